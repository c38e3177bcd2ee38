"""Shows that are still to be seen: what has happened on the stages, part by part, in the order in which it ended."""

from collections.abc import Sequence

from trickerion.rules import events as ev
from trickerion.screens.playbill import is_heirs_choice, plays_on

_KEPT = (ev.PerformanceBegan, ev.TrickPerformed, ev.PerformerRewarded)
_LEFT = (ev.MarkersReturned, ev.MarkerStayed)  # the last that is told of a Trick that plays on


class ShowsToCome:
    """Queue of parts: a show, a performance that was declined, a Trick that played on, or what Classrooms pay."""

    def __init__(self, first: Sequence[ev.Event] = ()) -> None:
        self._parts: list[list[ev.Event]] = [list(first)] if first else []
        self._part: list[ev.Event] = []

    def __bool__(self) -> bool:
        return bool(self._parts)

    def hear(self, events: Sequence[ev.Event]) -> None:
        """Queue the parts that have ended among the events."""
        for event in events:
            self._part.append(event)
            played_on = isinstance(event, _LEFT) and any(map(plays_on, self._part))  # and its Trick Marker has left
            if isinstance(event, (ev.PerformanceEnded, ev.PerformanceDeclined)) or played_on:
                self._parts.append(self._part)
                self._part = []
        self._part = [event for event in self._part if isinstance(event, _KEPT) or is_heirs_choice(event)]
        taught: list[ev.Event] = [event for event in events if isinstance(event, ev.LessonPaid)]
        self._parts += [taught] if taught else []

    def take(self) -> list[ev.Event]:
        """Take the next part."""
        return self._parts.pop(0)
