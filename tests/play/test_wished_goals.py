"""A hint takes a wish as its goal where the wish pays, and says once where it does not."""

from table import Table
from thinking import ThinksHere

from trickerion.bots.campaign import TrickGoal
from trickerion.bots.manager import ManagerBot
from trickerion.bots.wishing import gain_of, not_worth_it, wished_goal
from trickerion.play.session import Session

CHEAP, DEAR = "mind_reading", "ghost_trap"


def table(turn: int) -> Table:
    made = Table(3).alone().purse(0, coins=12, fame=20).stock("glass", "metal", "wood", "fabric")
    made.trick(0, "linking_rings").components(0, metal=2).team(0, "magician", "apprentice_1", "manager", "assistant")
    return made.assigned(0, magician="downtown", apprentice_1="market_row").placing(0, turn=turn)


def test_a_wish_that_pays_is_a_goal_and_one_that_comes_too_late_is_none() -> None:
    early, late = table(1).state, table(5).state
    weights = ManagerBot(1)._weights
    assert gain_of(early, 0, CHEAP, weights) > gain_of(late, 0, CHEAP, weights)
    goal = wished_goal(early, 0, (CHEAP,), weights)
    assert isinstance(goal, TrickGoal)
    assert goal.trick == CHEAP
    assert not_worth_it(early, 0, (CHEAP, DEAR), weights) == ()
    assert wished_goal(late, 0, (DEAR,), weights) is None
    assert not_worth_it(late, 0, (DEAR,), weights) == (DEAR,)


def test_a_hint_says_once_that_a_wish_is_too_late() -> None:
    session = Session(table(5).game, None, pace=0.0, brains=ThinksHere())
    assert session.wishes.toggle(DEAR)
    said = []
    for _ in range(2):
        session.hints.ask()
        session.update()
        assert session.hints.ready is not None
        said.append("Ghost Trap, your wish, can no longer pay off: 1 turn is left." in session.hints.ready.reason)
        session.hints.ask()
    assert said == [True, False]


def test_without_a_wish_a_hint_says_what_it_said_before() -> None:
    plain, wishing = (Session(table(2).game, None, pace=0.0, brains=ThinksHere()) for _ in range(2))
    wishing.wishes.toggle(CHEAP)
    wishing.wishes.toggle(CHEAP)
    for session in (plain, wishing):
        session.hints.ask()
        session.update()
    assert plain.hints.ready == wishing.hints.ready
