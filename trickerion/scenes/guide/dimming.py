"""The dimmed table: all but what is lit, with soft edges, and a pale rim around each light."""

from typing import Final

import pygame
from pygame import Rect, Surface

from trickerion.ui import theme
from trickerion.ui.surface_cache import cached_surface

_LIGHT: Final = (86, 76, 92)  # of 255: what remains of each colour
_EDGE: Final = 9  # of the blur
_RIM, _RIM_WIDTH = 5, 3
_RADIUS: Final = 14

Boxes = tuple[tuple[int, int, int, int], ...]


@cached_surface
def _mask(boxes: Boxes) -> Surface:
    """What the canvas is multiplied by; kept while the same things are lit."""
    mask = Surface(theme.CANVAS_SIZE)
    mask.fill(_LIGHT)
    for box in boxes:
        area = Rect(box).inflate(6 * _EDGE, 6 * _EDGE)
        patch = Surface(area.size)
        patch.fill(_LIGHT)
        lit = Rect(box).inflate(2 * _EDGE, 2 * _EDGE).move(-area.x, -area.y)
        pygame.draw.rect(patch, "white", lit, border_radius=_RADIUS + _EDGE)
        mask.blit(pygame.transform.box_blur(patch, _EDGE), area, special_flags=pygame.BLEND_RGB_MAX)
    return mask


def draw_dimming(canvas: Surface, lit: tuple[Rect, ...]) -> None:
    """Darken everything but the lit things."""
    canvas.blit(_mask(tuple((r.x, r.y, r.w, r.h) for r in lit)), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    for rect in lit:
        draw_rim(canvas, rect)


def draw_rim(canvas: Surface, rect: Rect) -> None:
    """The pale gold rim of what is meant."""
    rim = rect.inflate(2 * _RIM, 2 * _RIM)
    pygame.draw.rect(canvas, theme.WALNUT_LO, rim.inflate(4, 4), 2, border_radius=_RADIUS + 2)
    pygame.draw.rect(canvas, "#fbeec4", rim, _RIM_WIDTH, border_radius=_RADIUS)
