"""The Performance scene: the viewer chooses a show; every show plays out; a click skips."""

from collections.abc import Sequence
from functools import partial
from typing import Any

import pygame

from trickerion.app.chronicle import shows_before
from trickerion.app.loop import App
from trickerion.app.registry import scene
from trickerion.app.session import Session
from trickerion.language.voice import Voice
from trickerion.rules import events as ev
from trickerion.rules.catalog import Yields
from trickerion.rules.moves import DeclineToPerform, Move, Perform
from trickerion.rules.state import GameState
from trickerion.scenes.dialog import ask
from trickerion.scenes.performance import choosing, playing
from trickerion.scenes.performance.choosing import Programme
from trickerion.scenes.performance.lessons import PaidLessons
from trickerion.scenes.performance.playbill import Playbill, Running, expected_show, is_heirs_choice, told_show
from trickerion.scenes.performance.playing import OnStage
from trickerion.table.director import director_of
from trickerion.table.game_scene import GameScene
from trickerion.table.grounds import CachedLayer
from trickerion.table.seam import persons
from trickerion.table.top_bar import CLASSROOM_PHASE
from trickerion.table.view import TableView
from trickerion.ui import prophecy_pill, theme
from trickerion.ui.buttons import Button
from trickerion.ui.layout import theater as at
from trickerion.ui.music import SHOW
from trickerion.ui.shapes import breathe
from trickerion.words.names import yields
from trickerion.words.screens import performance as words
from trickerion.words.screens.menus import NOT_YET

STAY = 4.0  # seconds that the sum of an opponent's show stays by itself, at speed 1
NOTE_STAY = 2.6
_BEFORE_LESSONS = ("place_characters", "performance")  # phases in which the move that ends an evening is made
_KEPT = (ev.PerformanceBegan, ev.TrickPerformed, ev.PerformerRewarded)


@scene("performance")
class PerformanceScene(GameScene):
    """Choosing a show, and the shows one after the other.

    ``running`` is the show on the stage (None while the viewer chooses), ``note`` what is said in its place when
    somebody does not perform; after the shows ``lessons`` tells what the Classrooms pay.
    """

    help_page = "performance"

    def __init__(self, app: App, session: Session) -> None:
        super().__init__(app, session)
        self.running: Running | None = None
        self.note = ""
        self.lessons: PaidLessons | None = None
        self.chosen = ""
        self.forecasts: dict[str, Playbill] = {}
        self.buttons: list[Button] = []
        self._queue: list[list[ev.Event]] = []
        self._part: list[ev.Event] = []
        self._day = ""
        self._left = 0.0
        self._evening: GameState | None = None
        self._before: dict[str, str] = {}
        self._has_shown = self._is_again = False
        self._ground = CachedLayer("performance.ground")

    @property
    def mood(self) -> str:
        return SHOW

    @property
    def choice(self) -> Any:
        """The viewer's open question: its ``seat`` performs on its ``day``; None for another one."""
        decision = self.session.decision if self.legal else None
        return decision.choice if decision is not None and decision.question == "ChoosingShow" else None

    @property
    def is_showing(self) -> bool:
        """Whether a show, a note or lessons are on the stage."""
        return self._plays is not None or bool(self.note)

    @property
    def _plays(self) -> Running | PaidLessons | None:
        """What is told line by line."""
        return self.running or self.lessons

    @property
    def _paid(self) -> list[int]:
        """The seats that it pays."""
        if self.running is not None:
            return self.running.bill.seats
        return self.lessons.seats if self.lessons is not None else []

    def _waits_for(self, seats: Sequence[int]) -> bool:
        """Whether what pays these seats stays until somebody goes on: one of them is here, or it was asked for."""
        return self._is_again or any(seat in seats for seat in persons(self.session.options))

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
        table = TableView(self.shown, self.session.viewer, self.colours, self.names, self.legal)
        table.prophecies_from = self.session.prophecies_from
        return table

    @property
    def _programme(self) -> Programme:
        choice = self.choice
        day, light = choice.day if choice is not None else "", breathe(self.seconds)
        return Programme(self._table, day, self.forecasts, self.chosen, self.choose, light)

    @property
    def _stage(self) -> OnStage:
        return OnStage(self._table, self._day, self._before, self.running, self.note, self.stay_share)

    def layout(self) -> None:
        self.spots.clear()
        self.bar.add_hotspots(self.spots)
        if self.is_showing:
            self._layout_show()
        elif self.choice is not None:
            self._layout_choice(self.choice)
        self.spots.add_all(button.spot() for button in self.buttons)

    def _layout_show(self) -> None:
        prophecy_pill.add_spot(self.spots, at.HOUSE_PROPHECY, self._table.prophecy)
        label = words.GO_ON if self._plays is None or self._plays.is_over else words.SKIP
        self.buttons = [Button("show.go_on", at.GO_ON, label, self.go_on, primary=True, default=True, size=26)]
        self.spots.keep_clear = [at.PLAYBILL, at.SHOW_CARD]
        if self.lessons is not None:
            self.lessons.add_hotspots(self.spots)

    def _layout_choice(self, choice: Any) -> None:
        cards = [move.card for move in self.legal if isinstance(move, Perform)]
        self.forecasts = {card: expected_show(self.state, choice.seat, choice.day, card) for card in cards}
        if self.chosen not in self.forecasts:
            self.chosen = max(self.forecasts, key=self._worth, default="")
        self._programme.add_hotspots(self.spots)
        rects, dock = at.choice_buttons(), self.dock
        undo = partial(Button, "show.undo", rects["undo"], "", dock.undo, icon="ui.undo", tip=dock.undo_tip)
        go = partial(self._decide, Perform(self.chosen))
        perform = partial(Button, "show.perform", rects["perform"], words.PERFORM, go, primary=True, size=26)
        self.buttons = [
            undo(enabled=self.session.can_undo, why_not=dock.why_no_undo()),
            dock.hint_button(rects["hint"]),
            Button("show.decline", rects["decline"], words.DECLINE, self._decline),
            perform(icon="action.perform", default=True, enabled=bool(self.chosen)),
        ]

    def _worth(self, card: str) -> tuple[int, int]:
        own = self.forecasts[card].total(self.forecasts[card].performer)
        return own.fame * 2 + own.coins + own.shards, own.fame

    def choose(self, card: str) -> None:
        """Look at a card's show."""
        if card in self.forecasts and card != self.chosen:
            self.chosen = card
            self.app.sounds.play("card_flick")
            self.refresh()

    def _decline(self) -> None:
        """Ask before, where a show would pay."""
        decline = partial(self._decide, DeclineToPerform())
        best = max((bill.total(bill.performer) for bill in self.forecasts.values()), default=Yields())
        if any(best):
            ask(self.app, words.DECLINE_TITLE, words.would_pay(amounts=yields(best)), words.DECLINE, decline, NOT_YET)
        else:
            decline()

    def _decide(self, move: Move) -> None:
        if move not in self.legal:
            return
        self.app.sounds.play("bell" if isinstance(move, Perform) else "click")
        events = self.session.play(move)
        if director_of(self.app) is None:
            self.on_events(events)
        self._leave_if_done()

    def on_events(self, events: list[ev.Event]) -> None:
        """Queue the shows that have ended among the events."""
        for event in events:
            self._part.append(event)
            if isinstance(event, (ev.PerformanceEnded, ev.PerformanceDeclined)):
                self._queue.append(self._part)
                self._part = []
        self._part = [event for event in self._part if isinstance(event, _KEPT) or is_heirs_choice(event)]
        taught: list[ev.Event] = [event for event in events if isinstance(event, ev.LessonPaid)]
        self._queue += [taught] if taught else []
        if not self.is_showing:
            self._next()

    def see_again(self, events: Sequence[ev.Event]) -> None:
        """Play a show of before once more."""
        self._queue, self._is_again = [list(events)], True
        self._next()

    def _next(self) -> None:
        self.running, self.note, self.lessons = None, "", None
        while self._queue and not self.is_showing:
            events = self._queue.pop(0)
            if isinstance(events[-1], ev.PerformanceDeclined):
                self._open_note(events[-1])
            elif isinstance(events[-1], ev.LessonPaid):
                self._open_lessons([event for event in events if isinstance(event, ev.LessonPaid)])
            else:
                self._open_show(events)
        self.timeline.speed = self.app.settings.motion
        self.refresh()

    def _open_show(self, events: list[ev.Event]) -> None:
        """The show as it was told, on the table as it was when its card was chosen."""
        ended = events[-1]
        before = self.session.view_before(Perform(ended.card)) if isinstance(ended, ev.PerformanceEnded) else None
        bill = told_show(before.state, events) if before is not None else None
        if bill is None or before is None or (self.session.pace <= 0 and not self._waits_for(bill.seats)):
            return  # with opponents at full speed, shows that pay nobody at the screen pass unseen
        self._stay(before.state, bill.day, STAY)
        self.timeline.speed = self.app.settings.motion
        self.running = Running(bill, before.state)
        self.running.start(self.timeline, self.app.sounds.play, lambda: self.app.post(self.refresh))

    def _open_lessons(self, events: list[ev.LessonPaid]) -> None:
        """What the Classrooms pay, on the table as it is now; the bar shows the turn whose evening it was."""
        shown, views = PaidLessons.told(self._table, events), self.session.views_back()
        if self.session.pace <= 0 and not self._waits_for(shown.seats):
            return
        evening = next((view.state for view in views if view.state.phase in _BEFORE_LESSONS), None)
        self._stay(evening, "", STAY)
        self.timeline.speed = self.app.settings.motion
        self.lessons = shown
        shown.start(self.timeline, self.app.sounds.play, lambda: self.app.post(self.refresh))

    def _open_note(self, event: ev.PerformanceDeclined) -> None:
        """The last table on which the Magician stood on that stage."""
        slot, views = f"{event.day}.perform", self.session.views_back()
        say = words.no_marker if event.forced else words.declined
        self.note = say(Voice(self.names, self.session.viewer), event.seat)
        self._stay(next((view.state for view in views if slot in view.state.occupants), None), event.day, NOTE_STAY)

    def _stay(self, evening: GameState | None, day: str, seconds: float) -> None:
        self._evening, self._day, self._left, self._has_shown = evening, day, seconds, True
        came = shows_before(self.session.log, (evening or self.state).turn, day).items()
        self._before = {earlier: words.DONE if given else words.NO_SHOW for earlier, given in came}

    def go_on(self) -> None:
        """Skip to the sum; from the sum to the next show or back to the table."""
        if self.timeline.busy:
            self.timeline.skip()
            return
        self.running, self.note, self.lessons = None, "", None
        self._next()
        self._leave_if_done()

    def _leave_if_done(self) -> None:
        if not self.is_showing and self.choice is None and self in self.app.stack:
            self.app.stack.pop(self)

    def handle_first(self, event: pygame.event.Event) -> bool:
        """A click or a key ends what moves, and does nothing else."""
        pressed = event.type == pygame.MOUSEBUTTONDOWN and event.button == 1
        keys = (pygame.K_RETURN, pygame.K_SPACE, pygame.K_ESCAPE, pygame.K_KP_ENTER)
        pressed = pressed or (event.type == pygame.KEYDOWN and event.key in keys)
        if pressed and self._plays is not None and self.timeline.busy:
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
        if self.moving and not self.timeline.busy:
            self._left -= dt * max(0.5, self.app.settings.motion)
            if self._left <= 0:
                self.go_on()
        elif not self.is_showing and self._has_shown:
            self._leave_if_done()

    @property
    def moving(self) -> bool:
        """Whether the time runs after which a note or an opponent's sum goes by itself."""
        return self.is_showing and not self._waits_for(self._paid)

    @property
    def stay_share(self) -> float:
        """How much of that time is left: 1 to 0; 0 while something moves, or when the sum waits."""
        is_still = self.moving and not self.timeline.busy
        return max(0.0, self._left / (STAY if self._plays is not None else NOTE_STAY)) if is_still else 0.0

    @property
    def breathing(self) -> bool:
        return not self.is_showing

    def draw(self, canvas: pygame.Surface) -> None:
        self.bar.evening = self.shown if self.is_showing else None
        self.bar.phase = CLASSROOM_PHASE if self.is_showing and self.lessons is not None else ""
        if self.is_showing:
            curtain = self.running.curtain if self.running is not None else 1.0
            paint = partial(playing.draw_house, curtain=curtain)
            canvas.blit(self._ground.show(canvas, ("house", round(16 * curtain)), paint), (0, 0))
            self.bar.draw(canvas, self.spots)
            if self.lessons is not None:
                self.lessons.draw(canvas, self.spots)
                playing.draw_stay(canvas, self.stay_share)
            else:
                self._stage.draw(canvas, self.spots)
        else:
            key = ("choice", self.session.changes, self.session.viewer, theme.palette())
            paint = partial(choosing.draw_still, spots=self.spots, programme=self._programme)
            canvas.blit(self._ground.show(canvas, key, paint), (0, 0))
            self.bar.draw(canvas, self.spots)
            self._programme.draw(canvas, self.spots)
        for button in self.buttons:
            button.draw(canvas, self.spots)

    def draw_over(self, canvas: pygame.Surface) -> None:
        if not self.is_showing:
            self.draw_hint(canvas, self._hinted)

    def _hinted(self, move: Move) -> pygame.Rect:
        name = f"performance_{self.state.row_ids.index(move.card) + 1}" if isinstance(move, Perform) else "show.decline"
        return self.spots.rect(name)
