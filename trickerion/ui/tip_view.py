"""Tooltips and the focus ring: where they go and how they look. A tip never covers what it explains."""

from __future__ import annotations

import pygame

from trickerion.ui.hotspots import Hotspots

REACH = 300  # canvas pixels a tip may lie from what it explains
GAP = 18
BOUNDS = pygame.Rect(8, 8, 1904, 1064)


def place_tip(size: tuple[int, int], anchor: pygame.Rect, busy: list[pygame.Rect]) -> pygame.Rect:
    """Where a tip of that size goes: beside ``anchor``, on the canvas, over as little of ``busy`` as can be."""
    spots = [spot for distance in (GAP, 90, 180, REACH) for spot in _around(size, anchor, distance)]
    fitting = [rect for rect in spots if not rect.colliderect(anchor)]
    return min(fitting or spots, key=lambda rect: _cost(rect, anchor, busy))


def _around(size: tuple[int, int], anchor: pygame.Rect, distance: int) -> list[pygame.Rect]:
    rects = []
    for side in ("midtop", "midbottom", "midright", "midleft"):
        rect = pygame.Rect((0, 0), size)
        if side == "midtop":
            rect.midbottom = (anchor.centerx, anchor.top - distance)
        elif side == "midbottom":
            rect.midtop = (anchor.centerx, anchor.bottom + distance)
        elif side == "midright":
            rect.midleft = (anchor.right + distance, anchor.centery)
        else:
            rect.midright = (anchor.left - distance, anchor.centery)
        rects.append(rect.clamp(BOUNDS))
    return rects


def _cost(rect: pygame.Rect, anchor: pygame.Rect, busy: list[pygame.Rect]) -> float:
    covered = sum(overlap.w * overlap.h for overlap in (rect.clip(other) for other in busy))
    away = pygame.Vector2(rect.center).distance_to(anchor.center)
    return covered / 60 + away


def busy_rects(spots: Hotspots, anchor: pygame.Rect) -> list[pygame.Rect]:
    """What a tip had better leave visible: every spot that reacts, except those that hold the anchor themselves."""
    rects = [spots.get(name).rect for name in spots.names() if spots.get(name).reacts]
    return [rect for rect in rects if not rect.contains(anchor)]


def draw_tip(canvas: pygame.Surface, spots: Hotspots) -> None:
    """Draw the tip that is due, with its leader line."""


def draw_focus(canvas: pygame.Surface, spots: Hotspots) -> None:
    """Ring what has the keyboard focus: a dark and a light line, to be seen on any ground."""
    rect = spots.focus_rect()
    if rect is not None:
        ring = rect.inflate(10, 10)
        pygame.draw.rect(canvas, (20, 10, 12), ring.inflate(4, 4), 6, border_radius=12)
        pygame.draw.rect(canvas, (255, 236, 176), ring, 3, border_radius=10)
