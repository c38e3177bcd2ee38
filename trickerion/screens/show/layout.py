"""Rectangles of the shows on the stage: the card at the left, the show in the middle, the players at the right."""

from typing import Final

from pygame import Rect

from trickerion.rules.catalog import DAYS
from trickerion.ui.flow import Column, within

LEFT: Final = Rect(0, 64, 384, 790)
RIGHT: Final = Rect(1532, 64, 388, 806)
"""All that stands beside the stage, with its light."""
HEAD: Final = Rect(28, 80, 336, 82)
CARD: Final = Rect(65, 176, 262, 456)
EVENING: Final = Rect(28, 648, 336, 184)
CREST: Final = (960, 92)
STAGE: Final = Rect(384, 58, 1148, 812)
"""Between them: the opening with its footlights, and the crest."""
BEFORE: Final = Rect(384, 0, 1148, 880)
"""The same while the playbill comes from above, and the footlights grow bright."""
FLIGHTS: Final = Rect(1532, 58, 24, 812)
"""Column that Fame, Coins and Shards cross on their flight to the boxes."""
STALLS: Final = Rect(0, 640, 1920, 440)
"""Stalls, where the audience rises and throws its hats."""
UPPER_STAGE: Final = Rect(384, 58, 1172, 582)
"""Part of the stage above the stalls."""
CAUSES: Final = Rect(1556, 676, 336, 184)
PROPHECY: Final = Rect(1580, 818, 288, 40)
CAPTION: Final = Rect(392, 876, 1136, 112)
PROGRAMME: Final = Rect(392, 998, 1136, 70)
NEXT: Final = Rect(1556, 876, 336, 60)
APPLAUSE: Final = Rect(1556, 946, 336, 42)
PACE: Final = Rect(1556, 998, 336, 70)
PACES: Final = within(PACE, left=66, right=8, top=16, height=38)
PLAYBILL: Final = Rect(664, 176, 592, 540)
ACCOUNT: Final = Rect(404, 150, 776, 680)
NOTE: Final = Rect(640, 300, 640, 250)
MEDALLION: Final = 46
LIT_MEDALLION: Final = 56
LINK_MARKER: Final = 116
"""Half-diagonal of a Trick Marker whose Link lights."""
LINK: Final = (960, 320)
LINK_RADIUS: Final = 90
LINK_SIDES: Final = (605, 1315)
"""Places left and right where the Tricks of a Link hang beside their markers."""
LINK_PERFORMER: Final = (930, 812)
LINK_PERFORMER_HEIGHT: Final = 320
LINK_PLATES: Final = (Rect(455, 436, 300, 70), Rect(1165, 436, 300, 70))
_BOX, _BOX_OF_TWO, _BOX_STEP = 136, 210, 148
_ACCOUNT_HEAD = 98


def evening_rect(day: str) -> Rect:
    """A weekday in the order of the shows."""
    return Column(within(EVENING, left=8, top=8, width=320), 2).cell(DAYS.index(day), 40)


def box_rect(number: int, count: int) -> Rect:
    """A player's box, from above; two are larger."""
    height = _BOX_OF_TWO if count <= 2 else _BOX
    return Rect(1556, 80 + number * (height + _BOX_STEP - _BOX), 336, height)


def tile_rect(number: int, count: int) -> Rect:
    """A Classroom in the place of the card."""
    step = min(140, (EVENING.bottom - CARD.y) // max(1, count))
    return Rect(HEAD.x + 4, CARD.y + number * step, HEAD.w - 8, min(128, step - 8))


LESSON_TILE: Final = Rect(0, 0, 448, 156).move_to(center=(960, 712))
"""The Classroom in the light, below its Trick."""


TOGETHER: Final = 136
"""A Trick among all that are seen as one."""


def together_center(number: int, count: int) -> tuple[int, int]:
    """Middle of a Trick of that number among so many that hang together: in rows of four."""
    rows, row = -(-count // 4), number // 4
    wide = min(4, count - 4 * row)
    return 985 + round((number % 4 - (wide - 1) / 2) * 156), 440 - 85 * (rows - 1) + 170 * row


def causes_rect(has_prophecy: bool) -> Rect:
    """The plate of what changes the show; the active prophecy hangs below it."""
    return Rect(CAUSES.topleft, (CAUSES.w, CAUSES.h - (48 if has_prophecy else 0)))


def medallion_center(number: int, count: int) -> tuple[int, int]:
    """A medallion of the programme; many move together."""
    step = min(112, 1046 // max(1, count - 1))
    return PROGRAMME.centerx - (count - 1) * step // 2 + number * step, PROGRAMME.centery


def playbill_row(number: int, count: int) -> Rect:
    """A Trick on the playbill."""
    step = min(43, 220 // max(1, count))
    return Column(within(PLAYBILL, left=44, right=44, top=296)).cell(number, step)


def account_rect(count: int) -> Rect:
    """The sheet of the account: as long as its lines."""
    return Rect(ACCOUNT.topleft, (ACCOUNT.w, _ACCOUNT_HEAD + count * _account_step(count) + 20))


def account_room(count: int) -> Rect:
    """The sheet with its shadow."""
    return account_rect(count).inflate(36, 40)


def account_row(number: int, count: int) -> Rect:
    """A line of the account; the lines move together when there are many."""
    step = _account_step(count)
    return Column(within(ACCOUNT, left=18, right=18, top=_ACCOUNT_HEAD), 6).cell(number, step - 6)


def _account_step(count: int) -> int:
    return min(56, (ACCOUNT.h - _ACCOUNT_HEAD - 20) // max(1, count))
