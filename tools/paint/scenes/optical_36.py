"""Scenes of the Optical Tricks of Fame threshold 36."""

# fmt: off

from __future__ import annotations

from typing import TYPE_CHECKING

from tools.paint.cast.air import star, stars
from tools.paint.cast.clothes import arm, bow_tie, bust
from tools.paint.cast.faces import face
from tools.paint.cast.figures import standing_lady
from tools.paint.cast.grounds import drapes, floor, ground
from tools.paint.cast.hands import hand
from tools.paint.cast.wolves import wolfs_half
from tools.paint.engraving.geometry import blob, limb, oval, polygon, spline
from tools.paint.scenes.registry import scene

if TYPE_CHECKING:
    from tools.paint.engraving.pen import Pen


@scene(312, 182, 590, seen=(-2, 402))
def mutilation(pen: Pen) -> None:
    """One half of a lady sits on a swing; the other half walks away without her."""
    ground(pen, 240, 130, reach=220)
    floor(pen, 340)
    pen.begin_subject()
    for x in (108, 352):
        pen.shape(limb((x, -60, 5), (x, 232, 5)), "gold", 0.84, "round", gloss=0.3, edge=1.6)
        for number in () if pen.small else range(12):
            pen.line((x - 5, -40 + 22 * number), (x + 5, -32 + 22 * number), width=1.6, smooth=False)
    pen.shape(limb((230, 92, 13), (230, 132, 15)), "flesh", 0.86, "lathe", pitch=0.75)
    pen.shape(blob((214, 126), (246, 126), (292, 140), (300, 168), (160, 168), (168, 140)), "flesh", 0.9, "round")
    pen.shape(blob((230, 168), (280, 152), (288, 172), (270, 206), (284, 234), (176, 234), (190, 206), (172, 172),
        (180, 152)), "accent", 0.80, "round", folds=5, angle=80, edge=2)
    face(pen, 230, 62, 1.0, kind="lady", hair="key", beard="", smile=0.9)
    for side in (-1, 1):
        joints = ((230 + 62 * side, 150, 15), (230 + 104 * side, 176, 13), (230 + 120 * side, 122, 10))
        pen.shape(limb(*joints), "flesh", 0.92, "round", angle=70 * side, edge=1.8)
        hand(pen, 230 + 122 * side, 104, 1.15, -90, flip=side > 0, pose="grip", cuff=None)
    pen.shape(polygon((80, 226), (380, 226), (386, 250), (74, 250)), "gold", 0.84, "flat", angle=0, edge=2.2,
        shadow=0.7)
    _half_that_walks(pen)
    stars(pen, (440, 60, 16), (540, 100, 12), (40, 90, 11), (410, 330, 9))


def _half_that_walks(pen: Pen) -> None:
    """A skirt with two feet, cut off at the waist, black within."""
    for shin, shoe in (((452, 330, 14), (438, 376, 10)), ((532, 326, 14), (560, 356, 10))):
        pen.shape(limb(shin, shoe), "paper", 0.95, "round", edge=1.6)
        x, y = shoe[0], shoe[1]
        pen.shape(blob((x - 15, y - 8), (x + 10, y - 10), (x + 40, y + 14), (x + 36, y + 24), (x - 14, y + 24)), "deep",
            0.5, "round", gloss=0.6, edge=1.8)
    skirt = [(454, 172), (530, 172), (548, 220), (592, 318), (560, 344), (490, 350), (424, 344), (400, 324), (436, 220)]
    pen.shape(blob(*skirt), "accent", 0.84, "round", folds=5, angle=80, edge=2.2, shadow=0.6)
    for bend, foot in ((470, 440), (486, 478), (502, 520), (514, 556)):
        pen.line(((bend + 490) / 2, 190), (bend, 250), (foot, 338), width=2.6)
    pen.shape(limb((446, 196, 8), (492, 204, 9), (540, 196, 8)), "paper", 0.97, "round", edge=1.8)
    bow_tie(pen, 512, 206, 0.9, 0, "deep")
    pen.shape(oval(492, 172, 42, 13), "paper", 0.97, "flat", edge=2.2, lit=False)
    pen.fill(oval(492, 173, 32, 8))


@scene(306, 176, 640, seen=(-6, 386))
def stairs_of_water(pen: Pen) -> None:
    """A lady with a parasol walks up steps that are nothing but falling water."""
    ground(pen, 300, 130, reach=230)
    pen.begin_subject()
    for number in (5, 4, 3, 2, 1, 0):
        _step_of_water(pen, -10 + 100 * number, 372 - 48 * number)
    pen.shape(limb((288, 152, 3.8), (328, 30, 3.8)), "gold", 0.8, "round", edge=1.4)
    standing_lady(pen, 226, 172, 0.98, ink="accent", hair="key")
    _parasol(pen, 330, 42)
    for x, y, radius in ((36, 326, 8), (132, 276, 7), (420, 176, 8), (518, 132, 8), (560, 60, 9), (470, 96, 6),
                         (586, 96, 6), (536, 30, 7)):
        pen.shape(blob((x, y - 2 * radius), (x + radius, y), (x, y + radius), (x - radius, y)), "paper", 0.97, "round",
            edge=1.4)


def _step_of_water(pen: Pen, left: float, top: float) -> None:
    """A step: its tread a still sheet, its front a fall in streaks, spray where it meets the step below."""
    right, foot = left + 118, 470.0
    fall = [(left, top), (right, top), (right + 8, foot), (left - 22, foot), (left - 16, top + 60),
        (left - 8, top + 14)]
    pen.shape(polygon(*fall), "mid", 0.84, "flat", angle=88, edge=2.2, lit=False, pitch=1.3, cross=False)
    for number in range(6):
        x, long = left + 4 + number * 20, 110 + 52 * (number * 2 % 5)
        pen.white_line((x, top + 4), (x - 3, top + long * 0.3), (x - 9, top + long), width=9.5 - number % 3)
        pen.line((x + 9, top + 12), (x + 6, top + 60), (x + 1, top + 46 + 24 * (number % 3)), width=2.2)
    pen.shape(oval(left + 58, top, 64, 12), "paper", 0.98, "flat", angle=90, edge=2.2, lit=False)
    pen.line((left + 16, top + 1), (left + 58, top + 5), (left + 96, top), width=2)
    pen.line((left + 40, top - 5), (left + 70, top - 4), (left + 92, top - 5), width=1.6)
    spray = [
        ring
        for far, high, radius in ((-34, 36, 14), (-14, 28, 16), (6, 38, 15), (-24, 48, 16), (-4, 50, 13))
        for ring in oval(left + far, top + high, radius)
    ]
    pen.shape(spray, "paper", 0.97, "round", edge=1.8, contrast=0.7)


def _parasol(pen: Pen, x: float, y: float) -> None:
    """An open parasol, its edge in scallops; (x, y) is the middle of its foot."""
    hem = [(x + 90 - 36 * number, y + (6 if number % 2 else 14)) for number in range(6)]
    dome = [(x - 90, y + 8), (x - 70, y - 40), (x - 14, y - 66), (x + 10, y - 66), (x + 66, y - 36), (x + 92, y + 10)]
    pen.shape(polygon(*spline(dome, False), *hem), "paper", 0.97, "round", edge=2.4, shadow=0.4)
    for far, mid in ((-54, -34), (-18, -12), (18, 16), (54, 40)):
        pen.line((x - 2, y - 66), (x + mid, y - 36), (x + far, y + 6), width=2.4)
    pen.shape(limb((x - 2, y - 64, 3), (x + 1, y - 82, 2)), "gold", 0.86, "round")


@scene(300, 158, 460, seen=(-8, 340))
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
