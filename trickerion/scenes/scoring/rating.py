"""The rating after a game against levels of the computer: asked once the game is among the records, in a thread."""

from trickerion.play.running_game import RunningGame
from trickerion.rules.game import Game
from trickerion.storage.autosave import LONGEST_WAIT
from trickerion.storage.data_paths import DataPaths
from trickerion.storage.statistics import mark_of, read_statistics
from trickerion.storage.strength import rated
from trickerion.threads import begin
from trickerion.words.screens import records as words
from trickerion.words.screens.setup import LEVELS


class EndRating:
    """``told`` is the sentence about the rating after this game, "" before that is known, and for any other game."""

    def __init__(self, places: DataPaths, session: RunningGame) -> None:
        self._places, self._session = places, session
        self._is_asked, self.told = False, ""

    def ask(self) -> None:
        """Read the records once, in a thread: two thousand games take longer than a frame."""
        game = self._session.whole_game
        if self._is_asked or game is None:
            return
        self._is_asked = True
        begin("rating", lambda: self._read(game))

    def _read(self, game: Game) -> None:
        self._session.flush(LONGEST_WAIT)
        self.told = rating_told(self._places, mark_of(game))


def rating_told(places: DataPaths, mark: str) -> str:
    """How the game with this mark has moved the rating; "" where the game is not the last one that counts."""
    games = read_statistics(places.statistics).games
    found = rated(games) if games and games[-1].mark == mark else None
    if found is None:
        return ""
    now, change = found
    about = {"rating": now.rating, "error": now.error, "level": LEVELS[now.nearest].name}
    return words.first_rating(**about) if change is None else words.rating_after(change=f"{change:+d}", **about)
