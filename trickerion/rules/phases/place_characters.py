"""Place Characters: in Initiative order one Character at a time, which acts at once with its Action Points."""

from collections.abc import Callable
from dataclasses import dataclass

from trickerion.rules.catalog import BASE_POINTS, DAYS, SLOTS, Slot
from trickerion.rules.choices import apply_return, returns
from trickerion.rules.events import (
    CharacterEnhanced,
    CharacterFinished,
    CharacterIdle,
    CharacterPlaced,
    Event,
)
from trickerion.rules.gains import pay_shards
from trickerion.rules.locations import downtown, market_row, theater, workshop
from trickerion.rules.locations.acting import Acting, DoAction
from trickerion.rules.moves import Enhance, FinishCharacter, LeaveIdle, Move, PlaceCharacter
from trickerion.rules.state import IDLE, PLACED, WAITING, Character, Choice, GameState, PlayerState, Step

ENHANCE_SHARDS = 1
ENHANCE_POINTS = 1

_ENHANCE, _FINISH = Enhance(), FinishCharacter()

ACTIONS: dict[str, Callable[[GameState, Acting, PlayerState], list[Move]]] = {
    "downtown": downtown.actions,
    "market_row": market_row.actions,
    "workshop": workshop.actions,
    "theater": theater.actions,
}
"""What a Character can do at a Location."""

DO: dict[type[Move], DoAction] = downtown.DO | market_row.DO | workshop.DO | theater.DO
"""How each Action is carried out."""

_SLOTS_AT = {
    location: [slot for slot in SLOTS.values() if slot.location == location and slot.owner is None]
    for location in ("downtown", "market_row", "dark_alley")
}
_WORKSHOPS = {seat: [slot for slot in SLOTS.values() if slot.owner == seat] for seat in range(4)}
_DAYS = {day: [slot for slot in SLOTS.values() if slot.day == day] for day in DAYS}


def begin(state: GameState, events: list[Event]) -> None:
    """Characters without a card are Idle from the start (ruling 27)."""
    for player in state.players:
        for character in player.characters.values():
            if not character.card:
                player.characters[character.id] = character._replace(status=IDLE)
    state.stack.append(NextPlacement(0))


def base_points(state: GameState, seat: int, character: Character, slot: Slot) -> int:
    """Action Points on this slot before Enhance: kind of Character plus slot modifier, never below 0 (ruling 25)."""
    if slot.is_performance:
        return 0
    return max(0, BASE_POINTS[character.kind] + slot.modifier)


def open_slots(state: GameState, seat: int, character: Character) -> list[str]:
    """Where the Character may be placed, by its Assignment card."""
    location = character.card
    if location == "workshop":
        slots = _WORKSHOPS[seat]
    elif location == "theater":
        slots = _theater_slots(state, seat, character.kind == "magician")
    else:
        slots = _SLOTS_AT[location]
    return [slot.id for slot in slots if state.is_open(slot.id)]


def _theater_slots(state: GameState, seat: int, is_magician: bool) -> list[Slot]:
    """Weekday Restriction: one day per player, one player per day; Performance slots are for Magicians."""
    own_day = state.day_of(seat)
    days = [own_day] if own_day else [day for day in DAYS if day not in state.days]
    return [slot for day in days for slot in _DAYS[day] if is_magician or not slot.is_performance]


@dataclass(frozen=True, slots=True)
class NextPlacement(Step):
    """Finds the next player in Initiative order, from a position on, who still has a Character to place."""

    position: int

    def proceed(self, state: GameState, events: list[Event]) -> None:
        count = len(state.initiative)
        for i in range(count):
            position = (self.position + i) % count
            seat = state.initiative[position]
            if any(c.status == WAITING for c in state.players[seat].characters.values()):
                state.stack[-1] = Placing(seat, (position + 1) % count)
                return
        state.stack.pop()


@dataclass(frozen=True, slots=True)
class Placing(Choice):
    """Place one Character, or leave one Idle."""

    next_position: int

    def legal_moves(self, state: GameState) -> list[Move]:
        player = state.players[self.seat]
        moves: list[Move] = []
        for character in player.characters.values():
            if character.status == WAITING:
                moves += [PlaceCharacter(character.id, slot) for slot in open_slots(state, self.seat, character)]
                moves.append(LeaveIdle(character.id))
        return moves + returns(player)

    def apply(self, state: GameState, move: Move, events: list[Event]) -> None:
        if apply_return(state, self.seat, move, events):
            return
        state.stack[-1] = NextPlacement(self.next_position)
        if isinstance(move, PlaceCharacter):
            self._place(state, move, events)
        elif isinstance(move, LeaveIdle):
            player = state.players[self.seat]
            player.characters[move.character] = player.characters[move.character]._replace(status=IDLE)
            events.append(CharacterIdle(self.seat, move.character))

    def _place(self, state: GameState, move: PlaceCharacter, events: list[Event]) -> None:
        player = state.players[self.seat]
        slot = SLOTS[move.slot]
        character = player.characters[move.character]._replace(status=PLACED, slot=move.slot)
        player.characters[move.character] = character
        state.occupants[move.slot] = (self.seat, move.character)
        if slot.day:
            state.days[slot.day] = self.seat
        points = base_points(state, self.seat, character, slot)
        events.append(CharacterPlaced(self.seat, move.character, move.slot, points))
        state.stack.append(CharacterActs(self.seat, move.character, move.slot, slot.location, points, False, False))


@dataclass(frozen=True, slots=True)
class CharacterActs(Acting):
    """The placed Character spends its Action Points, Action by Action; what is left is lost (ruling 26)."""

    def legal_moves(self, state: GameState) -> list[Move]:
        player = state.players[self.seat]
        moves = ACTIONS[self.location](state, self, player) if self.points else []
        if self.may_enhance(player):
            moves.append(_ENHANCE)
        moves.append(_FINISH)
        return moves + returns(player)

    def may_enhance(self, player: PlayerState) -> bool:
        """Enhance Character: once, before the first Action, not in the Theater (ruling 24)."""
        return (
            not self.has_acted and not self.enhanced and player.shards >= ENHANCE_SHARDS and self.location != "theater"
        )

    def apply(self, state: GameState, move: Move, events: list[Event]) -> None:
        if type(move) in DO:
            DO[type(move)](state, self, move, events)
        elif isinstance(move, FinishCharacter):
            state.stack.pop()
            events.append(CharacterFinished(self.seat, self.character, self.points))
        elif isinstance(move, Enhance):
            pay_shards(state, self.seat, ENHANCE_SHARDS, "enhance", events)
            points = self.points + ENHANCE_POINTS
            state.stack[-1] = CharacterActs(self.seat, self.character, self.slot, self.location, points, False, True)
            events.append(CharacterEnhanced(self.seat, self.character, points))
        else:
            apply_return(state, self.seat, move, events)

    def with_points(self, points: int) -> "CharacterActs":
        return CharacterActs(self.seat, self.character, self.slot, self.location, points, True, self.enhanced)
