"""An opponent: sees a View and answers with a move and a reason."""

from typing import NamedTuple, Protocol, runtime_checkable

from trickerion.bots.manners import MannerOf
from trickerion.rules.moves import Move
from trickerion.rules.view import View


class Thought(NamedTuple):
    """An answer: a legal move, one line in the words of the game that says why, and what it wants to do after it."""

    move: Move
    reason: str
    then: tuple[Move, ...] = ()


class Outline(NamedTuple):
    """A whole turn as a bot would play it, in words.

    ``cards`` by Character in the order of their work, those left out stay idle; ``errands``: what each is to do;
    ``goal``: what the turn is for; ``expects``: what it should bring. Once it is weighed, ``instead``: another way, and
    what it comes to; ``is_second``: whether that is what was planned at first.
    """

    cards: dict[str, str]
    errands: dict[str, str]
    goal: str
    expects: str
    instead: str = ""
    is_second: bool = False


class Bot(Protocol):
    """An opponent. It knows nothing but the View, so it cannot see hidden cards."""

    def choose(self, view: View) -> Thought:
        """Answer the open decision of ``view.seat``. Raises ValueError when there is nothing to decide."""
        ...


@runtime_checkable
class Leaning(Protocol):
    """An opponent that can have manners: it asks who has which, or leans nowhere while there is nobody to ask."""

    manners: MannerOf | None
