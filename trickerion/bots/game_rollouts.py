"""Goals weighed by the whole game: with each, and without any, it is played to its end on the same tables."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from random import Random
from typing import NamedTuple

from trickerion.bots.campaign import LEAST, Campaign, TrickGoal, aimed_at
from trickerion.bots.jobs import Work
from trickerion.bots.rollout import QUICK, QuickPolicy, quick_policies, rollout
from trickerion.bots.turn_rollouts import assigned_anew
from trickerion.bots.undisturbed import undisturbed
from trickerion.bots.weights import Weights
from trickerion.rules.sampling import sampled
from trickerion.rules.state import GameState
from trickerion.rules.view import View

GOALS, NEAR = 2, 5.0
"""The most that are weighed against none, and Fame by which one may promise less than the best."""

OPEN = 0.0
"""Fame that a Trick must promise beyond its costs to be weighed."""

GAMES = 2
"""Games for each goal at the usual thinking time, each on another table."""

AS_GOOD_AS = 9
"""Number of tables that tell as much as the promise of the way to the Trick."""

COMES = 0.5
"""Share of that promise that comes true, beyond the least."""

CLUMSY = 3.0
"""Fame that players in the head, who think quickly, lose of what a goal is good for."""


SCATTER = 12.0
"""Fame by which the games of a table set two goals apart: the standard deviation from table to table."""


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

    @undisturbed()
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

    Asked while the seat lays its Assignment cards, whichever of them lie already. The goals race: a game is played only
    where the games to come may still change who leads.
    """
    worthy = [each for each in ways[:GOALS] if each.gain > max(OPEN, ways[0].gain - NEAR)]
    if not worthy:
        return None
    goals = (None, *(each.goal for each in worthy))
    tables = max(1, round(GAMES * effort))
    race = Race([COMES * (each.gain - LEAST) for each in worthy], tables)
    for number in range(tables):
        if len(race.running) == 1:
            break
        table, lines = sampled(view, Random(f"{view.state.turn}/{number}")), race.running
        found = work([GameRollout(view.seat, weights, table, [goals[line] for line in lines], number)])[0]
        if len(found) == len(lines):
            race.ran(dict(zip(lines, found, strict=True)))
    return goals[race.leader]


class Race:
    """Goals beside each other on one table after another; line 0 is to have none, the most promising goal is line 1.

    Whoever is so far behind the leader that the tables to come can hardly change it is out of the race.
    """

    def __init__(self, promises: Sequence[float], tables: int) -> None:
        self._totals = [0.0, *(AS_GOOD_AS * promise for promise in promises)]
        self._tables, self._played = tables, 0
        self.running = list(range(len(self._totals)))
        """Lines that may still win."""

    @property
    def leader(self) -> int:
        """The line that leads: none before a goal, then the most promising of those that are level."""
        return max(self.running, key=lambda line: (self._totals[line], -line))

    def ran(self, fame: Mapping[int, float]) -> None:
        """One table more, with the Fame of each line that is still running."""
        for line, each in fame.items():
            self._totals[line] += each + (CLUMSY if line else 0.0)
        self._played += 1
        played, to_come = self._played + AS_GOOD_AS, self._tables - self._played
        reach = SCATTER * to_come**0.5 * played / (played + to_come)
        best = self._totals[self.leader]
        self.running = [line for line in self.running if best - self._totals[line] <= reach]


@lru_cache(maxsize=8)
def _hasty(weights: Weights) -> Weights:
    """Beliefs by which a whole game can be played quickly."""
    return replace(weights, heeds_rivals=False, goal=None)
