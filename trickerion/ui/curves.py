"""Curves of motion, and how pieces of each weight fly, land and come to rest.

Shares of a time or a way run from 0 to 1.
"""

import math
from collections.abc import Callable
from typing import Final, NamedTuple

Ease = Callable[[float], float]


def linear(t: float) -> float:
    """Even motion."""
    return t


def ease_out(t: float) -> float:
    """Fast, then settling (cubic)."""
    return 1 - (1 - t) ** 3


def ease_in_out(t: float) -> float:
    """Slow at both ends (smoothstep)."""
    return t * t * (3 - 2 * t)


def mix(start: float, end: float, t: float) -> float:
    """Between two numbers."""
    return start + (end - start) * t


def arc(start: tuple[float, float], end: tuple[float, float], t: float, height: float | None = None) -> tuple[int, int]:
    """A point of a flight from start to end, lifted by ``height`` canvas pixels at its middle (a sixth of the way)."""
    lift = math.dist(start, end) / 6 if height is None else height
    return round(mix(start[0], end[0], t)), round(mix(start[1], end[1], t) - lift * 4 * t * (1 - t))


def fall(t: float) -> float:
    """Slow, then faster, as what falls."""
    return t * t


def over(t: float) -> float:
    """Fast, 6 % too far, and back."""
    return ease_out(t) + 0.24 * t * (1 - t) * math.sin(math.pi * t)


class Weight(NamedTuple):
    """Landing of a piece: ``bounces`` of which the first is ``high`` canvas pixels, and how far it slides ``past``."""

    bounces: int = 0
    high: int = 0
    past: int = 0


PAPER: Final = Weight(past=7)
WOOD: Final = Weight(bounces=1, high=9)
METAL: Final = Weight(bounces=2, high=20)
_FLOWN: Final = 0.76
"""Share of a flight's time after which the piece touches the table."""
_LOWER: Final = 3
"""A bounce is so many times lower than the one before."""


def thrown(start: tuple[float, float], end: tuple[float, float], t: float, weight: Weight) -> tuple[int, int]:
    """Place of a piece on its way from start to end: a flight, then bounces, or a slide past the end and back."""
    in_air, down = min(1.0, t / _FLOWN), max(0.0, t - _FLOWN) / (1 - _FLOWN)
    share = ease_out(in_air)
    way = math.dist(start, end)
    past = weight.past * math.sin(math.pi * down) / way if way else 0.0
    lift = way / 6 * 4 * in_air * (1 - in_air) + _bounce(down, weight)
    return round(mix(start[0], end[0], share + past)), round(mix(start[1], end[1], share + past) - lift)


def dropped(t: float, height: float, weight: Weight) -> float:
    """Height over the table of a piece that falls straight down and bounces, in pixels."""
    if t < _FLOWN:
        return height * (1 - fall(t / _FLOWN))
    return _bounce((t - _FLOWN) / (1 - _FLOWN), weight)


def _bounce(down: float, weight: Weight) -> float:
    """Height of a piece so long after it has touched the table (a share of the time of its bounces)."""
    number = min(int(down * weight.bounces), weight.bounces - 1)
    share = down * weight.bounces - number
    return weight.high / _LOWER**number * 4 * share * (1 - share) if weight.bounces else 0.0
