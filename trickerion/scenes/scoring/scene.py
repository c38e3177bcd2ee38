"""The final scoring: every category of every player, the podium, Fame by turn, and where it came from."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pygame

from trickerion.app.registry import open_scene, scene
from trickerion.app.scene import Scene
from trickerion.app.session import Session
from trickerion.scenes.menu_bar import MenuBar
from trickerion.scenes.opening import start_game
from trickerion.scenes.saves.dialogs import ask_name_and_save
from trickerion.scenes.scoring.charts import Bars, Chart
from trickerion.scenes.scoring.podium import Podium
from trickerion.scenes.scoring.sheet import score_sheet
from trickerion.scenes.scoring.table import ScoreTable
from trickerion.scenes.setup.names import new_seed
from trickerion.ui import theme
from trickerion.ui.buttons import Button
from trickerion.ui.layout import scoring as places
from trickerion.ui.scenery import backdrop
from trickerion.ui.surfaces import draw_pill
from trickerion.ui.text import draw_text
from trickerion.ui.tween import ease_in_out, linear
from trickerion.words.screens import scoring as words

if TYPE_CHECKING:
    from trickerion.app.loop import App

CELL_SECONDS = 0.24
RISE_SECONDS = 1.1
GROW_SECONDS = 1.4


@scene("scoring")
class ScoringScene(Scene):
    """Fills the table cell by cell, then raises the podium. A click finishes it."""

    help_page = "scoring"

    def __init__(self, app: App, session: Session) -> None:
        super().__init__(app)
        self.session = session
        self.sheet = score_sheet(session.view.state, session.result(), session.log, session.viewer)
        self._bar = MenuBar(self, words.TITLE)
        self._podium, self._table = Podium(self.sheet), ScoreTable(self.sheet)
        self._chart, self._bars = Chart(self.sheet), Bars(self.sheet)
        self._filled = self._rise = self._grown = 0.0
        self._buttons: list[Button] = []
        self.spots.keep_clear = [places.PODIUM, places.TABLE]

    # ------------------------------------------------------------------ the show

    def on_enter(self) -> None:
        """Everything is filled in, one after another."""
        super().on_enter()
        self.app.sounds.play("bell")
        seconds, turns = self._table.cells * CELL_SECONDS, self.sheet.turns
        self.timeline.add(seconds, self._fill, ease=linear, delay=0.5, done=self._raise_podium)
        self.timeline.add(
            GROW_SECONDS, lambda share: self._grow(share * turns / (turns + 1)), ease=ease_in_out, delay=0.4
        )

    def _fill(self, share: float) -> None:
        before = int(self._filled)
        self._filled = share * self._table.cells
        players = len(self.sheet.columns)
        if int(self._filled) // players > before // players and share < 1:
            self.app.sounds.play("coins")

    def _grow(self, share: float) -> None:
        """The lines of the chart: up to the last turn at first, into the final scoring with the podium."""
        self._grown = max(self._grown, share)

    def _raise_podium(self) -> None:
        self._filled = float(self._table.cells)
        self.app.sounds.play("applause")
        before = self._grown
        self.timeline.add(RISE_SECONDS, self._lift)
        self.timeline.add(RISE_SECONDS, lambda share: self._grow(before + (1 - before) * share))

    def _lift(self, share: float) -> None:
        self._rise = share

    # ------------------------------------------------------------------ buttons

    def layout(self) -> None:
        """The turns, the bars, the level 3 Tricks, four buttons."""
        self.spots.clear()
        self._buttons = self._make_buttons()
        self.spots.add_all(self._bar.spots())
        for panel in (self._table, self._chart, self._bars):
            panel.add_spots(self.spots)
        self.spots.add_all(button.spot() for button in self._buttons)

    def _make_buttons(self) -> list[Button]:
        way_back = {"enabled": self.app.stack.depth > 1, "why_not": words.NO_TABLE}
        return [
            _button("table", self._to_table, icon="ui.zoom", key="t", **way_back),
            _button("save", self._save, icon="ui.save", key="s"),
            _button("again", self._again, icon="action.set_up_trick", key="return", primary=True, default=True),
            _button("title", self._to_title, icon="ui.exit", key="escape"),
        ]

    def handle_first(self, event: pygame.event.Event) -> bool:
        """Enter or Space ends the counting first; only then they play again."""
        keys = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE)
        if event.type == pygame.KEYDOWN and event.key in keys and self.timeline.skip():
            return True
        return super().handle_first(event)

    def _to_table(self) -> None:
        self.app.sounds.play("click")
        self.app.stack.pop(self)

    def _save(self) -> None:
        ask_name_and_save(self.app, self.session)

    def _again(self) -> None:
        self.app.sounds.play("bell")
        start_game(self.app, self.session.options.anew(), new_seed())

    def _to_title(self) -> None:
        self.app.sounds.play("click")
        open_scene(self.app, "title", how="reset")

    def on_settings(self) -> None:
        """Muted or not: the bar shows it."""
        self.layout()

    # ------------------------------------------------------------------ frames

    def draw(self, canvas: pygame.Surface) -> None:
        """All parts as far as they have come."""
        canvas.blit(backdrop(120), (0, 0))
        self._bar.draw(canvas)
        self._draw_kind_of_game(canvas)
        self._podium.draw(canvas, self._rise)
        self._table.draw(canvas, self._filled)
        self._chart.draw(canvas, self.spots, self._grown)
        self._bars.draw(canvas, self.spots, self._rise)
        for button in self._buttons:
            button.draw(canvas, self.spots)

    def _draw_kind_of_game(self, canvas: pygame.Surface) -> None:
        options = self.session.options
        kind = words.kind_of_game(options)
        drawn = draw_text(canvas, kind, (300, 27), theme.LABEL, 19, theme.PARCHMENT2, "midleft")
        pill = pygame.Rect(drawn.right + 16, 13, 150, 28)
        draw_pill(canvas, pill, words.edition(options), "#3a2230", theme.CREAM, 17)


def _button(name: str, act: Callable[[], object], **more: Any) -> Button:
    """One of the four at the foot, in the order of their words."""
    rect, (label, second_line) = places.button(list(words.BUTTONS).index(name)), words.BUTTONS[name]
    return Button(f"scoring.{name}", rect, label, act, second_line=second_line, icon_at_edge=True, size=25, **more)
