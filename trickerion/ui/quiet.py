"""Quiet C libraries: what they miss is not printed beside what the program says."""

import contextlib
import os
from collections.abc import Iterator


@contextlib.contextmanager
def silent_libraries() -> Iterator[None]:
    """C libraries print what they miss to standard error; whether that matters is for us to say, once."""
    try:
        kept = os.dup(2)
    except OSError:  # there is none
        yield
        return
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 2)
    try:
        yield
    finally:
        os.dup2(kept, 2)
        os.close(kept)
        os.close(nowhere)
