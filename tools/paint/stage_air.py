"""Paint the light and the air of the stage: balls of smoke, the rays of a prism, a ring of light."""

from __future__ import annotations

import math
from functools import partial
from typing import TYPE_CHECKING

import numpy as np
import pygame
from pygame import Surface

from tools.paint.stage_paint import cleaned, noise, put_alpha

if TYPE_CHECKING:
    from collections.abc import Callable


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


AIR: dict[str, Callable[[], Surface]] = {
    **{f"puff-{number}": partial(puff, number) for number in range(3)},
    "fan": fan,
    "ring": ring,
}
