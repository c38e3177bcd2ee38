"""Heads from the side, looking right; at scale 1 a head is 104 units high."""

# fmt: off

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from tools.paint.engraving.geometry import Place, Point, blob, limb, oval, placed

if TYPE_CHECKING:
    from tools.paint.engraving.inks import Ink
    from tools.paint.engraving.pen import Pen

_BACK: list[Point] = [(8, 45), (-4, 36), (-22, 30), (-38, 14), (-43, -8), (-38, -30), (-24, -45)]
_STRAIGHT: list[Point] = [(-5, -50), (16, -49), (31, -40), (37, -27), (37, -16), (39, -11), (36, -5), (40, 2), (47, 12),
    (48, 16), (44, 19), (38, 20), (39, 25), (41, 28), (37, 31), (39, 34), (38, 38), (35, 40), (37, 46), (33, 53),
        (22, 53)]
_SNUB: list[Point] = [(-5, -50), (16, -49), (31, -41), (36, -28), (36, -16), (37, -11), (34, -5), (38, 2), (45, 9),
    (46, 14), (42, 17), (37, 18), (38, 23), (40, 26), (36, 29), (38, 32), (36, 36), (33, 38), (34, 43), (29, 49),
        (18, 50)]
_HOOKED: list[Point] = [(-5, -50), (16, -49), (32, -40), (38, -26), (38, -16), (40, -11), (38, -6), (46, 0), (53, 11),
    (52, 18), (46, 18), (38, 20), (38, 25), (40, 28), (35, 31), (38, 34), (37, 38), (34, 41), (40, 47), (37, 55),
        (25, 55)]
_STOUT: list[Point] = [(-5, -50), (16, -49), (32, -40), (39, -27), (38, -16), (40, -10), (38, -4), (46, 3), (54, 13),
    (54, 18), (48, 21), (40, 21), (42, 26), (44, 29), (39, 32), (42, 35), (40, 39), (37, 42), (40, 49), (34, 58),
        (14, 62)]
"""Foreheads, noses and chins, from the crown to the throat."""


@dataclass(frozen=True)
class Kind:
    """A kind of head: its profile, how light and how modelled it is, the strength of its brow, its age and hair."""

    front: list[Point]
    hair: str
    tone: float = 0.93
    contrast: float = 0.8
    brow: float = 4.2
    old: bool = False
    lady: bool = False


KINDS: Final = {
    "man": Kind(_STRAIGHT, "short"),
    "lad": Kind(_SNUB, "short", contrast=0.65, brow=3.2),
    "squire": Kind(_STOUT, "receding"),
    "elder": Kind(_HOOKED, "receding", brow=4.6, old=True),
    "bald": Kind(_STRAIGHT, ""),
    "lady": Kind(_STRAIGHT, "bun", 0.97, 0.55, 2.4, lady=True),
    "girl": Kind(_SNUB, "bun", 0.97, 0.5, 2.2, lady=True),
    "dame": Kind(_HOOKED, "bun", 0.96, 0.75, 2.8, old=True, lady=True),
}


def neck(pen: Pen, x: float, y: float, scale: float = 1.0, flip: bool = False, skin: Ink = "flesh") -> None:
    """The neck of a profile at the same place: before the clothes, which come before the head."""
    joints = placed([(-4, 18, 20), (-9, 50, 18), (-13, 78, 23)], x, y, scale, 0, flip)
    pen.shape(limb(*joints), skin, 0.80, "round", angle=95, pitch=0.75, edge=1.4, cross=False)


def profile(
    pen: Pen, x: float, y: float, scale: float = 1.0, *, flip: bool = False, turn: float = 0, kind: str = "man",
    hair: Ink = "key", skin: Ink = "flesh", eye: str = "open", mouth: str = "closed", moustache: bool = True,
) -> None:
    """A head from the side of one of the ``KINDS``; the mouth is closed, or left to the scene."""
    there, looks = Place(x, y, scale, turn, flip), KINDS[kind]
    pen.shape(blob(*there([*looks.front, *_BACK])), skin, looks.tone, "round",
        bulge=1.1, pitch=0.66, contrast=looks.contrast, cross=False)
    (_closed_eye if eye == "closed" else _open_eye)(pen, there)
    pen.line(*there([(22, -13), (29, -17), (37, -14)]), width=looks.brow * scale)
    pen.line(*there([(40, 19), (36, 17), (37, 13)]), width=1.8 * scale)
    if mouth == "closed":
        pen.line(*there([(38, 31), (33, 31), (29, 29)]), width=2 * scale)
    if looks.old:
        for crease in ([(22, 4), (28, 7), (33, 4)], [(32, 18), (27, 25), (26, 34)], [(20, -28), (28, -30), (34, -26)]):
            pen.line(*there(crease), width=1.4 * scale)
    if not looks.lady:
        _ear(pen, there, skin)
        if moustache and looks.hair:
            pen.shape(blob(*there([(42, 20), (44, 25), (36, 27), (27, 27), (20, 22), (14, 18), (22, 19), (30, 19),
                (36, 19)])), hair, 0.28, "round", edge=0.8)
    if looks.hair:
        _HAIR[looks.hair](pen, there, hair)


def _closed_eye(pen: Pen, there: Place) -> None:
    pen.line(*there([(24, -3), (28, 0), (34, -2)]), width=2.6 * there.scale)
    pen.line(*there([(25, 0), (24, 3)]), width=1.4 * there.scale)
    pen.line(*there([(29, 1), (29, 4)]), width=1.4 * there.scale)


def _open_eye(pen: Pen, there: Place) -> None:
    pen.fill(blob(*there([(24, -3), (29, -7), (34, -5), (33, -1), (28, 0)])), "paper")
    pen.fill(oval(*there.spot(31, -3.5), 2.6 * there.scale, 3.2 * there.scale))
    pen.line(*there([(23, -3), (28, -8), (35, -6)]), width=2.4 * there.scale)


def _ear(pen: Pen, there: Place, skin: Ink) -> None:
    pen.shape(blob(*there([(-6, -8), (2, -10), (5, -2), (1, 8), (-3, 12), (-7, 4)])), skin, 0.82, "round", edge=1.2)
    pen.line(*there([(-2, -5), (1, -3), (-1, 4)]), width=1.4 * there.scale)


def _short_hair(pen: Pen, there: Place, hair: Ink) -> None:
    """Parted hair with whiskers before the ear, and the white lines of the comb."""
    pen.shape(blob(*there([(30, -43), (33, -37), (22, -33), (12, -28), (8, -14), (3, -14), (2, 8), (5, 16), (-1, 14),
        (-4, 4), (-8, -6), (-12, 4), (-14, 22), (-24, 28), (-40, 13), (-45, -8), (-40, -32), (-24, -49), (0, -55),
        (18, -53)])), hair, 0.16, "round", angle=110, edge=1.2, contrast=0.7, pitch=0.85)
    for number, width in enumerate((2.2, 1.5, 1.8, 1.2)):
        strand = [(24 - 8 * number, -46 - 1.5 * number), (4 - 9 * number, -38 + 3 * number),
            (-8 - 7 * number, -16 + 5 * number), (-10 - 6 * number, 4 + 3 * number)]
        pen.white_line(*there(strand), width=width * there.scale, strength=0.85)


def _pinned_hair(pen: Pen, there: Place, hair: Ink) -> None:
    """A lady's hair with a bun, an ear-ring, painted lips."""
    pen.shape(blob(*there([(30, -44), (32, -36), (22, -32), (10, -24), (6, -10), (2, 4), (-6, 12), (-18, 18),
        (-30, 18), (-42, 14), (-47, -8), (-42, -34), (-24, -51), (0, -58), (18, -55)])), hair, 0.46, "round",
        angle=120, edge=1.4, gloss=0.4, pitch=0.85)
    pen.shape(blob(*there([(-34, -8), (-46, -14), (-60, -6), (-64, 10), (-54, 22), (-40, 22), (-32, 10)])),
        hair, 0.46, "round", angle=30, edge=1.4, gloss=0.4)
    for number in range(4):
        strand = [(26 - 10 * number, -46 - number), (6 - 12 * number, -30 + 4 * number),
            (-8 - 9 * number, -6 + 3 * number)]
        pen.line(*there(strand), width=1.5 * there.scale)
    pen.fill(oval(*there.spot(0, 16), 2.6 * there.scale), "gold")
    pen.line(*there([(40, 29), (36, 30), (32, 29)]), width=3 * there.scale)


def _receding_hair(pen: Pen, there: Place, hair: Ink) -> None:
    """Hair round the back of the head alone, and whiskers down to the chin."""
    back = [(-2, -46), (-10, -26), (-8, -8), (2, 6), (14, 22), (22, 40), (10, 44), (-4, 32), (-16, 28), (-30, 26),
        (-44, 12), (-47, -10), (-40, -34), (-24, -49)]
    pen.shape(blob(*there(back)), hair, 0.34, "round", angle=100, edge=1.2, contrast=0.7, pitch=0.85)
    for start, end in (((-14, -40), (-30, 6)), ((-24, -38), (-38, 0)), ((4, 14), (10, 34)), ((-6, 8), (-8, 26))):
        pen.white_line(*there([start, end]), width=1.6 * there.scale, smooth=False, strength=0.8)


_HAIR = {"short": _short_hair, "bun": _pinned_hair, "receding": _receding_hair}
