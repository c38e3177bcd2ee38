"""The turn: seven phases in the rulebook's order, then the next turn or the end of the game."""

from functools import lru_cache

from trickerion.rules.events import Event, PhaseBegan, TurnBegan
from trickerion.rules.modules.module import Happening, in_play
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

PHASES: dict[str, Happening] = {
    "roll_dice": roll_dice.begin,
    "set_initiative": set_initiative.begin,
    "advertise": advertise.begin,
    "assignment": assignment.begin,
    "place_characters": place_characters.begin,
    "performance": performance.begin,
    "end_turn": end_turn.begin,
}
"""Each phase by its name; ``begin`` does what needs no decision and pushes the frames of the rest."""


@lru_cache(maxsize=64)
def phases_of(modules: tuple[str, ...]) -> tuple[tuple[str, Happening], ...]:
    """The phases of a turn, those of the modules among them."""
    phases = list(PHASES.items())
    for module in in_play(modules):
        for name, (before, begin) in module.phases.items():
            phases.insert([known for known, _ in phases].index(before) + 1, (name, begin))
    return tuple(phases)


class Turn(Step):
    """Bottom of the stack: begins one phase after the other."""

    phase: int

    def proceed(self, state: GameState, events: list[Event]) -> None:
        phases = phases_of(state.options.modules)
        if self.phase == len(phases):
            self._next_turn(state, events)
            return
        if self.phase == 0:
            events.append(TurnBegan(state.turn))
        state.stack[-1] = Turn(self.phase + 1)
        state.phase, begin = phases[self.phase]
        events.append(PhaseBegan(state.phase))
        begin(state, events)

    def _next_turn(self, state: GameState, events: list[Event]) -> None:
        if state.turn == state.options.turns:
            state.stack.pop()
            end_game(state, events)
        else:
            state.turn += 1
            state.stack[-1] = Turn(0)
