"""Lines of Actions at the Market Row, in the Workshop and at the Academy."""

from trickerion.bots.academy import BEGUN, Ideas
from trickerion.bots.forward_model import options
from trickerion.bots.outcomes import LEFT_OUT, Line, Outcomes
from trickerion.bots.power_moves import least_cost
from trickerion.bots.worth import turns_left
from trickerion.rules import moves as m
from trickerion.rules.state import GameState

_NOT_AT_THE_ACADEMY = LEFT_OUT.union(BEGUN)


class MarketLines:
    """Lines of Actions at the Market Row."""

    def __init__(self, outcomes: Outcomes) -> None:
        self._outcomes = outcomes
        self._weights = outcomes.weights

    def best(self, now: Line) -> Line:
        """Buy what the seat's Tricks need, order what is not on sale."""
        line = now
        while self._outcomes.points(line.state):
            purchases = self._purchases(line)
            if not purchases:
                break
            line = line.then(purchases[0])
        return line

    def _purchases(self, now: Line) -> list[Line]:
        needs = self._outcomes.needs(now.state)
        moves = self._outcomes.options(now.state)
        useful: list[m.Move] = [
            move for move in moves if isinstance(move, (m.Buy, m.Order)) and move.component in needs
        ]
        useful += [move for move in moves if isinstance(move, (m.UseCard, m.UsePower))]
        lines = self._outcomes.best_of(now.state, useful, self._outcomes.again(now))
        if not any(isinstance(line.moves[0], m.Buy) for line in lines):
            lines += self._quick_orders(
                now, [move for move in moves if isinstance(move, m.QuickOrder) and move.component in needs]
            )
            lines.sort(key=lambda line: -line.worth)
        return lines

    def _quick_orders(self, now: Line, moves: list[m.Move]) -> list[Line]:
        """Quick Order and Buy together."""
        lines = []
        least = self._outcomes.again(now) + self._weights.worth_doing
        for move in moves:
            assert isinstance(move, m.QuickOrder)
            ordered = self._outcomes.act(now.state, move)
            buy = m.Buy(move.component)
            if buy in options(ordered.state):
                line = ordered.then(self._outcomes.act(ordered.state, buy))
                if line.worth > least:
                    lines.append(line)
        return lines


class WorkshopLines:
    """Lines of Actions in the Workshop."""

    def __init__(self, outcomes: Outcomes) -> None:
        self._outcomes = outcomes
        self._seat, self._weights, self._care = outcomes.seat, outcomes.weights, outcomes.care

    def best(self, now: Line) -> Line:
        """Prepare and the Actions of the Specialists' boards, the best of them followed up."""
        best, state = now, now.state
        lines = [self._outcomes.act(state, move) for move in self._workshop_moves(state)]
        lines.sort(key=lambda line: -line.worth)
        for line in lines[: self._care.workshop]:
            if self._outcomes.points(line.state):
                line = line.then(self.best(self._outcomes.stop(line)))
            if line.worth > best.worth + self._weights.worth_doing:
                best = line
        return best

    def _workshop_moves(self, state: GameState) -> list[m.Move]:
        """Actions with a use: one Apprentice is as good as another, and what is ready is moved only for nothing."""
        player = state.players[self._seat]
        needs = self._outcomes.needs(state)
        moves = self._outcomes.options(state)
        useful: list[m.Move] = [move for move in moves if isinstance(move, m.Prepare)]
        is_free = not least_cost(state, self._seat, "move_trick")
        for move in moves:
            if isinstance(move, m.MoveTrick):
                owned = player.tricks[move.place]
                useful += [move] if owned is not None and (is_free or not owned.markers) else []
            elif isinstance(move, m.MoveComponents) and (is_free or move.component in needs):
                useful.append(move)
        return useful + [move for move in moves if isinstance(move, m.MoveApprentice)][:1]


class AcademyLines:
    """Lines of Actions at the Academy."""

    def __init__(self, outcomes: Outcomes) -> None:
        self._outcomes = outcomes
        self._seat, self._weights, self._care = outcomes.seat, outcomes.weights, outcomes.care

    def best(self, now: Line) -> Line:
        """Renovate, Practice, Teach and secrets, the best of them followed up."""
        best = now
        lines = self._academy_lines(now.state)
        for line in lines[: self._care.academy]:
            if self._outcomes.points(line.state):
                line = line.then(self.best(self._outcomes.stop(line)))
            if line.worth > best.worth + self._weights.worth_doing:
                best = line
        return best

    def _academy_lines(self, state: GameState) -> list[Line]:
        moves, left = self._outcomes.options(state), turns_left(state)
        ideas = Ideas(state, self._seat, moves, left, self._weights, self._care.academy)
        lines = [self._outcomes.carried_out(state, idea) for idea in ideas.all()]
        others = [move for move in moves if type(move) not in _NOT_AT_THE_ACADEMY]
        lines += [self._outcomes.act(state, move) for move in others]
        lines.sort(key=lambda line: -line.worth)
        return lines
