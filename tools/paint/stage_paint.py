"""Paint of the stage: noise, light, cloth, columns, splines. Needs numpy, which the program itself never does."""

from __future__ import annotations

import itertools
import math
import os
import random
from typing import TYPE_CHECKING, Any

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import numpy as np
import pygame
from pygame import Surface

from trickerion.ui import theme
from trickerion.ui.shapes import enlarged, reduced
from trickerion.ui.theme import ColourValue, rgba

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

WIDTH, HEIGHT = theme.CANVAS_SIZE
Array = Any  # height x width, or height x width x 3, of floats
Point = tuple[float, float]
Y, X = np.mgrid[0:HEIGHT, 0:WIDTH].astype(np.float32)


def array(picture: Surface) -> Array:
    """Height x width x (red, green, blue) as floats from 0 to 255."""
    return pygame.surfarray.array3d(picture).transpose(1, 0, 2).astype(np.float32)


def put(picture: Surface, values: Array) -> Surface:
    """Give a picture these colours; its alpha stays."""
    pixels = pygame.surfarray.pixels3d(picture)
    pixels[:] = np.clip(values, 0, 255).astype(np.uint8).transpose(1, 0, 2)
    return picture


def put_alpha(picture: Surface, values: Array) -> Surface:
    """Give a picture this alpha, 0 to 1."""
    pixels = pygame.surfarray.pixels_alpha(picture)
    pixels[:] = np.clip(values * 255, 0, 255).astype(np.uint8).T
    return picture


def cleaned(picture: Surface) -> Surface:
    """The picture without colour where it is clear: it packs better."""
    return put(picture, array(picture) * (alpha(picture) > 0)[:, :, None])


def alpha(picture: Surface) -> Array:
    """The alpha of a picture, 0 to 1."""
    return pygame.surfarray.array_alpha(picture).T.astype(np.float32) / 255


def grey(values: Array) -> Surface:
    """A picture of numbers between 0 and 1."""
    return put(Surface((values.shape[1], values.shape[0])), np.repeat((values * 255)[:, :, None], 3, 2))


def colour(value: ColourValue) -> Array:
    """A colour as three floats."""
    return np.array(rgba(value)[:3], np.float32)


def tint(mask: Array, value: Sequence[float]) -> Array:
    """A colour as strong as the mask."""
    return mask[:, :, None] * np.array(value, np.float32)[None, None, :]


def blob(x: float, y: float, wide: float, high: float) -> Array:
    """A soft round light on the canvas: 1 in the middle, a Gauss curve outwards."""
    return np.exp(-(((X - x) / wide) ** 2 + ((Y - y) / high) ** 2))


def noise(width: int, height: int, cell: int, seed: int = 0, octaves: int = 3) -> Array:
    """Smooth random numbers between 0 and 1; the largest grains are ``cell`` pixels wide."""
    lots, total, weight = np.random.default_rng(seed), np.zeros((height, width), np.float32), 0.0
    for octave in range(octaves):
        grain, strength = max(2, cell >> octave), 0.5**octave
        cells = grey(lots.random((height // grain + 3, width // grain + 3)).astype(np.float32))
        large = pygame.transform.smoothscale(cells, (cells.get_width() * grain, cells.get_height() * grain))
        total += strength * array(large)[:height, :width, 0] / 255
        weight += strength
    return total / weight


def blurred(picture: Surface, radius: int, times: int = 2) -> Surface:
    """A soft copy."""
    for _ in range(times):
        picture = pygame.transform.box_blur(picture, radius)
    return picture


def supersampled(width: int, height: int, paint: Callable[[Surface, int], object], factor: int = 3) -> Surface:
    """A transparent picture that was painted larger and reduced."""
    large, k = enlarged(width, height, factor)
    paint(large, k)
    return reduced(large, k)


def spline(points: Sequence[Point], steps: int = 8, *, closed: bool = True) -> list[Point]:
    """A smooth line through the points (Catmull and Rom)."""
    count, line = len(points), []
    for start in range(count if closed else count - 1):
        near = [points[(start + k) % count if closed else min(max(start + k, 0), count - 1)] for k in (-1, 0, 1, 2)]
        line += [_between(near, step / steps) for step in range(steps)]
    return line if closed else [*line, points[-1]]


def _between(near: Sequence[Point], t: float) -> Point:
    (x0, y0), (x1, y1), (x2, y2), (x3, y3) = near

    def one(a: float, b: float, c: float, d: float) -> float:
        return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3)

    return one(x0, x1, x2, x3), one(y0, y1, y2, y3)


def cloth(width: int, height: int, value: ColourValue, fold: float = 26, seed: int = 1, gather: float = 0.0) -> Surface:
    """Velvet in uneven folds about so many pixels wide; ``gather`` draws them together towards the foot."""
    dice, (y, x) = random.Random(seed), np.mgrid[0:height, 0:width].astype(np.float32)
    waves = [(dice.uniform(0.8, 1.25), dice.uniform(0, math.tau), dice.uniform(0.5, 1)) for _ in range(3)]
    turn = x / fold * math.tau + gather * np.sin(y / height * 3.0) * 3
    folds = sum(a * np.sin(turn * s + p + 0.35 * np.sin(y / height * 2 + p)) for s, p, a in waves)
    folds = 0.5 + 0.5 * folds / sum(a for *_, a in waves)
    sheen = (np.clip(folds - 0.62, 0, 1) / 0.38) ** 2
    base = colour(value)
    dark, bright = base * 0.34, np.minimum(255, base * 1.45 + 24)
    values = dark + (base - dark) * folds[:, :, None] + (bright - base) * sheen[:, :, None]
    shade = 1 - 0.22 * np.clip((y / height - 0.75) / 0.25, 0, 1) - 0.35 * np.clip(1 - y / (height * 0.25), 0, 1)
    picture = Surface((width, height), pygame.SRCALPHA)
    picture.fill((255, 255, 255, 255))
    return put(picture, values * shade[:, :, None])


def masked(picture: Surface, paint: Callable[[Surface, int], object]) -> Surface:
    """Keep of the picture what is painted in white."""
    mask = supersampled(*picture.get_size(), paint, 2)
    picture.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return picture


def shadow(picture: Surface, room: int = 30, strength: int = 190, blur: int = 12) -> Surface:
    """The soft shadow of what is in the picture, ``room`` pixels larger on each side."""
    wide, high = picture.get_size()
    image = Surface((wide + 2 * room, high + 2 * room), pygame.SRCALPHA)
    dark = pygame.mask.from_surface(picture).to_surface(setcolor=(6, 1, 6, strength), unsetcolor=(6, 1, 6, 0))
    image.blit(dark, (room, room))
    return pygame.transform.box_blur(image, blur)


def column(width: int, height: int, value: ColourValue, *, fluted: bool = True) -> Surface:
    """The shaft of a column."""
    across = np.mgrid[0:height, 0:width][1].astype(np.float32) / (width - 1)
    shade = 0.26 + 0.84 * np.sin(np.pi * np.clip(across * 0.86 + 0.03, 0, 1)) ** 1.2
    if fluted:
        shade *= 1 - 0.20 * np.clip(np.cos(across * np.pi * 14), 0, 1)
    return put(Surface((width, height)), colour(value) * shade[:, :, None])


def smooth_lines(picture: Surface, value: ColourValue, points: Sequence[Point], width: float, k: int = 1) -> None:
    """A line of round dots: thick lines have neither gaps nor corners."""
    for (x0, y0), (x1, y1) in itertools.pairwise(points):
        steps = max(1, int(math.dist((x0, y0), (x1, y1)) * k / 2))
        for step in range(steps + 1):
            t = step / steps
            pygame.draw.circle(picture, value, ((x0 + (x1 - x0) * t) * k, (y0 + (y1 - y0) * t) * k), width * k / 2)
