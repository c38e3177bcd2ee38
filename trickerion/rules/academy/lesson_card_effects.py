"""The special Assignment cards of the Academy for Practice and Teach."""

from typing import ClassVar

from trickerion.rules.academy.board import academy_of
from trickerion.rules.academy.catalog import CLASSROOM
from trickerion.rules.academy.lessons import PRACTICE_ACTION, cost_of, possible
from trickerion.rules.dark_alley.special_assignments.offers import Begun, numbers
from trickerion.rules.effects.active_effects import acting_character, use_up_card
from trickerion.rules.effects.hooks import Effect
from trickerion.rules.effects.registry import special
from trickerion.rules.events import Event, TrickPrepared
from trickerion.rules.gains import gain_coins
from trickerion.rules.learning import add_markers
from trickerion.rules.locations.acting import Acting
from trickerion.rules.moves import ChooseOwnTrick, Move, Teach
from trickerion.rules.returns import take_marker_back
from trickerion.rules.state import Choice, GameState


def _acting(state: GameState) -> Acting:
    acting = acting_character(state)
    assert acting is not None
    return acting


@special("crash_course")
class CrashCourse(Effect):
    """Practice costs 1 Action Point, whatever the level of the Trick."""

    def action_cost(self, state: GameState, seat: int, action: str, cost: int) -> int:
        return min(cost, numbers(self.id)["ap"]) if action == PRACTICE_ACTION else cost

    def practised(self, state: GameState, seat: int, place: int, events: list[Event]) -> None:
        level = state.players[seat].trick_at(place).trick.level
        if cost_of(state, _acting(state).without_card(), PRACTICE_ACTION, level) > numbers(self.id)["ap"]:
            use_up_card(state, events)


@special("dress_rehearsal")
class DressRehearsal(Effect):
    """A practised Trick that has a Trick Marker on its card gets one more."""

    def practised(self, state: GameState, seat: int, place: int, events: list[Event]) -> None:
        owned = state.players[seat].trick_at(place)
        markers = min(numbers(self.id)["extra_markers"], state.players[seat].supply[owned.suit])
        if owned.markers and markers:
            use_up_card(state, events)
            add_markers(state, seat, place, markers)
            events.append(TrickPrepared(seat, owned.id, markers))


@special("open_lesson")
class OpenLesson(Effect):
    """Practice brings Coins by the level of the Trick."""

    def practised(self, state: GameState, seat: int, place: int, events: list[Event]) -> None:
        use_up_card(state, events)
        level = state.players[seat].trick_at(place).trick.level
        gain_coins(state, seat, numbers(self.id)["coins_by_level"][level - 1], self.id, events)


@special("guest_lecturer")
class GuestLecturer(Effect):
    """A Trick may be taught although it is not prepared and its Components are missing."""

    def may_teach_unready(self, state: GameState, seat: int, place: int) -> bool:
        return True

    def taught(self, state: GameState, seat: int, place: int, came_from: str, events: list[Event]) -> None:
        owned = state.players[seat].trick_at(place)
        if not owned.markers and not state.players[seat].meets(owned.trick):
            use_up_card(state, events)


@special("honorary_degree")
class HonoraryDegree(Effect):
    """The bonus of the Classroom is received although the levels differ; twice if they are equal."""

    def match_bonus(self, state: GameState, seat: int, is_equal: bool, times: int) -> int:
        return max(times, numbers(self.id)["match_bonus_times_if_equal"] if is_equal else 1)

    def taught(self, state: GameState, seat: int, place: int, came_from: str, events: list[Event]) -> None:
        if came_from != CLASSROOM:
            use_up_card(state, events)


@special("change_of_subject")
class ChangeOfSubject(Begun):
    """Before Teach the player may take an Academy marker back from a Classroom."""

    def _is_possible(self, state: GameState, acting: Acting) -> bool:
        return bool(ChangingSubject(acting.seat).legal_moves(state))

    def _begin(self, state: GameState, acting: Acting, events: list[Event]) -> None:
        state.stack.append(ChangingSubject(acting.seat))


def lessons_to_teach(state: GameState) -> list[Move]:
    """The player's Tricks that the acting Character can teach now."""
    return [move for move in possible(state, _acting(state)) if isinstance(move, Teach)]


class ChangingSubject(Choice):
    """Choice of a Trick that leaves its Classroom; only one after which something can be taught."""

    source: ClassVar[str] = "change_of_subject"

    def legal_moves(self, state: GameState) -> list[Move]:
        lessons = [lesson for lesson in academy_of(state).rooms.lessons if lesson.room.type == CLASSROOM]
        own = [lesson.marker.trick for lesson in lessons if lesson.marker.owner == self.seat]
        tricks = state.players[self.seat].tricks
        places = [place for place, owned in enumerate(tricks) if owned is not None and owned.id in own]
        return [ChooseOwnTrick(place) for place in places if self._leaves_a_lesson(state, place)]

    def _leaves_a_lesson(self, state: GameState, place: int) -> bool:
        seen = state.copy()
        take_marker_back(seen, self.seat, seen.players[self.seat].trick_at(place).id, [])
        return bool(lessons_to_teach(seen))

    def answered(self, state: GameState, move: ChooseOwnTrick, events: list[Event]) -> None:
        use_up_card(state, events)
        take_marker_back(state, self.seat, state.players[self.seat].trick_at(move.place).id, events)
        state.stack.append(TeachingAfterwards(self.seat))


class TeachingAfterwards(Choice):
    """Choice of one of the player's Tricks to teach now: the card belongs to this Action."""

    source: ClassVar[str] = "change_of_subject"

    def legal_moves(self, state: GameState) -> list[Move]:
        return lessons_to_teach(state)

    def answered(self, state: GameState, move: Teach, events: list[Event]) -> None:
        _acting(state).carry_out(state, move, events)
