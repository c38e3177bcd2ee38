"""Grounds of the scenes: a pattern for each category, so that it is known without its hue; floor and curtains."""

# fmt: off

from __future__ import annotations

from typing import TYPE_CHECKING

from tools.paint.engraving.geometry import Point, oval, polygon

if TYPE_CHECKING:
    from tools.paint.engraving.inks import Ink
    from tools.paint.engraving.pen import Pen

EVERYWHERE = polygon((-400, -300), (1000, -300), (1000, 900), (-400, 900))
_BOARD = 74
"""Width of a plank of the wall."""


def ground(pen: Pen, x: float, y: float, *, reach: float = 230, dark: float = 0.60, bright: float = 0.80) -> None:
    """The ground of the Trick's category, lightest about (x, y): that is where the rays and the rings come from."""
    pen.light_all(dark)
    pen.light_about(x, y, reach * 1.15, reach, bright)
    _PATTERNS.get(pen.category, _rays)(pen, (x, y))
    pen.light_all(0.86)
    pen.light_about(x, y, reach * 1.5, reach * 1.3, 0.28)


def dusk(pen: Pen, x: float, y: float, *, reach: float = 230, dark: float = 0.42, bright: float = 0.7) -> None:
    """The same ground in the evening."""
    ground(pen, x, y, reach=reach, dark=dark, bright=bright)


def _rays(pen: Pen, centre: tuple[float, float]) -> None:
    pen.shape(EVERYWHERE, "mid", 0.66, "rays", centre=centre, rays=32 if pen.small else 96, edge=0)


def _rings(pen: Pen, centre: tuple[float, float]) -> None:
    pen.shape(EVERYWHERE, "mid", 0.64, "rings", centre=centre, edge=0, pitch=1.15, cross=False)


def _planks(pen: Pen, _: tuple[float, float]) -> None:
    """A wall of boards with their joints and nails."""
    pen.shape(EVERYWHERE, "mid", 0.64, "flat", angle=4, edge=0, pitch=1.25, cross=False)
    for number in range(-3, 12):
        left = number * _BOARD - 22
        pen.line((left, -300), (left, 900), width=4.4, smooth=False, tapered=False)
        pen.white_line((left + 4, -300), (left + 4, 900), width=1.8, smooth=False, tapered=False, strength=0.7)
        joint = -60 + (number * 137) % 260
        pen.line((left, joint), (left + _BOARD, joint), width=3, smooth=False, tapered=False)
        for nail in (14, _BOARD - 12):
            pen.dot(left + nail, joint + 12, 2.6)
            pen.dot(left + nail, joint - 12, 2.6)


def _waves(pen: Pen, _: tuple[float, float]) -> None:
    pen.shape(EVERYWHERE, "mid", 0.64, "waves", edge=0, pitch=1.2, cross=False)


_PATTERNS = {
    "mechanical": _rays, "optical": _rings, "escape": _planks, "spiritual": _waves,
    "workshop": _planks, "academy": _rings, "prophecy": _waves,
}


def floor(
    pen: Pen, y: float = 330, ink: Ink = "gold", tone: float = 0.70, *, vanish: Point = (300, 120)
) -> None:
    """Boards of a stage below a line, running towards a point."""
    pen.shape(polygon((-60, y), (660, y), (660, 500), (-60, 500)), ink, tone, "flat",
        angle=90, edge=1.2, slope=-0.25, pitch=1.3)
    for number in range(-9, 10):
        x = 300 + number * 74
        far, near = vanish[0] + (x - vanish[0]) * 0.62, x + (x - vanish[0]) * 0.6
        pen.line((far, y), (near, 500), width=1.6, smooth=False, tapered=False)


def drapes(pen: Pen, ink: Ink = "accent", left: float = 70, right: float = 530, tone: float = 0.55) -> None:
    """A stage curtain at both sides, each held by a tassel."""
    for middle, way in ((left, 1), (right, -1)):
        edge = ((26, -300), (26, -100), (20, 40), (4, 150), (-34, 250), (-46, 270), (-30, 300), (-22, 900))
        cloth = [(-500, -300), *edge, (-500, 900)]
        pen.shape(polygon(*((middle + x * way, y) for x, y in cloth)), ink, tone, "fold", folds=20, edge=1.8)
        pen.shape(oval(middle - 46 * way, 270, 14, 9), "gold", 0.9)
