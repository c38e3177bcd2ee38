"""Stops of the table: what is heard of Locations, Characters, Performance cards and a marker in the hand."""

import pygame
from driver import Driver
from table import Table

from trickerion.app.reading import reading
from trickerion.play.session import Session
from trickerion.rules.game import Game


def heard(driver: Driver, spot: str) -> str:
    """Everything that a place says."""
    said = driver.top.spots.get(spot).said()
    return "; ".join((said.name, said.state, *said.more))


def sit_down(driver: Driver, game: Game) -> Session:
    session = Session(game, None, pace=1e9)
    driver.open("board", how="reset", session=session)
    driver.frames(4)
    return session


def test_a_location_says_which_slots_are_free_and_who_stands_there(driver: Driver) -> None:
    sit_down(driver, Table().acts(0, "magician", "downtown.0").game)
    assert "slots free" in heard(driver, "head.downtown")
    assert "Magician is on plus 2" in heard(driver, "head.downtown")


def test_a_performance_card_says_what_lies_on_each_of_its_slots(driver: Driver) -> None:
    session = sit_down(driver, Table().acts(0, "magician", "downtown.0").game)
    for card in session.view.state.row:
        said = heard(driver, f"card.{card.id}")
        assert said.count("Slot ") == len(card.markers)


def test_i_tells_where_one_is(driver: Driver) -> None:
    sit_down(driver, Table().acts(0, "magician", "downtown.0").game)
    driver.key(pygame.K_i)
    news = " ".join(node.name for node in reading(driver.app).root.everything() if node.kind == "news")
    assert "Place Characters" in news
    assert "Fame" in news
    assert "Magician at work (Downtown plus 2)" in news


def test_a_rival_is_heard_with_place_and_goods(driver: Driver) -> None:
    sit_down(driver, Table().acts(0, "magician", "downtown.0").game)
    assert " of three, " in heard(driver, "opponent.1")
    assert "Coin" in heard(driver, "opponent.1")


def test_the_focus_is_in_the_tree(driver: Driver) -> None:
    sit_down(driver, Table().acts(0, "magician", "downtown.0").game)
    driver.key(pygame.K_TAB)
    told = reading(driver.app)
    focused = [node for node in told.root.everything() if node.id == told.focus]
    assert len(focused) == 1
    assert focused[0].said is not None
    assert focused[0].said.now
