"""Common parts of special cards: their numbers, a bonus that is offered, a bonus that is begun with the card."""

from abc import abstractmethod
from collections.abc import Mapping
from typing import Any

from trickerion.rules.catalog import SPECIALS, location_of
from trickerion.rules.effects.active_effects import use_up_card
from trickerion.rules.effects.hooks import Effect
from trickerion.rules.events import Event
from trickerion.rules.locations.acting import Acting
from trickerion.rules.moves import Move, Skip, UseCard
from trickerion.rules.state import Choice, GameState

SKIP = Skip()


def numbers(card: str) -> Mapping[str, Any]:
    """The numbers of the effect of a special Assignment card."""
    return SPECIALS[card].data


class Offer(Choice):
    """The owner may use the bonus of the card now, or do without."""

    card: str

    def legal_moves(self, state: GameState) -> list[Move]:
        return [UseCard(self.card), SKIP]

    def answered(self, state: GameState, move: Move, events: list[Event]) -> None:
        if isinstance(move, UseCard):
            use_up_card(state, events)
            self.accept(state, events)

    @abstractmethod
    def accept(self, state: GameState, events: list[Event]) -> None:
        """Carry the bonus out."""


class Begun(Effect):
    """A bonus that the acting Character begins with UseCard, at the Location of the card."""

    def more_actions(self, state: GameState, acting: Acting) -> list[Move]:
        is_here = acting.location == location_of(self.id)
        return [UseCard(self.id)] if is_here and self._is_possible(state, acting) else []

    def do(self, state: GameState, seat: int, move: Move, events: list[Event]) -> bool:
        if move is not UseCard(self.id):
            return False
        acting = state.stack[-1]
        assert isinstance(acting, Acting)
        self._begin(state, acting, events)
        return True

    @abstractmethod
    def _is_possible(self, state: GameState, acting: Acting) -> bool:
        """True when the bonus can be begun and helps something."""

    @abstractmethod
    def _begin(self, state: GameState, acting: Acting, events: list[Event]) -> None:
        """Begin the bonus."""
