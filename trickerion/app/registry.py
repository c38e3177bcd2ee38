"""Scenes and overlays by name, so that one scene can open another without knowing it.

A scene's module is imported when the scene is first opened or in an idle moment before, so that the first frame need
not wait for all of them; what scenes keep is painted in idle moments, too.

@scene("setup")
class SetupScene(Scene): ...

know_scenes({"setup": "trickerion.scenes.setup"})

open_scene(app, "setup")                          # on top of this one
open_scene(app, "board", how="reset", session=s)  # instead of everything
is_scene(app.stack.top, "board")                  # one of that name, whoever opened it
lay_over(app, "attendant", session=s)             # made by what is registered with @overlay("attendant")
"""

import sys
import time
from collections.abc import Callable, Iterator, Mapping
from importlib import import_module
from typing import Any, Literal, Protocol, TypeVar

import pygame

from trickerion.app.guide_overlay import Overlay
from trickerion.app.stack import SceneStack
from trickerion.app.stacked_scene import StackedScene
from trickerion.ui.surface_cache import PICTURES


class SceneHost(Protocol):
    """Whatever scenes can be opened on: the program."""

    stack: SceneStack

    def lay_over(self, overlay: Overlay | None) -> None:
        """Lay something over the scenes, or take it away."""


Factory = Callable[..., StackedScene]
How = Literal["push", "replace", "reset"]
OverlayFactory = Callable[..., Overlay | None]
F = TypeVar("F", bound=Factory)
G = TypeVar("G", bound=OverlayFactory)

IDLE_MOMENT = 0.02  # seconds: nobody sees a frame that comes so much later
_FACTORIES: dict[str, Factory] = {}
_OVERLAYS: dict[str, OverlayFactory] = {}
_MODULES: dict[str, str] = {}  # where the scenes are that have not been asked for
_OVERLAY_MODULES: dict[str, str] = {}
_AHEAD: list[Iterator[object]] = []  # what can be painted before it is asked for, step by step


def scene(name: str) -> Callable[[F], F]:
    """Decorator: the class or function makes the scene ``name``; it is called with the App and the given arguments."""

    def register(factory: F) -> F:
        _FACTORIES[name] = factory
        return factory

    return register


def overlay(name: str) -> Callable[[G], G]:
    """Decorator: the function makes the overlay ``name``, or None where nothing is to lie over the scenes."""

    def register(factory: G) -> G:
        _OVERLAYS[name] = factory
        return factory

    return register


def know_scenes(modules: Mapping[str, str]) -> None:
    """Say in which module each of these scenes is."""
    _MODULES.update(modules)


def know_overlays(modules: Mapping[str, str]) -> None:
    """Say in which module each of these overlays is."""
    _OVERLAY_MODULES.update(modules)


def paint_ahead(*painters: Callable[[], object]) -> None:
    """Have these called in idle moments, in this order: what they draw is kept."""
    work_ahead(paint() for paint in painters)


def work_ahead(steps: Iterator[object]) -> None:
    """Have these steps taken in idle moments."""
    _AHEAD.append(steps)


def do_ahead() -> bool:
    """An idle moment: paint things, and import scenes, until it is over; False when nothing is left to do."""
    end = time.perf_counter() + IDLE_MOMENT
    while is_left := _do_one():
        if time.perf_counter() >= end:
            break
    return is_left


def work_until(end: float) -> bool:
    """Work ahead until the first event, or that moment of ``time.perf_counter``; False when nothing is left to do."""
    while not pygame.event.peek():
        if not do_ahead():
            return False
        if time.perf_counter() >= end:
            break
    return True


def _do_one() -> bool:
    """Give room back, put a picture away, paint one thing, or import one scene; False when nothing is left to do."""
    if PICTURES.give_room_back() or PICTURES.put_away():
        return True
    while _AHEAD:
        try:
            next(_AHEAD[0])
            return True
        except StopIteration:
            _AHEAD.pop(0)
    unknown = [module for module in _MODULES.values() if module not in sys.modules]
    if unknown:
        import_module(unknown[0])
    return bool(unknown)


def has_scene(name: str) -> bool:
    """Whether there is such a scene; what leads nowhere is not offered."""
    return name in _FACTORIES or name in _MODULES


def is_scene(shown: StackedScene | None, name: str) -> bool:
    """True if what is shown is the scene of that name."""
    factory = _FACTORIES.get(name)
    return isinstance(factory, type) and isinstance(shown, factory)


def open_scene(app: SceneHost, name: str, *, how: How = "push", **arguments: Any) -> StackedScene:
    """Make the scene ``name`` and put it on the stack. Raises KeyError when there is no such scene."""
    _import(name, _FACTORIES, _MODULES)
    opened = _FACTORIES[name](app, **arguments)
    {"push": app.stack.push, "replace": app.stack.replace, "reset": app.stack.reset}[how](opened)
    return opened


def lay_over(app: SceneHost, name: str, **arguments: Any) -> None:
    """Lay the overlay ``name`` over the scenes, in place of the one before. Raises KeyError when there is none."""
    _import(name, _OVERLAYS, _OVERLAY_MODULES)
    app.lay_over(_OVERLAYS[name](app, **arguments))


def _import(name: str, known: Mapping[str, object], modules: Mapping[str, str]) -> None:
    """Import the module of a scene or an overlay that is asked for the first time."""
    if name not in known and name in modules:
        import_module(modules[name])
