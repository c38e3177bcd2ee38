"""The rating after a game against levels of the computer: asked once the game is among the records, in a thread."""

import logging

from trickerion.play.running_game import RunningGame
from trickerion.rules.game import Game
from trickerion.storage.autosave import LONGEST_WAIT
from trickerion.storage.data_paths import DataPaths
from trickerion.storage.statistics import mark_of, read_statistics
from trickerion.storage.strength import rated
from trickerion.threads import begin
from trickerion.words.screens import records as words
from trickerion.words.screens.setup import LEVELS

LOG = logging.getLogger(__name__)


class EndRating:
    """``told`` is the sentence about the rating after this game, "" before that is known, and for any other game.

    ``is_short``: told in few words.
    """

    def __init__(self, places: DataPaths, session: RunningGame, *, is_short: bool) -> None:
        self._places, self._session, self._is_short = places, session, is_short
        self._is_asked, self.told = False, ""

    def ask(self) -> None:
        """Read the records once, in a thread, if there is room for one: two thousand games take longer than a frame."""
        game = self._session.whole_game
        if self._is_asked or game is None:
            return
        self._is_asked = True
        try:
            begin("rating", lambda: self._read(game))
        except OSError as error:
            LOG.warning("the rating is not told: %s", error)

    def _read(self, game: Game) -> None:
        self._session.flush(LONGEST_WAIT)
        self.told = rating_told(self._places, mark_of(game), self._is_short)


def rating_told(places: DataPaths, mark: str, is_short: bool = False) -> str:
    """Sentence on how the last game has moved the rating; "" where the game with this mark is not the last one."""
    games = read_statistics(places.statistics).games
    found = rated(games) if games and games[-1].mark == mark else None
    if found is None:
        return ""
    now, change = found
    about = {"rating": now.rating, "error": now.error, "level": LEVELS[now.nearest].name}
    if change is None:
        return (words.first_in_short if is_short else words.first_rating)(**about)
    moved = f"{change:+d}".replace("-", "−")
    return (words.rating_in_short if is_short else words.rating_after)(change=moved, **about)
