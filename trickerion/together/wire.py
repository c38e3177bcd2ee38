"""The guest's end of the wire: a thread that comes in, listens, and when the wire is cut tries again by itself."""

from __future__ import annotations

import logging
import threading
import time
from collections import deque
from collections.abc import Callable, Sequence
from ssl import SSLError
from typing import TYPE_CHECKING, Final

from trickerion.threads import begin
from trickerion.together.arrival import Arrival
from trickerion.together.code import Code
from trickerion.together.codec import CodecError
from trickerion.together.dial import NoWay, way_to
from trickerion.together.greeting import CROWDED, Proof, greet, key_of, mark_of, new_nonce, unlike
from trickerion.together.line import Line
from trickerion.together.messages import MOST_DOWN, Closed, Down, Hello, People, Refused, Up, Welcome

if TYPE_CHECKING:
    from websockets.sync.client import ClientConnection

LOG = logging.getLogger(__name__)
PATIENCE: Final = 5.0
PAUSES: Final = (1.0, 2.0, 5.0, 10.0)
"""Seconds before the first tries after a wire was cut; the last of them before all others."""
LATER: Final = 16
LONG_PAUSE: Final = 30.0
"""After so many tries it waits longer."""
ANOTHER: Final = ("code", "locked", "another", "older")
"""Another table is open where a seat is kept: it is tried again, not often."""
MOST_KNOWN: Final = 12
"""Ways that are tried in turn."""
MOST_WAITING: Final = 2 * 1024 * 1024
"""Letters that wait to be taken; with more the host has to wait, too."""
WEIGHT: Final = 500
"""Letters as which every message counts beside its own."""
MOST_A_SECOND: Final = 100.0
BURST: Final = 1_000.0
"""Messages that are read without a pause; a host that says more has to wait."""
TRYING: Final = "trying"
OPEN: Final = "open"
LOST: Final = "lost"
ENDED: Final = "ended"


class Wire:
    """To one table. ``token`` proves an own seat there, once there is one; "" shows the code, or knocks without any.

    ``door`` is that of the table, which nobody else can have; "" while it is not known. ``ways``: all that may lead
    there, the one that is tried now first; ``lost_for``: why the last try failed, by an id.

    ``generation``: how often the table had moved to another computer when the seat was taken there.

    ``is_patient``: whether a table that does not answer at first is tried again. ``stands``: trying, open, lost (it
    tries again), ended (it does not); ``on_news`` is called from another thread.
    """

    def __init__(
        self,
        code: Code,
        name: str,
        *,
        token: str = "",
        door: str = "",
        generation: int = 0,
        others: Sequence[Code] = (),
        looks_on: bool = False,
        knocks: bool = False,
        is_patient: bool = True,
        on_news: Callable[[], object] = lambda: None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.ways, self.name, self.token, self.door = [code, *others], name, token, door
        self.generation = generation
        self._looks_on, self._knocks = looks_on, knocks
        self._is_known = is_patient and bool(token)
        self.on_news, self._clock = on_news, clock
        self.stands = TRYING
        self.why = self.lost_for = ""
        self._next_try, self._tries, self._missed, self._has_come_in = 0.0, 0, 0, False
        self._line: Line | None = None
        self._heard: deque[tuple[Down, list[str]]] = deque()
        self._room = threading.Condition()
        self._letters = 0
        self._arrival = Arrival(clock)
        self._people: People | None = None
        self._proof, self._key = Proof("", "", ""), b""
        self._wakes = threading.Event()
        self._is_closed = False

    @property
    def code(self) -> Code:
        """The way that is tried now, or leads there."""
        return self.ways[0]

    def open(self) -> None:
        """Begin."""
        try:
            begin("trickerion-wire", self._run, lambda error: self._ends("nobody", error))
        except OSError as error:
            self._ends("nobody", error)

    def send(self, message: Up) -> bool:
        """Say something; False while the wire is cut."""
        line = self._line
        if line is None or self.stands != OPEN:
            return False
        line.send(message)
        return True

    def take(self) -> list[tuple[Down, list[str]]]:
        """What the host has said since the last time."""
        with self._room:
            heard = [*self._heard]
            self._heard.clear()
            self._letters = 0
            self._room.notify()
        return heard

    @property
    def latency(self) -> int:
        """Milliseconds there and back."""
        return self._line.latency if self._line is not None else 0

    @property
    def seconds_left(self) -> float:
        """Until the next try."""
        return max(0.0, self._next_try - self._clock())

    def awaits(self, seat: int, seconds: float) -> bool:
        """True if the host has said that it waits so long for this seat alone, and nobody has taken that news yet."""
        people = self._people
        if people is None or not self._heard or not 0 <= seat < len(people.asked_for):
            return False
        return people.asked_for[seat] >= seconds and sum(seconds >= 0 for seconds in people.asked_for) == 1

    def know(self, way: Code) -> None:
        """One more way that may lead there: it is tried next."""
        if way not in self.ways and len(self.ways) < MOST_KNOWN:
            self.ways.insert(1, way)
            self.try_now()

    def try_now(self) -> None:
        """Do not wait for the next try."""
        self._wakes.set()

    def cut(self) -> None:
        """Cut the wire, as a network does it; it comes back by itself."""
        if self._line is not None:
            self._line.cut()

    def close(self) -> None:
        """Hang up for good."""
        self._is_closed = True
        with self._room:
            self._room.notify()
        self._wakes.set()
        if self._line is not None:
            self._line.finish()

    def end(self, why: str, error: object) -> None:
        """Hang up for a reason: what the host says makes no sense."""
        self._ends(why, error)
        self.close()

    # ------------------------------------------------------------------ its thread

    def _run(self) -> None:
        while not self._is_closed and self.stands != ENDED:
            self._now(TRYING)
            try:
                self._come_in()
            except (OSError, TimeoutError, EOFError) as error:
                self._is_lost(error)
            except CodecError as error:
                self._ends("nonsense", error)
            except Exception as error:  # the library's own: a handshake refused, a connection closed
                self._is_lost(error)
            if self.stands == LOST and not self._is_closed:
                self._pause()

    def _now(self, stands: str) -> None:
        self.stands = stands
        self.on_news()

    def _is_lost(self, error: Exception) -> None:
        LOG.info("the wire to %s:%d is cut: %r", self.code.address, self.code.port, error)
        if self.stands == ENDED:
            return
        why = _why_not(error)
        self.lost_for = "no_relay" if why == "nobody" and self.code.name else why
        if self.lost_for in ANOTHER:
            self._tries = LATER + 1
        if self._has_come_in:
            self._has_come_in = False
        else:  # the next try goes another way
            self._missed += 1
            self.ways.append(self.ways.pop(0))
        if self._is_known or self._missed < len(self.ways):
            self._now(LOST)
        else:
            self._ends(self.lost_for, error)

    def _ends(self, why: str, error: object = "") -> None:
        LOG.info("the wire to %s:%d has ended: %s %r", self.code.address, self.code.port, why, error)
        self.why = why
        self._now(ENDED)

    def _pause(self) -> None:
        if self._missed % len(self.ways):
            return  # there is another way, which is tried at once
        pause = LONG_PAUSE if self._tries > LATER else PAUSES[min(self._tries, len(PAUSES) - 1)]
        self._tries += 1
        self._next_try = self._clock() + pause
        self.on_news()
        self._wakes.wait(pause)
        self._wakes.clear()

    def _come_in(self) -> None:
        from websockets.sync.client import connect

        with way_to(self.code, PATIENCE) as sealed:
            if self.door and sealed.door != self.door:
                raise NoWay("another")
            with connect(
                f"ws://table/?{mark_of(self.token)}" if self.token else "ws://table/",
                sock=sealed.for_library,
                open_timeout=PATIENCE,
                close_timeout=1.0,
                ping_interval=10.0,
                ping_timeout=15.0,
                max_size=MOST_DOWN,
                max_queue=64,
                proxy=None,
                user_agent_header=None,
                logger=LOG,
            ) as connection:
                self._line = Line(connection)
                try:
                    self._greet(connection, sealed.door)
                    self._listen(connection)
                finally:
                    self._line.cut()

    def _greet(self, connection: ClientConnection, door: str) -> None:
        read = self._arrival.read(connection.recv(timeout=PATIENCE))
        told = read[0] if read is not None else None
        if not isinstance(told, Hello):
            raise CodecError("no hello")
        if refused := unlike(told):
            self._hears(refused, [], 0)
            return
        nonce = new_nonce()
        self._proof = Proof(told.nonce, nonce, door)
        self._key = self.token.encode() if self.token else b"" if self._knocks else key_of(self.code.secret, door)
        proof = self._proof.of_guest(self._key) if self._key else ""
        assert self._line is not None
        self._line.send(
            greet(self.name, proof, nonce, door, table=self.code.name or self.code.table, looks_on=self._looks_on)
        )

    def _listen(self, connection: ClientConnection) -> None:
        left, listened = BURST, self._clock()
        while self.stands != ENDED:
            text, now = connection.recv(), self._clock()
            left, listened = min(BURST, left + (now - listened) * MOST_A_SECOND) - 1, now
            if left < 0:
                self._wakes.wait(1 / MOST_A_SECOND)
            read = self._arrival.read(text)
            if read is not None:
                self._hears(*read, len(text))

    def _hears(self, message: Down, lines: list[str], letters: int) -> None:
        if isinstance(message, Welcome):
            if self._key and not self._proof.is_of_host(message.proof, self._key):
                self._ends("impostor")
                return
            if message.generation < self.generation:
                raise NoWay("older")
            self.generation = message.generation
            self.door, self._has_come_in, self._missed = self._proof.door, True, 0
            self.token, self._tries, self.stands, self._is_known = message.token, 0, OPEN, True
        if isinstance(message, Refused) and message.why in ANOTHER and self._is_known:
            raise NoWay(message.why)
        self._people = message if isinstance(message, People) else self._people
        with self._room:
            self._room.wait_for(lambda: self._letters <= MOST_WAITING or self._is_closed)
            self._heard.append((message, lines))
            self._letters += letters + WEIGHT
        if isinstance(message, (Refused, Closed)):
            self._ends(message.why)
        self.on_news()


def _why_not(error: Exception) -> str:
    """Reason for a sentence, why nobody could be spoken to at the other end."""
    from websockets.exceptions import ConnectionClosed, InvalidMessage, InvalidStatus

    if isinstance(error, InvalidStatus) and error.response.body == CROWDED.encode():
        return "crowded"
    if isinstance(error, NoWay):
        return error.why
    if isinstance(error, SSLError) and error.reason == "WRONG_VERSION_NUMBER":
        return "unsealed"
    if "CERTIFICATE" in str(error).upper():
        return "certificate"
    is_hung_up = isinstance(error, (ConnectionClosed, ConnectionResetError, BrokenPipeError, EOFError, InvalidMessage))
    return "hung_up" if is_hung_up else "nobody"
