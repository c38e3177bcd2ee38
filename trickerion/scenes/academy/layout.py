"""Rectangles of the Academy scene: the house with its storeys, the column of boards, the preview, wings and dock.

Five storeys with four players, else four higher ones. All numbers are canvas pixels.
"""

from typing import Final

from pygame import Rect

from trickerion.rules.academy.catalog import CLASSROOM
from trickerion.ui.flow import Row, within
from trickerion.ui.layout.close_up import DOCK as DOCK
from trickerion.ui.layout.close_up import STAGE as STAGE
from trickerion.ui.layout.close_up import wing

RIBBON: Final = Rect(310, 78, 376, 44)
CONFIGURATION: Final = (RIBBON.right + 50, RIBBON.centery)  # the Configuration die of a solo game
PROPHECY: Final = Rect(1100, 74, 288, 42)
FRIEZE: Final = Rect(70, 144, 856, 28)
WALLS: Final = Rect(84, 172, 828, 676)
PREVIEW: Final = Rect(24, 862, 1364, 198)
_COLUMNS: Final = {CLASSROOM: 92}
_PRACTICE_X: Final = 552
_STAIRS_X: Final = 450
_BANNERS_LEFT, _BANNERS_RIGHT = 26, 908 + 6
_STOREYS: Final = {5: (134, 124, 0), 4: (168, 150, 5)}  # from one to the next, height of a tile, space above it


def storey(row: int, rows: int) -> Rect:
    """A storey between two beams, from wall to wall."""
    step, height, above = _STOREYS[rows]
    return Rect(WALLS.x, 178 + step * row - above, WALLS.w, height + 2 * above)


def room(room_type: str, row: int, rows: int) -> Rect:
    """The space of a room: Classrooms at the left, Practice Rooms at the right."""
    step, height, _ = _STOREYS[rows]
    return Rect(_COLUMNS.get(room_type, _PRACTICE_X), 178 + step * row, 352, height)


def stairs(row: int, rows: int) -> Rect:
    """The stairwell of a storey."""
    whole = storey(row, rows)
    return Rect(_STAIRS_X, whole.y, 96, whole.h)


def lamp(row: int, rows: int) -> tuple[int, int]:
    """The lamp in a stairwell."""
    well = stairs(row, rows)
    return well.centerx, well.y + 20


def banner(room_type: str, row: int, rows: int, number: int) -> Rect:
    """Banner place of that number (of four) beside a space, outside the house."""
    space = room(room_type, row, rows)
    left = _BANNERS_LEFT if room_type == CLASSROOM else _BANNERS_RIGHT
    return Rect(left + 29 * (number % 2), space.y + 8 + 59 * (number // 2), 26, 50)


# ---- the boards beside the house -----------------------------------------------------------------------------------

LOCATION: Final = Rect(986, 124, 402, 312)
SECRETS: Final = Rect(986, 444, 402, 158)
PROTEGE: Final = Rect(986, 610, 402, 144)
BANNERS: Final = Rect(986, 762, 402, 86)
STACK: Final = within(SECRETS, right=16, top=42, width=50, height=90)


def slot_center(number: int) -> tuple[int, int]:
    """The centre of a Character slot of the Academy."""
    return LOCATION.x + 62 + 93 * number, LOCATION.y + 43


def action_row(number: int) -> Rect:
    """The row of an Action."""
    return Rect(1000, 207 + 45 * number, 374, 42)


def secret(number: int) -> Rect:
    """A place of the display."""
    return Row(within(SECRETS, left=11, top=42, height=106), 8).cell(number, 154)


def protege_slot(number: int) -> Rect:
    """A slot of the Protégé's board."""
    return Row(within(PROTEGE, left=102, top=12, height=94), 6).cell(number, 92)


def banner_count(number: int) -> Rect:
    """A player's Banners, placed and left."""
    return Row(within(BANNERS, left=14, top=37, height=44), 1).cell(number, 96)


# ---- the preview ---------------------------------------------------------------------------------------------------

LEFT_X: Final = 18
MIDDLE_X: Final = 468
MIDDLE_W: Final = 592
OFFERS: Final = 4  # slots that are shown side by side


def offer(number: int) -> Rect:
    """A slot to which the marker in the hand may go."""
    return Row(within(PREVIEW, left=LEFT_X, top=44, height=142), 6).cell(number, 99)


def fact(number: int, count: int) -> Rect:
    """A line of what changes: up to two high ones, more as they fit."""
    step = 72 if count <= 2 else 148 // count
    return Rect(PREVIEW.x + MIDDLE_X, PREVIEW.y + 44 + number * step, MIDDLE_W, (68 if count <= 2 else step - 4))


def tile(number: int, count: int) -> Rect:
    """A tile of the stack from which a room is chosen: up to three as they will stand in the house."""
    width, step = (340, 350) if count <= 3 else (254, 264) if count == 4 else (198, 205)
    return Rect(PREVIEW.x + LEFT_X + step * number, PREVIEW.y + 48, width, 136)


# ---- wings and dock ------------------------------------------------------------------------------------------------


def wing_marker(place: int) -> tuple[int, int]:
    """The centre of the Academy marker in such a row."""
    row = wing(place)
    return row.x + 275, row.y + 65


ENHANCE: Final = within(DOCK, left=14, top=88, width=186, height=42)


def counter(number: int) -> tuple[int, int]:
    """Start of the sign of the viewer's Fame, Coins or Shards: the middle of its left edge."""
    return DOCK.x + 214 + 96 * number, ENHANCE.centery
