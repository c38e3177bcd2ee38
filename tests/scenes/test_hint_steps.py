"""A hint answers what the screen asks just now, also in the middle of a deed: where to, which room, which four."""

import pygame
import pytest
from academy_table import CLASS_3, PRACTICE_3, PRACTICE_4, PROTEGE, Academy
from driver import Driver
from powers_table import Powers
from pygame import Rect
from table import Table

from trickerion.play.opponents.opponents import Suggestion
from trickerion.play.session import Session
from trickerion.rules import moves as m
from trickerion.rules.game import Game
from trickerion.rules.options import GameOptions, Seat
from trickerion.scenes.academy.scene import AcademyScene
from trickerion.scenes.academy.view import RoomSlot
from trickerion.scenes.board.scene import BoardScene
from trickerion.scenes.powers.scene import PowersScene
from trickerion.scenes.workshop.scene import WorkshopScene
from trickerion.table.game_scene import GameScene
from trickerion.ui.text import cut_short

pytestmark = pytest.mark.watched


def ask(driver: Driver) -> tuple[m.Move, ...]:
    """Press H, and wait; what the hint says to what the screen asks."""
    scene = driver.top
    assert isinstance(scene, GameScene)
    driver.key(pygame.K_h)
    for _ in range(20):
        scene.session.update()
        driver.frames(2)
    assert scene.session.hints.ready is not None
    assert not scene.session.hints.is_hinting
    said = scene.session.hints.said_to(scene.hint_step)
    assert said, "it answers the question on the screen"
    return said


def pointed_at(driver: Driver) -> Rect:
    scene = driver.top
    assert isinstance(scene, GameScene)
    assert scene.hint_at is not None
    return scene.hint_at


# --- the Academy ------------------------------------------------------------------------------------------------------


@pytest.fixture
def academy(driver: Driver) -> AcademyScene:
    """Two Tricks; rooms of both kinds stand."""
    table = Academy(2, persons=1).purse(0, coins=12, shards=1, fame=20)
    table.trick(0, "bullet_catch", "spades", 0, 2).trick(0, "stocks_escape", "diamonds", 1)
    table.room(PRACTICE_3, "fencing_hall").room(PRACTICE_4, "small_stage").room(CLASS_3, "chalk_room")
    table.acts(0, PROTEGE, "academy.0", 5)
    scene = driver.open("academy", session=Session(table.game, None))
    assert isinstance(scene, AcademyScene)
    return scene


def laid_by(said: tuple[m.Move, ...]) -> m.LayAcademyMarker:
    """Where the marker goes: whether it is practised or taught says the room."""
    return next(move for move in said[:2] if isinstance(move, m.LayAcademyMarker))


@pytest.mark.parametrize("place", [0, 1])
def test_with_a_marker_in_the_hand_it_says_which_room(driver: Driver, academy: AcademyScene, place: int) -> None:
    driver.click(f"wing_{place + 1}")
    said = ask(driver)
    lay = laid_by(said)
    assert RoomSlot(lay.space, lay.slot) in academy.table.lessons[place]
    assert pointed_at(driver) == academy.spots.rect(f"slot.{lay.space}.{lay.slot + 1}")
    move, sentence = academy.say_hint(said)
    assert move == lay
    assert sentence
    driver.click(f"slot.{lay.space}.{lay.slot + 1}")
    assert lay in academy.session.game.moves


def test_with_another_marker_it_is_asked_anew(driver: Driver, academy: AcademyScene) -> None:
    driver.click("wing_2")
    ask(driver)
    driver.key(pygame.K_ESCAPE)
    driver.frames(2)
    assert academy.session.hints.ready is None, "it was for that marker alone"
    driver.click("wing_1")
    lay = laid_by(ask(driver))
    assert RoomSlot(lay.space, lay.slot) in academy.table.lessons[0]
    driver.key(pygame.K_h)
    assert academy.session.hints.ready is None, "asked again, it goes"


def test_a_hint_for_the_action_goes_on_with_its_second_step(driver: Driver, academy: AcademyScene) -> None:
    session, laid = academy.session, m.LayAcademyMarker(PRACTICE_4, 0)
    session.hints.ready = Suggestion(m.Practice(0), "Because.", (laid,))
    driver.frames(2)
    assert pointed_at(driver) == academy.spots.rect("wing_1")
    driver.click("wing_1")
    driver.frames(2)
    assert pointed_at(driver) == academy.spots.rect(f"slot.{PRACTICE_4}.1")


def test_once_a_price_is_chosen_it_says_which_room_to_open(driver: Driver, academy: AcademyScene) -> None:
    site = next(name for name in academy.spots.names() if name.startswith("price.") and academy.spots.get(name).enabled)
    driver.click(site)
    said = ask(driver)
    assert isinstance(said[0], m.ChooseTile)
    assert said[0].tile in academy.table.tiles
    assert pointed_at(driver) == academy.spots.rect(f"tile.{said[0].tile}")


def test_with_a_secret_in_the_hand_it_says_which_slot(driver: Driver, academy: AcademyScene) -> None:
    driver.press("secret.1")
    driver.move((700, 700), held=True)
    driver.frames(2)
    assert isinstance(ask(driver)[0], m.LearnSecret)
    assert pointed_at(driver) == academy.spots.rect("protege.slot_1"), "the Protégé knows none yet"


def test_with_a_secret_in_the_hand_it_says_which_one_is_replaced(driver: Driver) -> None:
    table = Academy(2, persons=1).purse(0, coins=12, fame=20).knows(0, "night_school", "frugal_life")
    table.display("alley_cat", "masons_eye").acts(0, PROTEGE, "academy.0", 5)
    session = Session(table.game, None)
    scene = driver.open("academy", session=session)
    session.hints.ready = Suggestion(m.LearnSecret("alley_cat"), "Because.", (m.ChooseSecretSlot(1),))
    driver.press("secret.1")
    driver.move((700, 700), held=True)
    driver.frames(2)
    assert pointed_at(driver) == scene.spots.rect("protege.slot_2")


# --- Powers -----------------------------------------------------------------------------------------------------------


def test_in_the_deal_it_names_all_four_cards(driver: Driver) -> None:
    seats = (Seat("Ada", magician="the_mechaniker"), Seat("Bela", "random", magician="the_gentleman"))
    game = Game.new(GameOptions(seats, modules=("dark_alley", "prophecies", "powers")), "deal")
    while game.decision is not None and game.decision.seat != 0:
        game.apply(game.legal_moves()[0])
    session = Session(game, None, pace=1e9)
    session.lift_curtain()
    scene = driver.open("powers", how="reset", session=session)
    assert isinstance(scene, PowersScene)
    cut_short.clear()
    said = ask(driver)
    powers = [move.power for move in said if isinstance(move, m.GivePowerBack)]
    assert len(powers) == len({*powers}) == 4
    _, sentence = scene.say_hint(said)
    assert sentence.count(",") == 2
    assert " and " in sentence
    assert not cut_short
    for power in powers:
        driver.click(f"power.{power}")
    assert session.hints.ready is not None, "it stays while the cards are marked"
    driver.click("sheet.do")
    assert len(session.game.moves) >= 4


def test_once_a_power_is_chosen_it_says_beside_which_slot(driver: Driver) -> None:
    made = Powers(persons=1).holds(0, "talent_scout", "gambling").purse(0, shards=6, fame=30, coins=20)
    scene = driver.open("powers", how="reset", session=Session(made.begins("assignment").game, None, pace=1e9))
    assert isinstance(scene, PowersScene)
    power = next(move.power for move in scene.legal if isinstance(move, m.LearnPower))
    driver.click(f"power.{power}")
    said = ask(driver)[0]
    assert isinstance(said, m.LearnPower)
    assert said.power == power
    assert pointed_at(driver) == scene.spots.rect(f"slot.{said.slot}")


# --- the board and the Workshop ---------------------------------------------------------------------------------------


def sit_down(driver: Driver, table: Table) -> BoardScene:
    scene = driver.open("board", how="reset", session=Session(table.game, None, pace=1e9))
    assert isinstance(scene, BoardScene)
    return scene


@pytest.mark.parametrize("who", ["magician", "apprentice_1"])
def test_with_a_character_in_the_hand_it_says_which_slot(driver: Driver, who: str) -> None:
    board = sit_down(driver, Table(3).assigned(0, magician="theater", apprentice_1="downtown").placing(0))
    driver.click(f"character.{who}")
    said = ask(driver)[0]
    assert isinstance(said, m.PlaceCharacter)
    assert said.character == who
    assert pointed_at(driver) == board.spots.rect(f"slot.{said.slot}")


def test_with_a_marker_in_the_hand_it_says_which_slot_of_which_card(driver: Driver) -> None:
    made = Table(2).row("riverside_01", "riverside_10").trick(0, "linking_rings", markers=2)
    board = sit_down(driver, made.acts(0, "magician", "friday.backstage.0"))
    driver.press("trick.0")
    driver.move((600, 780), held=True)
    driver.frames(2)
    said = ask(driver)[0]
    assert isinstance(said, m.PlaceMarker)
    assert pointed_at(driver).center == board.spots.rect(f"lay.{said.card}.{said.slot}").center


def test_on_the_sheet_of_an_order_it_says_which_component(driver: Driver) -> None:
    made = Table(3).trick(0, "barricaded_barrels").stock("wood", "metal", "glass", "fabric")
    board = sit_down(driver, made.acts(0, "magician", "market_row.0"))
    driver.click("action.order")
    said = ask(driver)[0]
    assert isinstance(said, m.Order)
    assert pointed_at(driver) == board.spots.rect(f"trade.{said.component}")


def test_of_an_open_list_it_names_one_answer(driver: Driver) -> None:
    made = Table(3).dice(bank_a="3", bank_b="5", inn_apprentice="apprentice").acts(0, "magician", "downtown.0")
    board = sit_down(driver, made)
    driver.click("action.reroll_die")
    assert board.popup is not None
    said = ask(driver)[0]
    assert isinstance(said, m.RerollDie)
    assert said in board.answers.offered
    assert pointed_at(driver).colliderect(board.popup.rect)
    driver.key(pygame.K_ESCAPE)
    driver.frames(2)
    assert board.popup is None
    assert board.session.hints.ready is None


def test_in_the_workshop_it_names_a_candidate_of_the_action_that_waits_for_one(driver: Driver) -> None:
    made = Table(2).trick(0, "linking_rings", "spades", 0).trick(0, "card_manipulation", "hearts", 1)
    made.components(0, metal=3, wood=3, fabric=3, glass=3).acts(0, "magician", "workshop.0.0")
    scene = driver.open("workshop", how="reset", session=Session(made.game, None, pace=1e9))
    assert isinstance(scene, WorkshopScene)
    driver.click("action.prepare")
    assert scene.shop.armed == "prepare"
    said = ask(driver)[0]
    assert isinstance(said, m.Prepare)
    assert pointed_at(driver) == scene.spots.rect(f"trick.{said.place}")
