"""Wrapped blocks of text with inline icons.

Markup: `*bold*`, `{fame}`, `{coin}`, `{shard}`, `{ap}`, or any concept of the icon map such as `{component.wood}`; a
newline starts a paragraph. Icons take the room of their ink, and stay with the punctuation that follows them, with a
number before them and with a name beside them ("2 {fame} Fame", "Coins {coin}"). An icon that does not exist is drawn
as the letters that stand there. Texts from outside go into a sentence through `verbatim`. Styles: ``text.py``.
"""

import functools
import re
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from itertools import pairwise

import pygame
from pygame import Color, Rect, Surface

from trickerion.language.clusters import clusters
from trickerion.language.direction import has_right_to_left, in_sight, levels
from trickerion.ui import theme
from trickerion.ui.faces import font, is_plain
from trickerion.ui.icons import has_icon, icon
from trickerion.ui.surface_cache import cached_surface
from trickerion.ui.text import (
    ELLIPSIS,
    IN_HAND,
    SPREAD,
    as_set,
    closest,
    cut_short,
    easily_close,
    text_size,
    text_surface,
    text_width,
    watch_block,
    word_space,
)
from trickerion.ui.theme import ColourValue, Rgba, Style, rgba

# Inline icon -> (concept, colour on paper, colour on dark ground).
INLINE = {
    "fame": ("resource.fame", theme.FAME_ON_PAPER, theme.FAME_ON_DARK),
    "coin": ("resource.coin", theme.COIN_ON_PAPER, theme.COIN_ON_DARK),
    "coins": ("resource.coin", theme.COIN_ON_PAPER, theme.COIN_ON_DARK),
    "shard": ("resource.shard", theme.SHARD_ON_PAPER, theme.SHARD_ON_DARK),
    "shards": ("resource.shard", theme.SHARD_ON_PAPER, theme.SHARD_ON_DARK),
    "ap": ("resource.action_point", theme.ACTION_POINT_ON_PAPER, theme.ACTION_POINT_ON_DARK),
}
_TOKEN = re.compile(r"(\{[\w.:-]+\}|\*|\n| +)")
_TIGHT, _TIGHTEST = 1.08, 0.96
"""Least distance between two lines of a narrow face as a share of its size, and rather than cut them."""
_SIGN = "\ufffc"  # what an icon is among letters
_BESIDE_ICON = 1  # pixels free on both sides of an icon's ink

missing_icons: set[str] = set()
"""Icons that sentences have named since the program began and that do not exist."""


@dataclass(frozen=True)
class _Piece:
    """A run of letters, or an icon, inside a word."""

    text: str
    bold: bool = False
    is_icon: bool = False
    level: int = 0
    """Odd: it is written from right to left (``language/direction.py``)."""


_Word = tuple[_Piece, ...]
_Line = tuple[_Word, ...]


@functools.lru_cache(maxsize=600)
def _words(markup: str) -> tuple[tuple[_Word, ...], ...]:
    """The paragraphs of the markup, each as its words."""
    paragraphs: list[tuple[_Word, ...]] = []
    words: list[_Word] = []
    pieces: list[_Piece] = []
    bold = False
    for token in [*_TOKEN.split(markup), "\n"]:
        if token == "*":
            bold = not bold
        elif token == "\n" or token.startswith(" "):
            if pieces:
                words.append(tuple(pieces))
                pieces = []
            if token == "\n":
                paragraphs.append(tuple(words))
                words = []
        elif token:
            pieces.append(_piece(token, bold))
    return tuple(map(_levelled, paragraphs) if has_right_to_left(markup) else paragraphs)


def _levelled(words: _Line) -> _Line:
    """The words of a paragraph, each piece in pieces of one direction."""
    runs = [[(_SIGN if piece.is_icon else piece.text) for piece in word] for word in words]
    found = iter(levels(tuple(text for run in runs for text in (*run, " "))))
    levelled = []
    for word in words:
        pieces = [
            piece if piece.is_icon else replace(piece, text=text, level=level)
            for piece in word
            for text, level in next(found)
        ]
        next(found)  # the space behind the word
        levelled.append(tuple(pieces))
    return tuple(word for word in levelled if word)


def _piece(token: str, bold: bool) -> _Piece:
    named = token[1:-1]
    if not (token.startswith("{") and token.endswith("}") and named):
        return _Piece(token, bold)
    if named in INLINE or has_icon(named):
        return _Piece(named, bold, is_icon=True)
    missing_icons.add(named)
    return _Piece(token, bold)


def _styled(style: Style, bold: bool) -> Style:
    return style.bold if bold else style


def _icon_size(size: int) -> int:
    return round(size * (0.96 if text_size() >= IN_HAND else 1.12))


@functools.lru_cache(maxsize=400)
def _icon_ink(name: str, size: int) -> Rect:
    """Part of an inline icon that is not clear: an hourglass is half as wide as a Coin."""
    concept = INLINE[name][0] if name in INLINE else name
    ink = icon(concept, _icon_size(size)).get_bounding_rect(min_alpha=24)
    return ink if ink.w else Rect(0, 0, _icon_size(size), _icon_size(size))


def _piece_width(piece: _Piece, style: Style) -> int:
    if piece.is_icon:
        return _icon_ink(piece.text, style.size).w + 2 * _BESIDE_ICON
    return text_width(piece.text, _styled(style, piece.bold))


def _word_width(word: _Word, style: Style) -> int:
    return sum(_piece_width(piece, style) for piece in word)


@functools.lru_cache(maxsize=600)
def _wrapped(markup: str, width: int, style: Style) -> tuple[_Line, ...]:
    lines: list[_Line] = []
    for words in _words(markup):
        line: list[_Word] = []
        used = 0
        parts = [part for whole in words for part in _parts(whole, width, style)]
        for group in _groups(parts, width, style):
            needed = _line_width(group, style)
            if line and used + _space(line[-1], group[0], style) + needed > width:
                lines.append(tuple(line))
                line = []
            used = used + _space(line[-1], group[0], style) + needed if line else needed
            line += group
        lines.append(tuple(line))
    return tuple(lines)


def _groups(words: Iterable[_Word], width: int, style: Style) -> Iterator[_Line]:
    """The words, those together that are not torn apart at the end of a line unless they are wider than it."""
    group: _Line = ()
    for word in words:
        more = (*group, word)
        if group and not (_belong_together(group[-1], word) and _line_width(more, style) <= width):
            yield group
            more = (word,)
        group = more
    if group:
        yield group


def _belong_together(word: _Word, after: _Word) -> bool:
    """True for a number before its icon ("2 {coin}"), or a name beside its icon ("{fame} Fame", "Fame {fame}")."""
    if word[-1].is_icon or not after[0].is_icon:
        return word[-1].is_icon and not after[0].is_icon and after[0].text[:1].isupper()
    end = word[-1].text[-1:]
    return end.isdigit() or (end.isalpha() and word[0].text[:1].isupper() and not word[0].is_icon)


def _parts(word: _Word, width: int, style: Style) -> Iterator[_Word]:
    """The word, or its parts when it is wider than the block (a name may have no space at all)."""
    if _word_width(word, style) <= width or any(piece.is_icon for piece in word):
        yield word
        return
    part: list[_Piece] = []
    used = 0
    for piece in word:
        for letter in clusters(piece.text):
            needed = text_width(letter, _styled(style, piece.bold))
            if part and used + needed > width:
                yield tuple(part)
                part, used = [], 0
            part = _lengthened(part, replace(piece, text=letter))
            used += needed
    yield tuple(part)


def _lengthened(part: list[_Piece], letter: _Piece) -> list[_Piece]:
    if part and replace(part[-1], text="") == replace(letter, text=""):
        return [*part[:-1], replace(letter, text=part[-1].text + letter.text)]
    return [*part, letter]


def leading(style: Style) -> int:
    """The usual distance between two lines of a block, in pixels."""
    style = as_set(style)
    return round(style.size * (1.2 if style.face in theme.NARROW else 1.25))


def line_step(style: Style, line: int | None = None) -> int:
    """Distance between the lines of a block: the usual one, or that wished at 100 %, as much larger as the letters."""
    if line is None or style.is_set:
        return line or leading(style)
    grown = as_set(style)
    if grown.face in theme.NARROW:
        return max(round(line * SPREAD), round(grown.size * _TIGHT))
    return line * grown.size // theme.legible(style.face, style.size)


def block_lines(markup: str, width: int, style: Style = theme.TEXT.body) -> int:
    """Number of lines that the markup takes at that width."""
    return len(_wrapped(markup, width, as_set(style)))


def block_height(markup: str, width: int, style: Style = theme.TEXT.body, line: int | None = None) -> int:
    """Height in pixels of the markup at that width."""
    return block_lines(markup, width, style) * line_step(style, line)


def block_width(markup: str, width: int, style: Style = theme.TEXT.body) -> int:
    """Width in pixels of the longest line when wrapped at `width`."""
    style = as_set(style)
    return max((_line_width(line, style) for line in _wrapped(markup, width, style)), default=0)


def _line_width(line: _Line, style: Style) -> int:
    return sum(_word_width(word, style) + space for word, space in _spaced(line, style))


def _spaced(line: _Line, style: Style) -> Iterator[tuple[_Word, int]]:
    """The words, each with the pixels before the next one."""
    for word, after in pairwise(line):
        yield word, _space(word, after, style)
    yield from ((word, 0) for word in line[-1:])


def _space(word: _Word, after: _Word, style: Style) -> int:
    """The pixels between two words of a line."""
    before, behind = ("" if piece.is_icon else piece.text for piece in (word[-1], after[0]))
    return word_space(_styled(style, after[0].bold), before, behind)


_notes: list[list[tuple[str, Rect]]] = []


@contextmanager
def noted_icons() -> Iterator[list[tuple[str, Rect]]]:
    """The inline icons of all blocks that are drawn meanwhile: how the sentences name them, and where they stand."""
    found: list[tuple[str, Rect]] = []
    _notes.append(found)
    try:
        yield found
    finally:
        _notes.pop()


def draw_block(
    surface: Surface,
    markup: str,
    room: Rect,
    style: Style = theme.TEXT.body,
    colour: ColourValue = theme.INK,
    *,
    line: int | None = None,
    align: str = "left",
    has_tip: bool = False,
) -> int:
    """Draw wrapped markup from the top of `room` downwards and return the y below the last line.

    `align` is "left", "center" or "right"; `has_tip`: the tip of its place says the whole text as well.
    In a room that has a height the size is as large as the player wants it and
    the block fits, and what exceeds it ends in an ellipsis; a room of height 0 is as high as the text.
    """
    step = line_step(style, line)
    if room.h:
        style, step = fit_block(markup, room.w, room.h, style, line)
    style = as_set(style)
    most = max(1, room.h // step) if room.h else block_lines(markup, room.w, style)
    widths = (room.w, int(room.w / easily_close(style)), int(room.w / closest(style)))
    wide = next((width for width in widths if block_lines(markup, width, style) <= most), room.w)
    lines = _cut(_wrapped(markup, wide, style), most)
    if block_lines(markup, wide, style) > most and not (has_tip and style.face in theme.NARROW):
        cut_short.add(markup)
    if wide == room.w:
        image = _block_image(lines, wide, style, rgba(colour), step, align)
    else:
        image = _close_image(lines, wide, style, rgba(colour), step, align, room.w)
    watch_block(surface, markup, image, room.topleft, style)
    surface.blit(image, room)
    for found in _notes[-1:]:
        height = font(style).get_height()
        for piece, (x, y) in _placed(lines, wide, style, step, align):
            if piece.is_icon:
                found.append(
                    (piece.text, Rect(room.x + x * room.w // wide, room.y + y, _piece_width(piece, style), height))
                )
    return room.y + step * len(lines)


def draw_aside(
    surface: Surface,
    markup: str,
    room: Rect,
    colour: ColourValue,
    style: Style = theme.TEXT.aside,
    *,
    line: int,
    align: str = "left",
) -> None:
    """Draw a note of several lines that the tip of its place says as well: where it has no room, the note gives way."""
    if block_fits(markup, room, style, line):
        draw_block(surface, markup, room, style, colour, line=line, align=align)


def in_two_lines(name: str, style: Style) -> list[str]:
    """A name parted where its lines are most alike; one word stays whole, so that it is set closer and not broken."""
    words = name.split(" ")
    ways = [[" ".join(words[:number]), " ".join(words[number:])] for number in range(1, len(words))]
    return min(ways, key=lambda lines: max(text_width(line, style) for line in lines), default=[name])


def block_fits(markup: str, room: Rect, style: Style, line: int | None = None) -> bool:
    """True if `draw_block` can set the whole text in that room."""
    style, step = fit_block(markup, room.w, room.h, style, line)
    style = as_set(style)
    closest_width = int(room.w / closest(style))
    return block_lines(markup, closest_width, style) <= max(1, room.h // step)


def fit_block(
    markup: str, width: int, height: int, style: Style = theme.TEXT.body, line: int | None = None
) -> tuple[Style, int]:
    """The style in which the block fits the height, and its line step: as the player wants it, or smaller."""
    fitting, step = as_set(style), line_step(style, line)
    usual = theme.legible(style.face, style.size)

    def needs() -> int:
        """Pixels of the block; where it is larger than usual, with what the letters of its last line hang below it."""
        hangs = max(0, font(fitting).get_height() - step) if fitting.size > usual else 0
        return block_lines(markup, width, fitting) * step + hangs

    while fitting.size > fitting.smallest.size and needs() > height:
        fitting = fitting.set_in(fitting.size - 1)
        step = leading(fitting) if line is None else min(step, leading(fitting) + 1)
    for share in (_TIGHT, _TIGHTEST) if fitting.face in theme.NARROW else ():
        step = min(step, round(fitting.size * share)) if needs() > height else step
    return fitting, step


def _cut(lines: tuple[_Line, ...], most: int) -> tuple[_Line, ...]:
    if len(lines) <= most:
        return lines
    return (*lines[: most - 1], (*lines[most - 1], (_Piece(ELLIPSIS),)))


@cached_surface
def _block_image(lines: tuple[_Line, ...], width: int, style: Style, colour: Rgba, step: int, align: str) -> Surface:
    face = font(style)
    image = Surface((width + 4, step * len(lines) + face.get_height()), pygame.SRCALPHA)
    for piece, place in _placed(lines, width, style, step, align):
        _draw_piece(image, piece, place, style, colour)
    return image


@cached_surface
def _close_image(
    lines: tuple[_Line, ...], wide: int, style: Style, colour: Rgba, step: int, align: str, width: int
) -> Surface:
    """A block that is too long for its room, set closer: drawn twice as large and scaled down."""
    image = _block_image(lines, 2 * wide, style.set_in(2 * style.size), colour, 2 * step, align)
    return pygame.transform.smoothscale(image, (width + 4, image.get_height() // 2))


def _placed(
    lines: tuple[_Line, ...], width: int, style: Style, step: int, align: str
) -> Iterator[tuple[_Piece, tuple[int, int]]]:
    """Every piece of the lines, and the corner where it begins."""
    for number, line in enumerate(lines):
        spare = width - _line_width(line, style)
        x = {"left": 0, "center": spare // 2, "right": spare}[align]
        for piece, pixels in _in_sight(line, style):
            if piece is not None:
                yield piece, (x, number * step)
            x += pixels


def _in_sight(line: _Line, style: Style) -> Iterator[tuple[_Piece | None, int]]:
    """The pieces of a line from left to right with their widths in pixels, and the spaces between the words."""
    items: list[tuple[tuple[_Piece | None, int], int]] = []
    for number, (word, space) in enumerate(_spaced(line, style), 1):
        items += [((piece, _piece_width(piece, style)), piece.level) for piece in word]
        items.append(((None, space), min(word[-1].level, line[number][0].level if number < len(line) else 0)))
    return (item for item, _ in in_sight(items))


def _draw_piece(image: Surface, piece: _Piece, pos: tuple[int, int], style: Style, colour: Rgba) -> None:
    if not piece.is_icon:
        letters = text_surface(piece.text, _styled(style, piece.bold), colour)
        over = 0 if is_plain(piece.text) else (letters.get_height() - font(style).get_height()) // 2
        image.blit(letters, (pos[0], pos[1] - over))
        return
    concept, paper, dark = INLINE.get(piece.text, (piece.text, Color(colour), Color(colour)))
    side, on_dark = _icon_size(style.size), theme.luminance(colour) > 0.25
    middle = pos[1] + round(font(style).get_height() * 0.52)
    left = pos[0] + _BESIDE_ICON - _icon_ink(piece.text, style.size).x
    image.blit(icon(concept, side, dark if on_dark else paper), (left, middle - side // 2))
