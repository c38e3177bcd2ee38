"""Many rows: what is quickly asked of each card is asked of all in one test; of what takes longer the gate has some."""

from collections.abc import Callable, Iterable, Iterator
from itertools import count, product
from typing import Any

import pytest

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


def one_in(number: int, values: Iterable[Any], first: int = 0) -> list[Any]:
    """Parameters of which the gate has one of so many, from ``first`` on; the others are slow."""
    return list(_some(number, values, first))


def _some(number: int, values: Iterable[Any], first: int) -> Iterator[Any]:
    at = count(-first)
    for value in values:
        param = value if isinstance(value, type(pytest.param())) else pytest.param(value)
        is_slow = pytest.mark.slow.mark in [getattr(mark, "mark", mark) for mark in param.marks]
        marks = [*param.marks, pytest.mark.slow] if not is_slow and next(at) % number else param.marks
        yield pytest.param(*param.values, id=param.id, marks=marks)
