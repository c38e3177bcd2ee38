"""An answer that is held down until it counts, for whoever presses more than is meant: by mouse, key, pad or finger."""

from typing import Final

import pygame
from pygame import Rect, Surface

from trickerion.ui import theme
from trickerion.ui.hotspots import Hotspots
from trickerion.ui.keys import key_text
from trickerion.ui.shapes import draw_plate

HELD_FOR: Final = 1.0  # seconds
_AWAY: Final = 60  # pixels beside the answer that a hand which trembles may stray
_ENDS: Final = frozenset({pygame.MOUSEBUTTONUP, pygame.KEYUP, pygame.WINDOWFOCUSLOST})


class HeldAnswer:
    """The spot that is held, and for how long."""

    def __init__(self, spots: Hotspots) -> None:
        self._spots = spots
        self._seconds = 0.0
        self.name = ""

    def pressed_by(self, event: pygame.event.Event) -> str:
        """Name of the spot that an event presses, or ""."""
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            spot = self._spots.layout.at(event.pos)
            return spot.name if spot is not None else ""
        is_key = event.type == pygame.KEYDOWN and key_text(event) in ("return", "space")
        return (self._spots.focused or "") if is_key else ""

    def hold(self, name: str) -> None:
        """Begin to hold a spot."""
        self.name, self._seconds = name, 0.0

    def is_let_go(self, event: pygame.event.Event) -> bool:
        """True for an event that lets go of what is held, as going away from it does."""
        if not self.name:
            return False
        near = self._spots.rect(self.name).inflate(2 * _AWAY, 2 * _AWAY)
        is_away = event.type == pygame.MOUSEMOTION and not near.collidepoint(event.pos)
        is_over = event.type in _ENDS or is_away
        self.name = "" if is_over else self.name
        return is_over

    def pass_time(self, seconds: float) -> str:
        """Let time pass; the name of what has been held long enough, else ""."""
        self._seconds += seconds
        if not self.name or self._seconds < HELD_FOR:
            return ""
        name, self.name = self.name, ""
        return name

    def draw(self, canvas: Surface) -> None:
        """Draw how far it is."""
        if self.name:
            rect = self._spots.rect(self.name).inflate(-16, 0)
            wide = max(8, round(rect.w * min(1.0, self._seconds / HELD_FOR)))
            draw_plate(canvas, Rect(rect.x, rect.bottom - 10, wide, 6), theme.LINK_GOLD, 3)
