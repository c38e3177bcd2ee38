"""Limits of a relay: how many wires, names and calls, and how fast a wire may be once it has carried a game's worth."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from typing import Final, NamedTuple

from trickerion.together.dial import HELD


class Limits(NamedTuple):
    """Of one relay. Seconds, bytes and numbers."""

    wires: int = 200
    names: int = 50
    wires_of_name: int = 12
    callers_of_name: int = 4
    calls_a_minute: int = 10
    names_of_address: int = 3
    free: int = 4 * 1024 * 1024
    """Bytes of one direction of a wire that go as fast as they come; a game needs 63 KB."""
    rate: int = 64 * 1024
    """Bytes a second after that."""
    silence: float = 60.0
    answer: float = 5.0
    wait: float = HELD
    """Until a host is there whose name is called."""
    looks_a_minute: int = 1
    look: float = 3.0
    looks_at_home: bool = False
    """Whether an address that is none of the world is looked at, too."""


MINUTE: Final = 60.0
MOST_ADDRESSES: Final = 2_000


class CallsOfAddress:
    """Calls of each address within the last minute."""

    def __init__(self, most: int, clock: Callable[[], float] = time.monotonic) -> None:
        self._most, self._clock = most, clock
        self._lock = threading.Lock()
        self._calls: dict[str, list[float]] = {}

    def may(self, address: str) -> bool:
        """Count one more call; False where it is one too many."""
        now = self._clock()
        with self._lock:
            lately = [when for when in self._calls.pop(address, ()) if now - when < MINUTE]
            may = len(lately) < self._most
            self._calls[address] = [*lately, now] if may else lately
            while len(self._calls) > MOST_ADDRESSES:
                del self._calls[next(iter(self._calls))]
            return may


class Flow:
    """Bytes of one direction of a wire."""

    def __init__(self, limits: Limits, clock: Callable[[], float] = time.monotonic) -> None:
        self._limits, self._clock = limits, clock
        self._carried, self._slow_since = 0, 0.0

    def pause(self, number: int) -> float:
        """Seconds to wait before so many bytes go on."""
        self._carried += number
        over = self._carried - self._limits.free
        if over <= 0:
            self._slow_since = self._clock()
            return 0.0
        return max(0.0, self._slow_since + over / self._limits.rate - self._clock())
