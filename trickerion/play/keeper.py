"""Where a running game is kept: its autosave, the saves under a name, the records to which its end is added."""

from collections.abc import Callable, Collection, Mapping
from functools import partial
from pathlib import Path
from typing import Any

from trickerion.rules.game import Game
from trickerion.storage.autosave import LAST_WAIT, Autosaver, deed
from trickerion.storage.evenings import add_end
from trickerion.storage.in_progress import OF_TONIGHT, GamePlace
from trickerion.storage.player_error import PlayerError
from trickerion.storage.record import Record
from trickerion.storage.replays import keep_replay
from trickerion.storage.saves import SavedGames
from trickerion.storage.statistics import FinishedGame, add_game
from trickerion.storage.tables import carry_table
from trickerion.storage.writer import sweep
from trickerion.words import trouble as words


class Keeper:
    """Keeps a game in its place; without any it keeps nothing. Who sits ``elsewhere`` has records there.

    ``beside`` gives what lies beside the game while it goes on, and is nobody else's business once it is over.
    Raises PlayerError when the place is taken.
    """

    def __init__(
        self,
        game: Game,
        place: GamePlace | None,
        elsewhere: Collection[int] = (),
        beside: Callable[[], Mapping[str, Any]] = dict,
    ) -> None:
        self.place, self._elsewhere, self._beside = place, elsewhere, beside
        self._record = Record(game.options, game.seed)
        self._hold = place.hold() if place is not None else None
        if place is not None:
            sweep(place.path)
        self._saves = SavedGames(place.places) if place is not None else None
        self._autosaver = Autosaver(place.path) if place is not None else None

    def record(self, game: Game, name: str) -> str:
        """The game as it is saved by itself; "" for one that has no place."""
        return "" if self.place is None else self._text(game, name, self.place.head)

    def _text(self, game: Game, name: str, head: Mapping[str, Any]) -> str:
        return self._record.text(game, name, head if game.is_over else {**head, **self._beside()})

    def save(self, game: Game, name: str) -> Path:
        """Save the game under a name. Raises PlayerError when that is not possible."""
        if self._saves is None or self.place is None:
            raise PlayerError(words.NO_PLACE)
        path = self._saves.write(self._text(game, name, self.place.mark), name)
        carry_table(self.place.table, path)
        return path

    def autosave(self, game: Game, name: str) -> None:
        """Save the game by itself, one that is over among the records."""
        if self._autosaver is not None:
            self._autosaver.put(self.record(game, name), self._result(game, name) if game.is_over else ())

    def _result(self, game: Game, name: str) -> list[Callable[[], object]]:
        """To keep the finished game, and to add it to the records: once, however often its end is played or opened.

        Both are done before the end is saved, and not in the window's thread: a kill loses the last decision, no game.
        """
        if self.place is None:
            return []
        places, terms, known_by = self.place.places, self.place.terms, self.place.known_by
        finished = FinishedGame.of(game, self._elsewhere, known_by)
        add = partial(add_game, places.statistics, finished)
        keep = partial(keep_replay, places, finished.mark, self.record(game, name))
        tonight = partial(add_end, places, known_by, game, self.record(game, name))
        wanted = (
            (terms.counts, add, words.records_not_written),
            (self.place.purpose in OF_TONIGHT, tonight, words.evening_not_written),
            (terms.replays, keep, words.replay_not_written),
        )
        return [deed(call, failed) for is_wanted, call, failed in wanted if is_wanted]

    def take_troubles(self) -> list[str]:
        """Sentences about all that could not be written, each once."""
        return self._autosaver.take_troubles() if self._autosaver else []

    def flush(self, seconds: float = LAST_WAIT) -> None:
        """Wait until the autosave is on disk, and a game that is over among the records; not longer."""
        if self._autosaver is not None:
            self._autosaver.flush(seconds)

    def close(self) -> None:
        """The autosave gets written, and after that the place is let go; a slow disk is not waited for."""
        if self._autosaver is not None:
            self._autosaver.close(self._hold.close if self._hold is not None else lambda: None)
