"""HTTP of which the head of an answer is read, as long as it is neither late nor long."""

from __future__ import annotations

import errno
import io
import os
import socket
import time
from http.client import HTTPConnection, HTTPResponse, HTTPSConnection
from typing import TYPE_CHECKING, Any, Final
from urllib.request import HTTPHandler, HTTPSHandler, Request

if TYPE_CHECKING:
    from _typeshed import WriteableBuffer

MOST_BYTES: Final = 100_000
"""Of an answer; its head alone is read, and one of a reasonable server is far shorter."""


class _Hurried(io.RawIOBase):
    """Bytes from a socket, all of them within the time that the socket has for one piece."""

    def __init__(self, wire: socket.socket) -> None:
        self._wire, self._raw = wire, wire.makefile("rb", buffering=0)
        self._until = time.monotonic() + (wire.gettimeout() or 0.0)
        self._left = MOST_BYTES

    def readable(self) -> bool:
        """True, as the buffer around it asks."""
        return True

    def readinto(self, room: WriteableBuffer) -> int | None:
        """Read what has come. Raises OSError when the answer is late or long."""
        left = self._until - time.monotonic()
        if left <= 0 or self._left <= 0:
            raise TimeoutError(errno.ETIMEDOUT, os.strerror(errno.ETIMEDOUT))
        self._wire.settimeout(left)
        read = self._raw.readinto(room)
        self._left -= read or 0
        return read

    def close(self) -> None:
        """Let the socket go, too."""
        self._raw.close()
        super().close()


class _Source:
    """Socket of an answer, as far as the answer uses it."""

    def __init__(self, wire: socket.socket) -> None:
        self._wire = wire

    def makefile(self, _mode: str) -> io.BufferedReader:
        """A file that reads in a hurry."""
        return io.BufferedReader(_Hurried(self._wire))


class _Answer(HTTPResponse):
    def __init__(self, sock: Any, *args: Any, **more: Any) -> None:
        super().__init__(_Source(sock), *args, **more)  # type: ignore[arg-type]


class _Plain(HTTPConnection):
    response_class = _Answer


class _Secure(HTTPSConnection):
    response_class = _Answer


class _OverHttp(HTTPHandler):
    def http_open(self, req: Request) -> HTTPResponse:
        return self.do_open(_Plain, req)


class _OverHttps(HTTPSHandler):
    def https_open(self, req: Request) -> HTTPResponse:
        return self.do_open(_Secure, req)


HANDLERS: Final = (_OverHttp, _OverHttps)
"""The two protocols for an opener of urllib."""
