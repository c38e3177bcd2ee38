"""Which Performance card leaves at the end of the turn: board, tooltips, Theater and Heir’s board say what the rules
will do, in a middle turn and in the last one."""

import re
from collections.abc import Callable

import pytest
from alley import Alley
from driver import Driver
from given import there
from screens import stay_as_it_is
from solo import Solo
from table import END_TURN, Table, of

from trickerion.bots.theater import stays
from trickerion.play.session import Session
from trickerion.rules.decks import draw_special
from trickerion.rules.events import PerformanceCardLeft
from trickerion.rules.phases.end_turn import leaving_card
from trickerion.scenes.board.scene import BoardScene
from trickerion.scenes.heir.scene import HeirScene
from trickerion.scenes.theater.scene import TheaterScene
from trickerion.scenes.workbook.book import pages
from trickerion.screens.board.stage import card_note
from trickerion.screens.setup.plan import READY
from trickerion.screens.theater_cards import row_note

ROW = ("riverside_01", "riverside_02", "riverside_03")
SOLO_ROW = ("solo_riverside_01", "solo_riverside_02", "solo_riverside_03")
MODULES: dict[str, Callable[[], Table]] = {
    "base": lambda: Table(2).row(*ROW),
    "Dark Alley": lambda: Alley(2).row(*ROW),
    "solo": lambda: Solo().row(*SOLO_ROW),
}
MOMENTS = [
    ("base", 3, True),
    ("base", 5, True),
    ("Dark Alley", 5, True),
    ("Dark Alley", 7, True),
    ("solo", 5, True),
    ("solo", 7, False),
]
"""Module, turn, and whether the last card of the full row leaves. Only the Heir's final scoring needs the last row."""

SAYS_LEAVES = re.compile("leaves this turn|leaves at the end of this turn", re.IGNORECASE)


def placing(module: str, turn: int) -> Table:
    return MODULES[module]().assigned(0, magician="theater").placing(0, turn)


@pytest.mark.parametrize(("module", "turn", "leaves"), MOMENTS)
def test_every_place_says_which_card_leaves_and_the_rules_do_it(
    driver: Driver, module: str, turn: int, leaves: bool
) -> None:
    table = placing(module, turn)
    row = [card.id for card in table.state.row]
    leaving = row[-1:] if leaves else []
    scenes = board_and_theater(driver, table) + (heirs_board(driver) if module == "solo" else [])
    for place, said in scenes:
        assert [card for card in row if SAYS_LEAVES.search(said[card])] == leaving, place
    left_to_play = table.state.options.turns - turn
    staying = [card for number, card in enumerate(row) if stays(table.state, number, left_to_play)]
    assert staying == ([card for card in row if card not in leaving] if left_to_play else []), "what bots reckon with"
    assert [event.card for event in of(PerformanceCardLeft, table.phase(END_TURN, turn).events)] == leaving


def board_and_theater(driver: Driver, table: Table) -> list[tuple[str, dict[str, str]]]:
    """What is said of each card of the row: the notes below the cards, and the tooltips."""
    session = Session(table.game, None, pace=0.0)
    session.lift_curtain()
    stay_as_it_is(session)
    board = driver.open("board", how="reset", session=session)
    theater = driver.open("theater", session=session)
    assert isinstance(board, BoardScene)
    assert isinstance(theater, TheaterScene)
    row = table.state.row
    return [
        ("board", {card.id: card_note(board.table, card) for card in row}),
        ("tooltips of the board", {card.id: tip_of(board, f"card.{card.id}") for card in row}),
        ("Theater", {card.id: row_note(theater.table.on_board, card) for card in row}),
        ("tooltips of the Theater", {card.id: tip_of(theater, f"performance_{n}") for n, card in enumerate(row, 1)}),
    ]


def heirs_board(driver: Driver) -> list[tuple[str, dict[str, str]]]:
    """The same of the Heir's board."""
    below = driver.on(TheaterScene)
    scene = driver.open("heir", session=below.session)
    assert isinstance(scene, HeirScene)
    return [("the Heir's board", {card.id: tip_of(scene, f"card.{card.id}") for card in scene.state.row})]


def tip_of(scene: BoardScene | TheaterScene | HeirScene, name: str) -> str:
    tip = there(scene.spots.get(name).explanation(None))
    return " ".join((tip.title, *tip.body, tip.note))


@pytest.mark.parametrize("module", MODULES)
def test_no_card_leaves_a_row_that_is_not_full(module: str) -> None:
    table = placing(module, 2)
    table.state.row.pop()
    assert leaving_card(table.state) == ""
    assert not of(PerformanceCardLeft, table.phase(END_TURN, 2).events)


def test_once_the_cards_have_moved_none_is_said_to_leave() -> None:
    """The Priestess may keep a used special card after that: the card that is last now stays for another turn."""
    table = Alley(2, ("priestess_of_mysticism", "the_mechaniker"), rulings={"academy_abilities": True}).row(*ROW)
    table.purse(0, shards=1)
    table.state.used_specials.append((0, draw_special(table.state, "workshop")))
    table.phase(END_TURN, 4)
    assert table.question == "SavingCard"
    assert len(table.state.row) == len(ROW)
    assert leaving_card(table.state) == ""


def test_the_workbook_says_what_happens_in_the_last_turn() -> None:
    book = {page.id: str(page.blocks) for page in pages(READY)}
    assert "the last card leaves, in the last turn too" in book["end_turn"]
    assert [page for page, said in book.items() if "In the last turn no card leaves" in said] == ["solo_shows"]
