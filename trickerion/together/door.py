"""Where guests come in: a listening socket, who may stand at the door, and what is heard of those who are in.

A thread for each connection. What guests say goes into the inbox of their table, and is read by the thread of its game.
"""

from __future__ import annotations

import logging
import queue
import socket
import threading
import time
from collections.abc import Callable, Mapping
from functools import partial
from http import HTTPStatus
from typing import TYPE_CHECKING, Any, Final

from trickerion.storage.tables import LAST_PORT
from trickerion.threads import begin
from trickerion.together.addresses import known_as
from trickerion.together.code import KEEP, PORT, is_name, known_name
from trickerion.together.codec import CodecError
from trickerion.together.door_key import DoorKey, new_door_key
from trickerion.together.doorstep import Doorstep
from trickerion.together.greeting import CROWDED, hello, new_nonce, unlike_there
from trickerion.together.invitation import KNOCKS, Came, Gone, Invitation, Proved, Visitor
from trickerion.together.line import DEFLATE_BITS
from trickerion.together.messages import MOST_UP, Greet, Knocked, Refused, read_up
from trickerion.together.relay import Asker, Relay
from trickerion.together.seal import FIRST_BYTE, SealedSocket
from trickerion.together.switchboard import OUTER, Switchboard

if TYPE_CHECKING:
    from websockets.http11 import Request, Response
    from websockets.sync.server import Server, ServerConnection

LOG = logging.getLogger(__name__)
LIBRARY: Final = LOG.getChild("library")
PATIENCE: Final = 5.0
"""Seconds for a greeting."""
SHUT: Final = 0.5
"""Seconds after the system had no room for one more."""
LONGEST_CLOSING: Final = 2.5
"""Seconds that is waited for guests who do not hang up."""
MOST_A_SECOND: Final = 20.0
BURST: Final = 40.0
"""Messages of one guest."""
FREE_TRIES: Final = 3
LONGEST_LOCK: Final = 30.0
"""Seconds that the door stays shut after wrong codes from one address."""
ALONE: Final = getattr(socket, "SO_EXCLUSIVEADDRUSE", socket.SO_REUSEADDR)
"""What lets a port be taken again at once, and by one table alone: on Windows SO_REUSEADDR lets two have it."""
MOST_ADDRESSES: Final = 500
LONGEST_ADDRESS: Final = 45
UNSEALED: Final = "sealed\n"
"""Answer to a plain greeting: a table is heard under its seal alone."""


class Locks:
    """Addresses from which wrong codes have come: each more costs twice the time."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._lock = threading.Lock()
        self._wrong: dict[str, tuple[int, float]] = {}

    def seconds(self, address: str) -> float:
        """How long the door stays shut."""
        with self._lock:
            return max(0.0, self._wrong.get(address, (0, 0.0))[1] - self._clock())

    def wrong(self, address: str) -> None:
        """A wrong code."""
        with self._lock:
            number = self._wrong.pop(address, (0, 0.0))[0] + 1
            shut = min(LONGEST_LOCK, 2.0 ** (number - FREE_TRIES)) if number >= FREE_TRIES else 0.0
            self._wrong[address] = number, self._clock() + shut
            while len(self._wrong) > MOST_ADDRESSES:
                del self._wrong[next(iter(self._wrong))]

    def right(self, address: str) -> None:
        """A right one."""
        with self._lock:
            self._wrong.pop(address, None)


class _Listening(socket.socket):
    """A listening socket whose connections come to the doorstep.

    It goes on when the system has no room for one more connection, and looks every now and then whether it is closed.
    """

    step: Doorstep

    def accept(self) -> tuple[socket.socket, Any]:
        while True:
            try:
                connection, peer = super().accept()
            except TimeoutError:
                continue
            except OSError as error:
                if self.fileno() < 0:
                    raise  # it is closed
                LOG.warning("a guest could not be heard: %s", error)
                time.sleep(SHUT)
                continue
            peer = (known_as(peer[0]), *peer[1:], peer[0])
            self.step.come(peer, connection)
            return connection, peer


class _NoHandshakes(logging.Filter):
    """Keeps out of the log what any stranger could fill it with."""

    def filter(self, record: logging.LogRecord) -> bool:
        return "handshake" not in record.getMessage()


LIBRARY.addFilter(_NoHandshakes())


class Door:
    """Listens at a port for guests of any number of tables, each with its name ("" where there is but one).

    ``page`` says what everybody reads at the address of a table. ``relay``: that this machine is one for others, too;
    ``behind_proxy``: whether a proxy is believed who calls. ``key`` is kept, and tells guests that come back which door
    it is; "" makes a new one. Raises OSError where the key cannot be used.
    """

    def __init__(
        self,
        tables: Mapping[str, Invitation],
        *,
        clock: Callable[[], float] = time.monotonic,
        patience: float = PATIENCE,
        rate: float = MOST_A_SECOND,
        health: Callable[[], str] | None = None,
        key: str = "",
        relay: Relay | None = None,
        behind_proxy: bool = False,
    ) -> None:
        self._behind_proxy = behind_proxy
        self.page: Callable[..., str] | None = None
        self.key = DoorKey(key or new_door_key())
        self._relay = relay
        self._tables, self._health = tables, health
        self._clock, self._patience, self._rate = clock, patience, rate
        self._step, self._locks = Doorstep(), Locks(clock)
        self._switchboard = Switchboard(tables, self.come_called, relay)
        self._server: Server | None = None
        self._thread: threading.Thread | None = None
        self._listening: _Listening | None = None
        self._opens_again = threading.Event()
        self.port = 0

    @property
    def strangers(self) -> int:
        """How many stand at the door and have not been let in."""
        return self._step.strangers

    @property
    def silent(self) -> int:
        """How many connections have asked for nothing yet."""
        return self._step.silent

    def open(self, host: str = "", port: int = PORT, *, is_exact: bool = False) -> None:
        """Begin to listen: at this port, or at the next ten when it is taken; 0 is any. Raises OSError."""
        listening = _listen(host, port, 1 if is_exact or not port else 10)
        listening.step = self._step
        try:
            self._server = self._served(listening)
            self._listening = listening
            self._thread = begin("trickerion-door", partial(self._stand_open, listening))
        except OSError:
            _let_go(self._server)
            self._server = self._listening = None
            listening.close()
            raise
        self.port = listening.getsockname()[1]

    def _served(self, listening: _Listening) -> Server:
        from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory
        from websockets.sync.server import serve

        deflate = ServerPerMessageDeflateFactory(server_max_window_bits=DEFLATE_BITS)
        server = serve(
            self._receive,
            sock=listening,
            extensions=[deflate],
            compression=None,
            open_timeout=self._patience,
            close_timeout=1.0,
            ping_interval=10.0,
            ping_timeout=15.0,
            max_size=MOST_UP,
            max_queue=4,
            server_header=None,
            process_request=self._is_asked_for,
            origins=[None],  # a page in a browser always tells its own, and is no guest
            logger=LIBRARY,
        )
        server.handler = _seen_off(partial(self._sealed, server.handler), self._step)
        return server

    def _stand_open(self, listening: _Listening) -> None:
        """Let guests in until it is closed: also after one for whose thread the system had no room."""
        while self._listening is listening:
            try:
                server = self._server = self._server or self._served(listening)
                server.serve_forever()
            except OSError as error:
                LOG.warning("the door cannot be opened again yet: %r", error)
                self._opens_again.wait(SHUT)
            except Exception as error:
                LOG.warning("a guest could not be heard: %r", error)
                self._step.lose_last()
                _let_go(self._server)
                self._server = None  # a thread that never ran would be waited for
                self._opens_again.wait(SHUT)

    def close(self) -> None:
        """Listen no more, and hang up on everybody."""
        if self._relay is not None:
            self._relay.close()
        listening, self._listening = self._listening, None
        server, self._server = self._server, None
        self._opens_again.set()
        if server is not None:
            try:
                begin("trickerion-door-closing", server.shutdown).join(LONGEST_CLOSING)
            except OSError:  # there is no thread that could wait for the guests
                _let_go(server)
        if listening is not None:
            listening.close()
        if self._thread is not None:
            self._thread.join(LONGEST_CLOSING)
        self._thread = None

    # ------------------------------------------------------------------ a thread for each connection

    def _sealed(self, handle: Callable[..., None], connection: socket.socket, peer: Any, *rest: Any) -> None:
        """Hear a connection through its seal, where the first byte is one."""
        heard: socket.socket | SealedSocket = connection
        try:
            connection.settimeout(self._patience)
            if connection.recv(1, socket.MSG_PEEK) == FIRST_BYTE:
                heard = SealedSocket(connection, self.key.context, is_host=True)
                heard.shake_hands(self._patience)
            connection.settimeout(None)
        except OSError as error:
            LOG.info("a stranger is gone: %s", error)
            connection.close()  # the library forgets it
        _THREAD.is_sealed = heard is not connection
        handle(heard, peer, *rest)

    def _is_asked_for(self, connection: ServerConnection, request: Request) -> Response | None:
        """A plain look at the health of a served machine; everything else is a guest, who needs a place at the door."""
        peer = _THREAD.peer
        if self._health is not None and request.path == "/health":
            self._step.leave(peer)
            return connection.respond(HTTPStatus.OK, f"{self._health()}\n")
        if not _THREAD.is_sealed and request.path.startswith(OUTER) and "Origin" not in request.headers:
            self._step.leave(peer)
            if self._behind_proxy and (told := request.headers.get_all("X-Forwarded-For")):
                caller = told[-1].rpartition(",")[2].strip()[:LONGEST_ADDRESS]
                _THREAD.peer = (known_as(caller), *peer[1:-1], caller)
            self._switchboard.prepare(connection, request)
            return None
        if not _THREAD.is_sealed and self.page is not None and request.path[1:] in self._tables:
            self._step.leave(peer)
            return connection.respond(HTTPStatus.OK, f"{self.page(table=request.path[1:])}\n")
        if not _THREAD.is_sealed:
            return connection.respond(HTTPStatus.UPGRADE_REQUIRED, UNSEALED)
        mark = request.path.partition("?")[2]
        is_known = bool(mark) and any(table.knows(mark) for table in list(self._tables.values()))
        if "Origin" in request.headers or self._step.stand(peer, is_known=is_known):
            return None
        return connection.respond(HTTPStatus.SERVICE_UNAVAILABLE, CROWDED)

    def come_called(self, end: socket.socket, peer: Any) -> None:
        """Let somebody in who comes in the frames of another wire, in this thread."""
        server = self._server
        if server is None:
            end.close()
            return
        self._step.come(peer, end)
        server.handler(end, peer)

    def _receive(self, connection: ServerConnection) -> None:
        path = connection.request.path if connection.request is not None else ""
        if not _THREAD.is_sealed:
            self._switchboard.serve(connection, path, _THREAD.peer)
            return
        if self._relay is not None and path == KEEP:
            self._keep(connection, self._relay)
            return
        visitor = Visitor(connection, _THREAD.peer, self._step)
        from websockets.exceptions import ConnectionClosed

        try:
            table = self._greeted(connection, visitor)
            if table is None:
                visitor.finish()
                connection.recv(timeout=1.0)
                return
            try:
                self._listen_to(connection, visitor, table)
            finally:
                table.put(visitor, Gone())
        except (ConnectionClosed, TimeoutError, OSError, EOFError) as error:
            LOG.info("a guest is gone: %s", error)
        except (CodecError, queue.Full) as error:
            LOG.warning("a guest is sent away: %r", error)
        finally:
            visitor.cut()

    def _keep(self, connection: ServerConnection, relay: Relay) -> None:
        """Somebody wants a name kept at the relay that this machine is."""
        from websockets.exceptions import ConnectionClosed

        address, caller = str(_THREAD.peer[0]), Asker(*map(str, (_THREAD.peer[0], _THREAD.peer[-1])))
        let_in = partial(self._step.leave, _THREAD.peer)
        try:
            if self._locks.seconds(address) > 0:
                return
            why = relay.keep(connection, caller, self.key.door, self._patience, let_in)
            if why == "key":
                self._locks.wrong(address)
        except (ConnectionClosed, TimeoutError, OSError, CodecError) as error:
            LOG.info("a name is kept no more: %r", error)

    def _greeted(self, connection: ServerConnection, visitor: Visitor) -> Invitation | None:
        nonce, door = new_nonce(), self.key.door
        visitor.send(hello(nonce))
        greet = read_up(connection.recv(timeout=self._patience))
        if not isinstance(greet, Greet):
            raise CodecError("no greeting")
        if refused := unlike_there(greet):
            visitor.send(refused)
            return None
        if greet.door != door:
            visitor.send(Refused("impostor", {}))  # somebody in the middle, who has not understood what was said
            return None
        table, proved = self._table_of(greet, nonce)
        if proved is None or proved.seat < 0:
            seconds = self._locks.seconds(visitor.address)
            if seconds > 0:
                visitor.send(Refused("locked", {"seconds": str(round(seconds + 0.5))}))
                return None
        if table is None or proved is None:
            if greet.proof:
                self._locks.wrong(visitor.address)
            visitor.send(Refused("code" if greet.proof else "no_knocking", {}))
            return None
        if proved.seat != KNOCKS:
            self._locks.right(visitor.address)
        else:
            visitor.send(Knocked(table.host))
        visitor.proof = proved.answer
        table.put(visitor, Came(proved.seat, greet.name, greet.looks_on))
        return table

    def _table_of(self, greet: Greet, nonce: str) -> tuple[Invitation | None, Proved | None]:
        """The table that is meant, and whom the greeting proves there; without a name every one is tried."""
        named = self._tables.get(known_name(greet.table)) if greet.table else None
        if not greet.proof:  # a knock is at one table; at a machine that serves several it tells which
            named = named or self._tables.get("")
            proved = named.proved(greet, nonce, self.key.door) if named is not None else None
            return (named, proved) if proved is not None else (None, None)
        is_of_any = not greet.table or is_name(greet.table)  # at home a table has no name but that at its relay
        for table in [named] if named is not None else list(self._tables.values()) if is_of_any else []:
            proved = table.proved(greet, nonce, self.key.door)
            if proved is not None:
                return table, proved
        return None, None

    def _listen_to(self, connection: ServerConnection, visitor: Visitor, table: Invitation) -> None:
        left, looked = BURST, self._clock()
        for text in connection:
            now = self._clock()
            left, looked = min(BURST, left + (now - looked) * self._rate), now
            left -= 1
            if left < 0:
                raise CodecError("too much")
            table.put(visitor, read_up(text))


def _let_go(server: Server | None) -> None:
    """Close the two ends by which a server of the library is told to stop, where it is not shut down by itself."""
    for end in ("shutdown_watcher", "shutdown_notifier"):
        if (one := getattr(server, end, None)) is not None:
            one.close()


_THREAD = threading.local()
"""Of a connection: ``peer`` is who is at its other end, also after that has hung up: the address by which somebody is
counted first, the address itself last. ``is_sealed``: whether it is heard through its seal.
"""


def _seen_off(handle: Callable[..., None], step: Doorstep) -> Callable[..., None]:
    """The thread of a connection: whatever becomes of it, in the end it stands at the door no more."""

    def seen_off(connection: socket.socket, peer: Any, *rest: Any) -> None:
        _THREAD.peer = peer
        try:
            handle(connection, peer, *rest)
        finally:
            step.leave(peer)

    return seen_off


def _listen(host: str, port: int, tries: int) -> _Listening:
    """A socket that listens at a port, or at one of the next; for both families where no address is named.

    Raises OSError.
    """
    tries = min(tries, LAST_PORT + 1 - port)
    is_six = ":" in host or (not host and socket.has_dualstack_ipv6())
    for number in range(tries):
        listening = _Listening(socket.AF_INET6 if is_six else socket.AF_INET, socket.SOCK_STREAM)
        try:
            if is_six:
                listening.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 0)
            listening.setsockopt(socket.SOL_SOCKET, ALONE, 1)
            listening.bind((host, port + number))
            listening.listen(32)
            listening.settimeout(SHUT)
        except OSError:
            listening.close()
            if number == tries - 1:
                raise
        else:
            return listening
    raise OSError(port)
