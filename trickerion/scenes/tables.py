"""Your Tables: all games in progress, those at other computers among them; taken up, watched, put away."""

from dataclasses import replace
from functools import partial

import pygame

from trickerion.app.loop import App
from trickerion.app.registry import open_scene, scene
from trickerion.language.speech import Player
from trickerion.language.verbatim import verbatim
from trickerion.rules.options import GameOptions, OptionsError
from trickerion.screens.dialog import ask_first
from trickerion.screens.saves_sheet import SavesSheet
from trickerion.storage.described import describe, moment
from trickerion.storage.in_progress import AGAIN, EVENING, GameInProgress, GamesInProgress
from trickerion.storage.player_error import SaveError
from trickerion.storage.reader import read_head
from trickerion.storage.record import Summary
from trickerion.storage.saves import SavedGame, look_at
from trickerion.storage.tables import SeatElsewhere, seats_elsewhere
from trickerion.ui import theme
from trickerion.ui.buttons import Button
from trickerion.ui.flow import within, write_line
from trickerion.ui.layout import saves as at
from trickerion.ui.surfaces import draw_pill, pill_width
from trickerion.words.screens import daily, menus
from trickerion.words.screens import tables as words
from trickerion.words.screens import together as door
from trickerion.words.screens.records import MODES
from trickerion.words.screens.replay import WATCH_TIP

_NAMES = {EVENING: words.GUIDED_EVENING, **{AGAIN[bill]: name for bill, name in daily.BILLS.items()}}


def tables(app: App) -> list[GameInProgress | SeatElsewhere]:
    """Everything that goes on: the games of this computer, the last one first, then the seats at other tables."""
    return [*GamesInProgress(app.places).list(), *seats_elsewhere(app.places.seats)]


@scene("tables")
class TablesScene(SavesSheet):
    """The same sheet as for the saved games, for those that go on."""

    title = words.TITLE
    nothing = (words.NOTHING, words.HOW)

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self._tables: dict[SavedGame, GameInProgress | SeatElsewhere] = {}
        self._foot = words.FOOT

    def games(self) -> list[SavedGame]:
        self._tables = {_line(self.app, number, table): table for number, table in enumerate(tables(self.app))}
        return list(self._tables)

    def foot(self) -> str:
        return self._foot

    def sign_of(self, save: SavedGame) -> str:
        table = self._tables[save]
        is_elsewhere = isinstance(table, SeatElsewhere) or table.place.table.is_file()
        return "ui.wire" if is_elsewhere else super().sign_of(save)

    # ------------------------------------------------------------------ what can be done

    def add_row(self, number: int, save: SavedGame) -> None:
        index, table = self.first + number, self._tables[save]
        button = partial(
            Button,
            f"tables.open.{index}",
            at.load_button(number),
            menus.CONTINUE,
            about=self.called(save),
            more=self.about(save),
        )
        go_on = partial(button, primary=index == 0, default=index == 0)
        if isinstance(table, SeatElsewhere):
            self.loads.append(go_on(partial(open_scene, self.app, "together", seat=table)))
            return
        if table.place.is_taken:
            return
        if not save.is_damaged:
            go = partial(open_scene, self.app, table.place.terms.scene, place=table.place)
            self.loads.append(go_on(go))
            self.add_round("watch", index, at.rename_button(number), partial(self.watch, save), WATCH_TIP)
        self.add_round("away", index, at.delete_button(number), partial(self._ask, table), words.PUT_AWAY)

    def _ask(self, table: GameInProgress) -> None:
        text = words.put_away_text(game=describe(table.saved.summary))
        if table.place.table.is_file():
            text = f"{text} {words.GUESTS_KEEP}"
        away = partial(self.change, partial(self._put_away, table), words.NOT_PUT_AWAY)
        ask_first(self.app, words.PUT_AWAY_TITLE, text, words.PUT_AWAY, away, icon="ui.save")

    def _put_away(self, table: GameInProgress) -> None:
        name = GamesInProgress(self.app.places).put_away(table)
        self._foot = words.put_away_as(name=verbatim(name))

    # ------------------------------------------------------------------ how it looks

    def draw_words(self, canvas: pygame.Surface, row: pygame.Rect, save: SavedGame) -> None:
        super().draw_words(canvas, row, save)
        table = self._tables[save]
        if isinstance(table, SeatElsewhere):
            write_line(
                canvas,
                words.you_sit(name=verbatim(table.name)),
                within(row, left=100, top=44, height=30),
                theme.TEXT.body_plus,
                theme.INK,
            )
        aside = _aside(table)
        if aside:
            pill = pygame.Rect(0, row.y + 10, pill_width(aside, theme.TEXT.label, height=24), 24)
            pill.right = at.load_button(0).x - 190
            draw_pill(canvas, pill, aside, theme.VELVET, theme.CREAM, theme.TEXT.label)

    def moment_of(self, save: SavedGame) -> str:
        summary = save.summary
        if summary.decides < 0:
            return moment(summary)
        return words.decides(moment=moment(summary), name=verbatim(summary.seats[summary.decides][0]))


def _aside(table: GameInProgress | SeatElsewhere) -> str:
    if isinstance(table, SeatElsewhere):
        return words.ELSEWHERE
    if table.place.is_taken:
        return words.ANOTHER_WINDOW
    return words.GUESTS if table.place.table.is_file() else ""


def _line(app: App, number: int, table: GameInProgress | SeatElsewhere) -> SavedGame:
    """Entry of the list; of a seat elsewhere nothing is known but whose table it is."""
    if isinstance(table, SeatElsewhere):
        known = look_at(app.places.seats)
        host = door.table_of(host=Player(verbatim(table.host))) if table.host else door.SERVED_TABLE
        return SavedGame(known.path, host, known.when, Summary(), order=number)
    saved = table.saved
    if saved.is_damaged:
        return saved
    kind = MODES.get(saved.summary.mode or _mode(saved), words.A_GAME)
    return replace(saved, name=_NAMES.get(saved.purpose, kind))


def _mode(saved: SavedGame) -> str:
    """That of a game whose summary does not tell it, as those of earlier versions."""
    try:
        return GameOptions.from_json(read_head(saved.path)["options"]).terms.mode
    except (SaveError, OptionsError):
        return ""
