"""The rectangles of the records of finished games."""

from __future__ import annotations

from typing import Final

from pygame import Rect

BACK: Final = Rect(1370, 944, 250, 56)
REPLAYS: Final = Rect(1110, 944, 250, 56)
FOOT_TEXT: Final = (304, 972)

KINDS: Final = Rect(300, 268, 650, 660)
MAGICIANS: Final = Rect(970, 268, 650, 444)
EVENINGS: Final = Rect(970, 728, 650, 200)

TABLE_HEAD: Final = 46
"""Height of a table's head, with its columns' names."""

GROUP_HEIGHT: Final = 42
KIND_HEIGHT: Final = 48
GROUP_GAP: Final = 22
MAGICIAN_HEIGHT: Final = 48
EVENING_HEIGHT: Final = 48

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


def group(number: int, lines: int) -> Rect:
    """The head of a group of kinds, each of so many lines."""
    top = KINDS.y + TABLE_HEAD + number * (GROUP_HEIGHT + lines * KIND_HEIGHT + GROUP_GAP)
    return Rect(KINDS.x + 12, top, KINDS.w - 24, GROUP_HEIGHT)


def kind(group_number: int, line: int, lines: int) -> Rect:
    """A line of a group."""
    head = group(group_number, lines)
    return Rect(head.x, head.bottom + line * KIND_HEIGHT, head.w, KIND_HEIGHT - 4)


def magician(number: int) -> Rect:
    """The line of a Magician."""
    top = MAGICIANS.y + TABLE_HEAD + 2 + number * MAGICIAN_HEIGHT
    return Rect(MAGICIANS.x + 12, top, MAGICIANS.w - 24, MAGICIAN_HEIGHT - 4)


def evening(number: int) -> Rect:
    """One of the best evenings."""
    top = EVENINGS.y + TABLE_HEAD + 2 + number * EVENING_HEIGHT
    return Rect(EVENINGS.x + 12, top, EVENINGS.w - 24, EVENING_HEIGHT - 4)


def watch(number: int) -> Rect:
    """The round button at the right end of an evening, which shows it again."""
    line = evening(number)
    return Rect(line.right - 42, line.y + 3, 38, 38)
