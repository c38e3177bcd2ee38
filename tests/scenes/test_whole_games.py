"""Whole games in the window, by posted mouse events alone: from the title to the final score, saved and taken up."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from clicker import Clicker
from driver import Driver, Point, monkey, open_driver
from rows import one_in

from trickerion.app.registry import open_scene
from trickerion.play.session import Session
from trickerion.rules import moves as m
from trickerion.rules.options import GameOptions, Seat
from trickerion.scenes.board.scene import BoardScene
from trickerion.table.director import director_of

SIZES = [(1920, 1080), (1280, 720)]


@pytest.fixture(params=SIZES, ids=["1080p", "720p"])
def window(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Driver]:
    """A program at each size, opponents at once."""
    made = open_driver(tmp_path, request.param)
    made.app.settings.opponents_pace = 0.0
    yield made
    made.app.close()


def sit_down(
    driver: Driver, players: tuple[str, ...], seed: str, setup: str = "beginner", modules: tuple[str, ...] = ()
) -> Session:
    """A new game on the table, saved as it goes on."""
    seats = tuple(Seat(f"Player {number}", player) for number, player in enumerate(players))
    session = Session.new(GameOptions(seats, setup=setup, modules=modules), seed, driver.app.places, pace=0.0)
    driver.open("board", how="reset", session=session)
    return session


def play_to_the_end(driver: Driver, seed: int) -> Clicker:
    """Let the clicker play; no scene may have failed on the way."""
    driver.app.settings.confirm = False
    clicker = Clicker(driver, seed)
    clicker.play()
    assert clicker.session.is_over
    assert clicker.session.game.result()
    return clicker


@pytest.mark.slow
def test_two_people_play_a_whole_game_with_the_mouse(window: Driver) -> None:
    sit_down(window, ("person", "person"), "two people", setup="full")
    clicker = play_to_the_end(window, 2)
    assert {"DraftScene", "AssignmentScene", "CurtainScene", "BoardScene", "TheaterScene"} <= clicker.scenes


@pytest.mark.own_process
@pytest.mark.parametrize("opponents", one_in(2, [1, 3]))
def test_a_person_and_opponents_play_a_whole_game(driver: Driver, opponents: int) -> None:
    driver.app.settings.opponents_pace = 0.0
    sit_down(driver, ("person", *["random"] * opponents), "four players")
    play_to_the_end(driver, 4)


@pytest.mark.slow
def test_people_play_a_whole_game_with_the_academy_with_the_mouse(window: Driver) -> None:
    sit_down(window, ("person", "person"), "at the academy", setup="full", modules=("dark_alley", "academy"))
    clicker = play_to_the_end(window, 3)
    assert {"AcademyScene", "AssignmentScene", "BoardScene", "TheaterScene"} <= clicker.scenes
    assert window.app.failures == 0


@pytest.mark.slow
@pytest.mark.parametrize("modules", [("duel",), ("dark_alley", "prophecies", "duel")], ids=["base", "dark_alley"])
def test_a_whole_duel_is_played_with_the_mouse(driver: Driver, modules: tuple[str, ...]) -> None:
    driver.app.settings.opponents_pace = 0.0
    sit_down(driver, ("person", "random"), "a duel", modules=modules)
    play_to_the_end(driver, 3)


def test_from_the_title_through_the_set_up_to_the_table(window: Driver) -> None:
    window.open("title", how="reset")
    window.click(next(name for name in window.top.spots.names() if "new" in name))
    window.frames(2)
    posters = [name for name in window.top.spots.names() if name.startswith("setup.poster.")]
    window.click(posters[0])
    window.click("setup.raise")
    window.frames(6)
    assert director_of(window.app) is not None
    assert isinstance(next(iter(window.app.stack)), BoardScene)


def _to_a_character_at_work(driver: Driver) -> tuple[Clicker, BoardScene]:
    clicker = Clicker(driver, 1)
    for _ in range(3000):
        decision, top = clicker.session.decision, driver.top
        if isinstance(top, BoardScene) and decision is not None and decision.question == "Placing":
            moves = [move for move in clicker.session.legal if isinstance(move, m.PlaceCharacter)]
            move = next((move for move in moves if move.slot.startswith("downtown")), None)
            if move is not None:
                driver.drag(f"character.{move.character}", f"slot.{move.slot}")
                return clicker, top
        clicker.step()
    raise AssertionError(clicker.stuck())


@pytest.mark.parametrize(
    "window", [SIZES[0], pytest.param(SIZES[1], marks=pytest.mark.slow)], ids=["1080p", "720p"], indirect=True
)
def test_a_character_acts_is_undone_saved_and_the_game_taken_up_and_played_on(window: Driver) -> None:
    session = sit_down(window, ("person", "person"), "an evening")
    window.app.settings.confirm = False
    clicker, board = _to_a_character_at_work(window)
    placed = len(session.game.moves)
    assert isinstance(session.game.moves[-1], m.PlaceCharacter)
    window.click("action.take_coins" if board.spots.get("action.take_coins").on_click else "action.set_die")
    while board.popup is not None:
        window.click("option.0")
    assert len(session.game.moves) > placed
    while len(session.game.moves) > placed:
        window.click("dock.undo")
    digest = session.game.digest()
    session.save("in the middle")
    open_scene(window.app, "title", how="reset")  # the table is cleared away
    window.open("continue")
    window.frames(8)
    clicker = Clicker(window, 5)
    assert clicker.session is not session
    assert clicker.session.game.digest() == digest
    for _ in range(60):  # to its end games are played above
        clicker.step()
    assert len(clicker.session.game.moves) > placed + 10


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(1))
def test_a_monkey_at_the_table_breaks_nothing(driver: Driver, seed: int) -> None:
    _wild(driver, 100, seed)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(10))
@pytest.mark.parametrize("size", SIZES)
def test_a_monkey_for_a_long_time(tmp_path: Path, size: Point, seed: int) -> None:
    driver = open_driver(tmp_path, size)
    _wild(driver, 4000, 100 + seed)
    driver.app.close()


def _wild(driver: Driver, steps: int, seed: int) -> None:
    """Random hands in whatever scene comes up; a part of the program that fails is closed and told of: that fails."""
    driver.app.settings.opponents_pace = 0.0
    failed: list[Exception] = []
    recover = driver.app.guard.recover
    driver.app.guard.recover = lambda scene, error: (failed.append(error), recover(scene, error))  # type: ignore
    sit_down(driver, ("person", "person", "random"), f"monkey {seed}", setup="full")
    for part in range(steps // 50):
        monkey(driver, 50, 1000 * seed + part)
        if director_of(driver.app) is None:
            sit_down(driver, ("person", "random"), f"monkey {seed} {part}")
    assert not failed
