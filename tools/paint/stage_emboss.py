"""Emboss the signs of Components: how light falls on them, and where they shine, as two grey pictures."""

from __future__ import annotations

import numpy as np
import pygame
from pygame import Surface

from tools.paint.stage_paint import Array, alpha, array, blurred, grey, put
from trickerion.ui.icons import icon

SIZE, ROOM = 256, 24


def emboss(sign: str) -> Surface:
    """Left how bright the sign is, right how much it shines; each ``SIZE`` square."""
    side = SIZE + 2 * ROOM
    ground = Surface((side, side), pygame.SRCALPHA)
    ground.blit(icon(sign, SIZE, "white"), (ROOM, ROOM))
    mask = alpha(ground)
    flat = put(Surface((side, side)), np.repeat((mask * 255)[:, :, None], 3, 2))
    height = sum(
        array(blurred(flat, radius))[:, :, 0] / 255 * share for radius, share in ((2, 0.5), (5, 0.9), (12, 1.6))
    )
    down, along = np.gradient(height)
    flatness = 1 / np.sqrt(1 + (along * 10) ** 2 + (down * 10) ** 2)
    normal = -along * 10 * flatness, -down * 10 * flatness, flatness
    light = np.clip(_facing(normal, (-0.42, -0.62, 0.66)), 0, 1)
    gleam = np.clip(_facing(normal, (-0.25, -0.38, 0.89)), 0, 1) ** 26
    rim = np.clip(mask - np.roll(np.roll(mask, 3, 0), 2, 1), 0, 1)
    pair = Surface((2 * SIZE, SIZE))
    bright = 0.42 + 0.85 * light
    shine = (gleam * 70 + rim * 110) / 255 + np.clip(bright - 1, 0, 1) * 0.7
    for number, values in enumerate((bright, shine)):
        pair.blit(grey(np.clip(values, 0, 1)), (number * SIZE, 0), (ROOM, ROOM, SIZE, SIZE))
    return pair


def _facing(normal: tuple[Array, Array, Array], way: tuple[float, float, float]) -> Array:
    return sum(part * share for part, share in zip(normal, way, strict=True))
