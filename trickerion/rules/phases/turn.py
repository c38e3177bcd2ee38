"""The turn: seven phases in the rulebook's order, then the next turn or the end of the game."""

from collections.abc import Callable
from dataclasses import dataclass

from trickerion.rules.events import Event, PhaseBegan, TurnBegan
from trickerion.rules.phases import (
    advertise,
    assignment,
    end_turn,
    performance,
    place_characters,
    roll_dice,
    set_initiative,
)
from trickerion.rules.scoring import end_game
from trickerion.rules.state import GameState, Step

PHASES: dict[str, Callable[[GameState, list[Event]], None]] = {
    "roll_dice": roll_dice.begin,
    "set_initiative": set_initiative.begin,
    "advertise": advertise.begin,
    "assignment": assignment.begin,
    "place_characters": place_characters.begin,
    "performance": performance.begin,
    "end_turn": end_turn.begin,
}
"""Each phase by its name; ``begin`` does what needs no decision and pushes the frames of the rest."""

_ORDER = tuple(PHASES)


@dataclass(frozen=True, slots=True)
class Turn(Step):
    """Bottom of the stack: begins one phase after the other."""

    phase: int

    def proceed(self, state: GameState, events: list[Event]) -> None:
        if self.phase == len(_ORDER):
            self._next_turn(state, events)
            return
        if self.phase == 0:
            events.append(TurnBegan(state.turn))
        state.stack[-1] = Turn(self.phase + 1)
        state.phase = _ORDER[self.phase]
        events.append(PhaseBegan(state.phase))
        PHASES[state.phase](state, events)

    def _next_turn(self, state: GameState, events: list[Event]) -> None:
        if state.turn == state.options.turns:
            state.stack.pop()
            end_game(state, events)
        else:
            state.turn += 1
            state.stack[-1] = Turn(0)
