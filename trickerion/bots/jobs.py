"""Thoughts that fall into parts: several lines on a table, which any process may go through, or a part of them."""

from collections.abc import Callable, Sequence
from time import process_time
from typing import Protocol, Self


class Job(Protocol):
    """Lines to be gone through on one table."""

    @property
    def lines(self) -> Sequence[object]:
        """What is compared."""
        ...

    def parts(self, number: int) -> "Sequence[Self]":
        """The lines dealt out like cards."""
        ...

    def standings(self, end: float) -> list[float]:
        """Where each line leads; fewer of them when computing has come to ``end``."""
        ...


Work = Callable[[Sequence[Job], float], list[list[float]]]
"""Whoever goes through jobs, with so many seconds of computing: the standings of each."""


def one_by_one(jobs: Sequence[Job], seconds: float) -> list[list[float]]:
    """All of it by oneself."""
    end = process_time() + seconds
    return [job.standings(end) for job in jobs]
