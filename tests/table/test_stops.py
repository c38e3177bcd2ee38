"""Stops of the table: what is heard of Locations, Characters, Performance cards and a marker in the hand."""

import pygame
from driver import Driver
from table import ASSIGNMENT, Table
from thinking import hint

from trickerion.app.reading import reading
from trickerion.language.signs import in_words
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


def news(driver: Driver) -> list[str]:
    return [node.name for node in reading(driver.app).root.everything() if node.kind == "news"]


def test_a_hint_is_heard_with_its_reason(driver: Driver) -> None:
    session = sit_down(driver, Table().alone().dice(bank_a="6").acts(0, "magician", "downtown.0").game)
    said = hint(driver, session)
    (told,) = news(driver)
    assert told.startswith("Hint: Set the ")
    assert in_words(said.why) in told


def test_the_plan_of_a_hint_is_heard_character_by_character(driver: Driver) -> None:
    session = sit_down(driver, Table().alone().trick(0, "linking_rings").phase(ASSIGNMENT).game)
    hint(driver, session)
    (told,) = [line for line in news(driver) if line.startswith("Hint: ")]
    assert "Magician: " in told
    assert "Apprentice 1: " in told


def test_keys_reach_a_closed_action_and_hear_why_it_is_closed(driver: Driver) -> None:
    sit_down(driver, Table().acts(0, "magician", "downtown.0").game)
    row = driver.top.spots.get("action.take_coins")
    assert row.is_walked
    assert not row.said().now, "Tab passes it: it answers nothing"
    assert "There is an X on every Bank die" in row.said().state
    driver.top.spots.keyboard.go_to("action.take_coins")
    driver.key(pygame.K_RETURN)
    refused = [node.name for node in reading(driver.app).root.everything() if node.kind == "refusal"]
    assert len(refused) == 1
    assert refused[0].startswith("There is an X on every Bank die")


def test_links_are_heard_with_their_slots(driver: Driver) -> None:
    table = Table().row("riverside_01").marker("riverside_01", 0, 1, "levitation", "down")
    table.marker("riverside_01", 1, 0, "linking_rings", "up", "hearts")
    sit_down(driver, table.acts(0, "magician", "downtown.0").game)
    assert "1 Link on it: top left with middle left." in heard(driver, "card.riverside_01")


def test_slots_of_a_workshop_are_counted_in_that_workshop(driver: Driver) -> None:
    sit_down(driver, Table().works(1, "magician", "workshop.1.1").acts(0, "magician", "downtown.0").game)
    assert "is on Workshop, number 2" in heard(driver, "opponent.1")


def test_the_sheet_for_plans_is_heard_row_by_row(driver: Driver) -> None:
    table = Table().alone().row("riverside_01").dice(bank_a="4").stock("wood", "metal", "glass", "fabric")
    table.components(0, metal=2).marker("riverside_01", 0, 1, "levitation", "down").phase(ASSIGNMENT)
    sit_down(driver, table.game)
    assert "First Bank die: 4 Coins." in heard(driver, "plans.dice")
    assert "Wood: 1 Coin." in heard(driver, "plans.market")
    assert "Order: 1 Action Point." in heard(driver, "plans.market")
    assert "Slot top left: Player 1’s Levitation of Spades." in heard(driver, "plans.theater")
    assert "2 Metal." in heard(driver, "plans.components")
