"""The Magician: weighs the best plans of the Manager by playing the turn to its end in the head, rivals and all."""

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from trickerion.bots.campaign import TrickGoal, begun, campaigns, is_time_for_goals
from trickerion.bots.evaluation import Evaluation
from trickerion.bots.forward_model import take_back_cards
from trickerion.bots.game_rollouts import weighed
from trickerion.bots.looking_ahead import furthest, open_placements
from trickerion.bots.manager import ManagerBot
from trickerion.bots.planning import Placement, Plan, Planner
from trickerion.bots.refining import laid_cards
from trickerion.bots.weights import Weights
from trickerion.rules.phases.assignment import Assigning
from trickerion.rules.sampling import sampled
from trickerion.rules.state import GameState
from trickerion.rules.view import View

PLANS = 4
"""Assignments that are played out at the usual thinking time, which scales this and what follows."""

NEAR = 6.0
"""Fame by which an Assignment may promise less than the best one."""

TABLES = 2
"""Tables, each with other hidden cards, on which they are played."""

PLACEMENTS = 5
"""Placements that are played out: all cards lie open then, so one table tells enough."""


class Settled(NamedTuple):
    """Goal that a seat saves for in a turn, with the table at the beginning of that turn."""

    seat: int = 0
    turn: int = 0
    table: str = ""
    goal: TrickGoal | None = None


class MagicianBot(ManagerBot):
    """Thinks as the Manager does, and then tries its best ideas against rivals who do the same."""

    def __init__(self, seed: int, effort: float = 1.0) -> None:
        super().__init__(seed, effort)
        self._plans, self._placements = (max(2, round(most * effort)) for most in (PLANS, PLACEMENTS))
        self._tables = max(1, round(TABLES * effort))
        self._effort = effort
        self._settled: Settled = Settled()
        self._view: View | None = None

    def _look(self, view: View) -> GameState:
        self._view = view
        return super()._look(view)

    def _goal(self, view: View, beliefs: Weights) -> TrickGoal | None:
        """The goal that games played to their end speak for; settled while the seat lays its cards, for the whole turn.

        Who is asked first in the middle of a turn goes by the way that the Trick would take.
        """
        state = view.state
        if not is_time_for_goals(state):
            return None
        own = begun(state.players[view.seat])
        if own is None and isinstance(view.choice, Assigning):
            self._settle(view, beliefs)
        if own is not None or self._settled[:2] != (view.seat, state.turn):
            return own or super()._goal(view, beliefs)
        return self._settled.goal

    def _settle(self, view: View, beliefs: Weights) -> None:
        bare = view.state.copy()
        take_back_cards(bare, view.seat)
        if (table := bare.digest()) != self._settled.table:
            found = campaigns(bare, view.seat, beliefs)
            goal = weighed(view, beliefs, found, self._effort, self.work)
            self._settled = Settled(view.seat, view.state.turn, table, goal)

    def _chosen_plan(self, state: GameState, bare: GameState, planner: Planner) -> Plan:
        """Of the best Assignments the one that leads furthest against what others are likely to lay."""
        plans = planner.assignments(bare, self._plans)
        plans = [plan for plan in plans if plan.worth > plans[0].worth - NEAR]
        lines = [laid_cards(plan.cards) for plan in plans]
        return plans[self._ahead(planner).best(self._drawn(state), lines, is_blind=True)]

    def _next_placement(self, table: GameState, planner: Planner, state: GameState) -> Placement:
        """Of the best placements the one that leads furthest when rivals answer it."""
        tried = open_placements(table, planner, state)[: self._placements]
        return furthest(table, planner, state, tried, self._ahead(planner))

    def _ahead(self, planner: Planner) -> Evaluation:
        return Evaluation(planner.seat, planner.weights, self.work)

    def _drawn(self, state: GameState) -> Iterator[GameState]:
        """Tables that agree with what the seat may know; the first is the one that it has in its head anyway."""
        yield state
        assert self._view is not None
        for number in range(1, self._tables):
            yield sampled(self._view, Random(f"{self._seed}/{number}"))
