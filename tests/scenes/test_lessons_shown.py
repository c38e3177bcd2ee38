"""The Classroom phase in the window: every Trick that pays is shown, and nothing that pays the player goes unseen."""

import pytest
from academy_table import CLASS_3, CLASS_4, Academy
from driver import Driver
from given import of_kind

from trickerion.app.registry import open_scene
from trickerion.play.session import Session
from trickerion.rules.events import Event, LessonPaid
from trickerion.scenes.performance.scene import PerformanceScene
from trickerion.screens.show.told import told_of
from trickerion.table.director import Director
from trickerion.table.top_bar import CLASSROOM_PHASE, seen_prompt


def classrooms() -> tuple[Academy, list[Event]]:
    """Two players whose Tricks have just been paid."""
    t = Academy()
    t.trick(0, "linking_rings").trick(0, "levitation", "clubs", place=1).trick(1, "mechanical_hornet", "hearts")
    t.teaches(0, "linking_rings", "chalk_room").lesson(1, "mechanical_hornet", CLASS_3, 1)
    t.room(CLASS_4, "recital_room").lesson(0, "levitation", CLASS_4)
    return t, t.only("classroom")


def on_stage(driver: Driver, pace: float = 1.0) -> tuple[PerformanceScene, list[LessonPaid]]:
    """The scene of the shows after it was told what the lessons paid."""
    t, events = classrooms()
    session = Session(t.game, None, pace=pace)
    shown = of_kind(PerformanceScene, open_scene(driver.app, "performance", session=session))
    shown.on_events(events)
    driver.frames(2)
    return shown, [event for event in events if isinstance(event, LessonPaid)]


def test_every_lesson_has_a_line_and_the_sums_are_those_of_the_rules(driver: Driver) -> None:
    shown, paid = on_stage(driver)
    assert shown.lessons is not None
    assert [lesson.paid for lesson in shown.lessons.lessons] == paid
    assert shown.lessons.received(0).coins == sum(event.coins for event in paid if event.seat == 0) > 0
    assert shown.lessons.received(1).coins == sum(event.coins for event in paid if event.seat == 1) > 0
    assert driver.app.failures == 0


def test_what_a_classroom_makes_of_a_trick_stands_in_the_account(driver: Driver) -> None:
    shown, _ = on_stage(driver)
    assert shown.lessons is not None
    for line in told_of(shown.lessons, shown.lessons.table):
        parts = zip(line.printed, *(term.amounts for term in line.terms), strict=True)
        assert tuple(map(sum, parts)) == line.yields, line.name


def test_the_game_waits_until_the_player_goes_on(driver: Driver) -> None:
    shown, _ = on_stage(driver)
    assert shown.holds_game
    driver.frames(120)
    assert shown.lessons is not None
    driver.click("show.go_on")
    assert shown.lessons is None
    assert not shown.holds_game


def test_a_click_skips_an_act_and_two_at_once_skip_to_the_sum(driver: Driver) -> None:
    driver.app.settings.motion = 1.0
    shown, _ = on_stage(driver)
    assert shown.lessons is not None
    assert not shown.lessons.is_over
    driver.click("show.go_on", "show.go_on", "show.go_on", "show.go_on")
    assert shown.lessons is not None
    assert shown.lessons.is_over


def test_lessons_of_the_viewer_are_shown_with_opponents_at_full_speed_too(driver: Driver) -> None:
    shown, _ = on_stage(driver, pace=0.0)
    assert shown.lessons is not None


def test_the_classrooms_on_the_stage_explain_themselves(driver: Driver) -> None:
    shown, _ = on_stage(driver)
    tip = shown.spots.get("lesson.room.0").tip
    assert tip is not None
    told = tip()
    assert told is not None
    assert "Chalk Room" in told.title


def test_the_director_opens_the_stage_when_lessons_were_paid(driver: Driver) -> None:
    t, events = classrooms()
    session = Session(t.game, None, pace=1.0)
    Director(driver.app, session, lambda: True)._tell(events)
    assert driver.on(PerformanceScene).lessons is not None


@pytest.mark.parametrize("size", [(1920, 1080), (1280, 720)])
def test_it_is_drawn_at_both_sizes(driver: Driver, size: tuple[int, int]) -> None:
    driver.app.window.resize(size)
    driver.app.window.was_resized()
    on_stage(driver)
    driver.frames(3)
    assert driver.app.failures == 0


def test_the_bar_calls_the_lessons_lessons_and_the_shows_shows() -> None:
    assert seen_prompt(CLASSROOM_PHASE) == "The lessons"
    assert seen_prompt("") == "The shows"
