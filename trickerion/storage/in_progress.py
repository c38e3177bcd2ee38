"""The games in progress: each saves itself in a file of its own, in the folder ``games``.

    games = GamesInProgress(places)
    place = games.free(TONIGHT, "2026-11-27")     a place for a new game; the file comes with its first decision
    session = Session.new(options, seed, place)   plays there; so does Session.of_opened(opened, place)
    games.list(TONIGHT, "2026-11-27")             those that are going on, the one that somebody sat down to last first
    session = Session.resume(game.place)          takes one up; play/tables/hosting.py hosts it, too

Given ``DataPaths`` alone, ``Session.new`` finds a free ordinary place, and ``Session.resume`` takes up ``last()``.

A place has a **purpose** (``PURPOSES``), which stands in the head of the file with ``about`` (the date of an evening,
the id of a challenge or a lesson) and says what becomes of the game: whether *Your Tables* and *Continue* know it,
whether its end counts in the records and is kept as a replay, and which scene takes it up:
``open_scene(app, place.terms.scene, place=place)``. A file that says nothing is ordinary; one of a purpose that is not
known (a later version's) is left alone.

Beside them stands what the game is ``known_by``: the name of the place where it was begun. A copy that was saved under
a name and is opened again (``for_saved``) has another place, and is the same game: it counts once.

A place is held while a game is played there: a second window gets a PlayerError. File names are made here, never from
what a player types. A finished game leaves the list; the last one stays until another is begun, for its result.
Games of a purpose that *Continue* does not know stay until ``forget``.
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from secrets import token_hex
from typing import IO, Any, Final, NamedTuple

from trickerion.replacing import replace as replace_file
from trickerion.storage.autosave import is_still_written
from trickerion.storage.data_paths import MOST_WINDOWS, DataPaths
from trickerion.storage.evening import MATINEE, TONIGHT, evening_in
from trickerion.storage.lock import MOMENT, is_held, take
from trickerion.storage.plain import after, files_in, twice
from trickerion.storage.player_error import PlayerError, SaveError
from trickerion.storage.reader import read_text
from trickerion.storage.replays import list_replays
from trickerion.storage.saves import ENDING, OpenedGame, SavedGame, SavedGames, look_once, with_head
from trickerion.storage.tables import carry_table, kept_table, table_of
from trickerion.storage.writer import backup_of, write_with_backup
from trickerion.words.trouble import DISK_REFUSES, IN_ANOTHER_WINDOW, NO_GAME_IN_PROGRESS, STILL_WRITTEN, not_put_away

ORDINARY, EVENING, CHALLENGE = "ordinary", "evening", "challenge"
AGAIN: Final = {TONIGHT: "tonight_again", MATINEE: "matinee_again"}
"""A game of today's bills that was opened from the saved games: it stands among the tables, not on its page."""
OF_TONIGHT: Final = (*AGAIN, *AGAIN.values())


class Purpose(NamedTuple):
    """What becomes of a game. ``scene`` takes it up; *Your Tables* and *Continue* know it if it ``continues``.

    Its end ``counts`` in the records, and is kept among the ``replays``.
    """

    scene: str
    continues: bool
    counts: bool
    replays: bool


PURPOSES: Final = {
    ORDINARY: Purpose("continue", continues=True, counts=True, replays=True),
    EVENING: Purpose("continue", continues=True, counts=True, replays=True),
    **dict.fromkeys(AGAIN, Purpose("tonight", continues=False, counts=False, replays=True)),
    **dict.fromkeys(AGAIN.values(), Purpose("continue", continues=True, counts=False, replays=True)),
    CHALLENGE: Purpose("challenges", continues=False, counts=False, replays=False),
}


@dataclass(frozen=True)
class GamePlace:
    """Where a game saves itself. ``order`` counts how often somebody sat down at any of them: the last has the most.

    ``known_by``: by what its game is known, wherever copies of it lie.
    """

    places: DataPaths
    path: Path
    purpose: str = ORDINARY
    about: str = ""
    order: int = 0
    known_by: str = ""

    @property
    def terms(self) -> Purpose:
        """What becomes of a game there."""
        return PURPOSES[self.purpose]

    @property
    def head(self) -> dict[str, Any]:
        """What the head of its file says beside the game."""
        return {**self.mark, "sat_down": self.order}

    @property
    def mark(self) -> dict[str, Any]:
        """What every copy of the game says, wherever it lies."""
        return {"purpose": self.purpose, "about": self.about, "known_by": self.known_by}

    @property
    def table(self) -> Path:
        """The file of the table, if people elsewhere play here."""
        return table_of(self.path)

    @property
    def is_taken(self) -> bool:
        """Whether a game is being played there now, in this window or another one."""
        return is_held(_lock(self.path))

    @property
    def is_elsewhere(self) -> bool:
        """Whether it is played on a screen: one that has been left and is still being written is not."""
        return self.is_taken and not is_still_written(self.path)

    def hold(self) -> IO[bytes] | None:
        """Hold it until the file is closed; None where the disk has no room for that. Raises PlayerError when taken."""
        if is_still_written(self.path):
            raise PlayerError(STILL_WRITTEN)
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            file = twice(lambda: _lock(self.path).open("ab"))
        except OSError:
            return None
        if not take(file, MOMENT):
            file.close()
            raise PlayerError(IN_ANOTHER_WINDOW)
        return file

    @contextlib.contextmanager
    def held(self) -> Iterator[None]:
        """Nobody else plays there meanwhile. Raises SaveError when somebody does."""
        try:
            file = self.hold()
        except PlayerError as error:
            raise SaveError(str(error)) from error
        try:
            yield
        finally:
            if file is not None:
                file.close()


def _lock(path: Path) -> Path:
    return path.with_name(f"{path.name}.lock")


class GameInProgress(NamedTuple):
    """One line of the list."""

    place: GamePlace
    saved: SavedGame


class GamesInProgress:
    """All games in progress of one player."""

    def __init__(self, places: DataPaths) -> None:
        self._places = places

    def _all(self) -> Iterator[GameInProgress]:
        """In any order, finished ones among them; a damaged file whose backup is whole is shown by that."""
        for path in files_in(self._places.games, ENDING):
            saved = look_once(path)
            if saved.is_damaged and not (other := look_once(backup_of(path))).is_damaged:
                saved = replace(other, path=path)
            if saved.purpose in PURPOSES:
                known_by = saved.known_by or path.name.removesuffix(ENDING)
                place = GamePlace(self._places, path, saved.purpose, saved.about, saved.sat_down, known_by)
                yield GameInProgress(place, saved)

    def list(self, purpose: str = "", about: str = "") -> list[GameInProgress]:
        """Those that are going on, the one sat down to last first; without a ``purpose`` what is in *Your Tables*."""
        wanted = (game for game in self._all() if not game.saved.summary.is_over)
        if purpose:
            found = [game for game in wanted if (game.saved.purpose, game.saved.about) == (purpose, about)]
        else:
            found = [game for game in wanted if game.place.terms.continues]
        return sorted(found, key=_newest, reverse=True)

    def all_of(self, purpose: str) -> Sequence[GameInProgress]:
        """All of one purpose, finished ones among them."""
        return [game for game in self._all() if game.saved.purpose == purpose]

    def last(self, *, over: bool = False) -> GameInProgress | None:
        """What *Continue* goes on with; ``over``: the last game that is over, if none was begun since.

        One that is played in another window is left out; one that was left and is still being written is not.
        """
        known = [game for game in self._all() if game.place.terms.continues]
        known.sort(key=_newest, reverse=True)
        if over:
            return known[0] if known and known[0].saved.summary.is_over else None
        free = (game for game in known if not game.saved.summary.is_over and not game.place.is_elsewhere)
        return next(free, None)

    def free(self, purpose: str = ORDINARY, about: str = "", known_by: str = "") -> GamePlace:
        """A place for a new game, or for one that is known. Finished games that are kept elsewhere make room."""
        known = list(self._all())
        for game in known:
            self._clear(game)
        order = after(game.place.order for game in known)
        name = token_hex(8)
        path = self._places.games / f"{name}{ENDING}"
        return GamePlace(self._places, path, purpose, about, order, known_by or name)

    def for_saved(self, opened: OpenedGame) -> GamePlace:
        """A place for a game that was saved under a name: for what it was before, and as the same game.

        An evening is known by its cards, too, where the file does not say so.
        """
        purpose, about = opened.purpose if opened.purpose in PURPOSES else ORDINARY, opened.about
        if purpose == ORDINARY and (evening := evening_in(opened.game)) is not None:
            purpose, about = evening.bill, evening.date.isoformat()
        return self.free(AGAIN.get(purpose, purpose), about, opened.known_by)

    def again(self, place: GamePlace) -> GamePlace:
        """The same place, sat down to once more."""
        orders = [game.place.order for game in self._all()]
        return place if 0 < place.order == max(orders, default=0) else replace(place, order=after(orders))

    def _clear(self, game: GameInProgress) -> None:
        is_over = game.saved.summary.is_over and game.place.terms.continues
        if is_over and any(game.saved.digest == kept.digest for kept in list_replays(self._places)):
            with contextlib.suppress(SaveError):
                self.forget(game.place)

    def forget(self, place: GamePlace) -> None:
        """Remove the game for good, with its table. Raises SaveError, also while it is played."""
        if place.is_taken:
            raise SaveError(IN_ANOTHER_WINDOW)
        try:
            for path in (backup_of(place.path), place.table, place.path):
                path.unlink(missing_ok=True)
        except OSError as error:
            raise SaveError(not_put_away(why=error.strerror or DISK_REFUSES)) from error
        with contextlib.suppress(OSError):  # where somebody has it open it stays
            _lock(place.path).unlink(missing_ok=True)

    def put_away(self, game: GameInProgress) -> str:
        """Lay the game among the saved ones, under a name of its own, and off the list; the name. Raises SaveError."""
        if game.place.is_taken:
            raise SaveError(IN_ANOTHER_WINDOW)
        if game.saved.is_damaged:
            return self._lay_as_it_is(game.place.path)
        saves = SavedGames(self._places)
        name = saves.keep(read_text(_readable(game)))
        if (saved := saves.named(name)) is not None:
            carry_table(game.place.table, saved.path)
        self.forget(game.place)
        return name

    def to_tables(self, game: GameInProgress) -> None:
        """A game of today's bills is from now on among the tables. Raises SaveError."""
        if game.place.is_taken:
            raise SaveError(IN_ANOTHER_WINDOW)
        text = read_text(_readable(game))
        try:
            write_with_backup(game.place.path, with_head(game.place.path, text, "purpose", AGAIN[game.saved.purpose]))
        except OSError as error:
            raise SaveError(not_put_away(why=error.strerror or DISK_REFUSES)) from error

    def _lay_as_it_is(self, path: Path) -> str:
        try:
            self._places.saves.mkdir(parents=True, exist_ok=True)
            replace_file(path, self._places.saves / path.name)
        except OSError as error:
            raise SaveError(not_put_away(why=error.strerror or DISK_REFUSES)) from error
        return path.name.removesuffix(ENDING)


def _newest(game: GameInProgress) -> tuple[Any, ...]:
    return game.place.order, game.saved.when, game.place.path.name


def _readable(game: GameInProgress) -> Path:
    """Its file, or its backup when that alone can be read."""
    return backup_of(game.place.path) if look_once(game.place.path).is_damaged else game.place.path


def to_resume(where: DataPaths | GamePlace) -> GamePlace:
    """The place of the game that is taken up: that one, or the last one. Raises SaveError when there is none."""
    if isinstance(where, GamePlace):
        return GamesInProgress(where.places).again(where)
    games = GamesInProgress(where)
    last = games.last() or games.last(over=True)
    if last is None:
        raise SaveError(NO_GAME_IN_PROGRESS)
    return games.again(last.place)


def take_in(places: DataPaths) -> None:
    """Give the games in progress of earlier versions, one for each window, places of their own.

    What another window of such a version still plays stays until the next start; so does what the disk keeps.
    """
    for number in range(1, MOST_WINDOWS + 1):
        window = replace(places, window=number)
        if number == places.window or not is_held(window.running):
            with contextlib.suppress(OSError):
                _take_in(window, number)


def _take_in(window: DataPaths, number: int) -> None:
    if not window.autosave.is_file() and not backup_of(window.autosave).is_file():
        return
    path = window.games / f"earlier-{number}{ENDING}"  # the same again when it was killed half-way
    if path.is_file():
        path = window.games / f"{token_hex(8)}{ENDING}"
    path.parent.mkdir(parents=True, exist_ok=True)
    old = window.data / "table.json"
    kept = kept_table(old)
    if kept is not None and kept.start and kept.start == look_once(window.autosave).start:
        replace_file(old, GamePlace(window, path).table)
    if window.autosave.is_file():
        if backup_of(window.autosave).is_file():
            replace_file(backup_of(window.autosave), backup_of(path))
        replace_file(window.autosave, path)
    else:
        replace_file(backup_of(window.autosave), path)
