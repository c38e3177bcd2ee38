"""More workers than one: processes that try out a part of the lines of a deep thought, one for each core to spare.

They only save time. Each job comes out the same wherever it is made, and where a worker is lost, the process of the
opponents makes its jobs itself.
"""

from __future__ import annotations

import contextlib
import logging
import os
import signal
import sys
from collections.abc import Callable, Iterable, Sequence
from itertools import chain
from math import gcd
from multiprocessing import parent_process
from multiprocessing.connection import Connection
from typing import TYPE_CHECKING, NamedTuple

from trickerion.threads import begin

if TYPE_CHECKING:
    from trickerion.bots.jobs import Job

LOG = logging.getLogger(__name__)
LOOK_SECONDS = 0.5
"""How often a process checks that the program is still there."""

MOST = 3
"""Workers beside the first: two tables with a few lines each are not worth more."""


def to_spare() -> int:
    """Number of workers for which this machine has cores, beside the first."""
    cores = len(os.sched_getaffinity(0)) if sys.platform == "linux" else os.cpu_count() or 1
    return min(MOST, cores - 1)


class JobPart(NamedTuple):
    """Some of the lines of a job: those that come ``first`` of ``among`` parts in turn."""

    number: int
    first: int
    among: int
    job: Job


def dealt(jobs: Sequence[Job], workers: int) -> list[list[JobPart]]:
    """Share of each worker: whole jobs where they come out even, else jobs in equal parts."""
    pieces = workers // gcd(workers, len(jobs))
    parts: list[JobPart] = []
    for number, job in enumerate(jobs):
        among = min(pieces, len(job.lines))
        parts += [JobPart(number, first, among, part) for first, part in enumerate(job.parts(among))]
    return [parts[worker::workers] for worker in range(workers)]


def gathered(jobs: Sequence[Job], parts: Iterable[tuple[JobPart, list[float]]]) -> list[list[float]]:
    """The standings of each job; none for one of which a part was not made to its end."""
    found: list[dict[int, float]] = [{} for _ in jobs]
    for part, standings in parts:
        found[part.number] |= {part.first + i * part.among: each for i, each in enumerate(standings)}
    return [
        [of_lines[i] for i in range(len(job.lines))] if len(of_lines) == len(job.lines) else []
        for job, of_lines in zip(jobs, found, strict=True)
    ]


class Workers:
    """The other workers, seen from the process of the opponents through a pipe to each."""

    def __init__(self, pipes: Iterable[Connection]) -> None:
        self._pipes = list(pipes)

    def work(self, jobs: Sequence[Job], beat: Callable[[], object] = lambda: None) -> list[list[float]]:
        """Go through jobs together; ``beat`` is called whenever a part of them is done."""
        own, *others = dealt(jobs, 1 + len(self._pipes))
        asked = [*zip(list(self._pipes), others, strict=True)]
        for pipe, parts in asked:
            self._ask(pipe, parts)
        found = _made(own, beat)
        for pipe, parts in asked:
            found += self._answer(pipe) or _made(parts, beat)
            beat()
        return gathered(jobs, zip([*own, *chain.from_iterable(others)], found, strict=True))

    def _ask(self, pipe: Connection, parts: Sequence[JobPart]) -> None:
        try:
            pipe.send(parts)
        except OSError as error:
            self._lose(pipe, error)

    def _answer(self, pipe: Connection) -> list[list[float]]:
        """Findings of a worker; none from one that is lost."""
        if pipe not in self._pipes:
            return []
        try:
            found: list[list[float]] = pipe.recv()
        except (EOFError, OSError) as error:
            self._lose(pipe, error)
            return []
        return found

    def _lose(self, pipe: Connection, error: Exception) -> None:
        LOG.warning("a worker is lost: %r", error)
        self._pipes.remove(pipe)


def _made(parts: Sequence[JobPart], beat: Callable[[], object] = lambda: None) -> list[list[float]]:
    found: list[list[float]] = []
    for part in parts:
        found.append(part.job.standings())
        beat()
    return found


# ------------------------------------------------------------------ within a process


def lend(pipe: Connection) -> None:
    """Make what the process of the opponents sends until it is gone."""
    belong_to_window()
    with contextlib.suppress(EOFError, OSError):
        while True:
            pipe.send(_made(pipe.recv()))


def belong_to_window() -> None:
    """Leave it to the window when this process ends, and end with it, however that happens."""
    with contextlib.suppress(ValueError):
        signal.signal(signal.SIGINT, signal.SIG_IGN)
    begin("trickerion-parent", _end_with_window, lambda error: os._exit(1))


def _end_with_window() -> None:
    """A deep thought must not outlive the window; off Windows the system gives its orphans to another parent."""
    parent = parent_process()
    while parent is not None and parent.is_alive() and (sys.platform == "win32" or os.getppid() == parent.pid):
        parent.join(LOOK_SECONDS)
    os._exit(0)
