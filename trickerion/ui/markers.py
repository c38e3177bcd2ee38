"""Trick Markers: a diamond in the player's colour, the suit on a plate whose shape tells the owner too, four corners.

The four corner symbols follow from one number, the quarter turns (0 to 3), as the printed markers have it.
"""

import functools
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final

import pygame
from pygame import Color, Surface

from trickerion.ui import theme
from trickerion.ui.icons import icon
from trickerion.ui.shapes import Point, around, blit_faded, blit_round, diamond_points, draw_diamond, enlarged, reduced
from trickerion.ui.surface_cache import cached_surface
from trickerion.ui.theme import PlayerLook, Rgba, mix, player_look, rgba

SIDES: Final = ("up", "right", "down", "left")
# Clockwise the corners always follow in this order (trick_markers: orientation).
_CLOCKWISE: Final = ("spiritual", "mechanical", "optical", "escape")
_STEP: Final = {"up": (0, -1), "right": (1, 0), "down": (0, 1), "left": (-1, 0)}
_CORNER_SHARE = 0.385


@functools.cache
def corners(turns: int) -> Mapping[str, str]:
    """Side -> Trick category of a marker after that many quarter turns clockwise."""
    return MappingProxyType({side: _CLOCKWISE[(number - turns) % 4] for number, side in enumerate(SIDES)})


def turns_for(category: str, side: str) -> int:
    """The quarter turns that bring the category's corner to that side."""
    return (SIDES.index(side) - _CLOCKWISE.index(category)) % 4


def _plate(large: Surface, shape: str, center: Point, radius: float, colour: Rgba | Color) -> None:
    x, y = center
    if shape == "circle":
        pygame.draw.circle(large, colour, center, radius)
        return
    outline: Sequence[Point | pygame.Vector2] = _shield(center, radius)
    if shape == "square":
        side = radius * 0.92
        outline = [(x - side, y - side), (x + side, y - side), (x + side, y + side), (x - side, y + side)]
    elif shape == "hexagon":
        arm = pygame.Vector2(radius * 1.12, 0)
        outline = [pygame.Vector2(center) + arm.rotate(30 + 60 * n) for n in range(6)]
    pygame.draw.polygon(large, colour, outline)


def _shield(center: Point, radius: float) -> list[Point]:
    """Flat on top, straight shoulders, curving to a point."""
    x, y = center
    outline: list[Point] = [(x - radius, y - radius), (x + radius, y - radius)]
    for step in range(13):
        share = step / 12
        outline.append((x + radius * (1 - share**2.1), y - radius * 0.05 + radius * 1.3 * share**0.85))
    for step in range(12, -1, -1):
        share = step / 12
        outline.append((x - radius * (1 - share**2.1), y - radius * 0.05 + radius * 1.3 * share**0.85))
    return outline


def _paint_body(large: Surface, k: int, half: int, look: PlayerLook) -> None:
    middle = (large.get_width() / 2, large.get_height() / 2)
    fill = look.fill
    pygame.draw.polygon(large, mix(fill, "#1a0c0a", 0.62), diamond_points(middle, half * k))
    pygame.draw.polygon(large, mix(fill, "#ffffff", 0.42), diamond_points(middle, (half - 1.2) * k))
    pygame.draw.polygon(large, mix(fill, "#000000", 0.06), diamond_points(middle, (half - 3) * k))


def _paint_corners(large: Surface, k: int, half: int, look: PlayerLook, turns: int, own: str | None) -> None:
    middle, reach = large.get_width() / 2, half * k
    size = reach * _CORNER_SHARE
    for side, category in corners(turns).items():
        dx, dy = _STEP[side]
        center = (middle + dx * (reach - size), middle + dy * (reach - size))
        is_own = category == own
        rim = Color(theme.CREAM) if is_own else mix(look.fill, "#1a0c0a", 0.55)
        pygame.draw.polygon(large, rim, diamond_points(center, size))
        width = (2.0 if is_own else 1.2) * k
        pygame.draw.polygon(large, theme.category_fill(category), diamond_points(center, size - width))


def _paint_rivet(large: Surface, middle: Point, radius: float, k: int) -> None:
    """An iron rivet in place of a suit: printed on the card, nobody's."""
    x, y = middle
    pygame.draw.circle(large, (26, 24, 28), middle, radius)
    for step in range(9):  # a dome that shines at its upper left
        share, grey = 1 - step / 10, 74 + 13 * step
        spot = (x - radius * 0.28 * (1 - share), y - radius * 0.28 * (1 - share))
        pygame.draw.circle(large, (grey, grey, grey + 5), spot, (radius - 1.5 * k) * share)


@cached_surface
def _marker(half: int, look: PlayerLook, suit: str, turns: int | None, own: str | None, palette: str) -> Surface:
    share = 0.33 if turns is not None else 0.52
    large, k = enlarged(half * 2 + 2, half * 2 + 2, 4)
    middle = (large.get_width() / 2, large.get_height() / 2)
    _paint_body(large, k, half, look)
    if turns is not None:
        _paint_corners(large, k, half, look, turns, own)
    if suit:
        ground = mix(look.fill, "#ffffff", 0.45) if look.dark_glyph else mix(look.fill, "#000000", 0.30)
        _plate(large, look.plate, middle, half * k * share, mix(look.fill, "#1a0c0a", 0.60))
        _plate(large, look.plate, middle, half * k * share - 1.1 * k, ground)
    elif turns is not None:
        _paint_rivet(large, middle, half * k * 0.25, k)
    image = reduced(large, k)
    if turns is not None:
        _blit_glyphs(image, half, turns)
    if suit:
        size = round(half * (0.50 if turns is not None else 0.80))
        sign = icon(f"suit.{suit}", size, (40, 20, 10) if look.dark_glyph else theme.CREAM)
        image.blit(sign, sign.get_rect(center=(half + 1, half + 1)))
    return image


def _blit_glyphs(image: Surface, half: int, turns: int) -> None:
    size = max(11, round(half * 0.40))
    for side, category in corners(turns).items():
        dx, dy = _STEP[side]
        center = (round(half + 1 + dx * half * 0.615), round(half + 1 + dy * half * 0.615))
        glyph = icon(f"category.{category}", size, theme.CREAM)
        image.blit(glyph, glyph.get_rect(center=center))


def marker_image(colour: str, suit: str, half: int, turns: int | None = None, own: str | None = None) -> Surface:
    """The shared picture of a marker, (2 half + 2) px wide: for sprites that fly or turn, and for plain signs."""
    return _marker(half, player_look(colour), suit, turns, own, theme.palette())


def draw_marker(
    surface: Surface,
    center: Point,
    half: int,
    colour: str,
    suit: str,
    turns: int | None = None,
    own: str | None = None,
    *,
    alpha: int = 255,
) -> None:
    """A Trick Marker of half-diagonal `half`.

    `colour` is the player's, or "neutral" (then the suit may be empty); with `turns` the four corner symbols show, and
    the corner of the Trick's category `own` has a cream border. `alpha` fades a marker that is not there yet.
    """
    if alpha > 200:
        draw_diamond(surface, (center[0] + 2, center[1] + 4), half, (0, 0, 0, 120), (0, 0, 0, 120))
    image = marker_image(colour, suit, half, turns, own)
    blit_faded(surface, image, around(center, *image.get_size()), alpha)


@cached_surface
def _lifted(half: int) -> Surface:
    """The blurred shadow and golden edge of a marker held over the table."""
    reach = half + 7
    side = (reach + 20) * 2
    large, k = enlarged(side, side, 3)
    middle = (side * k / 2, side * k / 2 - 5 * k)
    pygame.draw.polygon(large, (96, 40, 0), diamond_points(middle, (reach + 2) * k))
    pygame.draw.polygon(large, rgba(theme.GLOW), diamond_points(middle, reach * k))
    pygame.draw.polygon(large, (0, 0, 0, 0), diamond_points(middle, (half + 1) * k))
    image = Surface((side, side), pygame.SRCALPHA)
    pygame.draw.polygon(image, (0, 0, 0, 190), diamond_points((side / 2 + 9, side / 2 + 12), half + 2))
    image = pygame.transform.box_blur(image, 6)
    image.blit(reduced(large, k), (0, 0))
    return image


def draw_lifted_marker(
    surface: Surface, center: Point, half: int, colour: str, suit: str, turns: int, own: str | None = None
) -> None:
    """The marker that is being set up: lifted 5 px, with a gold edge and a soft shadow."""
    frame = _lifted(half)
    surface.blit(frame, frame.get_rect(center=(round(center[0]), round(center[1]))))
    blit_round(surface, marker_image(colour, suit, half, turns, own), (center[0], center[1] - 5))


def draw_marker_place(surface: Surface, center: Point, half: int, suit: str = "", *, paper: bool = False) -> None:
    """An empty diamond: a marker that lies in the supply (dark ground), or one a Prepare will give (paper)."""
    if paper:
        draw_diamond(surface, center, half, theme.PARCHMENT2, theme.INK2)
        tint: theme.ColourValue = theme.INK2
    else:
        draw_diamond(surface, center, half, (0, 0, 0, 80), theme.BRASS_LO)
        tint = (168, 130, 82)
    if suit:
        sign = icon(f"suit.{suit}", round(half * 0.84), tint)
        surface.blit(sign, sign.get_rect(center=(round(center[0]), round(center[1]))))
