"""The wish list in the Residence: what each wish lacks, where that is to be had today, and the Coins for its Fame."""

from collections.abc import Sequence
from typing import Final

from pygame import Rect, Surface

from trickerion.rules.facts.learning import TrickToLearn
from trickerion.table.wishes import where_to_get
from trickerion.ui import theme
from trickerion.ui.bookmark import draw_bookmark
from trickerion.ui.components import draw_component
from trickerion.ui.flow import Column, Row, ends, inset, within, write_line
from trickerion.ui.shapes import draw_rule
from trickerion.ui.surfaces import draw_dark_panel
from trickerion.ui.text import draw_name
from trickerion.ui.text_block import block_height, draw_block
from trickerion.words import names
from trickerion.words.screens import wishes as words

_CHIP, _CHIP_GAP = 42, 8
_NARROW: Final = 620
"""Pixels of a list in which there is less room for names."""


def draw_wish_list(canvas: Surface, rect: Rect, wished: Sequence[TrickToLearn], note: str) -> None:
    """The list in its frame; ``note`` is said while nothing is on it."""
    draw_dark_panel(canvas, rect, 10, 2, seed=5)
    draw_bookmark(canvas, within(rect, left=24, top=-7, width=20, height=40).midtop, (20, 40))
    column = Column(within(rect, left=20, right=18, bottom=8), 4)
    head = Row(within(column.take(46), left=42), 16)
    write_line(canvas, words.HEAD, head.take(head.rest.w // 2), theme.TEXT.head_large, theme.BRASS_HI)
    write_line(canvas, words.ASIDE, head.rest, theme.TEXT.aside, theme.PARCHMENT2, "right")
    if not wished:
        draw_rule(canvas, *ends(rect, 18), column.rest.top, theme.BRASS_LO)
        draw_block(canvas, note, within(column.rest, top=14), theme.TEXT.aside_large, theme.PARCHMENT)
    for wish, room in zip(wished, column.share(2), strict=False):
        draw_rule(canvas, *ends(rect, 18), room.top, theme.BRASS_LO)
        _draw_wish(canvas, inset(room, 0, 4), wish)


def _draw_wish(canvas: Surface, room: Rect, wish: TrickToLearn) -> None:
    row = Row(room, 10)
    named = Column(within(row.take(190 if room.w < _NARROW else 226), height=58))
    name = named.take(29)
    draw_name(canvas, names.trick(wish.trick), name.midleft, theme.TEXT.title_small, theme.CREAM, "midleft", name.w)
    fee = words.FEE(wish.cost.coins) if wish.cost.coins else words.HAS_FAME
    write_line(canvas, fee, named.rest, theme.TEXT.body, theme.PARCHMENT)
    chips = Row(row.take((_CHIP + _CHIP_GAP) * max(3, len(wish.missing))), _CHIP_GAP)
    for component, short in wish.missing.items():
        draw_component(canvas, chips.take(_CHIP).center, _CHIP, component, count=short, short=True)
    said = where_to_get(wish.pieces)
    high = min(row.rest.h, block_height(said, row.rest.w, theme.TEXT.body))
    draw_block(canvas, said, within(row.rest, height=high), theme.TEXT.body, "#cfe3c2")
