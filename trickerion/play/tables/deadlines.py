"""Times by which those who were asked at a served table must have moved.

Each is a moment of the world, whatever clock or zone the machine has when it comes: it is kept with the table.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from datetime import UTC, datetime, time, timedelta
from typing import Final

LEAST_TIME: Final = timedelta(hours=12)
"""Whoever is asked has at least so long, whatever the time of the day by which one has to move."""

Asked = tuple[int, int]
"""A seat that is asked, in a turn."""


def deadline(asked: datetime, by: time) -> datetime:
    """When somebody who was asked at a moment must have moved: the first such time of a day with enough time before.

    The days are those of the clock on the wall, here.
    """
    least = asked + LEAST_TIME
    day = least.astimezone().date()
    moments = (datetime.combine(day + timedelta(days=later), by).astimezone() for later in range(2))
    return next((moment for moment in moments if moment >= least), least)


class Deadlines:
    """Those who are asked, and until when.

    ``by``: the time of the day by which they must move, None for no deadlines; ``kept``: what ``to_json`` has told.
    """

    def __init__(
        self, by: time | None, kept: Mapping[str, str], clock: Callable[[], datetime] = lambda: datetime.now(UTC)
    ) -> None:
        self._by, self._clock = by, clock
        self._until: dict[Asked, datetime | None] = {}
        for who, until in kept.items():
            seat, _, turn = who.partition(".")
            moment = _moment(until)
            if seat.isdecimal() and turn.isdecimal() and moment is not None:
                self._until[int(seat), int(turn)] = moment

    def ask(self, asked: Collection[Asked]) -> list[Asked]:
        """These are asked now, and nobody else; those of them who were not before."""
        new = [who for who in asked if who not in self._until]
        by = self._by
        until = deadline(self._clock(), by) if by is not None and new else None
        self._until = {who: self._until.get(who, until) for who in asked}
        return new

    @property
    def late(self) -> list[int]:
        """The seats whose time is over."""
        if self._by is None:
            return []
        now = self._clock()
        return [seat for (seat, _), until in self._until.items() if until is not None and now >= until]

    def to_json(self) -> dict[str, str]:
        """The deadlines as they are kept, each with its zone."""
        told = ((who, until) for who, until in self._until.items() if until is not None)
        return {f"{seat}.{turn}": until.astimezone(UTC).isoformat() for (seat, turn), until in told}


def _moment(text: object) -> datetime | None:
    """The moment that was kept; None for one that is none, or has no zone."""
    try:
        moment = datetime.fromisoformat(str(text))
    except ValueError:
        return None
    return moment if moment.tzinfo is not None else None
