"""Paint the people on the stage: dark outlines with a rim of light, each Magician known by hat, hair, robe and tool.

A figure is drawn with a height of 1, feet at 0, facing right; what is higher than a hat goes up to 1.14. The bow is the
same figure bent at the hip. Of a player's colour there is only what is painted with ``Pen.colour``.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

import numpy as np
import pygame
from pygame import Surface
from stage_paint import Array, Point, alpha, blurred, put, put_alpha, spline

from trickerion.ui.icons import icon
from trickerion.ui.shapes import enlarged, reduced

HEIGHT, WIDE, TALL = 400, 600, 456
_K = 3
_BODY, _COLOUR, _LIGHT = range(3)


@dataclass
class Pen:
    """Draws a figure: what it paints is bent forwards by ``bend`` degrees above the hip."""

    bend: float = 0.0
    layers: list[Surface] = field(default_factory=lambda: [enlarged(WIDE, TALL, _K)[0] for _ in range(3)])
    layer: int = _BODY
    white: tuple[int, int, int] = (255, 255, 255)

    def spot(self, point: Point, bent: bool = True) -> Point:
        """Where a point of the figure is painted."""
        x, y = self._bent(point) if bent and self.bend else point
        return (WIDE / 2 + x * HEIGHT) * _K, (TALL - y * HEIGHT) * _K

    def _bent(self, point: Point) -> Point:
        x, y = point
        share = max(0.0, min(1.0, (y - 0.44) / 0.16))
        turn = math.radians(self.bend) * share * share * (3 - 2 * share)
        x, y = x - 0.01, y - 0.48
        return 0.01 + x * math.cos(turn) + y * math.sin(turn), 0.48 - x * math.sin(turn) + y * math.cos(turn)

    def shape(self, *points: Point, smooth: bool = True, cut: bool = False, bent: bool = True) -> None:
        """A filled outline, smooth or with corners; ``cut`` takes it away."""
        line = spline(points, 8) if smooth else _close(points)
        colour = (0, 0, 0, 0) if cut else self.white
        pygame.draw.polygon(self.layers[self.layer], colour, [self.spot(point, bent) for point in line])

    def oval(self, x: float, y: float, wide: float, high: float, *, cut: bool = False, bent: bool = True) -> None:
        """An ellipse by its middle and its half axes."""
        turns = [math.tau * step / 40 for step in range(40)]
        points = [(x + math.cos(turn) * wide, y + math.sin(turn) * high) for turn in turns]
        self.shape(*points, smooth=False, cut=cut, bent=bent)

    def limb(self, *joints: Point, widths: Sequence[float], bent: bool = True) -> None:
        """A limb along its joints, as thick as ``widths`` (half) say from one end to the other."""
        line = spline(joints, 30, closed=False)
        for number, point in enumerate(line):
            at = number / (len(line) - 1) * (len(widths) - 1)
            index = min(int(at), len(widths) - 2)
            radius = widths[index] + (widths[index + 1] - widths[index]) * (at - index)
            pygame.draw.circle(
                self.layers[self.layer], self.white, self.spot(point, bent), max(1.0, radius * HEIGHT * _K)
            )

    def rod(self, start: Point, end: Point, width: float = 0.012, *, bent: bool = True) -> None:
        """A straight rod."""
        self.limb(start, end, widths=(width / 2, width / 2), bent=bent)

    def sign(self, name: str, at: Point, size: float, *, bent: bool = True) -> None:
        """An icon as an outline."""
        image = icon(name, round(size * HEIGHT * _K), "white")
        self.layers[self.layer].blit(image, image.get_rect(center=self.spot(at, bent)))

    def colour(self, shade: int = 255) -> Pen:
        """A pen for what has the player's colour, of the same figure."""
        return Pen(self.bend, self.layers, _COLOUR, (shade, shade, shade))

    def light(self) -> Pen:
        """A pen for what is white: a shirt front."""
        return Pen(self.bend, self.layers, _LIGHT)


def _close(points: Sequence[Point]) -> list[Point]:
    """Corners with so many points between that they can be bent."""
    line: list[Point] = []
    for (x0, y0), (x1, y1) in zip(points, [*points[1:], points[0]], strict=True):
        line += [(x0 + (x1 - x0) * step / 6, y0 + (y1 - y0) * step / 6) for step in range(6)]
    return line


# ------------------------------------------------------------------ parts of the body


def _legs(pen: Pen) -> None:
    pen.limb((-0.045, 0.50), (-0.075, 0.27), (-0.085, 0.03), widths=(0.052, 0.036, 0.022))
    pen.limb((0.04, 0.50), (0.075, 0.27), (0.095, 0.03), widths=(0.052, 0.036, 0.022))
    for x in (-0.10, 0.075):
        pen.shape((x, 0.0), (x, 0.035), (x + 0.04, 0.035), (x + 0.10, 0.012), (x + 0.10, 0.0), smooth=False)


def _torso(pen: Pen) -> None:
    pen.shape(
        (-0.10, 0.76), (-0.03, 0.79), (0.05, 0.785), (0.105, 0.75), (0.095, 0.62), (0.075, 0.5),
        (0.085, 0.46), (0, 0.44), (-0.085, 0.46), (-0.08, 0.55), (-0.115, 0.65),
    )  # fmt: skip


def _head(pen: Pen, size: float = 1.0) -> None:
    pen.limb((0, 0.78), (0.003, 0.83), widths=(0.03 * size, 0.03 * size))
    pen.oval(0.001, 0.86, 0.046 * size, 0.057)
    pen.shape((0.035, 0.875), (0.062, 0.858), (0.04, 0.85), smooth=False)


def _lady(pen: Pen) -> None:
    pen.limb((0, 0.75), (0, 0.81), widths=(0.026, 0.026))
    pen.oval(0, 0.848, 0.042, 0.052)
    pen.shape((0.03, 0.86), (0.055, 0.845), (0.035, 0.835), smooth=False)


def _gown(pen: Pen) -> None:
    pen.shape(
        (-0.075, 0.74), (0, 0.765), (0.075, 0.74), (0.06, 0.62), (0.05, 0.56), (0.085, 0.46), (0.15, 0.2), (0.19, 0.0),
        (-0.23, 0.0), (-0.17, 0.2), (-0.085, 0.46), (-0.05, 0.56), (-0.065, 0.62),
    )  # fmt: skip


def _robe(pen: Pen) -> None:
    pen.shape(
        (-0.10, 0.75), (0, 0.78), (0.10, 0.75), (0.12, 0.55), (0.14, 0.3), (0.19, 0.0), (-0.21, 0.0), (-0.16, 0.3),
        (-0.125, 0.55),
    )  # fmt: skip


def _tails(pen: Pen) -> None:
    pen.shape((-0.085, 0.52), (-0.02, 0.5), (-0.055, 0.36), (-0.12, 0.22), (-0.155, 0.24), (-0.135, 0.38))
    pen.shape((0.0, 0.5), (0.07, 0.5), (0.06, 0.42), (0.02, 0.36))


def _raised(pen: Pen, hand: Point = (0.26, 0.80)) -> None:
    if not pen.bend:
        pen.limb((0.085, 0.74), (0.19, 0.70), hand, widths=(0.034, 0.027, 0.019))


def _arms_of_a_bow(pen: Pen, width: float = 0.034) -> None:
    if pen.bend:
        x, y = pen._bent((0.04, 0.73))
        pen.limb((x, y), (x + 0.05, y - 0.13), (x + 0.15, y - 0.2), widths=(width, width * 0.8, 0.019), bent=False)
        pen.limb(
            (x - 0.12, y + 0.02),
            (x - 0.24, y + 0.10),
            (x - 0.36, y + 0.15),
            widths=(width, width * 0.8, 0.018),
            bent=False,
        )


# ------------------------------------------------------------------ the Magicians


def _gentleman(pen: Pen) -> None:
    _legs(pen)
    _torso(pen)
    _tails(pen)
    _head(pen)
    pen.limb((0.045, 0.835), (0.075, 0.842), widths=(0.010, 0.004))
    _raised(pen)
    _arms_of_a_bow(pen)
    pen.shape((-0.088, 0.902), (0.092, 0.914), (0.092, 0.924), (-0.088, 0.912), smooth=False)
    pen.shape((-0.056, 0.908), (-0.064, 1.0), (0.066, 1.008), (0.058, 0.914), smooth=False)
    if not pen.bend:
        pen.rod((0.265, 0.81), (0.41, 0.93), 0.011)
        pen.limb((-0.095, 0.74), (-0.17, 0.64), (-0.145, 0.52), widths=(0.034, 0.028, 0.02))
        pen.rod((-0.15, 0.52), (-0.235, 0.0), 0.013)
        pen.oval(-0.148, 0.525, 0.022, 0.022)
    pen.colour().shape((-0.058, 0.925), (0.062, 0.931), (0.062, 0.95), (-0.059, 0.944), smooth=False)
    _evening_dress(pen)


def _evening_dress(pen: Pen) -> None:
    pen.light().shape((0.022, 0.785), (0.064, 0.78), (0.052, 0.67), smooth=False)
    pen.colour().shape((0.020, 0.792), (0.072, 0.772), (0.072, 0.792), (0.020, 0.772), smooth=False)
    pen.colour(165).shape((-0.098, 0.50), (-0.086, 0.47), (-0.112, 0.36), (-0.146, 0.25), (-0.126, 0.37))


def _optico(pen: Pen) -> None:
    pen.colour(150).shape(
        (-0.11, 0.77), (-0.06, 0.79), (-0.10, 0.5), (-0.16, 0.22), (-0.25, 0.16), (-0.22, 0.35), (-0.17, 0.6)
    )
    pen.shape((-0.11, 0.77), (-0.06, 0.79), (-0.10, 0.5), (-0.16, 0.22), (-0.27, 0.14), (-0.25, 0.35), (-0.18, 0.6))
    _legs(pen)
    _torso(pen)
    _head(pen)
    pen.oval(-0.002, 0.935, 0.075, 0.05)
    pen.oval(0.01, 0.965, 0.05, 0.032)
    pen.shape((0.035, 0.96), (0.02, 1.03), (0.055, 1.09), (0.07, 1.03))
    _raised(pen, (0.27, 0.84))
    _arms_of_a_bow(pen)
    if not pen.bend:
        pen.oval(0.285, 0.885, 0.045, 0.045)
        pen.oval(0.285, 0.885, 0.030, 0.030, cut=True)
        pen.rod((0.276, 0.845), (0.262, 0.80), 0.014)
        pen.limb((-0.095, 0.74), (-0.17, 0.66), (-0.10, 0.58), widths=(0.034, 0.028, 0.02))


def _mechaniker(pen: Pen) -> None:
    _legs(pen)
    _torso(pen)
    pen.shape((-0.09, 0.66), (0.09, 0.66), (0.115, 0.26), (-0.10, 0.26), smooth=False, bent=False)
    _head(pen, 1.05)
    pen.oval(-0.002, 0.925, 0.062, 0.045)
    pen.shape((-0.08, 0.895), (0.09, 0.9), (0.09, 0.912), (-0.08, 0.907), smooth=False)
    pen.oval(0.045, 0.915, 0.022, 0.022)
    pen.colour().shape((-0.058, 0.912), (0.056, 0.917), (0.056, 0.93), (-0.058, 0.926), smooth=False)
    _raised(pen, (0.25, 0.66))
    _arms_of_a_bow(pen)
    if not pen.bend:
        pen.rod((0.24, 0.65), (0.33, 0.80), 0.022)
        pen.oval(0.34, 0.815, 0.036, 0.036)
        pen.oval(0.356, 0.84, 0.018, 0.018, cut=True)
        pen.limb((-0.095, 0.74), (-0.17, 0.64), (-0.145, 0.52), widths=(0.034, 0.028, 0.02))
        pen.sign("own:gear", (-0.155, 0.47), 0.16)


def _chains(pen: Pen) -> None:
    _legs(pen)
    _torso(pen)
    pen.shape((-0.075, 0.47), (0.085, 0.47), (0.085, 0.43), (-0.075, 0.43), smooth=False)
    pen.colour().shape((-0.08, 0.475), (0.085, 0.475), (0.085, 0.44), (-0.08, 0.44), smooth=False)
    _head(pen, 1.06)
    pen.oval(-0.004, 0.905, 0.05, 0.03)
    _arms_of_a_bow(pen, 0.04)
    if not pen.bend:
        for side in (1, -1):
            pen.limb((0.09 * side, 0.745), (0.21 * side, 0.73), (0.245 * side, 0.90), widths=(0.040, 0.033, 0.022))
        links = spline([(-0.25, 0.91), (-0.16, 1.0), (0, 0.965), (0.13, 1.01), (0.24, 0.91)], 6, closed=False)
        for number, (x, y) in enumerate(links):
            pen.oval(x, y, 0.022, 0.013 if number % 2 else 0.006)
            if number % 2:
                pen.oval(x, y, 0.012, 0.006, cut=True)
        for number in range(6):
            pen.oval(0.255 + 0.006 * math.sin(number), 0.87 - 0.035 * number, 0.010 if number % 2 else 0.006, 0.020)


def _electra(pen: Pen) -> None:
    _gown(pen)
    _lady(pen)
    for number, angle in enumerate(range(20, 201, 18)):
        turn, far = math.radians(angle), 0.115 + 0.02 * (number % 2)
        left, tip, right = ((turn + 0.16, 0.045), (turn, far), (turn - 0.16, 0.045))
        pen.shape(*((math.cos(t) * r, 0.87 + math.sin(t) * r) for t, r in (left, tip, right)), smooth=False)
    _sash(pen)
    _arms_of_a_curtsey(pen)
    if not pen.bend:
        for side, at in ((1, 0.0), (-1, -0.02)):
            pen.limb((0.06 * side, 0.715), (0.15 * side, 0.70), (0.22 * side, 0.82 + at), widths=(0.027, 0.021, 0.015))
            bolt = ((0.22, 0.83), (0.285, 0.885), (0.262, 0.893), (0.325, 0.965), (0.272, 0.93), (0.29, 0.92))
            pen.shape(*((x * side, y + at) for x, y in bolt), smooth=False)


def _sash(pen: Pen) -> None:
    pen.colour().shape((-0.052, 0.575), (0.052, 0.575), (0.058, 0.535), (-0.058, 0.535), smooth=False)


def _arms_of_a_curtsey(pen: Pen) -> None:
    if pen.bend:
        x, y = pen._bent((0.0, 0.71))
        pen.limb((x + 0.05, y), (x + 0.12, y - 0.13), (x + 0.13, y - 0.27), widths=(0.027, 0.021, 0.015), bent=False)
        pen.limb((x - 0.05, y), (x - 0.17, y - 0.08), (x - 0.25, y - 0.22), widths=(0.027, 0.021, 0.015), bent=False)


def _lotus(pen: Pen) -> None:
    _gown(pen)
    pen.shape((-0.075, 0.74), (-0.05, 0.6), (-0.15, 0.42), (-0.19, 0.55))
    _lady(pen)
    pen.oval(-0.012, 0.905, 0.038, 0.038)
    pen.oval(-0.012, 0.948, 0.024, 0.024)
    pen.rod((-0.075, 0.925), (0.06, 0.975), 0.008)
    pen.rod((-0.07, 0.975), (0.055, 0.925), 0.008)
    _sash(pen)
    _arms_of_a_curtsey(pen)
    if not pen.bend:
        pen.limb((0.06, 0.715), (0.15, 0.64), (0.21, 0.72), widths=(0.027, 0.021, 0.015))
        rim = [
            (0.21 + 0.135 * math.cos(math.radians(a)), 0.71 + 0.135 * math.sin(math.radians(a)))
            for a in range(0, 136, 9)
        ]
        pen.shape((0.21, 0.71), *rim, smooth=False)
        pen.limb((-0.06, 0.715), (-0.14, 0.63), (-0.09, 0.54), widths=(0.027, 0.021, 0.016))


def _priestess(pen: Pen) -> None:
    _robe(pen)
    pen.shape((-0.085, 0.74), (-0.075, 0.88), (-0.02, 0.965), (0.045, 0.94), (0.07, 0.88), (0.06, 0.80), (0.085, 0.74))
    pen.shape((0.03, 0.90), (0.072, 0.86), (0.055, 0.82), (0.03, 0.83), cut=True)
    pen.oval(0.026, 0.858, 0.030, 0.042)
    pen.colour().shape((-0.125, 0.535), (0.125, 0.535), (0.128, 0.505), (-0.128, 0.505), smooth=False)
    pen.rod((0.25, 0.0), (0.25, 0.93), bent=False)
    pen.oval(0.25, 0.975, 0.055, 0.055, bent=False)
    pen.oval(0.272, 0.985, 0.044, 0.044, cut=True, bent=False)
    if pen.bend:
        x, y = pen._bent((0.08, 0.70))
        pen.limb((x, y), (x + 0.03, y - 0.1), (0.245, 0.56), widths=(0.05, 0.042, 0.02), bent=False)
    else:
        pen.limb((0.09, 0.70), (0.18, 0.62), (0.245, 0.66), widths=(0.05, 0.042, 0.02))
        pen.limb((-0.09, 0.70), (-0.15, 0.6), (-0.06, 0.55), widths=(0.05, 0.044, 0.02))


def _spiritmaster(pen: Pen) -> None:
    _robe(pen)
    pen.limb((0, 0.76), (0, 0.82), widths=(0.032, 0.032))
    pen.shape((-0.052, 0.90), (0.056, 0.90), (0.05, 0.82), (0.002, 0.775), (-0.046, 0.82))
    for angle in range(30, 151, 15):
        turn = math.radians(angle)
        way = ((turn, 0.05), (turn + 0.1, 0.13), (turn, 0.185), (turn - 0.1, 0.13))
        pen.shape(*((math.cos(t) * r, 0.875 + math.sin(t) * r) for t, r in way))
    pen.colour().shape((-0.05, 0.905), (0.054, 0.905), (0.054, 0.885), (-0.05, 0.885), smooth=False)
    _arms_of_a_bow(pen, 0.042)
    if not pen.bend:
        pen.limb((0.09, 0.71), (0.20, 0.66), (0.27, 0.74), widths=(0.046, 0.034, 0.02))
        pen.rod((0.22, 0.55), (0.31, 0.95))
        pen.oval(0.312, 0.965, 0.036, 0.036)
        pen.shape((0.30, 0.93), (0.27, 0.86), (0.255, 0.90))
        pen.shape((0.315, 0.93), (0.335, 0.85), (0.345, 0.90))
        pen.limb((-0.09, 0.71), (-0.18, 0.66), (-0.24, 0.75), widths=(0.046, 0.034, 0.02))


def _patron(pen: Pen) -> None:
    _legs(pen)
    pen.shape(
        (-0.13, 0.75), (-0.04, 0.79), (0.06, 0.785), (0.125, 0.74), (0.135, 0.60), (0.13, 0.45), (0.14, 0.27),
        (-0.15, 0.27), (-0.14, 0.45), (-0.15, 0.60),
    )  # fmt: skip
    pen.shape((-0.14, 0.76), (-0.06, 0.815), (0.07, 0.81), (0.13, 0.75), (0.08, 0.72), (0.0, 0.735), (-0.09, 0.715))
    _head(pen, 1.1)
    pen.shape((0.02, 0.84), (0.065, 0.835), (0.05, 0.79), (0.01, 0.785))
    pen.shape((-0.105, 0.898), (0.0, 0.888), (0.115, 0.905), (0.115, 0.916), (-0.105, 0.912), smooth=False)
    pen.shape(
        (-0.062, 0.905), (-0.06, 0.965), (-0.02, 0.985), (0.01, 0.97), (0.045, 0.985), (0.066, 0.96), (0.064, 0.91)
    )
    pen.colour().shape((-0.063, 0.916), (0.065, 0.92), (0.065, 0.938), (-0.063, 0.934), smooth=False)
    _raised(pen, (0.27, 0.80))
    _arms_of_a_bow(pen, 0.042)
    if not pen.bend:
        pen.shape((0.25, 0.80), (0.275, 0.86), (0.315, 0.865), (0.325, 0.82), (0.29, 0.79))
        pen.limb((-0.115, 0.73), (-0.19, 0.62), (-0.16, 0.51), widths=(0.042, 0.036, 0.022))
        pen.rod((-0.165, 0.53), (-0.19, 0.0), 0.016)
        pen.oval(-0.165, 0.535, 0.026, 0.018)


def _radiant(pen: Pen) -> None:
    _gown(pen)
    pen.shape(
        (-0.05, 0.90),
        (-0.09, 0.80),
        (-0.15, 0.62),
        (-0.24, 0.40),
        (-0.29, 0.16),
        (-0.13, 0.34),
        (-0.04, 0.6),
        (-0.01, 0.78),
    )
    _lady(pen)
    pen.oval(-0.008, 0.872, 0.052, 0.048)
    pen.shape((-0.02, 0.90), (0.0, 0.955), (0.02, 0.905), (0.035, 0.945), (0.045, 0.89), (0.0, 0.885), smooth=False)
    _sash(pen)
    _arms_of_a_curtsey(pen)
    if not pen.bend:
        pen.limb((0.06, 0.715), (0.16, 0.74), (0.215, 0.87), widths=(0.027, 0.021, 0.015))
        for angle in range(-50, 231, 28):
            turn = math.radians(angle)
            pen.rod(*((0.225 + math.cos(turn) * r, 0.945 + math.sin(turn) * r) for r in (0.068, 0.10)), 0.009)
        pen.oval(0.225, 0.945, 0.048, 0.05)
        pen.rod((0.217, 0.88), (0.221, 0.91), 0.03)
        pen.limb((-0.06, 0.715), (-0.15, 0.65), (-0.20, 0.54), widths=(0.027, 0.021, 0.016))


def _professor(pen: Pen) -> None:
    _robe(pen)
    pen.shape((-0.10, 0.74), (-0.17, 0.66), (-0.24, 0.44), (-0.16, 0.42), (-0.10, 0.52))
    _head(pen, 1.02)
    pen.shape((0.0, 0.85), (0.058, 0.845), (0.066, 0.80), (0.045, 0.745), (0.01, 0.775))
    pen.shape((-0.10, 0.922), (0.02, 0.968), (0.115, 0.935), (-0.005, 0.892), smooth=False)
    pen.shape((-0.048, 0.91), (0.045, 0.905), (0.045, 0.875), (-0.05, 0.88), smooth=False)
    pen.limb((0.0, 0.935), (-0.085, 0.915), (-0.09, 0.86), widths=(0.006, 0.006))
    pen.colour().shape((-0.10, 0.858), (-0.078, 0.858), (-0.074, 0.81), (-0.104, 0.81), smooth=False)
    pen.shape((-0.10, 0.86), (-0.078, 0.86), (-0.074, 0.808), (-0.104, 0.808), smooth=False)
    pen.colour(200).shape((0.05, 0.72), (0.075, 0.72), (0.09, 0.40), (0.062, 0.40), smooth=False, bent=False)
    _arms_of_a_bow(pen, 0.042)
    if not pen.bend:
        pen.limb((0.09, 0.71), (0.17, 0.63), (0.25, 0.68), widths=(0.05, 0.046, 0.02))
        pen.shape((0.20, 0.63), (0.16, 0.57), (0.20, 0.54), (0.24, 0.60))
        pen.shape(
            (0.21, 0.70),
            (0.27, 0.69),
            (0.30, 0.705),
            (0.38, 0.775),
            (0.36, 0.795),
            (0.285, 0.74),
            (0.205, 0.79),
            (0.17, 0.775),
            smooth=False,
        )


def _sari(pen: Pen) -> None:
    pen.shape(
        (-0.07, 0.74), (0, 0.765), (0.07, 0.74), (0.055, 0.64), (0.05, 0.58), (0.085, 0.47), (0.10, 0.25), (0.14, 0.0),
        (-0.16, 0.0), (-0.11, 0.25), (-0.085, 0.47), (-0.05, 0.58), (-0.06, 0.65),
    )  # fmt: skip
    _lady(pen)
    pen.shape(
        (-0.01, 0.915),
        (-0.06, 0.88),
        (-0.075, 0.78),
        (-0.13, 0.60),
        (-0.25, 0.40),
        (-0.30, 0.22),
        (-0.20, 0.30),
        (-0.09, 0.46),
        (-0.04, 0.66),
        (-0.02, 0.80),
    )
    pen.oval(-0.03, 0.875, 0.04, 0.045)
    pen.oval(0.018, 0.905, 0.018, 0.014)
    pen.colour().shape((-0.065, 0.70), (-0.03, 0.735), (0.07, 0.545), (0.055, 0.50))
    _arms_of_a_curtsey(pen)
    if not pen.bend:
        pen.limb((0.06, 0.715), (0.155, 0.675), (0.225, 0.765), widths=(0.026, 0.021, 0.014))
        for angle in (35, 62, 90, 118, 145):
            turn = math.radians(angle)
            tip = (0.235 + math.cos(turn) * 0.075, 0.785 + math.sin(turn) * 0.085)
            pen.shape(
                (0.225, 0.775),
                (0.235 + math.cos(turn + 0.3) * 0.045, 0.785 + math.sin(turn + 0.3) * 0.05),
                tip,
                (0.235 + math.cos(turn - 0.3) * 0.045, 0.785 + math.sin(turn - 0.3) * 0.05),
            )
        pen.limb((-0.055, 0.70), (-0.10, 0.60), (-0.02, 0.56), widths=(0.026, 0.021, 0.016))


def _heir(pen: Pen) -> None:
    pen.shape((-0.10, 0.79), (-0.05, 0.80), (-0.06, 0.5), (-0.11, 0.14), (-0.26, 0.08), (-0.30, 0.25), (-0.20, 0.55))
    _legs(pen)
    _torso(pen)
    pen.shape(
        (-0.085, 0.52),
        (0.09, 0.52),
        (0.115, 0.30),
        (0.03, 0.33),
        (-0.03, 0.33),
        (-0.12, 0.28),
        smooth=False,
        bent=False,
    )
    _head(pen)
    pen.shape((-0.09, 0.78), (-0.075, 0.86), (-0.03, 0.80), (0.04, 0.80), (0.075, 0.84), (0.085, 0.78), smooth=False)
    pen.shape(
        (-0.055, 0.89), (-0.075, 0.845), (-0.055, 0.93), (-0.01, 0.96), (0.045, 0.945), (0.07, 0.905), (0.02, 0.905)
    )
    pen.colour(170).shape(
        (-0.10, 0.76), (-0.08, 0.76), (-0.09, 0.5), (-0.14, 0.2), (-0.24, 0.13), (-0.21, 0.3), (-0.14, 0.55)
    )
    _evening_dress(pen)
    _raised(pen, (0.26, 0.83))
    _arms_of_a_bow(pen)
    if not pen.bend:
        pen.shape((0.235, 0.85), (0.285, 0.835), (0.345, 0.955), (0.295, 0.975), smooth=False)
        pen.limb((-0.095, 0.74), (-0.17, 0.64), (-0.11, 0.54), widths=(0.034, 0.028, 0.02))


# ------------------------------------------------------------------ those who help


def _assistant(pen: Pen) -> None:
    _gown(pen)
    _lady(pen)
    pen.oval(-0.03, 0.905, 0.042, 0.042)
    pen.limb((0.06, 0.715), (0.15, 0.66), (0.23, 0.74), widths=(0.027, 0.021, 0.015))
    pen.limb((-0.06, 0.715), (-0.14, 0.63), (-0.11, 0.52), widths=(0.027, 0.021, 0.016))


def _engineer(pen: Pen) -> None:
    _legs(pen)
    pen.shape((-0.11, 0.73), (0, 0.76), (0.11, 0.73), (0.1, 0.44), (-0.1, 0.44))
    _head(pen)
    pen.shape((-0.06, 0.875), (-0.05, 0.93), (0.03, 0.935), (0.055, 0.89), (0.11, 0.88), (0.11, 0.87), smooth=False)
    pen.limb((0.10, 0.70), (0.19, 0.58), (0.29, 0.62), widths=(0.036, 0.03, 0.022))
    pen.rod((0.27, 0.60), (0.36, 0.72), 0.02)
    pen.oval(0.365, 0.73, 0.032, 0.032)
    pen.oval(0.38, 0.752, 0.016, 0.016, cut=True)
    pen.limb((-0.10, 0.70), (-0.15, 0.57), (-0.09, 0.47), widths=(0.036, 0.03, 0.022))


def _manager(pen: Pen) -> None:
    _legs(pen)
    pen.shape((-0.11, 0.73), (0, 0.77), (0.11, 0.73), (0.135, 0.56), (0.1, 0.42), (-0.1, 0.42), (-0.12, 0.56))
    _head(pen, 1.04)
    pen.shape((-0.082, 0.895), (0.085, 0.9), (0.085, 0.91), (-0.082, 0.905), smooth=False)
    pen.oval(0, 0.917, 0.056, 0.05)
    pen.limb((0.1, 0.70), (0.15, 0.57), (0.22, 0.60), widths=(0.034, 0.028, 0.02))
    pen.shape((0.18, 0.54), (0.27, 0.59), (0.25, 0.70), (0.16, 0.65), smooth=False)
    pen.limb((-0.10, 0.70), (-0.15, 0.57), (-0.12, 0.47), widths=(0.034, 0.028, 0.02))


def _apprentice(pen: Pen) -> None:
    _legs(pen)
    pen.shape((-0.09, 0.73), (0, 0.76), (0.09, 0.73), (0.085, 0.44), (-0.085, 0.44))
    _head(pen)
    pen.oval(-0.01, 0.905, 0.062, 0.032)
    pen.shape((0.03, 0.905), (0.085, 0.895), (0.085, 0.885), (0.03, 0.885), smooth=False)
    pen.rod((0.20, 0.12), (0.13, 0.95))
    pen.shape((0.17, 0.16), (0.235, 0.165), (0.275, 0.0), (0.155, 0.0), smooth=False)
    pen.limb((0.085, 0.70), (0.13, 0.58), (0.165, 0.62), widths=(0.03, 0.025, 0.02))
    pen.limb((-0.085, 0.70), (-0.10, 0.58), (0.14, 0.55), widths=(0.03, 0.025, 0.02))


HELPERS = {"assistant": _assistant, "engineer": _engineer, "manager": _manager, "apprentice": _apprentice}
CAST: dict[str, Callable[[Pen], None]] = {
    "the_mechaniker": _mechaniker,
    "electra": _electra,
    "the_great_optico": _optico,
    "the_gentleman": _gentleman,
    "master_of_chains": _chains,
    "the_red_lotus": _lotus,
    "priestess_of_mysticism": _priestess,
    "yoruba_spiritmaster": _spiritmaster,
    "geert_van_augustin": _patron,
    "lumenia_the_radiant": _radiant,
    "professor_bernard": _professor,
    "anjali": _sari,
    "heir": _heir,
}
BENDS = {"cast": 0.0, "bow": 58.0}


def paint(draw: Callable[[Pen], None], bend: float) -> tuple[Surface, Surface]:
    """The figure, and what has the player's colour of it, in white."""
    pen = Pen(bend)
    draw(pen)
    body, colour, light = (reduced(layer, _K) for layer in pen.layers)
    return _lit(alpha(body), alpha(light)), colour


_DARK, _RIM, _SHIRT = (15, 8, 14), (255, 206, 140), (236, 222, 196)


def _lit(mask: Array, light: Array) -> Surface:
    """The dark outline with light along its edge, from above and right."""

    def from_the_light(way: int) -> Array:
        return np.clip(mask - np.roll(np.roll(mask, way, 0), -way, 1), 0, 1) * mask

    soft = Surface((WIDE, TALL), pygame.SRCALPHA)
    put_alpha(soft, from_the_light(12))
    values = np.zeros((TALL, WIDE, 3), np.float32) + np.array(_DARK, np.float32)
    for strength, share in ((alpha(blurred(soft, 5)), 0.20), (from_the_light(3), 0.95)):
        values += (np.array(_RIM, np.float32) - values) * (strength * share)[:, :, None]
    values += (np.array(_SHIRT, np.float32) - values) * light[:, :, None]
    return put_alpha(put(Surface((WIDE, TALL), pygame.SRCALPHA), values), mask)
