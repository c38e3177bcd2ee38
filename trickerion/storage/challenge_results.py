"""What a player has made of the challenges: how often each was tried, when it was solved, and the best result.

One small file, exchanged as a whole and read forgivingly: an entry that is damaged is forgotten, the others stay.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any, Final

from trickerion.replacing import replace as replace_file
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
WATCHED: Final = 99
"""More help than any step: the solution was watched."""


@dataclass(frozen=True)
class Tried:
    """Of one challenge. ``solved_on``: the number of the try that solved it, 0 for none; ``best``: what was counted;
    ``helped``: the most steps of help that were read in a try before it was solved, WATCHED for the solution itself.
    """

    tries: int = 0
    solved_on: int = 0
    best: int = 0
    helped: int = 0

    @property
    def is_solved(self) -> bool:
        """Whether it was solved once."""
        return self.solved_on > 0

    @property
    def may_be_shown(self) -> bool:
        """Whether the solution is no secret any more."""
        return self.is_solved or self.tries >= SHOWN_AFTER

    def after(self, number: int, is_solved: bool, helped: int = 0) -> Tried:
        """The result after one more try that came to so much, with so many steps of help."""
        tries, before = min(self.tries + 1, MOST), self.after_help(helped)
        solved_on = self.solved_on or tries * is_solved
        return replace(before, tries=tries, solved_on=solved_on, best=max(self.best, min(max(number, 0), MOST)))

    def after_help(self, helped: int) -> Tried:
        """The result when so much help was read; none counts any more once it is solved."""
        return self if self.is_solved else replace(self, helped=max(self.helped, helped))


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
    numbers = (result.tries, result.solved_on, result.best, result.helped)
    is_right = all(type(number) is int and 0 <= number <= MOST for number in numbers)
    return result if is_right and result.solved_on <= result.tries else None


def add_try(path: Path, challenge: str, number: int, is_solved: bool, helped: int = 0) -> Tried:
    """Add a try to the file, which other windows may have changed; the result. Raises SaveError."""
    return _changed(path, challenge, lambda result: result.after(number, is_solved, helped))


def add_watched(path: Path, challenge: str) -> Tried:
    """Note in the file that the solution was watched; the result. Raises SaveError."""
    return _changed(path, challenge, lambda result: result.after_help(WATCHED))


def _changed(path: Path, challenge: str, change: Callable[[Tried], Tried]) -> Tried:
    result = change(Tried())
    try:
        with held(path, MOMENT):
            results = _kept(path)
            result = results[challenge] = change(results.get(challenge, Tried()))
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
        replace_file(path, path.with_name(f"{path.name}.damaged"))
        return {}
