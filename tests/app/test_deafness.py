"""After a change of scene the same place and Enter are deaf for 300 ms; a press elsewhere is heard at once."""

import pygame
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

    def layout(self) -> None:
        self.spots.clear()
        self.spots.add(Hotspot("here", HERE, on_click=self.go, default=True))
        self.spots.add(Hotspot("there", THERE, on_click=lambda: self.pressed.append("there")))

    def go(self) -> None:
        self.pressed.append("here")
        if self.following is not None:
            self.app.stack.push(self.following)


def clicks(driver: Driver, place: Point) -> list[pygame.event.Event]:
    at = driver.app.window.letterbox.to_window(place)
    kinds = pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP
    more: list[dict[str, object]] = [{"rel": (0, 0), "buttons": (0, 0, 0)}, {"button": 1}, {"button": 1}]
    return [pygame.event.Event(kind, pos=at, **data) for kind, data in zip(kinds, more, strict=True)]


def enter() -> list[pygame.event.Event]:
    return [pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="\r")]


def two_pages(driver: Driver) -> tuple[Page, Page]:
    """The first page, which has just led to the second one."""
    second = Page(driver)
    first = Page(driver, second)
    driver.app.stack.push(first)
    driver.frames(2)
    driver.app.live(clicks(driver, HERE.center), FRAME)
    assert driver.top is second
    return first, second


def test_a_second_click_at_the_same_place_presses_nothing_in_the_new_scene(driver: Driver) -> None:
    first, second = two_pages(driver)
    x, y = HERE.center
    driver.app.live(clicks(driver, (x + 6, y - 4)), FRAME)
    assert first.pressed == ["here"] and second.pressed == []


def test_a_double_click_within_one_frame_presses_once(driver: Driver) -> None:
    second = Page(driver)
    driver.app.stack.push(Page(driver, second))
    driver.frames(2)
    driver.app.live(clicks(driver, HERE.center) * 2, FRAME)
    assert driver.top is second and second.pressed == []


def test_enter_is_not_heard_at_once_and_space_neither(driver: Driver) -> None:
    _, second = two_pages(driver)
    space = pygame.event.Event(pygame.KEYDOWN, key=pygame.K_SPACE, mod=0, unicode=" ")
    driver.app.live([*enter(), space], FRAME)
    assert second.pressed == []


def test_a_click_elsewhere_is_heard_at_once(driver: Driver) -> None:
    _, second = two_pages(driver)
    driver.app.live(clicks(driver, THERE.center), FRAME)
    assert second.pressed == ["there"]


def test_after_300_ms_of_the_programs_clock_both_are_heard(driver: Driver) -> None:
    _, second = two_pages(driver)
    for _ in range(17):
        driver.app.live([], FRAME)
    driver.app.live([*enter(), *clicks(driver, HERE.center)], 0.01)
    assert second.pressed == [], "after 293 ms"
    driver.app.live([*enter(), *clicks(driver, HERE.center)], 0.02)
    assert second.pressed == ["here", "here"]


def test_back_to_the_scene_below_is_a_change_too(driver: Driver) -> None:
    first, second = two_pages(driver)
    driver.app.live([], 0.1)
    driver.app.stack.pop(second)
    driver.app.live([], 0.1)
    driver.app.live(enter(), 0.1)
    assert first.pressed == ["here"]


def test_a_long_frame_of_opening_does_not_use_the_time_up(driver: Driver) -> None:
    _, second = two_pages(driver)
    driver.app.live(enter(), 2.0)
    assert second.pressed == []


def test_in_the_scene_that_stays_nothing_is_deaf(driver: Driver) -> None:
    page = Page(driver)
    driver.app.stack.push(page)
    driver.app.live([], FRAME)
    driver.app.live([*enter(), *clicks(driver, HERE.center) * 2], FRAME)
    assert page.pressed == ["here"] * 3
