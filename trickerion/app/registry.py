"""Scenes by name, so that one scene can open another without knowing it.

@scene("setup")
class SetupScene(Scene): ...

open_scene(app, "setup")                          # on top of this one
open_scene(app, "board", how="reset", session=s)  # instead of everything
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Literal, TypeVar

from trickerion.app.scene import Scene

if TYPE_CHECKING:
    from trickerion.app.loop import App

Factory = Callable[..., Scene]
How = Literal["push", "replace", "reset"]
F = TypeVar("F", bound=Factory)

_FACTORIES: dict[str, Factory] = {}


def scene(name: str) -> Callable[[F], F]:
    """Decorator: the class or function makes the scene ``name``; it is called with the App and the given arguments."""

    def register(factory: F) -> F:
        _FACTORIES[name] = factory
        return factory

    return register


def has_scene(name: str) -> bool:
    """Whether there is such a scene; what leads nowhere is not offered."""
    return name in _FACTORIES


def open_scene(app: App, name: str, *, how: How = "push", **arguments: Any) -> Scene:
    """Make the scene ``name`` and put it on the stack. Raises KeyError when there is no such scene."""
    opened = _FACTORIES[name](app, **arguments)
    {"push": app.stack.push, "replace": app.stack.replace, "reset": app.stack.reset}[how](opened)
    return opened
