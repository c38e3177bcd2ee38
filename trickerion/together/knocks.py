"""Knocks at a table: few at a time, seldom from one address, and none where the host wants to hear no more.

A knock goes with its wire. Everything here is done in the thread of the game.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final, NamedTuple

from trickerion.together.invitation import Visitor

PAUSE: Final = 60.0
"""Seconds from one knock of an address to its next one."""
REST: Final = 600.0
"""Seconds for which an address is answered as before that was told *Not Now*, without anybody being asked."""
MOST_OPEN: Final = 3
"""Knocks that wait for an answer."""
MOST_A_MINUTE: Final = 6
"""Knocks of all addresses together."""
PATIENCE: Final = 120.0
"""Seconds after which nobody is expected to answer any more."""


class Knock(NamedTuple):
    """Somebody asks to come in; ``number`` names the knock, no other one has it."""

    number: int
    name: str
    looks_on: bool = False


@dataclass(frozen=True, slots=True)
class OpenKnock:
    """A knock at the table that is here: who waits for the answer, since when."""

    knock: Knock
    visitor: Visitor
    since: float


class Turned(NamedTuple):
    """Reason why a knock is not heard, by an id, and what its sentence tells."""

    why: str
    facts: Mapping[str, str] = MappingProxyType({})


class Knocks:
    """Open knocks of one table, the oldest first; ``are_heard``: whether anybody may knock.

    ``is_decided``: whether that was decided for this table, and is not only the usual.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.are_heard, self.is_decided = True, False
        self._clock = clock
        self._open: list[OpenKnock] = []
        self._number = 0
        self._lately: dict[str, float] = {}
        self._resting: dict[str, float] = {}

    def __iter__(self) -> Iterator[Knock]:
        return iter([one.knock for one in self._open])

    @property
    def visitors(self) -> list[Visitor]:
        """Visitors who wait for an answer."""
        return [one.visitor for one in self._open]

    def come(self, visitor: Visitor, name: str, *, looks_on: bool) -> Turned | None:
        """Take a knock in; why not, where it is one too many."""
        now = self._clock()
        self._lately = {address: when for address, when in self._lately.items() if now - when < PAUSE}
        if not self.are_heard:
            return Turned("no_knocking")
        before = self._lately.get(visitor.address)
        if before is not None:
            return Turned("knocked_before", {"seconds": str(round(PAUSE - now + before + 0.5))})
        if len(self._open) >= MOST_OPEN or len(self._lately) >= MOST_A_MINUTE:
            return Turned("others_knock")
        self._lately[visitor.address] = now
        self._number += 1
        self._open.append(OpenKnock(Knock(self._number, name, looks_on), visitor, now))
        return None

    def send_off(self, address: str) -> None:
        """Let an address rest: it was told *Not Now*."""
        now = self._clock()
        self._resting = {known: since for known, since in self._resting.items() if now - since < REST} | {address: now}

    def rests(self, address: str) -> bool:
        """True for an address that was told *Not Now* a while ago."""
        return self._clock() - self._resting.get(address, -REST) < REST

    def take(self, number: int) -> OpenKnock | None:
        """Take the knock of that number out, to answer it; None where it is gone."""
        found = next((one for one in self._open if one.knock.number == number), None)
        if found is not None:
            self._open.remove(found)
        return found

    def leave(self, visitor: Visitor) -> bool:
        """Forget the knock of a wire that is cut; whether there was one."""
        before = len(self._open)
        self._open = [one for one in self._open if one.visitor is not visitor]
        return len(self._open) < before

    def take_old(self) -> list[Visitor]:
        """Take out the knocks that nobody has answered for long, and all of them where none are heard any more."""
        now = self._clock()
        old = [one for one in self._open if not self.are_heard or now - one.since > PATIENCE]
        self._open = [one for one in self._open if one not in old]
        return [one.visitor for one in old]
