"""Poster of Dahlgaard's Heir."""

# fmt: off

from __future__ import annotations

from typing import TYPE_CHECKING

from tools.paint.cast.air import star, stars
from tools.paint.cast.clothes import arm, bust
from tools.paint.cast.faces import face
from tools.paint.cast.grounds import drapes, ground
from tools.paint.cast.hands import hand
from tools.paint.engraving.geometry import Place, blob, limb, oval, polygon
from tools.paint.scenes.registry import portrait

if TYPE_CHECKING:
    from tools.paint.engraving.pen import Pen

_HEAD = 0.9
"""Scale of the hair, which was drawn about a larger head."""


@portrait("theater")
def heir(pen: Pen) -> None:
    """Young, in a long cloak with a high collar; the sealed letter that names the heir is held up."""
    ground(pen, 300, 140, reach=270)
    drapes(pen, "deep", 60, 540, 0.6)
    pen.begin_subject()
    pen.glow(300, 130, 230, 0.8)
    cloak = [(300, 236), (190, 252), (96, 316), (40, 430), (20, 900), (580, 900), (560, 430), (504, 316), (410, 252)]
    pen.shape(blob(*cloak), "deep", 0.46, "round", folds=9, angle=84, shadow=0.6)
    for side in (-1, 1):
        lining = [(300 + 40 * side, 262), (300 + 118 * side, 300), (300 + 150 * side, 420), (300 + 168 * side, 900),
            (300 + 110 * side, 900), (300 + 92 * side, 440)]
        pen.shape(blob(*lining), "accent", 0.70, "round", folds=4, angle=80)
    bust(pen, 300, 256, 1.2, width=92, foot=900)
    _head(pen, 176)
    for side in (-1, 1):
        collar = [(300 + 34 * side, 284), (300 + 58 * side, 240), (300 + 92 * side, 176), (300 + 132 * side, 138),
            (300 + 150 * side, 226), (300 + 128 * side, 290), (300 + 80 * side, 318)]
        pen.shape(blob(*collar), "deep", 0.52, "round", folds=2, angle=70 * side, edge=2.2, shadow=0.5)
        inner = [(300 + 44 * side, 278), (300 + 68 * side, 240), (300 + 98 * side, 190), (300 + 122 * side, 162),
            (300 + 122 * side, 232), (300 + 104 * side, 280)]
        pen.shape(polygon(*inner), "accent", 0.78, "flat", angle=70 * side, edge=1.4)
    pen.shape(oval(300, 318, 17), "gold", 0.9, "round", gloss=0.6, edge=1.8)
    for side in (-1, 1):
        pen.shape(limb((300 + 17 * side, 316, 4), (300 + 52 * side, 304, 4), (300 + 84 * side, 302, 4)), "gold", 0.8,
            "round", edge=1.2)
    arm(pen, (460, 420, 52), (516, 350, 42), (486, 262, 30), angle=100)
    _letter(pen)
    hand(pen, 482, 214, 1.5, -96, pose="pinch", ink="paper")
    stars(pen, (120, 60, 18), (90, 170, 12), (180, -20, 14), (420, -30, 16))


def _head(pen: Pen, y: float) -> None:
    """A young face; the hair is parted on one side and falls on the collar in a lock."""
    face(pen, 300, y, 1.3, kind="lad", beard="", smile=0.4)
    hair = [(372, 130), (360, 112), (330, 116), (296, 128), (268, 118), (250, 140), (240, 180), (226, 206), (206, 236),
        (204, 200), (214, 150), (222, 104), (250, 76), (300, 64), (350, 76), (378, 104), (384, 150)]
    there = Place(300 - 300 * _HEAD, y - 158 * _HEAD, _HEAD)
    pen.shape(blob(*there(hair)), "key", 0.24, "round", angle=110, edge=1.8, gloss=0.4)
    for strand in (((300, 72), (262, 84), (238, 122), (230, 176)), ((318, 76), (280, 92), (252, 116)),
        ((330, 78), (358, 92), (372, 116)), ((306, 84), (330, 100), (344, 104))):
        pen.white_line(*there(strand), width=2.6)


def _letter(pen: Pen) -> None:
    there = Place(486, 140, 1, 16)
    pen.shape(polygon(*there([(-58, -82), (58, -82), (58, 62), (-58, 62)])), "paper", 0.99, "flat", edge=2.2,
        shadow=0.7, lit=False)
    pen.line(*there([(-58, -82), (0, -4), (58, -82)]), width=3, smooth=False, tapered=False)
    pen.shape(there.outline(oval(0, -6, 26)), "mid", 0.66, "round", gloss=0.5, edge=2)
    star(pen, *there.spot(0, -6), 17, 5, "deep")
