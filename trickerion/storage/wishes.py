"""Wish lists as they are kept: in the head of a saved game, or at a guest's computer in a file of their own."""

import hashlib
import json
import logging
from pathlib import Path
from typing import Any, Final

from trickerion.rules.catalog import TRICKS
from trickerion.storage.plain import read_value
from trickerion.storage.writer import write_atomic

LOG = logging.getLogger(__name__)
MOST_SEATS: Final = 4
MOST_KEPT: Final = 20
"""Tables at other computers whose wish lists are remembered."""
MOST_TRICKS: Final = 2
LARGEST_FILE: Final = 100_000
"""Bytes."""


def read_wishes(data: Any) -> dict[int, tuple[str, ...]]:
    """Seat -> Tricks, out of what a file says; anything that is none is left out."""
    lists = data.items() if isinstance(data, dict) else ()
    seats = {str(seat): seat for seat in range(MOST_SEATS)}
    return {seats[name]: _tricks(told) for name, told in lists if name in seats and _tricks(told)}


def _tricks(data: Any) -> tuple[str, ...]:
    told = data[:MOST_TRICKS] if isinstance(data, list) else []
    return tuple(dict.fromkeys(trick for trick in told if isinstance(trick, str) and trick in TRICKS))


def table_mark(token: str) -> str:
    """The name under which the wishes for a seat elsewhere are kept: the token that proves the seat is not told."""
    return hashlib.sha256(token.encode()).hexdigest()[:16]


def wishes_elsewhere(path: Path, mark: str) -> tuple[str, ...]:
    """The wishes that were kept for a seat at another computer."""
    return _tricks(_kept(path).get(mark))


def keep_wishes_elsewhere(path: Path, mark: str, wishes: tuple[str, ...]) -> None:
    """Keep them; a disk that refuses is logged."""
    others = {name: told for name, told in _kept(path).items() if name != mark}
    kept = {**({mark: list(wishes)} if wishes else {}), **others}
    try:
        write_atomic(path, json.dumps(dict(list(kept.items())[:MOST_KEPT])))
    except OSError as error:
        LOG.warning("%s cannot be written: %s", path.name, error)


def _kept(path: Path) -> dict[str, Any]:
    try:
        data = read_value(path, LARGEST_FILE)
    except (OSError, ValueError):
        return {}
    return data if isinstance(data, dict) else {}
