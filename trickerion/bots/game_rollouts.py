"""Goals weighed by the whole game: with each, and without any, it is played to its end on the same tables."""

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from random import Random
from typing import NamedTuple

from trickerion.bots.campaign import LEAST, Campaign, TrickGoal, aimed_at
from trickerion.bots.jobs import Work
from trickerion.bots.rollout import QUICK, QuickPolicy, quick_policies, rollout
from trickerion.bots.turn_rollouts import assigned_anew
from trickerion.bots.weights import Weights
from trickerion.rules.sampling import sampled
from trickerion.rules.state import GameState
from trickerion.rules.view import View

GOALS, NEAR = 2, 5.0
"""The most that are weighed against none, and Fame by which one may promise less than the best."""

OPEN = 0.0
"""Fame that a Trick must promise beyond its costs to be weighed."""

GAMES = 6
"""Tables for each goal, dealt among the players: the more there are, the longer a game takes."""

AS_GOOD_AS = 9
"""Number of tables that tell as much as the promise of the way to the Trick."""

COMES = 0.5
"""Share of that promise that comes true, beyond the least."""

CLUMSY = 3.0
"""Fame that players in the head, who think quickly, lose of what a goal is good for."""


class GameRollout(NamedTuple):
    """One table, on which a seat plays to the end of the game with each goal; any process may do a part of it."""

    seat: int
    weights: Weights
    table: GameState
    lines: Sequence[TrickGoal | None]
    number: int

    def parts(self, number: int) -> list["GameRollout"]:
        """The goals dealt out like cards."""
        return [self._replace(lines=self.lines[first::number]) for first in range(number)]

    def standings(self) -> list[float]:
        """The seat's Fame at the end with each goal."""
        weights = _hasty(self.weights)
        table = assigned_anew(self.table, self.seat, weights)
        policies = quick_policies(table, QUICK, weights)
        found: list[float] = []
        for goal in self.lines:
            policies[self.seat] = QuickPolicy(self.seat, aimed_at(weights, goal), QUICK)
            found.append(float(rollout(table, policies, Random(self.number))[self.seat]))
        return found


def weighed(view: View, weights: Weights, ways: Sequence[Campaign], effort: float, work: Work) -> TrickGoal | None:
    """The goal that is worth most by its way and by the games that were played to their end; None is one, too.

    Asked while the seat lays its Assignment cards, whichever of them lie already.
    """
    worthy = [each for each in ways[:GOALS] if each.gain > max(OPEN, ways[0].gain - NEAR)]
    if not worthy:
        return None
    lines = (None, *(each.goal for each in worthy))
    tables = max(1, round(GAMES * effort / len(view.state.players)))
    drawn = [sampled(view, Random(f"{view.state.turn}/{number}")) for number in range(tables)]
    rollouts = [GameRollout(view.seat, weights, table, lines, number) for number, table in enumerate(drawn)]
    played = [found for found in work(rollouts) if len(found) == len(lines)]
    trust = len(played) / (len(played) + AS_GOOD_AS)
    best = max(
        (trust * _shown(played, i + 1) + (1 - trust) * COMES * (each.gain - LEAST), -i) for i, each in enumerate(worthy)
    )
    return worthy[-best[1]].goal if best[0] > 0 else None


def _shown(played: Sequence[Sequence[float]], line: int) -> float:
    """By how much a goal was better than none on the same tables."""
    return sum(found[line] - found[0] for found in played) / max(1, len(played)) + CLUMSY


@lru_cache(maxsize=8)
def _hasty(weights: Weights) -> Weights:
    """Beliefs by which a whole game can be played quickly."""
    return replace(weights, heeds_rivals=False, goal=None)
