"""The foot of the Heir's board: its Tricks with their Trick Markers, the Shopping List, its special cards."""

from __future__ import annotations

from collections.abc import Collection
from functools import lru_cache

import pygame
from pygame import Rect, Surface

from trickerion.rules.ask import marker_places
from trickerion.rules.ask.heir import charged, heir_seat
from trickerion.rules.catalog import TRICKS
from trickerion.rules.state import OwnedTrick
from trickerion.table.panel import Anchor
from trickerion.table.view import TableView
from trickerion.ui import theme
from trickerion.ui.components import draw_component
from trickerion.ui.controls import draw_reward
from trickerion.ui.hotspots import Hotspots
from trickerion.ui.icons import draw_icon
from trickerion.ui.layout import heir as at
from trickerion.ui.markers import draw_marker
from trickerion.ui.scenery import rays
from trickerion.ui.shapes import draw_glow_around, draw_plate, draw_round, draw_shadow, rounded_clip
from trickerion.ui.surfaces import (
    draw_brass_frame,
    draw_category_badge,
    draw_paper,
    draw_paper_panel,
    draw_pill,
    draw_title_bar,
)
from trickerion.ui.text import draw_name, draw_text, text_width
from trickerion.ui.tips import explained
from trickerion.ui.tokens import draw_badge
from trickerion.ui.trick_card import draw_trick_place
from trickerion.words import names as n
from trickerion.words import tooltips
from trickerion.words.heir import tips
from trickerion.words.screens import heir as words

_ART, _BAR = 74, 46


def draw_things(surface: Surface, table: TableView, fresh: Collection[str]) -> None:
    """Tricks, Shopping List, special cards; ``fresh`` are the Tricks and Components that came this turn."""
    tricks = table.state.players[heir_seat(table.state)].tricks
    for rect, owned in zip(at.TRICKS, tricks, strict=True):
        if owned is None:
            draw_trick_place(surface, rect, words.FREE_TRICK)
        else:
            _draw_trick(surface, table, rect, owned, owned.id in fresh)
    _draw_shopping(surface, table, fresh)
    _draw_specials(surface, table)


def add_spots(spots: Hotspots, table: TableView) -> None:
    """Every piece explains itself."""
    state = table.state
    for place, owned in enumerate(state.players[heir_seat(state)].tricks):
        name = f"trick_place.{place}" if owned is None else f"trick.{owned.id}"
        spots.add(explained(name, at.TRICKS[place], tips.trick_words, state, place))
    spots.add(explained("shopping", at.SHOPPING, tips.shopping_words))
    listed = state.heir.shopping if state.heir is not None else ()
    for number, component in enumerate(listed):
        rect = at.around(at.shopping_center(number, len(listed)), 34)
        spots.add(explained(f"component.{component}", rect, tooltips.component, component, state, table.viewer))
    spots.add(explained("specials", at.SPECIALS, tips.specials_words, state))


def anchors(table: TableView) -> dict[str, Anchor]:
    """Where its Trick Markers and Components come from."""
    heir = heir_seat(table.state)
    owned = zip(table.state.players[heir].tricks, at.TRICKS, strict=True)
    tricks = {f"trick.{trick.id}": Anchor(rect.center) for trick, rect in owned if trick is not None}
    return {f"goods.{heir}": Anchor(at.SHOPPING.center), **tricks}


# ---- Tricks --------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=24)
def _face(name: str, size: tuple[int, int], palette: str) -> Surface:
    trick = TRICKS[name]
    card = Surface(size, pygame.SRCALPHA)
    rect = card.get_rect()
    colour = theme.category_colour(trick.category)
    draw_paper(card, rect, 9, seed=trick.level)
    card.blit(rounded_clip(rays(rect.w - 8, _ART, colour, ((rect.w - 8) // 2, 42)), 7), (4, 4))
    draw_icon(card, f"trick.{trick.id}", (rect.centerx, 42), 56, theme.CREAM, shadow=True)
    draw_category_badge(card, (22, 22), trick.category, 28)
    draw_badge(card, (rect.w - 21, 21), n.LEVEL[trick.level], 28)
    bar = Rect(2, _ART + 4, rect.w - 4, _BAR)
    lines = _name_lines(trick.name, bar.w - 10)
    draw_title_bar(card, bar, colour, "")
    for number, line in enumerate(lines):
        y = bar.centery - 1 + round(19 * (number - (len(lines) - 1) / 2))
        draw_name(card, line, (bar.centerx, y), 18, theme.CREAM, "center", bar.w - 8, shadow=(20, 8, 8))
    return card


def _name_lines(name: str, width: int) -> tuple[str, ...]:
    """The name in one line, or broken where its two lines are most even."""
    parts = name.split(" ")
    if len(parts) == 1 or text_width(name, theme.HEAD, 18) <= width:
        return (name,)
    breaks = [(" ".join(parts[:k]), " ".join(parts[k:])) for k in range(1, len(parts))]
    return min(breaks, key=lambda pair: max(text_width(line, theme.HEAD, 18) for line in pair))


def _draw_trick(surface: Surface, table: TableView, rect: Rect, owned: OwnedTrick, is_new: bool) -> None:
    if is_new:
        draw_glow_around(surface, rect, theme.GLOW, 0.9, blur=8, radius=9)
    else:
        draw_shadow(surface, rect, 9, 6, 180)
    surface.blit(_face(owned.id, rect.size, theme.palette()), rect)
    seat = heir_seat(table.state)
    pays = charged(table.state, seat, owned.trick, owned.trick.yields)
    draw_reward(surface, (rect.centerx, rect.y + 146), pays, 17, align="center", gap=6, plus=False)
    _draw_markers(surface, table, rect, owned)
    draw_brass_frame(surface, rect, 9, 4 if is_new else 3)
    if is_new:
        _draw_new(surface, (rect.right - 32, rect.y + 74))


def _draw_markers(surface: Surface, table: TableView, rect: Rect, owned: OwnedTrick) -> None:
    """Ready ones in full colour; those on stage darkened, with a curtain."""
    seat = heir_seat(table.state)
    places, colour = marker_places(table.state, seat, owned.suit), table.colours[seat]
    count = places.ready + len(places.on_stage)
    step = min(40, 100 // max(1, count - 1))
    for number in range(count):
        center = (rect.centerx + round(step * (number - (count - 1) / 2)), rect.bottom - 34)
        draw_marker(surface, center, 20, colour, owned.suit, alpha=255 if number < places.ready else 150)
        if number >= places.ready:
            spot = (center[0] + 13, center[1] + 12)
            draw_round(surface, spot, 24, theme.VELVET_LO, 1, theme.BRASS)
            draw_icon(surface, "location.theater", spot, 16, theme.BRASS_HI)
    if not count:
        place = (rect.centerx, rect.bottom - 34)
        draw_text(surface, words.NO_MARKER, place, theme.ITALIC, 17, theme.INK2, "center")


def _draw_new(surface: Surface, center: at.Point) -> None:
    draw_pill(surface, Rect(0, 0, 46, 24).move_to(center=center), words.NEW, theme.BRASS_HI, theme.INK, 16)


# ---- lists ---------------------------------------------------------------------------------------------------------


def _draw_shopping(surface: Surface, table: TableView, fresh: Collection[str]) -> None:
    rect, board = at.SHOPPING, table.state.heir
    draw_paper_panel(surface, rect, 9, 2, shadow=False, seed=3)
    draw_text(surface, words.SHOPPING, (rect.x + 12, rect.y + 18), theme.HEAD2, 18, theme.INK, "midleft")
    listed = board.shopping if board is not None else ()
    if not listed:
        draw_text(surface, words.EMPTY, (rect.x + 12, rect.y + 52), theme.ITALIC, 18, theme.INK2, "midleft")
    for number, component in enumerate(listed):
        center = at.shopping_center(number, len(listed))
        draw_component(surface, center, 32, component)
        if component in fresh:
            draw_round(surface, (center[0] + 12, center[1] - 13), 14, theme.BRASS_HI, 1, theme.INK)
    if any(component in fresh for component in listed):
        _draw_new(surface, (rect.right - 34, rect.y + 18))


def _draw_specials(surface: Surface, table: TableView) -> None:
    rect = at.SPECIALS
    draw_plate(surface, rect, (20, 11, 14, 190), 9, 1, theme.BRASS_LO)
    draw_text(surface, words.SPECIALS, (rect.x + 12, rect.y + 17), theme.HEAD2, 17, theme.BRASS_HI, "midleft")
    card = Rect(rect.x + 14, rect.y + 33, 34, 42)
    draw_plate(surface, card, theme.VELVET, 5, 1, theme.BRASS)
    draw_icon(surface, "ui.special_card", card.center, 25, theme.BRASS_HI)
    for line, said in enumerate(words.specials(table.state)):
        place, colour = (rect.x + 58, rect.y + 43 + 22 * line), (theme.PARCHMENT, theme.PARCHMENT2)[line]
        draw_text(surface, said, place, theme.ITALIC, 17, colour, "midleft", width=rect.w - 66)
