"""Shows of a replay: which of them is seen on its stage now."""

from trickerion.app.loop import App
from trickerion.play.replay import Replay
from trickerion.rules.events import PerformanceEnded
from trickerion.scenes.replay.playback import Playback
from trickerion.scenes.replay.show import SeenShowScene
from trickerion.screens.board.beside_cards import LastShow, Shown
from trickerion.screens.playbill import plays_on, told_show
from trickerion.screens.show.showing import Attendance
from trickerion.table.panel import Deeds
from trickerion.table.view import TableView


class ReplayShows:
    """Panel of the ``last`` show, and the way of a show to the stage."""

    def __init__(self, app: App, replay: Replay, table: TableView, playback: Playback) -> None:
        self._app, self._replay, self._playback = app, replay, playback
        self.last = LastShow(table, Deeds(), replay, self._see)

    def _see(self, shown: Shown) -> None:
        """A show that was asked for stays until somebody goes on."""
        self._app.stack.push(SeenShowScene(self._app, self._replay, shown, Attendance(is_again=True)))

    def come_to_stage(self) -> None:
        """The show that has just been given is seen on its stage, at the speed of the replay, which then goes on."""
        is_over = any(isinstance(event, PerformanceEnded) for event in self._replay.events)
        shown = self._played_on or (self.last.show if is_over else None)
        if shown is not None and self._playback.flies and self._app.settings.motion > 0:
            is_own = self._replay.viewer in shown.bill.seats
            seen_by = Attendance(is_own, waits=False, speed=self._playback.speed)
            self._app.stack.push(SeenShowScene(self._app, self._replay, shown, seen_by, self._go_on))

    def _go_on(self) -> None:
        self._playback.set_playing(not self._playback.is_at_end)

    @property
    def _played_on(self) -> Shown | None:
        """The Trick that has just paid after a show."""
        events, before = tuple(self._replay.events), self._replay.view_before.state
        bill = told_show(before, events) if any(map(plays_on, events)) else None
        return Shown(events, bill, before) if bill is not None else None
