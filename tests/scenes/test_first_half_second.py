"""No screen of the program takes a click in its first half second: not one that comes, not one that is there again."""

from typing import Any

import pygame
import pytest
from driver import Driver
from rows import one_in
from screens import GAME_SCREENS, MENUS, TYPING, Open, solo_session

from trickerion.app.deafness import DEAF_SECONDS
from trickerion.play.session import Session
from trickerion.storage.settings import settings_text

SCREENS = {**MENUS, **TYPING, **{name: how for name, how in GAME_SCREENS.items() if name != "board"}}
FRAME = 1 / 60


@pytest.fixture
def session(driver: Driver) -> Session:
    """A solo game on the table, which has been there for a while."""
    driver.app.settings.heir_pace = "at_once"
    session = solo_session()
    driver.open("board", how="reset", session=session)
    driver.frames(60)
    return session


def state_of(driver: Driver, session: Session) -> tuple[Any, ...]:
    """All that a press might change."""
    app = driver.app
    hands = [(scene.spots.held, scene.spots.focused, scene.widgets.typing) for scene in app.stack]
    return [*app.stack], hands, session.made, session.changes, settings_text(app.settings)


def click_everything(driver: Driver) -> None:
    """Press what can be clicked, all of it within the first half second."""
    places = [driver.center(name) for name in driver.top.spots.names() if driver.top.spots.get(name).reacts]
    frames = int(DEAF_SECONDS / FRAME) - 1
    for number in range(frames):
        events = []
        for place in places[number::frames]:
            at = driver.app.window.letterbox.to_window(place)
            for kind, button in ((pygame.MOUSEBUTTONDOWN, 1), (pygame.MOUSEBUTTONUP, 1), (pygame.MOUSEBUTTONDOWN, 3)):
                events.append(pygame.event.Event(kind, pos=at, button=button))
        driver.app.live(events, FRAME)


@pytest.mark.parametrize("name", one_in(3, sorted(SCREENS)))
def test_a_screen_that_comes_takes_no_click_and_neither_does_the_one_below_when_it_goes(
    driver: Driver, session: Session, name: str
) -> None:
    opens: Open = SCREENS[name]
    opened = opens(driver, session)
    assert driver.top is opened
    before = state_of(driver, session)
    click_everything(driver)
    assert state_of(driver, session) == before
    driver.frames(60)
    driver.app.stack.pop(opened)
    before = state_of(driver, session)
    click_everything(driver)
    assert state_of(driver, session) == before


def test_afterwards_it_is_pressed_as_ever(driver: Driver, session: Session) -> None:
    opened = SCREENS["pause"](driver, session)
    driver.app.live([], FRAME)
    for _ in range(int(DEAF_SECONDS / FRAME) + 2):
        driver.app.live([], FRAME)
    first = next(name for name in opened.spots.names() if opened.spots.get(name).default)
    at = driver.app.window.letterbox.to_window(driver.center(first))
    kinds = (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)
    driver.app.live([pygame.event.Event(kind, pos=at, button=1) for kind in kinds], FRAME)
    assert driver.top is not opened
