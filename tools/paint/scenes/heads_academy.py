"""Head-pieces of the special cards of the Academy."""

# fmt: off

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from tools.paint.cast.air import star
from tools.paint.cast.clothes import arm, gown
from tools.paint.cast.faces import face
from tools.paint.cast.grounds import ground
from tools.paint.cast.hands import hand
from tools.paint.cast.profiles import neck, profile
from tools.paint.cast.props import padlock
from tools.paint.cast.walls import whole_bricks
from tools.paint.engraving.geometry import Place, blob, hole, limb, moved, oval, polygon
from tools.paint.scenes.registry import head

if TYPE_CHECKING:
    from tools.paint.engraving.pen import Pen


@head("academy", y=200)
def practice(pen: Pen) -> None:
    """A girl juggles."""
    ground(pen, 300, 110, reach=240)
    pen.begin_subject()
    gown(pen, 300, 284, 1.0, "accent", 520, 118)
    face(pen, 300, 210, 1.2, kind="girl", hair="key", beard="", smile=0.8)
    for side in (-1, 1):
        pen.shape(limb((300 + 78 * side, 332, 20), (300 + 140 * side, 380, 17), (300 + 164 * side, 330, 13)), "flesh",
            0.88, "round", angle=60 * side)
        hand(pen, 300 + 172 * side, 280, 1.6, -72 if side > 0 else 72, flip=side < 0, pose="cup", cuff=None)
    for number, (x, y) in enumerate(((118, 214), (142, 116), (214, 46), (300, 22), (386, 46), (458, 116), (482, 214))):
        ink = ("paper", "deep", "gold")[number % 3]
        pen.shape(oval(x, y, 29), ink, 0.9, "round", gloss=0.7, edge=2, shadow=0.5)


@head("academy", y=200)
def renovate(pen: Pen) -> None:
    """A hand with a trowel closes a wall."""
    ground(pen, 300, 150, reach=230)
    pen.begin_subject()
    for row, count in enumerate((6, 8, 10, 13, 18)):
        left = -300 - (35 if row % 2 else 0)
        whole_bricks(pen, [(left + 70 * number, 246 + 32 * row) for number in range(count)])
    whole_bricks(pen, [(316, 310)])
    pen.shape(blob((300, 312), (320, 296), (352, 300), (386, 294), (400, 312)), "paper", 0.92, "round", edge=1.4)
    blade = [(-8, -26), (40, -44), (140, 0), (40, 44), (-8, 26)]
    pen.shape(polygon(*Place(402, 188, 1.25, 150)(blade)), "paper", 0.84, "round", gloss=0.7, edge=2.2, shadow=0.7,
        angle=60)
    pen.shape(limb((410, 184, 7), (440, 150, 7), (470, 132, 7)), "accent", 0.7, "round", gloss=0.5)
    pen.shape(limb((468, 134, 14), (548, 88, 17)), "gold", 0.7, "round", gloss=0.4)
    arm(pen, (660, 90, 64), (586, 60, 50), angle=80)
    hand(pen, 508, 104, 2.0, 150, pose="grip", cuff="paper")


@head("academy", y=200)
def teach(pen: Pen) -> None:
    """A pointer at the blackboard, and a pupil before it."""
    ground(pen, 300, 180, reach=230)
    pen.begin_subject()
    pen.shape(polygon((96, -4), (520, -4), (520, 290), (96, 290)), "gold", 0.74, "flat", angle=0, edge=2.4, shadow=0.7)
    pen.shape(polygon((116, 16), (500, 16), (500, 270), (116, 270)), "key", 0.16, "flat", angle=20, edge=2)
    for line in (((250, 200), (256, 110), (350, 110), (356, 200)), ((212, 204), (300, 214), (394, 204), (300, 196),
        (212, 204)), ((254, 172), (302, 178), (354, 172))):
        pen.white_line(*line, width=6, smooth=len(line) == 5, tapered=False)
    star(pen, 302, 66, 34, 5, "paper")
    for side in (-1, 1):
        pen.white_line((302 + 52 * side, 84), (302 + 84 * side, 64), width=5, smooth=False)
    neck(pen, 108, 268, 1.25)
    pen.shape(blob((20, 372), (90, 346), (150, 356), (200, 400), (210, 540), (-60, 540), (-30, 420)), "accent", 0.74,
        "round", folds=4, angle=80)
    profile(pen, 108, 268, 1.25, kind="girl", hair="key", moustache=False)
    arm(pen, (660, 380, 62), (556, 306, 48), angle=40)
    pen.shape(limb((520, 270, 7), (360, 148, 4)), "gold", 0.9, "round", gloss=0.5, edge=1.6)
    hand(pen, 492, 246, 2.0, -140, pose="grip", ink="paper")


@head("academy", y=200)
def learn_secret(pen: Pen) -> None:
    """A locked book with an eye on it, and the key that turns."""
    ground(pen, 300, 170, reach=240)
    pen.begin_subject()
    pen.glow(300, 170, 260, 0.7)
    pen.shape(polygon((170, 14), (424, 14), (424, 388), (170, 388)), "paper", 0.9, "flat", angle=90, edge=2, shadow=0.8)
    pen.shape(polygon((158, 2), (404, 2), (404, 376), (158, 376)), "deep", 0.62, "round", angle=70, edge=2.4)
    pen.line((186, 4), (186, 374), width=4, smooth=False, tapered=False)
    for x, y, turn in ((404, 2, 90), (404, 376, 180)):
        corner = Place(x, y, 1, turn)
        pen.shape(polygon(*corner([(0, 0), (56, 0), (0, 56)])), "gold", 0.86, "flat", edge=1.8)
    for number in range(16):
        right, down = math.cos(number * math.tau / 16), math.sin(number * math.tau / 16)
        pen.shape(limb((300 + 70 * right, 150 + 60 * down, 3.5), (300 + 96 * right, 150 + 88 * down, 1)), "gold", 0.9,
            "round", edge=1)
    pen.shape(blob((230, 150), (264, 120), (300, 110), (336, 120), (370, 150), (336, 180), (300, 190), (264, 180)),
        "paper", 1.0, "round", contrast=0.5, edge=2.6, lit=False)
    pen.shape(oval(300, 150, 32), "accent", 0.86, "rays", centre=(300, 150), rays=22, edge=2, lit=False)
    pen.fill(oval(300, 150, 15))
    pen.fill(oval(293, 142, 5), "paper")
    padlock(pen, 300, 292, 1.5, "gold")
    key = moved(oval(150, 0, 30) + hole(oval(150, 0, 16)), 316, 304, 1, 20)
    pen.shape(limb((316, 304, 8), (440, 350, 8)), "accent", 0.86, "round", gloss=0.6, edge=1.8, shadow=0.6)
    pen.shape(key, "accent", 0.86, "round", gloss=0.6, edge=1.8)
    arm(pen, (640, 470, 62), (566, 424, 48), angle=40)
    hand(pen, 506, 390, 1.9, -152, pose="pinch", ink="paper")
