"""Wings of birds: long feathers like the fingers of a hand, two rows of short ones over them, down at the shoulder."""

# fmt: off

from __future__ import annotations

import math
from typing import TYPE_CHECKING, NamedTuple

from tools.paint.engraving.geometry import Place, blob, limb

if TYPE_CHECKING:
    from tools.paint.engraving.pen import Pen

_BONE = [(0.0, 0.0), (26.0, -34.0), (60.0, -52.0), (96.0, -58.0)]
"""Shoulder, elbow, wrist and tip of the bone, at the right of the body."""


class _Row(NamedTuple):
    """Feathers of one row: their number, their length and direction at the shoulder and at the tip, their width."""

    number: int
    long: tuple[float, float]
    turn: tuple[float, float]
    wide: float
    tone: float


_FLIGHT = _Row(11, (46, 84), (96, -34), 7.4, 0.92)
_COVERTS = _Row(9, (30, 44), (92, -30), 7.0, 0.98)
_DOWN = _Row(7, (17, 22), (86, -26), 6.4, 1.0)


def spread_wing(pen: Pen, x: float, y: float, scale: float = 1.0, turn: float = 0, *, flip: bool = False) -> None:
    """A wing raised to the right of its shoulder (x, y), 170 units wide."""
    there = Place(x, y, scale, turn, flip)
    for row in (_FLIGHT, _COVERTS, _DOWN):
        for number in range(row.number):
            _feather(pen, there, row, number / (row.number - 1))
    lead = [(*spot, radius) for spot, radius in zip(_BONE, (11.0, 8.0, 6.0, 2.5), strict=True)]
    pen.shape(limb(*there(lead)), "paper", 1.0, "round", angle=turn - 20, edge=1.5)


def _feather(pen: Pen, there: Place, row: _Row, share: float) -> None:
    """One feather that grows from a place of the bone: a blunt leaf, bent towards the body, with its shaft."""
    x, y = _on_bone(0.04 + 0.96 * share)
    long = row.long[0] + (row.long[1] - row.long[0]) * share ** 0.8
    turn = row.turn[0] + (row.turn[1] - row.turn[0]) * share ** 1.15
    along, wide, bend = Place(x, y, 1, turn), row.wide, long * 0.10
    leaf = along([(-4, -wide * 0.4), (long * 0.4, -wide * 0.9), (long * 0.78, -wide * 0.7 + bend * 0.4),
        (long, bend), (long * 0.9, wide * 0.8 + bend), (long * 0.45, wide + bend * 0.3), (-4, wide * 0.5)])
    pen.shape(blob(*there(leaf)), "paper", row.tone, "round", angle=turn + 70, edge=1.4, contrast=1.1, pitch=0.9)
    if not pen.small:
        shaft = along([(2, 0), (long * 0.5, bend * 0.2), (long * 0.9, bend * 0.8)])
        pen.line(*there(shaft), width=1.2 * there.scale)


def _on_bone(share: float) -> tuple[float, float]:
    """The place on the bone at a share of its way."""
    step = share * (len(_BONE) - 1)
    at = min(math.floor(step), len(_BONE) - 2)
    (u, v), (s, t) = _BONE[at], _BONE[at + 1]
    return u + (s - u) * (step - at), v + (t - v) * (step - at)
