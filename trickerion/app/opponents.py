"""Who thinks for which seat, and what happens when that fails: the greedy bot takes over, then the random one."""

from __future__ import annotations

import logging
import random
import time
from collections.abc import Callable
from dataclasses import dataclass

from trickerion.app.brains import Answer, Brains, Request
from trickerion.rules.chance import seed_number
from trickerion.rules.moves import Move
from trickerion.rules.view import View

LOG = logging.getLogger(__name__)
PATIENCE = 20.0
"""Seconds after which a bot is taken to hang."""

LOTS = "lots"
LADDER = ("greedy", "random", LOTS)
"""Who takes over from a bot that fails. On the last rung a move is drawn by lot, without the other process."""

TAKES_OVER = {"greedy": "a greedy opponent", "random": "a random opponent", LOTS: "the lot"}
REPLACED = "{name} could not go on thinking; from here on {brain} decides for this seat."

HINT_SEAT = -1
HINT_BRAIN = "greedy"


@dataclass(frozen=True, slots=True)
class Suggestion:
    """A move that an opponent wants to make, or a hint, with the reason in words of the game."""

    move: Move
    reason: str


@dataclass(slots=True)
class _Open:
    """The request that is being thought about."""

    ticket: int
    view: View
    moment: int
    is_hint: bool
    since: float


class Opponents:
    """Thinks for all seats that are no persons, one request at a time.

    ``names`` are the bots by seat ("" for a person); ``trouble`` is called with a sentence when a bot is replaced.
    """

    def __init__(
        self,
        names: list[str],
        seed: str,
        trouble: Callable[[str], None],
        *,
        clock: Callable[[], float] = time.monotonic,
        brains: Brains | None = None,
    ) -> None:
        self._brain_of = dict(enumerate(names)) | {HINT_SEAT: HINT_BRAIN}
        self._seed = seed
        self._trouble = trouble
        self._clock = clock
        self._brains = brains or Brains()
        self._open: _Open | None = None
        self._ticket = 0
        self._suggestion: Suggestion | None = None

    @property
    def is_asked(self) -> bool:
        """Whether a request is open or its answer waits to be taken."""
        return self._open is not None or self._suggestion is not None

    def warm_up(self) -> None:
        """Start the process early, so that the first move does not wait for it."""
        try:
            self._brains.start()
        except OSError as error:
            LOG.warning("opponents cannot think in their own process: %s", error)

    def ask(self, view: View, moment: int, is_hint: bool = False) -> None:
        """Begin to think about the decision of ``view.seat``; forgets an earlier request.

        ``moment`` is the number of moves made: a bot draws its own lots anew at each of them, and the same ones again.
        """
        self.forget()
        self._ticket += 1
        self._open = _Open(self._ticket, view, moment, is_hint, self._clock())
        self._send()

    def forget(self) -> None:
        """The question no longer matters; an answer that still comes is dropped."""
        self._open = self._suggestion = None

    def take(self) -> Suggestion | None:
        """The answer, once; None while there is none."""
        if self._open is not None and self._suggestion is None:
            self._look()
        suggestion, self._suggestion = self._suggestion, None
        if suggestion is not None:
            self._open = None
        return suggestion

    def wait(self, seconds: float) -> None:
        """Sleep until an answer may be there, at most so long. For headless use."""
        if self._open is not None and self._suggestion is None:
            self._brains.wait(seconds)

    def close(self) -> None:
        """End the process."""
        self.forget()
        self._brains.close()

    def _send(self) -> None:
        assert self._open is not None
        seat = self._seat(self._open)
        if self._brain_of[seat] == LOTS:
            lots = random.Random(self._bot_seed(self._open))
            self._suggestion = Suggestion(lots.choice(self._open.view.moves), "Drawn by lot.")
            return
        request = Request(self._open.ticket, self._brain_of[seat], self._bot_seed(self._open), self._open.view)
        try:
            self._brains.ask(request)
        except (OSError, ValueError) as error:
            self._replace(str(error))

    def _look(self) -> None:
        assert self._open is not None
        try:
            answers = self._brains.poll()
        except OSError as error:
            self._replace(str(error))
            return
        for answer in answers:
            if self._open is not None and answer.ticket == self._open.ticket:
                self._receive(self._open, answer)
                return
        if self._clock() - self._open.since > PATIENCE:
            self._replace("it took too long")

    def _receive(self, request: _Open, answer: Answer) -> None:
        if answer.move is not None and answer.move in request.view.moves:
            self._suggestion = Suggestion(answer.move, answer.reason)
        else:
            self._replace(answer.reason if answer.move is None else f"it wanted an illegal move, {answer.move}")

    def _replace(self, why: str) -> None:
        """Put the next bot of the ladder in the place of one that failed, and ask it."""
        request = self._open
        assert request is not None
        seat = self._seat(request)
        failed = self._brain_of[seat]
        LOG.error("the %s bot of seat %d failed: %s", failed, seat, why)
        self._brains.close()
        rungs = LADDER[LADDER.index(failed) + 1 :] if failed in LADDER else LADDER
        self._brain_of[seat] = rungs[0]
        if seat != HINT_SEAT:
            name = request.view.state.options.seats[seat].name
            self._trouble(REPLACED.format(name=name, brain=TAKES_OVER[rungs[0]]))
        request.since = self._clock()
        self._ticket += 1
        request.ticket = self._ticket
        self._send()

    def _seat(self, request: _Open) -> int:
        return HINT_SEAT if request.is_hint else request.view.seat

    def _bot_seed(self, request: _Open) -> int:
        return seed_number(f"{self._seed}/{self._seat(request)}/{request.moment}")
