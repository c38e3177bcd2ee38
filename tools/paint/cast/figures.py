"""Whole figures: a lady who lies, a lady who stands."""

# fmt: off

from __future__ import annotations

from typing import TYPE_CHECKING

from tools.paint.cast.profiles import profile
from tools.paint.engraving.geometry import Place, blob, limb

if TYPE_CHECKING:
    from tools.paint.engraving.inks import Ink
    from tools.paint.engraving.pen import Pen


def lying_lady(pen: Pen, x: float, y: float, scale: float = 1.0, *, ink: Ink = "accent", hair: Ink = "gold") -> None:
    """A lady on her back, her head at (x, y), her feet 390 to the right."""
    there = Place(x, y, scale)
    skirt = [(150, -26), (230, -34), (310, -28), (352, -16), (354, 16), (300, 26), (220, 26), (150, 22)]
    pen.shape(blob(*there(skirt)), ink, 0.80, "fold", folds=7)
    for bend in ((190, -28, 226, 22), (236, -30, 274, 22), (284, -26, 316, 20)):
        pen.line(*there([bend[:2], ((bend[0] + bend[2]) / 2 + 6, 0), bend[2:]]), width=2.6)
    pen.shape(blob(*there([(48, -18), (84, -30), (128, -28), (160, -24), (160, 22), (110, 24), (56, 20)])), "mid", 0.88,
        "round", folds=2)
    for foot in (-6, 10):
        shoe = [(340, foot - 8), (362, foot - 8), (372, foot - 30), (384, foot - 34), (388, foot - 16), (378, foot + 8),
            (340, foot + 8)]
        pen.shape(blob(*there(shoe)), ink, 0.66, "round", gloss=0.4)
    pen.shape(limb(*there([(60, 0, 11), (110, 12, 9), (170, 2, 7)])), "flesh", 0.88, "round")
    pen.shape(limb(*there([(26, 2, 13), (52, 0, 14)])), "flesh", 0.84, "round")
    profile(pen, *there.spot(0, 0), 0.86 * scale, turn=-86, kind="lady", hair=hair)


def standing_lady(
    pen: Pen, x: float, y: float, scale: float = 1.0, *, flip: bool = False, ink: Ink = "accent", hair: Ink = "key"
) -> None:
    """A lady in a long gown, walking to the right, her arms a little from her; (x, y) is her waist, 250 high in all."""
    there = Place(x, y, scale, 0, flip)
    pen.shape(limb(*there([(-8, -64, 8), (-34, -30, 7), (-46, 6, 5)])), "flesh", 0.86, "round", edge=1.2)
    skirt = [(-18, -6), (16, -6), (30, 40), (46, 110), (38, 122), (-20, 124), (-74, 118), (-88, 104), (-50, 50)]
    pen.shape(blob(*there(skirt)), ink, 0.78, "round", folds=5, angle=80)
    for foot, bend in ((34, 20), (4, 2), (-30, -14), (-60, -24)):
        pen.line(*there([(bend * 0.3, 0), (bend, 54), (foot, 114)]), width=2.2 * scale)
    bodice = [(-16, -72), (14, -74), (24, -46), (16, -4), (-18, -4), (-24, -44)]
    pen.shape(blob(*there(bodice)), ink, 0.84, "round")
    pen.shape(limb(*there([(2, -96, 6), (0, -74, 8)])), "flesh", 0.86, "round")
    pen.shape(limb(*there([(10, -64, 9), (44, -40, 7), (72, -58, 5)])), "flesh", 0.9, "round", edge=1.2)
    pen.shape(blob(*there([(-2, -76), (16, -74), (26, -58), (12, -48), (-4, -58)])), ink, 0.88, "round", folds=1)
    profile(pen, *there.spot(4, -118), 0.42 * scale, flip=flip, kind="lady", hair=hair)
