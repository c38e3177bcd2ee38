"""Head-pieces of the Powers, by what they are about, in the inks of their levels."""

# fmt: off

from __future__ import annotations

from typing import TYPE_CHECKING

from tools.paint.cast.air import star, stars
from tools.paint.cast.goods import coins_piled, crate, die, scales
from tools.paint.cast.grounds import drapes, ground
from tools.paint.cast.props import card, gear
from tools.paint.engraving.geometry import Place, blob, limb, oval, polygon
from tools.paint.scenes.registry import head

if TYPE_CHECKING:
    from tools.paint.engraving.pen import Pen

LEVELS = ("level_1", "level_2", "level_3")


@head(*LEVELS, y=200)
def hours(pen: Pen) -> None:
    """An hourglass before the wheels of a clock."""
    ground(pen, 300, 190, reach=240)
    gear(pen, 130, 120, 130, 16, "mid", 0.1, 0.8)
    gear(pen, 480, 280, 150, 18, "mid", 0.2, 0.8)
    pen.begin_subject()
    pen.glow(300, 200, 200, 0.7)
    glass = [(220, 66), (380, 66), (374, 130), (318, 196), (318, 208), (374, 272), (380, 338), (220, 338), (226, 272),
        (282, 208), (282, 196), (226, 130)]
    pen.shape(polygon(*glass), "paper", 0.98, "round", angle=60, edge=2.4, contrast=0.7, lit=False)
    pen.shape(blob((238, 126), (300, 138), (362, 126), (312, 190), (300, 204), (288, 190)), "accent", 0.72, "round",
        angle=90)
    pen.shape(limb((300, 200, 2.6), (300, 300, 2.6)), "accent", 0.6, "flat", edge=0.8)
    pen.shape(blob((232, 332), (246, 306), (300, 272), (354, 306), (368, 332), (300, 336)), "accent", 0.78, "round",
        angle=90)
    pen.white_line((240, 84), (242, 120), (268, 156), width=6)
    pen.white_line((344, 262), (360, 286), (364, 318), width=5)
    for x in (204, 396):
        pen.shape(limb((x, 60, 9), (x, 120, 7), (x, 202, 11), (x, 284, 7), (x, 344, 9)), "gold", 0.78, "lathe",
            gloss=0.5)
    for y in (44, 346):
        pen.shape(blob((184, y), (300, y - 8), (416, y), (420, y + 14), (300, y + 24), (180, y + 14)), "gold", 0.84,
            "round", angle=90, gloss=0.5, shadow=0.4)


@head(*LEVELS, y=196)
def stage(pen: Pen) -> None:
    """A mask with ribbons, and flowers that were thrown."""
    ground(pen, 300, 160, reach=240)
    drapes(pen, "deep", 70, 530, 0.6)
    pen.begin_subject()
    for side in (-1, 1):
        ribbon = [(300 + 92 * side, 130), (300 + 150 * side, 120), (300 + 170 * side, 190), (300 + 214 * side, 220),
            (300 + 190 * side, 300), (300 + 160 * side, 250), (300 + 132 * side, 200), (300 + 104 * side, 166)]
        pen.shape(blob(*ribbon), "accent", 0.78, "round", folds=4, angle=60 * side, shadow=0.5)
    mask = [(300, 18), (366, 28), (408, 72), (410, 150), (384, 224), (342, 274), (300, 292), (258, 274), (216, 224),
        (190, 150), (192, 72), (234, 28)]
    pen.shape(blob(*mask), "paper", 0.98, "round", angle=70, edge=2.6, contrast=0.9, shadow=0.8, pitch=0.9)
    for side in (-1, 1):
        pen.fill(blob((300 + 28 * side, 124), (300 + 52 * side, 98), (300 + 82 * side, 112), (300 + 66 * side, 134)))
        pen.line((300 + 22 * side, 92), (300 + 54 * side, 66), (300 + 92 * side, 84), width=7)
        pen.line((300 + 60 * side, 176), (300 + 82 * side, 196), (300 + 76 * side, 224), width=3.4)
    pen.line((300, 108), (288, 168), (306, 172), width=4)
    pen.fill(blob((236, 202), (266, 222), (300, 228), (334, 222), (364, 202), (340, 252), (300, 266), (260, 252)))
    pen.fill(blob((252, 216), (300, 232), (348, 216), (336, 232), (300, 240), (264, 232)), "paper")
    for x, y in ((196, 350), (300, 366), (404, 350), (110, 378), (490, 378)):
        _rose(pen, x, y)


def _rose(pen: Pen, x: float, y: float) -> None:
    for side in (-1, 1):
        leaf = [(x + 20 * side, y + 16), (x + 50 * side, y + 8), (x + 66 * side, y + 30), (x + 34 * side, y + 36)]
        pen.shape(blob(*leaf), "accent", 0.6, "round", edge=1.4)
    petals = [ring for u, v, radius in ((0, -16, 26), (-24, 4, 25), (24, 4, 25), (0, 20, 26)) for ring in
        oval(x + u, y + v, radius)]
    pen.shape(petals, "paper", 0.96, "round", edge=1.8, shadow=0.4)
    pen.line((x - 14, y - 4), (x, y - 18), (x + 14, y - 2), (x, y + 12), (x - 8, y), (x + 4, y - 6), width=3)


@head(*LEVELS, y=200)
def trade(pen: Pen) -> None:
    """A bottle outweighs a pile of coins on a great pair of scales; about it what else is bought and sold."""
    ground(pen, 300, 150, reach=250)
    pen.begin_subject()
    pen.shape(polygon((-300, 352), (900, 352), (900, 560), (-300, 560)), "gold", 0.6, "flat", angle=0, edge=2)
    crate(pen, -44, 186, 150, 170)
    crate(pen, -206, 150, 160, 206)
    for left, foot, number in ((514, 356, 8), (590, 350, 12), (668, 352, 6)):
        coins_piled(pen, left, foot, number, 40)
    pen.shape(polygon((240, 316), (360, 316), (384, 380), (216, 380)), "accent", 0.82, "lathe", gloss=0.5, edge=2.4,
        shadow=0.5)
    star(pen, 300, 348, 24, 5, "paper")
    coins_at, (x, y) = scales(pen, 300, 82, 92, 26)
    coins_piled(pen, coins_at[0], coins_at[1] - 4, 5, 43)
    pen.shape(blob((x - 40, y + 4), (x - 42, y - 62), (x - 18, y - 92), (x - 14, y - 124), (x + 14, y - 124),
        (x + 18, y - 92), (x + 42, y - 62), (x + 40, y + 4)), "accent", 0.90, "lathe", gloss=0.8, edge=2.8, shadow=0.4)
    pen.shape(polygon((x - 41, y - 58), (x + 41, y - 58), (x + 40, y - 12), (x - 40, y - 12)), "paper", 1.0, "lathe",
        edge=1.8)
    star(pen, x, y - 35, 19, 5, "deep")
    pen.shape(polygon((x - 13, y - 146), (x + 13, y - 146), (x + 13, y - 120), (x - 13, y - 120)), "deep", 0.5, "lathe")


@head(*LEVELS, y=200)
def luck(pen: Pen) -> None:
    """Two dice and a card in the air."""
    ground(pen, 300, 200, reach=240)
    pen.begin_subject()
    card(pen, 404, 116, 2.5, 20, "spade")
    card(pen, 200, 108, 2.4, -22, "spade")
    die(pen, 238, 262, 100, -14, (5, 1, 3))
    die(pen, 390, 302, 86, 18, (3, 2, 5))
    stars(pen, (80, 260, 22), (520, 230, 24), (300, 30, 18), (90, 60, 14), (530, 50, 14))


@head(*LEVELS, y=200)
def fame(pen: Pen) -> None:
    """A laurel about a star."""
    ground(pen, 300, 180, reach=240)
    pen.begin_subject()
    pen.glow(300, 180, 240, 1.0)
    for side in (-1, 1):
        pen.shape(limb((300 + 10 * side, 352, 7), (300 + 130 * side, 296, 6), (300 + 150 * side, 170, 5),
            (300 + 104 * side, 52, 3)), "gold", 0.6, "round")
        for number in range(7):
            share = number / 6
            x = 300 + side * (44 + 112 * (1 - (1 - min(1.0, share * 1.5)) ** 2) - 62 * max(0.0, share - 0.5))
            y = 338 - 280 * share
            for way in (-1, 1):
                leaf = Place(x, y, 1.0 - 0.2 * share, (-70 + 38 * way + 24 * share - 20) * side, side < 0)
                pen.shape(blob(*leaf([(0, -3), (24, -16), (54, -12), (74, 4), (50, 14), (22, 12)])), "gold",
                    0.84 if way > 0 else 0.72, "round", angle=40, edge=1.6, gloss=0.3)
    for side in (-1, 1):
        tail = [(300, 346), (300 + 40 * side, 352), (300 + 84 * side, 396), (300 + 50 * side, 404),
            (300 + 34 * side, 420), (300 + 4 * side, 368)]
        pen.shape(polygon(*tail), "accent", 0.74, "round", folds=2, edge=1.8)
    pen.shape(oval(300, 352, 24, 18), "accent", 0.86, "round", edge=1.8)
    star(pen, 300, 190, 98, 5, "key")
    star(pen, 300, 190, 84, 5, "deep")
    _gilt_star(pen, 300, 188, 88)


def _gilt_star(pen: Pen, x: float, y: float, radius: float) -> None:
    """A star of ten faces, by turns in the light and in the shade."""
    there = Place(x, y, radius)
    outer = [Place(0, 0, 1, 72 * number).spot(0, -1) for number in range(5)]
    inner = [Place(0, 0, 1, 72 * number + 36).spot(0, -0.42) for number in range(5)]
    for number in range(5):
        for neighbour, tone in ((inner[number], 0.62), (inner[number - 1], 0.98)):
            pen.shape(polygon(*there([(0, 0), outer[number], neighbour])), "gold", tone, "flat", angle=72 * number,
                edge=1.8, lit=False)
