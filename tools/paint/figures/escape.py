"""Magicians of escapes."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from tools.paint.figures.arms import bowing_arms, palm, presents, thanks
from tools.paint.figures.bodies import head, lady, trousers
from tools.paint.figures.figure import Figure
from tools.paint.stage_paint import Point, spline

if TYPE_CHECKING:
    from tools.paint.figures.pen import Pen


def _chains_body(pen: Pen) -> None:
    trousers(pen, 0.012)
    pen.part().shape(
        (-0.032, 0.80), (0.032, 0.80), (0.095, 0.79), (0.128, 0.745), (0.122, 0.685), (0.098, 0.62), (0.086, 0.55),
        (0.09, 0.49),
        (-0.09, 0.49), (-0.085, 0.56), (-0.10, 0.63), (-0.13, 0.70), (-0.135, 0.75), (-0.095, 0.79),
    )  # fmt: skip
    pen.part().shape((0.0, 0.735), (0.06, 0.742), (0.116, 0.715), (0.085, 0.678), (0.02, 0.69))
    pen.part().shape((-0.095, 0.515), (0.095, 0.515), (0.098, 0.462), (-0.098, 0.462), smooth=False)
    pen.colour().shape((-0.096, 0.512), (0.096, 0.512), (0.0975, 0.470), (-0.0975, 0.470), smooth=False)
    pen.light().shape((0.02, 0.512), (0.06, 0.512), (0.06, 0.47), (0.02, 0.47), smooth=False)
    head(pen)
    hair = pen.part()
    for x, y in ((-0.05, 0.88), (-0.045, 0.91), (-0.02, 0.932), (0.012, 0.936), (0.038, 0.918), (-0.042, 0.85)):
        hair.oval(x, y, 0.022, 0.020)
    moustache = pen.part()
    moustache.limb((0.036, 0.842), (0.066, 0.836), (0.088, 0.852), (0.092, 0.868), widths=(0.010, 0.009, 0.004, 0.002))


def _chains_casts(pen: Pen) -> None:
    for side in (-1, 1):
        arm = pen.part()
        arm.limb((0.092 * side, 0.755), (0.215 * side, 0.755), (0.245 * side, 0.905), widths=(0.044, 0.042, 0.022))
        arm.oval(0.205 * side, 0.78, 0.034, 0.026)
        arm.oval(0.247 * side, 0.925, 0.027, 0.028)
        pen.part().rod((0.222 * side, 0.885), (0.272 * side, 0.895), 0.028)
    chain = pen.part()
    links = spline(
        [(-0.25, 0.925), (-0.19, 1.02), (-0.09, 0.985), (0.0, 1.06), (0.09, 0.985), (0.19, 1.02), (0.25, 0.925)],
        5,
        closed=False,
    )
    for number, (x, y) in enumerate(links):
        if math.hypot(x, y - 1.04) > 0.035:
            link(chain, x, y, number)
    hang_chain(chain, (0.262, 0.89), 7)
    hang_chain(chain, (-0.262, 0.89), 5)


def _chains_bows(pen: Pen) -> None:
    bowing_arms(pen, 0.044)
    hang_chain(pen.part(), pen.bent((0.10, 0.70)), 11)


def link(pen: Pen, x: float, y: float, number: int) -> None:
    pen.oval(x, y, 0.021, 0.014 if number % 2 else 0.007, bent=False)
    if number % 2:
        pen.oval(x, y, 0.012, 0.006, cut=True, bent=False)


def hang_chain(pen: Pen, top: Point, count: int) -> None:
    for number in range(count):
        x, y = top[0] + 0.006 * math.sin(number), top[1] - 0.033 * number
        pen.oval(x, y, 0.013 if number % 2 else 0.007, 0.021, bent=False)
        if number % 2:
            pen.oval(x, y, 0.006, 0.012, cut=True, bent=False)


def _lotus_body(pen: Pen) -> None:
    """A kimono with its long sleeves, pins in the hair, a fan."""
    pen.part().shape(
        (0.045, 0.57), (0.072, 0.48), (0.085, 0.28), (0.098, 0.10), (0.150, 0.012), (0.155, 0.0), (-0.10, 0.0),
        (-0.235, 0.0),
        (-0.225, 0.016), (-0.135, 0.09), (-0.105, 0.26), (-0.092, 0.46), (-0.056, 0.57),
    )  # fmt: skip
    pen.part().shape((0.04, 0.54), (0.07, 0.44), (0.082, 0.02), (0.02, 0.01), (0.03, 0.30))
    pen.part().shape(
        (-0.03, 0.772), (0.028, 0.768), (0.070, 0.742), (0.082, 0.69), (0.062, 0.63), (0.056, 0.55), (-0.06, 0.55),
        (-0.058, 0.63), (-0.078, 0.69), (-0.07, 0.745),
    )  # fmt: skip
    obi = pen.part()
    obi.shape((-0.062, 0.635), (0.066, 0.635), (0.066, 0.535), (-0.066, 0.535), smooth=False)
    obi.shape((-0.058, 0.65), (-0.135, 0.665), (-0.15, 0.60), (-0.125, 0.54), (-0.06, 0.55))
    pen.colour().shape((-0.063, 0.622), (0.066, 0.622), (0.066, 0.552), (-0.065, 0.552), smooth=False)
    lady(pen)
    hair = pen.part()
    hair.shape(
        (-0.03, 0.828),
        (-0.062, 0.85),
        (-0.068, 0.90),
        (-0.03, 0.928),
        (0.022, 0.922),
        (0.046, 0.895),
        (0.02, 0.888),
        (-0.015, 0.87),
    )
    hair.oval(-0.032, 0.948, 0.038, 0.030)
    hair.oval(-0.030, 0.980, 0.022, 0.016)
    for start, end in (((-0.105, 0.93), (0.05, 0.985)), ((-0.10, 0.985), (0.045, 0.925))):
        hair.rod(start, end, 0.008)
        hair.oval(*end, 0.011, 0.011)
        hair.oval(*start, 0.009, 0.009)


def _hanging_sleeve(pen: Pen) -> None:
    """The left sleeve of a kimono."""
    sleeve = pen.part()
    sleeve.shape(
        (-0.065, 0.74),
        (-0.125, 0.69),
        (-0.185, 0.60),
        (-0.215, 0.40),
        (-0.15, 0.345),
        (-0.105, 0.385),
        (-0.09, 0.56),
        (-0.05, 0.66),
    )
    pen.part().oval(-0.125, 0.575, 0.02, 0.018)


def _lotus_casts(pen: Pen) -> None:
    _hanging_sleeve(pen)
    fan = pen.part()
    rim = [
        (0.232 + 0.155 * math.cos(math.radians(a)), 0.735 + 0.155 * math.sin(math.radians(a))) for a in range(4, 141, 8)
    ]
    fan.shape((0.232, 0.735), *rim, smooth=False)
    for angle in range(12, 140, 16):
        turn = math.radians(angle)
        inner, outer = ((0.232 + math.cos(turn) * r, 0.735 + math.sin(turn) * r) for r in (0.05, 0.148))
        pen.part().rod(inner, outer, 0.006)
    arm = pen.part()
    arm.shape(
        (0.05, 0.745),
        (0.11, 0.715),
        (0.175, 0.70),
        (0.225, 0.735),
        (0.215, 0.64),
        (0.195, 0.50),
        (0.145, 0.475),
        (0.115, 0.56),
        (0.055, 0.665),
    )
    arm.oval(0.232, 0.738, 0.020, 0.016)


def _lotus_bows(pen: Pen) -> None:
    x, y = pen.bent((0.0, 0.69))
    for side in (1, -1):
        sleeve = pen.part()
        sleeve.shape(
            (x + 0.02 * side, y + 0.04),
            (x + 0.085, y - 0.02),
            (x + 0.10, y - 0.15),
            (x + 0.02, y - 0.22),
            (x - 0.035 * side, y - 0.10),
            bent=False,
        )
    pen.part().oval(x + 0.095, y - 0.155, 0.022, 0.016, bent=False)


def _chains_presents(pen: Pen) -> None:
    presents(pen, 0.044)
    hang_chain(pen.part(), (0.315, 0.715), 9)


def _chains_thanks(pen: Pen) -> None:
    thanks(pen, 0.044)
    hang_chain(pen.part(), (-0.20, 0.94), 9)


def _long_sleeve(pen: Pen) -> None:
    """The sleeve of the arm that is level."""
    arm = pen.part()
    arm.shape(
        (0.05, 0.745), (0.12, 0.725), (0.20, 0.715), (0.275, 0.735), (0.272, 0.62), (0.245, 0.47), (0.185, 0.45),
        (0.135, 0.56), (0.055, 0.665),
    )  # fmt: skip
    palm(arm, (0.285, 0.735))


def _closed_fan(pen: Pen, hand: Point, turn: float) -> None:
    fan = pen.part().moved((0, 0), hand, turn)
    fan.rod((-0.02, 0), (0.15, 0), 0.02)
    fan.rod((0.0, 0.004), (0.15, 0.018), 0.012)


def _lotus_presents(pen: Pen) -> None:
    _hanging_sleeve(pen)
    _long_sleeve(pen)


def _lotus_thanks(pen: Pen) -> None:
    _hanging_sleeve(pen)
    sleeve = pen.part()
    sleeve.shape(
        (0.055, 0.745), (0.12, 0.70), (0.165, 0.645), (0.155, 0.50), (0.115, 0.44), (0.07, 0.47), (0.05, 0.58),
        (0.035, 0.66),
    )  # fmt: skip
    _closed_fan(pen, (0.045, 0.70), 118)
    pen.part().oval(0.05, 0.695, 0.022, 0.018)


CHAINS = Figure(_chains_body, _chains_casts, _chains_presents, _chains_thanks, _chains_bows, 54)
LOTUS = Figure(_lotus_body, _lotus_casts, _lotus_presents, _lotus_thanks, _lotus_bows, 44)
