"""The slots and Link circles of a Performance card, with the markers on it, at any half-diagonal.

`origin` is the top left corner of the grid's 2 x 3 field: the slot (x, y) lies around
`origin + (half + 2 half x, half + 2 half y)`. Whether a slot is legal is the caller's knowledge (it asks the game);
the grid only shows it. A Link is shown where two markers' corners in one circle are equal, as printed on the markers.
"""

from collections.abc import Collection, Mapping
from typing import Final, NamedTuple

import pygame
from pygame import Rect, Surface

from trickerion.rules.catalog import PerformanceCard
from trickerion.ui import theme
from trickerion.ui.icons import draw_icon
from trickerion.ui.markers import corners, draw_lifted_marker, draw_marker
from trickerion.ui.shapes import draw_diamond, draw_glow, draw_ring, draw_round
from trickerion.ui.theme import ColourValue

Cell = tuple[int, int]
_RING_SHARE = 0.66
_PLATE_SHARE = 0.46


class Placed(NamedTuple):
    """A marker as the grid shows it: owner's colour (or "neutral"), suit, quarter turns, category of its Trick."""

    colour: str
    suit: str
    turns: int
    own: str | None = None


class Circle(NamedTuple):
    """One Link circle: the slots it joins (left or upper one first) and whether it holds a Shard."""

    first: Cell
    second: Cell
    shard: bool

    @property
    def is_horizontal(self) -> bool:
        """True when it joins a left and a right slot."""
        return self.first[1] == self.second[1]


class GridPlace(NamedTuple):
    """Place of a card's grid: top left corner of its 2 x 3 field and the half-diagonal of a slot."""

    origin: tuple[int, int]
    half: int


class GridLights(NamedTuple):
    """Lights on a grid that show what can be done now.

    `legal` slots are pale with amber light (its `strength` may breathe), `dark` ones cannot be used; `lifted` names the
    slot whose marker is only held over it: its Links glow as if it lay there.
    """

    legal: Collection[Cell] = ()
    dark: Collection[Cell] = ()
    lifted: Cell | None = None
    strength: float = 1.0


IDLE: Final = GridLights()


def circles(card: PerformanceCard) -> list[Circle]:
    """The Link circles of a card."""
    return [Circle(card.slots[link.a], card.slots[link.b], link.shard) for link in card.links]


def slot_center(origin: tuple[int, int], half: int, cell: Cell) -> tuple[int, int]:
    """Centre of the slot (x, y) on the canvas."""
    return origin[0] + half + cell[0] * 2 * half, origin[1] + half + cell[1] * 2 * half


def circle_center(origin: tuple[int, int], half: int, circle: Circle) -> tuple[int, int]:
    """Centre of a Link circle: the touching point of its two slots."""
    a, b = slot_center(origin, half, circle.first), slot_center(origin, half, circle.second)
    return (a[0] + b[0]) // 2, (a[1] + b[1]) // 2


def linked_circles(card: PerformanceCard, markers: Mapping[Cell, Placed]) -> list[tuple[Circle, str]]:
    """The circles whose two corner symbols are equal, each with that category."""
    linked = []
    for circle in circles(card):
        first, second = markers.get(circle.first), markers.get(circle.second)
        if first and second:
            sides = ("right", "left") if circle.is_horizontal else ("down", "up")
            if corners(first.turns)[sides[0]] == corners(second.turns)[sides[1]]:
                linked.append((circle, corners(first.turns)[sides[0]]))
    return linked


def draw_performance_grid(
    surface: Surface, card: PerformanceCard, place: GridPlace, markers: Mapping[Cell, Placed], lights: GridLights = IDLE
) -> list[tuple[Circle, str]]:
    """Draw slots, circles and markers; return the linked circles."""
    (origin, half), lifted = place, lights.lifted
    _draw_slots(surface, [cell for cell in card.slots if cell not in markers], place, lights)
    linked = linked_circles(card, markers)
    for circle, _ in linked:
        for _ in range(2):  # light below the markers; on top it would wash the symbols out
            draw_glow(surface, circle_center(origin, half, circle), round(half * 0.85), (255, 206, 96))
    for cell, placed in markers.items():
        if cell != lifted:
            draw_marker(surface, slot_center(origin, half, cell), half, *placed)
    if lifted is not None and lifted in markers:
        draw_lifted_marker(surface, slot_center(origin, half, lifted), half, *markers[lifted])
    on = {circle for circle, _ in linked}
    for circle in circles(card):
        filled = circle.first in markers or circle.second in markers
        _draw_circle(surface, circle, circle_center(origin, half, circle), half, filled, circle in on)
    return linked


def _draw_slots(surface: Surface, empty: list[Cell], place: GridPlace, lights: GridLights) -> None:
    origin, half = place
    for cell in empty:
        if cell in lights.legal:
            draw_glow(surface, slot_center(origin, half, cell), round(half * 0.9), (255, 158, 44), lights.strength)
    for cell in empty:
        center = slot_center(origin, half, cell)
        if cell in lights.legal:
            draw_diamond(surface, center, half, (255, 232, 176), theme.BRASS, 3, (255, 246, 216))
        elif cell in lights.dark:
            draw_diamond(surface, center, half, (120, 104, 84), (70, 52, 36), 2, (96, 80, 62))
        else:
            draw_diamond(surface, center, half, (206, 182, 134), (122, 85, 34), 2, (178, 146, 92))


def _draw_circle(surface: Surface, circle: Circle, center: tuple[int, int], half: int, filled: bool, on: bool) -> None:
    radius = round(half * (_RING_SHARE if filled else _PLATE_SHARE))
    if not filled:
        draw_round(surface, center, radius * 2, (240, 226, 190))
        draw_icon(surface, "ui.link", center, round(radius * 1.35), "#6a4c2c")
        draw_ring(surface, center, radius, 2, "#3f9fbb" if circle.shard else "#b98f4a")
    else:
        colour: ColourValue = theme.LINK_GOLD if on else ("#58b6d0" if circle.shard else "#d8ad5c")
        draw_ring(surface, center, radius, 4 if on else 2, colour)
    if circle.shard:
        spot, size = _shard_spot(circle, center, half, radius), max(13, round(half * 0.40))
        draw_round(surface, spot, size + 6, (16, 34, 48), 1, theme.BRASS)
        draw_icon(surface, "resource.shard", spot, size, "#8fe3f4")


def _shard_spot(circle: Circle, center: tuple[int, int], half: int, radius: int) -> tuple[int, int]:
    """On the rim: towards the hole between the slots, or outwards at the edge of the field."""
    reach = radius + max(13, round(half * 0.40)) // 3
    if circle.is_horizontal:
        return center[0], center[1] + reach * (1 if circle.first[1] < 2 else -1)
    return center[0] + reach * (1 if circle.first[0] == 0 else -1), center[1]


def draw_link_light(surface: Surface, center: tuple[int, int], half: int, share: float) -> None:
    """The light that runs once round a new Link's circle; `share` from 0 (starts) to 1 (closed)."""
    radius = round(half * _RING_SHARE)
    spot = pygame.Vector2(center) + pygame.Vector2(0, -radius).rotate(360 * share)
    draw_glow(surface, (spot.x, spot.y), max(6, half // 4), (255, 226, 150))
    box = Rect(0, 0, radius * 2, radius * 2).move_to(center=center)
    if share > 0.02:
        start = 90 - 360 * share
        angles = pygame.Vector2(start, 90) * 3.14159265 / 180
        pygame.draw.arc(surface, theme.LINK_GOLD, box, angles.x, angles.y, 4)
