"""Text input of the system: on while letters are text, so that an input method takes no key of the program."""

import pygame
from pygame import Rect

from trickerion.app.canvas import Letterbox
from trickerion.app.stacked_scene import StackedScene


class TextInput:
    """Tells the system when a text is typed, and where, so that an input method shows its list there."""

    def __init__(self) -> None:
        self._is_on: bool | None = None
        self._at = Rect(0, 0, 0, 0)

    def follow(self, scene: StackedScene | None, letterbox: Letterbox) -> None:
        """Keep step with the scene on top."""
        is_wanted = scene is not None and scene.takes_text
        if is_wanted != self._is_on:
            self._is_on = is_wanted
            pygame.key.start_text_input() if is_wanted else pygame.key.stop_text_input()
        if scene is None or not is_wanted:
            return
        place = scene.widgets.cursor
        corners = letterbox.to_system(place.topleft), letterbox.to_system(place.bottomright)
        at = Rect(corners[0], (corners[1][0] - corners[0][0], corners[1][1] - corners[0][1]))
        if at != self._at:
            self._at = at
            pygame.key.set_text_input_rect(at)
