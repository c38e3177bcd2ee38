"""Wings of birds: feathers in two rows, the long ones like the fingers of a hand."""

# fmt: off

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from tools.paint.engraving.geometry import Place, blob

if TYPE_CHECKING:
    from tools.paint.engraving.pen import Pen

_BONE = [(0.0, 0.0), (22.0, -30.0), (54.0, -46.0), (88.0, -44.0)]
"""Shoulder, elbow, wrist and tip of the bone, at the right of the body."""


def spread_wing(pen: Pen, x: float, y: float, scale: float = 1.0, turn: float = 0, *, flip: bool = False) -> None:
    """A wing raised to the right of its shoulder (x, y), 110 units wide."""
    there = Place(x, y, scale, turn, flip)
    for number in range(1, 10):
        share = number / 9
        _feather(pen, there, share, 44 + 42 * share, 80 - 98 * share, 8.6, 0.95)
    for number in range(6):
        share = 0.06 + number / 7
        _feather(pen, there, share, 30, 84 - 88 * share, 8, 0.99)
    lead = [(-6, 6), (10, -26), (48, -56), (92, -54), (94, -40), (58, -36), (28, -18), (10, 12)]
    pen.shape(blob(*there(lead)), "paper", 1.0, "round", angle=30, edge=1.6)


def _feather(
    pen: Pen, there: Place, share: float, long: float, turn: float, wide: float, tone: float
) -> None:
    """One feather that grows from a place of the bone, in a direction in degrees, with its shaft."""
    x, y = _on_bone(share)
    along = Place(x, y, 1, turn)
    leaf = along([(-4, -wide * 0.5), (long * 0.45, -wide), (long * 0.82, -wide * 0.7), (long, wide * 0.1),
        (long * 0.8, wide * 0.9), (long * 0.45, wide), (-4, wide * 0.6)])
    pen.shape(blob(*there(leaf)), "paper", tone, "round", angle=turn + 62, edge=1.5, contrast=0.9)
    pen.line(*there(along([(0, 0), (long * 0.84, 0)])), width=1.4 * there.scale, smooth=False)


def _on_bone(share: float) -> tuple[float, float]:
    """The place on the bone at a share of its way."""
    step = share * (len(_BONE) - 1)
    at = min(math.floor(step), len(_BONE) - 2)
    (u, v), (s, t) = _BONE[at], _BONE[at + 1]
    return u + (s - u) * (step - at), v + (t - v) * (step - at)
