"""Beside the cards: the corners and Links explained, or the log in their place, or what cards and abilities offer."""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import NamedTuple

import pygame
from pygame import Rect

from trickerion.rules import moves as m
from trickerion.rules.catalog import CORNERS, TRICKS
from trickerion.rules.events import Event
from trickerion.rules.moves import Move
from trickerion.scenes.theater.hand import TheaterView
from trickerion.table.log_panel import LogPanel
from trickerion.table.move_pictures import deltas
from trickerion.ui import theme
from trickerion.ui.action_row import RowText, draw_action_row
from trickerion.ui.bubble import Tip
from trickerion.ui.deeds import say
from trickerion.ui.hotspot import Hotspot
from trickerion.ui.hotspots import Hotspots
from trickerion.ui.icons import draw_icon
from trickerion.ui.layout import theater as at
from trickerion.ui.markers import draw_marker
from trickerion.ui.pointed import shard_tip
from trickerion.ui.shapes import draw_diamond, draw_double_rule, supersampled
from trickerion.ui.surface_cache import cached_surface
from trickerion.ui.surfaces import draw_category_badge, draw_dark_panel, draw_paper_panel
from trickerion.ui.text import draw_text
from trickerion.ui.tips import always, spoken
from trickerion.words import card_tooltips, names
from trickerion.words.screens import theater as words

_ARCS = (15, 105, 195, 285)  # degrees at which the arrows between the corners end
_REACH = 95
_SIDE = 250


@cached_surface
def _arrows() -> pygame.Surface:
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


class Extra(NamedTuple):
    """One offer: the move, its sentence, what it changes for the viewer, and what it says when pointed at."""

    move: Move
    label: str
    detail: str
    tip: Tip | None


def extra(table: TheaterView, move: Move, events: list[Event]) -> Extra:
    """The offer of a move with the events that are certain."""
    change = names.change(*deltas(events, table.viewer))
    return Extra(move, say(move, table.state, table.viewer), change, _tip(table, move))


def _tip(table: TheaterView, move: Move) -> Tip | None:
    state, viewer, acting = table.state, table.viewer, table.actor
    if isinstance(move, m.UseCard):
        return spoken(card_tooltips.special(move.card))
    if isinstance(move, m.UseAbility):
        return spoken(card_tooltips.magician_of(state.options, table.me))
    if isinstance(move, m.Enhance):
        return shard_tip(state, viewer, acting.card if acting is not None else "")
    if isinstance(move, m.ForgoBonus) and acting is not None:
        return spoken(card_tooltips.special(acting.card))
    return None


@dataclass
class SidePanel:
    """``do`` makes the move of an offer, ``fold`` folds the corners away or opens them, ``again`` lays out the log.

    ``extras``: what cards and abilities offer, in the order of the rules.
    """

    log: LogPanel
    do: Callable[[Move], object]
    fold: Callable[[], object]
    again: Callable[[], object]
    extras: Sequence[Extra] = field(default_factory=list)
    is_folded: bool = False

    def add_hotspots(self, spots: Hotspots) -> None:
        """The offers; or the head that folds, with the log below it."""
        for number, offer in enumerate(self.extras):
            rect, click = at.extra_rect(number, len(self.extras)), partial(self.do, offer.move)
            tip = always(offer.tip) if offer.tip else None
            spots.add(Hotspot(f"extra_{number}", rect, on_click=click, tip=tip))
        if not self.extras:
            tip = always(Tip(words.SHOW_CORNERS if self.is_folded else words.FOLD_CORNERS))
            spots.add(Hotspot("corners.fold", at.CORNERS_HEAD, on_click=self.fold, tip=tip))
            if self.is_folded:
                self.log.add_hotspots(spots, self.again)
            else:
                spots.add(Hotspot("corners", at.CORNERS_SHEET, focusable=False))

    def draw(self, canvas: pygame.Surface, spots: Hotspots, table: TheaterView) -> None:
        """Whichever of the three it is now."""
        hot = not self.extras and spots.is_hot("corners.fold")
        if not self.extras and not self.is_folded:
            _draw_corners(canvas, table, hot)
            return
        draw_paper_panel(canvas, at.CORNERS_HEAD, 12, 3)
        _draw_head(canvas, hot, "" if self.extras else "ui.down")
        if self.extras:
            _draw_extras(canvas, self.extras, spots)
        else:
            self.log.draw(canvas, spots)


def _draw_head(canvas: pygame.Surface, hovered: bool, sign: str) -> None:
    head = at.CORNERS_HEAD
    draw_text(canvas, words.CORNERS, (head.centerx, head.y + 23), theme.HEAD, 24, theme.INK, "center")
    if sign:
        draw_icon(canvas, sign, (head.right - 30, head.y + 23), 20, theme.VELVET if hovered else theme.INK2)


def _draw_corners(canvas: pygame.Surface, table: TheaterView, hovered: bool) -> None:
    panel = at.CORNERS
    draw_paper_panel(canvas, panel, 12, 3)
    _draw_head(canvas, hovered, "ui.up")
    draw_double_rule(canvas, panel.x + 20, panel.right - 20, panel.y + 42)
    center = (panel.x + 124, panel.y + 148)
    canvas.blit(_arrows(), _arrows().get_rect(center=center))
    suit, category = _example(table)
    draw_marker(canvas, center, 78, table.colours[table.viewer], suit, table.turns, category)
    _draw_symbols(canvas, panel, category)
    for number, fact in enumerate(words.CORNER_FACTS):
        y = panel.y + 262 + 27 * number
        draw_diamond(canvas, (panel.x + 30, y), 6, theme.VELVET, theme.VELVET, 1)
        draw_text(canvas, fact, (panel.x + 48, y - 1), theme.BODY, 19, theme.INK, "midleft", width=panel.w - 66)


def _example(table: TheaterView) -> tuple[str, str]:
    if table.hand is not None:
        return table.hand.suit, table.hand.trick.category
    owned = next((trick for trick in table.me.tricks if trick is not None), None)
    return (owned.suit, TRICKS[owned.id].category) if owned is not None else ("spades", "mechanical")


def _draw_symbols(canvas: pygame.Surface, panel: Rect, own: str) -> None:
    for number, category in enumerate(CORNERS[0]):
        spot = (panel.x + 262, panel.y + 72 + number * 34)
        draw_category_badge(canvas, spot, category, 30)
        role, place = theme.BODY_BOLD if category == own else theme.BODY, (spot[0] + 24, spot[1] - 1)
        name = names.CATEGORY[category]
        said = words.own_corner(category=name) if category == own else name
        draw_text(canvas, said, place, role, 19, theme.INK, "midleft", width=200)
    foot = (panel.x + 248, panel.y + 206)
    draw_text(canvas, words.CLOCKWISE, foot, theme.ITALIC, 17, theme.INK2, "midleft")


def _draw_extras(canvas: pygame.Surface, extras: Sequence[Extra], spots: Hotspots) -> None:
    panel = at.EXTRAS
    draw_dark_panel(canvas, panel, 12, 3)
    draw_text(canvas, words.EXTRAS, (panel.x + 20, panel.y + 10), theme.HEAD, 24, theme.BRASS_HI)
    for number, offer in enumerate(extras):
        hot, rect = spots.is_hot(f"extra_{number}"), at.extra_rect(number, len(extras))
        detail = offer.detail if rect.h >= 44 else ""
        icon = "ui.cancel" if isinstance(offer.move, m.Skip) else "ui.special_card"
        draw_action_row(
            canvas, rect, RowText(offer.label, icon=icon, detail=detail, size=19), state="lit", hovered=hot, light=0.6
        )
