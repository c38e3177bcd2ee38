"""The Character that acts at a Location, as the Locations see it."""

from abc import abstractmethod
from collections.abc import Callable
from dataclasses import dataclass

from trickerion.rules.events import Event
from trickerion.rules.moves import Move
from trickerion.rules.state import Choice, GameState


@dataclass(frozen=True, slots=True)
class Acting(Choice):
    """A placed Character with the Action Points that it has left."""

    character: str
    slot: str
    location: str
    points: int
    has_acted: bool
    enhanced: bool

    @abstractmethod
    def with_points(self, points: int) -> "Acting":
        """The same Character after an Action, with this many Action Points left."""


DoAction = Callable[[GameState, Acting, Move, list[Event]], None]
"""How a Location carries out one Action of the Character on top of the stack."""


def spend(state: GameState, points: int) -> None:
    """Take Action Points from the acting Character, which is the last frame of the stack."""
    acting = state.stack[-1]
    assert isinstance(acting, Acting)
    state.stack[-1] = acting.with_points(acting.points - points)
