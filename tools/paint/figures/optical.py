"""Magicians of optical Tricks."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from tools.paint.figures.arms import bowing_arms, low, presents, raised, thanks
from tools.paint.figures.bodies import evening_dress, hair, head, tails, torso, trousers
from tools.paint.figures.figure import Figure

if TYPE_CHECKING:
    from tools.paint.figures.pen import Pen


def turban(pen: Pen) -> None:
    pen.shape(
        (-0.075, 0.885), (-0.082, 0.935), (-0.03, 0.975), (0.04, 0.97), (0.078, 0.925), (0.062, 0.890), (0.0, 0.905)
    )
    pen.shape((-0.02, 0.97), (0.01, 0.998), (0.035, 0.968))
    pen.shape((0.046, 0.945), (0.022, 1.02), (0.045, 1.095), (0.088, 1.125), (0.072, 1.06), (0.068, 0.99))
    pen.colour().oval(0.054, 0.938, 0.014, 0.017)


def _optico_body(pen: Pen) -> None:
    cape = pen.part()
    cape.shape(
        (-0.02, 0.79),
        (-0.12, 0.765),
        (-0.175, 0.60),
        (-0.245, 0.35),
        (-0.315, 0.10),
        (-0.20, 0.07),
        (-0.08, 0.11),
        (0.0, 0.5),
    )
    pen.colour(140).shape(
        (-0.095, 0.66), (-0.115, 0.50), (-0.155, 0.27), (-0.205, 0.085), (-0.12, 0.10), (-0.085, 0.32)
    )
    trousers(pen, 0.016)
    torso(pen)
    pen.part().shape((-0.095, 0.60), (0.095, 0.60), (0.102, 0.40), (0.03, 0.44), (-0.04, 0.43), (-0.115, 0.39))
    pen.colour().shape((-0.088, 0.595), (0.092, 0.595), (0.094, 0.555), (-0.089, 0.555), smooth=False)
    head(pen)
    pen.part().shape((0.0, 0.84), (0.05, 0.84), (0.058, 0.815), (0.068, 0.775), (0.034, 0.79), (0.0, 0.81))
    turban(pen.part())


def _optico_casts(pen: Pen) -> None:
    low(pen, (-0.105, 0.585))
    lens = pen.part()
    lens.rod((0.262, 0.79), (0.285, 0.86), 0.015)
    lens.oval(0.298, 0.915, 0.056, 0.056)
    lens.oval(0.298, 0.915, 0.043, 0.043, cut=True)
    raised(pen, (0.262, 0.81), 70)


def top_hat(pen: Pen) -> None:
    pen.shape((-0.096, 0.905), (0.0, 0.892), (0.104, 0.915), (0.104, 0.925), (0.0, 0.908), (-0.096, 0.917))
    pen.shape((-0.058, 0.905), (-0.068, 1.0), (0.0, 0.995), (0.072, 1.008), (0.060, 0.91), smooth=False)
    pen.colour().shape((-0.0585, 0.918), (0.060, 0.922), (0.0625, 0.944), (-0.0605, 0.940), smooth=False)


def _gentleman_body(pen: Pen) -> None:
    tails(pen)
    trousers(pen)
    torso(pen)
    evening_dress(pen)
    head(pen)
    hair(pen)
    pen.part().limb((0.038, 0.838), (0.060, 0.836), (0.082, 0.848), widths=(0.010, 0.007, 0.002))


def _gentleman_casts(pen: Pen) -> None:
    top_hat(pen.part())
    pen.part().rod((-0.158, 0.535), (-0.235, 0.0), 0.013, bent=False)
    low(pen)
    wand = pen.part()
    wand.rod((0.262, 0.80), (0.41, 0.925), 0.012)
    pen.light().rod((0.385, 0.904), (0.41, 0.925), 0.012)
    raised(pen)


def _gentleman_presents(pen: Pen) -> None:
    top_hat(pen.part())
    presents(pen)


OPTICO = Figure(_optico_body, _optico_casts, presents, thanks, bowing_arms, 50)
GENTLEMAN = Figure(
    _gentleman_body,
    _gentleman_casts,
    _gentleman_presents,
    partial(thanks, holds=top_hat),
    partial(bowing_arms, holds=top_hat),
    58,
)
