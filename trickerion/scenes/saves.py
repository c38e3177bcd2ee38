"""The saved games: take up, rename, delete."""

from collections.abc import Callable
from functools import partial

import pygame

from trickerion.app.loop import App
from trickerion.app.registry import open_scene, scene
from trickerion.language.speech import join
from trickerion.language.verbatim import verbatim
from trickerion.play.tables.hosting import table_beside
from trickerion.screens.dialog import EntryScene, Reply, confirm
from trickerion.screens.opening import load_at_table, load_game, see_again
from trickerion.screens.sheet import SheetScene
from trickerion.storage.described import describe, moment, players
from trickerion.storage.player_error import SaveError
from trickerion.storage.saves import SavedGame, SavedGames
from trickerion.ui import theme
from trickerion.ui.buttons import Button
from trickerion.ui.controls import draw_round_button
from trickerion.ui.flow import within
from trickerion.ui.hotspot import Circle, Hotspot, Tip
from trickerion.ui.icons import draw_icon
from trickerion.ui.layout import saves as at
from trickerion.ui.shapes import draw_plate
from trickerion.ui.surfaces import draw_inset, draw_round_badge
from trickerion.ui.text import draw_text
from trickerion.ui.text_block import draw_block
from trickerion.words.screens import menus
from trickerion.words.screens import saves as words
from trickerion.words.screens.replay import WATCH_TIP
from trickerion.words.workbook_replays import KEPT

_ROUND = (("watch", "ui.clock"), ("rename", "ui.edit"), ("delete", "ui.delete"), ("away", "ui.save"))
_SIGNS = {"over": "ui.trophy", "setup": "character.magician", "running": "ui.stage"}


@scene("load")
class SavesScene(SheetScene):
    """A sheet with the list, the newest game first."""

    title = words.TITLE
    help_page = KEPT
    nothing = (words.NOTHING_SAVED, words.HOW_TO_SAVE)
    """Words in place of an empty list."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self._files = SavedGames(app.places)
        self._saves: list[SavedGame] = []
        self._first = 0
        self._loads: list[Button] = []

    def on_enter(self) -> None:
        self._read()
        super().on_enter()

    def on_reveal(self) -> None:
        """Something may have been renamed or deleted."""
        self._read()
        self.layout()

    def _read(self) -> None:
        self._saves = self.games()
        self._first = max(0, min(self._first, len(self._saves) - at.VISIBLE_ROWS))

    def games(self) -> list[SavedGame]:
        """The games of the list."""
        return self._files.list()

    def foot(self) -> str:
        """Words below the list."""
        return words.how_many(len(self._saves)) if self._saves else words.NO_GAMES

    def name_of(self, save: SavedGame) -> str:
        """Name of a game."""
        return save.name

    @property
    def _shown(self) -> list[SavedGame]:
        return self._saves[self._first : self._first + at.VISIBLE_ROWS]

    # ------------------------------------------------------------------ what can be done

    def _load(self, save: SavedGame) -> None:
        self.app.sounds.play("page_turn")
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

    def _watch(self, save: SavedGame) -> None:
        see_again(self.app, save.path, save.name)

    def _rename(self, save: SavedGame) -> None:
        def named(name: str) -> None:
            self.change(partial(self._files.rename, save.path, name), words.NOT_RENAMED)

        game = describe(save.summary)
        self.app.stack.push(EntryScene(self.app, words.RENAME_TITLE, game, save.name, named, words.RENAME))

    def _ask_delete(self, save: SavedGame) -> None:
        text, delete = words.will_be_gone(name=verbatim(save.name)), partial(self._files.delete, save.path)
        if not save.is_damaged:
            text = words.will_be_gone_with(name=verbatim(save.name), game=describe(save.summary))
        gone = partial(self.change, delete, words.NOT_DELETED)
        self.app.stack.push(confirm(self.app, words.DELETE_TITLE, text, words.DELETE, gone, icon="ui.delete"))

    def change(self, deed: Callable[[], object], failed: str) -> None:
        """Do something to a file, or say why it cannot be done; read the folder again."""
        try:
            deed()
        except SaveError as error:
            self.app.notice(failed, verbatim(error))
        self.on_reveal()

    def _scroll(self, notches: int) -> None:
        most = max(0, len(self._saves) - at.VISIBLE_ROWS)
        first = max(0, min(most, self._first - notches))
        if first != self._first:
            self._first = first
            self.layout()

    def handle_event(self, event: pygame.event.Event) -> bool:
        """Page up and page down."""
        pages = {pygame.K_PAGEUP: at.VISIBLE_ROWS - 1, pygame.K_PAGEDOWN: 1 - at.VISIBLE_ROWS}
        if event.type == pygame.KEYDOWN and event.key in pages:
            self._scroll(pages[event.key])
            return True
        return False

    def layout(self) -> None:
        self.spots.clear()
        self.spots.add(Hotspot("saves.list", at.LIST, on_wheel=self._scroll, focusable=False))
        self._loads = []
        for number, save in enumerate(self._shown):
            self.add_row(number, save)
        if len(self._saves) > at.VISIBLE_ROWS:
            for name, center, step in (("up", at.UP, 1), ("down", at.DOWN, -1)):
                area = Circle(*center, 20)
                self.spots.add(Hotspot(f"saves.{name}", area, on_click=partial(self._scroll, step)))
        back = Button(
            "saves.back", at.BACK, menus.BACK, self.close, icon="ui.exit", key="escape", default=not self._saves
        )
        self.lay_buttons((*self._loads, back))

    def add_row(self, number: int, save: SavedGame) -> None:
        """Add the buttons for a game of the list."""
        index = self._first + number
        if not save.is_damaged:
            load = partial(self._load, save)
            button = partial(Button, f"saves.load.{index}", at.load_button(number), words.OPEN, load)
            self._loads.append(button(primary=index == 0, default=index == 0))
            self.add_round("watch", index, at.watch_button(number), partial(self._watch, save), WATCH_TIP)
        deeds = (
            ("rename", at.rename_button, self._rename, words.ANOTHER_NAME),
            ("delete", at.delete_button, self._ask_delete, words.DELETE),
        )
        for name, place, call, label in deeds:
            if name == "delete" or not save.is_damaged:
                self.add_round(name, index, place(number), partial(call, save), label)

    def add_round(self, name: str, index: int, area: pygame.Rect, call: Callable[[], object], label: str) -> None:
        """A round button of a row, by its name and the number of the row."""
        spot = Hotspot(f"saves.{name}.{index}", area, on_click=call, tip=partial(Tip, label))
        spot.on_wheel = self._scroll
        self.spots.add(spot)

    def draw_page(self, canvas: pygame.Surface) -> None:
        draw_inset(canvas, at.LIST.inflate(20, 12), paper=True)
        for number, save in enumerate(self._shown):
            self._draw_row(canvas, number, save)
        if not self._saves:
            self._draw_nothing(canvas)
        if len(self._saves) > at.VISIBLE_ROWS:
            self._draw_scroll(canvas)
        draw_text(canvas, self.foot(), at.FOOT_TEXT, theme.TEXT.aside_plus, theme.INK2, "midleft")

    def _draw_nothing(self, canvas: pygame.Surface) -> None:
        center = at.LIST.center
        draw_icon(canvas, "ui.load", (center[0], center[1] - 60), 110, theme.PARCHMENT3)
        nothing, how = self.nothing
        draw_text(canvas, nothing, (center[0], center[1] + 30), theme.TEXT.head_lead, theme.INK2, "center")
        draw_text(canvas, how, (center[0], center[1] + 66), theme.TEXT.aside_large, theme.INK2, "center")

    def _draw_row(self, canvas: pygame.Surface, number: int, save: SavedGame) -> None:
        row, index = at.row(number), self._first + number
        hot = (self.spots.hovered or "").endswith(f".{index}")
        fill = "#fbe6ae" if hot and not save.is_damaged else theme.PARCHMENT
        draw_plate(canvas, row, theme.PARCHMENT3 if save.is_damaged else fill, 10, 2, theme.BRASS)
        icon = "ui.warning" if save.is_damaged else self.sign_of(save)
        draw_round_badge(canvas, within(row, left=20, width=64).center, icon, 64, theme.INK)
        self.draw_words(canvas, row, save)
        for name, sign in _ROUND:
            name = f"saves.{name}.{index}"
            if name in self.spots:
                center, hot = self.spots.rect(name).center, self.spots.is_hot(name)
                draw_round_button(canvas, center, sign, 46, hovered=hot)

    def sign_of(self, save: SavedGame) -> str:
        """The picture that says what a game is."""
        summary = save.summary
        return _SIGNS["over" if summary.is_over else "setup" if summary.phase == "setup" else "running"]

    def moment_of(self, save: SavedGame) -> str:
        """Progress of a game."""
        return moment(save.summary)

    def draw_words(self, canvas: pygame.Surface, row: pygame.Rect, save: SavedGame) -> None:
        """Draw the words of a row."""
        left = row.x + 100
        room = at.load_button(0).x - left - 30
        spot = (left, row.y + 22)
        draw_text(canvas, self.name_of(save), spot, theme.TEXT.head_large, theme.INK, "midleft", width=room - 300)
        date = (left + room, row.y + 23)
        draw_text(canvas, words.when_words(save.when), date, theme.TEXT.aside, theme.INK2, "midright")
        if save.is_damaged:
            place = (left, row.y + 58)
            draw_text(canvas, words.DAMAGED, place, theme.TEXT.aside_plus, theme.REASON_ON_PAPER, "midleft", width=room)
            return
        draw_text(canvas, self.moment_of(save), (left, row.y + 50), theme.TEXT.strong, theme.VELVET, "midleft")
        box = pygame.Rect(left, row.y + 64, room, 22)
        draw_block(canvas, players(save.summary), box, theme.TEXT.body, theme.INK)

    def _draw_scroll(self, canvas: pygame.Surface) -> None:
        for name, center, sign in (("up", at.UP, "ui.up"), ("down", at.DOWN, "ui.down")):
            draw_round_button(canvas, center, sign, 38, hovered=self.spots.is_hot(f"saves.{name}"))
        bar = at.BAR
        draw_plate(canvas, bar, theme.PARCHMENT3, 6)
        height = max(40, bar.h * at.VISIBLE_ROWS // len(self._saves))
        most = len(self._saves) - at.VISIBLE_ROWS
        top = bar.y + (bar.h - height) * self._first // most
        draw_plate(canvas, pygame.Rect(bar.x, top, bar.w, height), theme.BRASS_LO, 6)
