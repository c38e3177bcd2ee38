"""Posters of the Magicians who came with the Academy."""

# fmt: off

from __future__ import annotations

from typing import TYPE_CHECKING

from tools.paint.cast.air import stars
from tools.paint.cast.clothes import arm, bust, gown
from tools.paint.cast.faces import face
from tools.paint.cast.furniture import tassel
from tools.paint.cast.grounds import ground
from tools.paint.cast.hands import hand
from tools.paint.cast.props import chain, flame, gear, padlock
from tools.paint.engraving.geometry import Place, arc, blob, hole, limb, oval, placed, polygon
from tools.paint.scenes.registry import poster

if TYPE_CHECKING:
    from tools.paint.engraving.pen import Pen


@poster
def geert_van_augustin(pen: Pen) -> None:
    """A builder with compasses and a model of his house, a wheel behind him."""
    ground(pen, 300, 130, reach=260)
    gear(pen, 300, 134, 190, 20, "mid", 0.1, 0.80, spokes=8, hub=0)
    pen.begin_subject()
    bust(pen, 300, 258, 1.34, coat="accent", tie="deep", width=132, foot=900)
    face(pen, 300, 158, 1.46, kind="squire", hair="gold", beard="full", smile=0.4)
    pen.shape(blob((226, 104), (220, 70), (262, 44), (340, 40), (392, 62), (384, 104), (300, 92)), "deep",
        0.46, "round", gloss=0.3, shadow=0.4)
    pen.shape(blob((210, 106), (300, 88), (392, 104), (408, 118), (300, 106), (196, 122)), "deep", 0.36, "round")
    pen.shape(blob((372, 66), (410, 34), (450, 42), (420, 62), (388, 84)), "paper", 0.94, "round", angle=20)
    arm(pen, (440, 330, 46), (490, 390, 40), (460, 430, 30), ink="accent", tone=0.56, angle=100)
    for end in ((420, 330), (500, 330)):
        pen.shape(limb((458, 176, 8), ((458 + end[0]) / 2, 256, 7), (*end, 2)), "gold", 0.84, "round",
            gloss=0.6, shadow=0.4)
    pen.shape(oval(458, 170, 15), "gold", 0.9, "round", gloss=0.7)
    pen.line((430, 286), (460, 298), (490, 286), width=5)
    hand(pen, 470, 404, 1.45, -100, pose="pinch")
    arm(pen, (164, 330, 46), (120, 410, 40), (150, 450, 30), ink="accent", tone=0.56, angle=80)
    _little_house(pen, 156, 392)
    hand(pen, 150, 424, 1.5, -14, pose="cup")


def _little_house(pen: Pen, x: float, foot: float) -> None:
    """A model of the Academy: three storeys and a gable."""
    for storey, (half, high) in enumerate(((58, 42), (48, 38), (38, 34))):
        top = foot - sum((42, 38, 34)[: storey + 1])
        pen.shape(polygon((x - half, top), (x + half, top), (x + half, top + high), (x - half, top + high)), "paper",
            0.94, "flat", shadow=0.4)
        pen.shape(polygon((x - half - 6, top - 4), (x + half + 6, top - 4), (x + half + 6, top + 5),
            (x - half - 6, top + 5)), "gold", 0.84, "flat",
            angle=90)
        for number in (-1, 0, 1):
            u = x + number * half * 0.6
            pen.shape(polygon((u - 7, top + 12), (u + 7, top + 12), (u + 7, top + 30), (u - 7, top + 30)), "deep",
                0.4, "flat", edge=1.2)
    pen.shape(polygon((x - 46, foot - 114), (x, foot - 162), (x + 46, foot - 114)), "mid", 0.74, "flat", angle=90)
    pen.shape(limb((x, foot - 162, 2.4), (x, foot - 190, 2.4)), "gold", 0.8, "round", edge=1)
    pen.shape(polygon((x, foot - 190), (x + 26, foot - 182), (x, foot - 174)), "accent", 0.84, "flat")


@poster
def lumenia_the_radiant(pen: Pen) -> None:
    """The sun behind her head, a ball of light in each hand."""
    ground(pen, 300, 130, reach=280)
    pen.begin_subject()
    for number in range(24):
        there = Place(300, 130, 1.0, number * 15)
        long = 226 if number % 2 else 186
        pen.shape(polygon(*there([(-14, -118), (0, -long), (14, -118)])), "accent", 0.88, "round", gloss=0.4, edge=1.4)
    pen.shape(oval(300, 130, 128), "accent", 0.96, "rings", centre=(300, 130),
        pitch=1.5, cross=False, edge=2, lit=False)
    gown(pen, 300, 262, 1.32, "mid", 900, 114)
    face(pen, 300, 156, 1.44, kind="girl", hair="gold", beard="", smile=0.7)
    pen.shape(blob((240, 108), (300, 84), (360, 108), (356, 122), (300, 100), (244, 122)), "gold", 0.9, "round",
        gloss=0.6)
    pen.shape(oval(300, 92, 12), "paper", 1.0, "round", gloss=0.8)
    for side in (-1, 1):
        pen.shape(limb((300 + 120 * side, 350, 28), (300 + 180 * side, 380, 24), (300 + 196 * side, 320, 18)),
            "flesh", 0.90, "round", angle=80)
        hand(pen, 300 + 190 * side, 306, 1.45, -60 if side < 0 else 60, flip=side > 0, pose="cup", cuff=None)
        x, y = 300 + 190 * side, 226
        pen.glow(x, y, 96, 1.0, ink="accent")
        pen.shape(oval(x, y, 30), "paper", 1.0, "round", contrast=0.5, edge=1.8, lit=False)
        pen.shape(limb((300 + 176 * side, 366, 22), (300 + 190 * side, 344, 21)), "gold", 0.86, "round", gloss=0.7)


@poster
def professor_bernard(pen: Pen) -> None:
    """A teacher with a pointer and a padlock taken to pieces, chains on the board behind him."""
    ground(pen, 300, 130, reach=260)
    pen.shape(polygon((104, -40), (496, -40), (496, 250), (104, 250)), "deep", 0.36, "flat", angle=90, edge=3)
    pen.shape(polygon((92, -52), (508, -52), (508, 262), (92, 262)) + hole(polygon((108, -36), (492, -36), (492, 246),
        (108, 246))), "gold", 0.74,
        "round", shadow=0.4)
    for circle in ((170, 40, 30), (170, 40, 18), (440, 120, 26)):
        pen.white_line(*arc(*circle, 0, 360, 24), width=3, tapered=False)
    for line in (((200, 40), (240, 40), (240, 90)), ((410, 150), (470, 150)), ((410, 166), (470, 166)), ((130, 120),
        (216, 120)), ((130, 140), (200, 140))):
        pen.white_line(*line, width=3, smooth=False, tapered=False)
    pen.begin_subject()
    bust(pen, 300, 262, 1.32, coat="deep", tie="accent", width=126, foot=900)
    face(pen, 300, 158, 1.46, kind="elder", hair="paper", beard="both", smile=0.5)
    cap = [(196, 66), (300, 30), (404, 66), (300, 104)]
    pen.shape(blob((240, 108), (244, 76), (300, 64), (356, 76), (360, 108), (300, 92)), "key", 0.3, "round", gloss=0.4)
    pen.shape(polygon(*cap), "key", 0.34, "flat", angle=20, gloss=0.2, shadow=0.5)
    pen.line((300, 66), (380, 76), (392, 120), width=4)
    tassel(pen, 392, 112, 0.5, "accent")
    arm(pen, (440, 330, 46), (494, 380, 40), (484, 330, 30), angle=100)
    pen.shape(limb((470, 360, 6), (520, 60, 3)), "gold", 0.84, "round", gloss=0.6, shadow=0.4)
    hand(pen, 480, 300, 1.4, -84, pose="grip", ink="flesh")
    arm(pen, (164, 330, 46), (118, 410, 40), (150, 450, 30), angle=80)
    padlock(pen, 178, 372, 1.5, "accent", -10)
    hand(pen, 166, 420, 1.5, -10, pose="cup")
    chain(pen, [(206, 420), (300, 470), (400, 440), (440, 470)], 15, "accent")


@poster
def anjali(pen: Pen) -> None:
    """A sari over her head, a lotus of light on her hand, the moon behind."""
    ground(pen, 300, 120, reach=260)
    pen.shape(oval(300, 116, 196) + hole(oval(300, 66, 178)), "gold", 0.92, "round",
        angle=90, edge=2, gloss=0.3, lit=False)
    stars(pen, (120, 30, 16), (480, 20, 18), (90, 130, 9), (520, 140, 11), (220, -44, 11), (400, -40, 9))
    pen.begin_subject()
    veil = [(300, 20), (368, 46), (404, 120), (410, 210), (470, 300), (520, 420), (540, 900), (60, 900), (80, 420),
        (130, 300), (190, 210), (196, 120),
        (232, 46)]
    pen.shape(blob(*veil), "accent", 0.66, "round", folds=7, angle=80, shadow=0.5)
    gown(pen, 300, 262, 1.24, "deep", 900, 108)
    face(pen, 300, 156, 1.42, kind="lady", hair="key", skin="gold", beard="", smile=0.5)
    pen.shape(oval(300, 112, 6), "deep", 0.5, "round", gloss=0.6)
    pen.shape(oval(314, 176, 8) + hole(oval(314, 176, 5.4)), "gold", 0.95, "round", edge=1)
    for side in (-1, 1):
        edge = [(300, 28), (300 + 60 * side, 56), (300 + 86 * side, 124), (300 + 84 * side, 208),
            (300 + 118 * side, 300), (300 + 92 * side, 330),
            (300 + 66 * side, 220), (300 + 68 * side, 128), (300 + 46 * side, 76), (300, 52)]
        pen.shape(blob(*edge), "gold", 0.82, "round", folds=2, angle=70 * side, gloss=0.3)
        pen.shape(oval(300 + 57 * side, 190, 8, 12), "gold", 0.92, "round", gloss=0.7)
    for number, (x, y) in enumerate(((248, 262), (270, 284), (300, 292), (330, 284), (352, 262))):
        pen.shape(oval(x, y, 10, 12), "gold" if number % 2 else "paper", 0.92, "round", gloss=0.7)
    pen.glow(420, 330, 120, 1.0, ink="gold")
    for turn in (-70, 70, -38, 38, 0):
        pen.shape(blob(*placed([(0, 14), (-22, -22), (0, -66), (22, -22)], 420, 372, 1.0, turn)), "paper",
            0.96, "round", angle=turn, edge=1.6)
    flame(pen, 420, 362, 1.0, 0)
    pen.shape(limb((500, 480, 34), (470, 450, 26), (446, 420, 19)), "gold", 0.84, "round", angle=60)
    hand(pen, 432, 408, 1.6, 12, flip=True, pose="cup", ink="gold", cuff=None)
    for aside in (0, 14):
        pen.shape(oval(474 + aside, 440 + aside, 24, 8, 40), "accent", 0.9, "round", gloss=0.7)
    pen.shape(blob((168, 360), (206, 352), (222, 420), (214, 560), (160, 560), (150, 440)), "key", 0.4, "round",
        folds=3, angle=20, gloss=0.4)
