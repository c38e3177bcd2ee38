"""Magicians of the Academy."""

from __future__ import annotations

import math
from functools import partial
from typing import TYPE_CHECKING

from tools.paint.figures.arms import (
    bowing_arms,
    curtsey,
    level,
    low,
    open_hand,
    palm,
    raised,
    slim_arm,
    thanks,
    thanks_slim,
)
from tools.paint.figures.bodies import head, lady, robe, trousers
from tools.paint.figures.figure import Figure

if TYPE_CHECKING:
    from tools.paint.figures.pen import Pen
    from tools.paint.stage_paint import Point


def _patron_body(pen: Pen) -> None:
    """A rich man in a coat with a collar of fur, a purse in his hand."""
    trousers(pen)
    pen.part().shape(
        (-0.05, 0.80), (0.05, 0.80), (0.12, 0.765), (0.150, 0.69), (0.158, 0.585), (0.150, 0.46), (0.160, 0.25),
        (0.03, 0.235),
        (-0.155, 0.25), (-0.142, 0.46), (-0.138, 0.60), (-0.145, 0.70), (-0.12, 0.765),
    )  # fmt: skip
    pen.part().shape((0.035, 0.74), (0.062, 0.60), (0.068, 0.24), (0.05, 0.24), (0.045, 0.58), smooth=False)
    collar = pen.part()
    for x, y in (
        (-0.10, 0.765),
        (-0.06, 0.79),
        (-0.02, 0.80),
        (0.03, 0.795),
        (0.07, 0.775),
        (0.085, 0.735),
        (0.075, 0.69),
        (0.068, 0.65),
        (-0.115, 0.74),
    ):
        collar.oval(x, y, 0.038, 0.030)
    head(pen)
    beard = pen.part()
    beard.shape((-0.01, 0.85), (0.04, 0.846), (0.062, 0.835), (0.070, 0.805), (0.052, 0.77), (0.012, 0.79))
    pen.part().shape((-0.045, 0.835), (-0.058, 0.87), (-0.05, 0.90), (-0.01, 0.90), (-0.02, 0.86))


def _cane(pen: Pen) -> None:
    pen.part().rod((-0.178, 0.545), (-0.195, 0.0), 0.016, bent=False)


def _patron_casts(pen: Pen) -> None:
    homburg(pen.part())
    _cane(pen)
    low(pen, (-0.176, 0.54), 0.045)
    purse = pen.part()
    purse.shape((0.265, 0.81), (0.300, 0.80), (0.335, 0.735), (0.30, 0.685), (0.245, 0.69), (0.228, 0.74))
    purse.shape((0.255, 0.835), (0.312, 0.83), (0.296, 0.795), (0.268, 0.797))
    pen.colour().rod((0.264, 0.802), (0.300, 0.799), 0.012)
    raised(pen, (0.262, 0.815), 30, 0.043)


def homburg(pen: Pen) -> None:
    pen.shape(
        (-0.112, 0.912),
        (-0.07, 0.896),
        (0.0, 0.890),
        (0.08, 0.900),
        (0.122, 0.920),
        (0.07, 0.915),
        (0.0, 0.91),
        (-0.07, 0.912),
    )
    pen.shape(
        (-0.064, 0.905), (-0.066, 0.965), (-0.03, 0.992), (0.0, 0.978), (0.04, 0.995), (0.068, 0.965), (0.066, 0.91)
    )
    pen.colour().shape((-0.0655, 0.915), (0.067, 0.920), (0.068, 0.940), (-0.067, 0.935), smooth=False)


def _radiant_body(pen: Pen) -> None:
    """Long hair, a veil, and a lamp that is lifted high."""
    veil = pen.part()
    veil.shape(
        (-0.02, 0.90),
        (-0.07, 0.84),
        (-0.11, 0.68),
        (-0.205, 0.44),
        (-0.32, 0.17),
        (-0.345, 0.03),
        (-0.22, 0.03),
        (-0.12, 0.20),
        (-0.04, 0.55),
    )
    pen.part().shape(
        (0.060, 0.665), (0.082, 0.52), (0.105, 0.30), (0.135, 0.10), (0.175, 0.0), (-0.18, 0.0), (-0.165, 0.08),
        (-0.115, 0.30),
        (-0.085, 0.52), (-0.060, 0.665),
    )  # fmt: skip
    for waist, foot in ((0.02, 0.09), (-0.03, -0.03), (-0.055, -0.11)):
        pen.part().shape(
            (waist, 0.62), (waist + 0.008, 0.44), (foot + 0.012, 0.006), (foot - 0.04, 0.006), (waist - 0.01, 0.40)
        )
    pen.part().shape(
        (-0.022, 0.768),
        (0.024, 0.766),
        (0.060, 0.745),
        (0.078, 0.70),
        (0.066, 0.645),
        (-0.062, 0.645),
        (-0.066, 0.70),
        (-0.060, 0.745),
    )
    pen.colour().shape((-0.063, 0.672), (0.068, 0.672), (0.064, 0.642), (-0.062, 0.642), smooth=False)
    lady(pen)
    hair = pen.part()
    hair.shape(
        (0.03, 0.912),
        (-0.01, 0.93),
        (-0.052, 0.905),
        (-0.066, 0.84),
        (-0.09, 0.74),
        (-0.12, 0.64),
        (-0.075, 0.62),
        (-0.03, 0.70),
        (-0.022, 0.80),
        (-0.012, 0.87),
    )
    tiara = pen.part()
    for x, tip in ((-0.012, 0.952), (0.014, 0.972), (0.038, 0.942)):
        tiara.shape((x - 0.013, 0.912), (x, tip), (x + 0.013, 0.908), smooth=False)


def _radiant_casts(pen: Pen) -> None:
    slim_arm(pen, (-0.058, 0.725), (-0.155, 0.66), (-0.225, 0.565), turn=220, sleeve=0)
    lamp = pen.part()
    lamp.rod((0.222, 0.885), (0.228, 0.925), 0.034)
    lamp.oval(0.231, 0.985, 0.052, 0.058)
    for angle in range(-40, 221, 26):
        turn = math.radians(angle)
        inner, outer = ((0.231 + math.cos(turn) * r, 0.985 + math.sin(turn) * r) for r in (0.075, 0.115))
        lamp.rod(inner, outer, 0.010)
    glow = pen.light()
    glow.oval(0.231, 0.99, 0.034, 0.038)
    slim_arm(pen, (0.060, 0.728), (0.165, 0.745), (0.215, 0.87), turn=80, sleeve=0)


def _professor_body(pen: Pen) -> None:
    """A gown with wide sleeves, a square cap with its tassel, an open book."""
    robe(pen)
    pen.part().shape(
        (0.02, 0.75), (0.07, 0.75), (0.10, 0.30), (0.135, 0.02), (0.075, 0.01), (0.055, 0.35), smooth=False
    )
    hood = pen.colour(210)
    hood.shape((0.030, 0.768), (0.062, 0.762), (0.088, 0.56), (0.062, 0.55), smooth=False)
    head(pen)
    beard = pen.part()
    beard.shape(
        (-0.012, 0.852),
        (0.03, 0.848),
        (0.060, 0.838),
        (0.072, 0.80),
        (0.062, 0.735),
        (0.045, 0.70),
        (0.015, 0.75),
        (-0.008, 0.80),
    )
    pen.part().shape((-0.03, 0.815), (-0.062, 0.83), (-0.065, 0.88), (-0.045, 0.90), (-0.015, 0.87))
    square_cap(pen.part())


def _professor_casts(pen: Pen) -> None:
    _wide_sleeve(pen)
    book = pen.part()
    book.shape(
        (0.165, 0.80),
        (0.225, 0.825),
        (0.280, 0.775),
        (0.345, 0.815),
        (0.41, 0.805),
        (0.40, 0.79),
        (0.345, 0.785),
        (0.283, 0.735),
        (0.225, 0.79),
        (0.17, 0.775),
        smooth=False,
    )
    pen.light().shape((0.182, 0.803), (0.228, 0.818), (0.278, 0.773), (0.276, 0.765), (0.228, 0.806), smooth=False)
    pen.light().shape((0.288, 0.774), (0.345, 0.808), (0.392, 0.802), (0.345, 0.797), (0.288, 0.764), smooth=False)
    arm = pen.part()
    arm.shape(
        (0.075, 0.75),
        (0.14, 0.69),
        (0.235, 0.70),
        (0.262, 0.745),
        (0.275, 0.70),
        (0.25, 0.56),
        (0.19, 0.48),
        (0.135, 0.53),
        (0.08, 0.64),
    )
    arm.oval(0.268, 0.742, 0.022, 0.020)


def square_cap(pen: Pen) -> None:
    pen.shape((-0.118, 0.928), (0.015, 0.985), (0.128, 0.940), (-0.005, 0.893), smooth=False)
    pen.shape((-0.054, 0.915), (0.046, 0.908), (0.047, 0.872), (-0.052, 0.876), smooth=False)
    pen.limb((0.0, 0.942), (-0.098, 0.922), (-0.104, 0.86), widths=(0.005, 0.005))
    pen.shape((-0.117, 0.862), (-0.091, 0.862), (-0.084, 0.795), (-0.124, 0.795), smooth=False)
    pen.colour().shape((-0.114, 0.858), (-0.094, 0.858), (-0.088, 0.80), (-0.120, 0.80), smooth=False)


def _sari_body(pen: Pen) -> None:
    """A sari with its end over the shoulder, a braid, a lotus of light on the hand."""
    pen.part().shape(
        (0.052, 0.59), (0.080, 0.50), (0.092, 0.32), (0.105, 0.12), (0.150, 0.0), (-0.19, 0.0), (-0.125, 0.12),
        (-0.105, 0.34),
        (-0.088, 0.50), (-0.050, 0.59),
    )  # fmt: skip
    for waist, foot in ((0.045, 0.095), (0.03, 0.06), (0.012, 0.022), (-0.01, -0.02)):
        pen.part().shape(
            (waist, 0.53), (waist + 0.006, 0.36), (foot + 0.012, 0.006), (foot - 0.022, 0.006), (waist - 0.008, 0.34)
        )
    pen.part().shape(
        (-0.022, 0.768),
        (0.024, 0.766),
        (0.058, 0.745),
        (0.074, 0.69),
        (0.055, 0.635),
        (0.050, 0.58),
        (-0.048, 0.58),
        (-0.046, 0.64),
        (-0.062, 0.69),
        (-0.058, 0.745),
    )
    end = pen.part()
    end.shape(
        (0.055, 0.565),
        (0.075, 0.62),
        (-0.005, 0.745),
        (-0.055, 0.775),
        (-0.085, 0.68),
        (-0.145, 0.48),
        (-0.235, 0.27),
        (-0.285, 0.13),
        (-0.175, 0.17),
        (-0.085, 0.36),
        (-0.05, 0.58),
        (-0.02, 0.66),
    )
    pen.colour().shape((0.058, 0.575), (0.072, 0.612), (-0.008, 0.728), (-0.045, 0.755), (-0.052, 0.735), (-0.01, 0.70))
    pen.colour(170).shape((-0.230, 0.235), (-0.270, 0.145), (-0.190, 0.178), (-0.175, 0.235), smooth=False)
    lady(pen)
    hair = pen.part()
    hair.shape((0.032, 0.905), (-0.005, 0.925), (-0.048, 0.905), (-0.058, 0.855), (-0.034, 0.82), (-0.012, 0.86))
    hair.limb((-0.05, 0.85), (-0.085, 0.76), (-0.07, 0.65), (-0.095, 0.54), widths=(0.024, 0.017, 0.015, 0.008))
    hair.oval(-0.058, 0.895, 0.024, 0.022)
    pen.part().oval(0.036, 0.898, 0.009, 0.011)


def _sari_casts(pen: Pen) -> None:
    slim_arm(pen, (-0.052, 0.72), (-0.115, 0.635), (-0.075, 0.555), turn=-40, sleeve=0)
    flower = pen.part()
    for angle in (-4, 22, 46, 68, 90, 112, 134, 158, 184):
        turn = math.radians(angle)
        tip = 0.245 + math.cos(turn) * 0.092, 0.835 + math.sin(turn) * 0.092
        left, right = ((0.245 + math.cos(turn + s) * 0.055, 0.835 + math.sin(turn + s) * 0.055) for s in (0.28, -0.28))
        flower.shape((0.245, 0.822), left, tip, right)
    pen.light().oval(0.245, 0.872, 0.016, 0.022)
    slim_arm(pen, (0.058, 0.725), (0.160, 0.675), (0.232, 0.795), turn=70, sleeve=0)


def _sari_bows(pen: Pen) -> None:
    x, y = pen.bent((0.04, 0.71))
    for number in range(2):
        arm = pen.part()
        arm.limb(
            (x - 0.02 * number, y),
            (x + 0.05, y - 0.11),
            (x + 0.145, y - 0.045),
            widths=(0.026, 0.020, 0.0135),
            bent=False,
        )
    pen.part().limb((x + 0.14, y - 0.05), (x + 0.165, y + 0.005), widths=(0.014, 0.005), bent=False)


def _patron_presents(pen: Pen) -> None:
    homburg(pen.part())
    _cane(pen)
    low(pen, (-0.176, 0.54), 0.045)
    level(pen, 0.043)


def _lamp(pen: Pen, hand: Point) -> None:
    """A small lamp of light that hangs from a hand."""
    lamp = pen.part().moved((0.231, 0.985), (hand[0], hand[1] - 0.075), 0)
    lamp.rod((0.231, 1.04), (0.231, 1.07), 0.012)
    lamp.oval(0.231, 0.985, 0.046, 0.052)
    pen.light().moved((0.231, 0.985), (hand[0], hand[1] - 0.075), 0).oval(0.231, 0.985, 0.030, 0.034)


def _radiant_presents(pen: Pen) -> None:
    slim_arm(pen, (-0.058, 0.725), (-0.155, 0.68), (-0.235, 0.62), turn=220, sleeve=0)
    _lamp(pen, (-0.242, 0.61))
    slim_arm(pen, (0.05, 0.72), (0.16, 0.70), (0.29, 0.745), turn=15, sleeve=0)


def _wide_sleeve(pen: Pen) -> None:
    """The left sleeve of a gown."""
    back = pen.part()
    back.shape(
        (-0.09, 0.75), (-0.155, 0.69), (-0.215, 0.52), (-0.235, 0.37), (-0.15, 0.34), (-0.085, 0.46), (-0.05, 0.62)
    )


def _closed_book(pen: Pen) -> None:
    """A book under the left arm."""
    book = pen.part()
    book.shape((-0.215, 0.47), (-0.075, 0.50), (-0.09, 0.60), (-0.225, 0.575), smooth=False)
    pen.light().shape((-0.085, 0.508), (-0.077, 0.51), (-0.091, 0.596), (-0.098, 0.592), smooth=False)


def _professor_presents(pen: Pen) -> None:
    _wide_sleeve(pen)
    _closed_book(pen)
    arm = pen.part()
    arm.shape(
        (0.075, 0.75), (0.15, 0.72), (0.24, 0.715), (0.315, 0.745), (0.315, 0.68), (0.285, 0.54), (0.225, 0.47),
        (0.16, 0.53), (0.08, 0.64),
    )  # fmt: skip
    palm(arm, (0.325, 0.742))


def _professor_thanks(pen: Pen) -> None:
    _wide_sleeve(pen)
    _closed_book(pen)
    arm = pen.part()
    arm.shape((0.075, 0.75), (0.145, 0.70), (0.19, 0.635), (0.185, 0.51), (0.135, 0.45), (0.09, 0.52), (0.05, 0.66))
    open_hand(arm, 0.062, 0.69, 150)


def _sari_presents(pen: Pen) -> None:
    slim_arm(pen, (-0.052, 0.72), (-0.115, 0.635), (-0.075, 0.555), turn=-40, sleeve=0)
    slim_arm(pen, (0.058, 0.725), (0.165, 0.69), (0.29, 0.745), turn=15, sleeve=0)


def _sari_thanks(pen: Pen) -> None:
    """The hands together before the chest."""
    for x in (-0.02, 0.0):
        pen.part().limb((0.04 + x, 0.71), (0.10 + x, 0.60), (0.118 + x, 0.70), widths=(0.026, 0.020, 0.0135))
    pen.part().limb((0.108, 0.695), (0.122, 0.765), widths=(0.016, 0.006))


PATRON = Figure(
    _patron_body,
    _patron_casts,
    _patron_presents,
    partial(thanks, wide=0.043, holds=homburg),
    partial(bowing_arms, wide=0.043, holds=homburg),
    46,
)
RADIANT = Figure(
    _radiant_body, _radiant_casts, _radiant_presents, partial(thanks_slim, sleeve=0.0), partial(curtsey, sleeve=0.0), 34
)
PROFESSOR = Figure(
    _professor_body, _professor_casts, _professor_presents, _professor_thanks, partial(bowing_arms, wide=0.046), 42
)
SARI = Figure(_sari_body, _sari_casts, _sari_presents, _sari_thanks, _sari_bows, 34)
