"""A special card with its whole wording."""

from __future__ import annotations

import pygame
from pygame import Rect

from trickerion.rules.catalog import SPECIALS
from trickerion.ui.assignment_card import draw_special_card
from trickerion.words import names
from trickerion.words.action_tooltips import action_icon
from trickerion.words.wording import card_text


def draw_whole_card(canvas: pygame.Surface, rect: Rect, card: str, light: float = 0.0) -> None:
    """A special card (378 x 368) with its whole wording."""
    special = SPECIALS[card]
    any_action = special.action == "any"
    draw_special_card(
        canvas,
        rect,
        special.name,
        special.location,
        action="any Action" if any_action else names.ACTION[special.action],
        icon=action_icon(special.action),
        text=card_text(special.text),
        helps="helps" if any_action else "helps one",
        light=light,
    )
