"""A wolf's head from the front, whole or the half that looks out of a man."""

# fmt: off

from __future__ import annotations

from typing import TYPE_CHECKING

from tools.paint.engraving.geometry import Place, Point, blob, oval, polygon

if TYPE_CHECKING:
    from tools.paint.engraving.pen import Pen

_HEAD: list[Point] = [(0, -52), (16, -50), (30, -58), (46, -92), (54, -56), (52, -24), (64, 6), (54, 12), (58, 26),
    (44, 26), (42, 40), (28, 38), (20, 54), (0, 62)]


def wolfs_half(pen: Pen, x: float, y: float, scale: float = 1.0) -> None:
    """The right half of a wolf's head, to the right of the line through its middle."""
    there = Place(x, y, scale)
    pen.shape(polygon(*there(_HEAD)), "accent", 0.62, "round", angle=70, contrast=0.8)
    pen.shape(polygon(*there([(36, -58), (45, -80), (48, -56), (44, -46)])), "deep", 0.4, "flat")
    _fur(pen, there)
    pen.shape(blob(*there([(6, -10), (18, -20), (32, -20), (24, -8), (14, -4)])), "paper", 1.0, "flat", edge=1.6)
    pen.shape(there.outline(oval(20, -13, 5.5, 6.5)), "accent", 0.9, "flat", edge=1.2)
    pen.dot(*there.spot(20, -13), 2.4 * scale)
    pen.line(*there([(4, -14), (16, -27), (36, -30)]), width=4 * scale)
    muzzle = [(0, -2), (12, 4), (20, 20), (16, 36), (0, 44)]
    pen.shape(polygon(*there(muzzle)), "accent", 0.86, "round", angle=80)
    pen.shape(polygon(*there([(0, 14), (11, 15), (8, 24), (0, 27)])), "key", 0.2, "round", gloss=0.6)
    pen.fill(polygon(*there([(0, 36), (18, 32), (24, 28), (18, 48), (0, 54)])))
    for tooth in ((4, 36, 9), (12, 34, 15), (19, 31, 8)):
        u, v, long = tooth
        pen.fill(polygon(*there([(u - 3, v), (u + 3, v - 1), (u, v + long)])), "paper")


def _fur(pen: Pen, there: Place) -> None:
    for start, end in (((8, -44), (12, -32)), ((18, -42), (23, -32)), ((44, -12), (54, -2)), ((40, 0), (52, 10)),
        ((38, 12), (48, 22)),
                       ((30, 22), (38, 32)), ((28, -40), (36, -32)), ((36, -26), (46, -18))):
        pen.line(*there([start, end]), width=2.2 * there.scale, smooth=False)
