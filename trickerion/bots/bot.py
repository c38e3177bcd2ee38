"""What an opponent is: it sees a View and answers with a move and a reason."""

from typing import NamedTuple, Protocol

from trickerion.rules.moves import Move
from trickerion.rules.view import View


class Thought(NamedTuple):
    """An answer: a legal move, and one line in the words of the game that says why."""

    move: Move
    reason: str


class Bot(Protocol):
    """An opponent. It knows nothing but the View, so it cannot see hidden cards."""

    def choose(self, view: View) -> Thought:
        """Answer the open decision of ``view.seat``. Raises ValueError when there is nothing to decide."""
        ...
