"""What the board also has in a solo game: Configuration dice at the Locations, and the Heir's plate."""

from typing import Final

from pygame import Rect

from trickerion.ui.flow import within
from trickerion.ui.layout import board as at

CONFIGURATION: Final = 30  # side of a Configuration die; its token is 16 px wider
DICE: Final = {
    "downtown": (at.DOWNTOWN.x + 29, at.DOWNTOWN.y + 29),
    "market_row": (at.MARKET_ROW.x + 29, at.MARKET_ROW.y + 29),
    "dark_alley": (at.ALLEY.x + 29, at.ALLEY.y + 29),
    "academy": (at.WORKSHOP.x + 29, at.WORKSHOP.y + 29),
    "theater": (at.THEATER_RIBBON.x - 50, at.THEATER_RIBBON.centery + 1),
}
"""The centre of each Configuration die, by its Location."""

_PLATE: Final = 80
_GAP: Final = 6


def die_rect(location: str) -> Rect:
    """The place of a Configuration die with its token."""
    return Rect(0, 0, CONFIGURATION + 14, CONFIGURATION + 14).move_to(center=DICE[location])


def plate(column: at.RightColumn) -> Rect:
    """The Heir's plan card and stance, below its panel in the right column."""
    panel = column.opponents(1)[0]
    return Rect(panel.x, panel.bottom + _GAP, panel.w, _PLATE)


def specials(rect: Rect) -> Rect:
    """The number of its special cards, at the right end of the plate."""
    return within(rect, right=10, top=39, width=54, height=32)


def shift(is_solo: bool) -> int:
    """Height by which the parts below in the right column are pushed down."""
    return _PLATE + _GAP if is_solo else 0


def icon_center(rect: Rect, number: int) -> at.Point:
    """The centre of an icon of the plan card on the plate."""
    return rect.x + 34 + 44 * number, rect.y + 55
