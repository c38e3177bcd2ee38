"""Several people at one screen: nothing that is shown to all depends on cards that only one of them may know.

Two tables are played with the same moves. They differ in nothing but the order of their special decks: as long as
nobody asks to see hidden cards, the window must look alike for both, pixel by pixel, and say the same.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pygame
import pytest
from alley import APPRENTICE, MAGICIAN, MODULES, Alley
from driver import Driver
from given import of_kind
from screens import session_at
from table import ASSIGNMENT

from trickerion.app.registry import open_scene
from trickerion.play.session import Session
from trickerion.rules import moves as m
from trickerion.rules.catalog import SPECIALS
from trickerion.rules.dark_alley.location import Keeping, keeping
from trickerion.rules.dark_alley.special_assignments.downtown import LayingOpenCard
from trickerion.rules.game import Game
from trickerion.rules.options import GameOptions, Seat
from trickerion.rules.state import HIDDEN_CARD, IDLE, Character
from trickerion.scenes.board.scene import BoardScene
from trickerion.scenes.curtain import CurtainScene
from trickerion.storage.data_paths import find_data_paths
from trickerion.table.popup import Popup
from trickerion.table.sheets import CardChoice, CoveredCards, HandSheet

pytestmark = pytest.mark.watched


def sit_down(driver: Driver, session: Session) -> BoardScene:
    """The board of a session, once everything rests."""
    session.news.take_events()
    scene = driver.open("board", how="reset", session=session)
    driver.frames(4)
    return of_kind(BoardScene, scene)


def show(driver: Driver, table: Alley) -> BoardScene:
    return sit_down(driver, Session(table.game, None, pace=0.0))


def words(driver: Driver) -> str:
    """Everything that the hotspots and the log of the scene say."""
    tips = [driver.top.spots.get(name).explanation(None) for name in driver.top.spots.names()]
    said = [f"{tip.title} {' '.join(tip.body)} {tip.note}" for tip in tips if tip is not None]
    session = getattr(driver.top, "session", None)
    undo = f"{session.undoing.label} {session.undoing.redo_label}" if session is not None else ""
    board = next(iter(driver.app.stack))
    log = [entry.text for entry in board.log.entries] if isinstance(board, BoardScene) else []
    return "\n".join([*driver.top.spots.names(), *said, undo, *log])


def secrets(session: Session) -> list[str]:
    """The special cards that nobody but one person may know now."""
    state = session.game.state
    hands = [card for player in state.players for card in player.hand if card in SPECIALS]
    frame = state.stack[-1]
    return hands + ([*frame.cards] if isinstance(frame, Keeping) else [])


def named(driver: Driver, scene: BoardScene) -> list[str]:
    """The hidden cards whose names are said somewhere in the window."""
    said = words(driver)
    return [card for card in secrets(session_at(scene)) if SPECIALS[card].name in said]


def twin(*, turned: bool) -> Session:
    """A game of two people in the Dark Alley; ``turned``: its special decks lie upside down."""
    seats = (Seat("Ada", magician="the_mechaniker"), Seat("Bela", magician="the_gentleman"))
    game = Game.new(GameOptions(seats, modules=MODULES, edition="2019"), "twins")
    if turned:
        game.state.special_decks = {deck: cards[::-1] for deck, cards in game.state.special_decks.items()}
    return Session(game, None, pace=0.0)


_WISHES: tuple[Callable[[m.Move], bool], ...] = (
    lambda move: isinstance(move, m.LayCard) and move.card == "dark_alley",
    lambda move: isinstance(move, m.PlaceCharacter) and move.slot.startswith("dark_alley"),
    lambda move: isinstance(move, (m.DrawCard, m.KeepCard, m.FinishAssignment, m.FinishCharacter)),
)


def choice(session: Session) -> int:
    """Where in the list of legal moves the one lies that is made: cards are drawn, and none of them is ever laid."""
    for wish in _WISHES:
        found = next((number for number, move in enumerate(session.legal) if wish(move)), None)
        if found is not None:
            return found
    return len(session.legal) - 1


def pictures_of(driver: Driver, session: Session, *points: str) -> list[tuple[str, bytes]]:
    """What the window says, and what it shows with the pointer resting on one hotspot after the other."""
    sit_down(driver, session)
    seen = []
    for point in points:
        driver.move(point if point in driver.top.spots.names() else (960, 2))
        driver.frames(2, dt=0.3)
        seen.append((words(driver), pygame.image.tobytes(driver.canvas, "RGB")))
    return seen


def test_what_all_can_see_does_not_depend_on_hidden_cards(driver: Driver) -> None:
    one, other = twin(turned=False), twin(turned=True)
    compared: set[str] = set()
    for _ in range(120):
        assert one.decision is not None
        assert other.decision is not None
        kind = f"{one.decision.question} {one.screen.needs_curtain} {len(secrets(one)) > 1}"
        if one.screen.is_watched and secrets(one) and kind not in compared:
            compared.add(kind)
            assert secrets(one) != secrets(other)
            pictures = [pictures_of(driver, session, "hand", "option.0") for session in (one, other)]
            assert pictures[0] == pictures[1], kind
        for session in (one, other):
            session.lift_curtain()
            session.play(session.legal[choice(session)])
    assert {kind.split()[0] for kind in compared} >= {"Keeping", "CharacterActs", "Placing", "Assigning"}


@pytest.mark.parametrize("scene", ["workshop", "theater", "log"])
def test_no_other_scene_shows_hidden_cards_either(driver: Driver, scene: str) -> None:
    looks = []
    for card in ("test_run", "logistics"):
        session = Session(Alley().hand(0, card).assigned(0, magician="downtown").placing(0).game, None, pace=0.0)
        sit_down(driver, session)
        open_scene(driver.app, scene, session=session)
        driver.move((960, 2))
        driver.frames(4)
        looks.append((words(driver), pygame.image.tobytes(driver.canvas, "RGB")))
    assert looks[0] == looks[1]


def holding(driver: Driver, **more: Any) -> BoardScene:
    """Player 0 places a Character and holds two special cards."""
    return show(driver, Alley(**more).hand(0, "test_run", "logistics").assigned(0, magician="downtown").placing(0))


def test_the_hand_lies_face_down_until_its_owner_asks(driver: Driver) -> None:
    scene = holding(driver)
    tip = scene.spots.get("hand").explanation(None)
    assert tip is not None
    assert tip.title == "2 special cards in the hand of Player 0"
    assert not named(driver, scene)
    driver.click("hand")
    assert isinstance(scene.popup, HandSheet)
    assert list(scene.popup.cards) == ["test_run", "logistics"]
    driver.key(pygame.K_RETURN)
    assert scene.popup is None
    assert not named(driver, scene)
    assert not scene.session.game.moves, "Enter closes the hand and does nothing else"


def test_the_hand_is_reached_and_turned_up_with_the_keyboard(driver: Driver) -> None:
    scene = holding(driver)
    scene.spots.focused = "hand"
    driver.key(pygame.K_RETURN)
    assert isinstance(scene.popup, HandSheet)
    driver.key(pygame.K_ESCAPE)
    assert scene.popup is None


def test_a_hand_that_is_looked_at_lies_face_down_after_another_scene(driver: Driver) -> None:
    scene = holding(driver)
    driver.click("hand")
    open_scene(driver.app, "pause", session=scene.session)
    assert scene.popup is None


def test_the_hand_lies_open_when_only_one_person_plays(driver: Driver) -> None:
    scene = holding(driver, persons=1)
    assert SPECIALS["test_run"].name in words(driver)
    assert not scene.session.screen.is_watched


def test_undo_does_not_turn_up_the_hand_of_whoever_moved(driver: Driver) -> None:
    table = Alley().hand(0, "test_run").assigned(0, magician="downtown", apprentice_1="workshop")
    table.assigned(1, magician="downtown", apprentice_1="workshop").placing(0)
    scene = show(driver, table)
    scene.session.play(m.LeaveIdle(MAGICIAN))
    driver.frames(3)
    assert scene.session.viewer == 1
    assert scene.session.undoing.can_undo
    driver.key(pygame.K_z, pygame.KMOD_CTRL, wait=3)
    assert scene.session.viewer == 0
    assert scene.session.screen.is_watched
    assert SPECIALS["test_run"].name not in words(driver)


def drawing(driver: Driver, **more: Any) -> BoardScene:
    """Player 0 has just drawn two cards."""
    scene = show(driver, Alley(edition="2019", **more).acts(0, MAGICIAN, "dark_alley.0"))
    driver.click("deck.downtown", wait=3)
    return scene


def test_drawn_cards_are_covered_until_their_player_asks(driver: Driver) -> None:
    scene = drawing(driver)
    assert isinstance(scene.popup, CoveredCards)
    assert scene.session.screen.is_covered
    assert not named(driver, scene)
    assert scene.session.legal == ()
    assert scene.session.view.moves == ()
    driver.key(pygame.K_h)
    driver.key(pygame.K_1)
    assert scene.session.screen.is_covered
    assert scene.session.hints.ready is None
    driver.key(pygame.K_RETURN, wait=2)
    assert isinstance(scene.popup, CardChoice)
    assert not scene.session.screen.is_covered
    driver.click("card_choice.0", wait=2)
    assert scene.session.screen.is_watched, "the others look again"
    assert not named(driver, scene)


def test_all_cards_drawn_by_a_power_are_covered(driver: Driver) -> None:
    table = Alley(edition="2019").acts(0, MAGICIAN, "dark_alley.0")
    table.state.stack.append(keeping(0, "theater", table.state.special_decks["theater"][:3]))
    popup = show(driver, table).popup
    assert isinstance(popup, CoveredCards)
    assert popup.number == 3
    assert "drawn" in popup.title


def test_drawn_cards_are_shown_at_once_when_only_one_person_plays(driver: Driver) -> None:
    assert isinstance(drawing(driver, persons=1).popup, CardChoice)


def test_a_hand_to_lay_a_card_from_is_covered(driver: Driver) -> None:
    table = Alley().hand(0, "test_run").acts_with(0, MAGICIAN, "hypnotic_motivation", "downtown.0")
    table.state.players[0].characters["apprentice_2"] = Character("apprentice_2", "board", status=IDLE)
    table.state.stack.append(LayingOpenCard(0, "apprentice_2"))
    table.game._settle([])
    scene = show(driver, table)
    assert isinstance(scene.popup, CoveredCards)
    assert SPECIALS["test_run"].name not in words(driver)
    driver.click("option.0", wait=2)
    assert isinstance(scene.popup, Popup)
    assert any(SPECIALS["test_run"].name in option.label for option in scene.popup.options)


def test_the_curtain_falls_before_whoever_decided_last_as_well(driver: Driver) -> None:
    session = Session(Alley().hand(0, "test_run").phase(ASSIGNMENT).game, None, pace=0.0)
    assert session.decision is not None
    assert session.decision.seat == session.viewer == 0
    assert session.screen.needs_curtain
    assert session.legal == ()
    sit_down(driver, session)
    assert isinstance(driver.top, CurtainScene)
    assert SPECIALS["test_run"].name not in words(driver)
    session.lift_curtain()
    assert not session.screen.needs_curtain
    assert "test_run" in session.view.state.players[0].hand


def test_cards_just_laid_are_not_seen_before_the_next_person_comes() -> None:
    session = Session(Alley().phase(ASSIGNMENT).game, None, pace=0.0)
    session.lift_curtain()
    session.play(m.LayCard(MAGICIAN, "downtown"))
    assert not session.screen.is_watched, "alone for as long as the Assignment lasts"
    session.play(m.FinishAssignment())
    assert session.view.state.players[0].characters[MAGICIAN].card == HIDDEN_CARD
    session.undo()
    assert session.screen.needs_curtain
    assert session.view.state.players[0].characters[MAGICIAN].card == HIDDEN_CARD


def test_the_saved_game_opens_behind_the_curtain(tmp_path: Path) -> None:
    places = find_data_paths(tmp_path)
    session = Session.new(GameOptions((Seat("Ada"), Seat("Bela"))), "saved", places)
    while session.decision is not None and session.decision.question != "Assigning":
        session.play(session.legal[0])
    session.lift_curtain()
    session.play(next(move for move in session.legal if isinstance(move, m.LayCard)))
    session.flush()
    session.close()
    again = Session.resume(places)
    again.close()
    assert again.screen.needs_curtain
    assert again.legal == ()


def test_a_hint_goes_with_the_question_that_it_answers(driver: Driver) -> None:
    scene = drawing(driver)
    scene.session.lift_curtain()
    scene.session.hints.ask()
    for _ in range(600):
        driver.frames(1)
        if scene.session.hints.ready is not None:
            break
        session_at(scene).opponents.wait(0.1)
    assert scene.session.hints.ready is not None
    scene.session.play(scene.session.legal[0])
    driver.frames(2)
    assert scene.session.hints.ready is None, "it may name cards that the next person must not see"


def test_cards_that_stay_face_down_are_shown_to_nobody_but_their_owner(driver: Driver) -> None:
    session = Session(Alley().prophecy("hidden_hands").phase(ASSIGNMENT).game, None, pace=0.0)
    for _ in range(2):
        session.lift_curtain()
        session.play(m.LayCard(MAGICIAN, "downtown"))
        session.play(m.LayCard(APPRENTICE, "market_row"))
        session.play(m.FinishAssignment())
    first = session.decision.seat if session.decision is not None else -1
    session.lift_curtain()
    session.play(next(move for move in session.legal if isinstance(move, m.PlaceCharacter)))
    assert not session.screen.is_watched, "alone while a card of this person still lies face down"
    while session.decision is not None and session.decision.seat == first:
        session.play(m.FinishCharacter())
    sit_down(driver, session)
    assert isinstance(driver.top, CurtainScene)
    seen = session.view.state.players[first].characters.values()
    assert HIDDEN_CARD in [character.card for character in seen if character.card]
    board = next(iter(driver.app.stack))
    assert isinstance(board, BoardScene)
    assert board.director is not None
    tips = [spot.explanation(None) for spot in map(board.spots.get, board.spots.names())]
    assert any(tip is not None and "a hidden card" in " ".join(tip.body) for tip in tips)
