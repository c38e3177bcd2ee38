"""Reading what may be anything: a file that somebody has made by hand, a folder, a link in a circle.

The one place where bytes of a file become text, and text becomes values: no more of them than asked for, no number that
cannot be written again, no list within a list without end. What is read is then taken apart with ``number`` and
``require``, so that a damaged file costs that file.
"""

import codecs
import errno
import json
import math
import os
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, Final, TypeVar

_T = TypeVar("_T")
DEEPEST = 32
"""Lists within lists; what we write has fewer than ten."""
MOST_DIGITS: Final = 30
"""Of a number; ours have thirteen. One with more fits nowhere, and costs what it stands in."""
PASSING: Final = {errno.EIO, errno.EMFILE, errno.ENFILE, errno.EINTR, errno.EAGAIN, errno.ENOMEM, errno.ENOLCK}
"""What systems report of troubles that may be over at once."""
MOST_ORDER: Final = 10**12
"""Numbers that count in which order something was done."""
_MARKS: Final = (
    (codecs.BOM_UTF8, "utf-8"),
    (codecs.BOM_UTF32_LE, "utf-32-le"),
    (codecs.BOM_UTF32_BE, "utf-32-be"),
    (codecs.BOM_UTF16_LE, "utf-16-le"),
    (codecs.BOM_UTF16_BE, "utf-16-be"),
)
"""The first bytes of a file that an editor has saved in a way of its own. The second mark begins like the fourth."""


def read_bytes(path: Path, largest: int) -> bytes:
    """The whole file. Raises OSError, and ValueError when it is larger, or no file but something that may never end."""
    data = first_bytes(path, largest + 1)
    if len(data) > largest:
        raise _refusal("TOO_LARGE")
    return data


def first_bytes(path: Path, most: int) -> bytes:
    """The file, or so much of it. Raises OSError, and ValueError for something that may never end."""
    if path.exists() and not path.is_file() and not path.is_dir():  # a folder is refused by the system, in its words
        raise _refusal("NO_PLAIN_FILE")
    return twice(lambda: _read(path, most))


def _read(path: Path, most: int) -> bytes:
    with path.open("rb") as file:
        return file.read(most)


def files_in(folder: Path, ending: str) -> list[Path]:
    """The plain files of a folder whose names end so, in any order; none where it cannot be read, or is not there."""
    try:
        names = twice(lambda: os.listdir(folder))
    except OSError:
        return []
    return [path for name in names if name.endswith(ending) and (path := folder / name).is_file()]


def twice(call: Callable[[], _T]) -> _T:
    """What it answers, at the second try where the first has failed by what passes. Raises OSError."""
    try:
        return call()
    except OSError as error:
        if error.errno not in PASSING:
            raise
    return call()


def decoded(data: bytes, errors: str = "strict") -> str:
    """The text of a file: UTF-8 as we write it, or as an editor has marked it. Raises ValueError unless told not to."""
    for mark, name in _MARKS:
        if data.startswith(mark):
            return data[len(mark) :].decode(name, errors)
    return data.decode("utf-8", errors)


def read_value(path: Path, largest: int) -> Any:
    """The value that is written in a file of JSON. Raises OSError, and ValueError for everything else."""
    return read_json(decoded(read_bytes(path, largest)))


def read_json(text: str) -> Any:
    """The value that is written there, which can be written again. Raises ValueError, and nothing else."""
    try:
        data = json.loads(text, parse_int=_whole)
    except (RecursionError, MemoryError) as error:
        raise _refusal("TOO_DEEP") from error
    level = [data]
    for _ in range(DEEPEST):
        level = [inner for outer in level for inner in _within(outer)]
        if not level:
            return data
    raise _refusal("TOO_DEEP")


def number(value: Any, least: int, most: int) -> int:
    """A whole number between the two. Raises ValueError for anything else."""
    require(type(value) is int and least <= value <= most)
    return int(value)


def order(value: Any) -> int:
    """A number that counts in which order something was done; 0 for anything that is none."""
    return value if type(value) is int and 0 <= value <= MOST_ORDER else 0


def after(orders: Iterable[int]) -> int:
    """The number for what is done now, after all of these."""
    return min(max(orders, default=0) + 1, MOST_ORDER)


def require(is_right: bool, what: str = "") -> None:
    """Raise ValueError unless it is."""
    if not is_right:
        raise ValueError(what)


def _whole(digits: str) -> int | float:
    """The number; one that is no number, and fits nowhere, for more digits than can be reckoned with."""
    return int(digits) if len(digits) <= MOST_DIGITS else math.nan


def _within(value: Any) -> list[Any]:
    if isinstance(value, dict):
        return list(value.values())
    return value if isinstance(value, list) else []


def _refusal(why: str) -> ValueError:
    from trickerion.words import trouble  # not before the language is known

    return ValueError(getattr(trouble, why))


def why_not(read: Callable[[Path], object], path: Path) -> str:
    """Why a file that is there cannot be read; "" where it can, or is not there."""
    from trickerion.words import trouble  # as above

    try:
        read(path)
    except FileNotFoundError:
        return ""
    except OSError as error:
        return error.strerror or str(trouble.DISK_REFUSES)
    except ValueError:
        return str(trouble.IS_DAMAGED)
    return ""
