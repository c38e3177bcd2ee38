"""A file that somebody wants to open while the game is open already: the window that is there is told of it.

The message is a small file in a folder of the data folder, so that only programs that may write the player's games can
leave one. It says one thing, the path of a file that is there; whatever else it says is passed over.
"""

import contextlib
import json
import logging
import re
import time
import uuid
from pathlib import Path
from typing import Final

from trickerion.storage.data_paths import DataPaths
from trickerion.storage.lock import is_held
from trickerion.storage.plain import read_value
from trickerion.storage.writer import write_atomic

LOG = logging.getLogger(__name__)
LARGEST: Final = 20_000
"""Bytes of a message."""
MOST: Final = 8
"""Messages that are read at a time."""
STALE: Final = 60.0
"""Seconds after which a message has come too late."""
PATIENCE, PAUSE = 4.0, 0.05
"""Seconds that another window has to take a message, and between two looks whether it has."""
_NAME: Final = re.compile(r"[0-9a-f]+\.json")
_OPEN: Final = "open"


def hand_over(places: DataPaths, file: Path) -> bool:
    """Have the window that is open open a file; False where none is open, or none takes it."""
    if not is_held(places.running):
        return False
    message = places.to_open / f"{uuid.uuid4().hex}.json"
    try:
        write_atomic(message, json.dumps({_OPEN: str(file.absolute())}))
    except OSError as error:
        LOG.warning("the other window cannot be told: %s", error)
        return False
    until = time.monotonic() + PATIENCE
    while message.exists():
        if time.monotonic() >= until:
            return not _took_back(message)
        time.sleep(PAUSE)
    return True


def _took_back(message: Path) -> bool:
    try:
        message.unlink()
    except OSError:
        return False
    return True


def handed_over(places: DataPaths) -> list[Path]:
    """The files that were handed over, each once; empty where nobody has."""
    try:
        names = [path.name for path in places.to_open.iterdir()]
    except OSError:
        return []
    messages = [places.to_open / name for name in sorted(names) if _NAME.fullmatch(name)][:MOST]
    return [file for message in messages if (file := _read(message)) is not None]


def _read(message: Path) -> Path | None:
    """The file that a message names, which is then gone; None for anything that is no such message."""
    said: object = None
    with contextlib.suppress(OSError, ValueError):
        if abs(time.time() - message.stat().st_mtime) <= STALE:
            said = read_value(message, LARGEST)
    if not _took_back(message) or not isinstance(said, dict) or set(said) != {_OPEN}:
        return None
    return allowed(said[_OPEN])


def allowed(said: object) -> Path | None:
    """The file that is meant, if it is one that a game may be read from: a plain file with its whole path."""
    if not isinstance(said, str):
        return None
    try:
        path = Path(said)
        return path if path.is_absolute() and path.is_file() else None
    except (OSError, ValueError):
        return None
