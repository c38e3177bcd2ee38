"""In its first half second a screen that has taken another's place hears no click anywhere, nor Enter or Space."""

from collections.abc import Sequence
from typing import Any

import pygame
import pytest
from driver import Driver, Point

from trickerion.app.scene import Scene
from trickerion.ui.hotspot import Hotspot

HERE, THERE = pygame.Rect(100, 100, 200, 80), pygame.Rect(100, 400, 200, 80)
FRAME = 1 / 60


class Page(Scene):
    """Two buttons; the upper one, which Enter presses too, may lead to another page."""

    def __init__(self, driver: Driver, following: Scene | None = None) -> None:
        super().__init__(driver.app)
        self.following, self.pressed = following, list[str]()
        self.number = 0

    @property
    def screen_number(self) -> int:
        return self.number

    def layout(self) -> None:
        self.spots.clear()
        self.spots.add(Hotspot("here", HERE, on_click=self.go, default=True))
        there = Hotspot("there", THERE, on_click=lambda: self.pressed.append("there"))
        there.on_right_click = lambda: self.pressed.append("right")
        self.spots.add(there)

    def go(self) -> None:
        self.pressed.append("here")
        if self.following is not None:
            self.app.stack.push(self.following)


def clicks(driver: Driver, place: Point, button: int = 1) -> list[pygame.event.Event]:
    at = driver.app.window.letterbox.to_window(place)
    kinds = pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP
    more: list[dict[str, Any]] = [{"rel": (0, 0), "buttons": (0, 0, 0)}, {"button": button}, {"button": button}]
    return [pygame.event.Event(kind, pos=at, **data) for kind, data in zip(kinds, more, strict=True)]


def presses() -> list[pygame.event.Event]:
    """Enter and Space."""
    keys = ((pygame.K_RETURN, "\r"), (pygame.K_SPACE, " "))
    return [pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode=text) for key, text in keys]


def pass_time(driver: Driver, seconds: float) -> None:
    for _ in range(round(seconds / FRAME)):
        driver.app.live([], FRAME)


def everywhere(driver: Driver) -> list[pygame.event.Event]:
    return [*clicks(driver, HERE.center), *clicks(driver, THERE.center), *clicks(driver, THERE.center, 3), *presses()]


def two_pages(driver: Driver) -> tuple[Page, Page]:
    """The first page, which has just led to the second one."""
    second = Page(driver)
    first = Page(driver, second)
    driver.app.stack.push(first)
    driver.frames(2)
    driver.app.live(clicks(driver, HERE.center), FRAME)
    assert driver.top is second
    return first, second


def test_neither_a_click_nor_enter_is_heard_wherever_the_buttons_lie(driver: Driver) -> None:
    first, second = two_pages(driver)
    driver.app.live(everywhere(driver), FRAME)
    assert first.pressed == ["here"]
    assert second.pressed == []


def test_a_double_click_within_one_frame_presses_once(driver: Driver) -> None:
    second = Page(driver)
    driver.app.stack.push(Page(driver, second))
    driver.frames(2)
    driver.app.live(clicks(driver, HERE.center) * 2, FRAME)
    assert driver.top is second
    assert second.pressed == []


def test_after_half_a_second_of_the_programs_clock_all_is_heard(driver: Driver) -> None:
    _, second = two_pages(driver)
    pass_time(driver, 0.45)
    driver.app.live(everywhere(driver), FRAME)
    assert second.pressed == []
    pass_time(driver, 0.1)
    driver.app.live(everywhere(driver), FRAME)
    assert second.pressed == ["here", "there", "right", "here", "here"]


def push(driver: Driver, pages: Sequence[Page]) -> None:
    driver.app.stack.push(pages[1])


def replace(driver: Driver, pages: Sequence[Page]) -> None:
    driver.app.stack.replace(pages[1])


def reset(driver: Driver, pages: Sequence[Page]) -> None:
    driver.app.stack.reset(pages[1])


def uncover(driver: Driver, pages: Sequence[Page]) -> None:
    """What lay over it goes by itself."""
    driver.app.stack.push(pages[1])
    driver.frames(60)
    driver.app.stack.pop(pages[1])


def turn(_driver: Driver, pages: Sequence[Page]) -> None:
    """A scene goes to its next screen by itself."""
    pages[0].number += 1


@pytest.mark.parametrize("change", [push, replace, reset, uncover, turn])
def test_it_does_not_matter_how_the_earlier_one_went(driver: Driver, change: object) -> None:
    pages = Page(driver), Page(driver)
    driver.app.stack.push(pages[0])
    driver.frames(60)
    assert callable(change)
    change(driver, pages)
    driver.app.live(everywhere(driver), FRAME)
    assert pages[0].pressed + pages[1].pressed == []
    pass_time(driver, 0.5)
    driver.app.live(clicks(driver, THERE.center), FRAME)
    assert [page.pressed for page in pages if page is driver.top] == [["there"]]


def test_a_press_that_was_not_heard_is_not_heard_when_it_is_let_go_either(driver: Driver) -> None:
    _, second = two_pages(driver)
    move, down, up = clicks(driver, THERE.center)
    driver.app.live([move, down], FRAME)
    pass_time(driver, 1.0)
    driver.app.live([up], FRAME)
    assert second.pressed == []
    driver.app.live([down, up], FRAME)
    assert second.pressed == ["there"]


def test_a_long_frame_of_opening_does_not_use_the_time_up(driver: Driver) -> None:
    _, second = two_pages(driver)
    driver.app.live(presses(), 2.0)
    assert second.pressed == []


def test_in_the_scene_that_stays_nothing_is_deaf(driver: Driver) -> None:
    page = Page(driver)
    driver.app.stack.push(page)
    driver.app.live([], FRAME)
    driver.app.live([*presses()[:1], *clicks(driver, HERE.center) * 2], FRAME)
    assert page.pressed == ["here"] * 3
