"""The saved games: take up, rename, delete."""

from functools import partial

from trickerion.app.registry import open_scene, scene
from trickerion.language.speech import join
from trickerion.language.verbatim import verbatim
from trickerion.play.tables.hosting import table_beside
from trickerion.screens.dialog import EntryScene, Reply, ask_first
from trickerion.screens.opening import load_along, load_at_table, load_game
from trickerion.screens.saves_sheet import SavesSheet
from trickerion.storage.along import table_in, tables_along
from trickerion.storage.described import describe
from trickerion.storage.saves import SavedGame
from trickerion.ui.buttons import Button
from trickerion.ui.layout import saves as at
from trickerion.words.screens import menus
from trickerion.words.screens import saves as words
from trickerion.words.screens.replay import WATCH_TIP


@scene("load")
class SavesScene(SavesSheet):
    """A sheet with the list, the newest game first."""

    title = words.TITLE

    def games(self) -> list[SavedGame]:
        self._along = tables_along(self.app.places)
        return [*self._along, *(save for save in super().games() if save not in self._along)]

    def add_row(self, number: int, save: SavedGame) -> None:
        """Add the buttons for a game of the list."""
        index = self.first + number
        if not save.is_damaged:
            load = partial(self._load, save)
            button = partial(Button, f"saves.load.{index}", at.load_button(number), words.OPEN, load)
            self.loads.append(
                button(primary=index == 0, default=index == 0, about=self.called(save), more=self.about(save))
            )
            self.add_round("watch", index, at.watch_button(number), partial(self.watch, save), WATCH_TIP)
        if save in self._along:
            return
        deeds = (
            ("rename", at.rename_button, self._rename, words.ANOTHER_NAME),
            ("delete", at.delete_button, self._ask_delete, words.DELETE),
        )
        for name, place, call, label in deeds:
            if name == "delete" or not save.is_damaged:
                self.add_round(name, index, place(number), partial(call, save), label)

    def _load(self, save: SavedGame) -> None:
        self.app.sounds.play("page_turn")
        along = table_in(save.path) if save in self._along else None
        if along is not None:
            load_along(self.app, save.path, save.name, along)
            return
        kept = table_beside(save)
        if kept is None:
            load_game(self.app, save.path, save.name)
            return
        names = [verbatim(name) for seat, (name, *_) in enumerate(save.summary.seats) if seat in kept.elsewhere]
        text = words.played_elsewhere(len(names), names=join(names))
        answers = [
            Reply(menus.CANCEL, escape=True),
            Reply(words.AT_THIS_SCREEN, partial(load_game, self.app, save.path, save.name), icon="ui.person"),
            Reply(words.AT_ITS_TABLE, partial(load_at_table, self.app, save.path, save.name, kept), True, "ui.wire"),
        ]
        open_scene(self.app, "choose", title=words.WITH_GUESTS, text=text, answers=answers)

    def sign_of(self, save: SavedGame) -> str:
        return "ui.wire" if save in self._along else super().sign_of(save)

    def moment_of(self, save: SavedGame) -> str:
        moment = super().moment_of(save)
        return words.table_along(moment=moment) if save in self._along else moment

    def _rename(self, save: SavedGame) -> None:
        def named(name: str) -> None:
            self.change(partial(self.files.rename, save.path, name), words.NOT_RENAMED)

        game = describe(save.summary)
        self.app.stack.push(EntryScene(self.app, words.RENAME_TITLE, game, save.name, named, words.RENAME))

    def _ask_delete(self, save: SavedGame) -> None:
        text, delete = words.will_be_gone(name=verbatim(save.name)), partial(self.files.delete, save.path)
        if not save.is_damaged:
            text = words.will_be_gone_with(name=verbatim(save.name), game=describe(save.summary))
        gone = partial(self.change, delete, words.NOT_DELETED)
        ask_first(self.app, words.DELETE_TITLE, text, words.DELETE, gone, icon="ui.delete")
