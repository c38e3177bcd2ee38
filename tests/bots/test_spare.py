"""Action Points left over in the Downtown: a die is rolled again for a Character of one's own, never for rivals."""

import pytest
from table import Table

from trickerion.bots.registry import make_bot
from trickerion.rules.catalog import X
from trickerion.rules.moves import FinishCharacter, Move, RerollDie, TakeCoins

LEVELS = ("apprentice", "assistant", "manager", "magician")


def choose(t: Table, level: str = "assistant") -> Move:
    return make_bot(level, 1).choose(t.game.view_for(0)).move


def downtown(left: int, **dice: str) -> Table:
    """An Engineer with this many Action Points left in the Downtown; the other dice show X."""
    t = Table(2).team(0, "engineer", "apprentice_2").dice(**dice)
    t.acts(0, "engineer", "downtown.0")
    return spent(t, 4 - left)


def spent(t: Table, points: int) -> Table:
    t.state.stack[-1] = t.state.stack[-1].after_spending(points)  # type: ignore[union-attr]
    t.game._legal = None
    return t


def two_to_come(left: int, **dice: str) -> Table:
    """The Engineer acts, the Magician is still to come to the Downtown."""
    t = Table(2).team(0, "engineer", "apprentice_2").dice(**dice).assigned(0, magician="downtown")
    return spent(t.acts(0, "engineer", "downtown.0"), 4 - left)


@pytest.mark.parametrize("level", LEVELS)
def test_a_point_left_over_rolls_a_used_up_die_for_who_is_still_to_come(level: str) -> None:
    """Ruling 37."""
    assert isinstance(choose(two_to_come(1), level), RerollDie)


def test_a_die_that_the_next_one_may_want_stays_as_it_lies_the_second_best_too() -> None:
    wanted = {"bank_a": "6", "bank_b": "5", "inn_specialist": "assistant", "residence_a": "any"}
    t = two_to_come(2, **wanted, inn_apprentice="apprentice")
    assert choose(t) == RerollDie("residence_b"), "nobody takes an X"
    t = two_to_come(2, **wanted, inn_apprentice="apprentice", residence_b="mechanical")
    assert choose(t) == FinishCharacter()


def test_a_die_that_nobody_of_the_team_can_take_is_rolled_even_if_it_shows_something() -> None:
    t = two_to_come(1, bank_a="6", bank_b="5", inn_specialist="engineer", residence_a="any", residence_b="mechanical")
    assert choose(t.dice(inn_apprentice="apprentice")) == RerollDie("inn_specialist"), "there is an Engineer already"


def test_who_has_nobody_to_come_rolls_nothing_for_rivals() -> None:
    assert choose(downtown(1)) == FinishCharacter()
    assert choose(downtown(3)) == FinishCharacter(), "after the roll there would not be enough for an Action"


def test_who_comes_without_the_points_for_an_action_is_no_reason_to_roll() -> None:
    t = Table(2).team(0, "engineer", "apprentice_2").assigned(0, apprentice_1="downtown").team(1, "engineer")
    t.works(1, "engineer", "downtown.1").works(1, "apprentice_1", "downtown.2")
    t = spent(t.acts(0, "engineer", "downtown.0"), 3)
    assert choose(t) == FinishCharacter()


def test_four_points_and_nothing_to_do_roll_a_die_for_the_next_action() -> None:
    assert isinstance(choose(downtown(4)), RerollDie)


def test_what_gains_something_comes_before_a_roll() -> None:
    assert isinstance(choose(two_to_come(3, bank_a="6").purse(0, coins=0)), TakeCoins)


def test_the_reason_speaks_of_the_die_that_is_rolled() -> None:
    t = two_to_come(1, bank_a="6")
    assert make_bot("assistant", 1).choose(t.game.view_for(0)).reason.startswith("This die offers nothing")
    assert t.state.dice[choose(t).die] == X  # type: ignore[attr-defined]
