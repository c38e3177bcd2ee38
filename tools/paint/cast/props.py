"""Props: wand, candle, chain, wheel, card, padlock, and what else a conjuror carries."""

# fmt: off

from __future__ import annotations

import itertools
import math
from typing import TYPE_CHECKING

from tools.paint.engraving.geometry import (
    Outline,
    Place,
    Point,
    arc,
    blob,
    hole,
    limb,
    moved,
    oval,
    placed,
    polygon,
    spline,
    straight,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tools.paint.engraving.inks import Ink
    from tools.paint.engraving.pen import Pen


def wand(pen: Pen, start: tuple[float, float], end: tuple[float, float], radius: float = 4.5) -> None:
    """A black wand with white ends."""
    along = straight((*start, radius), (*end, radius), 7)
    pen.shape(limb(along[0], along[-1]), "key", 0.25, "round", gloss=0.8)
    for tip in (along[:2], along[-2:]):
        pen.shape(limb(*tip), "paper", 0.95, "round")


def flame(pen: Pen, x: float, y: float, scale: float = 1.0, glow: float = 70) -> None:
    """A small flame and its light."""
    if glow:
        pen.glow(x, y - 14 * scale, glow * scale, 0.9, ink="gold")
    pen.shape(blob(*placed([(0, 4), (8, -6), (5, -20), (0, -36), (-5, -22), (-8, -6)], x, y, scale)), "gold",
        0.74, "round", edge=1.0, lit=False, contrast=0.3)
    pen.fill(blob(*placed([(0, 2), (4, -6), (0, -18), (-4, -6)], x, y, scale)), "paper")


def candle(pen: Pen, x: float, y: float, scale: float = 1.0, tall: float = 60, glow: float = 70) -> None:
    """A candle that burns, standing on (x, y)."""
    pen.shape(polygon(*placed([(-7, 0), (7, 0), (7, -tall), (-7, -tall)], x, y, scale)), "paper", 0.92, "lathe")
    pen.shape(blob(*placed([(-9, -tall), (0, -tall + 4), (9, -tall), (7, -tall + 16), (4, -tall + 8),
        (-3, -tall + 12), (-7, -tall + 7)], x, y, scale)), "paper", 0.96, "round", edge=1)
    flame(pen, x, y - (tall + 4) * scale, scale, glow)


def chain(pen: Pen, points: Sequence[Point], radius: float = 9, ink: Ink = "accent") -> None:
    """A chain through the points, its links by turns from the front and from the side."""
    front = oval(0, 0, radius, radius * 0.62) + hole(oval(0, 0, radius * 0.5, radius * 0.24))
    side = oval(0, 0, radius, radius * 0.26)
    for number, (x, y, turn) in enumerate(_links(points, radius * 1.5)):
        pen.shape(moved((front, side)[number % 2], x, y, 1, turn), ink, 0.74, "round", edge=1.2, gloss=0.4)


def _links(points: Sequence[Point], step: float) -> list[tuple[float, float, float]]:
    """Places of the links and how each is turned."""
    links, walked = [], 0.0
    for start, end in itertools.pairwise(spline(points, False, 24)):
        walked += math.dist(start, end)
        if walked >= step:
            walked = 0.0
            links.append((end[0], end[1], math.degrees(math.atan2(end[1] - start[1], end[0] - start[0]))))
    return links


def gear(
    pen: Pen, x: float, y: float, radius: float, teeth: int = 12, ink: Ink = "gold", turn: float = 0,
    tone: float = 0.75, *, hub: float = 0.3, spokes: int = 5,
) -> None:
    """A toothed wheel; without spokes it is a disk."""
    tooth = ((-0.30, 0.84), (-0.20, 1.0), (0.20, 1.0), (0.30, 0.84))
    turns = [((number + along) / teeth * math.tau + turn, far) for number in range(teeth) for along, far in tooth]
    rim = polygon(*((x + radius * far * math.cos(way), y + radius * far * math.sin(way)) for way, far in turns))
    pen.shape(rim + _between_spokes(x, y, radius, turn, spokes), ink, tone, "round", gloss=0.5, shadow=0.5)
    if hub:
        pen.shape(oval(x, y, radius * hub * 0.55), ink, tone + 0.1, "round", gloss=0.5)


def _between_spokes(x: float, y: float, radius: float, turn: float, spokes: int) -> Outline:
    holes: Outline = []
    for number in range(spokes):
        middle, half = math.degrees(turn) + number * 360 / spokes, 360 / spokes * 0.36
        outer = arc(x, y, radius * 0.66, middle - half, middle + half, 8)
        inner = arc(x, y, radius * 0.34, middle + half, middle - half, 8)
        holes += hole(polygon(*outer, *inner))
    return holes


def card(pen: Pen, x: float, y: float, scale: float = 1.0, turn: float = 0, pip: str = "heart") -> None:
    """A playing card with one large heart or spade."""
    there = Place(x, y, scale, turn)
    pen.shape(polygon(*there([(-26, -36), (26, -36), (26, 36), (-26, 36)])), "paper", 1.0, "flat", edge=1.6, lit=False)
    if pip == "heart":
        heart = [(0, 18), (-16, 0), (-17, -12), (-8, -18), (0, -9), (8, -18), (17, -12), (16, 0)]
        pen.shape(blob(*there(heart)), "accent", 0.9, "round", edge=1.0, lit=False)
    else:
        spade = [(0, -22), (7, -12), (17, 0), (17, 10), (8, 13), (1, 7), (0, 6), (-1, 7), (-8, 13), (-17, 10),
            (-17, 0), (-7, -12)]
        pen.fill(blob(*there(spade)))
        pen.fill(polygon(*there([(0, 4), (7, 24), (-7, 24)])))


def padlock(pen: Pen, x: float, y: float, scale: float = 1.0, ink: Ink = "accent", turn: float = 0) -> None:
    """A closed padlock."""
    there = Place(x, y, scale, turn)
    pen.shape(there.outline(oval(0, -20, 18, 26) + hole(oval(0, -20, 10, 18))), "gold", 0.8, "round", gloss=0.5)
    pen.shape(polygon(*there([(-28, -14), (28, -14), (30, 32), (0, 40), (-30, 32)])), ink, 0.78, "round",
        gloss=0.4, shadow=0.4)
    pen.fill(oval(*there.spot(0, 6), 6 * scale))
    pen.line(*there([(0, 6), (0, 24)]), width=6 * scale, smooth=False)
