"""Writing files whole, and the game in progress after every decision, without the window waiting for the disk."""

import contextlib
import logging
import os
import shutil
import sys
import tempfile
import threading
from collections.abc import Callable, Sequence
from pathlib import Path

from trickerion.storage.lock import is_left, take
from trickerion.words.trouble import DISK_REFUSES, game_not_written

LOG = logging.getLogger(__name__)
LONGEST_WAIT = 5.0
"""The most seconds that anything waits for the disk."""

PART, SECOND = ".part", ".old"
CLOSES_FIRST = sys.platform == "win32"
"""Whether an open file cannot be renamed; until then it is held, so that nobody sweeps it away."""


def write_atomic(path: Path, text: str) -> None:
    """Write ``text`` (UTF-8) to ``path``, making its folder: a reader finds the old text or the new one, never half.

    Raises OSError when the disk is full or the folder cannot be written; the old file is then untouched.
    """
    _write(path, text, lambda _: None)


def backup_of(path: Path) -> Path:
    """Where the previous version lies."""
    return path.with_name(path.name + ".bak")


def write_with_backup(path: Path, text: str) -> None:
    """Write a file so that at every moment it is there whole, and keep what it held before beside it.

    Raises OSError; the file and what is kept beside it are then as they were.
    """
    _write(path, text, lambda part: _keep(path, _second_of(part)) if path.is_file() else None)


def _write(path: Path, text: str, before: Callable[[Path], object]) -> None:
    """Write a part beside the file, held as long as it is ours; ``before`` it takes the file's place all is on disk."""
    path.parent.mkdir(parents=True, exist_ok=True)
    descriptor, name = tempfile.mkstemp(prefix=path.name, suffix=PART, dir=path.parent)
    try:
        with os.fdopen(descriptor, "wb") as file:
            take(file)
            file.write(text.encode("utf-8"))
            file.flush()
            os.fsync(file.fileno())
            if CLOSES_FIRST:
                file.close()
            before(Path(name))
            os.replace(name, path)
    except BaseException:
        for left in (name, _second_of(Path(name))):
            with contextlib.suppress(OSError):
                os.unlink(left)
        raise


def _second_of(part: Path) -> Path:
    return part.with_suffix(SECOND)


def _keep(path: Path, second: Path) -> None:
    """A second name for the old content, just before the first one is given to the new."""
    try:
        os.link(path, second)
    except OSError:  # a disk that knows no links
        shutil.copyfile(path, second)
    os.replace(second, backup_of(path))


def sweep(path: Path) -> None:
    """Remove what a killed program left half-written beside a file; what another one is writing now stays."""
    with contextlib.suppress(OSError):
        for part in path.parent.glob(f"{path.name}*{PART}"):
            if is_left(part):
                part.unlink()
        for second in path.parent.glob(f"{path.name}*{SECOND}"):
            if not second.with_suffix(PART).exists():
                second.unlink()


class Later:
    """Small files that nobody waits for: a thread writes the last text of each, and ends when there is none left."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._texts: dict[Path, str] = {}
        self._thread: threading.Thread | None = None

    def put(self, path: Path, text: str) -> None:
        """Write a file soon; a disk that refuses is logged."""
        with self._lock:
            self._texts[path] = text
            if self._thread is None:
                self._thread = threading.Thread(target=self._work, name="later", daemon=True)
                self._thread.start()

    def flush(self) -> None:
        """Wait until everything is on disk, never for long."""
        thread = self._thread
        if thread is not None:
            thread.join(LONGEST_WAIT)

    def _work(self) -> None:
        while True:
            with self._lock:
                if not self._texts:
                    self._thread = None
                    return
                path, text = self._texts.popitem()
            try:
                write_atomic(path, text)
            except OSError as error:
                LOG.warning("%s not written: %s", path.name, error)


class Autosaver:
    """A thread that writes one file, in order, at most one version behind: a kill loses one decision at most."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._change = threading.Condition()
        self._waiting: tuple[str, Sequence[Callable[[], object]]] | None = None
        self._is_writing = False
        self._is_closed = False
        self._trouble: str | None = None
        self._is_told = False
        self._thread = threading.Thread(target=self._work, name="autosave", daemon=True)
        self._thread.start()

    def put(self, text: str, before: Sequence[Callable[[], object]] = ()) -> None:
        """Write this version soon, after these calls. Waits only while the one before is not on disk, not for long."""
        with self._change:
            self._change.wait_for(self._is_idle, LONGEST_WAIT)
            if not self._is_closed:
                self._waiting = text, before
            self._change.notify_all()

    def take_trouble(self) -> str | None:
        """One sentence, once, when the disk refuses (and again only after it has worked in between)."""
        with self._change:
            if self._trouble is None or self._is_told:
                return None
            self._is_told = True
            return self._trouble

    def flush(self) -> None:
        """Wait until everything is on disk."""
        with self._change:
            self._change.wait_for(self._is_idle, LONGEST_WAIT)

    def close(self) -> None:
        """Write what waits, and end."""
        with self._change:
            self._is_closed = True
            self._change.notify_all()
        self._thread.join(LONGEST_WAIT)

    def _is_idle(self) -> bool:
        return self._waiting is None and not self._is_writing

    def _work(self) -> None:
        while (job := self._next()) is not None:
            text, before = job
            for call in before:
                call()
            trouble = self._write(text)
            with self._change:
                self._is_told = self._is_told and trouble is not None
                self._trouble = trouble
                self._is_writing = False
                self._change.notify_all()

    def _next(self) -> tuple[str, Sequence[Callable[[], object]]] | None:
        with self._change:
            self._change.wait_for(lambda: self._waiting is not None or self._is_closed)
            job, self._waiting = self._waiting, None
            self._is_writing = job is not None
            return job

    def _write(self, text: str) -> str | None:
        try:
            write_with_backup(self._path, text)
        except OSError as error:
            return game_not_written(why=error.strerror or DISK_REFUSES)
        return None
