"""Playback of a replay: the moment that is shown goes on by itself, at any speed, or where a hand puts it."""

from collections.abc import Callable
from functools import partial
from typing import Final

from trickerion.play.replay import Replay
from trickerion.ui.sound import Sounds
from trickerion.ui.tween import Timeline
from trickerion.words.questions import QUESTIONS

SPEEDS: Final = (0.5, 1.0, 2.0, 4.0, 30.0)
PAUSE: Final = 1.1
"""Seconds from one move to the next at speed 1, when the first is of the usual weight."""
_NOTHING_FLIES: Final = 4.0
"""From this speed on."""


class Playback:
    """Time of a replay. ``number`` is that of the speed; ``on_step`` is called when a hand has made the next move."""

    def __init__(self, replay: Replay, timeline: Timeline, sounds: Sounds, on_step: Callable[[], object]) -> None:
        self._replay, self._timeline, self._sounds, self._on_step = replay, timeline, sounds, on_step
        self.is_playing, self.number = False, 1
        self._left = 0.0

    @property
    def speed(self) -> float:
        """Moves in the time of one at speed 1."""
        return SPEEDS[self.number]

    @property
    def flies(self) -> bool:
        """True while moves are slow enough for things to fly."""
        return self.speed < _NOTHING_FLIES

    @property
    def is_at_end(self) -> bool:
        """True at the last moment."""
        return self._replay.number == self._replay.last

    def set_playing(self, plays: bool) -> None:
        """Go on by itself from here, or stand still."""
        self.is_playing, self._left = plays, 0.4 * plays

    def set_speed(self, number: int) -> None:
        """Choose a speed by its number."""
        self.number, self._left = number, min(self._left, PAUSE / SPEEDS[number])

    def is_due(self, dt: float) -> bool:
        """Let time pass; True when the next move is to be made."""
        self._left -= dt
        return self.is_playing and self._left <= 0 and not self._timeline.busy

    def advance(self) -> None:
        """Make the next move by itself; its question says how long it stays."""
        decision = self._replay.decision
        weight = QUESTIONS[decision.question].pause if decision is not None else 1.0
        self._left = PAUSE * weight / self.speed
        self._replay.go_to(self._replay.number + 1)

    # --- the hand

    def play_or_pause(self) -> None:
        """From the end it begins again."""
        if not self.is_playing and self.is_at_end:
            self._replay.go_to(0)
        self.set_playing(not self.is_playing)

    def play_from(self, number: int) -> None:
        """Play from a moment on."""
        self.go_to(number)
        self.set_playing(True)

    def go_to(self, number: int) -> None:
        """Show a moment, and stay there."""
        self._by_hand(partial(self._replay.go_to, number))

    def turn_back(self) -> None:
        """To the beginning of the turn, or of the one before."""
        self._by_hand(self._replay.turn_back)

    def turn_on(self) -> None:
        """To the beginning of the next turn."""
        self._by_hand(self._replay.turn_on)

    def move_back(self) -> None:
        """Take the last move back."""
        self.go_to(self._replay.number - 1)

    def move_on(self) -> None:
        """Make the next move."""
        self.go_to(self._replay.number + 1)
        self._on_step()

    def wheel(self, notches: int) -> None:
        """Make a move, or take one back."""
        if notches > 0:
            self.move_back()
        else:
            self.move_on()

    def _by_hand(self, move: Callable[[], object]) -> None:
        """Somebody has chosen a moment: nothing goes on by itself any more."""
        self.set_playing(False)
        self._timeline.skip()
        before = self._replay.number
        move()
        if self._replay.number != before:
            self._sounds.play("tick")
