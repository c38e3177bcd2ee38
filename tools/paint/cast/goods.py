"""Goods and tools of the trade: coins, crates, wheels, books, crystals, dice, a pair of scales."""

# fmt: off

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from tools.paint.cast.air import star
from tools.paint.engraving.geometry import Place, blob, hole, limb, oval, polygon

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tools.paint.engraving.inks import Ink
    from tools.paint.engraving.pen import Pen


def coin(pen: Pen, x: float, y: float, radius: float = 30, flat: float = 1.0, turn: float = 0) -> None:
    """A gold coin with a star; ``flat`` below 1 is seen aslant, with its edge."""
    there = Place(x, y, 1, turn)
    if flat < 0.9:
        pen.shape(there.outline(oval(0, radius * 0.2, radius, radius * flat)), "gold", 0.42, "flat", angle=0, edge=1.6)
    pen.shape(there.outline(oval(0, 0, radius, radius * flat)), "gold", 0.92, "round", gloss=0.5, edge=1.6)
    pen.shape(there.outline(oval(0, 0, radius * 0.78, radius * 0.78 * flat)), "gold", 0.80, "flat", angle=60, edge=1.0)
    if flat > 0.55:
        star(pen, x, y, radius * 0.56 * flat, 5, "deep")


def coins_piled(pen: Pen, x: float, y: float, number: int, radius: float = 34) -> None:
    """A pile of so many coins that stands on (x, y)."""
    for step in range(number):
        aside = ((step * 37) % 7 - 3) * radius * 0.03
        coin(pen, x + aside, y - step * radius * 0.34, radius, 0.42)


def crate(pen: Pen, left: float, top: float, wide: float, high: float, ink: Ink = "gold") -> None:
    """A crate of boards with a frame and a brace."""
    right, foot, board = left + wide, top + high, wide * 0.13
    pen.shape(polygon((left, top), (right, top), (right, foot), (left, foot)), ink, 0.66, "flat", angle=0, edge=2,
        shadow=0.5)
    for step in (1, 2, 3):
        y = top + high * step / 4
        pen.line((left, y), (right, y), width=2.2, smooth=False, tapered=False)
    pen.shape(limb((left + board, foot - board, board * 0.42), (right - board, top + board, board * 0.42)), ink, 0.86,
        "flat", angle=-40, edge=1.5)
    for x in (left, right - board):
        pen.shape(polygon((x, top), (x + board, top), (x + board, foot), (x, foot)), ink, 0.84, "flat", angle=90,
            edge=1.6)
    for y in (top, foot - board):
        pen.shape(polygon((left, y), (right, y), (right, y + board), (left, y + board)), ink, 0.88, "flat", angle=0,
            edge=1.6)
        for x in (left + board / 2, right - board / 2):
            pen.dot(x, y + board / 2, 3)


def cart_wheel(pen: Pen, x: float, y: float, radius: float, ink: Ink = "accent", spokes: int = 10) -> None:
    """A wheel with thin spokes."""
    for number in range(spokes):
        turn = math.tau * number / spokes
        end = (x + radius * 0.9 * math.cos(turn), y + radius * 0.9 * math.sin(turn))
        pen.shape(limb((x, y, radius * 0.06), (*end, radius * 0.05)), ink, 0.72, "round", edge=1.3)
    pen.shape(oval(x, y, radius) + hole(oval(x, y, radius * 0.82)), ink, 0.74, "round", gloss=0.3, edge=1.7)
    pen.shape(oval(x, y, radius * 0.2), "gold", 0.86, "round", gloss=0.5)


def open_book(pen: Pen, x: float, y: float, scale: float = 1.0) -> None:
    """An open book seen from above; (x, y) is the middle of its fold."""
    there = Place(x, y, scale)
    for side in (-1, 1):
        cover = [(0, 30), (70 * side, 14), (142 * side, 26), (146 * side, 66), (70 * side, 54), (0, 72)]
        pen.shape(polygon(*there(cover)), "deep", 0.5, "flat", angle=20 * side, edge=2, shadow=0.5)
        page = [(0, 24), (34 * side, -2), (82 * side, -8), (134 * side, 8), (136 * side, 48), (84 * side, 34),
            (36 * side, 38), (0, 62)]
        pen.shape(blob(*there(page)), "paper", 0.97, "round", angle=90, contrast=0.7)
        for row in range(4):
            v = 2 + row * 9
            pen.line(*there([(24 * side, v + 8), (60 * side, v - 1), (118 * side, v + 6)]), width=1.6 * scale)
    pen.line(*there([(0, 22), (0, 64)]), width=3 * scale, smooth=False)


def crystal(pen: Pen, x: float, y: float, high: float, wide: float, turn: float = 0, ink: Ink = "accent") -> None:
    """A Shard that stands on (x, y): three faces of a column and its tip."""
    there = Place(x, y, 1, turn)
    half, neck = wide / 2, -high * 0.72
    faces: Sequence[tuple[list[tuple[float, float]], float, float]] = (
        ([(-half, 0), (-half * 0.25, 6), (-half * 0.3, neck), (-half, neck * 0.94)], 0.98, 80),
        ([(-half * 0.25, 6), (half * 0.5, 4), (half * 0.45, neck * 1.02), (-half * 0.3, neck)], 0.80, 95),
        ([(half * 0.5, 4), (half, -4), (half, neck * 0.92), (half * 0.45, neck * 1.02)], 0.50, 70),
        ([(-half, neck * 0.94), (-half * 0.3, neck), (0, -high)], 1.0, 60),
        ([(-half * 0.3, neck), (half * 0.45, neck * 1.02), (0, -high)], 0.86, 100),
        ([(half * 0.45, neck * 1.02), (half, neck * 0.92), (0, -high)], 0.56, 40),
    )
    for points, tone, angle in faces:
        pen.shape(polygon(*there(points)), ink, tone, "flat", angle=angle + turn, edge=1.8, lit=False)


Spot = tuple[float, float]
_PIPS = {1: ((0, 0),), 2: ((-1, -1), (1, 1)), 3: ((-1, -1), (0, 0), (1, 1)), 5: ((-1, -1), (1, -1), (0, 0), (-1, 1),
    (1, 1))}


def die(pen: Pen, x: float, y: float, side: float, turn: float = 0, pips: tuple[int, int, int] = (5, 1, 3)) -> None:
    """A die seen on an edge: the top and two sides, with their pips."""
    there, u, v = Place(x, y, side, turn), 0.87, 0.5
    faces = (
        ([(0, -1), (u, -v), (0, 0), (-u, -v)], 1.0, (0, -v), (u * 0.26, v * 0.26), (-u * 0.26, v * 0.26)),
        ([(-u, -v), (0, 0), (0, 1), (-u, v)], 0.88, (-u / 2, v / 2), (u * 0.23, v * 0.23), (0, 0.23)),
        ([(0, 0), (u, -v), (u, v), (0, 1)], 0.66, (u / 2, v / 2), (u * 0.23, -v * 0.23), (0, 0.23)),
    )
    for (corners, tone, middle, along, down), number in zip(faces, pips, strict=True):
        pen.shape(polygon(*there(corners)), "paper", tone, "flat", angle=60 + turn, edge=2.2, shadow=0.3, lit=False)
        for a, b in _PIPS[number]:
            spot = there.spot(middle[0] + a * along[0] + b * down[0], middle[1] + a * along[1] + b * down[1])
            pen.fill(oval(*spot, side * 0.09, side * 0.08))


def scales(pen: Pen, x: float, y: float, wide: float, tilt: float = 0) -> tuple[Spot, Spot]:
    """A pair of scales whose beam turns about (x, y); give back the middles of its two pans, deep as bowls."""
    foot = y + wide * 2.5
    pen.shape(limb((x, y - 8, 9), (x, y + wide, 12), (x, y + wide * 1.3, 20), (x, y + wide * 1.5, 12), (x, foot, 16)),
        "gold", 0.80, "lathe", gloss=0.6, edge=2)
    ends = [(x - wide, y - tilt), (x + wide, y + tilt)]
    pen.shape(limb((*ends[0], 6), (x - wide * 0.5, y - tilt * 0.5 - 16, 9), (x, y, 14), (x + wide * 0.5,
        y + tilt * 0.5 - 16, 9), (*ends[1], 6)), "gold", 0.88, "round", gloss=0.6, edge=2.2, shadow=0.5)
    pen.shape(oval(x, y - 4, 22), "accent", 0.9, "round", gloss=0.8, edge=2)
    pen.shape(blob((x, y - 62), (x + 15, y - 36), (x + 8, y - 18), (x - 8, y - 18), (x - 15, y - 36)), "gold", 0.94,
        "round", gloss=0.7, edge=2)
    pans = [(end, (end[0], end[1] + wide * 1.25)) for end in ends]
    for (u, v), (px, py) in pans:
        pen.shape(oval(u, v, 9), "gold", 0.94, "round", gloss=0.6, edge=1.8)
        for side in (-1, 0, 1):
            pen.line((u, v + 6), (px + wide * 0.56 * side, py), width=4, smooth=False, tapered=False)
    for _, (px, py) in pans:
        pan = [(px - wide * 0.62, py), (px + wide * 0.62, py), (px + wide * 0.46, py + wide * 0.26),
            (px, py + wide * 0.36), (px - wide * 0.46, py + wide * 0.26)]
        pen.shape(blob(*pan), "gold", 0.84, "round", angle=90, gloss=0.6, edge=2.4, shadow=0.4)
        pen.shape(oval(px, py, wide * 0.62, wide * 0.12), "gold", 0.62, "flat", angle=0, edge=2)
    return pans[0][1], pans[1][1]
