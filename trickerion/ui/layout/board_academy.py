"""What the board has besides with the Academy: its panel in the Workshop's place, the Workshop in the right column."""

from typing import Final

from pygame import Rect

from trickerion.ui.flow import Column, Row, within
from trickerion.ui.layout import board as at

PANEL: Final = at.WORKSHOP
RIBBON: Final = 172  # its width: beside it lie the secrets on display
BUILDING: Final = within(PANEL, left=10, top=126, width=126, height=210)
ROOM: Final = (39, 34)
PENNANT: Final = (17, 28)
SECRET: Final = 38
COLUMN: Final = at.RightColumn(opponent=112, disks=(89, 44, 100), plate=80, workshop=138, headed=150)
ROWS: Final = {
    action: Column(within(PANEL, left=142, top=126, width=164), 3).cell(number, 39)
    for number, action in enumerate(("renovate", "practice", "teach", "learn_secret", "reveal_secret"))
}
SLOT_IN_COLUMN: Final = 46

_WORKSHOP_ACTIONS = ("prepare", "move_trick", "move_components", "move_apprentice")
_LEFT_WING, _RIGHT_WING = BUILDING.x + 23, BUILDING.right - 23 - ROOM[0]
_SOLO_SHIFT = 18  # the Configuration die takes the left end of the head


def ribbon(*, solo: bool) -> Rect:
    """The title of the Academy's panel."""
    return at.ribbon(PANEL, RIBBON).move(-_SOLO_SHIFT if solo else 0, 0)


def secret_center(place: int, *, solo: bool) -> at.Point:
    """The centre of a secret on display, at the ends of the head."""
    x = PANEL.right - 30
    if place == 0:
        x = x - SECRET - 1 if solo else PANEL.x + 30
    return x, PANEL.y + 29


def room_rect(column: int, row: int, rows: int) -> Rect:
    """A room of the small building: column 0 (Classrooms) or 1, row from the top of so many."""
    step = 192 / rows
    height = ROOM[1] + round(step) - 38
    return Rect(_RIGHT_WING if column else _LEFT_WING, BUILDING.y + 16 + round(step * row), ROOM[0], height)


def pennant(room: Rect) -> Rect:
    """Place of the Banners of the player who built a room: at the outer wall."""
    x = room.right + 2 if room.x == _RIGHT_WING else room.x - 2 - PENNANT[0]
    return Rect((x, room.centery - PENNANT[1] // 2), PENNANT)


def marker_center(room: Rect, slot: int) -> at.Point:
    """The centre of one of the two slots of a room."""
    return room.x + 10 + 19 * slot, room.centery + 4


def workshop_ribbon(panel: Rect) -> Rect:
    """The title of the Workshop in the column."""
    return within(panel, left=24, top=11, width=198, height=36)


def workshop_slot(panel: Rect, number: int) -> at.Point:
    """The centre of one of its two slots."""
    return panel.right - 92 + 58 * number, panel.y + 27


def workshop_rows(panel: Rect) -> dict[str, Rect]:
    """Action rows of the Workshop, two by two."""
    return {
        action: Row(Column(within(panel, left=11, top=57), 4).cell(number // 2, 35), 8).cell(number % 2, 164)
        for number, action in enumerate(_WORKSHOP_ACTIONS)
    }


def own_pennant() -> Rect:
    """The viewer's Banners left, at the Magician of the strip."""
    return within(at.MAGICIAN, left=9, top=58, width=26, height=33)


def opponent_pennant(panel: Rect) -> Rect:
    """Another player's Banners left."""
    return within(panel, right=10, top=77, width=26, height=31)


def lesson_center(trick: Rect) -> at.Point:
    """The sign of the room that a Trick of the strip is in, under its Fame Threshold."""
    return trick.right - 20, trick.y + 50
