"""Magicians of mechanical Tricks."""

from __future__ import annotations

import math
from functools import partial
from typing import TYPE_CHECKING

from tools.paint.figures.arms import (
    bowing_arms,
    curtsey,
    level,
    low,
    presents_slim,
    raised,
    slim_arm,
    thanks,
    thanks_slim,
)
from tools.paint.figures.bodies import bodice, head, lady, skirt, torso, trousers
from tools.paint.figures.figure import Figure

if TYPE_CHECKING:
    from tools.paint.figures.pen import Pen


def _mechaniker_body(pen: Pen) -> None:
    trousers(pen, 0.01)
    for x in (-0.106, 0.05):
        pen.part().shape((x, 0.20), (x + 0.064, 0.20), (x + 0.062, 0.03), (x - 0.004, 0.03), smooth=False, bent=False)
    torso(pen, 0.008)
    apron = pen.part()
    apron.shape(
        (-0.02, 0.70),
        (0.085, 0.715),
        (0.098, 0.60),
        (0.105, 0.48),
        (0.125, 0.235),
        (-0.03, 0.215),
        (-0.075, 0.24),
        (-0.06, 0.48),
    )
    pen.part().shape((-0.01, 0.44), (0.09, 0.44), (0.095, 0.34), (-0.015, 0.34), smooth=False)
    head(pen)
    pen.part().shape(
        (-0.05, 0.85),
        (-0.058, 0.895),
        (-0.045, 0.845),
        (-0.02, 0.81),
        (0.012, 0.80),
        (0.05, 0.80),
        (0.055, 0.83),
        (0.02, 0.835),
    )


def _mechaniker_casts(pen: Pen) -> None:
    cap_with_goggles(pen.part())
    gear = pen.part()
    gear.sign("own:gear", (-0.165, 0.46), 0.17)
    low(pen, (-0.155, 0.545), 0.038)
    wrench = pen.part()
    wrench.rod((0.235, 0.735), (0.335, 0.905), 0.024)
    wrench.oval(0.345, 0.925, 0.042, 0.042)
    wrench.shape((0.338, 0.935), (0.372, 0.92), (0.40, 0.965), (0.365, 0.985), smooth=False, cut=True)
    raised(pen, (0.25, 0.755), 60, 0.038)


def cap_with_goggles(pen: Pen) -> None:
    pen.shape(
        (-0.062, 0.895), (-0.066, 0.935), (-0.03, 0.965), (0.03, 0.962), (0.062, 0.935), (0.062, 0.90), (0.0, 0.905)
    )
    pen.shape((0.03, 0.908), (0.105, 0.905), (0.112, 0.897), (0.05, 0.890), smooth=False)
    pen.colour().shape((-0.065, 0.905), (0.062, 0.912), (0.064, 0.93), (-0.067, 0.924), smooth=False)
    for x in (0.028, 0.068):
        pen.oval(x, 0.932, 0.024, 0.022)


def _electra_body(pen: Pen) -> None:
    skirt(pen, 0.02)
    bodice(pen, 0.05)
    lady(pen)
    crown = pen.part()
    for number, angle in enumerate(range(14, 203, 18)):
        turn, far = math.radians(angle), (0.130, 0.165)[number % 2]
        rays = ((turn + 0.14, 0.048), (turn, far), (turn - 0.14, 0.048))
        crown.shape(*((-0.004 + math.cos(t) * r, 0.872 + math.sin(t) * r) for t, r in rays), smooth=False)
    pen.part().shape(
        (-0.02, 0.83), (-0.052, 0.85), (-0.05, 0.90), (-0.01, 0.925), (0.034, 0.912), (0.03, 0.898), (-0.01, 0.885)
    )


def _electra_casts(pen: Pen) -> None:
    for side in (-1, 1):
        bolt = pen.part()
        way = (
            (0.232, 0.872),
            (0.30, 0.935),
            (0.272, 0.943),
            (0.335, 1.03),
            (0.318, 1.035),
            (0.242, 0.95),
            (0.268, 0.942),
            (0.222, 0.885),
        )
        bolt.shape(*((x * side, y) for x, y in way), smooth=False)
        slim_arm(
            pen,
            (0.062 * side, 0.725),
            (0.155 * side, 0.712),
            (0.215 * side, 0.84),
            turn=60 if side > 0 else 120,
            sleeve=0.05,
        )


def _mechaniker_presents(pen: Pen) -> None:
    cap_with_goggles(pen.part())
    gear = pen.part()
    gear.sign("own:gear", (-0.165, 0.46), 0.17)
    low(pen, (-0.155, 0.545), 0.038)
    level(pen, 0.038)


MECHANIKER = Figure(
    _mechaniker_body,
    _mechaniker_casts,
    _mechaniker_presents,
    partial(thanks, wide=0.038, holds=cap_with_goggles),
    partial(bowing_arms, wide=0.038, holds=cap_with_goggles),
    52,
)
ELECTRA = Figure(
    _electra_body,
    _electra_casts,
    partial(presents_slim, sleeve=0.05),
    partial(thanks_slim, sleeve=0.05),
    partial(curtsey, sleeve=0.05),
    34,
)
