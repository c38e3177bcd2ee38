"""Rows of an Action list: what an Action is called, what it costs, why it cannot be taken."""

from typing import NamedTuple

import pygame
from pygame import Rect, Surface

from trickerion.ui import theme
from trickerion.ui.caps import draw_key_cap
from trickerion.ui.flow import within
from trickerion.ui.icons import draw_icon
from trickerion.ui.shapes import draw_glow_around, draw_plate, draw_round
from trickerion.ui.surface_cache import cached_surface
from trickerion.ui.text import IN_HAND, as_set, draw_text, fits, fits_closely, least_width, text_size, text_width
from trickerion.ui.text_block import leading
from trickerion.ui.theme import ColourValue
from trickerion.ui.tokens import action_points_width, draw_action_points

_TWO_LINES = 56  # pixels of a row with room for a name and a note below it, at the largest text size
_GAP = 4  # between the words and the cost
_ICON = 22  # of a narrow row, before its name


class RowText(NamedTuple):
    """Text of an Action row.

    `cost` stands in a pill of Action Points; `was` is the printed cost, struck through. `reason` says why a dim row
    cannot be taken; `detail` is a second line.
    """

    name: str
    icon: str
    cost: int | str | None = None
    was: int | None = None
    reason: str = ""
    detail: str = ""
    key: str = ""
    style: theme.Style = theme.TEXT.strong


def draw_action_row(
    surface: Surface,
    rect: Rect,
    text: RowText,
    *,
    state: str = "idle",
    light: float = 1.0,
    hovered: bool = False,
    focused: bool = False,
) -> None:
    """A row of an Action list on paper or wood; rows below 150 px or 34 px drop the round plate of the icon.

    `state` is "idle" (nobody may act now), "lit" (may be taken) or "dim" (may not).
    """
    if state == "idle" and not (hovered or focused):
        surface.blit(_idle_row(rect.size, text), rect)
        return
    _draw_row_ground(surface, rect, state, light, hovered, focused)
    _draw_row_text(surface, rect, text, dim=state == "dim")


@cached_surface
def _idle_row(area: tuple[int, int], text: RowText) -> Surface:
    image = Surface(area, pygame.SRCALPHA)
    _draw_row_ground(image, image.get_rect(), "idle", 0.0, False, False)
    _draw_row_text(image, image.get_rect(), text, dim=False)
    return image


def _draw_row_text(surface: Surface, rect: Rect, text: RowText, *, dim: bool) -> None:
    name, icon, cost, was, reason, detail, key, style = text
    right = rect.right - 6
    if cost is not None:
        right = _draw_cost(surface, rect, cost, was, dim) - _GAP
    left = rect.x + 8  # a name that would be cut beside the icon takes its place
    if rect.w >= 165 or fits_closely(name, style, right - left - _ICON):
        left = _draw_row_icon(surface, rect, icon, dim)
    if key and not dim and rect.w > 220:
        right = draw_key_cap(surface, (right - 4, rect.centery), key).left - 2
    is_low = text_size() >= IN_HAND and rect.h < _TWO_LINES  # then the note stands beside the name, or gives way
    second = "" if is_low else detail or (reason if rect.h >= 46 else "")
    y = rect.centery - (round(rect.h * 0.19) if second else 1)
    ink: ColourValue = "#3f3226" if dim else theme.INK
    beside = "" if second else reason or (detail if is_low else "")
    aside = text_width(beside, theme.TEXT.aside) + 10 if beside else 0
    room = max(least_width(name, style), right - left - min(aside, (right - left) // 2))
    room = min(room, right - left)
    drawn = draw_text(surface, name, (left, y), style, ink, "midleft", width=room)
    if second:
        colour = theme.REASON_ON_PAPER if dim and not detail else theme.INK2
        lowest = rect.bottom - leading(as_set(theme.TEXT.aside)) // 2
        below = (left, min(rect.centery + round(rect.h * 0.21), lowest))
        draw_text(surface, second, below, theme.TEXT.aside, colour, "midleft", width=right - left)
    elif beside:
        spot = (right - 4, rect.centery - 1)
        space = right - drawn.right - 12
        if fits(beside, theme.TEXT.aside, space):  # else the tooltip alone says why
            colour = theme.REASON_ON_PAPER if reason else theme.INK2
            draw_text(surface, beside, spot, theme.TEXT.aside, colour, "midright", width=space)


def _draw_row_ground(surface: Surface, rect: Rect, state: str, light: float, hovered: bool, focused: bool) -> None:
    if state == "lit":
        draw_glow_around(surface, rect, (255, 150, 30), light, blur=6, radius=10)
        draw_plate(surface, rect, "#fff3cf" if hovered else "#fbe6ae", 8, 2, theme.BRASS_HI if focused else "#b8862f")
    elif state == "dim":
        draw_plate(surface, rect, "#b7a684", 8, 1, "#96845f")
    else:
        draw_plate(surface, rect, theme.PARCHMENT2, 8, 1, "#b79a63")
    if focused:
        draw_plate(surface, rect.inflate(4, 4), (0, 0, 0, 0), 10, 2, theme.VELVET)


def _draw_row_icon(surface: Surface, rect: Rect, icon: str, dim: bool) -> int:
    """Draw the icon; return the x at which the name begins."""
    if rect.w < 165 and rect.h > 32:
        draw_icon(surface, icon, within(rect, left=6, width=20).center, 20, "#6f604c" if dim else "#3a2218")
        return rect.x + 30
    side = min(42, rect.h - 7)
    middle = (rect.x + 5 + side // 2, rect.centery)
    draw_round(surface, middle, side, "#6f604c" if dim else "#3a2218")
    draw_icon(surface, icon, middle, round(side * 0.68), "#d8c6a0" if dim else theme.BRASS_HI)
    return rect.x + side + (12 if side > 34 else 10)


def _draw_cost(surface: Surface, rect: Rect, cost: int | str, was: int | None, dim: bool) -> int:
    """Draw the cost pill at the right end, and the printed cost struck through; return the x where they begin."""
    narrow = rect.w < 165
    height = 24 if narrow else 26
    half = action_points_width(cost, height, tight=narrow) // 2
    pill = draw_action_points(
        surface, (rect.right - half - 4, rect.centery), cost, dim=dim, height=height, tight=narrow
    )
    if was is None:
        return pill.left
    spot = (pill.left - 14, rect.centery - 1)
    old = draw_text(surface, str(was), spot, theme.TEXT.number, "#6b5a44", "center")
    pygame.draw.line(surface, theme.BAD, (old.x - 3, old.centery + 4), (old.right + 3, old.centery - 4), 2)
    return old.left - 4


def draw_closed_row(surface: Surface, rect: Rect, name: str, reason: str) -> None:
    """Something closed for now on wood or a dark panel: a padlock, its name, and why in the light's yellow."""
    draw_plate(surface, rect, (24, 14, 18, 228), 9, 1, theme.BRASS_LO)
    draw_icon(surface, "ui.locked", within(rect, left=15, width=28).center, 28, "#b08a50")
    room = rect.w - 74
    place = (rect.x + 62, rect.centery - round(rect.h * 0.19))
    draw_text(surface, name, place, theme.TEXT.strong_large, theme.PARCHMENT3, "midleft", width=room)
    below = (rect.x + 62, rect.centery + round(rect.h * 0.2))
    draw_text(surface, reason, below, theme.TEXT.aside, theme.GLOW, "midleft", width=room)
