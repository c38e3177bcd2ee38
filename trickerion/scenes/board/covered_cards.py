"""Cards to choose from that lie face down, with several people at one screen, until their player asks for them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

import pygame
from pygame import Rect

from trickerion.scenes.board.card_choice import CARD
from trickerion.table.popup import Option
from trickerion.ui import theme
from trickerion.ui.assignment_card import draw_assignment_back
from trickerion.ui.controls import draw_button
from trickerion.ui.hotspots import Hotspots
from trickerion.ui.layout import board as at
from trickerion.ui.shapes import draw_glow_around, draw_plate, draw_shadow
from trickerion.ui.spots import Hotspot
from trickerion.ui.surfaces import draw_wood_panel
from trickerion.ui.text import draw_text, gold_text
from trickerion.words.privacy import LOOK_AWAY

SHOW: Final = "option.0"
_BACK, _MOST_BACKS = (236, CARD[1]), 3
_PAD, _HEAD, _FOOT, _GAP, _NARROWEST = 28, 104, 88, 34, 620


@dataclass
class CoveredCards:
    """The sheet over the board. Behaves like a ``Popup`` whose only answer turns the cards up."""

    title: str
    label: str
    number: int
    colour: str
    show: Callable[[], object]
    close: Callable[[], object] | None = None
    rect: Rect = field(init=False)

    def __post_init__(self) -> None:
        self.rect = Rect(0, 0, max(self._row + 2 * _PAD, _NARROWEST), _HEAD + CARD[1] + _FOOT)
        self.rect.center = at.BOARD.center

    @property
    def _backs(self) -> int:
        return min(self.number, _MOST_BACKS)

    @property
    def _row(self) -> int:
        return self._backs * (_BACK[0] + _GAP) - _GAP

    @property
    def options(self) -> list[Option]:
        """The only answer."""
        return [Option(self.label, self.show)]

    def card_rects(self) -> list[Rect]:
        """Where the backs lie."""
        left = self.rect.centerx - self._row // 2
        return [Rect(left + n * (_BACK[0] + _GAP), self.rect.y + _HEAD, *_BACK) for n in range(self._backs)]

    def _button(self) -> Rect:
        return Rect(self.rect.centerx - 230, self.rect.bottom - 72, 460, 54)

    def add_spots(self, spots: Hotspots, _changed: Callable[[], object]) -> None:
        """The button and the cards; the sheet catches every other click."""
        spots.add(Hotspot("popup.ground", self.rect, on_click=lambda: None, focusable=False))
        for number, rect in enumerate(self.card_rects()):
            spots.add(Hotspot(f"covered.{number}", rect, on_click=self.show, focusable=False))
        spots.add(Hotspot(SHOW, self._button(), on_click=self.show, default=True))

    def hot_option(self, spots: Hotspots) -> int | None:
        """There is nothing to be chosen yet."""
        return None

    def _is_hot(self, spots: Hotspots) -> bool:
        return spots.is_hot(SHOW) or any(spots.is_hot(f"covered.{number}") for number in range(self._backs))

    def draw(self, canvas: pygame.Surface, spots: Hotspots) -> None:
        """The sheet with the backs of the cards."""
        hot = self._is_hot(spots)
        draw_shadow(canvas, self.rect, 14, 16, 240, (0, 10))
        draw_wood_panel(canvas, self.rect, 14, 4, seed=2)
        draw_plate(canvas, self.rect.inflate(-14, -14), (20, 10, 14, 150), 10, 1, theme.BRASS_LO)
        gold_text(canvas, self.title, (self.rect.centerx, self.rect.y + 38), 30, "center", width=self.rect.w - 60)
        place = (self.rect.centerx, self.rect.y + 76)
        draw_text(canvas, LOOK_AWAY, place, theme.ITALIC, 20, theme.PARCHMENT, "center")
        for rect in self.card_rects():
            if hot:
                draw_glow_around(canvas, rect, (255, 196, 90), 0.9, blur=13, radius=14)
            draw_assignment_back(canvas, rect, self.colour)
        pressed = spots.is_pressed(SHOW)
        draw_button(canvas, self._button(), self.label, primary=True, size=22, hovered=hot, pressed=pressed)
