"""Scenes of the Spiritual Tricks of Fame threshold 1."""

# fmt: off

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from tools.paint.cast.air import smoke, stars
from tools.paint.cast.beasts import dove
from tools.paint.cast.clothes import bust, gown
from tools.paint.cast.faces import face
from tools.paint.cast.furniture import tassel
from tools.paint.cast.grounds import drapes, dusk, floor, ground
from tools.paint.cast.hands import hand
from tools.paint.cast.profiles import neck, profile
from tools.paint.cast.props import candle, card
from tools.paint.engraving.geometry import arc, blob, limb, oval, polygon
from tools.paint.scenes.registry import scene

if TYPE_CHECKING:
    from tools.paint.engraving.geometry import Point
    from tools.paint.engraving.pen import Pen


@scene(300, 166, 520)
def mind_reading(pen: Pen) -> None:
    ground(pen, 300, 118, reach=210)
    pen.begin_subject()
    # the lady at the right, blindfolded
    neck(pen, 456, 178, 1.6, True)
    gown(pen, 474, 286, 1.4, "accent", 560, 112, neck=False)
    profile(pen, 456, 178, 1.6, flip=True, kind="lady", hair="gold", eye="closed")
    pen.shape(polygon((382, 150), (520, 138), (522, 172), (384, 186)), "paper", 0.97, "round", folds=2, edge=1.6)
    pen.shape(blob((518, 150), (548, 168), (560, 206), (540, 196), (520, 166)), "paper", 0.95, "round", folds=1)
    # the mind reader
    neck(pen, 144, 172, 1.62)
    bust(pen, 122, 284, 1.55, width=104, foot=560, neck=False)
    profile(pen, 144, 172, 1.62, kind="elder", eye="open")
    # hand at his temple
    pen.shape(limb((20, 470, 50), (-6, 330, 44), (44, 262, 28)), "deep", 0.36, "round", angle=60)
    hand(pen, 78, 226, 1.35, -52, pose="point")
    # what passes between them
    pen.glow(300, 112, 96, 1.0)
    card(pen, 300, 112, 1.3, -8)
    for k in range(5):
        for f in (-1, 1):
            pen.dot(300 + f * (98 - 13 * k), 128 - 9 * k + 1.2 * k * k, 2.6 + 0.9 * k, paper=True)


@scene(310, 190, 560, seen=(-10, 372))
def breath_of_life(pen: Pen) -> None:
    ground(pen, 400, 160, reach=220)
    pen.begin_subject()
    neck(pen, 128, 178, 1.8)
    bust(pen, 104, 304, 1.65, width=104, foot=560, neck=False)
    profile(pen, 128, 178, 1.8, kind="man", eye="closed", mouth="")
    pen.shape(oval(197, 232, 8, 7), "accent", 0.7, "round", edge=1.3)
    pen.fill(oval(201, 232, 3.4), "key")
    pen.glow(410, 150, 150, 0.6)
    for pts, w in ((((214, 226), (260, 200), (300, 216), (330, 192)), 6), (((216, 232), (262, 226), (300, 240),
        (344, 222)), 5), (((214, 238), (262, 250), (306, 262), (350, 240), (340, 214), (318, 226)), 5), (((222, 220),
        (252, 178), (300, 170)), 4)):
        pen.white_line(*pts, width=w)
    dove(pen, 424, 176, 1.12)
    # the paper from which it was folded, on the palm
    pen.shape(polygon((392, 296), (444, 250), (470, 300), (430, 322)), "paper", 0.98, "flat", angle=60)
    pen.shape(polygon((444, 250), (500, 286), (470, 300)), "paper", 0.7, "flat", angle=20)
    pen.line((392, 296), (470, 300), width=2, smooth=False)
    hand(pen, 490, 340, 1.7, 8, flip=True, pose="cup", sleeve=140, coat="deep")
    stars(pen, (300, 80, 12), (540, 90, 14), (520, 220, 9))


@scene(300, 210, 480)
def spirit_hand(pen: Pen) -> None:
    dusk(pen, 300, 160, reach=240, dark=0.40, bright=0.7)
    drapes(pen, "deep", 60, 540, 0.6)
    pen.begin_subject()
    pen.glow(300, 150, 210, 0.7)
    # a cushion on its table
    pen.shape(oval(300, 384, 250, 40), "gold", 0.7, "flat", angle=90)
    pen.shape(blob((176, 330), (196, 316), (300, 308), (404, 316), (424, 330), (420, 356), (436, 372), (400, 376),
        (300, 384), (200, 376), (164, 372), (180, 356)), "accent", 0.78, "round", angle=80, gloss=0.3, shadow=0.6)
    for x in (166, 434):
        tassel(pen, x, 366, 0.5, "accent")
    # the hand, alone, a quill in it
    hand(pen, 300, 214, 3.0, -88, pose="open", ink="paper", cuff=None)
    pen.shape(blob((252, 276), (348, 276), (366, 300), (352, 318), (376, 330), (330, 338), (300, 330), (268, 340),
        (226, 330), (248, 316), (234, 300)), "paper", 0.95, "round", folds=6, angle=0)
    pen.shape(oval(285, 184, 12, 8), "gold", 0.9, "round", gloss=0.5)
    pen.shape(oval(285, 178, 7), "accent", 0.9, "round", gloss=0.7)
    for f in (-1, 1):
        for k in range(3):
            pen.white_line((300 + (130 + 16 * k) * f, 270 - 20 * k), (300 + (150 + 14 * k) * f, 220 - 30 * k),
                (300 + (128 + 20 * k) * f, 170 - 34 * k), (300 + (150 + 16 * k) * f, 130 - 30 * k), width=4.5 - k)
    candle(pen, 108, 396, 1.35, 84, 70)
    candle(pen, 492, 396, 1.35, 84, 70)


@scene(300, 182, 460, seen=(-4, 356))
def window_to_the_otherworld(pen: Pen) -> None:
    dusk(pen, 300, 190, reach=260, dark=0.44, bright=0.5)
    floor(pen, 356, "deep", 0.8)
    pen.begin_subject()
    # a great mirror: its frame, and no glass in it
    pen.shape(polygon(*_arch(154, 388)), "gold", 0.76, "round", gloss=0.5, shadow=0.6)
    for i in range(13):
        a = math.radians(15 * i)
        pen.shape(oval(300 + 139 * math.cos(a), 168 - 147 * math.sin(a), 10), "gold", 0.9, "round", gloss=0.6)
    for y in (210, 250, 290, 330, 370):
        for f in (-1, 1):
            pen.shape(oval(300 + 139 * f, y, 9), "gold", 0.88, "round", gloss=0.6)
    pen.light_all(0.30)
    pen.light_about(300, 180, 100, 110, 0.95)
    pen.shape(polygon(*_arch(122, 380)), "mid", 0.72, "rings", centre=(300, 180), pitch=1.3, cross=False, edge=2.4)
    pen.light_all(1.0)
    pen.shape(blob((300, 0), (330, -20), (322, 8), (350, 6), (300, 30), (250, 6), (278, 8), (270, -20)), "gold",
        0.9, "round", gloss=0.6)
    _who_comes_through(pen)


def _who_comes_through(pen: Pen) -> None:
    """A pale lady leans out of the frame: her hair falls over its sill, her hands hold its sides from within."""
    gown(pen, 300, 236, 1.1, "mid", 420, 104)
    pen.shape(blob((222, 330), (262, 316), (300, 340), (338, 316), (378, 330), (404, 392), (360, 410), (300, 400),
        (240, 410),
        (196, 392)), "mid", 1.0, "fold", folds=6, lit=False, edge=1.6)
    for side in (-1, 1):
        pen.shape(limb((300 + 74 * side, 276, 22), (300 + 116 * side, 290, 17), (300 + 138 * side, 252, 12)), "paper",
            0.92, "round", lit=False)
    face(pen, 300, 148, 1.5, -7, kind="girl", hair="deep", skin="paper", beard="", eye="closed", smile=-0.3)
    for side in (-1, 1):
        lock = [(300 + 62 * side, 150), (300 + 84 * side, 210), (300 + 78 * side, 290), (300 + 104 * side, 364),
            (300 + 92 * side, 430), (300 + 66 * side, 372), (300 + 52 * side, 290), (300 + 50 * side, 210)]
        pen.shape(blob(*lock), "deep", 0.50, "round", folds=3, angle=80, gloss=0.3)
        hand(pen, 300 + 142 * side, 226, 1.35, -86 if side < 0 else 86, flip=side > 0, pose="grip", ink="paper",
            cuff=None)
        smoke(pen, (300 + 120 * side, 408, 22), (300 + 160 * side, 400, 26), (300 + 204 * side, 410, 20), tone=0.86)


def _arch(radius: float, foot: float) -> list[Point]:
    """A round arch over two straight sides that end at ``foot``."""
    half = [(x, 168 + (y - 168) * 1.06) for x, y in arc(300, 168, radius, -180, 0, 20)]
    return [*half, (300 + radius, foot), (300 - radius, foot)]
