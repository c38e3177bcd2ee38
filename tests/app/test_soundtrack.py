"""The music follows what is seen: the table and its moments, and the shows."""

from pathlib import Path

import pygame
import pytest
from driver import Driver

from trickerion.app.registry import open_scene
from trickerion.app.soundtrack import FEW_TURNS, LEVELS, LONG, OF_THEATER, OTHERS, SHOWING, STILL, THINKING
from trickerion.play.session import Session
from trickerion.rules.catalog import PERFORMANCES
from trickerion.scenes.replay import ReplayScene
from trickerion.storage.reader import read_game
from trickerion.ui.pieces import AT_WORK, BED, LAST_TURN, PIECES, PLANNING, SCORING, STEMS, TITLE

SAVES = Path(__file__).parent.parent / "saves"
A_MOMENT = 80  # frames


def moment(driver: Driver) -> str:
    return driver.app.soundtrack.moment(driver.app.stack, driver.app.session)


def test_nothing_sounds_at_the_first_frame_and_then_the_overture(driver: Driver) -> None:
    driver.open("title", how="reset")
    assert driver.app.music.piece == ""
    driver.frames(A_MOMENT)
    assert driver.app.music.piece == TITLE
    assert moment(driver) == SHOWING


def test_the_piece_follows_the_phase_of_a_replay_to_its_end(driver: Driver) -> None:
    open_scene(driver.app, "replay", game=read_game(SAVES / "1-dark-alley-finished.trickerion.json").game, called="")
    scene, met = driver.top, set()
    assert isinstance(scene, ReplayScene)
    for number in range(0, scene.replay.last, 9):
        scene.go_to(number)
        state = scene.replay.view.state
        wanted = AT_WORK if state.phase == "place_characters" else PLANNING
        if wanted == PLANNING and state.turn == state.options.turns:
            wanted = LAST_TURN
        if wanted not in met:
            driver.frames(A_MOMENT)
            assert driver.app.music.piece == wanted, (state.phase, state.turn)
            met.add(wanted)
    assert met == {PLANNING, AT_WORK, LAST_TURN}
    driver.key(pygame.K_END)
    driver.frames(A_MOMENT)
    assert driver.app.music.piece == SCORING


def test_at_the_table_the_moment_follows_whose_turn_it_is_and_how_long_a_question_is_open(driver: Driver) -> None:
    game = read_game(SAVES / "1-base-unfinished.trickerion.json").game
    while game.state.phase != "place_characters":
        game.apply(game.legal_moves()[0])
    open_scene(driver.app, "board", how="reset", session=Session(game, None))
    driver.frames(A_MOMENT)
    session = driver.app.session
    assert session is not None
    assert driver.app.music.piece == AT_WORK
    few = session.options.turns - session.view.state.turn < 2
    usual = FEW_TURNS if few else THINKING if session.legal else OTHERS
    assert moment(driver) == usual
    driver.frames(round(LONG * 10) + 10, dt=0.1)
    assert moment(driver) == (STILL if session.legal else usual)
    open_scene(driver.app, "settings")
    driver.frames(A_MOMENT)
    assert driver.app.music.piece == AT_WORK, "what lies over the table changes nothing"


@pytest.mark.parametrize("theater", OF_THEATER)
def test_every_theater_has_a_band_with_motifs(theater: str) -> None:
    assert theater in {card.theater for card in PERFORMANCES.values()}
    assert PIECES[OF_THEATER[theater]].has_motifs


@pytest.mark.parametrize("name", LEVELS)
def test_every_stem_has_a_level_at_every_moment_and_the_bed_never_rests(name: str) -> None:
    assert set(LEVELS[name]) == set(STEMS)
    assert all(0 <= level <= 1 for level in LEVELS[name].values())
    assert LEVELS[name][BED] >= 0.8
