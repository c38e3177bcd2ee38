"""Where everything of the Assignment scene lies: rectangles on the 1920 x 1080 canvas."""

import itertools
from typing import Final

from pygame import Rect

from trickerion.ui.flow import Column, within

TABLE: Final = Rect(10, 62, 1400, 1010)
RIBBON: Final = Rect(460, 74, 500, 44)
GUIDE: Final = (710, 138)

# ---- Characters with their card places ------------------------------------------------------------------------------

_CHARACTERS_LEFT, _CHARACTERS_TOP, _CHARACTERS_WIDTH = 37, 160, 1346
_CHARACTER_SIZE: Final = (258, 416)
_PLACE_SIZE: Final = (144, 196)

# ---- the hand -------------------------------------------------------------------------------------------------------

HAND: Final = Rect(28, 590, 1364, 466)
HAND_TITLE: Final = (HAND.x + 22, HAND.y + 12)
HAND_NOTE: Final = (HAND.x + 22, HAND.y + 48)
SPECIALS_NOTE: Final = (HAND.x + 566, HAND.y + 48)
ABILITY: Final = within(HAND, left=300, right=20, top=10, height=34)
PERMANENT_SIZE: Final = (158, 224)
SMALL_PERMANENT_SIZE: Final = (128, 158)
SPECIAL_SIZE: Final = (378, 368)
_SPECIALS: Final = within(HAND, left=566, top=80, width=774, height=368)
_STACKS: Final = within(HAND, left=22, top=84, width=1320, height=372)
_SMALL_STACKS: Final = within(HAND, left=22, top=80, width=520, height=372)

# ---- the right column -----------------------------------------------------------------------------------------------

COLUMN: Final = Rect(1422, 62, 488, 1010)
_ROW_HEIGHT, _PANEL_HEAD = 58, 58
WAGES: Final = Rect(1422, 784, 488, 176)
UNDO: Final = Rect(1422, 970, 60, 102)
REDO: Final = Rect(1490, 970, 60, 102)
HINT: Final = Rect(1558, 970, 60, 102)
DONE: Final = Rect(1626, 970, 284, 102)
WAITED_FOR: Final = Rect(1422, 970, 260, 102)
TAKE_BACK: Final = Rect(1692, 970, 218, 102)


def character_rects(count: int) -> list[Rect]:
    """The columns of that many Characters, in the middle of the table, narrower when there are more than five."""
    gap = 14 if count <= 5 else 10
    width = min(_CHARACTER_SIZE[0], (_CHARACTERS_WIDTH - (count - 1) * gap) // max(1, count))
    left = _CHARACTERS_LEFT + (_CHARACTERS_WIDTH - count * width - (count - 1) * gap) // 2
    return [Rect(left + number * (width + gap), _CHARACTERS_TOP, width, _CHARACTER_SIZE[1]) for number in range(count)]


def secret_spots(character: Rect, number: int) -> list[tuple[int, int]]:
    """The middles of the Protégé's secrets, one below the other at the right of its column."""
    return [(character.right - 24, character.y + 30 + 41 * place) for place in range(number)]


def place_rect(character: Rect) -> Rect:
    """The card place in a Character's column."""
    width = min(_PLACE_SIZE[0], character.w - 14)
    return Rect(character.centerx - width // 2, character.y + 206, width, _PLACE_SIZE[1])


def beside_card(place: Rect) -> Rect:
    """A small card over the corner of one that lies on its place."""
    return Rect(place.right - 78, place.y + 4, 84, 114)


def advice_caption(character: Rect) -> Rect:
    """Place of the words on what a proposed card is for, across the foot of a Character's column."""
    return within(character, left=6, right=6, bottom=6, height=66)


_SHEET_HEAD, _LARGEST_BLOCK = 98, 137
WHAT_IF_SIGNS: Final = {"now": (34, 86, 138), "later": (194, 246, 298)}
"""Middles of the three signs of a measure, from the left edge of the sheet."""
WHAT_IF_END: Final = (330, 478)
"""Ends of the last column, from the left edge of the sheet."""


def what_if_close(sheet: Rect) -> Rect:
    """The cross in the corner of the sheet "What Would It Bring?"."""
    return within(sheet, right=10, top=8, width=36, height=36)


def what_if_blocks(sheet: Rect) -> list[Rect]:
    """The three ways, one below the other."""
    room = within(sheet, left=8, right=8, top=_SHEET_HEAD, bottom=8)
    height = min(_LARGEST_BLOCK, (room.h - 8) // 3)
    gap = (room.h - 3 * height) // 2
    return [Column(room, gap).cell(number, height) for number in range(3)]


def what_if_lay(block: Rect) -> Rect:
    """The button that lays the cards of a way."""
    return within(block, right=6, top=5, width=132, height=36)


def what_if_measures(sheet: Rect, block: Rect) -> dict[str, Rect]:
    """The numbers of a way, by measure."""
    line = within(block, top=42, height=32)
    ends = {"now": (8, 166), "later": (168, 326), "end": WHAT_IF_END}
    return {name: Rect(sheet.x + left, line.y, right - left, line.h) for name, (left, right) in ends.items()}


def stack_rects(count: int, *, with_specials: bool) -> list[Rect]:
    """The permanent cards, one stack for each Location: in one wide row, or in rows of three beside special cards."""
    if not with_specials:
        step = _STACKS.w // max(1, count)
        size = PERMANENT_SIZE
        return [Rect(_STACKS.x + number * step + (step - size[0]) // 2, _STACKS.y, *size) for number in range(count)]
    if count <= 3:
        step, size = _SMALL_STACKS.w // 3, PERMANENT_SIZE
        return [Rect(_SMALL_STACKS.x + number * step, _SMALL_STACKS.y + 8, *size) for number in range(count)]
    step, size = _SMALL_STACKS.w // 3, SMALL_PERMANENT_SIZE
    return [
        Rect(_SMALL_STACKS.x + 14 + number % 3 * step, _SMALL_STACKS.y - 4 + number // 3 * (size[1] + 35), *size)
        for number in range(count)
    ]


def stack_caption(stack: Rect, count: int) -> Rect:
    """Place of the Actions of a Location below its stack, when the hand has no special cards."""
    width = _STACKS.w // max(1, count) - 20
    return Rect(stack.centerx - width // 2, stack.bottom + 30, width, HAND.bottom - 8 - stack.bottom - 30)


def special_rects(count: int) -> list[Rect]:
    """The special cards, side by side; more than two overlap."""
    step = SPECIAL_SIZE[0] + 18
    if count > 2:
        step = (_SPECIALS.w - SPECIAL_SIZE[0]) // (count - 1)
    return [Rect(_SPECIALS.x + number * step, _SPECIALS.y, *SPECIAL_SIZE) for number in range(count)]


def special_strips(count: int) -> list[Rect]:
    """The part of each special card that is always to be seen: what reacts to the pointer."""
    rects = special_rects(count)
    for rect, following in itertools.pairwise(rects):
        rect.w = min(rect.w, following.x - rect.x)
    return rects


def players_panel(opponents: int, has_duel: bool = False) -> Rect:
    """The panel of the other players, as high as they need, and but in the Duel a remark of the coach over it."""
    return Rect(COLUMN.x, COLUMN.y, COLUMN.w, _PANEL_HEAD + _ROW_HEIGHT * max(1 if has_duel else 2, opponents))


def player_rows(opponents: int, has_duel: bool = False) -> list[Rect]:
    """One row for each of the other players."""
    panel = players_panel(opponents, has_duel)
    step = (panel.h - _PANEL_HEAD) // max(1, opponents)
    return [Column(within(panel, left=12, right=12, top=52), 6).cell(number, step - 6) for number in range(opponents)]


def planning_panel(opponents: int, has_duel: bool = False) -> Rect:
    """The sheet "For your plans" between the other players and the wages; that of the Duel needs all the height."""
    top = players_panel(opponents, has_duel).bottom + 10
    return Rect(COLUMN.x, top, COLUMN.w, WAGES.y - 10 - top)
