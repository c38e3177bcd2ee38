"""A placement of the Heir in words: its stance, where it goes, who goes, the slot and the Action Points."""

from __future__ import annotations

from trickerion.rules import events as e
from trickerion.rules.ask.heir import MOST_POINTS, PLANS, PRIORITIES, PlacementTold
from trickerion.rules.catalog import SLOTS
from trickerion.words import names as n
from trickerion.words.heir import STANCE
from trickerion.words.heir_entry import USES, Entry, Telling, first, gains, in_text, sentences


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
    body = sentences(
        f"{STANCE[told.stance]}: {listed}.",
        _contested(told),
        *(_in_vain(place) for place in told.passed),
        _chosen(told, reason).format(place=in_text(told.location)),
    )
    about = (f"priority.{told.location}", *(f"location.{place}" for place in told.contested or (told.location,)))
    return Entry(f"Where: {n.LOCATION[told.location]}", body, about, "contested")


_WHERE = {
    "by_priority": "So the first of the list where it still has somebody: {place}.",
    "magician_waits_no_longer": "Nothing else is possible: its Magician waits no longer for helpers.",
}


def _chosen(told: PlacementTold, reason: str) -> str:
    """Why this Location; of a single contested one nothing more has to be said."""
    if reason != "contested":
        return _WHERE[reason]
    if told.passed:
        return "So {place}."
    return "The first of these in the list is {place}." if len(told.contested) > 1 else ""


def _contested(told: PlacementTold) -> str:
    if not told.contested:
        return "Nothing is contested now."
    return f"Contested now: {n.join(n.LOCATION[place] for place in told.contested)}."


def _in_vain(location: str) -> str:
    if location == "theater":
        return "In the Theater no helper could set up a Trick now."
    return f"No slot is open in {in_text(location)}."


def _who(told: PlacementTold) -> Entry:
    number = len(told.others) + 1
    if not told.others:
        body = f"Its only Character for {in_text(told.location)}."
    elif told.location == "theater":
        body = f"Of {number} for the Theater: the Magician goes last, of the others the leftmost."
    else:
        body = f"The leftmost of its {number} Characters for {in_text(told.location)}."
    return Entry(f"Who: the {n.character(told.character)}", body, (f"character.{told.character}",), "contested")


def _slot(told: PlacementTold, telling: Telling) -> Entry:
    about = (f"slot.{told.slot}", f"character.{told.character}")
    slot = SLOTS[told.slot]
    if slot.is_performance:
        body = f"{_DAY_CHOICE} The Magician does nothing else there: the show comes in the Performance phase."
        return Entry(f"{n.DAY[slot.day]}, on the stage", body, about, "theater")
    if told.location == "workshop":
        return Entry("Workshop: nothing to do", "The Heir has no Workshop slots and no Action Points there.", about)
    uses = n.plural(told.uses, *USES[told.location])
    if told.location == "theater":
        head = f"{n.slot(told.slot)}, {told.points} {{ap}}: {uses}"
        body = f"{_DAY_CHOICE} {_sum(told)}, weekdays add nothing; its table gives {uses}."
        return Entry(head, sentences(body, _extra_fame(telling)), about, "points")
    head = f"Slot {n.signed(slot.modifier)}, {told.points} {{ap}}: {uses}"
    more = f"More than {MOST_POINTS} count as {MOST_POINTS} and bring 1 {{fame}}." if told.points > MOST_POINTS else ""
    table = "each point orders once" if told.location == "market_row" else f"its table gives {uses}"
    body = sentences("The highest open slot.", f"{_sum(told)}; {table}.", more, _extra_fame(telling))
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
    total = n.plural(told.points, "point")
    return f"{said} = {total}" if told.bonus or told.modifier or told.card else f"{total} of its own"


def _extra_fame(telling: Telling) -> str:
    """Fame of an ability when the Character was placed."""
    used = first(telling, e.AbilityUsed)
    return f"*{n.magician(used.magician)}*: {gains(telling)}." if used else ""


def nothing_possible(telling: Telling) -> Entry:
    """No placement: everybody left is Idle."""
    body = sentences(*(_in_vain(place) for place in telling.args), "All its Characters left stay Idle.")
    about = tuple(f"character.{event.character}" for event in telling.done if isinstance(event, e.CharacterIdle))
    return Entry("No placement is possible", body, about, "contested")
