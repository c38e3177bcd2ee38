"""A part of the program fails: one friendly window, a report, the game kept, and the next start offers it."""

import json
import os
import sys
from pathlib import Path
from random import Random

import pygame
import pytest
from driver import Driver, open_driver
from saved_games import play_on

from trickerion.app import loop
from trickerion.app.crash_report import MOST_REPORTS, crash_report, headline, write_report
from trickerion.app.registry import open_scene
from trickerion.app.run_marker import RunMarker
from trickerion.play.session import Session
from trickerion.rules.game import Game
from trickerion.rules.options import GameOptions, Seat
from trickerion.scenes import start
from trickerion.scenes.crash import CrashScene
from trickerion.screens.dialog import DialogScene
from trickerion.screens.opening import enter_table
from trickerion.storage.saves import OpenedGame

OPTIONS = GameOptions((Seat("Ada"), Seat("Béla")))


def breaks(*_: object) -> None:
    raise ZeroDivisionError("a {very} *bad* day")


def at_the_table(driver: Driver) -> Session:
    session = Session.new(OPTIONS, "crash", driver.app.places)
    for _ in range(6):
        if session.screen.needs_curtain:
            session.lift_curtain()
        session.play(session.legal[0])
    enter_table(driver.app, session)
    driver.frames(3)
    return session


def crash_of(driver: Driver) -> CrashScene:
    assert isinstance(driver.top, CrashScene)
    return driver.top


def labels(scene: DialogScene) -> list[str]:
    return [answer.label for answer in scene.answers]


def choose(driver: Driver, label: str) -> None:
    scene = driver.on(DialogScene)
    driver.click(f"dialog.answer_{labels(scene).index(label)}", wait=3)


def the_board_breaks(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> Session:
    session = at_the_table(driver)
    board = next(scene for scene in driver.app.stack if scene.__class__.__name__ == "BoardScene")
    monkeypatch.setattr(board, "update", breaks)
    driver.frames(2)
    return session


def test_a_tip_that_fails_closes_its_scene_and_not_the_program(driver: Driver) -> None:
    at_the_table(driver)
    log = driver.open("log", session=driver.app.session)
    spot = log.spots.get(log.spots.names()[-1])
    spot.tip = breaks
    driver.move(spot.name)
    driver.frames(40)
    assert log not in driver.app.stack
    assert driver.app.failures == 1
    crash_of(driver)


def test_the_report_says_versions_options_seed_and_the_last_moves(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = the_board_breaks(driver, monkeypatch)
    crash_of(driver)
    (file,) = driver.app.places.logs.glob("crash-*.txt")
    report = file.read_text(encoding="utf-8")
    for part in ("Trickerion 0.", "pygame-ce", "Seed: left out", '"Béla"', "Scene: BoardScene", "ZeroDivisionError"):
        assert part in report
    assert "'crash'" not in report, "the seed would show the hidden cards"
    assert '"crash"' not in report, "the seed would show the hidden cards"
    assert f"{len(session.game.moves)} moves" in report
    assert '  6. {"do"' in report


def test_the_report_of_a_running_game_tells_no_secret_and_that_of_a_finished_one_all() -> None:
    over = play_on(Game.new(OPTIONS, "telling seed"), Random(3), lambda _: False)
    game, kinds = Game.new(OPTIONS, "telling seed"), set[str]()
    while game.decision is not None:
        game.apply(over.moves[len(game.moves)])
        if game.is_over or (not kinds and game.state.phase == "place_characters"):
            session = Session.of_opened(OpenedGame(game.clone()))
            report = crash_report(ValueError(), "a test", session)
            assert ("telling seed" in report) == game.is_over
            told = [json.loads(line.split(". ", 1)[1]) for line in report.splitlines() if '. {"do"' in line]
            for number, (each, move) in enumerate(zip(told[::-1], game.moves[::-1], strict=False), 1):
                mine = game.is_over or session.news.movers[-number] == session.viewer
                assert each == move.to_json() if mine else each == {"do": move.to_json()["do"]}
                kinds |= set() if mine else {each["do"]}
            session.close()
    assert kinds


def test_the_game_goes_on_from_the_window(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    session = the_board_breaks(driver, monkeypatch)
    assert labels(crash_of(driver)) == ["Copy Report", "Quit", "Continue"]
    choose(driver, "Continue")
    driver.frames(5)
    resumed = [getattr(scene, "session", None) for scene in driver.app.stack]
    assert any(s is not None and s.game.digest() == session.game.digest() for s in resumed)


def test_copying_closes_nothing_and_says_whether_it_worked(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    the_board_breaks(driver, monkeypatch)
    copied: list[str] = []
    monkeypatch.setattr(pygame.scrap, "put_text", copied.append)
    choose(driver, "Copy Report")
    assert labels(crash_of(driver))[0] == "Copied"
    assert "Seed: left out" in copied[0]
    crash = open_scene(driver.app, "crash", error=ValueError("x"), report="r", file=None)
    monkeypatch.setattr(pygame.scrap, "put_text", lambda _text: (_ for _ in ()).throw(pygame.error("none")))
    assert isinstance(crash, CrashScene)
    choose(driver, "Copy Report")
    assert labels(crash)[0] == "Not Copied"


def test_a_scene_above_the_board_leaves_the_board(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    at_the_table(driver)
    settings = open_scene(driver.app, "settings")
    monkeypatch.setattr(settings, "draw", breaks)
    driver.frames(2)
    assert labels(crash_of(driver)) == ["Copy Report", "To the Title", "Continue"]
    choose(driver, "Continue")
    assert driver.top.__class__.__name__ in ("BoardScene", "AssignmentScene", "CurtainScene")


def test_when_the_window_about_failures_fails_the_program_ends(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    driver = open_driver(tmp_path)
    open_scene(driver.app, "title")
    crash = open_scene(driver.app, "crash", error=ValueError("x"), report="r", file=None)
    monkeypatch.setattr(crash, "draw", breaks)
    monkeypatch.setattr(pygame, "quit", lambda: None)  # other tests go on drawing
    with pytest.raises(loop.FatalError, match="ZeroDivisionError"):
        loop.run(driver.app)
    assert list((tmp_path / "logs").glob("crash-*.txt"))
    assert (tmp_path / "running").exists()


def test_reports_are_written_for_anything_and_only_the_last_ones_are_kept(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="first line") as raised:
        raise ValueError("\ud800 first line\nsecond " + "x" * 500)
    text = crash_report(raised.value, "nowhere", None)
    assert len(headline(raised.value)) <= 160
    assert "\n" not in headline(raised.value)
    for _ in range(MOST_REPORTS + 3):
        assert write_report(tmp_path, text) is not None
    assert len(list(tmp_path.glob("crash-*.txt"))) == MOST_REPORTS
    (tmp_path / "file").write_text("")
    assert write_report(tmp_path / "file" / "logs", text) is None


def test_a_clock_set_back_takes_no_new_report_away(tmp_path: Path) -> None:
    for number in range(MOST_REPORTS):
        (tmp_path / f"crash-29990101-1200{number:02}-000000.txt").write_text("of the future")
    new = [write_report(tmp_path, f"report {number}") for number in range(3)]
    assert all(path is not None and path.is_file() for path in new)
    assert len(list(tmp_path.glob("crash-*.txt"))) == MOST_REPORTS


def test_the_report_does_not_tell_whose_machine_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Path, "home", lambda: Path(__file__).parent)
    try:
        breaks()
    except ZeroDivisionError as error:
        text = crash_report(error, "nowhere", None)
    assert str(Path(__file__).parent) not in text
    assert f"~{os.sep}{Path(__file__).name}" in text


def test_the_next_start_offers_to_take_up_the_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    driver = open_driver(tmp_path)
    session = the_board_breaks(driver, monkeypatch)
    choose(driver, "Quit")
    assert not driver.app.running
    driver.app.close()
    again = open_driver(tmp_path)
    again.open("title")
    assert isinstance(again.top, DialogScene)
    assert again.top.title == "An Interrupted Show"
    choose(again, "Continue")
    again.frames(5)
    sessions = [getattr(scene, "session", None) for scene in again.app.stack]
    assert any(s is not None and s.game.digest() == session.game.digest() for s in sessions)
    again.app.close()
    third = open_driver(tmp_path)
    third.open("title")
    assert third.top.is_title, "a clean end leaves no question"
    third.app.close()


def test_without_a_game_in_progress_nothing_is_offered(tmp_path: Path) -> None:
    (tmp_path / "running").write_text("")
    driver = open_driver(tmp_path)
    assert driver.app.ended_badly
    driver.open("title")
    assert driver.top.is_title
    driver.app.close()


@pytest.mark.skipif(sys.platform == "win32", reason="a locked file cannot be opened twice by one program there")
def test_a_second_window_is_no_crash(tmp_path: Path) -> None:
    first, second, third = (RunMarker(tmp_path / "running") for _ in range(3))
    assert not first.arrive()
    assert not first.is_second
    assert not second.arrive()
    assert second.is_second
    second.leave()
    assert (tmp_path / "running").exists(), "the mark is the first one's"
    first.leave(keep_mark=True)
    assert third.arrive()
    third.leave()
    assert not (tmp_path / "running").exists()


@pytest.mark.skipif(sys.platform == "win32", reason="a locked file cannot be opened twice by one program there")
def test_a_second_window_says_so_once(tmp_path: Path) -> None:
    first, second = open_driver(tmp_path), open_driver(tmp_path)
    for driver, title in ((second, "A Second Window"), (first, "")):
        driver.open("title", how="reset")
        assert title == (driver.top.title if isinstance(driver.top, DialogScene) else "")
    second.open("title", how="reset")
    assert second.top.is_title
    for driver in (second, first):
        driver.app.close()


def test_a_program_that_cannot_even_begin_leaves_a_report(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(start, "load_scenes", breaks)
    with pytest.raises(loop.FatalError, match="ZeroDivisionError"):
        start.play(tmp_path, (640, 360))
    (report,) = (tmp_path / "logs").glob("crash-*.txt")
    assert "Scene: the start" in report.read_text(encoding="utf-8")
