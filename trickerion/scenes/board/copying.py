"""Mimesis: a permanent card of the own strip may work like an open special card of an opponent."""

from __future__ import annotations

from pygame import Rect, Surface

from trickerion.rules.moves import CopyCard
from trickerion.table.strip import character_places
from trickerion.table.view import TableView
from trickerion.ui import theme
from trickerion.ui.character_place import card_rect
from trickerion.ui.shapes import draw_glow_around, draw_plate
from trickerion.ui.text import draw_text

_CHIP = 26


def copies(table: TableView) -> dict[str, list[CopyCard]]:
    """Character -> the cards that the card under it may copy now."""
    found: dict[str, list[CopyCard]] = {}
    for move in table.legal:
        if isinstance(move, CopyCard):
            found.setdefault(move.character, []).append(move)
    return found


def chip_rects(table: TableView) -> dict[str, Rect]:
    """Character -> the chip on its card that offers the copying."""
    places = character_places(table.me)
    return {character: _chip(places[character]) for character in copies(table)}


def _chip(place: Rect) -> Rect:
    card = card_rect(place)
    return Rect(card.x + 3, card.y + 22, card.w - 6, _CHIP)


def draw_chip(surface: Surface, rect: Rect, pulse: float, *, hovered: bool) -> None:
    """The chip: "copy"."""
    draw_glow_around(surface, rect, theme.GLOW, 0.4 + 0.5 * pulse, blur=6, radius=9)
    draw_plate(surface, rect, theme.VELVET_HI if hovered else theme.VELVET, 9, 2, theme.BRASS_HI)
    draw_text(surface, "copy", (rect.centerx, rect.centery - 1), theme.LABEL, 18, theme.CREAM, "center")
