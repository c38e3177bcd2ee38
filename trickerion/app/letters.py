"""Letters on the screen, for a game pad without a keyboard: they come over whatever takes text, and type there."""

from typing import Final

import pygame
from pygame import Rect, Surface

from trickerion.ui import theme
from trickerion.ui.caps import draw_pad_button
from trickerion.ui.flow import Column, Row, inset, write_line
from trickerion.ui.keys import key_press
from trickerion.ui.shapes import draw_plate
from trickerion.ui.surfaces import draw_wood_panel
from trickerion.words import pad as words

_ROWS: Final = ("abcdefghij", "klmnopqrst", "uvwxyz-.'&", "0123456789", "éèêàâçîôûü")
_WIDE: Final = ("shift", "space", "delete", "done")
_CELL, _GAP, _EDGE = (64, 50), 6, 20
_SIZE: Final = (10 * (_CELL[0] + _GAP) + 2 * _EDGE, (len(_ROWS) + 1) * (_CELL[1] + _GAP) + 2 * _EDGE)
_UPPER, _LOWER = Rect((0, 70), _SIZE), Rect((0, 1080 - 40 - _SIZE[1]), _SIZE)
_WAYS: Final = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}
_SHORT: Final = {"x": "delete", "y": "space", "start": "done", "rightshoulder": "shift", "leftshoulder": "shift"}
"""Buttons that press one of the wide keys wherever the mark is."""

Events = list[pygame.event.Event]


class Letters:
    """A grid with a mark that arrows move; it lies above or below the place where the letters go.

    ``is_line``: they go to a line that is typed in, which ends with Enter or Esc.
    """

    def __init__(self, beside: Rect, *, is_line: bool) -> None:
        self._is_line = is_line
        self._panel = (_UPPER if beside.centery > 540 else _LOWER).move(960 - _SIZE[0] // 2, 0)
        self._column, self._row = 0, 0
        self._is_large = False
        self.is_done = False

    @property
    def look(self) -> object:
        """Everything of the picture that can change."""
        return self._column, self._row, self._is_large, self.is_done

    @property
    def area(self) -> Rect:
        """Part of the canvas that it covers."""
        return self._panel.inflate(40, 40)

    @property
    def marked(self) -> str:
        """Letter, or wide key, that is marked."""
        if self._row < len(_ROWS):
            return self._cased(_ROWS[self._row][self._column])
        return _WIDE[self._column * len(_WIDE) // 10]

    def _cased(self, letter: str) -> str:
        return letter.upper() if self._is_large else letter

    def take(self, button: str, way: str) -> Events:
        """Use a button of the pad, or an arrow of that ``way``; the events that it makes for what takes text."""
        if way:
            across, down = _WAYS[way]
            step = 1 if self._row < len(_ROWS) else 10 // len(_WIDE) + 1
            self._column = (self._column + across * step) % 10
            self._row = (self._row + down) % (len(_ROWS) + 1)
            return []
        if button == "b":
            return self._end("escape")
        meant = _SHORT.get(button, self.marked if button == "a" else "")
        if meant == "shift":
            self._is_large = not self._is_large
        elif meant == "delete":
            return [key_press("backspace"), key_press("backspace", pygame.KEYUP)]
        elif meant == "done":
            return self._end("return")
        elif meant:
            return [pygame.event.Event(pygame.TEXTINPUT, text=" " if meant == "space" else meant)]
        return []

    def _end(self, key: str) -> Events:
        """Go away; a line that is typed in hears how, as from a keyboard."""
        self.is_done = True
        return [key_press(key)] if self._is_line else []

    def draw(self, canvas: Surface) -> None:
        """Draw the grid, its wide keys, and which buttons press them."""
        draw_wood_panel(canvas, self._panel)
        column = Column(inset(self._panel, _EDGE), _GAP)
        for number, row in enumerate(_ROWS):
            for at, cell in enumerate(Row(column.take(_CELL[1]), _GAP).share(10)):
                self._draw_key(canvas, cell, self._cased(row[at]), (at, number) == (self._column, self._row))
        for name, cell in zip(_WIDE, Row(column.take(_CELL[1]), _GAP).share(len(_WIDE)), strict=True):
            self._draw_key(canvas, cell, words.LETTER_KEYS[name], name == self.marked)
            button = next(button for button, key in _SHORT.items() if key == name)
            draw_pad_button(canvas, (cell.right - 8, cell.centery), button)

    def _draw_key(self, canvas: Surface, cell: Rect, text: str, is_marked: bool) -> None:
        fill = theme.VELVET if is_marked else "#2b1a22"
        draw_plate(canvas, cell, fill, 8, 3 if is_marked else 1, theme.LINK_GOLD if is_marked else theme.BRASS_LO)
        write_line(
            canvas, text, inset(cell, 10, 0), theme.TEXT.strong, theme.CREAM, "left" if len(text) > 1 else "center"
        )
