"""A game pad is a keyboard of few keys: its buttons press keys that exist, before anything else sees them."""

from functools import partial

import pygame
import pytest
from driver import Driver

from trickerion.app.pad import make_of
from trickerion.app.scene import Scene
from trickerion.app.sticks import OFF, ON
from trickerion.scenes.settings import SettingsScene
from trickerion.storage.settings import DEFAULT_PAD, Settings, load_settings
from trickerion.ui.caps import shows_pad
from trickerion.ui.hotspot import Hotspot
from trickerion.ui.said import Zone

FRAME = 1 / 60
Event = pygame.event.Event


class Page(Scene):
    """Three buttons below each other, the third one is the usual one; a list that the wheel turns."""

    def __init__(self, driver: Driver) -> None:
        super().__init__(driver.app)
        self.told_of = list[object]()

    def layout(self) -> None:
        self.spots.clear()
        for number in range(3):
            area = pygame.Rect(100, 100 + 100 * number, 200, 80)
            spot = Hotspot(f"button.{number}", area, partial(self.told_of.append, number))
            spot.default, spot.now = number == 2, True
            self.spots.add(spot)
        self.spots.add(Hotspot("list", pygame.Rect(600, 100, 400, 400), on_wheel=self.told_of.append, focusable=False))
        self.spots.add(Hotspot("bar", pygame.Rect(1500, 10, 40, 40), lambda: self.told_of.append("bar"), zone=Zone.BAR))

    def handle_action(self, action: str) -> bool:
        self.told_of.append(action)
        return True


def button(name: str, *, is_down: bool = True) -> Event:
    kind = pygame.CONTROLLERBUTTONDOWN if is_down else pygame.CONTROLLERBUTTONUP
    return Event(kind, instance_id=0, button=getattr(pygame, f"CONTROLLER_BUTTON_{name.upper()}"))


def press(driver: Driver, *names: str) -> None:
    for name in names:
        driver.app.live([button(name)], FRAME)
        driver.app.live([button(name, is_down=False)], FRAME)


def axis(name: str, value: int) -> Event:
    number = getattr(pygame, f"CONTROLLER_AXIS_{name.upper()}")
    return Event(pygame.CONTROLLERAXISMOTION, instance_id=0, axis=number, value=value)


@pytest.fixture
def page(driver: Driver) -> Page:
    """The page, half a second after it has come."""
    scene = Page(driver)
    driver.app.stack.push(scene)
    driver.frames(40)
    return scene


def test_the_cross_walks_and_the_lower_button_presses(driver: Driver, page: Page) -> None:
    press(driver, "dpad_down", "dpad_down", "a")
    assert page.told_of == [1]


def test_the_left_stick_is_another_cross(driver: Driver, page: Page) -> None:
    for value in (32_000, 0, 32_000, 0):
        driver.app.live([axis("lefty", value)], FRAME)
    assert page.spots.focused == "button.1"


def test_an_arrow_that_is_held_counts_again_and_again_until_it_is_let_go(driver: Driver, page: Page) -> None:
    driver.app.live([button("dpad_down")], FRAME)
    driver.frames(20)
    assert page.spots.focused == "button.0"
    driver.frames(10)
    assert page.spots.focused == "button.1"
    driver.app.live([button("dpad_down", is_down=False)], FRAME)
    driver.frames(60)
    assert page.spots.focused == "button.1"


def test_a_stick_that_trembles_between_its_edges_is_pressed_once_and_keeps_nobody_awake(
    driver: Driver, page: Page
) -> None:
    driver.app.live([axis("lefty", ON + 100)], FRAME)
    driver.app.live([axis("lefty", OFF + 100), axis("lefty", ON + 100)], FRAME)
    assert page.spots.focused == "button.0"
    driver.app.live([axis("lefty", 0)], FRAME)
    driver.frames(600)
    tremble = [axis("lefty", 900), axis("lefty", -700), axis("rightx", 32_000)]
    assert driver.app.hands.sift(tremble) == []
    for _ in range(3):
        driver.app.live(tremble, FRAME)
    assert not driver.app.pacing.awake


def test_joysticks_are_not_heard_besides(driver: Driver, page: Page) -> None:
    same = Event(pygame.JOYBUTTONDOWN, joy=0, instance_id=0, button=0)
    assert driver.app.hands.sift([same, button("a")]) == [button("a")]
    driver.app.live([same], FRAME)
    assert page.told_of == []


def test_the_start_button_is_the_usual_one_wherever_the_focus_is(driver: Driver, page: Page) -> None:
    press(driver, "dpad_down", "start")
    assert page.told_of == [2]


def test_the_other_buttons_are_undo_hint_back_and_the_marker(driver: Driver, page: Page) -> None:
    press(driver, "x", "y", "b", "back")
    driver.app.live([axis("triggerright", 32_000)], FRAME)
    driver.app.live([axis("triggerright", 0)], FRAME)
    assert page.told_of == ["undo", "hint", "back", "back", "turn_marker"]


def test_shoulders_go_round_the_parts_of_the_screen(driver: Driver, page: Page) -> None:
    press(driver, "dpad_down", "rightshoulder")
    assert page.spots.focused == "bar"
    press(driver, "leftshoulder")
    assert page.spots.focused == "button.0"


def test_the_right_stick_and_the_left_trigger_turn_the_wheel_of_what_can_be_scrolled(
    driver: Driver, page: Page
) -> None:
    for event in (axis("righty", 32_000), axis("righty", 0), axis("triggerleft", 32_000), axis("triggerleft", 0)):
        driver.app.live([event], FRAME)
    assert page.told_of == [-1, 1]


@pytest.mark.usefixtures("page")
def test_a_screen_that_has_just_come_is_deaf_to_the_pad_too(driver: Driver) -> None:
    other = Page(driver)
    driver.app.stack.push(other)
    driver.app.live([], FRAME)
    press(driver, "a", "start")
    assert other.told_of == []
    driver.frames(40)
    press(driver, "start")
    assert other.told_of == [2]


@pytest.mark.usefixtures("page")
def test_caps_are_those_of_the_pad_until_a_key_or_the_mouse_is_used(driver: Driver) -> None:
    driver.open("settings")
    assert not shows_pad()
    press(driver, "dpad_down")
    assert shows_pad()
    driver.frames(40)
    driver.key(pygame.K_DOWN)
    assert not shows_pad()
    press(driver, "dpad_down")
    driver.click((5, 5))
    assert not shows_pad()


def test_a_make_is_known_by_its_name() -> None:
    assert [make_of(name) for name in ("Xbox One Controller", "PS5 Controller", "Nintendo Switch Pro", "Pad 3")] == [
        *("xbox", "playstation", "nintendo", "")
    ]


def test_a_deed_gets_another_button_by_pressing_it(driver: Driver) -> None:
    driver.open("settings")
    driver.click("settings.page.pad", "settings.pad.undo")
    assert driver.on(SettingsScene).breathing
    press(driver, "y")
    assert driver.app.settings.pad == {**DEFAULT_PAD, "undo": "y", "hint": "x"}
    driver.click("settings.pad.undo")
    driver.key(pygame.K_ESCAPE)
    assert not driver.on(SettingsScene).breathing
    driver.app.save_settings()
    driver.app.later.flush(5.0)
    assert load_settings(driver.app.places.settings).settings.pad["undo"] == "y"


def test_a_pad_of_which_a_button_would_do_two_things_is_the_usual_one(driver: Driver) -> None:
    driver.app.places.settings.parent.mkdir(parents=True, exist_ok=True)
    driver.app.places.settings.write_text('{"pad": {"undo": "a"}}')
    read = load_settings(driver.app.places.settings)
    assert read.settings.pad == Settings().pad
    assert read.notes


def typed(driver: Driver, *moves: str) -> None:
    press(driver, *(f"dpad_{move}" if move in ("up", "down", "left", "right") else move for move in moves))


def test_a_name_is_typed_with_the_letters_that_come_over_the_line(driver: Driver) -> None:
    done = list[str]()
    driver.open("entry", title="?", text="?", on_done=done.append)
    driver.frames(40)
    typed(driver, "down", "rightshoulder", "a", "rightshoulder", "right", "a", "y", "a", "x", "start")
    assert done == ["Ab"]
    assert driver.app.stack.top is None


def test_back_leaves_the_letters_and_what_was_typed(driver: Driver) -> None:
    done = list[str]()
    driver.open("entry", title="?", text="?", on_done=done.append)
    driver.frames(40)
    typed(driver, "down", "a", "b")
    assert done == []
    assert driver.app.hands.look is None
