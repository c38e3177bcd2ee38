"""Games between bots that can be stopped and gone on with, and differences with their standard errors."""

import argparse
from collections.abc import Callable, Iterable, Sequence
from math import sqrt
from typing import NamedTuple

from trickerion.bots.bot import Bot
from trickerion.bots.manager import THOROUGH
from trickerion.bots.search import CAREFUL, Care
from trickerion.rules.events import Event
from trickerion.rules.game import Game
from trickerion.rules.options import GameOptions, Seat

PLAYED_AS: dict[str, Care] = {"assistant": CAREFUL, "manager": THOROUGH}
"""Who plays on all seats."""

Watch = Callable[[Game, Event], None]


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


def play_on(game: Game, bots: Sequence[Bot], watch: Watch | None = None, until: Callable[[Game], bool] = bool) -> None:
    """Play to the end, or until ``until`` holds before a decision; ``watch`` is told every event."""
    while (decision := game.decision) is not None:
        if until is not bool and until(game):
            return
        move = bots[decision.seat].choose(game.view_for(decision.seat)).move
        for event in game.apply(move):
            if watch is not None:
                watch(game, event)


def copy_of(game: Game) -> Game:
    """The same game, to go on with in another way."""
    return Game(game.state.copy(), game.seed, [], list(game.moves))


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of every paired measurement."""
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--players", type=int, choices=(2, 3, 4), default=2)
    parser.add_argument("--modules", default="")
    parser.add_argument("--setup", choices=("beginner", "full"), default="full")
    parser.add_argument("--seed", default="tune-feasible")
    parser.add_argument("--bot", choices=PLAYED_AS, default="assistant")
    parser.add_argument("--cores", type=int, default=1)
