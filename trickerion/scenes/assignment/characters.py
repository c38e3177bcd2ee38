"""The Characters of the viewer, each with the place for its Assignment card."""

from __future__ import annotations

from dataclasses import dataclass

import pygame
from pygame import Rect

from trickerion.rules.catalog import BASE_POINTS, SPECIALS, location_of
from trickerion.rules.phases.end_turn import wage_of
from trickerion.rules.state import Character
from trickerion.ui import theme
from trickerion.ui.assignment_card import draw_assignment_card, draw_assignment_place
from trickerion.ui.bubble import Tip
from trickerion.ui.layout import assignment as at
from trickerion.ui.shapes import draw_plate
from trickerion.ui.text import draw_name, draw_text
from trickerion.ui.tokens import draw_action_points, draw_coin, draw_disk
from trickerion.words import names
from trickerion.words.wording import card_text

_GROUND = (20, 10, 12, 150)
_NARROW = 200


@dataclass(frozen=True, slots=True)
class Column:
    """One Character as it is drawn: ``light`` makes its place a target, ``lifted`` means its card is in the hand."""

    character: Character
    rect: Rect
    colour: str
    light: float = 0.0
    lifted: bool = False
    hot: bool = False

    @property
    def place(self) -> Rect:
        """Where its card lies."""
        return at.place_rect(self.rect)


def action_icon(card: str) -> str:
    """The concept of the Action that a special card helps."""
    action = SPECIALS[card].action
    return "ui.any" if action == "any" else f"action.{_ICON_OF.get(action, action)}"


_ICON_OF = {"draw_card": "draw_special_card"}


def draw_card(canvas: pygame.Surface, rect: Rect, card: str, light: float = 0.0) -> None:
    """An Assignment card by its id, permanent or special."""
    if card in SPECIALS:
        special = SPECIALS[card]
        draw_assignment_card(canvas, rect, special.location, special=special.name, icon=action_icon(card), light=light)
    else:
        draw_assignment_card(canvas, rect, location_of(card), light=light)


def draw_column(canvas: pygame.Surface, column: Column) -> None:
    """The Character, its Action Points and wage, and what lies on its place."""
    rect, character = column.rect, column.character
    edge = theme.BRASS_HI if column.hot else theme.BRASS_LO
    draw_plate(canvas, rect, _GROUND, 14, 2 if column.hot else 1, edge)
    narrow = rect.w < _NARROW
    draw_disk(canvas, (rect.centerx, rect.y + 70), 92 if narrow else 104, column.colour, character.kind)
    spot = (rect.centerx, rect.y + 148)
    draw_name(canvas, names.character(character.id), spot, 24, theme.BRASS_HI, "center", rect.w - 12)
    _draw_numbers(canvas, rect, character, narrow)
    _draw_place(canvas, column)


def _draw_numbers(canvas: pygame.Surface, rect: Rect, character: Character, narrow: bool) -> None:
    """Action Points on the left, the wage on the right."""
    y, wage = rect.y + 182, wage_of(character)
    draw_action_points(canvas, (rect.centerx - (46 if narrow else 52), y), BASE_POINTS[character.kind], height=28)
    if not wage:
        left = rect.centerx + (-14 if narrow else 6)
        room = rect.right - 6 - left
        draw_text(canvas, "no wage", (left, y - 1), theme.LABEL, 18, theme.PARCHMENT, "midleft", width=room)
        return
    coin = rect.centerx + (52 if narrow else 72)
    left = rect.centerx + (-10 if narrow else 6)
    draw_text(canvas, "wage", (left, y - 1), theme.LABEL, 18, theme.PARCHMENT, "midleft")
    draw_coin(canvas, (coin, y), 28, wage)


def _draw_place(canvas: pygame.Surface, column: Column) -> None:
    place, card = column.place, column.character.card
    if card and not column.lifted:
        draw_card(canvas, place, card, column.light)
    elif column.lifted:
        draw_assignment_place(canvas, place, f"{names.card(card)}\nlifted", light=column.light)
    else:
        label = "lay a card\nhere" if column.light else "idle\nwithout a card"
        draw_assignment_place(canvas, place, label, light=column.light)


def character_tip(character: Character) -> Tip:
    """What a Character is worth and what it costs."""
    wage = wage_of(character)
    points = BASE_POINTS[character.kind]
    lines = [f"{points} {{ap}} to spend at the Location of its card, and the bonus of its slot."]
    if character.home == "assistant":
        lines.append("It lives on the Assistant's board: no wage.")
    elif wage:
        lines.append(f"Wage at the end of the turn: {wage} {{coin}}, only if it is placed.")
    else:
        lines.append("It costs no wage. Only the Magician can perform.")
    note = "" if character.card else "Without a card it stays idle this turn."
    return Tip(names.character(character.id), tuple(lines), icon=f"character.{character.kind}", note=note)


def place_tip(character: Character) -> Tip:
    """The card that lies here, in words."""
    card = character.card
    if not card:
        return character_tip(character)
    title = f"{names.character(character.id)}: {names.card(card)}"
    body = (card_text(SPECIALS[card].text),) if card in SPECIALS else ()
    icon = f"location.{location_of(card)}"
    return Tip(title, body, icon=icon, note="Drag it elsewhere, or right click to take it back.", width=380)
