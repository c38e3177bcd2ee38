"""Walls of brick."""

# fmt: off

from __future__ import annotations

from typing import TYPE_CHECKING

from tools.paint.engraving.geometry import polygon

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tools.paint.engraving.pen import Pen

_WIDE, _HIGH = 70, 32


def bricks(pen: Pen, box: tuple[float, float, float, float]) -> None:
    """A wall from (left, top) to (right, foot) whose ends are toothed."""
    left, top, right, foot = box
    rows = round((foot - top) / _HIGH)
    for row in range(rows):
        start = left + (_WIDE / 2 if row % 2 else 0)
        y = top + row * _HIGH
        count = int((right - start + 1) // _WIDE)
        whole_bricks(pen, [(start + number * _WIDE, y) for number in range(count)])


def whole_bricks(pen: Pen, places: Sequence[tuple[float, float]]) -> None:
    """Bricks by their upper left corners, no two of one tone."""
    for number, (x, y) in enumerate(places):
        tone = 0.62 + 0.06 * ((number * 7 + round(y)) % 4)
        corners = polygon((x + 2, y + 2), (x + _WIDE - 2, y + 2), (x + _WIDE - 2, y + _HIGH - 2),
            (x + 2, y + _HIGH - 2))
        pen.shape(corners, "accent", tone, "flat", angle=84, edge=1.5, pitch=1.2)
