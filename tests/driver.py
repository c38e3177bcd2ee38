"""A driver that uses the window like a player: posted events at points or named hotspots."""

import random
from collections.abc import Sequence
from pathlib import Path
from typing import Any, TypeVar

import pygame
import pytest

from trickerion.app.loop import App
from trickerion.app.registry import open_scene
from trickerion.app.stacked_scene import StackedScene
from trickerion.scenes import load_scenes
from trickerion.storage.data_paths import find_data_paths

load_scenes()

Point = tuple[int, int]
Shown = TypeVar("Shown", bound=StackedScene)

STEPS = [25, pytest.param(250, marks=pytest.mark.slow)]
"""How much a monkey does: at every push, and when there is time for ``pytest -m slow``."""


def key_event(key: str) -> pygame.event.Event:
    """Pressing a key that is written as in the settings: ``"ctrl+z"``, ``"f1"``."""
    *held, name = key.split("+")
    letter = name if len(name) == 1 and not held else ""
    mod = pygame.KMOD_LCTRL if held else 0
    return pygame.event.Event(pygame.KEYDOWN, key=pygame.key.key_code(name), mod=mod, unicode=letter)


_DRAWN: set[object] = set()


def _kind(name: str | None) -> str:
    return (name or "").partition(".")[0]


class Driver:
    """Posts events at points of the canvas (or at named hotspots of the top scene) and runs frames.

    Where it is not ``is_watched``, a picture in which no scene, thing to point at or question is new in this run is not
    drawn, but for a test that asks for the ``canvas``.
    """

    is_watched = True

    def __init__(self, app: App) -> None:
        self.app = app
        self._owed = False

    @property
    def top(self) -> StackedScene:
        """The scene that gets the input."""
        assert self.app.stack.top is not None
        return self.app.stack.top

    def on(self, kind: type[Shown]) -> Shown:
        """The scene that gets the input, which is of this kind."""
        assert isinstance(self.top, kind), f"{type(self.top).__name__} is on top"
        return self.top

    def open(self, name: str, **arguments: Any) -> Any:
        """Open a scene by its name, and see it."""
        scene = open_scene(self.app, name, **arguments)
        self.frames()
        return scene

    def frames(self, count: int = 2, dt: float = 1 / 60) -> None:
        """Let some frames pass, with the events posted so far; the second is seen, each tenth, and the last."""
        for number in range(1, count + 1):
            self._live(dt)
            if number in (2, count) or number % 10 == 0:
                self._see()

    def _see(self) -> None:
        """Draw what shows anything that no test of this run has drawn yet; the rest is owed to whoever looks at it."""
        looks = self._looks()
        self._owed = not self.is_watched and looks <= _DRAWN
        if not self._owed:
            _DRAWN.update(looks)
            self.app.draw()

    def _looks(self) -> set[object]:
        """By what a picture is known: its scenes, what can be pointed at and is, what is asked, of which game."""
        app, over = self.app, self.app.overlay
        scenes = app.stack.visible()
        size, top = (app.window.size, app.settings.text_size), type(app.stack.top)
        looks: set[object] = {(*map(type, scenes), size), (top, type(over), getattr(over, "step", ""))}
        looks.update((type(scene), _kind(name)) for scene in scenes for name in scene.spots.names())
        if app.stack.top:
            looks.update((top, place, _kind(name)) for place, name in enumerate(self.top.spots.hot))
        if app.session:
            asked = app.session.decision and app.session.decision.question
            looks.add(repr((top, app.session.options.modules, asked)))
        return looks

    @property
    def canvas(self) -> pygame.Surface:
        """The picture, drawn if need be."""
        if self._owed:
            self.app.draw()
        self._owed = False
        return self.app.window.canvas

    def _live(self, dt: float = 1 / 60) -> None:
        """A frame at which nobody looks."""
        self.app.live(pygame.event.get(), dt)

    def center(self, place: str | Point) -> Point:
        """A point, or the middle of a named hotspot."""
        return self.top.spots.rect(place).center if isinstance(place, str) else place

    def _look_up(self, event: pygame.event.Event) -> None:
        """Whoever sees a new screen lets it come before they press: a person who looks."""
        self.app.deafness.notice(self.app.stack.top)
        while self.app.deafness.holds(event):
            self._live(0.1)

    def _mouse(self, kind: int, place: str | Point, is_seen: bool = True, **data: Any) -> None:
        canvas = self.center(place)
        event = pygame.event.Event(kind, pos=self.app.window.letterbox.to_window(canvas), **data)
        self._look_up(event)
        pygame.event.post(event)
        self.frames(1) if is_seen else self._live()

    def move(self, place: str | Point, held: bool = False, is_seen: bool = True) -> None:
        """Move the pointer."""
        self._mouse(pygame.MOUSEMOTION, place, is_seen, rel=(1, 1), buttons=(int(held), 0, 0))

    def press(self, place: str | Point, button: int = 1, is_seen: bool = True) -> None:
        """Button down."""
        self._mouse(pygame.MOUSEBUTTONDOWN, place, is_seen, button=button)

    def release(self, place: str | Point, button: int = 1, is_seen: bool = True) -> None:
        """Button up."""
        self._mouse(pygame.MOUSEBUTTONUP, place, is_seen, button=button)

    def click(self, *places: str | Point, button: int = 1, wait: int = 0) -> None:
        """Down and up, at one place after the other; then some frames."""
        for place in places:
            at = self.center(place)
            self.move(at, is_seen=False)
            self.press(at, button, is_seen=False)
            self.release(at, button, is_seen=not wait)
        self.frames(wait)

    def drag(self, start: str | Point, end: str | Point) -> None:
        """Press, move, release."""
        end = self.center(end)
        self.press(start, is_seen=False)
        self.move(((self.center(start)[0] + end[0]) // 2, end[1]), held=True, is_seen=False)
        self.move(end, held=True)
        self.release(end)

    def wheel(self, place: str | Point, notches: int) -> None:
        """Turn the wheel over a place."""
        self.move(place, is_seen=False)
        pygame.event.post(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=notches))
        self.frames(1)

    def key(self, key: int, mod: int = 0, text: str = "", wait: int = 0) -> None:
        """Press and release a key; then some frames."""
        pressed = pygame.event.Event(pygame.KEYDOWN, key=key, mod=mod, unicode=text)
        self._look_up(pressed)
        pygame.event.post(pressed)
        pygame.event.post(pygame.event.Event(pygame.KEYUP, key=key, mod=mod))
        self.frames(1 + wait)


def open_driver(folder: Path, size: Point = (1920, 1080)) -> Driver:
    """A program with its files under ``folder`` and no motion; nothing is told between turns."""
    app = App(find_data_paths(folder), size=size)
    app.settings.motion = 0.0
    app.settings.seam = "off"
    pygame.event.get()
    return Driver(app)


HARMLESS = (pygame.K_TAB, pygame.K_RETURN, pygame.K_ESCAPE, pygame.K_LEFT, pygame.K_DOWN, pygame.K_1, pygame.K_h)


def monkey(driver: Driver, steps: int, seed: int, keys: Sequence[Point] = ()) -> None:
    """Use the mouse and keys (with what is held) at random; mostly on hotspots, sometimes anywhere."""
    dice, driver.is_watched = random.Random(seed), True
    keys = keys or [(key, 0) for key in HARMLESS]

    def place() -> Point:
        names = driver.top.spots.names() if driver.app.stack.top else []
        if names and dice.random() < 0.7:
            return driver.center(dice.choice(names))
        return dice.randrange(1920), dice.randrange(1080)

    for _ in range(steps):
        deed = dice.randrange(6)
        if deed <= 1:
            driver.click(place(), button=dice.choice([1, 1, 1, 3]))
        elif deed == 2:
            driver.drag(place(), place())
        elif deed == 3:
            driver.wheel(place(), dice.choice([-2, 1]))
        elif deed == 4:
            driver.key(*dice.choice(keys))
        else:
            driver.move(place())
