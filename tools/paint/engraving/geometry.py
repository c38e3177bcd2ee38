"""Outlines of an engraving: blobs, polygons, ovals, limbs, all in the units of a scene (600 x 400)."""

from __future__ import annotations

import itertools
import math
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

Point = tuple[float, ...]
"""A place, x and y first; a limb has its radius there as a third number."""
Ring = tuple[list[Point], bool]
"""A closed line, and True when ink fills it, False when it is a hole."""
Outline = list[Ring]


def spline(points: Sequence[Point], closed: bool = True, steps: int = 8) -> list[Point]:
    """A smooth line through the points (Catmull and Rom)."""
    count, line = len(points), []
    for number in range(count if closed else count - 1):
        places = range(number - 1, number + 3)
        four = [points[place % count if closed else min(max(place, 0), count - 1)] for place in places]
        line += [_between(four, step / steps) for step in range(steps)]
    return line if closed else [*line, tuple(points[-1])]


def _between(four: Sequence[Point], t: float) -> Point:
    return tuple(
        0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3)
        for a, b, c, d in zip(*four, strict=True)
    )


def blob(*points: Point) -> Outline:
    """A smooth closed outline."""
    return [(spline(points), True)]


def polygon(*points: Point) -> Outline:
    """An outline with corners."""
    return [(list(points), True)]


def hole(outline: Outline) -> Outline:
    """The same outline, cut out of those before it."""
    return [(points, False) for points, _ in outline]


def oval(
    x: float, y: float, wide: float, high: float | None = None, turn: float = 0, *, start: float = 0, end: float = 360
) -> Outline:
    """An ellipse by its middle and half axes, turned; or the part of it from one angle to another."""
    high = wide if high is None else high
    turns = [math.radians(start + (end - start) * step / 48) for step in range(49)]
    return [(placed([(wide * math.cos(turn), high * math.sin(turn)) for turn in turns], x, y, turn=turn), True)]


def limb(*joints: Point, steps: int = 10) -> Outline:
    """A bar of changing thickness through joints (x, y, radius)."""
    line = spline(joints, False, steps) if len(joints) > 2 else straight(joints[0], joints[-1])
    outline: Outline = []
    for start, end in itertools.pairwise(line):
        outline += band(start, end, start[2], end[2])
    for x, y, radius in line:
        outline += oval(x, y, max(radius, 0.1))
    return outline


def straight(start: Point, end: Point, steps: int = 12) -> list[Point]:
    """Points from one place to another, each number of theirs in equal steps."""
    shares = [step / steps for step in range(steps + 1)]
    return [tuple(a + (b - a) * share for a, b in zip(start, end, strict=True)) for share in shares]


def band(start: Point, end: Point, first: float, last: float) -> Outline:
    """A four-cornered piece of a line, so thick (half) at its two ends."""
    (x0, y0), (x1, y1) = start[:2], end[:2]
    far = math.hypot(x1 - x0, y1 - y0) or 1
    x, y = (y0 - y1) / far, (x1 - x0) / far
    corners: list[Point] = [
        (x0 + x * first, y0 + y * first),
        (x1 + x * last, y1 + y * last),
        (x1 - x * last, y1 - y * last),
        (x0 - x * first, y0 - y * first),
    ]
    return [(corners, True)]


@dataclass(frozen=True)
class Place:
    """Where a thing stands: its origin, its scale, its turn in degrees, mirrored or not."""

    x: float = 0
    y: float = 0
    scale: float = 1.0
    turn: float = 0
    flip: bool = False

    def __call__(self, points: Sequence[Point]) -> list[Point]:
        """The points there; numbers after x and y, such as a radius, are scaled."""
        cos, sin = math.cos(math.radians(self.turn)), math.sin(math.radians(self.turn))
        return [self._moved(point, cos, sin) for point in points]

    def _moved(self, point: Point, cos: float, sin: float) -> Point:
        u, v, *rest = point
        u = -u if self.flip else u
        x, y = self.x + self.scale * (u * cos - v * sin), self.y + self.scale * (u * sin + v * cos)
        return (x, y, *(number * self.scale for number in rest))

    def spot(self, x: float, y: float) -> tuple[float, float]:
        """One point there."""
        (there,) = self([(x, y)])
        return there[0], there[1]

    def outline(self, outline: Outline) -> Outline:
        """The outline there."""
        return [(self(points), filled) for points, filled in outline]


def placed(
    points: Sequence[Point], x: float = 0, y: float = 0, scale: float = 1.0, turn: float = 0, flip: bool = False
) -> list[Point]:
    """Points at a place."""
    return Place(x, y, scale, turn, flip)(points)


def moved(
    outline: Outline, x: float = 0, y: float = 0, scale: float = 1.0, turn: float = 0, flip: bool = False
) -> Outline:
    """An outline at a place."""
    return Place(x, y, scale, turn, flip).outline(outline)


def arc(x: float, y: float, radius: float, start: float, end: float, steps: int = 16) -> list[Point]:
    """Points on a part of a circle, from one angle to another in degrees."""
    turns = [math.radians(start + (end - start) * step / steps) for step in range(steps + 1)]
    return [(x + radius * math.cos(turn), y + radius * math.sin(turn)) for turn in turns]
