"""The Dark Alley on the board: decks, the ring of pending prophecies, the plate of the active one."""

from __future__ import annotations

import math
from typing import Final

import pygame
from pygame import Rect

from trickerion.rules.ask import BOTTOM, LEFT, RIGHT, ability_of
from trickerion.rules.catalog import PROPHECIES, SPECIAL_DECKS, SPECIALS
from trickerion.scenes.board.panels import TITLES, draw_panel, draw_side_slots
from trickerion.table.view import TableView
from trickerion.ui import theme
from trickerion.ui.icons import draw_icon
from trickerion.ui.layout import board as at
from trickerion.ui.layout.board_solo import shift
from trickerion.ui.shapes import draw_glow, draw_plate, draw_ring, draw_shaded, shaded_stops, supersampled
from trickerion.ui.surfaces import draw_brass_frame, draw_dark_panel
from trickerion.ui.text import draw_text
from trickerion.ui.text_block import block_height, draw_block
from trickerion.ui.tokens import draw_prophecy
from trickerion.words.wording import card_text

FATE_WEAVING: Final = "priestess_of_mysticism"
_PLATE_WIDTH, _PLATE_HEAD, _PLATE_LINE = 256, 36, 19
_SHARE = 0.62  # of the way between two pending prophecies that an arrow takes


def places(table: TableView) -> at.AlleyPlaces:
    """Where the parts of the panel lie in this game, for this viewer."""
    has_fate = bool(table.me.magician) and ability_of(table.state, table.viewer) == FATE_WEAVING
    prophecies = bool(table.state.pending)
    return at.alley_places(prophecies=prophecies, fate_weaving=prophecies and has_fate)


def top_card(table: TableView, deck: str) -> str:
    """The open card on top of a deck, "" while the decks are closed or used up."""
    cards = table.state.special_decks.get(deck, [])
    return cards[0] if cards and cards[0] in SPECIALS else ""


def draw_dark_alley(surface: pygame.Surface, table: TableView) -> None:
    """Slots, four decks of special Assignment cards, the ring; the Action rows are drawn with the others."""
    draw_panel(surface, at.ALLEY, "dark_alley")
    draw_side_slots(surface, table, "dark_alley")
    where = places(table)
    for deck, rect in zip(SPECIAL_DECKS, where.tabs, strict=True):
        _draw_tab(surface, rect, table, deck)
    if table.state.pending:
        _draw_ring(surface, table, where)


def _draw_tab(surface: pygame.Surface, rect: Rect, table: TableView, deck: str) -> None:
    colour = pygame.Color(theme.LOCATION_COLOURS[deck])
    cards = len(table.state.special_decks.get(deck, []))
    if cards > 1:
        for step in (4, 2):
            draw_plate(surface, rect.move(step, step // 2), theme.mix(colour, "#000000", 0.45), 6, 1, theme.BRASS_LO)
    if not cards:
        colour = theme.WALNUT_LO
    draw_shaded(surface, rect, shaded_stops(colour, 0.08, 0.28), 6)
    draw_brass_frame(surface, rect, 6, 1)
    draw_icon(surface, f"location.{deck}", (rect.x + 18, rect.centery), 22, theme.BRASS_HI, shadow=True)
    top = top_card(table, deck)
    name = SPECIALS[top].name if top else TITLES[deck]
    place = (rect.x + 34, rect.centery - 1)
    if top and rect.w < 200:  # the name of the open card needs the room; the tip counts the deck
        draw_text(surface, name, place, theme.BODY_BOLD, 17, theme.CREAM, "midleft", width=rect.w - 37)
        return
    draw_text(surface, name, place, theme.BODY_BOLD, 17, theme.CREAM, "midleft", width=rect.w - 68)
    draw_text(surface, str(cards), (rect.right - 10, rect.centery - 1), theme.NUM, 17, theme.BRASS_HI, "midright")


# ---- the pending prophecies ----------------------------------------------------------------------------------------


def _draw_ring(surface: pygame.Surface, table: TableView, where: at.AlleyPlaces) -> None:
    ring = where.ring
    draw_plate(surface, ring, (38, 26, 66), 12, 2, theme.BRASS_LO)
    draw_glow(surface, (ring.centerx, ring.centery - 4), 42, "#8f78e8", 0.66)
    draw_ring(surface, (ring.centerx, ring.centery - 4), 34, 2, (214, 196, 255, 150))
    for place, prophecy in enumerate(table.state.pending[:3]):
        if prophecy in PROPHECIES:
            draw_prophecy(surface, where.pending_center(place), 42, prophecy, lit=place == LEFT)
    x, y = where.pending_center(LEFT)
    draw_text(surface, "next", (x, y + 34), theme.LABEL, 16, theme.BRASS_HI, "center")


def draw_fortune(surface: pygame.Surface, table: TableView) -> None:
    """What Fortune Telling would do: every pending prophecy one place clockwise, the lower one becomes the next."""
    where = places(table)
    x, y = where.pending_center(BOTTOM)
    draw_ring(surface, (x, y), 25, 3, theme.GLOW)
    for start, end in ((LEFT, RIGHT), (RIGHT, BOTTOM), (BOTTOM, LEFT)):
        _draw_arrow(surface, where.pending_center(start), where.pending_center(end))


def _draw_arrow(surface: pygame.Surface, start: at.Point, end: at.Point) -> None:
    angle = math.atan2(end[1] - start[1], end[0] - start[0])
    length = math.dist(start, end) * _SHARE
    image = pygame.transform.rotozoom(_arrow(round(length)), -math.degrees(angle), 1.0)
    surface.blit(image, image.get_rect(center=((start[0] + end[0]) // 2, (start[1] + end[1]) // 2)))


def _arrow(length: int) -> pygame.Surface:
    """An arrow to the right."""

    def paint(large: pygame.Surface, k: int) -> None:
        middle, tip, neck = 9 * k, (length - 1) * k, (length - 14) * k
        shape = [
            (k, middle - 3 * k),
            (neck, middle - 3 * k),
            (neck, middle - 8 * k),
            (tip, middle),
            (neck, middle + 8 * k),
            (neck, middle + 3 * k),
            (k, middle + 3 * k),
        ]
        pygame.draw.polygon(large, theme.INK, shape)
        pygame.draw.polygon(large, theme.GLOW, shape)
        pygame.draw.lines(large, theme.INK, True, shape, k)

    return supersampled(length, 18, 3, paint)


# ---- the active prophecy -------------------------------------------------------------------------------------------


def plate_height(prophecy: str) -> int:
    """Height of the plate of the active prophecy: its whole sentence is to be read; 0 without one."""
    if prophecy not in PROPHECIES:
        return 0
    text = card_text(PROPHECIES[prophecy].text)
    return max(at.PROPHECY, _PLATE_HEAD + block_height(text, _PLATE_WIDTH, theme.BODY, 17, _PLATE_LINE) + 8)


def plate_rect(table: TableView) -> Rect:
    """Where the plate lies."""
    rect = at.prophecy_rect(len(table.state.players) - 1, plate_height(table.state.active_prophecy))
    return rect.move(0, shift(table.state.heir is not None))


def log_rect(table: TableView) -> Rect:
    """What is left of the right column for the log."""
    rect = at.log_rect(len(table.state.players) - 1, plate_height(table.state.active_prophecy))
    down = shift(table.state.heir is not None)
    return Rect(rect.x, rect.y + down, rect.w, rect.h - down)


def draw_active_prophecy(surface: pygame.Surface, table: TableView) -> None:
    """Its name and its sentence in the right column."""
    rect, prophecy = plate_rect(table), table.state.active_prophecy
    draw_dark_panel(surface, rect)
    draw_glow(surface, (rect.x + 48, rect.centery), 34, "#8f78e8", 0.66)
    draw_prophecy(surface, (rect.x + 48, rect.centery), 62, prophecy, lit=True)
    card = PROPHECIES[prophecy]
    title, place = f"Prophecy: {card.name}", (rect.x + 92, rect.y + 21)
    draw_text(surface, title, place, theme.HEAD2, 20, theme.BRASS_HI, "midleft", width=_PLATE_WIDTH)
    room, text = (rect.x + 92, rect.y + _PLATE_HEAD), card_text(card.text)
    draw_block(surface, text, room, _PLATE_WIDTH, theme.BODY, 17, theme.CREAM, line=_PLATE_LINE, on_dark=True)
