"""Fields of numbers, height x width: soft steps, blur, noise."""

from __future__ import annotations

import functools
import os
from typing import Any

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import numpy as np
import pygame
from pygame import Surface

Array = Any  # height x width, or height x width x 3, of floats


def soft_step(start: float, end: float, values: Array) -> Array:
    """0 before ``start``, 1 after ``end``, a smooth way between; the other way round when ``start`` is larger."""
    share = np.clip((values - start) / (end - start), 0, 1)
    return share * share * (3 - 2 * share)


def blur(values: Array, radius: float) -> Array:
    """The mean of each square of that radius; outside there is nothing."""
    reach = round(radius)
    if reach < 1:
        return values
    for axis in (0, 1):
        room = [(0, 0), (0, 0)]
        room[axis] = (reach + 1, reach)
        sums = np.cumsum(np.pad(values, room, mode="constant"), axis, dtype=np.float32)
        count = values.shape[axis]
        far, near = range(2 * reach + 1, 2 * reach + 1 + count), range(count)
        values = (np.take(sums, far, axis) - np.take(sums, near, axis)) / (2 * reach + 1)
    return values


@functools.lru_cache(maxsize=24)
def noise(width: int, height: int, cell: int, seed: int = 0) -> Array:
    """Smooth random numbers between 0 and 1 in grains of that many pixels; not to be written into."""
    cell = max(2, cell)
    lots = np.random.default_rng(seed).random((height // cell + 3, width // cell + 3))
    cells = (lots * 255).astype(np.uint8)
    small = Surface((cells.shape[1], cells.shape[0]))
    pygame.surfarray.blit_array(small, np.repeat(cells.T[:, :, None], 3, 2))
    large = pygame.transform.smoothscale(small, (small.get_width() * cell, small.get_height() * cell))
    return pygame.surfarray.array3d(large)[:width, :height, 0].T.astype(np.float32) / 255


def wave(values: Array) -> Array:
    """1 in the middle between two lines, 0 on each of them: a triangle wave of period 1."""
    return np.abs(2 * (values - np.floor(values)) - 1)
