"""Lines of Actions in the Downtown: learn, hire or take Coins, with dice set for it where there are points enough."""

from trickerion.bots.forward_model import after, options
from trickerion.bots.outcomes import Line, Outcomes
from trickerion.bots.power_moves import least_cost
from trickerion.bots.weights import Weights
from trickerion.bots.worth import turns_left
from trickerion.rules import moves as m
from trickerion.rules.catalog import ANY, DICE, SPECIALISTS, X
from trickerion.rules.locations.downtown import can_hire
from trickerion.rules.powers.catalog import POWERS
from trickerion.rules.state import GameState

MAIN_ACTIONS = ("learn_trick", "hire_character", "take_coins")


class DowntownLines:
    """Lines of Actions in the Downtown."""

    def __init__(self, outcomes: Outcomes) -> None:
        self._outcomes = outcomes
        self._seat, self._weights, self._care = outcomes.seat, outcomes.weights, outcomes.care

    def best(self, now: Line) -> Line:
        """Learn, hire or take Coins, with dice set for it when there are Action Points enough."""
        best, state = now, now.state
        moves = self._outcomes.options(state)
        first = self._outcomes.best_of(state, self._main_actions(state, moves), self._outcomes.again(best))
        first += self._exchanges(best, moves)
        first.sort(key=lambda line: -line.worth)
        for line in first[: self._care.downtown]:
            if self._outcomes.points(line.state) >= least_main(state, self._seat):
                line = line.then(self.best(self._outcomes.stop(line)))
            best = max(best, line, key=lambda each: each.worth)
        if self._outcomes.points(state) >= least_main(state, self._seat) + least_cost(state, self._seat, "set_die"):
            for die, face in useful_faces(state, self._seat, self._weights):
                if m.SetDie(die) in moves:
                    best = self._better(best, state, (m.SetDie(die), m.ChooseFace(face)), die)
        for power in free_turns(moves):
            for die, face in useful_faces(state, self._seat, self._weights):
                best = self._better(best, state, (power, m.SetDie(die), m.ChooseFace(face)), die)
        return best

    def _better(self, best: Line, state: GameState, answers: tuple[m.Move, ...], die: str) -> Line:
        """The better line: the best so far, or a die that is turned and then used."""
        for answer in answers:
            state = after(state, answer)
        line = Line(0.0, answers, state).then(self._with_die(state, die))
        return line if line.worth > best.worth else best

    def _main_actions(self, state: GameState, moves: list[m.Move]) -> list[m.Move]:
        """Take the better Coins, hire, and learn one of the most promising Tricks."""
        coins = [move for move in moves if isinstance(move, m.TakeCoins)]
        coins.sort(key=lambda move: -int(state.dice[move.die]))
        tricks = [move for move in moves if isinstance(move, m.LearnTrick)]
        tricks.sort(key=lambda move: -self._outcomes.promise(state, move.trick))
        hires = [move for move in moves if isinstance(move, m.HireCharacter)]
        return [*coins[:1], *hires, *tricks[: self._care.tricks]]

    def _exchanges(self, now: Line, moves: list[m.Move]) -> list[Line]:
        """Without a free place: give the least promising Trick back and learn a better one."""
        state, player = now.state, now.state.players[self._seat]
        if player.free_trick_places() or not (turns_left(state) or self._weights.goal):
            return []
        own = [(self._outcomes.promise(state, o.id), i) for i, o in enumerate(player.tricks) if o]
        back = m.ReturnTrick(min(own)[1])
        if back not in moves:
            return []
        least = self._outcomes.again(now) + self._weights.worth_doing
        freed = after(state, back)
        tricks = [move for move in self._main_actions(freed, options(freed)) if isinstance(move, m.LearnTrick)]
        lines = [self._outcomes.act(freed, move) for move in tricks]
        return [Line(line.worth, (back, *line.moves), line.state) for line in lines if line.worth > least]

    def _with_die(self, state: GameState, die: str) -> Line:
        """The best Action for which this die, just set, is good."""
        area = DICE[die].area
        kind = {"residence": m.LearnTrick, "inn": m.HireCharacter, "bank": m.TakeCoins}[area]
        moves = [move for move in self._main_actions(state, options(state)) if isinstance(move, kind)]
        now = self._outcomes.stay(state)
        best = self._outcomes.best_of(state, moves, now.worth)
        if area == "residence" and self._weights.goal:
            best += self._exchanges(self._outcomes.stop(now), options(state))
        return max(best, key=lambda line: line.worth, default=self._outcomes.stop(now))


def least_main(state: GameState, seat: int) -> int:
    """Action Points that an Action of the Downtown costs at least."""
    return min(least_cost(state, seat, action) for action in MAIN_ACTIONS)


def free_turns(moves: list[m.Move]) -> list[m.UsePower]:
    """The Powers by which a die may be turned for nothing."""
    return [move for move in moves if isinstance(move, m.UsePower) and "free_set" in POWERS[move.power].data]


def useful_faces(state: GameState, seat: int, weights: Weights) -> list[tuple[str, str]]:
    """Faces worth setting: what is missing among the dice now."""
    player = state.players[seat]
    faces: list[tuple[str, str]] = []
    specialist = state.dice["inn_specialist"]
    faces += [("inn_specialist", kind) for kind in SPECIALISTS if kind != specialist and can_hire(player, kind)]
    if state.dice["inn_apprentice"] == X:
        faces.append(("inn_apprentice", "apprentice"))
    if state.dice["bank_a"] == state.dice["bank_b"] == X:
        faces.append(("bank_a", "6"))
    residence = (state.dice["residence_a"], state.dice["residence_b"])
    if ANY not in residence and (player.free_trick_places() or weights.goal):
        faces.append(("residence_a" if residence[0] == X else "residence_b", ANY))
    return faces
