"""The rectangles of the records of finished games."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from pygame import Rect

from trickerion.ui.flow import Column, Row, within

BACK: Final = Rect(1370, 944, 250, 56)
REPLAYS: Final = Rect(1110, 944, 250, 56)
FOOT_TEXT: Final = (304, 972)
INVITATION: Final = Rect(300, 190, 1320, 720)
INVITATION_TEXT: Final = within(INVITATION, top=296, width=680, height=0)
INVITED: Final = within(INVITATION, top=470, width=420, height=70)
KEPT: Final = within(INVITATION, top=582, width=1000, height=36)
PROGRAMME: Final = within(INVITATION, top=626, width=420, height=62)

EXPORT: Final = Rect(850, 944, 250, 56)
TABS: Final = Rect(1060, 77, 576, 42)

KINDS: Final = Rect(300, 268, 650, 660)
MAGICIANS: Final = Rect(970, 268, 650, 444)
TO_COME: Final = within(KINDS, left=12, right=12, bottom=8, height=176)
TO_COME_HEAD: Final = within(TO_COME, left=12, right=12, top=6, height=32)
RESTING: Final = within(MAGICIANS, left=20, right=12, bottom=8, height=34)
EVENINGS: Final = Rect(970, 728, 650, 200)

STRENGTH: Final = Rect(300, 268, 650, 226)
SCALE: Final = Rect(340, 346, 570, 60)
STRENGTH_TEXT: Final = Rect(322, 424, 606, 62)
LEVELS: Final = Rect(300, 508, 650, 420)
PEOPLE: Final = Rect(970, 268, 650, 660)
SHORT_PEOPLE: Final = Rect(970, 268, 650, 318)
AGAINST: Final = Rect(970, 602, 650, 326)
GAMES_X: Final = 330
"""The middle of the number of games, from the left edge of a line."""

OPENING_TRICKS: Final = Rect(300, 268, 650, 660)
OPENING_SPECIALISTS: Final = Rect(970, 268, 650, 318)
BY_TURN_3: Final = Rect(970, 602, 650, 326)

SOURCES: Final = Rect(300, 268, 650, 660)
OLDER: Final = (320, 906)
NOT_TOLD: Final = Rect(330, 330, 590, 120)
LINES: Final = Rect(970, 268, 650, 316)
LINES_PLOT: Final = Rect(1000, 346, 590, 178)
LINES_NOTE: Final = (990, 556)
FEATS: Final = Rect(970, 600, 650, 328)
LEFT: Final = (990, 792)
LEFT_BARS: Final = Rect(1000, 836, 590, 62)

TABLE_HEAD: Final = 46
"""Height of a table's head, with its columns' names."""

EVENING_HEIGHT: Final = 48


class Heights(NamedTuple):
    """Heights of the lines: the head of a group, a kind, the gap after a group."""

    group: int
    kind: int
    gap: int


_WIDE: Final = Heights(42, 48, 22)
_DENSE: Final = Heights(32, 28, 6)
_LEAST_LINE: Final = 22
_MAGICIAN_HEIGHTS: Final = (48, 40, 32)


def heights(sizes: Sequence[int], room: int = KINDS.h - TABLE_HEAD) -> Heights:
    """The most comfortable heights for groups of so many lines in a room of that height."""
    lines, groups, room = max(1, sum(sizes)), len(sizes), room - 4
    for found in (_WIDE, _DENSE):
        if groups * (found.group + found.gap) - found.gap + lines * found.kind <= room:
            return found
    line = (room - 4 * groups) // (lines + groups)
    return Heights(line, line, 4)


def heights_above_invitation(sizes: Sequence[int]) -> Heights | None:
    """The heights of groups of so many lines with the invitation below them; None where that leaves no room to read."""
    found = heights(sizes, KINDS.h - TABLE_HEAD - TO_COME.h - 8)
    return found if found.kind >= _LEAST_LINE else None


def magician_height(lines: int, *, has_rest: bool) -> int:
    """The most comfortable height of a Magician's line, above the row of those who were not on stage yet."""
    room = MAGICIANS.h - TABLE_HEAD - 4 - (RESTING.h + 4 if has_rest else 0)
    return next(height for height in _MAGICIAN_HEIGHTS if lines * height <= room)


COLUMNS: Final = (372, 483, 606)
"""The middles of the columns, from the left edge of a table: games, the share of wins, Fame."""

_COLUMN_WIDTHS: Final = (74, 148, 74)

_FIGURE_WIDTH: Final = 320
_FIGURE_STEP: Final = 333


def figure(number: int) -> Rect:
    """Place of that number among the four large figures at the top."""
    return Rect(300 + _FIGURE_STEP * number, 146, _FIGURE_WIDTH, 104)


def column(table: Rect, number: int) -> Rect:
    """The name of a column of a table."""
    width = _COLUMN_WIDTHS[number]
    return Rect(table.x + COLUMNS[number] - width // 2, table.y + 4, width, TABLE_HEAD - 8)


def share(table: Rect, row: Rect) -> Rect:
    """The picture of the share of wins in a line of a table."""
    return Rect(table.x + COLUMNS[1] - 78, row.y, 156, row.h)


def group(heights: Heights, above: Sequence[int]) -> Rect:
    """The head of a group of kinds, below groups of so many lines."""
    top = KINDS.y + TABLE_HEAD + len(above) * (heights.group + heights.gap) + sum(above) * heights.kind
    return Rect(KINDS.x + 12, top, KINDS.w - 24, heights.group)


def kind(heights: Heights, above: Sequence[int], line: int) -> Rect:
    """A line of a group."""
    head = group(heights, above)
    return Rect(head.x, head.bottom + line * heights.kind, head.w, heights.kind - (4 if heights is _WIDE else 2))


def magician(height: int, number: int) -> Rect:
    """The line of a Magician; each line has that height."""
    top = MAGICIANS.y + TABLE_HEAD + 2 + number * height
    return Rect(MAGICIANS.x + 12, top, MAGICIANS.w - 24, height - 2)


def resting(number: int) -> Rect:
    """The sign of a Magician who was not on stage yet, from the right."""
    return within(RESTING, right=4 + 34 * number, width=30, height=30)


def to_come(number: int) -> Rect:
    """A kind of game in the invitation, in rows of three."""
    down, across = divmod(number, 2)
    row = Column(within(TO_COME, left=12, right=12, top=38), 2).cell(down, 32)
    return Row(row, 8).cell(across, 292)


def evening(number: int) -> Rect:
    """Line of that number in the list of the best evenings."""
    top = EVENINGS.y + TABLE_HEAD + 2 + number * EVENING_HEIGHT
    return Rect(EVENINGS.x + 12, top, EVENINGS.w - 24, EVENING_HEIGHT - 4)


def watch(number: int) -> Rect:
    """The round button at the right end of an evening, which shows it again."""
    line = evening(number)
    return within(line, right=4, top=3, width=38, height=38)


def head(table: Rect) -> tuple[int, int]:
    """Start of the title of a panel."""
    return table.x + 20, table.y + TABLE_HEAD // 2


def line(table: Rect, number: int) -> Rect:
    """A line of the panels about rivals."""
    return Rect(table.x + 12, table.y + TABLE_HEAD + 2 + 52 * number, table.w - 24, 46)


def lines_in(table: Rect) -> int:
    """Number of lines that a panel about rivals has room for."""
    return (table.h - TABLE_HEAD - 4) // 52


def share_in(row: Rect) -> Rect:
    """The picture of the share of wins in such a line."""
    return within(row, left=372, width=240)


def source(number: int) -> Rect:
    """The bar of a kind of source."""
    return Column(within(SOURCES, left=16, right=16, top=54), 8).cell(number, 44)


def feat(number: int) -> Rect:
    """The best that was done."""
    return Column(within(FEATS, left=12, right=12, top=48), 4).cell(number, 56)
