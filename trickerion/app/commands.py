"""The keys that work everywhere: what the table of commands calls global is done here, whatever is on the screen."""

from collections.abc import Callable, Mapping
from typing import Any, Final, Protocol

import pygame

from trickerion.app.registry import SceneHost, has_scene, open_scene
from trickerion.play.running_game import RunningGame
from trickerion.storage.settings import Settings
from trickerion.ui.keys import KeyMap, writes
from trickerion.words.commands import COMMAND, Scope


class Commanded(SceneHost, Protocol):
    """The program as its global commands know it."""

    keys: KeyMap
    settings: Settings

    @property
    def session(self) -> RunningGame | None:
        """The game on the table."""
        ...

    def toggle_fullscreen(self) -> None:
        """To full screen or back."""

    def toggle_magnifier(self) -> None:
        """Take the magnifier up, or lay it down."""

    def take_screenshot(self) -> None:
        """Write a picture of the canvas."""

    def change_settings(self, **values: Any) -> None:
        """Set settings by name, and put them in force."""

    def open_help(self) -> bool:
        """Open the Workbook; False without one."""
        ...


def obey(app: Commanded, event: pygame.event.Event) -> bool:
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


def _open_log(app: Commanded) -> bool:
    if not has_scene("log"):
        return False
    open_scene(app, "log", session=app.session)
    return True


AT_ONCE: Final[Mapping[str, Callable[[Commanded], object]]] = {
    "fullscreen": lambda app: app.toggle_fullscreen(),
    "screenshot": lambda app: app.take_screenshot(),
    "mute": lambda app: app.change_settings(mute=not app.settings.mute),
    "lens": lambda app: app.toggle_magnifier(),
}
"""The global commands that leave the scene as it is."""

COVERING: Final[Mapping[str, Callable[[Commanded], bool]]] = {
    "help": lambda app: app.open_help(),
    "log": _open_log,
    "heir": lambda app: any(scene.carry_out("heir") for scene in app.stack),
}
"""Those that open something over the scene, where it may be covered; False when there is nothing to open."""
