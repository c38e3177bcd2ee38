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
from trickerion.scenes.performance import account, caption, choosing, playing
from trickerion.scenes.performance.choosing import Programme
from trickerion.scenes.performance.evening import AT_ONCE, EVERY_ACT, TOTALS, Act, Evening
from trickerion.scenes.performance.house import draw_show, rehearse
from trickerion.scenes.performance.lessons import PaidLessons
from trickerion.scenes.performance.playbill import Playbill, Running, expected_show, is_heirs_choice, told_show
from trickerion.scenes.performance.playing import OnStage
from trickerion.scenes.performance.told import Told, told_of
from trickerion.storage.settings import SHOW_PACES
from trickerion.table.director import director_of
from trickerion.table.game_scene import GameScene
from trickerion.table.grounds import CachedLayer, Sheet
from trickerion.table.seam import persons
from trickerion.table.top_bar import CLASSROOM_PHASE
from trickerion.table.view import TableView
from trickerion.ui import theme
from trickerion.ui.boxes import draw_inset_plate
from trickerion.ui.buttons import Button, Segments
from trickerion.ui.hotspots import tip_words
from trickerion.ui.layout import show as at
from trickerion.ui.layout import theater
from trickerion.ui.music import SHOW
from trickerion.ui.shapes import breathe
from trickerion.ui.text import draw_text
from trickerion.words.names import yields
from trickerion.words.screens import performance as words
from trickerion.words.screens.menus import NOT_YET
from trickerion.words.screens.settings import CHOICES

STAY = 4.0  # seconds that the account of an opponent's show stays by itself, at speed 1
NOTE_STAY = 2.6
TWICE = 0.35  # seconds within which a second press ends the show
_BEFORE_LESSONS = ("place_characters", "performance")  # phases in which the move that ends an evening is made
_PRESSES = (pygame.K_RETURN, pygame.K_SPACE, pygame.K_KP_ENTER)
_STEPS = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1}
_MODIFIERS = pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_META
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
        self._told: list[Told] = []
        self._since_press = TWICE
        self._on_stage: OnStage | None = None
        self._sheet, self._layouts = Sheet(), 0
        self._unpainted: list[Act] = []

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

    def _pace_for(self, seats: Sequence[int]) -> str:
        """How much of a show that pays these seats is seen."""
        pace = self.app.settings.show_pace
        if self.app.settings.motion <= 0:
            return AT_ONCE
        if self._is_again:
            return EVERY_ACT
        return pace if pace != EVERY_ACT or self._waits_for(seats) else TOTALS

    @property
    def _speed(self) -> float:
        """How fast time passes on the stage; a show of opponents alone goes at their pace."""
        own = self._waits_for(self._paid)
        return self.app.settings.motion * (1.0 if own else self.app.settings.opponents_pace or 1.0)

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
        return OnStage(
            self._table, self._day, self._before, self.running, self.lessons, self.note, self.stay_share, self._is_again
        )

    def layout(self) -> None:
        self.spots.clear()
        self.bar.add_hotspots(self.spots)
        if self.is_showing:
            self._layout_show()
        elif self.choice is not None:
            self._layout_choice(self.choice)
        self.spots.add_all(button.spot() for button in self.buttons)

    def _layout_show(self) -> None:
        self._on_stage, plays, self._layouts = self._stage, self._plays, self._layouts + 1
        stage = self._on_stage
        self.spots.keep_clear = [at.CARD, at.CAPTION]
        playing.add_spots(self.spots, stage)
        if plays is None:
            self.buttons = [self._next_button(words.GO_ON)]
            return
        self._told = told_of(plays, stage.table)
        if isinstance(plays, PaidLessons):
            plays.add_hotspots(self.spots)
        evening = plays.evening
        if evening.is_applauded:
            account.add_rows(self.spots, self._told)
        caption.add_medallions(self.spots, self._told, self._see_act)
        self._pace.add_hotspots(self.spots)
        label = words.RAISE if evening.is_before else words.NEXT_ACT
        self.buttons = [self._next_button(words.GO_ON if evening.is_applauded else label), self._end_button(evening)]

    def _next_button(self, label: str) -> Button:
        plays = self._plays
        tip = None if plays is None or plays.evening.is_applauded else tip_words(*words.NEXT_TIP)
        return Button("show.go_on", at.NEXT, label, self.go_on, primary=True, default=True, size=26, tip=tip)

    def _end_button(self, evening: Evening) -> Button:
        if evening.is_applauded:
            return Button("show.again", at.APPLAUSE, words.AGAIN, self._again, key="r", size=20)
        return Button("show.applause", at.APPLAUSE, words.TO_APPLAUSE, self._to_applause, key="escape", size=20)

    @property
    def _pace(self) -> Segments:
        pace = self.app.settings.show_pace
        tips = (tip_words(*words.PACE_TIP),) * len(SHOW_PACES)
        chosen = SHOW_PACES.index(pace)
        return Segments("show.pace", at.PACES, SHOW_PACES, CHOICES["show_pace"], chosen, self._set_pace, tips, size=17)

    def _set_pace(self, number: int) -> None:
        self.app.sounds.play("click")
        self.app.change_settings(show_pace=SHOW_PACES[number])
        plays = self._plays
        if plays is not None:
            plays.evening.change_pace(self._pace_for(self._paid))
        self.refresh()

    def _layout_choice(self, choice: Any) -> None:
        cards = [move.card for move in self.legal if isinstance(move, Perform)]
        self.forecasts = {card: expected_show(self.state, choice.seat, choice.day, card) for card in cards}
        if self.chosen not in self.forecasts:
            self.chosen = max(self.forecasts, key=self._worth, default="")
        self._programme.add_hotspots(self.spots)
        rects, dock = theater.choice_buttons(), self.dock
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
        self._clear()
        while self._queue and not self.is_showing:
            events = self._queue.pop(0)
            if isinstance(events[-1], ev.PerformanceDeclined):
                self._open_note(events[-1])
            elif isinstance(events[-1], ev.LessonPaid):
                self._open_lessons([event for event in events if isinstance(event, ev.LessonPaid)])
            else:
                self._open_show(events)
        self.refresh()

    def _clear(self) -> None:
        self.running, self.note, self.lessons, self._told, self._on_stage = None, "", None, [], None

    def _open_show(self, events: list[ev.Event]) -> None:
        """The show as it was told, on the table as it was when its card was chosen."""
        ended = events[-1]
        before = self.session.view_before(Perform(ended.card)) if isinstance(ended, ev.PerformanceEnded) else None
        bill = told_show(before.state, events) if before is not None else None
        if bill is None or before is None or (self.session.pace <= 0 and not self._waits_for(bill.seats)):
            return  # with opponents at full speed, shows that pay nobody at the screen pass unseen
        self._stay(before.state, bill.day, STAY)
        self.running = Running.told(bill, before.state, self._pace_for(bill.seats))
        self._begin(self.running)

    def _begin(self, plays: Running | PaidLessons) -> None:
        self._told, self._unpainted = told_of(plays, self._table), list(plays.evening.acts)
        if plays.is_over:
            self.app.sounds.play("applause")

    def _open_lessons(self, events: list[ev.LessonPaid]) -> None:
        """What the Classrooms pay, on the table as it is now; the bar shows the turn whose evening it was."""
        seats, views = [event.seat for event in events], self.session.views_back()
        if self.session.pace <= 0 and not self._waits_for(seats):
            return
        self.lessons = PaidLessons.told(self._table, events, self._pace_for(seats))
        self._begin(self.lessons)
        evening = next((view.state for view in views if view.state.phase in _BEFORE_LESSONS), None)
        self._stay(evening, "", STAY)

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
        """End what moves; from what stands still to the next act, from the account to the next show or the table."""
        plays = self._plays
        if plays is not None and not plays.is_over:
            self._press(plays.evening)
            return
        self._clear()
        self._next()
        self._leave_if_done()

    def _press(self, evening: Evening) -> None:
        """The first press ends what moves, the next one goes on; two at once end the show."""
        if evening.is_moving:
            evening.finish()
        elif self._since_press < TWICE:
            evening.to_applause()
        else:
            evening.go_on()
        self._since_press = 0.0
        self._followed()

    def _followed(self) -> None:
        """The player has chosen a moment."""
        if self._plays is not None and self._plays.evening.is_applauded and self._plays.evening.ms == 0:
            self.app.sounds.play("tick")
        self.refresh()

    def _to_applause(self) -> None:
        if self._plays is not None:
            self._plays.evening.to_applause()
        self.refresh()

    def _again(self) -> None:
        if self._plays is not None:
            self._plays.evening.begin(EVERY_ACT if self.app.settings.motion > 0 else AT_ONCE)
        self.refresh()

    def _see_act(self, number: int) -> None:
        """An act of the programme; without motion it stands still."""
        if self._plays is not None:
            self._plays.evening.go_to(number)
            if self.app.settings.motion <= 0:
                self._plays.evening.finish()
        self.refresh()

    def _step(self, by: int) -> None:
        if self._plays is not None:
            self._plays.evening.step(by)
            if self.app.settings.motion <= 0:
                self._plays.evening.finish()
        self.refresh()

    def _leave_if_done(self) -> None:
        if not self.is_showing and self.choice is None and self in self.app.stack:
            self.app.stack.pop(self)

    def handle_first(self, event: pygame.event.Event) -> bool:
        """A click or a key ends what moves, and does nothing else; on what chooses a moment it does that."""
        plays = self._plays
        if plays is None:
            return False
        if event.type == pygame.KEYDOWN:
            return self._key(event, plays.evening)
        if event.type != pygame.MOUSEBUTTONDOWN or event.button != 1:
            return False
        here = self.spots.at(event.pos)
        if here is not None and here.name != "show.go_on" and here.reacts:
            return False
        is_waiting = here is None and plays.evening.is_still
        if plays.evening.is_moving or is_waiting:
            self._press(plays.evening)
            return True
        return False

    def _key(self, event: pygame.event.Event, evening: Evening) -> bool:
        if getattr(event, "mod", 0) & _MODIFIERS:
            return False
        if event.key in _STEPS:
            self._step(_STEPS[event.key])
        elif event.key == pygame.K_ESCAPE and not evening.is_applauded:
            self._to_applause()
        elif event.key in _PRESSES and (evening.is_moving or (evening.is_still and self.spots.focused is None)):
            self._press(evening)
        else:
            return False
        return True

    def handle_action(self, action: str) -> bool:
        """Esc goes on from a sum; a choice has to be made."""
        if action == "back":
            if self.is_showing:
                self.go_on()
            return True
        return super().handle_action(action)

    def update(self, dt: float) -> None:
        """Let the show go on, and the account of an opponent's go by itself."""
        super().update(dt)
        self._since_press += dt
        plays = self._plays
        if plays is not None and plays.evening.is_lively:
            self._play(plays.evening, dt)
        if plays is not None and not plays.is_over:
            return
        if self._passes:
            self._left -= dt * max(0.5, self._speed)
            if self._left <= 0:
                self.go_on()
        elif not self.is_showing and self._has_shown:
            self._leave_if_done()

    def _play(self, evening: Evening, dt: float) -> None:
        """Time passes on the stage; what can be pressed changes with the act."""
        if self.app.settings.motion <= 0:
            evening.begin(AT_ONCE)
        if evening.is_read and self._unpainted and self._on_stage is not None:
            rehearse(self._on_stage, self._unpainted.pop(0))
        before = (evening.number, evening.is_still, evening.is_over)
        for sound in evening.pass_time(1000 * dt * self._speed):
            self.app.sounds.play(sound)
        if before != (evening.number, evening.is_still, evening.is_over):
            self.refresh()

    @property
    def _passes(self) -> bool:
        """Whether the time runs after which a note or an opponent's account goes by itself."""
        return self.is_showing and not self._waits_for(self._paid)

    @property
    def moving(self) -> bool:
        """Whether anything moves on the stage, or is about to go by itself."""
        return super().moving or self._passes or (self._plays is not None and self._plays.evening.is_lively)

    @property
    def stay_share(self) -> float:
        """How much of that time is left: 1 to 0; 0 while something moves, or when the sum waits."""
        is_still = self._passes and (self._plays is None or self._plays.is_over)
        return max(0.0, self._left / (STAY if self._plays is not None else NOTE_STAY)) if is_still else 0.0

    @property
    def breathing(self) -> bool:
        return not self.is_showing

    def draw(self, canvas: pygame.Surface) -> None:
        self.bar.evening = self.shown if self.is_showing else None
        self.bar.phase = CLASSROOM_PHASE if self.is_showing and self.lessons is not None else ""
        if self.is_showing:
            stage = self._on_stage = self._on_stage or self._stage
            stage.stay = self.stay_share
            draw_show(canvas, stage, self._told)
            self.bar.draw(canvas, self.spots)
            self._draw_panels(canvas, stage)
        else:
            key = ("choice", self.session.changes, self.session.viewer, theme.palette())
            paint = partial(choosing.draw_still, spots=self.spots, programme=self._programme)
            canvas.blit(self._ground.show(canvas, key, paint), (0, 0))
            self.bar.draw(canvas, self.spots)
            self._programme.draw(canvas, self.spots)
        for button in self.buttons:
            button.draw(canvas, self.spots)
        if self.is_showing:
            playing.draw_stay(canvas, self.stay_share)

    def _draw_panels(self, canvas: pygame.Surface, stage: OnStage) -> None:
        sheet, spots, told, plays = self._sheet, self.spots, self._told, self._plays
        now: object = (self._layouts, theme.palette(), stage.running.circle if stage.running is not None else None)
        sheet.show(canvas, at.LEFT, now, partial(playing.draw_left, stage=stage))
        paid = playing.shown_in_boxes(stage)
        hot = [name for name in spots.hot if name]
        sheet.show(canvas, at.RIGHT, (now, paid, hot), partial(playing.draw_right, stage=stage, told=told, spots=spots))
        if plays is None:
            return
        evening = plays.evening
        said = (now, caption.terms_shown(stage, told))
        sheet.show(canvas, at.CAPTION, said, partial(caption.draw_caption, stage=stage, told=told))
        come = [(evening.has_come(number), evening.is_done(number)) for number in range(len(told))]
        programme = partial(caption.draw_programme, table=stage.table, evening=evening, told=told, spots=spots)
        sheet.show(canvas, at.PROGRAMME, (now, come, hot), programme)
        if evening.is_applauded:
            rows = account.rows_written(evening, len(told))
            written = partial(account.draw_account, stage=stage, told=told, rows=rows)
            sheet.show(canvas, at.ACCOUNT_ROOM, (now, rows), written)
        draw_inset_plate(canvas, at.PACE)
        place = (at.PACE.x + 18, at.PACE.centery - 1)
        draw_text(canvas, words.PACE, place, theme.LABEL, 18, theme.PARCHMENT2, "midleft", width=50)
        self._pace.draw(canvas, spots)

    def draw_over(self, canvas: pygame.Surface) -> None:
        if not self.is_showing:
            self.draw_hint(canvas, self._hinted)

    def _hinted(self, move: Move) -> pygame.Rect:
        name = f"performance_{self.state.row_ids.index(move.card) + 1}" if isinstance(move, Perform) else "show.decline"
        return self.spots.rect(name)
