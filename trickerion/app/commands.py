"""The keys that work everywhere: what the table of commands calls global is done here, whatever is on the screen."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

import pygame

from trickerion.app.registry import has_scene, open_scene
from trickerion.ui.keys import writes
from trickerion.words.commands import COMMAND, Scope

if TYPE_CHECKING:
    from trickerion.app.loop import App


def obey(app: App, event: pygame.event.Event) -> bool:
    """Carry out the global command of a KEYDOWN event; False when it is the business of the scene on the screen."""
    top = app.stack.top
    command = COMMAND.get(app.keys.action(event))
    if command is None or command.scope is Scope.TABLE or (top is not None and top.awaits_key):
        return False
    if top is not None and top.takes_letters and writes(event):
        return False
    if top is not None and command.id == top.toggled_by:
        return top.handle_action(command.id)
    if command.scope is Scope.GAME and (app.session is None or any(scene.hides_game for scene in app.stack)):
        return False
    if command.id in AT_ONCE:
        AT_ONCE[command.id](app)
        return True
    return (top is None or top.may_be_covered) and COVERING[command.id](app)


def _open_log(app: App) -> bool:
    if not has_scene("log"):
        return False
    open_scene(app, "log", session=app.session)
    return True


def _show_heir(app: App) -> bool:
    return any(scene.carry_out("heir") for scene in app.stack)


AT_ONCE: Final[Mapping[str, Callable[[App], object]]] = {
    "fullscreen": lambda app: app.toggle_fullscreen(),
    "screenshot": lambda app: app.take_screenshot(),
    "mute": lambda app: app.change_settings(mute=not app.settings.mute),
    "lens": lambda app: app.toggle_magnifier(),
}
"""The global commands that leave the scene as it is."""

COVERING: Final[Mapping[str, Callable[[App], bool]]] = {
    "help": lambda app: app.open_help(),
    "log": _open_log,
    "heir": _show_heir,
}
"""Those that open something over the scene, where it may be covered; False when there is nothing to open."""
