"""Clock of those who decide: for how many seconds each of them has been asked; whoever moves begins anew."""

from __future__ import annotations

import time
from collections.abc import Callable, Collection, Sequence
from typing import Final

SOON: Final = 4.0
"""Seconds from which on it is told to one who looks at something else."""
LONG: Final = 20.0
"""Seconds from which on it is told to all."""


class ThinkingClock:
    """``look`` often; every computer at the table has its own clock, and who comes later is told by the host."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._since: dict[int, float] = {}
        self._made = -1
        self._slow: set[tuple[int, float]] = set()

    def look(self, asked: Collection[int], made: int) -> bool:
        """These seats are asked now, after so many moves; whether that has to be told of one of them once more."""
        now = self._clock()
        goes_on = made == self._made or len(asked) > 1  # at the Assignment several are asked, and others may be done
        before, self._made = self._since if goes_on else {}, made
        self._since = {seat: before.get(seat, now) for seat in asked}
        told = ((seat, time) for seat in self._since for time in (SOON, LONG))
        slow, self._slow = self._slow, {(seat, time) for seat, time in told if now - self._since[seat] >= time}
        return not self._slow <= slow

    def take_over(self, seconds: Sequence[int]) -> None:
        """The clock of the host, by seat in seconds; -1 for one who is not asked."""
        now = self._clock()
        self._since.update({seat: now - told for seat, told in enumerate(seconds) if told >= 0 and seat in self._since})

    def seconds(self, seat: int) -> int:
        """Seconds for which a seat has been asked; -1 for one that is not."""
        since = self._since.get(seat)
        return -1 if since is None else round(self._clock() - since)
