"""Thoughts that fall into parts: several lines on a table, which any process may go through, or a part of them."""

from collections.abc import Callable, Sequence
from typing import Protocol, Self


class Job(Protocol):
    """Lines to be gone through on one table."""

    @property
    def lines(self) -> Sequence[object]:
        """Things to compare."""
        ...

    def parts(self, number: int) -> "Sequence[Self]":
        """The lines dealt out like cards."""
        ...

    def standings(self) -> list[float]:
        """Standing at the end of each line, followed for a number of Moves: a slow computer is late, not other."""
        ...


Work = Callable[[Sequence[Job]], list[list[float]]]
"""Whoever goes through jobs: the standings of each; fewer of them where a part was lost."""


def one_by_one(jobs: Sequence[Job]) -> list[list[float]]:
    """All of it by oneself."""
    return [job.standings() for job in jobs]
