"""The music follows what is seen: the table and its moments, and the shows."""

from pathlib import Path

import pytest
from driver import Driver

from trickerion.app.registry import open_scene
from trickerion.app.soundtrack import FEW_TURNS, LEVELS, LONG, OTHERS, SHOWING, STILL, THINKING
from trickerion.play.session import Session
from trickerion.storage.reader import read_game
from trickerion.ui.pieces import BED, PLANNING, RIVERSIDE, STEMS

SAVES = Path(__file__).parent.parent / "saves"
A_MOMENT = 80  # frames


def moment(driver: Driver) -> str:
    return driver.app.soundtrack.moment(driver.app.stack, driver.app.session)


def test_nothing_sounds_at_the_first_frame_and_the_title_plans(driver: Driver) -> None:
    driver.open("title", how="reset")
    assert driver.app.music.piece == ""
    driver.frames(A_MOMENT)
    assert driver.app.music.piece == PLANNING
    assert moment(driver) == SHOWING


def test_at_the_table_the_moment_follows_whose_turn_it_is_and_how_long_a_question_is_open(driver: Driver) -> None:
    game = read_game(SAVES / "1-base-unfinished.trickerion.json").game
    open_scene(driver.app, "board", how="reset", session=Session(game, None))
    driver.frames(A_MOMENT)
    assert driver.app.session is not None
    turns_left = driver.app.session.options.turns - driver.app.session.view.state.turn
    usual = FEW_TURNS if turns_left < 2 else THINKING if driver.app.session.legal else OTHERS
    assert moment(driver) == usual
    driver.frames(round(LONG * 10) + 10, dt=0.1)
    assert moment(driver) == (STILL if driver.app.session.legal else usual)
    open_scene(driver.app, "settings")
    driver.frames(A_MOMENT)
    assert driver.app.music.piece == PLANNING, "what lies over the table changes nothing"


def test_a_show_has_its_band_and_after_it_people_plan(driver: Driver) -> None:
    open_scene(
        driver.app,
        "scoring",
        how="reset",
        session=Session(read_game(SAVES / "1-dark-alley-finished.trickerion.json").game, None),
    )
    driver.frames(A_MOMENT)
    assert driver.app.music.piece == RIVERSIDE


@pytest.mark.parametrize("name", LEVELS)
def test_every_stem_has_a_level_at_every_moment_and_the_bed_never_rests(name: str) -> None:
    assert set(LEVELS[name]) == set(STEMS)
    assert all(0 <= level <= 1 for level in LEVELS[name].values())
    assert LEVELS[name][BED] >= 0.8
