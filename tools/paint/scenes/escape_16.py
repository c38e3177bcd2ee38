"""Scenes of the Escape Tricks of Fame threshold 16."""

# fmt: off

from __future__ import annotations

from typing import TYPE_CHECKING

from tools.paint.cast.air import star
from tools.paint.cast.clothes import arm, bust, top_hat
from tools.paint.cast.faces import face
from tools.paint.cast.grounds import dusk, floor, ground
from tools.paint.cast.hands import hand
from tools.paint.cast.props import padlock
from tools.paint.cast.walls import bricks, whole_bricks
from tools.paint.engraving.geometry import Place, blob, limb, oval, polygon
from tools.paint.scenes.registry import scene

if TYPE_CHECKING:
    from tools.paint.engraving.pen import Pen


@scene(300, 176, 480)
def prison_break(pen: Pen) -> None:
    """Hands bend two bars; a warder's cap lies empty on the sill."""
    ground(pen, 300, 150, reach=230)
    pen.begin_subject()
    bricks(pen, (70, -20, 530, 400))
    pen.shape(polygon((136, 10), (464, 10), (464, 326), (136, 326)), "key", 0.10, "flat", edge=2.4)
    pen.glow(300, 150, 130, 0.5)
    face(pen, 300, 158, 1.35, -4, kind="squire", beard="full", smile=0.9)
    for x in (166, 434):
        pen.shape(limb((x, 8, 10), (x, 328, 10)), "accent", 0.74, "lathe", gloss=0.6)
    for side in (-1, 1):
        joints = ((300 + 40 * side, 8, 10), (300 + 62 * side, 70, 10), (300 + 108 * side, 160, 11),
            (300 + 66 * side, 262, 10), (300 + 40 * side, 328, 10))
        pen.shape(limb(*joints), "accent", 0.76, "round", angle=0, gloss=0.6, shadow=0.4)
        hand(pen, 300 + 104 * side, 176, 1.5, 80 if side < 0 else -80, flip=side > 0, pose="grip", cuff=None)
    pen.shape(polygon((112, 322), (488, 322), (502, 352), (98, 352)), "gold", 0.66, "flat", angle=90, shadow=0.5)
    _warders_cap(pen, Place(218, 322, 1.1, -8))


def _warders_cap(pen: Pen, there: Place) -> None:
    pen.shape(blob(*there([(-64, -6), (-58, -34), (0, -48), (58, -34), (64, -6), (0, 0)])), "deep", 0.46, "round",
        gloss=0.3, shadow=0.5)
    pen.shape(polygon(*there([(-60, -14), (60, -14), (58, 6), (-58, 6)])), "deep", 0.36, "lathe")
    pen.shape(blob(*there([(-52, 4), (0, 0), (52, 4), (40, 22), (0, 30), (-40, 22)])), "key", 0.3, "round", gloss=0.7)
    pen.shape(there.outline(oval(0, -20, 12, 13)), "gold", 0.9, "round", gloss=0.7)
    star(pen, *there.spot(0, -20), 9 * there.scale, 5, "deep")


@scene(318, 178, 650, seen=(-4, 406))
def zig_zag_lady(pen: Pen) -> None:
    """Three boxes, the middle one pushed aside with her waist in it; two blades, a face, a hand, two feet."""
    ground(pen, 300, 170, reach=230)
    floor(pen, 356)
    pen.begin_subject()
    _zig_zag_box(pen, 166, 258, 384)
    for x in (232, 278):
        pen.shape(limb((x, 262, 18), (x, 320, 13), (x, 350, 11)), "paper", 0.96, "round")
        shoe = [(x - 14, 340), (x + 12, 340), (x + 22, 362), (x + 20, 374), (x - 16, 374), (x - 18, 360)]
        pen.shape(blob(*shoe), "gold", 0.80, "round", gloss=0.5, edge=1.6)
    _zig_zag_box(pen, 306, 146, 246)
    waist = [(338, 156), (454, 156), (446, 178), (428, 196), (446, 216), (458, 236), (334, 236), (346, 216), (364, 196),
        (346, 178)]
    pen.shape(polygon(*waist), "gold", 0.94, "round", angle=80, edge=2)
    pen.shape(polygon((364, 188), (428, 188), (432, 204), (360, 204)), "paper", 1.0, "round", edge=1.6)
    pen.shape(limb((480, 194, 15), (512, 192, 13)), "flesh", 0.9, "round")
    hand(pen, 546, 184, 1.5, -24, pose="open", cuff=None)
    _zig_zag_box(pen, 166, 26, 136)
    face(pen, 256, 84, 0.92, kind="lady", hair="gold", beard="", smile=0.9)
    for y in (140, 252):
        blade = polygon((160, y - 5), (506, y - 5), (496, y + 5), (160, y + 5))
        pen.shape(blade, "paper", 0.98, "flat", angle=90, edge=1.8, lit=False, shadow=0.5)
        pen.shape(limb((160, y, 9), (126, y, 11)), "deep", 0.4, "round", gloss=0.5)
    for y, left in ((22, 166), (384, 166)):
        pen.shape(polygon((left - 14, y - 10), (left + 194, y - 10), (left + 194, y + 8), (left - 14, y + 8)), "gold",
            0.86, "flat", angle=90, edge=1.8)


def _zig_zag_box(pen: Pen, left: float, top: float, foot: float) -> None:
    """A box open in front, 180 wide, with a painted border and a dark inside."""
    right = left + 180
    pen.shape(polygon((left, top), (right, top), (right, foot), (left, foot)), "accent", 0.70, "flat",
        angle=0, pitch=1.3, shadow=0.7, edge=2.6)
    inner = polygon((left + 22, top + 10), (right - 22, top + 10), (right - 22, foot - 10), (left + 22, foot - 10))
    pen.shape(inner, "deep", 0.24, "flat", angle=90, edge=2.2)


@scene(300, 146, 500, seen=(-10, 344))
def walled(pen: Pen) -> None:
    """A torso comes out of whole bricks."""
    dusk(pen, 300, 160, reach=240, dark=0.5, bright=0.8)
    pen.begin_subject()
    bricks(pen, (60, -60, 540, 420))
    arm(pen, (196, 250, 42), (150, 306, 40), (116, 250, 32), angle=70)
    hand(pen, 112, 196, 1.6, -96, pose="open")
    bust(pen, 300, 210, 1.3, width=104, foot=346)
    face(pen, 300, 116, 1.4, 3, beard="both", smile=0.8)
    top_hat(pen, 304, 66, 1.12, turn=4)
    arm(pen, (404, 256, 42), (462, 296, 40), (492, 226, 31), angle=110)
    hand(pen, 496, 176, 1.6, 84, flip=True, pose="open")
    whole_bricks(pen, ((196, 330), (266, 330), (336, 330), (161, 362), (231, 362), (301, 362), (371, 362), (196, 394),
        (266, 394), (336, 394)))
    for x, y in ((190, 300), (404, 300), (160, 330), (438, 336), (176, 284), (420, 282)):
        pen.line((x - 9, y - 6), (x, y + 2), (x - 3, y + 12), width=2.4)
        pen.dot(x + 12, y + 14, 2.4)


@scene(300, 186, 500)
def wolf_cage(pen: Pen) -> None:
    """He sits behind bars and reads; three pairs of eyes look at him."""
    dusk(pen, 300, 160, reach=200, dark=0.34, bright=0.7)
    pen.begin_subject()
    pen.shape(polygon((58, 24), (542, 24), (542, 376), (58, 376)), "key", 0.12, "flat", edge=2)
    for x, y, scale in ((140, 130, 1.05), (462, 120, 1.05), (470, 292, 0.95)):
        _wolf_in_the_dark(pen, x, y, scale)
    pen.glow(300, 120, 120, 0.5)
    arm(pen, (226, 282, 36), (206, 336, 32), (252, 330, 24), angle=60)
    bust(pen, 300, 204, 1.05, width=108, foot=420)
    face(pen, 300, 128, 1.1, 0, kind="elder", hair="paper", beard="full", eye="closed")
    _open_book(pen)
    for side in (-1, 1):
        hand(pen, 300 + 74 * side, 312, 0.95, -30 if side < 0 else 30, flip=side > 0, pose="grip")
    for x in range(78, 540, 74):
        pen.shape(limb((x, 20, 6.5), (x, 380, 6.5)), "accent", 0.80, "lathe", gloss=0.6, edge=1.4)
    for y in (14, 372):
        pen.shape(polygon((40, y), (560, y), (560, y + 22), (40, y + 22)), "gold", 0.78, "flat",
            angle=90, gloss=0.2, shadow=0.4)
        for x in range(60, 560, 37):
            pen.dot(x, y + 11, 3)
    padlock(pen, 522, 200, 1.0)


def _wolf_in_the_dark(pen: Pen, x: float, y: float, scale: float) -> None:
    """A pair of eyes, two ears and the edge of a snout."""
    there = Place(x, y, scale)
    head = [(0, -30), (18, -34), (38, -70), (46, -24), (56, 10), (34, 34), (16, 58), (-16, 58), (-34, 34), (-56, 10),
        (-46, -24), (-38, -70),
        (-18, -34)]
    pen.shape(polygon(*there(head)), "deep", 0.24, "round", edge=1.4)
    for side in (-1, 1):
        pen.fill(blob(*there([(8 * side, 4), (20 * side, -8), (34 * side, -8), (24 * side, 4)])), "gold")
        pen.dot(*there.spot(21 * side, -3), 3.6 * scale)
    pen.fill(polygon(*there([(-8, 34), (8, 34), (0, 44)])), "mid")
    for side in (-1, 1):
        pen.fill(polygon(*there([(5 * side, 50), (12 * side, 48), (9 * side, 62)])), "paper")


def _open_book(pen: Pen) -> None:
    for side in (-1, 1):
        page = [(300, 282), (300 + 46 * side, 268), (300 + 92 * side, 276), (300 + 92 * side, 336),
            (300 + 46 * side, 330), (300, 342)]
        pen.shape(polygon(*page), "paper", 0.98, "flat", edge=1.8, shadow=0.5)
        for row in range(5):
            y = 288 + 9 * row
            pen.line((300 + 14 * side, y), (300 + 46 * side, y - 8), (300 + 80 * side, y - 2), width=1.5, tapered=False)
