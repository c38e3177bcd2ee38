"""The final scoring: every category of every player, the podium, Fame by turn, and where it came from."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from trickerion.app.registry import open_scene, scene
from trickerion.app.scene import Scene
from trickerion.app.session import Session
from trickerion.rules.ask.heir import has_heir
from trickerion.rules.options import HEIR
from trickerion.scenes.menu_bar import MenuBar
from trickerion.scenes.opening import ask_name_and_save, start_game
from trickerion.scenes.scoring.bars import Bars
from trickerion.scenes.scoring.chart import Chart
from trickerion.scenes.scoring.ledger import fame_by_turn, make_table
from trickerion.scenes.scoring.podium import Podium
from trickerion.scenes.scoring.table_view import TableView
from trickerion.scenes.setup.seats import LEVELS, new_seed
from trickerion.table.looks import seat_colours, seat_names
from trickerion.ui import theme
from trickerion.ui.buttons import Button
from trickerion.ui.layout import scoring as places
from trickerion.ui.scenery import backdrop
from trickerion.ui.surfaces import draw_pill
from trickerion.ui.text import draw_text
from trickerion.ui.tween import ease_in_out, linear
from trickerion.words.heir.tables import DIFFICULTY

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
        state = session.view.state
        self.turns = state.options.turns
        self.standings = session.result()
        self.table = make_table(state, self.standings, self.turns)
        self.fame = fame_by_turn(session.log, len(state.players), self.turns)
        self.colours = seat_colours(session.options)
        self.names = seat_names(session.options)
        self.viewer = session.viewer
        self._bar = MenuBar(self.app, "The Final Curtain")
        self._podium, self._cells = Podium(self), TableView(self)
        self._chart, self._bars = Chart(self), Bars(self)
        self._filled = self._rise = self._grown = 0.0
        self._buttons: list[Button] = []
        self.spots.keep_clear = [places.PODIUM, places.TABLE]

    # ------------------------------------------------------------------ what the parts ask

    @property
    def has_abilities(self) -> bool:
        """Whether the Dark Alley was in play."""
        return self.session.options.terms.has_abilities

    @property
    def is_solo(self) -> bool:
        """Whether the Heir was the opponent."""
        return has_heir(self.session.options)

    @property
    def verdict(self) -> str:
        """How a solo game ended; "" for all others."""
        if not self.is_solo:
            return ""
        lost = self.session.options.seats[self.table.columns[0].seat].player == HEIR
        return "The Heir wins" if lost else "You beat the Heir"

    def sign(self, seat: int) -> str:
        """The picture on a player's disk: the Magician's emblem."""
        return f"magician.{self.session.view.state.players[seat].magician}"

    def kind_words(self, seat: int) -> str:
        """Who played: "You", "Person", "Computer, Understudy"."""
        player = self.session.options.seats[seat].player
        if player == "person":
            persons = sum(other.player == "person" for other in self.session.options.seats)
            return "You" if persons == 1 else "Person"
        if player == HEIR:
            return f"Dahlgaard’s Heir, {DIFFICULTY[self.session.options.difficulty].lower()}"
        level = dict(LEVELS).get(player)
        return f"Computer, {level}" if level else "Computer"

    # ------------------------------------------------------------------ the show

    def on_enter(self) -> None:
        """Everything is filled in, one after another."""
        super().on_enter()
        self.app.sounds.play("bell")
        cells = self._cells.cells
        self.timeline.add(cells * CELL_SECONDS, self._fill, ease=linear, delay=0.5, done=self._raise_podium)
        last = len(self.fame.gains) - 1
        self.timeline.add(
            GROW_SECONDS, lambda share: self._grow(share * (last - 1) / last), ease=ease_in_out, delay=0.4
        )

    def _fill(self, share: float) -> None:
        before = int(self._filled)
        self._filled = share * self._cells.cells
        players = len(self.table.columns)
        if int(self._filled) // players > before // players and share < 1:
            self.app.sounds.play("coins")

    def _grow(self, share: float) -> None:
        """The lines of the chart: up to the last turn at first, into the final scoring with the podium."""
        self._grown = max(self._grown, share)

    def _raise_podium(self) -> None:
        self._filled = float(self._cells.cells)
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
        for part in (self._bar, self._cells, self._chart, self._bars):
            self.spots.add_all(part.spots())
        self.spots.add_all(button.spot() for button in self._buttons)

    def _make_buttons(self) -> list[Button]:
        make = partial(Button, icon_at_edge=True, size=25)
        return [
            make(
                "scoring.table",
                places.button(0),
                "The Table",
                self._to_table,
                icon="ui.zoom",
                second_line="look at it once more",
                key="t",
                enabled=self.app.stack.depth > 1,
                why_not="There is no table to go back to.",
            ),
            make(
                "scoring.save",
                places.button(1),
                "Save the Game",
                self._save,
                icon="ui.save",
                second_line="points and all moves",
                key="s",
            ),
            make(
                "scoring.again",
                places.button(2),
                "Same Again",
                self._again,
                icon="action.set_up_trick",
                second_line="same seats, new seed",
                key="return",
                primary=True,
                default=True,
            ),
            make(
                "scoring.title",
                places.button(3),
                "Title",
                self._to_title,
                icon="ui.exit",
                second_line="back to the city",
                key="escape",
            ),
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
        self._bar.draw(canvas, self.spots)
        self._draw_kind_of_game(canvas)
        self._podium.draw(canvas, self._rise)
        self._cells.draw(canvas, self._filled)
        self._chart.draw(canvas, self._grown)
        self._bars.draw(canvas, self._rise)
        for button in self._buttons:
            button.draw(canvas, self.spots)

    def _draw_kind_of_game(self, canvas: pygame.Surface) -> None:
        kind = "Dark Alley" if self.has_abilities else "Base game"
        if self.is_solo:
            kind = f"Solo, {DIFFICULTY[self.session.options.difficulty].lower()}"
        words = f"{kind}, {self.turns} turns"
        drawn = draw_text(canvas, words, (300, 27), theme.LABEL, 19, theme.PARCHMENT2, "midleft")
        pill = pygame.Rect(drawn.right + 16, 13, 150, 28)
        draw_pill(canvas, pill, f"rules of {self.session.options.edition}", "#3a2230", theme.CREAM, 17)
