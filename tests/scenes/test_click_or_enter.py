"""Where it is said that a click or Enter does it, both do: in the Theater and in the Academy."""

from collections.abc import Callable

import pygame
import pytest
from academy_table import CLASS_3, PRACTICE_3, PROTEGE, Academy
from driver import Driver
from table import Table

from trickerion.play.session import Session
from trickerion.rules import moves as m
from trickerion.scenes.academy.scene import AcademyScene
from trickerion.scenes.theater.scene import TheaterScene
from trickerion.screens.closeup.panels import enter_does_it
from trickerion.ui.layout import theater as at

pytestmark = pytest.mark.watched

SLOT = "performance_1.slot_2"
SUM = "preview.lay"


@pytest.fixture
def theater(driver: Driver) -> TheaterScene:
    """A Trick can be set up beside somebody else's marker."""
    made = Table(2).row("riverside_01", "riverside_10").trick(0, "linking_rings", markers=2)
    made.marker("riverside_01", 0, 1, "levitation", "down", "hearts").acts(0, "magician", "friday.backstage.0")
    scene = driver.open("theater", session=Session(made.game, None))
    assert isinstance(scene, TheaterScene)
    return scene


def pointed_at(driver: Driver) -> None:
    driver.click("wing_1")
    driver.move(SLOT)
    driver.frames(20)


def from_the_preview(driver: Driver) -> None:
    """The pointer has gone from the slot to the sheet that speaks of it."""
    pointed_at(driver)
    driver.move((at.PREVIEW.centerx, at.PREVIEW.bottom - 10))
    driver.frames(20)


def dragged(driver: Driver) -> None:
    driver.press("wing_1")
    for place in ((700, 620), SLOT):
        driver.move(place, held=True)
    driver.frames(20)


def by_keyboard(driver: Driver) -> None:
    driver.click("wing_1")
    for _ in range(40):
        driver.key(pygame.K_TAB)
        if driver.top.spots.focused == SLOT:
            break
    driver.frames(20)


def laid(scene: TheaterScene) -> bool:
    return any(isinstance(move, m.PlaceMarker) for move in scene.session.game.moves)


@pytest.mark.parametrize("way", [pointed_at, from_the_preview, dragged, by_keyboard])
def test_enter_sets_the_trick_up(driver: Driver, theater: TheaterScene, way: Callable[[Driver], None]) -> None:
    way(driver)
    assert theater.table.target is not None, "it is said"
    assert enter_does_it(theater.spots), "it is said"
    driver.key(pygame.K_RETURN)
    assert laid(theater)


@pytest.mark.parametrize("place", [SLOT, SUM])
@pytest.mark.parametrize("way", [pointed_at, from_the_preview, by_keyboard])
def test_a_click_on_the_slot_or_on_what_it_brings_does_so_too(
    driver: Driver, theater: TheaterScene, way: Callable[[Driver], None], place: str
) -> None:
    way(driver)
    driver.click(place)
    assert laid(theater)


def test_while_enter_would_do_something_else_it_is_not_said(driver: Driver, theater: TheaterScene) -> None:
    from_the_preview(driver)
    theater.spots.focused = next(name for name in theater.spots.names() if name.startswith("preview.turn_"))
    assert not enter_does_it(theater.spots)


def test_with_nothing_to_lay_enter_is_done(driver: Driver, theater: TheaterScene) -> None:
    assert theater.spots.get("dock.done").default
    pointed_at(driver)
    assert not theater.spots.get("dock.done").default
    driver.key(pygame.K_ESCAPE)
    driver.frames(2)
    assert theater.spots.get("dock.done").default


@pytest.fixture
def academy(driver: Driver) -> AcademyScene:
    """Rooms of both kinds stand, and more can be opened."""
    table = Academy(2, persons=1).purse(0, coins=12, shards=1, fame=20)
    table.trick(0, "bullet_catch", "spades", 0, 2).room(PRACTICE_3, "fencing_hall").room(CLASS_3, "chalk_room")
    scene = driver.open("academy", session=Session(table.acts(0, PROTEGE, "academy.0", 5).game, None))
    assert isinstance(scene, AcademyScene)
    return scene


def choose_a_price(driver: Driver, academy: AcademyScene) -> str:
    """The first price that can be paid; a room of its stack is pointed at, and then the sheet below."""
    names = academy.spots.names()
    driver.click(next(name for name in names if name.startswith("price.") and academy.spots.get(name).enabled))
    tile = next(name for name in academy.spots.names() if name.startswith("tile."))
    driver.move(tile)
    driver.frames(4)
    assert academy.table.deed is not None
    return tile.removeprefix("tile.")


@pytest.mark.parametrize("leaves", [False, True])
def test_enter_builds_the_room(driver: Driver, academy: AcademyScene, *, leaves: bool) -> None:
    tile = choose_a_price(driver, academy)
    if leaves:
        driver.move(academy.spots.rect(SUM).center)
        driver.frames(4)
    driver.key(pygame.K_RETURN)
    assert m.ChooseTile(tile) in academy.session.game.moves
    assert driver.top is academy


def test_a_click_on_what_it_brings_builds_it(driver: Driver, academy: AcademyScene) -> None:
    tile = choose_a_price(driver, academy)
    driver.click(SUM)
    assert m.ChooseTile(tile) in academy.session.game.moves


def test_enter_lays_the_marker_that_hangs_over_a_slot(driver: Driver, academy: AcademyScene) -> None:
    driver.click("wing_1")
    driver.move(f"slot.{PRACTICE_3}.1")
    driver.frames(4)
    assert academy.table.deed is not None
    driver.key(pygame.K_RETURN)
    assert m.Practice(0) in academy.session.game.moves
    assert academy.spots.held is None
