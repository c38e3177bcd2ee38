"""Corners and Links, explained beside the cards; whoever knows them folds the panel away."""

from __future__ import annotations

import functools
import math

import pygame
from pygame import Rect

from trickerion.rules.catalog import CORNERS, TRICKS
from trickerion.scenes.theater.hand import Hand
from trickerion.ui import theme
from trickerion.ui.icons import draw_icon
from trickerion.ui.layout import theater as at
from trickerion.ui.markers import draw_marker
from trickerion.ui.shapes import draw_diamond, draw_double_rule, supersampled
from trickerion.ui.surfaces import draw_category_badge, draw_paper_panel
from trickerion.ui.text import draw_text
from trickerion.words import names as words

TITLE = "Corners and Links"
FACTS = (
    "The own corner must lie in a circle.",
    "Equal symbols in one circle: a Link.",
    "Blue circle: a Shard for both owners.",
)
_ARCS = (15, 105, 195, 285)  # degrees at which the arrows between the corners end
_REACH = 95
_SIDE = 250


@functools.cache
def _arrows() -> pygame.Surface:
    """Four arrows that run clockwise round the marker."""

    def paint(large: pygame.Surface, k: int) -> None:
        middle = _SIDE * k / 2
        box = Rect(0, 0, 2 * _REACH * k, 2 * _REACH * k)
        box.center = (round(middle), round(middle))
        for angle in _ARCS:
            pygame.draw.arc(large, theme.BRASS_LO, box, math.radians(angle), math.radians(angle + 60), 3 * k)
            turn = math.radians(angle)
            x, y = middle + _REACH * k * math.cos(turn), middle - _REACH * k * math.sin(turn)
            ahead, aside = (math.sin(turn), math.cos(turn)), (math.cos(turn), -math.sin(turn))
            back = (x - ahead[0] * 4 * k, y - ahead[1] * 4 * k)
            tip = (x + ahead[0] * 10 * k, y + ahead[1] * 10 * k)
            wings = [(back[0] + s * aside[0] * 8 * k, back[1] + s * aside[1] * 8 * k) for s in (1, -1)]
            pygame.draw.polygon(large, theme.BRASS_LO, [tip, *wings])

    return supersampled(_SIDE, _SIDE, 3, paint)


def draw_folded(canvas: pygame.Surface, hovered: bool, *, opens: bool = True) -> None:
    """Only the head of the panel; it ``opens`` again unless something else needs its place."""
    draw_paper_panel(canvas, at.CORNERS_HEAD, 12, 3)
    _draw_head(canvas, hovered, "ui.down" if opens else "")


def _draw_head(canvas: pygame.Surface, hovered: bool, sign: str) -> None:
    head = at.CORNERS_HEAD
    draw_text(canvas, TITLE, (head.centerx, head.y + 23), theme.HEAD, 24, theme.INK, "center")
    ink = theme.VELVET if hovered else theme.INK2
    if sign:
        draw_icon(canvas, sign, (head.right - 30, head.y + 23), 20, ink)


def draw(canvas: pygame.Surface, hand: Hand | None, turns: int, example: tuple[str, str, str], hovered: bool) -> None:
    """The panel with the marker in the hand, or with ``example`` (colour, suit, category of a Trick)."""
    panel = at.CORNERS
    draw_paper_panel(canvas, panel, 12, 3)
    _draw_head(canvas, hovered, "ui.up")
    draw_double_rule(canvas, panel.x + 20, panel.right - 20, panel.y + 42)
    center = (panel.x + 124, panel.y + 148)
    canvas.blit(_arrows(), _arrows().get_rect(center=center))
    colour, suit, category = example
    if hand is not None:
        suit, category = hand.suit, TRICKS[hand.trick.id].category
    draw_marker(canvas, center, 78, colour, suit, turns, category)
    _draw_symbols(canvas, panel, category)
    for number, fact in enumerate(FACTS):
        y = panel.y + 262 + 27 * number
        draw_diamond(canvas, (panel.x + 30, y), 6, theme.VELVET, theme.VELVET, 1)
        draw_text(canvas, fact, (panel.x + 48, y - 1), theme.BODY, 19, theme.INK, "midleft", width=panel.w - 66)


def _draw_symbols(canvas: pygame.Surface, panel: Rect, own: str) -> None:
    for number, category in enumerate(CORNERS[0]):
        spot = (panel.x + 262, panel.y + 72 + number * 34)
        draw_category_badge(canvas, spot, category, 30)
        name = words.CATEGORY[category] + (" (its own)" if category == own else "")
        role = theme.BODY_BOLD if category == own else theme.BODY
        draw_text(canvas, name, (spot[0] + 24, spot[1] - 1), role, 19, theme.INK, "midleft", width=200)
    foot = (panel.x + 248, panel.y + 206)
    draw_text(canvas, "always in this order, clockwise", foot, theme.ITALIC, 17, theme.INK2, "midleft")
