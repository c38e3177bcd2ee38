"""Paint what stands and flies on the stage: the props from which Tricks rise, wheels, chains, smoke, candles."""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

import numpy as np
import pygame
from pygame import Surface

from tools.paint.stage_paint import blurred, cleaned, noise, put_alpha, smooth_lines, spline, supersampled
from trickerion.ui import theme

if TYPE_CHECKING:
    from trickerion.ui.theme import ColourValue

Paint = Callable[[Surface, int], None]


def _shape(large: Surface, k: int, value: ColourValue, *points: tuple[float, float]) -> None:
    pygame.draw.polygon(large, value, [(x * k, y * k) for x, y in points])


def _box(
    large: Surface, k: int, value: ColourValue, x: float, y: float, wide: float, high: float, round_: float = 0
) -> None:
    pygame.draw.rect(large, value, (x * k, y * k, wide * k, high * k), border_radius=round(round_ * k))


def _oval(large: Surface, k: int, value: ColourValue, x: float, y: float, wide: float, high: float) -> None:
    pygame.draw.ellipse(large, value, (x * k, y * k, wide * k, high * k))


# ------------------------------------------------------------------ props: 240 x 180, the foot at the lower edge


def _table(large: Surface, k: int) -> None:
    """A round table under a cloth, its top at y 60."""
    _oval(large, k, (0, 0, 0, 120), 20, 160, 200, 20)
    _shape(large, k, "#2c0e1a", (30, 74), (210, 74), (198, 168), (164, 152), (120, 174), (76, 152), (42, 168))
    for number in range(7):
        x = 48 + number * 24
        _shape(large, k, "#3c1422", (x, 80), (x + 9, 80), (x + 7, 150), (x + 1, 150))
    _oval(large, k, "#7a2434", 22, 52, 196, 46)
    _oval(large, k, "#96384a", 28, 54, 184, 38)
    for number in range(-8, 9):
        at = 120 + number * 11.4
        y = 75 + math.sqrt(max(0.0, 1 - (number / 8.6) ** 2)) * 23
        _box(large, k, theme.BRASS if number % 2 else theme.BRASS_HI, at - 1.5, y, 3, 9)


def _hat(large: Surface, k: int) -> None:
    _table(large, k)
    _shape(large, k, "#140a10", (78, 12), (162, 12), (152, 82), (88, 82))
    _oval(large, k, "#140a10", 88, 73, 64, 18)
    _shape(large, k, "#7a1c2c", (80, 24), (160, 24), (158.5, 38), (81.5, 38))
    _oval(large, k, "#3a262e", 64, 1, 112, 26)
    _oval(large, k, "#ffe2a0", 80, 5, 80, 17)
    _oval(large, k, "#fff6dc", 94, 8, 52, 10)


def _tank(large: Surface, k: int) -> None:
    _oval(large, k, (0, 0, 0, 120), 20, 160, 200, 20)
    _box(large, k, "#3a2418", 36, 150, 168, 22, 4)
    _box(large, k, "#6a4426", 36, 150, 168, 6, 3)
    _shape(large, k, (150, 205, 216, 150), (48, 40), (192, 40), (192, 150), (48, 150))
    _shape(large, k, (70, 140, 165, 190), (48, 66), (192, 66), (192, 150), (48, 150))
    _oval(large, k, (206, 240, 246, 220), 48, 60, 144, 14)
    for x in (60, 74):
        _shape(large, k, (255, 255, 255, 90), (x, 46), (x + 6, 46), (x - 4, 142), (x - 10, 142))
    for x in (44, 188):
        _box(large, k, "#8a6a34", x, 34, 8, 118, 2)
        _box(large, k, "#e0bc74", x + 1, 34, 2, 118, 1)
    _box(large, k, "#b88c42", 40, 30, 160, 9, 3)
    _box(large, k, "#f0d690", 40, 30, 160, 3, 1)


def _bench(large: Surface, k: int) -> None:
    _oval(large, k, (0, 0, 0, 120), 10, 162, 220, 18)
    for x, lean in ((40, -12), (62, 12), (178, -12), (200, 12)):
        _shape(large, k, "#2c1a10", (x - 5, 96), (x + 5, 96), (x + 5 + lean, 172), (x - 5 + lean, 172))
    _box(large, k, "#5a3820", 14, 80, 212, 20, 3)
    _box(large, k, "#8a5a34", 14, 80, 212, 7, 3)
    _box(large, k, "#3c2416", 34, 48, 172, 34, 4)
    _box(large, k, "#6e4628", 34, 48, 172, 10, 3)
    for x in (52, 120, 184):
        _box(large, k, theme.BRASS, x, 48, 5, 34)
    _shape(large, k, "#c8ccd0", (112, 14), (128, 14), (124, 92), (116, 92))


def _trunk(large: Surface, k: int) -> None:
    _oval(large, k, (0, 0, 0, 120), 20, 160, 200, 20)
    _box(large, k, "#3e2014", 34, 90, 172, 80, 6)
    _box(large, k, "#58301c", 34, 90, 172, 18, 6)
    _shape(large, k, "#2c150d", (30, 92), (44, 34), (196, 34), (210, 92))
    _shape(large, k, "#6b3a22", (46, 34), (194, 34), (190, 26), (50, 26))
    _shape(large, k, "#ffdc96", (48, 88), (54, 66), (186, 66), (192, 88))
    for x in (62, 170):
        _box(large, k, "#b88c42", x, 90, 10, 80)
    for x, y in ((34, 90), (194, 90), (34, 158), (194, 158)):
        _box(large, k, "#d9b060", x, y, 12, 12, 2)
    _box(large, k, "#e6c47a", 110, 96, 20, 26, 4)
    _oval(large, k, "#2c150d", 117, 104, 6, 10)


def _engine(large: Surface, k: int) -> None:
    """A pedestal of brass with a dial, for what is driven by clockwork."""
    _oval(large, k, (0, 0, 0, 120), 24, 160, 192, 20)
    _shape(large, k, "#3a2416", (60, 172), (180, 172), (170, 150), (70, 150))
    _shape(large, k, "#7a5522", (74, 152), (166, 152), (158, 66), (82, 66))
    _shape(large, k, "#c79a4b", (82, 152), (120, 152), (118, 66), (88, 66))
    _shape(large, k, "#f0d690", (86, 152), (92, 152), (96, 66), (92, 66))
    _oval(large, k, "#2c1a10", 92, 84, 56, 56)
    _oval(large, k, "#f4e6c8", 97, 89, 46, 46)
    pygame.draw.line(large, "#3a1c14", (120 * k, 112 * k), (134 * k, 98 * k), 3 * k)
    pygame.draw.line(large, "#3a1c14", (120 * k, 112 * k), (110 * k, 104 * k), 4 * k)
    _box(large, k, "#8a5a2a", 66, 52, 108, 16, 4)
    _box(large, k, "#e0bc74", 66, 52, 108, 5, 3)


def _brazier(large: Surface, k: int) -> None:
    _oval(large, k, (0, 0, 0, 120), 40, 162, 160, 18)
    for x, foot in ((92, 66), (120, 120), (148, 174)):
        smooth_lines(large, "#241614", ((x, 110), (foot, 172)), 7, k)
    _shape(large, k, "#3a2a28", (54, 72), (186, 72), (160, 122), (80, 122))
    _oval(large, k, "#5a4440", 54, 58, 132, 30)
    _oval(large, k, "#ffb04a", 66, 62, 108, 21)
    _oval(large, k, "#fff0b8", 86, 66, 68, 12)


def _mirror(large: Surface, k: int) -> None:
    _oval(large, k, (0, 0, 0, 120), 40, 162, 160, 18)
    smooth_lines(large, "#6a4a22", ((88, 120), (64, 172)), 9, k)
    smooth_lines(large, "#6a4a22", ((152, 120), (176, 172)), 9, k)
    _oval(large, k, "#7a5522", 66, 10, 108, 142)
    _oval(large, k, "#e0bc74", 70, 13, 100, 136)
    _oval(large, k, "#26303e", 78, 21, 84, 120)
    _oval(large, k, "#6e8ea2", 82, 26, 76, 110)
    _shape(large, k, (255, 255, 255, 110), (96, 40), (112, 34), (92, 118), (88, 96))


def _crate(large: Surface, k: int) -> None:
    _oval(large, k, (0, 0, 0, 120), 30, 162, 180, 18)
    _box(large, k, "#5e3c22", 44, 62, 152, 110, 2)
    for y in (62, 90, 118, 146):
        _box(large, k, "#7c5230", 44, y, 152, 24, 2)
        _box(large, k, "#96683e", 44, y, 152, 4, 1)
    for x in (44, 178):
        _box(large, k, "#4a2e1a", x, 62, 18, 110, 1)
    smooth_lines(large, "#4a2e1a", ((58, 166), (182, 68)), 15, k)
    _shape(large, k, "#b08456", (44, 62), (196, 62), (186, 50), (54, 50))


def _drum(large: Surface, k: int) -> None:
    """A coil of rope upon a barrel."""
    _oval(large, k, (0, 0, 0, 120), 40, 162, 160, 18)
    _shape(large, k, "#5a3620", (74, 70), (166, 70), (178, 120), (166, 172), (74, 172), (62, 120))
    for x in (88, 104, 120, 136, 152):
        pygame.draw.line(large, "#3a2212", (x * k, 72 * k), (x * k, 170 * k), 2 * k)
    for y in (84, 150):
        _box(large, k, "#8a8078", 66, y, 108, 8, 2)
        _box(large, k, "#c8beb0", 66, y, 108, 2, 1)
    for number in range(4):
        _oval(large, k, "#7a5a2c", 74 - number, 56 - 10 * number, 92 + 2 * number, 26)
        _oval(large, k, "#c89c58", 76 - number, 56 - 10 * number, 88 + 2 * number, 20)
    _oval(large, k, "#2c1a10", 92, 30, 56, 9)


PROPS: dict[str, Paint] = {
    "hat": _hat,
    "table": _table,
    "tank": _tank,
    "bench": _bench,
    "trunk": _trunk,
    "engine": _engine,
    "brazier": _brazier,
    "mirror": _mirror,
    "crate": _crate,
    "drum": _drum,
}


def prop(name: str) -> Surface:
    """A prop on the boards, 240 x 180."""
    return supersampled(240, 180, PROPS[name], 3)


# ------------------------------------------------------------------ what flies


def wheel(teeth: int = 12, side: int = 256) -> Surface:
    """A brass wheel with six spokes, alike after a turn of 60 degrees; its light does not turn with it."""

    def paint(large: Surface, k: int) -> None:
        middle, outer = side / 2 * k, side * 0.49 * k

        def ring(value: ColourValue, radius: float, width: int = 0) -> None:
            pygame.draw.circle(large, value, (middle, middle), radius * outer, round(width * k))

        points = []
        for number in range(teeth):
            for share, radius in ((-0.30, 0.84), (-0.20, 0.99), (0.20, 0.99), (0.30, 0.84)):
                turn = math.tau * (number + share) / teeth
                points.append((middle + math.cos(turn) * radius * outer, middle + math.sin(turn) * radius * outer))
        pygame.draw.polygon(large, "#7e5526", points)
        ring("#a87838", 0.85)
        ring("#d8a858", 0.83, 3)
        ring((0, 0, 0, 0), 0.66)
        ring("#5c3a18", 0.67, 3)
        for number in range(6):
            turn = math.tau * number / 6
            near, far = (
                (middle + math.cos(turn) * r * outer, middle + math.sin(turn) * r * outer) for r in (0.1, 0.70)
            )
            pygame.draw.line(large, "#5c3a18", near, far, round(20 * k))
            pygame.draw.line(large, "#9a6c30", near, far, round(15 * k))
            pygame.draw.line(large, "#c8984c", near, far, round(4 * k))
        ring("#5c3a18", 0.27)
        ring("#a87838", 0.255)
        ring("#d8a858", 0.23, 3)
        ring("#4a2e14", 0.09)
        for number in range(6):
            turn = math.tau * (number + 0.5) / 6
            for value, radius in (("#5c3a18", 6), ("#e0b468", 4)):
                pygame.draw.circle(
                    large,
                    value,
                    (middle + math.cos(turn) * 0.755 * outer, middle + math.sin(turn) * 0.755 * outer),
                    radius * k,
                )

    return supersampled(side, side, paint, 3)


def link(front: bool) -> Surface:
    """A link of a chain, 40 x 40, lying; seen from its side it is a bar."""

    def paint(large: Surface, k: int) -> None:
        high = 21 if front else 9
        for value, rim, drop in (("#1c1618", 2.0, 0.8), ("#5c6068", 0.0, 0.0), ("#b4bac2", -1.2, -1.0)):
            box = pygame.Rect(0, 0, round((38 + 2 * rim - 4) * k), round((high + 2 * rim - 2) * k))
            pygame.draw.rect(large, value, box.move_to(center=(20 * k, (20 + drop) * k)), border_radius=20 * k)
        if front:
            hole = pygame.Rect(0, 0, 21 * k, 8 * k).move_to(center=(20 * k, 20 * k))
            pygame.draw.rect(large, "#2a2426", hole.inflate(3 * k, 3 * k), border_radius=8 * k)
            pygame.draw.rect(large, (0, 0, 0, 0), hole, border_radius=8 * k)

    return supersampled(40, 40, paint, 4)


def puff(number: int) -> Surface:
    """A ball of smoke, white, 160 x 160."""
    side = 160
    y, x = np.mgrid[0:side, 0:side].astype(np.float32)
    round_ = np.clip(1 - np.hypot(x - side / 2, y - side / 2) / (side / 2), 0, 1) ** 0.9
    grain = noise(side, side, 56, 30 + number, 4)
    picture = Surface((side, side), pygame.SRCALPHA)
    picture.fill("white")
    return put_alpha(picture, round_ * np.clip(grain * 2.4 - 0.62, 0, 1))


def fan() -> Surface:
    """The colours of a prism in twelve rays, 900 x 640."""
    wide, high = 900, 640
    y, x = np.mgrid[0:high, 0:wide].astype(np.float32)
    turn, far = np.arctan2(y - high / 2, x - wide / 2), np.hypot(x - wide / 2, y - high / 2)
    hues = ((255, 90, 90), (255, 170, 70), (240, 230, 110), (110, 220, 130), (90, 170, 255), (170, 110, 255))
    fade = np.exp(-far / 230) * np.clip((far - 60) / 130, 0, 1) * np.clip((450 - far) / 160, 0, 1)
    values = np.zeros((high, wide, 3), np.float32)
    for ray in range(12):
        off = np.angle(np.exp(1j * (turn + math.pi - (ray + 0.5) * math.tau / 12 - 0.13)))
        values += (np.exp(-((off / 0.06) ** 2)) * fade)[:, :, None] * np.array(hues[ray % 6], np.float32)
    strength = values.max(axis=2) / 255
    picture = Surface((wide, high), pygame.SRCALPHA)
    pixels = pygame.surfarray.pixels3d(picture)
    pixels[:] = np.clip(values / np.maximum(strength, 1e-3)[:, :, None], 0, 255).astype(np.uint8).transpose(1, 0, 2)
    del pixels
    return cleaned(
        pygame.transform.smoothscale(put_alpha(picture, np.clip(strength * 0.85, 0, 1)), (wide // 2, high // 2))
    )


def candle() -> Surface:
    """A candle that has run down over a skull's crown of wax, without its flame: 60 x 110, the wick at the top."""

    def paint(large: Surface, k: int) -> None:
        _oval(large, k, (0, 0, 0, 110), 4, 96, 52, 13)
        _oval(large, k, "#3a2c2c", 8, 90, 44, 15)
        _oval(large, k, "#7a6a5a", 10, 88, 40, 13)
        _box(large, k, "#cfc4ac", 20, 22, 20, 76, 6)
        _box(large, k, "#f0e6d0", 23, 22, 6, 74, 3)
        dice = random.Random(4)
        for x in (18, 23, 30, 35, 40):
            _box(large, k, "#ded3bc", x - 2.5, 24 + dice.random() * 8, 6, 20 + dice.random() * 34, 3)
        _oval(large, k, "#f4ecd8", 19, 18, 22, 10)
        _box(large, k, "#2a1c1c", 29, 11, 2, 11)

    return supersampled(60, 110, paint, 4)


def flame() -> Surface:
    """A flame, 28 x 52, its foot at the lower edge."""

    def paint(large: Surface, k: int) -> None:
        for value, wide, high in (
            ((120, 190, 255, 190), 10, 46),
            ((214, 240, 255, 240), 7, 34),
            ((255, 255, 255, 255), 4, 20),
        ):
            drop = spline(
                [
                    (14, 51 - high),
                    (14 + wide * 0.6, 50 - high * 0.45),
                    (14 + wide * 0.8, 46 - high * 0.12),
                    (14, 51),
                    (14 - wide * 0.8, 46 - high * 0.12),
                    (14 - wide * 0.6, 50 - high * 0.45),
                ],
                8,
            )
            _shape(large, k, value, *drop)

    return blurred(supersampled(28, 52, paint, 4), 1, 1)


def card() -> Surface:
    """A playing card, 44 x 62."""

    def paint(large: Surface, k: int) -> None:
        _box(large, k, "#7a5a3a", 0, 0, 44, 62, 6)
        _box(large, k, "#fbf2dc", 1.5, 1.5, 41, 59, 5)
        _shape(large, k, "#b5303c", (22, 16), (33, 31), (22, 46), (11, 31))
        for x, y in ((8, 9), (36, 53)):
            _shape(large, k, "#b5303c", (x, y - 5), (x + 4, y), (x, y + 5), (x - 4, y))

    return supersampled(44, 62, paint, 4)


def butterfly() -> Surface:
    """A butterfly from above, white, 96 x 96."""

    def paint(large: Surface, k: int) -> None:
        def spot(x: float, y: float) -> tuple[float, float]:
            return (48 + x * 96) * k, (48 + y * 96) * k

        for side in (1, -1):
            for wing in (
                (
                    (0.035, -0.06),
                    (0.16, -0.30),
                    (0.34, -0.44),
                    (0.47, -0.42),
                    (0.48, -0.30),
                    (0.43, -0.13),
                    (0.30, -0.01),
                    (0.12, 0.03),
                    (0.04, 0.02),
                ),
                (
                    (0.04, 0.05),
                    (0.16, 0.065),
                    (0.31, 0.08),
                    (0.385, 0.17),
                    (0.37, 0.29),
                    (0.31, 0.35),
                    (0.30, 0.46),
                    (0.25, 0.37),
                    (0.15, 0.31),
                    (0.06, 0.17),
                ),
            ):
                pygame.draw.polygon(large, "white", [spot(x * side, y) for x, y in spline(wing, 10)])
            for x, y, radius in ((0.36, -0.30, 0.055), (0.27, -0.14, 0.04), (0.27, 0.2, 0.045)):
                pygame.draw.circle(large, (255, 255, 255, 90), spot(x * side, y), radius * 96 * k)
            feeler = spline([(0.012 * side, -0.17), (0.05 * side, -0.30), (0.12 * side, -0.40)], 10, closed=False)
            pygame.draw.lines(large, "white", False, [spot(x, y) for x, y in feeler], round(1.6 * k))
        pygame.draw.ellipse(large, "white", (*spot(-0.026, -0.19), 5 * k, 44 * k))

    return supersampled(96, 96, paint, 4)


def star() -> Surface:
    """A glint with four points, white, 64 x 64."""
    side = 64
    y, x = np.mgrid[0:side, 0:side].astype(np.float32)
    x, y = np.abs(x - side / 2 + 0.5) / (side / 2), np.abs(y - side / 2 + 0.5) / (side / 2)
    rays = np.exp(-x * 2.6) * np.exp(-y * 26) + np.exp(-y * 2.6) * np.exp(-x * 26)
    picture = Surface((side, side), pygame.SRCALPHA)
    picture.fill("white")
    return put_alpha(
        picture, np.clip(rays * 1.1 + np.exp(-(x * x + y * y) * 60), 0, 1) * np.clip(1.15 - np.maximum(x, y), 0, 1)
    )


def ring() -> Surface:
    """A ring of light, 256 x 256."""
    side = 256
    y, x = np.mgrid[0:side, 0:side].astype(np.float32)
    far = np.hypot(x - side / 2 + 0.5, y - side / 2 + 0.5)
    picture = Surface((side, side), pygame.SRCALPHA)
    picture.fill((214, 176, 255))
    return put_alpha(
        picture, np.exp(-(((far - 116) / 3.4) ** 2)) + 0.28 * np.exp(-(((far - 112) / 9) ** 2)) * (far < 127)
    )


FLYING: dict[str, Callable[[], Surface]] = {
    "wheel": wheel,
    "link-front": partial(link, True),
    "link-side": partial(link, False),
    **{f"puff-{number}": partial(puff, number) for number in range(3)},
    "fan": fan,
    "candle": candle,
    "flame": flame,
    "card": card,
    "butterfly": butterfly,
    "star": star,
    "ring": ring,
}
