"""Writing the game in progress after every decision, without the window waiting for the disk."""

from __future__ import annotations

import contextlib
import os
import queue
import shutil
import threading
from pathlib import Path

from trickerion.storage.atomic import write_atomic

NOT_WRITTEN = "The game could not be saved ({why}); it goes on, but may be lost when the program ends."


def backup_of(path: Path) -> Path:
    """Where the generation before lies."""
    return path.with_name(path.name + ".bak")


def write_with_backup(path: Path, text: str) -> None:
    """Write a file so that at every moment it is there whole, and keep what it held before beside it.

    Raises OSError; the file is then as it was.
    """
    if path.is_file():
        _keep(path)
    write_atomic(path, text)


def _keep(path: Path) -> None:
    """A second name for the old content, made before the first one is given to the new."""
    second = path.with_name(path.name + ".old")
    with contextlib.suppress(FileNotFoundError):
        os.unlink(second)
    try:
        os.link(path, second)
    except OSError:  # a disk that knows no links
        shutil.copyfile(path, second)
    os.replace(second, backup_of(path))


def sweep(folder: Path) -> None:
    """Remove what a killed program left half-written."""
    for pattern in ("*.part", "*.old"):
        for left in folder.glob(pattern):
            with contextlib.suppress(OSError):
                left.unlink()


class Autosaver:
    """A thread that writes one file, in order, at most one version behind: a kill loses one decision at most."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._waiting: queue.Queue[str | None] = queue.Queue(maxsize=1)
        self._trouble: str | None = None
        self._told = False
        self._thread = threading.Thread(target=self._work, name="autosave", daemon=True)
        self._thread.start()

    def put(self, text: str) -> None:
        """Write this version soon. Waits only while the version before is not on disk."""
        self._waiting.join()
        self._waiting.put(text)

    def take_trouble(self) -> str | None:
        """One sentence, once, when the disk refuses (and again only after it has worked in between)."""
        if self._trouble is None or self._told:
            return None
        self._told = True
        return self._trouble

    def flush(self) -> None:
        """Wait until everything is on disk."""
        self._waiting.join()

    def close(self) -> None:
        """Write what waits, and end."""
        if self._thread.is_alive():
            self._waiting.put(None)
            self._thread.join(10.0)

    def _work(self) -> None:
        while True:
            text = self._waiting.get()
            try:
                if text is None:
                    return
                self._write(text)
            finally:
                self._waiting.task_done()

    def _write(self, text: str) -> None:
        try:
            write_with_backup(self._path, text)
        except OSError as error:
            if self._trouble is None:
                self._told = False
            self._trouble = NOT_WRITTEN.format(why=error.strerror or "the disk refuses")
        else:
            self._trouble = None
