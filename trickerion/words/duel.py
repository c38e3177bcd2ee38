"""The Duel of Magicians in words."""

from collections.abc import Callable
from typing import Any

from trickerion.rules import events as e
from trickerion.rules.ask import TURN_SETUPS
from trickerion.rules.catalog import SLOTS
from trickerion.words import names as n
from trickerion.words.voice import Voice


def covered(card: str, locations: tuple[str, ...]) -> str:
    """What a Turn Setup card covers: "Downtown +1 and +0; Thursday and Saturday"."""
    setup = TURN_SETUPS[card]
    places = [
        f"{n.LOCATION[location]} {n.join(n.signed(SLOTS[slot].modifier) for slot in setup.slots[location])}"
        for location in locations
        if location in setup.slots
    ]
    return "; ".join((*places, n.join(n.DAY[day] for day in setup.days)))


def _laid(event: e.TurnSetupLaid, voice: Voice) -> str:
    days = n.join(n.DAY[day] for day in TURN_SETUPS[event.card].days)
    return f"Covered this turn: {days}, and two slots of each Location"


EVENTS: dict[type, Callable[[Any, Voice], str]] = {e.TurnSetupLaid: _laid}
"""The words of every class of events of the Duel."""
