"""The rectangles of the title: the thing to do now, ways to play, the shelf, the quiet row."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from pygame import Rect

LOGO: Final = (960, 280)
SUBTITLE: Final = (960, 392)
RIBBON: Final = Rect(642, 428, 636, 52)
NAMES: Final = Rect(400, 198, 1120, 230)
"""Area that the name of the game covers."""
FOOT: Final = (960, 1052)

NOW: Final = Rect(578, 528, 764, 80)
BESIDE: Final = 226
"""The width of a tile that stands beside the thing to do now."""
SHELF: Final = Rect(578, 826, 764, 56)
QUIET: Final = Rect(578, 900, 764, 44)
GAP: Final = 14

_WAY = (375, 80)
_STEP = (389, 92)
_WAYS = Rect(578, 632, 764, 172)


def now(*, has_company: bool) -> tuple[Rect, Rect]:
    """The tile of the thing to do now, and that beside it."""
    beside = Rect(NOW.right - BESIDE, NOW.y, BESIDE, NOW.h)
    return (Rect(NOW.x, NOW.y, NOW.w - BESIDE - GAP, NOW.h) if has_company else NOW.copy()), beside


def ways(number: int) -> list[Rect]:
    """So many ways to play, two in a line; the last one is as wide as a line when it stands alone."""
    places = [divmod(place, 2) for place in range(number)]
    rects = [Rect(_WAYS.x + _STEP[0] * column, _WAYS.y + _STEP[1] * line, *_WAY) for line, column in places]
    if number % 2:
        rects[-1].w = _WAYS.w
    return rects


def shelf(widths: Sequence[int]) -> list[Rect]:
    """Buttons side by side, each as wide as its words need and an equal share of what is left over."""
    return _shared(SHELF, widths, GAP)


def quiet(widths: Sequence[int]) -> list[Rect]:
    """The same for the quiet row."""
    return _shared(QUIET.inflate(-24, 0), widths, 8)


def _shared(line: Rect, widths: Sequence[int], gap: int) -> list[Rect]:
    left = line.w - gap * (len(widths) - 1) - sum(widths)
    ends = [line.x + sum(widths[:n]) + (gap * n) + left * n // len(widths) for n in range(len(widths) + 1)]
    return [Rect(start, line.y, end - gap - start, line.h) for start, end in pairwise(ends)]
