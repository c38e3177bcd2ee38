"""The Assignment with the Academy: the Protégé, six permanent cards, a fifth deck, Coins on secrets."""

import pytest
from academy_table import PRACTICE_3, Academy
from alley import Alley
from driver import Driver
from given import there
from rows import one_in
from table import ASSIGNMENT

from trickerion.play.session import Session
from trickerion.rules.ask.team import wage_bill
from trickerion.rules.catalog import ACADEMY, FIRST_HOUSE_CARDS, LOCATIONS, specials_for
from trickerion.rules.moves import FinishAssignment, LayCard, LayCoin
from trickerion.scenes.assignment.scene import AssignmentScene
from trickerion.ui.text import cut_short

pytestmark = pytest.mark.watched

TEAM = ("engineer", "manager", "assistant", "apprentice_2")
LATER = [card.id for card in specials_for((ACADEMY,), FIRST_HOUSE_CARDS) if card.module == ACADEMY]
"""The special cards that came with the Academy, also those of the other Locations."""


def open_assignment(driver: Driver, table: Academy) -> AssignmentScene:
    table.begins("assignment", 3)
    session = Session(table.game, None)
    session.lift_curtain()
    scene = driver.open("assignment", how="reset", session=session)
    assert isinstance(scene, AssignmentScene)
    return scene


def test_a_card_is_laid_under_the_protege_by_drag_and_comes_back(driver: Driver) -> None:
    scene = open_assignment(driver, Academy())
    driver.drag("card.academy", "place.protege")
    assert scene.state.players[0].characters["protege"].card == ACADEMY
    driver.click("place.protege", button=3)
    assert scene.state.players[0].characters["protege"].card == ""


def test_seven_characters_are_assigned_with_all_six_permanent_cards_and_a_special_one(driver: Driver) -> None:
    scene = open_assignment(driver, Academy().team(0, *TEAM).hand(0, "grand_opening"))
    assert {stack.location for stack in scene.desk.stacks} == set(LOCATIONS)
    characters = [character.id for character in scene.desk.characters]
    assert len(characters) == 7
    for character, card in zip(characters, (*LOCATIONS, "grand_opening"), strict=True):
        driver.drag(f"card.{card}", f"place.{character}")
    laid = {character.id: character.card for character in scene.state.players[0].characters.values()}
    assert laid == dict(zip(characters, (*LOCATIONS, "grand_opening"), strict=True))
    driver.click("dock.done")
    assert not isinstance(driver.top, AssignmentScene) or FinishAssignment() not in driver.top.legal


def test_the_protege_shows_its_points_its_wage_and_its_secrets(driver: Driver) -> None:
    scene = open_assignment(driver, Academy().knows(0, "night_school", "steady_hands"))
    tip = scene.spots.get("place.protege").tip
    assert tip is not None
    said = " ".join(there(tip()).body)
    assert "2 {ap} and take a wage of 2 {coin}" in said
    assert "Night School" in said
    assert "1 Action Point less" in said
    assert not scene.spots.get("secret.night_school").on_click


def test_a_click_on_a_secret_lays_a_coin_and_leaves_one_less_for_wages(driver: Driver) -> None:
    table = Academy(2, ("the_mechaniker", "anjali")).knows(1, "night_school", "steady_hands").initiative(1, 0)
    scene = open_assignment(driver, table)
    driver.click("secret.night_school")
    assert scene.state.boards[ACADEMY].closed_coins == ((1, "night_school"),)
    assert LayCoin("night_school") not in scene.legal
    assert wage_bill(scene.state, 1).coins == 9
    driver.click("dock.undo")
    assert wage_bill(scene.state, 1).coins == 10


def test_a_hint_for_a_coin_points_at_its_secret(driver: Driver) -> None:
    scene = open_assignment(driver, Academy(2, ("the_mechaniker", "anjali")).knows(1, "night_school").initiative(1, 0))
    assert scene._hinted(LayCoin("night_school")).colliderect(scene.spots.rect("secret.night_school"))
    assert scene._hinted(LayCard("protege", ACADEMY)) == scene.characters.place_of("protege")


@pytest.mark.parametrize("number", one_in(3, range(0, len(LATER), 4)))
def test_the_later_special_cards_stand_there_whole(driver: Driver, number: int) -> None:
    before, cards = set(cut_short), LATER[number : number + 4]
    scene = open_assignment(driver, Academy().hand(0, *cards))
    for card in cards:
        driver.move(f"card.{card}")
        driver.frames(1)
        driver.drag(f"card.{card}", "place.protege")
    assert scene.state.players[0].characters["protege"].card == cards[-1]
    assert not cut_short - before


def test_a_taught_trick_is_not_told_as_one_to_prepare(driver: Driver) -> None:
    table = Academy().trick(0, "stocks_escape", "clubs").teaches(0, "stocks_escape", "chalk_room")
    tip = open_assignment(driver, table).spots.get("plans.tricks").tip
    assert tip is not None
    assert "taught: Chalk Room" in " ".join(there(tip()).body)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_sheet_of_plans_tells_of_secrets_free_slots_and_banners(driver: Driver, players: int) -> None:
    cut_short.clear()
    table = Academy(players).display("market_whispers", "hagglers_tongue")
    table.room("s10_practice_3" if players == 4 else PRACTICE_3, "fencing_hall")
    scene = open_assignment(driver, table)
    tip = scene.spots.get("plans.academy").tip
    shown = there(tip() if tip is not None else None)
    said = " ".join(shown.body)
    assert "Market Whispers" in said
    assert "Haggler" in said
    assert "0 free slots in Classrooms, and 2 in Practice Rooms" in said
    assert "place 3 Banners for a renovation this turn" in said
    assert max(row.bottom for row in scene.plans.rows().values()) <= scene.plans.rect.bottom
    assert not cut_short


def test_a_sheet_without_the_academy_has_no_row_of_it(driver: Driver) -> None:
    session = Session(Alley(2).phase(ASSIGNMENT).game, None)
    session.lift_curtain()
    driver.open("assignment", how="reset", session=session)
    assert "plans.academy" not in driver.top.spots
    assert "plans.components" in driver.top.spots


def test_a_character_without_a_card_is_told_once_that_it_will_be_idle(driver: Driver) -> None:
    tip = open_assignment(driver, Academy()).spots.get("place.protege").tip
    shown = there(tip() if tip is not None else None)
    said = " ".join((*shown.body, shown.note)).lower()
    assert said.count("idle") == 1
    assert "drag a card from your hand here" in said
