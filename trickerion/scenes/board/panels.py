"""What the Locations' panels have in common: paper, head, ribbon, Character slots."""

from __future__ import annotations

import pygame
from pygame import Rect

from trickerion.rules.ask import slot_price
from trickerion.rules.catalog import SLOTS
from trickerion.table.grounds import Head, draw_location_panel
from trickerion.table.view import TableView, is_blocked, is_covered, side_slots
from trickerion.ui.layout import board as at
from trickerion.ui.tokens import (
    draw_blocked_slot,
    draw_covered_slot,
    draw_disk,
    draw_slot,
    draw_slot_price,
    draw_slot_tag,
    signed,
)

TITLES = {
    "downtown": "Downtown",
    "market_row": "Market Row",
    "workshop": "Workshop",
    "dark_alley": "Dark Alley",
    "theater": "Theater",
    "residence": "Residence",
}


def draw_panel(
    surface: pygame.Surface, rect: Rect, location: str, *, title: str = "", scene: str = "", sign: str = ""
) -> None:
    """The paper panel of a Location with its head; ``title`` in place of its name."""
    scene = scene or location
    ribbon = tuple(at.ribbon(rect))
    head = Head(title or TITLES[location], scene, sign or f"location.{scene}", ribbon, at.HEAD, rivets=True)
    draw_location_panel(surface, rect, head)


def slot_places(table: TableView) -> dict[str, at.Point]:
    """Slot id -> centre, of every Character slot that the board shows to the viewer."""
    places: dict[str, at.Point] = {}
    for location, panel in at.PANELS.items():
        if location == "dark_alley" and not table.has_alley:
            continue
        for number, slot in enumerate(side_slots(location, table.viewer)):
            places[slot.id] = at.slot_center(panel, number)
    places |= {slot.id: at.day_slot_center(slot.id) for slot in SLOTS.values() if slot.day}
    return places


def draw_side_slots(surface: pygame.Surface, table: TableView, location: str) -> None:
    """The Character slots of a side panel with whoever stands on them."""
    panel = at.PANELS[location]
    for number, slot in enumerate(side_slots(location, table.viewer)):
        center = at.slot_center(panel, number)
        if is_covered(table.state, slot.id):
            draw_covered_slot(surface, center, at.SLOT)
        else:
            draw_character_slot(surface, table, slot.id, center)


def draw_character_slot(
    surface: pygame.Surface, table: TableView, slot: str, center: at.Point, diameter: int = at.SLOT + 2
) -> None:
    """One slot with its modifier, the disk on it, or its price; or the iron lid of a Configuration die."""
    if is_blocked(table.state, slot):
        draw_blocked_slot(surface, center, diameter - 2)
        return
    label = signed(SLOTS[slot].modifier)
    draw_slot(surface, center, diameter, label)
    occupant = table.occupant(slot)
    price = slot_price(table.state, SLOTS[slot]) if table.state.active_prophecy else 0
    if occupant is not None:
        seat, character = occupant
        draw_disk(surface, (center[0], center[1] - 3), at.SLOT_DISK, table.colours[seat], character, badge=True)
        draw_slot_tag(surface, center, diameter - 2, label)
    elif price:
        draw_slot_price(surface, center, diameter, price)
