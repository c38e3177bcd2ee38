"""A pad that SDL pretends is there plays the game: from the title to a Character at work, and to the scoring."""

from collections.abc import Iterator

import pygame
import pytest
from clicker import Clicker
from driver import Driver
from virtual_pad import PadHand, VirtualPad, plugged_in

from trickerion.play.session import Session
from trickerion.rules import moves as m
from trickerion.scenes.board.scene import BoardScene
from trickerion.table.director import director_of
from trickerion.ui.caps import shows_pad


@pytest.fixture
def pad(driver: Driver) -> Iterator[VirtualPad]:
    with plugged_in(driver.app) as plugged:
        yield plugged


@pytest.fixture
def hand(driver: Driver, pad: VirtualPad) -> PadHand:
    """A hand with that pad, at the title; opponents move at once, and nothing is asked twice."""
    driver.app.settings.opponents_pace = 0.0
    driver.app.settings.confirm = False
    driver.open("title", how="reset")
    return PadHand(driver, pad)


def test_sdl_s_own_mapping_leads_from_every_button_to_its_deed(driver: Driver, pad: VirtualPad) -> None:
    driver.open("settings")
    hand = PadHand(driver, pad)
    driver.frames(40)
    assert driver.app.hands.pads.is_there
    hand.tap("dpdown")
    first = driver.top.spots.focused
    assert first is not None
    assert shows_pad()
    pad.push("lefty", 30_000)
    hand.frames(1)
    assert driver.top.spots.focused != first
    pad.push("lefty", 0)
    hand.frames(1)
    hand.tap("b")
    assert driver.app.stack.top is None
    pad.pull_out()
    hand.frames(2)
    assert not driver.app.hands.pads.is_there


def sit_down(hand: PadHand) -> Clicker:
    """From the title through the Set-up to the table, by the pad alone."""
    hand.click(next(name for name in hand.top.spots.names() if "new" in name))
    hand.frames(2)
    hand.click(next(name for name in hand.top.spots.names() if name.startswith("setup.poster.")))
    hand.tap("start")
    hand.frames(6)
    assert director_of(hand.app) is not None
    return Clicker(hand, 1)


@pytest.mark.own_process
def test_from_the_title_to_a_character_at_work(hand: PadHand) -> None:
    clicker = sit_down(hand)
    for _ in range(400):
        if any(isinstance(move, m.PlaceCharacter) for move in mine(clicker.session)):
            break
        clicker.step()
    assert isinstance(hand.top, BoardScene)
    assert any(isinstance(move, m.PlaceCharacter) for move in mine(clicker.session))


def mine(session: Session) -> list[m.Move]:
    """Moves of the first seat."""
    return [move for move in session.game.moves if getattr(move, "seat", 0) == 0]


@pytest.mark.slow
@pytest.mark.own_process
def test_a_whole_game_from_the_title_to_the_scoring(hand: PadHand) -> None:
    clicker = sit_down(hand)
    clicker.play()
    assert clicker.session.is_over
    assert hand.app.failures == 0
    assert pygame.event.get(pygame.MOUSEBUTTONDOWN) == []
