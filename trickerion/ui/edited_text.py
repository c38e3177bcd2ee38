"""A text that is being edited: a cursor, and what is marked; neither ever stands within a letter and its marks."""

import re
from itertools import accumulate
from typing import Final

from trickerion.language.clusters import clusters, cut, is_emoji, script_of

_WORD: Final = re.compile(r"\w+|\W+")
_WHOLE: Final = ("", "Latn", "Grek", "Cyrl")
"""Scripts in which Backspace takes a letter with its marks; in others the last mark alone, as their writers know it."""


class EditedText:
    """``at``: code before which the cursor stands; ``marks``: first and end of what is marked."""

    def __init__(self) -> None:
        self.text = ""
        self.at = self._from = 0

    def show(self, text: str) -> None:
        """Put another text in the place of this one, with the cursor behind it."""
        self.text = text
        self.at = self._from = len(text)

    @property
    def marks(self) -> tuple[int, int]:
        """First code that is marked, and the one behind the last."""
        return min(self.at, self._from), max(self.at, self._from)

    @property
    def marked(self) -> str:
        """The part that is marked."""
        first, end = self.marks
        return self.text[first:end]

    def mark(self, first: int, end: int) -> None:
        """Mark a part of the text, with the cursor at its end."""
        self._from, self.at = first, end

    def mark_word(self) -> None:
        """Mark the word in which the cursor stands."""
        found = next((word for word in _WORD.finditer(self.text) if word.start() <= self.at < word.end()), None)
        if found is not None:
            self.mark(found.start(), found.end())

    def go_to(self, at: int, *, marks: bool) -> None:
        """Move the cursor, to the end of a letter where that is within one; ``marks`` what lies on the way."""
        self.at = next((stop for stop in self._stops if stop >= at), len(self.text))
        if not marks:
            self._from = self.at

    def step(self, forward: bool, *, by_word: bool, marks: bool) -> None:
        """Move the cursor by a letter or a word; from a mark to its end, unless it grows."""
        if self.marked and not marks:
            self.go_to(self.marks[forward], marks=False)
        else:
            self.go_to(self._next(forward, by_word), marks=marks)

    def write(self, text: str, limit: int) -> None:
        """Put a text in the place of what is marked, as much of it as there is room for in ``limit`` codes."""
        first, end = self.marks
        text = cut(text, limit - len(self.text) + end - first)
        self.text = self.text[:first] + text + self.text[end:]
        self.go_to(first + len(text), marks=False)

    def delete(self, *, forward: bool, whole_word: bool) -> None:
        """Take away what is marked, or the letter or word before or behind the cursor."""
        first, end = self.marks
        if first == end:
            beyond = self._next(forward, whole_word)
            letter = self.text[beyond : self.at]
            has_marks = len(letter) > 1 and not is_emoji(letter) and script_of(letter) not in _WHOLE
            if has_marks and not forward and not whole_word:  # Backspace takes them one by one
                beyond = self.at - 1
            first, end = min(self.at, beyond), max(self.at, beyond)
        self.text = self.text[:first] + self.text[end:]
        self.go_to(first, marks=False)

    @property
    def _stops(self) -> list[int]:
        return [0, *accumulate(map(len, clusters(self.text)))]

    def _next(self, forward: bool, by_word: bool) -> int:
        stops = [word.start() for word in re.finditer(r"\b\w", self.text)] if by_word else self._stops
        stops = [0, *stops, len(self.text)]
        if forward:
            return next((stop for stop in stops if stop > self.at), len(self.text))
        return next((stop for stop in reversed(stops) if stop < self.at), 0)
