"""The rectangles of the records of finished games."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from pygame import Rect

BACK: Final = Rect(1370, 944, 250, 56)
REPLAYS: Final = Rect(1110, 944, 250, 56)
FOOT_TEXT: Final = (304, 972)
INVITATION: Final = Rect(300, 190, 1320, 720)
INVITATION_TEXT: Final = Rect(INVITATION.centerx - 340, INVITATION.y + 296, 680, 0)
INVITED: Final = Rect(INVITATION.centerx - 210, INVITATION.y + 470, 420, 70)

KINDS: Final = Rect(300, 268, 650, 660)
MAGICIANS: Final = Rect(970, 268, 650, 444)
EVENINGS: Final = Rect(970, 728, 650, 200)

TABLE_HEAD: Final = 46
"""Height of a table's head, with its columns' names."""

EVENING_HEIGHT: Final = 48


class Heights(NamedTuple):
    """How high the lines are: the head of a group, a kind, the gap after a group, a Magician."""

    group: int
    kind: int
    gap: int
    magician: int


_WIDE: Final = Heights(42, 48, 22, 48)
_DENSE: Final = Heights(32, 28, 6, 32)


def heights(sizes: Sequence[int]) -> Heights:
    """The most comfortable heights for groups of so many lines."""
    lines, groups, room = sum(sizes), len(sizes), KINDS.h - TABLE_HEAD - 4
    for found in (_WIDE, _DENSE):
        if groups * (found.group + found.gap) - found.gap + lines * found.kind <= room:
            return found
    line = (room - 4 * groups) // (lines + groups)
    return Heights(line, line, 4, _DENSE.magician)


COLUMNS: Final = (372, 446, 520, 600)
"""The middles of the columns of numbers, from the left edge of a table."""

_FIGURE_WIDTH: Final = 320
_FIGURE_STEP: Final = 333


def figure(number: int) -> Rect:
    """One of the four large numbers at the top."""
    return Rect(300 + _FIGURE_STEP * number, 146, _FIGURE_WIDTH, 104)


def column(table: Rect, number: int) -> Rect:
    """The name of a column of a table."""
    return Rect(table.x + COLUMNS[number] - 37, table.y + 4, 74, TABLE_HEAD - 8)


def group(heights: Heights, above: Sequence[int]) -> Rect:
    """The head of a group of kinds, below groups of so many lines."""
    top = KINDS.y + TABLE_HEAD + len(above) * (heights.group + heights.gap) + sum(above) * heights.kind
    return Rect(KINDS.x + 12, top, KINDS.w - 24, heights.group)


def kind(heights: Heights, above: Sequence[int], line: int) -> Rect:
    """A line of a group."""
    head = group(heights, above)
    return Rect(head.x, head.bottom + line * heights.kind, head.w, heights.kind - (4 if heights is _WIDE else 2))


def magician(heights: Heights, number: int) -> Rect:
    """The line of a Magician."""
    top = MAGICIANS.y + TABLE_HEAD + 2 + number * heights.magician
    return Rect(MAGICIANS.x + 12, top, MAGICIANS.w - 24, heights.magician - (4 if heights is _WIDE else 2))


def evening(number: int) -> Rect:
    """One of the best evenings."""
    top = EVENINGS.y + TABLE_HEAD + 2 + number * EVENING_HEIGHT
    return Rect(EVENINGS.x + 12, top, EVENINGS.w - 24, EVENING_HEIGHT - 4)


def watch(number: int) -> Rect:
    """The round button at the right end of an evening, which shows it again."""
    line = evening(number)
    return Rect(line.right - 42, line.y + 3, 38, 38)
