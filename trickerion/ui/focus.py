"""Keyboard focus: which of some named rectangles Tab and the arrow keys reach next.

An arrow goes where the gap between the edges is smallest: the gap along the way and twice the gap aside, which is 0 for
what faces the start. Centres only decide ties. What is far aside counts only where nothing else lies in that direction.
"""

from collections.abc import Mapping, Sequence
from typing import Final

import pygame
from pygame import Rect

DIRECTIONS: Mapping[int, tuple[int, int]] = {
    pygame.K_LEFT: (-1, 0),
    pygame.K_RIGHT: (1, 0),
    pygame.K_UP: (0, -1),
    pygame.K_DOWN: (0, 1),
}
_FAR: Final = 60  # pixels aside that are never far


def next_in_order(names: Sequence[str], current: str | None, step: int) -> str | None:
    """The name after (step 1) or before (step -1) ``current``, round the end; the first or last without a current."""
    if not names:
        return None
    if current not in names:
        return names[0 if step > 0 else -1]
    return names[(names.index(current) + step) % len(names)]


def reading_order(rects: Mapping[str, Rect]) -> list[str]:
    """Names from the top row to the bottom one, each row from left to right."""
    waiting = sorted(rects, key=lambda name: (rects[name].top, rects[name].left))
    order: list[str] = []
    while waiting:
        first = rects[waiting[0]]
        row = [name for name in waiting if rects[name].top < first.centery]
        order += sorted(row, key=lambda name: rects[name].left)
        waiting = [name for name in waiting if name not in row]
    return order


def nearest(rects: Mapping[str, Rect], current: str | None, direction: tuple[int, int]) -> str | None:
    """The nearest rectangle in a direction; ``current`` when there is none, the first in reading order without one."""
    if current is None or current not in rects:
        return next(iter(reading_order(rects)), None)
    start = rects[current]
    found = [
        (_way(start, rect, direction), name)
        for name, rect in rects.items()
        if name != current and _lies_there(start, rect, direction)
    ]
    near = [way for way in found if way[0][1] <= 3 * way[0][0] + _FAR]
    return min(near or found, key=lambda way: _price(*way[0]))[1] if found else current


def _lies_there(start: Rect, rect: Rect, direction: tuple[int, int]) -> bool:
    """True if a rectangle begins beyond the middle of the start, and ends beyond its edge."""
    (x, y), middle = direction, start.center
    if x:
        near, far = (rect.left, rect.right) if x > 0 else (-rect.right, -rect.left)
        return near >= x * middle[0] and far > (start.right if x > 0 else -start.left)
    near, far = (rect.top, rect.bottom) if y > 0 else (-rect.bottom, -rect.top)
    return near >= y * middle[1] and far > (start.bottom if y > 0 else -start.top)


def _way(start: Rect, rect: Rect, direction: tuple[int, int]) -> tuple[int, int, int]:
    """Gap along the direction, gap aside, and the distance of the centres aside."""
    x_gap = max(0, rect.left - start.right, start.left - rect.right)
    y_gap = max(0, rect.top - start.bottom, start.top - rect.bottom)
    if direction[0]:
        return x_gap, y_gap, abs(rect.centery - start.centery)
    return y_gap, x_gap, abs(rect.centerx - start.centerx)


def _price(along: int, aside: int, between: int) -> tuple[int, int]:
    return along + 2 * aside, between
