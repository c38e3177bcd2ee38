"""A pipe: bytes of a sealed wire in the frames of another one, to a relay or through a proxy that speaks TLS.

The library of the inner wire waits at a real socket, so one end of a pair on this computer is handed to it, and two
threads carry what comes there.
"""

from __future__ import annotations

import contextlib
import logging
import socket
from typing import TYPE_CHECKING, Final

from trickerion.threads import begin

if TYPE_CHECKING:
    from websockets.sync.client import ClientConnection
    from websockets.sync.connection import Connection

LOG = logging.getLogger(__name__)
FRAME: Final = 16 * 1024
"""Bytes of one frame."""


def outer_wire(url: str, patience: float) -> ClientConnection:
    """The wire that carries another one: it neither packs nor pings, the inner one does. Raises as connect does."""
    from websockets.sync.client import connect

    return connect(
        url,
        open_timeout=patience,
        close_timeout=1.0,
        ping_interval=None,
        compression=None,
        max_size=2 * FRAME,
        max_queue=64,
        proxy=True if url.startswith("wss:") else None,  # never for a relay of one's own network
        user_agent_header=None,
        logger=LOG,
    )


def pair() -> tuple[socket.socket, socket.socket]:
    """Both ends of a connection of this computer with itself. Raises OSError."""
    with socket.create_server(("127.0.0.1", 0), backlog=1) as listening:
        near = socket.create_connection(listening.getsockname())
        while True:
            far, peer = listening.accept()
            if peer == near.getsockname():
                return near, far
            far.close()  # somebody else on this computer was quicker


class Pipe:
    """Carries between the frames of a connection and ``end``, which is a plain socket. Raises OSError.

    ``code`` is that of the close, once the connection has ended.
    """

    def __init__(self, outer: Connection) -> None:
        self._outer = outer
        self.end, self._far = pair()
        self.code = 0
        begin("trickerion-pipe", self._carry_out)

    def open(self) -> None:
        """Carry what comes in a thread of its own."""
        begin("trickerion-pipe-in", self.carry_in)

    def carry_in(self) -> None:
        """Carry what comes in frames, until there is an end."""
        from websockets.exceptions import ConnectionClosed

        try:
            while True:
                frame = self._outer.recv()
                if isinstance(frame, str):
                    break  # nobody says anything in words here
                self._far.sendall(frame)
        except (ConnectionClosed, OSError) as error:
            self.code = getattr(getattr(error, "rcvd", None), "code", 0) or 0
        self.cut()

    def _carry_out(self) -> None:
        from websockets.exceptions import ConnectionClosed

        try:
            while data := self._far.recv(FRAME):
                self._outer.send(data)
        except (ConnectionClosed, OSError) as error:
            LOG.info("a pipe has ended: %s", error)
        self.cut()
        with contextlib.suppress(OSError):
            self._outer.close()
        self._far.close()

    def cut(self) -> None:
        """Cut both ends."""
        with contextlib.suppress(OSError):
            self._far.shutdown(socket.SHUT_RDWR)
