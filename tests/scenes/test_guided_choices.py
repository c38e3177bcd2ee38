"""Choices of a guided evening: free where nothing depends on them, else what the director speaks of comes true."""

import os
import subprocess
import sys

import pytest
from driver import Driver
from evening import Evening
from given import there
from rows import one_in

from trickerion.language.tongue import PASSED_ON
from trickerion.rules import moves as m
from trickerion.rules.events import CharacterHired, Event, Linked
from trickerion.scenes.guide.coach import MEMORY
from trickerion.scenes.guide.lights import LitTable
from trickerion.scenes.guide.plans import ALLEY, BUYING, HIRING, LINK, MAGICIAN, PLANS, WAGES
from trickerion.scenes.guide.script import LEFT_TO_RIVAL, Wish, is_paid_by_rival, wish
from trickerion.screens.first_evening.lesson import ALLEY as ALLEY_EVENING
from trickerion.screens.first_evening.lesson import CORNERS, HANDS
from trickerion.ui.hotspots import Hotspots
from trickerion.words import guide as words
from trickerion.words import names


def played_events(evening: Evening) -> list[Event]:
    return [event for line in evening.session.log for event in line.events]


def refused(driver: Driver, evening: Evening, *names: str) -> None:
    """These say what comes first, and change nothing."""
    made, step = evening.made, evening.step
    for name in names:
        assert name in driver.top.spots, name
        driver.click(name)
        shown = driver.top.spots.tip()
        assert shown is not None, name
        assert words.STEPS[step].do in shown.tip.title or words.one_thing(do="") in shown.tip.title
    assert (evening.made, evening.step) == (made, step)


def test_nothing_can_be_bought_but_what_the_trick_lacks(driver: Driver) -> None:
    """One Fabric in place of two left the player without a show."""
    evening = Evening(driver).begin("stage", BUYING, "buy")
    evening.by_hand()
    assert evening.wait() == "buy_sheet"
    refused(driver, evening, "trade.wood", "trade.ChooseCount.0")
    evening.by_hand()
    assert evening.wait() == "place_apprentice_2"
    assert evening.session.view.state.players[0].amount("fabric") == 2


@pytest.mark.parametrize("kind", one_in(2, [CORNERS, HANDS]))
def test_the_link_of_which_is_spoken_is_made(driver: Driver, kind: str) -> None:
    evening = Evening(driver).begin(kind, LINK, "link")
    wanted = there(wish(evening.session, PLANS[kind])).moves[0]
    assert isinstance(wanted, m.PlaceMarker)
    row = [card.id for card in evening.session.view.state.row]
    slots = [name for name in driver.top.spots.names() if name.startswith(f"performance_{row.index(wanted.card) + 1}.")]
    others = [name for name in slots if name != f"performance_{row.index(wanted.card) + 1}.slot_{wanted.slot + 1}"]
    refused(driver, evening, *(name for name in others if driver.top.spots.get(name).reacts))
    evening.by_hand()
    evening.wait()
    assert any(isinstance(event, Linked) and event.seat == 0 for event in played_events(evening))


def test_the_show_leaves_the_linked_card_to_a_rival_who_pays_for_it(driver: Driver) -> None:
    evening = Evening(driver).begin(CORNERS, MAGICIAN, "perform")
    refused(driver, evening, "offer_2", "performance_2")
    there(driver.top.spots.get("offer_2").on_click)()  # as where the linked card pays more, and is chosen before
    assert evening.wait() == LEFT_TO_RIVAL
    refused(driver, evening, "show.perform")
    evening.next()
    assert evening.wait() == "perform"
    evening.by_hand()
    assert evening.wait() == "wages"
    assert is_paid_by_rival(evening.session)
    assert there(there(evening.guide).said) == words.STEPS["wages.corners"]


def test_the_director_waits_while_the_cards_to_choose_from_are_not_on_the_screen(driver: Driver) -> None:
    evening = Evening(driver).begin(CORNERS, MAGICIAN, "perform")
    show = next(move for move in evening.session.legal if isinstance(move, m.Perform))
    empty = LitTable(Hotspots(), evening.session.view.state, evening.session.viewer, evening.session.play)
    assert empty.light(Wish(MAGICIAN, LEFT_TO_RIVAL, (show,))) is None


def test_the_prophecies_that_a_fortune_moves_can_be_read_meanwhile(driver: Driver) -> None:
    evening = Evening(driver).begin(ALLEY_EVENING, ALLEY, "fortune")
    left = evening.session.view.state.pending[0]
    driver.move("prophecy.0")
    driver.frames(40)
    assert there(driver.top.spots.tip()).tip.title == names.prophecy(left)


def test_the_specialist_of_whom_is_spoken_is_hired_and_the_dice_are_lit(driver: Driver) -> None:
    evening = Evening(driver).begin(HANDS, HIRING, "place_magician")
    spots = driver.top.spots
    assert any(spots.rect("die.inn_specialist").colliderect(lit) for lit in spots.spotlit)
    evening.next()
    assert evening.wait() == "hire"
    driver.click("action.hire_character")
    assert evening.wait() == "hire_list"
    refused(driver, evening, "option.1")
    driver.click("option.0")
    evening.wait()
    assert any(isinstance(event, CharacterHired) and event.character == "engineer" for event in played_events(evening))


def test_the_prophecy_that_is_to_be_read_between_the_turns_is_lit(driver: Driver) -> None:
    driver.app.settings.seam = "wait"
    Evening(driver).begin(ALLEY_EVENING, WAGES)
    spots = driver.top.spots
    assert any(lit.contains(spots.rect("seam.prophecy")) for lit in spots.spotlit)


def test_in_the_alley_nothing_of_the_market_is_lit(driver: Driver) -> None:
    evening = Evening(driver).begin(ALLEY_EVENING, ALLEY, "place_apprentice_2")
    spots, lit = driver.top.spots, evening.spots.spotlit
    assert not any(spots.rect(name).collidelist(list(lit)) >= 0 for name in spots.names() if ".market_row" in name)
    assert any(spots.rect(name).collidelist(list(lit)) >= 0 for name in spots.names() if "slot.dark_alley" in name)


def test_what_an_evening_has_taught_is_no_remark_afterwards(driver: Driver) -> None:
    evening = Evening(driver).begin(ALLEY_EVENING)
    while evening.wait():
        evening.next()
    assert set(driver.app.memory.recall(MEMORY)) >= {"link", "special", "wages"}


@pytest.mark.slow
@pytest.mark.parametrize("code", ["de", "fr"])
def test_what_the_director_says_fits_in_each_language(code: str) -> None:
    measured = (
        "import pygame; pygame.display.init(); pygame.font.init(); pygame.display.set_mode((9, 9));"
        "from trickerion.scenes.guide import bubble, layout; from trickerion.words.guide import STEPS;"
        "print([key for key, said in STEPS.items() if bubble.lines_of(said) > layout.MOST_LINES])"
    )
    environment = {**os.environ, PASSED_ON: code, "SDL_VIDEODRIVER": "dummy"}
    told = subprocess.run([sys.executable, "-c", measured], env=environment, capture_output=True, text=True, check=True)
    assert told.stdout.splitlines()[-1] == "[]"
