"""A file that only one program at a time may hold. The system takes it back when that program ends, however it ends."""

import contextlib
import errno
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import IO

from trickerion.storage.plain import twice
from trickerion.words.trouble import IN_USE

PATIENCE = 5.0
"""The most seconds to wait for another program, which holds a file for a few milliseconds."""

MOMENT = 0.08
"""The most seconds for which the window waits."""

PAUSE = 0.01
HELD = {errno.EAGAIN, errno.EWOULDBLOCK, errno.EACCES, errno.EDEADLK}
"""What systems report when another program holds it; anything else says that here are no locks."""


def take(file: IO[bytes], patience: float = 0.0) -> bool:
    """Whether the open file is ours now, until it is closed. On a disk that knows no locks everybody gets it."""
    end = time.monotonic() + patience
    while _lock(file) is False:
        if time.monotonic() >= end:
            return False
        time.sleep(PAUSE)
    return True


def is_left(path: Path) -> bool:
    """Whether the program that held a file has ended. Where that cannot be known it has not. Raises OSError."""
    with path.open("ab") as file:
        return _lock(file) is True


def is_held(path: Path) -> bool:
    """Whether a program holds a file, as far as can be known."""
    try:
        return path.exists() and not is_left(path)
    except OSError:
        return True


def _lock(file: IO[bytes]) -> bool | None:
    """Whether it is ours; None on a disk that knows no locks, or cannot now."""
    try:
        if sys.platform == "win32":
            import msvcrt

            file.seek(0)
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        return False if error.errno in HELD else None
    return True


@contextlib.contextmanager
def held(path: Path, patience: float = PATIENCE) -> Iterator[None]:
    """Be the only program that works on ``path``, by way of a file beside it, which stays.

    Raises OSError when that cannot be made, and TimeoutError when another program does not let go.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    with twice(lambda: path.with_name(f"{path.name}.lock").open("ab")) as file:
        if not take(file, patience):
            raise TimeoutError(errno.ETIMEDOUT, IN_USE)
        yield
