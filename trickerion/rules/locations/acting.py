"""The Character that acts at a Location, as the Locations see it."""

from abc import abstractmethod
from collections.abc import Callable
from typing import Any, Self

from trickerion.rules.events import Event
from trickerion.rules.moves import Move
from trickerion.rules.state import Choice, GameState


class Acting(Choice):
    """A placed Character with the Action Points that it has left.

    ``card`` is the special Assignment card whose bonus it can still use, or ""; ``drawn`` counts the cards that it drew
    in the Dark Alley, ``told_fortune`` its Fortune Telling.
    """

    character: str
    slot: str
    location: str
    points: int
    has_acted: bool = False
    enhanced: bool = False
    card: str = ""
    drawn: int = 0
    told_fortune: bool = False

    @abstractmethod
    def carry_out(self, state: GameState, move: Move, events: list[Event]) -> None:
        """Carry out an Action of the Location or of a card."""

    def after_spending(self, points: int) -> Self:
        """The same Character after an Action for this many Action Points."""
        return self.but(points=self.points - points, has_acted=True)

    def without_card(self) -> Self:
        """The same Character when the bonus of its special card is used."""
        return self.but(card="")


DoAction = Callable[[GameState, Acting, Any, list[Event]], None]
"""Carries out one Action of the Character on top of the stack for a Location; the Action Points are spent."""


def spend(state: GameState, points: int) -> None:
    """Take Action Points from the acting Character, which lies on the stack, perhaps under choices of its Action."""
    for i in range(len(state.stack) - 1, -1, -1):
        acting = state.stack[i]
        if isinstance(acting, Acting):
            state.stack[i] = acting.after_spending(points)
            return
