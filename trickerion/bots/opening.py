"""The set-up: Magician, first Trick, Components and Specialist."""

from collections.abc import Sequence

from trickerion.bots.trick_worth import marker_worth
from trickerion.bots.weights import WEIGHTS
from trickerion.rules.catalog import PRICE, TIER, TRICKS
from trickerion.rules.chance import Chance
from trickerion.rules.moves import ChooseMagician, ChooseSpecialist, ChooseTrick, Move, TakeComponent
from trickerion.rules.state import GameState, PlayerState

FIRST_TURNS = 4
SPECIALIST_ORDER = ("assistant", "manager", "engineer")
AT_A_FULL_TABLE = 4
"""So many players of the base game are one too many for the Downtown: who begins with the Engineer, and with a second
Trick, goes there less. For one alone that is worth some 2 Fame; a second one loses them again."""


def opening_move(state: GameState, seat: int, moves: Sequence[Move], seed: int = 0) -> Move:
    """The answer to a choice of the set-up. Magicians are drawn by the seed, all alike: no level prefers any."""
    if isinstance(moves[0], ChooseMagician):
        return moves[Chance(seed, 0).below(len(moves))]
    return max(moves, key=lambda move: _appeal(state, state.players[seat], move))


def _appeal(state: GameState, player: PlayerState, move: Move) -> float:
    if isinstance(move, ChooseTrick):
        return trick_appeal(player, move.trick)
    if isinstance(move, TakeComponent):
        needed = any(owned is not None and move.component in player.missing(owned.trick) for owned in player.tricks)
        return 2.0 + PRICE[move.component] if needed else float(move.component not in player.components)
    if isinstance(move, ChooseSpecialist):
        return _specialist_appeal(state, move.specialist)
    return 0.0


def _specialist_appeal(state: GameState, specialist: str) -> float:
    """The Assistant for all; but the Engineer for one of many, where no card of the Dark Alley asks for hands."""
    is_full = len(state.players) == AT_A_FULL_TABLE and not state.options.modules
    if specialist == "engineer" and is_full and not any("engineer" in each.characters for each in state.players):
        return 1.0
    return -SPECIALIST_ORDER.index(specialist)


def trick_appeal(player: PlayerState, trick_id: str) -> float:
    """Trick Markers of a first Trick, less what its Components cost beyond the 2 Coins of the start."""
    trick = TRICKS[trick_id]
    cost = sum(PRICE[c] * n for c, n in player.missing(trick).items())
    ready = cost <= 2 and all(TIER[c] == "basic" for c in trick.components)
    worth = marker_worth(trick_id, FIRST_TURNS, WEIGHTS) * (1 + 0.6 * (trick.markers - 1))
    return worth - 0.5 * max(0, cost - 2) + (4.0 if ready else 0.0)
