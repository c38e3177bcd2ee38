"""The list of the games that can be seen again."""

from functools import partial

from trickerion.app.loop import App
from trickerion.app.registry import scene
from trickerion.language.speech import join
from trickerion.language.verbatim import verbatim
from trickerion.language.voice import name_said
from trickerion.screens.dialog import ask_first
from trickerion.screens.game_text import copy_as_text
from trickerion.screens.opening import see_again
from trickerion.screens.saves_sheet import SavesSheet
from trickerion.storage.player_error import SaveError
from trickerion.storage.replays import delete_replay, list_replays
from trickerion.storage.saves import SavedGame
from trickerion.ui.buttons import Button
from trickerion.ui.layout import saves as places
from trickerion.words.screens import game_text as text
from trickerion.words.screens import menus, saves
from trickerion.words.screens import replay as words


@scene("replays")
class ReplaysScene(SavesSheet):
    """The newest game first. What was saved under a name is deleted among the saved games, not here."""

    title = words.LIST_TITLE
    nothing = (words.NOTHING_TO_SEE, words.KEPT_BY_ITSELF)

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self._kept: list[SavedGame] = []

    def games(self) -> list[SavedGame]:
        """A finished game that was saved under a name as well stands here once."""
        saved = self.files.list()
        named = {save.digest for save in saved}
        self._kept = [game for game in list_replays(self.app.places) if game.digest not in named]
        games = [*(save for save in saved if not save.is_damaged), *self._kept]
        return sorted(games, key=lambda game: game.when, reverse=True)

    def foot(self) -> str:
        return words.HOW_KEPT

    def name_of(self, save: SavedGame) -> str:
        if save not in self._kept or save.name != save.path.name.split(".")[0]:
            return super().name_of(save)
        return join([name_said(name) for name, _, _ in save.summary.seats]) or save.name

    def add_row(self, number: int, save: SavedGame) -> None:
        index = self.first + number
        if not save.is_damaged:
            watch = partial(see_again, self.app, save.path, self.name_of(save))
            button = partial(Button, f"replays.watch.{index}", places.load_button(number), words.WATCH, watch)
            self.loads.append(button(primary=index == 0, default=index == 0))
        if save.summary.is_over:
            copy = partial(self._copy_as_text, save)
            self.add_round("as_text", index, places.text_button(number), copy, text.TEXT_TIP.title)
        if save in self._kept:
            delete = partial(self._ask_forget, save)
            self.add_round("delete", index, places.delete_button(number), delete, saves.DELETE)

    def _copy_as_text(self, save: SavedGame) -> None:
        try:
            game = self.files.open(save.path).game
        except SaveError as error:
            self.app.notice(menus.NOT_OPENED, verbatim(error))
            return
        if game.is_over:
            copy_as_text(self.app, game)
        else:
            self.app.notice(text.NOT_WRITTEN, text.ONLY_FINISHED)

    def _ask_forget(self, save: SavedGame) -> None:
        gone = partial(self.change, partial(delete_replay, self.app.places, save.path), saves.NOT_DELETED)
        asked = f"{saves.will_be_gone(name=verbatim(self.name_of(save)))} {words.DELETE_TEXT}"
        ask_first(self.app, saves.DELETE_TITLE, asked, saves.DELETE, gone, icon="ui.delete")
