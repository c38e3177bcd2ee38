"""What a plan gives up: the best other way for the turn, in a sentence or two."""

from trickerion.bots.jobs import Work
from trickerion.bots.other_plans import other_plans
from trickerion.bots.outline import best_card, outlined
from trickerion.bots.planning import Plan, Planner
from trickerion.bots.refining import laid_cards
from trickerion.bots.regret import TurnTrial, WayToGo, gain
from trickerion.bots.theater import own_show_day
from trickerion.language.verbatim import verbatim
from trickerion.rules.ask.forecast import show_forecast
from trickerion.rules.catalog import Yields
from trickerion.rules.state import GameState
from trickerion.rules.view import View
from trickerion.words import errands as words


def another_way(planner: Planner, view: View, bare: GameState, plan: Plan, work: Work) -> str:
    """The best other plan for the turn in a sentence or two: what it is for, what it pays to whom, what it comes to.

    ``bare`` is the table with no card laid; "" where there is no other plan worth a word.
    """
    other = next(other_plans(planner, bare, plan, _ASKED), None)
    if other is None:
        return ""
    pair = other.way, WayToGo(laid_cards(plan.cards), planner.weights)
    trials = [TurnTrial(view, planner.weights, pair, number) for number in range(TABLES)]
    held = gain(trials, other.plan.worth - plan.worth, work)
    told = outlined(other.planner, bare, other.plan.cards)
    pays = _pays(other.planner, bare, other.plan)
    return words.instead(told.goal, pays, round(held.own), is_likely=held.is_likely)


_ASKED = ("perform", "rest", "learn", "hire")
"""What another plan may be for, in the order in which a player would ask."""

TABLES = 2
"""Tables on which two plans are held beside each other."""


def _pays(planner: Planner, bare: GameState, plan: Plan) -> tuple[Yields, Yields, str]:
    """What the show of a plan pays the seat, and what the one of its rivals who gets most, with the name."""
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
