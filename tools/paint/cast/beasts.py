"""Beasts: rabbit, dove, butterfly; and a ghost."""

# fmt: off

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from tools.paint.cast.faces import face
from tools.paint.cast.wings import spread_wing
from tools.paint.engraving.geometry import Place, Point, blob, limb, oval, placed, polygon

if TYPE_CHECKING:
    from tools.paint.engraving.inks import Ink
    from tools.paint.engraving.pen import Pen


# ------------------------------------------------------------------ butterfly

_HIND: list[Point] = [(2, 2), (16, 3), (29, 9), (34, 20), (29, 26), (30, 34), (22, 42), (20, 32), (12, 30), (5, 16)]
_FORE: list[Point] = [(2, 0), (6, -14), (18, -34), (36, -46), (50, -46), (50, -34), (44, -16), (38, -6), (24, 3),
    (8, 4)]


def butterfly(
    pen: Pen, x: float, y: float, scale: float = 1.0, turn: float = 0, fold: float = 1.0, ink: Ink = "accent"
) -> None:
    """A butterfly seen from above, wings spread; ``fold`` below 1 narrows the far wings."""
    there = Place(x, y, scale, turn)
    for side in (-fold, 1.0):
        _wings(pen, there, side, ink)
    pen.shape(limb(*there([(0, -12, 1.6), (0, 0, 3), (0, 22, 1.4)])), "key", 0.3, "round")
    for side in (-1, 1):
        pen.line(*there([(0, -12), (4 * side, -24), (10 * side, -31)]), width=1.4 * scale)


def _wings(pen: Pen, there: Place, side: float, ink: Ink) -> None:
    """Two wings of one side: rim, leaf, veins, spots."""
    white = ink == "paper"
    for wing in (_HIND, _FORE):
        rim = [(u * side, v) for u, v in wing]
        leaf = [((4 + (u - 4) * 0.80) * side, v * 0.80) for u, v in wing]
        pen.shape(blob(*there(rim)), "mid" if white else "deep", 0.62 if white else 0.30, "flat", edge=1.3, lit=False)
        pen.shape(blob(*there(leaf)), ink, 1.0 if white else 0.95, "flat", edge=0.6, lit=False)
        if there.scale > 0.75 and not pen.small:
            for u, v in wing[2:8]:
                vein = [(4 * side, 0), ((u * 0.5 + 3) * side, v * 0.52), (u * 0.8 * side, v * 0.8)]
                pen.line(*there(vein), width=1.5 * there.scale)
    for (u, v), radius in (((43, -38), 2.6), ((44, -26), 2.2), ((27, 22), 2.6), ((34, -40), 1.8)):
        pen.fill(oval(*there.spot(u * side, v), radius * there.scale), "key" if white else "paper")


# ------------------------------------------------------------------ ghost

_SHROUD = [(-34, -26), (-14, -50), (14, -50), (34, -24), (40, 6), (66, -4), (96, -34), (112, -34), (104, -14),
    (112, -6), (98, 2), (104, 14), (88, 18), (62, 44), (50, 76), (44, 116), (30, 156), (34, 190), (14, 224), (6, 250),
    (-4, 224), (-18, 188), (-28, 150), (-44, 110), (-50, 74), (-66, 40), (-88, 12), (-104, 6), (-96, -4), (-108, -12),
    (-96, -20), (-100, -34), (-84, -30), (-60, -2), (-40, 8)]


def ghost(pen: Pen, x: float, y: float, scale: float = 1.0, *, flip: bool = False, turn: float = 0) -> None:
    """A shade in a shroud: its head at (x, y), its arms raised, its tail running out below."""
    there = Place(x, y, scale, turn, flip)
    pen.shape(blob(*there(_SHROUD)), "paper", 0.90, "round", folds=4, angle=75, bulge=1.4, contrast=1.1, lit=False)
    for fold in ([(-30, 30), (-24, 90), (-6, 150), (0, 210)], [(6, 40), (14, 100), (8, 160)],
                 [(34, 34), (30, 80), (22, 130)], [(-48, 30), (-44, 70), (-34, 110)]):
        pen.line(*there(fold), width=2 * scale)
    face(pen, *there.spot(0, 0), 0.74 * scale, turn, kind="bald", skin="paper", beard="", eye="closed")
    pen.fill(blob(*there([(-6, 20), (0, 17), (6, 20), (5, 28), (-5, 28)])))
    hood = [(-30, 44), (-38, 10), (-34, -22), (-18, -44), (0, -50), (18, -44), (34, -22), (38, 10), (30, 44),
        (24, 30), (29, 4), (24, -20), (12, -34), (0, -37), (-12, -34), (-24, -20), (-29, 4), (-24, 30)]
    pen.shape(blob(*there(hood)), "paper", 0.86, "round", edge=1.4, lit=False)
    for seam in ([(-33, 40), (-30, 80), (-14, 130)], [(33, 40), (34, 70), (26, 120)]):
        pen.line(*there(seam), width=2.4 * scale)


# ------------------------------------------------------------------ rabbit

_EARS = (
    ([(-12, -30), (-30, -62), (-42, -104), (-36, -126), (-22, -112), (-10, -74), (-2, -38)],
     [(-17, -46), (-30, -78), (-34, -106), (-22, -88), (-13, -60)], 10),
    ([(10, -32), (20, -66), (40, -98), (58, -108), (58, -92), (44, -62), (24, -30)],
     [(20, -48), (34, -76), (50, -94), (46, -80), (34, -56)], 50),
)
"""The two ears: outline, inside, direction of the fur."""


def rabbit(pen: Pen, x: float, y: float, scale: float = 1.0, ink: Ink = "paper") -> None:
    """Head and chest of a rabbit that looks out; (x, y) is between its eyes."""
    there = Place(x, y, scale)
    for ear, inside, angle in _EARS:
        pen.shape(blob(*there(ear)), ink, 0.98, "round", angle=angle, pitch=0.9)
        pen.shape(blob(*there(inside)), "flesh", 0.76, "round", edge=0.9)
    chest = [(-40, 40), (-24, 26), (24, 26), (42, 42), (52, 90), (46, 140), (-46, 140), (-52, 88)]
    pen.shape(blob(*there(chest)), ink, 0.94, "round", angle=80)
    head = [(-14, -34), (14, -34), (32, -18), (42, 8), (40, 28), (22, 42), (0, 47), (-22, 42), (-40, 28), (-42, 8),
        (-32, -18)]
    pen.shape(blob(*there(head)), ink, 1.0, "round", angle=70, pitch=0.85)
    for side in (-1, 1):
        _eye_and_whiskers(pen, there, side, ink)
    pen.shape(polygon(*there([(-8, 10), (8, 10), (0, 20)])), "accent", 0.7, "flat", edge=1.2)
    pen.line(*there([(0, 20), (0, 30)]), width=2 * scale, smooth=False)
    for u, v in () if pen.small else ((-22, 62), (-10, 76), (6, 66), (20, 78), (0, 92), (-30, 88), (30, 60)):
        pen.line(*there([(u, v), (u + 2, v + 9)]), width=1.6 * scale, smooth=False)


def _eye_and_whiskers(pen: Pen, there: Place, side: int, ink: Ink) -> None:
    pen.fill(oval(*there.spot(20 * side, -4), 7.5 * there.scale, 9.5 * there.scale))
    pen.fill(oval(*there.spot(20 * side - 2.5, -8), 2.4 * there.scale), "paper")
    cheek = [(0, 16), (10 * side, 14), (18 * side, 24), (12 * side, 34), (0, 32)]
    pen.shape(blob(*there(cheek)), ink, 0.98, "round", edge=1.0)
    for number in range(3):
        whisker = [(14, 24 + 2 * number), (34, 18 + 7 * number), (54, 16 + 12 * number)]
        pen.line(*there([(u * side, v) for u, v in whisker]), width=1.2 * there.scale)


def paw(pen: Pen, x: float, y: float, scale: float = 1.0) -> None:
    """A white paw that rests on something."""
    outline = [(-15, -14), (0, -19), (15, -14), (17, 10), (10, 20), (-10, 20), (-17, 10)]
    pen.shape(blob(*placed(outline, x, y, scale)), "paper", 0.95, "round", angle=80)
    for side in (-5, 5):
        pen.line(*placed([(side, 8), (side, 19)], x, y, scale), width=2 * scale, smooth=False)


# ------------------------------------------------------------------ dove

def dove(pen: Pen, x: float, y: float, scale: float = 1.0, *, flip: bool = False) -> None:
    """A dove flying to the right, both wings raised, its tail spread like a fan."""
    there = Place(x, y, scale, 0, flip)
    spread_wing(pen, *there.spot(26, -12), 0.78 * scale, 34 if flip else -34, flip=flip)
    for number in range(7):
        turn = math.radians(164 + 9 * number)
        tip = (-40 + 58 * math.cos(turn), 8 - 40 * math.sin(turn) + 26)
        pen.shape(limb(*there([(-34, 10, 4), ((tip[0] - 34) / 2, (tip[1] + 10) / 2, 6.5), (*tip, 6)])), "paper",
            0.88 + 0.02 * number, "round", angle=100, edge=1.4)
    body = [(-50, 14), (-26, -8), (8, -18), (34, -24), (48, -36), (64, -36), (72, -24), (66, -8), (44, 18), (8, 32),
        (-28, 28)]
    pen.shape(blob(*there(body)), "paper", 0.99, "round", angle=70, contrast=1.1, shadow=0.3)
    for u, v in () if pen.small else ((40, 0), (26, 8), (30, -6), (10, 14), (14, 2), (-6, 18)):
        pen.line(*there([(u - 5, v - 3), (u, v + 2), (u + 6, v - 1)]), width=1.3 * scale)
    spread_wing(pen, *there.spot(2, -4), scale, -46 if flip else 46, flip=not flip)
    pen.shape(polygon(*there([(70, -28), (86, -21), (69, -16)])), "accent", 0.8, "flat", edge=1.2)
    pen.shape(there.outline(oval(59, -26, 4.6)), "key", 0.2, "flat", edge=0)
    pen.fill(oval(*there.spot(57.6, -27.6), 1.5 * scale), "paper")
