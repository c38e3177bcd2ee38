"""The dark sheet of a scene on which a preview stands: a point towards what it speaks of, heads and dividers."""

from typing import NamedTuple

import pygame
from pygame import Rect, Surface

from trickerion.ui import theme
from trickerion.ui.hotspot import Point
from trickerion.ui.shapes import draw_plate, draw_shadow
from trickerion.ui.surface_cache import cached_surface
from trickerion.ui.text import closest_width, draw_text
from trickerion.ui.text_block import draw_block

_ROOM = 32
"""Pixels round the remembered sheet for its shadow and its point."""


class SheetPart(NamedTuple):
    """A part of a sheet; places in it are counted from its left edge and the top of the sheet.

    ``rule``: so far before it there is a brass line; 0 for the first part.
    """

    box: Rect
    rule: int = 0

    def place(self, x: int, y: int) -> Point:
        """A point of it."""
        return self.box.x + x, self.box.y + y

    def draw_head(self, canvas: Surface, title: str, aside: str = "") -> None:
        """The line before it, its head, and an aside at the right."""
        box, x = self.box, self.box.x - self.rule
        if self.rule:
            pygame.draw.line(canvas, theme.BRASS_LO, (x, box.y + 14), (x, box.bottom - 14), 2)
        room = box.w - (closest_width(aside, theme.TEXT.aside) + 14 if aside else 0)
        drawn = draw_text(canvas, title, self.place(0, 10), theme.TEXT.head, theme.BRASS_HI, width=room)
        if aside:
            place, room = (box.right, box.y + 13), box.right - drawn.right - 14
            draw_text(canvas, aside, place, theme.TEXT.aside, theme.PARCHMENT, "topright", width=room)

    def draw_block(
        self, canvas: Surface, text: str, y: int = 46, ink: theme.ColourValue = theme.CREAM, x: int = 0, w: int = 0
    ) -> int:
        """A text from ``y`` on; returns where it ends."""
        room = Rect(self.place(x, y), (w or self.box.w, self.box.h - y - 8))
        return draw_block(canvas, text, room, theme.TEXT.body_plus, ink) - self.box.y


class PreviewSheet(NamedTuple):
    """A sheet by its rectangle."""

    panel: Rect

    def part(self, x: int, width: int, rule: int = 0) -> SheetPart:
        """Part of the sheet from ``x`` on."""
        return SheetPart(Rect(self.panel.x + x, self.panel.y, width, self.panel.h), rule)

    def draw_ground(self, canvas: Surface, pointer_x: int | None) -> None:
        """The sheet, with a point towards the thing above that it speaks of."""
        panel = self.panel
        point = None if pointer_x is None else max(34, min(panel.w - 34, pointer_x - panel.x))
        canvas.blit(_sheet(panel.size, point), (panel.x - _ROOM, panel.y - _ROOM))


@cached_surface
def _sheet(size: tuple[int, int], point: int | None) -> Surface:
    image = Surface((size[0] + 2 * _ROOM, size[1] + 2 * _ROOM), pygame.SRCALPHA)
    rect, y = Rect((_ROOM, _ROOM), size), _ROOM
    x = _ROOM + (point or 0)
    draw_shadow(image, rect, 12, 10, 230, (0, 6))
    if point is not None:
        pygame.draw.polygon(image, theme.BRASS_HI, [(x - 20, y + 2), (x + 20, y + 2), (x, y - 20)])
    draw_plate(image, rect, theme.DARK_INSET, 12, 2, theme.BRASS_HI)
    if point is not None:
        pygame.draw.polygon(image, theme.DARK_INSET, [(x - 16, y + 3), (x + 16, y + 3), (x, y - 14)])
    return image
