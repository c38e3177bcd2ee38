"""Text of one line: as it comes, fitted to a width, or as a gold title. Wrapped blocks: ``text_block.py``.

Styles are those of the theme (`theme.TEXT.body` ...): a face and a size in pixels on the 1920 x 1080 canvas, never
below what can be read (`theme.SMALLEST`). Every style grows with the player's text size (`as_set`). Nothing is
markup here, and any text can be drawn, wherever it comes from.
"""

import bisect
import functools
import math
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Final, NamedTuple

import pygame
from pygame import Rect, Surface

from trickerion.language.clusters import clusters
from trickerion.language.direction import has_right_to_left, joined, words_in_sight
from trickerion.language.verbatim import with_directions
from trickerion.ui import theme
from trickerion.ui.faces import FaceRun, font, is_plain, runs
from trickerion.ui.shapes import Point, vertical_gradient
from trickerion.ui.surface_cache import cached_surface
from trickerion.ui.theme import ColourValue, Rgba, Style, rgba

Word = tuple[tuple[str, bool], ...]
"""A word in parts, with whether each is read from the right."""
ELLIPSIS = "…"
_EASY, _CLOSE = 0.86, 0.72  # of its width at 16 pixels: how far a line is set closer with ease, and rather than cut
_HAND_EASY, _HAND_CLOSE = 0.9, 0.64  # the same of a face that is narrow by itself
_NARROWEST = (theme.ITALIC, theme.HAND_ITALIC)  # of the faces for sentences: what would be cut in its own is set in one
WORD_SPACE, LEAST_SPACE = 0.25, 0.17  # of the size: between two words, and where letters lean into the space
GOLD_STOPS = ((0.0, "#fff3c8"), (0.45, "#f0cd7c"), (0.55, "#b9822f"), (1.0, "#f3d68f"))
_GOLD_OUTLINE: Rgba = (30, 12, 10, 255)
_OUTLINE_STEPS = ((-1, 0), (1, 0), (0, -1), (0, 2), (1, 2), (-1, 2))


IN_HAND: Final = 1.5
"""The text size for small screens: other faces, in which small letters are taller and lines no longer."""
SPREAD: Final = 1.3
"""Times the usual distance between lines, and the usual width of a box, that nothing exceeds."""
_HAND_SHARE: Final = 0.88
"""Of the size of another face, at which a narrow face has letters as tall."""
_text_size, _is_plain = 1.0, False


def use_text_size(size: float) -> None:
    """Set the size of text; 1 is as drawn. Pictures of text have to be drawn anew."""
    global _text_size
    _text_size = size


def use_plain_faces(is_plain: bool) -> None:
    """Set labels and notes upright and plain, or as they are drawn. Pictures of text have to be drawn anew."""
    global _is_plain
    _is_plain = is_plain


def setting_of_type() -> tuple[float, bool]:
    """Everything of the player's settings by which the same text looks otherwise: its size, and plain faces."""
    return _text_size, _is_plain


def text_size() -> float:
    """The text size in force."""
    return _text_size


def grown(size: int) -> int:
    """A distance, such as that between lines or the width of a box of text, at the player's text size."""
    return round(size * min(_text_size, SPREAD))


def as_set(style: Style) -> Style:
    """A style in the face and at the size in which the player has it drawn, never less than can be read."""
    if style.is_set and _text_size < IN_HAND:
        return style
    return _as_set(style, _text_size, _is_plain)


@functools.lru_cache(maxsize=400)
def _as_set(style: Style, text_size: float, is_plain: bool) -> Style:
    if style.is_set:
        face = theme.HAND_DRAWN.get(style.face, style.face)
        own = style.size if face == style.face else _equal(style.size, face)
        return replace(style, face=face, size=theme.legible(face, own))
    style = replace(style, face=theme.PLAIN_OF.get(style.face, style.face)) if is_plain else style
    size = theme.legible(style.face, style.size) * min(text_size, SPREAD, style.most)
    if text_size < IN_HAND:
        return style.set_in(round(size))
    style = replace(style, face=theme.HAND_OF.get(style.face, style.face))
    return style.set_in(theme.legible(style.face, _equal(size, style.face)))


def _equal(size: float, face: str) -> int:
    """The size at which the letters of a face are as tall as those of another one at that size."""
    return round(size * (_HAND_SHARE if face in theme.NARROW else 1.0))


def text_width(text: str, style: Style) -> int:
    """Width of one line in pixels."""
    return _width(text, as_set(style))


@functools.lru_cache(maxsize=4000)
def _width(text: str, style: Style) -> int:
    words = _words(text)
    spaces = sum(word_space(style, *pair) for pair in pairwise(_edges(words)))
    return sum(part.width for word in words for part in _parts(style, word)) + spaces


def _words(text: str) -> tuple[Word, ...]:
    """The words of a line from left to right, each in parts of one direction."""
    line = with_directions(text)
    if has_right_to_left(line):
        return words_in_sight(line)
    return tuple(((word, False),) for word in joined(line).split(" "))


def _edges(words: Sequence[Word]) -> list[str]:
    """The words between which spaces lean; what is written from the right has no leaning letters."""
    return [word[0][0] if len(word) == 1 and not word[0][1] else "" for word in words]


def _parts(style: Style, word: Word) -> list[FaceRun]:
    return [part for text, is_turned in word for part in runs(style, text, is_turned)]


def word_space(style: Style, before: str = "", after: str = "") -> int:
    """The pixels from the ink of a word to the ink of the next; kerning across spaces would leave 2 here and 5 there.

    What leans out of a letter, as the tail of an italic f, leans into the space: the letters stand alike, not the ink.
    """
    return _space(as_set(style), before[-1:], after[:1])


@functools.lru_cache(maxsize=8000)
def _space(style: Style, before: str, after: str) -> int:
    space = max(font(style).size(" ")[0] + 1, math.ceil(style.size * WORD_SPACE))
    leaning = _leaning(style, before)[1] + _leaning(style, after)[0]
    return max(space - leaning, math.ceil(style.size * LEAST_SPACE))


@functools.lru_cache(maxsize=4000)
def _leaning(style: Style, letter: str) -> tuple[int, int]:
    """Reach of a letter's ink beyond its own room, at the left and at the right."""
    measured = font(style).metrics(letter)[0] if letter and is_plain(letter) else None
    return (max(0, -measured[0]), max(0, measured[1] - measured[4])) if measured is not None else (0, 0)


def _letters(style: Style, text: str, colour: Rgba) -> Surface:
    """The letters of a line, set word by word on one foot; what rises above the face, or hangs below, has its room."""
    face, words = font(style), _words(text)
    drawn = [_word(_parts(style, word), colour) for word in words]
    images, foot = [image for image, _ in drawn], face.get_ascent()
    usual, is_usual = max(face.get_height(), face.get_linesize()), is_plain(text)
    over = max(0, *(own - foot if is_usual else _beyond(image, foot - own, usual) for image, own in drawn))
    if len(words) == 1 and not over and drawn[0][1] == foot:
        return images[0]
    spaces = [word_space(style, *pair) for pair in pairwise(_edges(words))]
    width = sum(image.get_width() for image in images) + sum(spaces)
    height = max(image.get_height() for image in images) if is_usual and not over else usual + 2 * over
    line = Surface((width, height), pygame.SRCALPHA)  # the middle stays the middle
    x = 0
    for (image, own), space in zip(drawn, [*spaces, 0], strict=True):
        line.blit(image, (x, foot + over - own))
        x += image.get_width() + space
    return line


def _beyond(image: Surface, top: int, height: int) -> int:
    """Pixels by which letters reach out of a line, above or below: faces of other scripts claim more than they use."""
    ink = image.get_bounding_rect()
    return max(-top - ink.top, top + ink.bottom - height) if ink.h else 0


def _word(parts: Sequence[FaceRun], colour: Rgba) -> tuple[Surface, int]:
    """The letters of a word, and how far its foot lies below its top."""
    images, feet = [part.image(colour) for part in parts], [part.foot for part in parts]
    if len(images) == 1:
        return images[0], feet[0]
    foot = max(feet, default=0)
    height = max((foot - own + image.get_height() for image, own in zip(images, feet, strict=True)), default=0)
    word = Surface((sum(image.get_width() for image in images), height), pygame.SRCALPHA)
    x = 0
    for image, own in zip(images, feet, strict=True):
        word.blit(image, (x, foot - own))
        x += image.get_width()
    return word, foot


@cached_surface
def _rendered(text: str, style: Style, colour: Rgba) -> Surface:
    image = _letters(style, text, colour)
    if colour[3] < 255:
        image.set_alpha(colour[3])
    return image


def text_surface(text: str, style: Style, colour: ColourValue) -> Surface:
    """One line as a shared surface: blit it, never draw on it."""
    return _rendered(text, as_set(style), rgba(colour))


@cached_surface
def _narrow(text: str, style: Style, colour: Rgba, width: int) -> Surface:
    """A line set closer than its face: drawn twice as large and scaled down, so that it stays sharp."""
    letters = _letters(style.set_in(2 * style.size), text, colour)
    height = font(style).get_height() if is_plain(text) else letters.get_height() // 2
    return pygame.transform.smoothscale(letters, (width, height))


cut_short: set[str] = set()
"""Texts that did not fit their place and were cut, since the program began."""


Watcher = Callable[[Surface, str, Surface, Rect, Style], object]
"""Gets the picture, the text, its letters, their place and the style in which they are set before a line is drawn."""
_watchers: list[Watcher] = []


@contextmanager
def watched_lines(watcher: Watcher) -> Iterator[None]:
    """Every line that is drawn by itself meanwhile is told to the watcher: for tools that measure it."""
    _watchers.append(watcher)
    try:
        yield
    finally:
        _watchers.remove(watcher)


@dataclass(frozen=True)
class Shaded:
    """The colour of a line that throws a shadow."""

    ink: ColourValue
    shadow: ColourValue = (20, 8, 8)


class Fitted(NamedTuple):
    """A line made to fit: its text, its style, and whether it had to be shortened (then a tooltip owes the whole)."""

    text: str
    style: Style
    shortened: bool


def fit(text: str, style: Style, width: int) -> Fitted:
    """Shrink a line to `width` pixels; what does not fit at the smallest size is cut and ends in an ellipsis."""
    return _fit(text, as_set(style), width)


@functools.lru_cache(maxsize=2000)
def _fit(text: str, style: Style, width: int) -> Fitted:
    while style.size > style.smallest.size and text_width(text, style) > width:
        style = style.set_in(style.size - 1)
    if text_width(text, style) <= width:
        return Fitted(text, style, False)
    letters = clusters(text)
    cuts = range(1, len(letters) + 1)
    fitting = bisect.bisect_right(cuts, width, key=lambda cut: text_width(_shortened(letters, cut), style))
    return Fitted(_shortened(letters, max(1, fitting)), style, True)


def _shortened(letters: Sequence[str], cut: int) -> str:
    return "".join(letters[:cut]).rstrip() + ELLIPSIS


def fit_or_cut(text: str, style: Style, width: int) -> Fitted:
    """Like `fit`, for a line that is drawn as it comes: what is cut is noted in `cut_short`."""
    fitted = fit(text, style, width)
    if fitted.shortened:
        cut_short.add(text)
    return fitted


def name_styles(style: Style) -> tuple[Style, Style]:
    """The styles for a name: as it is wished, then small capitals."""
    return style, theme.TEXT.label.of(style.size - 3)


def draw_name(
    surface: Surface, text: str, pos: Point, style: Style, colour: ColourValue | Shaded, anchor: str, width: int
) -> Rect:
    """Draw a name in the heads' face, or in narrower small capitals where that cannot be set whole."""
    styles = name_styles(style)
    style = next((each for each in styles if fits(text, each, width)), styles[-1])
    return draw_text(surface, text, pos, style, colour, anchor, width=width)


def draw_text(
    surface: Surface,
    text: str,
    pos: Point,
    style: Style = theme.TEXT.body,
    colour: ColourValue | Shaded = theme.INK,
    anchor: str = "topleft",
    *,
    width: int | None = None,
    has_tip: bool = False,
) -> Rect:
    """Draw one line; `anchor` names the point of the line's rectangle that lies at `pos` ("center", "midleft" ...).

    With `width` the line is fitted: smaller, closer, in the narrowest face, then cut; `has_tip`: the tip of its place
    says it whole. Returns the rectangle drawn.
    """
    ink = colour.ink if isinstance(colour, Shaded) else colour
    image, used = _line(text, style, ink, width, has_tip=has_tip)
    rect = image.get_rect(**{anchor: (round(pos[0]), round(pos[1]))})
    for watcher in _watchers:
        watcher(surface, text, image, rect, used)
    if isinstance(colour, Shaded):
        surface.blit(_line(text, style, colour.shadow, width, has_tip=has_tip)[0], rect.move(0, 2))
    surface.blit(image, rect)
    return rect


def watch_block(surface: Surface, text: str, image: Surface, corner: Point, style: Style) -> None:
    """Tell those who watch of several lines that are drawn at once."""
    for watcher in _watchers:
        watcher(surface, text, image, image.get_rect(topleft=(round(corner[0]), round(corner[1]))), style)


_BETWEEN: Final = 10
"""Pixels between a head and the note behind it."""


def draw_note(
    surface: Surface,
    text: str,
    pos: Point,
    style: Style = theme.TEXT.aside,
    colour: ColourValue = theme.INK,
    anchor: str = "topright",
    *,
    beside: Rect,
) -> None:
    """Draw a note behind what stands ``beside`` it on its line; where both have no room, the note gives way."""
    left = Rect(0, 0, text_width(text, style), 1).move_to(**{anchor: (round(pos[0]), round(pos[1]))}).left
    if left - beside.right >= _BETWEEN:
        draw_text(surface, text, pos, style, colour, anchor)


def easily_close(style: Style) -> float:
    """Least share of its smallest width to which a line is set closer with ease."""
    if as_set(style).face in theme.NARROW:
        return _HAND_EASY
    return _EASY * theme.SMALLEST_TEXT / style.smallest.size


def closest(style: Style) -> float:
    """Least share of its smallest width to which a line is set closer rather than cut."""
    if as_set(style).face in theme.NARROW:
        return _HAND_CLOSE
    return _CLOSE * theme.SMALLEST_TEXT / style.smallest.size


def least_width(text: str, style: Style) -> int:
    """The width in pixels in which `draw_text` can still set the line whole, at its smallest and closest."""
    return math.ceil(text_width(text, style.smallest) * easily_close(style))


def fits(text: str, style: Style, width: int) -> bool:
    """True if `draw_text` can set the line whole in that width."""
    return least_width(text, style) <= width


def drawn_width(text: str, style: Style, width: int) -> int:
    """The pixels that `draw_text` takes of that width."""
    fitted = fit(text, style, width)
    return width if fitted.shortened and fits_closely(text, style, width) else text_width(fitted.text, fitted.style)


def fits_closely(text: str, style: Style, width: int) -> bool:
    """True if `draw_text` need not cut the line, however close it is set."""
    return closest_width(text, style) <= width


def closest_width(text: str, style: Style) -> int:
    """The width in pixels below which `draw_text` cuts the line."""
    return math.ceil(text_width(text, style.smallest) * closest(style))


def _line(text: str, style: Style, colour: ColourValue, width: int | None, *, has_tip: bool) -> tuple[Surface, Style]:
    """The letters of a line, and the style in which they are set."""
    if width is None:
        return text_surface(text, style, colour), as_set(style)
    fitted = fit(text, style, width)
    if fitted.shortened and fits_closely(text, style, width):
        return _narrow(text, fitted.style, rgba(colour), width), fitted.style
    if fitted.shortened and style.face not in _NARROWEST:
        narrowest = replace(as_set(style), face=_NARROWEST[_text_size >= IN_HAND])
        return _line(text, narrowest, colour, width, has_tip=has_tip)
    fitted = fit(text, style, width) if has_tip and _text_size >= IN_HAND else fit_or_cut(text, style, width)
    return text_surface(fitted.text, fitted.style, colour), as_set(fitted.style)


@cached_surface
def _gold_surface(text: str, style: Style) -> Surface:
    """Gold letters with a dark outline; the image is 2 pixels wider and 3 higher than the line."""
    letters = _letters(style, text, (255, 255, 255, 255))
    gold = vertical_gradient(letters.get_width(), letters.get_height(), GOLD_STOPS)
    letters.blit(gold, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    outline = _letters(style, text, _GOLD_OUTLINE)
    image = Surface((letters.get_width() + 2, letters.get_height() + 3), pygame.SRCALPHA)
    for dx, dy in _OUTLINE_STEPS:
        image.blit(outline, (1 + dx, 1 + dy))
    image.blit(letters, (1, 1))
    return image


def gold_text(
    surface: Surface,
    text: str,
    pos: Point,
    style: Style = theme.TEXT.title_large,
    anchor: str = "center",
    *,
    width: int | None = None,
) -> Rect:
    """Draw a gold-foil title on a dark ground. Returns the rectangle drawn."""
    if width is not None and fit(text, style, width).shortened and fits_closely(text, style, width):
        used = as_set(style.smallest)
        image = _gold_surface(text, used)
        image = pygame.transform.smoothscale(image, (width, image.get_height()))
    else:
        fitted = Fitted(text, as_set(style), False) if width is None else fit_or_cut(text, style, width)
        used = fitted.style
        image = _gold_surface(fitted.text, used)
    rect = image.get_rect(**{anchor: (round(pos[0]), round(pos[1]))})
    for watcher in _watchers:
        watcher(surface, text, image, rect, used)
    surface.blit(image, rect)
    return rect
