"""The rectangles of the draft at the start (full set-up)."""

from typing import Final

from pygame import Rect

from trickerion.ui.flow import Column, Row, within

COMPANY: Final = Rect(10, 62, 402, 1008)
QUESTION: Final = Rect(424, 62, 1486, 46)
MAIN: Final = Rect(424, 118, 1486, 810)
FOOT: Final = Rect(424, 938, 1486, 132)
UNDO: Final = Rect(1340, 962, 220, 84)
CHOOSE: Final = Rect(1574, 962, 318, 84)
FOOT_TEXT: Final = Rect(520, 950, 800, 108)
FOOT_SIGN: Final = (472, 1004)

SIDE: Final = Rect(1606, 118, 304, 810)
"""The paper on the right of cards."""
SIDE_CARD: Final = Rect(1618, 130, 280, 464)

_SEAT = Rect(24, 112, 374, 232)
_SEAT_STEP = 239
_COLUMN_STEP, _COLUMN_WIDTH = 374, 364
_CARD_STEP = 296


def hint_beside(button: Rect) -> Rect:
    """The Hint, left of the first button of the foot."""
    return Rect(button.x - 98, button.y, 84, button.h)


def seat_row(position: int) -> Rect:
    """A player's row, in the order of the choices."""
    return _SEAT.move(0, _SEAT_STEP * position)


def category_head(column: int) -> Rect:
    """The head of a column of posters."""
    return Rect(MAIN.x + _COLUMN_STEP * column, MAIN.y, _COLUMN_WIDTH, 34)


def poster(column: int, line: int, lines: int) -> Rect:
    """A Magician's poster: columns by favourite category, so many lines."""
    step = 776 // lines
    return Rect(MAIN.x + _COLUMN_STEP * column, 160 + step * line, _COLUMN_WIDTH, step - 8)


def poster_trick(poster_rect: Rect, number: int) -> Rect:
    """A line of the Tricks below the epithet of a poster."""
    return Column(within(poster_rect, left=14, right=14, top=189), 3).cell(number, 43)


def trick_card(number: int) -> Rect:
    """A Trick card in full."""
    return Rect(MAIN.x + _CARD_STEP * number, MAIN.y, 280, 464)


def trick_advice(number: int) -> Rect:
    """The paper below it: how it gets prepared."""
    card = trick_card(number)
    return Rect(card.x, card.bottom + 12, card.w, MAIN.bottom - card.bottom - 12)


def suit(number: int) -> Rect:
    """A suit to mark the Trick with."""
    return Rect(SIDE.x + 20 + 136 * (number % 2), 690 + 116 * (number // 2), 128, 108)


def tier_head(line: int) -> Rect:
    """The head of a row of Components."""
    return Column(within(MAIN, left=0, width=1168), 238).cell(line, 34)


def component(line: int, column: int) -> Rect:
    """The place of a kind of Component."""
    return Rect(MAIN.x + _CARD_STEP * column, MAIN.y + 272 * line + 42, 280, 222)


def specialist(number: int) -> Rect:
    """The card of a Specialist."""
    return Row(within(MAIN, top=0, height=810), 14).cell(number, 486)


def engineer_head(column: int) -> Rect:
    """The head of a column of Tricks for the Engineer."""
    return Rect(MAIN.x + _CARD_STEP * column, MAIN.y, 280, 34)


def engineer_trick(column: int, line: int) -> Rect:
    """A Trick in that column."""
    return Rect(MAIN.x + _CARD_STEP * column, MAIN.y + 42 + 193 * line, 280, 184)
