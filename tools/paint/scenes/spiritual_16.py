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


@scene(306, 186, 620, seen=(-10, 400))
def peppers_ghost(pen: Pen) -> None:
    """A sheet of glass aslant on the stage: in the pit below it an actor by a lamp, in it his ghost, who frightens."""
    dusk(pen, 380, 150, reach=240, dark=0.34, bright=0.9)
    pen.begin_subject()
    # the boards, and the pit below them, lit from a lamp that the house does not see
    pen.shape(polygon((-60, 322), (660, 322), (660, 560), (-60, 560)), "key", 0.16, "flat", edge=2)
    pen.glow(270, 404, 130, 0.9, ink="gold")
    _lamp(pen, 204, 404)
    _shrouded(pen, Place(404, 396, 0.74, -6))
    pen.shape(polygon((-60, 304), (250, 304), (250, 330), (-60, 330)), "gold", 0.80, "flat", angle=90, edge=2)
    pen.shape(polygon((500, 304), (660, 304), (660, 330), (500, 330)), "gold", 0.80, "flat", angle=90, edge=2)
    # the glass and the ghost in it
    pane = [(286, -26), (566, 14), (530, 330), (236, 314)]
    pen.shape(polygon(*pane), "mid", 0.94, "flat", angle=72, edge=2, lit=False, pitch=1.9, cross=False, shadow=0.6)
    pen.glow(410, 150, 190, 0.85)
    _shrouded(pen, Place(402, 152, 1.62, 4), pale=True)
    for start, end in (((316, 10), (284, 214)), ((340, 14), (318, 150)), ((538, 120), (516, 300))):
        pen.white_line(start, end, width=6, smooth=False)
    edge = (*pane, pane[0])
    pen.line(*edge, width=16, smooth=False, tapered=False)
    pen.white_line(*edge, width=5, smooth=False, tapered=False)
    # who is frightened
    pen.shape(polygon((-60, 330), (160, 330), (160, 560), (-60, 560)), "key", 0.16, "flat", edge=0)
    neck(pen, 96, 150, 1.42)
    bust(pen, 78, 252, 1.2, width=104, foot=540, neck=False)
    profile(pen, 96, 150, 1.42, kind="lad", hair="gold", moustache=False, mouth="")
    pen.shape(oval(148, 194, 8, 11), "key", 0.1, "flat", edge=1)
    arm(pen, (116, 330, 32), (178, 318, 28), (206, 262, 21), angle=100)
    hand(pen, 214, 224, 1.5, -78, pose="open")


def _lamp(pen: Pen, x: float, y: float) -> None:
    """A lantern that throws its light to the right."""
    pen.shape(polygon((x + 24, y - 34), (x + 78, y - 56), (x + 78, y + 44), (x + 24, y + 22)), "gold", 0.98, "flat",
        angle=0, edge=1.4, lit=False)
    pen.shape(polygon((x - 34, y - 40), (x + 28, y - 40), (x + 28, y + 30), (x - 34, y + 30)), "accent", 0.6, "round",
        gloss=0.4, edge=2)
    pen.shape(polygon((x - 20, y - 56), (x + 12, y - 56), (x + 18, y - 38), (x - 26, y - 38)), "accent", 0.5, "round",
        edge=1.6)


def _shrouded(pen: Pen, there: Place, *, pale: bool = False) -> None:
    """Somebody in a sheet who lifts his arms: an actor, or, pale, what the glass shows of him."""
    sheet = [(-20, -62), (0, -70), (20, -62), (30, -34), (40, -26), (58, -52), (72, -66), (84, -58), (82, -30), (70, 0),
        (50, 26), (46, 70), (54, 104), (38, 96), (26, 106), (12, 96), (-2, 106), (-16, 96), (-30, 106), (-42, 96),
        (-56, 102), (-46, 70), (-50, 26), (-70, 0), (-82, -30), (-84, -58), (-72, -66), (-58, -52), (-40, -26),
        (-30, -34)]
    pen.shape(blob(*there(sheet)), "paper", 1.0 if pale else 0.80, "round", folds=3, angle=80,
        contrast=0.7 if pale else 1.0, edge=2.2 if pale else 1.5, lit=not pale)
    for fold in ([(-26, 0), (-30, 50), (-24, 92)], [(0, 14), (4, 60), (-2, 98)], [(24, 0), (30, 48), (34, 90)],
                 [(-62, -44), (-58, -14), (-46, 10)], [(62, -44), (58, -14), (46, 10)]):
        pen.line(*there(fold), width=1.6 * there.scale)
    for side in (-1, 1):
        pen.fill(there.outline(oval(9 * side, -42, 5.4, 8)))
    pen.fill(there.outline(oval(0, -20, 6, 10)))
