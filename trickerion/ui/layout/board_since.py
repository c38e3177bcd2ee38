"""Where the board tells what has happened: the strip above the log, and the last show."""

from typing import Final, NamedTuple

from pygame import Rect

from trickerion.ui.layout import board as at
from trickerion.ui.layout.to_come import FULL_ROW, on_board

# ---- since your last move ------------------------------------------------------------------------------------------

_GAP: Final = 6
_EDGE: Final = 12
_LEAST_LOG: Final = 64
"""The height of a log that can still be read; with less left the strip takes the place of all of it."""


class Form(NamedTuple):
    """Heights of the strip's head and of its chips, and the number of its rows."""

    head: int
    chip: int
    rows: int

    @property
    def top(self) -> int:
        """Top of the first row, counted from the strip's."""
        return self.head or 8

    @property
    def step(self) -> int:
        """From row to row."""
        return self.chip + (8 if self.head else 6)

    @property
    def height(self) -> int:
        """Of the whole strip."""
        return self.top + self.rows * self.step + 2


_FORMS: Final = (Form(46, 42, 2), Form(0, 38, 2), Form(0, 38, 1))
_IN_PLACE_OF_LOG: Final = (Form(0, 38, 2), Form(0, 32, 2), Form(0, 38, 1))


def form_for(room: int, rows: int) -> Form:
    """The largest strip, of so many rows at most, that leaves the log enough of the room; else it takes all of it."""
    forms = [form._replace(rows=min(rows, form.rows)) for form in _FORMS]
    leaves_log = [form for form in forms if room - form.height - _GAP >= _LEAST_LOG]
    return next(iter(leaves_log), next((form for form in _IN_PLACE_OF_LOG if room >= form.height), _FORMS[-1]))


def strip(room: Rect, form: Form) -> Rect:
    """The strip at the head of what the log had; all of it where not enough would be left."""
    rest = room.h - form.height - _GAP
    return Rect(room.x, room.y, room.w, form.height if rest >= _LEAST_LOG else room.h)


def log_below(room: Rect, strip_rect: Rect) -> Rect:
    """Room left for the log below the strip."""
    top = strip_rect.bottom + _GAP
    return Rect(room.x, top, room.w, max(0, room.bottom - top))


def play_button(strip_rect: Rect, form: Form) -> at.Point:
    """The round button that plays all of it: in the head, or at the end of the first row."""
    return strip_rect.right - 30, strip_rect.y + (26 if form.head else form.top + form.chip // 2)


def chips(strip_rect: Rect, form: Form, widths: list[int]) -> list[Rect] | None:
    """Chips of these widths in their rows; None when they find no room."""
    rects: list[Rect] = []
    left, row = strip_rect.x + _EDGE, 0
    for width in widths:
        end = strip_rect.right - _EDGE - (0 if form.head or row else 44)
        if rects and left + width > end:
            left, row = strip_rect.x + _EDGE, row + 1
        if row >= form.rows:
            return None
        rects.append(Rect(left, strip_rect.y + form.top + row * form.step, width, form.chip))
        left += width + 8
    return rects


def widest(strip_rect: Rect) -> int:
    """The most that one chip may take."""
    return strip_rect.w - 2 * _EDGE - 44


# ---- beside the Performance cards ----------------------------------------------------------------------------------

_LAST_SHOW: Final = Rect(1032, 198, 124, 132)


class BesideCards(NamedTuple):
    """The last show for so many cards on the stage and in the deck; ``is_small`` in the head of the Theater."""

    cards: int
    deck: int

    @property
    def is_small(self) -> bool:
        """True if there is no room for the last show beside the cards."""
        return self.cards > FULL_ROW

    def title(self, rect: Rect) -> at.Point:
        """The middle of the words above the panel."""
        return rect.centerx, rect.y - 19

    @property
    def show(self) -> Rect:
        """The last show: below the theaters to come where no place is left at the right."""
        if self.is_small:
            return Rect(at.THEATER_RIBBON.right + 10, at.THEATER.y + 15, 257, 40)
        if self.cards == FULL_ROW:
            signs = on_board(self.cards, self.deck).rects
            return Rect((394, signs[-1].bottom + 34 if signs else 198), _LAST_SHOW.size)
        return _LAST_SHOW.copy()
