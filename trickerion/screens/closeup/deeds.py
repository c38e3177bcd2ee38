"""Deeds of every close-up: the way back, the sheet at the side, what cards offer, and the end of the Actions."""

from collections.abc import Sequence
from typing import Protocol

from trickerion.app.loop import App
from trickerion.play.running_game import RunningGame
from trickerion.rules.events import Event
from trickerion.rules.moves import FinishCharacter, Move
from trickerion.screens.closeup.view import CloseUpView
from trickerion.screens.dialog import ask_to_lose
from trickerion.table.dock import DoneButton
from trickerion.table.panel import Deeds


class WorkPlace(Protocol):
    """Close-up in which the deeds are done. ``own_moves`` are of the Actions there, ``lay_first`` says why Done waits.

    ``folded`` is the key under which the memory keeps that the sheet at the side is folded away.
    """

    app: App
    session: RunningGame

    @property
    def table(self) -> CloseUpView:
        """Table as the panels see it."""

    @property
    def own_moves(self) -> tuple[type[Move], ...]:
        """Moves of the Actions there."""

    @property
    def folded(self) -> str:
        """Key of the memory."""

    @property
    def lay_first(self) -> str:
        """Reason why Done waits."""

    @property
    def legal(self) -> tuple[Move, ...]:
        """Moves that the viewer may make now."""

    @property
    def is_at_work(self) -> bool:
        """True while the viewer decides something there."""

    @property
    def must_lay(self) -> bool:
        """True if something has to be laid or answered before the Character's Actions can end."""

    def play(self, move: Move, then: Sequence[Move] = ()) -> None:
        """Make a Move, and show what it changed."""

    def make(self, move: Move, then: Sequence[Move] = ()) -> list[Event]:
        """Make a Move without showing it; what has happened."""

    def refresh(self) -> None:
        """Lay everything out for the table as it is."""

    def lay_out(self) -> None:
        """Lay everything out for what is in sight."""

    def close(self) -> None:
        """Return to the board."""


class CloseUpDeeds(Deeds):
    """Deeds that the panels of every close-up may do."""

    def __init__(self, place: WorkPlace) -> None:
        self._place = place

    def do_extra(self, move: Move) -> None:
        """Do something that a card or ability offers."""
        self._place.play(move)
        self._place.app.sounds.play("click")

    def go_back(self) -> None:
        """Return to the board."""
        self._place.close()

    def fold(self) -> None:
        """Fold the sheet at the side away, or open it."""
        place = self._place
        place.app.memory.remember(place.folded, not place.table.is_folded)
        place.app.sounds.play("page_turn")
        place.lay_out()

    def done_button(self) -> DoneButton:
        """Button that ends the Character's Actions."""
        button, place = DoneButton(), self._place
        if place.is_at_work and FinishCharacter() in place.legal:
            button.on_click = self.finish
        elif place.must_lay:
            button.why_not = place.lay_first
        return button

    def finish(self) -> None:
        """End the Character's Actions, after a question when points would be lost."""
        place = self._place
        acting, can = place.table.actor, any(isinstance(move, place.own_moves) for move in place.legal)
        ask_to_lose(place.app, acting.points if acting is not None and can else 0, self._finish)

    def _finish(self) -> None:
        place = self._place
        if FinishCharacter() in place.legal:
            place.session.play(FinishCharacter())
            place.app.sounds.play("click")
        place.close()
