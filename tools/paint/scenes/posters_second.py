"""Posters of the other Magicians of the base game."""

# fmt: off

from __future__ import annotations

from typing import TYPE_CHECKING

from tools.paint.cast.air import stars
from tools.paint.cast.bones import skull
from tools.paint.cast.clothes import arm, bust, gown
from tools.paint.cast.faces import face
from tools.paint.cast.grounds import drapes, ground
from tools.paint.cast.hands import hand
from tools.paint.engraving.geometry import Place, arc, blob, hole, limb, oval, placed, polygon
from tools.paint.scenes.registry import poster, poster_at

if TYPE_CHECKING:
    from tools.paint.engraving.pen import Pen


@poster
def electra(pen: Pen) -> None:
    """Two wires in her hands and a bolt between them."""
    ground(pen, 300, 40, reach=260)
    pen.begin_subject()
    for points in (((110, 40), (176, -18), (168, 20), (240, -40), (232, -4), (300, -50), (368, -4), (360, -40),
        (432, 20), (424, -18), (490, 40)),):
        pen.glow(300, -20, 190, 0.8)
        pen.white_line(*points, width=15, smooth=False, tapered=False)
        pen.line(*points, width=3, smooth=False, tapered=False)
    gown(pen, 300, 262, 1.3, "accent", 900, 112)
    for number in range(11):
        there = Place(300, 128, 1.0, -80 + 16 * number)
        long = 118 if number % 2 else 94
        pen.shape(polygon(*there([(-12, -52), (0, -long), (12, -52)])), "gold", 0.86, "round", gloss=0.5)
    face(pen, 300, 156, 1.42, kind="lady", hair="key", beard="", smile=0.5)
    pen.shape(blob((238, 114), (300, 92), (362, 114), (358, 132), (300, 112), (242, 132)), "gold", 0.9, "round",
        gloss=0.6)
    for side in (-1, 1):
        pen.shape(limb((300 + 130 * side, 350, 30), (300 + 196 * side, 280, 26), (300 + 190 * side, 170, 20),
            (300 + 190 * side, 120, 17)),
            "key", 0.40, "round", angle=80, gloss=0.4)
        pen.shape(limb((300 + 190 * side, 140, 7), (300 + 190 * side, 40, 6)), "accent", 0.84, "round", gloss=0.6)
        pen.shape(oval(300 + 190 * side, 32, 13), "gold", 0.9, "round", gloss=0.7)
        hand(pen, 300 + 190 * side, 100, 1.35, -96 if side < 0 else 96, flip=side > 0, pose="grip", ink="paper",
            cuff=None)
        pen.line((300 + 196 * side, 140), (300 + 226 * side, 260), (300 + 170 * side, 380), (300 + 230 * side, 520),
            width=4)
    for y in (330, 372, 414):
        pen.shape(oval(300, y, 8), "gold", 0.9, "round", gloss=0.6)


@poster_at(186)
def the_great_optico(pen: Pen) -> None:
    """A lens before one eye, which looks four times as large."""
    ground(pen, 330, 150, reach=260)
    drapes(pen, "deep", 86, 514, 0.62)
    pen.begin_subject()
    bust(pen, 300, 254, 1.28, coat="mid", tie="accent", width=128, foot=900)
    pen.shape(blob((186, 300), (250, 262), (236, 420), (210, 560), (160, 560)), "deep", 0.44, "round", angle=70)
    face(pen, 300, 154, 1.46, kind="elder", hair="paper", beard="both", smile=0.8)
    turban = [(222, 110), (214, 66), (250, 24), (300, 12), (350, 24), (386, 66), (378, 110), (340, 94), (300, 90),
        (260, 94)]
    pen.shape(blob(*turban), "accent", 0.84, "round", folds=5, angle=30, gloss=0.2)
    for bend in (((226, 96), (270, 50), (340, 22)), ((374, 96), (330, 54), (262, 24)), ((240, 108), (300, 70),
        (372, 70))):
        pen.line(*bend, width=3)
    pen.shape(oval(300, 76, 17, 20), "deep", 0.6, "round", gloss=0.8)
    pen.shape(blob((300, 58), (286, 10), (300, -40), (316, 4)), "paper", 0.94, "round", angle=20)
    arm(pen, (440, 330, 44), (478, 280, 38), (436, 232, 28), ink="mid", tone=0.5)
    pen.shape(limb((412, 236, 8), (372, 190, 7)), "gold", 0.8, "round", gloss=0.5)
    pen.shape(oval(332, 148, 58) + hole(oval(332, 148, 49)), "gold", 0.88, "round", gloss=0.7, shadow=0.5)
    pen.shape(oval(332, 148, 49), "paper", 1.0, "round", contrast=0.5, edge=1.4)
    pen.shape(oval(332, 150, 27), "accent", 0.86, "rays", centre=(332, 150), rays=28, edge=2)
    pen.fill(oval(332, 150, 13))
    pen.fill(oval(326, 143, 5), "paper")
    pen.line((286, 132), (332, 108), (378, 132), width=5)
    hand(pen, 428, 246, 1.35, -136, pose="grip", ink="paper")
    pen.shape(limb((168, 330, 44), (128, 400, 38), (150, 450, 30)), "mid", 0.5, "round", angle=80)
    hand(pen, 170, 420, 1.4, -60, pose="open", ink="paper")
    stars(pen, (150, 60, 16), (478, 60, 18), (120, 180, 10), (510, 200, 12))


@poster_at(184)
def the_red_lotus(pen: Pen) -> None:
    """A fan beside her face, a branch in flower, petals that fall."""
    ground(pen, 300, 150, reach=260)
    pen.shape(oval(300, 132, 164), "accent", 0.94, "rings", centre=(300, 132), pitch=1.5, cross=False, edge=2.4,
        lit=False)
    pen.begin_subject()
    _branch(pen)
    gown(pen, 300, 262, 1.3, "accent", 900, 116)
    left = [(210, 282), (150, 300), (96, 380), (60, 520), (50, 900), (200, 900), (190, 520), (206, 400)]
    pen.shape(blob(*left), "accent", 0.66, "round", folds=4, angle=80, edge=2)
    right = [(390, 282), (452, 300), (484, 330), (486, 276), (530, 272), (580, 420), (566, 580), (480, 610), (404, 460)]
    pen.shape(blob(*right), "accent", 0.70, "round", folds=4, angle=100, edge=2, shadow=0.5)
    for side in (1, -1):
        for ink, wide, tone in (("paper", 0, 0.96), ("deep", 18, 0.42)):
            collar = [(300 + (46 + wide) * side, 236 + wide * 0.4), (300 + (66 + wide) * side, 248 + wide * 0.5),
                (300 - (8 - wide * 0.6) * side, 420), (300 - (30 - wide * 0.6) * side, 400)]
            pen.shape(polygon(*collar), ink, tone, "round", angle=60 * side, edge=1.6)
    pen.shape(polygon((206, 430), (394, 430), (400, 540), (200, 540)), "deep", 0.5, "round", angle=0, edge=2)
    pen.shape(limb((200, 484, 9), (300, 490, 10), (400, 484, 9)), "gold", 0.84, "round", gloss=0.5)
    face(pen, 300, 170, 1.3, kind="maiden", hair="key", beard="", smile=0.4)
    for side in (-1, 1):
        pen.shape(limb((300 + 14 * side, 86, 3), (300 + 72 * side, 40, 3)), "gold", 0.9, "round")
        pen.shape(oval(300 + 76 * side, 36, 9), "paper", 0.9, "round", gloss=0.7)
    _lotus(pen, Place(346, 108, 0.8, 20))
    _open_fan(pen, (504, 238), 134)
    hand(pen, 506, 246, 1.4, -84, pose="grip", cuff=None)
    for x, y, turn in ((110, 250, 60), (60, 300, 20), (476, 60, -30), (150, 340, 100), (180, -40, 45), (420, -30, 100),
        (560, 90, 20)):
        petal = [(0, -22), (11, -6), (9, 12), (0, 20), (-9, 12), (-11, -6)]
        pen.shape(blob(*placed(petal, x, y, 1.1, turn)), "accent", 0.84, "round", angle=turn, edge=1.3)
        pen.line(*placed([(0, -14), (0, 14)], x, y, 1.1, turn), width=1.4, smooth=False)


def _branch(pen: Pen) -> None:
    """A branch in flower from the left, behind her."""
    pen.shape(limb((-100, 250, 11), (0, 190, 9), (90, 150, 7), (180, 70, 3)), "deep", 0.4, "round", edge=2)
    for twig in (((0, 190, 6), (40, 130, 4), (52, 84, 2)), ((90, 150, 5), (140, 148, 3), (172, 160, 2))):
        pen.shape(limb(*twig), "deep", 0.4, "round", edge=1.8)
    for x, y, scale, turn in ((52, 88, 0.9, -10), (176, 76, 0.8, 30), (96, 150, 1.0, -20), (168, 166, 0.7, 70),
        (-40, 214, 0.9, -40)):
        _lotus(pen, Place(x, y, scale, turn))


def _lotus(pen: Pen, there: Place) -> None:
    for turn in (-64, 64, -34, 34, 0):
        petal = Place(*there.spot(0, 0), there.scale, there.turn + turn)
        pen.shape(blob(*petal([(0, 8), (-15, -18), (0, -48), (15, -18)])), "accent", 0.88, "round",
            angle=turn, edge=1.3)
    pen.shape(there.outline(oval(0, 2, 11, 9)), "gold", 0.9, "round", gloss=0.6)


def _open_fan(pen: Pen, foot: tuple[float, float], radius: float) -> None:
    x, y = foot
    outer, inner = arc(x, y, radius, -172, -28, 24), arc(x, y, radius * 0.46, -28, -172, 24)
    for u, v in arc(x, y, radius * 0.9, -168, -32, 8):
        pen.shape(limb((x, y, 4), (u, v, 4)), "gold", 0.74, "round", edge=1.1)
    pen.shape(polygon(*outer, *inner), "paper", 0.94, "rays", centre=foot, rays=56, shadow=0.5)
    for near, far in zip(reversed(inner), outer, strict=True):
        pen.line(near, far, width=1.6, smooth=False, tapered=False)
    pen.line(*arc(x, y, radius * 0.9, -170, -30, 24), width=6, smooth=False, tapered=False)
    _lotus(pen, Place(x - 6, y - radius * 0.62, 1.0, -6))


@poster
def yoruba_spiritmaster(pen: Pen) -> None:
    """Feathers about a carved mask that he lifts from his face."""
    ground(pen, 300, 120, reach=260)
    pen.shape(oval(300, 120, 186), "gold", 0.92, "rings", centre=(300, 120), pitch=1.6, cross=False, edge=2, lit=False)
    pen.begin_subject()
    for number in range(-6, 7):
        there = Place(300, 140, 1.0, number * 15)
        long = 236 - abs(number) * 9
        leaf = [(-11, -70), (-18, -long * 0.66), (-10, -long * 0.92), (0, -long), (10, -long * 0.92),
            (18, -long * 0.66), (11, -70)]
        pen.shape(blob(*there(leaf)), ("accent", "paper", "mid")[number % 3], 0.84, "round",
            angle=number * 15 + 30, edge=1.4)
        pen.line(*there([(0, -74), (0, -long * 0.95)]), width=2, smooth=False)
    bust(pen, 300, 262, 1.34, coat="deep", width=128, shirt=False, lapel=False, tie="deep", foot=900)
    for row, (y, half) in enumerate(((268, 60), (290, 86), (314, 108))):
        for number in range(-5, 6):
            x = 300 + number * half / 5
            pen.shape(oval(x, y + 10 - abs(number) * 2.6, 10, 12), ("accent", "paper", "gold")[(row + number) % 3],
                0.88, "round", gloss=0.6, edge=1.2)
    face(pen, 300, 158, 1.4, kind="squire", hair="key", skin="gold", beard="goatee", smile=0.3)
    for side in (-1, 1):
        for step in range(3):
            pen.dot(300 + (34 + 7 * step) * side, 170 + 9 * step, 3.4, paper=True)
    pen.shape(blob((238, 110), (300, 88), (362, 110), (360, 132), (300, 108), (240, 132)), "accent", 0.82, "round",
        folds=4)
    _carved_mask(pen, Place(444, 230, 1.12, 14))
    arm(pen, (446, 420, 46), (500, 380, 40), (482, 310, 30), ink="deep", tone=0.40)
    hand(pen, 470, 316, 1.35, -100, flip=True, pose="grip", ink="gold", cuff=None)
    pen.shape(limb((140, 560, 9), (140, 60, 8)), "gold", 0.70, "lathe", gloss=0.4, shadow=0.4)
    skull(pen, 140, 40, 0.62)
    hand(pen, 138, 330, 1.45, -10, pose="grip", ink="gold", cuff=None)


def _carved_mask(pen: Pen, there: Place) -> None:
    """A long mask with horns, slits for eyes and a square mouth."""
    for side in (-1, 1):
        horn = [(20 * side, -84), (46 * side, -116), (44 * side, -150), (62 * side, -116), (44 * side, -70)]
        pen.shape(blob(*there(horn)), "deep", 0.5, "round", gloss=0.4)
    outline = [(0, -100), (40, -86), (54, -40), (44, 30), (22, 84), (0, 96), (-22, 84), (-44, 30), (-54, -40),
        (-40, -86)]
    pen.shape(blob(*there(outline)), "accent", 0.70, "round", angle=90, gloss=0.3, shadow=0.6)
    for side in (-1, 1):
        pen.shape(blob(*there([(8 * side, -34), (24 * side, -46), (42 * side, -38), (24 * side, -28)])), "key",
            0.1, "flat")
        pen.line(*there([(4 * side, -50), (24 * side, -66), (46 * side, -52)]), width=6)
        for step in range(3):
            pen.dot(*there.spot((24 + 5 * step) * side, -8 + 13 * step), 3.6, paper=True)
    pen.shape(polygon(*there([(-8, -40), (8, -40), (14, 20), (-14, 20)])), "accent", 0.84, "round")
    pen.shape(polygon(*there([(-22, 40), (22, 40), (16, 66), (-16, 66)])), "key", 0.1, "flat")
    for x in (-12, -4, 4, 12):
        pen.fill(polygon(*there([(x - 3, 41), (x + 3, 41), (x, 52)])), "paper")
