"""The seal of a wire: TLS 1.3 from one end to the other, whatever carries the bytes between them.

One thread may read while others write: OpenSSL's object is never used by two at once.
"""

from __future__ import annotations

import socket
import ssl
import threading
import time
from typing import Final, cast

from trickerion.together.door_key import door_of

FIRST_BYTE: Final = b"\x16"
"""Begins every TLS connection, and no request in plain HTTP."""
_PIECE: Final = 64 * 1024
_HEAD: Final = 5
"""Bytes before each piece of TLS; the last two tell its length."""


class SealedSocket:
    """A socket for the library of the wire, as far as the library uses one; all of it goes sealed through another."""

    def __init__(self, plain: socket.socket, context: ssl.SSLContext, *, is_host: bool) -> None:
        self._plain = plain
        self.family = plain.family
        self._come, self._go = ssl.MemoryBIO(), ssl.MemoryBIO()
        self._tls = context.wrap_bio(self._come, self._go, server_side=is_host)
        self._lock, self._sending = threading.Lock(), threading.Lock()

    def shake_hands(self, patience: float) -> None:
        """Seal the wire, within so many seconds. Raises OSError, of which ssl.SSLError is one."""
        until = time.monotonic() + patience
        while True:
            try:
                self._tls.do_handshake()
                is_done = True
            except ssl.SSLWantReadError:
                is_done = False
            except ssl.SSLError:
                self._plain.sendall(self._go.read())
                raise
            if said := self._go.read():
                self._plain.sendall(said)
            if is_done:
                self._plain.settimeout(None)
                return
            self._take(self._record(until))

    def _record(self, until: float) -> bytes:
        """One piece of the hands that are shaken, and nothing after it: what follows is waited for at the socket."""
        head = self._exactly(_HEAD, until)
        return head + self._exactly(int.from_bytes(head[3:_HEAD]), until) if len(head) == _HEAD else head

    def _exactly(self, number: int, until: float) -> bytes:
        data = b""
        while len(data) < number:
            self._plain.settimeout(max(0.001, until - time.monotonic()))
            piece = self._plain.recv(number - len(data))
            if not piece:
                break
            data += piece
        return data

    @property
    def for_library(self) -> socket.socket:
        """The same, as the type that the library asks for."""
        return cast("socket.socket", self)

    @property
    def door(self) -> str:
        """The door at the other end; "" where there is no certificate."""
        certificate = self._tls.getpeercert(binary_form=True)
        return door_of(certificate) if certificate else ""

    def _take(self, data: bytes) -> None:
        if data:
            self._come.write(data)
        else:
            self._come.write_eof()

    def recv(self, _most: int) -> bytes:
        """All that has come, as soon as something has, b"" at the end: nothing stays behind for which nobody waits."""
        while True:
            with self._lock:
                if data := self._opened():
                    return data
            sealed = self._plain.recv(_PIECE)
            if not sealed:
                return b""
            with self._lock:
                self._take(sealed)

    def _opened(self) -> bytes:
        pieces = []
        try:
            while piece := self._tls.read(_PIECE):
                pieces.append(piece)
        except ssl.SSLWantReadError:
            pass
        return b"".join(pieces)

    def sendall(self, data: bytes) -> None:
        """Send all of it."""
        with self._sending:
            with self._lock:
                self._tls.write(data)
                sealed = self._go.read()
            self._plain.sendall(sealed)

    def shutdown(self, how: int) -> None:
        """End one direction or both."""
        self._plain.shutdown(how)

    def close(self) -> None:
        """Let the socket go."""
        self._plain.close()

    def fileno(self) -> int:
        """The number by which a thread waits until something has come."""
        return self._plain.fileno()

    def settimeout(self, seconds: float | None) -> None:
        """Wait so long at most."""
        self._plain.settimeout(seconds)

    def setsockopt(self, level: int, option: int, value: int) -> None:
        """Set an option of the socket below."""
        self._plain.setsockopt(level, option, value)

    def getsockname(self) -> object:
        """The near end."""
        return self._plain.getsockname()

    def getpeername(self) -> object:
        """The far end."""
        return self._plain.getpeername()
