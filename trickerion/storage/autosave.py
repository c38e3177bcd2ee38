"""Files that the window does not wait for: the game in progress after every decision, and small ones beside it."""

import atexit
import logging
import threading
import time
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from trickerion.language.speech import Say
from trickerion.storage.player_error import SaveError
from trickerion.storage.writer import write_atomic, write_with_backup
from trickerion.threads import begin
from trickerion.words.trouble import DISK_REFUSES, SOMETHING_FAILED, game_not_written

LOG = logging.getLogger(__name__)
LONGEST_WAIT = 0.08
"""The most seconds that the window waits for the disk."""
LAST_WAIT = 10.0
"""The most seconds that the program waits for it when it ends."""

Deed = Callable[[], object]


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
            if self._thread is None or not self._thread.is_alive():
                try:
                    self._thread = begin("later", self._work)
                except OSError as error:
                    LOG.warning("%s waits: %s", path.name, error)

    def flush(self, seconds: float = LAST_WAIT) -> bool:
        """Wait until everything is on disk, not longer; whether it is. Without a thread it is written here."""
        with self._lock:
            thread = self._thread
        if thread is not None:
            thread.join(seconds)
            return not thread.is_alive()
        self._work()
        return True

    def _work(self) -> None:
        while True:
            with self._lock:
                if not self._texts:
                    self._thread = None
                    return
                path, text = self._texts.popitem()
            try:
                write_atomic(path, text)
            except Exception as error:
                LOG.warning("%s not written: %r", path.name, error)


class Autosaver:
    """A thread that writes one file, in order, at most one version behind: a kill loses one decision at most.

    Without a file it only does deeds.

    Whoever puts versions waits for a moment while the one before is not on disk; from a disk that takes longer, until
    it has caught up, nobody waits. What fails is told once and tried again with the next version, and at the end.
    """

    def __init__(self, path: Path | None) -> None:
        self.path = path
        self._change = threading.Condition()
        self._waiting: str | None = None
        self._deeds: list[Deed] = []
        self._last = ""
        self._is_writing = self._is_behind = self._is_closed = False
        self._may_try_again = True
        self._trouble: str | None = None
        self._told: set[str] = set()
        self._untold: list[str] = []
        self._then: Deed = lambda: None
        self._thread: threading.Thread | None = None

    def put(self, text: str, before: Sequence[Deed] = ()) -> None:
        """Write this version soon, after these deeds, each of which may raise SaveError."""
        with self._change:
            if self._is_closed:
                return
            if self._thread is not None and not self._is_behind:
                self._is_behind = not self._change.wait_for(self._is_idle, LONGEST_WAIT)
            self._last = self._waiting = text
            self._deeds += before
            self._go_on()

    def take_troubles(self) -> list[str]:
        """A sentence for each thing that fails, once (and again only after it has worked in between)."""
        with self._change:
            untold, self._untold = self._untold, []
            return untold

    def flush(self, seconds: float = LAST_WAIT) -> bool:
        """Wait until everything is on disk, not longer; whether it is."""
        with self._change:
            return self._thread is None or self._change.wait_for(self._is_idle, seconds)

    def close(self, then: Deed = lambda: None) -> None:
        """Write what waits, and end; ``then`` is called after that. On a slow disk this goes on without the caller."""
        with self._change:
            if self._is_closed:
                return
            self._is_closed, self._then = True, then
            if self._waiting is not None or self._has_failed():
                self._go_on()
            self._change.notify_all()
            thread = self._thread
            if thread is not None:
                _ENDING[self] = thread
        if thread is not None:
            thread.join(0.0 if self._is_behind else LONGEST_WAIT)
            return
        while self._next_is_there():  # no thread could be begun: better late than never
            self._write()
        then()

    def _is_idle(self) -> bool:
        return self._thread is None or (self._waiting is None and not self._is_writing)

    def _go_on(self) -> None:
        """Wake the thread, or begin one: the first, or where the system had no room for it before."""
        if self._thread is None:
            try:
                self._thread = begin("autosave", self._work)
            except OSError as error:
                self._say(game_not_written(why=error.strerror or DISK_REFUSES))
        self._change.notify_all()

    def _work(self) -> None:
        try:
            while self._next():
                self._write()
        finally:
            with self._change:
                self._thread, self._is_writing = None, False
                self._change.notify_all()
                is_over = self._is_closed
            if is_over:
                self._let_go()

    def _let_go(self) -> None:
        try:
            self._then()
        finally:
            _ENDING.pop(self, None)

    def _next(self) -> bool:
        """Wait for a version, or the end."""
        with self._change:
            self._change.wait_for(lambda: self._waiting is not None or self._is_closed)
            return self._next_is_there()

    def _next_is_there(self) -> bool:
        if self._is_closed and self._waiting is None and self._has_failed() and self._may_try_again:
            self._may_try_again, self._waiting = False, self._last  # also what fails only while it is being closed
        self._is_writing = self._waiting is not None
        return self._is_writing

    def _has_failed(self) -> bool:
        return self._trouble is not None or bool(self._deeds)

    def _write(self) -> None:
        with self._change:
            text, deeds, self._waiting, self._deeds = self._waiting or "", self._deeds, None, []
        refused = [(deed, why) for deed in deeds if (why := _tried(deed))]
        trouble = self._written(text)
        with self._change:
            self._deeds[:0] = [deed for deed, _ in refused]
            for _, sentence in refused:
                self._say(sentence)
            if trouble is None and self._trouble is not None:
                self._told.discard(self._trouble)
            elif trouble is not None:
                self._say(trouble)
            self._trouble = trouble
            self._is_writing = self._is_behind = False
            self._change.notify_all()

    def _written(self, text: str) -> str | None:
        """The sentence when that fails."""
        if self.path is None:
            return None
        try:
            write_with_backup(self.path, text)
        except OSError as error:
            return game_not_written(why=error.strerror or DISK_REFUSES)
        except BaseException:  # nobody else would hear of it: the thread would be gone
            LOG.exception("%s not written", self.path.name)
            return game_not_written(why=SOMETHING_FAILED)
        return None

    def _say(self, sentence: str) -> None:
        if sentence not in self._told:
            self._told.add(sentence)
            self._untold.append(sentence)


def deed(call: Deed, failed: Say) -> Deed:
    """Something to be done that raises SaveError with this sentence (``why``), whatever fails in it."""
    return partial(_do, call, failed)


def _do(call: Deed, failed: Say) -> None:
    try:
        call()
    except SaveError:
        raise
    except Exception as error:
        LOG.exception("a deed has failed")
        raise SaveError(failed(why=SOMETHING_FAILED)) from error


def _tried(deed: Deed) -> str:
    """What is to be said when it fails."""
    try:
        deed()
    except SaveError as error:
        return str(error)
    except BaseException:  # as above
        LOG.exception("a deed has failed")
        return game_not_written(why=SOMETHING_FAILED)
    return ""


_ENDING: dict[Autosaver, threading.Thread] = {}
"""Those that still write after their game has left the screen, each with its thread."""


def is_still_written(path: Path) -> bool:
    """Whether a game has left the screen whose last version is not on disk yet."""
    return any(ending.path == path for ending in list(_ENDING))


def wait_for_last(seconds: float = LAST_WAIT) -> bool:
    """Wait until the games that have left the screen are on disk, not longer; whether they are."""
    end = time.monotonic() + seconds
    for thread in list(_ENDING.values()):
        thread.join(max(0.0, end - time.monotonic()))
    return not _ENDING


atexit.register(wait_for_last)
