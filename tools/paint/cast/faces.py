"""Heads from the front; at scale 1 a head is 106 units high."""

# fmt: off

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from tools.paint.engraving.geometry import Place, Point, blob, hole, limb, oval

if TYPE_CHECKING:
    from tools.paint.engraving.inks import Ink
    from tools.paint.engraving.pen import Pen

_SLIM: list[Point] = [(0, -52), (22, -48), (36, -30), (39, -6), (36, 16), (27, 36), (13, 50), (0, 54)]
_BROAD: list[Point] = [(0, -50), (26, -46), (41, -28), (44, -4), (43, 18), (36, 40), (20, 54), (0, 57)]
_LONG: list[Point] = [(0, -54), (20, -50), (33, -32), (36, -6), (32, 14), (28, 36), (15, 54), (0, 60)]
_ROUND: list[Point] = [(0, -50), (24, -46), (38, -28), (41, -4), (39, 16), (30, 35), (14, 47), (0, 50)]
"""The right halves of skulls, from the crown to the chin."""


@dataclass(frozen=True)
class Kind:
    """A kind of head: its skull, how light and how modelled it is, the strength of brows and lips, its age and hair."""

    skull: list[Point]
    hair: str
    tone: float = 0.93
    contrast: float = 0.95
    brows: float = 5
    lips: float = 2.4
    old: bool = False
    lady: bool = False


KINDS: Final = {
    "man": Kind(_SLIM, "parted"),
    "lad": Kind(_ROUND, "curly", contrast=0.75, brows=3.6),
    "squire": Kind(_BROAD, "receding"),
    "elder": Kind(_LONG, "tufts", brows=4, old=True),
    "bald": Kind(_SLIM, ""),
    "lady": Kind(_SLIM, "waves", 0.98, 0.6, 2.6, 3.6, lady=True),
    "girl": Kind(_ROUND, "loose", 0.98, 0.55, 2.4, 3.4, lady=True),
    "maiden": Kind(_SLIM, "knot", 0.99, 0.5, 2.8, 4.2, lady=True),
    "dame": Kind(_BROAD, "knot", 0.96, 0.8, 3, 3, old=True, lady=True),
}


def face(
    pen: Pen, x: float, y: float, scale: float = 1.0, turn: float = 0, *, kind: str = "man", hair: Ink = "key",
    skin: Ink = "flesh", eye: str = "open", beard: str = "moustache", smile: float = 0.0,
) -> None:
    """A head from the front of one of the ``KINDS``; the beard is "", a moustache, a goatee, both, whiskers or full."""
    there, looks = Place(x, y, scale, turn), KINDS[kind]
    if looks.lady:
        _HAIR_BEHIND[looks.hair](pen, there, hair)
    else:
        _ears(pen, there, skin)
    skull = [*looks.skull, *((-u, v) for u, v in reversed(looks.skull[1:-1]))]
    pen.shape(blob(*there(skull)), skin, looks.tone, "round", pitch=0.66, contrast=looks.contrast, cross=False)
    for side in (-1, 1):
        (_closed_eye if eye == "closed" else _open_eye)(pen, there, side)
        brow = [(6 * side, -15), (16 * side, -19 if looks.lady else -20), (29 * side, -14)]
        pen.line(*there(brow), width=looks.brows * scale)
        if looks.old:
            _wrinkles(pen, there, side)
    if beard in _BEARDS:
        _BEARDS[beard](pen, there, hair)
    _nose_and_mouth(pen, there, smile, looks.lips)
    if beard in ("moustache", "both", "full"):
        _moustache(pen, there, hair)
    if looks.hair:
        _HAIR[looks.hair](pen, there, hair)


def _wrinkles(pen: Pen, there: Place, side: int) -> None:
    for crease in ([(10, 4), (18, 7), (26, 3)], [(13, 14), (18, 22), (19, 32)], [(4, -31), (14, -33), (24, -29)]):
        pen.line(*there([(u * side, v) for u, v in crease]), width=1.4 * there.scale)


def _ears(pen: Pen, there: Place, skin: Ink) -> None:
    for side in (-1, 1):
        ear = [(37 * side, -10), (45 * side, -12), (46 * side, 2), (39 * side, 14)]
        pen.shape(blob(*there(ear)), skin, 0.8, "round", edge=1.2)


def _waves_behind(pen: Pen, there: Place, hair: Ink) -> None:
    pen.shape(blob(*there([(0, -62), (30, -56), (46, -30), (46, 0), (38, 22), (0, 30), (-38, 22), (-46, 0),
        (-46, -30), (-30, -56)])), hair, 0.42, "round", angle=100, gloss=0.4)


def _loose_behind(pen: Pen, there: Place, hair: Ink) -> None:
    """Hair that falls over the shoulders."""
    half = [(0, -62), (32, -56), (50, -26), (54, 16), (64, 60), (50, 92), (30, 84), (22, 40)]
    whole = [*half, *((-u, v) for u, v in reversed(half[1:]))]
    pen.shape(blob(*there(whole)), hair, 0.44, "round", folds=4, angle=84, gloss=0.3)


def _knot_behind(pen: Pen, there: Place, hair: Ink) -> None:
    """A knot on the crown, with a pin through it."""
    pen.shape(limb(*there([(-34, -82, 2.6), (36, -66, 2.6)])), "gold", 0.9, "round", edge=1)
    pen.shape(there.outline(oval(0, -70, 22, 19)), hair, 0.56, "round", angle=20, gloss=0.4)
    _waves_behind(pen, there, hair)


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


def _goatee(pen: Pen, there: Place, hair: Ink) -> None:
    pen.shape(blob(*there([(-8, 36), (8, 36), (9, 50), (0, 66), (-9, 50)])), hair, 0.28, "round", angle=0, edge=0.8)


def _whiskers(pen: Pen, there: Place, hair: Ink) -> None:
    """Whiskers on both cheeks, the chin between them bare."""
    for side in (-1, 1):
        cheek = [(36, -12), (44, 0), (45, 26), (36, 46), (22, 44), (28, 28), (30, 6)]
        pen.shape(blob(*there([(u * side, v) for u, v in cheek])), hair, 0.40, "round", angle=80, edge=1.1)
        for u, v in ((38, 8), (38, 24), (33, 36)):
            pen.line(*there([(u * side, v), ((u + 5) * side, v + 10)]), width=1.3 * there.scale, smooth=False)


def _full_beard(pen: Pen, there: Place, hair: Ink) -> None:
    beard = [(37, -2), (44, 12), (44, 40), (30, 66), (0, 82), (-30, 66), (-44, 40), (-44, 12), (-37, -2), (-30, 18),
        (-16, 22), (0, 24), (16, 22), (30, 18)]
    pen.shape(blob(*there(beard)), hair, 0.50, "round", folds=3, angle=80, edge=1.2)
    for u, v in ((-26, 36), (-14, 46), (0, 52), (14, 46), (26, 36)):
        pen.line(*there([(u, v), (u * 1.1, v + 12), (u * 0.9, v + 22)]), width=1.5 * there.scale)
    pen.fill(blob(*there([(-12, 27), (0, 25), (12, 27), (0, 36)])), "flesh")


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


def _curls(pen: Pen, there: Place, hair: Ink) -> None:
    """A lad's curls."""
    locks = ((-40, -26, 13), (-34, -42, 14), (-20, -54, 15), (0, -58, 16), (20, -54, 15), (34, -42, 14), (40, -26, 13),
        (-10, -46, 11), (12, -46, 11))
    curls = [ring for u, v, radius in locks for ring in oval(*there.spot(u, v), radius * there.scale)]
    pen.shape(curls, hair, 0.34, "round", angle=60, edge=1.2, gloss=0.4, contrast=0.8)
    for u, v, radius in locks:
        curl = [(u - radius * 0.5, v), (u, v - radius * 0.5), (u + radius * 0.5, v), (u, v + radius * 0.4)]
        pen.white_line(*there(curl), width=1.6 * there.scale, strength=0.8)


def _receding_hair(pen: Pen, there: Place, hair: Ink) -> None:
    for side in (-1, 1):
        half = [(40, 4), (48, -8), (48, -34), (32, -54), (12, -59), (18, -50), (30, -42), (38, -22)]
        pen.shape(blob(*there([(u * side, v) for u, v in half])), hair, 0.32, "round", angle=80, edge=1.2, gloss=0.4)


def _tufts(pen: Pen, there: Place, hair: Ink) -> None:
    """What an old man has left above his ears, and his pince-nez."""
    for side in (-1, 1):
        tuft = [(34, -24), (42, -38), (54, -34), (58, -14), (54, 4), (42, 6), (38, -8)]
        pen.shape(blob(*there([(u * side, v) for u, v in tuft])), hair, 0.62, "round", angle=70, folds=1, edge=1.2)
        lens = oval(*there.spot(17 * side, -4), 14 * there.scale) + hole(oval(*there.spot(17 * side, -4),
            11.6 * there.scale))
        pen.shape(lens, "gold", 0.92, "round", edge=1.0)
    pen.line(*there([(-4, -6), (0, -9), (4, -6)]), width=2.4 * there.scale)


def _loose_hair(pen: Pen, there: Place, hair: Ink) -> None:
    """A parting, and locks beside the face."""
    for side in (-1, 1):
        half = [(0, -56), (26, -53), (45, -32), (46, 10), (54, 52), (46, 74), (38, 40), (36, 0), (30, -26), (8, -42)]
        pen.shape(blob(*there([(u * side, v) for u, v in half])), hair, 0.46, "round", angle=84, gloss=0.4, edge=1.2)
        pen.line(*there([(12 * side, -48), (38 * side, -24), (41 * side, 24), (46 * side, 58)]),
            width=1.6 * there.scale)


_BEARDS = {"goatee": _goatee, "both": _goatee, "whiskers": _whiskers, "full": _full_beard}
_HAIR = {
    "parted": _parted_hair,
    "curly": _curls,
    "receding": _receding_hair,
    "tufts": _tufts,
    "waves": _pinned_hair,
    "loose": _loose_hair,
    "knot": _pinned_hair,
}
_HAIR_BEHIND = {"waves": _waves_behind, "loose": _loose_behind, "knot": _knot_behind}
