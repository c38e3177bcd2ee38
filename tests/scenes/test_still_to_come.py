"""Rivals who can still come to a Location, told while one decides a placement."""

from driver import Driver
from table import Table

from trickerion.play.session import Session
from trickerion.rules.ask.board import board_of
from trickerion.rules.moves import PlaceCharacter
from trickerion.scenes.board.scene import BoardScene


def placing() -> Table:
    made = Table(3).alone()
    made.assigned(1, magician="downtown", apprentice_1="market_row").assigned(2, magician="downtown")
    return made.assigned(0, magician="downtown", apprentice_1="market_row").placing(0)


def board(driver: Driver, made: Table) -> BoardScene:
    scene = driver.open("board", how="reset", session=Session(made.game, None, pace=0.0))
    assert isinstance(scene, BoardScene)
    return scene


def test_rivals_whose_open_cards_name_a_location_are_told_there(driver: Driver) -> None:
    scene = board(driver, placing())
    coming = scene.table.on_board.still_to_come
    assert coming["downtown"] == {1: ("magician",), 2: ("magician",)}
    assert coming["market_row"] == {1: ("apprentice_1",)}
    assert "rivals.downtown" in driver.top.spots
    assert "rivals.workshop" not in driver.top.spots
    tip = driver.top.spots.get("rivals.market_row").tip
    assert tip is not None


def test_who_has_been_placed_is_told_no_more() -> None:
    made = placing()
    assert board_of(made.state, 1).still_to_come["downtown"] == {0: ("magician",), 2: ("magician",)}
    made.do(PlaceCharacter("magician", "downtown.0"))
    assert board_of(made.state, 1).still_to_come["downtown"] == {2: ("magician",)}


def test_nothing_is_told_of_cards_that_lie_face_down() -> None:
    made = placing()
    team = made.player(1).characters
    team["magician"] = team["magician"]._replace(is_open=False)
    assert 1 not in board_of(made.game.view_for(0).state, 0).still_to_come["downtown"]


def test_while_somebody_else_decides_nothing_is_told(driver: Driver) -> None:
    made = placing()
    made.placing(1)
    board(driver, made)
    assert not [name for name in driver.top.spots.names() if name.startswith("rivals.")]
