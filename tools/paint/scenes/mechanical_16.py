"""Scenes of the Mechanical Tricks of Fame threshold 16."""

# fmt: off

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from tools.paint.cast.air import smoke, star
from tools.paint.cast.clothes import arm, bust
from tools.paint.cast.grounds import floor, ground
from tools.paint.cast.hands import hand
from tools.paint.cast.profiles import neck, profile
from tools.paint.engraving.geometry import Place, blob, hole, limb, moved, oval, placed, polygon, spline, straight
from tools.paint.scenes.registry import scene

if TYPE_CHECKING:
    from tools.paint.engraving.geometry import Point
    from tools.paint.engraving.pen import Pen


@scene(310, 196, 540)
def bullet_catch(pen: Pen) -> None:
    ground(pen, 262, 190, reach=210)
    pen.begin_subject()
    # the man who catches it
    neck(pen, 470, 176, 1.9, True)
    bust(pen, 494, 306, 1.7, width=100, foot=560, neck=False)
    profile(pen, 470, 176, 1.9, flip=True, kind="squire", eye="open", moustache=False, mouth="")
    pen.shape(blob((392, 224), (408, 226), (412, 240), (404, 250), (390, 246)), "key", 0.1, "flat", edge=0)
    pen.shape(polygon((388, 226), (404, 226), (404, 233), (388, 233)), "paper", 1, "flat", edge=1)
    pen.shape(blob((362, 232), (376, 227), (398, 228), (398, 244), (376, 245)), "gold", 0.95, "round",
        gloss=0.8, edge=1.6)
    # the pistol, its fire
    pen.shape(blob((-40, 160), (60, 170), (74, 190), (66, 250), (36, 330), (-10, 340), (0, 270), (-40, 240)), "gold",
        0.50, "round", angle=30, gloss=0.2)
    pen.shape(polygon((20, 170), (226, 172), (226, 206), (20, 214)), "accent", 0.74, "round",
        angle=90, gloss=0.6, shadow=0.5)
    pen.shape(polygon((210, 166), (234, 166), (234, 212), (210, 212)), "gold", 0.8, "lathe", gloss=0.5)
    pen.shape(limb((40, 170, 8), (26, 142, 7), (44, 132, 5)), "accent", 0.7, "round", gloss=0.5)
    pen.shape(oval(92, 236, 24, 22) + hole(oval(92, 234, 16, 14)), "gold", 0.8, "round")
    hand(pen, 10, 262, 1.5, -18, pose="point", sleeve=60)
    smoke(pen, (262, 150, 22), (300, 132, 26), (276, 118, 18), (330, 112, 18), (318, 146, 14))
    burst = []
    for i in range(18):
        a = i / 18 * math.tau
        r = (78 if i % 2 == 0 else 34) * (1.25 if abs(math.cos(a)) > 0.8 and math.cos(a) > 0 else 0.8)
        burst.append((262 + r * math.cos(a), 190 + r * 0.72 * math.sin(a)))
    pen.fill(polygon(*burst), "gold")
    pen.line(*burst, burst[0], width=2, smooth=False, tapered=False)
    pen.fill(polygon(*[(262 + (x - 262) * 0.6, 190 + (y - 190) * 0.6) for x, y in burst]), "paper")
    for dy in (-10, 0, 10):
        pen.line((312, 214 + dy * 0.8), (356, 232 + dy * 0.6), width=2.2, smooth=False)


@scene(290, 196, 560)
def sawing_the_assistant_in_half(pen: Pen) -> None:
    ground(pen, 300, 130, reach=230)
    floor(pen, 330)
    pen.begin_subject()
    # trestles
    for x in (150, 450):
        for dx in (-34, 34):
            pen.shape(limb((x, 280, 9), (x + dx, 420, 9)), "gold", 0.6, "round")
    # head and feet
    pen.shape(limb((120, 232, 14), (96, 226, 15)), "flesh", 0.85)
    profile(pen, 66, 214, 0.92, turn=-82, kind="girl", hair="gold", eye="open")
    for y, t in ((222, -6), (246, 8)):
        pen.shape(blob(*placed([(0, -12), (26, -14), (36, -34), (46, -40), (50, -24), (44, 10), (20, 14), (0, 12)],
            492, y, 1.05, t)), "accent", 0.72, "round", gloss=0.4)
    # the box in two halves with a gap
    for x0, x1 in ((118, 288), (312, 494)):
        pen.shape(polygon((x0, 186), (x1, 186), (x1, 286), (x0, 286)), "mid", 0.84, "flat",
            angle=90, pitch=1.3, shadow=0.6)
        pen.shape(polygon((x0 - 6, 178), (x1 + 6, 178), (x1, 194), (x0, 194)), "gold", 0.82, "flat", angle=90)
        pen.shape(polygon((x0 - 6, 278), (x1 + 6, 278), (x1 + 6, 294), (x0 - 6, 294)), "gold", 0.68, "flat", angle=90)
        pen.line((x0 + 14, 204), (x1 - 14, 204), (x1 - 14, 268), (x0 + 14, 268), (x0 + 14, 204),
            width=2, smooth=False, tapered=False)
        star(pen, (x0 + x1) / 2, 236, 24, 5, "gold")
        star(pen, (x0 + x1) / 2, 236, 10, 5, "accent")
    # the saw
    blade: list[Point] = [(246, 96), (352, 82)]
    for right, down in straight((340, 306), (278, 314), 15):
        blade += [(right, down), (right - 4, down + 12)]
    pen.shape(polygon(*blade), "accent", 0.92, "flat", angle=80, gloss=0.3, shadow=0.6, slope=-0.3)
    pen.shape(blob((232, 44), (300, 26), (364, 40), (366, 84), (350, 100), (300, 94), (250, 106),
        (236, 90)) + hole(blob((262, 58), (300, 48), (336, 56), (334, 74), (300, 72), (266, 78))), "gold",
        0.64, "round", shadow=0.4)
    hand(pen, 362, 66, 1.4, -20, flip=True, pose="grip", sleeve=160, coat="deep")
    for x, y in ((286, 320), (316, 330), (300, 342), (330, 352), (276, 350)):
        pen.fill(oval(x, y, 3, 2), "paper")


@scene(300, 178, 470)
def mechanical_hornet(pen: Pen) -> None:
    """A brass insect that has come down on a gloved finger, a key in its back."""
    ground(pen, 280, 160, reach=210)
    pen.begin_subject()
    hand(pen, 478, 340, 2.1, 14, flip=True, pose="point", ink="paper", sleeve=120)
    there = Place(292, 196, 1.05)
    for far in (True, False):
        _hornets_legs(pen, there, 10 if far else 0)
    _hornets_wing(pen, there, 16)
    key = oval(-22, -104, 24, 17) + oval(22, -104, 24, 17) + hole(oval(-23, -104, 12, 7)) + hole(oval(23, -104, 12, 7))
    pen.shape(limb(*there([(-14, -30, 6), (-12, -92, 6)])), "accent", 0.8, "round", gloss=0.5)
    pen.shape(there.outline(moved(key, -12, 0)), "accent", 0.84, "round", gloss=0.6, shadow=0.4)
    _hornets_body(pen, there)
    _hornets_wing(pen, there, -6)


def _hornets_legs(pen: Pen, there: Place, aside: float) -> None:
    for root, knee, foot in ((-34, (-66, 62), (-46, 112)), (-6, (-2, 74), (22, 114)), (20, (58, 64), (92, 104))):
        joints = [(root + aside, 22, 5), (knee[0] + aside, knee[1], 4.4), (foot[0] + aside, foot[1], 3)]
        pen.shape(limb(*there(joints)), "gold", 0.66, "round", gloss=0.4, edge=1.2)


def _hornets_body(pen: Pen, there: Place) -> None:
    abdomen = [(22, -22), (70, -34), (122, -18), (160, 26), (182, 78), (140, 66), (84, 50), (30, 28)]
    pen.shape(limb(*there([(174, 66, 5), (196, 100, 1)])), "accent", 0.8, "round")
    pen.shape(blob(*there(abdomen)), "gold", 0.84, "round", angle=100, gloss=0.5, shadow=0.4)
    for x0, y0, x1, y1, x2, y2 in ((60, -32, 72, 8, 62, 42), (92, -30, 106, 12, 92, 52), (122, -18, 134, 24, 118, 60),
                                   (146, 8, 154, 42, 142, 66)):
        band = blob(*there([(x0, y0), (x0 + 15, y0 + 3), (x1 + 15, y1), (x2 + 12, y2 + 2), (x2, y2), (x1, y1)]))
        pen.shape(band, "key", 0.2, "round", edge=0.8)
    pen.shape(there.outline(oval(-10, -2, 46, 38)), "gold", 0.82, "round", gloss=0.6)
    for x, y in ((-36, -16), (-10, -26), (18, -16), (-24, 22), (8, 24)):
        pen.dot(*there.spot(x, y), 2.6)
    pen.shape(there.outline(oval(-74, 4, 32, 30)), "gold", 0.80, "round", gloss=0.5)
    pen.shape(there.outline(oval(-84, -4, 15, 19, 14)), "accent", 0.86, "round", gloss=0.8)
    for start, end in (((-94, 20), (-118, 34)), ((-84, 28), (-104, 46))):
        pen.shape(limb(*there([(*start, 5), (*end, 2)])), "accent", 0.7, "round")
    for tip in ((-132, -66), (-106, -82)):
        pen.line(*there([(-84, -20), (tip[0] + 26, tip[1] + 8), tip]), width=4)
        pen.dot(*there.spot(*tip), 4.4)


def _hornets_wing(pen: Pen, there: Place, turn: float) -> None:
    wing = Place(*there.spot(8, -28), there.scale, turn)
    leaf = [(0, 0), (24, -62), (82, -118), (142, -134), (164, -112), (138, -66), (84, -24), (34, 2)]
    pen.shape(blob(*wing(leaf)), "paper", 0.94, "round", angle=20, contrast=0.6, edge=1.8)
    for x, y in ((96, -106), (136, -112), (130, -76), (92, -42)):
        pen.line(*wing([(6, -4), (x * 0.55, y * 0.62), (x, y)]), width=2)


@scene(300, 186, 600, seen=(-8, 392))
def vanishing_bird_cage(pen: Pen) -> None:
    """Two gloved hands clap a cage flat about its middle; the bars give way, the bird is gone, its feathers fly."""
    ground(pen, 300, 190, reach=230)
    pen.begin_subject()
    pen.glow(300, 200, 200, 0.7)
    _pressed_cage(pen)
    for side in (-1, 1):
        arm(pen, (300 + 380 * side, 300, 50), (300 + 290 * side, 254, 44), (300 + 206 * side, 222, 34),
            angle=20 * side)
        hand(pen, 300 + 142 * side, 204, 2.1, 10 if side < 0 else -10, flip=side > 0, pose="open", ink="paper")
    for x, y, scale, turn in ((150, 70, 1.1, -50), (92, 132, 0.8, 30), (448, 60, 1.2, 40), (514, 120, 0.9, -30),
        (476, 318, 0.9, 110), (128, 322, 1.0, -110), (404, 20, 0.8, 10)):
        _feather(pen, Place(x, y, scale, turn))


_PRESSED = ((352, 112), (318, 104), (276, 70), (236, 44), (200, 36), (164, 44), (124, 74), (84, 98), (48, 78), (20, 26))
"""Height -> half the width of the cage there: a waist where the hands are, a dome above."""


def _pressed_cage(pen: Pen) -> None:
    """A domed cage with a waist: bars that bend inwards, hoops, a ring above, a tray below."""
    right = [(300.0 + half, float(y)) for y, half in _PRESSED]
    left = [(300.0 - half, float(y)) for y, half in _PRESSED]
    pen.shape(polygon(*spline(right, False), *spline(left[::-1], False)), "deep", 0.34, "round", angle=80, edge=1,
        shadow=0.5)
    for share in (-1.0, -0.72, -0.4, 0.0, 0.4, 0.72, 1.0):
        pen.shape(limb(*((300 + half * share, y, 4.6) for y, half in _PRESSED)), "gold", 0.92, "round", gloss=0.6,
            edge=1.3)
    for y, half in ((306, 96), (98, 92)):
        pen.shape(limb((300 - half, y, 5), (300, y + 15, 6), (300 + half, y, 5)), "gold", 0.86, "round", gloss=0.5,
            edge=1.4)
    pen.shape(polygon((178, 346), (422, 346), (430, 378), (170, 378)), "accent", 0.80, "round", angle=90, gloss=0.4,
        edge=2, shadow=0.5)
    for y, half in ((346, 126), (380, 136)):
        pen.shape(limb((300 - half, y, 7), (300 + half, y, 7)), "gold", 0.88, "round", gloss=0.5)
    pen.shape(oval(300, 16, 30, 17), "gold", 0.86, "round", gloss=0.6)
    pen.shape(oval(300, -16, 24) + hole(oval(300, -16, 13)), "gold", 0.92, "round", gloss=0.6)


def _feather(pen: Pen, there: Place) -> None:
    vane = [(0, 30), (-10, 14), (-14, -8), (-6, -32), (4, -38), (12, -20), (12, 2), (6, 20)]
    pen.shape(blob(*there(vane)), "paper", 0.97, "round", angle=30, edge=1.4, contrast=0.6)
    pen.line(*there([(2, 44), (0, 8), (3, -34)]), width=2)
    for y in (-16, 0, 14):
        pen.line(*there([(1, y + 6), (-10, y - 4)]), width=1.2, smooth=False)
