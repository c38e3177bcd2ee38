"""Scenes of the Mechanical Tricks of Fame threshold 1."""

# fmt: off

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from tools.paint.cast.air import stars
from tools.paint.cast.furniture import tassel
from tools.paint.cast.grounds import drapes, dusk, floor, ground
from tools.paint.cast.hands import hand
from tools.paint.cast.profiles import profile
from tools.paint.cast.props import candle
from tools.paint.engraving.geometry import arc, blob, hole, limb, oval, polygon
from tools.paint.scenes.registry import scene

if TYPE_CHECKING:
    from tools.paint.engraving.geometry import Outline, Point
    from tools.paint.engraving.inks import Ink
    from tools.paint.engraving.pen import Pen


@scene(300, 190, 420)
def chinese_sticks(pen: Pen) -> None:
    ground(pen, 300, 130, reach=230)
    pen.begin_subject()
    _stick(pen, (96, 206), (336, 62), -14, 128, "accent")
    _stick(pen, (504, 252), (264, 140), 14, 56, "mid")
    hand(pen, 122, 200, 1.75, -32, pose="grip", ink="flesh", sleeve=130, coat="deep")
    hand(pen, 474, 250, 1.75, 26, flip=True, pose="grip", ink="flesh", sleeve=130, coat="deep")


def _stick(pen: Pen, start: Point, end: Point, inwards: float, cord: float, ink: Ink) -> None:
    """A bamboo stick with its knots, and a tassel that hangs from its end on so long a cord."""
    pen.shape(limb((*start, 20), (*end, 18)), "gold", 0.80, "round", gloss=0.6, shadow=0.5)
    far = math.dist(start, end)
    right, down = (end[0] - start[0]) / far, (end[1] - start[1]) / far
    for share in (0.18, 0.42, 0.68, 0.9):
        x, y = start[0] + right * far * share, start[1] + down * far * share
        pen.line((x + down * 21, y - right * 21), (x + right * 5, y + down * 5), (x - down * 21, y + right * 21),
            width=3.4)
    x, y = end[0] + inwards, end[1] + 8
    pen.shape(limb((x, y, 4), (x - inwards * 0.5, y + cord * 0.5, 4), (x, y + cord, 4)), "accent", 0.8, "round",
        edge=1.2)
    tassel(pen, x, y + cord, 1.9, ink)


@scene(300, 196, 500)
def linking_rings(pen: Pen) -> None:
    dusk(pen, 300, 190, reach=230, dark=0.5, bright=0.8)
    pen.begin_subject()
    for x in (168, 432):
        pen.shape(_ring(x, 168, 98), "gold", 0.84, "round", gloss=0.7, shadow=0.5)
    pen.shape(_ring(300, 262, 112), "accent", 0.88, "round", gloss=0.7, shadow=0.5)
    pen.shape(_ring(300, 130, 66), "paper", 0.90, "round", gloss=0.5, shadow=0.5)
    for x, y, radius, start, end, ink in ((168, 168, 98, 14, 60, "gold"), (432, 168, 98, 120, 166, "gold"),
                                          (300, 262, 112, 252, 288, "accent")):
        outer, inner = arc(x, y, radius, start, end), arc(x, y, radius - 21, end, start)
        pen.shape(polygon(*outer, *inner), ink, 0.86, "round", gloss=0.7)
    hand(pen, 86, 140, 1.6, 14, pose="grip", sleeve=140, coat="deep")
    hand(pen, 514, 140, 1.6, -14, flip=True, pose="grip", sleeve=140, coat="deep")
    stars(pen, (300, 130, 22), (216, 40, 11), (388, 44, 12), (150, 330, 12), (452, 330, 12))


def _ring(x: float, y: float, radius: float) -> Outline:
    return oval(x, y, radius) + hole(oval(x, y, radius - 21))


@scene(320, 190, 500)
def levitation(pen: Pen) -> None:
    ground(pen, 320, 170, reach=220)
    floor(pen, 340)
    drapes(pen, "deep", 56, 544, 0.6)
    pen.begin_subject()
    pen.shape(oval(310, 380, 150, 13), "key", 0.2, "flat", angle=90, edge=0, alpha=0.8)
    # her gown falls from her in folds
    pen.shape(blob((236, 170), (300, 164), (380, 166), (450, 172), (500, 186), (498, 212), (512, 262), (500, 300),
        (470, 288), (440, 318), (410, 296), (376, 312), (350, 280), (318, 276), (296, 244), (250, 226)), "accent",
        0.84, "fold", folds=9, shadow=0.5)
    for a, b, c in (((300, 190), (330, 230), (344, 276)), ((350, 186), (388, 240), (398, 300)), ((400, 184),
        (440, 240), (446, 306)), ((446, 186), (480, 226), (486, 284)), ((320, 184), (360, 226), (372, 296))):
        pen.line(a, b, c, width=3.4)
    pen.shape(blob((184, 176), (214, 166), (262, 168), (270, 196), (262, 226), (222, 226), (188, 214)), "mid",
        0.9, "round", folds=2)
    pen.line((262, 170), (270, 198), (262, 226), width=4)
    for y in (194, 208):
        pen.shape(blob((492, y - 8), (516, y - 10), (534, y - 22), (540, y - 14), (528, y + 2), (500, y + 8)),
            "flesh", 0.92, "round")
    # arms, head, hair
    pen.shape(limb((206, 206, 11), (262, 222, 9), (320, 208, 7)), "flesh", 0.88, "round")
    hand(pen, 326, 206, 0.55, -10, pose="open", cuff=None)
    pen.shape(limb((184, 196, 13), (164, 192, 12)), "flesh", 0.82)
    pen.shape(blob((152, 180), (160, 212), (140, 250), (146, 290), (126, 318), (124, 270), (108, 240), (112, 204),
        (128, 182)), "gold", 0.66, "fold", folds=5)
    profile(pen, 130, 180, 0.86, turn=-84, kind="lady", hair="gold", eye="closed")
    # the hoop that proves it, in a white glove
    pen.shape(oval(372, 196, 40, 120) + hole(oval(372, 196, 32, 111)), "gold", 0.9, "round", gloss=0.6, shadow=0.4)
    pen.shape(blob((394, 168), (420, 172), (426, 230), (420, 286), (396, 280), (372, 284), (366, 230), (372, 168)),
        "accent", 0.84, "fold", folds=2, edge=0)
    pen.line((378, 186), (402, 236), (404, 290), width=3.4)
    hand(pen, 408, 74, 1.3, -16, flip=True, pose="grip", ink="paper", sleeve=170, coat="deep")
    stars(pen, (240, 110, 16), (170, 90, 10), (300, 66, 12), (250, 300, 10))


@scene(300, 190, 560)
def living_piano(pen: Pen) -> None:
    """An upright that looks about and grins: eyes in its panel, keys for teeth, sconces for arms, feet that dance."""
    ground(pen, 300, 150, reach=220)
    floor(pen, 352)
    pen.begin_subject()
    for side, lift in ((-1, 0), (1, -16)):
        leg = [(116, 330, 17), (132, 364 + lift, 14), (148, 380 + lift, 12)]
        pen.shape(limb(*((300 + far * side, y, radius) for far, y, radius in leg)), "deep", 0.56, "round", gloss=0.4)
        foot = [(124, 386), (140, 362), (176, 370), (198, 390), (190, 400), (126, 400)]
        pen.shape(blob(*((300 + far * side, y + lift) for far, y in foot)), "gold", 0.8, "round", gloss=0.5)
        _sconce(pen, side)
    case = polygon((150, 48), (450, 48), (452, 206), (468, 226), (456, 352), (144, 352), (132, 226), (148, 206))
    pen.shape(case, "deep", 0.56, "round", angle=90, gloss=0.2, shadow=0.6, edge=2.4)
    pen.shape(polygon((128, 22), (300, -8), (472, 22), (476, 50), (300, 30), (124, 50)), "deep", 0.72, "flat", angle=90,
        edge=2.2)
    for side in (-1, 1):
        x = 300 + 66 * side
        pen.shape(oval(x, 122, 52, 60), "paper", 1.0, "round", edge=3, contrast=0.4, lit=False)
        pen.shape(oval(x + 12, 134, 30, 36), "accent", 0.72, "round", edge=2, lit=False)
        pen.fill(oval(x + 16, 138, 17, 22))
        pen.fill(oval(x + 8, 126, 8, 10), "paper")
        pen.line((x - 44 * side, 62), (x, 40 + 8 * (side + 1)), (x + 50 * side, 66), width=13)
    _grin(pen)
    for x, y, s in ((66, 270, 1.4), (536, 270, 1.5)):
        pen.fill(oval(x, y, 13 * s, 9 * s, -20))
        pen.line((x + 11 * s, y), (x + 11 * s, y - 46 * s), width=5 * s, smooth=False)
        pen.line((x + 11 * s, y - 46 * s), (x + 26 * s, y - 32 * s), (x + 28 * s, y - 18 * s), width=6 * s)


def _sconce(pen: Pen, side: int) -> None:
    """An arm of brass with a candle in it, thrown up."""
    joints = ((300 + 150 * side, 170, 11), (300 + 206 * side, 196, 9), (300 + 224 * side, 132, 8))
    pen.shape(limb(*joints), "gold", 0.86, "round", gloss=0.6, edge=1.8)
    x = 300 + 224 * side
    pen.shape(polygon((x - 24, 120), (x + 24, 120), (x + 14, 138), (x - 14, 138)), "gold", 0.9, "round", gloss=0.5)
    candle(pen, x, 122, 1.3, 34, 70)


def _grin(pen: Pen) -> None:
    """A keyboard that is a mouth: keys for teeth, wider than the case, the corners drawn up."""
    keys = 11
    share = [step / keys for step in range(keys + 1)]
    upper: list[Point] = [(78 + 444 * s, 190 + 66 * math.sin(math.pi * s)) for s in share]
    lower: list[Point] = [(x, y + 34 + 62 * math.sin(math.pi * s)) for (x, y), s in zip(upper, share, strict=True)]
    lips = [*((x, y - 15) for x, y in upper[1:-1]), (536, 176), (542, 214), *((x, y + 17) for x, y in lower[-2:0:-1]),
        (58, 214), (64, 176)]
    pen.shape(blob(*lips), "accent", 0.72, "round", gloss=0.6, edge=3, shadow=0.6)
    pen.shape(polygon(*upper, *lower[::-1]), "paper", 1.0, "flat", edge=3, lit=False)
    for number in range(1, keys):
        pen.line(upper[number], lower[number], width=3.4, smooth=False, tapered=False)
        if number % 7 not in (3, 0):
            (x0, y0), (x1, y1) = upper[number], lower[number]
            x, y = x0 + (x1 - x0) * 0.5, y0 + (y1 - y0) * 0.5
            pen.shape(polygon((x0 - 11, y0), (x0 + 11, y0), (x + 10, y), (x - 10, y)), "key", 0.24, "round", gloss=0.6,
                edge=1)
