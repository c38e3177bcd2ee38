"""Scenes of the Escape Tricks of Fame threshold 36."""

# fmt: off

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from tools.paint.cast.clothes import arm, bow_tie, bust, gown, top_hat
from tools.paint.cast.faces import face
from tools.paint.cast.grounds import dusk, floor, ground
from tools.paint.cast.hands import hand
from tools.paint.cast.profiles import neck, profile
from tools.paint.cast.props import chain, padlock
from tools.paint.engraving.geometry import Place, arc, blob, hole, limb, oval, placed, polygon, spline
from tools.paint.scenes.registry import scene

if TYPE_CHECKING:
    from tools.paint.engraving.geometry import Point
    from tools.paint.engraving.pen import Pen


@scene(296, 190, 480)
def buried_alive(pen: Pen) -> None:
    """A hand comes out of the earth beside a spade."""
    dusk(pen, 280, 120, reach=240, dark=0.46, bright=0.8)
    pen.begin_subject()
    _spade(pen, Place(440, 330, 1.0, 14))
    hand(pen, 270, 196, 2.5, -86, pose="open", cuff=None)
    pen.shape(polygon((220, 252), (322, 252), (326, 300), (216, 300)), "paper", 0.95, "lathe")
    pen.fill(oval(302, 280, 5), "gold")
    pen.shape(polygon((208, 292), (334, 292), (346, 360), (196, 360)), "deep", 0.36, "lathe", gloss=0.2)
    mound = [(-60, 420), (20, 366), (110, 346), (170, 322), (230, 336), (290, 344), (346, 326), (420, 348),
        (510, 360), (600, 388), (660, 420),
        (660, 520), (-60, 520)]
    pen.shape(polygon(*spline(mound, False)), "gold", 0.50, "round", angle=80, contrast=1.2)
    for number in range(34):
        x, y = 24 + (number * 83) % 560, 364 + (number * 37) % 60
        pen.shape(oval(x, y, 7 + number % 5, 5 + number % 3, number * 30), "gold", 0.60, "round", edge=1.1)
    for x, y, radius in ((196, 306, 11), (348, 300, 12), (182, 268, 6), (372, 262, 7), (330, 216, 5), (202, 226, 5),
        (388, 316, 8)):
        pen.shape(blob((x - radius, y), (x - 2, y - radius), (x + radius, y - 2),
            (x + radius * 0.6, y + radius * 0.8), (x - radius * 0.6, y + radius)),
            "gold", 0.56, "round", edge=1.3)
    pen.shape(polygon(*placed([(-40, 0), (-34, -84), (-20, -100), (20, -100), (34, -84), (40, 0)], 96, 366, 1.0, -8)),
        "paper", 0.78, "flat",
        angle=60, shadow=0.5)
    pen.line(*placed([(0, -84), (0, -34)], 96, 366, 1, -8), width=7, smooth=False)
    pen.line(*placed([(-17, -66), (17, -66)], 96, 366, 1, -8), width=7, smooth=False)


def _spade(pen: Pen, there: Place) -> None:
    pen.shape(limb(*there([(0, -10, 8), (0, -250, 7)])), "gold", 0.78, "round", angle=20, gloss=0.5, shadow=0.5)
    pen.shape(there.outline(oval(0, -264, 30, 18) + hole(oval(0, -264, 18, 8))), "accent", 0.72, "round", gloss=0.5)
    blade = [(-42, -60), (42, -60), (44, 0), (28, 40), (0, 58), (-28, 40), (-44, 0)]
    pen.shape(polygon(*there(blade)), "paper", 0.76, "round", angle=90, gloss=0.5, shadow=0.5)
    pen.shape(polygon(*there([(-10, -76), (10, -76), (6, -20), (-6, -20)])), "accent", 0.7, "lathe")


@scene(306, 180, 540)
def assistants_revenge(pen: Pen) -> None:
    """She holds the chain; he is in the stocks himself."""
    ground(pen, 240, 150, reach=220)
    floor(pen, 352)
    pen.begin_subject()
    bust(pen, 190, 236, 0.95, tie="accent", width=116, foot=560, neck=False)
    for top, tone in ((124, 0.72), (182, 0.64)):
        pen.shape(polygon((14, top), (366, top), (366, top + 55), (14, top + 55)), "gold", tone, "flat",
            angle=90, pitch=1.4, shadow=0.6)
    for x, radius in ((190, 44), (62, 24), (318, 24)):
        pen.shape(oval(x, 180, radius), "key", 0.12, "flat")
    face(pen, 190, 164, 1.08, 5, kind="man", beard="moustache", smile=-0.9)
    for side in (-1, 1):
        hand(pen, 190 + 128 * side, 174, 1.05, -84 if side < 0 else 84, flip=side > 0, cuff=None)
    for x in (28, 352):
        pen.shape(polygon((x - 14, 100), (x + 14, 100), (x + 14, 420), (x - 14, 420)), "gold", 0.56, "lathe",
            shadow=0.5)
    chain(pen, [(340, 268), (392, 318), (440, 300), (458, 250)], 13)
    padlock(pen, 336, 252, 0.9)
    neck(pen, 494, 130, 1.35, True)
    gown(pen, 508, 226, 1.2, "accent", 560, 108, neck=False)
    pen.shape(limb((452, 280, 24), (434, 316, 20), (456, 270, 15)), "flesh", 0.88, "round", angle=90)
    profile(pen, 494, 130, 1.35, flip=True, kind="girl", hair="key")
    hand(pen, 462, 238, 1.15, -96, flip=True, pose="grip", cuff=None)


@scene(300, 152, 520, seen=(-4, 366))
def iron_maiden(pen: Pen) -> None:
    """Spikes, doors ajar; what is left of him is a bow tie."""
    dusk(pen, 300, 190, reach=220, dark=0.44, bright=0.8)
    floor(pen, 358, "deep", 0.8)
    pen.begin_subject()
    there = Place(300, 64, 0.84)
    right: list[Point] = [(0, 34), (52, 54), (82, 120), (92, 220), (98, 380)]
    pen.shape(blob(*there([*right, *((-u, v) for u, v in reversed(right[1:]))])), "gold", 0.56, "round",
        angle=80, shadow=0.6)
    right = [(0, 62), (44, 90), (62, 150), (68, 250), (66, 368)]
    hollow = blob(*there([*right, *((-u, v) for u, v in reversed(right[1:]))]))
    pen.shape(hollow, "key", 0.1, "flat", edge=2)
    for y in (200, 270, 330):
        for side in (-1, 1):
            spike = [(62 * side, y - 8), (62 * side, y + 8), (22 * side, y)]
            pen.shape(polygon(*there(spike)), "paper", 0.86, "round", gloss=0.5, edge=1.2)
    across, down = there.spot(0, 168)
    collar = polygon((-40, 149), (0, 163), (40, 149), (43, 182), (0, 192), (-43, 182))
    pen.shape(there.outline(collar),
        "paper", 0.98, "round", edge=1.6)
    bow_tie(pen, across, down, 1.7, -8)
    for side in (-1, 1):
        _spiked_door(pen, Place(300, 64, 0.84, 0, side < 0))
    _maidens_head(pen, there)
    top_hat(pen, 472, 384, 0.8, turn=14)


def _maidens_head(pen: Pen, there: Place) -> None:
    hair = [(-66, 70), (-62, 6), (-40, -36), (0, -48), (40, -36), (62, 6), (66, 70), (40, 50), (-40, 50)]
    pen.shape(blob(*there(hair)), "gold", 0.62, "round", folds=6, angle=84, edge=2)
    pen.shape(there.outline(oval(0, 16, 42, 48)), "paper", 0.86, "round", gloss=0.5, edge=2, shadow=0.4, cross=False)
    for side in (-1, 1):
        pen.line(*there([(8 * side, 12), (18 * side, 18), (30 * side, 11)]), width=3.4)
        pen.line(*there([(6 * side, 0), (18 * side, -6), (32 * side, 0)]), width=2.6)
    pen.line(*there([(0, 6), (5, 28), (-4, 29)]), width=2.4)
    pen.line(*there([(-14, 44), (0, 48), (14, 44)]), width=3.4)
    crown = [(-46, -14), (-52, -60), (-26, -36), (0, -74), (26, -36), (52, -60), (46, -14), (0, -26)]
    pen.shape(polygon(*there(crown)), "accent", 0.8, "round", gloss=0.6, edge=2, shadow=0.4)


def _spiked_door(pen: Pen, there: Place) -> None:
    """A door that stands open, its spikes inwards."""
    pen.shape(polygon(*there([(104, 66), (178, 40), (216, 110), (222, 396), (108, 384)])), "gold", 0.66, "flat",
        angle=4, pitch=1.3, shadow=0.5)
    border = [(118, 82), (172, 62), (204, 120), (208, 380), (118, 370), (118, 82)]
    pen.line(*there(border), width=2.4, smooth=False)
    for x, y in ((140, 126), (180, 132), (140, 196), (182, 206), (142, 266), (184, 280), (144, 330), (186, 350)):
        pen.shape(there.outline(oval(x, y, 11, 9)), "accent", 0.66, "round", edge=1.2)
        pen.shape(polygon(*there([(x, y - 7), (x, y + 7), (x - 30, y + 2)])), "paper", 0.92, "round",
            gloss=0.6, edge=1.2)
    for y in (92, 340):
        pen.shape(there.outline(oval(106, y, 10, 16)), "accent", 0.7, "lathe", gloss=0.5)


@scene(300, 186, 640, seen=(-8, 400))
def transported_man(pen: Pen) -> None:
    """Two hoops of paper: his legs and his tails vanish into the one, head and arms come out of the other."""
    ground(pen, 300, 170, reach=240)
    floor(pen, 352)
    pen.begin_subject()
    for x in (158, 442):
        _hoop(pen, x)
    # what is not there yet: he dives into the hoop at the left
    for hip, knee, foot in (((150, 208), (84, 232), (34, 296)), ((152, 240), (108, 300), (70, 366))):
        pen.shape(limb((*hip, 30), (*knee, 23), (*foot, 15)), "deep", 0.40, "round", angle=40, edge=2)
    for x, y, turn in ((26, 306, 48), (62, 378, 30)):
        shoe = [(14, -20), (20, 8), (6, 18), (-34, 20), (-46, 10), (-22, -2), (-8, -20)]
        pen.shape(blob(*placed(shoe, x, y, 1.0, turn - 40)), "key", 0.34, "round", gloss=0.7, edge=2)
    for tail in ([(158, 150), (104, 156), (54, 190), (22, 250), (62, 232), (96, 224), (150, 216)],
                 [(160, 168), (118, 178), (84, 214), (70, 272), (104, 246), (134, 232), (160, 228)]):
        pen.shape(polygon(*spline(tail)), "deep", 0.50, "round", angle=30, gloss=0.3, edge=2.2, shadow=0.4)
    pen.shape(limb((176, 186, 46), (138, 190, 40)), "deep", 0.44, "round", angle=80, gloss=0.2, edge=2)
    # what has come already: shirt, arms, head and hat
    pen.shape(limb((440, 214, 58), (486, 214, 56), (512, 206, 46)), "deep", 0.42, "round", angle=80, gloss=0.2, edge=2)
    front = [(452, 262), (520, 246), (548, 214), (540, 178), (506, 182), (476, 214)]
    pen.shape(polygon(*spline(front)), "paper", 0.98, "round", contrast=0.5, edge=1.8)
    for x, y in ((500, 232), (520, 214)):
        pen.fill(oval(x, y, 3.4), "gold")
    arm(pen, (470, 250, 30), (512, 304, 26), (556, 322, 18), angle=40)
    hand(pen, 582, 330, 1.5, 16, pose="open")
    profile(pen, 520, 116, 1.18, turn=6, kind="man")
    top_hat(pen, 512, 74, 0.80, turn=10)
    bow_tie(pen, 530, 182, 0.8, 10, "accent")
    arm(pen, (448, 196, 30), (424, 118, 25), (446, 62, 18), angle=90)
    hand(pen, 454, 30, 1.4, -78, pose="open")
    _torn_rims(pen)


_HOOP_WIDE, _HOOP_HIGH = 62.0, 172.0
"""Half axes of a hoop, which is seen aslant."""


def _hoop(pen: Pen, x: float) -> None:
    """A hoop on its foot, dark within, what is left of its paper standing about the rim."""
    pen.shape(limb((x, 352, 16), (x, 392, 12)), "accent", 0.7, "lathe", gloss=0.5)
    pen.shape(oval(x, 398, 60, 15), "accent", 0.76, "round", gloss=0.4, edge=2, shadow=0.5)
    pen.shape(oval(x, 186, _HOOP_WIDE + 15, _HOOP_HIGH + 15), "gold", 0.84, "round", angle=90, gloss=0.6, edge=2.2,
        shadow=0.6)
    pen.shape(oval(x, 186, _HOOP_WIDE, _HOOP_HIGH), "key", 0.12, "flat", edge=2)
    for number in range(18):
        turn = math.tau * number / 18
        u, v = math.cos(turn), math.sin(turn)
        far = 0.74 + 0.12 * (number * 7 % 5) / 4
        tip = (x + _HOOP_WIDE * far * u, 186 + _HOOP_HIGH * far * v)
        feet = [(x + _HOOP_WIDE * math.cos(turn + aside), 186 + _HOOP_HIGH * math.sin(turn + aside))
                for aside in (-0.17, 0.17)]
        pen.shape(polygon(feet[0], tip, feet[1]), "paper", 0.95 - 0.12 * (number % 2), "flat", angle=60, edge=1.5)


def _torn_rims(pen: Pen) -> None:
    """The near rim of the first hoop, and of the second the far one: between them he is nowhere."""
    for x, start, end in ((158, -78, 78), (442, 102, 258)):
        rim = arc(0, 0, 1, start, end, 24)
        joints = [(x + (_HOOP_WIDE + 7) * u, 186 + (_HOOP_HIGH + 7) * v, 9) for u, v in rim]
        pen.shape(limb(*joints), "gold", 0.88, "round", gloss=0.6, edge=2)
    for number in range(7):
        turn = math.radians(-72 + 24 * number)
        u, v = math.cos(turn), math.sin(turn)
        foot = [(158 + _HOOP_WIDE * math.cos(turn + a), 186 + _HOOP_HIGH * math.sin(turn + a)) for a in (-0.19, 0.19)]
        tip = (158 + _HOOP_WIDE * (0.58 + 0.10 * (number % 2)) * u, 186 + _HOOP_HIGH * (0.72 + 0.1 * (number % 3)) * v)
        pen.shape(polygon(foot[0], tip, foot[1]), "paper", 0.98, "flat", angle=40, edge=1.5, shadow=0.3)
