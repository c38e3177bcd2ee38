"""More heads than one: processes that try out a part of the lines of a deep thought, one for each core to spare.

They only save time. Each attempt comes out the same wherever it is made, and where a head is lost, the process of the
opponents makes its attempts itself.
"""

from __future__ import annotations

import contextlib
import logging
import os
import signal
import sys
import threading
from collections.abc import Iterable, Sequence
from itertools import chain
from math import gcd
from multiprocessing import parent_process
from multiprocessing.connection import Connection
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from trickerion.bots.attempts import Attempt

LOG = logging.getLogger(__name__)
LOOK_SECONDS = 0.5
"""How often a process checks that the program is still there."""

MOST = 3
"""Heads beside the first: two tables with a few lines each are not worth more."""


def to_spare() -> int:
    """How many heads this machine has cores for, beside the first."""
    cores = len(os.sched_getaffinity(0)) if sys.platform == "linux" else os.cpu_count() or 1
    return min(MOST, cores - 1)


class Part(NamedTuple):
    """Some of the lines of an attempt: those that come ``first`` of ``among`` parts in turn."""

    number: int
    first: int
    among: int
    attempt: Attempt


def dealt(attempts: Sequence[Attempt], heads: int) -> list[list[Part]]:
    """What each head has to do: whole attempts where they come out even, else attempts in equal parts."""
    pieces = heads // gcd(heads, len(attempts))
    parts: list[Part] = []
    for number, attempt in enumerate(attempts):
        among = min(pieces, len(attempt.lines))
        parts += [Part(number, first, among, part) for first, part in enumerate(attempt.parts(among))]
    return [parts[head::heads] for head in range(heads)]


def gathered(attempts: Sequence[Attempt], parts: Iterable[tuple[Part, list[float]]]) -> list[list[float]]:
    """The standings of each attempt; none for one of which a part was not made to its end."""
    found: list[dict[int, float]] = [{} for _ in attempts]
    for part, standings in parts:
        found[part.number] |= {part.first + i * part.among: each for i, each in enumerate(standings)}
    return [
        [of_lines[i] for i in range(len(attempt.lines))] if len(of_lines) == len(attempt.lines) else []
        for attempt, of_lines in zip(attempts, found, strict=True)
    ]


class Heads:
    """The other heads, seen from the process of the opponents through a pipe to each."""

    def __init__(self, pipes: Iterable[Connection]) -> None:
        self._pipes = list(pipes)

    def work(self, attempts: Sequence[Attempt], seconds: float) -> list[list[float]]:
        """Go through attempts together, each head with so many seconds of computing."""
        own, *others = dealt(attempts, 1 + len(self._pipes))
        asked = [*zip(list(self._pipes), others, strict=True)]
        for pipe, parts in asked:
            self._ask(pipe, parts, seconds)
        found = _made(own, seconds)
        for pipe, parts in asked:
            found += self._answer(pipe) or _made(parts, seconds)
        return gathered(attempts, zip([*own, *chain.from_iterable(others)], found, strict=True))

    def _ask(self, pipe: Connection, parts: Sequence[Part], seconds: float) -> None:
        try:
            pipe.send((parts, seconds))
        except OSError as error:
            self._lose(pipe, error)

    def _answer(self, pipe: Connection) -> list[list[float]]:
        """What a head has found; nothing from one that is lost."""
        if pipe not in self._pipes:
            return []
        try:
            found: list[list[float]] = pipe.recv()
        except (EOFError, OSError) as error:
            self._lose(pipe, error)
            return []
        return found

    def _lose(self, pipe: Connection, error: Exception) -> None:
        LOG.warning("a head is lost: %r", error)
        self._pipes.remove(pipe)


def _made(parts: Sequence[Part], seconds: float) -> list[list[float]]:
    from trickerion.bots.attempts import one_by_one  # here, so that the window never loads the bots

    return one_by_one([part.attempt for part in parts], seconds)


# ------------------------------------------------------------------ within a process


def lend(pipe: Connection) -> None:
    """Make what the process of the opponents sends until it is gone."""
    belong_to_window()
    with contextlib.suppress(EOFError, OSError):
        while True:
            pipe.send(_made(*pipe.recv()))


def belong_to_window() -> None:
    """Leave it to the window when this process ends, and end with it, however that happens."""
    with contextlib.suppress(ValueError):
        signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_window, daemon=True).start()


def _end_with_window() -> None:
    """A deep thought must not outlive the window."""
    parent = parent_process()
    while parent is not None and parent.is_alive() and not _is_orphan(parent.pid):
        parent.join(LOOK_SECONDS)
    os._exit(0)


def _is_orphan(parent: int | None) -> bool:
    """Whether the system has given the process to another parent (on Windows it never does)."""
    return sys.platform != "win32" and os.getppid() != parent
