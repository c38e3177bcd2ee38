"""Tooltips and the focus ring: where they go and how they look. A tip never covers what it explains."""

import functools
from collections.abc import Sequence

import pygame
from pygame import Rect, Surface

from trickerion.ui import theme
from trickerion.ui.bubble import beside, bubble_size, covered, draw_bubble
from trickerion.ui.hotspots import Hotspots, Tip

REACH = 300  # canvas pixels a tip may lie from what it explains
GAP = 18
BOUNDS = Rect(8, 8, 1904, 1064)
BAR = Rect(0, 0, 1920, 54)
"""The bar with the name of the game, the turn and the phases: only tips about it lie over it."""


def place_tip(
    size: tuple[int, int], anchor: Rect, busy: Sequence[Rect], panel: Rect | None = None, clear: Sequence[Rect] = ()
) -> Rect:
    """Place of a tip of that size: beside ``anchor``, on the canvas, over as little of ``busy`` as can be.

    What lies in a ``panel`` is explained beside the whole panel, and what is kept ``clear`` is covered last of all.
    """
    boxes = tuple(tuple(tuple(rect) for rect in rects) for rects in (busy, clear))
    return _place(size, tuple(anchor), boxes[0], tuple(panel) if panel is not None else None, boxes[1]).copy()


_Box = tuple[int, ...]


@functools.lru_cache(maxsize=64)
def _place(
    size: tuple[int, int], anchor_box: _Box, busy: tuple[_Box, ...], panel: _Box | None, clear: tuple[_Box, ...]
) -> Rect:
    """Remembered, since a tip stays for many frames."""
    anchor = Rect(anchor_box)
    places = [place for distance in (GAP, 90, 180, REACH) for place in _around(size, anchor, distance)]
    dear = [Rect(box) for box in clear]
    if panel is not None:
        dear.append(Rect(panel))
        places += _beside(size, anchor, dear[-1])
    fitting = [rect for rect in places if not rect.colliderect(anchor)]
    cheap = [Rect(box) for box in busy]
    return min(fitting or places, key=lambda rect: _cost(rect, anchor, cheap) + covered(rect, dear) / 6)


def _beside(size: tuple[int, int], anchor: Rect, panel: Rect) -> list[Rect]:
    """At the panel's left and right: level with the thing, or higher or lower."""
    level = Rect(panel.x, anchor.y, panel.w, anchor.h)
    steps = range(-3, 4)
    return [rect for step in steps for rect in _around(size, level.move(0, step * (size[1] + GAP) // 2), GAP)]


def _around(size: tuple[int, int], anchor: Rect, distance: int) -> list[Rect]:
    right, left, below, above = beside(size, anchor, distance)
    return [rect.clamp(BOUNDS) for rect in (above, below, right, left)]


def _cost(rect: Rect, anchor: Rect, busy: list[Rect]) -> float:
    """Covering costs most, then what lies in between, then the way there."""
    crossed = sum(bool(other.clipline(rect.center, anchor.center)) for other in busy)
    away = max(abs(rect.centerx - anchor.centerx) - (rect.w + anchor.w) / 2, 0)
    away += max(abs(rect.centery - anchor.centery) - (rect.h + anchor.h) / 2, 0)
    return covered(rect, busy) / 60 + 150 * crossed + away


def busy_rects(spots: Hotspots, anchor: Rect) -> list[Rect]:
    """Rectangles that a tip had better leave visible: spots that react."""
    rects = [spots.get(name).rect for name in spots.names() if spots.get(name).reacts]
    return [rect for rect in rects if not rect.contains(anchor)]


def tip_rect(spots: Hotspots, tip: Tip, anchor: Rect) -> Rect:
    """Place of the tip of a thing of the scene; while a guide shows something, the rest may be covered."""
    panel = next((panel for panel in spots.panels if panel.contains(anchor)), None)
    clear = [rect for rect in (spots.spotlit or [*spots.keep_clear, BAR]) if not rect.contains(anchor)]
    of_guide = [spot.rect for spot in spots.layout.guests.values() if not spot.rect.contains(anchor)]
    busy = [*clear, *of_guide] if spots.spotlit else busy_rects(spots, anchor)
    return place_tip(bubble_size(tip), anchor, busy, None if spots.spotlit else panel, clear)


Covered = tuple[Surface, Rect]
"""Picture of the canvas below a drawn thing, and its place."""


def draw_tip(canvas: Surface, spots: Hotspots) -> Covered | None:
    """Draw the tip that is due, and the rim of what it explains, as far as it has faded in; what lies below it."""
    shown = spots.tip()
    if shown is None:
        return None
    anchor, rect = shown.anchor, tip_rect(spots, shown.tip, shown.anchor)
    area = rect.union(anchor).inflate(60, 60).clip(canvas.get_rect())
    below = canvas.subsurface(area).copy()
    draw_bubble(canvas, rect, shown.tip, anchor)
    if shown.opacity < 1:
        below.set_alpha(round(255 * (1 - shown.opacity)))
        canvas.blit(below, area)
        below.set_alpha(None)
    return below, area


def draw_focus(canvas: Surface, spots: Hotspots) -> Covered | None:
    """Ring what has the keyboard focus: a dark and a light line, to be seen on any ground; what lies below it."""
    if spots.focused is None or spots.focused not in spots:
        return None
    ring = spots.rect(spots.focused).inflate(10, 10)
    area = ring.inflate(4, 4).clip(canvas.get_rect())
    below = canvas.subsurface(area).copy()
    pygame.draw.rect(canvas, theme.WALNUT_LO, ring.inflate(4, 4), 6, border_radius=13)
    pygame.draw.rect(canvas, theme.LINK_GOLD, ring, 3, border_radius=11)
    return below, area
