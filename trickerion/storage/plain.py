"""Reading what may be anything: a file that somebody has made by hand, a folder, a link in a circle."""

import json
from pathlib import Path
from typing import Any

DEEPEST = 32
"""Lists within lists; what we write has fewer than ten."""


def read_bytes(path: Path, largest: int) -> bytes:
    """The whole file. Raises OSError, and ValueError when it is larger, or no file but something that may never end."""
    if path.exists() and not path.is_file() and not path.is_dir():  # a folder is refused by the system, in its words
        raise _refusal("NO_PLAIN_FILE")
    with path.open("rb") as file:
        data = file.read(largest + 1)
    if len(data) > largest:
        raise _refusal("TOO_LARGE")
    return data


def read_json(text: str) -> Any:
    """The value that is written there, which can be written again. Raises ValueError, and nothing else."""
    try:
        data = json.loads(text)
    except RecursionError as error:
        raise _refusal("TOO_DEEP") from error
    level = [data]
    for _ in range(DEEPEST):
        level = [inner for outer in level for inner in _within(outer)]
        if not level:
            return data
    raise _refusal("TOO_DEEP")


def _within(value: Any) -> list[Any]:
    if isinstance(value, dict):
        return list(value.values())
    return value if isinstance(value, list) else []


def _refusal(why: str) -> ValueError:
    from trickerion.words import trouble  # not before the language is known

    return ValueError(getattr(trouble, why))
