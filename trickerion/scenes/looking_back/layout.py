"""The rectangles of the page that looks back at a game."""

from typing import Final

from pygame import Rect

from trickerion.ui.flow import Column, within
from trickerion.ui.shapes import Point

PANEL: Final = Rect(60, 30, 1800, 1020)

CHART: Final = Rect(84, 112, 600, 544)
PLOT: Final = within(CHART, left=64, right=64, top=84, bottom=60)
BAND_KEY: Final = within(PLOT, left=-12, top=-22, width=18, height=16)
BAND_TEXT: Final = within(PLOT, left=12, top=-28, height=28)
MOMENTS_Y: Final = within(PLOT, bottom=-52, height=52).centery

NOTES: Final = Rect(100, 672, 568, 320)
NOTES_AT_WORK: Final = Rect(100, 672, 568, 188)

BAR: Final = Rect(84, 898, 600, 20)
STAGE_LINE: Final = Rect(84, 866, 600, 28)

HEAD: Final = Rect(708, 112, 1128, 44)
_LIST_TOP, _LIST_HEIGHT, _HIGHEST_CARD = 164, 792, 182
MOST_CARDS: Final = 6
SEATS: Final = Rect(400, 968, 800, 58)
BEGIN: Final = Rect(84, 964, 300, 62)
PLAY: Final = Rect(1220, 964, 300, 62)
BACK: Final = Rect(1536, 964, 300, 62)
ALONE: Final = Rect(708, 164, 1128, 300)


def card(number: int, cards: int) -> Rect:
    """Card of a decision, of that number among so many."""
    step = min(_HIGHEST_CARD, _LIST_HEIGHT // cards)
    return Rect(HEAD.x, _LIST_TOP + number * step, HEAD.w, step - 6)


def seal(rect: Rect) -> Point:
    """Place of the number of a card."""
    return within(rect, left=-10, top=-8, width=34, height=34).center


def ways(rect: Rect) -> Rect:
    """Place of the two small pictures of a card, side by side, with their captions."""
    return within(rect, left=22, top=10, bottom=6, width=244)


def card_head(rect: Rect) -> Rect:
    """Place of the heading on a card."""
    return within(rect, left=288, top=6, width=600, height=34)


def text(rect: Rect) -> Rect:
    """Place of the sentence on a card, and of the note below it."""
    return within(rect, left=288, top=42, bottom=4, width=600)


def figure(rect: Rect) -> tuple[Rect, Rect]:
    """Place of the Fame of a card, and of its ends below it."""
    room = within(rect, right=12, top=6, bottom=58, width=214)
    upper, lower = Column(room).share(2)
    return upper, lower


def button(rect: Rect) -> Rect:
    """The button of a card."""
    return within(rect, right=12, bottom=8, width=214, height=46)


def seat(number: int, seats: int) -> Rect:
    """A button for each seat of several people."""
    width = SEATS.w // seats
    return Rect(SEATS.x + number * width, SEATS.y, width - 10, SEATS.h)
