"""The gilt ledge on which a cut-out stands, with the scroll of its category."""

# fmt: off

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import numpy as np

from tools.paint.engraving.geometry import Point, oval, polygon

if TYPE_CHECKING:
    from tools.paint.engraving.pen import Pen

_STEP, _MIDDLE = 66, 423
"""Distance of the ornaments, and their height."""


def draw_ledge(pen: Pen) -> None:
    """Draw the ledge before the subject; it belongs to the cut-out and is never cut short."""
    sheet = pen.sheet
    pen.begin_subject()
    before = sheet.solid.copy()
    sheet.solid[:] = 0
    pen.shape(polygon((52, 404), (548, 404), (558, 436), (42, 436)), "gold", 0.74, "flat",
        angle=90, edge=2.0, lit=False, pitch=1.1)
    pen.shape(polygon((40, 398), (560, 398), (560, 410), (40, 410)), "deep", 0.62, "flat",
        angle=90, edge=1.8, lit=False)
    for number in range(7):
        _ORNAMENTS[pen.category](pen, 102 + _STEP * number)
    sheet.ledge = sheet.solid.copy()
    sheet.solid = np.maximum(before, sheet.ledge)


def _wheel(pen: Pen, x: float) -> None:
    """A small toothed wheel between two bars."""
    for tooth in range(8):
        turn = tooth / 8 * math.tau
        spoke: list[Point] = [(x + r * math.cos(turn), _MIDDLE + r * math.sin(turn)) for r in (7, 13)]
        pen.line(*spoke, width=3.4, smooth=False, tapered=False)
    pen.shape(oval(x, _MIDDLE, 9), "mid", 0.8, "round", lit=False, edge=1.6)
    pen.dot(x, _MIDDLE, 2.6)
    _bar(pen, x)


def _lens(pen: Pen, x: float) -> None:
    """Three rings, one in the other."""
    pen.shape(oval(x, _MIDDLE, 12), "mid", 0.8, "flat", lit=False, edge=1.6)
    pen.shape(oval(x, _MIDDLE, 7.5), "accent", 0.95, "flat", lit=False, edge=1.4)
    pen.dot(x, _MIDDLE, 2.6, paper=True)
    _bar(pen, x)


def _link(pen: Pen, x: float) -> None:
    """A link of a chain that runs along the ledge."""
    for middle, wide in ((x, 21), (x + _STEP / 2, 17)):
        pen.line(*oval(middle, _MIDDLE, wide, 7)[0][0], width=3.2, smooth=False, tapered=False)


def _wave(pen: Pen, x: float) -> None:
    """A wave that curls over."""
    pen.line((x - 32, 432), (x - 18, 429), (x - 6, 418), (x + 8, 417), (x + 12, 425), (x + 5, 429), (x + 1, 424),
        width=3)
    pen.line((x - 4, 433), (x + 10, 433), (x + 22, 430), (x + 30, 433), width=2.4)


def _bar(pen: Pen, x: float) -> None:
    for side in (-1, 1):
        pen.line((x + 18 * side, _MIDDLE), (x + 32 * side, _MIDDLE), width=3.4, smooth=False)
        pen.dot(x + 33 * side, _MIDDLE, 2.4)


_ORNAMENTS = {"mechanical": _wheel, "optical": _lens, "escape": _link, "spiritual": _wave}
