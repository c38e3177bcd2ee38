"""The left of the Heir's board: who it is, and its two stances with the priority list."""

from __future__ import annotations

import pygame
from pygame import Rect

from trickerion.rules.ask.heir import COINS_TO_FAME, PRIORITIES, HeirActs, fame_by, stance
from trickerion.rules.catalog import MAGICIANS
from trickerion.table.view import TableView
from trickerion.ui import theme
from trickerion.ui.controls import draw_resource
from trickerion.ui.icons import draw_icon
from trickerion.ui.layout import heir as at
from trickerion.ui.scenery import rays
from trickerion.ui.shapes import draw_glow_around, draw_plate, draw_rule, rounded_clip
from trickerion.ui.surfaces import draw_category_badge, draw_dark_panel, draw_paper_panel, draw_pill, draw_title_bar
from trickerion.ui.text import draw_text
from trickerion.ui.text_block import draw_block
from trickerion.ui.tokens import draw_emblem
from trickerion.words import names as n
from trickerion.words.heir import STANCE
from trickerion.words.heir_tables import DIFFICULTY
from trickerion.words.heir_tips import AT_WORK, ability_in_brief, heir_seat, standing

_ART = 104
_SMALL_TEXT = {"ready": "needs a performance card and a Trick of its top level", "busy": "in every other case"}


def draw_identity(surface: pygame.Surface, table: TableView) -> None:
    """Magician, resources, difficulty, what it pays, its ability."""
    rect, seat = at.IDENTITY, heir_seat(table.state)
    player = table.state.players[seat]
    draw_paper_panel(surface, rect, 10, 3, shadow=False, seed=7)
    if player.magician in MAGICIANS:
        _draw_magician(surface, rect, player.magician, table.colours[seat])
    amounts = (("fame", player.fame, "Fame"), ("coins", player.coins, "Coins"), ("shards", player.shards, "Shards"))
    for number, (kind, amount, word) in enumerate(amounts):
        x = rect.x + 46 + number * 79
        draw_resource(surface, (x - 30, rect.y + 189), kind, amount, 23)
        draw_text(surface, word, (x, rect.y + 214), theme.LABEL, 17, theme.INK2, "center")
    _draw_terms(surface, rect, table)
    place, room = (rect.x + 16, rect.y + 329), rect.w - 32
    words = ability_in_brief(player.magician)
    draw_block(surface, words, place, room, theme.ITALIC, 17, theme.INK2, line=20, height=rect.bottom - 8 - place[1])


def _draw_magician(surface: pygame.Surface, rect: Rect, magician: str, colour: str) -> None:
    card = MAGICIANS[magician]
    fill = theme.category_colour(card.category)
    art = rounded_clip(rays(rect.w - 8, _ART, fill, ((rect.w - 8) // 2, 58)), 7)
    surface.blit(art, (rect.x + 4, rect.y + 4))
    draw_icon(surface, f"magician.{magician}", (rect.centerx, rect.y + 58), 82, theme.CREAM, shadow=True)
    draw_category_badge(surface, (rect.x + 30, rect.y + 32), card.category, 36)
    draw_emblem(surface, (rect.right - 32, rect.y + 32), 38, colour)
    draw_title_bar(surface, Rect(rect.x + 2, rect.y + 108, rect.w - 4, 36), fill, "The Heir", 23)
    words, place = f"as {n.magician(magician)}", (rect.centerx, rect.y + 160)
    draw_text(surface, words, place, theme.ITALIC, 18, theme.INK2, "center", width=rect.w - 24)


def _draw_terms(surface: pygame.Surface, rect: Rect, table: TableView) -> None:
    difficulty = table.state.options.difficulty
    left, right = rect.x + 16, rect.right - 16
    for y in (231, 322):
        draw_rule(surface, rect.x + 14, rect.right - 14, rect.y + y)
    for number, words in enumerate(("Difficulty", "Posters, wages", f"{COINS_TO_FAME} Coins become")):
        draw_text(surface, words, (left, rect.y + 248 + 28 * number), theme.BODY_BOLD, 18, theme.INK, "midleft")
    draw_pill(surface, Rect(right - 86, rect.y + 236, 86, 26), DIFFICULTY[difficulty], theme.VELVET)
    draw_text(surface, "free", (right, rect.y + 276), theme.ITALIC, 18, theme.INK2, "midright")
    draw_resource(surface, (right - 44, rect.y + 305), "fame", fame_by("coins_to_fame", difficulty), 18)


# ---- stances -------------------------------------------------------------------------------------------------------


def draw_stances(surface: pygame.Surface, table: TableView) -> None:
    """Both fields; the one in force with the priority list."""
    now = stance(table.state, heir_seat(table.state))
    for which, rect in at.stance_rects(now).items():
        if which == now:
            _draw_in_force(surface, table, which, rect)
        else:
            draw_plate(surface, rect, (20, 11, 14, 220), 10, 1, theme.BRASS_LO)
            place = (rect.x + 18, rect.y + 23)
            draw_text(surface, STANCE[which], place, theme.HEAD2, 23, theme.PARCHMENT3, "midleft")
            below, room = (rect.x + 18, rect.y + 42), rect.w - 30
            draw_block(surface, _SMALL_TEXT[which], below, room, theme.ITALIC, 17, theme.PARCHMENT2, line=22)


def _draw_in_force(surface: pygame.Surface, table: TableView, which: str, rect: Rect) -> None:
    draw_dark_panel(surface, rect, 10, 4, shadow=False)
    draw_text(surface, STANCE[which], (rect.x + 18, rect.y + 27), theme.HEAD2, 26, theme.GLOW, "midleft")
    draw_text(surface, "now", (rect.right - 18, rect.y + 27), theme.LABEL, 18, theme.GLOW, "midright")
    for number, location in enumerate(PRIORITIES[which]):
        _draw_priority(surface, table, at.priority_rect(rect, number), number, location)


def _draw_priority(surface: pygame.Surface, table: TableView, row: Rect, number: int, location: str) -> None:
    stands, at_work = standing(table.state, location), place_of_work(table) == location
    lit = at_work or (not place_of_work(table) and location == first_contested(table))
    if lit:
        draw_glow_around(surface, row, theme.GLOW, 0.5, blur=5, radius=8)
    fill = theme.mix(theme.PARCHMENT, theme.GLOW, 0.5) if lit else (20, 11, 14, 150)
    width, edge = (2, theme.BRASS_HI) if stands.is_contested or lit else (1, theme.BRASS_LO)
    draw_plate(surface, row, fill, 8, width, edge)
    ink = theme.INK if lit else theme.CREAM
    draw_text(surface, str(number + 1), (row.x + 16, row.centery - 1), theme.NUM, 18, ink, "center")
    sign = theme.INK if lit else theme.BRASS_HI
    draw_icon(surface, f"location.{location}", (row.x + 44, row.centery), 26, sign)
    draw_text(surface, n.LOCATION[location], (row.x + 66, row.y + 15), theme.BODY_BOLD, 18, ink, "midleft")
    aside = theme.INK2 if lit else theme.GLOW if stands.is_contested else theme.PARCHMENT2
    place, room = (row.x + 66, row.y + 36), row.w - 74
    words = AT_WORK if at_work else stands.short
    draw_text(surface, words, place, theme.ITALIC, 17, aside, "midleft", width=room)


def place_of_work(table: TableView) -> str:
    """The Location where a Character of the Heir is at work, or ""."""
    work = table.state.stack[-1] if table.state.stack else None
    return work.location if isinstance(work, HeirActs) else ""


def first_contested(table: TableView) -> str:
    """The contested Location that comes first for the stance in force, or ""."""
    order = PRIORITIES[stance(table.state, heir_seat(table.state))]
    return next((place for place in order if standing(table.state, place).is_contested), "")
