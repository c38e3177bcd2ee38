"""The logical canvas that every scene draws on, and the one object that maps it into a window."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

CANVAS_SIZE = (1920, 1080)
CANVAS_RECT = pygame.Rect(0, 0, *CANVAS_SIZE)


@dataclass(frozen=True)
class Letterbox:
    """Places the canvas, as large as it fits and centred, in a window of ``window_size`` pixels."""

    window_size: tuple[int, int]

    @property
    def scale(self) -> float:
        """Window pixels per canvas pixel."""
        return max(min(self.window_size[0] / CANVAS_SIZE[0], self.window_size[1] / CANVAS_SIZE[1]), 1e-6)

    @property
    def rect(self) -> pygame.Rect:
        """Where the canvas lies in the window, in window pixels."""
        size = (max(1, round(CANVAS_SIZE[0] * self.scale)), max(1, round(CANVAS_SIZE[1] * self.scale)))
        return pygame.Rect((self.window_size[0] - size[0]) // 2, (self.window_size[1] - size[1]) // 2, *size)

    def to_canvas(self, point: tuple[float, float]) -> tuple[int, int]:
        """A point of the window as a point of the canvas; outside the canvas in the bars."""
        rect = self.rect
        # The middle of the window's pixel is what was pointed at, hence the halves.
        x = (point[0] + 0.5 - rect.x) * CANVAS_SIZE[0] / rect.w
        y = (point[1] + 0.5 - rect.y) * CANVAS_SIZE[1] / rect.h
        return int(x // 1), int(y // 1)

    def to_window(self, point: tuple[float, float]) -> tuple[int, int]:
        """A point of the canvas as a point of the window."""
        rect = self.rect
        x = rect.x + (point[0] + 0.5) * rect.w / CANVAS_SIZE[0]
        y = rect.y + (point[1] + 0.5) * rect.h / CANVAS_SIZE[1]
        return int(x // 1), int(y // 1)


_POINTER_EVENTS = (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)


def to_canvas_event(event: pygame.event.Event, letterbox: Letterbox, pointer: tuple[int, int]) -> pygame.event.Event:
    """The event with its ``pos`` on the canvas; wheel events, which carry none, get the ``pointer``'s."""
    if event.type == pygame.MOUSEWHEEL:
        return pygame.event.Event(event.type, {**event.dict, "pos": pointer})
    if event.type not in _POINTER_EVENTS:
        return event
    changed = {**event.dict, "pos": letterbox.to_canvas(event.pos)}
    if "rel" in changed:
        changed["rel"] = (event.rel[0] / letterbox.scale, event.rel[1] / letterbox.scale)
    return pygame.event.Event(event.type, changed)
