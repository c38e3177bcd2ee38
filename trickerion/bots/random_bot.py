"""The bot that plays anything: a measure for the others, and a sparring partner for the laws of the rules."""

from collections.abc import Sequence
from random import Random

from trickerion.bots.bot import Thought
from trickerion.rules.moves import LayCard, Move, ReturnComponent, ReturnTrick, TakeBack
from trickerion.rules.state import GameState
from trickerion.rules.view import View

DETOUR = 0.05
"""How often it may give something back or change its mind in the Assignment."""


class RandomBot:
    """Uniform among the legal moves, but with few detours, so that its games get somewhere.

    Its answers follow from the seed and the number of answers given before.
    """

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def choose(self, view: View) -> Thought:
        """Any legal move."""
        if not view.moves:
            raise ValueError("There is nothing to decide.")
        moves: Sequence[Move] = view.moves
        if self._random.random() >= DETOUR:
            moves = [move for move in moves if not _is_detour(view.state, view.seat, move)] or moves
        return Thought(moves[int(self._random.random() * len(moves))], "Any move is as good as another.")


def _is_detour(state: GameState, seat: int, move: Move) -> bool:
    if isinstance(move, LayCard):
        return bool(state.players[seat].characters[move.character].card)
    return isinstance(move, (ReturnTrick, ReturnComponent, TakeBack))
