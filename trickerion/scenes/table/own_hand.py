"""The viewer's special Assignment cards that lie under no Character: a small fan at the end of the team."""

from __future__ import annotations

import pygame
from pygame import Rect

from trickerion.rules.catalog import SPECIALS
from trickerion.rules.state import PlayerState
from trickerion.scenes.table.table import Table
from trickerion.ui import theme
from trickerion.ui.icons import draw_icon
from trickerion.ui.layout import board as at
from trickerion.ui.shapes import draw_plate, draw_shadow
from trickerion.ui.text import draw_text
from trickerion.ui.tokens import draw_badge
from trickerion.words.action_tooltips import action_icon

_MOST_SHOWN = 3
_CARD = (44, 84)
_STEP = (7, 10)


def special_hand(player: PlayerState) -> list[str]:
    """The special cards in a hand, in the order in which they were drawn."""
    return [card for card in player.hand if card in SPECIALS]


def draw_hand(surface: pygame.Surface, table: Table) -> None:
    """The fan with the number of cards; nothing without a special card."""
    cards = special_hand(table.me)
    if not cards:
        return
    place = at.HAND
    draw_text(surface, "hand", (place.centerx, place.y + 44), theme.LABEL, 17, theme.PARCHMENT, "center")
    shown = cards[-_MOST_SHOWN:]
    left = place.centerx - (_CARD[0] + (len(shown) - 1) * _STEP[0]) // 2
    top = place.bottom - 24 - _CARD[1] - (len(shown) - 1) * _STEP[1]
    for number, card in enumerate(shown):
        rect = Rect((left + number * _STEP[0], top + number * _STEP[1]), _CARD)
        _draw_small_card(surface, rect, card)
    draw_badge(surface, (place.right - 12, place.bottom - 18), str(len(cards)), 28, theme.INK, theme.BRASS_HI)


def draw_hot_hand(surface: pygame.Surface) -> None:
    """A bright frame round the fan while the pointer is on it."""
    draw_plate(surface, at.HAND.inflate(-2, -62).move(0, 29), (0, 0, 0, 0), 9, 2, theme.GLOW)


def _draw_small_card(surface: pygame.Surface, rect: Rect, card: str) -> None:
    special = SPECIALS[card]
    draw_shadow(surface, rect, 6, 4, 150, (0, 2))
    fill = theme.mix(theme.LOCATION_COLOURS[special.location], "#ffffff", 0.08)
    draw_plate(surface, rect, fill, 6, 2, theme.BRASS_HI)
    draw_icon(surface, action_icon(special.action), (rect.centerx, rect.y + 28), 26, theme.BRASS_HI, shadow=True)
    draw_icon(surface, f"location.{special.location}", (rect.centerx, rect.bottom - 22), 20, theme.PARCHMENT)
