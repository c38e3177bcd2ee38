"""Text of one line: as it comes, fitted to a width, or as a gold title. Wrapped blocks: ``text_block.py``.

Roles are the faces of the theme (`theme.BODY`, `theme.HEAD` ...), sizes are pixels on the 1920 x 1080 canvas and never
below what can be read (`theme.SMALLEST`). What is read at length grows with the player's text size (`grown`). Nothing
is markup here, and any text can be drawn, wherever it comes from.
"""

import bisect
import functools
import math
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import NamedTuple

import pygame
from pygame import Rect, Surface

from trickerion.language.verbatim import drawable
from trickerion.ui import theme
from trickerion.ui.faces import Face, font, runs
from trickerion.ui.shapes import Point, vertical_gradient
from trickerion.ui.surface_cache import cached_surface
from trickerion.ui.theme import ColourValue, Rgba, rgba

ELLIPSIS = "…"
_EASY, _CLOSE = 0.86, 0.72  # of its width at 16 pixels: how far a line is set closer with ease, and rather than cut
_NARROWEST = theme.ITALIC  # of the faces for sentences: what would be cut in its own is set in this one
WORD_SPACE, LEAST_SPACE = 0.25, 0.17  # of the size: between two words, and where letters lean into the space
GOLD_STOPS = ((0.0, "#fff3c8"), (0.45, "#f0cd7c"), (0.55, "#b9822f"), (1.0, "#f3d68f"))
_GOLD_OUTLINE: Rgba = (30, 12, 10, 255)
_OUTLINE_STEPS = ((-1, 0), (1, 0), (0, -1), (0, 2), (1, 2), (-1, 2))


_MORE = 3  # pixels by which a line in italics grows at most: others stand close above and below it
_text_size = 1.0


def use_text_size(size: float) -> None:
    """Set the size of text where there is room; 1 is as drawn. Pictures of text have to be drawn anew."""
    global _text_size
    _text_size = size


def text_size() -> float:
    """The text size in force."""
    return _text_size


def grown(size: int) -> int:
    """A size, or a distance between lines, at the player's text size."""
    return round(size * _text_size)


@functools.lru_cache(maxsize=4000)
def text_width(text: str, role: str, size: int) -> int:
    """Width of one line in pixels."""
    words = drawable(text).split(" ")
    spaces = sum(word_space(role, size, *pair) for pair in pairwise(words))
    return sum(face.size(part)[0] for word in words for face, part in runs(role, size, word)) + spaces


def word_space(role: str, size: int, before: str = "", after: str = "") -> int:
    """The pixels from the ink of a word to the ink of the next; kerning across spaces would leave 2 here and 5 there.

    What leans out of a letter, as the tail of an italic f, leans into the space: the letters stand alike, not the ink.
    """
    space = max(font(role, size).size(" ")[0] + 1, math.ceil(size * WORD_SPACE))
    leaning = _leaning(role, size, before[-1:])[1] + _leaning(role, size, after[:1])[0]
    return max(space - leaning, math.ceil(size * LEAST_SPACE))


@functools.lru_cache(maxsize=4000)
def _leaning(role: str, size: int, letter: str) -> tuple[int, int]:
    """Reach of a letter's ink beyond its own room, at the left and at the right."""
    measured = runs(role, size, letter)[0][0].metrics(letter)[0] if letter else None
    return (max(0, -measured[0]), max(0, measured[1] - measured[4])) if measured is not None else (0, 0)


def _letters(role: str, size: int, text: str, colour: Rgba) -> Surface:
    """The letters of a line, set word by word on one foot; an accent that rises above the face has its room."""
    face, words = font(role, size), drawable(text).split(" ")
    drawn = [_word(runs(role, size, word), colour) for word in words]
    images, foot = [image for image, _ in drawn], max(face.get_ascent(), *(own for _, own in drawn))
    risen = foot - face.get_ascent()
    if len(words) == 1 and not risen:
        return images[0]
    spaces = [word_space(role, size, *pair) for pair in pairwise(words)]
    width = sum(image.get_width() for image in images) + sum(spaces)
    plain = max(face.get_height(), face.get_linesize()) if risen else max(image.get_height() for image in images)
    line = Surface((width, plain + 2 * risen), pygame.SRCALPHA)  # the middle stays the middle
    x = 0
    for (image, own), space in zip(drawn, [*spaces, 0], strict=True):
        line.blit(image, (x, foot - own))
        x += image.get_width() + space
    return line


def _word(parts: Sequence[tuple[Face, str]], colour: Rgba) -> tuple[Surface, int]:
    """The letters of a word, and how far its foot lies below its top; no font draws one that has no width."""
    images = [face.render(part if face.size(part)[0] else "", True, colour[:3]) for face, part in parts]
    feet = [max(face.get_ascent(), *_tops(face, part)) for face, part in parts]
    if len(images) == 1:
        return images[0], feet[0]
    foot = max(feet)
    height = max(foot - own + image.get_height() for image, own in zip(images, feet, strict=True))
    word = Surface((sum(image.get_width() for image in images), height), pygame.SRCALPHA)
    x = 0
    for image, own in zip(images, feet, strict=True):
        word.blit(image, (x, foot - own))
        x += image.get_width()
    return word, foot


def _tops(face: Face, part: str) -> list[int]:
    """Heights of the letters above the foot."""
    return [letter[3] for letter in face.metrics(part) if letter is not None] or [0]


@cached_surface
def _rendered(text: str, role: str, size: int, colour: Rgba) -> Surface:
    image = _letters(role, size, text, colour)
    if colour[3] < 255:
        image.set_alpha(colour[3])
    return image


def text_surface(text: str, role: str, size: int, colour: ColourValue) -> Surface:
    """One line as a shared surface: blit it, never draw on it."""
    return _rendered(text, role, size, rgba(colour))


@cached_surface
def _narrow(text: str, role: str, size: int, colour: Rgba, width: int) -> Surface:
    """A line set closer than its face: drawn twice as large and scaled down, so that it stays sharp."""
    height = font(role, size).get_height()
    return pygame.transform.smoothscale(_letters(role, 2 * size, text, colour), (width, height))


cut_short: set[str] = set()
"""Texts that did not fit their place and were cut, since the program began."""


@dataclass(frozen=True)
class Shaded:
    """The colour of a line that throws a shadow."""

    ink: ColourValue
    shadow: ColourValue = (20, 8, 8)


class Fitted(NamedTuple):
    """A line made to fit: its text, its size, and whether it had to be shortened (then a tooltip owes the whole)."""

    text: str
    size: int
    shortened: bool


@functools.lru_cache(maxsize=2000)
def fit(text: str, role: str, size: int, width: int) -> Fitted:
    """Shrink a line to `width` pixels; what does not fit at the smallest size is cut and ends in an ellipsis."""
    size = theme.legible(role, size)
    while size > theme.legible(role, 0) and text_width(text, role, size) > width:
        size -= 1
    if text_width(text, role, size) <= width:
        return Fitted(text, size, False)
    cuts = range(1, len(text) + 1)
    fitting = bisect.bisect_right(cuts, width, key=lambda cut: text_width(_shortened(text, cut), role, size))
    return Fitted(_shortened(text, max(1, fitting)), size, True)


def _shortened(text: str, cut: int) -> str:
    return text[:cut].rstrip() + ELLIPSIS


def fit_or_cut(text: str, role: str, size: int, width: int) -> Fitted:
    """Like `fit`, for a line that is drawn as it comes: what is cut is noted in `cut_short`."""
    fitted = fit(text, role, size, width)
    if fitted.shortened:
        cut_short.add(text)
    return fitted


def name_faces(size: int) -> tuple[tuple[str, int], ...]:
    """The faces for a name of that size: heads, then small capitals."""
    return (theme.HEAD, size), (theme.LABEL, max(17, size - 3))


def draw_name(
    surface: Surface, text: str, pos: Point, size: int, colour: ColourValue | Shaded, anchor: str, width: int
) -> Rect:
    """Draw a name in the heads' face, or in narrower small capitals where that cannot be set whole."""
    faces = name_faces(size)
    role, size = next((face for face in faces if fits(text, face[0], width)), faces[-1])
    return draw_text(surface, text, pos, role, size, colour, anchor, width=width)


def draw_text(
    surface: Surface,
    text: str,
    pos: Point,
    role: str = theme.BODY,
    size: int = 18,
    colour: ColourValue | Shaded = theme.INK,
    anchor: str = "topleft",
    *,
    width: int | None = None,
) -> Rect:
    """Draw one line; `anchor` names the point of the line's rectangle that lies at `pos` ("center", "midleft" ...).

    With `width` the line is fitted: smaller, closer, in the narrowest face, then cut. A note in italics grows with the
    player's text size as far as that width goes. Returns the rectangle drawn.
    """
    if role == theme.ITALIC and width is not None:
        size = next(
            (s for s in range(min(grown(size), size + _MORE), size, -1) if text_width(text, role, s) <= width), size
        )
    ink = colour.ink if isinstance(colour, Shaded) else colour
    image = _line(text, role, size, ink, width)
    rect = image.get_rect(**{anchor: (round(pos[0]), round(pos[1]))})
    if isinstance(colour, Shaded):
        surface.blit(_line(text, role, size, colour.shadow, width), rect.move(0, 2))
    surface.blit(image, rect)
    return rect


def easily_close(role: str) -> float:
    """Least share of its smallest width to which a line is set closer with ease."""
    return _EASY * theme.SMALLEST_TEXT / theme.legible(role, 0)


def closest(role: str) -> float:
    """Least share of its smallest width to which a line is set closer rather than cut."""
    return _CLOSE * theme.SMALLEST_TEXT / theme.legible(role, 0)


def least_width(text: str, role: str) -> int:
    """The width in pixels in which `draw_text` can still set the line whole, at its smallest and closest."""
    return math.ceil(text_width(text, role, 0) * easily_close(role))


def fits(text: str, role: str, width: int) -> bool:
    """True if `draw_text` can set the line whole in that width."""
    return least_width(text, role) <= width


def drawn_width(text: str, role: str, size: int, width: int) -> int:
    """The pixels that `draw_text` takes of that width."""
    fitted = fit(text, role, size, width)
    return width if fitted.shortened and fits_closely(text, role, width) else text_width(fitted.text, role, fitted.size)


def fits_closely(text: str, role: str, width: int) -> bool:
    """True if `draw_text` need not cut the line, however close it is set."""
    return closest_width(text, role) <= width


def closest_width(text: str, role: str) -> int:
    """The width in pixels below which `draw_text` cuts the line."""
    return math.ceil(text_width(text, role, 0) * closest(role))


def _line(text: str, role: str, size: int, colour: ColourValue, width: int | None) -> Surface:
    if width is None:
        return text_surface(text, role, size, colour)
    fitted = fit(text, role, size, width)
    if fitted.shortened and fits_closely(text, role, width):
        return _narrow(text, role, fitted.size, rgba(colour), width)
    if fitted.shortened and role != _NARROWEST:
        return _line(text, _NARROWEST, size, colour, width)
    fitted = fit_or_cut(text, role, size, width)
    return text_surface(fitted.text, role, fitted.size, colour)


@cached_surface
def _gold_surface(text: str, role: str, size: int) -> Surface:
    """Gold letters with a dark outline; the image is 2 pixels wider and 3 higher than the line."""
    letters = _letters(role, size, text, (255, 255, 255, 255))
    gold = vertical_gradient(letters.get_width(), letters.get_height(), GOLD_STOPS)
    letters.blit(gold, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    outline = _letters(role, size, text, _GOLD_OUTLINE)
    image = Surface((letters.get_width() + 2, letters.get_height() + 3), pygame.SRCALPHA)
    for dx, dy in _OUTLINE_STEPS:
        image.blit(outline, (1 + dx, 1 + dy))
    image.blit(letters, (1, 1))
    return image


def gold_text(
    surface: Surface,
    text: str,
    pos: Point,
    size: int = 30,
    anchor: str = "center",
    *,
    role: str = theme.HEAD,
    width: int | None = None,
) -> Rect:
    """Draw a gold-foil title on a dark ground. Returns the rectangle drawn."""
    if width is not None and fit(text, role, size, width).shortened and fits_closely(text, role, width):
        image = _gold_surface(text, role, theme.legible(role, 0))
        image = pygame.transform.smoothscale(image, (width, image.get_height()))
    else:
        text, size, _ = (text, size, False) if width is None else fit_or_cut(text, role, size, width)
        image = _gold_surface(text, role, size)
    rect = image.get_rect(**{anchor: (round(pos[0]), round(pos[1]))})
    surface.blit(image, rect)
    return rect
