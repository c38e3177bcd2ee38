"""The Set-up of a solo game, used like a player would."""

from datetime import UTC, datetime

import pygame
import pytest
from driver import Driver
from given import there

from trickerion.language.voice import HEIR_NAME
from trickerion.rules.options import DIFFICULTIES, GameOptions
from trickerion.scenes.setup.scene import SoloSetupScene
from trickerion.screens.setup.solo_plan import SoloPlan
from trickerion.storage.statistics import SOLO, FinishedGame, Score, add_game
from trickerion.ui import theme
from trickerion.ui.layout import setup as at
from trickerion.ui.text import use_text_size, watched_lines
from trickerion.ui.text_block import block_height
from trickerion.words.heir.tables import GAMES, MEASURED, ROWS
from trickerion.words.screens.setup import DIFFICULTIES as SAID
from trickerion.words.screens.setup import GOES_FIRST, IN_SHORT, SETUPS

Started = list[tuple[GameOptions, str]]


def open_setup(driver: Driver) -> SoloSetupScene:
    driver.open("title")
    driver.click("title.solo", wait=2)
    opened = driver.app.stack.top
    assert isinstance(opened, SoloSetupScene)
    return opened


def test_the_title_leads_to_a_game_against_the_heir(driver: Driver, started: Started) -> None:
    open_setup(driver)
    driver.key(pygame.K_RETURN)
    options, seed = started[0]
    assert [seat.player for seat in options.seats] == ["person", "heir"]
    assert options.seats[1].name == HEIR_NAME
    assert options.difficulty == "easy"
    assert set(options.modules) == {"dark_alley", "heir", "prophecies"}
    assert seed


def test_difficulty_prophecies_and_the_heirs_points_reach_the_game(driver: Driver, started: Started) -> None:
    open_setup(driver)
    for name in (
        "setup.more",
        "setup.difficulty.hard",
        "setup.point.heir_hard_team.1",
        "setup.point.heir_level_3_cap.1",
        "setup.module.prophecies",
        "setup.begin.full",
        "setup.raise",
    ):
        driver.click(name)
    options = started[0][0]
    assert (options.difficulty, options.setup) == ("hard", "full")
    assert dict(options.rulings) == {"heir_hard_team": "add", "heir_level_3_cap": 0}
    assert set(options.modules) == {"dark_alley", "heir"}


def test_at_first_only_magician_and_difficulty_are_asked(driver: Driver) -> None:
    scene = open_setup(driver)
    asked = {".".join(name.split(".")[:2]) for name in scene.spots.names() if scene.spots.get(name).on_click}
    assert asked - {"setup.colour", "setup.seat", "setup.magician"} == {
        *("setup.poster", "setup.difficulty", "setup.more", "setup.raise", "setup.last", "setup.back", "setup.table"),
        *("setup.size", "setup.week", "setup.name", "setup.handicap"),
        *(name for name in asked if name.startswith("bar.")),
    }


def test_the_rest_waits_behind_more_and_is_left_as_it_was(driver: Driver, started: Started) -> None:
    scene = open_setup(driver)
    driver.click("setup.more")
    for name in ("setup.module.academy", "setup.begin.full", "setup.keep_seed", "setup.heir.downtown_dice"):
        assert name in scene.spots
    driver.click("setup.begin.full", "setup.more")
    assert "setup.begin.full" not in scene.spots
    assert "setup.new_seed" not in scene.spots
    driver.click("setup.more")
    driver.key(pygame.K_ESCAPE)
    assert open_setup(driver).plan.shows_all
    driver.click("setup.raise")
    assert started[0][0].setup == "full"


def test_what_is_put_away_is_told_in_a_sentence() -> None:
    told = IN_SHORT[True](modules="Dark Alley, Prophecies", setup=SETUPS["full"], edition="2015", changed=2)
    assert told == "Dark Alley, Prophecies; *Full Set-up*; rules of *2015*, with 2 changed."


def test_the_measured_shares_fall_with_the_difficulty() -> None:
    won = [MEASURED[difficulty].won for difficulty in DIFFICULTIES]
    assert won == sorted(won, reverse=True)
    assert 0 < won[0] <= GAMES
    fame = [MEASURED[difficulty].heirs_fame for difficulty in DIFFICULTIES]
    assert fame == sorted(fame)
    assert set(SAID) == set(DIFFICULTIES)


@pytest.mark.parametrize("difficulty", DIFFICULTIES)
def test_each_difficulty_says_how_strong_the_heir_is(driver: Driver, difficulty: str) -> None:
    scene = open_setup(driver)
    driver.click(f"setup.difficulty.{difficulty}")
    won = MEASURED[difficulty].won
    assert f"won {won or 'none'} of {GAMES} games" in scene.plan.in_short()
    driver.click("setup.more")
    tip = scene.spots.get(f"setup.difficulty.{difficulty}").tip
    assert tip is not None
    assert f"{GAMES} games" in there(tip()).body[0]


def finished_solo_game(driver: Driver, place: int) -> None:
    """A game against the easy Heir in the statistics: the person came first, or second."""
    scores = (Score("Ada", "person", "electra", 90, place), Score("The Heir", "heir", "the_gentleman", 80, 3 - place))
    when = datetime(2026, 1, 2, tzinfo=UTC)
    add_game(driver.app.places.statistics, FinishedGame(f"game {place}", when, SOLO, "easy", scores))


def test_the_easy_heir_is_proposed_until_one_is_beaten_then_the_last_choice(driver: Driver) -> None:
    assert open_setup(driver).plan.difficulty == "easy"
    driver.click("setup.difficulty.hard")
    driver.key(pygame.K_ESCAPE)
    finished_solo_game(driver, 2)
    assert open_setup(driver).plan.difficulty == "easy"
    driver.click("setup.difficulty.hard")
    driver.key(pygame.K_ESCAPE)
    finished_solo_game(driver, 1)
    assert open_setup(driver).plan.difficulty == "hard"


def test_the_limit_of_the_heirs_level_3_tricks_is_shown_as_it_is(driver: Driver, started: Started) -> None:
    open_setup(driver)
    driver.click("setup.raise")
    assert started[0][0].ruling("heir_level_3_cap") == 20
    assert not started[0][0].rulings


def test_only_hard_has_a_second_specialist(driver: Driver, started: Started) -> None:
    scene = open_setup(driver)
    driver.click("setup.more", "setup.difficulty.hard")
    driver.click("setup.point.heir_hard_team.1", "setup.difficulty.easy")
    assert "Hard" in scene.spots.get("setup.point.heir_hard_team.0").why_not
    driver.click("setup.raise")
    assert not started[0][0].rulings


def test_the_dark_alley_cannot_be_left_out_and_says_why(driver: Driver) -> None:
    scene = open_setup(driver)
    driver.click("setup.more")
    spot = scene.spots.get("setup.module.dark_alley")
    assert not spot.enabled
    assert "Heir" in spot.why_not


def test_the_players_magician_is_chosen_and_the_heirs_is_not(driver: Driver, started: Started) -> None:
    scene = open_setup(driver)
    driver.click("setup.poster.electra", "setup.poster.the_gentleman")
    assert scene.plan.seats[0].magician == "the_gentleman"
    driver.click("setup.raise")
    assert [seat.magician for seat in started[0][0].seats] == ["the_gentleman", ""]


def test_the_heir_has_a_colour_that_can_be_exchanged(driver: Driver, started: Started) -> None:
    open_setup(driver)
    driver.click("setup.colour.1.crimson", "setup.raise")
    assert [seat.colour for seat in started[0][0].seats] == ["teal", "crimson"]


def test_the_order_of_the_first_turn_is_no_question_here(driver: Driver) -> None:
    open_setup(driver)
    driver.click("setup.more", "setup.points", wait=2)
    names = driver.app.stack.top.spots.names()  # type: ignore[union-attr]
    assert "points.score_cap.0" in names
    assert "points.first_order.0" not in names


def test_all_as_in_the_edition_leaves_the_heirs_points_alone() -> None:
    plan = SoloPlan()
    plan.set_ruling("heir_level_3_cap", 0)
    plan.set_ruling("score_cap", 0)
    plan.set_edition("2019")
    assert plan.rulings == {"heir_level_3_cap": 0}


def test_new_game_and_solo_lead_to_each_other_and_are_remembered_apart(driver: Driver, started: Started) -> None:
    scene = open_setup(driver)
    driver.click("setup.difficulty.easy", "setup.raise", "setup.table.setup", wait=2)
    other = driver.app.stack.top
    assert other is not None
    assert not isinstance(other, SoloSetupScene)
    driver.click("setup.raise")
    assert len(started[1][0].seats) == 3
    driver.click("setup.table.solo_setup", wait=2)
    scene = driver.app.stack.top  # type: ignore[assignment]
    assert isinstance(scene, SoloSetupScene)
    assert scene.plan.difficulty == "easy"
    driver.click("setup.difficulty.hard", "setup.last")
    assert scene.plan.difficulty == "easy"


@pytest.mark.parametrize(
    "damage",
    [None, 3, [], {"seats": [1, 2, 3, 4]}, {"difficulty": "mild"}, {"modules": []}, {"rulings": {"heir_hard_team": 7}}],
)
def test_a_damaged_memory_gives_a_playable_plan(damage: object) -> None:
    plan = SoloPlan.from_json(damage)
    assert not plan.trouble()
    assert "heir" in plan.to_options().modules


def test_a_plan_is_read_back_as_it_was() -> None:
    plan = SoloPlan()
    plan.difficulty = "hard"
    plan.switch_module("prophecies")
    plan.set_colour(1, "pearl")
    plan.take_magician("electra", 0)
    plan.set_ruling("heir_hard_team", "add")
    plan.keeps_seed = True
    assert SoloPlan.from_json(plan.to_json()) == plan


def test_the_table_of_difficulties_shows_the_team_that_is_chosen() -> None:
    def apprentices(hard_team: str) -> tuple[str, ...]:
        return next(row.cells for row in ROWS[hard_team] if row.id == "apprentice")

    assert apprentices("swap") == ("1", "2", "1")
    assert apprentices("add") == ("1", "2", "2")


def test_the_academy_can_be_added_to_the_solo_game(driver: Driver, started: Started) -> None:
    scene = open_setup(driver)
    driver.click("setup.more", "setup.module.academy")
    assert "setup.heir.academy_actions" in scene.spots
    driver.click("setup.poster.lumenia_the_radiant", "setup.raise")
    options = started[0][0]
    assert set(options.modules) == {"dark_alley", "heir", "prophecies", "academy"}
    assert options.seats[0].magician == "lumenia_the_radiant"
    assert SoloPlan.from_json(scene.plan.to_json()).modules == scene.plan.modules
    driver.click("setup.module.academy")
    assert "academy" not in scene.plan.modules
    assert not scene.plan.seats[0].magician


def test_who_goes_first_is_told_inside_the_row_of_the_seat() -> None:
    room = at.seat_note(0)
    assert at.seat_row(0).inflate(-8, -8).contains(room)
    assert not room.colliderect(at.magician_line(0))
    assert block_height(GOES_FIRST, room.w, theme.TEXT.aside) <= room.h


def test_a_small_game_for_beginners_is_offered_and_says_what_the_whole_one_adds(
    driver: Driver, started: Started
) -> None:
    plan = open_setup(driver).plan
    driver.click("setup.size.small", wait=1)
    assert "five turns" in plan.in_short()
    assert "whole game adds" in plan.in_short()
    driver.key(pygame.K_RETURN)
    assert started[0][0].small_game
    assert started[0][0].turns == 5
    assert SoloPlan.from_json(plan.to_json()).is_small, "it is remembered"
    plan.switch_module("prophecies")
    assert not plan.to_options().small_game
    assert plan.turns == 7


@pytest.mark.watched
@pytest.mark.parametrize("size", [1.0, 1.15, 1.3])
def test_in_large_letters_sentences_stay_in_their_frames(driver: Driver, size: float) -> None:
    open_setup(driver)
    drawn: dict[str, pygame.Rect] = {}
    use_text_size(size)
    try:
        with watched_lines(
            lambda _, text, letters, at, _style: drawn.update({text: letters.get_bounding_rect().move(at.topleft)})
        ):
            driver.click("setup.poster.electra", wait=1)
    finally:
        use_text_size(1.0)
    for number, difficulty in enumerate(DIFFICULTIES):
        assert at.difficulty(number).inflate(0, 4).contains(drawn[SAID[difficulty]]), difficulty
    note = drawn["The Heir’s Magician comes from another category."]
    assert at.NOTE.y - 2 <= note.y
    assert note.bottom <= at.NOTE.bottom + 2
