"""Component pieces: chips, count badges, prices."""

import pygame
from pygame import Color, Rect, Surface

from trickerion.ui import theme
from trickerion.ui.icons import icon
from trickerion.ui.shapes import Point, around, draw_plate, draw_shadow, enlarged, paint_face, reduced
from trickerion.ui.surface_cache import cached_surface
from trickerion.ui.text import IN_HAND, text_size
from trickerion.ui.theme import Rgba, mix, rgba
from trickerion.ui.tokens import draw_badge, draw_coin

_ABOVE_NAME = 6
"""Pixels by which a large number stands higher, for the name below it."""
_DARK_ICON: Rgba = (30, 18, 14, 255)
_LIGHT_ICON: Rgba = (255, 243, 220, 255)


@cached_surface
def _chip(component: str, size: int, fill: Rgba) -> Surface:
    base = Color(fill)
    large, k = enlarged(size, size + 4, 3)
    side, radius = size * k, size * k // 6
    pygame.draw.rect(large, mix(base, "#000000", 0.6), (0, 4 * k, side, side), border_radius=radius)
    stops = ((0.0, mix(base, "#ffffff", 0.22)), (1.0, mix(base, "#000000", 0.22)))
    paint_face(large, side, radius, stops)
    line = Rect(2 * k, 2 * k, side - 4 * k, side - 4 * k)
    pygame.draw.rect(large, mix(base, "#ffffff", 0.5), line, width=k, border_radius=max(1, radius - 2 * k))
    image = reduced(large, k)
    ink = max(_LIGHT_ICON, _DARK_ICON, key=lambda ink: theme.contrast(base, ink))
    sign = icon(f"component.{component}", round(size * 0.72), ink)
    image.blit(sign, sign.get_rect(center=(size // 2, size // 2)))
    return image


def draw_component(
    surface: Surface,
    center: Point,
    size: int,
    component: str,
    *,
    count: int | None = None,
    price: int | None = None,
    short: bool = False,
    faded: bool = False,
) -> Rect:
    """A Component chip of size x size pixels. Returns its rectangle.

    `count` puts a number at its lower right corner (red when `short`), `price` a Coin with the price instead.
    """
    image = _chip(component, size, rgba(theme.COMPONENT_COLOURS[component]))
    rect = around(center, size, size)
    draw_shadow(surface, rect, 6, 3, 140, (1, 5))
    if faded:
        image.set_alpha(90)
    surface.blit(image, rect)
    image.set_alpha(255)
    corner = (rect.right - 2, rect.bottom - (_ABOVE_NAME if text_size() >= IN_HAND else 3))
    if count is not None:
        side = 26 if size >= 44 else 22
        draw_badge(surface, corner, str(count), side, theme.BAD if short else theme.INK)
    if price is not None:
        draw_coin(surface, corner, 24 if size < 46 else 26, price)
    return rect


def draw_component_place(surface: Surface, center: Point, size: int) -> Rect:
    """An empty place for a chip. Returns its rectangle."""
    rect = around(center, size, size)
    draw_plate(surface, rect, (0, 0, 0, 110), 7, 1, (199, 154, 75, 150))
    return rect
