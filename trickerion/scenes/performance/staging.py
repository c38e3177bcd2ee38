"""Staging of what has happened: a show, lessons or a note, on the table of the evening on which it came."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from trickerion.app.loop import App
from trickerion.language.voice import Voice
from trickerion.play.running_game import RunningGame
from trickerion.rules import events as ev
from trickerion.rules.moves import ChooseMarker, Move, Perform
from trickerion.rules.state import GameState
from trickerion.screens.playbill import Running, plays_on, told_show
from trickerion.screens.show.lessons import PaidLessons
from trickerion.screens.show.playing import OnStage
from trickerion.screens.show.showing import Attendance
from trickerion.table.seam import persons
from trickerion.table.view import TableView
from trickerion.words.screens import performance as words

_BEFORE_LESSONS = ("place_characters", "performance")  # phases in which the move that ends an evening is made


class Staged(NamedTuple):
    """Stage with the table of its evening (None: the present one), and for whom it plays."""

    stage: OnStage
    evening: GameState | None
    seen_by: Attendance


class Staging:
    """``table_of`` is the table as the viewer sees it; ``is_again``: shows were asked for."""

    def __init__(
        self, app: App, session: RunningGame, table_of: Callable[[GameState], TableView], *, is_again: bool
    ) -> None:
        self._app, self._session, self._table_of, self._is_again = app, session, table_of, is_again

    def of(self, events: list[ev.Event]) -> Staged | None:
        """Stage for a part of an evening; None where there is nothing to be seen."""
        if isinstance(events[-1], ev.PerformanceDeclined):
            return self._note(events[-1])
        if isinstance(events[-1], ev.LessonPaid):
            return self._lessons([event for event in events if isinstance(event, ev.LessonPaid)])
        return self._show(events)

    def _seen_by(self, seats: Sequence[int]) -> Attendance:
        """Attendance of a show that pays these seats; a show of opponents alone goes at their pace."""
        own = self._is_again or any(seat in seats for seat in persons(self._session.options))
        waits = own and (self._is_again or not self._session.others_wait)
        return Attendance(own, waits, self._is_again, 1.0 if own else self._app.settings.opponents_pace or 1.0)

    def _show(self, events: list[ev.Event]) -> Staged | None:
        """The show as it was told, on the table as it was when its card was chosen; or the Trick that plays on."""
        before = self._session.sight.view_before(_chosen(events))
        bill = told_show(before.state, events) if before is not None else None
        if bill is None or before is None:
            return None
        seen_by = self._seen_by(bill.seats)
        running = Running.told(bill, before.state, seen_by.pace(self._app))
        return Staged(OnStage(self._table_of(before.state), bill.day, running=running), before.state, seen_by)

    def _lessons(self, events: list[ev.LessonPaid]) -> Staged:
        """Payments of the Classrooms, on the table as it is now; the bar shows the turn of that evening."""
        views, seen_by = self._session.sight.views_back(), self._seen_by([event.seat for event in events])
        lessons = PaidLessons.told(self._table_of(self._session.view.state), events, seen_by.pace(self._app))
        evening = next((view.state for view in views if view.state.phase in _BEFORE_LESSONS), None)
        return Staged(OnStage(lessons.table, "", lessons=lessons), evening, seen_by)

    def _note(self, event: ev.PerformanceDeclined) -> Staged:
        """The last table on which the Magician stood on that stage."""
        slot, views = f"{event.day}.perform", self._session.sight.views_back()
        now = self._table_of(self._session.view.state)
        say = words.no_marker if event.forced else words.declined
        note = say(Voice(now.names, self._session.viewer), event.seat)
        evening = next((view.state for view in views if slot in view.state.occupants), None)
        table = now if evening is None else self._table_of(evening)
        return Staged(OnStage(table, event.day, note=note), evening, self._seen_by(()))


def _chosen(events: Sequence[ev.Event]) -> Move:
    """The move by which what is shown was chosen."""
    paid = next(filter(plays_on, events), None)
    if paid is not None:
        return ChooseMarker(paid.card, paid.slot)
    return Perform(next(event.card for event in events if isinstance(event, ev.PerformanceEnded)))
