"""The process in which opponents think, so that the window keeps its frame rate.

The window sends a View (what the seat may know, nothing else) and gets a move with its reason. The process ends with
the program, however that ends: closed or not, by an error, by a signal, or killed.
"""

from __future__ import annotations

import atexit
import contextlib
import logging
import os
import signal
import sys
import threading
from collections.abc import Iterator
from dataclasses import dataclass
from multiprocessing import connection, get_context, parent_process
from multiprocessing.connection import Connection
from types import ModuleType
from typing import TYPE_CHECKING

from trickerion.rules.moves import Move
from trickerion.rules.view import View

if TYPE_CHECKING:
    from multiprocessing.context import SpawnProcess

LOG = logging.getLogger(__name__)
LOOK_SECONDS = 0.5
"""How often the process looks whether the program is still there."""


@dataclass(frozen=True, slots=True)
class Request:
    """``ticket`` tells answers apart; ``brain`` is a name of the registry of bots, ``seed`` its own randomness."""

    ticket: int
    brain: str
    seed: int
    view: View


@dataclass(frozen=True, slots=True)
class Answer:
    """What the process answered; ``move`` is None when the bot failed, and ``reason`` then says how."""

    ticket: int
    move: Move | None
    reason: str


class Brains:
    """The process, seen from the window. It starts with the first request, or earlier with ``start``."""

    def __init__(self) -> None:
        self._process: SpawnProcess | None = None
        self._pipe: Connection | None = None

    @property
    def is_alive(self) -> bool:
        """Whether the process is there to answer."""
        return self._process is not None and self._process.is_alive()

    def start(self) -> None:
        """Start the process unless it runs. Raises OSError when the system refuses."""
        if self.is_alive:
            return
        self.close()
        context = get_context("spawn")
        ours, theirs = context.Pipe()
        process = context.Process(target=think, args=(theirs,), name="trickerion-brains", daemon=True)
        with _without_main():
            process.start()
        theirs.close()
        self._process, self._pipe = process, ours
        atexit.register(self.close)

    def ask(self, request: Request) -> None:
        """Send a request. Raises OSError when the process cannot be started or reached."""
        self.start()
        assert self._pipe is not None
        self._pipe.send(request)

    def poll(self) -> list[Answer]:
        """The answers that have come in. Raises OSError (EOFError turned into it) when the process has died."""
        answers: list[Answer] = []
        if self._pipe is None:
            return answers
        try:
            while self._pipe.poll():
                answers.append(self._pipe.recv())
        except EOFError as error:
            if not answers:
                raise ConnectionError("the process of the opponents has ended") from error
        return answers

    def wait(self, seconds: float) -> None:
        """Sleep until an answer comes, at most so long. For headless use; the window never waits."""
        if self._pipe is not None:
            connection.wait([self._pipe], seconds)

    def close(self) -> None:
        """End the process at once, whatever it thinks about."""
        atexit.unregister(self.close)
        if self._pipe is not None:
            self._pipe.close()
        if self._process is not None:
            with contextlib.suppress(OSError, ValueError):
                self._process.kill()
                self._process.join(2.0)
        self._process = self._pipe = None


@contextlib.contextmanager
def _without_main() -> Iterator[None]:
    """Start a process that does not run the main script again: a bot needs nothing of it, and it may open a window."""
    main = sys.modules["__main__"]
    sys.modules["__main__"] = ModuleType("__main__")
    try:
        yield
    finally:
        sys.modules["__main__"] = main


# ------------------------------------------------------------------ within the process


def think(pipe: Connection) -> None:
    """Answer requests until the window is gone."""
    with contextlib.suppress(ValueError):
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # the window decides when to end
    threading.Thread(target=_end_with_parent, daemon=True).start()
    while True:
        try:
            request = pipe.recv()
            pipe.send(answer(request))
        except (EOFError, OSError):
            return


def answer(request: Request) -> Answer:
    """Let a bot think. A bot that fails gives an Answer without a move."""
    try:
        from trickerion.bots.registry import make_bot  # here, so that the window never loads the bots

        thought = make_bot(request.brain, request.seed).choose(request.view)
    except Exception as error:
        LOG.exception("%s failed", request.brain)
        return Answer(request.ticket, None, f"{type(error).__name__}: {error}")
    return Answer(request.ticket, thought.move, thought.reason)


def _end_with_parent() -> None:
    """A deep thought must not outlive the window."""
    parent = parent_process()
    while parent is not None and parent.is_alive() and not _is_orphan(parent.pid):
        parent.join(LOOK_SECONDS)
    os._exit(0)


def _is_orphan(parent: int | None) -> bool:
    """Whether the system has given the process to another parent (on Windows it never does)."""
    return sys.platform != "win32" and os.getppid() != parent
