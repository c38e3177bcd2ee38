"""Two ways for a turn are held beside each other by the same hands; what chance explains is not told as more."""

from table import ASSIGNMENT, Table

from trickerion.bots.instead import Beside, SeatsTrial, given_up, rounded
from trickerion.bots.manager import HEEDFUL, ManagerBot, thorough
from trickerion.bots.other_plans import WISHES, other_plans
from trickerion.bots.planning import Planner
from trickerion.bots.refining import laid_cards
from trickerion.bots.regret import Gain, TurnTrial, WayToGo, gain, judged
from trickerion.bots.rollout import QUICK
from trickerion.rules.moves import FinishAssignment, LayCard
from trickerion.rules.view import View


def test_few_tables_are_drawn_towards_half_of_what_planning_promises_and_many_speak_for_themselves() -> None:
    one, many = judged([10.0], 0.0), judged([10.0] * 40, 0.0)
    assert 0 < one.own < 5
    assert not one.stands_out
    assert 8 < many.own < 10
    assert many.stands_out
    assert many.error < one.error
    assert judged([], 6.0).own == 3.0
    assert not judged([], 6.0).stands_out
    assert judged([0.0] * 40, 6.0).own < 0.5


def assigning() -> View:
    """Two Tricks in the Workshop, one of them prepared, and a team of four."""
    made = Table(2).team(0, "engineer", "manager").row("riverside_01", "riverside_02").stock("wood", "glass")
    made.trick(0, "linking_rings", markers=2).trick(0, "card_manipulation", "hearts", 1).purse(0, coins=9)
    return made.components(0, wood=3, fabric=1).phase(ASSIGNMENT).game.view_for(0)


def test_a_way_beside_itself_comes_to_the_same_and_idle_hands_to_less_whatever_lies_face_down() -> None:
    view = assigning()
    planner = Planner(view.seat, HEEDFUL, QUICK)
    bare = view.state.copy()
    bare.stack = []
    plan = planner.assignment(bare)
    planned, idle = WayToGo(laid_cards(plan.cards), HEEDFUL), WayToGo((FinishAssignment(),), HEEDFUL)

    def held(one: WayToGo, other: WayToGo) -> Gain:
        return gain([TurnTrial(view, HEEDFUL, (one, other), number, QUICK) for number in range(2)], 4.0)

    same = held(planned, planned)
    assert same.mean == 0.0
    assert not same.is_likely
    assert held(idle, planned).mean < -3
    impossible = WayToGo((LayCard("nobody", "theater"), FinishAssignment()), HEEDFUL)
    assert held(impossible, planned) == judged([], 4.0), "it drops its tables"
    trial = TurnTrial(view, HEEDFUL, (idle, planned), 1, QUICK)
    assert [part.standings()[0] for part in trial.parts(2)] == trial.standings(), "whoever plays them"
    seats = SeatsTrial(trial, [(seat, way) for seat in range(2) for way in range(2)])
    assert [stands for part in seats.parts(2) for stands in part.standings()][:3:2] == trial.standings()
    assert [(own, best) for own, best in zip(seats.standings()[:2], seats.standings()[2:], strict=True)] == trial.ends()


def test_other_plans_are_made_for_what_the_plan_leaves_open() -> None:
    bare = assigning().state.copy()
    bare.stack = []
    planner = Planner(0, HEEDFUL, thorough(0.3))
    plan = planner.assignment(bare)
    found = {other.wish: other.plan for other in other_plans(planner, bare, plan)}
    assert found
    assert found.keys() < WISHES.keys()
    assert not {"perform", "rest"} <= found.keys()
    assert all(other.cards != plan.cards for other in found.values())


def test_the_better_one_of_two_plans_is_advised_and_what_the_other_gives_to_whom_is_said() -> None:
    view, bot = assigning(), ManagerBot(1, effort=0.3)
    bare = view.state.copy()
    bare.stack = []
    planner = Planner(0, HEEDFUL, thorough(0.3))
    plan = planner.assignment(bare)
    other = next(other_plans(planner, bare, plan))

    def said(own: float, margin: float) -> tuple[bool, str]:
        held = Beside(other, Gain(own, 2.0, own), Gain(margin, 2.0, margin), 1)
        return held.is_better, given_up(held, planner, bare, plan).partition("next turn, ")[2]

    name = view.state.options.seats[1].name
    assert said(1.5, -1.0) == said(-1.5, 1.0) == (False, "both come to about the same.")
    assert said(-7.4, -6.0) == (False, "it is likely to earn about 8 Fame less.")
    assert said(7.4, 6.0) == (True, "it is likely to earn about 8 Fame less."), "the first plan is given up now"
    assert said(3.0, -6.4) == (False, f"it may earn about 3 Fame more, but {name} would get 10 more.")
    assert said(0.5, -4.0)[1].endswith(f"this one brings {name} 4 Fame more.")
    assert [rounded(fame) for fame in (-2.4, 4.9, 7.1, 13.0)] == [-2, 5, 8, 12]

    told, weighed = bot.outline(view), bot.weighed(view)
    assert told is not None
    assert weighed is not None
    assert not told.instead
    assert weighed.instead
    assert (weighed.cards == told.cards) is not weighed.is_second
    again = bot.outline(view)
    assert again is not None, "what it advises it lays"
    assert again.cards == weighed.cards, "what it advises it lays"
