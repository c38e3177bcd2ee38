"""No name of a card is cut short: every Trick, Magician, special card and prophecy, wherever it is shown."""

from collections.abc import Iterator

import pytest
from alley import MAGICIAN, Alley
from driver import Driver
from rows import one_in
from screens import stay_as_it_is
from table import ASSIGNMENT, END_TURN

from trickerion.play.session import Session
from trickerion.rules import moves as m
from trickerion.rules.catalog import CATEGORIES, COMPONENTS, MAGICIANS, PROPHECIES, SPECIALS, SUITS, TRICKS, printed_for
from trickerion.rules.game import Game
from trickerion.rules.options import GameOptions, Seat
from trickerion.ui.text import cut_short
from trickerion.words.screens.setup import COMPUTERS

pytestmark = pytest.mark.watched

OFFERED = [card.id for card in printed_for(SPECIALS, ())]
SPECIALISTS = ("assistant", "engineer", "manager")
ROUNDS = 12
"""Tables on which every Trick lies once on each board."""


def nth_share(of: list[str], number: int) -> list[str]:
    """Four of a list, others for each number, round the end."""
    return [of[(4 * number + n) % len(of)] for n in range(4)]


def crowded(number: int) -> Alley:
    """A table where everything is out that has a name; other things for each number."""
    table = Alley(4, tuple(MAGICIANS)[number % 2 :: 2])
    for seat in (0, 1):
        for place, trick in enumerate(nth_share(list(TRICKS), number + seat)):
            table.trick(seat, trick, SUITS[place], place)
        table.team(seat, *SPECIALISTS)
    parts = nth_share(list(COMPONENTS), 2 * number) + nth_share(list(COMPONENTS), 2 * number + 1)
    table.components(0, **dict.fromkeys(parts[:6], 1))
    for slot in (0, 1):
        table.manager_pile(0, slot, parts[6 + slot], 1)
    prophecies = nth_share([token.id for token in printed_for(PROPHECIES, ())], number)
    table.prophecy(prophecies[0]).ring(*prophecies[1:])
    return table.row("riverside_01", "riverside_10", "riverside_11")


def session_of(table: Alley) -> Session:
    session = Session(table.game, None, pace=1e9)
    session.lift_curtain()
    stay_as_it_is(session)
    return session


def look(driver: Driver, scene: str, session: Session, **more: object) -> None:
    """Draw a scene."""
    driver.open(scene, how="reset", session=session, **more)


@pytest.fixture(autouse=True)
def nothing_is_cut() -> Iterator[None]:
    """No text at all is cut here."""
    cut_short.clear()  # what other tests drew before is theirs
    yield
    assert not cut_short


@pytest.mark.parametrize("number", one_in(4, range(ROUNDS)))
def test_on_the_board_and_in_its_large_views(driver: Driver, number: int) -> None:
    table = crowded(number)
    for character, card in zip((MAGICIAN, *SPECIALISTS), nth_share(OFFERED, number), strict=True):
        table.special(0, character, card)
    session = session_of(table.placing(0))
    look(driver, "board", session)
    look(driver, "theater", session)
    look(driver, "workshop", session, seat=0)
    look(driver, "workshop", session, seat=1)


@pytest.mark.parametrize("number", one_in(4, range(len(TRICKS) // 4)))
def test_of_the_tricks_on_a_card_that_is_pointed_at(driver: Driver, number: int) -> None:
    table, card = Alley(4).row("magnus_pantheon_01"), "magnus_pantheon_01"
    for slot, trick in enumerate(nth_share(list(TRICKS), number)):
        table.marker(card, slot, slot, trick, "up", SUITS[slot])
    look(driver, "theater", session_of(table.placing(0)))
    driver.move("performance_1")
    driver.frames(2)
    assert driver.top.table.pointed == card  # type: ignore[attr-defined]


@pytest.mark.parametrize("number", one_in(4, range(ROUNDS)))
def test_in_the_assignment(driver: Driver, number: int) -> None:
    table = crowded(number).hand(0, *nth_share(OFFERED, number))
    look(driver, "assignment", session_of(table.phase(ASSIGNMENT)))


@pytest.mark.parametrize("category", CATEGORIES)
def test_in_the_residence(driver: Driver, category: str) -> None:
    session = session_of(Alley(2).row("riverside_01").acts(0, MAGICIAN, "downtown.0"))
    look(driver, "residence", session, category=category)


@pytest.mark.parametrize("magician", one_in(3, [card.id for card in printed_for(MAGICIANS, ())]))
def test_in_another_players_panel_beside_the_players_name(driver: Driver, magician: str) -> None:
    for name in COMPUTERS:
        seats = (Seat("Ada"), Seat(name, magician=magician))
        look(driver, "board", Session(Game.new(GameOptions(seats), "panel"), None, pace=1e9))


def drafting(question: str, magician: str, modules: tuple[str, ...] = ()) -> Game:
    """A full set-up in which the first seat must answer the question, as that Magician and with an Engineer."""
    seats = tuple(Seat(name) for name in ("Ada", "Bela"))
    game = Game.new(GameOptions(seats, setup="full", modules=modules), "draft")
    wanted = (m.ChooseMagician(magician), m.ChooseSpecialist("engineer"))
    while (decision := game.decision) is not None and (decision.seat, decision.question) != (0, question):
        legal = game.legal_moves()
        game.apply(next((move for move in wanted if move in legal and decision.seat == 0), legal[-1]))
    assert game.decision is not None
    return game


@pytest.mark.parametrize(
    "modules", [(), ("dark_alley",), ("dark_alley", "academy")], ids=["base", "dark_alley", "academy"]
)
@pytest.mark.parametrize("question", one_in(3, ["ChoosingMagician", "StartingTrick", "EngineersTrick"]))
def test_in_the_draft(driver: Driver, question: str, modules: tuple[str, ...]) -> None:
    offered = [card.id for card in printed_for(MAGICIANS, modules)]
    for magician in offered if question == "StartingTrick" else ("electra",):
        session = Session(drafting(question, magician, modules), None, pace=1e9)
        session.lift_curtain()
        look(driver, "draft", session)


def test_in_the_set_up(driver: Driver) -> None:
    driver.open("setup", how="reset")
    for module in ("dark_alley", "prophecies", "academy"):
        driver.click(f"setup.module.{module}", wait=2)


HIGHEST = [trick.id for trick in TRICKS.values() if trick.level == 3]


@pytest.mark.parametrize("number", range(len(HIGHEST) // 4))
def test_in_the_final_scoring(driver: Driver, number: int) -> None:
    table = Alley(4)
    for seat in range(4):
        for place, trick in enumerate(nth_share(HIGHEST, number + seat)[:2] if seat < 2 else ()):
            table.trick(seat, trick, SUITS[place], place)
    session = session_of(table.phase(END_TURN, turn=7))
    assert session.is_over
    look(driver, "scoring", session)
    driver.top.timeline.skip()
    driver.frames(3)
