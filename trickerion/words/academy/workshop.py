"""What a Workshop says of the Academy: the Protégé's board, Academy markers, what rooms do for a Trick."""

from collections.abc import Iterable
from typing import Final

from trickerion.rules.catalog import PROTEGE_POINTS, PROTEGE_WAGE, Yields
from trickerion.rules.facts.academy import LessonFacts
from trickerion.words import names as n
from trickerion.words.academy.names import tile

FREE_SLOT, SUPPLY = "free slot", "supply"
OWN_ONLY: Final = "own ones only"

# ------------------------------------------------------------------ the Protégé


def secret_adds(slot: int) -> tuple[int, int]:
    """Action Points and wage that the secret on a slot adds."""
    return PROTEGE_POINTS[slot + 1] - PROTEGE_POINTS[slot], PROTEGE_WAGE[slot + 1] - PROTEGE_WAGE[slot]


# ------------------------------------------------------------------ Academy markers


def markers_head(number: int) -> str:
    """Below the head of the Trick Markers."""
    return f"{number} of each suit, 1 for the Academy"


def set_aside(tricks: Iterable[tuple[str, str]]) -> str:
    """The Tricks that a Magician has set aside, with their Classrooms."""
    return "Set aside: " + n.join(f"*{n.trick(trick)}* ({tile(room)})" for trick, room in tricks)


# ------------------------------------------------------------------ the line that matters on a Trick card


def taught(room: str, pays: tuple[Yields, ...]) -> str:
    """Where a Trick is taught and what that pays."""
    return f"{tile(room)}: {n.join([n.yields(way) for way in pays], 'or')} a turn, not prepared"


def room_prepares(room: str, markers: int, points: int) -> str:
    """What Prepare is like in a Practice Room that makes it better."""
    return f"{tile(room)}: Prepare gives {n.plural(markers, 'marker')} for {points} {{ap}}"


def room_helps(room: str, bonus: str) -> str:
    """What another Practice Room does."""
    return f"{tile(room)}: {bonus}"


# ------------------------------------------------------------------ the sheet of a Trick that lacks nothing

PRINTED: Final = "printed"
ON_STAGE: Final = "One marker pays on stage"
TAUGHT_ELSEWHERE: Final = "In another Classroom"
WOULD_PAY: Final = "Taught, it would pay after the shows"
NO_CLASSROOM: Final = "no free slot in a Classroom"
NO_WEEKDAY: Final = "Paid after the shows, every turn.\nThursday and Sunday change nothing."
PAYS_BY_ITSELF: Final = "Pays by itself, not prepared"
NOW: Final = "now"


def where(room: LessonFacts) -> str:
    """Below the name of a Trick: in which room it is."""
    return f"is taught in the {tile(room.tile)}" if room.is_taught else f"practises in the {tile(room.tile)}"


def more_offers(number: int) -> str:
    return f"and {number} more"
