"""How long an opponent may think before it is taken to hang."""

from __future__ import annotations

from collections.abc import Callable

USUAL = 20.0
BY_LEVEL: dict[str, float] = {"random": 10.0, "greedy": 20.0, "heir": 10.0}
"""Name of a bot -> seconds that it may think about one decision."""

LONGEST_GAP = 1.0
"""Seconds between two looks that count at most."""


def seconds_for(brain: str) -> float:
    """The seconds that a bot may think about one decision."""
    return BY_LEVEL.get(brain, USUAL)


class Waited:
    """Counts the seconds somebody has been waited for, from look to look.

    Who waits looks several times a second. A long gap between two looks is a pause of the whole machine (the lid of a
    laptop), in which nobody can have thought: of it only ``LONGEST_GAP`` counts.
    """

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._seconds = 0.0
        self._looked = clock()

    def look(self) -> float:
        """The seconds waited so far."""
        now = self._clock()
        self._seconds += min(LONGEST_GAP, max(0.0, now - self._looked))
        self._looked = now
        return self._seconds
