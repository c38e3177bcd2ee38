"""The rectangles of the scene of the Powers: the slots, the player's cards, the one to be learned; the deal."""

from typing import Final

from pygame import Rect

from trickerion.ui.flow import Column, within

Point = tuple[int, int]

SLOTS: Final = Rect(10, 62, 588, 778)
HAND: Final = Rect(608, 62, 878, 778)
SHEET: Final = Rect(1496, 62, 414, 778)
DEAL: Final = Rect(10, 62, 1476, 778)
LEARN: Final = Rect(1520, 748, 366, 70)
SKIP: Final = Rect(LEARN.x, LEARN.y, 108, LEARN.h)
BESIDE_SKIP: Final = Rect(SKIP.right + 10, LEARN.y, LEARN.w - SKIP.w - 10, LEARN.h)
LARGE: Final = within(SHEET, top=102, width=250, height=330)
SHEET_LINES: Final = within(SHEET, left=28, right=28, top=450, height=100)
SHEET_NOTE: Final = within(SHEET, left=24, right=24, top=564, height=108)
LAID_NOTE: Final = within(SHEET, left=24, right=24, top=456, height=108)
SAID: Final = within(SHEET, left=28, right=28, top=102, height=60)
OTHERS: Final = within(SHEET, left=24, right=24, top=176, height=496)

_ROW = Rect(24, 120, 560, 168)
_ROW_STEP = 178
_LAID_WIDTH, _EDGE_WIDTH = 380, 166
_CARD = Rect(624, 114, 204, 350)
_CARD_STEP, _LINE_STEP = 214, 362
_DEALT = Rect(30, 116, 350, 222)
_DEALT_STEP, _DEALT_LINE = 362, 236
SUNK: Final = 14
"""Pixels by which a card that is given back lies lower."""


def laid(slot: int) -> Rect:
    """The place of a Power beside a slot; slot 4 lies on top."""
    row = _ROW.move(0, _ROW_STEP * (4 - slot))
    return Rect(row.x, row.y, _LAID_WIDTH, row.h)


def edge(slot: int) -> Rect:
    """The board's edge with the Shard symbols of a slot."""
    row = _ROW.move(0, _ROW_STEP * (4 - slot))
    return Rect(row.right - _EDGE_WIDTH, row.y, _EDGE_WIDTH, row.h)


def symbols(slot: int) -> list[Point]:
    """The middles of the Shard symbols of a slot, in the order in which they are filled."""
    (x, y), step = edge(slot).center, 50
    y += 16
    if slot == 1:
        return [(x, y)]
    if slot == 2:
        return [(x - 28, y), (x + 28, y)]
    if slot == 3:
        return [(x - step, y + 20), (x, y - 16), (x + step, y + 20)]
    return [(x - 34, y + 34), (x + 34, y + 34), (x - 34, y - 22), (x + 34, y - 22)]


def card(number: int) -> Rect:
    """The place of one of the player's Powers, counted in reading order: two rows of four."""
    return _CARD.move(_CARD_STEP * (number % 4), _LINE_STEP * (number // 4))


def dealt(line: int, number: int) -> Rect:
    """The place of a Power at the deal: a line for each colour, four in a line."""
    return _DEALT.move(_DEALT_STEP * number, _DEALT_LINE * line)


_OTHER_HEAD, _OTHER_STEP = 44, 148


def other(number: int) -> Rect:
    """The place of another player's slots on the sheet, below the heading."""
    return Column(within(OTHERS, top=_OTHER_HEAD), 14).cell(number, _OTHER_STEP - 14)


def other_slot(number: int, slot: int) -> Rect:
    """The place of one of these slots: two lines of two below the name, 1 and 2 above."""
    rect, step, line = other(number), (OTHERS.w + 6) // 2, 46
    return Rect(rect.x + step * ((slot - 1) % 2), rect.y + 42 + line * ((slot - 1) // 2), step - 6, line - 6)
