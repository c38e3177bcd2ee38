"""Evaluation of lines when rivals answer them: the worth of each, and the best of several."""

from collections.abc import Iterable, Sequence
from itertools import zip_longest

from trickerion.bots.jobs import Work, one_by_one
from trickerion.bots.turn_rollouts import Line, TurnRollout
from trickerion.bots.weights import Weights
from trickerion.rules.state import GameState

MARGIN = 0.3
"""Fame by which a line must lead further than the first one, which was thought out with more care."""


class Evaluation:
    """Compares lines of one seat by playing the turn to its end after each of them, on the same tables."""

    def __init__(self, seat: int, weights: Weights, work: Work = one_by_one) -> None:
        self.seat = seat
        self.weights = weights
        self.work = work

    def best(
        self, tables: Iterable[GameState], lines: Sequence[Line], likes: Sequence[float] = (), is_blind: bool = False
    ) -> int:
        """The number of the line that leads furthest on all tables together; ``likes``: Fame for a taste for each."""
        if len(lines) == 1:
            return 0
        rollouts = [TurnRollout(self.seat, self.weights, table, lines, is_blind) for table in tables]
        found = [each for each in self.work(rollouts) if len(each) == len(lines)]
        if not found:
            return 0
        means = [sum(of_one) / len(found) for of_one in zip(*found, strict=True)]
        liked = [mean + like for mean, like in zip_longest(means, likes, fillvalue=0.0)]
        liked[0] += MARGIN
        return max(range(len(lines)), key=liked.__getitem__)
