"""Time in a running game: the pause between opponents' Moves, and the moment in which a person can still undo."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from trickerion.play.foresight import ForeseenMove
from trickerion.play.position import Position
from trickerion.play.screen import Screen
from trickerion.play.undo import Undoing
from trickerion.rules.moves import FinishCharacter
from trickerion.words.questions import QUESTIONS

UNDO_PAUSE = (1.0, 2.0)
"""Seconds, least and most by the pace, that the next opponent waits after a person's move: Undo can be reached."""

UNSEEN_PAUSE = 0.3
"""Share of the pause after a step of an opponent that shows nothing: what to buy, how many, Done."""


class Pace:
    """``seconds`` between opponents' moves (0 = at once), and the waits that follow from them by ``clock``."""

    def __init__(
        self, position: Position, screen: Screen, undo: Undoing, seconds: float, clock: Callable[[], float]
    ) -> None:
        self._position, self._screen, self._undo = position, screen, undo
        self.seconds, self.clock = seconds, clock
        self._next_move = self._undo_until = 0.0
        self._was_seen, self._is_done_by_itself = True, False

    @property
    def is_thinking(self) -> bool:
        """True when an opponent is next."""
        decision = self._position.game.decision
        return decision is not None and decision.seat not in self._screen.persons

    @property
    def due(self) -> float | None:
        """Seconds until the pace allows an opponent's move; None when nothing waits for the time alone."""
        left = max(self._next_move, self._undo_until) - self.clock()
        return left if self.is_thinking and left > 0 else None

    @property
    def allows_move(self) -> bool:
        """True when an opponent's move may be made now."""
        return self.clock() >= self._next_move

    @property
    def waits_for_undo(self) -> bool:
        """True when the next opponent waits a moment, so that a person can still take the last move back."""
        return self._undo.can_step_back and self.due is not None

    @property
    def is_done_by_itself(self) -> bool:
        """True when that move ended with a Character that was done without a press."""
        return self.waits_for_undo and self._is_done_by_itself

    def go_on(self) -> None:
        """The player presses something else: the next opponent waits no longer."""
        if self.waits_for_undo:
            self._undo_until = self._next_move = 0.0

    def wait_for_undo(self, steps: Sequence[ForeseenMove], *, was_seen: bool) -> None:
        """Begin to wait after moves; at once without a pause, where the person has pressed all there was.

        ``was_seen``: they show something at the table, so that the next pause is a whole one.
        """
        self._was_seen, self._next_move = was_seen, 0.0
        self._is_done_by_itself = len(steps) > 1 and isinstance(steps[-1].move, FinishCharacter)
        is_wanted = self._undo.can_step_back and bool(self._is_done_by_itself or self.seconds)
        least, most = UNDO_PAUSE
        self._undo_until = self.clock() + min(most, max(least, self.seconds)) if is_wanted else 0.0

    def end_wait(self) -> None:
        """Wait no longer: the move was taken back."""
        self._undo_until = 0.0

    def pause_before_opponent(self) -> None:
        """Begin the pause before the open decision of an opponent."""
        decision = self._position.game.decision
        assert decision is not None
        self.pause(QUESTIONS[decision.question].pause * (1.0 if self._was_seen else UNSEEN_PAUSE))

    def pause(self, times: float) -> None:
        """Begin a pause of so many times the usual one."""
        self._next_move = max(self._undo_until, self.clock() + self.seconds * times)
