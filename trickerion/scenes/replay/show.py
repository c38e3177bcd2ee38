"""A show of a replay on its stage: as the replay comes to it, or because it was asked for."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial

import pygame

from trickerion.app.loop import App
from trickerion.app.scene import Scene
from trickerion.play.chronicle import shows_before
from trickerion.play.replay import Replay
from trickerion.screens.board.beside_cards import Shown
from trickerion.screens.playbill import Running
from trickerion.screens.show.playing import OnStage
from trickerion.screens.show.showing import Attendance, StagedShow
from trickerion.table.top_bar import TopBar
from trickerion.table.view import TableView, seat_colours, seat_names
from trickerion.ui.said import SceneTold
from trickerion.ui.stage.painted import leave_stage
from trickerion.words.screens.performance import DONE, NO_SHOW
from trickerion.words.screens.replay import REPLAY


class SeenShowScene(Scene):
    """The show as the seat saw it that looks; ``then`` is called when it has been seen or left."""

    hides_game = True
    holds_game = True
    help_page = "performance"

    def __init__(
        self, app: App, replay: Replay, shown: Shown, seen_by: Attendance, then: Callable[[], object] = lambda: None
    ) -> None:
        super().__init__(app)
        self.told = lambda: self.showing.in_words(SceneTold(REPLAY))
        self._then = then
        self.bar = TopBar(app, replay, REPLAY, partial(app.stack.pop, self), shown.before)
        table = TableView(shown.before, replay.viewer, seat_colours(replay.options), seat_names(replay.options))
        came = shows_before(replay.log, shown.before.turn, shown.bill.day).items()
        before = {earlier: DONE if given else NO_SHOW for earlier, given in came}
        running = Running.told(shown.bill, shown.before, seen_by.pace(app))
        lay = partial(replace, OnStage(table, shown.bill.day, before, running, is_again=True))
        self.showing = StagedShow(app, lay, seen_by, self.layout, self._leave)

    def _leave(self) -> None:
        self.app.stack.pop(self)
        self._then()

    @property
    def music(self) -> str:
        return self.showing.band

    def layout(self) -> None:
        self.spots.clear()
        self.spots.add_parts(self.bar)
        self.showing.add_hotspots(self.spots)

    def on_reveal(self) -> None:
        self.layout()

    def on_settings(self) -> None:
        self.layout()

    def on_exit(self) -> None:
        """Nothing of the stage is held after it."""
        leave_stage()

    def on_hidden(self) -> None:
        self.showing.let_go()

    def handle_first(self, event: pygame.event.Event) -> bool:
        """A click or a key ends what moves, and does nothing else."""
        return self.showing.handle_first(event, self.spots)

    def handle_action(self, action: str) -> bool:
        """Esc leads from the account back to the table."""
        if action == "back":
            self.showing.go_on()
        return action == "back"

    def update(self, dt: float) -> None:
        """The show goes on."""
        self.showing.update(dt)

    @property
    def moving(self) -> bool:
        """True while anything moves on the stage, or is about to go by itself."""
        return self.showing.moving

    @property
    def due(self) -> float | None:
        """When the curtain rises before a playbill that hangs still."""
        return self.showing.due

    def draw(self, canvas: pygame.Surface) -> None:
        """The stage below the bar."""
        self.drawn = None
        if self.showing.is_built:
            self.drawn = self.showing.draw_on(
                canvas, self.spots, self.bar, is_kept=self.app.painter.is_of(self, canvas)
            )
