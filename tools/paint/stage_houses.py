"""Paint the houses of the three theaters, each with all its lights on, and the light that falls on their stages."""

from __future__ import annotations

import math
import random
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np
import pygame
from pygame import Rect, Surface

from tools.paint.make_scenery import City, Row, skyline
from tools.paint.stage_paint import (
    HEIGHT,
    WIDTH,
    Array,
    X,
    Y,
    alpha,
    array,
    blob,
    blurred,
    cloth,
    colour,
    column,
    masked,
    noise,
    put,
    put_alpha,
    shadow,
    spline,
    supersampled,
    tint,
)
from trickerion.ui import surfaces, theme
from trickerion.ui.icons import icon
from trickerion.ui.scenery import draw_boards
from trickerion.ui.shapes import vertical_gradient
from trickerion.ui.stage.layout import ARCHES, CORNER, EDGE, FLOOR, FOCUS, OPENING
from trickerion.ui.theme import ColourValue, mix

if TYPE_CHECKING:
    from collections.abc import Callable


@dataclass(frozen=True)
class House:
    """How a theater looks: what it is built of, its cloth, what hangs over its stage and stands before it."""

    trim: str
    velvet: str
    wood: tuple[str, str, str]
    wings: int
    borders: int
    scallops: int
    valance: int  # height
    swag: int  # width of the main curtain when it is drawn aside
    lamps: int
    moonlight: tuple[float, float, float]  # what the dark leaves on the stage


HOUSES = {
    "riverside": House(
        "#8a5a32", "#2f5d73", ("#7a4c2a", "#4a2c18", "#38200f"), 1, 1, 7, 66, 150, 7, (0.24, 0.26, 0.36)
    ),
    "grand_magorian": House(
        "#c79a4b", "#a06a22", ("#8a5430", "#52301a", "#40240f"), 2, 1, 9, 92, 190, 11, (0.32, 0.23, 0.26)
    ),
    "magnus_pantheon": House(
        "#e3c88c", "#7c1a2a", ("#9a6844", "#5c3826", "#43281a"), 2, 2, 11, 112, 210, 15, (0.28, 0.23, 0.36)
    ),
}


def opening(theater: str) -> Array:
    """1 inside of the opening of the stage, 0 on the wall round it."""
    straight, arch = ARCHES[theater]

    def paint(picture: Surface, k: int) -> None:
        box = Rect(straight.x * k, straight.y * k, straight.w * k, straight.h * k)
        pygame.draw.rect(picture, "white", box, border_radius=0 if arch else CORNER * k)
        if arch:
            pygame.draw.ellipse(picture, "white", (arch.x * k, arch.y * k, arch.w * k, arch.h * k))

    return alpha(supersampled(WIDTH, HEIGHT, paint, 2))


# ------------------------------------------------------------------ backcloths


def _river(width: int, height: int) -> Surface:
    sky = ((0.0, "#1b2a4a"), (0.5, "#3f5b78"), (0.8, "#c98a58"), (1.0, "#f0c07a"))
    rows = (Row(0.72, (30, 80), (30, 70), "#41506a", 0.06), Row(0.80, (20, 60), (40, 80), "#27364c", 0.12))
    moon = (int(width * 0.80), int(height * 0.30), int(height * 0.055))
    picture = skyline(width, height, 8, City(sky, rows, stars=120, moon=moon)).copy()
    shore, dice = int(height * 0.74), random.Random(4)
    water = ((0.0, "#6d6a70"), (0.25, "#35506a"), (1.0, "#16283c"))
    picture.blit(vertical_gradient(width, height - shore, water), (0, shore))
    for _ in range(260):
        y = shore + int(dice.random() ** 1.3 * (height - shore))
        length = int(8 + dice.random() * 50 * (y - shore + 30) / (height - shore + 30))
        x = dice.randrange(width)
        lit = abs(x - width * 0.80) < 40 + (y - shore) * 0.5 and dice.random() < 0.75
        pygame.draw.line(
            picture, (240, 214, 150) if lit else (88, 118, 140), (x, y), (x + length, y), 1 + (y > shore + 60)
        )
    _bridge(picture, width, shore)
    return picture


def _bridge(picture: Surface, width: int, shore: int) -> None:
    span, arch = int(width * 0.17), int(width * 0.13)
    for number in range(3):
        x = int(width * (0.08 + 0.17 * number))
        pygame.draw.rect(picture, "#1c2636", (x - 30, shore - 46, span + 34, 30))
        pygame.draw.ellipse(picture, "#5f6a76", (x, shore - 34, arch, 76))
        pygame.draw.rect(picture, "#35506a", (x - 2, shore + 2, arch + 4, 40))
        pygame.draw.circle(picture, (255, 220, 150), (x - 14, shore - 54), 3)
    pygame.draw.line(picture, "#0f1826", (0, shore - 47), (int(width * 0.56), shore - 47), 4)


def _sunset(width: int, height: int) -> Surface:
    sky = ((0.0, "#2a1438"), (0.4, "#7a2f4c"), (0.75, "#e08a4f"), (1.0, "#f8d890"))
    rows = (
        Row(0.80, (60, 150), (50, 90), "#8a4a56", 0.04),
        Row(0.92, (40, 120), (60, 110), "#5a2f4e", 0.08),
        Row(1.04, (30, 90), (70, 120), "#331a33", 0.12),
    )
    return skyline(width, height, 19, City(sky, rows, stars=60)).copy()


def _stars(width: int, height: int) -> Surface:
    """A dome of stars seen between columns."""
    picture = vertical_gradient(width, height, ((0.0, "#0e1130"), (0.55, "#2b1f5a"), (1.0, "#7a3f6e")))
    dice, middle = random.Random(2), (width // 2, int(height * 1.02))
    for _ in range(420):
        share = dice.random()
        point = dice.randrange(width), int(dice.random() ** 1.4 * height * 0.9)
        picture.set_at(point, (200 + int(55 * share), 190 + int(50 * share), 170 + int(40 * share)))
        if share > 0.93:
            pygame.draw.circle(picture, (255, 244, 214), point, 2)
    for ring in range(5):
        pygame.draw.aacircle(picture, (120, 92, 130), middle, int(height * (0.45 + 0.16 * ring)), 1)
    for angle in range(0, 181, 15):
        turn = math.radians(angle)
        inner, outer = (
            (middle[0] - math.cos(turn) * height * r, middle[1] - math.sin(turn) * height * r) for r in (0.45, 1.4)
        )
        pygame.draw.aaline(picture, (110, 84, 124), inner, outer)
    for number in (0, 1, 2, 5, 6, 7):
        wide = int(34 + abs(number - 3.5) * 5)
        x = int(width * (number + 0.5) / 8)
        picture.blit(column(wide, int(height * 0.74), "#b8a0a6"), (x - wide // 2, int(height * 0.30)))
        _draw_capital(picture, (x, int(height * 0.27)), wide, "#b8a0a6")
    for x in (0, int(width * 0.655)):
        beam = Rect(x, int(height * 0.2), int(width * 0.345), int(height * 0.075))
        picture.blit(vertical_gradient(beam.w, beam.h, ((0.0, "#a68c96"), (0.2, "#8d7480"), (1.0, "#5e4a58"))), beam)
    return picture


BACKCLOTHS: dict[str, Callable[[int, int], Surface]] = {
    "riverside": _river,
    "grand_magorian": _sunset,
    "magnus_pantheon": _stars,
}


def _draw_capital(picture: Surface, top: tuple[int, int], width: int, value: ColourValue) -> None:
    x, y = top
    stops = ((0.0, mix(value, "#ffffff", 0.35)), (0.5, value), (1.0, mix(value, "#000000", 0.5)))
    for share, drop, high in ((1.5, 0, 12), (1.3, 12, 10), (1.12, 22, 16)):
        slab = Rect(0, 0, int(width * share), high).move_to(midtop=(x, y + drop))
        picture.blit(vertical_gradient(slab.w, slab.h, stops), slab)
    for side in (-1, 1):
        scroll = (x + side * int(width * 0.56), y + 26)
        for radius, to, share in ((12, "#000000", 0.3), (9, "#ffffff", 0.2), (4, "#000000", 0.35)):
            pygame.draw.aacircle(picture, mix(value, to, share), scroll, radius)


# ------------------------------------------------------------------ the stage behind the opening


def _stage(theater: str) -> Surface:
    look, picture = HOUSES[theater], Surface((WIDTH, HEIGHT))
    picture.blit(BACKCLOTHS[theater](OPENING.w + 20, FLOOR - 100), (OPENING.x - 10, 108))
    draw_boards(picture, Rect(0, FLOOR, WIDTH, EDGE - FLOOR), look.wood, (34, 74))
    if theater != "riverside":
        _polish(picture)
    if theater == "magnus_pantheon":
        _inlay(picture)
    for number in range(look.borders):
        depth = look.borders - number
        dark = mix(look.velvet, "#000000", 0.30 + 0.17 * depth)
        border = festoon(OPENING.w, look.scallops + 2 * depth - 2, 72 - 10 * depth, dark, 9 + number, fringe=False)
        _hang(picture, border, (OPENING.x, 108 + 56 - 8 * depth + (40 if look.borders > 1 else 28)))
    if theater == "magnus_pantheon":
        chandelier = pygame.transform.smoothscale(_chandelier(), (150, 125))
        for x in (696, WIDTH - 696):
            pygame.draw.line(picture, theme.BRASS_LO, (x, 110), (x, 226), 3)
            picture.blit(chandelier, (x - 75, 222))
    for number in range(look.wings, 0, -1):
        wing = cloth(
            118,
            FLOOR + 10 + 30 * (look.wings - number) - 100,
            mix(look.velvet, "#000000", 0.2 + 0.2 * number),
            26,
            30 + number,
        )
        x = OPENING.x + 10 + 54 * number
        _hang(picture, wing, (x, 100))
        _hang(picture, pygame.transform.flip(wing, True, False), (WIDTH - x - 118, 100))
    return picture


def _hang(picture: Surface, thing: Surface, place: tuple[int, int]) -> None:
    """Put something on the picture with its soft shadow."""
    picture.blit(shadow(thing), (place[0] - 24, place[1] - 18))
    picture.blit(thing, place)


def _polish(picture: Surface) -> None:
    """Polished boards show a little of what is above them."""
    floor = Rect(OPENING.x, FLOOR, OPENING.w, EDGE - FLOOR)
    above = picture.subsurface(floor.move(0, -floor.h)).copy()
    mirrored = blurred(pygame.transform.flip(above, False, True), 6)
    fade = np.linspace(0.34, 0.04, floor.h, dtype=np.float32)[:, None, None]
    part = picture.subsurface(floor)
    put(part, array(part) * (1 - fade * 0.6) + array(mirrored) * fade)


def _inlay(picture: Surface) -> None:
    def paint(large: Surface, k: int) -> None:
        for share, value in ((1.0, "#8a6238"), (0.965, "#5e3c2a"), (0.62, "#a87a44"), (0.595, "#6a4632")):
            ring = Rect(0, 0, int(760 * share) * k, int(120 * share) * k).move_to(center=(400 * k, 70 * k))
            pygame.draw.ellipse(large, value, ring)
        for number in range(24):
            turn = math.tau * number / 24
            near, far = (
                (400 + math.cos(turn) * 228, 70 + math.sin(turn) * 36),
                (400 + math.cos(turn) * 362, 70 + math.sin(turn) * 57),
            )
            pygame.draw.aaline(large, "#8a6238", (near[0] * k, near[1] * k), (far[0] * k, far[1] * k), k)

    ring = supersampled(800, 140, paint, 2)
    ring.set_alpha(190)
    picture.blit(ring, (560, 682))


def _chandelier() -> Surface:
    """Two crowns of candles on their chain, 180 x 150."""

    def paint(large: Surface, k: int) -> None:
        def curve(points: list[tuple[float, float]], wide: float) -> None:
            line = [(x * k, y * k) for x, y in spline(points, 12, closed=False)]
            pygame.draw.lines(large, theme.BRASS_LO, False, line, round((wide + 2) * k))
            pygame.draw.lines(large, theme.BRASS, False, line, round(wide * k))

        pygame.draw.line(large, theme.BRASS_LO, (90 * k, 0), (90 * k, 120 * k), 4 * k)
        for radius, y, count in ((80, 96, 7), (48, 64, 5)):
            for number in range(count):
                x = 90 + radius * math.sin((number / (count - 1) - 0.5) * math.pi * 0.96)
                curve([(90, y + 6), ((90 + x) / 2, y + 26), (x, y + 2)], 2.2)
                pygame.draw.rect(large, "#f4e6c8", ((x - 2) * k, (y - 12) * k, 4 * k, 14 * k))
                pygame.draw.ellipse(large, "#fff2c4", ((x - 3) * k, (y - 24) * k, 6 * k, 13 * k))
                for drop in range(3):
                    pygame.draw.circle(large, "#dfe8ee", (x * k, (y + 8 + 6 * drop) * k), (2.4 - 0.5 * drop) * k)
        pygame.draw.circle(large, theme.BRASS, (90 * k, 128 * k), 9 * k)
        pygame.draw.circle(large, theme.BRASS_HI, (88 * k, 125 * k), 4 * k)

    lit = supersampled(180, 150, paint)
    glow = Surface((180, 150), pygame.SRCALPHA)
    glow.fill((255, 214, 140, 0))
    for radius, y, count in ((80, 78, 7), (48, 46, 5)):
        for number in range(count):
            x = 90 + radius * math.sin((number / (count - 1) - 0.5) * math.pi * 0.96)
            pygame.draw.circle(glow, (255, 214, 140, 150), (x, y), 8)
    glow = blurred(glow, 7)
    glow.blit(lit, (0, 0))
    return glow


# ------------------------------------------------------------------ walls


def _wall_of_planks() -> Surface:
    wall = Surface((WIDTH, HEIGHT))
    wall.blit(surfaces.wood(WIDTH, HEIGHT, 3), (0, 0))
    put(wall, array(wall) * 1.25)
    for x in range(0, WIDTH, 96):
        pygame.draw.line(wall, (24, 13, 9), (x, 58), (x, HEIGHT), 3)
        pygame.draw.line(wall, (120, 80, 50), (x + 3, 58), (x + 3, HEIGHT), 1)
    return wall


def _wall_of_damask() -> Surface:
    wall = _plain_wall("#4a1c22")
    flower = icon("own:lotus", 34, (126, 62, 54))
    for row, y in enumerate(range(58, HEIGHT, 56)):
        for x in range(28 * (row % 2), WIDTH, 56):
            wall.blit(flower, (x - 17, y - 17))
    for x in (196, WIDTH - 196):
        _draw_loge(wall, Rect(x - 126, 150, 200, 270) if x < 900 else Rect(x - 74, 150, 200, 270), "#c79a4b", "#a06a22")
    return wall


def _wall_of_stone() -> Surface:
    wall = _plain_wall("#5a4a42")
    for row, y in enumerate(range(58, HEIGHT, 110)):
        pygame.draw.line(wall, (66, 54, 50), (0, y), (WIDTH, y), 2)
        pygame.draw.line(wall, (120, 102, 92), (0, y + 2), (WIDTH, y + 2), 1)
        for x in range(-80 + row % 2 * 100, WIDTH, 200):
            pygame.draw.line(wall, (70, 58, 54), (x, y), (x, y + 110), 2)
    for tier in range(2):
        for x in (14, 142):
            for left in (x, WIDTH - x - 108):
                _draw_loge(wall, Rect(left, 150 + 300 * tier, 108, 190), "#e3c88c", "#7c1a2a")
    return wall


def _plain_wall(value: str) -> Surface:
    return put(Surface((WIDTH, HEIGHT)), colour(value) * (0.7 + 0.6 * noise(WIDTH, HEIGHT, 90, 4))[:, :, None])


WALLS: dict[str, Callable[[], Surface]] = {
    "riverside": _wall_of_planks,
    "grand_magorian": _wall_of_damask,
    "magnus_pantheon": _wall_of_stone,
}


def _draw_loge(wall: Surface, room: Rect, trim: ColourValue, velvet: ColourValue) -> None:
    """An arched box with people in it."""
    inside = vertical_gradient(room.w, room.h, ((0.0, "#46161a"), (0.6, "#8a4630"), (1.0, "#4a1a1a")))

    def paint(large: Surface, k: int) -> None:
        pygame.draw.rect(large, "white", (0, room.w * k // 2, room.w * k, room.h * k))
        pygame.draw.ellipse(large, "white", (0, 0, room.w * k, room.w * k))

    wall.blit(masked(inside, paint), room)
    dice, dark = random.Random(room.x * 7 + room.y), (34, 14, 20)
    for number in range(3):
        x, y = room.x + room.w * (number + 1) // 4, room.bottom - 34 - dice.randint(0, 8)
        pygame.draw.circle(wall, dark, (x, y), 11)
        pygame.draw.ellipse(wall, dark, (x - 17, y + 9, 34, 40))
        if dice.random() < 0.5:
            pygame.draw.rect(wall, dark, (x - 9, y - 26, 18, 20))
            pygame.draw.ellipse(wall, dark, (x - 15, y - 10, 30, 7))
    rail = Rect(room.x - 10, room.bottom - 26, room.w + 20, 40)
    stops = (
        (0.0, mix(trim, "#ffffff", 0.15)),
        (0.12, trim),
        (0.2, mix(velvet, "#000000", 0.1)),
        (0.85, mix(velvet, "#000000", 0.45)),
        (0.9, trim),
        (1.0, mix(trim, "#000000", 0.5)),
    )
    wall.blit(vertical_gradient(rail.w, rail.h, stops), rail)
    for x in range(rail.x + 10, rail.right - 6, 18):
        pygame.draw.aacircle(wall, trim, (x, rail.centery + 2), 4)
    pygame.draw.arc(
        wall,
        trim,
        room.inflate(10, 10).move(0, 0).clip(Rect(room.x - 5, room.y - 5, room.w + 10, room.w + 10)),
        0,
        math.pi,
        5,
    )
    for x in (room.x - 3, room.right + 2):
        pygame.draw.line(wall, trim, (x, room.y + room.w // 2), (x, room.bottom), 4)


# ------------------------------------------------------------------ the whole house


def house(theater: str) -> Surface:
    """A theater from the stalls with the curtain drawn aside, all its lights on."""
    inside = opening(theater)
    look, mask = HOUSES[theater], put(Surface((WIDTH, HEIGHT)), np.repeat((inside * 255)[:, :, None], 3, 2))
    soft = array(blurred(mask, 26, 1))[:, :, :1] / 255
    ring = ((soft > 0.02) & (soft < 0.9)).astype(np.float32)
    moulding = (0.55 + 0.75 * np.abs(np.sin(soft * 9.0))) * (1.15 - 0.4 * (Y / HEIGHT))[:, :, None]
    wall = array(WALLS[theater]())
    wall = wall * (1 - ring) + ring * colour(look.trim) * moulding * 0.9
    picture = put(
        Surface((WIDTH, HEIGHT)), wall * (1 - inside[:, :, None]) + array(_stage(theater)) * inside[:, :, None]
    )
    _draw_columns(picture, theater)
    edge = Rect(OPENING.x - 60, EDGE - 2, OPENING.w + 120, 30)
    stops = (
        (0.0, mix(look.trim, "#ffffff", 0.3)),
        (0.15, look.trim),
        (0.5, mix(look.trim, "#000000", 0.45)),
        (1.0, mix(look.trim, "#000000", 0.75)),
    )
    picture.blit(vertical_gradient(edge.w, edge.h, stops), edge)
    return picture


def _draw_columns(picture: Surface, theater: str) -> None:
    left, right = OPENING.x, OPENING.right
    if theater == "riverside":
        for x in (left - 30, right + 30):
            picture.blit(column(46, 700, "#7a5030", fluted=False), (x - 23, 140))
        picture.blit(
            vertical_gradient(OPENING.w + 120, 34, ((0.0, "#a06a3c"), (0.3, "#6a4424"), (1.0, "#3a2212"))),
            (left - 60, 122),
        )
    if theater == "grand_magorian":
        for x in (left - 46, right + 46):
            _draw_column(picture, x, 60, "#c79a4b", "#7a5522")
    if theater == "magnus_pantheon":
        for x in (left - 92, left - 36, right + 36, right + 92):
            _draw_column(picture, x, 50, "#dccab0", "#a8906c")
        stops = ((0.0, "#f0dcae"), (0.2, "#b8985e"), (0.6, "#8a6a3c"), (1.0, "#5a4424"))
        for x in (left - 132, right - 2):
            picture.blit(vertical_gradient(134, 40, stops), (x, 118))


def _draw_column(picture: Surface, x: int, width: int, value: str, foot: str) -> None:
    picture.blit(column(width, 640, value), (x - width // 2, 206))
    _draw_capital(picture, (x, 160), width, mix(value, "#ffffff", 0.1))
    pygame.draw.rect(picture, foot, (x - width * 3 // 4, 836, width * 3 // 2, 30))


# ------------------------------------------------------------------ cloth before the stage


def festoon(
    width: int, scallops: int, height: int, value: ColourValue, seed: int = 5, *, fringe: bool = True
) -> Surface:
    """A border cloth in scallops; with its fringe it is 24 px higher than the cloth."""
    from tools.paint.make_scenery import _fringe

    step = width / scallops

    def paint(large: Surface, k: int) -> None:
        pygame.draw.rect(large, "white", (0, 0, width * k, int(height * 0.45) * k))
        for number in range(scallops):
            box = (int(number * step * k), -int(height * 0.5) * k, int(step * k), int(height * 1.5) * k)
            pygame.draw.ellipse(large, "white", box)

    picture = Surface((width, height + 24), pygame.SRCALPHA)
    picture.blit(masked(cloth(width, height + 20, value, 20, seed), paint), (0, 0))
    if fringe:
        picture.blit(_fringe(width, scallops, height), (0, 0))
    return picture


def _hung_light() -> Array:
    """The light on cloth that hangs before the stage: a little of the house, the footlights from below, warm above."""
    light = np.zeros((HEIGHT, WIDTH, 3), np.float32) + np.array((0.46, 0.40, 0.42), np.float32)
    light += tint(np.clip((Y - 420) / 420, 0, 1) ** 1.6 * 0.55, (1, 0.74, 0.5))
    return light + tint(blob(960, 202, 620, 150) * 0.30, (1, 0.85, 0.7))


def _hung(theater: str, place: Rect, things: list[tuple[Surface, tuple[int, int]]]) -> Surface:
    """What hangs in a part of the opening, lit and cut at its edge."""
    layer = Surface((WIDTH, HEIGHT), pygame.SRCALPHA)
    for thing, (x, y) in things:
        layer.blit(shadow(thing), (x - 30, y - 20))
        layer.blit(thing, (x, y))
    put(layer, array(layer) * _hung_light())
    put_alpha(layer, alpha(layer) * opening(theater))  # what is above the arch, too
    return layer.subsurface(place).copy()


def valance(theater: str) -> Surface:
    """The cloth across the top of the opening, from the upper edge of ``OPENING`` on."""
    look = HOUSES[theater]
    cloth_ = festoon(OPENING.w + 12, look.scallops, look.valance, look.velvet)
    top = {"riverside": 148, "grand_magorian": 120, "magnus_pantheon": 116}[theater]
    head = Surface((OPENING.w + 12, top - 52), pygame.SRCALPHA)
    head.blit(cloth(OPENING.w + 12, top - 52, mix(look.velvet, "#000000", 0.3), 20, 6), (0, 0))
    return _hung(
        theater,
        Rect(OPENING.x, OPENING.y, OPENING.w, 230),
        [(head, (OPENING.x - 6, 54)), (cloth_, (OPENING.x - 6, top))],
    )


def swag(theater: str) -> Surface:
    """The left half of the main curtain, drawn aside and tied; 260 px wide, as high as ``OPENING``."""
    look, width, height = HOUSES[theater], HOUSES[theater].swag, EDGE - 112
    picture, tie = cloth(width, height, look.velvet, 24, 11, gather=1.0), int(height * 0.56)

    def paint(large: Surface, k: int) -> None:
        edge = ((1, 0), (0.93, 0.2), (0.62, 0.42), (0.30, 0.56), (0.42, 0.72), (0.5, 0.86), (0.54, 1))
        inner = spline([(width * x, height * y) for x, y in edge], 10, closed=False)
        pygame.draw.polygon(large, "white", [(x * k, y * k) for x, y in ((0, 0), *inner, (0, height))])

    masked(picture, paint)
    knot = int(width * 0.30)
    pygame.draw.line(picture, theme.BRASS_LO, (0, tie + 8), (knot + 4, tie), 9)
    pygame.draw.line(picture, theme.BRASS_HI, (0, tie + 6), (knot + 4, tie - 2), 3)
    pygame.draw.aacircle(picture, theme.BRASS, (knot, tie + 4), 8)
    for number in range(5):
        thread = theme.BRASS if number % 2 else theme.BRASS_HI
        pygame.draw.line(picture, thread, (knot - 6 + 3 * number, tie + 8), (knot - 8 + 4 * number, tie + 44), 2)
    return _hung(theater, Rect(OPENING.x, OPENING.y, 260, OPENING.h), [(picture, (OPENING.x - 6, 112))])


def main_curtain(theater: str) -> Surface:
    """The main curtain, down, lit by the footlights and a spot from the hall; its hem is 30 px below the edge."""
    width, height = OPENING.w, OPENING.h + 4
    folds = array(cloth(width, height, HOUSES[theater].velvet, 30, 21, gather=0.25))
    y, x = np.mgrid[0:height, 0:width].astype(np.float32)
    light = np.zeros((height, width, 3), np.float32) + np.array((0.40, 0.34, 0.38), np.float32)
    light += tint(np.clip((y - 368) / 400, 0, 1) ** 1.5 * 0.95, (1, 0.72, 0.46))
    for lamp in range(11):
        at = 60 + (width - 120) * lamp / 10
        light += tint(np.exp(-(((x - at) / 70) ** 2) - ((y - height) / 330) ** 2) * 0.28, (1, 0.74, 0.46))
    spot = np.clip(1 - ((x - width / 2) / 560) ** 2 - ((y - 358) / 440) ** 2, 0, 1)
    return put(Surface((width, height)), folds * (light + tint(spot * 0.62, (1, 0.90, 0.74))))


# ------------------------------------------------------------------ light


@dataclass(frozen=True)
class Light:
    """How a moment is lit: the stage round it, the colour of the spot, of its beam, where it falls and how wide."""

    ambient: tuple[float, float, float]
    spot: tuple[float, float, float]
    beam: tuple[int, int, int]
    at: tuple[int, int] = FOCUS
    reach: int = 300
    strength: float = 0.34
    foot: int = 270
    source: int = 0
    glow: float = 0.0  # round what it falls on


LIGHTS = {
    "optical": Light((0.27, 0.20, 0.36), (1, 0.88, 0.95), (236, 210, 255), glow=0.34),
    "mechanical": Light((0.32, 0.22, 0.20), (1, 0.86, 0.62), (255, 220, 160), glow=0.3),
    "escape": Light((0.22, 0.26, 0.26), (0.88, 1, 0.90), (214, 240, 214), glow=0.26),
    "spiritual": Light((0.17, 0.20, 0.32), (0.62, 0.86, 1), (150, 205, 235), glow=0.42),
    "links": Light((0.30, 0.24, 0.28), (1, 0.92, 0.74), (255, 232, 180), (960, 640), 420, 0.16),
    "bow": Light((0.42, 0.32, 0.34), (1, 0.93, 0.76), (255, 236, 190), (1364, 600), 230, 0.46, 150, 1300),
}


def _footlights(inside: Array) -> Array:
    wash = np.clip(1 - (EDGE - Y) / 330, 0, 1) ** 2 * (Y < EDGE + 2) * inside * 0.42
    return tint(wash + blob(960, EDGE + 10, 700, 46) * 0.5, (1, 0.72, 0.42))


def _vignette() -> Array:
    far = np.hypot((X - 960) / 960, (Y - 520) / 620)
    return (1 - 0.35 * np.clip((far - 0.75) / 0.6, 0, 1))[:, :, None]


def dark(theater: str) -> Array:
    """What the dark leaves of a house: the share of each colour."""
    inside = opening(theater)
    light = tint(1 - inside, (0.30, 0.24, 0.26)) + tint(inside, HOUSES[theater].moonlight) + _footlights(inside)
    near = np.minimum(np.abs(X - OPENING.x), np.abs(X - OPENING.right))
    light += tint((1 - inside) * np.exp(-near / 70) * np.clip((Y - 150) / 500, 0, 1) * 0.55, (1, 0.75, 0.5))
    return light * _vignette()


def spot(light: Light) -> Array:
    """The share of each colour that is seen of a stage in that light."""
    everywhere = np.ones((HEIGHT, WIDTH), np.float32)
    x, y = light.at
    values = tint(everywhere, light.ambient) + _footlights(everywhere)
    values += tint(blob(x, y, light.reach * 1.25, light.reach * 1.1) * 0.75, light.spot)
    return (values + tint(blob(x, FLOOR + 96, light.reach * 1.25, 70) * 1.15, light.spot)) * _vignette()


def beam(light: Light) -> Array:
    """What the beam adds, 0 to 1 of its colour."""
    top, foot, source = OPENING.y + 20, FLOOR + 110, light.source or light.at[0]

    def paint(large: Surface, k: int) -> None:
        points = (
            (source - 26, top),
            (source + 26, top),
            (light.at[0] + light.foot, foot),
            (light.at[0] - light.foot, foot),
        )
        pygame.draw.polygon(large, "white", [(x * k, y * k) for x, y in points])

    cone = alpha(blurred(supersampled(WIDTH, HEIGHT, paint, 1), 20))
    fall = 1 - 0.72 * np.clip((Y - top) / (foot - top), 0, 1)
    glow = blob(*light.at, 300, 250) * light.glow
    return cone * fall * (0.72 + 0.5 * noise(WIDTH, HEIGHT, 160, 7)) * light.strength + glow


# ------------------------------------------------------------------ lamps at the edge


def lantern() -> Surface:
    """A boat's lantern, 34 x 50."""

    def paint(large: Surface, k: int) -> None:
        def shape(value: ColourValue, *points: tuple[float, float]) -> None:
            pygame.draw.polygon(large, value, [(x * k, y * k) for x, y in points])

        pygame.draw.circle(large, "#5a3c22", (17 * k, 6 * k), 5 * k, 2 * k)
        shape("#3a2618", (6, 18), (17, 8), (28, 18))
        pygame.draw.rect(large, "#2c1c12", (6 * k, 17 * k, 22 * k, 30 * k), border_radius=4 * k)
        pygame.draw.rect(large, "#ffd690", (9 * k, 21 * k, 16 * k, 20 * k), border_radius=3 * k)
        pygame.draw.ellipse(large, "#fff6da", (13 * k, 24 * k, 8 * k, 15 * k))
        for x in (14, 19):
            pygame.draw.line(large, "#4a3220", (x * k, 20 * k), (x * k, 42 * k), k)
        pygame.draw.rect(large, "#4a3220", (4 * k, 44 * k, 26 * k, 5 * k), border_radius=2 * k)

    return supersampled(34, 50, paint, 4)


def shell() -> Surface:
    """A gilded shell that hides its flame from the hall, 40 x 36."""

    def paint(large: Surface, k: int) -> None:
        pygame.draw.ellipse(large, "#46301a", (0, 0, 40 * k, 38 * k))
        pygame.draw.ellipse(large, "#b88c42", (2 * k, 2 * k, 36 * k, 34 * k))
        pygame.draw.ellipse(large, "#d9b468", (6 * k, 3 * k, 28 * k, 22 * k))
        for rib in range(-3, 4):
            pygame.draw.line(
                large, "#6a4a22", ((20 + rib * 5.4) * k, (4 + abs(rib) * 2.4) * k), ((20 + rib * 1.6) * k, 33 * k), k
            )
        pygame.draw.rect(large, "#6a4a22", (10 * k, 31 * k, 20 * k, 5 * k), border_radius=2 * k)

    return supersampled(40, 36, paint, 4)
