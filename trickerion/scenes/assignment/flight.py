"""Cards on their way between the hand and the Characters, and the card that is held."""

from __future__ import annotations

import functools
from dataclasses import dataclass

import pygame
from pygame import Rect

from trickerion.scenes.assignment.characters import draw_card
from trickerion.ui.assignment_card import sprite
from trickerion.ui.drag import Held
from trickerion.ui.tween import Timeline, arc

SECONDS = 0.24
_SIZE = (150, 212)
_TILT = -6.0

Point = tuple[int, int]


@dataclass(slots=True)
class Flight:
    """One card in the air; ``target`` is the Character it flies to, or "" on its way home to the hand."""

    card: str
    start: Point
    end: Point
    target: str
    progress: float = 0.0

    @property
    def at(self) -> Point:
        """Where its middle is now."""
        return arc(self.start, self.end, self.progress)


class Flights:
    """The cards in the air. A card is drawn on its place only when it has landed there."""

    def __init__(self, timeline: Timeline) -> None:
        self._timeline = timeline
        self._flights: list[Flight] = []

    def send(self, card: str, start: Point, end: Point, target: str = "") -> None:
        """Let a card fly."""
        flight = Flight(card, start, end, target)
        self._flights.append(flight)

        def move(progress: float) -> None:
            flight.progress = progress

        self._timeline.add(SECONDS, move, done=lambda: self._flights.remove(flight))

    def bound_for(self, character: str) -> bool:
        """Whether a card is on its way to this Character."""
        return any(flight.target == character for flight in self._flights)

    def draw(self, canvas: pygame.Surface) -> None:
        """Everything in the air."""
        for flight in self._flights:
            image = card_sprite(flight.card, 0.0)
            canvas.blit(image, image.get_rect(center=flight.at))


@functools.lru_cache(maxsize=32)
def card_sprite(card: str, tilt: float = _TILT) -> pygame.Surface:
    """A card lifted from the table, with its shadow."""

    def draw(surface: pygame.Surface, rect: Rect) -> None:
        draw_card(surface, rect, card)

    return sprite(_SIZE, draw, tilt)


def draw_held(canvas: pygame.Surface, held: Held, card: str) -> None:
    """The card in the player's hand."""
    image = card_sprite(card)
    canvas.blit(image, image.get_rect(center=(held.center[0], held.center[1] - 6)))
