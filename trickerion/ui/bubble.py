"""Tooltips as pictures: a dark plate with a title, sentences with inline icons, a warning tint.

`Tip` says what to show; `bubble_size` measures it, `place_bubble` finds a quiet place near the thing without covering
it, `draw_bubble` draws it and the rim round the thing.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field

from pygame import Rect, Surface

from trickerion.ui import theme
from trickerion.ui.icons import draw_icon
from trickerion.ui.shapes import draw_plate, draw_rule, draw_shadow
from trickerion.ui.text import draw_text, grown, text_width
from trickerion.ui.text_block import block_height, block_width, draw_block
from trickerion.ui.theme import ColourValue

_PAD = 14
_LINE = 23
_GAP = 18  # between a bubble and what it explains
_ICON = 26
_CANVAS = Rect((0, 0), theme.CANVAS_SIZE)


@dataclass(frozen=True)
class Tip:
    """Contents of a tooltip: a title, paragraphs in block markup, an icon before the title, a note in italics.

    `tint` colours title and icon (the reason why something is closed is best in `theme.WARN`).
    """

    title: str = ""
    body: tuple[str, ...] = ()
    icon: str = ""
    note: str = ""
    width: int = 330
    tint: ColourValue = field(default=(244, 220, 154))


def _inner_width(tip: Tip) -> int:
    """As narrow as the text allows, at most the tip's width."""
    wide = max((block_width(text, grown(tip.width), theme.TEXT.body) for text in tip.body), default=0)
    wide = max(wide, block_width(tip.note, grown(tip.width), theme.TEXT.aside) if tip.note else 0)
    head = text_width(tip.title, theme.TEXT.strong_large) + (_ICON + 8 if tip.icon else 0)
    return min(max(wide, head, 80), max(grown(tip.width), head))


def bubble_size(tip: Tip) -> tuple[int, int]:
    """Width and height of the bubble in pixels."""
    inner = _inner_width(tip)
    height = 2 * _PAD - 4 + (grown(28) if tip.title else 0)
    height += sum(block_height(text, inner, theme.TEXT.body, _LINE) + 4 for text in tip.body)
    if tip.note:
        height += block_height(tip.note, inner, theme.TEXT.aside, 22) + 8
    return inner + 2 * _PAD, height


def place_bubble(size: tuple[int, int], target: Rect, avoid: Iterable[Rect] = ()) -> Rect:
    """A rectangle of that size beside, below or above `target`, on the canvas, covering as little as possible.

    The target itself is never covered; of the free sides the one that covers least of `avoid` wins.
    """
    room = _CANVAS.inflate(-12, -12)
    best, cost = Rect(0, 0, *size), float("inf")
    for rank, rect in enumerate(beside(size, target, _GAP)):
        rect.clamp_ip(room)
        price = rank + covered(rect, avoid) / 400 + (1e9 if rect.colliderect(target) else 0)
        if price < cost:
            best, cost = rect, price
    return best


def covered(rect: Rect, others: Iterable[Rect]) -> int:
    """Number of pixels of the other rectangles that this one would cover."""
    return sum(overlap.w * overlap.h for overlap in (rect.clip(other) for other in others))


def beside(size: tuple[int, int], target: Rect, gap: int) -> tuple[Rect, Rect, Rect, Rect]:
    """The rectangles of that size right, left, below and above the target."""
    box = Rect((0, 0), size)
    return (
        box.move_to(midleft=(target.right + gap, target.centery)),
        box.move_to(midright=(target.left - gap, target.centery)),
        box.move_to(midtop=(target.centerx, target.bottom + gap)),
        box.move_to(midbottom=(target.centerx, target.top - gap)),
    )


def draw_bubble(surface: Surface, rect: Rect, tip: Tip, target: Rect | None = None) -> None:
    """Draw the tooltip at `rect` (its size from `bubble_size`), and a rim round what it speaks of.

    No line leads there: it would cross what is written in between.
    """
    if target is not None:
        rim = target.inflate(8, 8)
        draw_plate(surface, rim, (0, 0, 0, 0), min(14, *rim.size), 3, theme.BRASS_HI)
    draw_shadow(surface, rect, 10, 10, 225, (0, 6))
    draw_plate(surface, rect, theme.DARK_INSET, 10, 2, theme.BRASS)
    x, y, inner = rect.x + _PAD, rect.y + _PAD - 4, rect.w - 2 * _PAD
    if tip.title:
        if tip.icon:
            draw_icon(surface, tip.icon, (x + _ICON // 2, y + grown(13)), _ICON, tip.tint)
            x += _ICON + 8
        draw_text(
            surface,
            tip.title,
            (x, y + grown(12)),
            theme.TEXT.strong_large,
            tip.tint,
            "midleft",
            width=rect.right - 12 - x,
        )
        y += grown(28)
    x = rect.x + _PAD
    for text in tip.body:
        y = draw_block(surface, text, Rect(x, y, inner, 0), theme.TEXT.body, theme.CREAM, line=_LINE) + 4
    if tip.note:
        draw_rule(surface, x, rect.right - _PAD, y + 2, theme.BRASS_LO)
        draw_block(surface, tip.note, Rect(x, y + 6, inner, 0), theme.TEXT.aside, theme.PARCHMENT2, line=22)
