"""Bones: a skull from the front, a small skeleton that dances."""

# fmt: off

from __future__ import annotations

from typing import TYPE_CHECKING

from tools.paint.engraving.geometry import Place, Point, blob, limb, oval, polygon

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tools.paint.engraving.pen import Pen

_CROWN: list[Point] = [(0, -60), (30, -55), (48, -30), (48, -4), (38, 14), (34, 26), (20, 34), (0, 36), (-20, 34),
    (-34, 26),
    (-38, 14), (-48, -4), (-48, -30), (-30, -55)]


def skull(pen: Pen, x: float, y: float, scale: float = 1.0, turn: float = 0, *, opened: float = 0) -> None:
    """A skull 130 units high, its jaw opened by so many units."""
    there = Place(x, y, scale, turn)
    jaw = [(-30, 22), (-26, 44), (-14, 58), (0, 61), (14, 58), (26, 44), (30, 22), (22, 34), (0, 38), (-22, 34)]
    if opened:
        pen.fill(there.outline(oval(0, 40, 22, opened + 12)))
    pen.shape(blob(*there([(u, v + opened) for u, v in jaw])), "paper", 0.86, "round", angle=80)
    for tooth in range(-2, 3):
        corners = [(tooth * 8 - 3.4, 36 + opened), (tooth * 8 + 3.4, 36 + opened), (tooth * 8 + 3, 46 + opened),
            (tooth * 8 - 3, 46 + opened)]
        pen.shape(polygon(*there(corners)), "paper", 1.0, "flat", edge=1.1)
    pen.shape(blob(*there(_CROWN)), "paper", 0.96, "round", angle=100, pitch=0.85)
    for side in (-1, 1):
        pen.fill(blob(*there([(8 * side, -6), (18 * side, -18), (34 * side, -12), (34 * side, 4), (22 * side, 10),
            (10 * side, 6)])))
        pen.line(*there([(36 * side, 14), (30 * side, 24), (18 * side, 28)]), width=2 * scale)
        pen.line(*there([(40 * side, -34), (44 * side, -18), (38 * side, -8)]), width=1.6 * scale)
    pen.fill(polygon(*there([(0, 4), (7, 18), (0, 15), (-7, 18)])))
    for tooth in range(-2, 3):
        corners = [(tooth * 8 - 3.4, 27), (tooth * 8 + 3.4, 27), (tooth * 8 + 3, 38), (tooth * 8 - 3, 38)]
        pen.shape(polygon(*there(corners)), "paper", 1.0, "flat", edge=1.1)


def skeleton(pen: Pen, x: float, y: float, scale: float, arms: Sequence[Sequence[Point]],
    legs: Sequence[Sequence[Point]]) -> None:
    """A skeleton about its breastbone (x, y): arms and legs by the places of elbow and hand, knee and foot."""
    there = Place(x, y, scale)
    for hip, (knee, foot) in zip(((-14, 66), (14, 66)), legs, strict=True):
        _bone(pen, there, hip, knee, 5.6)
        _bone(pen, there, knee, foot, 4.8)
        pen.shape(blob(*there([(foot[0] - 6, foot[1] - 4), (foot[0] + 8, foot[1] - 4), (foot[0] + 24, foot[1] + 6),
            (foot[0] - 8, foot[1] + 6)])), "paper",
            0.94, "round", edge=1.2)
    pen.shape(limb(*there([(0, -34, 4.4), (0, 60, 5)])), "paper", 0.88, "round", edge=1.2)
    for number, wide in enumerate((26, 30, 30, 26)):
        v = -22 + 15 * number
        pen.line(*there([(-wide, v + 7), (-wide * 0.6, v - 3), (0, v), (wide * 0.6, v - 3), (wide, v + 7)]),
            width=8 * scale, tapered=False)
        pen.white_line(*there([(-wide, v + 7), (-wide * 0.6, v - 3), (0, v), (wide * 0.6, v - 3), (wide, v + 7)]),
            width=5 * scale, tapered=False)
    pen.shape(blob(*there([(-26, 52), (-10, 56), (10, 56), (26, 52), (22, 72), (8, 78), (0, 68), (-8, 78),
        (-22, 72)])), "paper", 0.92, "round", edge=1.3)
    for shoulder, (elbow, hand) in zip(((-28, -32), (28, -32)), arms, strict=True):
        _bone(pen, there, shoulder, elbow, 4.8)
        _bone(pen, there, elbow, hand, 4.2)
        pen.shape(there.outline(oval(hand[0], hand[1], 8, 7)), "paper", 0.96, "round", edge=1.2)
    pen.shape(limb(*there([(-32, -34, 4.4), (0, -40, 4), (32, -34, 4.4)])), "paper", 0.92, "round", edge=1.2)
    skull(pen, *there.spot(0, -80), 0.62 * scale)


def _bone(pen: Pen, there: Place, start: Point, end: Point, radius: float) -> None:
    """A bone with a knob at each end."""
    knobs = oval(*there.spot(start[0], start[1]), radius * 1.7 * there.scale) + oval(*there.spot(end[0], end[1]),
        radius * 1.7 * there.scale)
    pen.shape(limb(*there([(*start[:2], radius), (*end[:2], radius)])) + knobs, "paper", 0.93, "round", edge=1.3)
