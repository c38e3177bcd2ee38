"""The dark sheet of a scene on which a preview stands: a point towards what it speaks of, heads and dividers."""

from typing import NamedTuple

import pygame
from pygame import Rect, Surface

from trickerion.ui import theme
from trickerion.ui.shapes import draw_plate, draw_shadow
from trickerion.ui.surface_cache import cached_surface
from trickerion.ui.text import draw_text

_ROOM = 32
"""Pixels round the remembered sheet for its shadow and its point."""


class PreviewSheet(NamedTuple):
    """A sheet by its rectangle; places on it are counted from its left edge."""

    panel: Rect

    def draw_ground(self, canvas: Surface, pointer_x: int | None) -> None:
        """The sheet, with a point towards the thing above that it speaks of."""
        panel = self.panel
        point = None if pointer_x is None else max(34, min(panel.w - 34, pointer_x - panel.x))
        canvas.blit(_sheet(panel.size, point), (panel.x - _ROOM, panel.y - _ROOM))

    def draw_divider(self, canvas: Surface, x: int) -> None:
        """A brass line between two parts."""
        left, panel = self.panel.x + x, self.panel
        pygame.draw.line(canvas, theme.BRASS_LO, (left, panel.y + 14), (left, panel.bottom - 14), 2)

    def draw_head(self, canvas: Surface, x: int, title: str, aside: str = "", right: int = 0) -> None:
        """The head of a part, and an aside that ends at ``right``."""
        panel = self.panel
        room = right - x if right and not aside else None
        drawn = draw_text(canvas, title, (panel.x + x, panel.y + 10), theme.HEAD2, 20, theme.BRASS_HI, width=room)
        if aside:
            place, left = (panel.x + right, panel.y + 13), panel.x + right - drawn.right - 14
            draw_text(canvas, aside, place, theme.ITALIC, 17, theme.PARCHMENT, "topright", width=left)


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
