"""The viewer's special Assignment cards that lie under no Character: a small fan at the end of the team."""

from __future__ import annotations

import pygame
from pygame import Rect

from trickerion.rules.catalog import SPECIALS, START
from trickerion.rules.state import UNKNOWN, PlayerState
from trickerion.table.view import TableView
from trickerion.ui import theme
from trickerion.ui.assignment_card import draw_assignment_back
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


def is_face_down(player: PlayerState) -> bool:
    """Whether the hand is not shown, because other people look on."""
    return UNKNOWN in player.hand


def special_number(player: PlayerState) -> int:
    """How many special cards a hand holds, which everybody may know: all cards but the permanent ones.

    Face-down cards under Characters count as well while the hand is face down: which of them are special is a secret.
    """
    if not is_face_down(player):
        return len(special_hand(player))
    laid = sum(character.card not in {"", *SPECIALS} for character in player.characters.values())
    permanent: dict[str, int] = START["hand_dark_alley"]
    return max(0, len(player.hand) + laid - sum(permanent.values()))


def draw_hand(surface: pygame.Surface, table: TableView) -> None:
    """The fan with the number of cards, face down while other people look on; nothing without a special card."""
    number = special_number(table.me)
    if not number:
        return
    place = at.HAND
    draw_text(surface, "hand", (place.centerx, place.y + 44), theme.LABEL, 17, theme.PARCHMENT, "center")
    if is_face_down(table.me):
        for rect in _fan(number):
            _draw_small_back(surface, rect, table.colours[table.viewer])
    else:
        for rect, card in zip(_fan(number), special_hand(table.me)[-_MOST_SHOWN:], strict=True):
            _draw_small_card(surface, rect, card)
    draw_badge(surface, (place.right - 12, place.bottom - 18), str(number), 28, theme.INK, theme.BRASS_HI)


def _fan(number: int) -> list[Rect]:
    """Where the cards of the fan lie, the undermost first."""
    shown, place = min(number, _MOST_SHOWN), at.HAND
    left = place.centerx - (_CARD[0] + (shown - 1) * _STEP[0]) // 2
    top = place.bottom - 24 - _CARD[1] - (shown - 1) * _STEP[1]
    return [Rect((left + n * _STEP[0], top + n * _STEP[1]), _CARD) for n in range(shown)]


def draw_hot_hand(surface: pygame.Surface) -> None:
    """A bright frame round the fan while the pointer is on it."""
    draw_plate(surface, at.HAND.inflate(-2, -62).move(0, 29), (0, 0, 0, 0), 9, 2, theme.GLOW)


def _draw_small_back(surface: pygame.Surface, rect: Rect, colour: str) -> None:
    draw_shadow(surface, rect, 6, 4, 150, (0, 2))
    draw_assignment_back(surface, rect, colour)


def _draw_small_card(surface: pygame.Surface, rect: Rect, card: str) -> None:
    special = SPECIALS[card]
    draw_shadow(surface, rect, 6, 4, 150, (0, 2))
    fill = theme.mix(theme.LOCATION_COLOURS[special.location], "#ffffff", 0.08)
    draw_plate(surface, rect, fill, 6, 2, theme.BRASS_HI)
    draw_icon(surface, action_icon(special.action), (rect.centerx, rect.y + 28), 26, theme.BRASS_HI, shadow=True)
    draw_icon(surface, f"location.{special.location}", (rect.centerx, rect.bottom - 22), 20, theme.PARCHMENT)
