"""Choice of a Performance card: the shows to be expected, the chosen card, and the buttons below."""

from functools import partial
from typing import Any, Protocol

from pygame import Rect, Surface

from trickerion.app.breath import Breath
from trickerion.app.loop import App
from trickerion.play.running_game import RunningGame
from trickerion.rules.catalog import Yields
from trickerion.rules.moves import DeclineToPerform, Move, Perform
from trickerion.rules.state import GameState
from trickerion.scenes.performance.choosing import Programme, draw_still
from trickerion.screens.dialog import ask
from trickerion.screens.playbill import Playbill, expected_show
from trickerion.table.dock import DockButtons
from trickerion.table.grounds import CachedLayer
from trickerion.table.view import TableView
from trickerion.ui import theme
from trickerion.ui.buttons import Button
from trickerion.ui.hotspots import Drawn, Hotspots
from trickerion.ui.layout import theater
from trickerion.ui.shapes import breathe
from trickerion.words.names import yields
from trickerion.words.screens import performance as words
from trickerion.words.screens.menus import NOT_YET


class ChoicePlace(Protocol):
    """Scene in which a card is chosen."""

    app: App
    session: RunningGame
    dock: DockButtons
    breath: Breath

    @property
    def legal(self) -> tuple[Move, ...]:
        """Moves that the viewer may make now."""

    @property
    def state(self) -> GameState:
        """Table as the viewer sees it."""

    @property
    def choice(self) -> Any:
        """The viewer's open question."""

    def table_of(self, state: GameState) -> TableView:
        """Table for the panels."""

    def refresh(self) -> None:
        """Lay everything out for the table as it is."""

    def decide(self, move: Move) -> None:
        """Make the move."""


class ShowChoice(Drawn):
    """``forecasts`` are the shows to be expected by card; the ``chosen`` one is told line by line."""

    def __init__(self, stage: ChoicePlace) -> None:
        self._stage = stage
        self.chosen = ""
        self.forecasts: dict[str, Playbill] = {}
        self._buttons: list[Button] = []
        self._ground = CachedLayer("performance.ground")

    def let_go(self) -> None:
        """Give back the room of the ground."""
        self._ground.let_go()

    @property
    def _programme(self) -> Programme:
        stage, choice = self._stage, self._stage.choice
        day, light = choice.day if choice is not None else "", breathe(stage.breath.seconds)
        return Programme(stage.table_of(stage.state), day, self.forecasts, self.chosen, self.choose, light)

    def add_hotspots(self, spots: Hotspots) -> None:
        stage, choice = self._stage, self._stage.choice
        cards = [move.card for move in stage.legal if isinstance(move, Perform)]
        self.forecasts = {card: expected_show(stage.state, choice.seat, choice.day, card) for card in cards}
        if self.chosen not in self.forecasts:
            self.chosen = max(self.forecasts, key=self._worth, default="")
        spots.add_parts(self._programme)
        rects, dock = theater.choice_buttons(), stage.dock
        undo = partial(Button, "show.undo", rects["undo"], "", dock.undo, icon="ui.undo", tip=dock.undo_tip)
        go = partial(stage.decide, Perform(self.chosen))
        perform = partial(
            Button, "show.perform", rects["perform"], words.PERFORM, go, primary=True, style=theme.TEXT.button_large
        )
        self._buttons = [
            undo(enabled=stage.session.undoing.can_undo, why_not=dock.why_no_undo()),
            dock.hint_button(rects["hint"]),
            Button("show.decline", rects["decline"], words.DECLINE, self._decline),
            perform(icon="action.perform", default=True, enabled=bool(self.chosen)),
        ]
        spots.add_all(button.spot() for button in self._buttons)

    def _worth(self, card: str) -> tuple[int, int]:
        own = self.forecasts[card].total(self.forecasts[card].performer)
        return own.fame * 2 + own.coins + own.shards, own.fame

    def choose(self, card: str) -> None:
        """Look at a card's show."""
        if card in self.forecasts and card != self.chosen:
            self.chosen = card
            self._stage.app.sounds.play("card_flick")
            self._stage.refresh()

    def _decline(self) -> None:
        """Ask before, where a show would pay."""
        decline = partial(self._stage.decide, DeclineToPerform())
        best = max((bill.total(bill.performer) for bill in self.forecasts.values()), default=Yields())
        if any(best):
            text = words.would_pay(amounts=yields(best))
            ask(self._stage.app, words.DECLINE_TITLE, text, words.DECLINE, decline, NOT_YET)
        else:
            decline()

    def draw(self, canvas: Surface, spots: Hotspots) -> None:
        self._programme.draw(canvas, spots)
        for button in self._buttons:
            button.draw(canvas, spots)

    def draw_ground(self, canvas: Surface, spots: Hotspots) -> None:
        """Draw the parts that only change with the table."""
        session = self._stage.session
        key = ("choice", session.changes, session.viewer, theme.palette())
        paint = partial(draw_still, spots=spots, programme=self._programme)
        canvas.blit(self._ground.show(canvas, key, paint), (0, 0))

    def hinted(self, move: Move, spots: Hotspots) -> Rect:
        """Place of what a hint speaks of."""
        row = self._stage.state.row_ids
        return spots.rect(f"performance_{row.index(move.card) + 1}" if isinstance(move, Perform) else "show.decline")
