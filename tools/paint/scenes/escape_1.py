"""Scenes of the Escape Tricks of Fame threshold 1."""

# fmt: off

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from tools.paint.cast.air import bubbles, fire
from tools.paint.cast.clothes import bust
from tools.paint.cast.faces import face
from tools.paint.cast.grounds import drapes, dusk, floor, ground
from tools.paint.cast.hands import hand
from tools.paint.cast.props import chain, padlock
from tools.paint.engraving.geometry import Place, blob, limb, oval, placed, polygon
from tools.paint.scenes.registry import scene

if TYPE_CHECKING:
    from tools.paint.engraving.pen import Pen


@scene(300, 208, 650, seen=(-20, 400))
def water_tank_escape(pen: Pen) -> None:
    dusk(pen, 300, 190, reach=250, dark=0.5, bright=0.7)
    floor(pen, 350)
    drapes(pen, "accent", 62, 538, 0.6)
    pen.begin_subject()
    # water
    pen.shape(polygon((186, 60), (414, 60), (414, 372), (186, 372)), "mid", 0.92, "flat",
        angle=90, pitch=1.5, edge=0, slope=-0.35)
    # the man, head down
    for f in (-1, 1):
        pen.shape(limb((300 + 15 * f, 56, 12), (300 + 19 * f, 110, 17), (300 + 20 * f, 178, 22)), "deep",
            0.40, "round", angle=90)
    pen.shape(blob((262, 168), (338, 168), (344, 210), (346, 258), (330, 274), (270, 274), (254, 258), (256, 210)),
        "paper", 0.9, "round", folds=3)
    pen.shape(limb((300, 272, 15), (300, 290, 14)), "flesh", 0.8, "lathe")
    face(pen, 300, 318, 0.62, 180, kind="lad", beard="moustache", eye="open")
    for f in (-1, 1):
        pen.shape(limb((300 + 38 * f, 256, 16), (300 + 76 * f, 282, 13), (300 + 52 * f, 318, 11)), "paper",
            0.88, "round")
        hand(pen, 300 + 48 * f, 326, 0.52, 90 + 40 * f, flip=f > 0, pose="grip", cuff=None)
    pen.shape(limb((262, 318, 4), (262, 330, 4)), "accent", 0.7)
    chain(pen, [(250, 196), (300, 214), (350, 196)], 9)
    chain(pen, [(252, 240), (300, 226), (350, 246)], 9)
    chain(pen, [(256, 330), (300, 372), (344, 330)], 8)
    bubbles(pen, (226, 120, 9), (236, 92, 6), (372, 150, 10), (382, 110, 7), (364, 84, 5), (214, 190, 6),
        (392, 214, 6), (240, 352, 5))
    # surface of the water, panes, iron
    pen.white_line((190, 74), (230, 70), (270, 76), (330, 70), (370, 76), (410, 72), width=3.5)
    for x, w in ((204, 5), (216, 2.4), (392, 4)):
        pen.white_line((x, 104), (x, 330), width=w, smooth=False, strength=0.8)
    for x in (178, 422):
        pen.shape(polygon((x - 11, 40), (x + 11, 40), (x + 11, 384), (x - 11, 384)), "gold", 0.7, "lathe",
            gloss=0.4, shadow=0.4)
        for y in (70, 120, 170, 220, 270, 320, 365):
            pen.dot(x, y, 2.6)
    pen.shape(polygon((160, 376), (440, 376), (452, 404), (148, 404)), "gold", 0.62, "flat", angle=90, gloss=0.2)
    # stocks that hold the feet
    pen.shape(polygon((150, 20), (450, 20), (450, 56), (150, 56)), "gold", 0.7, "flat",
        angle=90, pitch=1.3, shadow=0.5)
    for x in (281, 319):
        pen.shape(oval(x, 38, 13, 13), "key", 0.1, "flat")
        pen.shape(blob((x - 8, 42), (x + 8, 42), (x + 9, 10), (x + 2, -10), (x - 9, -6), (x - 9, 14)), "flesh",
            0.85, "round")
    for x in (170, 430):
        pen.shape(oval(x, 38, 9), "accent", 0.75, "round", gloss=0.4)
    chain(pen, [(176, 18), (190, -40), (196, -90)], 10)
    chain(pen, [(424, 18), (410, -40), (404, -90)], 10)
    for pts in (((150, 58), (132, 74), (126, 100)), ((454, 56), (474, 78), (478, 110))):
        pen.white_line(*pts, width=3)


@scene(300, 176, 460)
def stocks_escape(pen: Pen) -> None:
    ground(pen, 300, 150, reach=220)
    floor(pen, 348)
    pen.begin_subject()
    bust(pen, 300, 240, 1.1, coat="deep", tie="accent", width=120, foot=560, neck=False)
    pen.shape(polygon((70, 118), (530, 118), (530, 178), (70, 178)), "gold", 0.72, "flat",
        angle=90, pitch=1.4, shadow=0.6)
    pen.shape(polygon((70, 182), (530, 182), (530, 244), (70, 244)), "gold", 0.66, "flat",
        angle=90, pitch=1.4, shadow=0.6)
    for x, r in ((300, 50), (140, 26), (460, 26)):
        pen.shape(oval(x, 180, r, r), "key", 0.12, "flat")
    face(pen, 300, 158, 1.2, -6, kind="squire", beard="both", smile=0.9)
    for f in (-1, 1):
        hand(pen, 300 + 160 * f, 172, 1.25, -82 if f < 0 else 82, flip=f > 0, pose="open", cuff=None)
    for x in (92, 508):
        pen.shape(polygon((x - 16, 96), (x + 16, 96), (x + 16, 430), (x - 16, 430)), "gold", 0.58, "lathe",
            shadow=0.5)
    for x in (216, 384):
        pen.shape(polygon((x - 14, 112), (x + 14, 112), (x + 14, 250), (x - 14, 250)), "accent", 0.72, "flat",
            angle=0, shadow=0.4)
        pen.dot(x, 126, 4)
        pen.dot(x, 236, 4)


@scene(300, 196, 490, seen=(6, 374))
def barricaded_barrels(pen: Pen) -> None:
    ground(pen, 300, 130, reach=220)
    floor(pen, 350)
    pen.begin_subject()
    # who looks out, and the lid on his head
    for f in (-1, 1):
        pen.shape(limb((300 + 70 * f, 170, 24), (300 + 96 * f, 120, 22)), "deep", 0.4)
        hand(pen, 300 + 88 * f, 120, 1.1, 100 if f < 0 else -100, flip=f > 0, pose="grip")
    face(pen, 300, 122, 1.25, 0, kind="lad", hair="accent", beard="moustache", smile=1)
    pen.shape(oval(300, 62, 122, 20), "gold", 0.62, "flat", angle=90, shadow=0.5)
    pen.shape(oval(300, 52, 122, 20), "gold", 0.84, "flat", angle=90)
    for dx in (-60, -20, 20, 60):
        pen.line((300 + dx, 34), (300 + dx * 1.06, 70), width=2, smooth=False)
    # the barrel
    pen.shape(blob((186, 168), (414, 168), (440, 260), (436, 340), (410, 412), (190, 412), (164, 340), (160, 260)),
        "gold", 0.84, "lathe", bulge=-1, gloss=0.15, shadow=0.6)
    for k in (-0.72, -0.42, -0.12, 0.2, 0.5, 0.78):
        pen.line((300 + 116 * k, 176), (300 + 138 * k, 280), (300 + 114 * k, 408), width=2.4, tapered=False)
    pen.shape(oval(300, 168, 114, 15), "key", 0.15, "flat")
    pen.shape(blob((232, 160), (368, 160), (366, 172), (300, 182), (234, 172)), "deep", 0.4, "round")
    for y, r in ((204, 126), (372, 127)):
        pen.shape(blob((300 - r, y - 8), (300, y + 6), (300 + r, y - 8), (300 + r + 1, y + 8), (300, y + 24),
            (300 - r - 1, y + 8)), "accent", 0.72, "lathe", bulge=-1, gloss=0.5)
    # the planks that should have kept him
    for turn in (16, -18):
        pen.shape(polygon(*placed([(-206, -18), (206, -18), (206, 18), (-206, 18)], 300, 290, 1, turn)), "mid",
            0.80, "flat", angle=turn + 90, pitch=1.3, shadow=0.7)
        for x in (-188, 188, -120, 120):
            pen.dot(*Place(300, 290, 1, turn).spot(x, 0), 4.5)
    padlock(pen, 300, 290, 1.1)


@scene(300, 200, 480)
def burning_mummy(pen: Pen) -> None:
    dusk(pen, 300, 180, reach=250, dark=0.42, bright=0.8)
    pen.begin_subject()
    for x, y, s, t in ((140, 330, 1.9, -10), (460, 330, 1.9, 10), (210, 200, 1.5, -14), (390, 200, 1.5, 14),
        (300, 120, 1.5, 0), (90, 400, 1.3, -6), (510, 400, 1.3, 6)):
        fire(pen, x, y, s, t, "accent")
    for x, y, s, t in ((160, 350, 1.2, -8), (440, 350, 1.2, 8), (222, 220, 0.9, -14), (378, 220, 0.9, 14),
        (300, 110, 0.9, 0)):
        fire(pen, x, y, s, t, "gold")
    # the mummy, arms crossed
    body = blob((262, 212), (338, 212), (396, 232), (424, 290), (420, 900), (180, 900), (176, 290), (204, 232))
    pen.shape(body, "paper", 0.86, "round", angle=84, bulge=1.3)
    _wraps(pen, 300, 215, 400, 118, 9, 26)
    for f in (1, -1):
        pen.shape(limb((300 + 108 * f, 280, 28), (300 + 40 * f, 340, 25), (300 - 62 * f, 296, 19)), "paper",
            0.90, "round", angle=110 * f)
        for k in range(6):
            right, down = 300 + (96 - 30 * k) * f, 300 + 34 * math.sin(k * 0.62)
            pen.line((right - 6, down - 22), (right + 4 * f, down), (right + 2, down + 24), width=2.4)
        hand(pen, 300 - 66 * f, 290, 0.95, -150 if f > 0 else -30, pose="open", ink="paper", cuff=None)
    pen.shape(limb((300, 200, 30), (300, 222, 34)), "paper", 0.8, "lathe")
    pen.shape(blob((300, 76), (336, 84), (358, 118), (358, 160), (340, 196), (300, 212), (260, 196), (242, 160),
        (242, 118), (264, 84)), "paper", 0.92, "round", angle=84, bulge=1.2)
    _wraps(pen, 300, 82, 206, 58, 7, 14)
    pen.shape(blob((250, 132), (300, 142), (350, 130), (352, 154), (300, 160), (250, 156)), "key", 0.1, "flat",
        edge=0)
    for f in (-1, 1):
        pen.fill(oval(300 + 24 * f, 146, 9, 7), "accent")
        pen.fill(oval(300 + 24 * f, 146, 4), "paper")
    pen.shape(polygon((352, 150), (396, 166), (380, 172), (402, 188), (352, 168)), "paper", 0.9, "round")


def _wraps(pen: Pen, x: float, top: float, foot: float, half: float, count: int, tilt: float) -> None:
    """The lines of bandages across something round."""
    for number in range(count):
        down = (number + 0.5) / count
        y, slant = top + (foot - top) * down, tilt * (1 if number % 2 else -0.6)
        wide = half * math.sin(math.pi * min(1, 0.22 + 0.62 * down)) if half < 100 else half
        pen.line((x - wide, y - slant * 0.5), (x - wide * 0.3, y + 7), (x + wide * 0.3, y + 8),
            (x + wide, y + slant * 0.5), width=2.8)
