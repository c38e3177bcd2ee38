"""Where a running game is kept: its autosave, the saves under a name, the records to which its end is added."""

from collections.abc import Callable, Collection
from functools import partial
from pathlib import Path

from trickerion.rules.game import Game
from trickerion.storage.data_paths import DataPaths
from trickerion.storage.player_error import PlayerError, SaveError
from trickerion.storage.record import Record
from trickerion.storage.replays import keep_replay
from trickerion.storage.saves import SavedGames
from trickerion.storage.statistics import FinishedGame, add_game
from trickerion.storage.writer import Autosaver, sweep
from trickerion.words.trouble import NO_PLACE


class Keeper:
    """Keeps a game in its places; without any it keeps nothing. Who sits ``elsewhere`` has records there."""

    def __init__(self, game: Game, places: DataPaths | None, elsewhere: Collection[int] = ()) -> None:
        self._places, self._elsewhere = places, elsewhere
        self._record = Record(game.options, game.seed)
        if places is not None:
            sweep(places.autosave)
        self._saves = SavedGames(places) if places is not None else None
        self._autosaver = Autosaver(places.autosave) if places is not None else None
        self.refused: list[str] = []

    def record(self, game: Game, name: str) -> str:
        """The game as it is saved by itself; "" for one that has no place."""
        return "" if self._places is None else self._record.text(game, name)

    def save(self, game: Game, name: str) -> Path:
        """Save the game under a name. Raises PlayerError when that is not possible."""
        if self._saves is None:
            raise PlayerError(NO_PLACE)
        return self._saves.write(self._record.text(game, name), name)

    def autosave(self, game: Game, name: str) -> None:
        """Save the game by itself, one that is over among the records."""
        if self._autosaver is not None:
            self._autosaver.put(self.record(game, name), self._result(game, name) if game.is_over else ())

    def _result(self, game: Game, name: str) -> list[Callable[[], object]]:
        """To keep the finished game, and to add it to the records: once, however often its end is played or opened.

        Both are done before the end is saved, and not in the window's thread: a kill loses the last decision, no game.
        """
        if self._places is None:
            return []
        finished = FinishedGame.of(game, self._elsewhere)
        add = partial(add_game, self._places.statistics, finished)
        keep = partial(keep_replay, self._places, finished.mark, self.record(game, name))
        return [partial(self._try_to, deed) for deed in (add, keep)]

    def _try_to(self, deed: Callable[[], object]) -> None:
        try:
            deed()
        except SaveError as error:
            self.refused.append(str(error))

    def take_trouble(self) -> str | None:
        """Why the autosave could not be written, once."""
        return self._autosaver.take_trouble() if self._autosaver else None

    def flush(self) -> None:
        """Wait until the autosave is on disk, and a game that is over among the records."""
        if self._autosaver is not None:
            self._autosaver.flush()

    def close(self) -> None:
        """The autosave gets written."""
        if self._autosaver is not None:
            self._autosaver.close()
