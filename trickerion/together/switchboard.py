"""The paths under ``/-/``: wires that carry sealed ones in their frames, to the tables of this door or through a relay.

A proxy that speaks TLS hands them on; what goes through the frames only the two ends can read.
"""

from __future__ import annotations

import itertools
import logging
import socket
from collections.abc import Callable, Container
from functools import partial
from typing import TYPE_CHECKING, Final

from trickerion.threads import begin
from trickerion.together.code import ANSWER, CALL, ITSELF, WAITS, is_name, known_name
from trickerion.together.dial import FULL, NOT_THERE
from trickerion.together.doorstep import Peer
from trickerion.together.pipe import Pipe
from trickerion.together.relay import Relay

if TYPE_CHECKING:
    from websockets.http11 import Request
    from websockets.sync.server import ServerConnection

LOG = logging.getLogger(__name__)
OUTER: Final = "/-/"
"""What the paths of outer wires begin with."""


class Switchboard:
    """``tables``: the names that can be called; ``receive`` lets a connection in as if it had come to the port.

    ``relay`` is there where this machine is one for others.
    """

    def __init__(
        self, tables: Container[str], receive: Callable[[socket.socket, Peer], object], relay: Relay | None
    ) -> None:
        self._tables, self._receive, self._relay = tables, receive, relay
        self._numbers = itertools.count(1)

    def prepare(self, connection: ServerConnection, request: Request) -> None:
        """Neither pack nor ping on a wire that carries another: the inner one does both."""
        connection.ping_interval = None
        while "Sec-WebSocket-Extensions" in request.headers:
            del request.headers["Sec-WebSocket-Extensions"]

    def serve(self, connection: ServerConnection, path: str, peer: Peer) -> None:
        """Carry a wire to its end, in the thread of the connection."""
        path, _, how = path.partition("?")
        name, relay = path.removeprefix(CALL), self._relay
        if path.startswith(CALL) and (known_name(name) in self._tables or name == ITSELF):
            self._take_in(connection, peer)
        elif path.startswith(CALL) and relay is not None and is_name(name):
            relay.call(connection, name, str(peer[0]), waits=how == WAITS)
        elif path.startswith(ANSWER) and relay is not None:
            relay.answer(connection, path.removeprefix(ANSWER))
        else:
            connection.close(NOT_THERE)

    def _take_in(self, connection: ServerConnection, peer: Peer) -> None:
        inner = (peer[0], f"called {next(self._numbers)}", peer[-1])
        try:
            pipe = Pipe(connection)
            begin("trickerion-called", partial(self._receive, pipe.end, inner))
        except OSError as error:
            LOG.warning("a call cannot be taken: %s", error)
            connection.close(FULL)
            return
        pipe.carry_in()
