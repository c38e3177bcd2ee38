"""Ways out of a replay: to a game of its own from the moment that is shown, to what was given away, to plain text."""

from pathlib import Path

from trickerion.app.loop import App
from trickerion.app.registry import open_scene
from trickerion.language.speech import join
from trickerion.language.verbatim import verbatim
from trickerion.play.replay import Replay
from trickerion.rules.game import Game
from trickerion.scenes.replay.playback import Playback
from trickerion.screens.game_text import copy_as_text
from trickerion.screens.opening import load_game
from trickerion.storage.player_error import SaveError
from trickerion.storage.record import GAME_NAME_LENGTH, Record
from trickerion.storage.saves import SavedGames
from trickerion.table.view import typed_names
from trickerion.words.screens import replay as words
from trickerion.words.screens import saves


class WaysOut:
    """Scenes that a replay leads to; ``game`` is the one that is seen again."""

    def __init__(self, app: App, game: Game, replay: Replay, playback: Playback) -> None:
        self._app, self._game, self._replay, self._playback = app, game, replay, playback

    def look_back(self) -> None:
        """Open what was given away: with the seat that is looked from, where a person had it."""
        self._app.sounds.play("page_turn")
        name, seat = self._replay.name, self._replay.viewer
        open_scene(self._app, "looking_back", game=self._game, called=name, seat=seat)

    def copy_as_text(self) -> None:
        """Copy the whole game as plain text."""
        self._playback.set_playing(False)
        copy_as_text(self._app, self._game)

    def play_on(self) -> None:
        """Save the moment as a game of its own, and sit down to it."""
        self._playback.set_playing(False)
        game, files = self._replay.game(), SavedGames(self._app.places)
        name = files.free_name(self._called)
        try:
            path: Path = files.write(Record(game.options, game.seed).text(game, name), name)
        except SaveError as error:
            self._app.notice(saves.NOT_SAVED, verbatim(error))
            return
        load_game(self._app, path, name)

    def _called(self, number: int) -> str:
        evening = self._replay.name or join(typed_names(self._replay.options))
        room = GAME_NAME_LENGTH - len(words.name_to_play_on("", 99, 999))
        return words.name_to_play_on(evening[:room], self._replay.mark.turn, number)
