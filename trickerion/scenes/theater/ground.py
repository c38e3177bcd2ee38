"""The part of a picture that stays while nothing changes: composed once, then copied in one stroke."""

from __future__ import annotations

from collections.abc import Callable, Hashable

import pygame


class Ground:
    """A remembered canvas, drawn anew when its key is another one."""

    def __init__(self) -> None:
        self._key: Hashable = None
        self._image: pygame.Surface | None = None

    def draw(self, canvas: pygame.Surface, key: Hashable, paint: Callable[[pygame.Surface], None]) -> None:
        """Copy the remembered picture to the canvas; ``paint`` draws it when ``key`` has changed."""
        if self._image is None or self._key != key or self._image.get_size() != canvas.get_size():
            self._image = pygame.Surface(canvas.get_size()).convert(canvas)
            self._key = key
            paint(self._image)
        canvas.blit(self._image, (0, 0))
