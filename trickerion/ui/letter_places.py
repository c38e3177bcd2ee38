"""Places of the letters of a line: for the cursor, for what is marked, and for a click."""

import re
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from trickerion.language.clusters import clusters
from trickerion.language.direction import in_sight, levels
from trickerion.ui.faces import runs
from trickerion.ui.text import as_set, word_space
from trickerion.ui.theme import Style

_SPACES: Final = re.compile("( )")


class LetterPlace(NamedTuple):
    """A letter with its marks: its codes in the text, its pixels in the line, and whether it is read from the right."""

    first: int
    end: int
    left: int
    right: int
    is_turned: bool

    @property
    def before(self) -> int:
        """Place of a cursor before the letter."""
        return self.right if self.is_turned else self.left

    @property
    def behind(self) -> int:
        """Place of a cursor behind the letter."""
        return self.left if self.is_turned else self.right


class _Stretch(NamedTuple):
    text: str
    first: int
    is_turned: bool


def letter_places(text: str, style: Style) -> tuple[LetterPlace, ...]:
    """The letters of a line, in the order in which they are read; no sign of direction stands in the text."""
    style = as_set(style)
    found, x = [], 0
    pieces = _pieces(text)
    for number, piece in enumerate(pieces):
        if piece.text == " ":
            space = word_space(style, *_beside(pieces, number))
            found.append(LetterPlace(piece.first, piece.first + 1, x, x + space, piece.is_turned))
            x += space
            continue
        places = list(_inside(piece, style))
        found += [place._replace(left=place.left + x, right=place.right + x) for place in places]
        x += max((place.right for place in places), default=0)
    return tuple(sorted(found))


def cursor_x(places: Sequence[LetterPlace], at: int) -> int:
    """Pixels from the left where a cursor stands that is before the code number ``at``."""
    before = next((place.before for place in places if place.first >= at), None)
    return before if before is not None else places[-1].behind if places else 0


def code_at(places: Sequence[LetterPlace], x: int) -> int:
    """Number of the code before which a cursor comes by a click there."""
    if not places:
        return 0
    ways = [(abs(x - place.before), place.first) for place in places]
    return min(*ways, (abs(x - places[-1].behind), places[-1].end))[1]


def _pieces(text: str) -> list[_Stretch]:
    """Words, spaces and whatever changes its direction, from left to right."""
    found, at = [], 0
    for part, level in levels((text,))[0]:
        for piece in filter(None, _SPACES.split(part)):
            found.append((_Stretch(piece, at, bool(level % 2)), level))
            at += len(piece)
    return [piece for piece, _ in in_sight(found)]


def _beside(pieces: Sequence[_Stretch], number: int) -> tuple[str, str]:
    """The texts before and behind a space, as far as letters may lean into it."""
    beside = (pieces[at] if 0 <= at < len(pieces) else None for at in (number - 1, number + 1))
    before, after = ("" if piece is None or piece.is_turned else piece.text for piece in beside)
    return before, after


def _inside(piece: _Stretch, style: Style) -> Iterator[LetterPlace]:
    ends = [0]
    for cluster in clusters(piece.text):
        ends.append(ends[-1] + len(cluster))
    widths = [sum(part.width for part in runs(style, piece.text[:end], piece.is_turned)) for end in ends]
    for (first, end), (left, right) in zip(pairwise(ends), pairwise(widths), strict=True):
        sides = (widths[-1] - right, widths[-1] - left) if piece.is_turned else (left, right)
        yield LetterPlace(piece.first + first, piece.first + end, *sides, piece.is_turned)
