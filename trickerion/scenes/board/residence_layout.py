"""Places of the Residence opened over the board: two rows of cards, below them the wish list, one card large."""

from typing import Final, NamedTuple

from pygame import Rect

from trickerion.ui.flow import Column, Row, within

_COLUMNS: Final = 6
_CARD: Final = (132, 194)


class ResidencePlaces(NamedTuple):
    """The panel and its parts."""

    panel: Rect

    @property
    def tabs(self) -> Rect:
        """The categories."""
        return within(self.panel, left=30, top=74, width=860, height=46)

    @property
    def side(self) -> tuple[Rect, Rect, Rect]:
        """The Trick pointed at, large; its price in all, or the reason against it; the button that marks it."""
        column = Column(within(self.panel, right=36, top=84, bottom=22, width=280), 10)
        wish, large = column.take_last(72), column.take(464)
        return large, within(column.rest, top=0, height=min(column.rest.h, 150)), wish

    @property
    def close(self) -> tuple[int, int]:
        """Middle of the button at the corner."""
        return within(self.panel, right=14, top=16, width=40, height=40).center

    def card(self, number: int) -> Rect:
        """The place of a Trick card, counted in reading order."""
        column, row = number % _COLUMNS, number // _COLUMNS
        return Row(Column(within(self.panel, left=32, top=146), 32).cell(row, _CARD[1]), 13).cell(column, _CARD[0])

    @property
    def wishes(self) -> Rect:
        """The wish list, below the cards."""
        return within(self.panel, left=32, right=340, top=588, bottom=22)


PLACES: Final = ResidencePlaces(Rect(330, 110, 1260, 850))
