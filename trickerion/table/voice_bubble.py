"""The bubble in which a rival speaks: beside its panel, for a moment; the pointer passes through."""

from typing import Final

from pygame import Rect, Surface, draw

from trickerion.language.verbatim import Verbatim
from trickerion.table.animator import draw_faded
from trickerion.ui import theme
from trickerion.ui.flow import Column, within, write_line
from trickerion.ui.shapes import draw_plate, draw_shadow
from trickerion.ui.text_block import block_height, draw_block
from trickerion.words.together import quoted

STAYS: Final = 2.5
"""Seconds."""
FADES: Final = 0.4
WIDTH: Final = 344
_EDGE: Final = 16
_HEAD: Final = 30
_TAIL: Final = 14


class VoiceBubble:
    """One line at a time; ``look`` is what is seen of it."""

    def __init__(self) -> None:
        self._name, self._text, self._colour, self._panel = "", "", "crimson", Rect(0, 0, 0, 0)
        self._left = 0.0

    def say(self, name: Verbatim, text: str, colour: str, panel: Rect, stays: float = STAYS) -> None:
        """Show a line beside the panel of whoever says it, for some seconds."""
        self._name, self._text, self._colour, self._panel = name, quoted(text=text), colour, Rect(panel)
        self._left = stays

    @property
    def look(self) -> object:
        """State of the picture that time alone changes."""
        return self._text if self._left > 0 else ""

    @property
    def moving(self) -> bool:
        """True while the bubble fades."""
        return 0 < self._left < FADES + 0.1

    def update(self, dt: float) -> None:
        """Let time pass."""
        self._left = max(0.0, self._left - dt)

    def rect(self) -> Rect:
        """Place of the bubble, left of the panel."""
        high = _HEAD + block_height(self._text, WIDTH - 2 * _EDGE, theme.TEXT.aside_plus) + 22
        return within(Rect(self._panel.x - WIDTH - 22, self._panel.y + 8, WIDTH, high))

    def draw(self, canvas: Surface) -> None:
        """Draw the bubble while somebody speaks."""
        if self._left > 0:
            rect, alpha = self.rect(), round(255 * min(1.0, self._left / FADES))
            draw_faded(canvas, rect.inflate(60, 40), alpha, lambda: self._draw(canvas, rect))

    def _draw(self, canvas: Surface, rect: Rect) -> None:
        ink = theme.player_look(self._colour).log
        draw_shadow(canvas, rect, 12, 10, 200, (0, 5))
        draw_plate(canvas, rect, "#f4f0e4", 12, 2, ink)
        tip = rect.right + _TAIL, rect.y + 34
        draw.polygon(canvas, "#f4f0e4", [(rect.right - 2, tip[1] - 10), tip, (rect.right - 2, tip[1] + 10)])
        draw.lines(canvas, ink, False, [(rect.right - 1, tip[1] - 10), tip, (rect.right - 1, tip[1] + 10)], 2)
        lines = Column(within(rect, left=_EDGE, right=_EDGE, top=8, bottom=6), 2)
        write_line(canvas, self._name, lines.take(_HEAD - 4), theme.TEXT.head_small, ink)
        draw_block(canvas, self._text, lines.rest, theme.TEXT.aside_plus, theme.INK)
