"""The music's mood follows the phase that is seen: in the game, in the replay, in the shows."""

from pathlib import Path

import pygame
from driver import Driver

from trickerion.app.registry import open_scene
from trickerion.play.session import Session
from trickerion.scenes.replay import ReplayScene
from trickerion.storage.reader import read_game
from trickerion.ui.music import AT_WORK, PLANNING, SHOW

SAVES = Path(__file__).parent.parent / "saves"
A_MOMENT = 80  # frames
MOOD = {"advertise": PLANNING, "assignment": PLANNING, "place_characters": AT_WORK, "performance": SHOW}


def test_nothing_sounds_at_the_first_frame_and_the_title_plans(driver: Driver) -> None:
    driver.open("title", how="reset")
    assert driver.app.music.mood == ""
    driver.frames(A_MOMENT)
    assert driver.app.music.mood == PLANNING


def test_the_mood_follows_the_phase_of_a_replay_to_its_end(driver: Driver) -> None:
    open_scene(driver.app, "replay", game=read_game(SAVES / "1-dark-alley-finished.trickerion.json").game, called="")
    scene, met = driver.top, set()
    assert isinstance(scene, ReplayScene)
    for number in range(0, scene.replay.last, 9):
        scene.go_to(number)
        phase = scene.replay.view.state.phase
        if phase in MOOD and phase not in met:
            driver.frames(A_MOMENT)
            assert driver.app.music.mood == MOOD[phase], phase
            met.add(phase)
    assert met == set(MOOD)
    driver.key(pygame.K_END)
    driver.frames(A_MOMENT)
    assert driver.app.music.mood == SHOW


def test_a_game_that_is_taken_up_has_the_mood_of_its_phase(driver: Driver) -> None:
    game = read_game(SAVES / "1-base-unfinished.trickerion.json").game
    while game.state.phase != "place_characters":
        game.apply(game.legal_moves()[0])
    open_scene(driver.app, "board", how="reset", session=Session(game, None))
    driver.frames(A_MOMENT)
    assert driver.app.music.mood == AT_WORK
    open_scene(driver.app, "settings")
    driver.frames(A_MOMENT)
    assert driver.app.music.mood == AT_WORK, "what lies over the table changes nothing"
