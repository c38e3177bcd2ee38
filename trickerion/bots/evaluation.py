"""Evaluation of lines when rivals answer them: the worth of each, and the best of several."""

from collections.abc import Iterable, Sequence
from itertools import zip_longest

from trickerion.bots.jobs import Work, one_by_one
from trickerion.bots.outcomes import Care
from trickerion.bots.turn_rollouts import PLACING, Line, TurnRollout
from trickerion.bots.weights import Weights
from trickerion.rules.state import GameState

MARGIN = 0.3
"""Fame by which a line must lead further than the first one, which was thought out with more care."""

BEHIND = 1.5
"""Fame by which a line is behind after a table and not tried on the next: they seldom differ so from table to table."""


class Evaluation:
    """Compares lines of one seat by playing the turn to its end after each of them, on the same tables."""

    def __init__(self, seat: int, weights: Weights, work: Work = one_by_one, care: Care = PLACING) -> None:
        self.seat = seat
        self.weights = weights
        self.work = work
        self.care = care

    def best(
        self, tables: Iterable[GameState], lines: Sequence[Line], likes: Sequence[float] = (), is_blind: bool = False
    ) -> int:
        """The number of the line that leads furthest on all tables together; ``likes``: Fame for a taste for each."""
        if len(lines) == 1:
            return 0
        starts = [like for _, like in zip_longest(lines, likes, fillvalue=0.0)]
        starts[0] += MARGIN
        totals, running, played = [0.0] * len(lines), list(range(len(lines))), 0
        for table in tables:
            tried = [lines[line] for line in running]
            found = self.work([TurnRollout(self.seat, self.weights, table, tried, is_blind, self.care)])[0]
            if len(found) != len(running):
                continue
            played += 1
            for line, standing in zip(running, found, strict=True):
                totals[line] += standing
            stand = {line: totals[line] / played + starts[line] for line in running}
            running = sorted(running, key=lambda line: (-stand[line], line))
            running = [line for line in running if stand[line] >= stand[running[0]] - BEHIND]
            if len(running) == 1:
                break
        return running[0]
