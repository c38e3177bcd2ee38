"""The Classroom phase: Trick Markers of taught Tricks come home, then every Trick in a Classroom pays its owner."""

from dataclasses import replace

from trickerion.rules.academy.board import AcademyMarker, academy_of, is_taught, lesson_of
from trickerion.rules.academy.catalog import CHOOSE, CLASSROOM, CLASSROOMS, Classroom
from trickerion.rules.catalog import TRICKS, Yields
from trickerion.rules.effects.active_effects import personal
from trickerion.rules.events import Event, LessonPaid
from trickerion.rules.gains import gain
from trickerion.rules.moves import Move, TakeYield
from trickerion.rules.phases.performance import lasting_yields
from trickerion.rules.returns import clear_from_theater, markers_to_supply
from trickerion.rules.seat_policy import policy_of
from trickerion.rules.state import Choice, GameState, Step

ONE_OF = ("fame", "coins")
"""Kinds that a room can pay which lets its owner choose."""
_NOTHING = Yields()


def taught(state: GameState, seat: int) -> list[AcademyMarker]:
    """The Academy markers of a seat in Classrooms, room by room."""
    lessons = academy_of(state).rooms.lessons
    return [lesson.marker for lesson in lessons if lesson.room.type == CLASSROOM and lesson.marker.owner == seat]


def begin(state: GameState, events: list[Event]) -> None:
    """Markers come home; then everybody is paid in Initiative order. Thursday and Sunday change nothing here."""
    for seat in state.initiative:
        for marker in taught(state, seat) if not policy_of(state, seat).plays_on_in_class else ():
            _markers_come_home(state, marker, events)
    doubled = {seat: policy_of(state, seat).before_lessons(state, seat, events) for seat in state.initiative}
    waiting = tuple((seat, marker.trick) for seat in state.initiative for marker in taught(state, seat))
    state.stack.append(Lessons(waiting, tuple((seat, trick) for seat in doubled for trick in doubled[seat] or ())))
    for seat in reversed(state.initiative):
        for effect in personal(state, seat) if doubled[seat] is None else ():
            effect.before_lessons(state, seat, events)


def _markers_come_home(state: GameState, marker: AcademyMarker, events: list[Event]) -> None:
    """The Trick Markers of a taught Trick on its card and on Performance cards go back to the supply."""
    player = state.players[marker.owner]
    for place, owned in enumerate(player.tricks):
        if owned is not None and owned.id == marker.trick:
            markers_to_supply(state, marker.owner, place, events)
            clear_from_theater(state, marker.owner, owned, events)


def room_pays(room: Classroom, yields: Yields, resource: str = "") -> Yields:
    """Yields that a Classroom leaves of others: kept kinds, change (not below 0), half, cap, instead."""
    kept = (resource,) if CHOOSE in room.keep else room.keep
    paid = [
        _left(room, kind, amount, change)
        for kind, amount, change in zip(Yields._fields, yields, room.change, strict=True)
        if kind in kept
    ]
    yielded = Yields(**dict(zip((kind for kind in Yields._fields if kind in kept), paid, strict=True)))
    return yielded if any(yielded) else room.instead


def _left(room: Classroom, kind: str, amount: int, change: int) -> int:
    left = max(0, amount + change)
    if room.is_half and kind != "shards":
        left //= 2
    return min(left, room.cap.get(kind, left))


def lesson_yields(state: GameState, seat: int, trick: str, resource: str = "") -> Yields:
    """Pay of a Trick in a Classroom for its owner; ``resource`` where the room lets the owner choose."""
    if policy_of(state, seat).plays_on_in_class:
        return TRICKS[trick].yields if is_taught(state, seat, trick) else _NOTHING
    lesson = lesson_of(state, seat, trick)
    if lesson is None or lesson.room.tile not in CLASSROOMS:
        return _NOTHING
    yields, shards = lasting_yields(state, seat, trick), lesson.marker.shards
    yields = yields._replace(fame=yields.fame + shards, coins=yields.coins + shards)
    return room_pays(CLASSROOMS[lesson.room.tile], yields, resource)


def pays_something(state: GameState, seat: int, trick: str) -> bool:
    """True when a Trick in a Classroom pays its owner anything."""
    return any(any(lesson_yields(state, seat, trick, resource)) for resource in ONE_OF)


def resources_of(state: GameState, seat: int, trick: str) -> list[str]:
    """Kinds to choose between: Fame and Coins where the room pays one of them, without a kind that would be nothing."""
    lesson = lesson_of(state, seat, trick)
    if lesson is None or policy_of(state, seat).plays_on_in_class or CHOOSE not in CLASSROOMS[lesson.room.tile].keep:
        return []
    return [resource for resource in ONE_OF if any(lesson_yields(state, seat, trick, resource))] or [ONE_OF[0]]


def lesson_ways(state: GameState, seat: int, trick: str) -> tuple[Yields, ...]:
    """Possible pay of a lesson now: one entry, or those between which the owner may choose."""
    return tuple(lesson_yields(state, seat, trick, resource) for resource in resources_of(state, seat, trick) or [""])


class Lessons(Step):
    """The Tricks, by seat and id, that are still to pay; those of ``doubled`` pay twice."""

    waiting: tuple[tuple[int, str], ...]
    doubled: tuple[tuple[int, str], ...] = ()

    def proceed(self, state: GameState, events: list[Event]) -> None:
        if not self.waiting:
            state.stack.pop()
            return
        seat, trick = self.waiting[0]
        state.stack[-1] = replace(self, waiting=self.waiting[1:])
        pay_or_ask(state, seat, trick, 1 + self.doubled.count((seat, trick)), events)


def pay_or_ask(state: GameState, seat: int, trick: str, times: int, events: list[Event]) -> None:
    """A Trick pays that many times over; where its owner has a choice, once that is made."""
    resources = resources_of(state, seat, trick)
    if len(resources) > 1:
        state.stack.append(ChoosingLessonYield(seat, trick, times))
    else:
        pay_lesson(state, seat, trick, times, "".join(resources), events)


def pay_lesson(state: GameState, seat: int, trick: str, times: int, resource: str, events: list[Event]) -> None:
    """A Trick pays, that many times over."""
    lesson = lesson_of(state, seat, trick)
    if lesson is None:
        return
    yields = Yields(*(times * amount for amount in lesson_yields(state, seat, trick, resource)))
    events.append(LessonPaid(seat, trick, lesson.room.space, *yields, lesson.room.tile))
    gain(state, seat, yields, "classroom", events)
    for effect in personal(state, seat) if state.phase == "classroom" else ():
        effect.lesson_paid(state, seat, trick, events)


class ChoosingLessonYield(Choice):
    """Fame or Coins of one Trick."""

    trick: str
    times: int

    def legal_moves(self, state: GameState) -> list[Move]:
        return [TakeYield(resource) for resource in resources_of(state, self.seat, self.trick)]

    def answered(self, state: GameState, move: TakeYield, events: list[Event]) -> None:
        pay_lesson(state, self.seat, self.trick, self.times, move.resource, events)
