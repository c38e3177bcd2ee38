"""Game End with the Academy: Banners, level 3 Tricks."""

import pytest
from academy_table import CLASS_3, CLASS_4, Academy

from trickerion.rules.academy.banners import banner_fame
from trickerion.rules.academy.board import AcademyBoard, Room
from trickerion.rules.academy.catalog import SIDES
from trickerion.rules.catalog import TRICKS
from trickerion.rules.events import Scored
from trickerion.rules.moves import SetTrickAside
from trickerion.rules.scoring import end_game, score_lines


def board(*banners: int) -> AcademyBoard:
    """A board on which each seat has renovated one room with so many Banners."""
    rooms = tuple(Room(space.id, "x", seat, n) for (seat, n), space in zip(enumerate(banners), SIDES[4], strict=False))
    return AcademyBoard(rooms, (), (), (), ("", ""), ((),) * len(banners), (0,) * len(banners))


@pytest.mark.parametrize(
    ("banners", "fame"),
    [
        ((5, 3), (8, 0)),
        ((3, 3), (0, 0)),
        ((3, 0), (8, 0)),
        ((0, 0), (0, 0)),
        ((5, 4, 3), (12, 6, 0)),
        ((4, 4, 3), (6, 6, 0)),
        ((4, 4, 4), (0, 0, 0)),
        ((5, 3, 3), (12, 0, 0)),
        ((8, 6, 4, 2), (15, 10, 5, 0)),
        ((8, 8, 4, 2), (10, 10, 5, 0)),
        ((8, 8, 8, 2), (5, 5, 5, 0)),
        ((8, 6, 6, 2), (15, 5, 5, 0)),
        ((8, 6, 0, 0), (15, 10, 0, 0)),
    ],
)
def test_banners_by_the_number_of_players_and_ties(banners: tuple[int, ...], fame: tuple[int, ...]) -> None:
    assert tuple(banner_fame(board(*banners), seat) for seat in range(len(banners))) == fame


def test_banners_stand_in_the_final_scoring() -> None:
    t = Academy().room(CLASS_3, "chalk_room", 0, 4)
    assert ("banners", 4, 8) in score_lines(t.state, t.player(0))
    assert ("banners", 0, 0) in score_lines(t.state, t.player(1))


def test_a_level_3_trick_scores_by_its_components_or_by_a_marker() -> None:
    trick = next(t for t in TRICKS.values() if t.end_game and t.end_game["kind"] == "per_prepared_marker")
    t = Academy()
    t.trick(0, trick.id, markers=1)
    assert (f"trick:{trick.id}", 1, trick.end_game["fame"]) in score_lines(t.state, t.player(0))
    t.teaches(0, trick.id, "chalk_room").only("classroom")
    assert (f"trick:{trick.id}", 0, 0) in score_lines(t.state, t.player(0)), "taught: it needs its Components"


# ------------------------------------------------------------------ Professor Bernard, ties
def set_aside(trick: str, place: int = 0) -> Academy:
    """Professor Bernard has set this Trick aside; its Components are owned."""
    t = Academy(magicians=("the_mechaniker", "professor_bernard"))
    t.components(1, **dict(TRICKS[trick].components)).trick(1, trick, place=place)
    t.teaches(1, trick, "observatory").only("classroom")
    t.do(SetTrickAside(trick))
    return t


@pytest.mark.parametrize("kind", ["per_trick_level", "if_trick_count"])
def test_tricks_that_bernard_set_aside_are_not_counted_by_other_tricks(kind: str) -> None:
    counting = next(t for t in TRICKS.values() if t.end_game and t.end_game["kind"] == kind)
    level = counting.end_game.get("level", 1)
    counted = [t.id for t in TRICKS.values() if t.level == level and t.id != counting.id and sum(t.yields) > 2]
    t = set_aside(counted[0])
    t.components(1, **dict(counting.components)).trick(1, counting.id, "hearts", 0)
    t.trick(1, counted[1], "clubs", 1)
    number = next(n for category, n, _ in score_lines(t.state, t.player(1)) if category == f"trick:{counting.id}")
    assert number == {"per_trick_level": 1 + (counting.level == level), "if_trick_count": 0}[kind]


def test_a_level_3_trick_that_bernard_set_aside_scores_nothing() -> None:
    trick = next(t for t in TRICKS.values() if t.end_game and t.end_game["kind"] == "per_shard")
    t = set_aside(trick.id)
    t.purse(1, shards=4)
    assert not [line for line in score_lines(t.state, t.player(1)) if line[0].startswith("trick:")]
    taught = Academy().components(1, **dict(trick.components)).trick(1, trick.id).purse(1, shards=4)
    taught.teaches(1, trick.id, "observatory", space=CLASS_4)
    assert [line[1] for line in score_lines(taught.state, taught.player(1)) if line[0].startswith("trick:")] == [4]


def test_equal_fame_is_won_by_who_is_ahead_in_the_initiative_order() -> None:
    """Banners that tie pay as told and do not rank the players."""
    for order in ((0, 1, 2), (2, 1, 0)):
        t = Academy(3).room(CLASS_3, "chalk_room", 0, 4).room(CLASS_4, "reading_circle", 1, 4).initiative(*order)
        for seat, fame in enumerate((10, 10, 16)):
            t.purse(seat, fame=fame, coins=0)
        events = []
        end_game(t.state, events)
        banners = {e.seat: e.fame for e in events if isinstance(e, Scored) and e.category == "banners"}
        assert banners == {0: 6, 1: 6, 2: 0} and {player.fame for player in t.state.players} == {16}
        assert t.state.ranking == order
