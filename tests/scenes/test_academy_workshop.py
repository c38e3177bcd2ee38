"""The Workshop with the Academy: the Protégé's board, fifth markers, Academy markers, what rooms do for a Trick."""

import pytest
from academy_table import CLASS_3, CLASS_4, Academy
from alley import Alley
from driver import Driver
from given import there

from trickerion.play.session import Session
from trickerion.rules.academy.board import lesson_of
from trickerion.rules.academy.catalog import CLASSROOMS, PRACTICE_ROOMS, SECRETS
from trickerion.rules.academy.magician_effects import set_aside
from trickerion.rules.ask.tricks import outlook, workshop_of
from trickerion.rules.catalog import ACADEMY, SUITS
from trickerion.rules.game import Game
from trickerion.rules.moves import TakeBackMarker
from trickerion.rules.options import GameOptions, Seat
from trickerion.scenes.workshop import academy, lacks, tricks
from trickerion.scenes.workshop.owner import wages
from trickerion.scenes.workshop.scene import WorkshopScene
from trickerion.ui.text import cut_short
from trickerion.words.academy.names import tile
from trickerion.words.academy.workshop import WHERE

ALLEY = ("dark_alley", "prophecies")


def open_workshop(driver: Driver, table: Academy, seat: int | None = None) -> WorkshopScene:
    scene = driver.open("workshop", how="reset", session=Session(table.game, None), seat=seat)
    assert isinstance(scene, WorkshopScene)
    return scene


def at_work() -> Academy:
    """A Manager at work; Water Tank Escape practices in the Prop Cellar, all its Components are there."""
    table = Academy().team(0, "manager", "engineer", "apprentice_2", "apprentice_3")
    table.trick(0, "water_tank_escape", "hearts").components(0, metal=2, glass=2, rope=1)
    table.practises(0, "water_tank_escape", "prop_cellar")
    return table.acts(0, "manager", "workshop.0.0")


def body_of(scene: WorkshopScene, spot: str) -> str:
    tip = scene.spots.get(spot).tip
    assert tip is not None
    said = there(tip())
    return " ".join((said.title, *said.body, said.note))


def test_eight_characters_have_their_places_with_the_protege_after_the_magician(driver: Driver) -> None:
    scene = open_workshop(driver, at_work())
    kinds = [kind for kind, _ in scene.shop.places]
    assert kinds[:2] == ["magician", "protege"]
    rects = [scene.spots.rect(f"character.{owner.id}") for _, owner in scene.shop.places if owner]
    assert len(kinds) == 8
    assert all(not one.colliderect(other) for one in rects for other in rects if one is not other)


def test_the_secrets_of_the_protege_explain_themselves_and_so_do_free_slots(driver: Driver) -> None:
    scene = open_workshop(driver, at_work().knows(0, "steady_hands"))
    assert "Prepare" in body_of(scene, "secret.0")
    assert "1 {ap} more" in body_of(scene, "secret.1")


@pytest.mark.parametrize("first", range(0, len(SECRETS), 3))
def test_every_secret_stands_whole_on_the_board_of_the_protege(driver: Driver, first: int) -> None:
    before = set(cut_short)
    open_workshop(driver, Academy().knows(1, *list(SECRETS)[first : first + 3]), 1)
    assert not cut_short - before


def test_a_practice_room_counts_in_the_line_that_matters_on_the_card_and_in_the_row(driver: Driver) -> None:
    scene = open_workshop(driver, at_work())
    note = tricks.note_of(scene.shop.workshop.owned[0])
    assert "Prop Cellar" in note.text
    assert "3 markers for 1 {ap}" in note.text
    owned = scene.shop.player.trick_at(0)
    assert academy.as_it_is(scene.shop.workshop.owned[0]).markers == owned.trick.markers + 1
    driver.click("action.prepare")
    assert scene.shop.player.trick_at(0).markers == 3
    assert "Prop Cellar" in tricks.note_of(scene.shop.workshop.owned[0]).text


def test_a_room_that_makes_prepare_cheaper_does_so_on_the_row_and_on_the_sheet(driver: Driver) -> None:
    table = Academy().team(0, "manager").trick(0, "water_tank_escape", "hearts").knows(0, "steady_hands")
    table.components(0, metal=2, glass=2, rope=1)
    scene = open_workshop(driver, table.acts(0, "protege", "workshop.0.0"))
    assert scene.shop.rows[0].text.cost == "0", "Steady Hands: 1 Action Point less"


def test_an_academy_marker_comes_back_with_a_right_click_and_undo_lays_it_again(driver: Driver) -> None:
    scene = open_workshop(driver, at_work())
    assert TakeBackMarker(0) in scene.session.legal
    driver.click("hung.0", button=3)
    assert lesson_of(scene.state, 0, "water_tank_escape") is None
    assert "hung.0" not in scene.spots
    driver.click("undo")
    assert lesson_of(scene.state, 0, "water_tank_escape") is not None


def test_a_taught_trick_says_so_and_lacks_nothing(driver: Driver) -> None:
    table = Academy().trick(0, "stocks_escape", "clubs").teaches(0, "stocks_escape", "chalk_room").placing(0)
    scene = open_workshop(driver, table, 0)
    assert tricks.note_of(scene.shop.workshop.owned[0]).text == "Chalk Room: 1 {coin} a turn, not prepared"
    assert scene.shop.workshop.owned[0].is_taught, "no ways to get Components are listed"
    assert not scene.spots.get("hung.0").on_right_click or TakeBackMarker(0) not in scene.session.legal


def test_a_taught_trick_is_not_the_one_that_the_sheet_begins_with(driver: Driver) -> None:
    table = Academy().trick(0, "stocks_escape", "clubs").teaches(0, "stocks_escape", "chalk_room")
    table.trick(0, "mind_reading", "hearts", place=1).placing(0)
    assert lacks.most_telling(open_workshop(driver, table, 0).shop) == 1


def test_the_sheet_knows_what_open_classrooms_would_pay_and_bring_at_once() -> None:
    table = Academy().trick(0, "stocks_escape", "clubs").room(CLASS_3, "chalk_room").room(CLASS_4, "alchemy_lab")
    offers = {offer.tile: offer for offer in outlook(table.state, 0, 0).offers}
    assert set(offers) == {"chalk_room", "alchemy_lab"}
    assert offers["chalk_room"].pays[0].coins == 1
    assert any(offers["chalk_room"].bonus), "a level 1 Trick in a level 1 Classroom"
    assert not any(offers["alchemy_lab"].bonus)


LONGEST = ("sawing_the_assistant_in_half", "window_to_the_otherworld", "rabbit_from_the_top_hat")


@pytest.mark.parametrize("tile", PRACTICE_ROOMS)
def test_no_name_is_cut_where_a_trick_practises(driver: Driver, tile: str) -> None:
    before, table = set(cut_short), Academy()
    for place, trick in enumerate(LONGEST):
        table.trick(0, trick, SUITS[place], place, markers=1)
    scene = open_workshop(driver, table.practises(0, LONGEST[0], tile).placing(0), 0)
    driver.click("trick.0", wait=2)
    assert PRACTICE_ROOMS[tile].name in tricks.note_of(scene.shop.workshop.owned[0]).text
    assert not cut_short - before


@pytest.mark.parametrize("tile", CLASSROOMS)
def test_no_name_is_cut_where_a_trick_is_taught(driver: Driver, tile: str) -> None:
    before, table = set(cut_short), Academy()
    for place, trick in enumerate(LONGEST):
        table.trick(0, trick, SUITS[place], place)
    table.teaches(0, LONGEST[0], tile).room(CLASS_4, next(other for other in CLASSROOMS if other != tile))
    open_workshop(driver, table.placing(0), 0)
    driver.click("trick.0", wait=2)
    assert not cut_short - before


def test_wages_name_the_protege(driver: Driver) -> None:
    table = Academy().team(0, "manager", "engineer").knows(0, "night_school", "steady_hands")
    for character, card in (("protege", ACADEMY), ("manager", "workshop"), ("apprentice_1", "downtown")):
        table._assign(0, character, card)
    assert wages(open_workshop(driver, table.placing(0), 0).shop) == "Protégé: 2, Specialist: 2, Apprentice: 1."


def test_coins_on_secrets_and_tricks_set_aside_are_seen_by_everybody(driver: Driver) -> None:
    table = Academy(3, ("the_mechaniker", "the_great_optico", "professor_bernard"))
    table.trick(2, "stocks_escape", "clubs").teaches(2, "stocks_escape", "chalk_room")
    set_aside(table.state, 2, "stocks_escape", [])
    scene = open_workshop(driver, table.placing(0), 2)
    assert academy.set_aside(scene.shop) == "Set aside: *Stocks Escape* (Chalk Room)"


def test_without_the_academy_the_workshop_is_as_it_was(driver: Driver) -> None:
    session = Session(Alley().trick(0, "linking_rings").placing(0).game, None)
    scene = driver.open("workshop", how="reset", session=session)
    assert isinstance(scene, WorkshopScene)
    assert len(scene.shop.places) == 7
    assert "secret.0" not in scene.spots


def test_the_workshop_of_somebody_without_a_magician_shows_the_protege_without_numbers(driver: Driver) -> None:
    """In the draft there is no team yet."""
    game = Game.new(GameOptions((Seat("Ada"), Seat("Bela")), setup="full", modules=(*ALLEY, ACADEMY)), "draft")
    assert not game.state.players[0].characters
    driver.open("workshop", how="reset", session=Session(game, None), seat=0)
    assert not driver.app.failures


def test_below_its_name_a_trick_tells_the_kind_of_its_room() -> None:
    table = at_work().trick(0, "linking_rings", "spades", 1, markers=1).teaches(0, "linking_rings", "chalk_room")
    told = [
        WHERE[trick.room.type](room=tile(trick.room.tile)) for trick in workshop_of(table.state, 0).owned if trick.room
    ]
    assert told == ["practices in the Prop Cellar", "is taught in the Chalk Room"]
