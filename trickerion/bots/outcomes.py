"""Outcomes of Actions: the table after each with its small choices, and what that is worth to a seat."""

from collections.abc import Iterable
from typing import NamedTuple

from trickerion.bots.forward_model import after, do, options
from trickerion.bots.power_moves import first_bargain
from trickerion.bots.tables_ahead import TableAhead
from trickerion.bots.theater import StageMemory
from trickerion.bots.trick_worth import promise, wanted
from trickerion.bots.weights import Weights
from trickerion.bots.worth import turns_left, wages_due, worth
from trickerion.rules import moves as m
from trickerion.rules.catalog import TRICKS
from trickerion.rules.locations import market_row as market
from trickerion.rules.locations.acting import Acting
from trickerion.rules.locations.downtown import Learning, SettingDie
from trickerion.rules.locations.theater import ReceivingLinkBonus, SettingUp
from trickerion.rules.phases.advertise import Advertising
from trickerion.rules.phases.assignment import Assigning
from trickerion.rules.phases.performance import ChoosingShow
from trickerion.rules.phases.place_characters import Placing
from trickerion.rules.powers.effects.chances import AfterGamble, TurningFreeDie
from trickerion.rules.returns import RETURNS
from trickerion.rules.state import Choice, GameState

BOOSTS = frozenset((m.Enhance, m.UseAbility, m.ForgoBonus))
"""Moves that bring a Character more Action Points."""
LEFT_OUT = BOOSTS.union(RETURNS, (m.RerollDie, m.Reschedule, m.FinishCharacter))
FLOW = (Advertising, Assigning, Placing, ChoosingShow)
"""Questions with which something new begins: what came before is judged without them."""
AIMED = (SettingDie, SettingUp, TurningFreeDie, AfterGamble)
"""Questions inside an Action that are asked for the sake of the Actions after it."""
LOOKED_AHEAD = 2
"""Number of small choices that are thought through one after the other."""


class Care(NamedTuple):
    """Effort with which a turn is thought through.

    ``beam``: unfinished Assignments followed up at each Location; ``pairs``: of Characters that a third may join;
    ``specials``: special cards tried under one Character; ``placements`` after which the rest of the turn is played
    (if it is just 1: none).
    ``tricks`` looked at before one is learned; Actions followed up at each step: ``downtown``, in the ``workshop``,
    where there may be a dozen, and in the ``academy``. ``focuses``: Performance cards considered for one's own show.
    After ``patience`` tables looked at special cards are no longer compared, and one Assignment fewer is followed up;
    after ``out_of_patience`` only one Character more is tried at each Location. ``tries``: single changes by which the
    Assignment found is bettered. ``links``: Reschedules tried because a Set Up lights several Links after them.
    """

    beam: int = 3
    pairs: int = 3
    specials: int = 2
    placements: int = 12
    tricks: int = 4
    downtown: int = 2
    workshop: int = 4
    academy: int = 2
    focuses: int = 1
    patience: int = 500
    out_of_patience: int = 1800
    tries: int = 0
    links: int = 0


CAREFUL = Care()


def boosted(state: GameState, moves: Iterable[m.Move]) -> GameState:
    """The table after Enhance, an ability or giving up the bonus of a card: each brings Action Points."""
    for move in moves:
        state = after(state, move)
    return state


class Line(NamedTuple):
    """Actions in a row (with their small choices), the table after them, and its worth."""

    worth: float
    moves: tuple[m.Move, ...]
    state: GameState

    def then(self, other: "Line") -> "Line":
        """This line followed by another that begins on its table."""
        return Line(other.worth, self.moves + other.moves, other.state)


def sensible(state: GameState) -> list[m.Move]:
    """The legal answers without giving things back."""
    return [move for move in options(state) if type(move) not in RETURNS]


class Outcomes:
    """Outcomes for one seat with its weights: tables after Actions with their small choices, and what they are worth.

    ``looked`` counts the tables, to know when to be brief; ``stages`` remembers what shows are worth.
    """

    is_sure = True
    """Whether a second look finds the same as the first."""

    def __init__(self, seat: int, weights: Weights, care: Care = CAREFUL) -> None:
        self.seat = seat
        self.weights = weights
        self.care = care
        self.looked = 0
        self.stages: StageMemory = {}
        self._listed: tuple[GameState | None, list[m.Move]] = (None, [])

    def worth(self, state: GameState) -> float:
        """Worth of the table to the seat; ``looked`` counts the tables, to know when to be brief."""
        self.looked += 1
        return self.judged(worth(state, self.seat, self.weights, self.stages))

    def judged(self, worth: float) -> float:
        """Worth of a table as it seems in this look at it."""
        return worth

    def options(self, state: GameState) -> list[m.Move]:
        """The legal answers on a table that nothing is tried out on but copies: listed once for whoever asks next."""
        if self._listed[0] is not state:
            self._listed = state, options(state)
        return self._listed[1]

    def again(self, line: Line) -> float:
        """Worth of the table at the end of a line, just found out; the table counts as looked at again."""
        self.looked += 1
        return line.worth

    def stay(self, state: GameState) -> Line:
        """Doing nothing."""
        return Line(self.worth(state), (), state)

    def stop(self, line: Line) -> Line:
        """Doing nothing more at the end of a line."""
        return Line(self.again(line), (), line.state)

    def points(self, state: GameState) -> int:
        """Action Points that the acting Character has left."""
        frame = state.stack[-1] if state.stack else None
        return frame.points if isinstance(frame, Acting) else 0

    def settled(self, state: GameState, moves: tuple[m.Move, ...]) -> Line:
        """Answer on this table the small choices that an Action has left open, as well as one can see."""
        first = now = TableAhead(state)
        while now.asks:
            answer = self._plain_choice(now.state, now.answers)
            if answer is None:
                answer = self._best_outcome(now, now.answers)
            now = now.answered(answer)
            moves = (*moves, answer)
        first.forget()
        return Line(self._worth_of(now), moves, now.state)

    def act(self, state: GameState, move: m.Move) -> Line:
        """One Action with its small choices."""
        return self.settled(after(state, move), (move,))

    def carried_out(self, state: GameState, idea: tuple[m.Move, ...]) -> Line:
        """An Action with its small choices as they are thought out; what is not asked needs no answer."""
        state, moves = after(state, idea[0]), idea[:1]
        for move in idea[1:]:
            if move in options(state):
                do(state, move)
                moves = (*moves, move)
        return self.settled(state, moves)

    def best_of(self, state: GameState, moves: Iterable[m.Move], now: float) -> list[Line]:
        """The Actions that gain something over what the table is worth now, best first."""
        least = now + self.weights.worth_doing
        lines = [line for line in (self.act(state, move) for move in moves) if line.worth > least]
        lines.sort(key=lambda line: -line.worth)
        return lines

    def step_by_step(self, now: Line) -> Line:
        """Take the Action that gains most, again and again."""
        line = now
        while self.points(line.state):
            moves = [move for move in self.options(line.state) if type(move) not in LEFT_OUT]
            best = self.best_of(line.state, moves, self.again(line))
            if not best:
                break
            line = line.then(best[0])
        return line

    def small_choice(self, state: GameState) -> m.Move:
        """The answer to a choice inside an Action."""
        moves = options(state)
        plain = self._plain_choice(state, moves)
        return self.best_answer(state, moves) if plain is None else plain

    def _plain_choice(self, state: GameState, moves: list[m.Move]) -> m.Move | None:
        """The answer to what is answered by rule, without trying anything out; None for all else."""
        if len(moves) == 1:
            return moves[0]
        frame = state.stack[-1]
        if isinstance(frame, market.ChoosingCount):
            return self._count(state, frame, moves)
        if isinstance(frame, ReceivingLinkBonus):
            return self._reward(state)
        if isinstance(frame, market.Bargaining):
            return self._bargain(state, frame, moves)
        if isinstance(frame, market.ChoosingOrderSlot):
            return self._order_slot(state, moves)
        if isinstance(frame, market.ChoosingPile):
            return moves[-1]
        if isinstance(frame, Learning) and frame.place >= 0:
            return moves[0]
        return None

    def best_answer(self, state: GameState, moves: Iterable[m.Move]) -> m.Move:
        """The answer after which the table is worth most, with the small choices that follow from it."""
        now = TableAhead(state)
        answer = self._best_outcome(now, moves)
        now.forget()
        return answer

    def _best_outcome(self, now: TableAhead, moves: Iterable[m.Move]) -> m.Move:
        return max(moves, key=lambda move: self._outcome(now.after(move), LOOKED_AHEAD))

    def outcome(self, state: GameState, depth: int) -> float:
        """Worth of the table once this seat has answered well the questions that are open now."""
        now = TableAhead(state)
        worth = self._outcome(now, depth)
        now.forget()
        return worth

    def _outcome(self, now: TableAhead, depth: int) -> float:
        frame = now.state.stack[-1] if now.state.stack else None
        if not depth or not isinstance(frame, Choice) or isinstance(frame, Acting) or frame.seat != self.seat:
            return self._worth_of(now)
        if type(frame) in FLOW:
            return self._worth_of(now)
        if isinstance(frame, ReceivingLinkBonus):
            return self._outcome(now.after(self._reward(now.state)), depth)
        if isinstance(frame, Learning) and frame.place >= 0:  # one suit is as good as another
            first = now.after(now.answers[0])
            return max([self._outcome(first, depth - 1) for _ in now.answers])
        return max([self._outcome(now.after(move), depth - 1) for move in now.answers if type(move) not in RETURNS])

    def _worth_of(self, now: TableAhead) -> float:
        """Worth of a table, reckoned once; the table counts as looked at each time."""
        if now.worth is None:
            now.worth = worth(now.state, self.seat, self.weights, self.stages)
        self.looked += 1
        return self.judged(now.worth)

    def _reward(self, state: GameState) -> m.Move:
        """Fame for a Link, unless wages would stay unpaid."""
        player = state.players[self.seat]
        return m.ChooseReward("fame" if player.coins >= wages_due(state, player) else "coins")

    def _count(self, state: GameState, frame: market.ChoosingCount, moves: list[m.Move]) -> m.Move:
        """As many as the seat's Tricks need."""
        need = self.needs(state).get(frame.component, 1)
        if frame.board == "manager":
            need -= 1
        counts = [move for move in moves if isinstance(move, m.ChooseCount)]
        fitting = [move for move in counts if move.count <= max(1, need)]
        return max(fitting or counts[:1], key=lambda move: move.count)

    def _bargain(self, state: GameState, frame: market.Bargaining, moves: list[m.Move]) -> m.Move:
        """Haggle with the Action Points that nothing better is to be bought with."""
        useful = sum(market.is_on_sale(state, c) for c in self.needs(state) if c != frame.component)
        if first_bargain(state, self.seat) * self.weights.coin > self.weights.point and m.Bargain(1) in moves:
            useful = min(useful, market.points_left(state) - 1)
        spare = max(0, market.points_left(state) - useful)
        offers = [move for move in moves if isinstance(move, m.Bargain)]
        fitting = [move for move in offers if move.points <= spare]
        return max(fitting, key=lambda move: move.points) if fitting else offers[0]

    def _order_slot(self, state: GameState, moves: list[m.Move]) -> m.Move:
        """Replace something that none of the seat's Tricks needs."""
        needs = self.needs(state)
        slots = [move for move in moves if isinstance(move, m.ChooseOrderSlot)]
        return next((move for move in slots if state.stock[move.slot] not in needs), slots[0])

    def promise(self, state: GameState, trick: str) -> float:
        """Gain that a Trick promises, the goal included."""
        weights = self.weights
        own = promise(state, state.players[self.seat], TRICKS[trick], turns_left(state), weights)
        return own + (weights.goal.appeal(trick) if weights.goal else 0.0)

    def needs(self, state: GameState) -> dict[str, int]:
        """Components that the seat's Tricks still need, and those that the goal asks for."""
        player = state.players[self.seat]
        needs = wanted(state, player)
        for component, number in (self.weights.goal.needs(player) if self.weights.goal else {}).items():
            needs[component] = max(needs.get(component, 0), number)
        return needs
