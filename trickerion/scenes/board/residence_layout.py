"""Places of the Residence that is opened over the board: higher where Tricks of level 3 fill two rows of a category."""

from typing import Final, NamedTuple

from pygame import Rect

from trickerion.ui.flow import Column, Row, within

_COLUMNS: Final = 6
_CARD: Final = (132, 194)
_STEP: Final = 145
"""Pixels from one card to the next."""


class ResidencePlaces(NamedTuple):
    """The panel and its parts; ``is_tall``: the wish list lies below the cards and not beside them."""

    panel: Rect
    is_tall: bool

    @property
    def tabs(self) -> Rect:
        """The categories."""
        return within(self.panel, left=30, top=74, width=860, height=46)

    @property
    def side(self) -> tuple[Rect, Rect, Rect]:
        """The Trick pointed at, large; its price in all, or the reason against it; the button that marks it."""
        column = Column(within(self.panel, right=36, top=84, bottom=22, width=280), 10)
        wish, large = column.take_last(72), column.take(464 if self.is_tall else 322)
        return large, within(column.rest, top=0, height=min(column.rest.h, 150)), wish

    @property
    def close(self) -> tuple[int, int]:
        """Middle of the button at the corner."""
        return within(self.panel, right=14, top=16, width=40, height=40).center

    def card(self, number: int) -> Rect:
        """The place of a Trick card, counted in reading order."""
        column, row = number % _COLUMNS, number // _COLUMNS
        return Row(Column(within(self.panel, left=32, top=146), 32).cell(row, _CARD[1]), 13).cell(column, _CARD[0])

    def wishes(self, cards: int) -> Rect:
        """The wish list, beside the cards of the second row, or below both rows."""
        if self.is_tall:
            return within(self.panel, left=32, right=340, top=588, bottom=22)
        beside = _STEP * max(0, cards - _COLUMNS)
        return within(within(self.panel, left=38, right=340, top=372, height=246), left=beside)


def places(highest_level: int) -> ResidencePlaces:
    """The places for the Tricks of a game."""
    is_tall = highest_level > 2
    return ResidencePlaces(Rect(330, 110, 1260, 850) if is_tall else Rect(330, 190, 1260, 640), is_tall)
