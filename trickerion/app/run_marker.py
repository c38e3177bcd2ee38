"""A file that says "the program is running": whoever finds it at the start knows that the last run did not end well.

The file is locked as long as the program runs, so that a second window of the game is not taken for a crash.
"""

import contextlib
import logging
from dataclasses import replace
from pathlib import Path
from typing import IO

from trickerion.storage.data_paths import MOST_WINDOWS, DataPaths
from trickerion.storage.lock import MOMENT, take

LOG = logging.getLogger(__name__)


class RunMarker:
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
        if not take(file, MOMENT):
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


def arrive(places: DataPaths) -> tuple[DataPaths, RunMarker, bool]:
    """The places of this window, with a game in progress of its own; its mark, and whether an old one was there."""
    for number in range(1, MOST_WINDOWS + 1):
        own = replace(places, window=number)
        mark = RunMarker(own.running)
        was_there = mark.arrive()
        if not mark.is_second:
            break
    return own, mark, was_there
