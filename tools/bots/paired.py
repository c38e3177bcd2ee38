"""Tables of bots for games in pairs, and means of differences with their standard errors."""

from collections.abc import Iterable, Sequence
from math import sqrt
from typing import NamedTuple

from trickerion.rules.options import GameOptions, Seat


class Mean(NamedTuple):
    """A mean with its standard error."""

    value: float
    error: float
    number: int

    def __str__(self) -> str:
        return f"{self.value:+.1f} ({self.error:.1f})" if self.number else "-"


def mean_of(values: Iterable[float]) -> Mean:
    """Their mean and its standard error."""
    found = list(values)
    number = len(found)
    if not number:
        return Mean(0.0, 0.0, 0)
    middle = sum(found) / number
    spread = sum((value - middle) ** 2 for value in found) / max(1, number - 1)
    return Mean(middle, sqrt(spread / number), number)


def table_of(players: int, modules: Sequence[str], setup: str = "full") -> GameOptions:
    """The options of a game of bots."""
    seats = tuple(Seat(f"Bot {i + 1}", "assistant") for i in range(players))
    return GameOptions(seats, setup=setup, modules=tuple(modules))
