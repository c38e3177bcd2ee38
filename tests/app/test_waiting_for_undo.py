"""After a Character that was done by itself, whoever is next waits, so that Undo can be reached; a press goes on."""

from collections.abc import Callable

import pygame
import pytest
from driver import Driver
from solo import HEIR, PLAYER, Solo
from table import MAGICIANS, Table
from thinking import Moody

from trickerion.app.session import UNDO_PAUSE, Session
from trickerion.rules import moves as m
from trickerion.rules.game import Game
from trickerion.rules.options import GameOptions, Seat
from trickerion.scenes.board.scene import BoardScene
from trickerion.scenes.heir.scene import HeirScene
from trickerion.storage.settings import HEIR_PACES, OPPONENT_PACES, Settings

LEAST, MOST = UNDO_PAUSE
PLACED = m.PlaceCharacter("apprentice_1", "friday.backstage.0")
"""There is no Trick to set up: the Character is done at once."""


class Company(Table):
    """Two at the table: a person, and the computer."""

    def __init__(self) -> None:
        seats = Seat("Ada", magician=MAGICIANS[0]), Seat("Two", "random", magician=MAGICIANS[1])
        self.game = Game.new(GameOptions(seats), "company")
        self._clear()


class Clock:
    now = 100.0

    def __call__(self) -> float:
        return self.now


def in_company() -> Game:
    table = Company().assigned(0, apprentice_1="theater", magician="workshop").assigned(1, apprentice_1="workshop")
    return table.placing(0).game


def solo() -> Game:
    table = Solo().heirs_team("apprentice_1")
    table.assigned(PLAYER, apprentice_1="theater", magician="workshop").assigned(HEIR, apprentice_1="workshop")
    return table.initiative(PLAYER, HEIR).placing(PLAYER).game


def play(game: Game, pace: float = 0.0) -> tuple[Session, Clock]:
    clock = Clock()
    session = Session(game, None, pace=pace, clock=clock)
    session._opponents._brains = Moody()
    session.play(PLACED, session.foregone(PLACED))
    assert game.moves == [] and session.game.moves == [PLACED, m.FinishCharacter()]
    return session, clock


def let_answer(session: Session) -> None:
    """The opponent has thought of something; the clock of the pace stands."""
    session.update()
    session.update()


@pytest.mark.parametrize("speed", OPPONENT_PACES)
@pytest.mark.parametrize("game", [in_company, solo])
def test_whoever_is_next_waits_at_every_pace(game: Callable[[], Game], speed: float) -> None:
    session, clock = play(game(), Settings(opponents_pace=speed).opponent_pause)
    clock.now += LEAST * 0.99
    let_answer(session)
    assert session.can_undo and session.waits_for_undo and len(session.game.moves) == 2
    clock.now += max(MOST, 2 * session.pace)
    let_answer(session)
    assert not session.waits_for_undo and len(session.game.moves) > 2
    session.close()


def test_a_press_goes_on() -> None:
    session, _ = play(in_company())
    let_answer(session)
    assert len(session.game.moves) == 2
    session.go_on()
    let_answer(session)
    assert len(session.game.moves) > 2
    session.close()


def test_undo_ends_the_wait_and_redo_begins_it_anew() -> None:
    session, _ = play(in_company())
    session.undo()
    assert not session.waits_for_undo and session.legal and session.game.moves == []
    session.redo()
    assert session.waits_for_undo and session.is_done_by_itself
    session.close()


def test_nobody_waits_at_once_for_who_has_pressed_done() -> None:
    session = Session(in_company(), None, pace=0.0, clock=Clock())
    session.play(PLACED)
    session.play(m.FinishCharacter())
    assert session.is_thinking and not session.waits_for_undo
    session.close()


# ------------------------------------------------------------------ in the window
def at_the_board(driver: Driver, game: Game, heir_pace: str) -> tuple[BoardScene, Clock]:
    driver.app.settings.heir_pace, driver.app.settings.opponents_pace = heir_pace, 0.0
    clock = Clock()
    session = Session(game, None, pace=0.0, clock=clock)
    session._opponents._brains = Moody()
    scene = driver.open("board", how="reset", session=session)
    driver.drag("character.apprentice_1", "slot.friday.backstage.0")
    assert scene.session.game.moves == [PLACED, m.FinishCharacter()]
    return scene, clock


@pytest.mark.parametrize("heir_pace", HEIR_PACES)
def test_the_heir_waits_with_undo_on_the_board(driver: Driver, heir_pace: str) -> None:
    scene, clock = at_the_board(driver, solo(), heir_pace)
    driver.frames(6)
    assert driver.top is scene and scene.spots.get("dock.undo").enabled and len(scene.session.game.moves) == 2
    driver.click("dock.undo")
    assert scene.session.game.moves == [] and scene.session.legal
    driver.drag("character.apprentice_1", "slot.friday.backstage.0")
    clock.now += MOST
    driver.frames(6)
    assert isinstance(driver.top, HeirScene) or len(scene.session.game.moves) > 2


@pytest.mark.parametrize("press", ["key", "click", "nothing", "modifier", "wheel", "move"])
def test_any_press_of_the_player_ends_the_wait_and_nothing_else_does(driver: Driver, press: str) -> None:
    scene, _ = at_the_board(driver, in_company(), "at_once")
    somewhere = (960, 30)
    if press == "key":
        driver.key(pygame.K_SPACE)
    elif press == "modifier":
        driver.key(pygame.K_LCTRL)
    elif press == "click":
        driver.click(somewhere)
    elif press == "wheel":
        driver.wheel(somewhere, 1)
    elif press == "move":
        driver.move(somewhere)
    driver.frames(6)
    assert (len(scene.session.game.moves) > 2) == (press in ("key", "click"))


def test_undo_by_key_and_by_click_is_reached_at_once(driver: Driver) -> None:
    scene, _ = at_the_board(driver, in_company(), "at_once")
    driver.frames(6)
    driver.key(pygame.K_LCTRL, pygame.KMOD_LCTRL)
    driver.key(pygame.K_z, pygame.KMOD_LCTRL)
    assert scene.session.game.moves == []
    driver.drag("character.apprentice_1", "slot.friday.backstage.0")
    driver.click("dock.undo")
    assert scene.session.game.moves == []
