"""Calls to people who are away when they are asked: once for each question, after a while, seldom."""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable, Iterable, Mapping
from queue import Empty, Full, Queue
from typing import Final

from trickerion.play.tables.call_forms import CallForm, CallTo
from trickerion.threads import begin

LOG = logging.getLogger(__name__)
PATIENCE: Final = 5.0
"""Seconds that an address may take to be reached, and then for the whole head of its answer."""
AGAIN: Final = 60.0
"""Seconds after which a call that was not taken is made a second time, and no third."""
MOST_WAITING: Final = 100
AWAY_FOR: Final = 300.0
"""Seconds that somebody must be asked and away before being called."""
PAUSE: Final = 600.0
"""Seconds from one call of a seat to the next."""

Question = tuple[int, int, int]
"""Seat, turn and number of the move that is asked for; -1 for the Assignment, which all make at once."""


class Caller:
    """Calls in a thread of its own; nobody waits for it, and a call that fails costs that call alone."""

    def __init__(self, form: CallForm, patience: float = PATIENCE, again: float = AGAIN) -> None:
        self.form, self._patience, self._again = form, patience, again
        self._waiting: Queue[CallTo] = Queue(MOST_WAITING)
        self._missed: list[tuple[float, CallTo]] = []
        self._thread: threading.Thread | None = None

    def call(self, turn: CallTo) -> None:
        """Say who is asked at which table."""
        try:
            self._waiting.put_nowait(turn)
        except Full:
            LOG.warning("too many calls wait: one of table %s is left out", turn.table)
            return
        if self._thread is None or not self._thread.is_alive():
            try:
                self._thread = begin("trickerion-caller", self._run)
            except OSError as error:
                LOG.warning("the call waits: %s", error)

    def _run(self) -> None:
        while True:
            now = time.monotonic()
            if self._missed and self._missed[0][0] <= now:
                self._send(self._missed.pop(0)[1])
                continue
            try:
                turn = self._waiting.get(timeout=self._missed[0][0] - now if self._missed else None)
            except Empty:
                continue
            if not self._send(turn) and len(self._missed) < MOST_WAITING:
                self._missed.append((time.monotonic() + self._again, turn))

    def _send(self, turn: CallTo) -> bool:
        try:
            return self.form.send(turn, self._patience)
        except Exception as error:  # an answer that is no HTTP raises what no list of ours would have
            LOG.warning("the call has failed: %r", error)
            return False


class Calls:
    """The questions of one table for which somebody was called: each of them once, whoever comes and goes.

    ``kept``: what ``to_json`` has told, before the server was started again; ``caller`` is None where nobody is called.
    """

    def __init__(
        self,
        caller: Caller | None,
        table: str,
        kept: Mapping[str, str],
        link: str = "",
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._caller, self._table, self._link, self._clock = caller, table, link, clock
        self._called = dict(kept)
        self._since: dict[Question, float] = {}
        self._last: dict[int, float] = {}

    def ask(self, away: Iterable[tuple[Question, str]]) -> None:
        """Call the people who have been away for a while, by name, for the questions that they are asked now."""
        now, before, self._since = self._clock(), self._since, {}
        for asked, name in away:
            seat, turn, number = asked
            self._since[asked] = since = before.get(asked, now)
            if self._caller is None or self._called.get(str(seat)) == (question := f"{turn}.{number}"):
                continue
            if now - since >= AWAY_FOR and now - self._last.get(seat, -PAUSE) >= PAUSE:
                self._called[str(seat)], self._last[seat] = question, now
                self._caller.call(CallTo(self._table, seat, name, self._link))

    def to_json(self) -> dict[str, str]:
        """The last question for which each seat was called, as it is kept."""
        return dict(self._called)
