"""Where things lie in the Academy's panel on the Heir's scene: a narrow building beside the Theater."""

from typing import Final

from pygame import Rect

from trickerion.ui.flow import within

Point = tuple[int, int]

SLOT: Final = 48
DISK: Final = 34
SECRET: Final = 32
PENNANT: Final = (18, 28)
MARKER: Final = 16  # half of an Academy marker


def ribbon(panel: Rect) -> Rect:
    """The title, beside the Configuration die."""
    return within(panel, left=8, right=62, top=9, height=34)


def slot_center(panel: Rect, number: int) -> Point:
    """A Character slot, from the left."""
    return panel.x + 30 + 52 * number, panel.y + 79


def pill(panel: Rect) -> Rect:
    """Place of the note on whether the Configuration die was rerolled."""
    return within(panel, right=8, top=119, width=84, height=26)


def to_come(panel: Rect) -> Rect:
    """Place of the Characters still to come."""
    return within(panel, left=8, top=114, width=110, height=36)


def to_come_centers(panel: Rect, count: int) -> list[Point]:
    """The disks that are still to be placed, from the left."""
    step = min(38, 66 // max(1, count - 1))
    return [(panel.x + 27 + step * n, panel.y + 131) for n in range(count)]


def rooms(panel: Rect) -> Rect:
    """The building."""
    return within(panel, left=7, right=7, top=156, height=316)


def room(panel: Rect, column: int, row: int, rows: int) -> Rect:
    """A room: Classrooms in column 0, Practice Rooms in column 1, rows from the top."""
    house = rooms(panel)
    width, height = (house.w - 5) // 2, (house.h + 4) // rows
    return Rect(house.x + column * (width + 5), house.y + row * height, width, height - 4)


def pennant(rect: Rect) -> Rect:
    """The Banners of who renovated a room, between its two slots."""
    return Rect((rect.centerx - PENNANT[0] // 2 + 2, rect.bottom - 34), PENNANT)


def marker_center(rect: Rect, slot: int) -> Point:
    """A slot of a room."""
    return (rect.x + 19, rect.right - 21)[slot], rect.bottom - 21


def display(panel: Rect) -> Rect:
    """The secrets on display."""
    return within(panel, left=7, right=7, bottom=8, height=48)


def secret_center(panel: Rect, number: int) -> Point:
    """A secret on display, the stack as the last."""
    rect = display(panel)
    return rect.right - 96 + 37 * number, rect.centery
