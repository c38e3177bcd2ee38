"""The Duel of Magicians in words."""

from collections.abc import Callable
from typing import Any, Final

from trickerion.rules import events as e
from trickerion.rules.ask import covered_next, duel_of, locations_of
from trickerion.rules.catalog import SLOTS
from trickerion.rules.duel.catalog import TURN_SETUPS
from trickerion.rules.state import GameState
from trickerion.words import names as n
from trickerion.words.voice import Voice
from trickerion.words.wording import Words, phrase


def covered(card: str, locations: tuple[str, ...]) -> str:
    """What a Turn Setup card covers: "Downtown +1 and +0; Thursday and Saturday"."""
    setup = TURN_SETUPS[card]
    places = [
        f"{n.LOCATION[location]} {n.join(n.signed(SLOTS[slot].modifier) for slot in setup.slots[location])}"
        for location in locations
        if location in setup.slots
    ]
    return "; ".join((*places, n.join(n.DAY[day] for day in setup.days)))


# ------------------------------------------------------------------ Set-up

IN_SHORT: Final = (
    "Each turn a Turn Setup card covers two Character slots of each Location and two weekdays. The card of the next "
    "turn lies open. In return the +1 slots are in use, which two players otherwise do without.",
    "The Performance cards are others, with printed markers to link with.",
    "Exactly two players: switched on, it empties the other seats. With or without the Dark Alley, not with the Heir.",
)

CLOSED_FOR: Final = {
    "covered_this_turn": "Covered this turn by the Turn Setup card",
    "blocked": "Blocked this turn",
    "covered": "Not used with so few players",
}
"""Why slots are closed (the module that closes them) -> what is said before them."""

# ------------------------------------------------------------------ Turn Setup on the board

TURN_SETUP, THIS_TURN, NEXT_TURN = "Turn Setup", "this turn", "next turn"
NO_NEXT: Final = ("The last turn:", "nothing follows")
"""In place of the next card, in two lines."""
numbered: Final = phrase("Turn Setup {number}")  # a card of the deck, by its number
to_come: Final = phrase("{number} to come")  # how many Turn Setup cards are left
NEXT_IN_PLANS: Final = ("Next", "turn")  # the row of the Assignment's sheet, in two lines
SHORT_DAY: Final = {"thursday": "Thu", "friday": "Fri", "saturday": "Sat", "sunday": "Sun"}


def turn_setup(state: GameState, card: str) -> Words:
    """A Turn Setup card that lies open: what it covers, and when."""
    is_now = card == duel_of(state).current
    body = (
        f"{'Covered' if is_now else 'It will cover'}: {covered(card, locations_of(state.options))}.",
        "Each card takes two slots of each Location and two weekdays out of use, for both players.",
    )
    note = "" if is_now else "It lies on top of the deck: everybody may see what comes next."
    return Words(f"Turn Setup: {THIS_TURN if is_now else NEXT_TURN}", body, "ui.duel", note)


def next_setup(state: GameState) -> Words:
    """What the Turn Setup card of the next turn covers, for those who plan."""
    return turn_setup(state, duel_of(state).deck[0])


def opens_next(state: GameState, location: str) -> str:
    """What of a Location is covered next turn, in a sentence; "" where the cards cover nothing."""
    covers = _covers(duel_of(state).deck[0], location)
    return f"Covered next turn: {covers}." if covers else ""


def _covers(card: str, location: str) -> str:
    """What of a Location a Turn Setup card covers, the weekdays at the Theater: "+2 and 0"."""
    setup = TURN_SETUPS[card]
    if location == "theater":
        return n.join(n.DAY[day] for day in setup.days)
    return n.join(n.signed(SLOTS[slot].modifier) for slot in setup.slots.get(location, ()))


def covered_place(state: GameState, location: str) -> Words:
    """What of a Location is covered, in the sheet between turns: now, and as far as it is known."""
    board = duel_of(state)
    now = f"Covered this turn: *{_covers(board.current, location)}*."
    coming = (opens_next(state, location),) if board.deck else ()
    return Words(n.LOCATION[location], (now, *coming), f"location.{location}")


def covered_slot(state: GameState, slot_id: str) -> Words:
    """A slot under the lid of a Turn Setup card: why, and whether it opens next turn."""
    place = SLOTS[slot_id]
    what = f"all of {n.DAY[place.day]}" if place.day else "this slot"
    body = (f"The Turn Setup card covers {what} this turn. Nobody can be placed here.", _opens(state, slot_id))
    icon = "ui.locked" if place.day else f"location.{place.location}"
    return Words(f"{n.slot(slot_id)}: covered this turn", tuple(filter(None, body)), icon)


def _opens(state: GameState, slot_id: str) -> str:
    if not duel_of(state).deck:
        return ""
    return "Next turn it is covered, too." if slot_id in covered_next(state) else "Next turn it is open."


# ------------------------------------------------------------------ the log


def _laid(event: e.TurnSetupLaid, voice: Voice) -> str:
    days = n.join(n.DAY[day] for day in TURN_SETUPS[event.card].days)
    return f"Covered this turn: {days}, and two slots of each Location"


EVENTS: dict[type, Callable[[Any, Voice], str]] = {e.TurnSetupLaid: _laid}
"""The words of every class of events of the Duel."""
