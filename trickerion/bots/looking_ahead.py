"""Placements tried out before one is made: rivals answer each of them to the end of the turn."""

from collections.abc import Sequence
from typing import Final

from trickerion.bots.evaluation import Evaluation
from trickerion.bots.forward_model import options
from trickerion.bots.planning import Placement, Planner
from trickerion.bots.second_look import placed_by
from trickerion.rules.state import GameState

NEAR: Final = 3.0
"""Fame by which a placement may promise less than the best one and is still tried out by a Manager."""


def open_placements(table: GameState, planner: Planner, state: GameState) -> list[Placement]:
    """Legal placements, each Character and slot once, the most promising first.

    ``state`` is the table with nothing going on.
    """
    found = {(each.character, each.slot): each for each in reversed(planner.placements(state))}
    is_open = options(table)
    return [each for each in reversed(found.values()) if placed_by(each) in is_open]


def near_the_best(found: Sequence[Placement]) -> list[Placement]:
    """Placements that promise nearly as much as the first."""
    return [each for each in found if each.worth > found[0].worth - NEAR]


def furthest(
    table: GameState, planner: Planner, state: GameState, tried: Sequence[Placement], ahead: Evaluation
) -> Placement:
    """Of these placements the one that leads furthest when rivals answer it; the planner's own without a choice."""
    if len(tried) < 2:
        return planner.next_placement(state)
    likes = [planner.elbows(state, each) for each in tried]
    return tried[ahead.best([table], [(placed_by(each),) for each in tried], likes)]
