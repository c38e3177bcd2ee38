"""Where everything of the Workshop scene lies: rectangles on the 1920 x 1080 canvas."""

from typing import Final, NamedTuple

from pygame import Rect

from trickerion.ui.flow import Row

RACK: Final = Rect(10, 942, 300, 130)
"""The Power slots in small, below the Trick Markers."""

# ---- the top bar ----------------------------------------------------------------------------------------------------

TABS_LEFT, TABS_TOP, TAB_HEIGHT, TAB_GAP = 330, 8, 38, 10
TURN_X: Final = 1010
TO_BOARD: Final = Rect(1530, 8, 180, 38)
TO_BOARD_OF_A_TABLE: Final = TO_BOARD.move(-40, 0)  # where the people of a table have a round button, too

# ---- the left column ------------------------------------------------------------------------------------------------

MAGICIAN: Final = Rect(10, 62, 300, 470)
PROPHECY: Final = Rect(10, 544, 300, 42)
_MARKERS, _MARKERS_BELOW_PROPHECY = Rect(10, 544, 300, 528), Rect(10, 596, 300, 476)
_MARKERS_HEAD, _MARKERS_HEAD_ABOVE_RACK, _MARKERS_FOOT = 78, 50, 10
_LOW_BOX = 80

# ---- the board ------------------------------------------------------------------------------------------------------

BOARD: Final = Rect(320, 62, 1204, 1010)
TRICKS: Final = (
    Rect(336, 102, 280, 364),
    Rect(626, 102, 280, 364),
    Rect(916, 102, 280, 364),
    Rect(1226, 102, 280, 364),
)
ENGINEER_PLATE: Final = Rect(1216, 70, 300, 404)

# ---- the bench ------------------------------------------------------------------------------------------------------

BENCH: Final = Rect(326, 474, 1192, 312)
"""The wall with the tools, the top of the bench and its front edge: painted ahead."""
BENCH_BACK, BENCH_FRONT = 590, 760
"""Line where the bench top meets the wall, and the front edge."""
EASEL: Final = Rect(365, 475, 226, 150)
"""The picture of the chosen Trick."""
TRAY: Final = Rect(662, 594, 200, 44)
TRAY_WORDS: Final = Rect(852, 598, 240, 32)
COMPONENTS_HEAD: Final = (342, 773)
_PILES: Final = Rect(336, 640, 858, 120)
NARROWER: Final = 12
"""By how much a place on the bench is narrower behind, at each side."""
MANAGER_PLATE: Final = Rect(1204, 586, 304, 188)
MANAGER_PILES: Final = (Rect(1217, 622, 135, 142), Rect(1360, 622, 135, 142))
CHARACTERS_HEAD: Final = (342, 802)


class TeamPlaces(NamedTuple):
    """Places of the Characters, the Assistant's plate and place, and the Workshop slots on their sheet."""

    characters: tuple[Rect, ...]
    assistant_plate: Rect
    assistant_place: Rect
    slots_sheet: Rect
    slots: tuple[Rect, Rect]


SLOTS_SHEET: Final = Rect(1270, 788, 238, 278)
TEAM: Final = TeamPlaces(
    tuple(Rect(336 + 112 * number, 818, 104, 246) for number in range(7)),
    Rect(1124, 788, 136, 278),
    Rect(1140, 818, 104, 246),
    SLOTS_SHEET,
    (Rect(1305, 856, 76, 76), Rect(1397, 856, 76, 76)),
)

# ---- the right column -----------------------------------------------------------------------------------------------

LACKS: Final = Rect(1534, 62, 376, 520)
LACKS_ICON_X, LACKS_LEFT, LACKS_RIGHT = 1572, 1604, 1890
WORK: Final = Rect(1534, 594, 376, 478)
UNDO: Final = Rect(1548, 996, 130, 62)
DONE: Final = Rect(1690, 996, 206, 62)
_ROWS_TOP, _ROWS_BOTTOM = WORK.y + 102, DONE.y - 8


def action_rows(count: int) -> list[Rect]:
    """The rows of the Actions, lower when there are more than four."""
    step = min(74, (_ROWS_BOTTOM - _ROWS_TOP + 6) // max(1, count))
    return [Rect(WORK.x + 14, _ROWS_TOP + number * step, WORK.w - 28, step - 6) for number in range(count)]


def markers(*, below_prophecy: bool, above_rack: bool = False) -> Rect:
    """The panel of the Trick Markers; lower while a prophecy is active, shorter where the Power slots lie below it."""
    panel = (_MARKERS_BELOW_PROPHECY if below_prophecy else _MARKERS).copy()
    if above_rack:
        panel.h = RACK.y - 10 - panel.y
    return panel


def has_markers_note(panel: Rect) -> bool:
    """True if the head of the panel of the Trick Markers has room for a second line."""
    return panel.bottom > RACK.bottom - 10


def is_low_box(box: Rect) -> bool:
    """True if a box of Trick Markers has no room for a line of words."""
    return box.h < _LOW_BOX


def marker_rows(panel: Rect, foot: int = 0) -> list[Rect]:
    """The boxes of the Trick Markers in their panel, one for each Trick; below them so many pixels are left free."""
    head = _MARKERS_HEAD if has_markers_note(panel) else _MARKERS_HEAD_ABOVE_RACK
    step = (panel.h - head - _MARKERS_FOOT - foot) // 4
    return [Rect(panel.x + 14, panel.y + head + step * number, panel.w - 28, step - 8) for number in range(4)]


def tab_rects(widths: list[int]) -> list[Rect]:
    """The tabs of all Workshops, side by side."""
    rects, x = [], TABS_LEFT
    for width in widths:
        rects.append(Rect(x, TABS_TOP, width, TAB_HEIGHT))
        x += width + TAB_GAP
    return rects


def piles(number: int) -> tuple[Rect, ...]:
    """The Component slots of the player board: six, or more by Powers, which are narrower."""
    step = _PILES.width // number
    return tuple(Row(_PILES, 8).cell(slot, step - 8) for slot in range(number))


def rack_slot(slot: int) -> Rect:
    """The place of a slot there: two lines of two, 1 and 2 above."""
    step, line = 142, 42
    return Rect(RACK.x + 10 + step * ((slot - 1) % 2), RACK.y + 43 + line * ((slot - 1) // 2), step - 4, line - 4)
