"""Keyboard focus: which of some named rectangles Tab and the arrow keys reach next."""

from collections.abc import Mapping, Sequence

import pygame
from pygame import Rect

DIRECTIONS: Mapping[int, tuple[int, int]] = {
    pygame.K_LEFT: (-1, 0),
    pygame.K_RIGHT: (1, 0),
    pygame.K_UP: (0, -1),
    pygame.K_DOWN: (0, 1),
}


def next_in_order(names: Sequence[str], current: str | None, step: int) -> str | None:
    """The name after (step 1) or before (step -1) ``current``, round the end; the first or last without a current."""
    if not names:
        return None
    if current not in names:
        return names[0 if step > 0 else -1]
    return names[(names.index(current) + step) % len(names)]


def nearest(rects: Mapping[str, Rect], current: str | None, direction: tuple[int, int]) -> str | None:
    """The nearest rectangle in a direction, sideways distance counting double; ``current`` when there is none."""
    if current is None or current not in rects:
        return next(iter(rects), None)
    origin = pygame.Vector2(rects[current].center)
    best, best_cost = current, float("inf")
    for name, rect in rects.items():
        offset = pygame.Vector2(rect.center) - origin
        along = offset.x * direction[0] + offset.y * direction[1]
        aside = abs(offset.x * direction[1]) + abs(offset.y * direction[0])
        if name != current and along > 0 and aside <= 3 * along and along + 2 * aside < best_cost:
            best, best_cost = name, along + 2 * aside
    return best
