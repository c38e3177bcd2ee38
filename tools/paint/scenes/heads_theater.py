"""Head-pieces of the special cards of Theater and Workshop, and of those that help anything there is."""

# fmt: off

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from tools.paint.cast.air import star, stars
from tools.paint.cast.clothes import arm, bust, top_hat
from tools.paint.cast.faces import face
from tools.paint.cast.grounds import drapes, ground
from tools.paint.cast.hands import hand
from tools.paint.cast.props import gear
from tools.paint.engraving.geometry import Outline, Place, arc, blob, hole, limb, oval, polygon
from tools.paint.scenes.registry import head

if TYPE_CHECKING:
    from tools.paint.engraving.pen import Pen


@head("theater", y=196)
def set_up_trick(pen: Pen) -> None:
    """A gloved hand lays a Trick Marker among the squares of a bill."""
    ground(pen, 300, 190, reach=240)
    pen.begin_subject()
    for x, y in ((300, 336), (146, 300), (454, 300), (60, 190), (540, 190)):
        pen.shape(_square(x, y, 84), "deep", 0.44, "flat", angle=45, edge=2)
        pen.shape(_square(x, y, 66), "mid", 0.9, "flat", angle=45, edge=1.4)
    pen.shape(_square(300, 226, 122), "paper", 1.0, "flat", angle=45, edge=2.6, shadow=0.9, lit=False)
    pen.shape(_square(300, 226, 100), "accent", 0.88, "flat", angle=45, edge=1.6, lit=False)
    star(pen, 300, 226, 56, 5, "deep")
    star(pen, 300, 226, 26, 5, "gold")
    arm(pen, (430, -70, 60), (372, 30, 44), angle=60)
    hand(pen, 344, 92, 2.1, 118, pose="pinch", ink="paper", cuff="paper")


def _square(x: float, y: float, radius: float) -> Outline:
    return polygon((x, y - radius), (x + radius, y), (x, y + radius), (x - radius, y))


@head("theater", y=190)
def perform(pen: Pen) -> None:
    """The curtain is open, the hat is off, the hands say: behold."""
    ground(pen, 300, 140, reach=260)
    drapes(pen, "deep", 60, 540, 0.6)
    pen.begin_subject()
    pen.glow(300, 140, 210, 0.7)
    bust(pen, 300, 236, 1.15, width=112, foot=520)
    for side in (-1, 1):
        arm(pen, (300 + 112 * side, 300, 40), (300 + 178 * side, 290, 34), (300 + 206 * side, 214, 25),
            angle=70 * side)
        hand(pen, 300 + 214 * side, 150, 1.6, -74 if side > 0 else 74, flip=side < 0, pose="open", ink="paper")
    face(pen, 300, 144, 1.35, beard="both", smile=1)
    top_hat(pen, 300, 96, 1.1, band="accent")
    for x in range(90, 560, 84):
        pen.shape(blob((x - 34, 420), (x - 30, 384), (x, 366), (x + 30, 384), (x + 34, 420)), "gold", 0.84, "round",
            gloss=0.6, shadow=0.4)


@head("theater", y=200)
def reschedule(pen: Pen) -> None:
    """A hand puts a clock forward, between moon and sun."""
    ground(pen, 300, 200, reach=240)
    pen.begin_subject()
    pen.shape(oval(86, 120, 62) + hole(oval(116, 104, 56)), "paper", 0.98, "round", edge=2, lit=False)
    for number in range(12):
        turn = number * math.tau / 12
        pen.line((514 + 62 * math.cos(turn), 120 + 62 * math.sin(turn)),
            (514 + 92 * math.cos(turn), 120 + 92 * math.sin(turn)), width=7, smooth=False)
    pen.shape(oval(514, 120, 52), "accent", 0.96, "round", gloss=0.4, lit=False)
    pen.shape(oval(300, 200, 178), "gold", 0.76, "round", gloss=0.4, edge=2.4, shadow=0.7)
    pen.shape(oval(300, 200, 146), "paper", 1.0, "flat", edge=2, lit=False)
    for number in range(12):
        turn = number * math.tau / 12
        inner = 108 if number % 3 == 0 else 122
        pen.line((300 + inner * math.cos(turn), 200 + inner * math.sin(turn)),
            (300 + 136 * math.cos(turn), 200 + 136 * math.sin(turn)), width=9 if number % 3 == 0 else 5,
            smooth=False, tapered=False)
    pen.shape(limb((300, 200, 9), (300, 130, 7), (300, 104, 2)), "deep", 0.3, "round", edge=1.4)
    pen.shape(limb((300, 200, 7), (366, 238, 6), (402, 258, 2)), "deep", 0.3, "round", edge=1.4)
    pen.shape(oval(300, 200, 16), "gold", 0.9, "round", gloss=0.6)
    arm(pen, (560, 430, 60), (506, 350, 46), angle=40)
    hand(pen, 456, 304, 2.0, -142, flip=False, pose="point", ink="paper")


@head("workshop", y=196)
def prepare(pen: Pen) -> None:
    """Two hands fit a wheel into a top hat."""
    ground(pen, 300, 170, reach=240)
    pen.begin_subject()
    pen.shape(polygon((-60, 330), (660, 330), (660, 500), (-60, 500)), "gold", 0.64, "flat", angle=0, pitch=1.3,
        edge=2.4)
    for x in (60, 210, 400, 540):
        pen.line((x, 352), (x + 70, 356), width=2)
    gear(pen, 300, 128, 108, 14, "accent", 0.12, 0.86)
    top_hat(pen, 300, 214, 1.5, band="accent", brim_up=True)
    pen.shape(blob((196, 214), (300, 234), (404, 214), (400, 224), (300, 248), (200, 224)), "deep", 0.46, "round")
    arm(pen, (-20, 300, 60), (70, 230, 44), angle=120)
    hand(pen, 130, 168, 2.0, -42, pose="grip")
    pen.shape(limb((150, 156, 9), (206, 108, 9)), "paper", 0.7, "round", gloss=0.5)
    arm(pen, (620, 300, 60), (530, 230, 44), angle=60)
    hand(pen, 470, 168, 2.0, 42, flip=True, pose="pinch")


@head("workshop", "downtown", "market_row", "academy", y=200)
def any_(pen: Pen) -> None:
    """Keys for every door on one ring, held up in a white glove."""
    ground(pen, 300, 170, reach=250)
    pen.begin_subject()
    pen.glow(300, 190, 250, 0.8)
    arm(pen, (620, -90, 62), (470, 4, 48), angle=140)
    pen.shape(oval(300, 112, 84, 78) + hole(oval(300, 112, 64, 58)), "gold", 0.92, "round", gloss=0.7, edge=2.8,
        shadow=0.5)
    for turn, lobes in ((150, 1), (32, 2), (92, 3)):
        along = math.radians(turn)
        _key(pen, Place(300 + 72 * math.cos(along), 112 + 68 * math.sin(along), 0.86, turn), lobes)
    near = [(300 + 74 * u, 112 + 68 * v, 10) for u, v in arc(0, 0, 1, 64, 120, 8)]
    pen.shape(limb(*near), "gold", 0.94, "round", gloss=0.7, edge=2.2)
    hand(pen, 392, 58, 2.3, -34, flip=True, pose="grip", ink="paper")
    stars(pen, (70, 60, 22), (552, 236, 16), (150, 40, 14))


_BOWS = {1: ((30, 0, 40),), 2: ((30, -24, 32), (30, 24, 32)), 3: ((8, 0, 28), (42, -28, 28), (42, 28, 28))}
"""Lobes of a bow -> the rings that it is made of: middle and radius."""


def _key(pen: Pen, there: Place, lobes: int) -> None:
    """A key whose bow hangs at its place; the shaft runs to the right. Each has another bow and another bit."""
    pen.shape(there.outline(limb((60, 0, 14), (216, 0, 11))), "gold", 0.90, "round", gloss=0.7, edge=2.6, shadow=0.6)
    low = 30 + 14 * lobes
    bit = [(166, 6), (166, low), (184, low), (184, 46), (198, 46), (198, low), (216, low), (216, 6)]
    pen.shape(polygon(*there(bit)), "gold", 0.88, "flat", angle=40, edge=2.4, shadow=0.5)
    bow = [ring for x, y, radius in _BOWS[lobes] for ring in oval(x, y, radius)]
    bow += [ring for x, y, radius in _BOWS[lobes] for ring in hole(oval(x, y, radius * 0.46))]
    pen.shape(there.outline(bow), "gold", 0.92, "round", gloss=0.7, edge=2.6, shadow=0.5)
    collar = [(72, -20), (90, -20), (90, 20), (72, 20)]
    pen.shape(polygon(*there(collar)), "accent", 0.86, "round", gloss=0.6, edge=2)
