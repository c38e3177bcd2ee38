"""After a change of scene: one press too many, or one meant for what was there before, answers nothing."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final
from weakref import ReferenceType, ref

import pygame

from trickerion.ui.hotspots import NOWHERE, Point
from trickerion.ui.keys import key_text

if TYPE_CHECKING:
    from trickerion.app.scene import Scene

DEAF_SECONDS: Final = 0.3  # of the program's clock, after the scene on top has changed
SAME_PLACE: Final = 30  # pixels of the canvas: a hand that presses again has moved no further
_BUTTONS: Final = (1, 3)
_CONFIRMS: Final = ("return", "space")


class Deafness:
    """For a moment the new scene hears neither Enter (nor Space) nor a press where the pointer lay when it came."""

    def __init__(self) -> None:
        self._scene: ReferenceType[Scene] | None = None  # one that is closed goes, with all its pictures
        self._place: Point = NOWHERE
        self._left = 0.0

    def notice(self, top: Scene | None, pointer: Point) -> None:
        """Look whether another scene is on top; the first one of all replaces nothing."""
        if top is not (self._scene() if self._scene is not None else None):
            self._left = DEAF_SECONDS if self._scene is not None else 0.0
            self._scene, self._place = ref(top) if top is not None else None, pointer

    def pass_time(self, seconds: float) -> None:
        """Tell how long the last frame took."""
        self._left -= seconds

    def holds(self, event: pygame.event.Event, pointer: Point) -> bool:
        """Whether an event is not heard now; ``pointer``: where it happens on the canvas."""
        if self._left <= 0:
            return False
        if event.type == pygame.KEYDOWN:
            return key_text(event) in _CONFIRMS
        is_press = event.type == pygame.MOUSEBUTTONDOWN and event.button in _BUTTONS
        return is_press and math.dist(pointer, self._place) <= SAME_PLACE
