"""Lines of Actions in the Theater: Tricks are set up for the card that the bot will perform."""

from trickerion.bots.double_links import DoubleLink, double_links
from trickerion.bots.forward_model import do, options
from trickerion.bots.outcomes import Line, Outcomes
from trickerion.bots.power_moves import least_cost
from trickerion.bots.theater import SettingMemory, best_focus, best_setting, set_up_move
from trickerion.bots.worth import turns_left
from trickerion.rules import moves as m
from trickerion.rules.catalog import SPECIALS
from trickerion.rules.locations.acting import Acting
from trickerion.rules.state import GameState

CLOSELY = 5
"""Performance cards considered for a show of its own when a Character really acts; a plan makes do with fewer."""
MOVED_FOR_LINKS = 1.25
"""Fame that a Reschedule for several Links must promise beyond other lines, which are planned with less care."""


class TheaterLines:
    """Lines of Actions in the Theater; settings and Links that were found are remembered."""

    def __init__(self, outcomes: Outcomes) -> None:
        self._outcomes = outcomes
        self._seat, self._weights, self._care = outcomes.seat, outcomes.weights, outcomes.care
        self._settings: SettingMemory = {}
        self._double_links: dict[tuple[object, ...], list[DoubleLink]] = {}

    def best(self, now: Line, focuses: int = 1) -> Line:
        """Set up Tricks, thinking of the card that the bot will perform."""
        best, state = now, now.state
        for focus in best_focus(state, self._seat, turns_left(state), self._weights, self._outcomes.stages)[:focuses]:
            line = self._set_up_all(now, focus)
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

    def _set_up_all(self, now: Line, focus: str) -> Line:
        moves: tuple[m.Move, ...] = ()
        left, can_begin = turns_left(now.state), self._outcomes.options(now.state)
        state = now.state.copy()
        while self._outcomes.points(state):
            way = best_setting(state, self._seat, focus, left, self._weights, self._settings)
            if way is None or m.SetUpTrick(way.place) not in can_begin:
                break
            answers = set_up_move(way)
            for answer in answers:
                do(state, answer)
            moves += answers
            while state.stack and not isinstance(state.stack[-1], Acting):
                answer = self._outcomes.small_choice(state)
                do(state, answer)
                moves = (*moves, answer)
            can_begin = options(state) if self._outcomes.points(state) else []
        return Line(self._outcomes.worth(state) if moves else self._outcomes.again(now), moves, state)


def _done(state: GameState, move: m.Move) -> bool:
    """Make a move on this table; False where it is not possible."""
    if move not in options(state):
        return False
    do(state, move)
    return True
