"""Place Characters: where the Heir places next, with how many Action Points, and its Character at work."""

from collections.abc import Callable
from copy import copy
from dataclasses import replace
from typing import NamedTuple

from trickerion.rules.academy.board import secrets_of
from trickerion.rules.catalog import ACADEMY, DAYS, PROTEGE, SLOTS, Slot
from trickerion.rules.effects.active_effects import personal
from trickerion.rules.events import CharacterFinished, CharacterIdle, CharacterPlaced, Event
from trickerion.rules.gains import gain_fame
from trickerion.rules.heir import academy, dark_alley, downtown, market_row, plan, theater
from trickerion.rules.heir import catalog as its
from trickerion.rules.heir.theater import set_up_plan
from trickerion.rules.heir.told import PlacementFacts
from trickerion.rules.heir.work import HeirAnswer, Work, board_of, tell
from trickerion.rules.moves import FinishCharacter, LeaveAllIdle, Move, PlaceCharacter
from trickerion.rules.phases.place_characters import Placing
from trickerion.rules.state import IDLE, PLACED, WAITING, Character, GameState


class HeirPoints(NamedTuple):
    """Action Points by what they come from: kind, prophecy and ability, slot, special card."""

    own: int = 0
    bonus: int = 0
    modifier: int = 0
    card: int = 0


def points_of(state: GameState, seat: int, character: Character, slot: Slot) -> int:
    """The Action Points of a Character on a slot."""
    return sum(parts_of(state, seat, character, slot))


def own_points(state: GameState, seat: int, character: Character) -> int:
    """Base by kind, with what prophecy and ability make of it now."""
    return base_of(state, seat, character) + sum(more for _, more in bonuses_of(state, seat, character))


def sure_points(state: GameState, seat: int, character: Character) -> int:
    """The same if all others that wait are placed before: what is for the first of them alone does not count."""
    later, player = copy(state), copy(state.players[seat])
    others = [disk for disk in player.characters.values() if disk.status == WAITING and disk.id != character.id]
    player.characters = player.characters | {disk.id: disk._replace(status=PLACED) for disk in others}
    later.players = [*state.players[:seat], player, *state.players[seat + 1 :]]
    return own_points(later, seat, character)


def bonuses_of(state: GameState, seat: int, character: Character) -> tuple[tuple[str, int], ...]:
    """Changes of the base by prophecy and ability as it now is, each with its id."""
    points, found = base_of(state, seat, character), []
    for effect in personal(state, seat):
        changed = effect.base_points(state, seat, character, points)
        if changed != points:
            found.append((effect.id, changed - points))
        points = changed
    return tuple(found)


def base_of(state: GameState, seat: int, character: Character) -> int:
    """The base by kind; all Specialists are alike, the Protégé has more with each secret."""
    if character.kind == PROTEGE:
        return its.PROTEGE_POINTS[len(secrets_of(state, seat))]
    return its.BASE_POINTS.get(character.kind, its.BASE_POINTS["specialist"])


def parts_of(state: GameState, seat: int, character: Character, slot: Slot) -> HeirPoints:
    """Base by kind, prophecy, ability, 1 for a special card, and the slot modifier but for the Theater's."""
    if slot.is_performance or slot.location == "workshop":
        return HeirPoints()
    own = base_of(state, seat, character)
    bonus = own_points(state, seat, character) - own
    modifier = 0 if slot.location == "theater" else slot.modifier
    return HeirPoints(own, bonus, modifier, its.CARD_POINTS * its.is_special(character.card))


_NEXT: dict[str, Callable[[GameState, Work], HeirAnswer | None]] = {
    "downtown": downtown.next_step,
    "market_row": market_row.next_step,
    "dark_alley": dark_alley.next_step,
    "theater": theater.next_step,
    ACADEMY: academy.next_step,
}
_DO: dict[str, Callable[[GameState, Work, Move, list[Event]], Work]] = {
    "downtown": downtown.do,
    "market_row": market_row.do,
    "dark_alley": dark_alley.do,
    "theater": theater.do,
    ACADEMY: academy.do,
}


class HeirActs(Work):
    """A placed Character of the Heir goes through the steps of its Location."""

    def answer(self, state: GameState) -> HeirAnswer:
        """The next step."""
        finished = "no_step_left" if self.left else "all_used"
        answer = _NEXT[self.location](state, self) or HeirAnswer(
            FinishCharacter(), finished, (self.location, self.left)
        )
        return answer._replace(skipped=academy.skipped(state, self)) if self.location == ACADEMY else answer

    def legal_moves(self, state: GameState) -> list[Move]:
        return [self.answer(state).move]

    def apply(self, state: GameState, move: Move, events: list[Event]) -> None:
        tell(self.seat, self.answer(state), events)
        if isinstance(move, FinishCharacter):
            state.stack.pop()
            events.append(CharacterFinished(self.seat, self.character, 0))
            return
        done = _DO[self.location](state, self, move, events)
        state.stack[-1] = replace(self, left=done.left, step=done.step, planned=done.planned)


MAGICIAN = "magician"


class HeirPlacing(Placing):
    """One turn of the Heir: the first Location of its list with a possible placement."""

    def answer(self, state: GameState) -> HeirAnswer:
        """Placement of the next Character."""
        passed: list[str] = []
        for location in plan.locations_to_try(state, self.seat):
            placement = _placement(state, self.seat, location)
            if placement:
                kind = "contested" if plan.is_contested(state, self.seat, location) else "by_priority"
                return HeirAnswer(placement, kind, _facts_of(state, self.seat, placement, passed))
            passed.append(location)
        if any(c.id == MAGICIAN for c in plan.waiting_at(state, self.seat, "theater")):
            stuck = _on_stage(state, self.seat)
            if stuck:
                return HeirAnswer(stuck, "magician_waits_no_longer", _facts_of(state, self.seat, stuck, passed))
        return HeirAnswer(LeaveAllIdle(), "nothing_possible", tuple(passed))

    def legal_moves(self, state: GameState) -> list[Move]:
        return [self.answer(state).move]

    def apply(self, state: GameState, move: Move, events: list[Event]) -> None:
        tell(self.seat, self.answer(state), events)
        self._leave(state)
        if isinstance(move, PlaceCharacter):
            _place(state, self.seat, move, events)
        else:
            _leave_all_idle(state, self.seat, events)


def _placement(state: GameState, seat: int, location: str) -> PlaceCharacter | None:
    """The placement at a Location, or None when there is none now."""
    waiting = plan.waiting_at(state, seat, location)
    if location == "theater":
        helpers = [character for character in waiting if character.id != MAGICIAN]
        return _backstage(state, seat, helpers[0]) if helpers else _on_stage(state, seat)
    owner = seat if location == "workshop" else None
    free = [s for s in SLOTS.values() if s.location == location and s.owner == owner and state.is_open(s.id)]
    return PlaceCharacter(waiting[0].id, max(free, key=lambda slot: slot.modifier).id) if free else None


def weekday(state: GameState, seat: int) -> str:
    """The weekday of the Heir this turn: Ready the earliest, Busy the latest free one; "" when none is left."""
    free = [day for day in DAYS if day not in state.days and state.is_open(f"{day}.perform")]
    if state.day_of(seat) or not free:
        return state.day_of(seat)
    return free[0] if plan.stance(state, seat) == "ready" else free[-1]


def _backstage(state: GameState, seat: int, helper: Character) -> PlaceCharacter | None:
    """A helper can only go when a slot is free and at least one marker could be set up."""
    day = weekday(state, seat)
    free = [f"{day}.backstage.{i}" for i in range(2) if day and state.is_open(f"{day}.backstage.{i}")]
    return PlaceCharacter(helper.id, free[0]) if free and set_up_plan(state, seat, 1) else None


def _on_stage(state: GameState, seat: int) -> PlaceCharacter | None:
    day = weekday(state, seat)
    return PlaceCharacter(MAGICIAN, f"{day}.perform") if day else None


def _facts_of(state: GameState, seat: int, move: PlaceCharacter, passed: list[str]) -> PlacementFacts:
    player, slot = state.players[seat], SLOTS[move.slot]
    character, order = player.characters[move.character], plan.priority_list(state, seat)
    level = its.top_level(player.fame)
    parts = parts_of(state, seat, character, slot)
    return PlacementFacts(
        plan.stance(state, seat),
        board_of(state).plan,
        level,
        plan.tricks_of_level(player, level),
        slot.location,
        tuple(place for place in order if plan.is_contested(state, seat, place)),
        tuple(passed),
        character.id,
        tuple(other.id for other in plan.waiting_at(state, seat, slot.location) if other.id != character.id),
        slot.id,
        *parts,
        _uses(state, slot, sum(parts)),
        tuple(effect for effect, _ in bonuses_of(state, seat, character)) if parts.bonus else (),
    )


def _place(state: GameState, seat: int, move: PlaceCharacter, events: list[Event]) -> None:
    player, slot = state.players[seat], SLOTS[move.slot]
    character = player.characters[move.character]._replace(status=PLACED, slot=move.slot, is_open=True)
    player.characters[move.character] = character
    state.occupants[move.slot] = (seat, move.character)
    if slot.day:
        state.days[slot.day] = seat
    points = points_of(state, seat, character, slot)
    events.append(CharacterPlaced(seat, move.character, move.slot, points))
    for effect in personal(state, seat):
        effect.placed(state, seat, character, slot, events)
    if points:
        _act(state, seat, character, slot, points, events)


def _act(state: GameState, seat: int, character: Character, slot: Slot, points: int, events: list[Event]) -> None:
    """Backstage the points become markers; elsewhere more than five bring 1 Fame."""
    if slot.location != "theater" and points > its.MOST_POINTS:
        gain_fame(state, seat, its.FAME_FOR_MORE, "heir_spare_point", events)
        points = its.MOST_POINTS
    left = _uses(state, slot, points)
    state.stack.append(HeirActs(seat, character.id, slot.id, slot.location, points, left))


def _uses(state: GameState, slot: Slot, points: int) -> int:
    """Number of Trick Markers backstage, of Actions elsewhere; 0 on the stage and in the Workshop."""
    if not points:
        return 0
    if slot.location == "theater":
        return its.by_points("theater_markers", state.options.difficulty, points)
    return actions_of(state.options.difficulty, slot.location, min(points, its.MOST_POINTS))


_TABLES = {"downtown": "downtown_dice", "dark_alley": "dark_alley_cards", ACADEMY: "academy_actions"}


def actions_of(difficulty: str, location: str, points: int) -> int:
    """Number of Actions of the Heir: dice, cards, Actions of the Academy; in the Market Row its points."""
    return its.by_points(_TABLES[location], difficulty, points) if location in _TABLES else points


def _leave_all_idle(state: GameState, seat: int, events: list[Event]) -> None:
    """Special cards under the Characters left go back to the hand."""
    player = state.players[seat]
    for character in list(player.characters.values()):
        if character.status == WAITING:
            comes_back = its.is_special(character.card)
            player.hand += [character.card] if comes_back else []
            card = "" if comes_back else character.card
            player.characters[character.id] = character._replace(status=IDLE, card=card)
            events.append(CharacterIdle(seat, character.id))
