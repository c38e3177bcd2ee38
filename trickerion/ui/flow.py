"""Rooms one after another, from left to right or from top to bottom, and text in them as large as the player wants it.

A `Row` or a `Column` cuts cells off a room: of a fixed size from its start or its end, or all alike from what is left.
A `Cursor` walks down a room and gives each `Passage` the height that it takes at the player's text size, so that what
stands below gives way. `inset` and `within` are rooms inside a room, named by their distance from its edges.
"""

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from pygame import Rect, Surface

from trickerion.ui import theme
from trickerion.ui.shapes import Point
from trickerion.ui.text import Shaded, as_set, draw_text
from trickerion.ui.text_block import block_height, draw_block
from trickerion.ui.theme import ColourValue, Style

_RAISED = 1
"""Pixels by which a line stands over the middle of its cell: letters reach further up than down."""
_ENDS = {"left": "midleft", "center": "center", "right": "midright"}


def inset(room: Rect, sides: int, ends: int | None = None) -> Rect:
    """Room without a margin of ``sides`` pixels at left and right, and of ``ends``, or the same, above and below."""
    return room.inflate(-2 * sides, -2 * (sides if ends is None else ends))


def ends(room: Rect, margin: int) -> tuple[int, int]:
    """Left and right end of what lies across a room with a margin, such as a rule."""
    return room.left + margin, room.right - margin


def within(
    room: Rect,
    *,
    left: int | None = None,
    right: int | None = None,
    top: int | None = None,
    bottom: int | None = None,
    width: int | None = None,
    height: int | None = None,
) -> Rect:
    """Part of a room at these distances from its edges; ``width`` and ``height`` stand for the edge that is not named.

    Without either edge it lies in the middle; without a size it reaches as far as the room.
    """
    x, wide = _span(room.x, room.w, left, right, width)
    y, high = _span(room.y, room.h, top, bottom, height)
    return Rect(x, y, wide, high)


def _span(start: int, length: int, before: int | None, after: int | None, size: int | None) -> tuple[int, int]:
    """Start and length of what lies so far from both ends of a length, or from one of them and has a size."""
    if size is None:
        return start + (before or 0), length - (before or 0) - (after or 0)
    if before is not None:
        return start + before, size
    if after is not None:
        return start + length - after - size, size
    return start + length // 2 - size // 2, size


class _Cells:
    """A room of which cells are cut off; ``rest`` is what is left."""

    _axis = 0

    def __init__(self, room: Rect, gap: int = 0) -> None:
        self.rest, self._gap = Rect(room), gap

    def take(self, size: int) -> Rect:
        """Cell of that size at the start of the rest."""
        cell = self._cut(self.rest[self._axis], size)
        self.skip(size + self._gap)
        return cell

    def take_last(self, size: int) -> Rect:
        """Cell of that size at the end of the rest."""
        end = self.rest[self._axis] + self.rest[self._axis + 2]
        self.rest[self._axis + 2] -= size + self._gap
        return self._cut(end - size, size)

    def skip(self, pixels: int) -> None:
        """Leave so much free before the next cell, over the gap; less for a negative number."""
        self.rest[self._axis] += pixels
        self.rest[self._axis + 2] -= pixels

    def cell(self, number: int, size: int) -> Rect:
        """Cell of that number in the rest, where all have that size; nothing is taken."""
        return self._cut(self.rest[self._axis] + number * (size + self._gap), size)

    def share(self, number: int) -> list[Rect]:
        """All of the rest as so many cells that are alike, to the pixel."""
        start, step = self.rest[self._axis], (self.rest[self._axis + 2] + self._gap) / number
        bounds = [start + round(step * cell) for cell in range(number + 1)]
        return [self._cut(first, last - self._gap - first) for first, last in pairwise(bounds)]

    def _cut(self, start: int, size: int) -> Rect:
        cell = Rect(self.rest)
        cell[self._axis], cell[self._axis + 2] = start, size
        return cell


class Row(_Cells):
    """Cells from left to right, as high as the room."""


class Column(_Cells):
    """Cells from top to bottom, as wide as the room."""

    _axis = 1


class Passage(NamedTuple):
    """Text that wraps and grows with the player's text size: its markup, style, ink and alignment."""

    markup: str
    style: Style = theme.TEXT.body
    ink: ColourValue = theme.INK
    align: str = "left"

    def height(self, width: int) -> int:
        """Pixels that it takes in that width."""
        return block_height(self.markup, width, self._grown)

    def fitting(self, width: int, height: int) -> "Passage":
        """The passage, or one that is set as much smaller as it must be to find room."""
        least = self._grown.smallest
        smaller = (self._replace(style=least.set_in(size)) for size in range(self._grown.size, least.size, -1))
        return next((each for each in smaller if each.height(width) <= height), self._replace(style=least))

    def draw(self, canvas: Surface, room: Rect) -> None:
        """Draw it from the top of the room downwards, as far as it goes."""
        draw_block(canvas, self.markup, Rect(room.topleft, (room.w, 0)), self._grown, self.ink, align=self.align)

    @property
    def _grown(self) -> Style:
        return as_set(self.style)


class Cursor(Column):
    """A column in which text takes the room that it needs."""

    def lay(self, passage: Passage) -> Rect:
        """Room of a passage in the rest."""
        return self.take(passage.height(self.rest.w))

    def write(self, canvas: Surface, passage: Passage) -> Rect:
        """Draw a passage at the start of the rest. Returns its room."""
        room = self.lay(passage)
        passage.draw(canvas, room)
        return room


def write_line(
    canvas: Surface, text: str, cell: Rect, style: Style, ink: ColourValue | Shaded = theme.INK, align: str = "left"
) -> Rect:
    """Draw a line in the middle of a cell's height, fitted to its width. Returns the rectangle drawn."""
    anchor = _ENDS[align]
    x, y = getattr(cell, anchor)
    place: Point = (x, y - _RAISED)
    return draw_text(canvas, text, place, style, ink, anchor, width=cell.w)


def stacked(passages: Sequence[Passage], room: Rect, gap: int = 0) -> list[Rect]:
    """Rooms of passages below each other, the whole in the middle of the room's height."""
    heights = [passage.height(room.w) for passage in passages]
    free = room.h - sum(heights) - gap * (len(passages) - 1)
    column = Column(within(room, top=free // 2), gap)
    return [column.take(height) for height in heights]
