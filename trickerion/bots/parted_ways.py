"""Two ways that part at an own decision, and what tables show of them: the own one beside a Manager's."""

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from trickerion.bots.campaign import aimed_at, goal_of
from trickerion.bots.forward_model import do, options, take_back_cards
from trickerion.bots.manager import beliefs_for
from trickerion.bots.outcomes import Care
from trickerion.bots.own_deeds import Fork, OwnDeed, cards_of
from trickerion.bots.planning import Planner
from trickerion.bots.regret import SPREAD, TurnTrial, WayToGo, ends_of, judged, standing
from trickerion.bots.undisturbed import undisturbed
from trickerion.bots.weights import Weights
from trickerion.bots.worth import worth
from trickerion.rules.facts.looking_back import MEASURES, REASONS, TO_COME, HeldDecision, Parting
from trickerion.rules.moves import Move
from trickerion.rules.sampling import sampled
from trickerion.rules.state import GameState
from trickerion.rules.view import View

MOST_PROMISED = 8.0
"""Fame that planning is believed at most."""

EXPLAINS = 0.5
"""The share of a difference from which on a source explains it."""


class PairTrial(NamedTuple):
    """Two ways on one table. Its ``lines`` are what is measured: of the first way, of the second, and so on."""

    trial: TurnTrial
    lines: Sequence[int] = tuple(range(2 * len(MEASURES)))

    def parts(self, number: int) -> list["PairTrial"]:
        """The measures dealt out like cards: for two, a way to each."""
        return [self._replace(lines=self.lines[first::number]) for first in range(number)]

    @undisturbed()
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


class Pair:
    """A fork with all that has been found about it."""

    def __init__(self, deed: OwnDeed, parted: Fork, seat: int, care: Care, lots: int) -> None:
        self.deed, self.parted, self.care, self.lots = deed, parted, care, lots
        self.view = view = parted.start.view_for(seat)
        self.turn = parted.start.state.turn
        beliefs = beliefs_for(view.state)
        self.weights = aimed_at(beliefs, goal_of(view.state, seat, beliefs))
        promised = _promised(view, parted, self.weights, care, lots)
        self.promised = max(-MOST_PROMISED, min(MOST_PROMISED, promised))
        self.tables: list[tuple[float, ...]] = []
        self.found: list[tuple[float, ...]] = []
        self.is_fresh = False

    def add(self, row: Sequence[float]) -> None:
        """Take what was measured on the next table."""
        ahead = [round(row[2 * i] - row[2 * i + 1], 3) for i in range(len(row) // 2)]
        self.tables.append(tuple(ahead) if len(ahead) == len(MEASURES) else ())

    def count(self, number: int, is_fresh: bool) -> None:
        """Let the table of a number count; the first fresh one takes the place of all before it."""
        if is_fresh and not self.is_fresh:
            self.found, self.is_fresh = [], True
        if self.tables[number]:
            self.found.append(self.tables[number])

    @property
    def parting(self) -> Parting:
        """All that is to be known of it to go on later."""
        start, line = self.parted.start, self.parted
        return Parting(self.deed.first, len(start.moves), line.own, line.other, tuple(self.tables))

    def job(self, number: int) -> PairTrial:
        """The pair on a table of its own, which no other decision sees."""
        ways = [WayToGo(line, self.weights) for line in (self.parted.other, self.parted.own)]
        table = (self.lots * 10_000 + self.deed.first) * 100 + number
        return PairTrial(TurnTrial(self.view, self.weights, ways, table, self.care))

    @property
    def held(self) -> HeldDecision:
        """The decision, with all that is known so far."""
        by = {name: [row[i] for row in self.found] for i, name in enumerate(MEASURES)}
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
