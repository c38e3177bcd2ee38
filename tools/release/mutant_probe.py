"""A plugin of pytest for ``tools/release/mutants.py``: which tests reach the places that will be changed.

The instrumented copy of the program calls ``hit(number)`` at those places. The plugin writes, for each test, the places
that it reached and how long it took, as one line of JSON each, into the folder that ``MUTANT_REACH`` names; a program
that a test has started writes its own for that test. Of the tests that are collected only those run that the file
``MUTANT_TESTS`` lists, in its order. Beside the program it lies as a module of its own, which may be all that can be
imported: nothing is imported here but what comes with Python, and that only when it is needed.
"""

from __future__ import annotations

import os
import sys

TYPE_CHECKING = False
if TYPE_CHECKING:
    import pytest

FOLDER = os.environ.get("MUTANT_REACH", "")
WANTED = os.environ.get("MUTANT_TESTS", "")
STARTED_BY = "" if "pytest" in sys.modules else os.environ.get("PYTEST_CURRENT_TEST", "").rpartition(" (")[0]
"""The test that has started this program, in which no test runs."""

reached: set[int] = set()
early: set[int] = set()
"""Reached while no test ran: at import, while tests were collected. Every test depends on it."""
running = False


def hit(number: int) -> None:
    """A place was reached."""
    if not STARTED_BY:
        (reached if running else early).add(number)
    elif number not in reached:
        reached.add(number)
        _write({"test": STARTED_BY, "places": [number]})


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Leave those that are wanted."""
    if WANTED:
        with open(WANTED, encoding="utf-8") as file:
            order = {name: number for number, name in enumerate(file.read().splitlines())}
        items[:] = sorted((item for item in items if item.nodeid in order), key=lambda item: order[item.nodeid])


def pytest_runtest_logstart() -> None:
    """One test begins, its fixtures included."""
    global running
    reached.clear()
    running = True


def pytest_runtest_logfinish(nodeid: str) -> None:
    """What it has reached."""
    global running
    running = False
    _write({"test": nodeid, "places": sorted(reached)})


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    """How long it took, and whether it fails without any change."""
    if (report.when == "call" or report.failed) and "PYTEST_XDIST_WORKER" in os.environ:
        _write({"test": report.nodeid, "seconds": round(report.duration, 3), "failed": report.failed})


def pytest_sessionfinish() -> None:
    """What was reached beside the tests."""
    _write({"test": "", "places": sorted(early)})


def _write(line: dict[str, object]) -> None:
    if FOLDER:
        import json

        with open(os.path.join(FOLDER, f"{os.getpid()}.jsonl"), "a", encoding="utf-8") as file:
            file.write(json.dumps(line) + "\n")
