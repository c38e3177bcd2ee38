"""Rectangles of the Theater scene and of the shows that play out in it.

Two to five Performance cards stand centred; everything else has its place. All numbers are canvas pixels.
"""

from typing import Final

from pygame import Rect

from trickerion.rules.catalog import DAYS
from trickerion.ui.flow import Column, within
from trickerion.ui.layout.close_up import DOCK as DOCK
from trickerion.ui.layout.close_up import STAGE as STAGE

RIBBON: Final = Rect(516, 74, 380, 44)
CONFIGURATION: Final = (RIBBON.x - 58, RIBBON.centery)  # the Configuration die of a solo game
TALLY_RIGHT, TALLY_STEP = RIBBON.x - 80, 54
"""The right end of the plate with everybody's Fame, and the width that one player takes on it."""
PROPHECY: Final = Rect(1096, 76, 288, 42)
_CARD, _SMALL_CARD = (298, 508), (262, 456)  # up to four are large
CARD_GAP: Final = 13
CARDS_TOP: Final = 132
CARD_HEIGHT: Final = _CARD[1]
PREVIEW: Final = Rect(24, 652, 1364, 196)
PREVIEW_SUM: Final = Rect(1082, 660, 300, 180)
WEEKDAYS: Final = Rect(24, 860, 1364, 200)

TURN_X: Final = 18  # parts of the preview, from its left edge
LINKS_X: Final = 460
_DAY_GAP = 12
_ORIENTATION = (96, 138)


def card_rects(count: int, deck: int = 0) -> list[Rect]:
    """The Performance cards of the row, centred on the stage; three leave room for the last of the deck."""
    width, height = _CARD if count < 5 else _SMALL_CARD
    top = CARDS_TOP + (CARD_HEIGHT - height) // 2
    gap = CARD_GAP if deck or count != 3 else 6 * CARD_GAP
    left = STAGE.centerx - (count * width + (count - 1) * gap) // 2 + (108 if (count, deck) == (3, 1) else 0)
    return [Rect(left + n * (width + gap), top, width, height) for n in range(count)]


def day_rect(day: str) -> Rect:
    """The panel of a weekday."""
    width = (WEEKDAYS.w - 3 * _DAY_GAP) // 4
    return Rect(WEEKDAYS.x + DAYS.index(day) * (width + _DAY_GAP), WEEKDAYS.y, width, WEEKDAYS.h)


def backstage_center(day: str, number: int) -> tuple[int, int]:
    """Centre of a backstage slot of a weekday (0 or 1)."""
    rect = day_rect(day)
    return rect.x + 190 + number * 88, rect.y + 98


def perform_center(day: str) -> tuple[int, int]:
    """Centre of the Performance slot of a weekday."""
    rect = day_rect(day)
    return rect.x + 234, rect.y + 166


def orientation_rect(number: int) -> Rect:
    """Orientation of that number, of four, in the preview."""
    return Rect(PREVIEW.x + TURN_X + number * 102, PREVIEW.y + 44, *_ORIENTATION)


def link_rect(number: int, count: int = 2) -> Rect:
    """The line of a payment in the preview: two lines of 64, three of 44, more as they fit."""
    step = 72 if count <= 2 else min(48, 148 // count)
    height = 64 if count <= 2 else step - 4
    return Rect(PREVIEW.x + LINKS_X, PREVIEW.y + 46 + number * step, 584, height)


def reward_rect(number: int, resource: str, count: int = 2) -> Rect:
    """The pill that chooses Fame or Coins for a Link."""
    line = link_rect(number, count)
    height = min(38, line.h)
    return Rect(line.x + (298 if resource == "fame" else 424), line.centery - height // 2, 104, height)


def dock_action_rects() -> list[Rect]:
    """The rows of Set Up Trick and Reschedule in the dock, side by side."""
    width = (DOCK.w - 36) // 2
    return [Rect(DOCK.x + 14 + n * (width + 8), DOCK.y + 84, width, 50) for n in range(2)]


# ---- choosing a show -----------------------------------------------------------------------------------------------

OFFERS: Final = Rect(1414, 62, 496, 802)


def offer_rect(number: int) -> Rect:
    """The row of a Performance card that may be performed."""
    return Column(within(OFFERS, left=12, right=12, top=58), 8).cell(number, 138)


def choice_buttons() -> dict[str, Rect]:
    """Perform, Decline, Hint and Undo, in the dock."""
    return {
        "undo": within(DOCK, left=14, top=128, width=48, height=54),
        "hint": within(DOCK, left=68, top=128, width=48, height=54),
        "decline": within(DOCK, left=122, top=128, width=124, height=54),
        "perform": within(DOCK, left=254, right=14, top=128, height=54),
    }


FORECAST_WIDTH = 760
"""The width of a line of the forecast that has all columns for itself."""


def forecast_rect(number: int, count: int) -> Rect:
    """The line of a Trick in the forecast below the cards: closer together up to six, then two columns."""
    columns = 1 if count <= 6 else 2
    rows = -(-count // columns)
    step = min(37, 150 // max(1, rows))
    width = (FORECAST_WIDTH - 8 * (columns - 1)) // columns
    column, row = number % columns, number // columns
    return Rect(PREVIEW.x + 18 + column * (width + 8), PREVIEW.y + 42 + row * step, width, step - 3)
