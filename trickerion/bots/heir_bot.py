"""The Heir answers with the one move that its procedure demands, and with the reason of that step."""

from typing import Protocol, runtime_checkable

from trickerion.bots.bot import Thought
from trickerion.rules.heir.work import HeirAnswer
from trickerion.rules.state import GameState
from trickerion.rules.view import View
from trickerion.words.heir import REASON
from trickerion.words.hints import ONLY_MOVE


@runtime_checkable
class _Answers(Protocol):
    def answer(self, state: GameState) -> HeirAnswer: ...


class HeirBot:
    """Follows the procedure of the rules; the seed is not used, chance is the game's own."""

    def __init__(self, seed: int = 0) -> None:
        pass

    def choose(self, view: View) -> Thought:
        """The only legal move. Raises ValueError when there is nothing to decide."""
        if not view.moves:
            raise ValueError("There is nothing to decide.")
        choice = view.choice
        reason = ONLY_MOVE
        if isinstance(choice, _Answers):
            step = choice.answer(view.state).step(view.seat)
            reason = f"{REASON(step.kind, step.told(view.state.row_ids))}."
        return Thought(view.moves[0], reason)
