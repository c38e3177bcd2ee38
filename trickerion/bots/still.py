"""The rival of a challenge: it leaves its Characters Idle and takes the first answer there is, whatever bots learn."""

from trickerion.bots.bot import Thought
from trickerion.rules.moves import FinishCharacter, LeaveIdle, Move
from trickerion.rules.view import View
from trickerion.words.hints import ANY_MOVE

_FIRST = (LeaveIdle, FinishCharacter)
"""Moves that the bot prefers to the first legal answer, where it may make them."""


def still_answer(moves: list[Move] | tuple[Move, ...]) -> Move:
    """The fixed answer among the legal ones."""
    return next((move for kind in _FIRST for move in moves if isinstance(move, kind)), moves[0])


class StillBot:
    """Not a level, and not offered in Set-up: what a challenge can be solved with must not change with the bots."""

    def choose(self, view: View) -> Thought:
        """The fixed answer."""
        if not view.moves:
            raise ValueError("There is nothing to decide.")
        return Thought(still_answer(view.moves), ANY_MOVE)
