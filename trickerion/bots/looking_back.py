"""Looking back at a finished game: own decisions beside the Manager's answers, played on by the same hands.

Two passes: all decisions on few tables, then the costliest on fresh ones, so that none is named for the luck of its
tables. How much is done is counted in tables by the modules in play; no clock decides what comes out.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from trickerion.bots.jobs import Work, one_by_one
from trickerion.bots.manager import ManagerBot, thorough
from trickerion.bots.outcomes import Care
from trickerion.bots.own_deeds import fork, own_deeds, parted_at
from trickerion.bots.parted_ways import Pair
from trickerion.bots.playing import play_game
from trickerion.bots.registry import make_bot
from trickerion.bots.regret import BRISK
from trickerion.rules.catalog import ACADEMY
from trickerion.rules.facts.looking_back import GameToSee, LookedBack, Trail
from trickerion.rules.game import Game
from trickerion.rules.options import HEIR, GameOptions

AT_ONCE = 4
"""Pairs that are handed out together; between them it can be told how far it is, and be called off."""

LIKED = 2
"""Of the second pass so many tables are for what was better than the Manager's idea."""

ASKING, FIRST, PAR = 0.2, 0.6, 0.75
"""Progress of the bar when all answers are known, after the first pass, after the games of the par."""


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


# ------------------------------------------------------------------ the work


class LookBack:
    """The work, step by step: ``steps`` yields whenever there is news, and goes on when it is asked for the next.

    Known from before, a part of it is gone through without being done again, so that all comes out as in one go.
    """

    def __init__(self, game: GameToSee, work: Work = one_by_one, budget: Budget | None = None) -> None:
        known = game.known or LookedBack(game.seat)
        self._game, self._work = game._replace(known=None), work
        self._budget = budget or budget_for(game.options)
        self._pairs: list[Pair] = []
        self._asked, self._last_asked, self._known = 0, -1, known.trail
        self._par: list[tuple[int, ...]] = [*known.courses]

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
        trail = Trail(self._last_asked, tuple(pair.parting for pair in self._pairs)) if share < 1.0 else Trail()
        return LookedBack(*done, tuple(course[-1] for course in courses), self._budget.is_rough, courses, trail)

    def _ask(self) -> Iterator[LookedBack]:
        """Ask what a Manager would have done, decision by decision."""
        game, care = self._game, self._budget.care
        bot, number = ManagerBot(game.lots), max(1, len(game.moves))
        known = {parting.deed: parting for parting in self._known.partings}
        for deed in own_deeds(Game.new(game.options, game.seed), game.moves, game.seat):
            self._asked += 1
            is_new, before = deed.first > self._known.asked, known.get(deed.first)
            parted = fork(bot, deed, game.seat) if is_new else parted_at(deed, before) if before else None
            if parted is not None:
                pair = Pair(deed, parted, game.seat, care, game.lots)
                pair.tables += before.tables if before is not None else ()
                self._pairs.append(pair)
            self._last_asked = deed.first
            if is_new:
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
        self, tables: Sequence[tuple[Pair, int]], start: float, end: float, is_fresh: bool = False
    ) -> Iterator[LookedBack]:
        for first in range(0, len(tables), AT_ONCE):
            now = tables[first : first + AT_ONCE]
            new = [(pair, number) for pair, number in now if number >= len(pair.tables)]
            found = self._work([pair.job(number) for pair, number in new]) if new else []
            for (pair, _), row in zip(new, found, strict=True):
                pair.add(row)
            for pair, number in now:
                pair.count(number, is_fresh)
            if new:
                yield self._so_far(start + (end - start) * min(1.0, (first + AT_ONCE) / len(tables)) * 0.999)

    def _find_par(self) -> Iterator[LookedBack]:
        """Play the games of a Manager in this chair: the par."""
        games, moments = self._budget.games, tuple(range(self._game.options.turns + 2))
        for first in range(len(self._par), games, 2):
            seeds = [self._game.lots + number for number in range(first, min(games, first + 2))]
            found = self._work([ParGame(self._game, seed, moments) for seed in seeds])
            self._par += [tuple(map(round, course)) for course in found if len(course) == len(moments)]
            yield self._so_far(FIRST + (PAR - FIRST) * min(1.0, (first + 2) / games))
