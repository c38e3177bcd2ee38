"""Where the player meets the manners of computer players: Settings, Set-up, the table, How to Play."""

import pytest
from driver import Driver
from given import of_kind, there
from screens import session_at

from trickerion.app.registry import open_scene
from trickerion.app.scene import Scene
from trickerion.bots.manners import MANNERS
from trickerion.bots.registry import make_bot
from trickerion.play.session import Session
from trickerion.rules.game import Game
from trickerion.rules.options import GameOptions, Seat
from trickerion.scenes.board.scene import BoardScene
from trickerion.storage.settings import load_settings
from trickerion.ui.page_reader import read_page
from trickerion.words import manners as words
from trickerion.words.workbook_rules import GIVEN

OPTIONS = GameOptions(
    (Seat("Ada", magician="electra"), Seat("Jack", "manager", magician="the_gentleman"), Seat("Bo", "greedy")),
    setup="beginner",
)


def told(scene: Scene, name: str) -> str:
    """The tip of a thing."""
    tip = scene.spots.get(name).tip
    assert tip is not None
    return "\n".join(there(tip()).body)


@pytest.fixture
def board(driver: Driver) -> BoardScene:
    return of_kind(
        BoardScene, driver.open("board", how="reset", session=Session(Game.new(OPTIONS, "manners"), None, pace=0.0))
    )


def test_every_manner_has_its_words_and_how_to_play_tells_of_all() -> None:
    assert words.MANNERS.keys() == {manner.id for manner in MANNERS.values()}
    page = str(read_page("set_up", GIVEN).blocks)
    assert all(manner.text in page for manner in words.MANNERS.values())
    assert words.EXPLAINED in page


def test_the_setting_is_on_and_can_be_switched_off_for_good(driver: Driver) -> None:
    open_scene(driver.app, "settings")
    assert driver.app.settings.manners
    driver.click("settings.page.pace", "settings.manners")
    driver.app.later.flush()
    assert not driver.app.settings.manners
    assert not load_settings(driver.app.places.settings).settings.manners


def test_the_setting_is_in_force_in_a_running_game(driver: Driver, board: BoardScene) -> None:
    assert session_at(board).opponents.manners
    for manners in (False, True):
        driver.app.change_settings(manners=manners)
        driver.frames(2)
        assert session_at(board).opponents.manners == manners


def test_the_tip_of_an_opponent_tells_its_manner_while_there_is_one(driver: Driver, board: BoardScene) -> None:
    sentence = words.OF_PLAYER["elbows"]
    assert sentence in told(board, "opponent.1")
    assert not any(manner.text in told(board, "opponent.2") for manner in words.MANNERS.values()), "no level plays it"
    driver.app.change_settings(manners=False)
    driver.frames(2)
    assert sentence not in told(board, "opponent.1")


def test_the_set_up_tells_how_a_computer_would_play_a_magician(driver: Driver) -> None:
    open_scene(driver.app, "title")
    scene, sentence = driver.open("setup"), words.of_magician("patron")
    assert sentence not in told(scene, "setup.poster.priestess_of_mysticism"), "a person chooses"
    driver.click("setup.poster.electra")
    assert sentence in told(scene, "setup.poster.priestess_of_mysticism")
    assert words.of_magician("hoarder") not in told(scene, "setup.poster.electra"), "a person plays it"
    driver.click("setup.poster.priestess_of_mysticism")
    for name in ("setup.magician.1", "setup.level.1.manager"):
        assert words.OF_PLAYER["patron"] in told(scene, name)
    driver.app.change_settings(manners=False)
    driver.frames(2)
    for name in ("setup.poster.priestess_of_mysticism", "setup.magician.1", "setup.level.1.manager"):
        assert words.MANNERS["patron"].text not in told(scene, name)


def test_the_others_at_assignment_are_told_with_their_manners(driver: Driver) -> None:
    game, bot = Game.new(OPTIONS, "manners"), make_bot("assistant", 0)
    while game.decision is not None and game.decision.question != "Assigning":
        game.apply(bot.choose(game.view_for(game.decision.seat)).move)
    scene = driver.open("assignment", session=Session(game, None, pace=0.0))
    assert words.OF_PLAYER["elbows"] in told(scene, "player.1")
