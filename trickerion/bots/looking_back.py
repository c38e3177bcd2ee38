"""Looking back at a finished game: own decisions beside the Manager's answers, played on by the same hands.

Two passes: all decisions on few tables, then the costliest on fresh ones, so that none is named for the luck of its
tables. How much is done is counted in tables by the modules in play; no clock decides what comes out.
"""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Final, NamedTuple

from trickerion.bots.campaign import aimed_at, goal_of
from trickerion.bots.forward_model import do, options, take_back_cards
from trickerion.bots.jobs import Work, one_by_one
from trickerion.bots.manager import ManagerBot, beliefs_for, thorough
from trickerion.bots.outcomes import Care
from trickerion.bots.own_deeds import Fork, OwnDeed, cards_of, fork, own_deeds
from trickerion.bots.planning import Planner
from trickerion.bots.playing import play_game
from trickerion.bots.registry import make_bot
from trickerion.bots.regret import BRISK, SPREAD, TurnTrial, WayToGo, ends_of, judged, standing
from trickerion.bots.weights import Weights
from trickerion.bots.worth import worth
from trickerion.rules.catalog import ACADEMY
from trickerion.rules.facts.looking_back import REASONS, TO_COME, GameToSee, HeldDecision, LookedBack
from trickerion.rules.game import Game
from trickerion.rules.moves import Move
from trickerion.rules.options import HEIR, GameOptions
from trickerion.rules.sampling import sampled
from trickerion.rules.state import GameState
from trickerion.rules.view import View

MEASURES: Final = ("own", "rival", "fame", *REASONS)
"""Measures of an end: worth to the seat, to its best rival; Fame; Fame by source."""

AT_ONCE = 4
"""Pairs that are handed out together; between them it can be told how far it is, and be called off."""

MOST_PROMISED = 8.0
"""Fame that planning is believed at most."""

LIKED = 2
"""Of the second pass so many tables are for what was better than the Manager's idea."""

ASKING, FIRST, PAR = 0.2, 0.6, 0.75
"""Progress of the bar when all answers are known, after the first pass, after the games of the par."""

EXPLAINS = 0.5
"""The share of a difference from which on a source explains it."""


class Budget(NamedTuple):
    """Tables for each decision in the first pass, decisions and fresh tables of the second; games of the par.

    ``is_rough``: Assistants' hands play on, as Managers' would take too long. ``held``: so many decisions are played on
    at all, those for which planning promises most.
    """

    tables: int
    costliest: int
    fresh: int
    games: int
    is_rough: bool = False
    held: int = 34

    @property
    def care(self) -> Care:
        """Care with which all hands think."""
        return BRISK if self.is_rough else thorough(1.0)


def budget_for(kind: GameOptions) -> Budget:
    """Budget that two cores use up in about two minutes."""
    is_for_two = len(kind.seats) == 2
    if ACADEMY in kind.modules:
        return Budget(2, 10, 6, 6, is_rough=True) if is_for_two else Budget(1, 6, 4, 4, is_rough=True)
    if "dark_alley" in kind.modules:
        for_more = Budget(1, 6, 4, 4) if len(kind.seats) == 3 else Budget(1, 5, 4, 2, held=24)
        return Budget(2, 7, 6, 6) if is_for_two else for_more
    return Budget(4, 10, 12, 8) if is_for_two else Budget(2, 8, 6, 6)


class PairTrial(NamedTuple):
    """Two ways on one table. Its ``lines`` are what is measured: of the first way, of the second, and so on."""

    trial: TurnTrial
    lines: Sequence[int] = tuple(range(2 * len(MEASURES)))

    def parts(self, number: int) -> list["PairTrial"]:
        """The measures dealt out like cards: for two, a way to each."""
        return [self._replace(lines=self.lines[first::number]) for first in range(number)]

    def standings(self) -> list[float]:
        """The measures; none if a way is illegal there."""
        ways = sorted({line % 2 for line in self.lines})
        ends = ends_of(self.trial._replace(lines=[self.trial.lines[way] for way in ways]))
        if not ends:
            return []
        found = {}
        for way, end in zip(ways, ends, strict=True):
            own = standing(end, self.trial.view.seat, self.trial.weights)
            player = end.players[self.trial.view.seat]
            found[way] = [*own, float(player.fame), *(float(player.fame_by.get(source, 0)) for source in REASONS)]
        return [found[line % 2][line // 2] for line in self.lines]


class ParGame(NamedTuple):
    """The same seed with a Manager in this chair. ``lines``: the moments of which the Fame is told.

    They are 0 for the start, 1 to the last turn for the end of each, and one more for the end of the game.
    """

    game: GameToSee
    seed: int
    lines: Sequence[int]

    def parts(self, number: int) -> list["ParGame"]:
        """The moments dealt out like cards; each part plays the game."""
        return [self._replace(lines=self.lines[first::number]) for first in range(number)]

    def standings(self) -> list[float]:
        """The Fame of the seat at these moments."""
        course = self._course()
        return [float(course[line]) for line in self.lines]

    def _course(self) -> list[int]:
        kind, number, own = self.game.options, len(self.game.options.seats), self.game.seat
        # People are Managers then, and so are those who think for minutes.
        known = ("apprentice", "assistant", HEIR, "random")
        players = [seat.player if seat.player in known else "manager" for seat in kind.seats]
        bots = [make_bot(player, self.seed * number + place) for place, player in enumerate(players)]
        course: dict[int, int] = {}

        def watch(game: Game, *_: object) -> None:
            state = game.state
            if game.is_over:
                course[kind.turns] = next(one.fame_before_scoring for one in game.result() if one.seat == own)
            elif state.phase != "setup":
                course.setdefault(state.turn - 1, state.players[own].fame)

        course[kind.turns + 1] = play_game(kind, self.game.seed, bots, watch).fame[own]
        told = list[int]()
        for moment in range(kind.turns + 2):
            told.append(course.get(moment, told[-1] if told else 0))
        return told


class _Pair:
    """A fork with all that has been found about it."""

    def __init__(self, deed: OwnDeed, parted: Fork, seat: int, care: Care, lots: int) -> None:
        self.deed, self.parted, self.care, self.lots = deed, parted, care, lots
        self.view = view = parted.start.view_for(seat)
        self.turn = parted.start.state.turn
        beliefs = beliefs_for(view.state)
        self.weights = aimed_at(beliefs, goal_of(view.state, seat, beliefs))
        promised = _promised(view, parted, self.weights, care, lots)
        self.promised = max(-MOST_PROMISED, min(MOST_PROMISED, promised))
        self.found: list[list[float]] = []
        self.is_fresh = False

    def job(self, number: int) -> PairTrial:
        """The pair on a table of its own, which no other decision sees."""
        ways = [WayToGo(line, self.weights) for line in (self.parted.other, self.parted.own)]
        table = (self.lots * 10_000 + self.deed.first) * 100 + number
        return PairTrial(TurnTrial(self.view, self.weights, ways, table, self.care))

    @property
    def held(self) -> HeldDecision:
        """The decision, with all that is known so far."""
        by = {name: [row[2 * i] - row[2 * i + 1] for row in self.found] for i, name in enumerate(MEASURES)}
        own = judged(by["own"], self.promised)
        margin = own.own
        if self.found:
            beyond = sum(by["rival"]) / len(self.found)
            margin -= beyond * len(self.found) * SPREAD**2 / (len(self.found) * SPREAD**2 + 40)
        start, line = self.parted.start, self.parted
        told = (len(start.moves), self.turn, line.kind, line.own, line.other)
        reason = _reason(by) if self.found else ""
        return HeldDecision(*told, own.own, own.error, margin, len(self.found), self.is_fresh, reason)


def _promised(view: View, parted: Fork, weights: Weights, care: Care, lots: int) -> float:
    """By how much planning takes the other way for better."""
    table = sampled(view, Random(lots))
    if parted.kind == "assignment":
        table.stack = []
        take_back_cards(table, view.seat)
        planner = Planner(view.seat, weights, care)
        other, own = (cards_of(line) for line in (parted.other, parted.own))
        return planner.judged(table, other) - planner.judged(table, own)
    ends = [_after(table, line) for line in (parted.other, parted.own)]
    if not all(ends):
        return 0.0
    other_end, own_end = (worth(end, view.seat, weights, {}) for end in ends if end is not None)
    return other_end - own_end


def _after(table: GameState, line: Sequence[Move]) -> GameState | None:
    table = table.copy()
    for move in line:
        if move not in options(table):
            return None
        do(table, move)
    table.stack = []
    return table


def _reason(by: dict[str, list[float]]) -> str:
    """The source from which most of the difference comes, if there is one."""
    means = {name: sum(found) / len(found) for name, found in by.items()}
    parts = {source: means[source] for source in REASONS} | {TO_COME: means["own"] - means["fame"]}
    way = 1 if means["own"] > 0 else -1
    best = max(parts, key=lambda source: way * parts[source])
    return best if way * parts[best] > EXPLAINS * abs(means["own"]) > 0 else ""


# ------------------------------------------------------------------ the work


class LookBack:
    """The work, step by step: ``steps`` yields whenever there is news, and goes on when it is asked for the next."""

    def __init__(self, game: GameToSee, work: Work = one_by_one, budget: Budget | None = None) -> None:
        self._game, self._work = game, work
        self._budget = budget or budget_for(game.options)
        self._pairs: list[_Pair] = []
        self._asked = 0
        self._par: list[tuple[int, ...]] = []

    def steps(self) -> Iterator[LookedBack]:
        """All of it; the last one is done."""
        yield from self._ask()
        yield from self._first_pass()
        yield from self._find_par()
        yield from self._second_pass()
        yield self._so_far(1.0)

    def _so_far(self, share: float) -> LookedBack:
        decisions = tuple(sorted((pair.held for pair in self._pairs), key=lambda each: each.first))
        alike = self._asked - len(self._pairs)
        done, courses = (self._game.seat, share, self._asked, alike, decisions), tuple(self._par)
        return LookedBack(*done, tuple(course[-1] for course in courses), self._budget.is_rough, courses)

    def _ask(self) -> Iterator[LookedBack]:
        """Ask what a Manager would have done, decision by decision."""
        game, care = self._game, self._budget.care
        bot, number = ManagerBot(game.lots), max(1, len(game.moves))
        for deed in own_deeds(Game.new(game.options, game.seed), game.moves, game.seat):
            self._asked += 1
            parted = fork(bot, deed, game.seat)
            if parted is not None:
                self._pairs.append(_Pair(deed, parted, game.seat, care, game.lots))
            yield self._so_far(ASKING * deed.first / number)

    def _first_pass(self) -> Iterator[LookedBack]:
        """All that differ, the last turns first: there the difference is nearly exact."""
        pairs = sorted(self._pairs, key=lambda pair: (-abs(pair.promised), pair.deed.first))[: self._budget.held]
        pairs.sort(key=lambda pair: -pair.deed.first)
        tables = [(pair, number) for number in range(self._budget.tables) for pair in pairs]
        yield from self._played(tables, ASKING, FIRST)

    def _second_pass(self) -> Iterator[LookedBack]:
        """The costliest, and what was better than the Manager's idea: judged by fresh tables alone."""
        most, number = self._budget.costliest, self._budget.fresh
        pairs = sorted((pair for pair in self._pairs if pair.found), key=lambda pair: -pair.held.loss)
        costly = [pair for pair in pairs if pair.held.loss > 0][: most - LIKED]
        liked = [pair for pair in reversed(pairs) if pair.held.loss < 0][:LIKED]
        chosen = sorted((*costly, *liked), key=lambda pair: -pair.deed.first)
        before = self._budget.tables
        tables = [(pair, before + table) for table in range(number) for pair in chosen]
        yield from self._played(tables, PAR, 1.0, is_fresh=True)

    def _played(
        self, tables: Sequence[tuple[_Pair, int]], start: float, end: float, is_fresh: bool = False
    ) -> Iterator[LookedBack]:
        for first in range(0, len(tables), AT_ONCE):
            now = tables[first : first + AT_ONCE]
            found = self._work([pair.job(number) for pair, number in now])
            for (pair, _), row in zip(now, found, strict=True):
                if is_fresh and not pair.is_fresh:
                    pair.found, pair.is_fresh = [], True
                if len(row) == 2 * len(MEASURES):
                    pair.found.append(row)
            yield self._so_far(start + (end - start) * min(1.0, (first + AT_ONCE) / len(tables)) * 0.999)

    def _find_par(self) -> Iterator[LookedBack]:
        """Play the games of a Manager in this chair: the par."""
        games, moments = self._budget.games, tuple(range(self._game.options.turns + 2))
        for first in range(0, games, 2):
            seeds = [self._game.lots + number for number in range(first, min(games, first + 2))]
            found = self._work([ParGame(self._game, seed, moments) for seed in seeds])
            self._par += [tuple(map(round, course)) for course in found if len(course) == len(moments)]
            yield self._so_far(FIRST + (PAR - FIRST) * min(1.0, (first + 2) / games))
