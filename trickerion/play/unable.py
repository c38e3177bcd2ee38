"""Answers for those who are asked and have but one: after a moment, so that nobody sees who they are (ruling 160)."""

from __future__ import annotations

from collections.abc import Callable
from random import SystemRandom
from typing import Final

MOMENT: Final = (2.0, 5.0)
"""Seconds, least and most, that somebody may take who has a choice and makes it quickly."""


class Moment:
    """Time that the program waits before it gives the only answer to a question; another question, another moment."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock, self._lots = clock, SystemRandom()
        self._question, self._until = -1, 0.0

    def is_over(self, question: int) -> bool:
        """True when it is time for the answer to the question after so many moves."""
        if question != self._question:
            self._question, self._until = question, self._clock() + self._lots.uniform(*MOMENT)
        return self._clock() >= self._until
