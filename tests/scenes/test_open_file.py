"""A saved game is opened by its file: dropped on the window, named on the command line, or double-clicked."""

import os
import subprocess
import sys
import time
from pathlib import Path
from random import Random

import pygame
import pytest
from displays import PATIENCE, ROOT
from driver import Driver, open_driver

from trickerion.app.registry import open_scene
from trickerion.rules.game import Game
from trickerion.rules.options import GameOptions, Seat
from trickerion.scenes.board.scene import BoardScene
from trickerion.screens.dialog import DialogScene
from trickerion.storage.record import Record
from trickerion.table.director import director_of


@pytest.fixture
def save(tmp_path: Path) -> Path:
    """A game that lies outside the folders of the program."""
    return written(tmp_path / "elsewhere" / "Ngày đầu.trickerion.json", "opened")


def written(path: Path, seed: str) -> Path:
    game, lots = Game.new(GameOptions((Seat("Ada"), Seat("Béla", "assistant"))), seed), Random(1)
    for _ in range(20):
        game.apply(lots.choice(game.legal_moves()))
    path.parent.mkdir(exist_ok=True)
    path.write_text(Record(game.options, game.seed).text(game, "Evening"), encoding="utf-8")
    return path


def drop(driver: Driver, file: object) -> None:
    pygame.event.post(pygame.event.Event(pygame.DROPFILE, file=file))
    driver.frames(8)


def seed_on_the_table(driver: Driver) -> str:
    director = director_of(driver.app)
    return director.session.game.seed if director is not None else ""


def test_a_file_that_is_dropped_on_the_title_is_opened(driver: Driver, save: Path) -> None:
    open_scene(driver.app, "title", how="reset")
    drop(driver, str(save))
    driver.frames(15)
    assert seed_on_the_table(driver) == "opened"
    assert save.is_file()


@pytest.mark.parametrize("file", ["", "nowhere.json", "/", "\0", "x" * 9000])
def test_what_is_no_file_is_passed_over(driver: Driver, file: str) -> None:
    title = open_scene(driver.app, "title", how="reset")
    drop(driver, file)
    assert driver.top is title
    assert driver.app.failures == 0


def test_a_file_that_is_no_game_is_refused_with_a_sentence(driver: Driver, tmp_path: Path) -> None:
    open_scene(driver.app, "title", how="reset")
    (tmp_path / "letter.json").write_text('{"dear": "friend"}')
    drop(driver, str(tmp_path / "letter.json"))
    assert isinstance(driver.top, DialogScene)
    assert "letter.json" in driver.top.text
    assert driver.app.failures == 0


def test_with_a_game_on_the_table_it_is_asked_first(driver: Driver, save: Path, tmp_path: Path) -> None:
    open_scene(driver.app, "title", how="reset")
    drop(driver, str(written(tmp_path / "elsewhere" / "first.json", "first")))
    driver.frames(15)
    drop(driver, str(save))
    assert isinstance(driver.top, DialogScene)
    driver.key(pygame.K_ESCAPE, wait=5)
    assert seed_on_the_table(driver) == "first"
    drop(driver, str(save))
    driver.key(pygame.K_RETURN, wait=20)
    assert seed_on_the_table(driver) == "opened"
    assert len(list(driver.app.places.games.glob("*.json"))) >= 1, "the first one is kept"


def test_a_second_start_hands_its_file_to_the_window_that_is_open(tmp_path: Path, save: Path) -> None:
    driver = open_driver(tmp_path / "data")
    open_scene(driver.app, "title", how="reset")
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "SDL_VIDEODRIVER": "nowhere"}
    command = [sys.executable, "-m", "trickerion", "--data-dir", str(tmp_path / "data"), str(save)]
    with subprocess.Popen(command, env=environment, stderr=subprocess.PIPE, text=True) as second:
        until = time.monotonic() + PATIENCE
        while second.poll() is None and time.monotonic() < until:
            driver.frames(1)
            time.sleep(0.02)
        assert second.returncode == 0, second.stderr and second.stderr.read()
    driver.frames(20)
    assert isinstance(driver.top, BoardScene) or seed_on_the_table(driver) == "opened"
    driver.app.close()
