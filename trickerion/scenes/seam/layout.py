"""Where things lie on the sheet between two turns."""

from dataclasses import dataclass
from typing import Final

from pygame import Rect

from trickerion.ui.flow import Row, within

Point = tuple[int, int]

_LEFT, _RIGHT, _WIDTH = 132, 966, 822
_INDENT: Final = 30
_RIGHT_INDENT: Final = 42
_INNER: Final = 750
_ROW: Final = 68
_LEAST_ROWS: Final = 3
_DAY: Final = 50


@dataclass(frozen=True)
class SeamPlaces:
    """The places of one sheet: with a row of closed slots it is higher, in the first turn it has one page."""

    has_closed: bool = False
    is_first: bool = False

    @property
    def _top(self) -> int:
        return 112 if self.has_closed else 150

    @property
    def ends(self) -> Rect:
        """The page of the turn that ends."""
        return Rect(_LEFT, self._top, _WIDTH, 776 if self.has_closed else 714)

    @property
    def begins(self) -> Rect:
        """The page of the turn that begins."""
        return self.ends.move((549 if self.is_first else _RIGHT) - _LEFT, 0)

    @property
    def sheet(self) -> Rect:
        """Everything."""
        first = self.begins if self.is_first else self.ends
        height = 898 if self.has_closed else 842
        return Rect(first.x - 20, first.y - 24, self.begins.right + 20 - (first.x - 20), height)

    @staticmethod
    def ribbon(page: Rect) -> Rect:
        """The title of a page."""
        return Rect(page.centerx - 190, page.y - 20, 380, 50)

    @property
    def number(self) -> Point:
        """The centre of the disc with the number of the new turn."""
        return self.sheet.centerx, self._top + 4

    # --- the page of what ends

    @property
    def wages(self) -> Rect:
        """The heading over the wages."""
        return self._heading(self.ends, 62)

    def wage_row(self, number: int) -> Rect:
        """One player's wages."""
        return Rect(self.ends.x + _INDENT, self.ends.y + 89 + _ROW * number, _INNER, 60)

    def joins(self, rows: int) -> Rect:
        """The heading over those who join, below so many rows of wages."""
        return self._heading(self.ends, 122 + _ROW * max(_LEAST_ROWS, rows))

    def orders(self, rows: int) -> Rect:
        """The heading over the orders."""
        return self.joins(rows).move(0, 142)

    def academy(self, rows: int) -> Rect:
        """The heading over what changes in the Academy."""
        return self.orders(rows).move(0, 130)

    @staticmethod
    def boxes(heading: Rect, count: int) -> list[Rect]:
        """Boxes under a heading: two side by side, more of them smaller."""
        lines = 1 if count <= 4 else 2
        columns = max(2, -(-count // lines))
        width, height = (_INNER - 16 * (columns - 1)) // columns, 82 if lines == 1 else 40
        first = Rect(heading.x, heading.bottom + 6, width, height)
        return [first.move(n % columns * (width + 16), n // columns * (height + 4)) for n in range(count)]

    # --- the page of what begins

    @property
    def theater(self) -> Rect:
        """The heading over the cards."""
        return self._heading(self.begins, 62)

    def card(self, number: int) -> Rect:
        """The Performance card that left (0) or came (1)."""
        return Row(within(self.begins, left=_RIGHT_INDENT, top=84, height=214), 66).cell(number, 126)

    @property
    def home(self) -> Rect:
        """The Trick Markers that come home."""
        return within(self.begins, left=390, top=80, width=396, height=40)

    @property
    def prophecy(self) -> Rect:
        """The plate of the prophecy."""
        return within(self.begins, left=390, top=126, width=396, height=196)

    @property
    def closed(self) -> Rect:
        """The heading over the closed slots."""
        return self._heading(self.begins, 356)

    def closed_boxes(self, count: int) -> list[Rect]:
        """One for each Location with slots that can be closed; the weekdays stand after them."""
        width = (_INNER - 4 * _DAY - 8 * count) // count
        return [Rect(self.begins.x + 38 + n * (width + 8), self.begins.y + 377, width, 56) for n in range(count)]

    def day(self, number: int) -> Rect:
        """A weekday among the closed slots."""
        right = self.begins.x + 38 + _INNER
        return Rect(right - _DAY * (4 - number), self.begins.y + 377, _DAY - 3, 56)

    @property
    def dice(self) -> Rect:
        """The heading over the dice."""
        return self._heading(self.begins, 474 if self.has_closed else 356)

    def tray(self, number: int) -> Rect:
        """The tray of two dice."""
        return Rect(self.begins.x + _RIGHT_INDENT + 252 * number, self.dice.centery + 22, 244, 84)

    @property
    def initiative(self) -> Rect:
        """The heading over the Initiative order."""
        return self._heading(self.begins, 598 if self.has_closed else 490)

    def place(self, number: int) -> Rect:
        """A place of the Initiative order."""
        return Rect(self.begins.x + _RIGHT_INDENT + 189 * number, self.initiative.centery + 22, 181, 114)

    @property
    def last_line(self) -> Point:
        """The middle of the sentence about the poster."""
        return self.begins.centerx, self.place(0).bottom + 23

    # --- the foot

    @property
    def foot(self) -> int:
        """The line of the switch and the button."""
        return self.sheet.bottom - 52

    @property
    def wait(self) -> Rect:
        """The switch with its words."""
        return Rect(self.sheet.x + 36, self.foot - 22, 290, 44)

    @property
    def bar(self) -> Rect:
        """The time that is left."""
        return Rect(0, 0, 160 if self.is_first else 300, 8).move_to(center=(self.sheet.centerx, self.foot))

    @property
    def go_on(self) -> Rect:
        """The button."""
        return Rect(self.sheet.right - 250, self.foot - 30, 226, 60)

    def _heading(self, page: Rect, down: int) -> Rect:
        indent = _INDENT if page == self.ends else _RIGHT_INDENT
        return Rect(page.x + indent, page.y + down - 18, _INNER, 36)
