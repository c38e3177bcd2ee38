"""Scenery: the pictures that tools/paint/make_scenery.py has painted ahead, curtains, and the grounds of cards.

A picture is loaded or composed once and cached. Sizes are canvas pixels; colours come from the palette.
"""

import math

import pygame
from pygame import Rect, Surface

from trickerion.ui import theme
from trickerion.ui.assets import asset_path
from trickerion.ui.shapes import enlarged, reduced, vertical_gradient
from trickerion.ui.surface_cache import cached_surface
from trickerion.ui.surfaces import draw_brass_frame
from trickerion.ui.theme import ColourValue, Rgba, mix, rgba


def _load(name: str) -> Surface:
    picture = pygame.image.load(asset_path("scenery", f"{name}.png"))
    return picture.convert_alpha() if picture.get_flags() & pygame.SRCALPHA else picture.convert()


painted = cached_surface(_load)
"""A picture of the scenery by its name: shared, blit it and never draw on it."""


@cached_surface
def backdrop(dimming: int = 90) -> Surface:
    """The whole canvas: the city at dusk, darkened by `dimming` (0 to 255) so that panels stand out."""
    picture = _load("city")
    veil = Surface((picture.get_width(), 1), pygame.SRCALPHA)
    veil.fill((12, 6, 16, dimming))
    picture.fblits((veil, (0, y)) for y in range(picture.get_height()))
    return picture


def location_scene(location: str, width: int, height: int = 50) -> Surface:
    """The narrow scene at the head of a Location's panel."""
    return painted(f"{location}-{width}x{height}")


@cached_surface
def curtain(width: int, height: int) -> Surface:
    """A velvet curtain in folds."""
    picture = Surface((width, height), pygame.SRCALPHA)
    folds = width / 26
    for x in range(width):
        fold = 0.5 + 0.5 * math.sin(x / width * folds * math.tau)
        sheen = 0.5 + 0.5 * math.sin(x / width * folds * 0.31 * math.tau + 1)
        colour = mix(mix(theme.VELVET_LO, theme.VELVET, fold), theme.VELVET_HI, fold * sheen - 0.45)
        pygame.draw.line(picture, colour, (x, 0), (x, height))
    shade = ((0.0, (0, 0, 0, 150)), (0.35, (0, 0, 0, 0)), (0.8, (0, 0, 0, 20)), (1.0, (0, 0, 0, 120)))
    picture.blit(vertical_gradient(width, height, shade), (0, 0))
    return picture


def draw_boards(picture: Surface, floor: Rect, wood: tuple[str, str, str], steps: tuple[int, int]) -> None:
    """The boards of a stage, `steps` wide at the back and in front; the `wood` there and here, and the joints."""
    picture.blit(vertical_gradient(floor.w, floor.h, ((0.0, wood[0]), (1.0, wood[1]))), floor)
    picture.set_clip(floor)
    for number in range(-26, 27):
        top, foot = (floor.centerx + number * steps[0], floor.y), (floor.centerx + number * steps[1], floor.bottom)
        pygame.draw.aaline(picture, wood[2], top, foot)
    picture.set_clip(None)
    pygame.draw.line(picture, "#94602f", floor.topleft, floor.topright, 2)


def draw_stage(surface: Surface, rect: Rect) -> None:
    """A lit stage with curtains, boards and valance in a brass frame."""
    surface.blit(painted(f"stage-{rect.w}x{rect.h}"), rect)
    draw_brass_frame(surface, rect, 12, 4)


@cached_surface
def _rays(width: int, height: int, colour: Rgba, center: tuple[int, int]) -> Surface:
    stops = (
        (0.0, mix(colour, "#120812", 0.72)),
        (0.6, mix(colour, "#120812", 0.36)),
        (1.0, mix(colour, "#f6c77a", 0.42)),
    )
    picture = vertical_gradient(width, height, stops)
    length = max(width, height) * 1.4
    large, k = enlarged(width, height, 2)
    x, y = center[0] * k, center[1] * k
    for angle in range(0, 360, 20):
        first, second = math.radians(angle), math.radians(angle + 9)
        points: list[tuple[float, float]] = [(x, y)]
        points += [(x + math.cos(turn) * length * k, y + math.sin(turn) * length * k) for turn in (first, second)]
        pygame.draw.polygon(large, (255, 235, 190, 24), points)
    picture.blit(reduced(large, k), (0, 0))
    return picture


def rays(width: int, height: int, colour: ColourValue, center: tuple[int, int] | None = None) -> Surface:
    """The picture ground of a card: a colour fading from dusk to gold, with rays round `center`."""
    return _rays(width, height, rgba(colour), center or (width // 2, height // 2))


@cached_surface
def _poster_scene(width: int, height: int, colour: Rgba) -> Surface:
    picture = _rays(width, height, colour, (width // 2, height * 5 // 9)).copy()
    light = Surface((40, 40), pygame.SRCALPHA)
    light.fill((255, 214, 140, 0))
    pygame.draw.circle(light, (255, 214, 140, 150), (20, 26), 9)
    light = pygame.transform.box_blur(light, 6)
    for x in range(24, width - 12, 34):
        picture.blit(light, (x - 20, height - 30))
    wide = max(24, width * 46 // 312)
    half = _drawn_curtain(wide, height)
    picture.blit(half, (0, 0))
    picture.blit(pygame.transform.flip(half, True, False), (width - wide, 0))
    return picture


def _drawn_curtain(width: int, height: int) -> Surface:
    """A curtain drawn to the left."""
    cloth = curtain(width, height).copy()
    edge = [(0, 0), (width, 0), (width * 0.65, height * 0.45), (width * 0.3, height), (0, height)]
    large, k = enlarged(width, height, 3)
    pygame.draw.polygon(large, (255, 255, 255), [(x * k, y * k) for x, y in edge])
    cloth.blit(reduced(large, k), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return cloth


def poster_scene(width: int, height: int, colour: ColourValue) -> Surface:
    """The stage on a Magician's poster: rays, footlights, and curtains drawn aside."""
    return _poster_scene(width, height, rgba(colour))
