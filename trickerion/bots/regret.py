"""Difference in worth between two lines: the same hands play both on, to the end of the next turn, and judge there.

Each pair is played on a table of its own, with other hidden cards and with beliefs that are shaken, alike for both. Few
tables say little, so what they show is drawn towards half of what planning promises: its figures are twice too large.
"""

from collections.abc import Mapping, Sequence
from dataclasses import fields, replace
from itertools import islice
from math import sqrt
from random import Random
from statistics import fmean
from typing import Any, NamedTuple

from trickerion.bots.campaign import aimed_at
from trickerion.bots.forward_model import do, options
from trickerion.bots.jobs import Work, one_by_one
from trickerion.bots.outcomes import Care
from trickerion.bots.rollout import OnlyMove, Policy, QuickPolicy, play_out
from trickerion.bots.turn_rollouts import MOST_MOVES, PLACING, Line, assigned_anew
from trickerion.bots.undisturbed import undisturbed
from trickerion.bots.weights import Weights
from trickerion.bots.worth import worth
from trickerion.rules.options import HEIR
from trickerion.rules.phases.assignment import Assigning
from trickerion.rules.sampling import SEED_BITS, sampled
from trickerion.rules.state import GameState
from trickerion.rules.view import View

BRISK = PLACING._replace(placements=3)
"""The care of hands that play many lines on: whom to place next is thought out nearly as at the table."""

TURNS_ON = 1
"""Turns that are played after the one of the decision; longer, chance takes over."""

SHAKEN = 0.15
"""By how much each belief is shaken: a standard deviation, as a share of it."""

SPREAD = 3.0
"""Fame by which decisions differ in truth: a standard deviation."""

COMES = 0.5
"""Share of the promise of planning that comes true."""

USUAL_NOISE, WEIGHS = 7.0, 3
"""The standard deviation of a pair, and how many tables this belief weighs beside what the tables show."""

STANDS_OUT, LEAST = 2.0, 2.0
"""Standard errors and Fame from which on a difference is more than chance."""


class Gain(NamedTuple):
    """By how much a line is better than another: own Fame, and its standard error.

    ``mean``: what the tables alone say; of one decision too much, of many together right.
    """

    own: float
    error: float
    mean: float

    @property
    def stands_out(self) -> bool:
        """True when the difference is more than chance."""
        return abs(self.own) > max(LEAST, STANDS_OUT * self.error)

    @property
    def is_likely(self) -> bool:
        """True when the difference is more likely there than not."""
        return abs(self.own) > max(LEAST, self.error)


class WayToGo(NamedTuple):
    """A line, and what whoever goes this way believes to the end of the turn: that it is for a certain thing."""

    line: Line
    weights: Weights


class TurnTrial(NamedTuple):
    """Ways of the seat of a View to be played on, on the table of a number; any process may do it, or a part of it.

    ``weights`` are the seat's own, with what it saves for; ``care`` is that of all hands, which play ``turns`` more.
    """

    view: View
    weights: Weights
    lines: Sequence[WayToGo]
    number: int
    care: Care = BRISK
    turns: int = TURNS_ON

    def parts(self, number: int) -> list["TurnTrial"]:
        """The ways dealt out like cards."""
        return [self._replace(lines=self.lines[first::number]) for first in range(number)]

    @undisturbed()
    def standings(self) -> list[float]:
        """Worth of the table to the seat at the end of each way; empty if a way is illegal there."""
        return [own for own, _ in self.ends()]

    def ends(self) -> list[tuple[float, float]]:
        """Worth of each end to the seat, and to the best of its rivals."""
        return played_on(self)


def gain(trials: Sequence[TurnTrial], promised: float, work: Work = one_by_one) -> Gain:
    """By how much the first of the two ways of each trial is better for the seat; ``promised`` is that by planning."""
    found = [standings for standings in work(trials) if len(standings) == len(trials[0].lines)]
    return judged([own - other for own, other in found], promised)


def judged(own: Sequence[float], promised: float, spread: float = SPREAD, comes: float = COMES) -> Gain:
    """Gain that the tables show together, from the difference in own Fame on each.

    ``spread``: by how much such ways differ in truth from the share of the promise that ``comes`` true.
    """
    number = len(own)
    if not number:
        return Gain(comes * promised, spread, 0.0)
    mean = fmean(own)
    squares = sum((each - mean) ** 2 for each in own) + WEIGHS * USUAL_NOISE**2
    noise = squares / max(1, number - 1 + WEIGHS) / number
    trust = spread**2 / (spread**2 + noise)
    shown = trust * mean + (1 - trust) * comes * promised
    return Gain(shown, sqrt(trust * noise), mean)


def played_on(trial: TurnTrial) -> list[tuple[float, float]]:
    """Worth of the ends of all ways on one table, to the seat and to the best of its rivals; [] for none."""
    return [standing(end, trial.view.seat, trial.weights) for end in ends_of(trial)]


def ends_of(trial: TurnTrial) -> list[GameState]:
    """The tables to which ways lead from one table; none if one of them is illegal there."""
    return [end for _, end in turns_of(trial)]


def turns_of(trial: TurnTrial) -> list[tuple[GameState, GameState]]:
    """For each way the table after the turn, and that after the turns to come; none if one way is illegal."""
    view, weights, ways, number, care, turns = trial
    seat, random = view.seat, Random(f"{view.state.turn}/{number}")
    table = sampled(view, random)
    of_others = aimed_at(weights, None)
    if isinstance(view.choice, Assigning):
        table = assigned_anew(table, seat, shaken(of_others, factors(random)))
    table.seed = random.getrandbits(SEED_BITS)
    hands: list[Policy] = [OnlyMove()] * len(table.seats)
    for other, who in enumerate(table.options.seats):
        if who.player != HEIR:
            hands[other] = QuickPolicy(other, shaken(of_others, factors(random)), care)
    doubts = factors(random)
    hands[seat] = QuickPolicy(seat, shaken(weights, doubts), care)
    ends = [_end(table, way.line, QuickPolicy(seat, shaken(way.weights, doubts), care), hands, turns) for way in ways]
    found = [end for end in ends if end is not None]
    return found if len(found) == len(ends) else []


def _end(
    table: GameState, line: Line, first: QuickPolicy, hands: Sequence[Policy], turns: int
) -> tuple[GameState, GameState] | None:
    """The table after the turn that begins with this line, by the ``first`` hands, and ``turns`` later.

    None if the line is illegal.
    """
    played, turn, seat = table.copy(), table.turn, first.seat
    after: GameState | None = None
    for move in line:
        if move not in options(played):
            return None
        do(played, move)
    now: list[Policy] = [first if other == seat else policy for other, policy in enumerate(hands)]
    for _ in islice(play_out(played, now), MOST_MOVES):
        if played.turn > turn and after is None:
            after, now[seat] = played.copy(), hands[seat]
        if played.turn > turn + turns:
            break
    return after or played, played


def standing(state: GameState, seat: int, weights: Weights) -> tuple[float, float]:
    """Worth of a table to a seat, and to the best of its rivals."""
    stand = standings_at(state, seat, weights)
    return stand[seat], max(each for other, each in enumerate(stand) if other != seat)


def standings_at(state: GameState, seat: int, weights: Weights) -> list[float]:
    """Worth of a table to each seat; only a seat's own ``weights`` know the goal that it saves for."""
    of_others = aimed_at(weights, None)

    def stands(each: int) -> float:
        if not state.stack or state.options.seats[each].player == HEIR:
            return float(state.players[each].fame)
        return worth(state, each, weights if each == seat else of_others, {})

    return [stands(each) for each in state.seats]


def factors(random: Random) -> dict[str, float]:
    """Factors by which beliefs are shaken: nobody is sure of them."""
    return {each.name: max(0.5, random.gauss(1, SHAKEN)) for each in fields(Weights)}


def shaken(weights: Weights, by: Mapping[str, float]) -> Weights:
    """Beliefs like these, each larger or smaller by its factor."""
    return replace(weights, **{name: _bent(getattr(weights, name), factor) for name, factor in by.items()})


def _bent(belief: Any, factor: float) -> Any:
    if isinstance(belief, tuple):
        return tuple(_bent(part, factor) for part in belief)
    return belief * factor if isinstance(belief, float) else belief
