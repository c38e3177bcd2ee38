"""The Duel of Magicians in words."""

from functools import reduce
from typing import Final

from trickerion.language.speech import Say, _, join, signed, table
from trickerion.language.wording import Words
from trickerion.rules.catalog import SLOTS
from trickerion.rules.duel.catalog import TURN_SETUPS
from trickerion.rules.facts.duel import DuelFacts
from trickerion.words import names as n

_COVERS: Final = {
    **{
        (card, place): join(signed(SLOTS[slot].modifier) for slot in slots)
        for card, setup in TURN_SETUPS.items()
        for place, slots in setup.slots.items()
    },
    **{(card, "theater"): join(n.DAY[day] for day in setup.days) for card, setup in TURN_SETUPS.items()},
}
"""Slots of a Location that a Turn Setup card covers, the weekdays at the Theater: "+2 and 0"."""


def covered(card: str, locations: tuple[str, ...]) -> str:
    """Slots and weekdays that a Turn Setup card covers: "Downtown +1 and +0; Thursday and Saturday"."""
    at, both = Say("{location} {slots}"), Say("{first}; {then}", "covered")
    places = (place for place in locations if (card, place) in _COVERS)
    said = [at(location=n.LOCATION[place], slots=_COVERS[card, place]) for place in places]
    return reduce(lambda first, then: both(first=first, then=then), [*said, _COVERS[card, "theater"]])


# ------------------------------------------------------------------ Set-up

IN_SHORT: Final = (
    _(
        "Each turn a Turn Setup card covers two Character slots of each Location and two weekdays. You see the card "
        "of the next turn in advance. In return, the +1 slots that two players usually do without are open."
    ),
    _("The Duel has its own Performance cards, with printed markers to link with."),
    _(
        "The Duel is for exactly two players: it empties the other seats. It works with or without the Dark "
        "Alley, not with the Heir."
    ),
)

CLOSED_FOR: Final = table(
    "closed for",
    covered_this_turn="Covered this turn by the Turn Setup card",
    blocked="Blocked this turn",
    covered="Not used with so few players",
)
"""Reason why slots are closed (the module that closes them) -> the words before them."""

# ------------------------------------------------------------------ Turn Setup on the board

TURN_SETUP: Final = _("Turn Setup")
THIS_TURN, NEXT_TURN = _("This Turn", "Turn Setup"), _("Next Turn", "Turn Setup")
NO_NEXT: Final = _("The last turn:"), _("nothing follows")
"""In place of the next card, in two lines."""
numbered: Final = Say("Turn Setup {number}")  # a card of the deck, by its number
to_come: Final = Say("{number} to come")  # how many Turn Setup cards are left
NEXT_IN_PLANS: Final = _("Next", "turn, in two lines"), _("turn", "next, in two lines")
"""The row of the Assignment's sheet, in two lines."""
_EACH: Final = _("Each card closes two slots of each Location and two weekdays, for both players.")


def this_setup(facts: DuelFacts) -> Words:
    """The Turn Setup card of this turn: what it covers."""
    said = Say("Covered: {places}.")(places=covered(facts.current, facts.locations))
    return Words(_("Turn Setup: this turn"), (said, _EACH), "ui.duel")


def next_setup(facts: DuelFacts) -> Words:
    """The Turn Setup card of the next turn, which lies open: what it will cover."""
    said = Say("It will cover: {places}.")(places=covered(facts.coming, facts.locations))
    on_top = _("It is on top of the deck, so everybody sees what comes next.")
    return Words(_("Turn Setup: next turn"), (said, _EACH), "ui.duel", on_top)


def opens_next(facts: DuelFacts, location: str) -> str:
    """Slots of a Location that are covered next turn, in a sentence; "" where the cards cover nothing."""
    slots = _COVERS.get((facts.coming, location), "")
    return Say("Covered next turn: {slots}.")(slots=slots) if slots else ""


def covered_place(facts: DuelFacts, location: str) -> Words:
    """Covered slots of a Location, in the sheet between turns: now and, as far as is known, next turn."""
    now = Say("Covered this turn: *{slots}*.")(slots=_COVERS.get((facts.current, location), ""))
    return Words(n.LOCATION[location], tuple(filter(None, (now, opens_next(facts, location)))), f"location.{location}")
