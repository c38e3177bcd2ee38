"""A sheet with a list of games: saved ones, those that go on, those that can be seen again."""

from collections.abc import Callable
from functools import partial

import pygame

from trickerion.app.loop import App
from trickerion.language.verbatim import verbatim
from trickerion.screens.opening import see_again
from trickerion.screens.sheet import SheetScene
from trickerion.storage.described import moment, players
from trickerion.storage.player_error import SaveError
from trickerion.storage.saves import SavedGame, SavedGames
from trickerion.ui import theme
from trickerion.ui.buttons import Button
from trickerion.ui.controls import draw_round_button
from trickerion.ui.flow import within
from trickerion.ui.hotspot import Circle, Hotspot, Tip
from trickerion.ui.icons import draw_icon
from trickerion.ui.layout import saves as at
from trickerion.ui.said import Role, saying
from trickerion.ui.shapes import draw_plate
from trickerion.ui.surfaces import draw_inset, draw_round_badge
from trickerion.ui.text import draw_text
from trickerion.ui.text_block import draw_block
from trickerion.words.said import EARLIER, LATER, numbered, part_of
from trickerion.words.screens import menus
from trickerion.words.screens import saves as words
from trickerion.words.workbook_replays import KEPT

_ROUND = (
    ("watch", "ui.clock"),
    ("rename", "ui.edit"),
    ("as_text", "ui.copy"),
    ("delete", "ui.delete"),
    ("away", "ui.save"),
)
_SIGNS = {"over": "ui.trophy", "setup": "character.magician", "running": "ui.stage"}


class SavesSheet(SheetScene):
    """The list, a few rows at a time; a list of games says what it holds and which buttons a row has."""

    help_page = KEPT
    nothing = (words.NOTHING_SAVED, words.HOW_TO_SAVE)
    """Words in place of an empty list."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.files = SavedGames(app.places)
        self.saves: list[SavedGame] = []
        self.first = 0
        self.loads: list[Button] = []

    def on_enter(self) -> None:
        self._read()
        super().on_enter()

    def on_reveal(self) -> None:
        """Something may have been renamed or deleted."""
        self._read()
        self.layout()

    def _read(self) -> None:
        self.saves = self.games()
        self.first = max(0, min(self.first, len(self.saves) - at.VISIBLE_ROWS))

    def games(self) -> list[SavedGame]:
        """The games of the list, the newest first."""
        return self.files.list()

    def foot(self) -> str:
        """Words below the list."""
        return words.how_many(len(self.saves)) if self.saves else words.NO_GAMES

    def name_of(self, save: SavedGame) -> str:
        """Name of a game."""
        return save.name

    def called(self, save: SavedGame) -> str:
        """A game of the list, told from the others by its place there."""
        return numbered(name=self.name_of(save), number=self.saves.index(save) + 1)

    def about(self, save: SavedGame) -> tuple[str, ...]:
        """Words of a row."""
        moment = (words.DAMAGED,) if save.is_damaged else (self.moment_of(save), players(save.summary))
        return words.when_words(save.when), *moment

    @property
    def _shown(self) -> list[SavedGame]:
        return self.saves[self.first : self.first + at.VISIBLE_ROWS]

    # ------------------------------------------------------------------ what can be done

    def watch(self, save: SavedGame) -> None:
        """Open the replay of a game."""
        see_again(self.app, save.path, save.name)

    def change(self, deed: Callable[[], object], failed: str) -> None:
        """Do something to a file, or say why it cannot be done; read the folder again."""
        try:
            deed()
        except SaveError as error:
            self.app.notice(failed, verbatim(error))
        self.on_reveal()

    def _scroll(self, notches: int) -> None:
        most = max(0, len(self.saves) - at.VISIBLE_ROWS)
        first = max(0, min(most, self.first - notches))
        if first != self.first:
            self.first = first
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
        self.loads = []
        for number, save in enumerate(self._shown):
            self.add_row(number, save)
        if len(self.saves) > at.VISIBLE_ROWS:
            for name, center, step in (("up", at.UP, 1), ("down", at.DOWN, -1)):
                area = Circle(*center, 20)
                says = saying(EARLIER if step > 0 else LATER, role=Role.BUTTON)
                self.spots.add(Hotspot(f"saves.{name}", area, on_click=partial(self._scroll, step), says=says))
        back = Button(
            "saves.back", at.BACK, menus.BACK, self.close, icon="ui.exit", key="escape", default=not self.saves
        )
        self.lay_buttons((*self.loads, back))

    def add_row(self, number: int, save: SavedGame) -> None:
        """Add the buttons for a game of the list."""
        raise NotImplementedError

    def add_round(self, name: str, index: int, area: pygame.Rect, call: Callable[[], object], label: str) -> None:
        """A round button of a row, by its name and the number of the row."""
        spot = Hotspot(f"saves.{name}.{index}", area, on_click=call, tip=partial(Tip, label))
        spot.on_wheel = self._scroll
        spot.says = saying(part_of(part=label, whole=self.called(self.saves[index])), role=Role.BUTTON)
        self.spots.add(spot)

    def draw_page(self, canvas: pygame.Surface) -> None:
        draw_inset(canvas, at.LIST.inflate(20, 12), paper=True)
        for number, save in enumerate(self._shown):
            self._draw_row(canvas, number, save)
        if not self.saves:
            self._draw_nothing(canvas)
        if len(self.saves) > at.VISIBLE_ROWS:
            self._draw_scroll(canvas)
        draw_text(canvas, self.foot(), at.FOOT_TEXT, theme.TEXT.aside_plus, theme.INK2, "midleft")

    def _draw_nothing(self, canvas: pygame.Surface) -> None:
        center = at.LIST.center
        draw_icon(canvas, "ui.load", (center[0], center[1] - 60), 110, theme.PARCHMENT3)
        nothing, how = self.nothing
        draw_text(canvas, nothing, (center[0], center[1] + 30), theme.TEXT.head_lead, theme.INK2, "center")
        draw_text(canvas, how, (center[0], center[1] + 66), theme.TEXT.aside_large, theme.INK2, "center")

    def _draw_row(self, canvas: pygame.Surface, number: int, save: SavedGame) -> None:
        row, index = at.row(number), self.first + number
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
        height = max(40, bar.h * at.VISIBLE_ROWS // len(self.saves))
        most = len(self.saves) - at.VISIBLE_ROWS
        top = bar.y + (bar.h - height) * self.first // most
        draw_plate(canvas, pygame.Rect(bar.x, top, bar.w, height), theme.BRASS_LO, 6)
