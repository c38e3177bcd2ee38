"""Scenes of the Mechanical Tricks of Fame threshold 36."""

# fmt: off

from __future__ import annotations

from typing import TYPE_CHECKING

from tools.paint.cast.air import fire
from tools.paint.cast.faces import face
from tools.paint.cast.figures import lying_lady
from tools.paint.cast.grounds import floor, ground
from tools.paint.cast.hands import hand
from tools.paint.cast.props import chain, gear
from tools.paint.engraving.geometry import Place, arc, blob, hole, limb, moved, oval, placed, polygon, spline
from tools.paint.scenes.registry import scene

if TYPE_CHECKING:
    from tools.paint.engraving.pen import Pen


@scene(300, 168, 480, seen=(-14, 340))
def automaton(pen: Pen) -> None:
    ground(pen, 300, 140, reach=200)
    for x, y, r, n, t in ((72, 92, 84, 14, 0.1), (540, 70, 66, 12, 0.4), (552, 250, 90, 16, 0),
        (40, 280, 60, 12, 0.2)):
        gear(pen, x, y, r, n, "mid", t, 0.68)
    pen.begin_subject()
    # shoulders of brass plate with an open chest
    pen.shape(blob((262, 226), (338, 226), (420, 250), (470, 300), (486, 380), (490, 560), (110, 560), (114, 380),
        (130, 300), (180, 250)), "gold", 0.80, "round", angle=80, gloss=0.35)
    for f in (-1, 1):
        pen.shape(limb((300 + 196 * f, 290, 34), (300 + 214 * f, 400, 30), (300 + 206 * f, 560, 26)), "gold",
            0.72, "round", angle=90, gloss=0.4)
        gear(pen, 300 + 186 * f, 272, 46, 14, "accent", 0.1, 0.80, spokes=0)
        pen.line((300 + 176 * f, 264), (300 + 196 * f, 280), width=5, smooth=False)
    pen.line((262, 238), (230, 262), (210, 300), (204, 420), width=2.4)
    pen.line((338, 238), (370, 262), (390, 300), (396, 420), width=2.4)
    pen.shape(polygon((222, 280), (378, 280), (392, 560), (208, 560)), "key", 0.16, "flat", edge=2)
    gear(pen, 268, 336, 50, 12, "gold", 0.1, 0.85)
    gear(pen, 346, 374, 40, 10, "accent", 0.3, 0.85, spokes=4)
    gear(pen, 342, 306, 26, 9, "gold", 0.0, 0.9, spokes=0)
    gear(pen, 272, 412, 34, 10, "accent", 0.2, 0.85, spokes=0)
    for x in (218, 384):
        for y in (292, 322, 352, 382, 412):
            pen.dot(x + (-4 if x < 300 else 4), y, 2.8)
    # neck of rings, head of porcelain and brass
    for i in range(4):
        pen.shape(oval(300, 236 - i * 11, 34 - i * 1.5, 11), "gold", 0.78, "lathe", gloss=0.6)
    face(pen, 300, 136, 1.62, 0, kind="bald", skin="paper", beard="", eye="open")
    pen.shape(blob((240, 118), (232, 84), (250, 40), (300, 24), (350, 40), (368, 84), (360, 118), (352, 92),
        (300, 78), (248, 92)), "gold", 0.80, "round", gloss=0.5, angle=100)
    pen.shape(limb((300, 26, 7), (300, 4, 5)), "gold", 0.8, "lathe")
    pen.shape(oval(300, -2, 10), "accent", 0.85, "round", gloss=0.6)
    for f in (-1, 1):
        pen.line((300 + 20 * f, 178), (300 + 18 * f, 200), (300 + 15 * f, 218), width=2.6)
        pen.shape(oval(300 + 64 * f, 140, 13, 20), "gold", 0.8, "round", gloss=0.5)
        pen.dot(300 + 64 * f, 140, 3.4)
        pen.shape(oval(300 + 34 * f, 160, 9), "accent", 0.95, "round", edge=0, alpha=0.75)
    # the key in its back
    pen.shape(limb((470, 250, 7), (520, 214, 7)), "gold", 0.75, "round", gloss=0.5)
    pen.shape(moved(oval(-24, 0, 26, 17) + oval(24, 0, 26, 17) + hole(oval(-26, 0, 12, 7)) + hole(oval(26, 0, 12,
        7)), 530, 206, 1.15, 62), "gold", 0.82, "round", gloss=0.6, shadow=0.5)


@scene(300, 150, 540, seen=(-36, 344))
def aztec_lady(pen: Pen) -> None:
    """A stepped pyramid of boxes: her head above, her arms out of the sides, and no room for the rest."""
    ground(pen, 300, 110, reach=210)
    floor(pen, 372)
    pen.begin_subject()
    for side in (-1, 1):
        pen.shape(limb((300 + 96 * side, 252, 18), (300 + 168 * side, 236, 16), (300 + 206 * side, 176, 11)), "flesh",
            0.88, "round", angle=90, pitch=0.8)
        pen.shape(limb((300 + 180 * side, 222, 17), (300 + 190 * side, 204, 16)), "gold", 0.84, "round", gloss=0.6)
        hand(pen, 300 + 212 * side, 150, 1.25, -76 if side < 0 else 76, flip=side > 0, cuff=None)
    for half, top, foot, tone in ((70, 148, 216, 0.78), (118, 216, 298, 0.72), (172, 298, 396, 0.66)):
        _stone_box(pen, half, top, foot, tone)
    _headdress(pen)
    face(pen, 300, 96, 1.06, kind="girl", hair="key", beard="", smile=0.6)
    pen.shape(blob((252, 66), (300, 46), (348, 66), (346, 80), (300, 64), (254, 80)), "gold", 0.86, "round", gloss=0.5)
    pen.shape(oval(300, 58, 10), "accent", 0.9, "round", gloss=0.7)


def _stone_box(pen: Pen, half: float, top: float, foot: float, tone: float) -> None:
    """A box with a stepped border."""
    front = polygon((300 - half, top), (300 + half, top), (300 + half, foot), (300 - half, foot))
    pen.shape(front, "gold", tone, "flat", angle=90, pitch=1.3, shadow=0.6)
    lid = polygon((294 - half, top - 6), (306 + half, top - 6), (306 + half, top + 10), (294 - half, top + 10))
    pen.shape(lid, "accent", 0.78, "flat", angle=90)
    steps, middle = max(2, round(half / 30)), (top + foot) / 2 + 4
    for number in range(-steps, steps + 1):
        x, high = 300 + number * half / (steps + 0.7), (foot - top) * 0.2
        corners = [(-9, high), (-9, 0), (-4, 0), (-4, -high), (4, -high), (4, 0), (9, 0), (9, high)]
        pen.fill(polygon(*((x + u, middle + v) for u, v in corners)), "deep" if number % 2 else "accent")
        pen.line(*((x + u, middle + v) for u, v in corners), width=1.6, smooth=False)


def _headdress(pen: Pen) -> None:
    """Long feathers behind her head."""
    for number in range(-5, 6):
        there = Place(300, 92, 1.0, number * 15)
        leaf = [(-9, -40), (-15, -92), (-9, -124), (0, -134), (9, -124), (15, -92), (9, -40)]
        ink = ("accent", "paper", "mid")[number % 3]
        pen.shape(blob(*there(leaf)), ink, 0.84, "round", angle=number * 15 + 30, edge=1.3)
        pen.line(*there([(0, -44), (0, -126)]), width=1.8, smooth=False)


@scene(310, 196, 520)
def horror_saws(pen: Pen) -> None:
    """Three round blades above a lady who is strapped to a bench."""
    ground(pen, 320, 150, reach=220)
    floor(pen, 352)
    pen.begin_subject()
    pen.shape(polygon((60, -60), (560, -60), (560, 34), (60, 34)), "gold", 0.58, "flat", angle=90, pitch=1.3)
    for x in (206, 330, 454):
        pen.shape(limb((x, 20, 11), (x, 140, 9)), "gold", 0.72, "lathe", gloss=0.4, shadow=0.4)
        gear(pen, x, 146, 74, 22, "accent", x / 90, 0.9, hub=0.5, spokes=0)
        pen.line(*arc(x, 146, 52, 0, 360), width=1.6, smooth=False, tapered=False)
        pen.shape(oval(x, 146, 11), "gold", 0.84, "round", gloss=0.6)
    pen.shape(polygon((84, 326), (540, 326), (548, 352), (76, 352)), "gold", 0.66, "flat", angle=90, shadow=0.5)
    for x in (130, 494):
        pen.shape(polygon((x - 16, 352), (x + 16, 352), (x + 24, 420), (x - 24, 420)), "gold", 0.56, "lathe")
    lying_lady(pen, 132, 302)
    for x in (238, 316, 398):
        pen.shape(blob((x - 13, 268), (x + 13, 268), (x + 18, 300), (x + 16, 330), (x - 16, 330), (x - 18, 300)), "key",
            0.24, "round", gloss=0.4)
        pen.shape(polygon((x - 10, 288), (x + 10, 288), (x + 10, 306), (x - 10, 306)), "gold", 0.9, "flat")


@scene(330, 180, 520, seen=(4, 360))
def hellhound(pen: Pen) -> None:
    """A riveted dog's head with fire in its jaws, its chain taut."""
    ground(pen, 380, 190, reach=220, dark=0.5)
    pen.begin_subject()
    chain(pen, [(-40, 252), (60, 268), (150, 276)], 22)
    pen.shape(blob((70, 420), (96, 300), (150, 214), (230, 190), (300, 250), (296, 340), (270, 460), (70, 460)), "gold",
        0.62, "round", angle=70)
    for x, y in ((120, 352), (136, 396), (206, 352), (236, 392), (170, 320)):
        pen.dot(x, y, 4)
    _collar(pen)
    for x, y, scale, turn, ink in ((452, 240, 1.2, 80, "gold"), (500, 252, 1.0, 96, "gold"),
                                   (446, 262, 0.9, 104, "gold"), (444, 246, 0.8, 88, "paper"),
                                   (480, 252, 0.6, 92, "paper")):
        fire(pen, x, y, scale, turn, ink)
    _hounds_head(pen)


def _collar(pen: Pen) -> None:
    pen.shape(limb((128, 232, 17), (196, 300, 18), (286, 318, 17)), "accent", 0.7, "round", gloss=0.5, shadow=0.5)
    for x, y, turn in ((132, 236, -150), (164, 272, -140), (204, 302, -118), (244, 314, -96), (280, 318, -86)):
        pen.shape(polygon(*placed([(-9, 0), (9, 0), (0, 34)], x, y, 1, turn + 90)), "paper", 0.9, "round", gloss=0.4)


def _hounds_head(pen: Pen) -> None:
    """Skull and upper jaw of riveted plates, the lower jaw on a hinge, teeth, an eye of fire."""
    lower = [(252, 262), (316, 274), (380, 304), (432, 316), (424, 338), (372, 340), (300, 330), (248, 304)]
    pen.shape(blob(*lower), "gold", 0.66, "round", gloss=0.4, shadow=0.4)
    for x, y in ((350, 294), (376, 306), (402, 314), (324, 284)):
        pen.shape(polygon((x - 9, y + 4), (x + 9, y + 8), (x + 2, y - 24)), "paper", 0.98, "flat")
    for ear, ink in (([(188, 134), (178, 70), (160, 6), (206, 44), (240, 96), (232, 124)], "accent"),
                     ([(216, 132), (218, 72), (214, 4), (256, 44), (290, 100), (276, 126)], "gold")):
        pen.shape(polygon(*spline(ear[:2], False, 4), ear[2], *spline(ear[3:], False, 4)), ink, 0.70, "round",
            gloss=0.3, shadow=0.4)
    head = [(190, 150), (222, 104), (286, 88), (338, 112), (372, 148), (446, 168), (484, 186), (490, 214), (462, 232),
        (400, 236), (330, 240), (286, 268), (230, 280), (190, 240)]
    pen.shape(blob(*head), "gold", 0.80, "round", angle=80, gloss=0.45, shadow=0.5)
    for x, y in ((462, 226), (434, 232), (404, 236), (372, 238)):
        pen.shape(polygon((x - 9, y - 4), (x + 9, y - 6), (x, y + 26)), "paper", 0.98, "flat")
    pen.shape(oval(480, 188, 16, 13), "key", 0.2, "round", gloss=0.5)
    pen.line((300, 96), (330, 150), (324, 236), width=2.6)
    pen.line((200, 176), (262, 190), (320, 184), width=2.6)
    for x, y in ((312, 116), (330, 160), (332, 206), (224, 190), (262, 200), (296, 196), (232, 132), (360, 160),
                 (396, 172), (430, 182)):
        pen.dot(x, y, 3.6)
    pen.shape(oval(254, 266, 22), "accent", 0.8, "round", gloss=0.6, shadow=0.4)
    pen.dot(254, 266, 5)
    pen.shape(blob((278, 150), (302, 134), (326, 150), (302, 162)), "key", 0.1, "flat")
    pen.shape(oval(304, 149, 10, 9), "accent", 0.96, "flat", edge=1)
    pen.dot(306, 148, 4, paper=True)
    pen.line((272, 142), (300, 124), (332, 140), width=5)
