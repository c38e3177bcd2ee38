"""Soft-edged shapes of one or two colours: rounded plates, shadows, glows, rings, diamonds, gradients.

Everything is drawn at three or four times its size, smoothed down, and cached by its numbers; the caches are bounded.
Functions that return a surface return a shared one: blit it, never draw on it. Functions named `draw_...` put the shape
on a surface. Sizes are canvas pixels.
"""

import contextlib
import itertools
import math
from collections.abc import Iterator, Sequence

import pygame
from pygame import Rect, Surface

from trickerion.ui import theme
from trickerion.ui.surface_cache import cached_surface, lasting_surface
from trickerion.ui.theme import ColourValue, Rgba, mix, rgba, with_alpha

Point = tuple[float, float]
Stops = tuple[tuple[float, ColourValue], ...]
_CLEAR: Rgba = (0, 0, 0, 0)


def enlarged(width: int, height: int, factor: int) -> tuple[Surface, int]:
    """A transparent surface for a picture of width x height, that many times as large, and the factor."""
    return Surface((max(1, width) * factor, max(1, height) * factor), pygame.SRCALPHA), factor


def reduced(large: Surface, factor: int) -> Surface:
    """Picture that was drawn on an ``enlarged`` surface, at its own size and smooth."""
    return pygame.transform.smoothscale(large, (large.get_width() // factor, large.get_height() // factor))


@cached_surface
def _gradient_column(height: int, stops: tuple[tuple[float, Rgba], ...]) -> Surface:
    column, last, y = Surface((1, height), pygame.SRCALPHA), max(1, height - 1), 0
    column.fill(stops[-1][1])
    colours = [(share, pygame.Color(colour)) for share, colour in stops]
    for (start, first), (end, second) in itertools.pairwise(colours):
        span = max(1e-6, end - start)
        while y < height and y / last <= end:
            column.set_at((0, y), first.lerp(second, min(1.0, max(0.0, (y / last - start) / span))))
            y += 1
    return column


def vertical_gradient(width: int, height: int, stops: Sequence[tuple[float, ColourValue]]) -> Surface:
    """A new surface that runs from top to bottom through the colours of `stops` ((share of the height, colour))."""
    column = _gradient_column(max(1, height), tuple((share, rgba(colour)) for share, colour in stops))
    return pygame.transform.scale(column, (max(1, width), max(1, height)))


_STRETCH = 160  # pixels in the middle of a picture that is repeated to make it longer


def shortened(length: int, edge: int) -> int:
    """Length at which a picture is drawn that is alike but for its edges."""
    return min(length, 2 * edge + _STRETCH)


def blit_stretched(surface: Surface, image: Surface, rect: Rect, edge: int, flags: int = 0) -> None:
    """Fill a rectangle with a picture whose middle is alike from edge to edge: it is kept ``shortened``."""
    if image.get_size() == rect.size:
        surface.blit(image, rect, None, flags)
        return
    columns, rows = _spans(image.get_width(), rect.w, edge), _spans(image.get_height(), rect.h, edge)
    pieces = [(image, (rect.x + x, rect.y + y), (a, b, w, h), flags) for a, w, x in columns for b, h, y in rows]
    surface.blits(pieces, doreturn=False)


def _spans(drawn: int, length: int, edge: int) -> list[tuple[int, int, int]]:
    """(from, size, to) of the pieces that make a length out of what is drawn."""
    if drawn == length:
        return [(0, length, 0)]
    middle = range(edge, length - edge, drawn - 2 * edge)
    spans = [(edge, min(middle.step, length - edge - to), to) for to in middle]
    return [(0, edge, 0), *spans, (drawn - edge, edge, length - edge)]


@cached_surface
def _rounded(width: int, height: int, radius: int, fill: Rgba, border: int, border_colour: Rgba) -> Surface:
    large, k = enlarged(width, height, 3)
    pygame.draw.rect(large, fill, large.get_rect(), border_radius=radius * k)
    if border:
        pygame.draw.rect(large, border_colour, large.get_rect(), width=border * k, border_radius=radius * k)
    return reduced(large, k)


def draw_plate(
    surface: Surface,
    rect: Rect,
    fill: ColourValue,
    radius: int = 8,
    border: int = 0,
    border_colour: ColourValue = _CLEAR,
) -> None:
    """A rounded rectangle with an optional border inside its edge."""
    radius = min(radius, rect.w // 2, rect.h // 2)
    edge = max(radius, border) + 1
    size = shortened(rect.w, edge), shortened(rect.h, edge)
    blit_stretched(surface, _rounded(*size, radius, rgba(fill), border, rgba(border_colour)), rect, edge)


def draw_round(
    surface: Surface,
    center: Point,
    diameter: int,
    fill: ColourValue,
    border: int = 0,
    border_colour: ColourValue = _CLEAR,
) -> None:
    """A filled circle with an optional border."""
    image = _rounded(diameter, diameter, diameter // 2, rgba(fill), border, rgba(border_colour))
    blit_round(surface, image, center)


@cached_surface
def _shadow(width: int, height: int, radius: int, blur: int, alpha: int) -> Surface:
    pad = blur * 2
    image = Surface((width + 2 * pad, height + 2 * pad), pygame.SRCALPHA)
    pygame.draw.rect(image, (0, 0, 0, alpha), (pad, pad, width, height), border_radius=radius)
    return pygame.transform.box_blur(pygame.transform.box_blur(image, blur), max(1, blur // 2))


def draw_shadow(
    surface: Surface, rect: Rect, radius: int = 10, blur: int = 8, alpha: int = 160, offset: tuple[int, int] = (0, 5)
) -> None:
    """The soft shadow of a rounded rectangle, moved by `offset`."""
    pad = blur * 2
    edge = max(radius, pad) + pad
    image = _shadow(shortened(rect.w, edge), shortened(rect.h, edge), radius, blur, alpha)
    blit_stretched(surface, image, rect.inflate(2 * pad, 2 * pad).move(offset), edge + pad)


@cached_surface
def _glow_round(radius: int, colour: tuple[int, int, int], alpha: int) -> Surface:
    side = radius * 4
    image = Surface((side, side), pygame.SRCALPHA)
    image.fill((*colour, 0))
    pygame.draw.circle(image, (*colour, alpha), (side // 2, side // 2), radius)
    blur = max(2, radius // 2)
    return pygame.transform.box_blur(pygame.transform.box_blur(image, blur), max(1, blur // 2))


@lasting_surface
def _glow_rect(width: int, height: int, colour: tuple[int, int, int], blur: int, radius: int) -> Surface:
    pad = blur * 2 + 4
    image = Surface((width + 2 * pad, height + 2 * pad), pygame.SRCALPHA)
    image.fill((*colour, 0))
    grown = Rect(pad - 4, pad - 4, width + 8, height + 8)
    pygame.draw.rect(image, (*colour, 245), grown, border_radius=radius + 4)
    return pygame.transform.box_blur(pygame.transform.box_blur(image, blur), max(1, blur // 2))


def blit_faded(surface: Surface, image: Surface, rect: Rect, alpha: int) -> None:
    """Put a shared picture on a surface, paler than it is."""
    image.set_alpha(max(0, min(255, alpha)))
    surface.blit(image, rect)
    image.set_alpha(255)


def _blit_light(surface: Surface, image: Surface, rect: Rect, strength: float) -> None:
    blit_faded(surface, image, rect, 255 if strength >= 0.99 else round(255 * strength))


@contextlib.contextmanager
def clipped(surface: Surface, area: Rect) -> Iterator[None]:
    """Keep all that is drawn meanwhile inside the area, and inside the area set before."""
    before = surface.get_clip()
    surface.set_clip(area.clip(before))
    try:
        yield
    finally:
        surface.set_clip(before)


def around(center: Point, width: int, height: int) -> Rect:
    """The rectangle of that size round a point."""
    return Rect(0, 0, width, height).move_to(center=(round(center[0]), round(center[1])))


def blit_round(surface: Surface, image: Surface, center: Point) -> None:
    """Put a picture round a point."""
    surface.blit(image, image.get_rect(center=(round(center[0]), round(center[1]))))


def draw_glow(
    surface: Surface, center: Point, radius: int, colour: ColourValue = theme.GLOW, strength: float = 1.0
) -> None:
    """A soft round light behind a thing of that radius; strength 0 to 1 lets it breathe."""
    image = _glow_round(max(2, radius), rgba(colour)[:3], 230)
    _blit_light(surface, image, image.get_rect(center=(round(center[0]), round(center[1]))), strength)


def draw_glow_around(
    surface: Surface,
    rect: Rect,
    colour: ColourValue = theme.GLOW,
    strength: float = 1.0,
    *,
    blur: int = 12,
    radius: int = 12,
) -> None:
    """A soft light round a rounded rectangle: draw it before the thing itself."""
    image = _glow_rect(rect.w, rect.h, rgba(colour)[:3], blur, radius)
    pad = blur * 2 + 4
    _blit_light(surface, image, Rect(rect.x - pad, rect.y - pad, image.get_width(), image.get_height()), strength)


BREATH = 2.4  # seconds
FULL_LIGHT = BREATH / 4  # the moment at which a breathing glow is at its strongest


def breathe(seconds: float) -> float:
    """Strength of a breathing glow at a moment: between 0.72 and 1."""
    return 0.86 + 0.14 * math.sin(seconds * math.tau / BREATH)


@cached_surface
def _ring(radius: int, width: int, colour: Rgba, edge: Rgba) -> Surface:
    side = (radius + 3) * 2
    large, k = enlarged(side, side, 4)
    middle = (large.get_width() // 2, large.get_height() // 2)
    pygame.draw.circle(large, edge, middle, (radius + 1) * k, (width + 2) * k)
    pygame.draw.circle(large, colour, middle, radius * k, width * k)
    return reduced(large, k)


def draw_ring(
    surface: Surface,
    center: Point,
    radius: int,
    width: int = 3,
    colour: ColourValue = theme.BRASS,
    edge: ColourValue = (50, 26, 10, 255),
    light: float = 1.0,
) -> None:
    """A ring with dark edges; `radius` is the outer one of the bright part, `light` how much of it is there."""
    image = _ring(radius, width, rgba(colour), rgba(edge))
    blit_faded(surface, image, around(center, *image.get_size()), round(255 * light))


def diamond_points(center: Point, half: float) -> list[Point]:
    """The corners up, right, down, left of a square standing on one corner."""
    x, y = center
    return [(x, y - half), (x + half, y), (x, y + half), (x - half, y)]


@cached_surface
def _diamond(half: int, fill: Rgba, edge: Rgba, width: int, inner: Rgba) -> Surface:
    large, k = enlarged(half * 2 + 2, half * 2 + 2, 4)
    middle = large.get_width() / 2
    pygame.draw.polygon(large, edge, diamond_points((middle, middle), half * k))
    pygame.draw.polygon(large, _CLEAR, diamond_points((middle, middle), (half - width) * k))
    pygame.draw.polygon(large, fill, diamond_points((middle, middle), (half - width) * k))
    if inner[3]:
        pygame.draw.polygon(large, inner, diamond_points((middle, middle), (half - width) * k), k)
    return reduced(large, k)


def draw_diamond(
    surface: Surface,
    center: Point,
    half: int,
    fill: ColourValue,
    edge: ColourValue,
    width: int = 2,
    inner: ColourValue = _CLEAR,
) -> None:
    """A diamond of half-diagonal `half` with an edge of `width` and an optional fine line inside the edge."""
    image = _diamond(half, rgba(fill), rgba(edge), width, rgba(inner))
    blit_round(surface, image, center)


def rounded_clip(image: Surface, radius: int) -> Surface:
    """A copy of the image with rounded corners and an alpha channel."""
    clipped = Surface(image.get_size(), pygame.SRCALPHA)
    clipped.blit(image, (0, 0))
    whole, edge = image.get_rect(), radius + 1
    mask = _rounded(shortened(whole.w, edge), shortened(whole.h, edge), radius, (255, 255, 255, 255), 0, _CLEAR)
    blit_stretched(clipped, mask, whole, edge, pygame.BLEND_RGBA_MULT)
    return clipped


@cached_surface
def _shaded(width: int, height: int, radius: int, stops: tuple[tuple[float, Rgba], ...]) -> Surface:
    return rounded_clip(vertical_gradient(width, height, stops), radius)


def draw_shaded(surface: Surface, rect: Rect, stops: Sequence[tuple[float, ColourValue]], radius: int = 8) -> None:
    """A rounded rectangle filled with a vertical gradient."""
    keyed = tuple((share, rgba(colour)) for share, colour in stops)
    surface.blit(_shaded(rect.w, rect.h, radius, keyed), rect)


def shaded_stops(colour: ColourValue, light: float = 0.16, dark: float = 0.35) -> Stops:
    """Gradient stops from a lighter to a darker shade of a colour."""
    return ((0.0, rgba(mix(colour, "#ffffff", light))), (0.5, rgba(colour)), (1.0, rgba(mix(colour, "#000000", dark))))


def paint_face(large: Surface, side: int, radius: int, stops: Stops) -> None:
    """Paint the rounded face of a die or a chip: for `supersampled`."""
    face = vertical_gradient(side, side, stops)
    mask = Surface((side, side), pygame.SRCALPHA)
    pygame.draw.rect(mask, (255, 255, 255), mask.get_rect(), border_radius=radius)
    face.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    large.blit(face, (0, 0))


def draw_rule(surface: Surface, left: int, right: int, y: int, colour: ColourValue = theme.PARCHMENT3) -> None:
    """A hairline from left to right."""
    pygame.draw.line(surface, rgba(colour), (left, y), (right, y), 1)


def draw_double_rule(surface: Surface, left: int, right: int, y: int, colour: ColourValue = theme.INK2) -> None:
    """Two hairlines three pixels apart: under the heads of printed matter."""
    draw_rule(surface, left, right, y, colour)
    draw_rule(surface, left, right, y + 3, colour)


def draw_veil(surface: Surface, rect: Rect, colour: ColourValue, alpha: int, radius: int = 10) -> None:
    """A transparent layer over a card that cannot be used now."""
    draw_plate(surface, rect, with_alpha(colour, alpha), radius)


@cached_surface
def _dashed_ring(diameter: int) -> Surface:
    large, k = enlarged(diameter, diameter, 3)
    box = Rect(k, k, (diameter - 2) * k, (diameter - 2) * k)
    step = math.tau / 15
    for number in range(15):
        pygame.draw.arc(large, theme.BRASS, box, number * step, number * step + step * 0.55, 2 * k)
    return reduced(large, k)


def draw_dashed_ring(surface: Surface, center: Point, diameter: int) -> None:
    """A dashed circle: the place of something that is away."""
    blit_round(surface, _dashed_ring(diameter), center)
