"""The Performance scene: the viewer chooses a show; every show plays out; a click skips."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from trickerion.app.registry import scene
from trickerion.app.session import Session
from trickerion.rules.ask import ChoosingShow
from trickerion.rules.events import (
    Event,
    PerformanceBegan,
    PerformanceDeclined,
    PerformanceEnded,
    PerformerRewarded,
    TrickPerformed,
)
from trickerion.rules.moves import DeclineToPerform, Move, Perform
from trickerion.rules.state import GameState
from trickerion.scenes.performance import choosing, playing
from trickerion.scenes.performance.choosing import Programme
from trickerion.scenes.performance.playbill import Playbill, Running, expected_show, is_heirs_choice, told_show
from trickerion.scenes.performance.playing import OnStage
from trickerion.scenes.theater.ground import Ground
from trickerion.table import prophecy_pill
from trickerion.table.director import director_of
from trickerion.table.game_scene import GameScene
from trickerion.table.view import TableView
from trickerion.ui import theme
from trickerion.ui.buttons import Button
from trickerion.ui.layout import theater as at
from trickerion.ui.shapes import breathe
from trickerion.words.screens import performance as words

if TYPE_CHECKING:
    from trickerion.app.loop import App

STAY = 4.0  # seconds that the sum of an opponent's show stays by itself, at speed 1
NOTE_STAY = 2.6


@scene("performance")
class PerformanceScene(GameScene):
    """Choosing a show, and the shows one after the other.

    ``running`` is the show on the stage (None while the viewer chooses), ``note`` what is said in its place when
    somebody does not perform.
    """

    help_page = "performance"

    def __init__(self, app: App, session: Session) -> None:
        super().__init__(app, session)
        self.running: Running | None = None
        self.note = ""
        self.note_day = ""
        self.chosen = ""
        self.forecasts: dict[str, Playbill] = {}
        self.buttons: list[Button] = []
        self._queue: list[list[Event]] = []
        self._part: list[Event] = []
        self._left = 0.0
        self._has_shown = False
        self._evening: GameState | None = None
        self._ground = Ground()

    # --- what is going on ---------------------------------------------------------------------------------------

    @property
    def choice(self) -> ChoosingShow | None:
        """The viewer's open question."""
        choice = self.session.view.choice if self.legal else None
        return choice if isinstance(choice, ChoosingShow) else None

    @property
    def is_showing(self) -> bool:
        """Whether a show or a note is on the stage."""
        return self.running is not None or bool(self.note)

    @property
    def holds_game(self) -> bool:
        """The game waits until the show has been seen."""
        return self.is_showing or bool(self._queue)

    @property
    def shown(self) -> GameState:
        """The table that is on the screen."""
        return self._evening if self.is_showing and self._evening is not None else self.state

    @property
    def _table(self) -> TableView:
        return TableView(self.shown, self.session.viewer, self.colours, self.names, self.legal)

    @property
    def _programme(self) -> Programme:
        """What the viewer can choose from."""
        choice = self.choice
        return Programme(self._table, choice.day if choice is not None else "", self.forecasts, self.chosen)

    @property
    def _stage(self) -> OnStage:
        """What is on the stage."""
        day = self.running.bill.day if self.running is not None else self.note_day
        return OnStage(self._table, day, self.running, self.note, 0.0 if self.timeline.busy else self.stay_share)

    # --- layout -------------------------------------------------------------------------------------------------

    def layout(self) -> None:
        """The hotspots of the choice or of the show."""
        self.spots.clear()
        self.bar.add_spots(self.spots)
        if self.is_showing:
            self._layout_show()
        elif self.choice is not None:
            self._layout_choice(self.choice)
        self.spots.add_all(button.spot() for button in self.buttons)

    def _layout_show(self) -> None:
        prophecy_pill.add_spot(self.spots, at.HOUSE_PROPHECY, self.shown.active_prophecy)
        label = words.GO_ON if not self.running or self.running.is_over else words.SKIP
        self.buttons = [Button("show.go_on", at.GO_ON, label, self.go_on, primary=True, default=True, size=26)]
        self.spots.keep_clear = [at.PLAYBILL, at.SHOW_CARD]

    def _layout_choice(self, choice: ChoosingShow) -> None:
        cards = [move.card for move in self.legal if isinstance(move, Perform)]
        self.forecasts = {card: expected_show(self.state, choice.seat, choice.day, card) for card in cards}
        if self.chosen not in self.forecasts:
            self.chosen = max(self.forecasts, key=self._worth, default="")
        choosing.add_spots(self.spots, self._programme, self.choose)
        self.buttons = self._choice_buttons()

    def _choice_buttons(self) -> list[Button]:
        rects, dock = at.choice_buttons(), self.dock
        undo = partial(Button, "show.undo", rects["undo"], "", dock.undo, icon="ui.undo", tip=dock.undo_tip)
        perform = partial(Button, "show.perform", rects["perform"], words.PERFORM, self.perform, primary=True, size=26)
        return [
            undo(enabled=self.session.can_undo, why_not=dock.why_no_undo()),
            Button("show.decline", rects["decline"], words.DECLINE, self.decline, size=22),
            perform(icon="action.perform", default=True, enabled=bool(self.chosen)),
        ]

    def _worth(self, card: str) -> tuple[int, int]:
        own = self.forecasts[card].total(self.forecasts[card].performer)
        return own.fame * 2 + own.coins + own.shards, own.fame

    # --- choosing -----------------------------------------------------------------------------------------------

    def choose(self, card: str) -> None:
        """Look at a card's show."""
        if card in self.forecasts and card != self.chosen:
            self.chosen = card
            self.app.sounds.play("card_flick")
            self.refresh()

    def perform(self) -> None:
        """Perform the chosen card."""
        self._decide(Perform(self.chosen))

    def decline(self) -> None:
        """Do not perform."""
        self._decide(DeclineToPerform())

    def _decide(self, move: Move) -> None:
        if move not in self.legal:
            return
        self.app.sounds.play("bell" if isinstance(move, Perform) else "click")
        events = self.session.play(move)
        if director_of(self.app) is None:
            self.on_events(events)
        self._leave_if_done()

    # --- shows --------------------------------------------------------------------------------------------------

    def on_events(self, events: list[Event]) -> None:
        """Queue the shows that have ended among the events."""
        for event in events:
            self._part.append(event)
            if isinstance(event, (PerformanceEnded, PerformanceDeclined)):
                self._queue.append(self._part)
                self._part = []
        self._part = [event for event in self._part if isinstance(event, _KEPT) or is_heirs_choice(event)]
        if not self.is_showing:
            self._next()

    def _next(self) -> None:
        """Bring the next show or note on the stage."""
        self.running, self.note = None, ""
        while self._queue and not self.is_showing:
            self._open(self._queue.pop(0))
        self.timeline.speed = self.app.settings.motion
        self.refresh()

    def _open(self, events: list[Event]) -> None:
        last = events[-1]
        if isinstance(last, PerformanceDeclined):
            self._open_note(last)
        elif isinstance(last, PerformanceEnded):
            self._open_show(last.card, events)

    def _open_show(self, card: str, events: list[Event]) -> None:
        state = self._table_before(card)
        bill = told_show(state, events) if state is not None else None
        if bill is None or state is None or self._is_passed_over(bill):
            return
        self._has_shown = True
        self._evening = state
        self.timeline.speed = self.app.settings.motion
        self.running = Running(bill, state)
        self._left = STAY
        self.running.start(self.timeline, self.app.sounds.play, self._show_ended)

    def _is_passed_over(self, bill: Playbill) -> bool:
        """With opponents at full speed, shows without the viewer pass unseen."""
        return self.session.pace <= 0 and self.session.viewer not in bill.seats

    def _open_note(self, event: PerformanceDeclined) -> None:
        self.note = words.declined(event, self.names, self.session.viewer)
        self.note_day = event.day
        self._evening = self._table_with(f"{event.day}.perform")
        self._left = NOTE_STAY
        self._has_shown = True

    def _table_before(self, card: str) -> GameState | None:
        """The table as it was when this card was chosen last."""
        before = self.session.view_before(Perform(card))
        return before.state if before is not None else None

    def _table_with(self, slot: str) -> GameState | None:
        """The last table on which somebody stood on this slot."""
        return next((view.state for view in self.session.views_back() if slot in view.state.occupants), None)

    def _show_ended(self) -> None:
        self.app.post(self.refresh)

    def go_on(self) -> None:
        """Skip to the sum; from the sum to the next show or back to the table."""
        if self.timeline.busy:
            self.timeline.skip()
            return
        self.running, self.note = None, ""
        self._next()
        self._leave_if_done()

    def _leave_if_done(self) -> None:
        if not self.is_showing and self.choice is None and self in self.app.stack:
            self.app.stack.pop(self)

    # --- input and time -----------------------------------------------------------------------------------------

    def handle_first(self, event: pygame.event.Event) -> bool:
        """A click or a key ends what moves, and does nothing else."""
        pressed = event.type == pygame.MOUSEBUTTONDOWN and event.button == 1
        keys = (pygame.K_RETURN, pygame.K_SPACE, pygame.K_ESCAPE, pygame.K_KP_ENTER)
        pressed = pressed or (event.type == pygame.KEYDOWN and event.key in keys)
        if pressed and self.running is not None and self.timeline.busy:
            self.timeline.skip()
            return True
        return False

    def handle_action(self, action: str) -> bool:
        """Esc goes on from a sum; a choice has to be made."""
        if action == "back":
            if self.is_showing:
                self.go_on()
            return True
        return super().handle_action(action)

    def update(self, dt: float) -> None:
        """Let an opponent's sum go by itself."""
        super().update(dt)
        if self.is_showing and not self.timeline.busy and self._goes_by_itself():
            self._left -= dt * max(0.5, self.app.settings.motion)
            if self._left <= 0:
                self.go_on()
        elif not self.is_showing and self._has_shown:
            self._leave_if_done()

    def _goes_by_itself(self) -> bool:
        return self.running is None or self.session.viewer not in self.running.bill.seats

    @property
    def stay_share(self) -> float:
        """How much of the time is left before the sum goes by itself: 1 to 0; 0 when it waits."""
        if not self.is_showing or not self._goes_by_itself():
            return 0.0
        return max(0.0, self._left / (STAY if self.running is not None else NOTE_STAY))

    @property
    def moving(self) -> bool:
        """The time runs after which a sum goes by itself."""
        return self.is_showing and self._goes_by_itself()

    @property
    def breathing(self) -> bool:
        """Lights breathe round what can be chosen."""
        return not self.is_showing

    # --- drawing ------------------------------------------------------------------------------------------------

    def draw(self, canvas: pygame.Surface) -> None:
        """The choice or the show."""
        if self.is_showing:
            curtain = self.running.curtain if self.running is not None else 1.0
            self._ground.draw(canvas, ("house", round(16 * curtain)), partial(playing.draw_house, curtain=curtain))
            self.bar.draw(canvas, self.spots, self.shown)
            playing.draw(canvas, self.spots, self._stage)
        else:
            key = ("choice", self.session.changes, self.session.viewer, theme.palette())
            self._ground.draw(canvas, key, partial(choosing.draw_still, programme=self._programme))
            self.bar.draw(canvas, self.spots)
            choosing.draw(canvas, self.spots, self._programme, breathe(self.seconds))
        for button in self.buttons:
            button.draw(canvas, self.spots)


_KEPT = (PerformanceBegan, TrickPerformed, PerformerRewarded)
