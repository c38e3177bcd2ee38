"""The Apprentice: plans as the Assistant does, but hastily, and with a hazy idea of what things are worth."""

from dataclasses import replace
from random import Random

from trickerion.bots.assistant import AssistantBot
from trickerion.bots.outcomes import Care, Line, Outcomes
from trickerion.bots.planning import Planner
from trickerion.bots.search import Search
from trickerion.bots.weights import WEIGHTS, Weights
from trickerion.rules.state import GameState

HASTY = Care(beam=1, pairs=1, specials=1, placements=1, tricks=2, downtown=1, workshop=2, academy=1)
"""Few candidates, and no look at the rest of the turn."""

HAZE = 2.75
"""Fame by which it misjudges a table at most."""

THRIFTLESS = replace(
    WEIGHTS, coin_steps=((4, 0.8), (6, 0.55), (999, 0.15)), coin_steps_academy=((4, 0.8), (8, 0.55), (999, 0.15))
)
"""Coins beyond some ten are nothing to it: otherwise it would take them for want of a better idea."""


class Hazy(Outcomes):
    """Outcomes misjudged by some Fame: of moves about equally good now one, now another seems best."""

    is_sure = False

    def __init__(self, seat: int, weights: Weights, care: Care, random: Random) -> None:
        super().__init__(seat, weights, care)
        self._random = random

    def judged(self, worth: float) -> float:
        """Worth as it seems."""
        return worth + HAZE * self._random.uniform(-1.0, 1.0)

    def again(self, line: Line) -> float:
        """At the second look it seems to be worth something else."""
        return self.worth(line.state)


class ApprenticeBot(AssistantBot):
    """An opponent for a first evening: sound but plain. Its answer follows from the seed and the table.

    What players are called, their colours and their language change nothing of it.
    """

    def __init__(self, seed: int) -> None:
        super().__init__(seed, THRIFTLESS, HASTY)

    def _planner(self, state: GameState, seat: int) -> Planner:
        weights = self._beliefs(state, seat)
        planner = Planner(seat, weights, self._care)
        outcomes = Hazy(seat, weights, self._care, Random(f"{self._seed} {state.layout()}"))
        planner.search = Search(seat, weights, self._care, outcomes)
        return planner
