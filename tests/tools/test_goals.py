"""A goal adds Fame for each step towards it, and a bot under a goal goes for it."""

from goals import ShowGoal, TeamGoal
from table import Table

from trickerion.rules.catalog import SPECIALISTS
from trickerion.rules.state import Character, OwnedTrick

TRICK = "zig_zag_lady"


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
