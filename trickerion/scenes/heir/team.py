"""The middle of the Heir's board: the plan card and the line of Characters with their Assignment cards."""

from __future__ import annotations

import pygame
from pygame import Rect

from trickerion.rules.ask.heir import CARD_POINTS, LINE, SPECIAL_ICON, Work, icons_of, own_points, plan_card
from trickerion.rules.catalog import LOCATIONS, SPECIALS, location_of
from trickerion.rules.state import HIDDEN_CARD, IDLE, PLACED, Character
from trickerion.table.view import TableView
from trickerion.ui import theme
from trickerion.ui.character_place import draw_character_place
from trickerion.ui.icons import draw_icon
from trickerion.ui.layout import heir as at
from trickerion.ui.shapes import draw_plate, draw_shaded
from trickerion.ui.surfaces import draw_paper_panel, draw_pill
from trickerion.ui.text import draw_text
from trickerion.ui.text_block import draw_block
from trickerion.words import names as n
from trickerion.words.heir import PLAN
from trickerion.words.heir_tips import heir_seat

_HEADS = {"setup": ("Plan: set-up", "#4a5a3a", "#26331f"), "performance": ("Plan: show", "#7a2030", "#3a0b16")}
_NO_PLAN = "It is turned up when you have assigned your Characters."
_GUIDE = "One icon for each Character; a red one asks for a special card."


def draw_team(surface: pygame.Surface, table: TableView) -> None:
    """The plan card and the Characters."""
    draw_plate(surface, at.LINE, (20, 11, 14, 150), 10, 1, theme.BRASS_LO)
    _draw_plan(surface, table)
    characters = list(table.state.players[heir_seat(table.state)].characters.values())
    for number, rect in enumerate(at.character_rects(len(characters))):
        _draw_character(surface, table, rect, characters[number], number)


def _draw_plan(surface: pygame.Surface, table: TableView) -> None:
    rect, plan = at.PLAN, plan_card(table.state)
    draw_paper_panel(surface, rect, 9, 3, shadow=False, seed=5)
    head, light, dark = _HEADS[plan.kind] if plan else ("Plan", "#5a4a44", "#33262c")
    draw_shaded(surface, Rect(rect.x + 4, rect.y + 4, rect.w - 8, 34), ((0.0, light), (1.0, dark)), 7)
    draw_text(surface, head, (rect.centerx, rect.y + 20), theme.HEAD2, 18, theme.CREAM, "center")
    if plan is None:
        draw_block(surface, _NO_PLAN, (rect.x + 14, rect.y + 56), rect.w - 28, theme.ITALIC, 18, theme.INK2)
        return
    place = (rect.centerx, rect.y + 57)
    draw_text(surface, PLAN[plan.id], place, theme.HEAD, 20, theme.INK, "center", width=rect.w - 16)
    for number, icon in enumerate(plan.icons):
        _draw_icon(surface, at.icon_center(number), icon)
    draw_block(surface, _GUIDE, (rect.x + 12, rect.y + 116), rect.w - 22, theme.ITALIC, 17, theme.INK2, line=21)


def _draw_icon(surface: pygame.Surface, center: at.Point, icon: str) -> None:
    is_special = icon.startswith(SPECIAL_ICON)
    box = Rect(0, 0, 31, 31)
    box.center = center
    draw_plate(surface, box, theme.VELVET if is_special else theme.INK, 15 if is_special else 6, 1, theme.BRASS)
    draw_icon(surface, f"location.{icon.removeprefix(SPECIAL_ICON)}", center, 21, theme.BRASS_HI)


# ---- Characters ----------------------------------------------------------------------------------------------------


def _location(table: TableView, character: Character, number: int) -> str | None:
    """The Location of its card; one that lies face down is known by the icon of the plan."""
    if not character.card:
        return None
    if character.card != HIDDEN_CARD:
        return location_of(character.card)
    return icons_of(table.state)[number].removeprefix(SPECIAL_ICON)


def _draw_character(surface: pygame.Surface, table: TableView, rect: Rect, character: Character, number: int) -> None:
    location = _location(table, character, number)
    state, out = _where(table, character)
    draw_character_place(
        surface,
        rect,
        table.colours[heir_seat(table.state)],
        character.id,
        action_points=own_points(table.state, heir_seat(table.state), character) if state == "waiting" else None,
        location=location if location in LOCATIONS else None,
        state=state,
        out=out,
        note=_without_card(table, number) if location is None else "",
        name=n.character(character.id),
    )
    if _is_special(table, character, number):
        draw_pill(surface, Rect(rect.x, rect.y + 62, 42, 24), f"+{CARD_POINTS}", theme.BRASS_HI, theme.INK, 16)


def _is_special(table: TableView, character: Character, number: int) -> bool:
    """Whether a special card lies under a Character; its text counts nothing, so only its point is shown."""
    if character.card != HIDDEN_CARD:
        return character.card in SPECIALS
    return icons_of(table.state)[number].startswith(SPECIAL_ICON)


def _without_card(table: TableView, number: int) -> str:
    if number >= LINE:
        return "extra"
    return "no card" if table.state.phase == "assignment" or not _has_plan(table) else "idle"


def _has_plan(table: TableView) -> bool:
    return plan_card(table.state) is not None


def _where(table: TableView, character: Character) -> tuple[str, str]:
    work = table.state.stack[-1] if table.state.stack else None
    if isinstance(work, Work) and work.character == character.id:
        return "acting", "at work"
    if character.status == PLACED:
        return "placed", "placed"
    return ("placed", "idle") if character.status == IDLE else ("waiting", "")
