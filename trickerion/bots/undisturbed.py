"""Thinking undisturbed: Python looks for rings of garbage once a thought is over, and not all the time.

A thought holds thousands of tables and memories, which Python would look through again and again; hardly anything in
them hangs together in a ring. What does not is freed at once all the same.
"""

import gc
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def undisturbed() -> Iterator[None]:
    """Around a thought, or as the decorator of what thinks; a thought within a thought does nothing more."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()
