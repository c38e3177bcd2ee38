"""Scenes of the Mechanical Tricks of Fame threshold 16."""

# fmt: off

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from tools.paint.cast.air import smoke, star
from tools.paint.cast.clothes import bust
from tools.paint.cast.grounds import floor, ground
from tools.paint.cast.hands import hand
from tools.paint.cast.profiles import neck, profile
from tools.paint.engraving.geometry import blob, hole, limb, oval, placed, polygon, straight
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
    profile(pen, 470, 176, 1.9, flip=True, kind="man", eye="open", moustache=False, mouth="")
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
    profile(pen, 66, 214, 0.92, turn=-82, kind="lady", hair="gold", eye="open")
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
