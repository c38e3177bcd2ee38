"""The rectangles of Opening Week and of the first dialog."""

from typing import Final, NamedTuple

from pygame import Rect

from trickerion.ui.flow import within

# ---- the week ------------------------------------------------------------------------------------------------------


class EveningPlaces(NamedTuple):
    """Places of the parts of an evening's poster."""

    rect: Rect
    art: Rect
    when: tuple[int, int]
    title: tuple[int, int]
    rule_y: int
    subject: Rect
    state: tuple[int, int]
    seal: tuple[int, int]


_WIDTH, _STEP, _LEFT = 364, 380, 18


def poster(number: int, *, is_chosen: bool) -> EveningPlaces:
    """The poster of that number, taller when it is chosen."""
    left = _LEFT + _STEP * number
    rect = Rect(left, 74, _WIDTH, 530) if is_chosen else Rect(left, 88, _WIDTH, 506)
    return EveningPlaces(
        rect,
        within(rect, left=18, right=18, top=18, height=230),
        within(rect, top=277, height=0).center,
        within(rect, top=315, height=0).center,
        within(rect, top=339, height=0).y,
        within(rect, left=22, right=22, top=350, height=94),
        within(rect, bottom=38, height=0).center,
        within(rect, right=48, width=0, top=30, height=0).center,
    )


TONIGHT: Final = Rect(18, 624, 1124, 440)
PROGRAMME: Final = Rect(1158, 624, 744, 440)

HEAD: Final = (104, 674)
HEAD_SIGN: Final = (68, 674)
HEAD_RULE: Final = (46, 1114, 712)
YOU: Final = (54, 746)
HAVE: Final = (658, 746)
DIVIDER: Final = Rect(632, 728, 1, 316)
RAISE: Final = Rect(54, 966, 440, 72)
COMPANY: Final = Rect(54, 907, 560, 0)


def deed(number: int) -> tuple[int, int]:
    """The sign of the deed of that number."""
    return 70, 788 + 48 * number


def deed_text(number: int) -> Rect:
    """The words beside the sign."""
    return Rect(104, deed(number)[1], 516, 0)


def challenge(number: int) -> Rect:
    """The picture of a Challenge."""
    return Rect(658 + 156 * number, 772, 142, 96)


def challenge_name(number: int) -> Rect:
    """The title of a Challenge, below its picture."""
    return Rect(654 + 156 * number, 874, 150, 48)


def gain_text(sign: tuple[int, int]) -> Rect:
    """The words beside a sign of what one has afterwards."""
    return Rect(0, 0, 400, 0).move_to(midleft=(706, sign[1]))


def gain(number: int, *, below: bool) -> tuple[int, int]:
    """The sign of what one has afterwards, ``below`` pictures or at the top."""
    return 674, (968 if below else 788) + 46 * number


PROGRAMME_HEAD: Final = (1230, 662)
PROGRAMME_NOTE: Final = (1866, 662)
PROGRAMME_SIGN: Final = (1208, 662)
SATURDAY: Final = Rect(1176, 914, 708, 76)
NOTHING_LOCKED: Final = Rect(1186, 1004, 470, 52)
BACK: Final = Rect(1676, 996, 204, 54)


def leaf(number: int) -> Rect:
    """A leaf of the programme."""
    return Rect(1184 + 141 * number, 696, 128, 208)


# ---- the first dialog ----------------------------------------------------------------------------------------------

QUICK_X: Final = 238
DIALOG: Final = Rect(190, 96, 1540, 894)
NAME_LABEL: Final = Rect(238, 186, 430, 44)
NAME: Final = Rect(690, 186, 438, 46)
LATER: Final = (1680, 209)
QUICK_Y: Final = 922
QUICK_RULE: Final = (238, 1682, 870)
JUST_THE_TITLE: Final = Rect(1416, 894, 268, 58)


class WayPlaces(NamedTuple):
    """Places of the parts of a way to begin."""

    rect: Rect
    art: Rect
    title: tuple[int, int]
    lasts: tuple[int, int]
    rule_y: int
    text: Rect
    suits: tuple[int, int]
    button: Rect


def way(number: int) -> WayPlaces:
    """A way to begin, 466 wide."""
    rect = Rect(238 + 490 * number, 256, 466, 580)
    return WayPlaces(
        rect,
        within(rect, left=18, right=18, top=20, height=194),
        within(rect, top=252, height=0).center,
        within(rect, top=288, height=0).center,
        within(rect, top=310, height=0).y,
        within(rect, left=30, right=30, top=326, height=150),
        within(rect, bottom=104, height=0).center,
        within(rect, left=33, right=33, bottom=22, height=64),
    )
