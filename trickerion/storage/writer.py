"""Writing files whole: a reader finds the old text or the new one, never half."""

import contextlib
import os
import re
import shutil
import sys
import tempfile
from collections.abc import Callable, Collection
from pathlib import Path

from trickerion.replacing import replace as replace_file
from trickerion.storage.lock import is_left, take
from trickerion.storage.plain import twice

PART, SECOND = ".part", ".old"
CLOSES_FIRST = sys.platform == "win32"
"""Whether an open file cannot be renamed; until then it is held, so that nobody sweeps it away."""


def write_atomic(path: Path, text: str) -> None:
    """Write ``text`` (UTF-8) to ``path``, making its folder: a reader finds the old text or the new one, never half.

    Raises OSError when the disk is full or the folder cannot be written; the old file is then untouched.
    """
    _write(path, text, lambda _: None)


def backup_of(path: Path) -> Path:
    """Where the previous version lies."""
    return path.with_name(path.name + ".bak")


def write_with_backup(path: Path, text: str) -> None:
    """Write a file so that at every moment it is there whole, and keep what it held before beside it.

    Raises OSError; the file and what is kept beside it are then as they were.
    """
    _write(path, text, lambda part: _keep(path, _second_of(part)) if path.is_file() else None)


def _write(path: Path, text: str, before: Callable[[Path], object]) -> None:
    """Write a part beside the file, held as long as it is ours; ``before`` it takes the file's place all is on disk."""
    try:
        twice(lambda: _write_once(path, text, before))
    except FileNotFoundError:  # a program that starts has swept the part away before it was held, or after
        _write_once(path, text, before)


def _write_once(path: Path, text: str, before: Callable[[Path], object]) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    descriptor, name = tempfile.mkstemp(prefix=path.name, suffix=PART, dir=path.parent)
    try:
        with os.fdopen(descriptor, "wb") as file:
            take(file)
            file.write(text.encode("utf-8"))
            file.flush()
            os.fsync(file.fileno())
            if CLOSES_FIRST:
                file.close()
            before(Path(name))
            replace_file(name, path)
    except BaseException:
        for left in (name, _second_of(Path(name))):
            with contextlib.suppress(OSError):
                os.unlink(left)
        raise


def _second_of(part: Path) -> Path:
    return part.with_suffix(SECOND)


def _keep(path: Path, second: Path) -> None:
    """A second name for the old content, just before the first one is given to the new."""
    try:
        os.link(path, second)
    except OSError:  # a disk that knows no links
        shutil.copyfile(path, second)
    replace_file(second, backup_of(path))


LEFT = re.compile(r"(?P<whole>.+\.(json|table|csv))" + 8 * "[a-z0-9_]" + r"\.(part|old)")
"""The name of a file that is being written, or was when a program was killed, with the name of the whole."""


def sweep_folder(folder: Path, names: Collection[str] = ()) -> None:
    """Remove what a killed program left half-written in a folder; only of files of these names, if there are any."""
    with contextlib.suppress(OSError), os.scandir(folder) as entries:
        found = {left["whole"] for entry in entries if (left := LEFT.fullmatch(entry.name)) and entry.is_file()}
        for name in sorted(found):
            if not names or name in names:
                sweep(folder / name)


def sweep(path: Path) -> None:
    """Remove what a killed program left half-written beside a file; what another one is writing now stays."""
    with contextlib.suppress(OSError):
        for part in path.parent.glob(f"{path.name}*{PART}"):
            if is_left(part):
                part.unlink()
        for second in path.parent.glob(f"{path.name}*{SECOND}"):
            if not second.with_suffix(PART).exists():
                second.unlink()
