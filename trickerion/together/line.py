"""What is sent over one wire, from a queue: whoever has something to say never waits for a socket."""

from __future__ import annotations

import contextlib
import logging
import socket
import threading
from collections import deque
from typing import TYPE_CHECKING, Final

from trickerion.threads import begin
from trickerion.together.messages import Message, written

if TYPE_CHECKING:
    from websockets.sync.connection import Connection

LOG = logging.getLogger(__name__)
MOST_WAITING: Final = 12 * 1024 * 1024
"""Letters that may wait for one who reads slowly; with more the wire is cut."""
DEFLATE_BITS: Final = 15
"""The window in which repetitions are found: a View is a few KB, and the next one nearly the same."""


class Line:
    """The sending end of a connection, with its thread. Raises OSError where there is no room for one."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self._waiting: deque[str] = deque()
        self._letters = 0
        self._news = threading.Condition()
        self._is_ended = False
        begin("trickerion-line", self._run, lambda error: self.cut())

    def send(self, message: Message, lines: tuple[str, ...] = ()) -> None:
        """Say something soon. Nothing where the wire is cut."""
        self.send_text(written(message, lines))

    def send_text(self, text: str) -> None:
        """The same for a message that is written already."""
        with self._news:
            if self._is_ended:
                return
            self._waiting.append(text)
            self._letters += len(text)
            is_slow = self._letters > MOST_WAITING
            self._news.notify()
        if is_slow:
            LOG.warning("a wire is cut whose other end reads too slowly")
            self.cut()

    @property
    def latency(self) -> int:
        """Milliseconds there and back; 0 while nobody has measured."""
        return int(self._connection.latency * 1000)

    def finish(self) -> None:
        """Hang up after what waits has been sent."""
        with self._news:
            self._is_ended = True
            self._news.notify()

    def cut(self) -> None:
        """Cut the wire at once."""
        with self._news:
            self._is_ended = True
            self._waiting.clear()
            self._news.notify()
        with contextlib.suppress(OSError):
            self._connection.socket.shutdown(socket.SHUT_RDWR)

    def _next(self) -> str | None:
        with self._news:
            while not self._waiting and not self._is_ended:
                self._news.wait()
            if not self._waiting:
                return None
            text = self._waiting.popleft()
            self._letters -= len(text)
            return text

    def _run(self) -> None:
        from websockets.exceptions import ConnectionClosed

        try:
            while (text := self._next()) is not None:
                self._connection.send(text)
            self._connection.close()
        except (ConnectionClosed, OSError) as error:
            LOG.info("a wire has ended: %s", error)
            self.cut()
