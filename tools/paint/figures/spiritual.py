"""Magicians of spiritual Tricks."""

from __future__ import annotations

import math
from functools import partial
from typing import TYPE_CHECKING

from tools.paint.figures.arms import at_heart, bowing_arms, level, low, open_hand, palm, raised
from tools.paint.figures.bodies import robe
from tools.paint.figures.figure import Figure

if TYPE_CHECKING:
    from tools.paint.figures.pen import Pen


def _priestess_body(pen: Pen) -> None:
    robe(pen)
    hood = pen.part()
    hood.shape(
        (-0.125, 0.70),
        (-0.095, 0.80),
        (-0.09, 0.89),
        (-0.035, 0.975),
        (0.035, 0.968),
        (0.078, 0.915),
        (0.075, 0.86),
        (0.062, 0.80),
        (0.115, 0.70),
        (0.0, 0.66),
    )
    hood.shape((0.052, 0.905), (0.082, 0.87), (0.068, 0.822), (0.040, 0.812), (0.030, 0.86), cut=True)
    face = pen.part()
    face.shape(
        (0.02, 0.90),
        (0.046, 0.885),
        (0.060, 0.855),
        (0.049, 0.847),
        (0.050, 0.832),
        (0.042, 0.818),
        (0.02, 0.815),
        (0.005, 0.86),
    )
    pen.colour().shape((-0.124, 0.548), (0.119, 0.548), (0.123, 0.512), (-0.128, 0.512), smooth=False)
    pen.colour(190).shape((0.02, 0.53), (0.055, 0.53), (0.075, 0.27), (0.04, 0.26), smooth=False)
    staff = pen.part()
    staff.rod((0.252, 0.0), (0.252, 0.94), 0.014, bent=False)
    staff.oval(0.252, 1.01, 0.075, 0.075, bent=False)
    staff.oval(0.280, 1.03, 0.062, 0.062, cut=True, bent=False)
    staff.oval(0.252, 0.925, 0.02, 0.014, bent=False)


def _hanging_sleeve(pen: Pen) -> None:
    """The left sleeve of a robe."""
    back = pen.part()
    back.shape((-0.09, 0.74), (-0.15, 0.66), (-0.20, 0.50), (-0.185, 0.42), (-0.11, 0.44), (-0.05, 0.55), (-0.06, 0.66))


def _priestess_casts(pen: Pen) -> None:
    _hanging_sleeve(pen)
    arm = pen.part()
    arm.shape(
        (0.08, 0.745),
        (0.15, 0.69),
        (0.245, 0.69),
        (0.26, 0.64),
        (0.235, 0.52),
        (0.18, 0.42),
        (0.13, 0.46),
        (0.10, 0.60),
    )
    arm.oval(0.253, 0.672, 0.022, 0.024)


def _priestess_bows(pen: Pen) -> None:
    x, y = pen.bent((0.07, 0.72))
    arm = pen.part()
    arm.shape(
        (x - 0.05, y + 0.03),
        (x + 0.03, y + 0.02),
        (0.26, 0.60),
        (0.235, 0.52),
        (0.14, 0.40),
        (x - 0.06, y - 0.14),
        bent=False,
    )
    arm.oval(0.25, 0.575, 0.022, 0.02, bent=False)


def _spiritmaster_body(pen: Pen) -> None:
    robe(pen)
    pen.part().shape(
        (-0.03, 0.80), (0.03, 0.80), (0.10, 0.775), (0.185, 0.70), (0.215, 0.56), (0.15, 0.40), (0.05, 0.36),
        (-0.06, 0.36),
        (-0.165, 0.40), (-0.225, 0.56), (-0.195, 0.70), (-0.10, 0.775),
    )  # fmt: skip
    for x in (-0.09, 0.0, 0.09):
        pen.part().shape(
            (x * 0.4, 0.76), (x + 0.012, 0.55), (x * 1.25, 0.37), (x * 1.25 - 0.03, 0.37), (x - 0.02, 0.56)
        )
    beads = pen.colour()
    for number in range(9):
        turn = math.pi * (1.12 + 0.76 * number / 8)
        beads.oval(math.cos(turn) * 0.085, 0.775 + math.sin(turn) * 0.075, 0.0125, 0.0125)
    pen.part().shape((-0.036, 0.795), (0.036, 0.795), (0.06, 0.745), (0.0, 0.715), (-0.06, 0.745))
    feathers = pen.part()
    for number, angle in enumerate(range(24, 157, 12)):
        turn, far = math.radians(angle), (0.205, 0.175)[number % 2]
        way = ((turn, 0.045), (turn + 0.13, far * 0.62), (turn, far), (turn - 0.13, far * 0.62))
        feathers.shape(*((math.cos(t) * r, 0.885 + math.sin(t) * r) for t, r in way))
    mask = pen.part()
    mask.shape(
        (-0.062, 0.915), (0.066, 0.915), (0.060, 0.845), (0.036, 0.785), (0.004, 0.765), (-0.03, 0.785), (-0.056, 0.845)
    )
    pen.colour().shape((-0.062, 0.918), (0.066, 0.918), (0.065, 0.897), (-0.061, 0.897), smooth=False)
    eyes = pen.light()
    for x in (-0.025, 0.030):
        eyes.shape((x - 0.016, 0.864), (x, 0.872), (x + 0.016, 0.864), (x, 0.858))


def _spiritmaster_casts(pen: Pen) -> None:
    staff = pen.part()
    staff.rod((0.215, 0.40), (0.325, 0.98), 0.014)
    staff.oval(0.330, 1.01, 0.040, 0.044)
    staff.shape((0.312, 0.985), (0.346, 0.985), (0.340, 0.955), (0.322, 0.955), smooth=False)
    for tip in ((0.27, 0.90), (0.295, 0.875), (0.36, 0.88), (0.385, 0.91)):
        staff.shape((0.322, 0.965), (tip[0] + 0.012, tip[1] + 0.02), tip, (tip[0] - 0.012, tip[1] + 0.025))
    for x in (0.318, 0.342):
        staff.oval(x, 1.012, 0.009, 0.010, cut=True)
    low(pen, (-0.215, 0.66), 0.042)
    open_hand(pen.part(), -0.22, 0.665, 120)
    raised(pen, (0.285, 0.775), 75, 0.044)


def _priestess_presents(pen: Pen) -> None:
    _hanging_sleeve(pen)
    arm = pen.part()
    arm.shape(
        (0.08, 0.748), (0.16, 0.725), (0.25, 0.72), (0.325, 0.745), (0.325, 0.66), (0.295, 0.53), (0.225, 0.47),
        (0.165, 0.53), (0.10, 0.61),
    )  # fmt: skip
    palm(arm, (0.335, 0.742))


def _priestess_thanks(pen: Pen) -> None:
    _hanging_sleeve(pen)
    arm = pen.part()
    arm.shape(
        (0.08, 0.748), (0.145, 0.70), (0.19, 0.64), (0.19, 0.53), (0.15, 0.46), (0.105, 0.49), (0.07, 0.60),
        (0.045, 0.67),
    )  # fmt: skip
    open_hand(arm, 0.055, 0.695, 150)


def _held_staff(pen: Pen, presented: bool) -> None:
    """The staff of the Spiritmaster, upright in the left hand."""
    staff = pen.part()
    top = 1.02 if presented else 1.08
    staff.rod((-0.235, top - 0.62), (-0.235, top - 0.03), 0.014)
    staff.oval(-0.235, top, 0.040, 0.044)
    for x in (-0.247, -0.223):
        staff.oval(x, top + 0.002, 0.009, 0.010, cut=True)
    arm = pen.part()
    arm.limb((-0.10, 0.735), (-0.20, 0.66), (-0.235, top - 0.30), widths=(0.046, 0.038, 0.022))
    arm.oval(-0.235, top - 0.30, 0.024, 0.022)


def _spiritmaster_presents(pen: Pen) -> None:
    _held_staff(pen, presented=True)
    level(pen, 0.044)


def _spiritmaster_thanks(pen: Pen) -> None:
    _held_staff(pen, presented=False)
    at_heart(pen, 0.044)


PRIESTESS = Figure(_priestess_body, _priestess_casts, _priestess_presents, _priestess_thanks, _priestess_bows, 36)
SPIRITMASTER = Figure(
    _spiritmaster_body,
    _spiritmaster_casts,
    _spiritmaster_presents,
    _spiritmaster_thanks,
    partial(bowing_arms, wide=0.046),
    42,
)
