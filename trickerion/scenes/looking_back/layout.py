"""The rectangles of the page that looks back at a game."""

from typing import Final

from pygame import Rect

from trickerion.ui.flow import within

PANEL: Final = Rect(60, 30, 1800, 1020)

CHART: Final = Rect(84, 112, 600, 544)
PLOT: Final = within(CHART, left=64, right=64, top=84, bottom=60)
BAND_KEY: Final = within(PLOT, left=-12, top=-22, width=18, height=16)
BAND_TEXT: Final = within(PLOT, left=12, top=-28, height=28)
MOMENTS_Y: Final = within(PLOT, bottom=-52, height=52).centery

NOTES: Final = Rect(100, 672, 568, 184)

BAR: Final = Rect(84, 898, 600, 20)
STAGE_LINE: Final = Rect(84, 866, 600, 28)

HEAD: Final = Rect(708, 112, 1128, 44)
_LIST_TOP, _LIST_HEIGHT, _HIGHEST_CARD = 164, 792, 158
SEATS: Final = Rect(560, 968, 700, 58)
BEGIN: Final = Rect(84, 964, 300, 62)
BACK: Final = Rect(1536, 964, 300, 62)
ALONE: Final = Rect(708, 164, 1128, 300)


def card(number: int, cards: int) -> Rect:
    """Card of a decision, of that number among so many, seven at most."""
    step = min(_HIGHEST_CARD, _LIST_HEIGHT // cards)
    return Rect(HEAD.x, _LIST_TOP + number * step, HEAD.w, step - 6)


def text(rect: Rect) -> Rect:
    """Place of the text on a decision's card."""
    return within(rect, left=94, top=38, bottom=4, width=772)


def ways(rect: Rect) -> Rect:
    """Place of the two small pictures of a card: what was done above what a Manager would have done."""
    return within(rect, left=12, top=6, bottom=6, width=70)


def button(rect: Rect, place: int) -> Rect:
    """The two buttons of a card, the upper one first."""
    return Rect(rect.right - 250, rect.centery - 47 + 48 * place, 238, 44)


def seat(number: int, seats: int) -> Rect:
    """A button for each seat of several people."""
    width = SEATS.w // seats
    return Rect(SEATS.x + number * width, SEATS.y, width - 10, SEATS.h)
