"""Furniture: a conjuror's table, a table top with a cloth, tassels."""

# fmt: off

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from tools.paint.engraving.geometry import Place, Point, blob, limb, oval, polygon

if TYPE_CHECKING:
    from tools.paint.engraving.inks import Ink
    from tools.paint.engraving.pen import Pen


def table(pen: Pen, x: float, y: float, wide: float = 120, *, cloth: Ink = "accent", foot: float = 440) -> None:
    """A round table with a short fringed cloth and one leg; (x, y) is the middle of its top."""
    pen.shape(limb((x, y + 30, 10), (x, y + 70, 15), (x, y + 110, 8), (x, foot, 11)), "gold", 0.6, "lathe")
    hem = _hem(x, y, wide, 9, 0.20, (62, 0))
    _cloth(pen, x, y, wide, hem, cloth, 0.2)
    for u, v in hem:
        pen.line((u, v - 2), (u, v + 9), width=2.0, smooth=False, tapered=False)


def table_top(pen: Pen, x: float, y: float, wide: float, cloth: Ink = "accent") -> None:
    """A round top alone, its cloth in scallops."""
    _cloth(pen, x, y, wide, _hem(x, y, wide, 12, 0.22, (26, 18)), cloth, 0.22)


def _hem(x: float, y: float, wide: float, scallops: int, flat: float, drop: tuple[float, float]) -> list[Point]:
    """The lower edge of a cloth from the left; ``drop``: how far it hangs at the sides, and more in the middle."""
    line: list[Point] = []
    for step in range(scallops * 4 + 1):
        share = step / (scallops * 4)
        turn = math.pi * (1 - share)
        down = drop[0] + drop[1] * math.sin(turn) + 7 * abs(math.sin(share * scallops * math.pi))
        line.append((x + wide * 1.02 * math.cos(turn), y + wide * flat * math.sin(turn) + down))
    return line


def _cloth(pen: Pen, x: float, y: float, wide: float, hem: list[Point], ink: Ink, flat: float) -> None:
    hanging = polygon((x - wide, y), *hem, (x + wide, y)) + oval(x, y, wide, wide * flat)
    pen.shape(hanging, ink, 0.73, "fold", folds=7, edge=1.6)
    pen.white_line(*((u, v - 9) for u, v in hem), width=4, smooth=False, tapered=False)
    pen.shape(oval(x, y, wide, wide * flat), ink, 0.93, "flat", angle=90)


def tassel(pen: Pen, x: float, y: float, scale: float = 1.0, ink: Ink = "accent") -> None:
    """A tassel that hangs from (x, y)."""
    there = Place(x, y, scale)
    pen.shape(oval(x, y + 8 * scale, 11 * scale), "gold", 0.85, "round", gloss=0.5)
    threads = [(-8, 18), (8, 18), (15, 44), (19, 78), (8, 84), (0, 80), (-8, 85), (-19, 78), (-15, 44)]
    pen.shape(blob(*there(threads)), ink, 0.76, "fold", folds=6)
    pen.shape(polygon(*there([(-10, 16), (10, 16), (10, 24), (-10, 24)])), "gold", 0.9, "lathe")
    for side in (-9, -3, 3, 9):
        pen.line(*there([(side * 0.6, 30), (side, 54), (side * 1.5, 80)]), width=1.8)
