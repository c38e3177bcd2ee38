"""A yes or no about an optional bonus."""

from abc import abstractmethod

from trickerion.rules.effects.active_effects import use_up_card
from trickerion.rules.events import Event
from trickerion.rules.moves import Move, Skip, UseCard
from trickerion.rules.state import Choice, GameState

SKIP = Skip()


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
        """What the bonus does."""
