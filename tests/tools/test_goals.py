"""A goal adds Fame for each step towards it, and a bot under a goal goes for it."""

from goals import ShowGoal, TeamGoal, TrickGoal
from table import Table

from trickerion.rules.catalog import SPECIALISTS, TRICKS
from trickerion.rules.state import Character, OwnedTrick

TRICK = "zig_zag_lady"


def test_every_step_towards_a_trick_is_worth_more() -> None:
    table, goal = Table(2), TrickGoal(TRICK, 20.0)
    player = table.player(0)
    worths = [goal.worth(table.state, 0)]
    player.components = {"wood": 3}
    worths.append(goal.worth(table.state, 0))
    player.components = dict(TRICKS[TRICK].components)
    worths.append(goal.worth(table.state, 0))
    for markers in (0, 3):
        player.tricks[0] = OwnedTrick(TRICK, "hearts", markers)
        worths.append(goal.worth(table.state, 0))
    assert worths == sorted(set(worths))


def test_coins_for_the_fame_threshold_count_until_there_are_enough() -> None:
    table, goal = Table(2), TrickGoal(TRICK, 20.0, thrift=0.5)
    player = table.player(0)
    player.components = dict(TRICKS[TRICK].components)
    fee = TRICKS[TRICK].fame_threshold - player.fame
    worths = []
    for coins in (0, fee - 1, fee, fee + 5):
        player.coins = coins
        worths.append(goal.worth(table.state, 0))
    assert worths[0] < worths[1] < worths[2] == worths[3]


def test_the_components_of_a_trick_are_wanted_before_it_is_learned() -> None:
    table, goal = Table(2), TrickGoal(TRICK, 20.0)
    table.player(0).components = {"wood": 1}
    assert goal.needs(table.player(0)) == {"wood": 2, "fabric": 1, "petroleum": 1}


def test_a_team_grows_up_to_the_number_asked_for() -> None:
    table, goal = Table(2), TeamGoal(SPECIALISTS, 2, 8.0)
    player, worths = table.player(0), []
    for kind in SPECIALISTS:
        player.characters[kind] = Character(kind)
        worths.append(goal.worth(table.state, 0))
    assert worths == [8.0, 16.0, 16.0]


def test_an_own_show_needs_an_own_trick_marker_in_the_theater() -> None:
    table, goal = Table(2), ShowGoal(5.0)
    assert goal.worth(table.state, 0) == 0
    table.player(0).tricks[0] = OwnedTrick(TRICK, "hearts", 2)
    assert goal.worth(table.state, 0) == 0.3 * 5.0
