"""The folder of saved games: list, write, open, rename, delete; names from people become safe file names."""

import contextlib
import json
import os
import re
import unicodedata
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from functools import lru_cache, partial
from itertools import count
from pathlib import Path

from trickerion.storage.data_paths import DataPaths
from trickerion.storage.plain import files_in, order
from trickerion.storage.player_error import SaveError
from trickerion.storage.reader import OpenedGame, parse, read_game, read_head, read_text
from trickerion.storage.record import GAME_NAME_LENGTH, Summary, called, clean_name, lay_out
from trickerion.storage.tables import carry_table, table_of
from trickerion.storage.writer import backup_of, write_with_backup
from trickerion.words import trouble as words
from trickerion.words.screens.saves import name_to_keep

__all__ = ["OpenedGame", "SaveError", "SavedGame", "SavedGames", "file_name", "look_at"]

ENDING = ".trickerion.json"
STEM_LENGTH = 48
RESERVED = re.compile(r"(con|prn|aux|nul|com\d|lpt\d)$")
MOST_SAVES = 1000


@dataclass(frozen=True)
class SavedGame:
    """One line of the list of saved games. ``is_damaged``: not even its head could be read; it can only be deleted.

    ``digest`` is that of its table, ``start`` names its options and seed; ``order`` counts the replays in the order in
    which they were kept. What follows it is of games in progress: see ``in_progress.py``.
    """

    path: Path
    name: str
    when: datetime
    summary: Summary
    is_damaged: bool = False
    digest: str = ""
    order: int = 0
    start: str = ""
    purpose: str = "ordinary"
    about: str = ""
    sat_down: int = 0
    known_by: str = ""


def file_name(name: str) -> str:
    """A file name that every system accepts for the name of a game. Different names may give the same one."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    stem = re.sub(r"[^a-z0-9]+", "-", plain).strip("-")[:STEM_LENGTH].rstrip("-")
    if not stem or RESERVED.match(stem):
        stem = f"game-{stem}".rstrip("-")
    return stem + ENDING


class SavedGames:
    """The saved games of one player."""

    def __init__(self, places: DataPaths) -> None:
        self._folder = places.saves

    def list(self) -> list[SavedGame]:
        """The newest named saves, the last one first."""
        return sorted(self._all(), key=lambda save: save.when, reverse=True)[:MOST_SAVES]

    def _all(self) -> Iterator[SavedGame]:
        return map(look_once, files_in(self._folder, ENDING))

    def named(self, name: str) -> SavedGame | None:
        """The game that was saved under this name."""
        return next((save for save in self._all() if save.name == name), None)

    def free_name(self, called: Callable[[int], str]) -> str:
        """The first of ``called(1)``, ``called(2)`` ... under which no game lies."""
        taken = {save.name for save in self._all()}
        return next(name for name in map(called, count(1)) if name not in taken)

    def write(self, text: str, name: str) -> Path:
        """Save under a name; a game of the same name is replaced (and kept as the backup). Raises SaveError."""
        name = clean_name(name)
        if not name:
            raise SaveError(words.NO_NAME)
        path = self._path_for(name)
        try:
            write_with_backup(path, text)
        except OSError as error:
            raise SaveError(words.not_saved(why=error.strerror or words.DISK_REFUSES)) from error
        return path

    def name_to_keep(self, summary: Summary) -> str:
        """A name for the game in progress under which no other one lies."""
        names = [name for name, _, _ in summary.seats]
        return self.free_name(partial(name_to_keep, names, summary.turn, GAME_NAME_LENGTH))

    def keep(self, text: str) -> str:
        """Lay a game beside all others, under a name of its own; that name. Raises SaveError."""
        name = self.name_to_keep(summary_of(text))
        self.write(with_name(Path(words.UNNAMED), text, name), name)
        return name

    def open(self, path: Path) -> OpenedGame:
        """Open a save, or its backup when that holds more. Raises SaveError with one sentence."""
        try:
            opened = read_game(path)
        except SaveError:
            backup = self._open_backup(path)
            if backup is None:
                raise
            return backup
        if opened.note:
            backup = self._open_backup(path)
            if backup is not None and len(backup.game.moves) > len(opened.game.moves):
                return backup
        return opened

    def _open_backup(self, path: Path) -> OpenedGame | None:
        try:
            backup = read_game(backup_of(path))
        except SaveError:
            return None
        note = words.opened_copy(file=called(path), moves=len(backup.game.moves))
        return replace(backup, note=note)

    def delete(self, path: Path) -> None:
        """Remove a save and its backup. Raises SaveError."""
        self._require_own(path)
        for beside in (backup_of(path), table_of(path)):
            with contextlib.suppress(OSError):
                beside.unlink()
        try:
            path.unlink(missing_ok=True)
        except OSError as error:
            raise SaveError(words.not_deleted(file=called(path), why=error.strerror)) from error

    def rename(self, path: Path, name: str) -> Path:
        """Give a save another name; its new path. Raises SaveError, also when the name is taken."""
        self._require_own(path)
        name = clean_name(name)
        if any(save.name == name and save.path != path for save in self._all()):
            raise SaveError(words.name_taken(name=name))
        text = read_text(path)
        if not parse(path, text).is_whole:
            raise SaveError(words.not_renamed(file=called(path)))
        new = self.write(with_name(path, text, name), name)
        if new != path:
            carry_table(table_of(path), new)
            self.delete(path)
        return new

    def _path_for(self, name: str) -> Path:
        """The file of the game of this name, or a free one."""
        path = self._folder / file_name(name)
        number = 1
        while os.path.lexists(path) and look_at(path).name != name:
            number += 1
            path = self._folder / file_name(f"{file_name(name).removesuffix(ENDING)[:40]} {number}")
        return path

    def _require_own(self, path: Path) -> None:
        if path.parent != self._folder or not path.name.endswith(ENDING):
            raise SaveError(words.not_ours(file=called(path)))


def summary_of(text: str) -> Summary:
    """What is known of a game in progress. Raises SaveError when the text is none."""
    return Summary.from_json(parse(Path(words.UNNAMED), text).head.get("summary"))


def with_name(path: Path, text: str, name: str) -> str:
    """The text of a save with another name in it."""
    return with_head(path, text, "name", name)


def with_head(path: Path, text: str, field: str, value: object) -> str:
    """The text of a save with another field of its head; one that is damaged keeps every letter of its moves."""
    fields = parse(path, text)
    if fields.is_whole:
        return lay_out({**fields.head, field: value}, [json.dumps(move) for move in fields.moves])
    return re.sub(rf'(?m)^"{field}": .*$', lambda _: f'"{field}": {json.dumps(value)},', text, count=1)


def look_once(path: Path) -> SavedGame:
    """Like ``look_at``, but a file that has not changed since is not read again."""
    try:
        stamp = os.stat(path)
    except OSError:
        return look_at(path)
    return _look_once(str(path), (stamp.st_ino, stamp.st_mtime_ns, stamp.st_size))


@lru_cache(maxsize=4 * MOST_SAVES)
def _look_once(path: str, _: tuple[int, ...]) -> SavedGame:
    """What the list shows of a file, read anew when the file has changed."""
    return look_at(Path(path))


def look_at(path: Path) -> SavedGame:
    """What the list shows of a file; one that is damaged goes by its file name."""
    stem = clean_name(path.name.removesuffix(ENDING)) or words.UNNAMED
    try:
        head = read_head(path)
    except SaveError:
        return SavedGame(path, stem, _file_time(path), Summary(), is_damaged=True)
    text = {key: clean_name(head.get(key)) for key in ("name", "digest", "start", "purpose", "about", "known_by")}
    return SavedGame(
        path,
        text["name"] or stem,
        _when(head.get("when"), path),
        Summary.from_json(head.get("summary")),
        digest=text["digest"],
        order=order(head.get("order")),
        start=text["start"],
        purpose=text["purpose"] or "ordinary",
        about=text["about"],
        sat_down=order(head.get("sat_down")),
        known_by=text["known_by"],
    )


def _when(text: object, path: Path) -> datetime:
    try:
        when = datetime.fromisoformat(str(text))
    except ValueError:
        return _file_time(path)
    return when if when.tzinfo else when.replace(tzinfo=UTC)


def _file_time(path: Path) -> datetime:
    try:
        return datetime.fromtimestamp(path.stat().st_mtime, UTC)
    except (OSError, OverflowError, ValueError):
        return datetime.fromtimestamp(0, UTC)
