"""Scenes of the Optical Tricks of Fame threshold 16."""

# fmt: off

from __future__ import annotations

from typing import TYPE_CHECKING

from tools.paint.cast.air import stars
from tools.paint.cast.clothes import arm, bust, top_hat
from tools.paint.cast.faces import face
from tools.paint.cast.grounds import drapes, dusk, ground
from tools.paint.cast.hands import hand
from tools.paint.engraving.geometry import Place, arc, blob, hole, limb, oval, placed, polygon, spline
from tools.paint.scenes.registry import scene

if TYPE_CHECKING:
    from tools.paint.engraving.pen import Pen


@scene(326, 196, 450)
def self_decapitation(pen: Pen) -> None:
    ground(pen, 240, 110, reach=210)
    drapes(pen, "deep", 60, 540, 0.6)
    pen.begin_subject()
    # the body without a head
    bust(pen, 240, 142, 1.25, width=132, foot=560, neck=False)
    pen.shape(polygon((214, 118), (266, 118), (270, 146), (210, 146)), "paper", 0.95, "lathe")
    pen.shape(oval(240, 118, 27, 9), "key", 0.1, "flat", edge=1.5)
    pen.shape(blob((212, 136), (240, 148), (268, 136), (288, 126), (288, 162), (262, 154), (240, 160), (218, 154),
        (192, 162), (192, 126)), "paper", 0.97, "round")
    # the arm with the salver
    pen.shape(limb((352, 226, 44), (404, 304, 38), (440, 336, 28)), "deep", 0.36, "round", angle=120)
    pen.shape(limb((438, 336, 26), (420, 330, 24)), "paper", 0.95, "round")
    pen.shape(oval(446, 306, 98, 19), "gold", 0.85, "round", angle=90, gloss=0.4, shadow=0.6)
    pen.shape(oval(446, 302, 76, 12), "gold", 0.7, "flat", angle=90)
    face(pen, 446, 236, 1.22, 0, beard="both", smile=1)
    top_hat(pen, 446, 182, 0.92, band="accent")
    hand(pen, 404, 338, 1.15, -14, pose="cup", cuff=None)
    # sabre in the other hand
    pen.shape(limb((130, 220, 42), (84, 310, 36), (80, 330, 26)), "deep", 0.36, "round", angle=60)
    pen.shape(blob((88, 286), (70, 200), (30, 100), (22, 40), (40, 92), (84, 196), (102, 282)), "paper",
        0.94, "round", angle=20, gloss=0.3)
    hand(pen, 92, 316, 1.2, -80, pose="grip")
    pen.shape(limb((70, 292, 5), (96, 284, 5), (120, 290, 5)), "gold", 0.85, "round")
    stars(pen, (330, 70, 14), (176, 60, 12), (350, 190, 9))


@scene(306, 182, 580, seen=(0, 390))
def paper_shred(pen: Pen) -> None:
    """Shreds fly out of one fist in an arc; in the other hand they are a whole sheet again."""
    ground(pen, 330, 150, reach=230)
    pen.begin_subject()
    pen.glow(250, 96, 120, 0.7)
    _newspaper(pen, Place(440, 196, 1.0, 5))
    for number in range(11):
        _shred(pen, number)
    arm(pen, (-60, 420, 56), (10, 372, 48), (62, 330, 34), angle=40)
    hand(pen, 104, 300, 2.1, -44, pose="grip")
    hand(pen, 534, 46, 1.9, -24, flip=True, pose="grip", sleeve=150)


_WAY = spline([(128.0, 262.0), (112.0, 190.0), (146.0, 104.0), (226.0, 52.0), (318.0, 60.0), (372.0, 110.0)], False, 12)
"""The way of the shreds, from the fist to the sheet."""


def _shred(pen: Pen, number: int) -> None:
    """A strip of paper that tumbles along its way, each turned further than the one before."""
    x, y = _WAY[4 + number * 5][:2]
    aside = (22, -18, 4, -30, 28)[number % 5] * (0.4 + 0.06 * number)
    there = Place(x + aside * 0.6, y + aside, 1.05 + 0.03 * number, -70 + number * 47 % 160)
    curl = 10 if number % 2 else -10
    strip = spline([(-44, -13), (-14, -13 + curl), (16, -13 - curl), (44, -13)], False)
    whole = [*strip, *((u, v + 26) for u, v in strip[::-1])]
    pen.shape(polygon(*there(whole)), "paper", 0.99 - 0.10 * (number % 3 == 1), "round", angle=there.turn, edge=2,
        shadow=0.4, contrast=0.9)
    for down in () if pen.small else (6, 13, 20):
        pen.line(*there([(u * 0.86, v + down) for u, v in strip[2:-2]]), width=1.3)


def _newspaper(pen: Pen, there: Place) -> None:
    """A whole sheet that hangs by its corner, with a picture and lines that nobody can read, its foot rolled."""
    sheet = [(-104, -154), (118, -160), (122, 60), (112, 150), (20, 168), (-96, 156), (-112, 40)]
    pen.shape(polygon(*there(sheet)), "paper", 1.0, "flat", edge=2.6, shadow=0.6)
    pen.shape(polygon(*there([(112, 150), (20, 168), (-96, 156), (-90, 142), (20, 150), (114, 132)])), "paper", 0.7,
        "round", edge=1.6)
    pen.line(*there([(-86, -130), (100, -134)]), width=15, smooth=False, tapered=False)
    pen.line(*there([(-88, -110), (102, -114)]), width=2.4, smooth=False, tapered=False)
    frame = [(-52, -98), (66, -101), (68, 8), (-52, 10)]
    pen.shape(polygon(*there(frame)), "mid", 0.72, "rings", centre=there.spot(8, -46), pitch=1.2, edge=1.8)
    top_hat(pen, *there.spot(8, -8), 0.74, turn=there.turn)
    for left, right in ((-94, -60), (76, 110)):
        for row in range(8):
            pen.line(*there([(left, -94 + 13 * row), (right, -95 + 13 * row)]), width=3, smooth=False, tapered=False)
    for left, right in ((-96, -32), (-22, 42), (52, 114)):
        for row in range(8):
            end = right if row % 4 < 3 else right - 20
            pen.line(*there([(left, 28 + 14 * row), (end, 27 + 14 * row)]), width=3, smooth=False, tapered=False)


@scene(300, 176, 440)
def shattered_mirror(pen: Pen) -> None:
    """His face is whole in a mirror that lies in pieces."""
    dusk(pen, 300, 170, reach=240, dark=0.5, bright=0.9)
    drapes(pen, "deep", 40, 560, 0.6)
    pen.begin_subject()
    pen.shape(oval(300, 176, 186, 196), "gold", 0.78, "round", gloss=0.5, shadow=0.5)
    for number in range(24):
        x, y = arc(300, 176, 1, number * 15, number * 15, 1)[0]
        pen.shape(oval(300 + (x - 300) * 171, 176 + (y - 176) * 181, 8), "gold", 0.9, "round", gloss=0.6)
    pen.shape(oval(300, 176, 156, 166), "mid", 1.02, "rings", centre=(240, 90), pitch=1.5, cross=False, edge=2.4)
    bust(pen, 300, 290, 1.0, width=116, foot=330)
    face(pen, 300, 190, 1.62, -3, kind="squire", beard="whiskers", smile=0.7)
    _cracks(pen, (338, 132))
    for x, y, scale, turn in ((118, 372, 1.0, 20), (186, 394, 0.8, -30), (424, 392, 0.9, 60), (494, 366, 1.1, -12),
        (300, 398, 0.7, 10)):
        _shard(pen, Place(x, y, scale, turn))


def _cracks(pen: Pen, hit: tuple[float, float]) -> None:
    """Cracks that run from where the mirror was hit, each a dark line with a white one beside it."""
    x, y = hit
    ends = ((452, 108), (446, 236), (392, 318), (300, 342), (196, 304), (150, 214), (168, 94), (252, 24), (352, 16),
        (420, 60))
    for number, (u, v) in enumerate(ends):
        middle = ((x * 0.5 + u * 0.5) + (14 if number % 2 else -12), (y * 0.5 + v * 0.5) + (10 if number % 3 else -12))
        pen.white_line((x + 2, y + 2), (middle[0] + 3, middle[1] + 3), (u + 3, v + 2), width=4, smooth=False)
        pen.line((x, y), middle, (u, v), width=2.6, smooth=False)
    for radius, start, count in ((34, 10, 8), (78, -20, 9)):
        ring = [(px, py) for px, py in arc(x, y, radius, start, start + 300, count)]
        pen.white_line(*((u + 2, v + 2) for u, v in ring), width=2.6, smooth=False)
        pen.line(*ring, width=1.8, smooth=False)
    pen.fill(polygon((x, y - 16), (x + 13, y - 3), (x + 6, y + 14), (x - 11, y + 9), (x - 14, y - 6)), "key")


def _shard(pen: Pen, there: Place) -> None:
    pen.shape(polygon(*there([(-34, 8), (-6, -24), (30, -10), (20, 14), (-10, 20)])), "paper", 0.92, "flat", angle=20,
        edge=1.8, shadow=0.5)
    pen.line(*there([(-20, 6), (2, -12), (20, -6)]), width=1.6, smooth=False)


@scene(320, 170, 520, seen=(20, 384))
def fishing_in_the_air(pen: Pen) -> None:
    """A rod over the heads of the stalls, and a goldfish on its line."""
    ground(pen, 420, 150, reach=220)
    for x, y, scale in ((40, 410, 1.0), (140, 424, 0.9), (560, 414, 1.0)):
        pen.shape(oval(x, y - 40, 26 * scale, 32 * scale) + oval(x, y + 20, 60 * scale, 40 * scale), "deep",
            0.4, "round")
    pen.begin_subject()
    pen.shape(limb((150, 290, 7), (270, 110, 5), (380, 40, 3), (440, 34, 2)), "gold", 0.8, "round", gloss=0.5, edge=1.3)
    for share in ((176, 252, 6.4), (216, 190, 6), (268, 113, 5.4)):
        pen.shape(oval(share[0], share[1], share[2] + 2), "deep", 0.5, "round", edge=1.1)
    pen.line((440, 34), (448, 66), (446, 98), width=2.2)
    pen.shape(oval(186, 268, 17) + hole(oval(186, 268, 6)), "gold", 0.84, "round", gloss=0.6)
    arm(pen, (-30, 400, 52), (50, 380, 46), (112, 336, 34), angle=50)
    hand(pen, 146, 300, 1.7, -42, pose="grip", sleeve=0)
    _goldfish(pen, Place(430, 166, 1.05, -76))
    for x, y, radius in ((478, 250, 8), (398, 272, 7), (446, 290, 9), (492, 204, 6), (380, 236, 5)):
        drop = [(0, -2.2), (0.7, -0.5), (1, 0.4), (0.5, 1), (-0.5, 1), (-1, 0.4), (-0.7, -0.5)]
        pen.shape(blob(*placed(drop, x, y, radius)), "paper", 0.9, "round", edge=1.2)
    for x, hat in ((226, "bun"), (322, "hat"), (420, "bun"), (520, "hat")):
        _from_behind(pen, x, hat)


def _from_behind(pen: Pen, x: float, worn: str) -> None:
    """A head of the stalls from behind, looking up."""
    pen.shape(blob((x - 66, 470), (x - 58, 404), (x - 24, 384), (x + 24, 384), (x + 58, 404), (x + 66, 470)), "deep",
        0.42, "round")
    pen.shape(oval(x, 372, 27, 31), "key", 0.32, "round", angle=100, gloss=0.3)
    if worn == "hat":
        top_hat(pen, x, 360, 0.46, tone=0.34)
    else:
        pen.shape(oval(x, 336, 17, 15), "key", 0.36, "round", gloss=0.4)
        pen.shape(blob((x + 6, 332), (x + 26, 314), (x + 32, 290), (x + 18, 308)), "paper", 0.9, "round")


def _goldfish(pen: Pen, there: Place) -> None:
    """A fish with a veil for a tail, its mouth at the line: it looks right before it is turned."""
    tail = [(-44, 0), (-84, -40), (-138, -58), (-112, -22), (-148, -4), (-110, 14), (-138, 46), (-86, 32)]
    pen.shape(blob(*there(tail)), "accent", 0.88, "round", angle=80, contrast=0.7)
    for end in ((-120, -48), (-128, -4), (-120, 36)):
        pen.line(*there([(-50, 0), ((-50 + end[0]) / 2, end[1] * 0.4), end]), width=2)
    for fin in ([(-14, -34), (-28, -70), (18, -62), (30, -34)], [(-6, 30), (-30, 58), (6, 52), (14, 28)]):
        pen.shape(blob(*there(fin)), "accent", 0.84, "round", angle=20, contrast=0.7)
    body = [(66, -2), (52, -24), (16, -40), (-24, -30), (-52, -4), (-28, 26), (14, 36), (50, 24)]
    pen.shape(blob(*there(body)), "accent", 0.80, "round", angle=100, gloss=0.5)
    for x, y in ((-20, -10), (0, -18), (0, 4), (-20, 10), (20, -8), (18, 16), (-38, 0)):
        pen.line(*there([(x, y - 9), (x - 7, y), (x, y + 9)]), width=1.8)
    pen.line(*there([(34, -26), (26, -2), (34, 24)]), width=2.6)
    pen.shape(there.outline(oval(46, -9, 9)), "paper", 1.0, "flat", edge=1.4)
    pen.dot(*there.spot(48, -9), 4.6)
    pen.shape(there.outline(oval(66, 2, 6, 8)), "accent", 0.7, "round", edge=1.4)
