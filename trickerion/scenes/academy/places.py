"""Places in the Academy: rectangles of spaces, slots and Banners, and the names of their hotspots."""

from pygame import Rect

from trickerion.rules.academy.catalog import SPACES
from trickerion.scenes.academy import layout as at
from trickerion.scenes.academy.view import AcademyView, RoomSlot, Site
from trickerion.ui.academy_rooms import slot_centers

BANNER_PLACES = 4


def room_name(space: str) -> str:
    """The hotspot's name of a space: room.s8_classroom_3."""
    return f"room.{space}"


def slot_name(slot: RoomSlot) -> str:
    """The hotspot's name of a slot: slot.s8_classroom_3.1."""
    return f"slot.{slot.space}.{slot.number + 1}"


def price_name(site: Site) -> str:
    """The hotspot's name of a price: price.s8_classroom_3.16."""
    return f"price.{site.space}.{site.threshold}"


def room_rect(table: AcademyView, space: str) -> Rect:
    """Rectangle of a space."""
    row, rows = table.rooms[space]
    return at.room(SPACES[space].type, row, rows)


def slot_center(table: AcademyView, slot: RoomSlot) -> tuple[int, int]:
    """Middle of a slot."""
    return slot_centers(room_rect(table, slot.space), SPACES[slot.space].type)[slot.number]


def banner_rects(table: AcademyView, space: str) -> list[Rect]:
    """The Banner places beside a space."""
    row, rows = table.rooms[space]
    return [at.banner(SPACES[space].type, row, rows, number) for number in range(BANNER_PLACES)]


def by_banners(table: AcademyView) -> list[int]:
    """The seats, most Banners placed first."""
    return sorted(range(len(table.board.seats)), key=lambda seat: (-table.board.seats[seat].placed, seat))
