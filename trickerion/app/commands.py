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
    if command is None or not command.is_global or (top is not None and top.awaits_key):
        return False
    if top is not None and top.takes_letters and writes(event):
        return False
    if top is not None and command.id == top.toggled_by:
        return top.handle_action(command.id)
    if command.scope is Scope.GAME and (app.session is None or any(scene.hides_game for scene in app.stack)):
        return False
    return GLOBAL[command.id](app)


def _fullscreen(app: App) -> bool:
    app.toggle_fullscreen()
    return True


def _screenshot(app: App) -> bool:
    app.take_screenshot()
    return True


def _mute(app: App) -> bool:
    app.change_settings(mute=not app.settings.mute)
    return True


def _lens(app: App) -> bool:
    app.lens = not app.lens
    return True


def _help(app: App) -> bool:
    return _may_cover(app) and app.open_help()


def _log(app: App) -> bool:
    if not _may_cover(app) or not has_scene("log"):
        return False
    open_scene(app, "log", session=app.session)
    return True


def _heir(app: App) -> bool:
    return _may_cover(app) and any(scene.carry_out("heir") for scene in app.stack)


def _may_cover(app: App) -> bool:
    return app.stack.top is None or app.stack.top.may_be_covered


GLOBAL: Final[Mapping[str, Callable[[App], bool]]] = {
    "fullscreen": _fullscreen,
    "screenshot": _screenshot,
    "mute": _mute,
    "lens": _lens,
    "help": _help,
    "log": _log,
    "heir": _heir,
}
"""Every global command of the table."""
