"""The wish list on the screen: marked in the Residence, counted at the Market Row, shown in free slots."""

import pygame
import pytest
from driver import Driver
from table import Table

from trickerion.play.foresight import Foresight
from trickerion.play.session import Session
from trickerion.rules import moves as m
from trickerion.rules.options import GameOptions, Seat
from trickerion.scenes.board.residence import ResidenceScene
from trickerion.scenes.board.scene import BoardScene
from trickerion.screens.board.trade_sheet import TradeSheet
from trickerion.table.wishes import wished, wished_pieces, wishes_in_slots

CAGE = "vanishing_bird_cage"


def on_board(driver: Driver, made: Table) -> BoardScene:
    scene = driver.open("board", how="reset", session=Session(made.game, None, pace=0.0))
    assert isinstance(scene, BoardScene)
    return scene


def downtown() -> Table:
    return Table(3).alone().purse(0, coins=20, fame=16).dice(residence_a="any").acts(0, "magician", "downtown.0")


def market() -> Table:
    made = Table(3).alone().purse(0, coins=20).trick(0, "linking_rings").components(0, metal=2)
    return made.stock("cog", "metal", "glass", "fabric").acts(0, "magician", "market_row.0")


def test_w_marks_the_trick_pointed_at_and_the_button_takes_it_off(driver: Driver) -> None:
    scene = on_board(driver, downtown())
    residence = driver.open("residence", session=scene.session, category="mechanical")
    assert isinstance(residence, ResidenceScene)
    driver.move(f"trick.{CAGE}")
    driver.key(pygame.K_w, text="w")
    assert scene.session.wishes.own == (CAGE,)
    driver.click("residence.wish")
    assert not scene.session.wishes.own


def test_a_third_wish_is_refused_with_the_reason(driver: Driver) -> None:
    scene = on_board(driver, downtown())
    driver.open("residence", session=scene.session, category="mechanical")
    for trick in ("levitation", "living_piano"):
        assert scene.session.wishes.toggle(trick)
    driver.move(f"trick.{CAGE}")
    spot = driver.top.spots.get("residence.wish")
    assert not spot.enabled
    assert "Two Tricks" in spot.why_not


def test_a_wish_lies_in_a_free_slot_until_it_is_learned(driver: Driver) -> None:
    scene = on_board(driver, downtown())
    scene.session.wishes.toggle(CAGE)
    driver.frames()
    assert [wish.trick for wish in wishes_in_slots(scene.table).values()] == [CAGE]
    assert "You could learn Vanishing Bird Cage now." in scene.board_dock.points().line
    scene.play(m.LearnTrick(CAGE))
    driver.frames()
    assert not wishes_in_slots(scene.table)


def test_w_on_a_wish_in_a_free_slot_lets_it_go(driver: Driver) -> None:
    scene = on_board(driver, downtown())
    for name in ("board", "workshop"):
        scene.session.wishes.toggle(CAGE)
        if name == "workshop":
            driver.open("workshop", session=scene.session)
        driver.frames()
        driver.move("trick.0")
        driver.key(pygame.K_w, text="w")
        assert not scene.session.wishes.own


def test_the_market_counts_the_components_of_a_wish(driver: Driver) -> None:
    scene = on_board(driver, market())
    scene.session.wishes.toggle(CAGE)
    driver.frames()
    assert wished_pieces(scene.table) == {"fabric", "animal", "cog"}
    driver.click("action.buy")
    sheet = scene.popup
    assert isinstance(sheet, TradeSheet)
    assert sheet.trade.chosen == m.Buy("cog"), "own Tricks lack nothing: what a wish lacks comes first"
    assert sheet.trade.wish_lacks(CAGE) == ({"fabric": 2, "animal": 2, "cog": 1}, {"fabric": 2, "animal": 2})


def test_orders_begin_with_the_components_of_a_wish(driver: Driver) -> None:
    scene = on_board(driver, market())
    scene.session.wishes.toggle(CAGE)
    driver.frames()
    driver.click("action.order")
    sheet = scene.popup
    assert isinstance(sheet, TradeSheet)
    assert sheet.trade.moves[0] == m.Order("animal")


def test_a_moment_that_is_looked_back_at_shows_no_wish(driver: Driver) -> None:
    scene = on_board(driver, downtown())
    scene.session.wishes.toggle(CAGE)
    scene.play(m.RerollDie("bank_a"))
    driver.frames()
    scene.look_back(0)
    assert wished(scene.table) == ()


@pytest.mark.parametrize("size", [1.0, 1.3])
def test_the_list_is_drawn_at_every_text_size(driver: Driver, size: float) -> None:
    driver.app.change_settings(text_size=size)
    scene = on_board(driver, downtown())
    for trick in ("levitation", CAGE):
        scene.session.wishes.toggle(trick)
    driver.open("residence", session=scene.session, category="mechanical")
    driver.move(f"trick.{CAGE}")
    driver.frames()
    assert "residence.wish" in driver.top.spots


def test_a_trick_of_the_draft_is_marked_and_so_is_one_in_how_to_play(driver: Driver) -> None:
    seats = (Seat("Ada"), Seat("Jack", "random"))
    session = Session.new(GameOptions(seats, setup="full"), "draft", pace=0.0)
    while session.decision is not None and session.decision.question != "StartingTrick":
        session.play(session.legal[0]) if session.legal else session.make(
            Foresight(session.game).course(session.game.legal_moves()[:1]).steps
        )
    driver.open("board", how="reset", session=session)
    driver.open("draft", session=session)
    offered = [move.trick for move in session.game.legal_moves() if isinstance(move, m.ChooseTrick)]
    if session.legal:
        driver.move(f"draft.trick.{offered[0]}")
        driver.key(pygame.K_w, text="w")
        assert session.wishes.own == (offered[0],)
    driver.open("how_to_play", page="tricks_optical")
    shown = next(name for name in driver.top.spots.names() if name.startswith("wish."))
    driver.move(shown)
    driver.key(pygame.K_w, text="w")
    assert shown.removeprefix("wish.") in session.wishes.own


def test_how_to_play_without_a_game_has_nothing_to_wish_for(driver: Driver) -> None:
    driver.open("how_to_play", page="tricks_optical")
    assert not [name for name in driver.top.spots.names() if name.startswith("wish.")]
