"""A Trick that a person wishes for, as the goal of hints: only where it still pays, by what the bots believe anyway."""

from collections.abc import Sequence
from typing import Final

from trickerion.bots.campaign import LEAST, SIZE_OF_GAIN, TrickGoal, campaign
from trickerion.bots.trick_worth import SAVED_FOR, promise
from trickerion.bots.weights import Weights
from trickerion.bots.worth import turns_left
from trickerion.rules.catalog import TRICKS
from trickerion.rules.state import GameState

MOST: Final = 15
"""Fame for all the steps to a Trick of the first two levels: it is wished for, and must not cost a show."""


def wished_goal(state: GameState, seat: int, wishes: Sequence[str], weights: Weights) -> TrickGoal | None:
    """Goal of the wish that gains most; None where none is worth it."""
    gains = {trick: gain_of(state, seat, trick, weights) for trick in wishes}
    best = max(gains, key=gains.__getitem__, default="")
    if not best or gains[best] <= LEAST:
        return None
    size = round(SIZE_OF_GAIN * gains[best])
    return TrickGoal(best, size if TRICKS[best].level == SAVED_FOR else min(MOST, size))


def not_worth_it(state: GameState, seat: int, wishes: Sequence[str], weights: Weights) -> tuple[str, ...]:
    """Wishes that would bring less by the end than they cost."""
    return tuple(trick for trick in wishes if gain_of(state, seat, trick, weights) <= 0)


def gain_of(state: GameState, seat: int, trick: str, weights: Weights) -> float:
    """Fame that a Trick of the Residence promises by the end, less all that it costs."""
    player, card = state.players[seat], TRICKS[trick]
    if card.level == SAVED_FOR:
        return campaign(state, seat, card, weights).gain
    return promise(state, player, card, turns_left(state), weights)
