"""Where the Turn Setup cards of the Duel lie on the board: a panel below the opponent, in the right column."""

from typing import Final, NamedTuple

from pygame import Rect

from trickerion.ui.layout import board as at

_GAP: Final = 6
_CARD: Final = (164, 172)  # width, step from card to card


class Heights(NamedTuple):
    """Heights of the parts: the panel's head and foot, a card's head, a Location, the weekdays; a slot's diameter."""

    head: int
    foot: int
    card_head: int
    row: int
    days: int
    slot: int


_USUAL: Final = Heights(46, 10, 30, 34, 40, 28)
_LOW: Final = Heights(8, 8, 26, 29, 34, 28)
"""Heights of the parts when the Workshop lies in the column, too."""


class TurnSetupPlaces(NamedTuple):
    """The panel with both cards on it, for so many Locations."""

    panel: Rect
    heights: Heights

    @property
    def has_head(self) -> bool:
        """True if there is room for the panel's title."""
        return self.heights is _USUAL

    def card(self, number: int) -> Rect:
        """The card of this turn (0), or that of the next one."""
        panel, heights = self.panel, self.heights
        height = panel.h - heights.head - heights.foot
        return Rect(panel.x + 11 + _CARD[1] * number, panel.y + heights.head, _CARD[0], height)

    def row_y(self, card: Rect, number: int) -> int:
        """The middle of the line of a Location."""
        return card.y + self.heights.card_head + 3 + self.heights.row * number + self.heights.row // 2

    def slot_center(self, card: Rect, row: int, number: int) -> at.Point:
        """The middle of a slot, counted from the left."""
        return card.x + 52 + 30 * number, self.row_y(card, row)

    def day(self, card: Rect, number: int) -> Rect:
        """A weekday at the foot of a card."""
        height = self.heights.days - 12
        return Rect(card.x + 7 + 38 * number, card.bottom - height - 6, 36, height)


def turn_setup(column: at.RightColumn, locations: int) -> TurnSetupPlaces:
    """The panel for so many Locations, low where the column is full."""
    heights = _LOW if column.workshop else _USUAL
    above = column.opponents(1)[0]
    height = heights.head + heights.card_head + heights.row * locations + heights.days + heights.foot
    return TurnSetupPlaces(Rect(above.x, above.bottom + _GAP, above.w, height), heights)


def shift(column: at.RightColumn, locations: int) -> int:
    """Height by which the parts below in the right column are pushed down."""
    return turn_setup(column, locations).panel.h + _GAP
