"""The dark sheet of a scene on which a preview stands: a point towards what it speaks of, heads and dividers."""

from __future__ import annotations

from typing import NamedTuple

import pygame
from pygame import Rect, Surface

from trickerion.ui import theme
from trickerion.ui.shapes import draw_plate, draw_shadow
from trickerion.ui.text import draw_text


class PreviewSheet(NamedTuple):
    """A sheet by its rectangle; places on it are counted from its left edge."""

    panel: Rect

    def draw_ground(self, canvas: Surface, pointer_x: int | None) -> None:
        """The sheet, with a point towards the thing above that it speaks of."""
        panel = self.panel
        draw_shadow(canvas, panel, 12, 10, 230, (0, 6))
        if pointer_x is not None:
            x = max(panel.x + 34, min(panel.right - 34, pointer_x))
            tip = [(x - 20, panel.y + 2), (x + 20, panel.y + 2), (x, panel.y - 20)]
            pygame.draw.polygon(canvas, theme.BRASS_HI, tip)
        draw_plate(canvas, panel, theme.DARK_INSET, 12, 2, theme.BRASS_HI)
        if pointer_x is not None:
            points = [(x - 16, panel.y + 3), (x + 16, panel.y + 3), (x, panel.y - 14)]
            pygame.draw.polygon(canvas, theme.DARK_INSET, points)

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
