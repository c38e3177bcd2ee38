"""Rectangles that the scenes of one Location close up share: the stage at the left, wings, side and dock beside it."""

from typing import Final

from pygame import Rect

from trickerion.ui.flow import Column, within

BAR: Final = Rect(0, 0, 1920, 58)
STAGE: Final = Rect(10, 62, 1392, 1010)
CONFIGURATION_DIE: Final = 34  # of a solo game, beside the ribbon
WINGS: Final = Rect(1414, 62, 496, 456)
SIDE: Final = Rect(1414, 528, 496, 336)
SIDE_HEAD: Final = Rect(SIDE.topleft, (SIDE.w, 46))
SIDE_SHEET: Final = Rect(SIDE.x, SIDE_HEAD.bottom, SIDE.w, SIDE.h - SIDE_HEAD.h)
EXTRAS: Final = Rect(SIDE.x, 584, SIDE.w, 280)
"""Place of the offers of cards and abilities, or of the log; the sheet at the side is folded meanwhile."""
DOCK: Final = Rect(1414, 874, 496, 196)
POINTS: Final = Rect(DOCK.topleft, (DOCK.w, 78))


def wing(place: int) -> Rect:
    """The row of a Trick in the wings: places 0 to 2, and 3 for the Engineer's."""
    return Column(within(WINGS, left=12, right=12, top=52), 8).cell(place, 92)


def extra(number: int, count: int) -> Rect:
    """A row of what cards and abilities offer; many rows move together."""
    step = min(56, (EXTRAS.h - 62) // max(1, count))
    return Rect(EXTRAS.x + 14, EXTRAS.y + 54 + number * step, EXTRAS.w - 28, min(50, step - 4))


def dock_buttons() -> dict[str, Rect]:
    """Undo, Redo, Hint, Back and Done."""
    y = DOCK.y + 140
    rects = {name: Rect(DOCK.x + 14 + n * 68, y, 60, 46) for n, name in enumerate(("undo", "redo", "hint"))}
    rects["back"] = Rect(DOCK.x + 218, y, 110, 46)
    rects["done"] = Rect(DOCK.x + 336, y, DOCK.w - 350, 46)
    return rects
