"""Head-pieces of the prophecies, by what they are about."""

# fmt: off

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from tools.paint.cast.air import stars
from tools.paint.cast.faces import face
from tools.paint.cast.goods import coin, coins_piled, crystal, open_book
from tools.paint.cast.grounds import dusk
from tools.paint.cast.hands import hand
from tools.paint.cast.props import candle
from tools.paint.engraving.geometry import blob, hole, limb, oval, polygon
from tools.paint.scenes.registry import head

if TYPE_CHECKING:
    from tools.paint.engraving.pen import Pen


@head("prophecy", y=196)
def shards(pen: Pen) -> None:
    """Shards that shine."""
    dusk(pen, 300, 190, reach=230, dark=0.4, bright=0.9)
    pen.begin_subject()
    pen.glow(300, 180, 250, 1.0)
    for x, y, high, wide, turn in ((214, 322, 190, 66, -26), (390, 324, 200, 70, 24), (252, 334, 220, 72, -10),
        (352, 336, 214, 74, 10), (300, 350, 310, 92, 0)):
        crystal(pen, x, y, high, wide, turn)
    pen.shape(blob((150, 380), (196, 334), (250, 322), (300, 336), (356, 324), (410, 336), (456, 380), (300, 420)),
        "deep", 0.6, "round", angle=20, edge=2)
    stars(pen, (120, 90, 26), (486, 80, 24), (440, 30, 13), (160, 190, 13))


@head("prophecy", y=196)
def night(pen: Pen) -> None:
    """A moon with a face above the gables of a theater."""
    dusk(pen, 300, 140, reach=240, dark=0.34, bright=0.8)
    stars(pen, (110, 60, 20), (470, 40, 20), (500, 150, 13), (150, 170, 12), (420, 190, 12), (400, 90, 9))
    pen.begin_subject()
    pen.shape(oval(290, 146, 136) + hole(oval(346, 116, 122)), "paper", 0.98, "round", angle=60, edge=2.4, lit=False)
    pen.line((186, 106), (204, 94), (222, 98), width=5)
    pen.line((188, 124), (204, 132), (220, 122), width=3.4)
    pen.line((204, 214), (224, 222), (242, 208), width=4)
    pen.line((226, 142), (242, 168), (222, 174), width=3)
    roof = [(-300, 400), (60, 400), (60, 330), (120, 284), (180, 330), (180, 350), (240, 350), (240, 320), (300, 262),
        (360, 320), (360, 350), (420, 350), (420, 330), (480, 284), (540, 330), (540, 400), (900, 400), (900, 560),
        (-300, 560)]
    pen.shape(polygon(*roof), "key", 0.14, "flat", edge=2)
    pen.shape(limb((300, 262, 5), (300, 226, 3)), "key", 0.2, "round")
    pen.shape(polygon((302, 226), (350, 236), (302, 248)), "accent", 0.8, "flat", edge=1.6)
    for x, y in ((120, 340), (480, 340), (276, 372), (324, 372)):
        pen.shape(blob((x - 13, y + 24), (x - 13, y - 4), (x, y - 16), (x + 13, y - 4), (x + 13, y + 24)), "gold",
            0.96, "flat", edge=1, lit=False)


@head("prophecy", y=200)
def week(pen: Pen) -> None:
    """The sun of a weekday looks over the clouds."""
    dusk(pen, 300, 190, reach=240, dark=0.44, bright=0.8)
    pen.begin_subject()
    for number in range(16):
        turn, far = math.tau * number / 16, 196 if number % 2 else 176
        side = 0.16
        tip = (300 + far * math.cos(turn), 186 + far * math.sin(turn))
        roots = [(300 + 112 * math.cos(turn + s), 186 + 112 * math.sin(turn + s)) for s in (-side, side)]
        pen.shape(polygon(roots[0], tip, roots[1]), "gold", 0.9 if number % 2 else 0.74, "flat", angle=30, edge=1.8,
            lit=False)
    pen.shape(oval(300, 186, 118), "gold", 0.98, "round", gloss=0.3, edge=2.4, lit=False)
    face(pen, 300, 190, 1.66, kind="bald", skin="gold", beard="", smile=1)
    for x, y, scale in ((130, 340, 1.2), (470, 344, 1.2), (300, 384, 1.3)):
        cloud = [ring for u, v, radius in ((-70, 8, 40), (-24, -16, 54), (34, -12, 50), (80, 10, 38)) for ring in
            oval(x + u * scale, y + v * scale, radius * scale, radius * 0.86 * scale)]
        pen.shape(cloud, "paper", 0.94, "round", angle=70, edge=1.8, contrast=0.8, lit=False)


@head("prophecy", y=206)
def purse(pen: Pen) -> None:
    """A purse that has burst."""
    dusk(pen, 300, 190, reach=230, dark=0.42, bright=0.85)
    pen.begin_subject()
    bag = [(258, 122), (238, 82), (270, 92), (300, 74), (330, 92), (362, 82), (342, 122), (396, 190), (430, 276),
        (414, 352), (300, 380), (186, 352), (170, 276), (204, 190)]
    pen.shape(blob(*bag), "deep", 0.74, "round", folds=7, angle=80, shadow=0.7, edge=2.4)
    pen.shape(limb((250, 126, 10), (300, 136, 11), (350, 126, 10)), "accent", 0.86, "round", gloss=0.4)
    for end in ((224, 190), (262, 204)):
        pen.shape(limb((270, 132, 6), (*end, 5)), "accent", 0.8, "round")
    pen.fill(blob((300, 206), (332, 240), (336, 300), (316, 346), (286, 350), (272, 300), (280, 236)))
    for x, y, radius, flat, turn in ((300, 262, 34, 0.8, 30), (312, 316, 34, 0.7, -20), (284, 350, 40, 0.5, 8),
        (346, 372, 42, 0.46, -6), (220, 384, 42, 0.46, 4)):
        coin(pen, x, y, radius, flat, turn)
    coins_piled(pen, 118, 384, 3, 44)
    coins_piled(pen, 486, 384, 5, 44)
    stars(pen, (120, 130, 22), (480, 110, 24), (430, 50, 12))


@head("prophecy", y=200)
def palm(pen: Pen) -> None:
    """The lines of a hand."""
    dusk(pen, 300, 190, reach=230, dark=0.4, bright=0.9)
    pen.begin_subject()
    pen.glow(300, 190, 260, 0.8)
    for x, foot, top, radius in ((226, 220, 92, 21), (274, 206, 42, 22), (324, 206, 34, 22), (372, 220, 74, 20)):
        aside = (x - 300) * 0.16
        pen.shape(limb((x, foot, radius + 3), (x + aside * 0.5, (foot + top) / 2, radius), (x + aside, top,
            radius - 4)), "flesh", 0.94, "round", angle=20, edge=2.2, pitch=0.9)
        for share in (0.36, 0.68):
            y = foot + (top - foot) * share
            pen.line((x + aside * share - 14, y), (x + aside * share, y + 4), (x + aside * share + 14, y), width=2.6)
    pen.shape(limb((216, 320, 34), (164, 262, 27), (134, 200, 19)), "flesh", 0.9, "round", angle=70, edge=2.2)
    pen.shape(blob((204, 220), (250, 192), (350, 192), (396, 220), (400, 300), (376, 366), (226, 366), (196, 310)),
        "flesh", 0.96, "round", angle=30, edge=2.2, pitch=0.9, cross=False)
    pen.shape(polygon((216, 366), (386, 366), (394, 470), (208, 470)), "paper", 0.96, "round", angle=0, edge=2.2)
    for line in (((212, 254), (262, 240), (316, 236), (366, 214)), ((218, 268), (280, 268), (336, 284), (384, 282)),
        ((226, 262), (262, 296), (272, 330), (264, 362)), ((316, 362), (312, 320), (322, 240))):
        pen.line(*line, width=4.2)
    pen.shape(blob((262, 310), (300, 288), (338, 310), (300, 332)), "paper", 1.0, "round", edge=2.2, lit=False)
    pen.shape(oval(300, 310, 15), "accent", 0.8, "round", edge=1.6)
    pen.dot(300, 310, 7)
    stars(pen, (110, 90, 24), (490, 90, 24), (470, 240, 14), (100, 330, 14), (516, 340, 18))


@head("prophecy", y=206)
def lore(pen: Pen) -> None:
    """A book that is read by candle light."""
    dusk(pen, 300, 170, reach=220, dark=0.36, bright=0.9)
    pen.begin_subject()
    pen.glow(300, 110, 220, 0.9, ink="gold")
    candle(pen, 300, 270, 2.1, 66, 70)
    open_book(pen, 300, 282, 1.65)
    for side in (-1, 1):
        hand(pen, 300 + 214 * side, 352, 1.8, -24 if side < 0 else 24, flip=side > 0, pose="open", sleeve=70)
    stars(pen, (120, 100, 20), (480, 90, 22), (90, 220, 12), (520, 210, 13))
