"""The rectangles of the saved games and of the menu of a running game."""

from typing import Final

from pygame import Rect

from trickerion.ui.flow import within

VISIBLE_ROWS: Final = 7
LIST: Final = Rect(300, 146, 1300, 7 * 106)
UP: Final = (1634, 166)
DOWN: Final = (1634, 868)
BAR: Final = Rect(1628, 194, 12, 646)
FOOT_TEXT: Final = (300, 954)
BACK: Final = Rect(1370, 926, 240, 56)

_ROW_HEIGHT = 98
_ROW_STEP = 106

MENU: Final = Rect(680, 200, 560, 0)
"""The sheet of the menu; its height follows its lines."""
MENU_HEAD: Final = 62
MENU_STEP: Final = 80
MENU_BUTTON: Final = (440, 66)


def row(number: int) -> Rect:
    """A visible row of the list, 0 to 6."""
    return Rect(LIST.x, LIST.y + _ROW_STEP * number, LIST.w, _ROW_HEIGHT)


def load_button(number: int) -> Rect:
    """The button that takes up the game of a row."""
    line = row(number)
    return within(line, right=188, top=20, width=158, height=58)


def rename_button(number: int) -> Rect:
    """The round button that gives it another name."""
    line = row(number)
    return within(line, right=72, top=26, width=46, height=46)


def watch_button(number: int) -> Rect:
    """The round button that shows it again, move by move."""
    return rename_button(number).move(-56, 0)


def text_button(number: int) -> Rect:
    """The round button that copies a finished game as plain text."""
    return rename_button(number)


def delete_button(number: int) -> Rect:
    """The round button that deletes it."""
    return rename_button(number).move(56, 0)


def menu_sheet(lines: int) -> Rect:
    """The sheet of the menu with that many lines, in the middle of the canvas."""
    height = MENU_HEAD + 84 + MENU_STEP * lines
    return Rect(MENU.x, (1080 - height) // 2, MENU.w, height)


def menu_button(lines: int, number: int) -> Rect:
    """A line of the menu."""
    sheet = menu_sheet(lines)
    width, height = MENU_BUTTON
    return Rect(sheet.centerx - width // 2, sheet.y + MENU_HEAD + 64 + MENU_STEP * number, width, height)
