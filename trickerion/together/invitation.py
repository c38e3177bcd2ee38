"""What opens the door to one table: a code's secret or the token of a seat; and who has come with which."""

from __future__ import annotations

import contextlib
import queue
from collections.abc import Callable
from typing import TYPE_CHECKING, Final, NamedTuple

from trickerion.together.doorstep import Doorstep, Peer
from trickerion.together.greeting import Proof, StretchedKeys, mark_of
from trickerion.together.line import Line
from trickerion.together.messages import LOOKS_ON, Greet, Up

if TYPE_CHECKING:
    from websockets.sync.server import ServerConnection

MOST_INBOX: Final = 1_000
NEW: Final = -2
"""In the place of a seat: one who has the code and no seat yet."""
KNOCKS: Final = -3
"""One who has neither code nor token."""


class Came(NamedTuple):
    """Somebody is at the table: a seat whose token was proved, LOOKS_ON, NEW or KNOCKS."""

    seat: int
    name: str
    looks_on: bool


class Gone(NamedTuple):
    """The wire is cut."""


Heard = Came | Gone | Up


class Visitor:
    """A guest, seen from the host: what is said to it, and whether it is let in.

    ``proof`` is what shows the guest that this host knows its code or token, too.
    """

    def __init__(self, connection: ServerConnection, peer: Peer, step: Doorstep) -> None:
        self._peer, self._step = peer, step
        self.address = str(peer[0])
        self.proof = ""
        self._line = Line(connection)
        self.send, self.send_text = self._line.send, self._line.send_text
        self.finish, self.cut = self._line.finish, self._line.cut

    @property
    def latency(self) -> int:
        """Milliseconds there and back."""
        return self._line.latency

    def let_in(self) -> None:
        """Let go of the place of a stranger."""
        self._step.leave(self._peer)


class Proved(NamedTuple):
    """Somebody whom a greeting proves: a seat, LOOKS_ON, NEW or KNOCKS; ``answer`` is the host's own proof."""

    seat: int
    answer: str = ""


class Invitation:
    """Secrets that open the door to one table, and where its game hears of guests.

    ``secret`` is that of its code, ``far_secret`` that of the code that leads through a relay, 0 where there is none;
    ``tokens`` are those of its seats; ``knocks``: whether somebody may ask to come in without the code;
    ``generation``: how often the table has moved to another computer.
    """

    def __init__(self, secret: int, host: str, *, knocks: bool = False) -> None:
        self.secret, self.host, self.knocks = secret, host, knocks
        self.far_secret = self.generation = 0
        self.tokens: dict[str, int] = {}
        self.inbox: queue.Queue[tuple[Visitor, Heard]] = queue.Queue(MOST_INBOX)
        self.on_news: Callable[[], object] = lambda: None
        self._keys = StretchedKeys()

    def proved(self, greet: Greet, nonce: str, door: str) -> Proved | None:
        """Find out whom a greeting proves; None for a wrong proof."""
        if not greet.proof:
            return Proved(KNOCKS) if self.knocks else None
        said = Proof(nonce, greet.nonce, door)
        for token, seat in list(self.tokens.items()):
            if said.is_of_guest(greet.proof, token.encode()):
                return Proved(seat, said.of_host(token.encode()))
        for secret in filter(None, (self.far_secret, self.secret)):
            if said.is_of_guest(greet.proof, key := self._keys.of(secret, door)):
                return Proved(LOOKS_ON if greet.looks_on else NEW, said.of_host(key))
        return None

    def knows(self, mark: str) -> bool:
        """Whether a mark is that of a seat’s token; it proves nothing, and is room at the door at most."""
        return any(mark_of(token) == mark for token in list(self.tokens))

    def put(self, visitor: Visitor, heard: Heard) -> None:
        """Let the game hear of it. Raises queue.Full when it does not come to listen."""
        self.inbox.put_nowait((visitor, heard))
        self.on_news()

    def take(self) -> list[tuple[Visitor, Heard]]:
        """What was heard since the last time."""
        found = []
        with contextlib.suppress(queue.Empty):
            while True:
                found.append(self.inbox.get_nowait())
        return found
