"""The rectangles of today's bills: the Matinee and Tonight's Show side by side, the week beside them."""

from typing import Final, NamedTuple

from pygame import Rect

from trickerion.storage.evening import BILLS
from trickerion.ui.flow import Column, Row, within

_BILLS: Final = Row(Rect(10, 62, 860, 1008), 12).share(len(BILLS))


class BillPlaces(NamedTuple):
    """The places of the parts of a bill."""

    panel: Rect

    @property
    def ribbon(self) -> Rect:
        """The name of the bill."""
        return within(self.panel, left=22, right=22, top=20, height=58)

    @property
    def date(self) -> Rect:
        """The line with the date."""
        return within(self.panel, left=20, right=20, top=86, height=40)

    @property
    def about(self) -> Rect:
        """The line with the number of the bill and its minutes."""
        return within(self.panel, left=20, right=20, top=126, height=28)

    @property
    def poster(self) -> Rect:
        """The player's Magician."""
        return within(self.panel, left=42, right=42, top=170, height=280)

    @property
    def rivals(self) -> Rect:
        """The head above the rivals."""
        return within(self.panel, left=28, right=24, top=460, height=36)

    def rival(self, number: int, rivals: int) -> Rect:
        """The row of a rival; three stand closer."""
        rows = Column(within(self.panel, left=24, right=24, top=502, height=162), 5 if rivals > 2 else 8)
        return rows.cell(number, 50 if rivals > 2 else 68)

    @property
    def kind(self) -> Rect:
        """The kind of game."""
        return within(self.panel, left=30, right=26, top=668, height=62)

    @property
    def ticket(self) -> Rect:
        """The result of the first attempt."""
        return within(self.panel, left=24, right=24, top=734, height=92)

    @property
    def remark(self) -> Rect:
        """A remark on further attempts, below the ticket."""
        return within(self.panel, left=30, right=26, top=830, height=32)

    @property
    def note(self) -> Rect:
        """A note on the bill or on the clock, in the place of the ticket."""
        return within(self.panel, left=30, right=26, top=736, height=126)

    @property
    def large(self) -> Rect:
        """The large button."""
        return within(self.panel, left=24, right=24, bottom=68, height=74)

    def small(self, *, has_back: bool) -> list[Rect]:
        """Two buttons of the last row, and a wider third one for the way back, whose key stands on it."""
        row = Row(within(self.panel, left=24, right=24, bottom=14, height=46), 6)
        back = [row.take_last(150)] if has_back else []
        return [*row.share(2), *back]


def bill(name: str) -> BillPlaces:
    """The places of a bill."""
    return BillPlaces(_BILLS[BILLS.index(name)])


DAYS: Final = 7
WEEK: Final = Rect(882, 62, 1028, 452)
_ROWS: Final = Column(within(WEEK, left=16, right=16, top=56, bottom=14), 8)
_HEADS: Final = _ROWS.take(44)
_BANDS: Final = _ROWS.share(len(BILLS))
_NAMES: Final = 136
"""Width of the names of the rows."""


def head(number: int) -> Rect:
    """The name of a day, of seven; the last is today's."""
    return Row(within(_HEADS, left=_NAMES, right=0), 12).share(DAYS)[number]


def day(row: int, number: int) -> Rect:
    """The card of a day."""
    return Row(within(_BANDS[row], left=_NAMES, right=0), 12).share(DAYS)[number]


def row_head(row: int) -> Rect:
    """The sign and the name of a row."""
    return within(_BANDS[row], left=0, width=_NAMES - 8)


def today() -> Rect:
    """Both cards of today with its name."""
    return head(DAYS - 1).unionall([day(row, DAYS - 1) for row in range(len(BILLS))]).inflate(10, 6)
