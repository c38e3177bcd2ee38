"""Mishaps: the n-th call of the system of a kind fails once, or the program is killed there.

The system's own calls are patched, of which the program knows nothing: open, write, rename, lock, thread, process.
"""

import builtins
import errno
import fcntl
import io
import multiprocessing.util
import os
import signal
import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

KINDS = ("write", "rename", "lock", "thread", "process", "descriptor")
FAIL, KILL = "fail", "kill"
ERRORS = {
    "write": errno.ENOSPC,
    "rename": errno.EIO,
    "lock": errno.EAGAIN,
    "process": errno.EAGAIN,
    "descriptor": errno.EMFILE,
}


class Mishap(NamedTuple):
    """The ``number``-th call of a kind, counted from 1; 0 for none at all."""

    kind: str = ""
    number: int = 0
    how: str = FAIL

    def __str__(self) -> str:
        return f"{self.kind} {self.number} {self.how}"


@dataclass
class Mishaps:
    """Counts the calls below a folder, and lets one of them go wrong; ``told`` is called before that."""

    folder: Path
    mishap: Mishap
    told: Callable[[str], object] = print
    counts: dict[str, int] = field(default_factory=lambda: dict.fromkeys(KINDS, 0))
    is_armed: bool = False
    _lock: Any = field(default_factory=threading.Lock)

    def happens(self, kind: str, what: object) -> None:
        """One more call of a kind. Raises what the system would."""
        if not self.is_armed:
            return
        with self._lock:
            self.counts[kind] += 1
            is_now = (kind, self.counts[kind]) == self.mishap[:2]
        if not is_now:
            return
        self.told(f"{what}")
        if self.mishap.how == KILL:
            os.kill(os.getpid(), signal.SIGKILL)
        if kind == "thread":
            raise RuntimeError("can't start new thread")
        raise OSError(ERRORS[kind], os.strerror(ERRORS[kind]), str(what))

    def _is_ours(self, file: object) -> bool:
        return isinstance(file, str | Path) and str(file).startswith(str(self.folder))

    @contextmanager
    def armed(self) -> Iterator[None]:
        """The calls are counted, and one of them goes wrong."""
        kept = [(where, name, getattr(where, name)) for where, name in _PATCHED]
        for where, name, real in kept:
            setattr(where, name, getattr(self, f"_{name.strip('_')}")(real))
        self.is_armed = True
        try:
            yield
        finally:
            self.is_armed = False
            for where, name, real in kept:
                setattr(where, name, real)

    # ------------------------------------------------------------------ one for each call of the system

    def _opened(self, real: Callable[..., Any], kind_of: Callable[[tuple[Any, ...]], str]) -> Callable[..., Any]:
        def opens(file: Any, *more: Any, **named: Any) -> Any:
            if self._is_ours(file):
                self.happens(kind_of((*more, *named.values())), f"open {file}")
            return real(file, *more, **named)

        return opens

    def _open(self, real: Callable[..., Any]) -> Callable[..., Any]:
        def kind_of(more: tuple[Any, ...]) -> str:
            mode = more[0] if more else "r"
            return "write" if isinstance(mode, str) and set(mode) & set("wax+") else "descriptor"

        return self._opened(real, kind_of)

    def _fsync(self, real: Callable[..., Any]) -> Callable[..., Any]:
        return self._before(real, "write")

    def _replace(self, real: Callable[..., Any]) -> Callable[..., Any]:
        return self._before(real, "rename")

    _link = _rename = _unlink = _replace

    def _flock(self, real: Callable[..., Any]) -> Callable[..., Any]:
        return self._before(real, "lock")

    def _start(self, real: Callable[..., Any]) -> Callable[..., Any]:
        return self._before(real, "thread")

    def _spawnv_passfds(self, real: Callable[..., Any]) -> Callable[..., Any]:
        return self._before(real, "process")

    def _pipe(self, real: Callable[..., Any]) -> Callable[..., Any]:
        return self._before(real, "descriptor")

    _socketpair = _accept = _listdir = _pipe

    def _before(self, real: Callable[..., Any], kind: str) -> Callable[..., Any]:
        def calls(*given: Any, **named: Any) -> Any:
            self.happens(kind, f"{real.__name__} {given[0] if given else ''}")
            return real(*given, **named)

        return calls


_PATCHED: tuple[tuple[Any, str], ...] = (
    (io, "open"),
    (builtins, "open"),
    (os, "open"),
    (os, "fsync"),
    (os, "replace"),
    (os, "rename"),
    (os, "link"),
    (os, "unlink"),
    (os, "pipe"),
    (os, "listdir"),
    (fcntl, "flock"),
    (threading.Thread, "start"),
    (multiprocessing.util, "spawnv_passfds"),
    (socket, "socketpair"),
    (socket.socket, "accept"),
)
