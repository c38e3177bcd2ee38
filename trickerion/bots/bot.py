"""An opponent: sees a View and answers with a move and a reason."""

from collections.abc import Mapping
from typing import NamedTuple, Protocol, runtime_checkable

from trickerion.bots.manners import MannerOf
from trickerion.rules.catalog import Yields
from trickerion.rules.moves import Move
from trickerion.rules.view import View


class Thought(NamedTuple):
    """An answer: a legal move, one line in the words of the game that says why, and what it wants to do after it."""

    move: Move
    reason: str
    then: tuple[Move, ...] = ()


class TurnSums(NamedTuple):
    """Sums of a planned turn, in Fame, Coins and Shards.

    ``gains`` of each Character's work; pay of the seat's own ``show``; ``wages`` in Coins, and the Fame ``lost`` where
    they cannot be paid. ``left``: places of the Theater, each with the number of Trick Markers that go into the next
    turn there; ``ready``: markers on Tricks in the Workshop.
    """

    gains: Mapping[str, Yields] = {}
    show: Yields = Yields()
    wages: int = 0
    lost: int = 0
    unpaid: int = 0
    left: tuple[tuple[str, int], ...] = ()
    ready: int = 0

    @property
    def work(self) -> Yields:
        """Yields of all work together, before wages."""
        return added(*self.gains.values())

    @property
    def total(self) -> Yields:
        """Gain or loss of the whole turn, its wages paid as far as there are Coins."""
        return added(self.work, self.show, Yields(-self.lost, self.unpaid - self.wages))


def added(*parts: Yields) -> Yields:
    """Sum of Yields."""
    return Yields(*map(sum, zip(Yields(), *parts, strict=True)))


class Outline(NamedTuple):
    """A whole turn as a bot would play it, in words.

    ``cards`` by Character in the order of their work, those left out stay idle; ``errands``: what each is to do;
    ``goal``: what the turn is for; ``expects``: what it should bring, ``sums`` the same in numbers. Once it is weighed,
    ``instead``: another way, and what it comes to; ``is_second``: whether that is what was planned at first.
    """

    cards: dict[str, str]
    errands: dict[str, str]
    goal: str
    expects: str
    instead: str = ""
    is_second: bool = False
    sums: TurnSums = TurnSums()


class Bot(Protocol):
    """An opponent. It knows nothing but the View, so it cannot see hidden cards."""

    def choose(self, view: View) -> Thought:
        """Answer the open decision of ``view.seat``. Raises ValueError when there is nothing to decide."""
        ...


@runtime_checkable
class Leaning(Protocol):
    """An opponent that can have manners: it asks who has which, or leans nowhere while there is nobody to ask."""

    manners: MannerOf | None
