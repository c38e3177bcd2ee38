"""Dahlgaard's Heir."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tools.paint.figures.arms import bowing_arms, low, presents, raised, thanks
from tools.paint.figures.bodies import evening_dress, head, torso, trousers
from tools.paint.figures.figure import Figure

if TYPE_CHECKING:
    from tools.paint.figures.pen import Pen


def _heir_body(pen: Pen) -> None:
    """Young, in a long cloak with a high collar; a sealed letter in the hand."""
    pen.part().shape(
        (-0.02, 0.80),
        (-0.115, 0.775),
        (-0.165, 0.60),
        (-0.235, 0.33),
        (-0.325, 0.06),
        (-0.20, 0.03),
        (-0.06, 0.07),
        (0.0, 0.5),
    )
    pen.colour(150).shape((-0.095, 0.66), (-0.12, 0.48), (-0.165, 0.25), (-0.225, 0.055), (-0.12, 0.06), (-0.09, 0.30))
    trousers(pen)
    for x in (-0.106, 0.05):
        pen.part().shape((x, 0.245), (x + 0.062, 0.235), (x + 0.058, 0.03), (x - 0.002, 0.03), smooth=False, bent=False)
    torso(pen)
    pen.part().shape(
        (-0.094, 0.53), (0.094, 0.53), (0.115, 0.335), (0.045, 0.36), (0.02, 0.46), (-0.03, 0.36), (-0.125, 0.315)
    )
    evening_dress(pen)
    head(pen)
    hair = pen.part()
    hair.shape(
        (-0.03, 0.825),
        (-0.066, 0.835),
        (-0.072, 0.89),
        (-0.05, 0.935),
        (0.0, 0.955),
        (0.045, 0.94),
        (0.068, 0.905),
        (0.035, 0.915),
        (0.0, 0.895),
        (-0.018, 0.86),
    )
    hair.limb((-0.045, 0.835), (-0.085, 0.80), (-0.095, 0.755), widths=(0.022, 0.014, 0.005))
    collar = pen.part()
    collar.shape(
        (-0.105, 0.765),
        (-0.088, 0.845),
        (-0.052, 0.815),
        (0.0, 0.79),
        (0.052, 0.79),
        (0.078, 0.825),
        (0.092, 0.765),
        (0.0, 0.755),
        smooth=False,
    )


def _heir_casts(pen: Pen) -> None:
    low(pen, (-0.112, 0.565))
    letter = pen.part()
    letter.shape((0.232, 0.865), (0.312, 0.825), (0.375, 0.945), (0.295, 0.985), smooth=False)
    pen.light().shape((0.240, 0.868), (0.308, 0.834), (0.366, 0.942), (0.297, 0.976), smooth=False)
    pen.colour().oval(0.303, 0.905, 0.017, 0.017)
    raised(pen, (0.262, 0.835), 60)


HEIR = Figure(_heir_body, _heir_casts, presents, thanks, bowing_arms, 56)
