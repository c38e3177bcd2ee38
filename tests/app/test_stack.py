"""The stack of scenes, what happens when one fails, and calls from elsewhere."""

import threading

import pygame
from driver import Driver

from trickerion.app.scene import Scene
from trickerion.storage.player_error import PlayerError
from trickerion.ui.hotspot import Hotspot

RECT = pygame.Rect(100, 100, 200, 100)


class Note(Scene):
    """A scene that writes down what happens to it."""

    def __init__(self, driver: Driver, opaque: bool = True, fault: Exception | None = None) -> None:
        super().__init__(driver.app)
        self.opaque = opaque
        self.fault = fault
        self.seen: list[str] = []

    def layout(self) -> None:
        self.spots.clear()
        self.spots.add(Hotspot("button", RECT, on_click=self.clicked))

    def clicked(self) -> None:
        self.seen.append("click")
        if self.fault:
            raise self.fault

    def on_exit(self) -> None:
        self.seen.append("exit")

    def on_cover(self) -> None:
        self.seen.append("cover")

    def on_reveal(self) -> None:
        self.seen.append("reveal")

    def draw(self, canvas: pygame.Surface) -> None:
        self.seen.append("draw")
        canvas.fill((10, 20, 30))


def test_only_the_top_scene_gets_the_input(driver: Driver) -> None:
    below, above = Note(driver), Note(driver, opaque=False)
    driver.app.stack.push(below)
    driver.app.stack.push(above)
    driver.click("button")
    assert "click" in above.seen
    assert "click" not in below.seen
    driver.key(pygame.K_ESCAPE)
    assert driver.top is below
    assert below.seen.count("cover") == below.seen.count("reveal") == 1
    assert above.seen[-1] == "exit"


def test_scenes_below_show_through_only_when_the_top_is_not_opaque(driver: Driver) -> None:
    below = Note(driver)
    driver.app.stack.push(below)
    driver.app.stack.push(Note(driver, opaque=False))
    driver.frames(1)
    assert "draw" in below.seen
    below.seen.clear()
    driver.app.stack.push(Note(driver))
    driver.frames(1)
    assert "draw" not in below.seen


def test_escape_does_not_close_the_last_scene(driver: Driver) -> None:
    driver.app.stack.push(Note(driver))
    driver.key(pygame.K_ESCAPE)
    assert driver.app.stack.depth == 1
    # a scene that fails is closed and the rest goes on
    below, broken = Note(driver), Note(driver, fault=RuntimeError("broken on purpose"))
    driver.app.stack.push(below)
    driver.app.stack.push(broken)
    driver.click("button")
    assert broken not in list(driver.app.stack)
    assert below in list(driver.app.stack)
    assert driver.app.running


def test_trouble_is_told_and_closes_nothing(driver: Driver) -> None:
    scene = Note(driver, fault=PlayerError("The disk is full."))
    driver.app.stack.push(scene)
    driver.click("button")
    assert scene in list(driver.app.stack)


def test_a_fade_ends_with_a_click_and_the_click_counts(driver: Driver) -> None:
    driver.app.settings.motion = 1.0
    scene = Note(driver)
    driver.app.stack.push(scene)
    driver.frames(2)
    assert driver.app.stack.fading
    driver.click("button")
    assert "click" in scene.seen
    assert not driver.app.stack.fading


def test_what_moves_in_a_scene_ends_unseen_when_the_scene_goes(driver: Driver) -> None:
    driver.app.settings.motion = 1.0
    below, top = scenes = [Note(driver) for _ in range(2)]
    for scene in scenes:
        driver.app.stack.push(scene)
    below.timeline.after(0.1, lambda: driver.app.stack.pop(top))
    top.timeline.after(0.1, lambda: top.seen.append("too late"))
    driver.frames(2, 0.1)
    assert top.seen[-1] == "exit"


def test_calls_from_another_thread_are_made_between_frames(driver: Driver) -> None:
    made: list[int] = []
    thread = threading.Thread(target=lambda: driver.app.post(lambda: made.append(threading.get_ident())))
    thread.start()
    thread.join()
    driver.frames(1)
    assert made == [threading.get_ident()]


def test_a_scene_below_that_fails_does_not_take_the_top_one_for_guilty(driver: Driver) -> None:
    class Broken(Note):
        def update(self, _dt: float) -> None:
            if self.app.stack.depth > 2:
                raise RuntimeError("broken on purpose")

    first, broken, top = Note(driver), Broken(driver), Note(driver, opaque=False)
    for scene in (first, broken, top):
        driver.app.stack.push(scene)
    driver.frames(2)
    assert broken not in list(driver.app.stack)
    assert first in list(driver.app.stack)


def test_keys_repeat_only_while_a_text_is_typed(driver: Driver) -> None:
    scene = Note(driver)
    driver.app.stack.push(scene)
    driver.frames()
    assert pygame.key.get_repeat() == (0, 0)
    scene.widgets.type_in(scene.widgets.entry(pygame.Rect(500, 500, 300, 44), "x"))
    driver.frames()
    assert pygame.key.get_repeat() != (0, 0)
    scene.widgets.stop_typing()
    driver.frames()
    assert pygame.key.get_repeat() == (0, 0)
