"""Paint the audience from behind, and what it throws."""

from __future__ import annotations

import math
import random
from functools import partial
from typing import TYPE_CHECKING

import numpy as np
import pygame
from pygame import Surface

from tools.paint.stage_paint import alpha, put, put_alpha, smooth_lines, spline, supersampled
from trickerion.ui.stage.audience import BODY, DARK, HEAD, HEADS, ROWS
from trickerion.ui.theme import mix

if TYPE_CHECKING:
    from collections.abc import Callable

_RIM = ((196, 122, 62), (150, 86, 48), (74, 44, 32))


def guest(row: int, head: str, up: bool) -> Surface:
    """Somebody of a row; the head's middle lies ``HEAD`` heads below the upper edge."""
    size = ROWS[row][1]
    wide, high = round(size * 3.2), round(size * (HEAD + BODY))

    def paint(large: Surface, k: int) -> None:
        q, x, y = size * k, wide / 2 * k, size * HEAD * k
        pygame.draw.ellipse(large, "white", (x - q * 1.02, y + q * 0.46, q * 2.04, q * 2.6))
        pygame.draw.rect(large, "white", (x - q * 1.02, y + q * 1.7, q * 2.04, high * k))
        pygame.draw.rect(large, "white", (x - q * 0.22, y + q * 0.2, q * 0.44, q * 0.5))
        pygame.draw.ellipse(large, "white", (x - q * 0.43, y - q * 0.55, q * 0.86, q * 1.12))
        _paint_head(large, head, x, y, q)
        if up:
            for side in (-1, 1):
                arm = ((0.75, 0.75), (1.12, 0.1), (0.92, -0.75), (0.80, -1.35))
                line = spline([((x + side * a * q) / k, (y + b * q) / k) for a, b in arm], 8, closed=False)
                smooth_lines(large, "white", line[: len(line) * 2 // 3], size * 0.30, k)
                smooth_lines(large, "white", line, size * 0.22, k)
                pygame.draw.circle(large, "white", (x + side * 0.80 * q, y - 1.42 * q), q * 0.17)

    return _rimmed(supersampled(wide, high, paint, 2), row)


def _paint_head(large: Surface, head: str, x: float, y: float, q: float) -> None:
    def oval(a: float, b: float, wide: float, high: float) -> None:
        pygame.draw.ellipse(large, "white", (x + a * q, y + b * q, wide * q, high * q))

    if head == "top-hat":
        pygame.draw.rect(large, "white", (x - q * 0.40, y - q * 1.35, q * 0.80, q * 0.95))
        oval(-0.66, -0.52, 1.32, 0.22)
    elif head == "bowler":
        oval(-0.46, -0.92, 0.92, 0.9)
        oval(-0.66, -0.50, 1.32, 0.2)
    elif head == "bun":
        oval(-0.24, -0.86, 0.48, 0.48)
        oval(-0.48, -0.6, 0.96, 0.9)
    elif head == "bonnet":
        oval(-0.7, -0.62, 1.4, 0.42)
        oval(-0.42, -0.85, 0.84, 0.6)
        feather = spline([(x + q * a, y - q * b) for a, b in ((0.1, 0.7), (0.5, 1.25), (0.8, 1.2), (0.5, 0.95))], 6)
        pygame.draw.polygon(large, "white", feather)
    elif head == "cap":
        oval(-0.56, -0.72, 1.12, 0.5)


def thrown(row: int, head: str) -> Surface:
    """A hat in the air, seen from its side."""
    size = round(ROWS[row][1] * 1.5)

    def paint(large: Surface, k: int) -> None:
        side = size * k
        top = {"top-hat": 0.12, "bowler": 0.34, "cap": 0.46}[head]
        pygame.draw.rect(
            large,
            "white",
            (side * 0.24, side * top, side * 0.52, side * (0.78 - top)),
            border_radius=round(side * (0.04 if head == "top-hat" else 0.2)),
        )
        pygame.draw.ellipse(large, "white", (side * 0.06, side * 0.68, side * 0.88, side * 0.16))

    return _rimmed(supersampled(size, size, paint, 3), row)


def _rimmed(shape: Surface, row: int) -> Surface:
    mask = alpha(shape)
    rim = np.clip(mask - np.roll(mask, 3, 0), 0, 1)[:, :, None]
    values = np.array(DARK[row], np.float32) * (1 - rim) + np.array(_RIM[row], np.float32) * rim
    return put_alpha(put(Surface(shape.get_size(), pygame.SRCALPHA), values), mask)


def bouquet(kind: int) -> Surface:
    """Flowers with their leaves and a bow, 128 x 192."""
    flower = pygame.Color(("#c8324a", "#f0c44a", "#e98aa6")[kind])
    dice = random.Random(kind + 1)

    def paint(large: Surface, k: int) -> None:
        x, size = 64, 72
        for number in range(7):
            lean = (number - 3) * 0.075 * size
            smooth_lines(large, "#2c5c34", ((x - lean * 1.5, 70), (x + lean * 1.5, 182)), 5, k)
            smooth_lines(large, "#548e54", ((x - lean * 1.5 - 1, 70), (x + lean * 1.5 - 1, 182)), 1.5, k)
        for angle in range(200, 341, 20):
            turn = math.radians(angle)
            leaf = pygame.Rect(0, 0, round(24 * k), round(15 * k))
            pygame.draw.ellipse(
                large, "#30683a", leaf.move_to(center=((x + math.cos(turn) * 34) * k, (62 + math.sin(turn) * 24) * k))
            )
        for side in (-1, 1):
            pygame.draw.polygon(
                large, "#f0e2c4", [(a * k, b * k) for a, b in ((x, 122), (x + side * 24, 112), (x + side * 18, 134))]
            )
        pygame.draw.ellipse(large, "#faf0d8", ((x - 7) * k, 115 * k, 14 * k, 12 * k))
        for _ in range(14):
            turn, far = dice.uniform(0, math.tau), dice.random() ** 0.5 * 30
            spot = (x + math.cos(turn) * far, 54 + math.sin(turn) * far * 0.8)
            petal = mix(flower, "#ffffff", dice.uniform(0, 0.45))
            for dx, dy, radius, value in (
                (1, 2, 13, mix(petal, "#000000", 0.4)),
                (0, 0, 13, petal),
                (-3, -4, 4, mix(petal, "#ffffff", 0.4)),
            ):
                pygame.draw.circle(large, value, ((spot[0] + dx) * k, (spot[1] + dy) * k), radius * k)
            pygame.draw.circle(large, mix(petal, "#000000", 0.25), (spot[0] * k, spot[1] * k), 7 * k, 2 * k)

    return supersampled(128, 192, paint, 3)


AUDIENCE: dict[str, Callable[[], Surface]] = {
    **{
        f"guest-{row}-{head}{'-up' if up else ''}": partial(guest, row, head, up)
        for row in range(len(ROWS))
        for head in HEADS
        for up in (False, True)
    },
    **{f"thrown-{row}-{head}": partial(thrown, row, head) for row in range(3) for head in ("top-hat", "bowler", "cap")},
    **{f"bouquet-{kind}": partial(bouquet, kind) for kind in range(3)},
}
