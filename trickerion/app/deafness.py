"""Half a second after a screen has taken the place of another: a press meant for what was there before does nothing."""

from typing import Final
from weakref import ReferenceType, ref

import pygame

from trickerion.app.stacked_scene import StackedScene
from trickerion.ui.keys import key_text

DEAF_SECONDS: Final = 0.5  # of the program's clock, after another screen has come
_BUTTONS: Final = (1, 3)
_CONFIRMS: Final = ("return", "space", "ctrl+return")


class Deafness:
    """For its first half second a screen hears no click, wherever it is, nor Enter or Space.

    A screen is the scene on top with its ``screen_number``. It does not matter who took the one before away.
    """

    def __init__(self) -> None:
        self._scene: ReferenceType[StackedScene] | None = None  # one that is closed goes, with all its pictures
        self._number = 0
        self._left = 0.0
        self._unheard: set[int] = set()  # buttons that went down unheard: nor is it heard when they are let go

    def notice(self, top: StackedScene | None) -> None:
        """Look whether another screen is on top; the first one of all replaces nothing."""
        number = top.screen_number if top is not None else 0
        if top is not (self._scene() if self._scene is not None else None) or number != self._number:
            self._left = DEAF_SECONDS if self._scene is not None else 0.0
            self._scene, self._number = ref(top) if top is not None else None, number

    def pass_time(self, seconds: float) -> None:
        """Tell how long the last frame took."""
        self._left -= seconds

    def holds(self, event: pygame.event.Event) -> bool:
        """True when a press would not be heard now."""
        if self._left <= 0:
            return False
        if event.type == pygame.KEYDOWN:
            return key_text(event) in _CONFIRMS
        return event.type == pygame.MOUSEBUTTONDOWN and event.button in _BUTTONS

    def hears(self, event: pygame.event.Event) -> bool:
        """True when an event is heard; told of each one, once."""
        if event.type == pygame.MOUSEBUTTONUP and event.button in self._unheard:
            self._unheard.discard(event.button)
            return False
        is_held = self.holds(event)
        if event.type == pygame.MOUSEBUTTONDOWN:
            (self._unheard.add if is_held else self._unheard.discard)(event.button)
        return not is_held
