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
from tools.paint.engraving.geometry import arc, blob, hole, limb, oval, polygon, straight
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


@scene(300, 190, 500)
def living_piano(pen: Pen) -> None:
    ground(pen, 300, 150, reach=220)
    floor(pen, 352)
    pen.begin_subject()
    # an upright that smiles: sconces for eyes, keys for teeth
    for f in (-1, 1):
        pen.shape(blob((300 + 150 * f, 300), (300 + 176 * f, 300), (300 + 172 * f, 356), (300 + 196 * f, 384),
            (300 + 150 * f, 388)), "gold", 0.66, "round", gloss=0.3)
    pen.shape(blob((128, 70), (160, 44), (300, 34), (440, 44), (472, 70), (468, 200), (478, 240), (474, 372),
        (126, 372), (122, 240), (132, 200)), "deep", 0.52, "round", angle=90, gloss=0.2, shadow=0.6)
    pen.shape(polygon((112, 40), (300, 16), (488, 40), (492, 62), (300, 40), (108, 62)), "deep", 0.66, "flat",
        angle=90, edge=1.8)
    pen.shape(polygon((214, 84), (386, 84), (376, 176), (224, 176)), "paper", 1.0, "flat", shadow=0.4)
    for i in range(5):
        pen.line((232, 100 + 14 * i), (368, 100 + 14 * i), width=1.6, smooth=False, tapered=False)
    for x, y in ((250, 140), (276, 126), (304, 152), (330, 118), (352, 134)):
        pen.dot(x, y, 6)
        pen.line((x + 5, y), (x + 5, y - 28), width=2.4, smooth=False)
    for f in (-1, 1):
        pen.shape(oval(300 + 128 * f, 150, 16, 22), "gold", 0.85, "round", gloss=0.5)
        pen.shape(limb((300 + 128 * f, 156, 6), (300 + 142 * f, 168, 6), (300 + 142 * f, 150, 6)), "gold",
            0.85, "round")
        candle(pen, 300 + 142 * f, 146, 1.0, 30, 54)
    _grin(pen)
    pen.line((86, 196), (96, 214), (92, 236), width=6)
    pen.line((514, 196), (504, 214), (508, 236), width=6)
    for x, y, s in ((66, 110, 1.0), (528, 90, 1.2), (74, 300, 0.8), (540, 290, 0.8)):
        pen.fill(oval(x, y, 11 * s, 8 * s, -20))
        pen.line((x + 9 * s, y), (x + 9 * s, y - 42 * s), width=4 * s, smooth=False)
        pen.line((x + 9 * s, y - 42 * s), (x + 22 * s, y - 30 * s), (x + 24 * s, y - 18 * s), width=5 * s)


def _grin(pen: Pen) -> None:
    """A keyboard that is a mouth: keys for teeth."""
    upper: list[Point] = [(x, 202 + 34 * math.sin(math.pi * (x - 96) / 408)) for x, in straight((96,), (504,), 14)]
    lower: list[Point] = [(x, y + 30 + 36 * (y - 202) / 34) for x, y in upper]
    pen.shape(polygon(*upper, *lower[::-1]), "paper", 1.0, "flat", edge=2.4, shadow=0.6)
    for number in range(1, 14):
        pen.line(upper[number], lower[number], width=2.2, smooth=False, tapered=False)
        if number % 7 not in (3, 0):
            (x0, y0), (x1, y1) = upper[number], lower[number]
            x, y = x0 + (x1 - x0) * 0.6, y0 + (y1 - y0) * 0.62
            pen.shape(polygon((x0 - 7, y0), (x0 + 7, y0), (x + 6, y), (x - 6, y)), "key", 0.2, "flat", edge=0)
