"""What the Heir did, told in order: its turns, its Assignments, its shows, the ends of the turns."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple, Protocol

from trickerion.rules import events as e
from trickerion.rules.ask.heir import PlacementFacts, heir_seat
from trickerion.rules.events import Event, HeirStep
from trickerion.rules.state import WAITING, GameState
from trickerion.words import names as n
from trickerion.words.heir.entries import PLACEMENTS, by_itself, empty_visit, entries
from trickerion.words.heir.entry import Entry
from trickerion.words.heir.tips import PLACING

CLASSROOM, END_TURN = "classroom", "end_turn"
USES_A_DIE = ("trick", "specialist", "apprentice", "last_apprentice", "bank")

TITLE = {
    "advertise": "The Heir advertises",
    "assignment": "The Heir assigns",
    PLACING: "The Heir’s turn",
    "performance": "The Heir’s show",
    CLASSROOM: "The Heir’s lessons",
    END_TURN: "The turn ends",
}


class Line(Protocol):
    """A line of the log: who moved in which turn and phase, and what happened."""

    @property
    def turn(self) -> int: ...
    @property
    def phase(self) -> str: ...
    @property
    def seat(self) -> int: ...
    @property
    def events(self) -> tuple[Event, ...]: ...
    @property
    def row(self) -> tuple[str, ...]: ...


class Next(NamedTuple):
    """A move that is not made yet, as a line without events."""

    turn: int
    phase: str
    seat: int
    events: tuple[Event, ...] = ()
    row: tuple[str, ...] = ()


class Chapter(NamedTuple):
    """What the Heir did without a break in one phase: its moves, each as its events; the Performance cards then."""

    turn: int
    phase: str
    moves: tuple[tuple[Event, ...], ...]
    row: tuple[str, ...] = ()

    @property
    def title(self) -> str:
        """What it tells."""
        return TITLE[self.phase]

    @property
    def head(self) -> str:
        """Its head where several chapters stand in one list."""
        return f"Turn {self.turn}: {self.title}"


def tale(
    moves: Iterable[Sequence[Event]],
    coming: HeirStep | None = None,
    *,
    is_over: bool = False,
    row: tuple[str, ...] = (),
) -> list[Entry]:
    """The entries of the Heir's moves, in order; ``coming`` is the step that is not taken yet.

    ``row``: the Performance cards side by side. When it ``is_over``, a visit that has brought nothing is one entry.
    """
    told: list[Entry] = []
    number = first = 0
    visit: list[Sequence[Event]] = []
    for events in moves:
        step = _step_of(events)
        if step is not None and step.reason in PLACEMENTS:
            told[first:] = _in_short(visit, told[first:], is_over)
            first, visit = len(told), []
        visit.append(events)
        if step is None:
            told += [entry for entry in map(by_itself, events) if entry is not None]
            continue
        number = _dice_before(step, number)
        told += entries(step, events, number, row)
        number += step.reason in USES_A_DIE
    told[first:] = _in_short(visit, told[first:], is_over)
    if coming is not None:
        told += entries(coming, None, _dice_before(coming, number), row)
    return told


def _step_of(events: Sequence[Event]) -> HeirStep | None:
    return next((event for event in events if isinstance(event, HeirStep)), None)


def _in_short(visit: Sequence[Sequence[Event]], told: list[Entry], is_over: bool) -> list[Entry]:
    """The entries of a visit, or one where all its steps after the placement have changed nothing."""
    step = _step_of(visit[0]) if is_over and len(visit) > 1 else None
    idle = (HeirStep, e.CharacterFinished)
    if step is None or step.reason not in PLACEMENTS or not all(isinstance(x, idle) for m in visit[1:] for x in m):
        return told
    why = " ".join(entry.body for entry in told[len(entries(step, visit[0])) :])
    facts: tuple[Any, ...] = step.args
    return [empty_visit(PlacementFacts(*facts), why)]


def _dice_before(step: HeirStep, number: int) -> int:
    """Each Character counts its dice anew."""
    return 0 if step.reason in PLACEMENTS else number


def chapters(lines: Iterable[Line], heir: int) -> list[Chapter]:
    """The chapters of a game so far; a move of the player ends one."""
    chapters: list[Chapter] = []
    is_open = False
    for line in lines:
        mine = _by_phase(line, heir)
        if line.seat == heir and line.phase in TITLE:
            _add(chapters, Chapter(line.turn, line.phase, (line.events,), line.row), is_open)
            is_open = True
        elif mine:
            for phase, events in mine.items():
                _add(chapters, Chapter(line.turn, phase, (events,), line.row), True)
            is_open = False
        elif line.events and line.seat >= 0:
            is_open = False
    return chapters


def _add(chapters: list[Chapter], chapter: Chapter, continues: bool) -> None:
    """Add a chapter, or go on with the last one of the same phase."""
    before = chapters[-1] if continues and chapters else None
    if before is not None and (before.turn, before.phase) == (chapter.turn, chapter.phase):
        chapters[-1] = before._replace(moves=before.moves + chapter.moves)
    else:
        chapters.append(chapter)


_BY_ITSELF = {
    CLASSROOM: (e.LessonPaid, e.CoinsGained),
    END_TURN: (e.CoinsExchanged, e.CharacterJoined, e.TrickPaid, e.CoinsGained),
}
"""By phase: what happens to the Heir there without a decision."""


def _by_phase(line: Line, heir: int) -> dict[str, tuple[Event, ...]]:
    """What happened to the Heir by itself in the Classroom and End Turn phases, also after a decision of the player."""
    found: dict[str, tuple[Event, ...]] = {}
    phase = line.phase
    for event in line.events:
        phase = event.phase if isinstance(event, e.PhaseBegan) else phase
        if isinstance(event, _BY_ITSELF.get(phase, ())) and event[0] == heir and by_itself(event) is not None:
            found[phase] = (*found.get(phase, ()), event)
    return found


def sittings(lines: Iterable[Line], heir: int) -> list[list[Chapter]]:
    """The chapters as they are read: each turn of placing alone, all between two of them together."""
    groups: list[list[Chapter]] = []
    for chapter in chapters(lines, heir):
        if chapter.phase != PLACING and groups and groups[-1][-1].phase != PLACING:
            groups[-1].append(chapter)
        else:
            groups.append([chapter])
    return groups


# ------------------------------------------------------------------ what comes then


def whose_turn(state: GameState, viewer: int, is_placing: bool = False) -> Entry:
    """Who comes when the Heir has done: "Your turn", and which of your Characters still wait.

    ``is_placing``: the Heir is about to place one Character, which waits no longer then.
    """
    if state.phase == "assignment" or (state.phase == PLACING and not state.occupants):
        first = "You begin" if state.initiative[0] == viewer else "The Heir begins"
        why = " in the first turn" if state.turn == 1 else ": less Fame goes first"
        return Entry("Then: Place Characters", f"One Character each, in turn. {first}{why}.")
    if state.phase not in (PLACING, "performance"):
        return Entry("Then: your turn", "The game waits for your decision.")
    waiting = _waiting(state, viewer) if state.phase == PLACING else []
    if waiting:
        verb = "is" if len(waiting) == 1 else "are"
        return Entry("Your turn", f"Your {_counted(waiting)} {verb} waiting.")
    if state.phase == PLACING and len(_waiting(state, heir_seat(state))) > is_placing:
        return Entry("The Heir goes on", "You have nobody left to place.")
    return Entry("Then: the shows", "Nobody is left to place.")


def _waiting(state: GameState, seat: int) -> list[str]:
    team = state.players[seat].characters.values()
    return [character.id for character in team if character.status == WAITING and character.card]


def _counted(characters: list[str]) -> str:
    """In words: "Magician and 2 Apprentices"."""
    counts = Counter(map(n.character, characters))
    return n.join(kind if number == 1 else n.plural(number, kind) for kind, number in counts.items())


def number_waiting(state: GameState, seat: int) -> int:
    """How many Characters a side still has to place."""
    return len(_waiting(state, seat))
