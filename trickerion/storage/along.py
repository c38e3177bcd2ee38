"""A table on its way to another computer: the save of its game, with the table in its head, is one file.

Who opens it there has the game, the door, the name at the relay and the seats of all guests. The file is for its owner
alone: whoever has it is the host.
"""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterator
from dataclasses import asdict, replace
from pathlib import Path
from typing import Final

import platformdirs

from trickerion.replacing import replace as replace_file
from trickerion.storage.data_paths import DataPaths
from trickerion.storage.plain import files_in
from trickerion.storage.player_error import SaveError
from trickerion.storage.reader import read_head
from trickerion.storage.saves import ENDING, SavedGame, file_name, look_once, with_head, with_name
from trickerion.storage.tables import KeptTable, table_from, write_private
from trickerion.words import trouble as words

TABLE: Final = "table"
"""Field of the head of a save that holds its table."""
RELAY: Final = "relay"
"""Field with the relay at which the table has its name, as it was typed."""
OPENED: Final = ".opened"
"""What the name of a file ends with whose table has been opened."""


def folders(places: DataPaths) -> Iterator[Path]:
    """Folders in which somebody may have put such a file; the first is where it is written."""
    told = (platformdirs.user_documents_path, platformdirs.user_downloads_path, platformdirs.user_desktop_path)
    found = dict.fromkeys([*(folder() for folder in told), Path.home(), places.saves])
    return (folder for folder in found if folder.is_dir())


def write_along(places: DataPaths, name: str, game: str, kept: KeptTable, relay: str) -> Path:
    """Write a game and its table as one file, of the next generation. Raises SaveError."""
    path = Path(words.UNNAMED)
    text = with_name(path, game, name)
    text = with_head(path, text, TABLE, asdict(replace(kept, generation=kept.generation + 1)))
    text = with_head(path, text, RELAY, relay)
    folder = next(folders(places), places.saves)
    number, stem = 1, file_name(name).removesuffix(ENDING)
    path = folder / f"{stem}{ENDING}"
    while os.path.lexists(path):
        number += 1
        path = folder / f"{stem}-{number}{ENDING}"
    try:
        write_private(path, text)
    except OSError as error:
        raise SaveError(words.not_saved(why=error.strerror or words.DISK_REFUSES)) from error
    return path


def tables_along(places: DataPaths) -> list[SavedGame]:
    """Tables that have come along to this computer and were not opened here yet."""
    found = []
    for folder in folders(places):
        with contextlib.suppress(OSError):
            saves = map(look_once, files_in(folder, ENDING))
            found += [save for save in saves if not save.is_damaged and table_in(save.path) is not None]
    return found


def table_in(path: Path) -> KeptTable | None:
    """The table in the head of a save; None where there is none."""
    try:
        told = read_head(path).get(TABLE)
        return table_from(told) if isinstance(told, dict) else None
    except (SaveError, ValueError):
        return None


def relay_in(path: Path) -> str:
    """The relay in the head of a save, "" for none."""
    try:
        return str(read_head(path).get(RELAY, ""))
    except SaveError:
        return ""


def is_opened(path: Path) -> None:
    """The table is open here: its file is offered no more."""
    with contextlib.suppress(OSError):
        replace_file(path, path.with_name(path.name + OPENED))
