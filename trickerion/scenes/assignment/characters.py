"""The Characters of the viewer, each with the place for its Assignment card."""

from __future__ import annotations

from dataclasses import dataclass

import pygame
from pygame import Rect

from trickerion.rules.ask import wage_of
from trickerion.rules.catalog import SPECIALS, location_of
from trickerion.rules.state import HIDDEN_CARD, Character
from trickerion.table.tips import spoken
from trickerion.ui import theme
from trickerion.ui.assignment_card import draw_assignment_back, draw_assignment_card, draw_assignment_place
from trickerion.ui.bubble import Tip
from trickerion.ui.layout import assignment as at
from trickerion.ui.shapes import draw_plate
from trickerion.ui.text import draw_name, draw_text
from trickerion.ui.tokens import draw_action_points, draw_coin, draw_disk
from trickerion.words import names, tooltips
from trickerion.words.wording import card_text

_GROUND = (20, 10, 12, 150)
_NARROW = 200


@dataclass(frozen=True, slots=True)
class Column:
    """One Character as it is drawn.

    ``points``: its Action Points this turn before any slot; ``light`` makes its place a target; ``lifted``: its card is
    in the hand.
    """

    character: Character
    rect: Rect
    colour: str
    points: int
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
    _draw_numbers(canvas, rect, column, narrow)
    _draw_place(canvas, column)


def _draw_numbers(canvas: pygame.Surface, rect: Rect, column: Column, narrow: bool) -> None:
    """Action Points on the left, the wage on the right."""
    y, wage = rect.y + 182, wage_of(column.character)
    draw_action_points(canvas, (rect.centerx - (46 if narrow else 52), y), column.points, height=28)
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
    if card == HIDDEN_CARD:
        draw_assignment_back(canvas, place, column.colour)
    elif card and not column.lifted:
        draw_card(canvas, place, card, column.light)
    elif column.lifted:
        draw_assignment_place(canvas, place, f"{names.card(card)}\nlifted", light=column.light)
    else:
        label = "lay a card\nhere" if column.light else "idle\nwithout a card"
        draw_assignment_place(canvas, place, label, light=column.light)


def place_tip(character: Character) -> Tip:
    """The Character and the card that lies here."""
    said = tooltips.character(character.id, character)
    if not character.card:
        return spoken(said, note="Without a card it stays idle this turn.")
    more = [card_text(SPECIALS[character.card].text)] if character.card in SPECIALS else []
    return spoken(said, *more, note="Drag it elsewhere, or right click to take it back.")
