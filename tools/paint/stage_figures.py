"""Paint the people on the stage: dark outlines with a rim of light, each Magician known by hat, hair, robe and tool.

A figure is drawn with a height of 1, feet at 0, facing right; what is higher than a hat goes up to 1.14. The bow is the
same figure bent at the hip. Of a player's colour there is only what is painted with ``Pen.colour``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import pygame
from pygame import Surface

from tools.paint.figures.academy import PATRON, PROFESSOR, RADIANT, SARI
from tools.paint.figures.escape import CHAINS, LOTUS
from tools.paint.figures.heir import HEIR
from tools.paint.figures.mechanical import ELECTRA, MECHANIKER
from tools.paint.figures.optical import GENTLEMAN, OPTICO
from tools.paint.figures.pen import SCALE, TALL, WIDE, Pen
from tools.paint.figures.spiritual import PRIESTESS, SPIRITMASTER
from tools.paint.stage_paint import Array, alpha, blurred, cleaned, put, put_alpha
from trickerion.ui.shapes import reduced

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tools.paint.figures.figure import Figure

CAST: dict[str, Figure] = {
    "the_mechaniker": MECHANIKER,
    "electra": ELECTRA,
    "the_great_optico": OPTICO,
    "the_gentleman": GENTLEMAN,
    "master_of_chains": CHAINS,
    "the_red_lotus": LOTUS,
    "priestess_of_mysticism": PRIESTESS,
    "yoruba_spiritmaster": SPIRITMASTER,
    "geert_van_augustin": PATRON,
    "lumenia_the_radiant": RADIANT,
    "professor_bernard": PROFESSOR,
    "anjali": SARI,
    "heir": HEIR,
}
"""Performers by Magician, and the Heir."""


def paint(pen: Pen) -> tuple[Surface, Surface]:
    """Paint what a pen has drawn: the figure, and what has the player's colour of it, in white."""
    parts = [alpha(reduced(part, SCALE)) for part in pen.parts]
    return _lit(parts, alpha(reduced(pen.white, SCALE))), cleaned(reduced(pen.worn, SCALE))


_DARK, _RIM, _SHIRT = (15, 8, 14), (255, 206, 140), (236, 222, 196)


def _edge(mask: Array, reach: int) -> Array:
    """Where an outline faces the light, which comes from above and right."""
    return np.clip(mask - np.roll(np.roll(mask, reach, 0), -reach, 1), 0, 1)


def _lit(parts: Sequence[Array], white: Array) -> Surface:
    """The dark outline: light along its edge, less along the edges of its parts, a breath of it on what is round."""
    mask, inner = np.zeros((TALL, WIDE), np.float32), np.zeros((TALL, WIDE), np.float32)
    for part in parts:
        inner = np.maximum(inner * (1 - part), _edge(part, 2) * 0.32 + _soft(_edge(part, 9)) * 0.16)
        mask = np.maximum(mask, part)
    values = np.zeros((TALL, WIDE, 3), np.float32) + np.array(_DARK, np.float32)
    strength = np.clip(inner + _soft(_edge(mask, 12)) * 0.20 + _edge(mask, 3) * 0.95, 0, 1)
    values += (np.array(_RIM, np.float32) - values) * strength[:, :, None]
    values += (np.array(_SHIRT, np.float32) * (0.62 + 0.38 * strength[:, :, None]) - values) * white[:, :, None]
    values = np.round(values / 6) * 6  # few shades pack well
    return cleaned(put_alpha(put(Surface((WIDE, TALL), pygame.SRCALPHA), values), mask))


def _soft(values: Array) -> Array:
    picture = put_alpha(Surface((WIDE, TALL), pygame.SRCALPHA), values)
    return alpha(blurred(picture, 4))
