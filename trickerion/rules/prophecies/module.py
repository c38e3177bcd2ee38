"""Prophecies: three are pending, and one of them comes true at the end of each turn (rulings 82, 135)."""

from trickerion.rules.decks import PENDING_PLACES, draw_prophecy, prophecies_in_play
from trickerion.rules.modules.module import Module
from trickerion.rules.options import GameOptions, OptionsError
from trickerion.rules.state import GameState


class PropheciesModule(Module):
    """A part of the Dark Alley that can be left out."""

    id = "prophecies"
    needs = ("dark_alley",)

    def check(self, options: GameOptions) -> None:
        if not self.fits(options.modules):
            raise OptionsError("prophecies")

    def deal(self, state: GameState) -> None:
        """Shuffle those of this game."""
        state.prophecy_stack = state.chance().shuffled(prophecies_in_play(state.options.modules))

    def begin(self, state: GameState) -> None:
        """Three are pending; none is active in turn 1 (ruling 82)."""
        state.pending = [draw_prophecy(state) for _ in range(PENDING_PLACES)]


def coming_prophecies(state: GameState) -> list[str]:
    """The pending prophecies that can still come true, that of the next turn first; none in the last turn."""
    return [prophecy for prophecy in state.pending if prophecy] if state.turn < state.options.turns else []
