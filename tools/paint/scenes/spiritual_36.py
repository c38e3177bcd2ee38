"""Scenes of the Spiritual Tricks of Fame threshold 36."""

# fmt: off

from __future__ import annotations

from typing import TYPE_CHECKING

from tools.paint.cast.air import smoke
from tools.paint.cast.bones import skeleton, skull
from tools.paint.cast.clothes import gown
from tools.paint.cast.faces import face
from tools.paint.cast.furniture import table_top
from tools.paint.cast.grounds import drapes, dusk, floor, ground
from tools.paint.cast.hands import hand
from tools.paint.cast.props import candle
from tools.paint.engraving.geometry import Place, blob, limb, oval, spline
from tools.paint.scenes.registry import scene

if TYPE_CHECKING:
    from tools.paint.engraving.pen import Pen


@scene(300, 180, 440)
def balsamos_skull(pen: Pen) -> None:
    """A skull on a tray opens its jaw; pearls on a thread answer."""
    dusk(pen, 300, 150, reach=220, dark=0.38, bright=0.8)
    drapes(pen, "deep", 50, 550, 0.6)
    pen.begin_subject()
    pen.glow(300, 150, 210, 0.6)
    table_top(pen, 300, 366, 250, "mid")
    pen.shape(oval(300, 340, 190, 30), "gold", 0.84, "round", angle=90, gloss=0.5, shadow=0.5)
    pen.shape(oval(300, 334, 160, 20), "gold", 0.70, "flat", angle=90)
    skull(pen, 300, 178, 2.0, opened=16)
    _pearls(pen)
    for x in (96, 504):
        candle(pen, x, 380, 1.3, 92, 76)


def _pearls(pen: Pen) -> None:
    """A thread of pearls out of the jaw, over the edge of the tray."""
    thread = spline([(292, 282), (276, 318), (226, 336), (160, 330), (118, 350), (126, 396)], False, 12)
    for number, (x, y) in enumerate(thread[::4]):
        pen.shape(oval(x, y, 9 + number % 2), "paper", 0.96, "round", gloss=0.6, edge=1.3)


@scene(300, 182, 500)
def seance(pen: Pen) -> None:
    """Six hands round a table, and a face in the smoke above."""
    dusk(pen, 300, 110, reach=220, dark=0.32, bright=0.8)
    pen.begin_subject()
    _face_in_the_smoke(pen)
    pen.shape(oval(300, 384, 300, 92), "accent", 0.72, "flat", angle=90, pitch=1.3, edge=2, shadow=0.4)
    pen.shape(oval(300, 378, 268, 76), "accent", 0.86, "flat", angle=90, pitch=1.3, edge=1.2)
    candle(pen, 300, 344, 1.05, 44, 84)
    for x, y, turn, flip in ((176, 326, 34, False), (424, 326, 34, True), (110, 372, 4, False), (490, 372, 4, True)):
        hand(pen, x, y, 1.15, turn if not flip else -turn, flip=flip, pose="open", sleeve=90)
    for x, flip in ((226, False), (374, True)):
        hand(pen, x, 420, 1.2, -58 if not flip else 58, flip=flip, pose="open", sleeve=60)


def _face_in_the_smoke(pen: Pen) -> None:
    """Smoke that rises from the flame, and its puffs are the hair about a face."""
    smoke(pen, (300, 300, 12), (290, 274, 18), (312, 250, 26), (222, 214, 42), (378, 214, 42), (176, 150, 50),
        (424, 150, 50), (192, 74, 54), (408, 74, 54), (252, 20, 54), (348, 20, 54), (300, 120, 96), (300, 200, 60))
    face(pen, 300, 124, 1.5, kind="bald", skin="paper", beard="", eye="closed")
    pen.shape(oval(300, 176, 13, 18), "key", 0.12, "flat", edge=1)


@scene(300, 176, 500)
def skeleton_dance(pen: Pen) -> None:
    """Three skeletons dance on strings that nobody holds."""
    dusk(pen, 300, 170, reach=240, dark=0.40, bright=0.8)
    floor(pen, 356, "deep", 0.8)
    drapes(pen, "accent", 46, 554, 0.6)
    pen.begin_subject()
    for x, y, scale, arms, legs in (
        (134, 190, 0.96, [[(-58, -54), (-70, -104)], [(54, -8), (84, -34)]], [[(-38, 106), (-20, 162)], [(40, 106),
            (66, 146)]]),
        (466, 190, 0.96, [[(-54, -8), (-84, -34)], [(58, -54), (70, -104)]], [[(-40, 106), (-72, 146)], [(38, 106),
            (14, 162)]]),
        (300, 168, 1.12, [[(-62, -60), (-80, -108)], [(62, -60), (80, -108)]], [[(-46, 96), (-26, 146)], [(46, 104),
            (30, 166)]]),
    ):
        there = Place(x, y, scale)
        for _, (u, v) in arms:
            pen.line((x + (u * 0.9) * scale, -60), there.spot(u, v), width=1.8, smooth=False, tapered=False)
        pen.line((x, -60), there.spot(0, -116), width=1.8, smooth=False, tapered=False)
        skeleton(pen, x, y, scale, arms, legs)
    pen.shape(limb((60, 386, 9), (540, 386, 9)), "gold", 0.7, "round", angle=0, edge=1.4)


@scene(300, 174, 500, seen=(-6, 356))
def metamorphosis(pen: Pen) -> None:
    """Out of a cocoon of cloth comes a lady with wings."""
    ground(pen, 300, 130, reach=230)
    pen.begin_subject()
    for side in (-1, 1):
        _great_wing(pen, side)
    arm_ends = ((-1, (216, 96)), (1, (384, 96)))
    for side, (x, y) in arm_ends:
        pen.shape(limb((300 + 34 * side, 184, 15), (300 + 76 * side, 156, 12), (x, y + 20, 9)), "flesh", 0.88, "round")
        hand(pen, x, y + 2, 0.8, -92 if side < 0 else 92, flip=side > 0, cuff=None)
    gown(pen, 300, 158, 0.86, "accent", 360, 112)
    face(pen, 300, 104, 1.06, kind="girl", hair="key", beard="", smile=0.7)
    for side in (-1, 1):
        pen.line((300 + 10 * side, 46), (300 + 26 * side, 14), (300 + 52 * side, 2), width=3.4)
        pen.dot(300 + 54 * side, 3, 5)
    _cocoon(pen)


def _great_wing(pen: Pen, side: int) -> None:
    """A butterfly's wing behind a shoulder, with veins and eyes."""
    upper = [(24, 190), (60, 120), (130, 44), (214, 6), (256, 24), (252, 90), (216, 160), (150, 206), (70, 220)]
    lower = [(20, 214), (90, 214), (168, 214), (204, 254), (192, 318), (140, 340), (84, 306), (40, 260)]
    for wing, tone in ((lower, 0.8), (upper, 0.9)):
        middle = sum(u for u, _ in wing) / len(wing), sum(v for _, v in wing) / len(wing)
        pen.shape(blob(*((300 + u * side, v) for u, v in wing)), "deep", 0.42, "flat", edge=2, lit=False)
        leaf = [(300 + (middle[0] + (u - middle[0]) * 0.84) * side, middle[1] + (v - middle[1]) * 0.84) for u,
            v in wing]
        pen.shape(blob(*leaf), "mid" if wing is lower else "accent", tone + 0.08, "round",
            contrast=0.5, angle=40 * side, edge=1.2, lit=False)
        for u, v in wing[1:-1]:
            pen.line((300 + 34 * side, 204), (300 + (u * 0.5 + 18) * side, (v + 204) * 0.5),
                (300 + u * 0.86 * side, 204 + (v - 204) * 0.86), width=2)
    for u, v, radius in ((206, 54, 15), (176, 112, 11), (152, 286, 14)):
        pen.shape(oval(300 + u * side, v, radius), "paper", 1.0, "flat", edge=1.6)
        pen.dot(300 + u * side, v, radius * 0.5)


def _cocoon(pen: Pen) -> None:
    """Cloth in bands, open above, hanging down at both sides."""
    husk = [(232, 246), (268, 268), (300, 262), (332, 268), (368, 246), (384, 300), (372, 366), (336, 404),
        (264, 404), (228, 366), (216, 300)]
    pen.shape(blob(*husk), "paper", 0.90, "round", angle=90, bulge=-1.4, shadow=0.5)
    for y, half, bow in ((286, 74, 16), (310, 78, 18), (334, 76, 18), (358, 68, 16), (380, 56, 12)):
        pen.line((300 - half, y - bow * 0.5), (300 - half * 0.4, y + bow * 0.4), (300 + half * 0.4, y + bow * 0.4),
            (300 + half, y - bow * 0.5), width=2.8)
    for side in (-1, 1):
        flap = [(300 + 66 * side, 252), (300 + 98 * side, 262), (300 + 120 * side, 312), (300 + 108 * side, 372),
            (300 + 96 * side, 318), (300 + 80 * side, 290)]
        pen.shape(blob(*flap), "paper", 0.86, "round", folds=2)
