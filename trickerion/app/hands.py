"""Hands that hold no mouse: game pads and fingers, turned into keys and mouse before pacing and scenes see them."""

from collections.abc import Iterable, Iterator
from typing import Final, Protocol

import pygame
from pygame import Surface

from trickerion.app.pad_keys import PadKeys, PadProgram
from trickerion.app.touch import Touch, TouchProgram
from trickerion.ui.tip_view import Covered

_NO_PAD: Final = frozenset({pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN, pygame.FINGERDOWN})
"""Events after which the pad is no longer what is used."""


class HandledProgram(PadProgram, TouchProgram, Protocol):
    """The program as hands know it."""


class Hands:
    """Events of keys and mouse for all that hands do."""

    def __init__(self, program: HandledProgram) -> None:
        self._keys, self._touch = PadKeys(program), Touch(program)
        self.pads = self._keys.pads

    def close(self) -> None:
        """Let go of the pads; keys have their own caps again."""
        self._keys.show(None)
        self.pads.end()

    def sift(self, events: Iterable[pygame.event.Event]) -> list[pygame.event.Event]:
        """The events that are not mere noise of a pad: nothing wakes up for that."""
        return [event for event in events if not self.pads.is_noise(event)]

    def take(self, event: pygame.event.Event) -> Iterator[pygame.event.Event]:
        """Turn an event into those that the program hears."""
        turns = self.pads.take(event)
        if turns is None:
            if event.type in _NO_PAD:
                self._keys.show(None)
            yield from self._touch.take(event)
        else:
            yield from self._keys.turned(turns)
        self._keys.follow()

    def pass_time(self, seconds: float) -> Iterator[pygame.event.Event]:
        """Let time pass: what is held on a pad counts again, a finger that rests has pressed long."""
        yield from self._keys.turned(self.pads.pass_time(seconds))
        yield from self._touch.pass_time(seconds)
        self._keys.follow()

    def on_settings(self) -> None:
        """Buttons or keys may have been given to other deeds."""
        self._keys.look_anew()

    @property
    def due(self) -> float | None:
        """Seconds until time alone does something."""
        return min((due for due in (self.pads.due, self._touch.due) if due is not None), default=None)

    @property
    def look(self) -> object:
        """State of the picture that is drawn over the scenes."""
        letters = self._keys.letters
        return letters.look if letters is not None else None

    def draw(self, canvas: Surface) -> Covered | None:
        """Draw the letters that a pad types with, above all scenes; what lies below."""
        letters = self._keys.letters
        if letters is None:
            return None
        area = letters.area.clip(canvas.get_rect())
        below = canvas.subsurface(area).copy()
        letters.draw(canvas)
        return below, area
