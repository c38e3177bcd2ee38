"""Signals that ask the program to end: the system shuts down, a terminal is closed, Ctrl+C."""

import contextlib
import signal
from collections.abc import Callable, Iterator

NAMES = ("SIGTERM", "SIGINT", "SIGHUP", "SIGBREAK")
"""Those of them that the system knows are handled."""


@contextlib.contextmanager
def ending_on_signals(end: Callable[[], object]) -> Iterator[None]:
    """Within, the first signal calls ``end()``, so that everything is closed in order; the next ends the program.

    What is ignored stays so: whoever starts the program with ``nohup``, or in the background of a script, wants that.
    """
    before = {}

    def asked(number: int, _frame: object) -> None:
        signal.signal(number, signal.SIG_DFL)
        end()

    for number in (getattr(signal, name) for name in NAMES if hasattr(signal, name)):
        if signal.getsignal(number) != signal.SIG_IGN:
            before[number] = signal.signal(number, asked)
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
