"""The own special Assignment cards large, with their whole wording; to be looked at, not to be chosen."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Final

import pygame
from pygame import Rect

from trickerion.scenes.board.card_choice import CARD
from trickerion.table.popup import Option
from trickerion.table.special_card import draw_whole_card
from trickerion.ui import theme
from trickerion.ui.controls import draw_button
from trickerion.ui.hotspots import Hotspots
from trickerion.ui.layout import board as at
from trickerion.ui.shapes import draw_plate, draw_shadow
from trickerion.ui.spots import Hotspot
from trickerion.ui.surfaces import draw_wood_panel
from trickerion.ui.text import draw_text, gold_text

NOTE: Final = "You lay them in the Assignment phase. At the end of the game each one left is worth 2 Fame."
_PAD, _HEAD, _FOOT, _GAP, _WIDEST = 28, 104, 76, 22, 1500


@dataclass
class HandSheet:
    """The sheet over the board. Behaves like a ``Popup`` that is only closed; overlapped cards come forward."""

    cards: Sequence[str]
    close: Callable[[], object]
    title: str = "Your special cards"
    rect: Rect = field(init=False)

    def __post_init__(self) -> None:
        row = len(self.cards) * (CARD[0] + _GAP) - _GAP
        self.rect = Rect(0, 0, min(_WIDEST, max(row, 640) + 2 * _PAD), _HEAD + CARD[1] + _FOOT)
        self.rect.center = at.BOARD.center

    @property
    def options(self) -> list[Option]:
        """The only answer."""
        return [Option("Close", self.close)]

    def card_rects(self) -> list[Rect]:
        """Where the cards lie, left to right; many overlap."""
        number, room = len(self.cards), self.rect.w - 2 * _PAD
        step = min(CARD[0] + _GAP, (room - CARD[0]) // max(1, number - 1))
        left = self.rect.centerx - (step * (number - 1) + CARD[0]) // 2
        return [Rect(left + n * step, self.rect.y + _HEAD, *CARD) for n in range(number)]

    def _strips(self) -> list[Rect]:
        """The part of each card that is always to be seen."""
        rects = self.card_rects()
        for rect, following in itertools.pairwise(rects):
            rect.w = min(rect.w, following.x - rect.x)
        return rects

    def _button(self) -> Rect:
        return Rect(self.rect.centerx - 120, self.rect.bottom - 64, 240, 50)

    def add_spots(self, spots: Hotspots, _changed: Callable[[], object]) -> None:
        """A click anywhere closes the sheet."""
        spots.add(Hotspot("popup.outside", Rect(0, 0, *theme.CANVAS_SIZE), on_click=self.close, focusable=False))
        spots.add(Hotspot("popup.ground", self.rect, on_click=lambda: None, focusable=False))
        for number, rect in enumerate(self._strips()):
            spots.add(Hotspot(f"hand.{number}", rect, on_click=lambda: None))
        close = Hotspot("option.0", self._button(), on_click=self.close, default=True)
        close.key = "1"
        spots.add(close)

    def hot_option(self, spots: Hotspots) -> int | None:
        """There is nothing to be chosen."""
        return None

    def draw(self, canvas: pygame.Surface, spots: Hotspots) -> None:
        """The sheet with its cards; the one pointed at lies on top."""
        draw_shadow(canvas, self.rect, 14, 16, 240, (0, 10))
        draw_wood_panel(canvas, self.rect, 14, 4, seed=2)
        draw_plate(canvas, self.rect.inflate(-14, -14), (20, 10, 14, 150), 10, 1, theme.BRASS_LO)
        gold_text(canvas, self.title, (self.rect.centerx, self.rect.y + 38), 30, "center", width=self.rect.w - 60)
        place, room = (self.rect.centerx, self.rect.y + 78), self.rect.w - 2 * _PAD
        draw_text(canvas, NOTE, place, theme.ITALIC, 19, theme.PARCHMENT, "center", width=room)
        rects = self.card_rects()
        for number in sorted(range(len(rects)), key=lambda n: spots.is_hot(f"hand.{n}")):
            hot = spots.is_hot(f"hand.{number}")
            draw_whole_card(canvas, rects[number], self.cards[number], 0.8 if hot else 0.0)
        draw_button(canvas, self._button(), "Close", size=22, hovered=spots.is_hot("option.0"), key="1")
