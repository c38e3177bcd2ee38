"""What every question of the draft has in common."""

from abc import ABC, abstractmethod
from dataclasses import dataclass
from functools import partial
from typing import ClassVar, Protocol

from pygame import Rect

from trickerion.rules.moves import Move
from trickerion.rules.state import Choice, PlayerState
from trickerion.table.view import TableView
from trickerion.ui.hotspots import Drawn, Hotspot, Hotspots, Tip, Tips
from trickerion.words.screens import draft as words


class Draft(Protocol):
    """Scene in which the question is asked."""

    def select(self, move: Move) -> None:
        """Look closer at a choice."""

    def choose(self, move: Move) -> None:
        """Make a choice."""

    def pulse(self) -> float:
        """Brightness of what breathes now."""

    def wish_tip(self, trick: str) -> Tip:
        """The key by which a Trick is put on the wish list."""


@dataclass(frozen=True)
class DraftQuestion(Drawn, ABC):
    """One kind of choice with its cards in full view. Made anew whenever the decision or the selection changes.

    ``possible`` are the legal moves of the seat that decides, whoever looks; only those of ``table.legal`` can be made
    here, which the ``draft`` does.
    """

    table: TableView
    choice: Choice
    possible: tuple[Move, ...]
    selected: Move | None
    draft: Draft

    asked: ClassVar[words.Asked]
    needs_button: ClassVar[bool] = True  # a click selects, the button chooses; otherwise a click chooses

    @property
    def aside(self) -> str:
        """The line beside the title."""
        return self.asked.aside

    @property
    def seat(self) -> int:
        """Seat of the question."""
        return self.choice.seat

    @property
    def player(self) -> PlayerState:
        """Player who decides."""
        return self.table.state.players[self.seat]

    @property
    def owned(self) -> dict[str, int]:
        """Component -> pieces of it that count."""
        return {component: self.player.amount(component) for component in self.player.components}

    @property
    def colour(self) -> str:
        """The colour of who decides."""
        return self.table.colours[self.seat]

    @property
    def is_own(self) -> bool:
        """True if the person at the screen decides."""
        return bool(self.table.legal)

    @property
    def waiting(self) -> str:
        """Reason why nothing can be chosen now, or ""."""
        return "" if self.is_own else words.decides(name=self.table.names[self.seat])

    def is_open(self, spots: Hotspots, name: str, move: Move) -> bool:
        """True if a card is pointed at that can be chosen."""
        return spots.is_hot(name) and move in self.table.legal

    def light(self, spots: Hotspots, name: str, move: Move) -> float:
        """Brightness of a card's glow: the selected one breathes, one that is pointed at is lit."""
        if self.selected is move:
            return self.draft.pulse()
        return 0.7 if self.is_open(spots, name, move) else 0.0

    def card(
        self, name: str, rect: Rect, move: Move, why_not: str = "", tip: Tips | None = None, key: str = ""
    ) -> Hotspot:
        """The hotspot of a card; ``why_not`` is said before whose turn it is."""
        act, is_open = self.draft.select if self.needs_button else self.draft.choose, move in self.table.legal
        reason = why_not or self.waiting
        return Hotspot(name, rect, partial(act, move), enabled=is_open, why_not=reason, tip=tip, key=key, means=move)

    @abstractmethod
    def foot(self) -> tuple[str, str]:
        """An icon, and what the selected choice brings, in block markup; without one, what there is to consider."""
