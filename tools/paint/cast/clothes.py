"""Clothes: shoulders of a man and of a lady, arms in sleeves, hats."""

# fmt: off

from __future__ import annotations

from typing import TYPE_CHECKING

from tools.paint.engraving.geometry import Place, Point, blob, limb, moved, oval, polygon

if TYPE_CHECKING:
    from tools.paint.engraving.inks import Ink
    from tools.paint.engraving.pen import Pen


def bust(
    pen: Pen, x: float, y: float, scale: float = 1.0, *, coat: Ink = "deep", tie: Ink = "paper", width: float = 150,
    shirt: bool = True, lapel: bool = True, foot: float = 520, neck: bool = True,
) -> None:
    """Shoulders of a man in evening dress, down to ``foot``; (x, y) is the pit of the throat."""
    there, low = Place(x, y, scale), (foot - y) / scale
    if neck:
        pen.shape(limb(*there([(0, -34, 19), (0, 6, 21)])), "flesh", 0.82, "lathe", pitch=0.75)
    right: list[Point] = [(22, 4), (width * 0.62, 26), (width * 0.84, 56), (width * 0.92, 120), (width * 0.95, low)]
    body = [*right, *_mirrored(right)]
    pen.shape(blob(*there(body)), coat, 0.36, "round", angle=75, gloss=0.15)
    if shirt:
        _shirt(pen, there)
    if lapel:
        _lapels(pen, there, coat)
    pen.shape(polygon(*there([(-20, -12), (0, -2), (20, -12), (21, 4), (0, 10), (-21, 4)])), "paper", 0.97, "flat",
        edge=1.3)
    for side in (-1, 1):
        bow = [(0, 4), (12 * side, -6), (27 * side, -8), (28 * side, 16), (12 * side, 12)]
        pen.shape(blob(*there(bow)), tie, 0.95, "round", edge=1.4)


def _shirt(pen: Pen, there: Place) -> None:
    front = [(-19, 0), (19, 0), (34, 70), (10, 150), (-10, 150), (-34, 70)]
    pen.shape(polygon(*there(front)), "paper", 0.97, "flat", edge=1.2)
    for stud in range(3):
        pen.fill(oval(*there.spot(0, 40 + 28 * stud), 2.6 * there.scale), "gold")


def _lapels(pen: Pen, there: Place, coat: Ink) -> None:
    lapel = [(18, -2), (40, 14), (58, 46), (44, 56), (52, 66), (12, 152), (4, 152), (30, 70)]
    for side in (-1, 1):
        pen.shape(polygon(*there([(u * side, v) for u, v in lapel])), coat, 0.42, "flat", angle=60 * side)


def gown(
    pen: Pen, x: float, y: float, scale: float = 1.0, ink: Ink = "accent", foot: float = 520, width: float = 120,
    *, neck: bool = True,
) -> None:
    """Shoulders and bodice of a lady, down to ``foot``; (x, y) is the pit of the throat."""
    there, low, w = Place(x, y, scale), (foot - y) / scale, width
    if neck:
        pen.shape(limb(*there([(0, -34, 14), (0, 6, 15)])), "flesh", 0.86, "lathe", pitch=0.75)
    shoulder: list[Point] = [(15, 2), (w * 0.5, 18), (w * 0.66, 44), (w * 0.6, 90)]
    pen.shape(blob(*there([*shoulder, *_mirrored(shoulder)])), "flesh", 0.86, "round")
    right: list[Point] = [(30, 52), (w * 0.56, 48), (w * 0.5, 110), (w * 0.34, 170), (w * 0.7, low)]
    bodice = [(0, 62), *right, *_mirrored(right)]
    pen.shape(blob(*there(bodice)), ink, 0.70, "round", folds=5, angle=75)
    sleeve = [(w * 0.44, 30), (w * 0.70, 26), (w * 0.84, 56), (w * 0.66, 84), (w * 0.48, 66)]
    for side in (-1, 1):
        pen.shape(blob(*there([(u * side, v) for u, v in sleeve])), ink, 0.74, "round", folds=2)


def _mirrored(points: list[Point]) -> list[Point]:
    """The other half of an outline, backwards."""
    return [(-point[0], point[1]) for point in reversed(points)]


def arm(pen: Pen, *joints: Point, ink: Ink = "deep", tone: float = 0.36, angle: float = 60) -> None:
    """An arm in its sleeve through joints (x, y, radius)."""
    pen.shape(limb(*joints), ink, tone, "round", angle=angle)


def top_hat(
    pen: Pen, x: float, y: float, scale: float = 1.0, *, ink: Ink = "deep", band: Ink = "accent", turn: float = 0,
    brim_up: bool = False, tone: float = 0.40,
) -> None:
    """A top hat standing on its brim (or, brim_up, on its crown, open above); (x, y) is the middle of the brim."""
    there = Place(x, y, scale, turn)
    (_open_hat if brim_up else _standing_hat)(pen, there, ink, band, tone)


def _open_hat(pen: Pen, there: Place, ink: Ink, band: Ink, tone: float) -> None:
    crown = polygon((-56, 0), (56, 0), (62, 100), (-62, 100)) + oval(0, 100, 62, 13)
    pen.shape(there.outline(crown), ink, tone, "lathe", bulge=-1, gloss=0.5)
    pen.shape(polygon(*there([(-56, 8), (56, 8), (58, 36), (-58, 36)])), band, 0.8, "lathe", bulge=-1)
    pen.shape(there.outline(oval(0, 0, 92, 22)), ink, tone + 0.06, "round", angle=90, gloss=0.3)
    pen.shape(there.outline(oval(0, -1, 60, 13)), "key", 0.1, "flat")


def _standing_hat(pen: Pen, there: Place, ink: Ink, band: Ink, tone: float) -> None:
    pen.shape(there.outline(oval(0, 4, 74, 15)), ink, tone, "round", angle=90)
    crown = [(-44, 4), (-47, -40), (-52, -84), (-50, -92), (0, -98), (50, -92), (52, -84), (47, -40), (44, 4), (0, 10)]
    pen.shape(blob(*there(crown)), ink, tone, "lathe", gloss=0.5)
    pen.shape(polygon(*there([(-45, 2), (-46, -22), (0, -16), (46, -22), (45, 2), (0, 9)])), band, 0.75, "lathe")


def bow_tie(pen: Pen, x: float, y: float, scale: float = 1.0, turn: float = 0, ink: Ink = "paper") -> None:
    """A bow tie alone."""
    for flip in (False, True):
        wing = moved(blob((0, 0), (12, -10), (27, -12), (28, 12), (12, 8)), x, y, scale, turn, flip)
        pen.shape(wing, ink, 0.95, "round", edge=1.4)
    pen.shape(oval(x, y, 6 * scale), ink, 0.9, "round", edge=1.2)
