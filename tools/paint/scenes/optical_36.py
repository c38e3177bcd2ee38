"""Scenes of the Optical Tricks of Fame threshold 36."""

# fmt: off

from __future__ import annotations

from typing import TYPE_CHECKING

from tools.paint.cast.air import bubbles, star, stars
from tools.paint.cast.clothes import arm, bow_tie, bust, gown
from tools.paint.cast.faces import face
from tools.paint.cast.figures import standing_lady
from tools.paint.cast.grounds import drapes, floor, ground
from tools.paint.cast.hands import hand
from tools.paint.cast.wolves import wolfs_half
from tools.paint.engraving.geometry import blob, hole, limb, oval, polygon
from tools.paint.scenes.registry import scene

if TYPE_CHECKING:
    from tools.paint.engraving.pen import Pen


@scene(330, 182, 480)
def mutilation(pen: Pen) -> None:
    """A cabinet whose middle drawer, with a waist in it, is pulled out."""
    ground(pen, 300, 160, reach=220)
    floor(pen, 366)
    pen.begin_subject()
    _cabinet(pen, 190, 340)
    _window(pen, 210, 320, 22, 132)
    gown(pen, 265, 124, 0.56, "accent", 130, 120)
    face(pen, 265, 76, 0.92, kind="girl", hair="gold", beard="", smile=0.7)
    _frame(pen, 210, 320, 22, 132)
    pen.shape(polygon((204, 146), (326, 146), (326, 254), (204, 254)), "key", 0.12, "flat", edge=2)
    _window(pen, 210, 320, 268, 378)
    for x in (242, 282):
        pen.shape(limb((x, 268, 15), (x, 330, 11), (x, 356, 9)), "paper", 0.92, "round")
        pen.shape(blob((x - 12, 346), (x + 10, 346), (x + 13, 366), (x + 6, 378), (x - 10, 378), (x - 14, 364)),
            "accent", 0.7, "round",
            gloss=0.4)
    _frame(pen, 210, 320, 268, 378)
    _drawer(pen)
    arm(pen, (640, 330, 50), (600, 280, 42), (560, 236, 30), angle=120)
    hand(pen, 528, 208, 1.45, 24, flip=True, pose="grip")
    stars(pen, (120, 90, 16), (90, 240, 11), (450, 60, 14), (520, 110, 9))


def _cabinet(pen: Pen, left: float, right: float) -> None:
    pen.shape(polygon((left, 4), (right, 4), (right, 392), (left, 392)), "mid", 0.80, "flat",
        angle=0, pitch=1.3, shadow=0.6)
    for top in (-10, 134, 254, 380):
        pen.shape(polygon((left - 12, top), (right + 12, top), (right + 12, top + 14), (left - 12, top + 14)), "gold",
            0.8, "flat",
            angle=90, gloss=0.2)
    pen.shape(blob((left + 20, -8), (left + 74, -44), (right - 20, -8)), "gold", 0.82, "round", gloss=0.4)


def _window(pen: Pen, left: float, right: float, top: float, foot: float) -> None:
    pen.shape(polygon((left, top), (right, top), (right, foot), (left, foot)), "deep", 0.5, "flat", angle=45, edge=2)


def _frame(pen: Pen, left: float, right: float, top: float, foot: float) -> None:
    corners = ((left, top), (right, top), (right, foot), (left, foot), (left, top))
    pen.line(*corners, width=7, smooth=False, tapered=False)
    pen.white_line(*corners, width=2.4, smooth=False, tapered=False)


def _drawer(pen: Pen) -> None:
    """The drawer at the right of its place: its side, its front, what lies in it."""
    pen.shape(polygon((326, 158), (370, 148), (370, 252), (326, 246)), "deep", 0.5, "flat", angle=90, edge=1.6)
    pen.shape(polygon((370, 142), (504, 142), (504, 258), (370, 258)), "mid", 0.84, "flat",
        angle=0, pitch=1.3, shadow=0.7)
    _window(pen, 386, 488, 154, 246)
    waist = [(400, 152), (474, 152), (466, 184), (452, 200), (466, 220), (478, 248), (396, 248), (408, 220),
        (422, 200), (408, 184)]
    pen.shape(blob(*waist), "accent", 0.86, "round", folds=3)
    pen.shape(blob((416, 192), (437, 196), (458, 192), (458, 208), (437, 212), (416, 208)), "paper", 0.95, "round")
    bow_tie(pen, 437, 202, 0.5, 0, "deep")
    _frame(pen, 386, 488, 154, 246)
    pen.shape(oval(505, 200, 13), "gold", 0.88, "round", gloss=0.6)


@scene(310, 172, 560)
def stairs_of_water(pen: Pen) -> None:
    """A lady walks up a fountain."""
    ground(pen, 380, 120, reach=220)
    pen.begin_subject()
    for number, (x, top) in enumerate(((80, 330), (176, 276), (272, 222), (368, 168), (464, 114))):
        _jet(pen, x, top, number)
    standing_lady(pen, 258, 126, 0.74, ink="accent", hair="key")
    _basin(pen)
    stars(pen, (150, 110, 16), (540, 50, 12), (110, 210, 9), (400, 40, 14))


def _jet(pen: Pen, x: float, top: float, number: int) -> None:
    """A step: a column of water with a flat head that falls over."""
    pen.shape(blob((x - 20, top + 10), (x + 20, top + 10), (x + 24, 390), (x - 24, 390)), "paper", 0.90, "lathe",
        bulge=-1)
    for aside in (-10, 0, 9):
        pen.line((x + aside, top + 20), (x + aside * 1.3, 380), width=1.8, tapered=False)
    head = [(x - 50, top + 4), (x - 30, top - 8), (x, top - 12), (x + 30, top - 8), (x + 50, top + 4),
        (x + 54, top + 34), (x + 44, top + 18),
        (x + 34, top + 36), (x + 22, top + 16), (x, top + 20), (x - 22, top + 16), (x - 34, top + 36),
            (x - 44, top + 18), (x - 54, top + 34)]
    pen.shape(blob(*head), "paper", 0.97, "round", angle=90, contrast=0.8)
    bubbles(pen, (x - 60, top + 54 + 6 * number, 6), (x + 60, top + 60, 7), (x + 50, top + 84, 4))


def _basin(pen: Pen) -> None:
    pen.shape(oval(290, 372, 286, 26), "mid", 0.9, "flat", angle=90, pitch=1.4, edge=1.6)
    pen.shape(blob((6, 370), (60, 384), (290, 398), (520, 384), (576, 370), (560, 420), (480, 470), (100, 470),
        (20, 420)), "gold", 0.72, "round",
        angle=85, gloss=0.3)
    pen.line((18, 386), (100, 402), (290, 412), (480, 402), (562, 386), width=3)
    for x in (110, 200, 290, 380, 470):
        pen.shape(oval(x, 436, 30, 16), "gold", 0.84, "round", gloss=0.4)


@scene(300, 178, 430)
def beast_within(pen: Pen) -> None:
    """Half his face is a wolf's, a mirror stands between."""
    ground(pen, 300, 160, reach=220)
    drapes(pen, "deep", 50, 550, 0.6)
    pen.begin_subject()
    bust(pen, 300, 288, 1.35, width=124, foot=560)
    pen.shape(blob((300, 300), (340, 280), (400, 292), (460, 330), (500, 400), (510, 560), (300, 560)), "accent",
        0.52, "round", angle=70)
    for x, y in ((340, 320), (372, 350), (410, 340), (350, 380), (440, 380), (400, 396), (330, 350)):
        pen.line((x, y), (x + 6, y + 14), (x + 3, y + 24), width=3)
    face(pen, 300, 166, 2.0, beard="both", smile=0.3)
    wolfs_half(pen, 300, 166, 2.0)
    pen.shape(polygon((293, -40), (307, -40), (307, 400), (293, 400)), "gold", 0.86, "lathe", gloss=0.6, shadow=0.4)
    pen.shape(blob((300, -30), (322, -8), (316, 16), (300, 26), (284, 16), (278, -8)), "gold", 0.88, "round", gloss=0.6)
    for y in (60, 140, 220, 300):
        pen.shape(oval(300, y, 10), "accent", 0.9, "round", gloss=0.6)


@scene(300, 180, 480)
def vanishing_elephant(pen: Pen) -> None:
    """A trunk and one foot leave a box that is much too small."""
    ground(pen, 300, 170, reach=220)
    floor(pen, 352)
    pen.begin_subject()
    pen.shape(polygon((206, 184), (394, 184), (352, 96), (248, 96)) + hole(polygon((220, 178), (380, 178), (344, 104),
        (256, 104))), "accent",
        0.6, "flat", angle=90)
    _elephants_parts(pen)
    pen.shape(polygon((206, 196), (394, 196), (404, 388), (196, 388)), "accent", 0.78, "flat",
        angle=0, pitch=1.3, shadow=0.6)
    for x in (232, 300, 368):
        star(pen, x, 292, 22, 5, "deep")
        star(pen, x, 292, 10, 5, "paper")
    for top in (190, 374):
        pen.shape(polygon((192, top), (408, top), (408, top + 18), (192, top + 18)), "deep", 0.62, "flat", angle=90)
    stars(pen, (100, 150, 14), (500, 110, 16), (470, 270, 10), (150, 60, 9))


def _elephants_parts(pen: Pen) -> None:
    """Trunk, ear, tusk and foot: grey is a light tone of the deep ink."""
    pen.shape(polygon((214, 190), (386, 190), (356, 112), (244, 112)), "key", 0.14, "flat", edge=0)
    ear = [(300, 190), (330, 120), (380, 60), (440, 62), (462, 110), (446, 160), (408, 192), (370, 206)]
    pen.shape(blob(*ear), "deep", 0.84, "round", angle=30, gloss=0.2, shadow=0.4)
    for bend in (((352, 150), (400, 104), (440, 100)), ((356, 176), (404, 146), (440, 140))):
        pen.line(*bend, width=2)
    trunk = limb((292, 200, 44), (262, 140, 38), (208, 96, 30), (146, 92, 23), (108, 60, 17), (116, 18, 13),
        (150, 4, 11))
    pen.shape(trunk, "deep", 0.86, "round", angle=20, gloss=0.2, shadow=0.4)
    for x, y, u, v in ((262, 108, 228, 142), (236, 84, 204, 124), (206, 70, 184, 118), (176, 66, 164, 114),
        (146, 70, 126, 106), (124, 46, 98, 60),
                       (126, 26, 102, 32)):
        pen.line((x, y), ((x + u) / 2 - 6, (y + v) / 2), (u, v), width=2.2)
    pen.shape(limb((246, 190, 10), (212, 190, 9), (182, 168, 3)), "paper", 0.96, "round", gloss=0.5)
    pen.shape(oval(290, 150, 11, 9), "paper", 0.96, "flat", edge=1.4)
    pen.dot(286, 150, 5.4)
    pen.line((276, 138), (290, 132), (304, 140), width=3.4)
    foot = limb((404, 190, 30), (462, 250, 30), (474, 330, 33), (476, 372, 36))
    pen.shape(foot, "deep", 0.84, "round", angle=80, shadow=0.5)
    for y in (280, 304, 328):
        pen.line((446, y), (474, y + 7), (502, y), width=2.2)
    for x in (454, 476, 498):
        pen.shape(oval(x, 394, 11, 10), "paper", 0.94, "round", edge=1.3)
