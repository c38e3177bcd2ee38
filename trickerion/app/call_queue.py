"""Calls handed to the window's thread from elsewhere: results of the worker process, ends of file work."""

import contextlib
import queue
from collections.abc import Callable

import pygame

WAKE = pygame.event.custom_type()


class CallQueue:
    """A queue of calls that the loop makes between two frames. ``post`` may be used from any thread."""

    def __init__(self) -> None:
        self._calls: queue.SimpleQueue[Callable[[], object]] = queue.SimpleQueue()

    def post(self, call: Callable[[], object]) -> None:
        """Have ``call()`` made in the window's thread, soon."""
        self._calls.put(call)
        self.wake()

    def wake(self) -> None:
        """Let the scenes see at once what has come; may be used from any thread."""
        with contextlib.suppress(pygame.error):
            pygame.event.post(pygame.event.Event(WAKE))  # an idle loop sleeps until an event

    def run(self) -> int:
        """Make the calls that have come in so far; returns how many there were.

        After one that fails the rest is made in the next frame, which comes at once.
        """
        count = self._calls.qsize()
        try:
            for _ in range(count):
                self._calls.get()()
        finally:
            if not self._calls.empty():
                self.wake()
        return count
