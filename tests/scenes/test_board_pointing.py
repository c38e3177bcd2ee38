"""What the pointer is on: the page of the Workbook for it, and the panel of the opponent that lights up."""

import pytest
from driver import Driver
from given import of_kind
from solo import Solo
from table import Table

from trickerion.play.session import Session
from trickerion.rules.catalog import SLOTS
from trickerion.scenes.board.scene import BoardScene
from trickerion.table.opponents import OpponentPanels


@pytest.fixture
def board(driver: Driver) -> BoardScene:
    session = Session(Table(3).trick(0, "linking_rings").acts(0, "magician", "downtown.0").game, None, pace=0.0)
    return of_kind(BoardScene, driver.open("board", how="reset", session=session))


@pytest.mark.parametrize(
    ("thing", "page"),
    [
        ("die.bank_a", "downtown"),
        ("action.take_coins", "downtown"),
        ("deck.escape", "downtown"),
        ("order.0", "market_row"),
        ("slot.friday.perform", "theater"),
        ("day.friday", "theater"),
        ("trick.0", "workshop"),
        ("trick.3", "workshop"),
        ("magician", "magicians"),
        ("initiative.0", "turn"),
        ("fame.0", "goal"),
        ("fame.2", "goal"),
        ("own_fame", "goal"),
        ("opponent.1", "the_table"),
        ("character.apprentice_1", "characters"),
        ("phase.end_turn", "turn"),
    ],
)
def test_the_workbook_opens_where_the_thing_under_the_pointer_is_explained(
    driver: Driver, board: BoardScene, thing: str, page: str
) -> None:
    driver.move(thing)
    assert board.help_place()[0] == page


def test_on_the_heirs_things_the_workbook_opens_its_chapter(driver: Driver) -> None:
    session = Session(Solo().plan("quiet_week").assigned(0, magician="theater").placing(0).game, None, pace=1e9)
    scene = driver.open("board", how="reset", session=session)
    for thing, anchor in (("opponent.1", ""), ("heir.plan", "head:The Heir’s plan")):
        driver.move(thing)
        assert scene.help_place() == ("solo", anchor)
    driver.move("configuration.downtown")
    assert scene.help_place() == ("solo", "head:Configuration dice")


def test_the_panel_of_an_opponent_is_lit_wherever_it_is_pointed_at(driver: Driver, board: BoardScene) -> None:
    panel = next(panel for panel in board.layers.panels if isinstance(panel, OpponentPanels))
    driver.move("opponent.2")
    assert panel.look(board.spots) == 2
    driver.move("slot.downtown.1")
    assert panel.look(board.spots) == -1


def test_every_slot_says_which_it_is(board: BoardScene) -> None:
    for slot in board.character_slots.slots:
        assert board.spots.meaning(f"slot.{slot}") is SLOTS[slot]
