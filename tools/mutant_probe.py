"""A plugin of pytest for ``tools/mutants.py``: which tests reach which of the places where the program will be changed.

The instrumented copy of the program calls ``hit(number)`` at those places. In tests the plugin writes, for each test,
the places that it reached and how long it took, as one line of JSON each, into the folder that ``MUTANT_REACH`` names.
Outside of tests (a process that a test started) ``hit`` does nothing. Of the tests that are collected only those run
that the file ``MUTANT_TESTS`` lists, in its order.
"""

import json
import os
from collections.abc import Iterator
from pathlib import Path

import pytest

FOLDER = os.environ.get("MUTANT_REACH", "")
WANTED = os.environ.get("MUTANT_TESTS", "")
reached: set[int] = set()
early: set[int] = set()
"""Reached while no test ran: at import, while tests were collected. Every test depends on it."""
running = False


def hit(number: int) -> None:
    """A place was reached."""
    (reached if running else early).add(number)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Leave those that are wanted."""
    if WANTED:
        names = Path(WANTED).read_text(encoding="utf-8").splitlines()
        order = {name: number for number, name in enumerate(names)}
        items[:] = sorted((item for item in items if item.nodeid in order), key=lambda item: order[item.nodeid])


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    """Collect what one test reaches, its fixtures included."""
    global running
    reached.clear()
    running = True
    yield
    running = False
    _write({"test": item.nodeid, "places": sorted(reached)})


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    """How long it took, and whether it fails without any change."""
    if report.when == "call" and "PYTEST_XDIST_WORKER" in os.environ:
        _write({"test": report.nodeid, "seconds": round(report.duration, 3), "failed": report.failed})


def pytest_sessionfinish() -> None:
    """What was reached beside the tests."""
    _write({"test": "", "places": sorted(early)})


def _write(line: dict[str, object]) -> None:
    if FOLDER:
        with (Path(FOLDER) / f"{os.getpid()}.jsonl").open("a", encoding="utf-8") as file:
            file.write(json.dumps(line) + "\n")
