"""The Performance scene: the viewer chooses a show; every show plays out; a click skips."""

from __future__ import annotations

from collections.abc import Callable
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
from trickerion.scenes.performance.causes import is_heirs_choice
from trickerion.scenes.performance.playbill import Playbill, expected_show, told_show
from trickerion.scenes.performance.running import Running
from trickerion.scenes.theater.weekdays import Days
from trickerion.table import prophecy_pill
from trickerion.table.director import director_of
from trickerion.table.game_scene import GameScene
from trickerion.ui.buttons import Button
from trickerion.ui.layout import theater as at
from trickerion.ui.surface_cache import CachedLayer
from trickerion.words import names as words

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
        self.ground = CachedLayer()

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
    def days(self) -> Days:
        """The weekdays as the viewer sees them; during a show as they stood on that evening."""
        choice = self.choice
        acting = f"{choice.day}.perform" if choice is not None else ""
        return Days(self.shown, self.session.viewer, self.colours, self.names, acting)

    @property
    def prophecy(self) -> str:
        """The prophecy that is active; during a show the one of that evening."""
        return self.shown.active_prophecy

    @property
    def shown(self) -> GameState:
        """The table that is on the screen."""
        return self._evening if self.is_showing and self._evening is not None else self.state

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
        prophecy_pill.add_spot(self.spots, at.HOUSE_PROPHECY, self.prophecy)
        label = "Go on" if not self.running or self.running.is_over else "Skip"
        self.buttons = [Button("show.go_on", at.GO_ON, label, self.go_on, primary=True, default=True, size=26)]
        self.spots.keep_clear = [at.PLAYBILL, at.SHOW_CARD]

    def _layout_choice(self, choice: ChoosingShow) -> None:
        cards = [move.card for move in self.legal if isinstance(move, Perform)]
        self.forecasts = {card: expected_show(self.state, choice.seat, choice.day, card) for card in cards}
        if self.chosen not in self.forecasts:
            self.chosen = max(self.forecasts, key=self._worth, default="")
        choosing.add_spots(self)
        rects = at.choice_buttons()
        self.buttons = [
            Button(
                "show.undo",
                rects["undo"],
                "",
                self.dock.undo,
                icon="ui.undo",
                enabled=self.session.can_undo,
                why_not=self.dock.why_no_undo(),
                tip=self.dock.undo_tip,
            ),
            Button("show.decline", rects["decline"], "Decline", self.decline, size=22),
            Button(
                "show.perform",
                rects["perform"],
                "Perform",
                self.perform,
                primary=True,
                icon="action.perform",
                size=26,
                default=True,
                enabled=bool(self.chosen),
            ),
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
        self.running = Running(bill, state, self.session.viewer)
        self._left = STAY
        self.running.start(self.timeline, self.app.sounds.play, self._show_ended)

    def _is_passed_over(self, bill: Playbill) -> bool:
        """With opponents at full speed, shows without the viewer pass unseen."""
        return self.session.pace <= 0 and self.session.viewer not in bill.seats

    def _open_note(self, event: PerformanceDeclined) -> None:
        who = words.who(event.seat, self.names, self.session.viewer)
        you = who == "You"
        why = f"{who} {'have' if you else 'has'} no marker on any card, so there is no show."
        self.note = why if event.forced else f"{who} {'do' if you else 'does'} not perform."
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
            playing.draw(canvas, self)
        else:
            choosing.draw(canvas, self)
        for button in self.buttons:
            button.draw(canvas, self.spots)

    def opener(self, card: str) -> Callable[[], None]:
        """What a click on a card does."""
        return lambda: self.choose(card)


_KEPT = (PerformanceBegan, TrickPerformed, PerformerRewarded)
