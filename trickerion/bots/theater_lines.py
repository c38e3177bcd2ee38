"""Lines of Actions in the Theater: Tricks are set up for the card that the bot will perform."""

from typing import NamedTuple

from trickerion.bots.double_links import DoubleLink, double_links
from trickerion.bots.forward_model import do, options
from trickerion.bots.outcomes import Line, Outcomes
from trickerion.bots.power_moves import least_cost
from trickerion.bots.theater import SettingMemory, best_focus, best_setting, set_up_move
from trickerion.bots.worth import turns_left
from trickerion.rules import moves as m
from trickerion.rules.catalog import SPECIALS
from trickerion.rules.locations.acting import Acting
from trickerion.rules.locations.theater import can_set_up
from trickerion.rules.state import GameState

CLOSELY = 5
"""Performance cards considered for a show of its own when a Character really acts; a plan makes do with fewer."""
MOVED_FOR_LINKS = 1.25
"""Fame that a Reschedule for several Links must promise beyond other lines, which are planned with less care."""


Moves = tuple[m.Move, ...]


class _SetUp(NamedTuple):
    """Trick Markers set up one after the other, the table then, and what it is ``worth`` once that is known.

    ``looked``: how many tables were looked at for the last one.
    """

    moves: Moves
    state: GameState
    worth: list[float]
    looked: int = 0


class TheaterLines:
    """Lines of Actions in the Theater; settings and Links that were found are remembered."""

    def __init__(self, outcomes: Outcomes) -> None:
        self._outcomes = outcomes
        self._seat, self._weights, self._care = outcomes.seat, outcomes.weights, outcomes.care
        self._settings: SettingMemory = {}
        self._double_links: dict[tuple[object, ...], list[DoubleLink]] = {}

    def best(self, now: Line, focuses: int = 1) -> Line:
        """Set up Tricks, thinking of the card that the bot will perform."""
        best, state, known = now, now.state, dict[Moves, _SetUp]()
        for focus in best_focus(state, self._seat, turns_left(state), self._weights, self._outcomes.stages)[:focuses]:
            line = self._set_up_all(now, focus, known)
            if line.worth > best.worth + self._weights.worth_doing:
                best = line
        if self._care.links:
            best = max(best, self._with_double_links(now, best), key=lambda line: line.worth)
        if focuses < CLOSELY:
            return best
        return max(best, self._with_rescheduling(now), key=lambda line: line.worth)

    def _with_rescheduling(self, now: Line) -> Line:
        """Reschedule when a special card makes it worth an Action Point."""
        state = now.state
        acting = state.stack[-1]
        assert isinstance(acting, Acting)
        is_free = least_cost(state, self._seat, "reschedule") == 0
        if not is_free and (not acting.card or SPECIALS[acting.card].action != "reschedule"):
            return self._outcomes.stop(now)
        moves = [move for move in options(state) if isinstance(move, m.Reschedule)]
        best = self._outcomes.best_of(state, moves, self._outcomes.again(now))
        return best[0].then(self.best(self._outcomes.stop(best[0]), CLOSELY - 1)) if best else self._outcomes.stop(now)

    def _with_double_links(self, now: Line, other: Line) -> Line:
        """Reschedule, a Set Up that lights several Links, and what points are left for; else the ``other`` line."""
        state, best = now.state, other
        costs = least_cost(state, self._seat, "reschedule") + least_cost(state, self._seat, "set_up_trick")
        if self._outcomes.points(state) < costs:
            return other
        key = (tuple(state.row), tuple(state.players[self._seat].tricks))
        if key not in self._double_links:
            self._double_links[key] = double_links(state, self._seat)[: self._care.links]
        for way in self._double_links[key]:
            table = state.copy()
            if all(_done(table, move) for move in way.moves):
                line = self._outcomes.settled(table, way.moves)
                line = line.then(self.best(self._outcomes.stop(line))) if self._outcomes.points(line.state) else line
                if line.worth > max(best.worth, other.worth + MOVED_FOR_LINKS):
                    best = line
        return best

    def _set_up_all(self, now: Line, focus: str, known: dict[Moves, _SetUp]) -> Line:
        """Set up all that one can for the card ``focus``; ``known``: what was set up for others on the same table."""
        left = turns_left(now.state)
        at = known.get(()) or known.setdefault((), _SetUp((), now.state, []))
        while self._outcomes.points(at.state):
            way = best_setting(at.state, self._seat, focus, left, self._weights, self._settings)
            if way is None or not self._can_begin(at, way.place):
                break
            at = self._one_more(at, set_up_move(way), known)
        if not at.moves:
            return self._outcomes.stop(now)
        if at.worth:
            return self._outcomes.stop(Line(at.worth[0], (), at.state))._replace(moves=at.moves)
        at.worth.append(self._outcomes.worth(at.state))
        return Line(at.worth[0], at.moves, at.state)

    def _one_more(self, at: _SetUp, answers: Moves, known: dict[Moves, _SetUp]) -> _SetUp:
        """One Trick Marker more; one that is known counts as looked at again."""
        key = at.moves + answers
        if key in known and self._outcomes.is_sure:
            self._outcomes.looked += known[key].looked
        else:
            known[key] = self._set_up(at, answers)
        return known[key]

    def _can_begin(self, at: _SetUp, place: int) -> bool:
        if not at.moves:
            return m.SetUpTrick(place) in self._outcomes.options(at.state)
        acting = at.state.stack[-1]
        assert isinstance(acting, Acting)
        return can_set_up(at.state, acting, at.state.players[acting.seat], place)

    def _set_up(self, before: _SetUp, answers: Moves) -> _SetUp:
        """Set up a Trick Marker, with the small choices that follow."""
        state, moves, looked = before.state.copy(), before.moves + answers, self._outcomes.looked
        for answer in answers:
            do(state, answer)
        while state.stack and not isinstance(state.stack[-1], Acting):
            answer = self._outcomes.small_choice(state)
            do(state, answer)
            moves = (*moves, answer)
        return _SetUp(moves, state, [], self._outcomes.looked - looked)


def _done(state: GameState, move: m.Move) -> bool:
    """Make a move on this table; False where it is not possible."""
    if move not in options(state):
        return False
    do(state, move)
    return True
