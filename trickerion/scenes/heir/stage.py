"""The Theater in small: the solo Performance cards with their Links, and the weekdays."""

from __future__ import annotations

import pygame
from pygame import Rect

from trickerion.rules.ask import links_of
from trickerion.rules.catalog import SLOTS
from trickerion.scenes.board.stage import placed_markers
from trickerion.scenes.heir.configuration import draw_configuration
from trickerion.scenes.heir.locations import draw_emblem_of, still_to_come
from trickerion.scenes.theater.cards import draw_guests, draw_piles, row_note
from trickerion.table.grounds import draw_character_slot, draw_house
from trickerion.table.view import TableView, is_blocked, is_day_blocked
from trickerion.ui import theme
from trickerion.ui.icons import draw_icon
from trickerion.ui.layout import heir as at
from trickerion.ui.performance_card import draw_card_note, draw_performance_card
from trickerion.ui.shapes import draw_plate, draw_shaded
from trickerion.ui.text import draw_text
from trickerion.ui.tokens import draw_blocked_slot, draw_disk, draw_emblem, draw_slot
from trickerion.words import names as n
from trickerion.words.heir_tips import day_label


def draw_theater(surface: pygame.Surface, table: TableView) -> None:
    """Stage, die, disks to come, cards, weekdays."""
    draw_house(surface, at.THEATER, at.THEATER_FLOOR, at.THEATER_RIBBON)
    place, pill = at.configuration_center(at.THEATER), at.configuration_pill(at.THEATER)
    draw_configuration(surface, table.state, "theater", place, pill)
    _draw_to_come(surface, table)
    for card, rect in zip(table.state.row, at.card_rects(len(table.state.row)), strict=True):
        draw_performance_card(surface, rect, card.card, placed_markers(table, card))
        draw_guests(surface, rect, card, table.colours)
        draw_piles(surface, rect, card, table.colours)
        _draw_links(surface, rect, len(links_of(card)))
        if note := row_note(table.state, card):
            draw_card_note(surface, rect, note)
    for day in at.DAY_NAMES:
        _draw_day(surface, table, day)


def _draw_links(surface: pygame.Surface, rect: Rect, links: int) -> None:
    """How many Links are on the card, in its lower corner."""
    if links:
        draw_icon(surface, "ui.link", (rect.x + 24, rect.bottom - 64), 24, theme.INK2)
        draw_text(surface, str(links), (rect.x + 38, rect.bottom - 65), theme.NUM, 20, theme.INK, "midleft")


def _draw_to_come(surface: pygame.Surface, table: TableView) -> None:
    coming = still_to_come(table, "theater")
    if not coming:
        return
    place = at.THEATER_TO_COME
    plate = Rect(place.x, place.y, 84 + 42 * min(4, len(coming)), place.h)
    draw_plate(surface, plate, (28, 12, 16, 225), 19, 1, theme.BRASS_LO)
    draw_text(surface, "to come", (place.x + 14, place.centery - 1), theme.LABEL, 17, theme.CREAM, "midleft")
    step = min(42, 126 // max(1, len(coming) - 1))
    for number, (seat, character) in enumerate(coming):
        center = (place.x + 98 + number * step, place.centery - 2)
        draw_disk(surface, center, 34, table.colours[seat], character, badge=False)
        draw_emblem_of(surface, center, table, seat)


# ---- weekdays ------------------------------------------------------------------------------------------------------

_BRASS = ((0.0, theme.BRASS_HI), (0.5, theme.BRASS), (1.0, "#a47a34"))
_IRON = ((0.0, "#6a6466"), (1.0, "#3a3638"))


def _draw_day(surface: pygame.Surface, table: TableView, day: str) -> None:
    rect, owner, blocked = at.DAYS[day], table.state.days.get(day), is_day_blocked(table.state, day)
    edge = theme.player_look(table.colours[owner]).fill if owner is not None else theme.BRASS_LO
    draw_plate(surface, rect, (28, 12, 12, 225), 10, 2, edge)
    draw_shaded(surface, Rect(rect.x + 3, rect.y + 3, rect.w - 6, 30), _IRON if blocked else _BRASS, 7)
    ink = theme.CREAM if blocked else theme.INK
    draw_text(surface, n.DAY[day], (rect.x + 14, rect.y + 17), theme.HEAD2, 19, ink, "midleft")
    right = rect.right - 14
    if owner is not None:
        draw_emblem(surface, (rect.right - 18, rect.y + 18), 24, table.colours[owner])
        right = rect.right - 36
    draw_text(surface, day_label(table.state, day), (right, rect.y + 16), theme.LABEL, 17, ink, "midright", width=106)
    for number in range(2):
        slot = f"{day}.backstage.{number}"
        draw_character_slot(surface, table, slot, at.day_slot_center(slot), at.DAY_SLOT)
    _draw_perform(surface, table, f"{day}.perform")


def _draw_perform(surface: pygame.Surface, table: TableView, slot: str) -> None:
    assert SLOTS[slot].is_performance
    center, occupant = at.day_slot_center(slot), table.occupant(slot)
    if is_blocked(table.state, slot):
        draw_blocked_slot(surface, center, at.DAY_SLOT - 2)
        return
    draw_slot(surface, center, at.DAY_SLOT, picture="" if occupant else "character.magician")
    if occupant is not None:
        draw_disk(surface, (center[0], center[1] - 3), 50, table.colours[occupant[0]], occupant[1])
