"""Tale of the Heir, in order: the decisions of its moves, and the chapters in which they are read."""

from collections.abc import Iterable, Sequence

from trickerion.rules import events as e
from trickerion.rules.ask.heirs_decisions import PLACEMENTS, USES_A_DIE, StepOutcome, by_itself, decisions, empty_visit
from trickerion.rules.events import Event, HeirStep
from trickerion.rules.facts.heir import Chapter, HeirDecision, ToldLine

_PLACING, _CLASSROOM, _END_TURN = "place_characters", "classroom", "end_turn"
_PHASES = ("advertise", "assignment", _PLACING, "performance", _CLASSROOM, _END_TURN)


def tale(
    moves: Iterable[Sequence[Event]],
    coming: HeirStep | None = None,
    *,
    is_over: bool = False,
    row: tuple[str, ...] = (),
) -> list[HeirDecision]:
    """The decisions of the Heir's moves, in order; ``coming`` is the step that is not taken yet.

    ``row``: the Performance cards side by side. When it ``is_over``, a visit that has brought nothing is one entry.
    """
    told: list[HeirDecision] = []
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
        told += decisions(step, events, number, row)
        number += step.reason in USES_A_DIE
    told[first:] = _in_short(visit, told[first:], is_over)
    if coming is not None:
        told += decisions(coming, None, _dice_before(coming, number), row)
    return told


def _step_of(events: Sequence[Event]) -> HeirStep | None:
    return next((event for event in events if isinstance(event, HeirStep)), None)


def _in_short(visit: Sequence[Sequence[Event]], told: list[HeirDecision], is_over: bool) -> list[HeirDecision]:
    """The decisions of a visit, or one where all its steps after the placement have changed nothing."""
    step = _step_of(visit[0]) if is_over and len(visit) > 1 else None
    idle = (HeirStep, e.CharacterFinished)
    if step is None or step.reason not in PLACEMENTS or not all(isinstance(x, idle) for m in visit[1:] for x in m):
        return told
    why = tuple(remark for entry in told[len(decisions(step, visit[0])) :] for remark in entry.body)
    return [empty_visit(StepOutcome(step, step.told(), (), ()), why)]


def _dice_before(step: HeirStep, number: int) -> int:
    """Each Character counts its dice anew."""
    return 0 if step.reason in PLACEMENTS else number


def chapters(lines: Iterable[ToldLine], heir: int) -> list[Chapter]:
    """The chapters of a game so far; a move of the player ends one."""
    chapters: list[Chapter] = []
    is_open = False
    for line in lines:
        mine = _by_phase(line, heir)
        if line.seat == heir and line.phase in _PHASES:
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
    _CLASSROOM: (e.LessonPaid, e.CoinsGained),
    _END_TURN: (e.CoinsExchanged, e.CharacterJoined, e.TrickPaid, e.CoinsGained),
}
"""By phase: what happens to the Heir there without a decision."""


def _by_phase(line: ToldLine, heir: int) -> dict[str, tuple[Event, ...]]:
    """Events of the Heir without a decision, by phase (Classroom, End Turn), also after a decision of the player."""
    found: dict[str, tuple[Event, ...]] = {}
    phase = line.phase
    for event in line.events:
        phase = event.phase if isinstance(event, e.PhaseBegan) else phase
        if isinstance(event, _BY_ITSELF.get(phase, ())) and event[0] == heir and by_itself(event) is not None:
            found[phase] = (*found.get(phase, ()), event)
    return found


def sittings(lines: Iterable[ToldLine], heir: int) -> list[list[Chapter]]:
    """The chapters as they are read: each turn of placing alone, all between two of them together."""
    groups: list[list[Chapter]] = []
    for chapter in chapters(lines, heir):
        if chapter.phase != _PLACING and groups and groups[-1][-1].phase != _PLACING:
            groups[-1].append(chapter)
        else:
            groups.append([chapter])
    return groups
