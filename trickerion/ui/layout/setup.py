"""The rectangles of the Set-up scene."""

from typing import Final

from pygame import Rect

from trickerion.ui.flow import Column, within

WEEK: Final = Rect(1310, 9, 452, 38)
SEATS: Final = Rect(10, 62, 574, 662)
CHOOSING: Final = Rect(596, 62, 1314, 46)
MODULES: Final = Rect(10, 734, 640, 336)
RULES: Final = Rect(660, 734, 760, 336)
START: Final = Rect(1430, 734, 480, 336)

_SEAT = Rect(24, 112, 546, 144)
_SEAT_STEP = 152
_POSTER = Rect(596, 154, 320, 280)
_COLUMN_STEP, _POSTER_STEP = 331, 290
_MODULE = Rect(24, 784, 612, 50)
_MODULE_STEP = 55
_ONE_COLUMN = 3


def seat_row(seat: int) -> Rect:
    """The row of a seat, 0 to 3."""
    return _SEAT.move(0, _SEAT_STEP * seat)


def seat_disk(seat: int) -> tuple[int, int]:
    """The middle of the seat's disk, 84 px wide."""
    row = seat_row(seat)
    return row.x + 58, row.y + 62


def name_entry(seat: int) -> Rect:
    """The line in which the name is typed."""
    row = seat_row(seat)
    return within(row, left=116, top=10, width=208, height=36)


def colour_choice(seat: int, number: int) -> Rect:
    """Emblem of that number, of the four for the seat's colour."""
    row = seat_row(seat)
    return Rect(0, 0, 44, 44).move(row.right - 176 + 48 * number - 22, row.y + 8)


def magician_line(seat: int) -> Rect:
    """The line with the seat's Magician; a click lets the seat choose."""
    row = seat_row(seat)
    return within(row, left=112, right=8, top=50, height=34)


def seat_note(seat: int) -> Rect:
    """Below the Magician, in place of the kind: a sentence about a seat that has no choice."""
    row = seat_row(seat)
    return within(row, left=116, right=14, top=88, bottom=8)


def handicap(seat: int) -> Rect:
    """The button below the seat's disk that opens the handicap."""
    row = seat_row(seat)
    return within(row, left=8, top=111, width=100, height=26)


HANDICAP_SHEET: Final = Rect(510, 250, 900, 560)


def handicap_row(number: int) -> Rect:
    """A row of the sheet with the handicap of a seat."""
    return Column(within(HANDICAP_SHEET, left=40, right=40, top=160), 10).cell(number, 76)


LEVEL_WIDTH: Final = 176


def level_choice(seat: int) -> Rect:
    """The level of a computer player, at the right end of that line."""
    line = magician_line(seat)
    return Rect(line.right - LEVEL_WIDTH - 6, line.y + 2, LEVEL_WIDTH, 30)


def level_line(seat: int) -> Rect:
    """Line below the level that says what the level means."""
    row = seat_row(seat)
    return within(row, left=120, right=8, top=83, height=20)


def kind_control(seat: int) -> Rect:
    """Person, Computer, Empty."""
    row = seat_row(seat)
    return within(row, left=116, right=14, top=105, height=34)


TABLES: Final = within(SEATS, right=14, top=10, width=236, height=34)
"""Players against each other, or one against the Heir."""

HEIR: Final = _SEAT.move(0, _SEAT_STEP).union(_SEAT.move(0, 3 * _SEAT_STEP))
"""The Heir's place in the solo game: the room of the other three seats."""
DIFFICULTY: Final = within(HEIR, left=208, top=82, width=330, height=36)
_HEIR_ROW = Rect(HEIR.x + 8, DIFFICULTY.bottom + 8, HEIR.w - 16, 24)
_HEIR_ROWS = 202
_HEIR_POINT = within(HEIR, left=8, right=8, bottom=81, height=36)


def difficulty(number: int) -> Rect:
    """A difficulty with its sentence, where the table below them is put away."""
    return Column(within(HEIR, left=12, right=12, top=84), 8).cell(number, 112)


def heir_row(number: int, rows: int) -> Rect:
    """A row of so many in the table below the difficulties; its three columns lie under their parts."""
    height = min(_HEIR_ROW.h, _HEIR_ROWS // rows)
    return Rect(_HEIR_ROW.x, _HEIR_ROW.y + height * number, _HEIR_ROW.w, height)


def heir_point(number: int) -> Rect:
    """The row of one of the Heir's own points."""
    return _HEIR_POINT.move(0, 38 * number)


def heir_point_choice(number: int) -> Rect:
    """The control at the right end of such a row."""
    row = heir_point(number)
    return Rect(DIFFICULTY.x - 20, row.y + 2, DIFFICULTY.w + 20, 32)


def category_head(column: int) -> Rect:
    """The head of a column of posters."""
    return Rect(596 + _COLUMN_STEP * column, 114, 320, 34)


def poster(column: int, line: int, lines: int) -> Rect:
    """A Magician's poster: columns by favourite category, so many lines."""
    poster = _POSTER.move(_COLUMN_STEP * column, _POSTER_STEP * 2 * line // lines)
    poster.h = _POSTER_STEP * 2 // lines - 10
    return poster


def module_row(number: int, modules: int) -> Rect:
    """A row of the list of so many modules; more than three lie in two columns."""
    if modules <= _ONE_COLUMN:
        return _MODULE.move(0, _MODULE_STEP * number)
    width = (_MODULE.w - 6) // 2
    return Rect(_MODULE.x + (width + 6) * (number % 2), _MODULE.y + _MODULE_STEP * (number // 2), width, _MODULE.h)


def phase_tile(number: int, phases: int, modules: int) -> Rect:
    """A phase of a turn below that many modules: three in a line, the last one as wide as is left; with none, two."""
    if not modules:
        height = (MODULES.bottom - 10 - _MODULE.y) // ((phases + 1) // 2)
        return Rect(24 + 309 * (number % 2), _MODULE.y + height * (number // 2), 300, height)
    top = module_row(modules - 1, modules).y + _MODULE_STEP + 4
    height, width = (MODULES.bottom - 10 - top) // 3, 612 // 3
    parts = 3 - number % 3 if number == phases - 1 else 1
    return Rect(24 + width * (number % 3), top + height * (number // 3), parts * width - 4, height - 4)


BEGINNING: Final = within(RULES, right=24, top=10, width=360, height=38)
DEAL: Final = within(RULES, left=24, top=78, width=712, height=58)
EDITION: Final = within(RULES, right=24, top=166, width=360, height=38)
EDITION_TEXT: Final = within(RULES, left=24, top=214, width=712, height=72)
POINTS: Final = within(RULES, left=18, bottom=10, width=420, height=34)
IN_SHORT: Final = Rect(RULES.x + 24, EDITION.y + 38, 712, 72)
MORE: Final = within(RULES, right=24, bottom=12, width=200, height=42)

SEED: Final = within(START, left=96, top=14, width=250, height=42)
NEW_SEED: Final = (START.x + 374, START.y + 35)
KEEP_SEED: Final = (START.x + 426, START.y + 35)
ROUND: Final = 42
RAISE: Final = within(START, left=22, right=22, top=104, height=96)
RAISE_ALONE: Final = RAISE.union(Rect(RAISE.x, START.y + 22, RAISE.w, 0))
"""The same where no seed is shown above it."""
NOTE: Final = within(START, left=26, right=26, top=206, height=46)
LAST: Final = within(START, left=22, top=258, width=212, height=58)
BACK: Final = within(START, left=246, top=258, width=212, height=58)

_SHEET = Rect(330, 90, 1260, 900)
_POINT_TOP, _POINT_HEIGHT = 206, 92


def points_sheet(points: int) -> Rect:
    """The sheet on which that many points of the rules are set individually."""
    return Rect(_SHEET.x, _SHEET.y, _SHEET.w, point_row(points - 1).bottom + 96 - _SHEET.y)


def point_row(number: int) -> Rect:
    """A row of that sheet."""
    return Rect(_SHEET.x + 40, _POINT_TOP + _POINT_HEIGHT * number, _SHEET.w - 80, _POINT_HEIGHT - 8)


def point_choice(number: int) -> Rect:
    """The control at the right end of such a row."""
    row = point_row(number)
    return within(row, right=14, top=20, width=396, height=40)


def step_rects(widths: list[int]) -> list[Rect]:
    """Places of the choices of the full set-up, of these widths: with even gaps, also to the frame."""
    gap = (DEAL.w - sum(widths)) // (len(widths) + 1)
    lefts = [DEAL.x + gap * (n + 1) + sum(widths[:n]) for n in range(len(widths))]
    return [Rect(left, DEAL.y, width, DEAL.h) for left, width in zip(lefts, widths, strict=True)]
