"""The Performance scene: the viewer chooses a show; every show plays out; a click skips."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Any

import pygame

from trickerion.app.loop import App
from trickerion.app.registry import scene
from trickerion.play.chronicle import shows_before
from trickerion.play.running_game import RunningGame
from trickerion.rules import events as ev
from trickerion.rules.moves import Move, Perform
from trickerion.rules.state import GameState
from trickerion.scenes.performance.choice import ShowChoice
from trickerion.scenes.performance.staging import Staging
from trickerion.scenes.performance.to_come import ShowsToCome
from trickerion.screens.playbill import Running
from trickerion.screens.show.lessons import PaidLessons
from trickerion.screens.show.playing import OnStage
from trickerion.screens.show.showing import Attendance, StagedShow
from trickerion.table.director import director_of
from trickerion.table.game_scene import GameScene
from trickerion.table.top_bar import CLASSROOM_PHASE
from trickerion.table.view import TableView
from trickerion.ui.stage.painted import leave_stage
from trickerion.words.screens import performance as words


@scene("performance")
class PerformanceScene(GameScene):
    """Choosing a show, and the shows one after the other.

    ``showing`` is what is on the stage (None while the viewer chooses): a show, what is said in its place when
    somebody does not perform, or after the shows what the Classrooms pay. ``again`` are the events of a show of
    before, which is played once more.
    """

    help_page = "performance"

    def __init__(self, app: App, session: RunningGame, *, again: Sequence[ev.Event] = ()) -> None:
        super().__init__(app, session)
        self.showing: StagedShow | None = None
        self.choosing = ShowChoice(self)
        self._to_come = ShowsToCome(again)
        self._staging = Staging(app, session, self.table_of, is_again=bool(again))
        self._evening: GameState | None = None
        self._has_shown, self._is_again = False, bool(again)
        told = self.told
        self.told = lambda: self.showing.in_words(told()) if self.showing is not None else told()
        self._shows = 0

    @property
    def music(self) -> str:
        return self.showing.band if self.showing is not None else ""

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

    @property
    def holds_game(self) -> bool:
        """The game waits until the show has been seen."""
        return self.showing is not None or bool(self._to_come)

    @property
    def shown(self) -> GameState:
        """The table that is on the screen."""
        return self._evening if self.showing is not None and self._evening is not None else self.state

    def table_of(self, state: GameState) -> TableView:
        """Table for the panels, at some moment."""
        table = TableView(state, self.session.viewer, self.colours, self.names, self.legal)
        table.prophecies_from = self.session.prophecies_from
        return table

    def on_enter(self) -> None:
        super().on_enter()
        if self._is_again:
            self._next()

    def layout(self) -> None:
        self.spots.clear()
        self.spots.add_parts(self.bar)
        if self.showing is not None:
            self.showing.add_hotspots(self.spots)
        elif self.choice is not None:
            self.spots.add_parts(self.choosing)

    def decide(self, move: Move) -> None:
        """Make the move that answers the choice."""
        if move not in self.legal:
            return
        self.app.sounds.play("bell" if isinstance(move, Perform) else "click")
        events = self.session.play(move)
        if director_of(self.app) is None:
            self.on_events(events)
        self._leave_if_done()

    def on_events(self, events: list[ev.Event]) -> None:
        """Queue the shows that have ended among the events."""
        self._to_come.hear(events)
        if self.showing is None:
            self._next()

    def _next(self) -> None:
        """Whatever comes to the stage now; the table when nothing does."""
        self.showing = None
        while self._to_come and self.showing is None:
            self._has_shown = True  # also where it passes unseen: the scene leaves, for the table may be waited for
            staged = self._staging.of(self._to_come.take())
            if staged is not None:
                self._show(*staged)
        self.refresh()

    def _show(self, stage: OnStage, evening: GameState | None, seen_by: Attendance) -> None:
        """Bring it to the stage, on the table of that evening.

        With opponents at full speed, shows and lessons that pay nobody at the screen pass unseen.
        """
        if stage.plays is not None and self.session.pace.seconds <= 0 and not seen_by.whole:
            return
        self._evening = evening
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
        goes_on = decision is not None and decision.question == "PlayingOn" and not self._to_come
        return replace(stage, table=self.table_of(self._evening or self.state), goes_on=goes_on)

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
        self.choosing.let_go()
        if self.showing is not None:
            self.showing.let_go()

    def handle_first(self, event: pygame.event.Event) -> bool:
        """A click or a key ends what moves, and does nothing else; on what chooses a moment it does that."""
        if self.others.begin_talk(event):
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
        self.choosing.draw_ground(canvas, self.spots)
        self.bar.draw(canvas, self.spots)
        self.choosing.draw(canvas, self.spots)

    def draw_over(self, canvas: pygame.Surface) -> None:
        if self.showing is None:
            self.draw_hint(canvas, partial(self.choosing.hinted, spots=self.spots))
