"""Practice and Teach: Academy markers in rooms."""

import pytest
from academy_table import CLASS_3, CLASS_4, PRACTICE_3, PRACTICE_4, Academy
from alley import gains
from given import there
from table import of

from trickerion.rules.academy.catalog import CLASSROOMS
from trickerion.rules.academy.lessons import lesson_reason
from trickerion.rules.academy.practice import practising_of
from trickerion.rules.catalog import TRICKS
from trickerion.rules.events import AcademyMarkerReturned, CoinsGained, TrickPractised
from trickerion.rules.locations.workshop import prepare_cost, prepared_markers
from trickerion.rules.moves import LayAcademyMarker, Practice, Prepare, ReturnTrick, TakeBackMarker, Teach

ONE, TWO, THREE = (next(t.id for t in TRICKS.values() if t.level == level) for level in (1, 2, 3))


def with_trick(trick: str = ONE, markers: int = 1) -> Academy:
    t = Academy()
    t.trick(0, trick, markers=markers)
    return t


@pytest.mark.parametrize(("trick", "points"), [(ONE, 1), (TWO, 2), (THREE, 3)])
def test_practice_and_teach_cost_the_level_of_the_trick(trick: str, points: int) -> None:
    for move, room, tile in ((Practice(0), PRACTICE_3, "small_stage"), (Teach(0), CLASS_3, "counting_house")):
        t = with_trick(trick).room(room, tile)
        t.acts(0, "magician")
        t.do(move, LayAcademyMarker(room, 1))
        assert t.points == 5 - points
        assert there(t.board.lesson_of(0, trick)).slot == 1


def test_practice_needs_no_components_and_teach_needs_them_or_a_marker() -> None:
    t = with_trick(markers=0).room(PRACTICE_3, "small_stage").room(CLASS_3, "counting_house")
    t.acts(0, "magician")
    assert t.can(Practice(0))
    assert not t.can(Teach(0))
    missing = tuple(TRICKS[ONE].components.items())
    assert lesson_reason(t.state, t.acting, "teach", 0) == ("not_ready", (ONE, missing))
    t.components(0, **dict(TRICKS[ONE].components))
    t.game._legal = None
    assert t.can(Teach(0))


def test_the_only_free_slot_is_not_asked() -> None:
    t = with_trick().trick(1, TWO, "hearts").practises(1, TWO, "small_stage", 0)
    t.acts(0, "magician")
    events = t.do(Practice(0))
    assert of(TrickPractised, events) == [TrickPractised(0, ONE, PRACTICE_3, 1, t.board.room(PRACTICE_3).tile)]


def test_a_marker_moves_between_practice_slots_and_from_there_to_a_classroom_but_never_back() -> None:
    t = with_trick().room(PRACTICE_4, "joiners_bench").room(CLASS_4, "counting_house")
    t.practises(0, ONE, "small_stage").acts(0, "magician")
    t.do(Practice(0), LayAcademyMarker(PRACTICE_4, 0))
    assert t.board.room(PRACTICE_3).markers == (None, None)
    t.do(Teach(0), LayAcademyMarker(CLASS_4, 0))
    assert t.board.room(PRACTICE_4).markers == (None, None)
    assert not t.can(Practice(0))
    assert lesson_reason(t.state, t.acting, "practice", 0) == ("stays_in_class", (ONE,))
    assert not t.can(Teach(0)), "the other slot of the Classroom is equal"
    assert lesson_reason(t.state, t.acting, "teach", 0) == ("equal_slot", (ONE,))
    # comes back from practice at any time for nothing but not from a classroom
    t = with_trick().practises(0, ONE, "small_stage").acts(0, "magician")
    assert t.do(TakeBackMarker(0)) == [AcademyMarkerReturned(0, ONE)]
    assert t.points == 5
    assert not list(t.board.rooms.lessons)
    t = with_trick().teaches(0, ONE, "chalk_room").acts(0, "magician")
    assert not t.offers(TakeBackMarker)


def test_a_trick_of_the_classrooms_level_brings_its_bonus_at_once() -> None:
    t = with_trick().room(CLASS_3, "chalk_room").acts(0, "magician")
    assert of(CoinsGained, t.do(Teach(0), LayAcademyMarker(CLASS_3, 0))) == [CoinsGained(0, 3, "lesson")]
    t = with_trick(TWO).room(CLASS_3, "chalk_room").acts(0, "magician")
    assert not of(CoinsGained, t.do(Teach(0), LayAcademyMarker(CLASS_3, 0)))
    # move between classrooms brings no bonus
    t = with_trick().teaches(0, ONE, "counting_house").room(CLASS_4, "chalk_room").acts(0, "magician")
    assert not of(CoinsGained, t.do(Teach(0), LayAcademyMarker(CLASS_4, 0)))


def test_a_taught_trick_cannot_be_prepared() -> None:
    t = with_trick(markers=0).components(0, **dict(TRICKS[ONE].components))
    t.teaches(0, ONE, "chalk_room").acts(0, "apprentice_1", "workshop.0.0")
    assert not t.can(Prepare(0))
    # trick that is given back takes its academy marker along
    for t in (with_trick().teaches(0, ONE, "chalk_room"), with_trick().practises(0, ONE, "small_stage")):
        t.acts(0, "magician")
        events = t.do(ReturnTrick(0))
        assert AcademyMarkerReturned(0, ONE) in events
        assert not list(t.board.rooms.lessons)


def test_a_practice_room_makes_prepare_cheaper_and_brings_a_marker() -> None:
    t = with_trick(TWO, 0)
    owned, before = there(t.player(0).tricks[0]), prepared_markers(t.state, 0, 0)
    t.practises(0, TWO, "prop_cellar", 0)
    assert prepared_markers(t.state, 0, 0) == before + 1
    assert prepare_cost(t.state, 0, owned) == owned.trick.prepare_cost
    t = with_trick(TWO, 0).practises(0, TWO, "prop_cellar", 1)
    assert prepare_cost(t.state, 0, owned) == owned.trick.prepare_cost - 1
    assert practising_of(t.state, 1, TWO).prepare_points == 0, "only its owner's Trick"


@pytest.mark.parametrize("comes_from", ["supply", "practice", "classroom"])
def test_the_bonus_for_equal_level_is_for_markers_that_come_from_elsewhere(comes_from: str) -> None:
    """From the supply or a Practice Room, not from another Classroom."""
    t = with_trick(ONE).room(CLASS_3, "chalk_room")
    if comes_from == "practice":
        t.practises(0, ONE, "small_stage")
    elif comes_from == "classroom":
        t.teaches(0, ONE, "counting_house", space=CLASS_4)
    t.acts(0, "magician")
    events = t.do(Teach(0), LayAcademyMarker(CLASS_3, 0))
    bonus = CLASSROOMS["chalk_room"].match_bonus
    assert any(bonus)
    assert gains(events, 0) == ((0, 0, 0) if comes_from == "classroom" else tuple(bonus))
