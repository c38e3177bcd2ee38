"""Game End with the Academy: Banners, level 3 Tricks."""

import pytest
from academy_table import CLASS_3, Academy

from trickerion.rules.academy.banners import banner_fame
from trickerion.rules.academy.board import AcademyBoard, Room
from trickerion.rules.academy.catalog import SIDES
from trickerion.rules.catalog import TRICKS
from trickerion.rules.scoring import score_lines


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
