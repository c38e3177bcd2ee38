"""Scenes of the Spiritual Tricks of Fame threshold 16."""

# fmt: off

from __future__ import annotations

from typing import TYPE_CHECKING

from tools.paint.cast.beasts import ghost
from tools.paint.cast.clothes import arm, bust
from tools.paint.cast.furniture import table_top, tassel
from tools.paint.cast.grounds import drapes, dusk, floor
from tools.paint.cast.hands import hand
from tools.paint.cast.profiles import neck, profile
from tools.paint.cast.props import candle
from tools.paint.engraving.geometry import Place, arc, blob, limb, moved, oval, placed, polygon
from tools.paint.scenes.registry import scene

if TYPE_CHECKING:
    from tools.paint.engraving.pen import Pen


@scene(330, 210, 500)
def ghost_trap(pen: Pen) -> None:
    dusk(pen, 330, 150, reach=250, dark=0.36, bright=0.66)
    pen.begin_subject()
    pen.glow(286, 128, 200, 0.6)
    ghost(pen, 276, 104, 1.2, turn=-8)
    # the lantern into which it is drawn
    x, y = 356, 400
    pen.shape(polygon((x - 62, y - 34), (x + 62, y - 34), (x + 74, y + 20), (x - 74, y + 20)), "gold", 0.66, "lathe",
        gloss=0.4, shadow=0.5)
    pen.shape(blob((x - 46, y - 96), (x - 16, y - 116), (x + 16, y - 116), (x + 46, y - 96), (x + 56, y - 64),
        (x + 50, y - 32), (x - 50, y - 32), (x - 56, y - 64)), "mid", 0.98, "lathe", gloss=0.2, bulge=-1)
    pen.glow(x, y - 66, 44, 0.9, ink="gold")
    pen.shape(blob((x - 8, y - 112), (x - 22, y - 84), (x + 2, y - 66), (x - 12, y - 48), (x + 6, y - 42),
        (x + 18, y - 64), (x + 2, y - 84), (x + 6, y - 112)), "paper", 0.95, "round", edge=1.2)
    for dx in (-44, -16, 16, 44):
        pen.line((x + dx * 0.9, y - 110), (x + dx * 1.2, y - 70), (x + dx, y - 34), width=4.5, tapered=False)
    pen.shape(polygon((x - 52, y - 122), (x + 52, y - 122), (x + 46, y - 104), (x - 46, y - 104)), "gold",
        0.78, "lathe", gloss=0.5)
    # the hand that lifts the lid
    pen.shape(moved(oval(0, 0, 66, 62, start=180, end=360), 452, 268, 1, 24), "gold", 0.84, "round",
        gloss=0.5, shadow=0.5)
    pen.shape(moved(oval(0, 0, 74, 11), 452, 268, 1, 24), "gold", 0.72, "round")
    pen.white_line(*placed([(-44, -14), (-34, -42), (-10, -56)], 452, 268, 1, 24), width=4)
    pen.shape(oval(480, 204, 12), "gold", 0.9, "round", gloss=0.6)
    hand(pen, 520, 180, 1.4, -30, flip=True, pose="grip", sleeve=140, coat="deep")
    candle(pen, 92, 408, 1.3, 80, 80)
    candle(pen, 152, 420, 1.1, 60, 60)


@scene(300, 214, 480)
def floating_table(pen: Pen) -> None:
    dusk(pen, 300, 170, reach=240)
    floor(pen, 330, "deep", 0.8)
    drapes(pen, "deep", 60, 540, 0.62)
    pen.begin_subject()
    # shadow on the boards
    pen.shape(oval(300, 378, 150, 16), "key", 0.2, "flat", angle=90, edge=0, alpha=0.85)
    # legs, then top
    for aside, low in ((-1, 0), (1, 0), (0.12, 14)):
        joints = [(10, 268, 9), (44, 270, 10), (82, 286 + low, 7), (104, 306 + low, 6)]
        pen.shape(limb(*((300 + u * aside, v, r) for u, v, r in joints)), "gold", 0.72, "round", gloss=0.4)
        pen.shape(oval(300 + 110 * aside, 316 + low, 13, 12), "gold", 0.80, "round", gloss=0.6)
    pen.shape(limb((300, 180, 10), (300, 214, 12), (300, 236, 21), (300, 256, 11), (300, 276, 15), (300, 290, 6)),
        "gold", 0.74, "lathe", gloss=0.4)
    table_top(pen, 300, 168, 172)
    candle(pen, 300, 166, 1.15, 62, 84)
    for x, y, flip in ((128, 136, False), (472, 136, True)):
        hand(pen, x, y, 1.35, -12 if flip else 12, flip=flip, pose="open", sleeve=150, coat="deep")
    # the air below it
    for f in (-1, 1):
        for k, w in ((0, 3.4), (1, 2.6), (2, 2)):
            pen.white_line((300 + (128 + 16 * k) * f, 300 + 4 * k), (300 + (140 + 18 * k) * f, 326 + 4 * k),
                (300 + (120 + 16 * k) * f, 350 + 5 * k), width=w)


@scene(300, 172, 440)
def future_sight(pen: Pen) -> None:
    """An eye in a ball of crystal between two hands."""
    dusk(pen, 300, 150, reach=230, dark=0.36, bright=0.9)
    drapes(pen, "deep", 50, 550, 0.6)
    pen.begin_subject()
    pen.glow(300, 154, 230, 0.7)
    pen.shape(blob((214, 300), (300, 286), (386, 300), (404, 340), (430, 392), (300, 404), (170, 392), (196, 340)),
        "accent", 0.78, "round", folds=6,
        angle=80)
    for x in (200, 400):
        tassel(pen, x, 352, 0.55, "mid")
    pen.shape(blob((232, 282), (300, 270), (368, 282), (356, 312), (300, 320), (244, 312)), "gold", 0.82, "round",
        angle=90, gloss=0.5, shadow=0.4)
    pen.shape(oval(300, 160, 132), "mid", 1.02, "round", contrast=1.0, gloss=0.5, shadow=0.4)
    _eye(pen)
    for start, width in ((200, 9), (206, 3.4)):
        pen.white_line(*arc(300, 160, 116 - width, start, start + 64, 12), width=width)
    pen.white_line(*arc(300, 160, 114, 20, 60, 8), width=4)
    for side in (-1, 1):
        hand(pen, 300 + 174 * side, 262, 1.9, -48 if side < 0 else 48, flip=side > 0, pose="open", sleeve=110)


def _eye(pen: Pen) -> None:
    lids = [(206, 162), (252, 118), (300, 104), (348, 118), (394, 162), (348, 202), (300, 216), (252, 202)]
    pen.shape(blob(*lids), "paper", 1.0, "round", contrast=0.7, edge=3)
    pen.shape(oval(300, 160, 50), "accent", 0.86, "rays", centre=(300, 160), rays=34, edge=2.2, lit=False)
    pen.fill(oval(300, 160, 24))
    pen.fill(oval(290, 148, 8), "paper")
    pen.line((196, 164), (250, 112), (300, 96), (350, 112), (404, 164), width=6)
    for x, y, u, v in ((226, 126, 210, 104), (254, 108, 242, 82), (284, 98, 280, 70), (316, 98, 320, 70),
        (346, 108, 358, 82), (374, 126, 390, 104)):
        pen.line((x, y), (u, v), width=4)


@scene(316, 176, 540)
def peppers_ghost(pen: Pen) -> None:
    """A sheet of glass on the stage: below it an actor in a sheet, in it his ghost, before it who is frightened."""
    dusk(pen, 400, 130, reach=230, dark=0.36, bright=0.8)
    pen.begin_subject()
    pen.shape(polygon((196, 326), (620, 326), (620, 460), (196, 460)), "key", 0.14, "flat", edge=2)
    pen.glow(560, 396, 90, 0.8, ink="gold")
    pen.shape(polygon((596, 374), (550, 360), (550, 430), (596, 416)), "gold", 0.8, "flat", angle=90, gloss=0.3)
    _shrouded(pen, 398, 404, 0.84)
    frame = [(262, 4), (560, -32), (584, 296), (318, 296)]
    pen.shape(polygon(*frame), "mid", 0.86, "flat", angle=64, edge=2, lit=False, pitch=1.8, cross=False, shadow=0.6)
    _shrouded(pen, 434, 152, 1.4, pale=True)
    pen.shape(polygon((-20, 296), (620, 296), (620, 330), (-20, 330)), "gold", 0.76, "flat", angle=90)
    for start, end in (((306, 40), (350, 250)), ((330, 34), (362, 186)), ((524, 60), (544, 250))):
        pen.white_line(start, end, width=6, smooth=False)
    edge = (*frame, frame[0])
    pen.line(*edge, width=15, smooth=False, tapered=False)
    pen.white_line(*edge, width=4, smooth=False, tapered=False)
    neck(pen, 112, 168, 1.3)
    bust(pen, 96, 262, 1.2, width=106, foot=460, neck=False)
    profile(pen, 112, 168, 1.3, kind="lad", hair="gold", moustache=False)
    arm(pen, (140, 330, 30), (206, 300, 26), (230, 250, 19), angle=100)
    hand(pen, 236, 216, 1.4, -74, pose="open")


def _shrouded(pen: Pen, x: float, y: float, scale: float, *, pale: bool = False) -> None:
    """Somebody in a sheet who lifts his arms: an actor, or, pale, what the glass shows of him."""
    there = Place(x, y, scale)
    sheet = [(-22, -56), (0, -64), (22, -56), (30, -20), (70, -44), (84, -36), (70, 10), (44, 30), (50, 120),
        (-50, 120), (-44, 30), (-70, 10),
        (-84, -36), (-70, -44), (-30, -20)]
    pen.shape(blob(*there(sheet)), "paper", 1.0 if pale else 0.86, "round", folds=4, angle=80,
        contrast=0.6 if pale else 1.0, edge=2 if pale else 1.5, lit=not pale, alpha=0.94 if pale else 1.0)
    for side in (-1, 1):
        pen.fill(there.outline(oval(9 * side, -36, 5, 7)))
    pen.fill(there.outline(oval(0, -18, 5, 8)))
