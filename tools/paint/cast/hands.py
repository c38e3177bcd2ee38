"""Hands, about 60 units long at scale 1; the fingers point right."""

# fmt: off

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Literal

from tools.paint.engraving.geometry import Place, Point, blob, limb, oval, polygon

if TYPE_CHECKING:
    from tools.paint.engraving.inks import Ink
    from tools.paint.engraving.pen import Pen

Part = tuple[Literal["finger", "palm"], tuple[Point, ...]]
"""A finger by its joints (x, y, radius), a palm by its outline."""


def _finger(*joints: Point) -> Part:
    return "finger", joints


def _palm(*points: Point) -> Part:
    return "palm", points


POSES: dict[str, tuple[Part, ...]] = {
    "open": (
        _finger((2, -16, 6), (18, -27, 5.4), (32, -33, 3.6)),
        _finger((4, -6, 6.4), (26, -12, 5.6), (44, -16, 3.6)),
        _finger((6, 3, 6.4), (30, 2, 5.6), (48, 0, 3.6)),
        _finger((2, 11, 6), (24, 14, 5), (38, 16, 3.4)),
        _palm((-26, -10), (-8, -19), (6, -18), (12, -2), (9, 14), (-4, 18), (-26, 11)),
        _finger((-14, 13, 6.6), (-2, 26, 5.8), (8, 33, 3.8)),
    ),
    "point": (
        _finger((4, -9, 6.4), (28, -13, 5.4), (50, -15, 3.4)),
        _palm((-26, -10), (-8, -17), (8, -14), (20, 0), (18, 12), (2, 18), (-26, 11)),
        _finger((10, -1, 5.6), (20, 0, 5.6), (16, 4, 4.4)),
        _finger((8, 8, 5.6), (18, 9, 5.6), (14, 13, 4.4)),
        _finger((2, 15, 5.6), (12, 16, 5.6), (8, 20, 4.4)),
        _finger((-12, -4, 6), (4, -4, 5.6), (16, -6, 4)),
    ),
    "grip": (
        _palm((-26, -10), (-10, -18), (10, -20), (20, -8), (20, 12), (6, 20), (-12, 17), (-26, 11)),
        *(_finger((16, y, 6.0), (6, y + 1, 6.2), (-3, y + 2, 5.4)) for y in (-14, -5, 4, 12)),
        _finger((-14, -12, 6.4), (2, -20, 5.6), (15, -19, 4.4)),
    ),
    "pinch": (
        _finger((4, 2, 6.2), (26, 12, 5.2), (34, 22, 3.8)),
        _finger((4, 9, 6), (20, 20, 5), (26, 28, 3.6)),
        _palm((-26, -10), (-8, -18), (8, -16), (12, 0), (8, 15), (-6, 18), (-26, 11)),
        _finger((2, -8, 6.4), (24, -12, 5.6), (38, -2, 3.8)),
        _finger((-12, -10, 6.4), (8, -2, 6), (36, 4, 4.2)),
    ),
    "cup": (
        _finger((4, -8, 5.4), (20, -11, 5), (33, -17, 4.2), (38, -27, 2.8)),
        _finger((6, -2, 5.8), (26, -4, 5.2), (42, -11, 4.3), (47, -22, 2.8)),
        _palm((-26, -9), (-10, -12), (6, -9), (17, -2), (18, 9), (5, 15), (-14, 14), (-26, 11)),
        _finger((8, 5, 5.6), (27, 4, 5), (42, -4, 4.2), (46, -15, 2.8)),
        _finger((5, 11, 5.2), (22, 11, 4.5), (34, 4, 3.8), (38, -5, 2.6)),
        _finger((-18, -3, 6.8), (-9, -13, 5.8), (2, -21, 4.6), (12, -25, 3)),
    ),
}
"""Pose -> the parts of the hand from the back: open is seen from behind, grip is a fist about something that stands
across, cup has its palm up."""

_LARGE = 2
"""Scale from which on an open hand shows joints, nails and sinews."""
_LARGE_PALM = 1.4
"""Scale from which on a palm shows its lines and the joints of its fingers."""
_LINES = (((-6, -8), (4, -1), (4, 10)), ((14, -4), (6, 2), (-8, 3)), ((17, 3), (10, 8), (0, 9)))


def hand(
    pen: Pen, x: float, y: float, scale: float = 1.0, turn: float = 0, *, flip: bool = False, pose: str = "open",
    ink: Ink = "flesh", cuff: Ink | None = "paper", sleeve: float = 0, coat: Ink = "deep",
) -> None:
    """A hand with its cuff and so much of a sleeve; ``ink`` paper for a white glove."""
    there = Place(x, y, scale, turn, flip)
    if sleeve:
        pen.shape(limb(*there([(-36 - sleeve, 2, 21), (-50, 1, 19), (-38, 0, 17)])), coat, 0.30, "round",
            angle=turn + 90, gloss=0.25)
    if cuff:
        pen.shape(polygon(*there([(-42, -15), (-22, -12), (-22, 12), (-42, 15)])), cuff, 0.95, "round", angle=turn)
        pen.fill(oval(*there.spot(-34, 6), 2.2 * scale), "gold")
    for kind, points in POSES[pose]:
        if kind == "palm":
            pen.shape(blob(*there(points)), ink, 0.92, "round", angle=turn + 60, edge=1.3, pitch=0.8)
        else:
            across = 90 - turn if flip else turn + 90
            pen.shape(limb(*there(points)), ink, 0.92, "round", angle=across, edge=1.3, pitch=0.8)
    if pose == "open" and scale >= _LARGE:
        for tips in ((6, -19, 30, -33), (10, -8, 43, -16), (12, 3, 47, 0), (10, 12, 37, 16), (-10, 17, 7, 32)):
            _draw_details(pen, there, *tips)
    if pose == "cup" and scale >= _LARGE_PALM and not pen.small:
        _draw_palm(pen, there)


def _draw_palm(pen: Pen, there: Place) -> None:
    """The lines of a palm, and two creases in each finger."""
    for line in _LINES:
        pen.line(*there(line), width=0.55 * there.scale)
    for joints in (joints for kind, joints in POSES["cup"] if kind == "finger"):
        for (u, v, _), (x, y, radius), (s, t, _) in zip(joints, joints[1:], joints[2:], strict=False):
            far = math.hypot(s - u, t - v)
            across, up = -(t - v) / far * radius * 0.8, (s - u) / far * radius * 0.8
            crease = [(x + across, y + up), (x - 1, y), (x - across * 0.3, y - up * 0.3)]
            pen.line(*there(crease), width=0.7 * there.scale)


def _draw_details(pen: Pen, there: Place, x0: float, y0: float, x1: float, y1: float) -> None:
    """Two joints, the nail and the sinew of a finger from its root to its tip."""
    right, down = x1 - x0, y1 - y0
    far = math.hypot(right, down)
    across, up = -down / far * 3.2, right / far * 3.2
    for share in (0.38, 0.66):
        x, y = x0 + right * share, y0 + down * share
        pen.line(*there([(x + across, y + up), (x + 1.5, y), (x - across, y - up)]), width=0.9 * there.scale)
    nail = [(x1 - 3, y1 - 1.6), (x1 + 1.6, y1 - 1.4), (x1 + 2.4, y1), (x1 + 1.6, y1 + 1.6), (x1 - 3, y1 + 1.8)]
    pen.shape(blob(*there(nail)), "flesh", 0.95, "flat", edge=0.8)
    sinew = [(x0 - right * 0.1, y0 - down * 0.1), (x0 - right * 0.3 - 4, y0 * 0.7 - down * 0.1), (-18, y0 * 0.25)]
    pen.line(*there(sinew), width=0.7 * there.scale)
