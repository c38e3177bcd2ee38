"""Engrave what flies about a Trick on the stage, as the Trick is engraved: wheels, links, cards, butterflies, drops.

What the program paints in a colour is cut in white and black here.
"""

from __future__ import annotations

import math
from functools import partial
from typing import TYPE_CHECKING

from tools.paint.cast.props import card
from tools.paint.engraving.geometry import Outline, Point, arc, blob, hole, oval, placed, polygon
from tools.paint.engraving.pen import Pen
from tools.paint.engraving.printing import alone
from tools.paint.engraving.sheet import Sheet

if TYPE_CHECKING:
    from collections.abc import Callable

    from pygame import Surface

_TEETH, _SPOKES = 12, 6


def _cut(draw: Callable[[Pen], None], size: tuple[int, int], category: str = "escape") -> Surface:
    """A thing alone, drawn in pixels of the picture about its middle."""
    sheet = Sheet(size, category, (-size[0] / 2, -size[1] / 2, size[0], size[1]))
    sheet.small = False
    sheet.in_ground = False
    draw(Pen(sheet))
    return alone(sheet)


def _wheel(pen: Pen) -> None:
    """A wheel that is alike after a turn of 60 degrees: its light must not turn with it, so that it has none."""
    rim, bars = _rim(124), _between_spokes()
    pen.shape(rim + bars, "paper", 0.80, "rings", centre=(0, 0), edge=0, pitch=1.4)
    for radius, width in ((100, 3.0), (84, 4.0), (34, 4.0), (27, 2.0), (12, 4.0)):
        pen.line(*arc(0, 0, radius, 0, 360, 96), width=width, smooth=False, tapered=False)
    for points, _ in rim + bars:
        pen.line(*points, points[0], width=5, smooth=False, tapered=False)
    for number in range(_SPOKES):
        turn = math.radians(number * 60 + 30)
        pen.dot(92 * math.cos(turn), 92 * math.sin(turn), 4.5)


def _rim(radius: float) -> Outline:
    tooth = ((-0.30, 0.85), (-0.20, 1.0), (0.20, 1.0), (0.30, 0.85))
    turns = [((number + along) / _TEETH * math.tau, radius * far) for number in range(_TEETH) for along, far in tooth]
    return polygon(*((far * math.cos(turn), far * math.sin(turn)) for turn, far in turns))


def _between_spokes() -> Outline:
    holes: Outline = []
    for number in range(_SPOKES):
        outer = arc(0, 0, 80, number * 60 + 8, number * 60 + 52, 10)
        inner = arc(0, 0, 38, number * 60 + 46, number * 60 + 14, 6)
        holes += hole(polygon(*outer, *inner))
    return holes


def _link(pen: Pen, front: bool) -> None:
    """A link of a chain, lying; seen from its side it is a bar."""
    outline = oval(0, 0, 18, 10) + hole(oval(0, 0, 10, 4)) if front else oval(0, 0, 18, 4.6)
    pen.shape(outline, "paper", 0.72, "round", angle=40, edge=1.6, gloss=0.5)


def _card(pen: Pen) -> None:
    card(pen, 0, 0, 0.78)


def _butterfly(pen: Pen) -> None:
    """A butterfly from above."""
    fore: list[Point] = [(2, 0), (6, -14), (18, -34), (36, -44), (45, -42), (46, -30), (41, -13), (30, -1), (10, 4)]
    hind: list[Point] = [(2, 3), (16, 6), (31, 8), (37, 18), (34, 28), (29, 34), (28, 44), (22, 36), (13, 30), (5, 16)]
    for side in (-1, 1):
        for wing in (hind, fore):
            pen.shape(blob(*((x * side, y) for x, y in wing)), "paper", 0.97, "flat", edge=2.2)
            for x, y in wing[2:7]:
                pen.line((3 * side, 0), (x * 0.5 * side, y * 0.52), (x * 0.82 * side, y * 0.82), width=1.4)
        for x, y, radius in ((37, -31, 3), (28, -16, 2.4), (26, 20, 2.8)):
            pen.dot(x * side, y, radius)
        pen.line((1 * side, -14), (5 * side, -28), (11 * side, -37), width=2)
    pen.shape(oval(0, 2, 3.4, 20), "key", 0.2, "round")


def _star(pen: Pen) -> None:
    """A glint with four points."""
    reaches = [(30 if number % 2 == 0 else 7, number * math.pi / 4) for number in range(8)]
    points = [(far * math.sin(turn), -far * math.cos(turn)) for far, turn in reaches]
    pen.shape(polygon(*points), "paper", 1.0, "flat", edge=1.2)
    for x, y in points[::2]:
        pen.line((x * 0.2, y * 0.2), (x * 0.7, y * 0.7), width=1.2)


def _drop(pen: Pen) -> None:
    """A drop of water that falls."""
    drop = [(0, -18), (6, -4), (10, 6), (6, 15), (0, 17), (-6, 15), (-10, 6), (-6, -4)]
    pen.shape(blob(*drop), "paper", 0.92, "round", angle=70, edge=2.0)
    pen.white_line(*placed([(-4, 2), (-5, 7), (-2, 12)]), width=3)


FLYING: dict[str, Callable[[], Surface]] = {
    "wheel": partial(_cut, _wheel, (256, 256), "mechanical"),
    "link-front": partial(_cut, partial(_link, front=True), (40, 40)),
    "link-side": partial(_cut, partial(_link, front=False), (40, 40)),
    "card": partial(_cut, _card, (44, 62), "escape"),
    "butterfly": partial(_cut, _butterfly, (96, 96), "optical"),
    "star": partial(_cut, _star, (64, 64)),
    "drop": partial(_cut, _drop, (28, 40)),
}
