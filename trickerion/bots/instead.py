"""The best other way for a turn beside a plan: the better of the two, and the thing given up, in words."""

from collections.abc import Sequence
from statistics import fmean
from typing import NamedTuple

from trickerion.bots.jobs import Work
from trickerion.bots.other_plans import OtherPlan, other_plans
from trickerion.bots.outline import best_card, outlined
from trickerion.bots.planning import Plan, Planner
from trickerion.bots.refining import laid_cards
from trickerion.bots.regret import Gain, TurnTrial, WayToGo, ends_of, judged, standings_at
from trickerion.bots.theater import own_show_day
from trickerion.bots.undisturbed import undisturbed
from trickerion.bots.worth import turns_left
from trickerion.language.verbatim import verbatim
from trickerion.rules.ask.forecast import show_forecast
from trickerion.rules.catalog import Yields
from trickerion.rules.state import GameState
from trickerion.rules.view import View
from trickerion.words import plans as words

ASKED = ("perform", "rest", "learn", "hire")
"""Purposes of another plan, in the order in which a player would ask."""

MOST_PLANNED = 2
"""Wishes for which a plan is thought out."""

TABLES = 4
"""Tables on which two plans are held beside each other, dealt among the players: the more there are, the longer a turn
takes. A table more confirms that the other plan is the better one.

A Magician plays four Assignments on two tables to the end of the turn. For two, two ways, two tables and two turns are
as much.
"""

STEP, FINE, LONG_STEP, COARSE = 2, 5, 3, 12
"""In what steps Fame is told from ``FINE`` on and from ``COARSE`` on; below, each Fame counts."""


class SeatsTrial(NamedTuple):
    """Ways played on, on one table, told for each seat; ``lines`` are (seat, way)."""

    trial: TurnTrial
    lines: Sequence[tuple[int, int]]

    def parts(self, number: int) -> list["SeatsTrial"]:
        """The lines dealt out like cards: those of a way together where there are as many parts as ways."""
        return [self._replace(lines=self.lines[first::number]) for first in range(number)]

    @undisturbed()
    def standings(self) -> list[float]:
        """Worth of the table for each seat at the end of each way; empty if a way is illegal there."""
        ways = sorted({way for _, way in self.lines})
        view, weights, *_ = self.trial
        ends = ends_of(self.trial._replace(lines=[self.trial.lines[way] for way in ways]))
        stand = [standings_at(end, view.seat, weights) for end in ends]
        return [stand[ways.index(way)][seat] for seat, way in self.lines] if stand else []


class Beside(NamedTuple):
    """Another plan, and by how much it is better: for the seat, for the margin over the best rival.

    ``rival`` is the seat to which it gives most.
    """

    other: OtherPlan
    own: Gain
    margin: Gain
    rival: int

    @property
    def is_better(self) -> bool:
        """True when the other plan is the one to advise: more than chance, and not with more gain for rivals."""
        is_worse_for_all = self.margin.is_likely and self.margin.own < 0
        return self.own.is_likely and self.own.own > 0 and not is_worse_for_all


def beside(planner: Planner, view: View, bare: GameState, plan: Plan, work: Work) -> Beside | None:
    """The best other plan for the turn held beside this one; None where there is none worth a word.

    ``bare`` is the table with no card laid. Tables are played until the other plan is seen to be worse, or two are.
    """
    other = next(other_plans(planner, bare, plan, ASKED, MOST_PLANNED), None)
    if other is None:
        return None
    ways = other.way, WayToGo(laid_cards(plan.cards), planner.weights)
    lines = [(seat, way) for seat in bare.seats for way in range(len(ways))]
    found, promised = list[list[float]](), other.plan.worth - plan.worth
    held, enough = _held(other, found, view.seat, promised), max(1, TABLES // len(bare.seats))
    for number in range(enough + 1):
        found += filter(None, work([SeatsTrial(TurnTrial(view, planner.weights, ways, number), lines)]))
        held = _held(other, found, view.seat, promised)
        is_worse = held.own.is_likely and held.own.own < 0
        if is_worse or (number + 1 >= enough and not held.is_better):
            break
    return held


def _held(other: OtherPlan, found: Sequence[Sequence[float]], seat: int, promised: float) -> Beside:
    """The other plan judged by all tables: on each stand, seat by seat, the other way and the plan."""
    tables = [(table[::2], table[1::2]) for table in found]
    rivals = [each for each in range(len(tables[0][0])) if each != seat] if tables else []
    own = [there[seat] - here[seat] for there, here in tables]
    best = [max(there[each] for each in rivals) - max(here[each] for each in rivals) for there, here in tables]
    gained = {each: fmean(there[each] - here[each] for there, here in tables) for each in rivals}
    margin = judged([mine - theirs for mine, theirs in zip(own, best, strict=True)], promised)
    return Beside(other, judged(own, promised), margin, max(gained, key=gained.__getitem__, default=seat))


def given_up(held: Beside, planner: Planner, bare: GameState, plan: Plan) -> str:
    """Sentence or two on the better of two ways: the purpose that it gives up, the player who is paid, the amount."""
    sign = -1 if held.is_better else 1
    less, whose = (plan, planner) if held.is_better else (held.other.plan, held.other.planner)
    own, margin = held.own, held.margin
    is_other_way = margin.is_likely and not (own.is_likely and (own.own > 0) == (margin.own > 0))
    mine = sign * rounded(own.own) if own.is_likely else 0
    theirs = sign * rounded((own.own if own.is_likely else 0.0) - margin.own) if is_other_way else 0
    rival = verbatim(bare.options.seats[held.rival].name)
    goal = outlined(whose, bare, less.cards).goal
    return words.instead(goal, _pays(whose, bare, less), mine, rival, theirs, ends=not turns_left(bare))


def rounded(fame: float) -> int:
    """Fame as it is told: no finer than it is known."""
    step = 1 if abs(fame) < FINE else STEP if abs(fame) < COARSE else LONG_STEP
    return step * round(fame / step)


def _pays(planner: Planner, bare: GameState, plan: Plan) -> tuple[Yields, Yields, str]:
    """Pay of the seat in a plan's show, and that of the rival who gets most, with the name."""
    last = bare
    for _, _, line in planner.carried_out(bare, plan.cards):
        last = line.state
    seat, day = planner.seat, own_show_day(last, planner.seat)
    card = best_card(planner, last, day)
    if not card:
        return Yields(), Yields(), ""
    shown = show_forecast(last, seat, day, card)
    totals = {other: shown.total(other) for other in last.seats}
    rival = max((other for other in last.seats if other != seat), key=lambda other: totals[other].fame)
    return totals[seat], totals[rival], verbatim(last.options.seats[rival].name)
