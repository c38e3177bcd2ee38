"""Relays: the one whose name a table keeps, and the keys of a machine that is one itself. For their owner alone."""

import errno
import json
import logging
import os
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final

from trickerion.storage.plain import read_bytes, read_value, require
from trickerion.storage.tables import write_private

LOG = logging.getLogger(__name__)
LARGEST: Final = 10_000
"""Bytes."""
LONGEST_TEXT: Final = 300


@dataclass(frozen=True)
class KeptRelay:
    """``relay``: its address and the group key, as they are typed; ``name`` there, and the ``token`` that proves it."""

    relay: str = ""
    name: str = ""
    token: str = ""


def kept_relay(path: Path) -> KeptRelay:
    """The relay that was kept there; an empty one for none, or a file that cannot be read."""
    try:
        data = read_value(path, LARGEST)
        require(isinstance(data, dict), path.name)
        kept = KeptRelay(**data)
        require(all(isinstance(text, str) and len(text) <= LONGEST_TEXT for text in asdict(kept).values()))
    except FileNotFoundError:
        return KeptRelay()
    except (OSError, ValueError, TypeError) as error:
        LOG.warning("%s cannot be read: %s", path.name, error)
        return KeptRelay()
    return kept


def keep_relay(path: Path, relay: KeptRelay) -> None:
    """Write it; a disk that refuses is logged."""
    try:
        write_private(path, json.dumps(asdict(relay)))
    except OSError as error:
        LOG.warning("%s cannot be written: %s", path.name, error)


def kept_key(path: Path, made: Callable[[], str]) -> str:
    """A key of a folder; a new one where there is none. Raises OSError where it cannot be read.

    A disk that refuses is logged: the key is good until the program ends.
    """
    try:
        return read_bytes(path, LARGEST).decode("ascii", "replace")
    except FileNotFoundError:
        key = made()
    except ValueError as error:
        raise OSError(errno.EINVAL, os.strerror(errno.EINVAL)) from error
    try:
        write_private(path, key)
    except OSError as error:
        LOG.warning("%s cannot be written: %s", path.name, error)
    return key
