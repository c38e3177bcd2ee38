"""A sentence on a plain sheet in the middle of everything: the last word of a window, whose scenes are gone."""

from typing import Final

from pygame import Rect, Surface

from trickerion.ui import theme
from trickerion.ui.surfaces import draw_paper_panel
from trickerion.ui.text_block import block_height, draw_block
from trickerion.ui.veil import dim

_WIDTH: Final = 760
_MARGIN: Final = 40


def draw_plain_sheet(canvas: Surface, text: str) -> Rect:
    """Draw it over what is there, which gets darker; where it lies. ``text`` is markup."""
    high = block_height(text, _WIDTH - 2 * _MARGIN, theme.TEXT.body_lead)
    sheet = Rect(0, 0, _WIDTH, high + 2 * _MARGIN)
    sheet.center = canvas.get_rect().center
    dim(canvas)
    draw_paper_panel(canvas, sheet)
    draw_block(canvas, text, sheet.inflate(-2 * _MARGIN, -2 * _MARGIN), theme.TEXT.body_lead, theme.INK, align="center")
    return sheet
