"""What has happened in a game, line by line, for the log; sentences are made from it elsewhere."""

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import takewhile

from trickerion.rules.events import Event, PerformanceBegan, PerformanceDeclined, PhaseBegan, TurnBegan

MOST_NOTES = 400
"""Sentences of the program and of people in one log; when there are more, the first quarter of them goes."""
NOBODY = -1
"""The seat of a line in which the game went on by itself."""


@dataclass(frozen=True, slots=True)
class LogLine:
    """The events of one move, or of what followed by itself in one phase.

    ``seat`` is who moved, or NOBODY; ``move_index`` the number of moves made when this had happened, so that
    ``Session.view_at(move_index)`` shows the table right after; ``reason`` an opponent's own words for its move, empty
    while it would give a secret away; ``note`` a sentence of the program or of somebody elsewhere, in a line
    without events, with the ``sign`` before it; ``row`` the Performance cards that lay in the Theater before the move;
    ``stand_in``: whether a computer player moved in the place of a person.
    """

    turn: int
    phase: str
    seat: int
    move_index: int
    events: tuple[Event, ...]
    reason: str = ""
    note: str = ""
    row: tuple[str, ...] = ()
    sign: str = ""
    stand_in: bool = False
    __hash__ = object.__hash__  # its events are many, and in no other line


def shows_before(log: Iterable[LogLine], turn: int, day: str) -> dict[str, bool]:
    """The weekdays of a turn whose shows came before that of a day: whether each was given, or there was none."""
    events = (event for line in log if line.turn == turn for event in line.events)
    told = [event for event in events if isinstance(event, (PerformanceBegan, PerformanceDeclined))]
    earlier = takewhile(lambda event: event.day != day, told)
    return {event.day: isinstance(event, PerformanceBegan) for event in earlier}


class Chronicle:
    """The lines so far; a phase that begins within the events of a move begins a new line. ``movers``: who moved."""

    def __init__(self, turn: int = 1, phase: str = "setup") -> None:
        self.lines: list[LogLine] = []
        self.movers: list[int] = []
        self._begins = turn, phase
        self._turn, self._phase = self._begins
        self._row: tuple[str, ...] = ()
        self._stand_in = False

    def tell(
        self,
        events: list[Event],
        seat: int,
        move_index: int,
        reason: str = "",
        row: tuple[str, ...] = (),
        stand_in: bool = False,
    ) -> None:
        """Add the events of a move, made while these Performance cards lay in the Theater."""
        self._row, self._stand_in = row, stand_in
        self.movers += [NOBODY] * (move_index - 1 - len(self.movers)) + [seat] * (move_index > 0)
        part: list[Event] = []
        for event in events:
            if isinstance(event, (TurnBegan, PhaseBegan)):
                self._close(part, seat, move_index, reason)
                part, seat, reason = [], NOBODY, ""
                self._enter(event)
            part.append(event)
        self._close(part, seat, move_index, reason)

    def note(self, text: str, move_index: int, sign: str = "") -> None:
        """Add a sentence of the program."""
        self.lines.append(LogLine(self._turn, self._phase, NOBODY, move_index, (), note=text, sign=sign))
        notes = [line for line in self.lines if line.note]
        if len(notes) > MOST_NOTES:
            first = {id(line) for line in notes[: MOST_NOTES // 4]}
            self.lines[:] = [line for line in self.lines if id(line) not in first]

    def back_to(self, move_index: int) -> None:
        """Forget what happened after a number of moves; notes stay."""
        del self.movers[move_index:]
        notes = []
        while self.lines and (self.lines[-1].note or self.lines[-1].move_index > move_index):
            line = self.lines.pop()
            notes += [line] if line.note else []
        self._turn, self._phase = (self.lines[-1].turn, self.lines[-1].phase) if self.lines else self._begins
        self.lines += notes[::-1]

    def begin_here(self) -> None:
        """Forget what has been told so far: nobody at the table has seen it."""
        self._begins = self._turn, self._phase
        self.lines.clear()

    def _enter(self, event: TurnBegan | PhaseBegan) -> None:
        if isinstance(event, TurnBegan):
            self._turn = event.turn
        else:
            self._phase = event.phase

    def _close(self, part: list[Event], seat: int, move_index: int, reason: str) -> None:
        if any(not isinstance(event, TurnBegan) for event in part):
            told = self._stand_in and seat != NOBODY
            line = LogLine(self._turn, self._phase, seat, move_index, tuple(part), reason, row=self._row, stand_in=told)
            self.lines.append(line)
        elif part:
            self.lines.append(LogLine(self._turn, "", NOBODY, move_index, tuple(part)))
