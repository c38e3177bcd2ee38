"""The bot that plays anything: a measure for the others, and a sparring partner for the laws of the rules."""

from random import Random

from trickerion.bots.bot import Thought
from trickerion.rules.moves import LayCard, Move, TakeBack
from trickerion.rules.returns import RETURNS
from trickerion.rules.state import GameState
from trickerion.rules.view import View
from trickerion.words.hints import ANY_MOVE

DETOUR = 0.05
"""Probability that the bot may give something back."""


class RandomBot:
    """Uniform among the legal moves, except that it rarely gives anything back, so that its games get somewhere.

    It never takes a laid card up again: as its answer follows from the View and the seed alone, it would go in circles.
    """

    def __init__(self, seed: int) -> None:
        self._seed = seed

    def choose(self, view: View) -> Thought:
        """Any legal move."""
        if not view.moves:
            raise ValueError("There is nothing to decide.")
        random = Random(f"{self._seed} {_moment(view)}").random
        may_give_back = random() < DETOUR
        moves = [move for move in view.moves if _is_fitting(view.state, view.seat, move, may_give_back)] or view.moves
        return Thought(moves[int(random() * len(moves))], ANY_MOVE)


def _moment(view: View) -> str:
    """A text that differs between the decisions of a game, as far as the seat can see."""
    state, player = view.state, view.state.players[view.seat]
    frame = state.stack[-1] if state.stack else None
    owned = (player.coins, player.shards, player.fame, len(player.hand), sorted(player.components.items()))
    return f"{state.turn} {state.chance_events} {frame} {owned} {len(state.occupants)} {len(view.moves)}"


def _is_fitting(state: GameState, seat: int, move: Move, may_give_back: bool) -> bool:
    if isinstance(move, LayCard):
        return not state.players[seat].characters[move.character].card
    if isinstance(move, TakeBack):
        return False
    return may_give_back or type(move) not in RETURNS
