"""Search for the best line of Actions of a Character at each Location, within its Action Points."""

from collections.abc import Callable, Iterable, Mapping
from itertools import combinations
from typing import Final

from trickerion.bots.downtown import DowntownLines
from trickerion.bots.forward_model import after
from trickerion.bots.location_lines import AcademyLines, MarketLines, WorkshopLines
from trickerion.bots.outcomes import BOOSTS, CAREFUL, Care, Line, Outcomes, boosted
from trickerion.bots.theater_lines import CLOSELY, TheaterLines
from trickerion.bots.weights import Weights
from trickerion.rules import moves as m
from trickerion.rules.locations.acting import Acting
from trickerion.rules.state import GameState

LOCATIONS: Final[Mapping[str, Callable[[Outcomes], DowntownLines | MarketLines | WorkshopLines | AcademyLines]]] = {
    "downtown": DowntownLines,
    "market_row": MarketLines,
    "workshop": WorkshopLines,
    "academy": AcademyLines,
}
"""Location -> finder of the best line there; the Theater has a memory, elsewhere one goes step by step."""


class Search:
    """The search of one seat with its weights: lines of Actions, on the ``outcomes`` of each."""

    def __init__(self, seat: int, weights: Weights, care: Care = CAREFUL, outcomes: Outcomes | None = None) -> None:
        self.seat = seat
        self.weights = weights
        self.care = care
        self.outcomes = outcomes if outcomes is not None else Outcomes(seat, weights, care)
        self.theater = TheaterLines(self.outcomes)

    def best_line(self, state: GameState, may_enhance: bool = True) -> Line:
        """The best Actions of the acting Character, with more Action Points where they pay."""
        legal = self.outcomes.options(state)
        boosts = [move for move in legal if type(move) in BOOSTS and (may_enhance or not isinstance(move, m.Enhance))]
        best = self._line(state)
        for number in range(1, len(boosts) + 1):
            for moves in combinations(boosts, number):
                line = self._line(boosted(state, moves))
                if line.moves and line.worth > best.worth + self.weights.worth_doing:
                    best = Line(line.worth, moves + line.moves, line.state)
        return best

    def closely(self, state: GameState) -> Line:
        """The best Actions in the Theater, with many Performance cards considered for a show of its own."""
        return self.theater.best(self.outcomes.stay(state), CLOSELY)

    def _line(self, state: GameState) -> Line:
        acting = state.stack[-1]
        assert isinstance(acting, Acting)
        now = self.outcomes.stay(state)
        if not acting.points:
            return now
        if acting.location == "theater":
            return self.theater.best(now, self.care.focuses)
        location = LOCATIONS.get(acting.location)
        return location(self.outcomes).best(now) if location is not None else self.outcomes.step_by_step(now)

    def followed_up(self, state: GameState, moves: Iterable[m.Move]) -> m.Move:
        """The answer that leaves the acting Character the best Actions: a face to hire by, a place to link from."""
        return max(moves, key=lambda move: self._with_the_rest(after(state, move)))

    def _with_the_rest(self, state: GameState) -> float:
        line = self.outcomes.settled(state, ())
        return self.best_line(line.state, may_enhance=False).worth if self.outcomes.points(line.state) else line.worth
