"""Posters of the Magicians: a bust with two tools, one thing of light behind."""

# fmt: off

from __future__ import annotations

from typing import TYPE_CHECKING

from tools.paint.cast.air import star, stars
from tools.paint.cast.clothes import bust, gown, top_hat
from tools.paint.cast.faces import face
from tools.paint.cast.grounds import drapes, ground
from tools.paint.cast.hands import hand
from tools.paint.cast.props import candle, card, chain, flame, gear, padlock, wand
from tools.paint.engraving.geometry import Place, blob, hole, limb, moved, oval, polygon
from tools.paint.scenes.registry import poster, poster_at

if TYPE_CHECKING:
    from tools.paint.engraving.pen import Pen


@poster_at(172)
def the_gentleman(pen: Pen) -> None:
    ground(pen, 300, 150, reach=260)
    drapes(pen, "deep", 86, 514, 0.62)
    pen.begin_subject()
    bust(pen, 300, 246, 1.25, width=126, foot=900)
    pen.shape(oval(384, 340, 13), "accent", 0.85, "round", gloss=0.5)
    for k in range(6):
        pen.shape(oval(*Place(384, 340, 1, 60 * k).spot(0, -15), 8), "paper", 0.95, "round", edge=1)
    pen.shape(oval(384, 340, 8), "accent", 0.9, "round")
    face(pen, 300, 158, 1.42, -3, beard="both", smile=1)
    pen.shape(oval(324, 150, 21) + hole(oval(324, 150, 17.5)), "gold", 0.95, "round", gloss=0.6, edge=1.2)
    pen.line((343, 158), (352, 200), (340, 250), (356, 300), width=2)
    pen.white_line((314, 142), (322, 137), width=3)
    top_hat(pen, 302, 106, 1.22, band="accent", turn=-3)
    # a fan of cards, and the wand
    pen.shape(limb((166, 312, 44), (120, 390, 40), (140, 440, 30)), "deep", 0.36, "round", angle=80)
    for i in range(5):
        card(pen, *Place(158, 372, 1.15, -58 + 24 * i).spot(0, -74),
            1.2, -58 + 24 * i, "heart" if i % 2 == 0 else "spade")
    hand(pen, 156, 388, 1.4, -74, pose="grip", ink="paper")
    pen.shape(limb((434, 312, 44), (486, 396, 40), (458, 446, 30)), "deep", 0.36, "round", angle=100)
    wand(pen, (420, 446), (500, 210), 5.5)
    hand(pen, 462, 356, 1.4, 98, flip=True, pose="grip", ink="paper")
    stars(pen, (508, 180, 24), (470, 130, 12), (550, 240, 12), (130, 140, 14))


# the middle and width of what is seen at thumb's size


@poster
def the_mechaniker(pen: Pen) -> None:
    ground(pen, 300, 130, reach=260)
    gear(pen, 300, 134, 196, 22, "mid", 0.07, 0.80, spokes=0, hub=0)
    pen.shape(oval(300, 134, 138), "mid", 0.96, "rings", centre=(300, 134), pitch=1.3, edge=2)
    pen.begin_subject()
    bust(pen, 300, 246, 1.25, coat="accent", tie="deep", width=126, shirt=False, lapel=False, foot=900, neck=True)
    pen.shape(blob((236, 300), (364, 300), (372, 360), (420, 420), (430, 900), (170, 900), (180, 420), (228, 360)),
        "gold", 0.64, "round", angle=80)
    for f in (-1, 1):
        pen.shape(limb((300 + 62 * f, 304, 10), (300 + 66 * f, 268, 9), (300 + 50 * f, 244, 8)), "gold",
            0.56, "round")
        pen.dot(300 + 62 * f, 312, 6)
    pen.shape(polygon((250, 420), (350, 420), (344, 470), (256, 470)), "gold", 0.78, "flat", angle=90, edge=1.8)
    # sleeves rolled, spanner and cog wheel
    pen.shape(limb((434, 310, 44), (470, 380, 38), (452, 420, 30)), "accent", 0.58, "round", angle=100)
    pen.shape(limb((452, 420, 24), (458, 360, 22), (462, 300, 19)), "flesh", 0.86, "round", angle=90)
    pen.shape(limb((440, 330, 11), (470, 160, 10)), "accent", 0.86, "round", gloss=0.6, shadow=0.5)
    pen.shape(moved(blob((-22, 18), (-34, -8), (-26, -44), (-10, -50), (-12, -18), (0, -10), (12, -18), (10, -50),
        (26, -44), (34, -8), (22, 18)), 474, 148, 1.15, 10), "accent", 0.88, "round", gloss=0.6)
    hand(pen, 458, 286, 1.35, -84, pose="grip", cuff=None)
    pen.shape(limb((166, 310, 44), (132, 380, 38), (160, 424, 30)), "accent", 0.60, "round", angle=80)
    gear(pen, 196, 392, 54, 12, "accent", 0.1, 0.85)
    pen.shape(limb((150, 436, 24), (172, 420, 20)), "flesh", 0.86)
    hand(pen, 184, 414, 1.3, -16, pose="grip", cuff=None)
    # the face: whiskers, goggles on his cap
    face(pen, 300, 150, 1.42, 0, beard="", smile=0.4, hair="accent")
    for f in (-1, 1):
        pen.shape(blob((300 + 54 * f, 140), (300 + 60 * f, 164), (300 + 54 * f, 200), (300 + 34 * f, 222),
            (300 + 26 * f, 206), (300 + 40 * f, 190), (300 + 46 * f, 160)), "gold", 0.52, "round", angle=20, edge=1.2)
        pen.shape(blob((300, 176), (300 + 14 * f, 174), (300 + 34 * f, 184), (300 + 58 * f, 178),
            (300 + 68 * f, 168), (300 + 62 * f, 192), (300 + 36 * f, 204), (300 + 10 * f, 196)), "gold",
            0.56, "round", angle=60 * f, edge=1.3)
    pen.shape(blob((240, 112), (236, 84), (252, 58), (300, 46), (348, 58), (364, 84), (360, 112), (300, 100)),
        "deep", 0.52, "round", angle=90, gloss=0.2)
    pen.shape(limb((238, 96, 9), (300, 88, 9), (362, 96, 9)), "deep", 0.4, "round")
    for f in (-1, 1):
        pen.shape(oval(300 + 30 * f, 88, 27, 25), "gold", 0.84, "round", gloss=0.6, shadow=0.4)
        pen.shape(oval(300 + 30 * f, 88, 17, 16), "accent", 0.95, "round", angle=20, gloss=0.8)
        pen.white_line((300 + 30 * f - 8, 84), (300 + 30 * f + 2, 78), width=3.4)


@poster
def priestess_of_mysticism(pen: Pen) -> None:
    ground(pen, 300, 120, reach=260)
    pen.shape(oval(300, 110, 216) + hole(oval(300, 56, 196)), "gold", 0.92, "round",
        angle=90, edge=2, gloss=0.3, lit=False)
    stars(pen, (120, 30, 16), (480, 40, 20), (80, 120, 9), (528, 130, 11), (210, -40, 12), (400, -46, 9))
    pen.begin_subject()
    # hood, mantle
    pen.shape(blob((306, -28), (352, 14), (402, 84), (412, 160), (430, 230), (520, 300), (556, 400), (560, 900),
        (40, 900), (44, 400), (80, 300), (170, 230), (188, 160), (196, 84), (240, 26)), "deep", 0.52, "round",
        folds=7, angle=80, shadow=0.5)
    pen.shape(blob((300, 34), (348, 48), (378, 94), (384, 160), (372, 220), (340, 260), (300, 272), (260, 260),
        (228, 220), (216, 160), (222, 94), (252, 48)), "key", 0.12, "flat", edge=1.6)
    gown(pen, 300, 256, 1.15, "mid", 900, 104)
    for dx, dy in ((-46, 268), (-28, 286), (0, 294), (28, 286), (46, 268)):
        pen.shape(oval(300 + dx, dy, 9, 11), "accent", 0.85, "round", gloss=0.7)
    face(pen, 300, 152, 1.38, 0, kind="lady", hair="key", beard="", eye="open", smile=0.3)
    for f in (-1, 1):
        pen.shape(blob((300 + 20 * f, 34), (300 + 66 * f, 52), (300 + 92 * f, 110), (300 + 90 * f, 190),
            (300 + 118 * f, 262), (300 + 160 * f, 330), (300 + 110 * f, 420), (300 + 76 * f, 300),
            (300 + 74 * f, 220), (300 + 72 * f, 130), (300 + 52 * f, 80)), "mid", 0.72, "round", folds=3, angle=70)
    # the crescent on her brow
    pen.shape(oval(300, 82, 26, 24) + hole(oval(300, 72, 23, 20)), "gold", 0.95, "round", gloss=0.6, edge=1.4)
    star(pen, 300, 72, 11, 4, "gold")
    # hands about a light
    pen.glow(300, 402, 120, 1.0, ink="gold")
    flame(pen, 300, 424, 1.5, 0)
    for f in (-1, 1):
        pen.shape(limb((300 + 190 * f, 380, 46), (300 + 150 * f, 470, 40), (300 + 92 * f, 470, 28)), "mid",
            0.66, "round", folds=3, angle=90)
        hand(pen, 300 + 66 * f, 452, 1.6, 24 if f > 0 else -24, flip=f > 0, pose="cup", cuff=None)
    for f in (-1, 1):
        candle(pen, 300 + 236 * f, 240, 1.2, 70, 60)
        pen.shape(limb((300 + 236 * f, 240, 16), (300 + 236 * f, 254, 5), (300 + 236 * f, 330, 6)), "gold",
            0.8, "lathe", gloss=0.5)


@poster
def master_of_chains(pen: Pen) -> None:
    ground(pen, 300, 150, reach=260)
    drapes(pen, "accent", 70, 530, 0.62)
    pen.begin_subject()
    bust(pen, 300, 250, 1.3, coat="deep", width=128, shirt=False, lapel=False, foot=900, tie="deep")
    pen.shape(polygon((262, 246), (338, 246), (330, 300), (300, 330), (270, 300)), "flesh", 0.9, "round")
    for i in range(4):
        pen.line((210 + 14 * i, 300 + 30 * i), (300, 372 + 30 * i), (390 - 14 * i, 300 + 30 * i), width=3)
    for f in (-1, 1):
        pen.shape(limb((300 + 136 * f, 306, 46), (300 + 206 * f, 300, 42), (300 + 218 * f, 200, 32),
            (300 + 190 * f, 112, 24)), "flesh", 0.90, "round", angle=70 * f)
        pen.shape(blob((300 + 102 * f, 262), (300 + 150 * f, 262), (300 + 190 * f, 284), (300 + 170 * f, 350),
            (300 + 120 * f, 352)), "deep", 0.44, "round")
        pen.shape(limb((300 + 206 * f, 156, 32), (300 + 197 * f, 124, 28)), "gold", 0.84, "round",
            gloss=0.6, shadow=0.4)
    chain(pen, [(104, 74), (160, 40), (216, 62), (256, 30)], 17, "gold")
    chain(pen, [(496, 74), (440, 40), (384, 62), (344, 30)], 17, "gold")
    pen.glow(300, 26, 46, 1.0)
    star(pen, 300, 26, 40, 8, "accent")
    star(pen, 300, 26, 20, 8, "paper")
    for f in (-1, 1):
        hand(pen, 300 + 192 * f, 86, 1.5, -104 if f < 0 else 104, flip=f > 0, pose="grip", cuff=None)
    face(pen, 300, 158, 1.42, 0, beard="both", smile=0.2)
    pen.shape(blob((256, 212), (278, 206), (300, 214), (322, 206), (344, 212), (332, 244), (300, 262), (268, 244)),
        "key", 0.3, "round", angle=10, gloss=0.2, edge=1)
    pen.white_line((282, 208), (300, 211), (318, 208), width=2.6)
    chain(pen, [(150, 350), (230, 410), (300, 426), (370, 410), (450, 350)], 17, "accent")
    padlock(pen, 300, 446, 1.5, "gold")
