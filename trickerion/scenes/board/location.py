"""A Location on the board: its paper panel with its Character slots; the plainest one is the viewer's Workshop."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pygame
from pygame import Rect

from trickerion.rules.catalog import SLOTS
from trickerion.table.grounds import draw_board_panel, draw_character_slot
from trickerion.table.panel import Anchor, Deeds, Lifted, Panel
from trickerion.table.view import TableView, is_covered, side_slots
from trickerion.ui import theme
from trickerion.ui.hotspots import Hotspots
from trickerion.ui.layout import board as at
from trickerion.ui.shapes import draw_glow
from trickerion.ui.spots import Circle, Hotspot
from trickerion.ui.text import draw_text
from trickerion.ui.tips import tip_of
from trickerion.ui.tokens import draw_covered_slot, draw_slot, draw_slot_target, signed
from trickerion.words.names import is_you
from trickerion.words.screens import board as words


class Location(Panel):
    """The base of the panels at the sides."""

    @property
    def slots(self) -> dict[str, at.Point]:
        found = side_slots(self.id, self.table.viewer)
        return {slot.id: at.slot_center(at.PANELS[self.id], number) for number, slot in enumerate(found)}

    def draw_ground(self, canvas: pygame.Surface, title: str = "") -> None:
        """The paper and the slots with whoever stands on them; the Action rows are drawn with all the others."""
        draw_board_panel(canvas, at.PANELS[self.id], self.id, title=title)
        for slot, center in self.slots.items():
            if is_covered(self.table.state, slot):
                draw_covered_slot(canvas, center, at.SLOT)
            else:
                draw_character_slot(canvas, self.table, slot, center)


class Workshop(Location):
    """The viewer's Workshop: two slots and a reminder."""

    id = "workshop"

    @property
    def rows(self) -> dict[str, Rect]:
        return at.WORKSHOP_ROWS

    def draw(self, canvas: pygame.Surface, spots: Hotspots) -> None:
        table = self.table
        self.draw_ground(canvas, words.workshop_title(is_you(table.viewer, table.names, table.viewer)))
        x, y = at.WORKSHOP_NOTE
        for number, line in enumerate(words.WORKSHOP_NOTE):
            draw_text(canvas, line, (x, y + 20 * number), theme.ITALIC, 17, theme.INK2)


class CharacterSlots(Panel):
    """The Character slots of all Locations: they take the Character in the hand, or say why not."""

    def __init__(self, table: TableView, deeds: Deeds, panels: Sequence[Panel]) -> None:
        super().__init__(table, deeds)
        self._panels = panels

    @property
    def slots(self) -> dict[str, at.Point]:
        return {slot: center for panel in self._panels for slot, center in panel.slots.items()}

    @property
    def anchors(self) -> dict[str, Anchor]:
        return {f"slot.{slot}": Anchor(center, 58) for slot, center in self.slots.items()}

    def add_spots(self, spots: Hotspots) -> None:
        table = self.table
        for slot, (x, y) in self.slots.items():
            radius = 31 if SLOTS[slot].is_performance else 29
            spot = spots.add(Hotspot(f"slot.{slot}", Circle(x, y, radius), tip=tip_of(words.slot, table, slot)))
            if table.may_place:
                spot.accepts = partial(self._accepts, slot)
                spot.on_drop = partial(self._drop, slot)
                spot.refuses = partial(self._refuses, slot)

    def _accepts(self, slot: str, held: object) -> bool:
        return isinstance(held, Lifted) and self.table.can_place(held.character, slot)

    def _drop(self, slot: str, held: object) -> None:
        if isinstance(held, Lifted):
            self.deeds.place(held, slot)

    def _refuses(self, slot: str, held: object) -> str:
        if not isinstance(held, Lifted) or self._accepts(slot, held):
            return ""
        return words.why_not(self.table, held.character, slot)

    def draw_lights(self, canvas: pygame.Surface, spots: Hotspots, pulse: float) -> None:
        """Those that would take what is in the hand, or under the pointer, glow."""
        lit = spots.lit_targets()
        for slot, center in self.slots.items() if lit else ():
            if f"slot.{slot}" in lit:
                _draw_open_slot(canvas, slot, center, pulse)


def _draw_open_slot(canvas: pygame.Surface, slot: str, center: at.Point, pulse: float) -> None:
    on_stage = SLOTS[slot].is_performance
    diameter = at.PERFORM_SLOT if on_stage else at.SLOT + 2
    for _ in range(2):
        draw_glow(canvas, center, 34, theme.GLOW if SLOTS[slot].location == "theater" else theme.AMBER, pulse)
    label, sign = ("", "character.magician") if on_stage else (signed(SLOTS[slot].modifier), "")
    draw_slot(canvas, center, diameter, label, picture=sign)
    draw_slot_target(canvas, center, diameter)
