"""The boxes in which a code is typed: a letter has its place, a wrong group is named before anything is sent."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

import pygame
from pygame import Rect, Surface

from trickerion.together.code import GROUP, GROUPS, LETTERS, SECRET_GROUP, SECRET_GROUPS, letters_of, wrong_group
from trickerion.ui import theme
from trickerion.ui.hotspots import Drawn, Hotspot, Hotspots
from trickerion.ui.layout import together as at
from trickerion.ui.said import Role, saying
from trickerion.ui.shapes import draw_plate
from trickerion.ui.text import draw_text, text_width
from trickerion.words.said import EMPTY
from trickerion.words.screens import together as words

_RED: Final = "#e0524a"
_ADDRESS: Final = ".:[/"
"""Letters that an address may have and no code has."""


class CodeBoxes(Drawn):
    """Four boxes of a code, or the two of the secret behind an address.

    Each place holds what was typed there, or "": a slip is typed over, and a text that turns out to be an address is
    there as it was meant. ``on_change`` is called after every change; ``on_more`` gets what stands in boxes that are
    full and what goes on: the text of an address, or a code behind one, which is longer than the secret.
    """

    def __init__(
        self, on_change: Callable[[], object], on_more: Callable[[str], object], *, is_secret: bool = False
    ) -> None:
        self._on_change, self._on_more, self._is_secret = on_change, on_more, is_secret
        self.groups, self.group = (SECRET_GROUPS, SECRET_GROUP) if is_secret else (GROUPS, GROUP)
        self.places = [""] * (self.groups * self.group)
        self.caret = 0
        self.is_lit = True

    # ------------------------------------------------------------------ what is typed

    @property
    def text(self) -> str:
        """Letters in the boxes."""
        return "".join(self.places)

    @property
    def is_empty(self) -> bool:
        """True if nothing was typed."""
        return not self.text

    @property
    def missing(self) -> int:
        """Number of letters that are missing."""
        return self.places.count("")

    @property
    def wrong(self) -> int:
        """The first group in which something is wrong, or -1; groups that are not full are not looked at."""
        for number in range(self.groups):
            letters = self._letters(number)
            unknown = any(letter and letter not in LETTERS for letter in letters)
            if unknown or (all(letters) and not self._is_secret and wrong_group("".join(letters), number)):
                return number
        return -1

    @property
    def has_no_letter(self) -> bool:
        """True if a letter was typed that is in no code."""
        return any(letters_of(place) not in LETTERS for place in self.places if place)

    def _letters(self, number: int) -> list[str]:
        return [letters_of(place[:1]) for place in self.places[number * self.group : (number + 1) * self.group]]

    def show(self, text: str) -> None:
        """A whole code, from its first place on."""
        letters = [letter for letter in text if letters_of(letter)][: len(self.places)]
        self.places = letters + [""] * (len(self.places) - len(letters))
        self._rest()

    def type(self, text: str) -> None:
        """Letters at the caret, over what stands there; it goes on by itself."""
        for number, letter in enumerate(text):
            if letter in _ADDRESS and not self._is_secret:
                self._on_more(self.text + text[number:])
                return
            if letters_of(letter) and letter.isalnum():
                if self.caret < len(self.places):
                    self.places[self.caret] = letter
                    self.caret += 1
                elif self._is_secret and not self.missing:
                    self._on_more(self.text + text[number:])
                    return
            elif letter in "-_" and self.caret and not self._is_secret:
                self.places[self.caret - 1] = self.places[self.caret - 1][:1] + letter  # perhaps of an address
        if not self.missing and self.caret == len(self.places):
            self._rest()
        self._on_change()

    def _rest(self) -> None:
        """The caret goes where something is to be done: to the wrong group, or behind the last letter."""
        is_full, wrong = not self.missing, self.wrong
        self.caret = wrong * self.group if is_full and wrong >= 0 else self._first_gap

    @property
    def _first_gap(self) -> int:
        return self.places.index("") if "" in self.places else len(self.places)

    def handle_key(self, key: int) -> bool:
        """Backspace goes back over a box's edge; arrows, Home and End move the caret."""
        moves = {
            pygame.K_LEFT: self.caret - 1,
            pygame.K_RIGHT: self.caret + 1,
            pygame.K_HOME: 0,
            pygame.K_END: self._end,
        }
        if key == pygame.K_BACKSPACE:
            if self.caret:
                self.caret -= 1
                self.places[self.caret] = ""
        elif key == pygame.K_DELETE and self.caret < len(self.places):
            self.places[self.caret] = ""
        elif key in moves and not self.is_empty:
            self.caret = min(self._end, max(0, moves[key]))
        else:
            return False
        self._on_change()
        return True

    @property
    def _end(self) -> int:
        """Behind the last letter."""
        return max((number for number, place in enumerate(self.places, start=1) if place), default=0)

    # ------------------------------------------------------------------ what is seen

    def _rect(self, number: int) -> Rect:
        return at.secret_box(number) if self._is_secret else at.code_box(number)

    def add_hotspots(self, spots: Hotspots) -> None:
        for number in range(self.groups):
            letters = "".join(self.places[number * self.group : (number + 1) * self.group])
            says = saying(words.group(number=number + 1), letters or EMPTY, Role.LINE, at=(number + 1, self.groups))
            point = partial(self._point, number)
            spots.add(Hotspot(f"door.code.{number}", self._rect(number), point, says=says, is_spelled=True))

    def _point(self, number: int) -> None:
        """A click puts the caret into a box: at its beginning, or where letters are missing."""
        first = number * self.group
        gaps = [first + n for n, place in enumerate(self.places[first : first + self.group]) if not place]
        self.caret = min(gaps[0] if gaps else first, self._first_gap)
        self.is_lit = True
        self._on_change()

    def draw(self, canvas: Surface, spots: Hotspots) -> None:
        wrong, lit = self.wrong, min(self.caret, len(self.places) - 1) // self.group
        for number in range(self.groups):
            rect = self._rect(number)
            border = theme.BRASS_LO if not spots.is_hot(f"door.code.{number}") else theme.BRASS
            if self.is_lit and number == lit:
                border = theme.BRASS_HI
            width = 3 if number == wrong or border == theme.BRASS_HI else 2
            draw_plate(canvas, rect, "#1a1018", 10, width, _RED if number == wrong else border)
            self._draw_group(canvas, rect, number)
            if number:
                dash = (rect.x - (rect.x - self._rect(number - 1).right) // 2, rect.centery - 2)
                draw_text(canvas, words.DASH, dash, theme.TEXT.number_lead, theme.BRASS_LO, "center")

    def _draw_group(self, canvas: Surface, rect: Rect, number: int) -> None:
        step, size = (rect.w - 20) / self.group, 28 if self._is_secret else 34
        for place, letter in enumerate(self._letters(number)):
            center = (round(rect.x + 10 + step * (place + 0.5)), rect.centery)
            at_caret = self.is_lit and self.caret == number * self.group + place
            if letter:
                ink = theme.CREAM if letter in LETTERS else "#ffb4a6"
                draw_text(canvas, letter, (center[0], center[1] - 2), theme.TEXT.number.set_in(size), ink, "center")
            else:
                line = Rect(0, 0, 14, 2).move_to(center=(center[0], rect.bottom - 14))
                canvas.fill(theme.BRASS_LO, line)
            if at_caret:
                half = text_width(letter, theme.TEXT.number.set_in(size)) // 2 + 3 if letter else 6
                canvas.fill(theme.BRASS_HI, Rect(center[0] - half, rect.y + 12, 2, rect.h - 24))
