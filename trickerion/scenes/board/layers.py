"""How the board is drawn: a still layer that is kept, a calm one with its rim, and what breathes and moves above."""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence

import pygame
from pygame import Rect

from trickerion.scenes.board.fame_track import draw_board
from trickerion.table.grounds import draw_house
from trickerion.table.panel import Panel
from trickerion.table.strip import draw_wood
from trickerion.ui import theme
from trickerion.ui.hotspots import Hotspots
from trickerion.ui.layout import board as at
from trickerion.ui.scenery import backdrop
from trickerion.ui.shapes import draw_plate, draw_shadow
from trickerion.ui.surfaces import draw_pill, pill_width
from trickerion.ui.tokens import draw_action_points, draw_disk
from trickerion.words.screens.board import THE_PAST

_VEIL = (150, 140, 146)  # of 255: what remains of the board's light while something is in the hand
_LIFTED = 60


@functools.lru_cache(maxsize=1)
def _ground() -> pygame.Surface:
    """The city with the empty board, stage and strip."""
    ground = backdrop().copy()
    draw_board(ground)
    draw_house(ground, at.THEATER, at.THEATER_FLOOR, at.THEATER_RIBBON)
    draw_wood(ground)
    return ground


class CachedLayer:
    """A picture of the whole canvas that is painted again when its key is another."""

    def __init__(self) -> None:
        self._image: pygame.Surface | None = None
        self._key: object = None
        self.painted = 0

    def forget(self) -> None:
        """Paint it again the next time."""
        self._key = None

    def show(self, canvas: pygame.Surface, key: object, paint: Callable[[pygame.Surface], object]) -> pygame.Surface:
        """The picture for this key."""
        if self._image is None or self._key != key:
            self._image = self._image or pygame.Surface(canvas.get_size()).convert(canvas)
            paint(self._image)
            self._key = key
            self.painted += 1
        return self._image


class Layers:
    """The two layers of the board that are kept from frame to frame.

    The still layer holds the ``panels``; the calm one also the rim, which ``draw_rim`` draws round them, and is used
    while nothing moves.
    """

    def __init__(self, panels: Sequence[Panel], draw_rim: Callable[[pygame.Surface], object]) -> None:
        self.panels = panels
        self._draw_rim = draw_rim
        self._still = CachedLayer()
        self._calm = CachedLayer()
        self.forget = self._still.forget

    def still(self, canvas: pygame.Surface, spots: Hotspots) -> pygame.Surface:
        """All panels, drawn again when what they show has changed."""

        def paint(layer: pygame.Surface) -> None:
            layer.blit(_ground(), (0, 0))
            for panel in self.panels:
                panel.draw(layer, spots)

        looks = [panel.look(spots) for panel in self.panels]
        return self._still.show(canvas, (theme.palette(), *looks), paint)

    def calm(self, canvas: pygame.Surface, spots: Hotspots, more: object) -> pygame.Surface:
        """The still layer with the rim, kept for as long as only lights breathe; ``more``: what the rim depends on."""
        still = self.still(canvas, spots)

        def paint(layer: pygame.Surface) -> None:
            layer.blit(still, (0, 0))
            self._draw_rim(layer)

        pressed = [name for name in ("dock.undo", "dock.redo", "dock.hint", "dock.done") if spots.is_pressed(name)]
        return self._calm.show(canvas, (self._still.painted, spots.hovered, spots.focused, *pressed, more), paint)


def draw_veil(canvas: pygame.Surface) -> None:
    """Less light on the board, while something is in the hand."""
    canvas.fill(_VEIL, at.BOARD.inflate(-2 * at.TRACK, -2 * at.TRACK), special_flags=pygame.BLEND_RGB_MULT)


def draw_past(canvas: pygame.Surface) -> None:
    """The frame and the words of a table as it was."""
    width = pill_width(THE_PAST, 20, height=40, icon_name="ui.clock")
    rect = Rect(at.THEATER.centerx - width // 2, at.THEATER.y + 8, width, 40)
    draw_shadow(canvas, rect, 20, 10, 220)
    draw_pill(canvas, rect, THE_PAST, theme.VELVET, size=20, icon_name="ui.clock", border=theme.BRASS_HI)
    draw_plate(canvas, at.BOARD, (0, 0, 0, 0), 12, 4, theme.GLOW)


def draw_lifted(canvas: pygame.Surface, position: at.Point, colour: str, character: str, points: int | None) -> None:
    """The disk in the hand, with its Action Points where it would be dropped."""
    x, y = position
    center = (x + 6, y - 12)
    shade = Rect(0, 0, 54, 54)
    shade.center = (x + 14, y + 8)
    draw_shadow(canvas, shade, 27, 10, 160, (0, 0))
    draw_disk(canvas, center, _LIFTED, colour, character, shadow=False)
    if points is not None:
        draw_action_points(canvas, (center[0] - 4, center[1] + 42), points)
