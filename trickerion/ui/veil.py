"""Dimming what lies below a dialog, and edges at which a page fades out."""

import pygame
from pygame import Surface

from trickerion.ui.surface_cache import cached_surface

_LIGHT = (106, 98, 104)  # of 255: what remains of each colour


def dim(canvas: Surface, light: tuple[int, int, int] = _LIGHT) -> None:
    """Darken the whole canvas in place (cheaper than a veil with alpha)."""
    canvas.fill(light, special_flags=pygame.BLEND_RGB_MULT)


@cached_surface
def fading(width: int, height: int, upwards: bool) -> Surface:
    """White, opaque at the outer edge and clear at the inner one."""
    fading = Surface((width, height), pygame.SRCALPHA)
    for y in range(height):
        alpha = round(255 * (1 - y / height))
        pygame.draw.line(fading, (255, 255, 255, alpha), (0, y), (width, y))
    return pygame.transform.flip(fading, False, True) if upwards else fading
