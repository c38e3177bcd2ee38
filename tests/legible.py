"""Whether letters can be read: their ink is measured against the pixels under and round it, as they were drawn."""

from collections import Counter
from typing import NamedTuple

import pygame
from pygame import Color, Rect, Surface
from pygame.mask import Mask

from trickerion.ui import theme

LEAST = 4.5
ODD = 0.12
"""Share of the pixels round letters that may be of something else: a rim, an icon, thin strokes of the next letter."""
NEAR = 14
"""How far a pixel of a letter may be from the ink."""
SMOOTHED = 110
"""How far a pixel of a smoothed edge may be from the ink."""


class Text(NamedTuple):
    """A place where letters stand on a card, and their ink."""

    box: Rect
    ink: theme.ColourValue


def grown(mask: Mask, far: int) -> Mask:
    """The mask and what is so far round it."""
    wide = Mask(mask.get_size())
    for x in range(-far, far + 1):
        for y in range(-far, far + 1):
            wide.draw(mask, (x, y))
    return wide


def weak_share(card: Surface, text: Text) -> float:
    """Share of the pixels round letters, up to three steps from them, against which their ink is weak.

    Smoothed edges are left out: what resembles the ink and touches a letter.
    """
    part, ink = card.subsurface(text.box), Color(text.ink)
    letters = pygame.mask.from_threshold(part, ink, (NEAR, NEAR, NEAR, 255))
    assert letters.count() > 12, f"nothing is written in {text.box}"
    edges = pygame.mask.from_threshold(part, ink, (SMOOTHED, SMOOTHED, SMOOTHED, 255))
    edges = edges.overlap_mask(grown(letters, 1), (0, 0))
    ring = grown(letters, 3)
    ring.erase(grown(edges, 1), (0, 0))
    places = [(x, y) for x in range(part.get_width()) for y in range(part.get_height()) if ring.get_at((x, y))]
    colours = Counter(part.get_at_mapped(place) for place in places)
    weak = sum(number for one, number in colours.items() if theme.contrast(ink, part.unmap_rgb(one)) < LEAST)
    return weak / len(places)


def weak_texts(canvas: Surface, *texts: Text) -> dict[tuple[int, ...], float]:
    """Boxes of the texts that cannot be read well, each with its share of weak pixels."""
    return {tuple(text.box): share for text in texts if (share := weak_share(canvas, text)) > ODD}
