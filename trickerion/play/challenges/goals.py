"""What a challenge asks for: a closed list of goals, counted from what is told after the cut, never from the table.

So nothing that lay there before counts, and what a goal counts touches no chance.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from trickerion.rules import events as e

LINKS, SHOW_FAME, PREPARED, FAME, WIN = "links", "show_fame", "prepared_markers", "fame", "win"
GOALS: Final = (LINKS, SHOW_FAME, PREPARED, FAME, WIN)
"""Links made; Fame from one's own show; Trick Markers prepared; Fame at the end; first in the ranking."""

GROWING: Final = (LINKS, PREPARED)
"""Goals of which nothing is lost again: they are solved at once."""

CHARACTER, SHOW, PLACING, TURN, GAME = "character", "show", "placing", "turn", "game"
MOMENTS: Final = (CHARACTER, SHOW, PLACING, TURN, GAME)
"""Until when: one Character is done; one's own show is over; all are placed; the turn is over; the game is over."""

PLACE_CHARACTERS: Final = "place_characters"


@dataclass(frozen=True)
class Task:
    """Goal of a seat, and when it ends; ``character``: the only one that may be placed until then."""

    seat: int
    kind: str
    at_least: int
    until: str
    character: str = ""


class Reached(NamedTuple):
    """Progress of an attempt. ``number`` counts what the goal counts, ``is_over``: the moment has come."""

    number: int = 0
    is_over: bool = False
    in_show: bool = False

    def solves(self, task: Task) -> bool:
        """True when the goal is reached for good."""
        return self.number >= task.at_least and (self.is_over or task.kind in GROWING)

    def ends(self, task: Task) -> bool:
        """True when the attempt is over, solved or not."""
        return self.is_over or self.solves(task)


def beginning(task: Task, fame: int) -> Reached:
    """The tally at the cut, where the seat has so much Fame."""
    return Reached(fame if task.kind == FAME else 0)


def counted(task: Task, events: Iterable[e.Event], tally: Reached) -> Reached:
    """The tally after these events; what happens after the end counts no more."""
    number, is_over, in_show = tally
    for event in events:
        if is_over:
            break
        if isinstance(event, e.PerformanceBegan):
            in_show = event.seat == task.seat
        number += _worth(task, event, in_show)
        is_over = _ENDS[task.until](task, event) or isinstance(event, e.GameEnded)
        in_show = in_show and not isinstance(event, e.PerformanceEnded)
    return Reached(number, is_over, in_show)


def _worth(task: Task, event: Any, in_show: bool) -> int:
    """Number that an event adds to the count."""
    if isinstance(event, e.GameEnded):
        return int(task.kind == WIN and event.ranking[0] == task.seat)
    counts = _COUNTS[task.kind].get(type(event))
    seat = event.forgone_by if isinstance(event, e.MarkersReturned) else getattr(event, "seat", -1)
    if counts is None or seat != task.seat or (task.kind == SHOW_FAME and not in_show):
        return 0
    return counts(event)


_FAME: Final[dict[type, Callable[[Any], int]]] = {
    e.FameGained: lambda event: event.amount,
    e.FameLost: lambda event: -event.amount,
}
_COUNTS: Final[dict[str, dict[type, Callable[[Any], int]]]] = {
    LINKS: {e.Linked: lambda event: 1},
    PREPARED: {
        e.TrickPrepared: lambda event: event.markers,
        e.MarkersReturned: lambda event: -len(event.markers),  # a card that gives something for one marker fewer
    },
    SHOW_FAME: {e.FameGained: lambda event: event.amount},
    FAME: _FAME,
    WIN: {},
}
"""Goal -> what an event of the own seat adds."""


def _is_own(task: Task, event: Any, *kinds: type) -> bool:
    return isinstance(event, kinds) and bool(getattr(event, "seat", -1) == task.seat)


_ENDS: Final[dict[str, Callable[[Task, Any], bool]]] = {
    CHARACTER: lambda task, event: (
        _is_own(task, event, e.CharacterFinished, e.CharacterIdle) and bool(event.character == task.character)
    ),
    SHOW: lambda task, event: (
        _is_own(task, event, e.PerformanceEnded, e.PerformanceDeclined) or isinstance(event, e.TurnEnded)
    ),
    PLACING: lambda task, event: isinstance(event, e.PhaseBegan) and event.phase != PLACE_CHARACTERS,
    TURN: lambda task, event: isinstance(event, e.TurnEnded),
    GAME: lambda task, event: False,
}
"""Until when -> whether an event is that moment."""
