"""End of a game at another computer, kept at this one: the record as a replay, the own seat among the records."""

from functools import partial

from trickerion.rules.game import Game
from trickerion.storage.autosave import LAST_WAIT, Autosaver, deed
from trickerion.storage.data_paths import DataPaths
from trickerion.storage.record import first_sum
from trickerion.storage.replays import keep_replay
from trickerion.storage.statistics import FinishedGame, add_game
from trickerion.words.trouble import records_not_written, replay_not_written


class KeptEnd:
    """Keeps the end of the game of a seat; of one who looks on, or without places, nothing.

    ``counts``: whether the result is one's own, which that of a seat taken over in the game is not.
    """

    def __init__(self, places: DataPaths | None, seat: int) -> None:
        self.places, self._seat = places, seat
        self._writing = Autosaver(None)
        self.counts = True
        self.take_troubles = self._writing.take_troubles

    def keep(self, whole: Game, record: str) -> None:
        """Have a finished game and its record written; its copies count once, too."""
        if self.places is None or self._seat < 0:
            return
        others = [number for number in range(len(whole.options.seats)) if number != self._seat]
        known_by = f"elsewhere-{first_sum(whole.options.to_json(), whole.seed):08x}"
        finished = FinishedGame.of(whole, others, known_by)
        add = deed(partial(add_game, self.places.statistics, finished), records_not_written)
        keep = deed(partial(keep_replay, self.places, finished.mark, record), replay_not_written)
        self._writing.put("", (add, keep) if self.counts else (keep,))

    def flush(self, seconds: float = LAST_WAIT) -> None:
        """Wait until all is on disk; not longer."""
        self._writing.flush(seconds)

    def close(self) -> None:
        """End the writing."""
        self._writing.close()
