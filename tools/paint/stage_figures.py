"""Paint the people on the stage: dark outlines with a rim of light, each Magician known by hat, hair, robe and tool.

A figure is drawn with a height of 1, feet at 0, facing right; what is higher than a hat goes up to 1.14. The bow is the
same figure bent at the hip. Of a player's colour there is only what is painted with ``Pen.colour``.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

import numpy as np
import pygame
from pygame import Surface

from tools.paint.stage_paint import Array, Point, alpha, blurred, cleaned, put, put_alpha, spline
from trickerion.ui.icons import icon
from trickerion.ui.shapes import enlarged, reduced

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

HEIGHT, WIDE, TALL = 400, 600, 456
_K = 3


def _sheet() -> Surface:
    return enlarged(WIDE, TALL, _K)[0]


@dataclass(frozen=True)
class Pen:
    """Draws a figure: what it paints is bent forwards by ``bend`` degrees above the hip.

    ``parts``: the layers of the figure, from the back; light falls on the edges of each.
    """

    bend: float = 0.0
    parts: list[Surface] = field(default_factory=list)
    worn: Surface = field(default_factory=_sheet)
    white: Surface = field(default_factory=_sheet)
    target: Surface | None = None
    shade: int = 255
    frame: tuple[Point, Point, float] | None = None  # from where, to where and how far it is turned

    def part(self) -> Pen:
        """A pen for the next layer of the figure."""
        self.parts.append(_sheet())
        return replace(self, target=self.parts[-1])

    def colour(self, shade: int = 255) -> Pen:
        """A pen for what has the player's colour."""
        return replace(self, target=self.worn, shade=shade)

    def light(self) -> Pen:
        """A pen for what is white: a shirt front, a cuff."""
        return replace(self, target=self.white)

    def moved(self, start: Point, end: Point, turn: float) -> Pen:
        """A pen that paints what belongs at ``start`` at ``end``, turned, and never bent."""
        return replace(self, frame=(start, end, turn))

    def spot(self, point: Point, bent: bool = True) -> Point:
        """Where a point of the figure is painted."""
        if self.frame:
            (x0, y0), (x1, y1), turn = self.frame
            x, y, turn = point[0] - x0, point[1] - y0, math.radians(turn)
            point = x1 + x * math.cos(turn) - y * math.sin(turn), y1 + x * math.sin(turn) + y * math.cos(turn)
        elif bent and self.bend:
            point = self.bent(point)
        return (WIDE / 2 + point[0] * HEIGHT) * _K, (TALL - point[1] * HEIGHT) * _K

    def bent(self, point: Point) -> Point:
        """Where a point of the upright figure is when it bows."""
        x, y = point
        share = max(0.0, min(1.0, (y - 0.44) / 0.16))
        turn = math.radians(self.bend) * share * share * (3 - 2 * share)
        x, y = x - 0.01, y - 0.48
        return 0.01 + x * math.cos(turn) + y * math.sin(turn), 0.48 - x * math.sin(turn) + y * math.cos(turn)

    def shape(self, *points: Point, smooth: bool = True, cut: bool = False, bent: bool = True) -> None:
        """A filled outline, smooth or with corners; ``cut`` takes it away."""
        line = spline(points, 8) if smooth else _close(points)
        self._fill(line, (0, 0, 0, 0) if cut else (self.shade, self.shade, self.shade, 255), bent)

    def _fill(self, line: Sequence[Point], value: tuple[int, int, int, int], bent: bool = True) -> None:
        assert self.target is not None
        pygame.draw.polygon(self.target, value, [self.spot(point, bent) for point in line])

    def oval(self, x: float, y: float, wide: float, high: float, *, cut: bool = False, bent: bool = True) -> None:
        """An ellipse by its middle and its half axes."""
        turns = [math.tau * step / 40 for step in range(40)]
        points = [(x + math.cos(turn) * wide, y + math.sin(turn) * high) for turn in turns]
        self._fill(points, (0, 0, 0, 0) if cut else (self.shade, self.shade, self.shade, 255), bent)

    def limb(self, *joints: Point, widths: Sequence[float], bent: bool = True) -> None:
        """A limb along its joints, as thick as ``widths`` (half) say from one end to the other."""
        assert self.target is not None
        line = spline(joints, 40, closed=False)
        for number, point in enumerate(line):
            at = number / (len(line) - 1) * (len(widths) - 1)
            index = min(int(at), len(widths) - 2)
            radius = widths[index] + (widths[index + 1] - widths[index]) * (at - index)
            pygame.draw.circle(self.target, (self.shade,) * 3, self.spot(point, bent), max(1.0, radius * HEIGHT * _K))

    def rod(self, start: Point, end: Point, width: float = 0.012, *, bent: bool = True) -> None:
        """A straight rod."""
        long = math.dist(start, end)
        x, y = (end[1] - start[1]) / long * width / 2, (start[0] - end[0]) / long * width / 2
        corners = [
            (start[0] + x, start[1] + y),
            (end[0] + x, end[1] + y),
            (end[0] - x, end[1] - y),
            (start[0] - x, start[1] - y),
        ]
        self.shape(*corners, smooth=False, bent=bent)

    def sign(self, name: str, at: Point, size: float) -> None:
        """An icon as an outline."""
        assert self.target is not None
        image = icon(name, round(size * HEIGHT * _K), "white")
        self.target.blit(image, image.get_rect(center=self.spot(at)))


def _close(points: Sequence[Point]) -> list[Point]:
    """Corners with so many points between that they can be bent."""
    line: list[Point] = []
    for (x0, y0), (x1, y1) in zip(points, [*points[1:], points[0]], strict=True):
        line += [(x0 + (x1 - x0) * step / 8, y0 + (y1 - y0) * step / 8) for step in range(8)]
    return line


# ------------------------------------------------------------------ bodies


def _shoe(pen: Pen, x: float) -> None:
    pen.shape(
        (x, 0.0), (x + 0.028, 0.0), (x + 0.032, 0.008), (x + 0.055, 0.0), (x + 0.118, 0.0), (x + 0.118, 0.012),
        (x + 0.085, 0.026), (x + 0.055, 0.042), (x + 0.05, 0.06), (x + 0.002, 0.06), smooth=False, bent=False,
    )  # fmt: skip


def _trousers(pen: Pen, full: float = 0.0) -> None:
    """Two legs, the front one a step ahead; ``full`` makes them wider below."""
    back, front = pen.part(), pen.part()
    _shoe(back, -0.098)
    back.shape(
        (-0.088, 0.53), (-0.02, 0.545), (0.02, 0.50), (0.008, 0.40), (-0.028 + full, 0.28), (-0.04 + full, 0.15),
        (-0.044 + full, 0.035), (-0.10 - full, 0.035), (-0.104 - full, 0.15), (-0.104 - full, 0.28), (-0.103, 0.42),
    )  # fmt: skip
    _shoe(front, 0.056)
    front.shape(
        (-0.02, 0.53), (0.05, 0.55), (0.09, 0.51), (0.108, 0.40), (0.104 + full, 0.28), (0.104 + full, 0.15),
        (0.110 + full, 0.035), (0.054 - full, 0.035), (0.050 - full, 0.15), (0.046 - full, 0.28), (0.022, 0.41),
    )  # fmt: skip


def _torso(pen: Pen, broad: float = 0.0) -> None:
    """A coat, buttoned at the waist; ``broad`` widens shoulders and chest."""
    pen.part().shape(
        (-0.030, 0.795), (0.030, 0.792), (0.082 + broad, 0.768), (0.112 + broad, 0.722), (0.112 + broad, 0.665),
        (0.088, 0.585), (0.094, 0.515), (0.055, 0.490), (-0.05, 0.490), (-0.098, 0.505), (-0.084, 0.58),
        (-0.108 - broad, 0.66), (-0.124 - broad, 0.725), (-0.09 - broad, 0.772),
    )  # fmt: skip


def _head(pen: Pen) -> None:
    """A man's head from its right side."""
    head = pen.part()
    head.shape(
        (-0.034, 0.85), (-0.030, 0.80), (-0.045, 0.765), (0.035, 0.765), (0.026, 0.80), (0.02, 0.85), smooth=False
    )
    head.shape(
        (-0.049, 0.872), (-0.038, 0.908), (-0.004, 0.926), (0.030, 0.916), (0.044, 0.892), (0.043, 0.878),
        (0.048, 0.868),
        (0.061, 0.853), (0.048, 0.847), (0.051, 0.839), (0.047, 0.832), (0.048, 0.820), (0.036, 0.809), (0.008, 0.812),
        (-0.02, 0.826), (-0.042, 0.845),
    )  # fmt: skip


def _hair(pen: Pen) -> None:
    """Short hair, parted."""
    pen.part().shape(
        (-0.036, 0.835), (-0.056, 0.865), (-0.052, 0.908), (-0.02, 0.935), (0.025, 0.932), (0.052, 0.906),
        (0.03, 0.908),
        (-0.01, 0.90), (-0.02, 0.87),
    )  # fmt: skip


def _hand(pen: Pen, x: float, y: float, turn: float = 0.0) -> None:
    """A hand with its thumb, pointing to where ``turn`` (degrees) says."""
    hand = pen.moved((0, 0), (x, y), turn)
    hand.oval(0.012, 0, 0.022, 0.015)
    hand.limb((0.005, 0.01), (0.018, 0.024), widths=(0.007, 0.005))
    hand.limb((0.02, 0.004), (0.042, 0.006), widths=(0.007, 0.004))


def _raised(pen: Pen, hand: Point = (0.255, 0.795), turn: float = 50, wide: float = 0.036) -> None:
    """The right arm, lifted towards the Trick."""
    elbow = 0.175, min(0.69, hand[1] - 0.06)
    arm = pen.part()
    arm.limb((0.075, 0.742), elbow, hand, widths=(wide + 0.003, wide - 0.006, 0.021))
    _hand(arm, *hand, turn)
    cuff = pen.light()
    way = math.atan2(hand[1] - elbow[1], hand[0] - elbow[0])
    x, y = hand[0] - math.cos(way) * 0.012, hand[1] - math.sin(way) * 0.012
    cuff.rod(
        (x + math.sin(way) * 0.02, y - math.cos(way) * 0.02),
        (x - math.sin(way) * 0.02, y + math.cos(way) * 0.02),
        0.011,
    )


def _low(pen: Pen, hand: Point = (-0.155, 0.535), wide: float = 0.036) -> None:
    """The left arm, its elbow out, its hand at the hip or on a cane."""
    arm = pen.part()
    arm.limb((-0.092, 0.735), (-0.178, 0.64), hand, widths=(wide, wide - 0.006, 0.021))
    arm.oval(hand[0], hand[1] - 0.008, 0.022, 0.02)


def _bowing_arms(pen: Pen, wide: float = 0.036, holds: Callable[[Pen], None] | None = None) -> None:
    """One arm before the waist, with the hat in its hand, the other one swept back."""
    x, y = pen.bent((0.03, 0.735))
    back = pen.part()
    back.limb(
        (x - 0.10, y + 0.01),
        (x - 0.22, y + 0.08),
        (x - 0.345, y + 0.135),
        widths=(wide, wide - 0.007, 0.02),
        bent=False,
    )
    _hand(back, x - 0.35, y + 0.138, 158)
    hand = x + 0.115, y - 0.225
    if holds:
        holds(pen.part().moved((0, 0.915), (hand[0] + 0.04, hand[1] - 0.035), -150))
    front = pen.part()
    front.limb((x, y), (x + 0.035, y - 0.13), hand, widths=(wide, wide - 0.006, 0.02), bent=False)
    _hand(front, *hand, -50)


def _tails(pen: Pen) -> None:
    tails = pen.part()
    tails.shape(
        (-0.092, 0.54), (-0.02, 0.53), (-0.045, 0.40), (-0.10, 0.235), (-0.118, 0.205), (-0.158, 0.235), (-0.135, 0.38)
    )
    pen.colour(150).shape(
        (-0.094, 0.47), (-0.077, 0.46), (-0.100, 0.36), (-0.126, 0.245), (-0.142, 0.25), (-0.122, 0.37)
    )


def _evening_dress(pen: Pen) -> None:
    """Shirt front, lapels and bow tie."""
    pen.light().shape(
        (0.018, 0.790), (0.052, 0.790), (0.082, 0.772), (0.082, 0.70), (0.068, 0.605), (0.055, 0.66), smooth=False
    )
    pen.part().shape((0.012, 0.792), (0.032, 0.788), (0.055, 0.70), (0.064, 0.60), (0.03, 0.66), smooth=False)
    bow = pen.colour()
    bow.shape((0.028, 0.800), (0.052, 0.790), (0.028, 0.776), smooth=False)
    bow.shape((0.078, 0.798), (0.052, 0.788), (0.078, 0.772), smooth=False)


# ------------------------------------------------------------------ ladies


def _lady(pen: Pen) -> None:
    """A lady's head and neck from her right side."""
    head = pen.part()
    head.shape(
        (-0.024, 0.84), (-0.022, 0.79), (-0.05, 0.755), (0.045, 0.755), (0.020, 0.79), (0.018, 0.83), smooth=False
    )
    head.shape(
        (-0.043, 0.868), (-0.034, 0.898), (-0.004, 0.914), (0.026, 0.904), (0.038, 0.882), (0.038, 0.870),
        (0.053, 0.850),
        (0.042, 0.845), (0.044, 0.837), (0.040, 0.830), (0.040, 0.819), (0.028, 0.811), (0.004, 0.816), (-0.03, 0.84),
    )  # fmt: skip


def _skirt(pen: Pen, train: float = 0.0) -> None:
    """A skirt over a bustle, with a train behind it, and its folds."""
    pen.part().shape(
        (0.052, 0.585), (0.076, 0.52), (0.098, 0.36), (0.128, 0.16), (0.170, 0.012), (0.168, 0.0), (-0.10, 0.0),
        (-0.285 - train, 0.0), (-0.288 - train, 0.014), (-0.205, 0.12), (-0.158, 0.29), (-0.150, 0.43), (-0.140, 0.50),
        (-0.10, 0.55), (-0.052, 0.585),
    )  # fmt: skip
    for waist, foot in ((0.02, 0.10), (-0.03, -0.02), (-0.09, -0.15)):
        pen.part().shape(
            (waist, 0.52), (waist + 0.008, 0.40), (foot + 0.012, 0.006), (foot - 0.05, 0.006), (waist - 0.012, 0.36)
        )


def _bodice(pen: Pen, sleeve: float = 0.042) -> None:
    """A tight bodice with puffed sleeves."""
    pen.part().shape(
        (-0.022, 0.768), (0.024, 0.766), (0.060, 0.745), (0.078, 0.69), (0.058, 0.625), (0.052, 0.575), (-0.052, 0.575),
        (-0.048, 0.63), (-0.066, 0.69), (-0.060, 0.745),
    )  # fmt: skip
    pen.part().oval(-0.062, 0.72, sleeve, sleeve + 0.008)
    pen.colour().shape((-0.053, 0.592), (0.055, 0.592), (0.064, 0.556), (-0.064, 0.552), smooth=False)


def _slim_arm(pen: Pen, *joints: Point, turn: float = 50, sleeve: float = 0.040) -> None:
    arm = pen.part()
    arm.limb(*joints, widths=(0.027, 0.020, 0.0135))
    hand = arm.moved((0, 0), joints[-1], turn)
    hand.oval(0.01, 0, 0.018, 0.011)
    hand.limb((0.016, 0.004), (0.038, 0.008), widths=(0.006, 0.0035))
    if sleeve:
        pen.part().oval(*joints[0], sleeve, sleeve + 0.006)


def _curtsey(pen: Pen, sleeve: float = 0.040) -> None:
    """Both arms out, the skirt in the hands."""
    x, y = pen.bent((0.0, 0.715))
    for joints in (
        ((x + 0.045, y + 0.005), (x + 0.115, y - 0.10), (x + 0.175, y - 0.20)),
        ((x - 0.055, y + 0.005), (x - 0.165, y - 0.07), (x - 0.245, y - 0.17)),
    ):
        arm = pen.part()
        arm.limb(*joints, widths=(0.027, 0.020, 0.0135), bent=False)
        arm.oval(joints[-1][0], joints[-1][1], 0.017, 0.014, bent=False)
        if sleeve:
            pen.part().oval(*joints[0], sleeve, sleeve + 0.006, bent=False)


# ------------------------------------------------------------------ the Magicians


def _top_hat(pen: Pen) -> None:
    pen.shape((-0.096, 0.905), (0.0, 0.892), (0.104, 0.915), (0.104, 0.925), (0.0, 0.908), (-0.096, 0.917))
    pen.shape((-0.058, 0.905), (-0.068, 1.0), (0.0, 0.995), (0.072, 1.008), (0.060, 0.91), smooth=False)
    pen.colour().shape((-0.0585, 0.918), (0.060, 0.922), (0.0625, 0.944), (-0.0605, 0.940), smooth=False)


def _gentleman(pen: Pen) -> None:
    _tails(pen)
    _trousers(pen)
    _torso(pen)
    _evening_dress(pen)
    _head(pen)
    _hair(pen)
    pen.part().limb((0.038, 0.838), (0.060, 0.836), (0.082, 0.848), widths=(0.010, 0.007, 0.002))
    if pen.bend:
        _bowing_arms(pen, holds=_top_hat)
        return
    _top_hat(pen.part())
    pen.part().rod((-0.158, 0.535), (-0.235, 0.0), 0.013, bent=False)
    _low(pen)
    wand = pen.part()
    wand.rod((0.262, 0.80), (0.41, 0.925), 0.012)
    pen.light().rod((0.385, 0.904), (0.41, 0.925), 0.012)
    _raised(pen)


def _turban(pen: Pen) -> None:
    pen.shape(
        (-0.075, 0.885), (-0.082, 0.935), (-0.03, 0.975), (0.04, 0.97), (0.078, 0.925), (0.062, 0.890), (0.0, 0.905)
    )
    pen.shape((-0.02, 0.97), (0.01, 0.998), (0.035, 0.968))
    pen.shape((0.046, 0.945), (0.022, 1.02), (0.045, 1.095), (0.088, 1.125), (0.072, 1.06), (0.068, 0.99))
    pen.colour().oval(0.054, 0.938, 0.014, 0.017)


def _optico(pen: Pen) -> None:
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
    _trousers(pen, 0.016)
    _torso(pen)
    pen.part().shape((-0.095, 0.60), (0.095, 0.60), (0.102, 0.40), (0.03, 0.44), (-0.04, 0.43), (-0.115, 0.39))
    pen.colour().shape((-0.088, 0.595), (0.092, 0.595), (0.094, 0.555), (-0.089, 0.555), smooth=False)
    _head(pen)
    pen.part().shape((0.0, 0.84), (0.05, 0.84), (0.058, 0.815), (0.068, 0.775), (0.034, 0.79), (0.0, 0.81))
    _turban(pen.part())
    if pen.bend:
        _bowing_arms(pen)
        return
    _low(pen, (-0.105, 0.585))
    lens = pen.part()
    lens.rod((0.262, 0.79), (0.285, 0.86), 0.015)
    lens.oval(0.298, 0.915, 0.056, 0.056)
    lens.oval(0.298, 0.915, 0.043, 0.043, cut=True)
    _raised(pen, (0.262, 0.81), 70)


def _mechaniker(pen: Pen) -> None:
    _trousers(pen, 0.01)
    for x in (-0.106, 0.05):
        pen.part().shape((x, 0.20), (x + 0.064, 0.20), (x + 0.062, 0.03), (x - 0.004, 0.03), smooth=False, bent=False)
    _torso(pen, 0.008)
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
    _head(pen)
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
    if pen.bend:
        _bowing_arms(pen, 0.038, _cap_with_goggles)
        return
    _cap_with_goggles(pen.part())
    gear = pen.part()
    gear.sign("own:gear", (-0.165, 0.46), 0.17)
    _low(pen, (-0.155, 0.545), 0.038)
    wrench = pen.part()
    wrench.rod((0.235, 0.735), (0.335, 0.905), 0.024)
    wrench.oval(0.345, 0.925, 0.042, 0.042)
    wrench.shape((0.338, 0.935), (0.372, 0.92), (0.40, 0.965), (0.365, 0.985), smooth=False, cut=True)
    _raised(pen, (0.25, 0.755), 60, 0.038)


def _cap_with_goggles(pen: Pen) -> None:
    pen.shape(
        (-0.062, 0.895), (-0.066, 0.935), (-0.03, 0.965), (0.03, 0.962), (0.062, 0.935), (0.062, 0.90), (0.0, 0.905)
    )
    pen.shape((0.03, 0.908), (0.105, 0.905), (0.112, 0.897), (0.05, 0.890), smooth=False)
    pen.colour().shape((-0.065, 0.905), (0.062, 0.912), (0.064, 0.93), (-0.067, 0.924), smooth=False)
    for x in (0.028, 0.068):
        pen.oval(x, 0.932, 0.024, 0.022)


def _chains(pen: Pen) -> None:
    _trousers(pen, 0.012)
    pen.part().shape(
        (-0.032, 0.80), (0.032, 0.80), (0.095, 0.79), (0.128, 0.745), (0.122, 0.685), (0.098, 0.62), (0.086, 0.55),
        (0.09, 0.49),
        (-0.09, 0.49), (-0.085, 0.56), (-0.10, 0.63), (-0.13, 0.70), (-0.135, 0.75), (-0.095, 0.79),
    )  # fmt: skip
    pen.part().shape((0.0, 0.735), (0.06, 0.742), (0.116, 0.715), (0.085, 0.678), (0.02, 0.69))
    pen.part().shape((-0.095, 0.515), (0.095, 0.515), (0.098, 0.462), (-0.098, 0.462), smooth=False)
    pen.colour().shape((-0.096, 0.512), (0.096, 0.512), (0.0975, 0.470), (-0.0975, 0.470), smooth=False)
    pen.light().shape((0.02, 0.512), (0.06, 0.512), (0.06, 0.47), (0.02, 0.47), smooth=False)
    _head(pen)
    hair = pen.part()
    for x, y in ((-0.05, 0.88), (-0.045, 0.91), (-0.02, 0.932), (0.012, 0.936), (0.038, 0.918), (-0.042, 0.85)):
        hair.oval(x, y, 0.022, 0.020)
    moustache = pen.part()
    moustache.limb((0.036, 0.842), (0.066, 0.836), (0.088, 0.852), (0.092, 0.868), widths=(0.010, 0.009, 0.004, 0.002))
    if pen.bend:
        _bowing_arms(pen, 0.044)
        _hang_chain(pen.part(), pen.bent((0.10, 0.70)), 11)
        return
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
            _link(chain, x, y, number)
    _hang_chain(chain, (0.262, 0.89), 7)
    _hang_chain(chain, (-0.262, 0.89), 5)


def _link(pen: Pen, x: float, y: float, number: int) -> None:
    pen.oval(x, y, 0.021, 0.014 if number % 2 else 0.007, bent=False)
    if number % 2:
        pen.oval(x, y, 0.012, 0.006, cut=True, bent=False)


def _hang_chain(pen: Pen, top: Point, count: int) -> None:
    for number in range(count):
        x, y = top[0] + 0.006 * math.sin(number), top[1] - 0.033 * number
        pen.oval(x, y, 0.013 if number % 2 else 0.007, 0.021, bent=False)
        if number % 2:
            pen.oval(x, y, 0.006, 0.012, cut=True, bent=False)


def _electra(pen: Pen) -> None:
    _skirt(pen, 0.02)
    _bodice(pen, 0.05)
    _lady(pen)
    crown = pen.part()
    for number, angle in enumerate(range(14, 203, 18)):
        turn, far = math.radians(angle), (0.130, 0.165)[number % 2]
        rays = ((turn + 0.14, 0.048), (turn, far), (turn - 0.14, 0.048))
        crown.shape(*((-0.004 + math.cos(t) * r, 0.872 + math.sin(t) * r) for t, r in rays), smooth=False)
    pen.part().shape(
        (-0.02, 0.83), (-0.052, 0.85), (-0.05, 0.90), (-0.01, 0.925), (0.034, 0.912), (0.03, 0.898), (-0.01, 0.885)
    )
    if pen.bend:
        _curtsey(pen, 0.05)
        return
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
        _slim_arm(
            pen,
            (0.062 * side, 0.725),
            (0.155 * side, 0.712),
            (0.215 * side, 0.84),
            turn=60 if side > 0 else 120,
            sleeve=0.05,
        )


def _lotus(pen: Pen) -> None:
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
    _lady(pen)
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
    if pen.bend:
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
        return
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


def _robe(pen: Pen) -> None:
    pen.part().shape(
        (-0.10, 0.755), (0, 0.79), (0.10, 0.755), (0.118, 0.55), (0.135, 0.3), (0.185, 0.02), (0.185, 0.0),
        (-0.225, 0.0),
        (-0.225, 0.02), (-0.155, 0.3), (-0.125, 0.55),
    )  # fmt: skip
    for waist, foot in ((0.05, 0.12), (-0.01, 0.02), (-0.07, -0.09), (-0.10, -0.17)):
        pen.part().shape(
            (waist, 0.50), (waist + 0.01, 0.36), (foot + 0.016, 0.006), (foot - 0.045, 0.006), (waist - 0.012, 0.32)
        )


def _priestess(pen: Pen) -> None:
    _robe(pen)
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
    if pen.bend:
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
        return
    back = pen.part()
    back.shape((-0.09, 0.74), (-0.15, 0.66), (-0.20, 0.50), (-0.185, 0.42), (-0.11, 0.44), (-0.05, 0.55), (-0.06, 0.66))
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


def _spiritmaster(pen: Pen) -> None:
    _robe(pen)
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
    if pen.bend:
        _bowing_arms(pen, 0.046)
        return
    staff = pen.part()
    staff.rod((0.215, 0.40), (0.325, 0.98), 0.014)
    staff.oval(0.330, 1.01, 0.040, 0.044)
    staff.shape((0.312, 0.985), (0.346, 0.985), (0.340, 0.955), (0.322, 0.955), smooth=False)
    for tip in ((0.27, 0.90), (0.295, 0.875), (0.36, 0.88), (0.385, 0.91)):
        staff.shape((0.322, 0.965), (tip[0] + 0.012, tip[1] + 0.02), tip, (tip[0] - 0.012, tip[1] + 0.025))
    for x in (0.318, 0.342):
        staff.oval(x, 1.012, 0.009, 0.010, cut=True)
    _low(pen, (-0.215, 0.66), 0.042)
    _hand(pen.part(), -0.22, 0.665, 120)
    _raised(pen, (0.285, 0.775), 75, 0.044)


def _patron(pen: Pen) -> None:
    """A rich man in a coat with a collar of fur, a purse in his hand."""
    _trousers(pen)
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
    _head(pen)
    beard = pen.part()
    beard.shape((-0.01, 0.85), (0.04, 0.846), (0.062, 0.835), (0.070, 0.805), (0.052, 0.77), (0.012, 0.79))
    pen.part().shape((-0.045, 0.835), (-0.058, 0.87), (-0.05, 0.90), (-0.01, 0.90), (-0.02, 0.86))
    if pen.bend:
        _bowing_arms(pen, 0.043, _homburg)
        return
    _homburg(pen.part())
    pen.part().rod((-0.178, 0.545), (-0.195, 0.0), 0.016, bent=False)
    _low(pen, (-0.176, 0.54), 0.045)
    purse = pen.part()
    purse.shape((0.265, 0.81), (0.300, 0.80), (0.335, 0.735), (0.30, 0.685), (0.245, 0.69), (0.228, 0.74))
    purse.shape((0.255, 0.835), (0.312, 0.83), (0.296, 0.795), (0.268, 0.797))
    pen.colour().rod((0.264, 0.802), (0.300, 0.799), 0.012)
    _raised(pen, (0.262, 0.815), 30, 0.043)


def _homburg(pen: Pen) -> None:
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


def _radiant(pen: Pen) -> None:
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
    _lady(pen)
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
    if pen.bend:
        _curtsey(pen, 0.0)
        return
    _slim_arm(pen, (-0.058, 0.725), (-0.155, 0.66), (-0.225, 0.565), turn=220, sleeve=0)
    lamp = pen.part()
    lamp.rod((0.222, 0.885), (0.228, 0.925), 0.034)
    lamp.oval(0.231, 0.985, 0.052, 0.058)
    for angle in range(-40, 221, 26):
        turn = math.radians(angle)
        inner, outer = ((0.231 + math.cos(turn) * r, 0.985 + math.sin(turn) * r) for r in (0.075, 0.115))
        lamp.rod(inner, outer, 0.010)
    glow = pen.light()
    glow.oval(0.231, 0.99, 0.034, 0.038)
    _slim_arm(pen, (0.060, 0.728), (0.165, 0.745), (0.215, 0.87), turn=80, sleeve=0)


def _professor(pen: Pen) -> None:
    """A gown with wide sleeves, a square cap with its tassel, an open book."""
    _robe(pen)
    pen.part().shape(
        (0.02, 0.75), (0.07, 0.75), (0.10, 0.30), (0.135, 0.02), (0.075, 0.01), (0.055, 0.35), smooth=False
    )
    hood = pen.colour(210)
    hood.shape((0.030, 0.768), (0.062, 0.762), (0.088, 0.56), (0.062, 0.55), smooth=False)
    _head(pen)
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
    _square_cap(pen.part())
    if pen.bend:
        _bowing_arms(pen, 0.046)
        return
    back = pen.part()
    back.shape(
        (-0.09, 0.75), (-0.155, 0.69), (-0.215, 0.52), (-0.235, 0.37), (-0.15, 0.34), (-0.085, 0.46), (-0.05, 0.62)
    )
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


def _square_cap(pen: Pen) -> None:
    pen.shape((-0.118, 0.928), (0.015, 0.985), (0.128, 0.940), (-0.005, 0.893), smooth=False)
    pen.shape((-0.054, 0.915), (0.046, 0.908), (0.047, 0.872), (-0.052, 0.876), smooth=False)
    pen.limb((0.0, 0.942), (-0.098, 0.922), (-0.104, 0.86), widths=(0.005, 0.005))
    pen.shape((-0.117, 0.862), (-0.091, 0.862), (-0.084, 0.795), (-0.124, 0.795), smooth=False)
    pen.colour().shape((-0.114, 0.858), (-0.094, 0.858), (-0.088, 0.80), (-0.120, 0.80), smooth=False)


def _sari(pen: Pen) -> None:
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
    _lady(pen)
    hair = pen.part()
    hair.shape((0.032, 0.905), (-0.005, 0.925), (-0.048, 0.905), (-0.058, 0.855), (-0.034, 0.82), (-0.012, 0.86))
    hair.limb((-0.05, 0.85), (-0.085, 0.76), (-0.07, 0.65), (-0.095, 0.54), widths=(0.024, 0.017, 0.015, 0.008))
    hair.oval(-0.058, 0.895, 0.024, 0.022)
    pen.part().oval(0.036, 0.898, 0.009, 0.011)
    if pen.bend:
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
        return
    _slim_arm(pen, (-0.052, 0.72), (-0.115, 0.635), (-0.075, 0.555), turn=-40, sleeve=0)
    flower = pen.part()
    for angle in (-4, 22, 46, 68, 90, 112, 134, 158, 184):
        turn = math.radians(angle)
        tip = 0.245 + math.cos(turn) * 0.092, 0.835 + math.sin(turn) * 0.092
        left, right = ((0.245 + math.cos(turn + s) * 0.055, 0.835 + math.sin(turn + s) * 0.055) for s in (0.28, -0.28))
        flower.shape((0.245, 0.822), left, tip, right)
    pen.light().oval(0.245, 0.872, 0.016, 0.022)
    _slim_arm(pen, (0.058, 0.725), (0.160, 0.675), (0.232, 0.795), turn=70, sleeve=0)


def _heir(pen: Pen) -> None:
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
    _trousers(pen)
    for x in (-0.106, 0.05):
        pen.part().shape((x, 0.245), (x + 0.062, 0.235), (x + 0.058, 0.03), (x - 0.002, 0.03), smooth=False, bent=False)
    _torso(pen)
    pen.part().shape(
        (-0.094, 0.53), (0.094, 0.53), (0.115, 0.335), (0.045, 0.36), (0.02, 0.46), (-0.03, 0.36), (-0.125, 0.315)
    )
    _evening_dress(pen)
    _head(pen)
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
    if pen.bend:
        _bowing_arms(pen)
        return
    _low(pen, (-0.112, 0.565))
    letter = pen.part()
    letter.shape((0.232, 0.865), (0.312, 0.825), (0.375, 0.945), (0.295, 0.985), smooth=False)
    pen.light().shape((0.240, 0.868), (0.308, 0.834), (0.366, 0.942), (0.297, 0.976), smooth=False)
    pen.colour().oval(0.303, 0.905, 0.017, 0.017)
    _raised(pen, (0.262, 0.835), 60)


CAST: dict[str, tuple[Callable[[Pen], None], float]] = {
    "the_mechaniker": (_mechaniker, 52),
    "electra": (_electra, 34),
    "the_great_optico": (_optico, 50),
    "the_gentleman": (_gentleman, 58),
    "master_of_chains": (_chains, 54),
    "the_red_lotus": (_lotus, 44),
    "priestess_of_mysticism": (_priestess, 36),
    "yoruba_spiritmaster": (_spiritmaster, 42),
    "geert_van_augustin": (_patron, 46),
    "lumenia_the_radiant": (_radiant, 34),
    "professor_bernard": (_professor, 42),
    "anjali": (_sari, 34),
    "heir": (_heir, 56),
}
"""Who performs: how they are drawn, and how deep they bow, in degrees."""


# ------------------------------------------------------------------ those who help


def _assistant(pen: Pen) -> None:
    _skirt(pen)
    _bodice(pen, 0.046)
    _lady(pen)
    hair = pen.part()
    hair.shape(
        (-0.028, 0.83), (-0.056, 0.855), (-0.055, 0.90), (-0.01, 0.925), (0.036, 0.908), (0.022, 0.895), (-0.015, 0.87)
    )
    hair.oval(-0.03, 0.938, 0.032, 0.030)
    plume = pen.part()
    plume.shape((-0.01, 0.935), (0.0, 0.99), (0.045, 1.03), (0.055, 1.0), (0.03, 0.955))
    _slim_arm(pen, (-0.060, 0.725), (-0.155, 0.645), (-0.10, 0.55), turn=-40, sleeve=0.046)
    _slim_arm(pen, (0.060, 0.725), (0.16, 0.685), (0.235, 0.775), turn=60, sleeve=0.046)


def _engineer(pen: Pen) -> None:
    _trousers(pen, 0.01)
    _torso(pen)
    pen.part().shape(
        (-0.05, 0.70), (0.08, 0.71), (0.095, 0.53), (0.10, 0.45), (-0.09, 0.45), (-0.08, 0.56), smooth=False
    )
    for x in (-0.03, 0.06):
        pen.part().rod((x, 0.70), (x - 0.01, 0.79), 0.018)
    _head(pen)
    pen.part().shape((0.0, 0.845), (0.05, 0.842), (0.064, 0.832), (0.06, 0.815), (0.02, 0.82))
    cap = pen.part()
    cap.shape(
        (-0.058, 0.885), (-0.066, 0.925), (-0.02, 0.952), (0.042, 0.945), (0.062, 0.915), (0.058, 0.898), (0.0, 0.895)
    )
    cap.shape((0.03, 0.905), (0.11, 0.893), (0.108, 0.883), (0.04, 0.885), smooth=False)
    _low(pen, (-0.125, 0.50))
    wrench = pen.part()
    wrench.rod((0.225, 0.665), (0.335, 0.80), 0.022)
    wrench.oval(0.346, 0.815, 0.036, 0.036)
    wrench.shape((0.34, 0.825), (0.372, 0.81), (0.395, 0.85), (0.362, 0.87), smooth=False, cut=True)
    _raised(pen, (0.245, 0.695), 50)


def _manager(pen: Pen) -> None:
    _trousers(pen)
    pen.part().shape(
        (-0.03, 0.80), (0.03, 0.80), (0.10, 0.77), (0.128, 0.70), (0.148, 0.60), (0.135, 0.51), (0.10, 0.47),
        (-0.10, 0.47),
        (-0.118, 0.55), (-0.122, 0.68), (-0.095, 0.77),
    )  # fmt: skip
    pen.part().shape((0.05, 0.76), (0.088, 0.66), (0.092, 0.49), (0.07, 0.49), (0.06, 0.64), smooth=False)
    _head(pen)
    pen.part().limb((0.034, 0.842), (0.064, 0.834), (0.088, 0.848), widths=(0.011, 0.009, 0.003))
    _hair(pen)
    bowler = pen.part()
    bowler.shape((-0.092, 0.905), (0.0, 0.890), (0.098, 0.905), (0.098, 0.916), (0.0, 0.902), (-0.092, 0.916))
    bowler.shape((-0.062, 0.903), (-0.064, 0.945), (-0.03, 0.985), (0.03, 0.988), (0.066, 0.948), (0.064, 0.905))
    _low(pen, (-0.105, 0.545), 0.04)
    book = pen.part()
    book.shape((0.175, 0.60), (0.275, 0.625), (0.262, 0.765), (0.165, 0.735), smooth=False)
    pen.light().shape((0.268, 0.632), (0.274, 0.634), (0.262, 0.757), (0.256, 0.754), smooth=False)
    arm = pen.part()
    arm.limb((0.088, 0.735), (0.155, 0.60), (0.232, 0.635), widths=(0.039, 0.032, 0.021))
    arm.oval(0.238, 0.64, 0.022, 0.019)


def _apprentice(pen: Pen) -> None:
    _trousers(pen, 0.004)
    _torso(pen, -0.012)
    pen.part().shape((-0.085, 0.56), (0.09, 0.56), (0.10, 0.44), (-0.095, 0.43), smooth=False)
    _head(pen)
    _hair(pen)
    cap = pen.part()
    cap.shape((-0.07, 0.895), (-0.082, 0.93), (-0.02, 0.962), (0.05, 0.945), (0.066, 0.912), (0.0, 0.898))
    cap.shape((0.03, 0.908), (0.092, 0.898), (0.090, 0.888), (0.03, 0.888), smooth=False)
    broom = pen.part()
    broom.rod((0.218, 0.14), (0.135, 0.98), 0.014)
    broom.shape((0.19, 0.175), (0.248, 0.18), (0.262, 0.12), (0.285, 0.0), (0.155, 0.0), (0.182, 0.12), smooth=False)
    back = pen.part()
    back.limb((-0.085, 0.725), (-0.06, 0.60), (0.165, 0.555), widths=(0.033, 0.028, 0.019))
    back.oval(0.172, 0.556, 0.022, 0.019)
    front = pen.part()
    front.limb((0.08, 0.73), (0.145, 0.62), (0.165, 0.71), widths=(0.033, 0.028, 0.019))
    front.oval(0.166, 0.722, 0.022, 0.02)


HELPERS = {"assistant": _assistant, "engineer": _engineer, "manager": _manager, "apprentice": _apprentice}


# ------------------------------------------------------------------ light on them


def paint(draw: Callable[[Pen], None], bend: float = 0.0) -> tuple[Surface, Surface]:
    """The figure, and what has the player's colour of it, in white."""
    pen = Pen(bend)
    draw(pen)
    parts = [alpha(reduced(part, _K)) for part in pen.parts]
    return _lit(parts, alpha(reduced(pen.white, _K))), cleaned(reduced(pen.worn, _K))


_DARK, _RIM, _SHIRT = (15, 8, 14), (255, 206, 140), (236, 222, 196)


def _edge(mask: Array, reach: int) -> Array:
    """Where an outline faces the light, which comes from above and right."""
    return np.clip(mask - np.roll(np.roll(mask, reach, 0), -reach, 1), 0, 1)


def _lit(parts: Sequence[Array], white: Array) -> Surface:
    """The dark outline: light along its edge, less along the edges of its parts, a breath of it on what is round."""
    mask, inner = np.zeros((TALL, WIDE), np.float32), np.zeros((TALL, WIDE), np.float32)
    for part in parts:
        inner = np.maximum(inner * (1 - part), _edge(part, 2) * 0.32 + _soft(_edge(part, 9)) * 0.16)
        mask = np.maximum(mask, part)
    values = np.zeros((TALL, WIDE, 3), np.float32) + np.array(_DARK, np.float32)
    strength = np.clip(inner + _soft(_edge(mask, 12)) * 0.20 + _edge(mask, 3) * 0.95, 0, 1)
    values += (np.array(_RIM, np.float32) - values) * strength[:, :, None]
    values += (np.array(_SHIRT, np.float32) * (0.62 + 0.38 * strength[:, :, None]) - values) * white[:, :, None]
    values = np.round(values / 6) * 6  # few shades pack well
    return cleaned(put_alpha(put(Surface((WIDE, TALL), pygame.SRCALPHA), values), mask))


def _soft(values: Array) -> Array:
    picture = put_alpha(Surface((WIDE, TALL), pygame.SRCALPHA), values)
    return alpha(blurred(picture, 4))
