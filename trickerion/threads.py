"""Threads of ours. None ends untold: an exception in one is logged and handed to whoever began it."""

import errno
import logging
import os
import threading
from collections.abc import Callable

LOG = logging.getLogger(__name__)


def begin(
    name: str, work: Callable[[], object], failed: Callable[[BaseException], object] = lambda error: None
) -> threading.Thread:
    """Start a thread that does some work, and does not keep the program from ending.

    ``failed`` is given what is raised there, in that thread. Raises OSError where the system has no room for a thread.
    """
    thread = threading.Thread(target=_run, args=(name, work, failed), name=name, daemon=True)
    try:
        thread.start()
    except (RuntimeError, MemoryError) as error:
        raise OSError(errno.EAGAIN, os.strerror(errno.EAGAIN)) from error
    return thread


def report_failures() -> None:
    """Log what is raised in threads of libraries, too: a windowed program has no console that would show it."""
    threading.excepthook = _log


def _run(name: str, work: Callable[[], object], failed: Callable[[BaseException], object]) -> None:
    try:
        work()
    except BaseException as error:
        LOG.exception("the thread %s has failed", name)
        failed(error)


def _log(told: threading.ExceptHookArgs) -> None:
    if told.exc_value is not None:
        whole = (told.exc_type, told.exc_value, told.exc_traceback)
        LOG.error("the thread %s has failed", told.thread and told.thread.name, exc_info=whole)
