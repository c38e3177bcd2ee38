"""The rectangles of Tonight's Show: the playbill at the left, the evenings beside it, below them the challenges."""

from typing import Final

from pygame import Rect

PLAYBILL: Final = Rect(10, 62, 572, 1008)
RIBBON: Final = Rect(104, 86, 384, 54)
DATE: Final = (296, 172)
BILL: Final = (296, 206)
RULE_Y: Final = 224
POSTER: Final = Rect(126, 238, 340, 280)
RIVALS_HEAD: Final = (60, 545)
MODULES_Y: Final = 762
SAME: Final = Rect(44, 792, 504, 88)
RAISE: Final = Rect(40, 892, 512, 94)
WATCH: Final = Rect(40, 1000, 248, 52)
BACK: Final = Rect(304, 1000, 248, 52)


def rival(number: int, rivals: int) -> Rect:
    """The row of a rival; three stand closer."""
    step, height = (56, 52) if rivals > 2 else (82, 76)
    return Rect(40, 566 + step * number, 512, height)


EVENINGS: Final = Rect(594, 62, 1316, 330)
ACCOUNT: Final = Rect(1516, 116, 376, 264)
LINE: Final = Rect(1528, 236, 352, 82)
COPY: Final = Rect(1528, 326, 352, 46)


def day(number: int) -> Rect:
    """Card of that number, of seven; tonight's, the last, is wider."""
    return Rect(612 + 126 * number, 124, 116, 250).inflate(14 if number == 6 else 0, 0)
