"""What the Heir did, as chapters of a list: its turns, its Assignments, its shows, the ends of the turns."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple, Protocol

from trickerion.rules import events as e
from trickerion.rules.events import Event, HeirStep
from trickerion.words.heir_entries import PLACEMENTS, Entry, by_itself, entries

USES_A_DIE = ("trick", "specialist", "apprentice", "last_apprentice", "bank")

TITLE = {
    "advertise": "The Heir advertises",
    "assignment": "The Heir assigns",
    "place_characters": "The Heir’s turn",
    "performance": "The Heir’s show",
    "end_turn": "The turn ends",
}


class Told(Protocol):
    """A line of the log: who moved in which turn and phase, and what happened."""

    @property
    def turn(self) -> int: ...
    @property
    def phase(self) -> str: ...
    @property
    def seat(self) -> int: ...
    @property
    def events(self) -> tuple[Event, ...]: ...


class Chapter(NamedTuple):
    """What the Heir did without a break, in one phase: its moves, each as its events."""

    turn: int
    phase: str
    moves: tuple[tuple[Event, ...], ...]

    @property
    def title(self) -> str:
        """The head of the list."""
        return TITLE.get(self.phase, "The Heir")

    def tale(self, coming: HeirStep | None = None) -> list[Entry]:
        """Its entries, and those of the step that comes next, if it still belongs to the chapter."""
        return tale(self.moves, coming)


def tale(moves: Iterable[Sequence[Event]], coming: HeirStep | None = None) -> list[Entry]:
    """The entries of the Heir's moves, in order; ``coming`` is the step that is not taken yet."""
    found: list[Entry] = []
    number = 0
    for events in moves:
        step = next((event for event in events if isinstance(event, HeirStep)), None)
        if step is None:
            found += [entry for entry in map(by_itself, events) if entry is not None]
            continue
        number = _dice_before(step, number)
        found += entries(step, events, number)
        number += step.reason in USES_A_DIE
    if coming is not None:
        found += entries(coming, None, _dice_before(coming, number))
    return found


def _dice_before(step: HeirStep, number: int) -> int:
    """Each Character counts its dice anew."""
    return 0 if step.reason in PLACEMENTS else number


def chapters(lines: Iterable[Told], heir: int) -> list[Chapter]:
    """The chapters of a game so far; a move of the player ends one."""
    found: list[Chapter] = []
    is_open = False
    for line in lines:
        if line.seat == heir and line.phase in TITLE:
            before = found[-1] if is_open and found else None
            if before is not None and (before.turn, before.phase) == (line.turn, line.phase):
                found[-1] = before._replace(moves=(*before.moves, line.events))
            else:
                found.append(Chapter(line.turn, line.phase, (line.events,)))
            is_open = True
        elif line.seat < 0:
            mine = _own(line.events, heir)
            found += [Chapter(line.turn, line.phase, (mine,))] if mine and line.phase == "end_turn" else []
        elif line.events:
            is_open = False
    return found


def _own(events: Iterable[Event], heir: int) -> tuple[Event, ...]:
    """What happened to the Heir by itself."""
    kinds = (e.CoinsExchanged, e.CharacterJoined, e.TrickPaid)
    return tuple(event for event in events if isinstance(event, kinds) and event.seat == heir)
