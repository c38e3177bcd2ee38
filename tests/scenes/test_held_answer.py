"""With the setting for that, an answer which loses something is held for a second: no slip of a hand gives it."""

from typing import Any

import pygame
import pytest
from driver import Driver

from trickerion.app.registry import open_scene

YES = "dialog.answer_1"


@pytest.fixture
def given(driver: Driver) -> list[str]:
    """What has been answered, of the question that is open."""
    answered = list[str]()
    driver.app.settings.hold = True
    open_scene(driver.app, "confirm", title="?", text="?", yes="Lose it", on_yes=lambda: answered.append("yes"))
    driver.frames(40)
    return answered


def test_a_click_is_not_enough_and_a_second_is(driver: Driver, given: list[str]) -> None:
    driver.click(YES)
    driver.frames(80)
    assert given == []
    driver.press(YES)
    driver.frames(50)
    assert given == []
    driver.frames(15)
    assert given == ["yes"]
    driver.release((5, 5))
    assert driver.app.stack.top is None


def test_a_hand_that_trembles_still_holds_and_one_that_goes_away_lets_go(driver: Driver, given: list[str]) -> None:
    x, y = driver.center(YES)
    driver.press(YES)
    driver.move((x + 10, y + 10), held=True)
    driver.frames(30)
    driver.move((x, y + 400), held=True)
    driver.frames(60)
    assert given == []


def test_a_key_is_held_too(driver: Driver, given: list[str]) -> None:
    driver.top.spots.focused = YES
    driver.key(pygame.K_RETURN)
    driver.frames(80)
    assert given == []
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode=""))
    driver.frames(70)
    assert given == ["yes"]


@pytest.mark.parametrize("let_go_after", [20, 45, 70])
def test_a_button_of_the_pad_and_a_finger_are_held_too(driver: Driver, given: list[str], let_go_after: int) -> None:
    driver.top.spots.focused = YES
    at = driver.app.window.letterbox.to_window(driver.center(YES))
    kinds: list[tuple[int, int, dict[str, Any]]] = [
        (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP, {"instance_id": 0, "button": 0}),
        (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, {"pos": at, "button": 1, "touch": True}),
    ]
    for down, up, data in kinds:
        pygame.event.post(pygame.event.Event(down, data))
        driver.frames(let_go_after)
        pygame.event.post(pygame.event.Event(up, data))
        driver.frames(80)
        if let_go_after > 60:
            assert given == ["yes"]
            return
        assert given == []
        driver.top.spots.focused = YES


def test_what_loses_nothing_is_pressed_as_ever(driver: Driver, given: list[str]) -> None:
    driver.click("dialog.answer_0")
    assert driver.app.stack.top is None
    assert given == []
