"""Practice and Teach: the Academy marker of a player's Trick goes to a slot of a Practice Room or a Classroom."""

from trickerion.rules.academy.board import AcademyMarker, academy_of, lesson_of, put
from trickerion.rules.academy.catalog import CLASSROOM, CLASSROOMS, POINTS_BY_LEVEL, PRACTICE
from trickerion.rules.academy.practice import bonus_at
from trickerion.rules.catalog import Cost, Yields
from trickerion.rules.effects.active_effects import acting_effects, effects_of, heeding
from trickerion.rules.events import Event, TrickPractised, TrickTaught
from trickerion.rules.gains import gain
from trickerion.rules.locations.acting import Acting
from trickerion.rules.moves import LayAcademyMarker, Move, Practice, Reason, Teach
from trickerion.rules.seat_policy import policy_of
from trickerion.rules.state import Choice, GameState, OwnedTrick

PRACTICE_ACTION, TEACH_ACTION = "practice", "teach"
ROOM_OF = {PRACTICE_ACTION: PRACTICE, TEACH_ACTION: CLASSROOM}
"""The type of room in which each of the two Actions lays the marker."""
_MOVES = {
    action: [kind(place) for place in range(4)] for action, kind in ((PRACTICE_ACTION, Practice), (TEACH_ACTION, Teach))
}


def cost_of(state: GameState, acting: Acting, action: str, level: int) -> int:
    """Action Points of Practice or Teach for a Trick of a level."""
    cost = POINTS_BY_LEVEL[action][level - 1]
    for effect in heeding(acting_effects(state, acting), "action_cost"):
        cost = effect.action_cost(state, acting.seat, action, cost)
    return max(0, cost)


def costs(state: GameState, acting: Acting, action: str) -> Cost:
    """The least and the most that it costs for the player's Tricks, or for any level without one."""
    levels = [owned.trick.level for owned in state.players[acting.seat].tricks if owned is not None] or [1, 3]
    return Cost(cost_of(state, acting, action, min(levels)), cost_of(state, acting, action, max(levels)))


def possible(state: GameState, acting: Acting) -> list[Move]:
    """The player's Tricks that can be practised or taught now."""
    board, tricks = academy_of(state), state.players[acting.seat].tricks
    return [
        moves[place]
        for action, moves in _MOVES.items()
        if board.rooms.free_slots[ROOM_OF[action]]
        for place, owned in enumerate(tricks)
        if owned is not None and not lesson_reason(state, acting, action, place)
    ]


def begin(state: GameState, acting: Acting, move: Practice | Teach, events: list[Event]) -> None:
    """The slot is chosen next."""
    state.ask(PlacingAcademyMarker(acting.seat, move.place, action_of(move)), events)


def action_of(move: Practice | Teach) -> str:
    """The Action that a move begins."""
    return PRACTICE_ACTION if isinstance(move, Practice) else TEACH_ACTION


def due(state: GameState, acting: Acting, move: Practice | Teach) -> int:
    """Action Points for the Trick on the place of the move."""
    owned = state.players[acting.seat].trick_at(move.place)
    return cost_of(state, acting, action_of(move), owned.trick.level)


def slots_for(state: GameState, seat: int, trick: str, room_type: str) -> list[tuple[str, int]]:
    """(space, slot) of the free slots for an Academy marker: not the one that is equal to its own, beside it (157)."""
    lesson = lesson_of(state, seat, trick)
    free = academy_of(state).rooms.free_slots[room_type]
    if lesson is None or not state.options.holds(157):
        return [*free]
    tile, own = lesson.room.tile, bonus_at(lesson.room.tile, lesson.slot)
    return [(space, slot) for space, slot in free if space != lesson.room.space or bonus_at(tile, slot) != own]


class PlacingAcademyMarker(Choice):
    """The Academy marker of the Trick on a place is in the hand: a free slot of a room of the Action's type."""

    place: int
    action: str

    def legal_moves(self, state: GameState) -> list[Move]:
        trick = state.players[self.seat].trick_at(self.place).id
        slots = slots_for(state, self.seat, trick, ROOM_OF[self.action])
        return [LayAcademyMarker(space, slot) for space, slot in slots]

    def answered(self, state: GameState, move: LayAcademyMarker, events: list[Event]) -> None:
        lay_marker = practise if self.action == PRACTICE_ACTION else teach
        lay_marker(state, self.seat, self.place, move.space, move.slot, events)


def _lay(state: GameState, seat: int, owned: OwnedTrick, space: str, slot: int) -> str:
    """Lay the Academy marker of a Trick on a slot; the type of the room that it came from, or "" the supply."""
    board, lesson = academy_of(state), lesson_of(state, seat, owned.id)
    if lesson is not None:
        board = board.with_room(lesson.room.with_marker(lesson.slot, None))
    marker = AcademyMarker(seat, owned.id, owned.suit)
    put(state, board.with_room(board.room(space).with_marker(slot, marker)))
    return lesson.room.type if lesson is not None else ""


def practise(state: GameState, seat: int, place: int, space: str, slot: int, events: list[Event]) -> None:
    """The Trick has the bonus of the slot as long as its marker lies there."""
    owned, effects = state.players[seat].trick_at(place), effects_of(state, seat)
    _lay(state, seat, owned, space, slot)
    events.append(TrickPractised(seat, owned.id, space, slot, academy_of(state).room(space).tile))
    for effect in effects:
        effect.practised(state, seat, place, events)


def teach(state: GameState, seat: int, place: int, space: str, slot: int, events: list[Event]) -> None:
    """From now on the Trick cannot be prepared; in a room of its level it brings the bonus between the slots."""
    owned, effects = state.players[seat].trick_at(place), effects_of(state, seat)
    came_from = _lay(state, seat, owned, space, slot)
    events.append(TrickTaught(seat, owned.id, space, slot, academy_of(state).room(space).tile))
    if came_from != CLASSROOM:
        gain(state, seat, match_bonus(state, seat, owned, space), "lesson", events)
    for effect in effects:
        effect.taught(state, seat, place, came_from, events)


def match_bonus(state: GameState, seat: int, owned: OwnedTrick, space: str) -> Yields:
    """Bonus for teaching a Trick in a Classroom, paid at once, for a marker that comes from elsewhere."""
    if not policy_of(state, seat).earns_match_bonus:
        return Yields()
    room = CLASSROOMS[academy_of(state).room(space).tile]
    is_equal = room.threshold == owned.trick.fame_threshold
    times = int(is_equal)
    for effect in effects_of(state, seat):
        times = effect.match_bonus(state, seat, is_equal, times)
    return Yields(*(times * amount for amount in room.match_bonus))


def lesson_reason(state: GameState, acting: Acting, action: str, place: int) -> Reason | None:
    """Reason why the Trick on a place cannot be practised or taught now, or None."""
    owned = state.players[acting.seat].tricks[place]
    if owned is None:
        return Reason("no_trick")
    cost = cost_of(state, acting, action, owned.trick.level)
    if acting.points < cost:
        return forbidden(state, acting.seat, action, place) or Reason("short", (cost - acting.points,))
    return forbidden(state, acting.seat, action, place)


def forbidden(state: GameState, seat: int, action: str, place: int) -> Reason | None:
    """Reason why the rules do not let the Trick be practised or taught, whatever the Action Points; or None."""
    owned = state.players[seat].trick_at(place)
    if not academy_of(state).rooms.free_slots[ROOM_OF[action]]:
        return Reason("no_practice_slot") if action == PRACTICE_ACTION else Reason("no_class_slot")
    lesson = lesson_of(state, seat, owned.id)
    if action == PRACTICE_ACTION and lesson and lesson.room.type == CLASSROOM:
        return Reason("stays_in_class", (owned.id,))
    if not slots_for(state, seat, owned.id, ROOM_OF[action]):
        return Reason("equal_slot", (owned.id,))
    return _not_ready(state, seat, owned, place) if action == TEACH_ACTION else None


def _not_ready(state: GameState, seat: int, owned: OwnedTrick, place: int) -> Reason | None:
    player = state.players[seat]
    is_ready = owned.markers or player.meets(owned.trick)
    if is_ready or any(effect.may_teach_unready(state, seat, place) for effect in effects_of(state, seat)):
        return None
    return Reason("not_ready", (owned.id, tuple(player.missing(owned.trick).items())))


def nothing_to_practise(state: GameState, acting: Acting) -> Reason | None:
    """Reason against Practice for the Trick that is closest to it."""
    return _nearest(state, acting, PRACTICE_ACTION)


def nothing_to_teach(state: GameState, acting: Acting) -> Reason | None:
    """Reason against Teach for the Trick that is closest to it."""
    return _nearest(state, acting, TEACH_ACTION)


_BY_NEARNESS = ("short", "not_ready", "equal_slot", "stays_in_class", "no_practice_slot", "no_class_slot", "no_trick")


def _nearest(state: GameState, acting: Acting, action: str) -> Reason | None:
    if not any(state.players[acting.seat].tricks):
        return Reason("no_tricks")
    reasons = [lesson_reason(state, acting, action, place) for place in range(4)]
    stops = [reason for reason in reasons if reason]
    return min(stops, key=lambda reason: _BY_NEARNESS.index(reason.id)) if len(stops) == len(reasons) else None


def cheapened(state: GameState, acting: Acting, action: str, level: int) -> tuple[str, ...]:
    """The ids of what changes the cost of Practice or Teach for a Trick of a level."""
    cost, changes = POINTS_BY_LEVEL[action][level - 1], list[str]()
    for effect in acting_effects(state, acting):
        now = effect.action_cost(state, acting.seat, action, cost)
        changes += [effect.id] if now != cost else []
        cost = now
    return tuple(changes)
