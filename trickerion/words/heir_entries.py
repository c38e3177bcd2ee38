"""The Heir's decisions as entries of a list: the result as a head, the reason below it with the numbers that decided.

An entry is made from a step of the procedure (``HeirStep``) and from what came of it; before the step is taken nothing
has come of it yet, and the entry says what will be done. ``about`` names the pieces on the table that it speaks of.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, TypeVar

from trickerion.rules import events as e
from trickerion.rules.catalog import SLOTS, TRICKS
from trickerion.rules.events import Event, HeirStep
from trickerion.rules.heir.catalog import MOST_HIRED_APPRENTICES, MOST_POINTS, PLANS, PRIORITIES
from trickerion.rules.heir.downtown import ENOUGH_FAME, ENOUGH_TRICKS
from trickerion.rules.heir.telling import PlacementTold
from trickerion.words import names as n
from trickerion.words.heir import KIND, PLAN, STANCE


class Entry(NamedTuple):
    """One decision: head and body in block markup, the pieces it speaks of, the Workbook's place for its rule."""

    head: str
    body: str
    about: tuple[str, ...] = ()
    rule: str = ""


class Telling(NamedTuple):
    """What an entry is made from.

    ``events``: what came of the step, or None before it is taken; ``number``: how many dice its Character has used
    before, in the Downtown.
    """

    args: tuple[Any, ...]
    events: Sequence[Event] | None
    number: int = 0

    @property
    def done(self) -> Sequence[Event]:
        """What came of it, nothing before it is taken."""
        return self.events or ()


_Kind = TypeVar("_Kind")


def _first(telling: Telling, kind: type[_Kind]) -> _Kind | None:
    return next((event for event in telling.done if isinstance(event, kind)), None)


def _sentences(*parts: str) -> str:
    return " ".join(part for part in parts if part)


def _the(location: str) -> str:
    """In running text: "the Theater", but "Downtown"."""
    return "Downtown" if location == "downtown" else f"the {n.LOCATION[location]}"


def _gains(telling: Telling) -> str:
    """All Fame, Coins and Shards of a step in words: "3 {fame}, 1 {shard}"; "nothing"."""
    totals = [
        sum(event[1] for event in telling.done if isinstance(event, kind))
        for kind in (e.FameGained, e.CoinsGained, e.ShardsGained)
    ]
    return n.amounts(*totals)


# ------------------------------------------------------------------ a placement: stance, where, who, slot and points


def placement(telling: Telling, reason: str) -> list[Entry]:
    """The four decisions of a placement."""
    told = PlacementTold(*telling.args)
    return [_stance(told), _where(told, reason), _who(told), _slot(told, telling)]


def _stance(told: PlacementTold) -> Entry:
    level = f"level {n.LEVEL[told.level]}"
    if told.stance == "ready":
        body = f"Its plan is a performance card, and it has {n.plural(told.owned, 'Trick')} of {level}, its top level."
    elif PLANS[told.plan].kind == "setup":
        although = f", although it has {n.an('Trick')} of {level}" if told.owned else ""
        body = f"Its plan is a set-up card, so it is not Ready{although}."
    else:
        body = f"Its plan is a performance card, but it has no Trick of {level}, the highest that its Fame allows."
    return Entry(f"Stance: {STANCE[told.stance]}", body, ("stance", "plan"), "stance")


def _where(told: PlacementTold, reason: str) -> Entry:
    order = PRIORITIES[told.stance]
    listed = ", ".join(n.LOCATION[place] for place in order)
    body = _sentences(
        f"{STANCE[told.stance]}: {listed}.",
        _contested(told),
        *(_in_vain(place) for place in told.passed),
        _WHERE[reason].format(place=_the(told.location)),
    )
    about = (f"priority.{told.location}", *(f"location.{place}" for place in told.contested or (told.location,)))
    return Entry(f"Where: {n.LOCATION[told.location]}", body, about, "contested")


_WHERE = {
    "contested": "",
    "by_priority": "So the first of the list where it still has somebody: {place}.",
    "magician_waits_no_longer": "Nothing else is possible: its Magician waits no longer for helpers.",
}


def _contested(told: PlacementTold) -> str:
    if not told.contested:
        return "Nothing is contested now."
    return f"Contested now: {n.join(n.LOCATION[place] for place in told.contested)}."


def _in_vain(location: str) -> str:
    if location == "theater":
        return "In the Theater no helper could set up a Trick now."
    return f"No slot is open in {_the(location)}."


def _who(told: PlacementTold) -> Entry:
    number = len(told.others) + 1
    if not told.others:
        body = f"Its only Character for {_the(told.location)}."
    elif told.location == "theater":
        body = f"Of {number} for the Theater: the Magician goes last, of the others the leftmost."
    else:
        body = f"The leftmost of its {number} Characters for {_the(told.location)}."
    return Entry(f"Who: the {n.character(told.character)}", body, (f"character.{told.character}",), "contested")


_USES = {
    "downtown": ("die", "dice"),
    "market_row": ("Order", "Orders"),
    "dark_alley": ("special card", "special cards"),
    "theater": ("Trick Marker", "Trick Markers"),
}


def _slot(told: PlacementTold, telling: Telling) -> Entry:
    about = (f"slot.{told.slot}", f"character.{told.character}")
    slot = SLOTS[told.slot]
    if slot.is_performance:
        body = f"{_DAY_CHOICE} The Magician does nothing else there: the show comes in the Performance phase."
        return Entry(f"{n.DAY[slot.day]}, on the stage", body, about, "theater")
    if told.location == "workshop":
        return Entry("Workshop: nothing to do", "The Heir has no Workshop slots and no Action Points there.", about)
    uses = n.plural(told.uses, *_USES[told.location])
    if told.location == "theater":
        head = f"{n.slot(told.slot)}, {told.points} {{ap}}: {uses}"
        body = f"{_DAY_CHOICE} {_sum(told)}, weekdays add nothing; its table gives {uses}."
        return Entry(head, _sentences(body, _extra_fame(telling)), about, "points")
    head = f"Slot {n.signed(slot.modifier)}, {told.points} {{ap}}: {uses}"
    more = f"More than {MOST_POINTS} count as {MOST_POINTS} and bring 1 {{fame}}." if told.points > MOST_POINTS else ""
    table = "each point orders once" if told.location == "market_row" else f"its table gives {uses}"
    body = _sentences("The highest open slot.", f"{_sum(told)}; {table}.", more, _extra_fame(telling))
    return Entry(head, body, about, "points")


_DAY_CHOICE = "Its weekday: Ready the earliest, Busy the latest that is free; it keeps the one it has."


def _sum(told: PlacementTold) -> str:
    """Where the points come from: "2 own + 2 slot + 1 special card = 5 points"."""
    parts = [(told.own, "own"), (told.bonus, "by prophecy or ability"), (told.modifier, "slot"), (told.card, "card")]
    said = " ".join(
        f"{'' if index == 0 else '+ ' if number > 0 else '− '}{abs(number)} {word}"
        for index, (number, word) in enumerate(parts)
        if number or index == 0
    )
    return f"{said} = {n.plural(told.points, 'point')}"


def _extra_fame(telling: Telling) -> str:
    """Fame of an ability when the Character was placed."""
    used = _first(telling, e.AbilityUsed)
    return f"*{n.magician(used.magician)}*: {_gains(telling)}." if used else ""


def nothing_possible(telling: Telling) -> Entry:
    """No placement: everybody left is Idle."""
    body = _sentences(*(_in_vain(place) for place in telling.args), "All its Characters left stay Idle.")
    about = tuple(f"character.{event.character}" for event in telling.done if isinstance(event, e.CharacterIdle))
    return Entry("No placement is possible", body, about, "contested")


# ------------------------------------------------------------------ Downtown

_ORDINAL = ("First", "Second", "Third", "Fourth")


def _die(telling: Telling, what: str) -> str:
    return f"{_ORDINAL[min(telling.number, 3)]} die: {what}"


def _too_few_dice(telling: Telling) -> Entry:
    wanted, usable, die = telling.args
    rolled = _first(telling, e.DieRolled)
    body = _sentences(
        f"{n.plural(wanted, 'die', 'dice')} to use, and only {usable} {'shows' if usable == 1 else 'show'} something: "
        "one X die is rolled again, once; first the Trick dice, then Specialist, Bank, Apprentice.",
        f"Now it shows {n.face(rolled.die, rolled.face)}." if rolled else "",
    )
    return Entry(f"Once more: the {n.DIE_SHORT[die]}", body, (f"die.{die}",), "downtown")


def _trick(telling: Telling) -> Entry:
    level, owned, fame, die, candidates = telling.args
    why = f"{fame} Fame: level {n.LEVEL[level]}, "
    why += "always a new one." if fame >= ENOUGH_FAME else f"and it has {owned} of {ENOUGH_TRICKS}."
    cards = f"{n.plural(candidates, 'card')} to draw from by the {n.DIE_SHORT[die]}."
    learned = _first(telling, e.TrickLearned)
    about = (f"die.{die}", *((f"trick.{learned.trick}", "shopping") if learned else ()))
    return Entry(_die(telling, "a Trick"), _sentences(why, cards, _new_trick(telling)), about, "downtown")


def _new_trick(telling: Telling) -> str:
    learned, prepared = _first(telling, e.TrickLearned), _first(telling, e.TrickPrepared)
    if learned is None or prepared is None:
        return "The drawn one comes ready prepared."
    back, listed = _first(telling, e.TrickReturned), _first(telling, e.ShoppingListChanged)
    fame = TRICKS[learned.trick].yields.fame
    parts = [f"*{n.trick(learned.trick)}* ({fame} {{fame}}) with {n.plural(prepared.markers, 'Trick Marker')}"]
    parts += [f"{n.join(n.component(c) for c in listed.added)} on the Shopping List"] if listed else []
    said = "; ".join(parts) + "."
    return f"*{n.trick(back.trick)}*, the rightmost, goes back. {said}" if back else said


def _specialist(telling: Telling) -> Entry:
    kind = telling.args[0]
    body = f"The die shows the {n.CHARACTER[kind]}, and it has none: hired, joins at the end of the turn."
    return Entry(_die(telling, "a Specialist"), body, ("die.inn_specialist",), "downtown")


def _apprentice(telling: Telling) -> Entry:
    number = telling.args[0]
    body = f"Only {n.plural(number, 'Character')}: one more Apprentice, joins at the end of the turn."
    return Entry(_die(telling, "an Apprentice"), body, ("die.inn_apprentice",), "downtown")


def _last_apprentice(telling: Telling) -> Entry:
    number = telling.args[0]
    have = n.plural(number, "Apprentice") if number else "no Apprentice"
    body = f"The last step: it has {have} and room for {MOST_HIRED_APPRENTICES}. Joins at the end of the turn."
    return Entry(_die(telling, "an Apprentice"), body, ("die.inn_apprentice",), "downtown")


def _bank(telling: Telling) -> Entry:
    face, die = telling.args
    gained = _first(telling, e.CoinsGained)
    head = _die(telling, f"{gained[1] if gained else face} {{coin}}")
    return Entry(head, f"Of the Bank dice left the higher one; it shows {face}.", (f"die.{die}",), "downtown")


# ------------------------------------------------------------------ Market Row and Dark Alley


def _check_list(telling: Telling) -> Entry:
    sold, listed = telling.args
    about = ("shopping", *(f"component.{component}" for component in sold))
    if not listed:
        return Entry("The Shopping List is empty", "It needs no Component now.", about, "market_row")
    if not sold:
        body = f"None of its {n.plural(len(listed), 'type')} is for sale now."
        return Entry("Nothing leaves the list", body, about, "market_row")
    names = n.join(n.component(component) for component in sold)
    head = f"Off the list: {names}"
    body = "What lies on a Buy slot or the Quick Order slot counts as bought, without paying."
    return Entry(head, body, about, "market_row")


def _order(telling: Telling) -> Entry:
    wanted = telling.args[0]
    ordered = _first(telling, e.ComponentOrdered)
    head = f"An Order: {n.component(ordered.component)}" if ordered else "An Order"
    names = n.join((n.component(component) for component in wanted), "or")
    body = f"One type of the list that is on no Order slot yet, at random: {names}. Nothing is paid."
    about = ("shopping", *((f"order.{ordered.slot}",) if ordered else ()))
    return Entry(head, body, about, "market_row")


def _coin(telling: Telling) -> Entry:
    tossed, told = _first(telling, e.CoinTossed), _first(telling, e.FortuneTold)
    if tossed is None:
        return Entry("A coin", "Heads: the pending prophecies move one place clockwise.", ("prophecies",), "dark_alley")
    if not tossed.is_heads or told is None:
        return Entry("A coin: tails", "The pending prophecies stay where they are.", ("prophecies",), "dark_alley")
    exchanged = _first(telling, e.AbilityUsed)
    body = _sentences(
        "The pending prophecies move one place clockwise.",
        "The Priestess exchanges the next one for another of the pile." if exchanged else "",
        f"*{n.prophecy(told.pending[0])}* is next.",
    )
    return Entry("A coin: heads", body, ("prophecies",), "dark_alley")


def _fewest_cards(telling: Telling) -> Entry:
    deck, _, counts = telling.args
    drawn = _first(telling, e.CardDrawn)
    owned = ", ".join(f"{n.LOCATION[place]} {number}" for place, number in counts)
    body = _sentences(
        f"The fewest in its hand: {owned}; the first of equal ones.",
        f"It draws *{n.card(drawn.card)}*." if drawn and drawn.card else "",
    )
    return Entry(f"A special card: {n.LOCATION[deck]}", body, (f"deck.{deck}", "specials"), "dark_alley")


# ------------------------------------------------------------------ Theater

_CARD = {
    "own_marker": "Cards with its own markers come first.",
    "players_marker": "No card with its own markers takes it; one with yours comes next.",
    "leftmost": "No card that takes it has a marker of either side: the leftmost.",
    "doomed_card_only": "Only the card that leaves this turn has a place for it.",
    "pair": "two markers for this card, laid where both together earn most.",
}


def _markers(reason: str) -> Callable[[Telling], Entry]:
    def tell(telling: Telling) -> Entry:
        card, tricks, links, fame, shards = telling.args
        head = f"Set up: {n.trick(tricks[0])}"
        earns = f"{n.plural(links, 'Link')}, {n.amounts(fame, 0, shards)}" if links else ""
        slot = (
            f"Most Links, then Fame, then Shards: {earns}."
            if links
            else "No Link is possible: the first slot that takes it."
        )
        partner = f"With {n.trick(tricks[1])}:" if len(tricks) > 1 else ""
        body = _sentences(f"{n.performance_short(card)}.", partner, _CARD[reason], slot)
        return Entry(head, body, (f"card.{card}", *(f"trick.{trick}" for trick in tricks)), "theater")

    return tell


def _second_of_pair(telling: Telling) -> Entry:
    card, trick = telling.args
    gained = f"Now both have brought their Links: {_gains(telling)} with this one." if telling.done else ""
    body = _sentences(f"{n.performance_short(card)}: the second marker of the pair.", gained)
    return Entry(f"Set up: {n.trick(trick)}", body, (f"card.{card}", f"trick.{trick}"), "theater")


def _best_show(telling: Telling) -> Entry:
    card, fame, coins, shards, rivals = telling.args
    body = _sentences(
        f"It brings the most: {n.amounts(fame, coins, shards)}.",
        *(f"{n.performance_short(other)}: {n.amounts(*brings)}." for other, *brings in rivals),
        "Fame decides, then Shards, then Coins, then the leftmost." if rivals else "Its only card with own markers.",
    )
    about = (f"card.{card}", *(f"card.{other}" for other, *_ in rivals))
    return Entry(f"It performs in the {n.performance_short(card)}", body, about, "show")


# ------------------------------------------------------------------ the end of a Character's work


def _no_step_left(telling: Telling) -> Entry:
    location, left = telling.args
    body = f"No step is left that would bring anything: {n.plural(left, *_USES[location])} not used."
    return Entry("Done", body, (), location)


# ------------------------------------------------------------------ Advertise and Assignment


def _advertises(telling: Telling) -> Entry:
    gained = f" It gains {_gains(telling)}." if telling.done else ""
    return Entry("It advertises", f"Always, and without paying.{gained}", ("identity",), "advertise")


def _turn_up_plan(telling: Telling) -> Entry:
    turned = _first(telling, e.PlanTurnedUp)
    if turned is None:
        body = "You have assigned: last week’s plan card leaves, and the next one is turned up."
        return Entry("The next plan card", body, ("plan",), "assignment")
    kind = KIND[PLANS[turned.plan].kind]
    body = f"{n.an(kind).capitalize()}. Its icons belong to the Characters in line, from left to right."
    return Entry(f"Its plan: {PLAN[turned.plan]}", body, ("plan",), "assignment")


def _icon(telling: Telling) -> Entry:
    number, character, location, is_special = telling.args
    body = f"For the {n.character(character)}."
    if is_special:
        body = (
            f"A red icon: a special card, of several the one drawn first, for the {n.character(character)}: +1 {{ap}}."
        )
    return Entry(
        f"Icon {number}: {n.LOCATION[location]}", body, (f"icon.{number}", f"character.{character}"), "assignment"
    )


def _no_special_card(telling: Telling) -> Entry:
    location, character, number = telling.args
    wanted = f"a special {n.LOCATION[location]} card"
    body = f"It asks for {wanted}, and the hand holds none: the {n.character(character)} stays Idle."
    return Entry(f"Icon {number}: nobody", body, (f"icon.{number}", f"character.{character}"), "assignment")


def _all_icons_served(telling: Telling) -> Entry:
    left = telling.args[0]
    body = "Every Character in line has had its icon."
    if left > 0:
        stay = "stays" if left == 1 else "stay"
        body = f"{n.plural(left, 'Character')} in line without an icon {stay} Idle."
    return Entry("Assigned", body, ("plan",), "assignment")


# ------------------------------------------------------------------ End Turn


def by_itself(event: Event) -> Entry | None:
    """What happens to the Heir without a decision: Coins into Fame, new Characters, Tricks on a card that leaves."""
    if isinstance(event, e.CoinsExchanged):
        body = "In place of wages each full ten Coins become Fame."
        return Entry(f"{event.coins} {{coin}} become {event.fame} {{fame}}", body, ("identity",), "end_turn")
    if isinstance(event, e.CharacterJoined):
        body = "Hired this turn. The line is: Magician, Specialists, Apprentices."
        return Entry(f"The {n.character(event.character)} joins", body, (f"character.{event.character}",), "end_turn")
    if isinstance(event, e.TrickPaid):
        brings = n.amounts(event.fame, event.coins, event.shards)
        body = "It lay on the card that leaves: 1 Fame and 1 Coin less than its Yields, and the marker comes home."
        return Entry(f"{n.trick(event.trick)}: {brings}", body, (f"trick.{event.trick}",), "end_turn")
    return None


# ------------------------------------------------------------------ all steps

PLACEMENTS = ("contested", "by_priority", "magician_waits_no_longer")

_ENTRIES: dict[str, Callable[[Telling], Entry]] = {
    "nothing_possible": nothing_possible,
    "too_few_dice": _too_few_dice,
    "trick": _trick,
    "specialist": _specialist,
    "apprentice": _apprentice,
    "last_apprentice": _last_apprentice,
    "bank": _bank,
    "check_list": _check_list,
    "order": _order,
    "coin": _coin,
    "fewest_cards": _fewest_cards,
    **{reason: _markers(reason) for reason in _CARD},
    "second_of_pair": _second_of_pair,
    "best_show": _best_show,
    "no_step_left": _no_step_left,
    "always_advertises": _advertises,
    "turn_up_plan": _turn_up_plan,
    "icon": _icon,
    "no_special_card": _no_special_card,
    "all_icons_served": _all_icons_served,
}


SILENT = ("all_used",)
"""Steps without an entry: that everything is done is seen from the entries before."""


def entries(step: HeirStep, events: Sequence[Event] | None, number: int = 0) -> list[Entry]:
    """The entries of a step: four for a placement, none for a silent one, one for anything else."""
    telling = Telling(step.args, events, number)
    if step.reason in PLACEMENTS:
        return placement(telling, step.reason)
    return [] if step.reason in SILENT else [_ENTRIES[step.reason](telling)]
