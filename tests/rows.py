"""One test for many rows: what is quickly asked of each card is asked of all at once."""

from collections.abc import Callable, Iterable
from itertools import product
from typing import Any

SHOWN = 12
"""So many of the rows that fail are named."""


def each_of(*columns: Iterable[Any]) -> Callable[[Callable[..., None]], Callable[[], None]]:
    """Decorator: the test is run with every row of the columns, to the last; all rows that fail are one failure."""
    rows = list(product(*columns))

    def decorate(test: Callable[..., None]) -> Callable[[], None]:
        def run() -> None:
            failed: list[tuple[Any, AssertionError]] = []
            for row in rows:
                try:
                    test(*row)
                except AssertionError as error:
                    failed.append((row, error))
            assert rows, "nothing is asked"
            if failed:
                told = "\n".join(f"{row}: {error}" for row, error in failed[:SHOWN])
                raise AssertionError(f"{len(failed)} of {len(rows)} rows fail\n{told}") from failed[0][1]

        run.__name__, run.__doc__, run.__module__ = test.__name__, test.__doc__, test.__module__
        return run

    return decorate
