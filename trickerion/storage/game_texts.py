"""Finished games as plain text, a file each, beside the saved games."""

from pathlib import Path
from typing import Final

from trickerion.storage.data_paths import DataPaths
from trickerion.storage.player_error import SaveError
from trickerion.storage.writer import write_atomic
from trickerion.words.trouble import DISK_REFUSES, text_not_written

_LONGEST: Final = 60


def write_game_text(places: DataPaths, name: str, text: str) -> Path:
    """Write the text of a game to a file named after the game. Raises SaveError."""
    letters = "".join(letter if letter.isalnum() or letter in "-_" else " " for letter in name)
    called = "-".join(letters.split())[:_LONGEST]
    path = places.texts / f"{called or 'game'}.txt"
    try:
        write_atomic(path, text)
    except OSError as error:
        raise SaveError(text_not_written(why=error.strerror or DISK_REFUSES)) from error
    return path
