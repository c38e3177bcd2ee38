"""New Links flash: a light runs round the circle, then what it pays rises from it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from trickerion.rules.events import CoinsGained, Event, FameGained, Linked, ShardsGained
from trickerion.rules.state import Performance
from trickerion.scenes.theater.cards import center_of, half_of, row_rects
from trickerion.ui import theme
from trickerion.ui.icons import draw_icon
from trickerion.ui.performance_grid import draw_link_light
from trickerion.ui.tokens import text_sprite
from trickerion.ui.tween import Timeline

RING_SECONDS = 0.35
RISE_SECONDS = 0.9
RISE = 64  # canvas pixels
_GAINS = (FameGained, CoinsGained, ShardsGained)
_SIGNS: dict[type, tuple[str, pygame.Color]] = {
    FameGained: ("resource.fame", theme.FAME_ON_DARK),
    CoinsGained: ("resource.coin", theme.COIN_ON_DARK),
    ShardsGained: ("resource.shard", theme.SHARD_ON_DARK),
}


@dataclass
class Ring:
    """The light on its way round a circle."""

    center: tuple[int, int]
    half: int
    share: float = 0.0


@dataclass
class Rising:
    """A gain that rises and fades."""

    center: tuple[int, int]
    text: str
    icon: str
    colour: pygame.Color
    share: float = 0.0


class Lights:
    """What shines on the cards for a moment."""

    def __init__(self, timeline: Timeline) -> None:
        self._timeline = timeline
        self.rings: list[Ring] = []
        self.rising: list[Rising] = []

    def show(self, events: Sequence[Event], row: Sequence[Performance], viewer: int) -> None:
        """Start the lights of the Links among the events; the viewer's gains rise from them."""
        rects = dict(zip((card.id for card in row), row_rects(row), strict=True))
        centers = []
        for event in events:
            if isinstance(event, Linked) and event.card in rects:
                card = next(card for card in row if card.id == event.card)
                ends = [center_of(rects[event.card], card.card, slot) for slot in (event.slot, event.other_slot)]
                center = ((ends[0][0] + ends[1][0]) // 2, (ends[0][1] + ends[1][1]) // 2)
                centers.append(center)
                self._start_ring(Ring(center, half_of(rects[event.card], 0)), 0.12 * len(centers))
        gains = [event for event in events if isinstance(event, _GAINS) and event.seat == viewer]
        for number, gain in enumerate(gains if centers else ()):
            icon, colour = _SIGNS[type(gain)]
            sprite = Rising(centers[number % len(centers)], f"+{gain.amount}", icon, colour)
            self._start_rising(sprite, RING_SECONDS + 0.18 * number)

    def _start_ring(self, ring: Ring, delay: float) -> None:
        self.rings.append(ring)
        self._timeline.add(
            RING_SECONDS, lambda share: setattr(ring, "share", share), delay=delay, done=lambda: self.rings.remove(ring)
        )

    def _start_rising(self, gain: Rising, delay: float) -> None:
        self.rising.append(gain)
        self._timeline.add(
            RISE_SECONDS,
            lambda share: setattr(gain, "share", share),
            delay=delay,
            done=lambda: self.rising.remove(gain),
        )

    def draw(self, canvas: pygame.Surface) -> None:
        """Draw what shines now."""
        for ring in self.rings:
            if ring.share > 0:
                draw_link_light(canvas, ring.center, ring.half, ring.share)
        for gain in self.rising:
            if 0 < gain.share < 1:
                _draw_gain(canvas, gain)


def _draw_gain(canvas: pygame.Surface, gain: Rising) -> None:
    letters = text_sprite(gain.text, 30)
    sprite = pygame.Surface((letters.get_width() + 40, 40), pygame.SRCALPHA)
    sprite.blit(letters, letters.get_rect(midleft=(0, 20)))
    draw_icon(sprite, gain.icon, (letters.get_width() + 20, 20), 32, gain.colour, shadow=True)
    sprite.set_alpha(round(255 * min(1.0, 2.4 * (1 - gain.share))))
    canvas.blit(sprite, sprite.get_rect(center=(gain.center[0], gain.center[1] - round(RISE * gain.share))))
