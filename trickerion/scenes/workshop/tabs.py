"""The tabs of all Workshops, the turn and phase, and the way back to the board."""

from __future__ import annotations

import pygame
from pygame import Rect

from trickerion.scenes.workshop.shop import Shop
from trickerion.table.top_bar import PHASE_PILL
from trickerion.ui import theme
from trickerion.ui.controls import draw_button
from trickerion.ui.hotspots import Hotspots
from trickerion.ui.icons import draw_icon
from trickerion.ui.layout import workshop as at
from trickerion.ui.shapes import draw_plate
from trickerion.ui.text import draw_text, text_width
from trickerion.ui.tokens import draw_emblem
from trickerion.words import names

_LABEL_ROOM = 152


def _label(shop: Shop, seat: int) -> str:
    return "Your Workshop" if names.is_you(seat, shop.names, shop.viewer) else shop.names[seat]


def tab_places(shop: Shop) -> list[tuple[int, Rect]]:
    """(seat, rectangle) of every tab, the viewer's first."""
    seats = shop.state.seats_from(shop.viewer)
    widths = [min(_LABEL_ROOM, text_width(_label(shop, seat), theme.LABEL, 19)) + 66 for seat in seats]
    return list(zip(seats, at.tab_rects(widths), strict=True))


def draw_tabs(canvas: pygame.Surface, shop: Shop, spots: Hotspots) -> None:
    """The tabs, the turn, the button."""
    right = 0
    for seat, rect in tab_places(shop):
        chosen, hot = seat == shop.seat, spots.is_hot(f"tab.{seat}")
        fill = theme.BRASS if chosen else (84, 50, 56, 235) if hot else (58, 34, 40, 220)
        draw_plate(canvas, rect, fill, 19, 1, theme.BRASS_HI if chosen or hot else theme.BRASS_LO)
        draw_emblem(canvas, (rect.x + 24, rect.centery), 28, shop.colours[seat])
        ink = theme.INK if chosen else theme.PARCHMENT2
        place = (rect.x + 46, rect.centery - 1)
        draw_text(canvas, _label(shop, seat), place, theme.LABEL, 19, ink, "midleft", width=rect.w - 60)
        right = rect.right
    _draw_turn(canvas, shop, right)
    draw_button(
        canvas,
        at.TO_BOARD,
        "To the Board",
        size=18,
        hovered=spots.is_hot("to_board"),
        pressed=spots.is_pressed("to_board"),
    )


def _draw_turn(canvas: pygame.Surface, shop: Shop, left: int) -> None:
    """The turn and the phase, as far right as the tabs need."""
    x = max(at.TURN_X, left + 24)
    drawn = draw_text(canvas, f"Turn {shop.state.turn}", (x, 27), theme.LABEL, 20, theme.BRASS_HI, "midleft")
    pill = PHASE_PILL.get(shop.state.phase)
    if pill:
        draw_icon(canvas, f"phase.{pill}", (drawn.right + 34, 27), 22, theme.BRASS_HI)
    room = at.TO_BOARD.x - 16 - drawn.right - 50
    words = names.PHASE.get(shop.state.phase, "")
    draw_text(canvas, words, (drawn.right + 50, 26), theme.LABEL, 20, theme.BRASS_HI, "midleft", width=room)
