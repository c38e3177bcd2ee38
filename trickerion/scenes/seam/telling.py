"""What the two pages of the sheet have in common: what they tell, when each thing appears, headings."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import pygame
from pygame import Rect, Surface

from trickerion.language.voice import Names
from trickerion.rules.facts.board import BoardFacts
from trickerion.rules.state import GameState
from trickerion.scenes.seam.layout import SeamPlaces
from trickerion.table.animator import draw_faded
from trickerion.table.seam import Seam
from trickerion.ui import theme
from trickerion.ui.curves import ease_out
from trickerion.ui.flow import within, write_line
from trickerion.ui.icons import draw_icon
from trickerion.ui.shapes import draw_round, draw_rule
from trickerion.ui.text import draw_text, text_width

WAGES, WAGE_STEP, COINS, JOINS, ORDERS = 0.0, 0.12, 0.3, 0.55, 0.65
PAGE, CARDS, PROPHECY, CLOSED, DICE, TUMBLE, RANKS, END = 0.75, 0.9, 1.1, 1.25, 1.4, 0.6, 2.0, 2.4
"""Seconds: when things appear, and how long Coins fly and dice tumble."""

APPEARS: Final = 0.22  # seconds
BOX: Final = (250, 240, 214, 150)
WARM: Final = "#3b2420"
"""The ground of a box on paper, and of a tray or a place that is dark."""


@dataclass
class Telling:
    """State of the sheet: its contents, its reader, and its progress, ``moment``, in seconds.

    ``viewer`` is the seat that is "you", -1 when several people read.
    """

    seam: Seam
    state: GameState
    board: BoardFacts
    viewer: int
    colours: tuple[str, ...]
    names: Names
    at: SeamPlaces
    moment: float = 0.0
    prophecies_from: int = 0

    def share(self, start: float, seconds: float = APPEARS) -> float:
        """Share, 0 to 1, of something that takes so many seconds."""
        return ease_out(min(1.0, max(0.0, (self.moment - start) / seconds)))

    def appear(self, canvas: Surface, room: Rect, start: float, paint: Callable[[], object]) -> None:
        """Draw something in a room of the sheet, paler while it is new, and not before its time."""
        draw_faded(canvas, room, round(255 * self.share(start)), paint)


def draw_heading(canvas: Surface, rect: Rect, icon: str, title: str, aside: str = "") -> None:
    """The title of a part, its rule, and a remark at the right end."""
    draw_icon(canvas, icon, within(rect, left=2, width=25).center, 25, theme.VELVET)
    drawn = write_line(canvas, title, within(rect, left=34), theme.TEXT.head_lead, theme.INK)
    right = rect.right
    if aside:
        draw_text(canvas, aside, (right, rect.centery), theme.TEXT.aside_plus, theme.INK2, "midright")
        right -= text_width(aside, theme.TEXT.aside_plus) + 14
    draw_rule(canvas, drawn.right + 14, right, rect.centery + 2, theme.BRASS_LO)


def draw_arrow(canvas: Surface, center: tuple[int, int], width: int) -> None:
    """Draw an arrow from the old to the new."""
    (x, y), half = center, width // 2
    pygame.draw.line(canvas, theme.BRASS_LO, (x - half, y), (x + half - 8, y), 4)
    pygame.draw.polygon(canvas, theme.BRASS_LO, [(x + half - 12, y - 8), (x + half, y), (x + half - 12, y + 8)])


def draw_cross(canvas: Surface, center: tuple[int, int]) -> None:
    """On what was not, or cannot be, paid."""
    draw_round(canvas, center, 22, theme.BAD, 1, theme.VELVET_LO)
    draw_icon(canvas, "ui.cross", center, 13, theme.CREAM)


def draw_nothing(canvas: Surface, heading: Rect, text: str) -> None:
    """Below the heading of a part that has nothing to tell."""
    draw_text(canvas, text, (heading.x + 4, heading.bottom + 24), theme.TEXT.aside_large, theme.INK2, "midleft")
