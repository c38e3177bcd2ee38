"""The set-up: Magician, first Trick, Components and Specialist."""

from collections.abc import Sequence

from trickerion.bots.trick_worth import marker_worth
from trickerion.bots.weights import WEIGHTS
from trickerion.rules.catalog import PRICE, TIER, TRICKS
from trickerion.rules.moves import (
    ChooseSpecialist,
    ChooseTrick,
    Move,
    TakeComponent,
)
from trickerion.rules.state import GameState, PlayerState

FIRST_TURNS = 4
SPECIALIST_ORDER = ("assistant", "manager", "engineer")


def opening_move(state: GameState, seat: int, moves: Sequence[Move]) -> Move:
    """The answer to a choice of the set-up."""
    return max(moves, key=lambda move: _appeal(state, state.players[seat], move))


def _appeal(state: GameState, player: PlayerState, move: Move) -> float:
    if isinstance(move, ChooseTrick):
        return trick_appeal(player, move.trick)
    if isinstance(move, TakeComponent):
        return _component_appeal(player, move.component)
    if isinstance(move, ChooseSpecialist):
        return -SPECIALIST_ORDER.index(move.specialist)
    return 0.0


def trick_appeal(player: PlayerState, trick_id: str) -> float:
    """Trick Markers of a first Trick, less what its Components cost beyond the 2 Coins of the start."""
    trick = TRICKS[trick_id]
    cost = sum(PRICE[c] * n for c, n in player.missing(trick).items())
    ready = cost <= 2 and all(TIER[c] == "basic" for c in trick.components)
    worth = marker_worth(trick_id, FIRST_TURNS, WEIGHTS) * (1 + 0.6 * (trick.markers - 1))
    return worth - 0.5 * max(0, cost - 2) + (4.0 if ready else 0.0)


def _component_appeal(player: PlayerState, component: str) -> float:
    """First what the seat's Tricks need."""
    for owned in player.tricks:
        if owned is not None and component in player.missing(owned.trick):
            return 2.0 + PRICE[component]
    return 1.0 if component not in player.components else 0.0
