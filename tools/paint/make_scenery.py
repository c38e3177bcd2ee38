"""Paint the scenery: the city, stages, curtains, the title, the Academy's house, each in the sizes it is shown in.

    python tools/paint/make_scenery.py [--check] [NAME ...]

Writes PNG files into assets/scenery/: all of them, or those that are named. The same seeds build the same houses.
With --check nothing is written: ends with 1 when a file is not what would be painted.
"""

from __future__ import annotations

import argparse
import math
import os
import random
import struct
import sys
import zlib
from dataclasses import dataclass
from functools import cache, partial
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

from typing import TYPE_CHECKING, TypeAlias

import numpy as np
import pygame
from pygame import Rect, Surface

from trickerion.scenes.academy import layout as house
from trickerion.scenes.heir import layout as heir
from trickerion.scenes.scoring import layout as scoring
from trickerion.ui import theme
from trickerion.ui.layout import board, theater
from trickerion.ui.scenery import curtain, draw_boards
from trickerion.ui.shapes import (
    draw_plate,
    draw_shaded,
    draw_shadow,
    enlarged,
    reduced,
    rounded_clip,
    shaded_stops,
    vertical_gradient,
)
from trickerion.ui.surfaces import draw_brass_frame
from trickerion.ui.theme import mix, rgba
from trickerion.ui.title_scenery import CURTAIN_WIDTH, LAMPS, MOON, SCALLOPS

if TYPE_CHECKING:
    from collections.abc import Callable

_WINDOW_COLOURS = ((255, 206, 120), (255, 184, 92), (255, 226, 160))


def supersampled(width: int, height: int, factor: int, paint: Callable[[Surface, int], object]) -> Surface:
    """A transparent surface of width x height that `paint(surface, factor)` drew at `factor` times the size."""
    large, k = enlarged(width, height, factor)
    paint(large, k)
    return reduced(large, k)


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
    ((0.0, "#171233"), (0.35, "#3c2352"), (0.62, "#8a3f55"), (0.85, "#e08a4f"), (1.0, "#f6c77a")),
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


@cache
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


def location_scene(location: str, width: int, height: int) -> Surface:
    """The narrow scene at the head of a Location's panel; Market Row has its awning."""
    city = LOCATION_CITIES[location]
    picture = skyline(width, height, _SEEDS[location], city).copy()
    if location == "market_row":
        for number, x in enumerate(range(0, width, 22)):
            colour = theme.CREAM if number % 2 else theme.VELVET
            pygame.draw.polygon(picture, colour, [(x, 0), (x + 22, 0), (x + 22, 6), (x + 11, 11), (x, 6)])
    return picture


# ------------------------------------------------------------------ curtains and stages


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


def stage(width: int, height: int, floor: int, scallops: int, lights: int) -> Surface:
    """A lit stage with curtains, boards and valance; `floor` is the height of its boards."""
    picture = rounded_clip(curtain(width, height), 12)
    house = ((0.0, "#220a14"), (0.5, "#3c171b"), (1.0, "#5a2c1c"))
    picture.blit(vertical_gradient(width - 60, height - 60, house), (30, 40))
    picture.blit(_spotlights(width, height, [(2 * n + 1) / (2 * lights) for n in range(lights)]), (0, 0))
    draw_boards(picture, Rect(30, height - 14 - floor, width - 60, floor), ("#5e351d", "#301910", "#432414"), (33, 55))
    side = rounded_clip(curtain(32, height - 20), 6)
    picture.blit(side, (0, 10))
    picture.blit(pygame.transform.flip(side, True, False), (width - 32, 10))
    return _over(picture, lambda surface: surface.blit(valance(width, scallops, 57), (0, 0)))


def _over(ground: Surface, paint: Callable[[Surface], object]) -> Surface:
    """A picture with more on it, nowhere clearer than it was: alpha upon alpha is rounded down."""
    picture, mask = ground.copy(), ground.copy()
    paint(picture)
    mask.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MULT)
    picture.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MAX)
    return picture


def _spotlights(width: int, height: int, shares: list[float]) -> Surface:
    beams = Surface((width, height), pygame.SRCALPHA)
    beams.fill((255, 226, 160, 0))
    foot = height * 0.62
    for share in shares:
        x = width * share
        pygame.draw.polygon(beams, (255, 226, 160, 46), [(x - 11, 25), (x + 11, 25), (x + 120, foot), (x - 120, foot)])
    fading = vertical_gradient(
        width, height, ((0.0, (255, 255, 255, 255)), (0.62, (255, 255, 255, 70)), (1.0, (255,) * 4))
    )
    beams.blit(fading, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return pygame.transform.box_blur(beams, 14)


def podium(width: int, height: int) -> Surface:
    """The stage of the winners before the city, in its frame."""
    picture = rounded_clip(skyline(width, height, 4), 12)
    _draw_lights(picture)
    draw_boards(picture, Rect(4, 448, width - 8, 96), ("#6b3d22", "#3a1f14", "#4d2b19"), (34, 58))
    side = curtain(70, height - 10)
    picture.blit(rounded_clip(side, 10), (2, 6))
    picture.blit(rounded_clip(pygame.transform.flip(side, True, False), 10), (width - 72, 6))
    picture.blit(valance(width, 7, 60), (0, 0))
    draw_brass_frame(picture, Rect(0, 0, width, height), 12, 4)
    return picture


def _draw_lights(picture: Surface) -> None:
    beams = Surface(picture.get_size(), pygame.SRCALPHA)
    middle = picture.get_width() // 2
    for top, lean in ((60, -14), (picture.get_width() - 60, 14)):
        foot = middle + lean
        corners = [(top - 8, 0), (top + 8, 0), (foot + 150, 430), (foot - 150, 430)]
        pygame.draw.polygon(beams, (255, 232, 170, 44), corners)
    picture.blit(pygame.transform.box_blur(beams, 14), (0, 0))


# ------------------------------------------------------------------ the curtain between people

_FRINGE, _BRAID, _FOLD, _EDGE = 46, 14, 26, 40


def _half(width: int) -> Surface:
    """The left half of the curtain: its folds, the fringe at the hem, and the shade towards its inner edge."""
    cloth = curtain(width, theme.CANVAS_SIZE[1]).copy()
    cloth.blit(_hem(width), (0, theme.CANVAS_SIZE[1] - _FRINGE - 34))
    shade = Surface((_EDGE, theme.CANVAS_SIZE[1]), pygame.SRCALPHA)
    for x in range(_EDGE):
        pygame.draw.line(shade, (0, 0, 0, round(150 * (x / _EDGE) ** 2)), (x, 0), (x, theme.CANVAS_SIZE[1]))
    cloth.blit(shade, (width - _EDGE, 0))
    return cloth


def _hem(width: int) -> Surface:
    """Golden braid with tassels; light and dark follow the folds of the cloth above."""
    fringe = Surface((width, _FRINGE), pygame.SRCALPHA)
    for x in range(width):
        fold = 0.5 + 0.5 * math.sin(x / _FOLD * math.tau)
        gold = mix(theme.BRASS_LO, theme.BRASS_HI, 0.15 + 0.7 * fold)
        tassel = mix(gold, "#000000", 0.42 if x % 4 == 3 else 0.12 * (x % 4))
        length = _FRINGE - round(5 * abs(math.sin(x * math.tau / 52)))
        pygame.draw.line(fringe, tassel, (x, _BRAID), (x, length))
        pygame.draw.line(fringe, gold, (x, 0), (x, _BRAID))
        pygame.draw.line(fringe, mix(gold, "#000000", 0.45), (x, _BRAID), (x, _BRAID + 1))
    return fringe


# ------------------------------------------------------------------ the title


_VALANCE_HEIGHT = 100
_CITY = City(
    ((0.0, "#171233"), (0.30, "#3c2352"), (0.46, "#8a3f55"), (0.60, "#e08a4f"), (0.72, "#f6c77a"), (1.0, "#8a4a56")),
    (
        Row(0.66, (30, 110), (70, 150), "#8a4a56"),
        Row(0.74, (50, 190), (70, 150), "#5a2f4e", 0.05),
        Row(0.88, (80, 220), (80, 170), "#33193a", 0.09),
        Row(1.0, (90, 240), (100, 200), "#170d1e", 0.12),
    ),
    stars=320,
    moon=MOON,
)
_CITY_SEED = 29


def _light(radius: int, colour: tuple[int, int, int]) -> Surface:
    """A soft round light to add to the picture: ``colour`` in the middle, nothing at the rim."""
    small = radius // 3
    light = Surface((2 * small, 2 * small))
    for step in range(small, 0, -1):
        share = (1 - step / small) ** 2
        pygame.draw.circle(light, [round(part * share) for part in colour], (small, small), step)
    return pygame.transform.smoothscale(light, (2 * radius, 2 * radius))


def _star() -> Surface:
    star = Surface((9, 9))
    star.fill((34, 30, 30), (0, 4, 9, 1))
    star.fill((34, 30, 30), (4, 0, 1, 9))
    star.fill((150, 140, 120), (3, 3, 3, 3))
    return star


def _cloud(number: int) -> Surface:
    dice = random.Random(40 + number)
    size = (560, 70)

    def paint(large: Surface, k: int) -> None:
        for _ in range(16):
            wide = dice.randrange(120, 300) * k
            x = dice.randrange(30 * k, size[0] * k - wide - 30 * k)
            y = round(dice.gauss(size[1] / 2, 8)) * k
            pygame.draw.ellipse(large, (122, 96, 132, 22), (x, y, wide, dice.randrange(6, 14) * k))

    return pygame.transform.box_blur(supersampled(*size, 1, paint), 5)


def _still_picture() -> Surface:
    picture = skyline(*theme.CANVAS_SIZE, _CITY_SEED, _CITY).copy()
    mist = ((0.0, (20, 8, 22, 0)), (0.8, (20, 8, 22, 0)), (1.0, (14, 6, 18, 150)))
    picture.blit(vertical_gradient(*theme.CANVAS_SIZE, mist), (0, 0))
    for x, y in LAMPS:
        picture.blit(_lamp(theme.CANVAS_SIZE[1] - y), (x - 40, y))
    return picture


def _lamp(height: int) -> Surface:
    """A street lamp, its lantern at the top: 80 px wide."""

    def paint(large: Surface, k: int) -> None:
        iron, glass = (24, 14, 18), (255, 214, 130)

        def shape(colour: tuple[int, int, int], *points: tuple[int, int]) -> None:
            pygame.draw.polygon(large, colour, [(x * k, y * k) for x, y in points])

        shape(iron, (35, 80), (45, 80), (46, height), (34, height))
        shape((52, 34, 24), (16, 26), (40, 0), (64, 26))
        shape((70, 46, 26), (38, 0), (42, 0), (40, -6))
        shape((60, 40, 26), (20, 26), (60, 26), (63, 84), (17, 84))
        shape(glass, (27, 32), (53, 32), (56, 78), (24, 78))
        shape((255, 240, 190), (33, 44), (47, 44), (49, 76), (31, 76))
        shape((60, 40, 26), (39, 32), (41, 32), (41, 78), (39, 78))
        shape(iron, (14, 84), (66, 84), (58, 92), (22, 92))
        shape(iron, (28, 150), (52, 150), (48, 162), (32, 162))

    return supersampled(80, height, 3, paint)


def _proscenium() -> Surface:
    frame = Surface(theme.CANVAS_SIZE, pygame.SRCALPHA)
    width, height = theme.CANVAS_SIZE
    shade = Surface((60, 1), pygame.SRCALPHA)
    for x in range(60):
        shade.set_at((x, 0), (8, 2, 8, round(150 * (1 - x / 60) ** 2)))
    shade = pygame.transform.scale(shade, (60, height))
    side = curtain(CURTAIN_WIDTH, height)
    for flip, x in ((False, 0), (True, width - CURTAIN_WIDTH)):
        frame.blit(pygame.transform.flip(shade, flip, False), (x - 60 if flip else x + CURTAIN_WIDTH, 0))
        frame.blit(pygame.transform.flip(side, flip, False), (x, 0))
        edge = x - 2 if flip else x + CURTAIN_WIDTH - 1
        pygame.draw.rect(frame, theme.BRASS_LO, (edge - 1, 0, 5, height))
        pygame.draw.rect(frame, theme.BRASS, (edge, 0, 3, height))
        pygame.draw.line(frame, theme.BRASS_HI, (edge + 1, 0), (edge + 1, height))
    _hang_valance(frame, width, SCALLOPS)
    return frame


def _hang_valance(picture: Surface, width: int, scallops: int) -> None:
    """The valance along the upper edge, with its shadow."""
    cloth = valance(width, scallops, _VALANCE_HEIGHT)
    shadow = Surface((width, _VALANCE_HEIGHT + 70), pygame.SRCALPHA)
    shadow.blit(pygame.mask.from_surface(cloth).to_surface(setcolor=(10, 2, 8, 170), unsetcolor=(10, 2, 8, 0)), (0, 12))
    picture.blit(pygame.transform.box_blur(shadow, 9), (0, 0))
    picture.blit(cloth, (0, 0))


def wing() -> Surface:
    """The curtain and the valance beside the canvas: the first scallops of it are shown."""
    picture = curtain(*theme.CANVAS_SIZE).copy()
    _hang_valance(picture, theme.CANVAS_SIZE[0], SCALLOPS)
    return picture


# ------------------------------------------------------------------ the Academy


_NIGHT = City(
    ((0.0, "#0a1422"), (0.55, "#142c4c"), (1.0, "#1d3c66")),
    (Row(0.9, (120, 320), (70, 140), "#0f2038", 0.04), Row(1.0, (60, 200), (60, 120), "#0b1526", 0.12)),
    stars=420,
)
_BRICK, _MORTAR = pygame.Color("#2b4058"), pygame.Color("#1c2c40")
_SLATE = pygame.Color("#1c2c42")


def academy(rows: int) -> Surface:
    """The Academy's house under the night sky, empty, with so many storeys."""
    canvas = Surface(theme.CANVAS_SIZE, pygame.SRCALPHA)
    canvas.blit(rounded_clip(skyline(*house.STAGE.size, 23, _NIGHT), 12), house.STAGE)
    return _over(canvas, partial(_draw_house, rows=rows)).subsurface(house.STAGE)


def _draw_house(surface: Surface, rows: int) -> None:
    _draw_roof(surface)
    draw_shadow(surface, house.WALLS, 4, 12, 220, (0, 4))
    surface.blit(_bricks(house.WALLS.size), house.WALLS)
    for row in range(rows):
        _draw_stairwell(surface, house.stairs(row, rows), goes_up=row % 2 == 0)
        _draw_beam(surface, house.storey(row, rows).bottom)
    draw_shadow(surface, house.FRIEZE, 4, 5, 180)
    draw_shaded(surface, house.FRIEZE, shaded_stops("#2f4a68"), 4)
    draw_brass_frame(surface, house.FRIEZE, 4, 2)
    plinth = Rect(house.FRIEZE.x, house.WALLS.bottom - 2, house.FRIEZE.w, 10)
    draw_shaded(surface, plinth, shaded_stops("#35506e"), 4)
    for x in (house.WALLS.x, house.WALLS.right - 1):
        pygame.draw.line(surface, theme.BRASS_LO, (x, house.WALLS.y), (x, house.WALLS.bottom), 2)


def _bricks(size: tuple[int, int]) -> Surface:
    image = Surface(size)
    image.fill(_MORTAR)
    for row in range(size[1] // 12 + 1):
        for column in range(-1, size[0] // 26 + 1):
            shade = 0.12 * ((row * 7 + column * 5) % 5) / 5
            brick = Rect(column * 26 + (row % 2) * 13, row * 12, 25, 11)
            pygame.draw.rect(image, mix(_BRICK, "#0c1420", shade), brick)
    return image


def _draw_roof(surface: Surface) -> None:
    top = house.FRIEZE.y
    slope = [(house.FRIEZE.x + 24, top), (house.FRIEZE.x + 64, top - 20), (house.FRIEZE.right - 64, top - 20)]
    pygame.draw.polygon(surface, _SLATE, [*slope, (house.FRIEZE.right - 24, top)])
    pygame.draw.lines(surface, theme.BRASS_LO, False, [*slope, (house.FRIEZE.right - 24, top)], 2)
    for x in (house.FRIEZE.x + 76, house.FRIEZE.right - 76):
        surface.blit(_tower(), (x - 46, house.STAGE.y + 4))


def _tower() -> Surface:
    """A tower with its clock, 92 x 80, the tip at the top."""

    def paint(large: Surface, k: int) -> None:
        body = Rect(9 * k, 42 * k, 74 * k, 38 * k)
        pygame.draw.rect(large, "#2c3d56", body)
        roof = [(46 * k, 1 * k), (91 * k, 45 * k), (1 * k, 45 * k)]
        pygame.draw.polygon(large, _SLATE, roof)
        pygame.draw.polygon(large, theme.BRASS, roof, k)
        middle = (46 * k, 61 * k)
        pygame.draw.circle(large, theme.INK, middle, 14 * k)
        pygame.draw.circle(large, "#ffd98a", middle, 12 * k)
        for angle, reach in ((-90, 9), (30, 7)):
            turn = math.radians(angle)
            end = (middle[0] + math.cos(turn) * reach * k, middle[1] + math.sin(turn) * reach * k)
            pygame.draw.line(large, theme.INK, middle, end, 2 * k)

    return supersampled(92, 80, 3, paint)


def _draw_beam(surface: Surface, y: int) -> None:
    beam = Rect(house.WALLS.x, y, house.WALLS.w, 10)
    draw_shaded(surface, beam, ((0.0, "#7a4f28"), (0.3, "#5a3618"), (1.0, "#2c1a0e")), 2)


def _draw_stairwell(surface: Surface, well: Rect, *, goes_up: bool) -> None:
    draw_plate(surface, well, (32, 24, 36), 2)
    surface.blit(_stairs(well.size, goes_up), well)


def _stairs(size: tuple[int, int], goes_up: bool) -> Surface:
    width, height = size
    steps = 8

    def paint(large: Surface, k: int) -> None:
        start, end = (
            ((4 + n * (width - 8) / steps) * k, (height - 34 - n * (height - 36) / steps) * k) for n in (0, steps)
        )
        for number in range(steps + 1):
            x = (4 + number * (width - 14) / steps) * k
            y = (height - 10 - number * (height - 18) / steps) * k
            pygame.draw.rect(large, "#6b4423", (x, y, 10 * k, 6 * k))
            pygame.draw.line(large, "#8a6a3c", (x + 5 * k, y), (x + 5 * k, y - 26 * k), k)
        pygame.draw.line(large, "#c79a4b", start, end, 2 * k)

    image = supersampled(width, height, 3, paint)
    return image if goes_up else pygame.transform.flip(image, True, False)


# ------------------------------------------------------------------ the files


def _location_scenes() -> dict[str, Callable[[], Surface]]:
    """The heads of the Locations' panels, on the board and beside the Heir."""
    sizes = {(location, board.DOWNTOWN.w - 8, board.HEAD) for location in LOCATION_CITIES}
    for modules in ((), ("academy",)):
        panels = heir.places_of(modules).side_panels
        sizes |= {(location, panel.w - 8, heir.HEAD) for location, panel in panels.items()}
    return {f"{name}-{width}x{height}": partial(location_scene, name, width, height) for name, width, height in sizes}


def _stages() -> dict[str, Callable[[], Surface]]:
    """The stages: size, height of the boards, scallops, lights."""
    forms = (
        (board.THEATER, 226, 11, 4),
        *((heir.places_of(modules).theater, 150, 11, 4) for modules in ((), ("academy",))),
        (theater.STAGE, 258, 15, 5),
    )
    return {f"stage-{rect.w}x{rect.h}": partial(stage, *rect.size, *form) for rect, *form in forms}


_MIDDLE, _OVERLAP = theme.CANVAS_SIZE[0] // 2, 70  # the two halves of a curtain hang over each other
PICTURES: dict[str, Callable[[], Surface]] = {
    "city": partial(skyline, *theme.CANVAS_SIZE, 11),
    "title": _still_picture,
    "title-frame": _proscenium,
    "title-wing": wing,
    "title-moonlight": partial(_light, 210, (64, 52, 30)),
    "title-lamplight": partial(_light, 190, (96, 60, 22)),
    "title-star": _star,
    **{f"title-cloud-{number}": partial(_cloud, number) for number in range(3)},
    "curtain-left": partial(_half, _MIDDLE + _OVERLAP),
    "curtain-right": partial(_half, _MIDDLE),
    "curtain-valance": partial(valance, theme.CANVAS_SIZE[0], 12, 120),
    "podium": partial(podium, *scoring.PODIUM.size),
    **{f"academy-{rows}": partial(academy, rows) for rows in (4, 5)},
    **_stages(),
    **_location_scenes(),
}


Bytes: TypeAlias = np.ndarray[tuple[int, ...], np.dtype[np.uint8]]


def pixels(picture: Surface) -> Bytes:
    """Height x width x (red, green, blue, and alpha unless all is opaque)."""
    size = (picture.get_height(), picture.get_width(), 4)
    rows = np.frombuffer(pygame.image.tobytes(picture, "RGBA"), np.uint8).reshape(size)
    return rows if (rows[:, :, 3] < 255).any() else rows[:, :, :3]


def png(picture: Surface) -> bytes:
    """The file: each row with the filter that leaves the smallest numbers, or all unfiltered if that is smaller."""
    rows = pixels(picture)
    height, width, depth = rows.shape
    plain = rows.astype(np.int16)
    left, above = np.zeros_like(plain), np.zeros_like(plain)
    left[:, 1:], above[1:] = plain[:, :-1], plain[:-1]
    ways = np.stack([plain, plain - left, plain - above, plain - (left + above) // 2]).astype(np.uint8)
    ways = ways.reshape(4, height, width * depth)
    best = np.abs(ways.view(np.int8).astype(np.int16)).sum(axis=2).argmin(axis=0)
    packed = min((_packed(ways, chosen) for chosen in (best, best * 0, best * 0 + 2)), key=len)
    head = struct.pack(">IIBBBBB", width, height, 8, 6 if depth == 4 else 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + _chunk(b"IHDR", head) + _chunk(b"IDAT", packed) + _chunk(b"IEND", b"")


def _packed(
    ways: np.ndarray[tuple[int, ...], np.dtype[np.uint8]], chosen: np.ndarray[tuple[int, ...], np.dtype[np.int64]]
) -> bytes:
    rows = ways[chosen, np.arange(len(chosen))]
    return zlib.compress(np.column_stack([chosen.astype(np.uint8), rows]).tobytes(), 9)


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def is_painted(name: str, path: Path) -> bool:
    """Whether a file shows what would be painted."""
    painted, kept = PICTURES[name](), pygame.image.load(path)
    return pygame.image.tobytes(painted, "RGBA") == pygame.image.tobytes(kept, "RGBA")


FOLDER = Path(__file__).resolve().parents[2] / "assets" / "scenery"


def main() -> None:
    """Write or check the pictures."""
    parser = argparse.ArgumentParser(description="Paint the scenery.")
    parser.add_argument("names", nargs="*", metavar="NAME")
    parser.add_argument("--check", action="store_true", help="say which files are not what would be painted")
    given = parser.parse_args()
    pygame.display.set_mode(theme.CANVAS_SIZE)
    names = given.names or sorted(PICTURES)
    if given.check:
        sys.exit("\n".join(name for name in names if not is_painted(name, FOLDER / f"{name}.png")) or 0)
    FOLDER.mkdir(exist_ok=True)
    for name in names:
        data = png(PICTURES[name]())
        (FOLDER / f"{name}.png").write_bytes(data)
        print(name, len(data))


if __name__ == "__main__":
    main()
