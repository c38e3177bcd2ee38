"""The Classroom phase: Trick Markers come home, then Tricks in Classrooms pay."""

import pytest
from academy_table import CLASS_3, CLASS_4, Academy
from table import of

from trickerion.rules.academy.catalog import CLASSROOMS, TILES
from trickerion.rules.academy.classroom import room_pays
from trickerion.rules.catalog import TRICKS, Yields
from trickerion.rules.events import LessonPaid, MarkersReturned
from trickerion.rules.moves import TakeYield
from trickerion.rules.phases.turn import phases_of

TRICK = next(t.id for t in TRICKS.values() if t.yields.fame > 1 and t.yields.coins > 1)


def taught(tile: str, trick: str = TRICK, markers: int = 0) -> Academy:
    t = Academy()
    t.trick(0, trick, markers=markers)
    return t.teaches(0, trick, tile)


def test_the_phase_follows_the_performance() -> None:
    names = [name for name, _ in phases_of(("dark_alley", "academy"))]
    assert names.index("classroom") == names.index("performance") + 1
    assert "classroom" not in [name for name, _ in phases_of(("dark_alley",))]


def test_markers_of_a_taught_trick_come_home_from_its_card_and_from_the_theater() -> None:
    t = Academy().row("riverside_01", "riverside_02")
    t.trick(0, TRICK, markers=2).marker("riverside_01", 0, 0, TRICK, "up").teaches(0, TRICK, "chalk_room")
    events = t.only("classroom")
    assert t.player(0).supply["spades"] == 5 and t.player(0).tricks[0].markers == 0
    assert not t.state.performance("riverside_01").all_markers()
    assert sum(len(event.markers) for event in of(MarkersReturned, events)) == 3


def test_a_trick_in_a_practice_room_keeps_its_markers_and_is_not_paid() -> None:
    t = Academy()
    t.trick(0, TRICK, markers=2)
    t.practises(0, TRICK, "small_stage")
    assert not t.only("classroom") and t.player(0).tricks[0].markers == 2


def test_every_trick_in_a_classroom_pays_in_initiative_order() -> None:
    other = next(t.id for t in TRICKS.values() if t.yields.coins and t.id != TRICK)
    t = taught("treasury")
    t.trick(1, other, "hearts").teaches(1, other, "recital_room", space=CLASS_4).initiative(1, 0)
    before = t.has(0), t.has(1)
    paid = of(LessonPaid, t.only("classroom"))
    assert [(event.seat, event.trick) for event in paid] == [(1, other), (0, TRICK)]
    assert t.has(0)[1] == before[0][1] + min(6, TRICKS[TRICK].yields.coins)
    assert t.has(1)[1] == before[1][1] + min(3, TRICKS[other].yields.coins)


def test_weekdays_change_nothing_here() -> None:
    t = taught("treasury")
    t.state.days["thursday"] = 0
    paid = of(LessonPaid, t.only("classroom"))
    assert paid == [LessonPaid(0, TRICK, CLASS_3, 0, min(6, TRICKS[TRICK].yields.coins), 0, t.board.room(CLASS_3).tile)]


def test_a_room_that_pays_fame_or_coins_asks() -> None:
    t = taught("masters_study")
    t.only("classroom")
    assert t.question == "ChoosingLessonYield"
    t.do(TakeYield("fame"))
    assert t.has(0)[0] == 5 + min(6, TRICKS[TRICK].yields.fame)


@pytest.mark.parametrize(
    ("tile", "yields", "resource", "paid"),
    [
        ("chalk_room", Yields(3, 5, 1), "", Yields(0, 2, 0)),
        ("reading_circle", Yields(4, 5, 1), "", Yields(2, 0, 0)),
        ("reading_circle", Yields(0, 5, 1), "", Yields(0, 0, 0)),
        ("evening_school", Yields(3, 2, 1), "", Yields(1, 1, 0)),
        ("crystal_primer", Yields(3, 5, 2), "", Yields(0, 0, 1)),
        ("crystal_primer", Yields(3, 5, 0), "", Yields(0, 1, 0)),
        ("alchemy_lab", Yields(3, 5, 2), "", Yields(0, 3, 1)),
        ("grand_auditorium", Yields(9, 2, 0), "", Yields(4, 0, 0)),
        ("observatory", Yields(9, 5, 3), "", Yields(4, 2, 2)),
        ("observatory", Yields(3, 1, 1), "", Yields(1, 0, 1)),
        ("debating_chamber", Yields(2, 9, 1), "coins", Yields(0, 3, 0)),
        ("debating_chamber", Yields(2, 9, 1), "fame", Yields(2, 0, 0)),
    ],
)
def test_what_a_classroom_leaves_of_the_yields(tile: str, yields: Yields, resource: str, paid: Yields) -> None:
    assert room_pays(CLASSROOMS[tile], yields, resource) == paid


def test_our_own_rooms_are_marked_as_such() -> None:
    assert {tile.source for tile in TILES.values()} == {"house"}
