"""The Performance scene: the viewer chooses a show; every show plays out; a click skips."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Any

import pygame

from trickerion.app.loop import App
from trickerion.app.registry import scene
from trickerion.language.voice import Voice
from trickerion.play.chronicle import shows_before
from trickerion.play.running_game import RunningGame
from trickerion.rules import events as ev
from trickerion.rules.catalog import Yields
from trickerion.rules.moves import ChooseMarker, DeclineToPerform, Move, Perform
from trickerion.rules.state import GameState
from trickerion.scenes.performance import choosing
from trickerion.scenes.performance.choosing import Programme
from trickerion.scenes.performance.lessons import PaidLessons
from trickerion.scenes.performance.playing import OnStage
from trickerion.scenes.performance.showing import Attendance, StagedShow
from trickerion.screens.dialog import ask
from trickerion.screens.playbill import Playbill, Running, expected_show, is_heirs_choice, plays_on, told_show
from trickerion.table.director import director_of
from trickerion.table.game_scene import GameScene
from trickerion.table.grounds import CachedLayer
from trickerion.table.seam import persons
from trickerion.table.top_bar import CLASSROOM_PHASE
from trickerion.table.view import TableView
from trickerion.ui import theme
from trickerion.ui.buttons import Button
from trickerion.ui.layout import theater
from trickerion.ui.music import SHOW
from trickerion.ui.shapes import breathe
from trickerion.ui.stage.painted import leave_stage
from trickerion.words.names import yields
from trickerion.words.screens import performance as words
from trickerion.words.screens.menus import NOT_YET

_BEFORE_LESSONS = ("place_characters", "performance")  # phases in which the move that ends an evening is made
_KEPT = (ev.PerformanceBegan, ev.TrickPerformed, ev.PerformerRewarded)
_LEFT = (ev.MarkersReturned, ev.MarkerStayed)  # the last that is told of a Trick that plays on


@scene("performance")
class PerformanceScene(GameScene):
    """Choosing a show, and the shows one after the other.

    ``showing`` is what is on the stage (None while the viewer chooses): a show, what is said in its place when
    somebody does not perform, or after the shows what the Classrooms pay.
    """

    help_page = "performance"

    def __init__(self, app: App, session: RunningGame) -> None:
        super().__init__(app, session)
        self.showing: StagedShow | None = None
        self.chosen = ""
        self.forecasts: dict[str, Playbill] = {}
        self.buttons: list[Button] = []
        self._queue: list[list[ev.Event]] = []
        self._part: list[ev.Event] = []
        self._evening: GameState | None = None
        self._has_shown = self._is_again = False
        self._shows = 0
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
    def running(self) -> Running | None:
        """The show on the stage."""
        return self.showing.stage.running if self.showing is not None else None

    @property
    def lessons(self) -> PaidLessons | None:
        """The lessons that are being paid."""
        return self.showing.stage.lessons if self.showing is not None else None

    def _seen_by(self, seats: Sequence[int]) -> Attendance:
        """Attendance of a show that pays these seats; a show of opponents alone goes at their pace."""
        own = self._is_again or any(seat in seats for seat in persons(self.session.options))
        waits = own and (self._is_again or not self.session.others_wait)
        return Attendance(own, waits, self._is_again, 1.0 if own else self.app.settings.opponents_pace or 1.0)

    @property
    def holds_game(self) -> bool:
        """The game waits until the show has been seen."""
        return self.showing is not None or bool(self._queue)

    @property
    def shown(self) -> GameState:
        """The table that is on the screen."""
        return self._evening if self.showing is not None and self._evening is not None else self.state

    @property
    def _table(self) -> TableView:
        return self._table_of(self.shown)

    def _table_of(self, state: GameState) -> TableView:
        table = TableView(state, self.session.viewer, self.colours, self.names, self.legal)
        table.prophecies_from = self.session.prophecies_from
        return table

    @property
    def _programme(self) -> Programme:
        choice = self.choice
        day, light = choice.day if choice is not None else "", breathe(self.breath.seconds)
        return Programme(self._table, day, self.forecasts, self.chosen, self.choose, light)

    def layout(self) -> None:
        self.spots.clear()
        self.bar.add_hotspots(self.spots)
        if self.showing is not None:
            self.showing.add_hotspots(self.spots)
        elif self.choice is not None:
            self._layout_choice(self.choice)

    def _layout_choice(self, choice: Any) -> None:
        cards = [move.card for move in self.legal if isinstance(move, Perform)]
        self.forecasts = {card: expected_show(self.state, choice.seat, choice.day, card) for card in cards}
        if self.chosen not in self.forecasts:
            self.chosen = max(self.forecasts, key=self._worth, default="")
        self._programme.add_hotspots(self.spots)
        rects, dock = theater.choice_buttons(), self.dock
        undo = partial(Button, "show.undo", rects["undo"], "", dock.undo, icon="ui.undo", tip=dock.undo_tip)
        go = partial(self._decide, Perform(self.chosen))
        perform = partial(
            Button, "show.perform", rects["perform"], words.PERFORM, go, primary=True, style=theme.TEXT.button_large
        )
        self.buttons = [
            undo(enabled=self.session.undoing.can_undo, why_not=dock.why_no_undo()),
            dock.hint_button(rects["hint"]),
            Button("show.decline", rects["decline"], words.DECLINE, self._decline),
            perform(icon="action.perform", default=True, enabled=bool(self.chosen)),
        ]
        self.spots.add_all(button.spot() for button in self.buttons)

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
            if isinstance(event, (ev.PerformanceEnded, ev.PerformanceDeclined)) or self._has_played_on(event):
                self._queue.append(self._part)
                self._part = []
        self._part = [event for event in self._part if isinstance(event, _KEPT) or is_heirs_choice(event)]
        taught: list[ev.Event] = [event for event in events if isinstance(event, ev.LessonPaid)]
        self._queue += [taught] if taught else []
        if self.showing is None:
            self._next()

    def _has_played_on(self, event: ev.Event) -> bool:
        """True if a Trick that plays on has paid, and its Trick Marker has gone or stays."""
        return isinstance(event, _LEFT) and any(map(plays_on, self._part))

    def see_again(self, events: Sequence[ev.Event]) -> None:
        """Play a show of before once more."""
        self._queue, self._is_again = [list(events)], True
        self._next()

    def _next(self) -> None:
        """Whatever comes to the stage now; the table when nothing does."""
        self.showing = None
        while self._queue and self.showing is None:
            events = self._queue.pop(0)
            if isinstance(events[-1], ev.PerformanceDeclined):
                self._open_note(events[-1])
            elif isinstance(events[-1], ev.LessonPaid):
                self._open_lessons([event for event in events if isinstance(event, ev.LessonPaid)])
            else:
                self._open_show(events)
        self.refresh()

    def _open_show(self, events: list[ev.Event]) -> None:
        """The show as it was told, on the table as it was when its card was chosen; or the Trick that plays on."""
        before = self.session.sight.view_before(_chosen(events))
        bill = told_show(before.state, events) if before is not None else None
        if bill is None or before is None:
            return
        seen_by = self._seen_by(bill.seats)
        running = Running.told(bill, before.state, seen_by.pace(self.app))
        self._show(OnStage(self._table_of(before.state), bill.day, running=running), before.state, seen_by)

    def _open_lessons(self, events: list[ev.LessonPaid]) -> None:
        """Show the payments of the Classrooms, on the table as it is now; the bar shows the turn of that evening."""
        views, seen_by = self.session.sight.views_back(), self._seen_by([event.seat for event in events])
        lessons = PaidLessons.told(self._table_of(self.state), events, seen_by.pace(self.app))
        evening = next((view.state for view in views if view.state.phase in _BEFORE_LESSONS), None)
        self._show(OnStage(lessons.table, "", lessons=lessons), evening, seen_by)

    def _open_note(self, event: ev.PerformanceDeclined) -> None:
        """The last table on which the Magician stood on that stage."""
        slot, views = f"{event.day}.perform", self.session.sight.views_back()
        say = words.no_marker if event.forced else words.declined
        note = say(Voice(self.names, self.session.viewer), event.seat)
        evening = next((view.state for view in views if slot in view.state.occupants), None)
        self._show(OnStage(self._table_of(evening or self.state), event.day, note=note), evening, self._seen_by(()))

    def _show(self, stage: OnStage, evening: GameState | None, seen_by: Attendance) -> None:
        """Bring it to the stage, on the table of that evening.

        With opponents at full speed, shows and lessons that pay nobody at the screen pass unseen.
        """
        if stage.plays is not None and self.session.pace.seconds <= 0 and not seen_by.waits:
            return
        self._evening, self._has_shown = evening, True
        came = shows_before(self.session.log, (evening or self.state).turn, stage.day).items()
        before = {earlier: words.DONE if given else words.NO_SHOW for earlier, given in came}
        lay = partial(self._lay, replace(stage, before=before, is_again=self._is_again))
        self.showing = StagedShow(self.app, lay, seen_by, self.refresh, self._go_on)
        self._shows += 1

    @property
    def screen_number(self) -> int:
        """The show that is on the stage: where one follows another, or the choice of a card, nobody has pressed."""
        return self._shows if self.showing is not None else 0

    def _lay(self, stage: OnStage) -> OnStage:
        """Stage for the present viewer, and the note on whether the show goes on with another card."""
        decision = self.session.decision
        goes_on = decision is not None and decision.question == "PlayingOn" and not self._queue
        return replace(stage, table=self._table_of(self._evening or self.state), goes_on=goes_on)

    def _go_on(self) -> None:
        self._next()
        self._leave_if_done()

    def _leave_if_done(self) -> None:
        if self.showing is None and self.choice is None and self in self.app.stack:
            self.app.stack.pop(self)

    def on_exit(self) -> None:
        """Nothing of the stage is held after it."""
        leave_stage()

    def on_hidden(self) -> None:
        self._ground.let_go()
        if self.showing is not None:
            self.showing.let_go()

    def handle_first(self, event: pygame.event.Event) -> bool:
        """A click or a key ends what moves, and does nothing else; on what chooses a moment it does that."""
        if self.begins_talk(event):
            return True
        return self.showing is not None and self.showing.handle_first(event, self.spots)

    def handle_action(self, action: str) -> bool:
        """Esc goes on from a sum; a choice has to be made."""
        if action == "back":
            if self.showing is not None:
                self.showing.go_on()
            return True
        return super().handle_action(action)

    def update(self, dt: float) -> None:
        """Let what is on the stage go on."""
        super().update(dt)
        if self.showing is not None:
            self.showing.update(dt)
        elif self._has_shown:
            self._leave_if_done()

    @property
    def moving(self) -> bool:
        """True while anything moves on the stage, or is about to go by itself."""
        return super().moving or (self.showing is not None and self.showing.moving)

    @property
    def due(self) -> float | None:
        """When the curtain rises before a playbill that hangs still."""
        return self.showing.due if self.showing is not None else None

    @property
    def breathing(self) -> bool:
        return self.showing is None

    def draw(self, canvas: pygame.Surface) -> None:
        self.bar.evening = self.shown if self.showing is not None else None
        self.bar.phase = CLASSROOM_PHASE if self.lessons is not None else ""
        self.drawn = None
        if self.showing is not None:
            if self.showing.is_built:
                self.drawn = self.showing.draw_on(
                    canvas, self.spots, self.bar, is_kept=self.app.painter.is_of(self, canvas)
                )
            return
        key = ("choice", self.session.changes, self.session.viewer, theme.palette())
        paint = partial(choosing.draw_still, spots=self.spots, programme=self._programme)
        canvas.blit(self._ground.show(canvas, key, paint), (0, 0))
        self.bar.draw(canvas, self.spots)
        self._programme.draw(canvas, self.spots)
        for button in self.buttons:
            button.draw(canvas, self.spots)

    def draw_over(self, canvas: pygame.Surface) -> None:
        if self.showing is None:
            self.draw_hint(canvas, self._hinted)

    def _hinted(self, move: Move) -> pygame.Rect:
        name = f"performance_{self.state.row_ids.index(move.card) + 1}" if isinstance(move, Perform) else "show.decline"
        return self.spots.rect(name)


def _chosen(events: Sequence[ev.Event]) -> Move:
    """The move by which what is shown was chosen."""
    paid = next(filter(plays_on, events), None)
    if paid is not None:
        return ChooseMarker(paid.card, paid.slot)
    return Perform(next(event.card for event in events if isinstance(event, ev.PerformanceEnded)))
