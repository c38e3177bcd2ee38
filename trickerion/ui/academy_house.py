"""The Academy's house by night: sky and city, towers with clocks, brick walls, beams, stairwells with their lamps."""

import math

import pygame
from pygame import Rect, Surface

from trickerion.rules.academy.catalog import CLASSROOM, PRACTICE
from trickerion.ui import theme
from trickerion.ui.icons import draw_icon
from trickerion.ui.layout import academy as at
from trickerion.ui.scenery import City, Row, skyline
from trickerion.ui.shapes import draw_glow, draw_plate, draw_shaded, draw_shadow, rounded_clip, supersampled
from trickerion.ui.shapes import shaded_stops as stops_of
from trickerion.ui.surface_cache import cached_surface
from trickerion.ui.surfaces import draw_brass_frame
from trickerion.ui.text import draw_text, text_width
from trickerion.ui.theme import mix
from trickerion.words.academy import screen as words

_NIGHT = City(
    ((0.0, "#0a1422"), (0.55, "#142c4c"), (1.0, "#1d3c66")),
    (Row(0.9, (120, 320), (70, 140), "#0f2038", 0.04), Row(1.0, (60, 200), (60, 120), "#0b1526", 0.12)),
    stars=420,
)
_BRICK, _MORTAR = pygame.Color("#2b4058"), pygame.Color("#1c2c40")
_SLATE = pygame.Color("#1c2c42")


def draw_grounds(surface: Surface, rows: int) -> None:
    """The stage: the house under the night sky, empty."""
    stage = at.STAGE
    draw_shadow(surface, stage, 12, 8, 190)
    surface.blit(rounded_clip(skyline(stage.w, stage.h, 23, _NIGHT), 12), stage)
    _draw_roof(surface)
    draw_shadow(surface, at.WALLS, 4, 12, 220, (0, 4))
    surface.blit(_bricks(at.WALLS.size), at.WALLS)
    for row in range(rows):
        _draw_stairwell(surface, at.stairs(row, rows), goes_up=row % 2 == 0)
        _draw_beam(surface, at.storey(row, rows).bottom)
    _draw_frieze(surface)
    plinth = Rect(at.FRIEZE.x, at.WALLS.bottom - 2, at.FRIEZE.w, 10)
    draw_shaded(surface, plinth, stops_of("#35506e"), 4)
    for x in (at.WALLS.x, at.WALLS.right - 1):
        pygame.draw.line(surface, theme.BRASS_LO, (x, at.WALLS.y), (x, at.WALLS.bottom), 2)
    draw_brass_frame(surface, stage, 12, 4)


@cached_surface
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
    top = at.FRIEZE.y
    slope = [(at.FRIEZE.x + 24, top), (at.FRIEZE.x + 64, top - 20), (at.FRIEZE.right - 64, top - 20)]
    pygame.draw.polygon(surface, _SLATE, [*slope, (at.FRIEZE.right - 24, top)])
    pygame.draw.lines(surface, theme.BRASS_LO, False, [*slope, (at.FRIEZE.right - 24, top)], 2)
    for x in (at.FRIEZE.x + 76, at.FRIEZE.right - 76):
        surface.blit(_tower(), (x - 46, at.STAGE.y + 4))


@cached_surface
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


def _draw_frieze(surface: Surface) -> None:
    draw_shadow(surface, at.FRIEZE, 4, 5, 180)
    draw_shaded(surface, at.FRIEZE, stops_of("#2f4a68"), 4)
    draw_brass_frame(surface, at.FRIEZE, 4, 2)
    for kind, text in ((CLASSROOM, words.CLASSROOMS_PAY), (PRACTICE, words.PRACTICE_HELPS)):
        space = at.room(kind, 0, 5)
        left = space.centerx - text_width(text, theme.LABEL, 18) // 2
        draw_icon(surface, f"room.{kind}", (left - 18, at.FRIEZE.centery), 22, theme.BRASS_HI)
        draw_text(surface, text, (left, at.FRIEZE.centery - 1), theme.LABEL, 18, theme.BRASS_HI, "midleft")


def _draw_beam(surface: Surface, y: int) -> None:
    beam = Rect(at.WALLS.x, y, at.WALLS.w, 10)
    draw_shaded(surface, beam, ((0.0, "#7a4f28"), (0.3, "#5a3618"), (1.0, "#2c1a0e")), 2)


def _draw_stairwell(surface: Surface, well: Rect, *, goes_up: bool) -> None:
    draw_plate(surface, well, (32, 24, 36), 2)
    surface.blit(_stairs(well.size, goes_up), well)


@cached_surface
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


def draw_lamp(surface: Surface, center: tuple[int, int], strength: float = 1.0) -> None:
    """A lamp in a stairwell; below 1 it is going on."""
    pygame.draw.line(surface, theme.BRASS_LO, (center[0], center[1] - 20), center, 2)
    if strength > 0:
        draw_glow(surface, center, 20, (255, 196, 96), 0.75 * strength)
    pygame.draw.aacircle(surface, mix("#5a4630", "#ffe0a0", strength), center, 7)
