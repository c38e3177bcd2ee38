"""What a Workshop says of the Academy: the Protégé's board, Academy markers, what rooms do for a Trick."""

from collections.abc import Iterable
from typing import Final

from trickerion.language.speech import Count, Say, _, join, sayings
from trickerion.rules.academy.catalog import CLASSROOM, PRACTICE
from trickerion.words import names as n
from trickerion.words.academy.names import tile

FREE_SLOT, SUPPLY = _("free slot"), _("supply")
OWN_ONLY: Final = _("own ones only")

markers_head: Final = Say("{number} of each suit, 1 for the Academy")  # below the head of the Trick Markers


def set_aside(tricks: Iterable[tuple[str, str]]) -> str:
    """The Tricks that a Magician has set aside, with their Classrooms."""
    one = Say("*{trick}* ({room})")
    return Say("Set aside: {tricks}")(tricks=join(one(trick=n.trick(trick), room=tile(room)) for trick, room in tricks))


# ------------------------------------------------------------------ the line that matters on a Trick card


taught: Final = Say("{room}: {ways} a turn, not prepared")
room_prepares: Final = Count(
    "{room}: Prepare gives {number} marker for {points} {ap}",
    "{room}: Prepare gives {number} markers for {points} {ap}",
)
room_helps: Final = Say("{room}: {bonus}")

# ------------------------------------------------------------------ the sheet of a Trick that lacks nothing

PRINTED: Final = _("printed")
ON_STAGE: Final = _("One marker pays on stage")
TAUGHT_ELSEWHERE: Final = _("In another Classroom")
WOULD_PAY: Final = _("Taught, it would pay after the shows")
NO_CLASSROOM: Final = _("no free slot in a Classroom")
NO_WEEKDAY: Final = _("You are paid after the shows of every turn.\nThursday and Sunday change nothing.")
PAYS_BY_ITSELF: Final = _("Pays by itself, not prepared")
NOW: Final = _("now", "of a lesson")
WHERE: Final = sayings("a Trick", {CLASSROOM: "is taught in the {room}", PRACTICE: "practices in the {room}"})
"""Below its name: in a room of which type it is."""
more_offers: Final = Say("and {number} more")
