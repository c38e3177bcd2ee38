"""What a hand lays lies: no disk and no marker that was dragged to its place flies there a second time."""

from typing import TYPE_CHECKING

import pygame
import pytest
from academy_table import PRACTICE_3, PROTEGE, Academy
from alley import Alley
from driver import Driver
from given import of_kind
from table import Table

from trickerion.play.session import Session
from trickerion.rules import moves as m
from trickerion.scenes.board.scene import BoardScene
from trickerion.scenes.theater.scene import TheaterScene

if TYPE_CHECKING:
    from trickerion.scenes.academy.scene import AcademyScene

FRAME = 1 / 60


def sit_down(driver: Driver, table: Table) -> BoardScene:
    """The board at full speed of motion."""
    driver.app.settings.motion = 1.0
    return of_kind(BoardScene, driver.open("board", how="reset", session=Session(table.game, None, pace=0.0)))


@pytest.fixture
def board(driver: Driver) -> BoardScene:
    """One Character may go to Downtown, another one to the Theater."""
    return sit_down(driver, Table(3).assigned(0, magician="theater", apprentice_1="downtown").placing(0))


@pytest.mark.parametrize("source", ["character.apprentice_1", "who.downtown.apprentice_1"])
def test_a_disk_that_was_dragged_to_its_slot_lies_there_at_once(driver: Driver, board: BoardScene, source: str) -> None:
    driver.drag(source, "slot.downtown.0")
    assert m.PlaceCharacter("apprentice_1", "downtown.0") in board.session.game.moves
    for _ in range(10):
        assert "slot.downtown.0" not in board.table.hidden
        driver.frames(1, FRAME)


def test_a_disk_that_was_carried_with_the_keyboard_lies_there_too(driver: Driver, board: BoardScene) -> None:
    board.spots.keyboard.pick_up("character.apprentice_1", "slot.downtown.0")
    driver.key(13)
    assert m.PlaceCharacter("apprentice_1", "downtown.0") in board.session.game.moves
    assert "slot.downtown.0" not in board.table.hidden


def test_the_disk_of_somebody_else_still_flies(driver: Driver, board: BoardScene) -> None:
    board.session.play(m.PlaceCharacter("apprentice_1", "downtown.0"))
    driver.frames(1, FRAME)
    assert "slot.downtown.0" in board.table.hidden


def test_a_marker_that_was_dragged_into_a_room_lies_there_at_once(driver: Driver) -> None:
    made = Academy(2, persons=1).trick(0, "bullet_catch", "spades", 0, 2).room(PRACTICE_3, "fencing_hall")
    made.acts(0, PROTEGE, "academy.0", 5)
    driver.app.settings.motion = 1.0
    scene: AcademyScene = driver.open("academy", session=Session(made.game, None))
    driver.drag("wing_1", f"slot.{PRACTICE_3}.1")
    assert scene.table.board.spaces[PRACTICE_3].markers[0] is not None
    assert not scene.table.hidden


# --- a marker on the main board ---------------------------------------------------------------------------------------

R1, R10, RINGS = "riverside_01", "riverside_10", "linking_rings"


@pytest.fixture
def stage(driver: Driver) -> BoardScene:
    """A Character in the Theater, a prepared Trick; on slot 1 it can link with somebody else's marker."""
    made = Table(2).row(R1, R10).trick(0, RINGS, markers=2)
    made.marker(R1, 0, 1, "levitation", "down", "hearts").acts(0, "magician", "friday.backstage.0")
    return sit_down(driver, made)


def over(driver: Driver, place: str) -> None:
    """Drag the marker over a place, and keep it in the hand."""
    driver.press("trick.0")
    driver.move((900, 700), held=True)
    driver.move(place, held=True)
    driver.frames(2)


def test_a_marker_dropped_on_a_lit_slot_of_the_board_is_laid_there_at_once(driver: Driver, stage: BoardScene) -> None:
    before, slot = stage.session.game.digest(), f"lay.{R10}.0"
    over(driver, slot)
    assert slot in stage.spots.lit_targets()
    assert stage.spots.landing == slot
    driver.release(slot)
    first, second = stage.session.game.moves[-2:]
    assert first == m.SetUpTrick(0)
    assert isinstance(second, m.PlaceMarker)
    assert (second.card, second.slot) == (R10, 0)
    assert f"marker.{R10}.0" not in stage.table.hidden
    assert driver.top is stage
    stage.session.undo()
    assert stage.session.game.digest() == before, "it is one deed"


def test_only_slots_that_take_the_marker_are_lit(driver: Driver, stage: BoardScene) -> None:
    over(driver, f"lay.{R10}.0")
    lit = {name for name in stage.spots.lit_targets() if name.startswith("lay.")}
    legal = stage.session.preview.view_after(m.SetUpTrick(0)).moves
    assert lit == {f"lay.{move.card}.{move.slot}" for move in legal if isinstance(move, m.PlaceMarker)}
    assert f"lay.{R1}.0" not in stage.spots, "a marker lies there"


def test_the_marker_is_turned_for_its_link_which_the_theater_asks_to_be_paid(driver: Driver, stage: BoardScene) -> None:
    driver.drag("trick.0", f"lay.{R1}.1")
    driver.frames(60)
    card = stage.session.game.state.performance(R1)
    assert card.links_at(1), "most Links"
    assert stage.session.decision is not None
    assert stage.session.decision.question == "ReceivingLinkBonus"
    assert isinstance(driver.top, TheaterScene)


@pytest.mark.parametrize("by_wheel", [True, False])
def test_r_and_the_wheel_turn_the_marker_before_it_is_laid(driver: Driver, stage: BoardScene, by_wheel: bool) -> None:
    slot = f"lay.{R1}.1"
    legal = [
        move for move in stage.session.preview.view_after(m.SetUpTrick(0)).moves if isinstance(move, m.PlaceMarker)
    ]
    over(driver, slot)
    if by_wheel:
        driver.wheel(slot, -1)
    else:
        driver.key(pygame.K_r, text="r")
    driver.release(slot)
    turned = next(move for move in stage.session.game.moves if isinstance(move, m.PlaceMarker))
    assert turned in legal
    assert turned.slot == 1
    assert not stage.session.game.state.performance(R1).links_at(1), "turned on from the Link"


def test_a_marker_dropped_beside_the_slots_of_a_card_is_laid_in_the_theater(driver: Driver, stage: BoardScene) -> None:
    driver.drag("trick.0", (stage.spots.rect(f"card.{R1}").x + 20, stage.spots.rect(f"card.{R1}").y + 12))
    driver.frames(60)
    assert stage.session.game.moves[-1] == m.SetUpTrick(0)
    assert isinstance(driver.top, TheaterScene)


# --- a disk by its card -----------------------------------------------------------------------------------------------


def mimesis() -> Table:
    """The Great Optico may copy a card of somebody else's under the Magician."""
    table = Alley(2, ("the_great_optico", "the_mechaniker")).assigned(0, magician="downtown")
    return table.special(1, "apprentice_1", "fame_and_fortune").placing(0)


def test_a_disk_is_dragged_by_its_card_also_where_the_card_shows_copy(driver: Driver) -> None:
    board = sit_down(driver, mimesis())
    assert "copy.magician" in board.spots, "the chip lies on the card"
    driver.drag("copy.magician", "slot.downtown.0")
    assert board.session.game.moves[-1] == m.PlaceCharacter("magician", "downtown.0")


def test_a_click_on_copy_still_offers_the_cards(driver: Driver) -> None:
    board = sit_down(driver, mimesis())
    driver.click("copy.magician")
    assert board.popup is not None
    assert board.spots.held is None
