"""The active prophecy, small: its token and its name, for the scenes that show no more of the Dark Alley."""

from functools import partial

from pygame import Rect, Surface

from trickerion.rules.catalog import PROPHECIES
from trickerion.ui import theme
from trickerion.ui.hotspots import Hotspot, Hotspots, Tip, spoken
from trickerion.ui.shapes import draw_plate
from trickerion.ui.text import draw_text
from trickerion.ui.tokens import draw_prophecy
from trickerion.words import card_tooltips, names

NAME = "prophecy"


def add_spot(spots: Hotspots, rect: Rect, prophecy: str) -> None:
    """Add the spot with the tip of the active prophecy; none while no prophecy is active."""
    if prophecy in PROPHECIES:
        spots.add(Hotspot(NAME, rect, tip=partial(_tip, prophecy), focusable=False))


def _tip(prophecy: str) -> Tip:
    return spoken(card_tooltips.prophecy(prophecy))


def draw(canvas: Surface, rect: Rect, prophecy: str, spots: Hotspots) -> None:
    """The plate; nothing while no prophecy is active."""
    if prophecy not in PROPHECIES:
        return
    edge = theme.GLOW if spots.is_hot(NAME) else theme.BRASS_LO
    draw_plate(canvas, rect, (38, 26, 66), rect.h // 2, 2, edge)
    draw_prophecy(canvas, (rect.x + 24, rect.centery), 36, prophecy, lit=True)
    place, room = (rect.x + 50, rect.centery - 1), rect.w - 66
    draw_text(canvas, names.prophecy(prophecy), place, theme.TEXT.head, theme.BRASS_HI, "midleft", width=room)
