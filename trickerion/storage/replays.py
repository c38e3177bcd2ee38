"""The finished games, kept move by move so that they can be seen again: the last hundred, beside the statistics."""

import contextlib
from pathlib import Path

from trickerion.storage.data_paths import DataPaths
from trickerion.storage.plain import after, files_in
from trickerion.storage.player_error import SaveError
from trickerion.storage.saves import ENDING, SavedGame, look_at
from trickerion.storage.writer import sweep, write_atomic
from trickerion.words.trouble import DISK_REFUSES, replay_not_deleted, replay_not_written

MOST_REPLAYS = 100
"""Older ones make room; a long game takes about 100,000 bytes."""


def replay_of(places: DataPaths, mark: str) -> Path | None:
    """The file of a finished game with this mark in the statistics; None when it is not kept (any more)."""
    path = _path(places, mark)
    return path if path.is_file() else None


def keep_replay(places: DataPaths, mark: str, text: str) -> None:
    """Keep a finished game; the same once, however often it is played to its end. Raises SaveError."""
    path = _path(places, mark)
    if path.is_file():
        return
    number = after(game.order for game in list_replays(places))
    try:
        write_atomic(path, text.replace("{\n", f'{{\n"order": {number},\n', 1))
    except OSError as error:
        raise SaveError(replay_not_written(why=error.strerror or DISK_REFUSES)) from error
    sweep(path)
    for old in list_replays(places)[MOST_REPLAYS:]:
        with contextlib.suppress(OSError):
            _unlink(old.path)


def list_replays(places: DataPaths) -> list[SavedGame]:
    """All that are kept, the newest first: as they were kept, for a clock may be set back."""
    paths = files_in(places.replays, ENDING)
    return sorted(map(look_at, paths), key=lambda game: (game.order, game.when), reverse=True)


def delete_replay(places: DataPaths, path: Path) -> None:
    """Remove one of them; the statistics stay. Raises SaveError."""
    if path.parent != places.replays:
        raise SaveError(replay_not_deleted(why=DISK_REFUSES))
    try:
        _unlink(path)
    except OSError as error:
        raise SaveError(replay_not_deleted(why=error.strerror or DISK_REFUSES)) from error


def _unlink(path: Path) -> None:
    """With what lies beside it."""
    for beside in path.parent.glob(f"{path.name.removesuffix(ENDING)}.seat-*.json"):
        beside.unlink(missing_ok=True)
    path.unlink(missing_ok=True)


def _path(places: DataPaths, mark: str) -> Path:
    name = "".join(letter for letter in mark if letter.isalnum() or letter == "-")  # a mark is read from a file
    return places.replays / f"{name}{ENDING}"
