"""The rectangles of Tonight's Show: the playbill at the left, the evenings beside it, below them the challenges."""

from typing import Final, NamedTuple

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
SHELF: Final = Rect(594, 404, 1316, 666)
"""Where the challenges hang."""


def rival(number: int, rivals: int) -> Rect:
    """The row of a rival; three stand closer."""
    step, height = (56, 52) if rivals > 2 else (82, 76)
    return Rect(40, 566 + step * number, 512, height)


class EveningsPlace(NamedTuple):
    """Where the evenings are: their panel, the first of seven cards and the step to the next, the account's parts."""

    panel: Rect
    first: Rect
    step: int
    account: Rect
    line: Rect
    copy: Rect

    def day(self, number: int) -> Rect:
        """One of the seven cards; tonight's, the last, is wider."""
        return self.first.move(self.step * number, 0).inflate(14 if number == 6 else 0, 0)

    @property
    def is_large(self) -> bool:
        """Whether the account has a panel of its own."""
        return not self.panel.contains(self.account)


BESIDE_SHELF: Final = EveningsPlace(
    Rect(594, 62, 1316, 330),
    Rect(612, 124, 116, 250),
    126,
    Rect(1516, 116, 376, 264),
    Rect(1528, 236, 352, 82),
    Rect(1528, 326, 352, 46),
)
"""With the challenges below."""
ALONE: Final = EveningsPlace(
    Rect(594, 62, 1316, 466),
    Rect(622, 130, 164, 368),
    181,
    Rect(618, 606, 620, 440),
    Rect(1286, 666, 576, 88),
    Rect(1286, 768, 576, 60),
)
"""With all the room."""
ACCOUNT_PANEL: Final = Rect(594, 540, 1316, 530)
LINE_ROOM: Final = Rect(1262, 606, 624, 440)
NOTES: Final = Rect(1286, 846, 576, 186)
