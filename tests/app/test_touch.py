"""A finger is a mouse that presses long, scrolls by two, need not hit, and leaves nothing lit behind."""

from typing import Any

import pygame
import pytest
from driver import Driver, Point

from trickerion.app.scene import Scene
from trickerion.scenes.also import AlsoScene
from trickerion.ui.bubble import Tip
from trickerion.ui.held import NOWHERE
from trickerion.ui.hotspot import Hotspot
from trickerion.ui.said import Said

FRAME = 1 / 60
PRESSED, EXPLAINED, CARD, PLACE, LIST = (pygame.Rect(100 + 300 * n, 300, 200, 80) for n in range(5))
AWAY = (60, 900)


class Page(Scene):
    """A button with a tip and another deed, a thing that only explains, a card, its place, and a list."""

    def __init__(self, driver: Driver) -> None:
        super().__init__(driver.app)
        self.told_of = list[object]()

    def layout(self) -> None:
        self.spots.clear()
        pressed = Hotspot("pressed", PRESSED, lambda: self.told_of.append("pressed"), tip=lambda: Tip("A button"))
        pressed.on_right_click = lambda: self.told_of.append("right")
        pressed.says = lambda: Said("A button", also=(("Turn", lambda: self.told_of.append("turned")),))
        self.spots.add(pressed)
        self.spots.add(Hotspot("explained", EXPLAINED, tip=lambda: Tip("A thing")))
        self.spots.add(Hotspot("card", CARD, payload="card", tip=lambda: Tip("A card")))
        place = Hotspot("place", PLACE, on_drop=self.told_of.append, accepts=lambda payload: payload == "card")
        self.spots.add(place)
        self.spots.add(Hotspot("list", LIST, on_wheel=self.told_of.append))


@pytest.fixture
def page(driver: Driver) -> Page:
    scene = Page(driver)
    driver.app.stack.push(scene)
    driver.frames(40)
    return scene


def finger(driver: Driver, kind: int, at: Point, **more: Any) -> None:
    """An event of the mouse that SDL makes of a finger."""
    place = driver.app.window.letterbox.to_window(at)
    driver.app.live([pygame.event.Event(kind, pos=place, touch=True, **more)], FRAME)


def down(driver: Driver, at: Point) -> None:
    finger(driver, pygame.MOUSEBUTTONDOWN, at, button=1)


def move(driver: Driver, at: Point) -> None:
    finger(driver, pygame.MOUSEMOTION, at, rel=(1, 1), buttons=(1, 0, 0))


def up(driver: Driver, at: Point) -> None:
    finger(driver, pygame.MOUSEBUTTONUP, at, button=1)


def tap(driver: Driver, at: Point) -> None:
    down(driver, at)
    up(driver, at)


def tip(page: Page) -> str:
    shown = page.spots.tip()
    return shown.tip.title if shown is not None else ""


def test_a_tap_presses_and_leaves_nothing_lit(driver: Driver, page: Page) -> None:
    tap(driver, PRESSED.center)
    assert page.told_of == ["pressed"]
    assert page.spots.hovered is None
    assert page.spots.pointer == NOWHERE


def test_a_tap_on_what_only_explains_is_explained_for_a_while(driver: Driver, page: Page) -> None:
    tap(driver, EXPLAINED.center)
    driver.frames(60)
    assert tip(page) == "A thing"
    tap(driver, AWAY)
    driver.frames(2)
    assert tip(page) == ""


def test_a_long_press_lists_what_else_can_be_done_and_its_release_presses_nothing(driver: Driver, page: Page) -> None:
    down(driver, PRESSED.center)
    driver.frames(20)
    assert driver.top is page
    driver.frames(15)
    assert isinstance(driver.top, AlsoScene)
    driver.frames(40)
    up(driver, PRESSED.center)
    driver.frames(2)
    assert isinstance(driver.top, AlsoScene)
    assert page.told_of == []
    tap(driver, driver.top.spots.rect("also.0").center)
    assert page.told_of == ["turned"]


def test_a_long_press_on_what_has_nothing_else_shows_its_tip_and_picks_nothing_up(driver: Driver, page: Page) -> None:
    down(driver, CARD.center)
    driver.frames(35)
    up(driver, CARD.center)
    driver.frames(30)
    assert tip(page) == "A card"
    assert page.spots.held is None


def test_a_thing_is_dragged_from_24_pixels_on(driver: Driver, page: Page) -> None:
    x, y = CARD.center
    down(driver, (x, y))
    move(driver, (x + 20, y))
    assert page.spots.held is None
    move(driver, (x + 30, y))
    assert page.spots.held is not None
    move(driver, PLACE.center)
    up(driver, PLACE.center)
    assert page.told_of == ["card"]


def test_a_hand_that_trembles_taps_all_the_same(driver: Driver, page: Page) -> None:
    x, y = CARD.center
    down(driver, (x, y))
    move(driver, (x + 12, y + 12))
    up(driver, (x + 12, y + 12))
    assert page.spots.held is not None
    assert page.spots.held.carried
    tap(driver, PLACE.center)
    assert page.told_of == ["card"]


def test_a_target_answers_beside_itself_where_nothing_else_lies(driver: Driver, page: Page) -> None:
    tap(driver, (PRESSED.centerx, PRESSED.bottom + 30))
    assert page.told_of == ["pressed"]
    tap(driver, (PRESSED.centerx, PRESSED.bottom + 50))
    assert page.told_of == ["pressed"]
    page.spots.add(Hotspot("between", pygame.Rect(PRESSED.x, PRESSED.bottom, 200, 60), tip=lambda: Tip("Between")))
    tap(driver, (PRESSED.centerx, PRESSED.bottom + 30))
    assert page.told_of == ["pressed"]


def test_the_mouse_has_to_hit(driver: Driver, page: Page) -> None:
    driver.click((PRESSED.centerx, PRESSED.bottom + 30))
    assert page.told_of == []


def fingers(driver: Driver, kind: int, number: int, at: Point) -> None:
    x, y = at
    event = pygame.event.Event(kind, touch_id=1, finger_id=number, x=x / 1920, y=y / 1080, dx=0, dy=0, pressure=1)
    driver.app.live([event], FRAME)


def test_two_fingers_are_the_wheel_and_press_nothing(driver: Driver, page: Page) -> None:
    x, y = LIST.center
    fingers(driver, pygame.FINGERDOWN, 1, (x, y))
    down(driver, (x, y))
    fingers(driver, pygame.FINGERDOWN, 2, (x + 40, y))
    for step in (20, 40, 60, 80):
        fingers(driver, pygame.FINGERMOTION, 1, (x, y - step))
        move(driver, (x, y - step))
        fingers(driver, pygame.FINGERMOTION, 2, (x + 40, y - step))
    up(driver, (x, y - 80))
    fingers(driver, pygame.FINGERUP, 1, (x, y - 80))
    fingers(driver, pygame.FINGERUP, 2, (x + 40, y - 80))
    driver.frames(2)
    assert page.told_of == [-1, -1]
    assert page.spots.pointer == NOWHERE


def test_a_second_finger_puts_back_what_the_first_one_drags(driver: Driver, page: Page) -> None:
    x, y = CARD.center
    fingers(driver, pygame.FINGERDOWN, 1, (x, y))
    down(driver, (x, y))
    move(driver, (x + 60, y))
    assert page.spots.held is not None
    fingers(driver, pygame.FINGERDOWN, 2, (x, y + 200))
    assert page.spots.held is None
    up(driver, PLACE.center)
    fingers(driver, pygame.FINGERUP, 1, PLACE.center)
    fingers(driver, pygame.FINGERUP, 2, PLACE.center)
    assert page.told_of == []
    tap(driver, PRESSED.center)
    assert page.told_of == ["pressed"]
