"""What a player has made of the challenges: how often each was tried, when it was solved, and the best result.

One small file, exchanged as a whole and read forgivingly: an entry that is damaged is forgotten, the others stay.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Mapping
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any, Final

from trickerion.storage.lock import MOMENT, held
from trickerion.storage.plain import read_value, why_not
from trickerion.storage.player_error import SaveError
from trickerion.storage.writer import write_atomic
from trickerion.words.trouble import DISK_REFUSES, results_not_written

LOG = logging.getLogger(__name__)
FORMAT: Final = 1
LARGEST: Final = 200_000
"""Bytes."""
MOST: Final = 9_999
SHOWN_AFTER: Final = 3
"""Tries after which the solution may be watched."""


@dataclass(frozen=True)
class Tried:
    """Of one challenge. ``solved_on``: the number of the try that solved it, 0 for none; ``best``: what was counted."""

    tries: int = 0
    solved_on: int = 0
    best: int = 0

    @property
    def is_solved(self) -> bool:
        """Whether it was solved once."""
        return self.solved_on > 0

    @property
    def may_be_shown(self) -> bool:
        """Whether the solution is no secret any more."""
        return self.is_solved or self.tries >= SHOWN_AFTER

    def after(self, number: int, is_solved: bool) -> Tried:
        """The result after one more try that came to so much."""
        tries = min(self.tries + 1, MOST)
        solved_on = self.solved_on or tries * is_solved
        return replace(self, tries=tries, solved_on=solved_on, best=max(self.best, min(max(number, 0), MOST)))


def read_results(path: Path) -> Mapping[str, Tried]:
    """The results by challenge; empty for none, or a file that cannot be read."""
    try:
        return _parsed(path)
    except (OSError, ValueError) as error:
        LOG.warning("%s cannot be read: %s", path.name, error)
        return {}


def why_no_results(path: Path) -> str:
    """Why they cannot be read; "" where they can, or there are none."""
    return why_not(_parsed, path)


def _parsed(path: Path) -> dict[str, Tried]:
    """Raises OSError, and ValueError when the file is none of ours, or a later one."""
    try:
        data = read_value(path, LARGEST)
    except FileNotFoundError:
        return {}
    listed = data.get("results") if isinstance(data, dict) and data.get("format") == FORMAT else None
    if not isinstance(listed, dict):
        raise ValueError(path.name)
    read = {name: _result(one) for name, one in listed.items()}
    return {name: result for name, result in read.items() if result is not None}


def _result(data: Any) -> Tried | None:
    try:
        result = Tried(**data)
    except TypeError:
        return None
    numbers = (result.tries, result.solved_on, result.best)
    is_right = all(type(number) is int and 0 <= number <= MOST for number in numbers)
    return result if is_right and result.solved_on <= result.tries else None


def add_try(path: Path, challenge: str, number: int, is_solved: bool) -> Tried:
    """Add a try to the file, which other windows may have changed; the result. Raises SaveError."""
    try:
        with held(path, MOMENT):
            results = _kept(path)
            result = results[challenge] = results.get(challenge, Tried()).after(number, is_solved)
            told = {name: asdict(one) for name, one in results.items()}
            write_atomic(path, json.dumps({"format": FORMAT, "results": told}))
    except OSError as error:
        raise SaveError(results_not_written(why=error.strerror or DISK_REFUSES)) from error
    return result


def _kept(path: Path) -> dict[str, Tried]:
    """What is there; a file that cannot be read is laid aside first: somebody may still mend it."""
    try:
        return _parsed(path)
    except ValueError:
        path.replace(path.with_name(f"{path.name}.damaged"))
        return {}
