"""What a seat may know (ruling 107): a table in which everything hidden is left out.

Hidden in the base game: the Assignment cards of others until they are revealed, the order of the Performance deck, and
everything random that is still to come.
"""

from dataclasses import dataclass

from trickerion.rules.moves import Move
from trickerion.rules.phases.assignment import Assigning
from trickerion.rules.state import HIDDEN_CARD, Choice, GameState, PlayerState

UNKNOWN = "unknown"
"""Stands for a face-down card in a view."""


@dataclass(frozen=True, slots=True)
class View:
    """The table as ``seat`` sees it, and its legal moves when it must decide (else none)."""

    seat: int
    state: GameState
    moves: tuple[Move, ...]

    def legal_moves(self) -> tuple[Move, ...]:
        """The legal answers of this seat."""
        return self.moves

    @property
    def choice(self) -> Choice | None:
        """The open decision, of whichever seat; None when the game is over."""
        frame = self.state.stack[-1] if self.state.stack else None
        return frame if isinstance(frame, Choice) else None


def hide(state: GameState, seat: int) -> GameState:
    """A copy of the table without what the seat may not know."""
    seen = state.copy()
    seen.seed = 0
    seen.deck = [UNKNOWN] * len(state.deck)
    if any(isinstance(frame, Assigning) for frame in state.stack):
        for other in state.seats:
            if other != seat:
                _turn_cards_down(seen.players[other])
    return seen


def _turn_cards_down(player: PlayerState) -> None:
    """Face-down cards, and the hand that would give them away."""
    for character in player.characters.values():
        if character.card:
            player.characters[character.id] = character._replace(card=HIDDEN_CARD)
    player.hand = [UNKNOWN] * len(player.hand)
