"""The Heir's Character at work: one step of its Location after the other."""

from collections.abc import Callable
from dataclasses import dataclass, replace

from trickerion.rules.events import CharacterFinished, Event
from trickerion.rules.heir import dark_alley, downtown, market_row, theater
from trickerion.rules.heir.telling import Answer, tell
from trickerion.rules.heir.work import Work
from trickerion.rules.moves import FinishCharacter, Move
from trickerion.rules.state import GameState

_NEXT: dict[str, Callable[[GameState, Work], Answer | None]] = {
    "downtown": downtown.next_step,
    "market_row": market_row.next_step,
    "dark_alley": dark_alley.next_step,
    "theater": theater.next_step,
}
_DO: dict[str, Callable[[GameState, Work, Move, list[Event]], Work]] = {
    "downtown": downtown.do,
    "market_row": market_row.do,
    "dark_alley": dark_alley.do,
    "theater": theater.do,
}


@dataclass(frozen=True, slots=True)
class HeirActs(Work):
    """A placed Character of the Heir goes through the steps of its Location."""

    def answer(self, state: GameState) -> Answer:
        """The next step."""
        finished = "no_step_left" if self.left else "all_used"
        return _NEXT[self.location](state, self) or Answer(FinishCharacter(), finished, (self.location, self.left))

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
