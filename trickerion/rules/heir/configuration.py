"""Configuration dice: they close two slots of each Location, and two weekdays; the player rerolls some of them."""

from dataclasses import dataclass

from trickerion.rules.catalog import SLOTS
from trickerion.rules.events import ConfigurationRolled, Event
from trickerion.rules.heir.catalog import BLOCKED
from trickerion.rules.heir.telling import board_of, change_board
from trickerion.rules.moves import Move, RerollConfiguration
from trickerion.rules.state import Choice, GameState

FACES = 6
REROLLED = 2
"""Dice that are rerolled from the second turn on."""

THEATER = "theater"


def roll_all(state: GameState, events: list[Event]) -> None:
    """First turn: every die."""
    _roll(state, tuple(BLOCKED), (), events)


def reroll(state: GameState, player: int, events: list[Event]) -> None:
    """Later turns: two dice without token, the Theater die among them if it has none; ask if there is a choice."""
    free = [place for place in BLOCKED if place not in board_of(state).tokens]
    chosen = tuple(place for place in free if place == THEATER)
    if len(free) <= REROLLED:
        _roll(state, tuple(free), tuple(free), events)
    else:
        state.stack.append(ChoosingConfiguration(player, chosen))


@dataclass(frozen=True, slots=True)
class ChoosingConfiguration(Choice):
    """Which Configuration die is rerolled besides those chosen already."""

    chosen: tuple[str, ...]

    def legal_moves(self, state: GameState) -> list[Move]:
        taken = (*self.chosen, *board_of(state).tokens)
        return [RerollConfiguration(place) for place in BLOCKED if place not in taken]

    def apply(self, state: GameState, move: Move, events: list[Event]) -> None:
        assert isinstance(move, RerollConfiguration)
        state.stack.pop()
        chosen = (*self.chosen, move.location)
        if len(chosen) < REROLLED:
            state.stack.append(ChoosingConfiguration(self.seat, chosen))
        else:
            _roll(state, chosen, chosen, events)


def _roll(state: GameState, places: tuple[str, ...], tokens: tuple[str, ...], events: list[Event]) -> None:
    dice = dict(board_of(state).dice)
    chance = state.chance()
    for place in BLOCKED:
        if place in places:
            dice[place] = chance.below(FACES)
            events.append(ConfigurationRolled(place, dice[place], BLOCKED[place][dice[place]]))
    change_board(state, dice=tuple(dice.items()), tokens=tokens)
    state.closed = closed_slots(dice)


def closed_slots(dice: dict[str, int]) -> frozenset[str]:
    """The Character slots that lie under Blocking tokens."""
    blocked = {entry for place, face in dice.items() for entry in BLOCKED[place][face]}
    return frozenset(slot.id for slot in SLOTS.values() if slot.id in blocked or slot.day in blocked)
