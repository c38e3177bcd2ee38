"""Places before the door: who has said nothing yet, the few strangers who are heard, room for those who have a seat.

Nobody who stands there has proved anything. Threads of connections come here, so everything is done under a lock.
"""

from __future__ import annotations

import contextlib
import socket
import threading
from collections import Counter
from typing import Any, Final, NamedTuple

MOST: Final = 8
"""Places at the door for strangers."""
MOST_KNOWN: Final = 4
"""Places beside them for those who say that they have a seat."""
MOST_OF_ADDRESS: Final = 3
"""Strangers of one address, of those who say nothing of a seat."""
MOST_SILENT: Final = 64
"""Connections that have asked for nothing yet; for one more the oldest of whoever has the most there has to go."""

Peer = Any
"""Address and port of the other end, as a socket tells them."""


class _Standing(NamedTuple):
    address: str
    is_known: bool


class Doorstep:
    """Everybody who has come to one door and has not been let in."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._silent: dict[Peer, socket.socket] = {}
        self._standing: dict[Peer, _Standing] = {}

    @property
    def strangers(self) -> int:
        """How many stand at the door."""
        return len(self._standing)

    @property
    def silent(self) -> int:
        """How many have come and asked for nothing yet."""
        return len(self._silent)

    def come(self, peer: Peer, connection: socket.socket) -> None:
        """Somebody is connected, and has still to say what is wanted."""
        with self._lock:
            self._silent[peer] = connection
            if len(self._silent) > MOST_SILENT:
                most = Counter(str(one[0]) for one in self._silent).most_common(1)[0][0]
                oldest = next(one for one in self._silent if str(one[0]) == most)
                with contextlib.suppress(OSError):
                    self._silent.pop(oldest).shutdown(socket.SHUT_RDWR)

    def stand(self, peer: Peer, *, is_known: bool) -> bool:
        """Take a place at the door, for one who has a seat or for a stranger; False where there is no room."""
        with self._lock:
            self._silent.pop(peer, None)
            address = str(peer[0])
            strangers = [one.address for one in self._standing.values() if not one.is_known]
            is_full = len(strangers) >= MOST or strangers.count(address) >= MOST_OF_ADDRESS
            if len(self._standing) >= MOST + MOST_KNOWN or (is_full and not is_known):
                return False
            self._standing[peer] = _Standing(address, is_known)
            return True

    def lose_last(self) -> None:
        """Hang up on whoever came last: there is no thread for the connection."""
        with self._lock:
            if self._silent:
                self._silent.popitem()[1].close()

    def leave(self, peer: Peer) -> None:
        """Somebody is let in, or gone."""
        with self._lock:
            self._silent.pop(peer, None)
            self._standing.pop(peer, None)
