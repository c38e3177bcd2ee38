"""Search for the best line of Actions of a Character at each Location, within its Action Points."""

from collections.abc import Callable, Iterable
from itertools import combinations
from typing import NamedTuple

from trickerion.bots.academy import BEGUN, Ideas
from trickerion.bots.double_links import DoubleLink, double_links
from trickerion.bots.forward_model import after, do, options
from trickerion.bots.power_moves import first_bargain, least_cost
from trickerion.bots.theater import SettingMemory, StageMemory, best_focus, best_setting, set_up_move
from trickerion.bots.trick_worth import promise, wanted
from trickerion.bots.weights import Weights
from trickerion.bots.worth import turns_left, wages_due, worth
from trickerion.rules import moves as m
from trickerion.rules.catalog import ANY, DICE, SPECIALISTS, SPECIALS, TRICKS, X
from trickerion.rules.locations import market_row as market
from trickerion.rules.locations.acting import Acting
from trickerion.rules.locations.downtown import Learning, SettingDie, can_hire
from trickerion.rules.locations.theater import ReceivingLinkBonus, SettingUp
from trickerion.rules.phases.advertise import Advertising
from trickerion.rules.phases.assignment import Assigning
from trickerion.rules.phases.performance import ChoosingShow
from trickerion.rules.phases.place_characters import Placing
from trickerion.rules.powers.catalog import POWERS
from trickerion.rules.powers.effects.chances import AfterGamble, TurningFreeDie
from trickerion.rules.returns import RETURNS
from trickerion.rules.state import Choice, GameState

MAIN_ACTIONS = ("learn_trick", "hire_character", "take_coins")
BOOSTS = frozenset((m.Enhance, m.UseAbility, m.ForgoBonus))
"""Moves that bring a Character more Action Points."""
LEFT_OUT = BOOSTS.union(RETURNS, (m.RerollDie, m.Reschedule, m.FinishCharacter))
_NOT_AT_THE_ACADEMY = LEFT_OUT.union(BEGUN)
FLOW = (Advertising, Assigning, Placing, ChoosingShow)
"""Questions with which something new begins: what came before is judged without them."""
CLOSELY = 5
"""Performance cards considered for a show of its own when a Character really acts; a plan makes do with fewer."""
AIMED = (SettingDie, SettingUp, TurningFreeDie, AfterGamble)
"""Questions inside an Action that are asked for the sake of the Actions after it."""
MOVED_FOR_LINKS = 1.25
"""Fame that a Reschedule for several Links must promise beyond other lines, which are planned with less care."""
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


class Search:
    """The search of one seat with its weights."""

    def __init__(self, seat: int, weights: Weights, care: Care = CAREFUL) -> None:
        self.seat = seat
        self.weights = weights
        self.care = care
        self.looked = 0
        self._stages: StageMemory = {}
        self._settings: SettingMemory = {}
        self._double_links: dict[tuple[object, ...], list[DoubleLink]] = {}
        self._listed: tuple[GameState | None, list[m.Move]] = (None, [])

    def worth(self, state: GameState) -> float:
        """Worth of the table to the seat; ``looked`` counts the tables, to know when to be brief."""
        self.looked += 1
        return worth(state, self.seat, self.weights, self._stages)

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

    # -------------------------------------------------------------- any Location

    def best_line(self, state: GameState, may_enhance: bool = True) -> Line:
        """The best Actions of the acting Character, with more Action Points where they pay."""
        legal = self.options(state)
        boosts = [move for move in legal if type(move) in BOOSTS and (may_enhance or not isinstance(move, m.Enhance))]
        best = self._line(state)
        for number in range(1, len(boosts) + 1):
            for moves in combinations(boosts, number):
                line = self._line(boosted(state, moves))
                if line.moves and line.worth > best.worth + self.weights.worth_doing:
                    best = Line(line.worth, moves + line.moves, line.state)
        return best

    def _line(self, state: GameState) -> Line:
        acting = state.stack[-1]
        assert isinstance(acting, Acting)
        now = self.stay(state)
        if not acting.points:
            return now
        searches: dict[str, Callable[[Line], Line]] = {
            "downtown": self.downtown,
            "market_row": self.market_row,
            "workshop": self.workshop,
            "academy": self.academy,
            "theater": lambda stay: self.theater(stay, self.care.focuses),
        }
        return searches.get(acting.location, self.step_by_step)(now)

    def points(self, state: GameState) -> int:
        """Action Points that the acting Character has left."""
        frame = state.stack[-1] if state.stack else None
        return frame.points if isinstance(frame, Acting) else 0

    def settled(self, state: GameState, moves: tuple[m.Move, ...]) -> Line:
        """Answer on this table the small choices that an Action has left open, as well as one can see."""
        found: Line | None = None
        while state.stack and not isinstance(state.stack[-1], Acting):
            answers = options(state)
            answer, found = self._plain_choice(state, answers), None
            if answer is None:
                found = self._best_outcome(state, answers)
                answer, state = found.moves[0], found.state
            else:
                do(state, answer)
            moves = (*moves, answer)
        return Line(self.worth(state) if found is None else self.again(found), moves, state)

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

    # -------------------------------------------------------------- small choices

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
        return self._best_outcome(state, moves).moves[0]

    def _best_outcome(self, state: GameState, moves: Iterable[m.Move]) -> Line:
        """That answer, the table right after it, and what that is worth with the small choices that follow."""
        tables = ((move, after(state, move)) for move in moves)
        lines = (Line(self.outcome(table, LOOKED_AHEAD), (move,), table) for move, table in tables)
        return max(lines, key=lambda line: line.worth)

    def followed_up(self, state: GameState, moves: Iterable[m.Move]) -> m.Move:
        """The answer that leaves the acting Character the best Actions: a face to hire by, a place to link from."""
        return max(moves, key=lambda move: self._with_the_rest(after(state, move)))

    def _with_the_rest(self, state: GameState) -> float:
        line = self.settled(state, ())
        return self.best_line(line.state, may_enhance=False).worth if self.points(line.state) else line.worth

    def outcome(self, state: GameState, depth: int) -> float:
        """Worth of the table once this seat has answered well the questions that are open now."""
        frame = state.stack[-1] if state.stack else None
        if not depth or not isinstance(frame, Choice) or isinstance(frame, Acting) or frame.seat != self.seat:
            return self.worth(state)
        if type(frame) in FLOW:
            return self.worth(state)
        if isinstance(frame, ReceivingLinkBonus):
            return self.outcome(after(state, self._reward(state)), depth)
        return max(self.outcome(after(state, move), depth - 1) for move in sensible(state))

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

    # -------------------------------------------------------------- Downtown

    def downtown(self, now: Line) -> Line:
        """Learn, hire or take Coins, with dice set for it when there are Action Points enough."""
        best, state = now, now.state
        moves = self.options(state)
        first = self.best_of(state, self._main_actions(state, moves), self.again(best)) + self._exchanges(best, moves)
        first.sort(key=lambda line: -line.worth)
        for line in first[: self.care.downtown]:
            if self.points(line.state) >= self._least_main(state):
                line = line.then(self.downtown(self.stop(line)))
            best = max(best, line, key=lambda each: each.worth)
        if self.points(state) >= self._least_main(state) + least_cost(state, self.seat, "set_die"):
            for die, face in self.useful_faces(state):
                if m.SetDie(die) in moves:
                    best = self._better(best, state, (m.SetDie(die), m.ChooseFace(face)), die)
        for power in self._free_turns(moves):
            for die, face in self.useful_faces(state):
                best = self._better(best, state, (power, m.SetDie(die), m.ChooseFace(face)), die)
        return best

    def _least_main(self, state: GameState) -> int:
        """Action Points that an Action of the Downtown costs at least."""
        return min(least_cost(state, self.seat, action) for action in MAIN_ACTIONS)

    def _better(self, best: Line, state: GameState, answers: tuple[m.Move, ...], die: str) -> Line:
        """The better line: the best so far, or a die that is turned and then used."""
        for answer in answers:
            state = after(state, answer)
        line = Line(0.0, answers, state).then(self._with_die(state, die))
        return line if line.worth > best.worth else best

    def _free_turns(self, moves: list[m.Move]) -> list[m.UsePower]:
        """The Powers by which a die may be turned for nothing."""
        return [move for move in moves if isinstance(move, m.UsePower) and "free_set" in POWERS[move.power].data]

    def _main_actions(self, state: GameState, moves: list[m.Move]) -> list[m.Move]:
        """Take the better Coins, hire, and learn one of the most promising Tricks."""
        coins = [move for move in moves if isinstance(move, m.TakeCoins)]
        coins.sort(key=lambda move: -int(state.dice[move.die]))
        tricks = [move for move in moves if isinstance(move, m.LearnTrick)]
        tricks.sort(key=lambda move: -self.promise(state, move.trick))
        hires = [move for move in moves if isinstance(move, m.HireCharacter)]
        return [*coins[:1], *hires, *tricks[: self.care.tricks]]

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

    def _exchanges(self, now: Line, moves: list[m.Move]) -> list[Line]:
        """Without a free place: give the least promising Trick back and learn a better one."""
        state, player = now.state, now.state.players[self.seat]
        if player.free_trick_places() or not (turns_left(state) or self.weights.goal):
            return []
        own = [(self.promise(state, o.id), i) for i, o in enumerate(player.tricks) if o]
        back = m.ReturnTrick(min(own)[1])
        if back not in moves:
            return []
        least = self.again(now) + self.weights.worth_doing
        freed = after(state, back)
        tricks = [move for move in self._main_actions(freed, options(freed)) if isinstance(move, m.LearnTrick)]
        lines = [self.act(freed, move) for move in tricks]
        return [Line(line.worth, (back, *line.moves), line.state) for line in lines if line.worth > least]

    def _with_die(self, state: GameState, die: str) -> Line:
        """The best Action for which this die, just set, is good."""
        area = DICE[die].area
        kind = {"residence": m.LearnTrick, "inn": m.HireCharacter, "bank": m.TakeCoins}[area]
        moves = [move for move in self._main_actions(state, options(state)) if isinstance(move, kind)]
        now = self.stay(state)
        best = self.best_of(state, moves, now.worth)
        if area == "residence" and self.weights.goal:
            best += self._exchanges(self.stop(now), options(state))
        return max(best, key=lambda line: line.worth, default=self.stop(now))

    def useful_faces(self, state: GameState) -> list[tuple[str, str]]:
        """Faces worth setting: what is missing among the dice now."""
        player = state.players[self.seat]
        faces: list[tuple[str, str]] = []
        specialist = state.dice["inn_specialist"]
        faces += [("inn_specialist", kind) for kind in SPECIALISTS if kind != specialist and can_hire(player, kind)]
        if state.dice["inn_apprentice"] == X:
            faces.append(("inn_apprentice", "apprentice"))
        if state.dice["bank_a"] == state.dice["bank_b"] == X:
            faces.append(("bank_a", "6"))
        return faces + self._residence_faces(state)

    def _residence_faces(self, state: GameState) -> list[tuple[str, str]]:
        """ "Any" is the best face of a Residence die."""
        shown = (state.dice["residence_a"], state.dice["residence_b"])
        if ANY in shown or not (state.players[self.seat].free_trick_places() or self.weights.goal):
            return []
        return [("residence_a" if shown[0] == X else "residence_b", ANY)]

    # -------------------------------------------------------------- Market Row

    def market_row(self, now: Line) -> Line:
        """Buy what the seat's Tricks need, order what is not on sale."""
        line = now
        while self.points(line.state):
            purchases = self._purchases(line)
            if not purchases:
                break
            line = line.then(purchases[0])
        return line

    def _purchases(self, now: Line) -> list[Line]:
        needs = self.needs(now.state)
        moves = self.options(now.state)
        useful: list[m.Move] = [
            move for move in moves if isinstance(move, (m.Buy, m.Order)) and move.component in needs
        ]
        useful += [move for move in moves if isinstance(move, (m.UseCard, m.UsePower))]
        lines = self.best_of(now.state, useful, self.again(now))
        if not any(isinstance(line.moves[0], m.Buy) for line in lines):
            lines += self._quick_orders(
                now, [move for move in moves if isinstance(move, m.QuickOrder) and move.component in needs]
            )
            lines.sort(key=lambda line: -line.worth)
        return lines

    def _quick_orders(self, now: Line, moves: list[m.Move]) -> list[Line]:
        """Quick Order and Buy together."""
        lines = []
        least = self.again(now) + self.weights.worth_doing
        for move in moves:
            assert isinstance(move, m.QuickOrder)
            ordered = self.act(now.state, move)
            buy = m.Buy(move.component)
            if buy in options(ordered.state):
                line = ordered.then(self.act(ordered.state, buy))
                if line.worth > least:
                    lines.append(line)
        return lines

    # -------------------------------------------------------------- Workshop

    def workshop(self, now: Line) -> Line:
        """Prepare and the Actions of the Specialists' boards, the best of them followed up."""
        best, state = now, now.state
        lines = [self.act(state, move) for move in self._workshop_moves(state)]
        lines.sort(key=lambda line: -line.worth)
        for line in lines[: self.care.workshop]:
            if self.points(line.state):
                line = line.then(self.workshop(self.stop(line)))
            if line.worth > best.worth + self.weights.worth_doing:
                best = line
        return best

    def _workshop_moves(self, state: GameState) -> list[m.Move]:
        """Actions with a use: one Apprentice is as good as another, and what is ready is moved only for nothing."""
        player = state.players[self.seat]
        needs = self.needs(state)
        moves = self.options(state)
        useful: list[m.Move] = [move for move in moves if isinstance(move, m.Prepare)]
        is_free = not least_cost(state, self.seat, "move_trick")
        for move in moves:
            if isinstance(move, m.MoveTrick):
                owned = player.tricks[move.place]
                useful += [move] if owned is not None and (is_free or not owned.markers) else []
            elif isinstance(move, m.MoveComponents) and (is_free or move.component in needs):
                useful.append(move)
        return useful + [move for move in moves if isinstance(move, m.MoveApprentice)][:1]

    # -------------------------------------------------------------- Academy

    def academy(self, now: Line) -> Line:
        """Renovate, Practice, Teach and secrets, the best of them followed up."""
        best = now
        lines = self._academy_lines(now.state)
        for line in lines[: self.care.academy]:
            if self.points(line.state):
                line = line.then(self.academy(self.stop(line)))
            if line.worth > best.worth + self.weights.worth_doing:
                best = line
        return best

    def _academy_lines(self, state: GameState) -> list[Line]:
        moves, left = self.options(state), turns_left(state)
        ideas = Ideas(state, self.seat, moves, left, self.weights, self.care.academy)
        lines = [self.carried_out(state, idea) for idea in ideas.all()]
        others = [move for move in moves if type(move) not in _NOT_AT_THE_ACADEMY]
        lines += [self.act(state, move) for move in others]
        lines.sort(key=lambda line: -line.worth)
        return lines

    # -------------------------------------------------------------- Theater

    def theater(self, now: Line, focuses: int = 1) -> Line:
        """Set up Tricks, thinking of the card that the bot will perform."""
        best, state = now, now.state
        for focus in best_focus(state, self.seat, turns_left(state), self.weights, self._stages)[:focuses]:
            line = self._set_up_all(now, focus)
            if line.worth > best.worth + self.weights.worth_doing:
                best = line
        if self.care.links:
            best = max(best, self._with_double_links(now, best), key=lambda line: line.worth)
        if focuses < CLOSELY:
            return best
        return max(best, self._with_rescheduling(now), key=lambda line: line.worth)

    def _with_rescheduling(self, now: Line) -> Line:
        """Reschedule when a special card makes it worth an Action Point."""
        state = now.state
        acting = state.stack[-1]
        assert isinstance(acting, Acting)
        is_free = least_cost(state, self.seat, "reschedule") == 0
        if not is_free and (not acting.card or SPECIALS[acting.card].action != "reschedule"):
            return self.stop(now)
        moves = [move for move in options(state) if isinstance(move, m.Reschedule)]
        best = self.best_of(state, moves, self.again(now))
        return best[0].then(self.theater(self.stop(best[0]), CLOSELY - 1)) if best else self.stop(now)

    def _with_double_links(self, now: Line, other: Line) -> Line:
        """Reschedule, a Set Up that lights several Links, and what points are left for; else the ``other`` line."""
        state, best = now.state, other
        costs = least_cost(state, self.seat, "reschedule") + least_cost(state, self.seat, "set_up_trick")
        if self.points(state) < costs:
            return other
        key = (tuple(state.row), tuple(state.players[self.seat].tricks))
        if key not in self._double_links:
            self._double_links[key] = double_links(state, self.seat)[: self.care.links]
        for way in self._double_links[key]:
            table = state.copy()
            if all(self._done(table, move) for move in way.moves):
                line = self.settled(table, way.moves)
                line = line.then(self.theater(self.stop(line))) if self.points(line.state) else line
                if line.worth > max(best.worth, other.worth + MOVED_FOR_LINKS):
                    best = line
        return best

    def _done(self, state: GameState, move: m.Move) -> bool:
        """Make a move on this table; False where it is not possible."""
        if move not in options(state):
            return False
        do(state, move)
        return True

    def _set_up_all(self, now: Line, focus: str) -> Line:
        moves: tuple[m.Move, ...] = ()
        left, can_begin = turns_left(now.state), self.options(now.state)
        state = now.state.copy()
        while self.points(state):
            way = best_setting(state, self.seat, focus, left, self.weights, self._settings)
            if way is None or m.SetUpTrick(way.place) not in can_begin:
                break
            answers = set_up_move(way)
            for answer in answers:
                do(state, answer)
            moves += answers
            while state.stack and not isinstance(state.stack[-1], Acting):
                answer = self.small_choice(state)
                do(state, answer)
                moves = (*moves, answer)
            can_begin = options(state) if self.points(state) else []
        return Line(self.worth(state) if moves else self.again(now), moves, state)
