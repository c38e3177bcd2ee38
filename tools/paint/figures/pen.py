"""Pen that draws a figure in layers: upright, in a bow, or with its chest full of air."""

from __future__ import annotations

import math
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Final

import pygame
from pygame import Surface

from tools.paint.stage_paint import Point, spline
from trickerion.ui.icons import icon
from trickerion.ui.shapes import enlarged

if TYPE_CHECKING:
    from collections.abc import Sequence

HEIGHT, WIDE, TALL = 400, 600, 456
SCALE: Final = 3
"""Layers are drawn so many times larger than the picture."""
BREATH: Final = 0.5
"""Fullest breath."""


def _sheet() -> Surface:
    return enlarged(WIDE, TALL, SCALE)[0]


@dataclass(frozen=True)
class Pen:
    """Draws a figure: what it paints is bent forwards by ``bend`` degrees above the hip.

    ``breath``: share of the air that the chest holds, which lifts all above the hip.
    ``parts``: the layers of the figure, from the back; light falls on the edges of each.
    """

    bend: float = 0.0
    breath: float = 0.0
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
        if self.breath:
            point = self.lifted(point)
        return (WIDE / 2 + point[0] * HEIGHT) * SCALE, (TALL - point[1] * HEIGHT) * SCALE

    def bent(self, point: Point) -> Point:
        """Where a point of the upright figure is when it bows."""
        x, y = point
        share = max(0.0, min(1.0, (y - 0.44) / 0.16))
        turn = math.radians(self.bend) * share * share * (3 - 2 * share)
        x, y = x - 0.01, y - 0.48
        return 0.01 + x * math.cos(turn) + y * math.sin(turn), 0.48 - x * math.sin(turn) + y * math.cos(turn)

    def lifted(self, point: Point) -> Point:
        """Place of a point of the figure when its chest is full of air."""
        x, y = point
        share = max(0.0, min(1.0, (y - 0.50) / 0.24))
        chest = math.exp(-(((y - 0.68) / 0.09) ** 2))
        return x * (1 + 0.10 * self.breath * chest), y + 0.012 * self.breath * share * share * (3 - 2 * share)

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
            pygame.draw.circle(
                self.target, (self.shade,) * 3, self.spot(point, bent), max(1.0, radius * HEIGHT * SCALE)
            )

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
        image = icon(name, round(size * HEIGHT * SCALE), "white")
        self.target.blit(image, image.get_rect(center=self.spot(at)))


def _close(points: Sequence[Point]) -> list[Point]:
    """Corners with so many points between that they can be bent."""
    line: list[Point] = []
    for (x0, y0), (x1, y1) in zip(points, [*points[1:], points[0]], strict=True):
        line += [(x0 + (x1 - x0) * step / 8, y0 + (y1 - y0) * step / 8) for step in range(8)]
    return line
