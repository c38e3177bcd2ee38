"""An earlier moment that is looked at on the board, and played on from there move by move."""

from collections.abc import Callable, Sequence
from typing import Final

from trickerion.play.running_game import RunningGame
from trickerion.rules.events import Event
from trickerion.rules.view import View

PAUSE: Final = 1.3
"""Seconds that each move stays which shows anything."""


class LookingBack:
    """``view`` is the table as it was after ``number`` moves, None at present; ``show`` gets what a move did there."""

    def __init__(
        self, session: RunningGame, show: Callable[[Sequence[Event]], object], end: Callable[[], object]
    ) -> None:
        self._session = session
        self._show, self._leave = show, end
        self._left = 0.0
        self.view: View | None = None
        self.number = 0
        self.is_playing = False

    def look(self, number: int, *, plays: bool = False) -> None:
        """Show the table after so many moves, and go on from there."""
        self.view, self.number = self._session.sight.view_at(number), number
        self.is_playing, self._left = plays, PAUSE / 2

    def end(self) -> None:
        """Back to the present."""
        self.view, self.is_playing = None, False

    def update(self, dt: float, *, is_calm: bool) -> None:
        """The next move, when its time has come; after the last one the present is there."""
        self._left -= dt
        if not self.is_playing or self._left > 0 or not is_calm:
            return
        events: list[Event] = []
        while not events and self.number < self._session.made:
            self.number += 1
            events = [event for line in self._lines(self.number) for event in line]
        if not events:
            self._leave()
            return
        self.look(self.number, plays=True)
        self._left = PAUSE
        self._show(events)

    def _lines(self, number: int) -> list[tuple[Event, ...]]:
        return [line.events for line in self._session.log if line.move_index == number]
