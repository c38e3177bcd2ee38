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
from tools.paint.engraving.geometry import blob, limb, oval, polygon
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
    hand(pen, 546, 208, 1.45, 24, flip=True, pose="grip")
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
    pen.shape(polygon((326, 158), (362, 142), (362, 262), (326, 246)), "deep", 0.5, "flat", angle=90, edge=1.6)
    pen.shape(polygon((362, 126), (520, 126), (520, 274), (362, 274)), "mid", 0.84, "flat",
        angle=0, pitch=1.3, shadow=0.7)
    _window(pen, 376, 506, 140, 260)
    waist = [(392, 138), (490, 138), (482, 172), (466, 200), (482, 228), (498, 262), (384, 262), (400, 228),
        (416, 200), (400, 172)]
    pen.shape(blob(*waist), "accent", 0.86, "round", angle=80, edge=2)
    for row in range(4):
        y = 156 + row * 18
        pen.line((426, y), (456, y + 16), width=3, smooth=False)
        pen.line((456, y), (426, y + 16), width=3, smooth=False)
    pen.shape(blob((396, 232), (441, 240), (486, 232), (488, 250), (441, 257), (394, 250)), "paper", 0.97, "round")
    bow_tie(pen, 441, 246, 0.7, 0, "deep")
    _frame(pen, 376, 506, 140, 260)
    pen.shape(oval(524, 200, 13), "gold", 0.88, "round", gloss=0.6)


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
    """A step: a jet that opens like an umbrella and falls in drops."""
    pen.shape(blob((x - 9, top + 4), (x + 9, top + 4), (x + 17, 390), (x - 17, 390)), "paper", 0.92, "lathe", bulge=-1)
    for reach, drop, tone in ((60, 112, 0.86), (36, 84, 0.97)):
        for side in (-1, 1):
            stream = [(x, top - 12), (x + reach * 0.5 * side, top - 10), (x + reach * 0.9 * side, top + drop * 0.3),
                (x + reach * side, top + drop), (x + reach * 0.84 * side, top + drop * 0.86),
                (x + reach * 0.66 * side, top + drop * 0.36), (x + reach * 0.34 * side, top + 12), (x, top + 8)]
            pen.shape(blob(*stream), "paper", tone, "round", angle=80 * side, edge=1.6, contrast=0.8)
    pen.shape(oval(x, top - 8, 40, 10), "paper", 1.0, "round", edge=1.6)
    bubbles(pen, (x - 58, top + 128, 6), (x + 60, top + 132, 7), (x + 36, top + 106 + number, 5),
        (x - 34, top + 104, 5))


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


@scene(300, 166, 470)
def vanishing_elephant(pen: Pen) -> None:
    """A whole elephant's head looks out of a box that is much too small; a wand says when."""
    ground(pen, 300, 140, reach=230)
    floor(pen, 352)
    pen.begin_subject()
    _elephants_head(pen)
    pen.shape(polygon((206, 226), (394, 226), (404, 420), (196, 420)), "accent", 0.78, "flat",
        angle=0, pitch=1.3, shadow=0.6)
    for x in (232, 300, 368):
        star(pen, x, 318, 22, 5, "deep")
        star(pen, x, 318, 10, 5, "paper")
    for top in (220, 394):
        pen.shape(polygon((192, top), (408, top), (408, top + 18), (192, top + 18)), "deep", 0.62, "flat", angle=90)
    _trunk(pen)
    arm(pen, (-30, 330, 44), (20, 280, 36), (52, 234, 25), angle=120)
    pen.shape(limb((70, 214, 6), (150, 124, 5)), "key", 0.3, "round", gloss=0.6)
    pen.shape(limb((138, 138, 6.5), (154, 120, 6)), "paper", 0.96, "round")
    hand(pen, 72, 206, 1.4, -56, pose="grip", ink="paper")
    stars(pen, (540, 90, 16), (520, 270, 11), (80, 60, 14))


def _elephants_head(pen: Pen) -> None:
    """Head, ears and tusks: grey is a light tone of the deep ink."""
    for side in (-1, 1):
        ear = [(300 + 56 * side, 60), (300 + 110 * side, 16), (300 + 178 * side, 30), (300 + 204 * side, 104),
            (300 + 176 * side, 176), (300 + 120 * side, 190), (300 + 70 * side, 140)]
        pen.shape(blob(*ear), "deep", 0.82, "round", angle=40 * side, gloss=0.2, shadow=0.5, edge=2)
        for bend in (((100, 70), (150, 60), (184, 84)), ((96, 104), (140, 108), (178, 140))):
            pen.line(*((300 + u * side, v) for u, v in bend), width=2.2)
    head = [(300, 6), (350, 16), (384, 62), (386, 130), (366, 210), (234, 210), (214, 130), (216, 62), (250, 16)]
    pen.shape(blob(*head), "deep", 0.90, "round", angle=80, gloss=0.2, shadow=0.4, edge=2)
    for side in (-1, 1):
        pen.shape(oval(300 + 50 * side, 84, 12, 10), "paper", 0.98, "flat", edge=1.6)
        pen.dot(300 + 49 * side, 85, 6)
        pen.line((300 + 34 * side, 70), (300 + 50 * side, 62), (300 + 68 * side, 72), width=3.6)
        tusk = limb((300 + 44 * side, 158, 13), (300 + 74 * side, 190, 11), (300 + 118 * side, 186, 8),
            (300 + 140 * side, 156, 3))
        pen.shape(tusk, "paper", 0.97, "round", gloss=0.5, edge=1.8, shadow=0.3)


def _trunk(pen: Pen) -> None:
    """The raised trunk, before the box."""
    trunk = limb((300, 116, 34), (300, 180, 30), (330, 232, 25), (392, 236, 21), (430, 184, 17), (424, 120, 14),
        (446, 92, 12))
    pen.shape(trunk, "deep", 0.92, "round", angle=0, gloss=0.2, shadow=0.6, edge=2)
    for x, y, u, v in ((268, 140, 332, 140), (270, 166, 330, 164), (280, 194, 328, 180), (304, 222, 344, 204),
        (350, 252, 360, 214), (392, 256, 388, 216), (428, 228, 402, 206), (444, 186, 416, 182), (438, 150, 410, 150)):
        pen.line((x, y), ((x + u) / 2, (y + v) / 2 + 4), (u, v), width=2.2)
