"""Where the Characters, the Protégé's board and the Workshop slots lie in a Workshop of a game with the Academy."""

from typing import Final

from pygame import Rect

from trickerion.scenes.workshop.layout import LACKS, TeamPlaces
from trickerion.ui.flow import within

PROTEGE: Final = Rect(1158, 784, 226, 284)
TEAM: Final = TeamPlaces(
    tuple(Rect(336 + 88 * number, 818, 84, 246) for number in range(8)),
    Rect(1046, 788, 106, 278),
    Rect(1057, 818, 84, 246),
    Rect(1392, 788, 116, 278),
    (Rect(1412, 840, 76, 76), Rect(1412, 930, 76, 76)),
)

_SECRET, _SECRET_STEP = within(PROTEGE, left=10, bottom=8, width=156, height=77), 81
NEXT_LINE: Final = 32  # between the lines of the sheet
FIRST_LINE: Final = LACKS.y + 94
LAST_LINE: Final = LACKS.bottom - 84


def secret_place(slot: int) -> Rect:
    """A slot of the Protégé's board, counted from below."""
    return _SECRET.move(0, -_SECRET_STEP * slot)


def hanging(card: Rect) -> tuple[int, int]:
    """The middle of the Academy marker in the picture of a Trick card."""
    return card.right - 94, card.y + 28


def in_supply(box: Rect) -> tuple[int, int]:
    """The middle of the Academy marker in the box of its suit."""
    return box.right - 36, box.centery + 3


def suit_markers(box: Rect, number: int) -> list[tuple[int, int]]:
    """The middles of the Trick Markers in that box, left of the line before the Academy marker."""
    return [(box.x + 30 + 38 * place, box.centery + 1) for place in range(number)]
