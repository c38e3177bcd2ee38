"""A file that says "the program is running": who finds it at the start knows that the last run did not end well.

The file is locked as long as the program runs, so that a second window of the game is not taken for a crash.
"""

from __future__ import annotations

import contextlib
import logging
import sys
from pathlib import Path
from typing import IO

LOG = logging.getLogger(__name__)


class Presence:
    """The mark of one running program at ``path``. A disk that refuses means that there is no mark, nothing else.

    ``is_second``: another window of the game was open already when this one arrived.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._file: IO[bytes] | None = None
        self.is_second = False

    def arrive(self) -> bool:
        """Leave the mark; whether an earlier program left its own without taking it away (it was killed, it failed)."""
        try:
            was_there = self._path.exists()
            self._path.parent.mkdir(parents=True, exist_ok=True)
            file = self._path.open("ab")
        except OSError as error:
            LOG.warning("no mark of the running program: %s", error)
            return False
        if not _lock(file):
            file.close()  # the mark is the other window's own
            self.is_second = True
            return False
        self._file = file
        return was_there

    def leave(self, keep_mark: bool = False) -> None:
        """Take the mark away; with ``keep_mark`` the next start finds it."""
        if self._file is None:
            return
        self._file.close()
        self._file = None
        if not keep_mark:
            with contextlib.suppress(OSError):
                self._path.unlink()


def _lock(file: IO[bytes]) -> bool:
    """Whether the file is ours now; the system takes the lock back when the program ends, however it ends."""
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
