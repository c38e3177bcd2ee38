"""Component pieces: chips, count badges, prices, piles of the Workshop, the Manager's virtual extra."""

import pygame
from pygame import Color, Rect, Surface

from trickerion.ui import theme
from trickerion.ui.icons import icon
from trickerion.ui.shapes import Point, around, draw_plate, draw_shadow, enlarged, paint_face, reduced
from trickerion.ui.surface_cache import cached_surface
from trickerion.ui.surfaces import draw_inset
from trickerion.ui.text import Shaded, draw_text
from trickerion.ui.theme import Rgba, mix, rgba
from trickerion.ui.tokens import draw_badge, draw_coin
from trickerion.words.names import COMPONENT

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
    corner = (rect.right - 2, rect.bottom - 3)
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


@cached_surface
def _virtual(component: str, size: int) -> Surface:
    image = _chip(component, size, rgba(theme.COMPONENT_COLOURS[component])).copy()
    image.fill((90, 90, 90, 170), special_flags=pygame.BLEND_RGBA_MULT)
    draw_plate(image, Rect(0, 0, size, size), (0, 0, 0, 0), 10, 2, theme.GLOW)
    place = (size // 2, size // 2 - 1)
    draw_text(image, "+1", place, theme.NUM, round(size * 0.46), Shaded(theme.GLOW, (10, 5, 5)), "center")
    return image


def draw_component_pile(
    surface: Surface,
    rect: Rect,
    component: str,
    count: int,
    *,
    name: str = "",
    price: int | None = None,
    virtual: bool = False,
) -> None:
    """A Workshop slot with its pile (135 x 142): chips staggered upwards, the sum, the name and the market price.

    `count` are the chips that lie there; `virtual` adds the Manager's extra one, outlined in yellow and counted.
    """
    draw_inset(surface, rect)
    size = 60
    for number in range(count):
        center = (rect.x + 12 + number * 12 + size // 2, rect.y + 34 - number * 11 + size // 2)
        draw_component(surface, center, size, component)
    if virtual:
        surface.blit(_virtual(component, size), (rect.x + 12 + count * 12, rect.y + 34 - count * 11))
    total, colour = count + int(virtual), theme.GLOW if virtual else theme.CREAM
    draw_text(surface, str(total), (rect.right - 24, rect.y + 88), theme.NUM, 28, colour, "center")
    foot = rect.bottom - 16
    room = rect.w - 20 - (38 if price is not None else 0)
    label = name or COMPONENT[component]
    draw_text(surface, label, (rect.x + 10, foot), theme.LABEL, 17, theme.PARCHMENT, "midleft", width=room)
    if price is not None:
        drawn = draw_text(surface, str(price), (rect.right - 10, foot - 1), theme.NUM, 17, theme.CREAM, "midright")
        sign = icon("resource.coin", 19, theme.COIN_ON_DARK)
        surface.blit(sign, sign.get_rect(midright=(drawn.x - 4, foot)))


def draw_component_slot(surface: Surface, rect: Rect, label: str = "") -> None:
    """A free Workshop slot for one kind of Component, with a word such as "free slot"."""
    draw_inset(surface, rect)
    draw_plate(surface, Rect(rect.x + 12, rect.y + 12, rect.w - 24, 96), (0, 0, 0, 60), 8, 2, (199, 154, 75, 120))
    if label:
        place = (rect.centerx, rect.y + 60)
        draw_text(surface, label, place, theme.ITALIC, 18, theme.PARCHMENT3, "center", width=rect.w - 34)
