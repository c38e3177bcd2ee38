"""Changes of a payment: what each really adds or takes, and how it is drawn beside what is paid."""

from collections.abc import Sequence
from typing import NamedTuple

from pygame import Surface

from trickerion.language.speech import signed
from trickerion.rules.catalog import Yields
from trickerion.ui import theme
from trickerion.ui.academy_signs import SignRow, draw_row, row_width, signed_row
from trickerion.ui.text import draw_text, text_width
from trickerion.words.screens import performance as words

_GREEN, _RED = theme.rgba("#24592f"), theme.SHORT_NUMBER
_LIGHT_GREEN, _LIGHT_RED = "#9fdc8a", "#ffb4a6"


class Term(NamedTuple):
    """A change of a payment: its name, how much it really is, and what it says when it is pointed at.

    ``of_both``: it changes Fame and Coins alike, so that one number says it; ``sign``: a sign in front of the amounts.
    """

    name: str
    amounts: Yields
    tip: str
    of_both: bool = False
    sign: str = ""

    @property
    def change(self) -> int:
        """The one number that says it; 0 where there is none."""
        fame, coins, shards = self.amounts
        return fame if self.of_both and fame == coins and not shards else 0

    @property
    def signs(self) -> SignRow:
        """The amounts in signs, where no one number says them."""
        if self.change or not any(self.amounts):
            return ()
        return (*([self.sign] if self.sign else []), *signed_row(self.amounts))

    @property
    def said(self) -> str:
        """In a few letters."""
        return words.change(name=self.name, change=signed(self.change))


def shortened(terms: Sequence[Term], most: int) -> list[Term]:
    """The terms that change something; of more than so many their sum."""
    changing = [term for term in terms if any(term.amounts)]
    if len(changing) <= most:
        return changing
    total = Yields(*map(sum, zip(*(term.amounts for term in changing), strict=True)))
    summed = Term(words.TOTAL, total, "", of_both=True)
    return [summed if summed.change else summed._replace(name="")] if any(total) else []


def draw_term(
    surface: Surface, center: tuple[int, int], term: Term, size: int, room: int, *, on_dark: bool = False
) -> None:
    """A change with its name: one number, or a row of signs; in so much room."""
    x, y = center
    if term.change:
        inks = (_LIGHT_GREEN, _LIGHT_RED) if on_dark else (_GREEN, _RED)
        draw_text(surface, term.said, (x, y), theme.TEXT.label.of(size), inks[term.change < 0], "center", width=room)
        return
    row, wide = size - 1, term_width(term, size)
    named = min(_name_width(term, size), room - row_width(term.signs, row) - _GAP)
    if wide > room and named < _LEAST_NAME:  # the signs alone, set smaller
        row = min(row, row * room // row_width(term.signs, row))
        draw_row(surface, (x, y + 1), term.signs, row, on_dark=on_dark)
        return
    left = x - min(wide, room) // 2
    if named > 0:
        ink = theme.PARCHMENT if on_dark else theme.INK2
        draw_text(surface, term.name, (left, y), theme.TEXT.label.of(size), ink, "midleft", width=named)
        left += named + _GAP
    draw_row(surface, (left + row_width(term.signs, row) // 2, y + 1), term.signs, row, on_dark=on_dark)


def term_width(term: Term, size: int) -> int:
    """The room that a change takes when it has all it wants."""
    if term.change:
        return text_width(term.said, theme.TEXT.label.of(size))
    named = _name_width(term, size)
    return row_width(term.signs, size - 1) + (named + _GAP if named else 0)


_GAP = 6
_LEAST_NAME = 40


def _name_width(term: Term, size: int) -> int:
    return text_width(term.name, theme.TEXT.label.of(size)) if term.name else 0
