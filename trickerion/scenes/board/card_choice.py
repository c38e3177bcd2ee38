"""Special Assignment cards large and side by side: which of them, or whether to use one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Final

import pygame
from pygame import Rect

from trickerion.table.popup import Option
from trickerion.table.special_card import draw_whole_card
from trickerion.ui import theme
from trickerion.ui.controls import draw_button
from trickerion.ui.hotspots import Hotspots
from trickerion.ui.layout import board as at
from trickerion.ui.shapes import draw_plate, draw_shadow
from trickerion.ui.spots import Hotspot
from trickerion.ui.surfaces import draw_wood_panel
from trickerion.ui.text import gold_text
from trickerion.ui.text_block import draw_block

CARD: Final = (378, 368)
MOST_CARDS: Final = 3
_PAD, _HEAD, _FOOT, _GAP = 28, 70, 76, 22


@dataclass(frozen=True)
class Offered:
    """A card on the sheet and what a click on it, or on its button, does."""

    card: str
    option: Option


@dataclass
class CardChoice:
    """The sheet over the stage. Behaves like a ``Popup``: ``options`` are the cards', then the plain ones'."""

    title: str
    note: str
    cards: Sequence[Offered]
    plain: Sequence[Option]
    close: Callable[[], object] | None = None
    rect: Rect = field(init=False)

    def __post_init__(self) -> None:
        width = max(len(self.cards) * (CARD[0] + _GAP) - _GAP, 520) + 2 * _PAD
        self.rect = Rect(0, 0, width, _HEAD + CARD[1] + _FOOT + (34 if self.note else 0))
        self.rect.center = at.BOARD.center

    @property
    def options(self) -> list[Option]:
        """All answers, in the order of their keys."""
        return [*(offered.option for offered in self.cards), *self.plain]

    def card_rects(self) -> list[Rect]:
        """Where the cards lie."""
        number = len(self.cards)
        left = self.rect.centerx - (number * (CARD[0] + _GAP) - _GAP) // 2
        top = self.rect.y + _HEAD + (30 if self.note else 0)
        return [Rect(left + n * (CARD[0] + _GAP), top, *CARD) for n in range(number)]

    def button_rects(self) -> list[Rect]:
        """The buttons below the cards: one for each card, then the plain answers."""
        labels = self._labels()
        width = min(280, (self.rect.w - 2 * _PAD - 14 * (len(labels) - 1)) // len(labels))
        if len(self.cards) == len(labels):
            return [Rect(card.centerx - 120, self.rect.bottom - 66, 240, 50) for card in self.card_rects()]
        left = self.rect.centerx - (len(labels) * (width + 14) - 14) // 2
        return [Rect(left + n * (width + 14), self.rect.bottom - 66, width, 50) for n in range(len(labels))]

    def _labels(self) -> list[str]:
        return [option.label for option in self.options]

    def add_spots(self, spots: Hotspots, _changed: Callable[[], object]) -> None:
        """Cards and buttons; the sheet catches every other click."""
        if self.close is not None:
            spots.add(Hotspot("popup.outside", Rect(0, 0, *theme.CANVAS_SIZE), on_click=self.close, focusable=False))
        spots.add(Hotspot("popup.ground", self.rect, on_click=lambda: None, focusable=False))
        for number, (offered, rect) in enumerate(zip(self.cards, self.card_rects(), strict=True)):
            spot = Hotspot(f"card_choice.{number}", rect, on_click=offered.option.choose, focusable=False)
            spots.add(spot)
        for number, (option, rect) in enumerate(zip(self.options, self.button_rects(), strict=True)):
            spot = Hotspot(f"option.{number}", rect, on_click=option.choose)
            spot.key = str(number + 1)
            spots.add(spot)

    def _is_hot(self, spots: Hotspots, number: int) -> bool:
        return spots.is_hot(f"option.{number}") or spots.is_hot(f"card_choice.{number}")

    def hot_option(self, spots: Hotspots) -> int | None:
        """The number of the option under the pointer or the focus."""
        return next((number for number in range(len(self.options)) if self._is_hot(spots, number)), None)

    def draw(self, canvas: pygame.Surface, spots: Hotspots) -> None:
        """The sheet with its cards."""
        draw_shadow(canvas, self.rect, 14, 16, 240, (0, 10))
        draw_wood_panel(canvas, self.rect, 14, 4, seed=2)
        draw_plate(canvas, self.rect.inflate(-14, -14), (20, 10, 14, 150), 10, 1, theme.BRASS_LO)
        gold_text(canvas, self.title, (self.rect.centerx, self.rect.y + 38), 30, "center", width=self.rect.w - 60)
        if self.note:
            place = (self.rect.x + _PAD, self.rect.y + 62)
            room = self.rect.w - 2 * _PAD
            draw_block(canvas, self.note, place, room, theme.ITALIC, 19, theme.PARCHMENT, on_dark=True, align="center")
        for number, (offered, rect) in enumerate(zip(self.cards, self.card_rects(), strict=True)):
            draw_whole_card(canvas, rect, offered.card, 1.0 if self._is_hot(spots, number) else 0.0)
        for number, (option, rect) in enumerate(zip(self.options, self.button_rects(), strict=True)):
            self._draw_button(canvas, spots, rect, option, number)

    def _draw_button(self, canvas: pygame.Surface, spots: Hotspots, rect: Rect, option: Option, number: int) -> None:
        draw_button(
            canvas,
            rect,
            option.label,
            primary=number < len(self.cards),
            size=22,
            second_line=option.detail,
            hovered=self._is_hot(spots, number),
            pressed=spots.is_pressed(f"option.{number}"),
            key=str(number + 1),
        )
