"""Whole games in the window, by posted mouse events alone: from the title to the final score, saved and taken up."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from alley import MAGICIAN, Alley
from clicker import Clicker
from driver import Driver, Point, monkey, open_driver
from table import ASSIGNMENT, END_TURN

from trickerion.app.registry import open_scene
from trickerion.app.session import Session
from trickerion.rules import moves as m
from trickerion.rules.catalog import CATEGORIES, COMPONENTS, MAGICIANS, PROPHECIES, SPECIALS, SUITS, TRICKS, printed_for
from trickerion.rules.game import Game
from trickerion.rules.options import GameOptions, Seat
from trickerion.scenes.board.scene import BoardScene
from trickerion.table.director import director_of
from trickerion.ui.text import cut_short
from trickerion.words.screens.setup import COMPUTERS

SIZES = [(1920, 1080), (1280, 720)]


@pytest.fixture(params=SIZES, ids=["1080p", "720p"])
def window(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Driver]:
    """A program at each size, opponents at once."""
    made = open_driver(tmp_path, request.param)
    made.app.settings.opponents_pace = 0.0
    yield made
    made.app.close()


def sit_down(
    driver: Driver, players: tuple[str, ...], seed: str, setup: str = "beginner", modules: tuple[str, ...] = ()
) -> Session:
    """A new game on the table, saved as it goes on."""
    seats = tuple(Seat(f"Player {number}", player) for number, player in enumerate(players))
    session = Session.new(GameOptions(seats, setup=setup, modules=modules), seed, driver.app.places, pace=0.0)
    driver.open("board", how="reset", session=session)
    return session


def play_to_the_end(driver: Driver, seed: int) -> Clicker:
    """Let the clicker play; no scene may have failed on the way."""
    driver.app.settings.confirm = False
    clicker = Clicker(driver, seed)
    clicker.play()
    assert clicker.session.is_over and clicker.session.result()
    return clicker


@pytest.mark.parametrize(
    "window", [pytest.param(SIZES[0], marks=pytest.mark.slow), SIZES[1]], ids=["1080p", "720p"], indirect=True
)
def test_two_people_play_a_whole_game_with_the_mouse(window: Driver) -> None:
    sit_down(window, ("person", "person"), "two people", setup="full")
    clicker = play_to_the_end(window, 2)
    assert {"DraftScene", "AssignmentScene", "CurtainScene", "BoardScene", "TheaterScene"} <= clicker.scenes


def test_a_person_and_three_opponents_play_a_whole_game(driver: Driver) -> None:
    driver.app.settings.opponents_pace = 0.0
    sit_down(driver, ("person", "random", "random", "random"), "four players")
    play_to_the_end(driver, 4)


@pytest.mark.slow
def test_people_play_a_whole_game_with_the_academy_with_the_mouse(window: Driver) -> None:
    sit_down(window, ("person", "person"), "at the academy", setup="full", modules=("dark_alley", "academy"))
    clicker = play_to_the_end(window, 3)
    assert {"AcademyScene", "AssignmentScene", "BoardScene", "TheaterScene"} <= clicker.scenes
    assert window.app.failures == 0


@pytest.mark.slow
@pytest.mark.parametrize("modules", [("duel",), ("dark_alley", "prophecies", "duel")], ids=["base", "dark_alley"])
def test_a_whole_duel_is_played_with_the_mouse(driver: Driver, modules: tuple[str, ...]) -> None:
    driver.app.settings.opponents_pace = 0.0
    sit_down(driver, ("person", "random"), "a duel", modules=modules)
    play_to_the_end(driver, 3)


def test_from_the_title_through_the_set_up_to_the_table(window: Driver) -> None:
    window.open("title", how="reset")
    window.click(next(name for name in window.top.spots.names() if "new" in name))
    window.frames(2)
    posters = [name for name in window.top.spots.names() if name.startswith("setup.poster.")]
    window.click(posters[0])
    window.click("setup.raise")
    window.frames(6)
    assert director_of(window.app) is not None and isinstance(next(iter(window.app.stack)), BoardScene)


def _to_a_character_at_work(driver: Driver) -> tuple[Clicker, BoardScene]:
    clicker = Clicker(driver, 1)
    for _ in range(3000):
        decision, top = clicker.session.decision, driver.top
        if isinstance(top, BoardScene) and decision is not None and decision.question == "Placing":
            moves = [move for move in clicker.session.legal if isinstance(move, m.PlaceCharacter)]
            move = next((move for move in moves if move.slot.startswith("downtown")), None)
            if move is not None:
                driver.drag(f"character.{move.character}", f"slot.{move.slot}")
                return clicker, top
        clicker.step()
    raise AssertionError(clicker.stuck())


@pytest.mark.parametrize(
    "window", [SIZES[0], pytest.param(SIZES[1], marks=pytest.mark.slow)], ids=["1080p", "720p"], indirect=True
)
def test_a_character_acts_is_undone_saved_taken_up_and_the_game_finished(window: Driver) -> None:
    session = sit_down(window, ("person", "person"), "an evening")
    window.app.settings.confirm = False
    clicker, board = _to_a_character_at_work(window)
    placed = len(session.game.moves)
    assert isinstance(session.game.moves[-1], m.PlaceCharacter)
    window.click("action.take_coins" if board.spots.get("action.take_coins").on_click else "action.set_die")
    while board.popup is not None:
        window.click("option.0")
    assert len(session.game.moves) > placed
    while len(session.game.moves) > placed:
        window.click("dock.undo")
    digest = session.game.digest()
    session.save("in the middle")
    open_scene(window.app, "title", how="reset")  # the table is cleared away
    window.open("continue")
    window.frames(8)
    clicker = Clicker(window, 5)
    assert clicker.session is not session and clicker.session.game.digest() == digest
    clicker.play()
    assert clicker.session.is_over


@pytest.mark.parametrize("seed", range(2))
def test_a_monkey_at_the_table_breaks_nothing(driver: Driver, seed: int) -> None:
    _wild(driver, 100, seed)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(10))
@pytest.mark.parametrize("size", SIZES)
def test_a_monkey_for_a_long_time(tmp_path: Path, size: Point, seed: int) -> None:
    driver = open_driver(tmp_path, size)
    _wild(driver, 4000, 100 + seed)
    driver.app.close()


def _wild(driver: Driver, steps: int, seed: int) -> None:
    """Random hands in whatever scene comes up; a part of the program that fails is closed and told of: that fails."""
    driver.app.settings.opponents_pace = 0.0
    failed: list[Exception] = []
    recover = driver.app._recover
    driver.app._recover = lambda scene, error: (failed.append(error), recover(scene, error))  # type: ignore
    sit_down(driver, ("person", "person", "random"), f"monkey {seed}", setup="full")
    for part in range(steps // 50):
        monkey(driver, 50, 1000 * seed + part)
        if director_of(driver.app) is None:
            sit_down(driver, ("person", "random"), f"monkey {seed} {part}")
    assert not failed


# ---- No name of a card is cut short: every Trick, Magician, special card and prophecy, wherever it is shown.
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
    now = session.view  # a made-up table cannot be played again from its seed
    session.view_at = lambda _index: now  # type: ignore[method-assign]
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


@pytest.mark.parametrize("number", range(ROUNDS))
def test_on_the_board_and_in_its_large_views(driver: Driver, number: int) -> None:
    table = crowded(number)
    for character, card in zip((MAGICIAN, *SPECIALISTS), nth_share(OFFERED, number), strict=True):
        table.special(0, character, card)
    session = session_of(table.placing(0))
    look(driver, "board", session)
    look(driver, "theater", session)
    look(driver, "workshop", session, seat=0)
    look(driver, "workshop", session, seat=1)


@pytest.mark.parametrize("number", range(len(TRICKS) // 4))
def test_of_the_tricks_on_a_card_that_is_pointed_at(driver: Driver, number: int) -> None:
    table, card = Alley(4).row("magnus_pantheon_01"), "magnus_pantheon_01"
    for slot, trick in enumerate(nth_share(list(TRICKS), number)):
        table.marker(card, slot, slot, trick, "up", SUITS[slot])
    look(driver, "theater", session_of(table.placing(0)))
    driver.move("performance_1")
    driver.frames(2)
    assert driver.top.table.pointed == card  # type: ignore[attr-defined]


@pytest.mark.parametrize("number", range(ROUNDS))
def test_in_the_assignment(driver: Driver, number: int) -> None:
    look(driver, "assignment", session_of(crowded(number).hand(0, *nth_share(OFFERED, number)).phase(ASSIGNMENT)))


@pytest.mark.parametrize("category", CATEGORIES)
def test_in_the_residence(driver: Driver, category: str) -> None:
    session = session_of(Alley(2).row("riverside_01").acts(0, MAGICIAN, "downtown.0"))
    look(driver, "residence", session, category=category)


@pytest.mark.parametrize("magician", [card.id for card in printed_for(MAGICIANS, ())])
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
@pytest.mark.parametrize("question", ["ChoosingMagician", "StartingTrick", "EngineersTrick"])
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
