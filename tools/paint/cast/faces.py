"""Heads from the front; at scale 1 a head is 106 units high."""

# fmt: off

from __future__ import annotations

from typing import TYPE_CHECKING

from tools.paint.engraving.geometry import Place, blob, oval

if TYPE_CHECKING:
    from tools.paint.engraving.inks import Ink
    from tools.paint.engraving.pen import Pen

_SKULL = [(0, -52), (22, -48), (36, -30), (39, -6), (36, 16), (27, 36), (13, 50), (0, 54), (-13, 50), (-27, 36),
    (-36, 16), (-39, -6), (-36, -30), (-22, -48)]


def face(
    pen: Pen, x: float, y: float, scale: float = 1.0, turn: float = 0, *, kind: str = "man", hair: Ink = "key",
    skin: Ink = "flesh", eye: str = "open", beard: str = "moustache", smile: float = 0.0,
) -> None:
    """A head from the front: of a man, a lady, or one who is bald; with a moustache, a goatee, both, or no beard."""
    there, lady = Place(x, y, scale, turn), kind == "lady"
    (_hair_behind if lady else _ears)(pen, there, hair if lady else skin)
    pen.shape(blob(*there(_SKULL)), skin, 0.98 if lady else 0.93, "round",
        pitch=0.66, contrast=0.6 if lady else 0.95, cross=False)
    for side in (-1, 1):
        (_closed_eye if eye == "closed" else _open_eye)(pen, there, side)
        brow = [(6 * side, -15), (16 * side, -19 if lady else -20), (29 * side, -14)]
        pen.line(*there(brow), width=(2.6 if lady else 5) * scale)
    _nose_and_mouth(pen, there, smile, 3.6 if lady else 2.4)
    if beard in ("moustache", "both"):
        _moustache(pen, there, hair)
    if beard in ("goatee", "both"):
        pen.shape(blob(*there([(-8, 36), (8, 36), (9, 50), (0, 66), (-9, 50)])), hair, 0.28, "round", angle=0, edge=0.8)
    if kind in _HAIR:
        _HAIR[kind](pen, there, hair)


def _ears(pen: Pen, there: Place, skin: Ink) -> None:
    for side in (-1, 1):
        ear = [(37 * side, -10), (45 * side, -12), (46 * side, 2), (39 * side, 14)]
        pen.shape(blob(*there(ear)), skin, 0.8, "round", edge=1.2)


def _hair_behind(pen: Pen, there: Place, hair: Ink) -> None:
    pen.shape(blob(*there([(0, -62), (30, -56), (46, -30), (46, 0), (38, 22), (0, 30), (-38, 22), (-46, 0),
        (-46, -30), (-30, -56)])), hair, 0.42, "round", angle=100, gloss=0.4)


def _closed_eye(pen: Pen, there: Place, side: int) -> None:
    pen.line(*there([(8 * side, -4), (17 * side, 0), (26 * side, -5)]), width=2.6 * there.scale)


def _open_eye(pen: Pen, there: Place, side: int) -> None:
    pen.fill(blob(*there([(8 * side, -4), (16 * side, -9), (25 * side, -5), (17 * side, -1)])), "paper")
    pen.fill(oval(*there.spot(16.5 * side, -5), 3.4 * there.scale, 4.0 * there.scale))
    pen.line(*there([(7 * side, -4), (16 * side, -10.5), (27 * side, -5)]), width=2.6 * there.scale)


def _nose_and_mouth(pen: Pen, there: Place, smile: float, lips: float) -> None:
    pen.line(*there([(4, -10), (6, 6), (9, 13), (3, 16)]), width=2.2 * there.scale)
    pen.line(*there([(-7, 13), (-4, 16)]), width=1.6 * there.scale)
    mouth = [(-13, 30 - 5 * smile), (0, 31 + 3 * smile), (13, 30 - 5 * smile)]
    pen.line(*there(mouth), width=lips * there.scale)
    pen.line(*there([(-6, 38), (0, 40), (6, 38)]), width=1.4 * there.scale)


def _moustache(pen: Pen, there: Place, hair: Ink) -> None:
    for side in (-1, 1):
        half = [(0, 19), (8, 18), (20, 22), (30, 17), (37, 10), (35, 20), (24, 29), (10, 28), (0, 25)]
        pen.shape(blob(*there([(x * side, y) for x, y in half])), hair, 0.26, "round", edge=0.8, gloss=0.3)


def _parted_hair(pen: Pen, there: Place, hair: Ink) -> None:
    pen.shape(blob(*there([(-38, 6), (-36, -20), (-26, -34), (0, -38), (26, -36), (36, -20), (38, 6), (45, -8),
        (45, -34), (30, -54), (0, -61), (-30, -55), (-45, -34), (-45, -8)])), hair, 0.27, "round",
        angle=100, edge=1.2, gloss=0.45, pitch=0.85)


def _pinned_hair(pen: Pen, there: Place, hair: Ink) -> None:
    """A lady's hair in two waves, and her ear-rings."""
    wave = [(0, -56), (24, -54), (44, -34), (44, -6), (38, 4), (34, -16), (20, -34), (2, -40)]
    for side in (-1, 1):
        half = [(x * side if x else 0, y) for x, y in wave]
        pen.shape(blob(*there(half)), hair, 0.48, "round", angle=60 * side, gloss=0.4, edge=1.2)
        pen.fill(oval(*there.spot(40 * side, 18), 2.4 * there.scale, 4 * there.scale), "gold")


_HAIR = {"man": _parted_hair, "lady": _pinned_hair}
