"""Painted scenes: the dusk city behind every screen, curtains, the valance, the stage, rays behind a picture.

Every picture is composed once per size and seed and cached. Sizes are canvas pixels; colours come from the palette.
"""

import math
import random
from dataclasses import dataclass
from functools import partial

import pygame
from pygame import Rect, Surface

from trickerion.ui import theme
from trickerion.ui.shapes import rounded_clip, supersampled, vertical_gradient
from trickerion.ui.surface_cache import cached_surface
from trickerion.ui.surfaces import draw_brass_frame
from trickerion.ui.theme import ColourValue, Rgba, mix, rgba

_WINDOW_COLOURS = ((255, 206, 120), (255, 184, 92), (255, 226, 160))


@dataclass(frozen=True)
class Row:
    """One row of houses: where their feet stand (share of the height) and the ranges of their heights and widths.

    `lit` is the share of windows with a light in them.
    """

    base: float
    heights: tuple[int, int]
    widths: tuple[int, int]
    colour: str
    lit: float = 0.0


@dataclass(frozen=True)
class City:
    """A skyline: its sky from top to bottom, its rows from far to near, its stars, and its moon (x, y, radius)."""

    sky: tuple[tuple[float, str], ...]
    rows: tuple[Row, ...]
    stars: int = 0
    moon: tuple[int, int, int] | None = None


DUSK = City(
    theme.SKY,
    (
        Row(0.62, (60, 190), (40, 90), "#5b2f4e", 0.05),
        Row(0.80, (80, 240), (50, 110), "#3a2140", 0.10),
        Row(1.0, (110, 300), (60, 130), "#1d1226", 0.13),
    ),
    stars=260,
)
# The narrow scenes behind the ribbons of the Locations (drawn about 50 px high).
LOCATION_CITIES = {
    "downtown": City(
        ((0.0, "#3c2352"), (0.6, "#8a3f55"), (1.0, "#f6c77a")),
        (Row(0.95, (10, 24), (22, 40), "#6b3550"), Row(1.12, (14, 32), (26, 46), "#2c1830", 0.28)),
        stars=20,
    ),
    "market_row": City(
        ((0.0, "#16313a"), (0.6, "#3f6b55"), (1.0, "#e3b66a")),
        (Row(1.0, (10, 28), (30, 52), "#1f4034"), Row(1.15, (14, 30), (34, 60), "#12251f", 0.3)),
    ),
    "dark_alley": City(
        ((0.0, "#0e0b22"), (0.6, "#2d2356"), (1.0, "#5f4a86")),
        (Row(0.95, (14, 36), (26, 44), "#2a2450"), Row(1.12, (18, 40), (30, 50), "#120f24", 0.18)),
        stars=60,
        moon=(284, 18, 10),
    ),
    "workshop": City(
        ((0.0, "#3a2218"), (0.6, "#a4602c"), (1.0, "#f2c069")),
        (Row(1.0, (10, 30), (28, 44), "#7a4a24"), Row(1.15, (12, 34), (30, 52), "#3a2014", 0.3)),
    ),
    "academy": City(
        ((0.0, "#0f2136"), (0.6, "#2f5a7c"), (1.0, "#e9c98a")),
        (Row(1.0, (14, 32), (30, 48), "#23455f"), Row(1.15, (12, 30), (34, 56), "#10202e", 0.24)),
        stars=24,
    ),
}
_SEEDS = {"downtown": 21, "market_row": 5, "dark_alley": 33, "workshop": 44, "academy": 17}


def _sky(width: int, height: int, city: City, dice: random.Random) -> Surface:
    picture = vertical_gradient(width, height, city.sky)
    for _ in range(city.stars):
        point = (dice.randrange(width), int(dice.random() ** 2 * height * 0.6))
        share = dice.randrange(60, 200) / 255
        picture.set_at(point, picture.get_at(point).lerp((255, 240, 220, 255), share))
    if city.moon:
        _moon(picture, *city.moon)
    return picture


def _moon(picture: Surface, x: int, y: int, radius: int) -> None:
    halo = Surface((radius * 10, radius * 10), pygame.SRCALPHA)
    halo.fill((255, 226, 170, 0))
    pygame.draw.circle(halo, (255, 226, 170, 120), (radius * 5, radius * 5), int(radius * 1.7))
    halo = pygame.transform.box_blur(pygame.transform.box_blur(halo, radius), radius)
    picture.blit(halo, (x - radius * 5, y - radius * 5))

    def paint(large: Surface, k: int) -> None:
        r = radius * k
        pygame.draw.circle(large, (255, 240, 208), (r, r), r)
        pygame.draw.circle(large, (240, 218, 176), (int(r * 0.65), int(r * 0.75)), r // 4)
        pygame.draw.circle(large, (243, 224, 186), (int(r * 1.25), int(r * 1.25)), r // 5)

    picture.blit(supersampled(radius * 2, radius * 2, 4, paint), (x - radius, y - radius))


def _roof(layer: Surface, k: int, x: int, y: int, width: int, colour: pygame.Color, dice: random.Random) -> None:
    """A gable, a mansard, a spire, a dome, or a flat roof."""
    kind = dice.random()
    middle = (x + width / 2) * k
    if kind < 0.45:
        rise = int(width * dice.uniform(0.35, 0.7))
        eaves = [((x - 3) * k, y * k + 1), (middle, (y - rise) * k), ((x + width + 3) * k, y * k + 1)]
        pygame.draw.polygon(layer, colour, eaves)
    elif kind < 0.6:
        top = (y - width * 0.3) * k
        left, right = (x + width * 0.18) * k, (x + width * 0.82) * k
        pygame.draw.polygon(
            layer, colour, [((x - 2) * k, y * k), (left, top), (right, top), ((x + width + 2) * k, y * k)]
        )
    elif kind < 0.68:
        tip = (y - int(width * 1.8)) * k
        pygame.draw.polygon(
            layer, colour, [((x + width * 0.2) * k, y * k), (middle, tip), ((x + width * 0.8) * k, y * k)]
        )
        pygame.draw.line(layer, colour, (middle, tip), (middle, tip - 8 * k), k)
    elif kind < 0.75:
        pygame.draw.circle(layer, colour, (int(middle), y * k), int(width * 0.42 * k))
        top = (y - width * 0.42) * k
        pygame.draw.line(layer, colour, (middle, top), (middle, top - 10 * k), k * 2)


def _chimneys(layer: Surface, k: int, x: int, y: int, width: int, colour: pygame.Color, dice: random.Random) -> None:
    for _ in range(dice.randint(0, 3)):
        left, rise = x + dice.randint(2, max(3, width - 6)), dice.randint(6, 18)
        pygame.draw.rect(layer, colour, (left * k, (y - rise) * k, 4 * k, int((rise + width * 0.3) * k)))
        pygame.draw.rect(layer, colour, ((left - 1) * k, (y - rise) * k, 6 * k, 2 * k))


def _windows(layer: Surface, k: int, house: Rect, colour: pygame.Color, lit: float, dice: random.Random) -> None:
    for top in range(house.y + 6, house.bottom - 4, 11):
        for left in range(house.x + 4, house.right - 5, 9):
            if dice.random() < lit:
                light = (*dice.choice(_WINDOW_COLOURS), dice.randint(150, 240))
                pygame.draw.rect(layer, light, (left * k, top * k, 4 * k, 6 * k))
                pygame.draw.line(layer, colour, ((left + 2) * k, top * k), ((left + 2) * k, (top + 6) * k), 1)


def _rooftops(height: int, row: Row) -> int:
    """Above this line nothing of a row can reach; a spire is the highest of roofs."""
    return max(0, int(height * row.base) - row.heights[1] - max(20, int(row.widths[1] * 1.8) + 10))


def _houses(width: int, height: int, row: Row, dice: random.Random) -> Surface:
    """A row of houses from its highest roof down."""
    colour, top = pygame.Color(row.colour), _rooftops(height, row)
    feet, height = int(height * row.base) - top, height - top
    layer, x = Surface((width, height), pygame.SRCALPHA), -20
    while x < width + 20:
        wide, high = dice.randint(*row.widths), dice.randint(*row.heights)
        house = Rect(_EAVES, feet - high, wide, height - feet + high)
        # one at a time: a whole row painted large takes 33 MB
        layer.blit(
            supersampled(wide + 2 * _EAVES, height, 2, partial(_house, house, colour, row, dice)), (x - _EAVES, 0)
        )
        x += wide + dice.randint(-2, 4)
    return layer


_EAVES = 8  # what roofs and chimneys have on both sides


def _house(house: Rect, colour: pygame.Color, row: Row, dice: random.Random, layer: Surface, k: int) -> None:
    pygame.draw.rect(layer, colour, (house.x * k, house.y * k, house.w * k, house.h * k))
    _roof(layer, k, house.x, house.y, house.w, colour, dice)
    _chimneys(layer, k, house.x, house.y, house.w, colour, dice)
    if row.lit:
        _windows(layer, k, house, colour, row.lit, dice)


_HAZE = 0.55  # of the height, from which the haze before a row of houses begins


@cached_surface
def skyline(width: int, height: int, seed: int, city: City = DUSK) -> Surface:
    """A city of that size; the same seed builds the same houses."""
    dice = random.Random(seed)
    picture = _sky(width, height, city, dice)
    ground = rgba(city.sky[-1][1])[:3]
    haze = vertical_gradient(width, height, ((0.0, (*ground, 0)), (_HAZE, (*ground, 0)), (1.0, (*ground, 46))))
    low = Rect(0, int(height * _HAZE), width, height)
    for number, row in enumerate(city.rows):
        picture.blit(_houses(width, height, row, dice), (0, _rooftops(height, row)))
        if number < len(city.rows) - 1:
            picture.blit(haze, low, low)
    return picture


@cached_surface
def backdrop(dimming: int = 90) -> Surface:
    """The whole canvas: the city at dusk, darkened by `dimming` (0 to 255) so that panels stand out."""
    picture = skyline(*theme.CANVAS_SIZE, 11).copy()
    veil = Surface(theme.CANVAS_SIZE, pygame.SRCALPHA)
    veil.fill((12, 6, 16, dimming))
    picture.blit(veil, (0, 0))
    return picture


@cached_surface
def location_scene(location: str, width: int, height: int = 50) -> Surface:
    """The narrow scene at the head of a Location's panel; Market Row has its awning."""
    city = LOCATION_CITIES[location]
    picture = skyline(width, height, _SEEDS[location], city).copy()
    if location == "market_row":
        for number, x in enumerate(range(0, width, 22)):
            colour = theme.CREAM if number % 2 else theme.VELVET
            pygame.draw.polygon(picture, colour, [(x, 0), (x + 22, 0), (x + 22, 6), (x + 11, 11), (x, 6)])
    return picture


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


@cached_surface
def valance(width: int, scallops: int, height: int) -> Surface:
    """The scalloped cloth over a stage with its gold fringe; the picture is 24 px higher than the cloth."""
    cloth = curtain(width, height + 20).copy()
    step = width / scallops

    def mask(large: Surface, k: int) -> None:
        pygame.draw.rect(large, (255, 255, 255), (0, 0, width * k, int(height * 0.45) * k))
        for number in range(scallops):
            box = (int(number * step * k), -int(height * 0.5) * k, int(step * k), int(height * 1.5) * k)
            pygame.draw.ellipse(large, (255, 255, 255), box)

    cloth.blit(supersampled(width, height + 20, 2, mask), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    picture = Surface((width, height + 24), pygame.SRCALPHA)
    picture.blit(cloth, (0, 0))
    picture.blit(_fringe(width, scallops, height), (0, 0))
    return picture


def _fringe(width: int, scallops: int, height: int) -> Surface:
    step = width / scallops

    def paint(large: Surface, k: int) -> None:
        for number in range(scallops):
            for angle in range(0, 181, 3):
                turn = math.radians(angle)
                x = (number * step + step / 2 - math.cos(turn) * step / 2) * k
                y = (height * 0.25 + math.sin(turn) * height * 0.75) * k
                colour = theme.BRASS if (angle // 3) % 2 else theme.BRASS_HI
                pygame.draw.line(large, colour, (x, y - 2 * k), (x, y + 5 * k), 2 * k)

    return supersampled(width, height + 24, 2, paint)


@cached_surface
def _stage(width: int, height: int, floor: int, lights: tuple[float, ...]) -> Surface:
    picture = rounded_clip(curtain(width, height), 12)
    house = ((0.0, "#220a14"), (0.5, "#3c171b"), (1.0, "#5a2c1c"))
    picture.blit(vertical_gradient(width - 60, height - 60, house), (30, 40))
    picture.blit(_spotlights(width, height, lights), (0, 0))
    draw_boards(picture, Rect(30, height - 14 - floor, width - 60, floor), ("#5e351d", "#301910", "#432414"), (33, 55))
    side = rounded_clip(curtain(32, height - 20), 6)
    picture.blit(side, (0, 10))
    picture.blit(pygame.transform.flip(side, True, False), (width - 32, 10))
    return picture


def _spotlights(width: int, height: int, lights: tuple[float, ...]) -> Surface:
    beams = Surface((width, height), pygame.SRCALPHA)
    beams.fill((255, 226, 160, 0))
    foot = height * 0.62
    for share in lights:
        x = width * share
        pygame.draw.polygon(beams, (255, 226, 160, 46), [(x - 11, 25), (x + 11, 25), (x + 120, foot), (x - 120, foot)])
    fading = vertical_gradient(
        width, height, ((0.0, (255, 255, 255, 255)), (0.62, (255, 255, 255, 70)), (1.0, (255,) * 4))
    )
    beams.blit(fading, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return pygame.transform.box_blur(beams, 14)


def draw_boards(picture: Surface, floor: Rect, wood: tuple[str, str, str], steps: tuple[int, int]) -> None:
    """The boards of a stage, `steps` wide at the back and in front; the `wood` there and here, and the joints."""
    picture.blit(vertical_gradient(floor.w, floor.h, ((0.0, wood[0]), (1.0, wood[1]))), floor)
    picture.set_clip(floor)
    for number in range(-26, 27):
        top, foot = (floor.centerx + number * steps[0], floor.y), (floor.centerx + number * steps[1], floor.bottom)
        pygame.draw.aaline(picture, wood[2], top, foot)
    picture.set_clip(None)
    pygame.draw.line(picture, "#94602f", floor.topleft, floor.topright, 2)


def draw_stage(surface: Surface, rect: Rect, *, floor: int, scallops: int, lights: int = 4) -> None:
    """A lit stage with curtains, boards and valance in a brass frame; `floor` is the height of its boards."""
    shares = tuple((2 * number + 1) / (2 * lights) for number in range(lights))
    surface.blit(_stage(rect.w, rect.h, floor, shares), rect)
    surface.blit(valance(rect.w, scallops, 57), rect)
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

    def paint(large: Surface, k: int) -> None:
        x, y = center[0] * k, center[1] * k
        for angle in range(0, 360, 20):
            first, second = math.radians(angle), math.radians(angle + 9)
            points: list[tuple[float, float]] = [(x, y)]
            points += [(x + math.cos(turn) * length * k, y + math.sin(turn) * length * k) for turn in (first, second)]
            pygame.draw.polygon(large, (255, 235, 190, 24), points)

    picture.blit(supersampled(width, height, 2, paint), (0, 0))
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

    def mask(large: Surface, k: int) -> None:
        pygame.draw.polygon(large, (255, 255, 255), [(x * k, y * k) for x, y in edge])

    cloth.blit(supersampled(width, height, 3, mask), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return cloth


def poster_scene(width: int, height: int, colour: ColourValue) -> Surface:
    """The stage on a Magician's poster: rays, footlights, and curtains drawn aside."""
    return _poster_scene(width, height, rgba(colour))
