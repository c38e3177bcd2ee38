"""What the Locations' panels have in common: paper, head, ribbon, Character slots."""

from __future__ import annotations

import functools

import pygame
from pygame import Rect

from trickerion.rules.catalog import SLOTS
from trickerion.rules.effects.asking import slot_price
from trickerion.scenes.table.table import Table, is_blocked, is_covered, side_slots
from trickerion.ui import theme
from trickerion.ui.layout import board as at
from trickerion.ui.scenery import location_scene
from trickerion.ui.shapes import rounded_clip
from trickerion.ui.surfaces import draw_brass_frame, draw_paper_panel, draw_ribbon, draw_rivets
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


@functools.lru_cache(maxsize=8)
def _panel(size: tuple[int, int], title: str, scene: str, sign: str) -> pygame.Surface:
    margin = 24
    image = pygame.Surface((size[0] + 2 * margin, size[1] + 2 * margin), pygame.SRCALPHA)
    rect = Rect((margin, margin), size)
    draw_paper_panel(image, rect, 12, 0, seed=len(title))
    image.blit(rounded_clip(location_scene(scene, rect.w - 8, at.HEAD), 8), (rect.x + 4, rect.y + 4))
    pygame.draw.line(image, theme.BRASS, (rect.x + 4, rect.y + at.HEAD + 4), (rect.right - 5, rect.y + at.HEAD + 4), 2)
    draw_brass_frame(image, rect, 12, 4)
    draw_rivets(image, rect)
    ribbon = Rect(rect.centerx - 104, rect.y + 11, 208, 35)
    draw_ribbon(image, ribbon, theme.RIBBON_COLOURS[scene], title, 22, sign)
    return image


def draw_panel(
    surface: pygame.Surface, rect: Rect, location: str, *, title: str = "", scene: str = "", sign: str = ""
) -> None:
    """The paper panel of a Location with its head; ``title`` in place of its name."""
    scene = scene or location
    image = _panel(rect.size, title or TITLES[location], scene, sign or f"location.{scene}")
    surface.blit(image, (rect.x - 24, rect.y - 24))


def slot_places(table: Table) -> dict[str, at.Point]:
    """Slot id -> centre, of every Character slot that the board shows to the viewer."""
    places: dict[str, at.Point] = {}
    for location, panel in at.PANELS.items():
        if location == "dark_alley" and not table.has_alley:
            continue
        for number, slot in enumerate(side_slots(location, table.viewer)):
            places[slot.id] = at.slot_center(panel, number)
    places |= {slot.id: at.day_slot_center(slot.id) for slot in SLOTS.values() if slot.day}
    return places


def draw_side_slots(surface: pygame.Surface, table: Table, location: str) -> None:
    """The Character slots of a side panel with whoever stands on them."""
    panel = at.PANELS[location]
    for number, slot in enumerate(side_slots(location, table.viewer)):
        center = at.slot_center(panel, number)
        if is_covered(table.state, slot.id):
            draw_covered_slot(surface, center, at.SLOT)
        else:
            draw_character_slot(surface, table, slot.id, center)


def draw_character_slot(
    surface: pygame.Surface, table: Table, slot: str, center: at.Point, diameter: int = at.SLOT + 2
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
