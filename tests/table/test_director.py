"""The director raises what a decision needs; over what a person has opened it raises nothing until that is closed."""

import random
from collections.abc import Callable
from functools import partial
from typing import Any

import pygame
import pytest
from driver import Driver
from played_games import game_until
from solo import solo_options

from trickerion.app.registry import open_scene
from trickerion.bots.bot import Bot
from trickerion.bots.registry import make_bot
from trickerion.play.session import Session
from trickerion.rules.events import Event, PerformanceDeclined, PerformanceEnded
from trickerion.rules.game import Game
from trickerion.rules.moves import SetUpTrick
from trickerion.rules.options import GameOptions, Seat
from trickerion.rules.state import WAITING
from trickerion.scenes.board.scene import BoardScene

PERSON_AND_COMPUTER = GameOptions((Seat("Ada"), Seat("Bo", "assistant")), setup="beginner")
TWO_PEOPLE = GameOptions((Seat("Ada"), Seat("Bo")), setup="beginner")


def play_until(session: Session, there: Callable[[Session, list[Event]], bool], bot: Bot | None = None) -> None:
    """Play at random, or as a bot does, for all seats, whatever lies over the board."""
    dice, told = random.Random(3), list[Event]()
    while not there(session, told):
        session.lift_curtain()
        chosen = bot.choose(session.game.view_for(session.viewer)).move if bot else dice.choice(session.legal)
        told = session.play(chosen)


def asks(question: str) -> Callable[[Session, list[Event]], bool]:
    return lambda session, _: session.decision is not None and session.decision.question == question


def rivals_show_follows(game: Game) -> bool:
    """True if the person's last Character may set up a Trick, and only a rival's Magician waits for a show."""
    disks = [[disk for disk in player.characters.values() if disk.card] for player in game.state.players]
    waiting = [disk for of_seat in disks for disk in of_seat if disk.status == WAITING]
    stages = [disk.slot for disk in disks[1] if disk.kind == "magician" and disk.slot.endswith(".perform")]
    is_own = game.decision is not None and game.decision.seat == 0
    sets_up = any(isinstance(move, SetUpTrick) for move in game.legal_moves())
    return is_own and sets_up and not waiting and bool(stages)


def a_show_has_ended(_session: Session, told: list[Event]) -> bool:
    return any(isinstance(event, (PerformanceEnded, PerformanceDeclined)) for event in told)


@pytest.fixture
def session(driver: Driver) -> Session:
    """A game with a Character to place, on its board."""
    session = Session(Game.new(TWO_PEOPLE, "raised"), None, pace=0.0)
    play_until(session, asks("Placing"))
    session.news.take_events()
    assert isinstance(open_scene(driver.app, "board", how="reset", session=session), BoardScene)
    driver.frames(3)
    return session


@pytest.mark.parametrize("opened", ["how_to_play", "log"])
def test_a_decision_waits_until_what_a_person_reads_is_closed(driver: Driver, session: Session, opened: str) -> None:
    more: dict[str, Any] = {"session": session} if opened == "log" else {}
    reading = open_scene(driver.app, opened, **more)
    play_until(session, asks("Assigning"))
    driver.frames(5)
    assert driver.top is reading
    driver.key(pygame.K_ESCAPE, wait=5)
    assert not isinstance(driver.top, BoardScene)
    assert driver.top is not reading


def test_a_show_waits_until_what_a_person_reads_is_closed(driver: Driver, session: Session) -> None:
    reading = open_scene(driver.app, "how_to_play")
    play_until(session, a_show_has_ended)
    driver.frames(5)
    assert driver.top is reading
    driver.key(pygame.K_ESCAPE, wait=5)
    assert type(driver.top).__name__ == "PerformanceScene"


def test_a_scene_that_was_raised_for_a_decision_does_not_stay_below_the_show_that_follows(
    driver: Driver, session: Session
) -> None:
    """Else it would be left over after the show, as if a person had opened it, and the game would wait for that."""
    bot = make_bot("assistant", 0)
    play_until(session, asks("SettingUp"), bot)
    session.news.take_events()
    driver.frames(5)
    assert type(driver.top).__name__ == "TheaterScene"
    play_until(session, a_show_has_ended, bot)
    driver.frames(5)
    assert type(driver.top).__name__ == "PerformanceScene"
    assert "TheaterScene" not in [type(scene).__name__ for scene in driver.app.stack]


def test_a_show_is_seen_after_work_in_the_theater_that_was_opened_by_hand(driver: Driver) -> None:
    """Else the Theater shows the next turn already, and the show only when a person presses Back."""
    game = game_until(PERSON_AND_COMPUTER, "beside a show", [("assistant", 1)] * 2, rivals_show_follows)
    session = Session(game, None, pace=0.0)
    open_scene(driver.app, "board", how="reset", session=session)
    theater = open_scene(driver.app, "theater", session=session)
    driver.frames(3)
    bot = make_bot("assistant", 0)
    while session.legal:
        session.play(bot.choose(session.game.view_for(session.viewer)).move)
    driver.frames(60)
    assert type(driver.top).__name__ == "PerformanceScene"
    assert theater not in driver.app.stack


def test_of_all_that_the_heir_does_at_once_its_shows_are_seen(driver: Driver) -> None:
    driver.app.settings.heir_pace = "at_once"
    game, paces = Game.new(solo_options(setup="beginner"), "raised"), list[float]()
    for game.state.phase in ("place_characters", "performance"):
        session = Session(game, None, clock=partial(float, -1))
        open_scene(driver.app, "board", how="reset", session=session)
        driver.frames(1)
        paces.append(session.pace.seconds)
    assert paces == [0.0, driver.app.settings.opponent_pause]
