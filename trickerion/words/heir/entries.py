"""The Heir's decisions as entries of a list: the result as a head, below it the reason with its numbers."""

from collections.abc import Callable, Sequence

from trickerion.rules import events as e
from trickerion.rules.ask.heir import PlacementFacts
from trickerion.rules.catalog import SLOTS
from trickerion.rules.events import Event, HeirStep
from trickerion.rules.heir.catalog import ABILITIES, ALL_PLANS, MOST_POINTS
from trickerion.words import names as n
from trickerion.words.heir import KIND, PLAN, STANCE, list_of
from trickerion.words.heir.at_academy import AT_ACADEMY, lesson_paid
from trickerion.words.heir.at_work import AT_WORK
from trickerion.words.heir.entry import USES, Entry, Outcome, bent_by, first, gains, in_line, sentences
from trickerion.words.wording import card_text

# ------------------------------------------------------------------ a placement: four decisions


def placement(outcome: Outcome, reason: str) -> list[Entry]:
    """The four decisions of a placement; one line for a visit in which there is nothing to do."""
    facts = PlacementFacts(*outcome.args)
    if facts.location == "workshop":
        return [empty_visit(facts, _NO_WORKSHOP)]
    return [_stance(facts), _where(facts, reason), _who(facts), _slot(facts, outcome)]


_NO_WORKSHOP = "In the Workshop it has nothing to do."


def empty_visit(facts: PlacementFacts, why: str) -> Entry:
    """A visit in one line: where, who, and why nothing comes of it."""
    head = f"{n.LOCATION[facts.location]}: the {n.character(facts.character)}, for nothing"
    body = sentences(f"{STANCE[facts.stance]}.", _contested(facts), *map(_in_vain, facts.passed), why)
    return Entry(head, body, (f"character.{facts.character}", f"slot.{facts.slot}"), "contested")


def _stance(facts: PlacementFacts) -> Entry:
    level = f"level {n.LEVEL[facts.level]}"
    if facts.stance == "ready":
        body = f"Its plan is a performance card, and it has {n.plural(facts.owned, 'Trick')} of {level}, its top level."
    elif ALL_PLANS[facts.plan].kind == "setup":
        although = f", although it has {n.an('Trick')} of {level}" if facts.owned else ""
        body = f"Its plan is a set-up card, so it is not Ready{although}."
    else:
        body = f"Its plan is a performance card, but it has no Trick of {level}, the highest that its Fame allows."
    return Entry(f"Stance: {STANCE[facts.stance]}", body, ("stance", "plan"), "stance")


def _where(facts: PlacementFacts, reason: str) -> Entry:
    listed = ", ".join(n.LOCATION[place] for place in list_of(facts))
    body = sentences(
        f"Its list when {STANCE[facts.stance]}: {listed}.",
        _contested(facts),
        *(_in_vain(place) for place in facts.passed),
        _chosen(facts, reason).format(place=n.in_text(facts.location)),
    )
    about = (f"priority.{facts.location}", *(f"location.{place}" for place in facts.contested or (facts.location,)))
    return Entry(f"Where: {n.LOCATION[facts.location]}", body, about, "contested")


_WHERE = {
    "by_priority": "So the first of the list where it still has somebody: {place}.",
    "magician_waits_no_longer": "Nothing else is possible: its Magician waits no longer for helpers.",
}


def _chosen(facts: PlacementFacts, reason: str) -> str:
    """Why this Location; of a single contested one nothing more has to be said."""
    if reason != "contested":
        return _WHERE[reason]
    if facts.passed:
        return "So {place}."
    return "The first of these in the list is {place}." if len(facts.contested) > 1 else ""


def _contested(facts: PlacementFacts) -> str:
    if not facts.contested:
        return "Nothing is contested now."
    return f"Contested, as both sides are still to come: {n.join(n.LOCATION[place] for place in facts.contested)}."


def _in_vain(location: str) -> str:
    if location == "theater":
        return "In the Theater no helper could set up a Trick now."
    return f"No slot is open in {n.in_text(location)}."


def _who(facts: PlacementFacts) -> Entry:
    number = len(facts.others) + 1
    if not facts.others:
        body = f"Its only Character for {n.in_text(facts.location)}."
    elif facts.location == "theater":
        body = f"Of {number} for the Theater: the Magician goes last, of the others the leftmost."
    else:
        body = f"The leftmost of its {number} Characters for {n.in_text(facts.location)}."
    return Entry(f"Who: the {n.character(facts.character)}", body, (f"character.{facts.character}",), "contested")


def _slot(facts: PlacementFacts, outcome: Outcome) -> Entry:
    about = (f"slot.{facts.slot}", f"character.{facts.character}")
    slot = SLOTS[facts.slot]
    if slot.is_performance:
        body = f"{_DAY_CHOICE} The Magician does nothing else there: the show comes in the Performance phase."
        return Entry(f"{n.DAY[slot.day]}, on the stage", body, about, "theater")
    uses = n.plural(facts.uses, *USES[facts.location])
    if facts.location == "theater":
        head = f"{n.slot(facts.slot)}, {facts.points} {{ap}}: {uses}"
        body = f"{_DAY_CHOICE} {_sum(facts)}, weekdays add nothing; its table gives {uses}."
        return Entry(head, sentences(body, _extra_fame(outcome)), about, "points")
    head = f"Slot {n.signed(slot.modifier)}, {facts.points} {{ap}}: {uses}"
    more = f"More than {MOST_POINTS} count as {MOST_POINTS} and bring 1 {{fame}}." if facts.points > MOST_POINTS else ""
    table = "each point orders once" if facts.location == "market_row" else f"its table gives {uses}"
    body = sentences("The highest open slot.", f"{_sum(facts)}; {table}.", more, _extra_fame(outcome))
    return Entry(head, body, about, "points")


_DAY_CHOICE = "Its weekday: Ready the earliest, Busy the latest that is free; it keeps the one it has."


def _sum(facts: PlacementFacts) -> str:
    """Where the points come from: "2 own + 2 slot + 1 special card = 5 points"."""
    own, bonus, slot, card = facts.own, facts.bonus, facts.modifier, facts.card
    parts = [(own, "own"), (bonus, f"by {bent_by(facts.by)}"), (slot, "slot"), (card, "card")]
    text = " ".join(
        f"{'' if index == 0 else '+ ' if number > 0 else '− '}{abs(number)} {word}"
        for index, (number, word) in enumerate(parts)
        if number or index == 0
    )
    total = n.plural(facts.points, "point")
    return f"{text} = {total}" if bonus or slot or card else f"{total} of its own"


def _extra_fame(outcome: Outcome) -> str:
    """Fame of an ability when the Character was placed."""
    used = first(outcome, e.AbilityUsed)
    return f"*{n.magician(used.magician)}*: {gains(outcome)}." if used else ""


def nothing_possible(outcome: Outcome) -> Entry:
    """No placement: everybody left is Idle."""
    body = sentences(*(_in_vain(place) for place in outcome.args), "All its Characters left stay Idle.")
    about = tuple(f"character.{event.character}" for event in outcome.done if isinstance(event, e.CharacterIdle))
    return Entry("No placement is possible", body, about, "contested")


# ------------------------------------------------------------------ Advertise and Assignment


def _advertises(outcome: Outcome) -> Entry:
    gained = f" It gains {gains(outcome)}." if outcome.done else ""
    return Entry("It advertises", f"Always, and without paying.{gained}", ("identity",), "advertise")


def _turn_up_plan(outcome: Outcome) -> Entry:
    turned = first(outcome, e.PlanTurnedUp)
    if turned is None:
        body = "You have assigned: the plan card of this turn is turned up."
        return Entry("The next plan card", body, ("plan",), "assignment")
    kind = KIND[ALL_PLANS[turned.plan].kind]
    body = f"{n.an(kind).capitalize()}. Its icons belong to the Characters in line, from left to right."
    return Entry(f"Its plan: {PLAN[turned.plan]}", body, ("plan",), "assignment")


def _icon(outcome: Outcome) -> Entry:
    number, character, location, is_special = outcome.args
    body = f"For the {in_line(number, character)}."
    if is_special:
        whose = in_line(number, character)
        body = f"A red icon: a special card, of several the one drawn first, for the {whose}: +1 {{ap}}."
    return Entry(
        f"Icon {number}: {n.LOCATION[location]}", body, (f"icon.{number}", f"character.{character}"), "assignment"
    )


def _no_special_card(outcome: Outcome) -> Entry:
    location, character, number = outcome.args
    wanted = f"a special {n.LOCATION[location]} card"
    body = f"It asks for {wanted}, and the hand holds none: the {in_line(number, character)} stays Idle."
    return Entry(f"Icon {number}: nobody", body, (f"icon.{number}", f"character.{character}"), "assignment")


def _all_icons_served(outcome: Outcome) -> Entry:
    left = outcome.args[0]
    body = "Every Character in line has had its icon."
    if left > 0:
        stay = "stays" if left == 1 else "stay"
        body = f"{n.plural(left, 'Character')} in line without an icon {stay} Idle."
    return Entry("Assigned", body, ("plan",), "assignment")


# ------------------------------------------------------------------ Performance and End Turn


def _best_show(outcome: Outcome) -> Entry:
    card, fame, coins, shards, rivals = outcome.args
    body = sentences(
        f"It brings the most: {n.amounts(fame, coins, shards)}.",
        *(f"{outcome.card(other)}: {n.amounts(*brings)}." for other, *brings in rivals),
        "Fame decides, then Shards, then Coins, then the leftmost."
        if rivals
        else "Its only card with markers of its own.",
        helpers_add(helpers_bonus(outcome.seat, outcome.done)),
    )
    about = (f"card.{card}", *(f"card.{other}" for other, *_ in rivals))
    return Entry(f"It performs {n.in_theater(card, outcome.row)}", body, about, "show")


def helpers_bonus(seat: int, events: Sequence[Event]) -> tuple[int, int, int]:
    """Fame, Coins and Shards that the helpers backstage have brought in a show."""
    paid = [x for x in events if isinstance(x, e.PerformerRewarded) and (x.seat, x.kind) == (seat, "helper")]
    return sum(x.fame for x in paid), sum(x.coins for x in paid), sum(x.shards for x in paid)


def helpers_add(bonus: tuple[int, int, int]) -> str:
    """That the helpers backstage bring the same whichever card is chosen; "" without any."""
    return f"Helpers backstage add {n.amounts(*bonus)} to any card." if any(bonus) else ""


def by_itself(event: Event) -> Entry | None:
    """What happens to the Heir without a decision: Coins into Fame, new Characters, Tricks on a card that leaves."""
    if isinstance(event, e.CoinsExchanged):
        body = "In place of wages each full ten Coins become Fame."
        return Entry(f"{event.coins} {{coin}} become {event.fame} {{fame}}", body, ("identity",), "end_turn")
    if isinstance(event, e.CharacterJoined):
        body = "Hired this turn. Specialists stand in line before the Apprentices, all the others before them."
        return Entry(f"The {n.character(event.character)} joins", body, (f"character.{event.character}",), "end_turn")
    if isinstance(event, e.TrickPaid):
        brings = n.amounts(event.fame, event.coins, event.shards)
        body = "It lay on the card that leaves: 1 Fame and 1 Coin less than its Yields, and the marker comes home."
        return Entry(f"{n.trick(event.trick)}: {brings}", body, (f"trick.{event.trick}",), "end_turn")
    if isinstance(event, e.LessonPaid):
        return lesson_paid(event)
    if isinstance(event, e.CoinsGained) and event.source in ABILITIES:
        head = f"{n.magician(event.source)}: {n.amounts(coins=event.amount)}"
        return Entry(head, card_text(ABILITIES[event.source]), ("identity",), "end_turn")
    return None


# ------------------------------------------------------------------ all steps

PLACEMENTS = ("contested", "by_priority", "magician_waits_no_longer")

_ENTRIES: dict[str, Callable[[Outcome], Entry]] = {
    "nothing_possible": nothing_possible,
    **AT_WORK,
    **AT_ACADEMY,
    "best_show": _best_show,
    "always_advertises": _advertises,
    "turn_up_plan": _turn_up_plan,
    "icon": _icon,
    "no_special_card": _no_special_card,
    "all_icons_served": _all_icons_served,
}
"""By the reason of a step, but for placements."""

SILENT = ("all_used",)
"""Steps without an entry: that everything is done is seen from the entries before."""


def entries(step: HeirStep, events: Sequence[Event] | None, number: int = 0, row: tuple[str, ...] = ()) -> list[Entry]:
    """The entries of a step: four for a placement, none for a silent one, else one; before it what was skipped."""
    outcome = Outcome(step.seat, step.args, events, number, row)
    if step.reason in PLACEMENTS:
        return placement(outcome, step.reason)
    told = [reason for reason in (step.skipped, step.reason) if reason and reason not in SILENT]
    return [_ENTRIES[reason](outcome) for reason in told]
