"""Sheets of large cards over the board: to choose from, to look at, or face down until their player asks for them."""

import itertools
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Final

from pygame import Rect, Surface

from trickerion.table.popup import Option
from trickerion.table.said import card_said
from trickerion.ui import theme
from trickerion.ui.assignment_card import draw_assignment_back
from trickerion.ui.controls import ButtonFace, draw_button
from trickerion.ui.flow import within, write_line
from trickerion.ui.hotspots import Drawn, Hotspot, Hotspots
from trickerion.ui.layout import board as at
from trickerion.ui.said import Role, Said, saying
from trickerion.ui.shapes import draw_glow_around, draw_plate, draw_shadow
from trickerion.ui.special_card import draw_special_card
from trickerion.ui.surfaces import draw_wood_panel
from trickerion.ui.text import draw_text, gold_text
from trickerion.ui.text_block import block_lines, draw_block
from trickerion.words import card_tooltips
from trickerion.words.privacy import LOOK_AWAY
from trickerion.words.said import part_of
from trickerion.words.screens.board import CLOSE, HAND_NOTE, YOUR_SPECIAL_CARDS

CARD: Final = (378, 368)
MOST_CARDS: Final = 3
_ANSWERS: Final = 62
"""Height of the row of plain answers, with the gap above it."""
SHOW: Final = "option.0"
_PAD, _GAP = 28, 22
_WIDEST_HAND, _MOST_BACKS, _BACK, _BACK_GAP = 1500, 3, (236, CARD[1]), 34


def _draw_sheet(canvas: Surface, rect: Rect, title: str) -> None:
    draw_shadow(canvas, rect, 14, 16, 240, (0, 10))
    draw_wood_panel(canvas, rect, 14, 4, seed=2)
    draw_plate(canvas, rect.inflate(-14, -14), (20, 10, 14, 150), 10, 1, theme.BRASS_LO)
    gold_text(canvas, title, (rect.centerx, rect.y + 38), theme.TEXT.title_large, "center", width=rect.w - 60)


def _on_board(width: int, height: int) -> Rect:
    return Rect(0, 0, width, height).move_to(center=at.BOARD.center)


def _row(number: int, middle: int, top: int, size: tuple[int, int], gap: int) -> list[Rect]:
    step = size[0] + gap
    left = middle - (number * step - gap) // 2
    return [Rect((left + n * step, top), size) for n in range(number)]


def _add_ground(spots: Hotspots, rect: Rect, close: Callable[[], object] | None) -> None:
    """The sheet catches every click; one beside it closes it, where it can be closed."""
    if close is not None:
        spots.add(Hotspot("popup.outside", Rect(0, 0, *theme.CANVAS_SIZE), on_click=close, focusable=False))
    spots.add(Hotspot("popup.ground", rect, on_click=lambda: None, focusable=False))


class _Sheet(Drawn):
    """A sheet on which nothing is chosen."""

    def hot_option(self, spots: Hotspots) -> int | None:
        """The number of the option under the pointer or the focus, if its answer can be told."""
        return None


@dataclass(frozen=True)
class Offered:
    """A card on the sheet and what a click on it, or on its button, does."""

    card: str
    option: Option


@dataclass
class CardChoice(Drawn):
    """Choice of a special card, or of none. Behaves like a ``Popup``: the cards, then the plain answers."""

    title: str
    note: str
    cards: Sequence[Offered]
    plain: Sequence[Option]
    close: Callable[[], object] | None = None
    rect: Rect = field(init=False)

    def __post_init__(self) -> None:
        width = max(len(self.cards) * (CARD[0] + _GAP) - _GAP, 520) + 2 * _PAD
        below = _ANSWERS if self.plain else 0
        self.rect = _on_board(width, 146 + CARD[1] + below + self._note_height(width))

    def _note_height(self, width: int) -> int:
        lines = block_lines(self.note, width - 2 * _PAD, theme.TEXT.aside_plus) if self.note else 0
        return 10 + 24 * lines if lines else 0

    @property
    def options(self) -> list[Option]:
        """All answers, in the order of their keys."""
        return [*(offered.option for offered in self.cards), *self.plain]

    def card_rects(self) -> list[Rect]:
        """Places of the cards."""
        top = self.rect.y + 70 + max(0, self._note_height(self.rect.w) - 4)
        return _row(len(self.cards), self.rect.centerx, top, CARD, _GAP)

    def button_rects(self) -> list[Rect]:
        """The buttons: each card's own below the card, then the plain answers in a row of their own."""
        wide = min(280, (self.rect.w - 2 * _PAD - 14 * (len(self.plain) - 1)) // max(1, len(self.plain)))
        lowest = self.rect.bottom - 66
        top = lowest - _ANSWERS if self.plain else lowest
        below = [Rect(card.centerx - 120, top, 240, 50) for card in self.card_rects()]
        return [*below, *_row(len(self.plain), self.rect.centerx, lowest, (wide, 50), 14)]

    def add_hotspots(self, spots: Hotspots) -> None:
        _add_ground(spots, self.rect, self.close)
        for number, (offered, rect) in enumerate(zip(self.cards, self.card_rects(), strict=True)):
            spots.add(Hotspot(f"card_choice.{number}", rect, on_click=offered.option.choose, focusable=False))
        for number, (option, rect) in enumerate(zip(self.options, self.button_rects(), strict=True)):
            spot = spots.add(Hotspot(f"option.{number}", rect, on_click=option.choose, key=str(number + 1)))
            spot.says = partial(self._said, number)

    def _said(self, number: int) -> Said:
        """An answer, and the text of the card that it is about."""
        option, place = self.options[number], (number + 1, len(self.options))
        if number >= len(self.cards):
            return Said(option.label, option.detail, Role.LINE, None, *place)
        card = card_tooltips.special(self.cards[number].card)
        return Said(part_of(part=option.label, whole=card.title), option.detail, Role.LINE, None, *place, card.body)

    def _is_hot(self, spots: Hotspots, number: int) -> bool:
        return spots.is_hot(f"option.{number}") or spots.is_hot(f"card_choice.{number}")

    def hot_option(self, spots: Hotspots) -> int | None:
        """The number of the option under the pointer or the focus."""
        return next((number for number in range(len(self.options)) if self._is_hot(spots, number)), None)

    def draw(self, canvas: Surface, spots: Hotspots) -> None:
        _draw_sheet(canvas, self.rect, self.title)
        if self.note:
            place, room = (self.rect.x + _PAD, self.rect.y + 62), self.rect.w - 2 * _PAD
            box = Rect(place, (room, 0))
            draw_block(canvas, self.note, box, theme.TEXT.aside_plus, theme.PARCHMENT, line=24, align="center")
        for number, (offered, rect) in enumerate(zip(self.cards, self.card_rects(), strict=True)):
            draw_special_card(canvas, rect, offered.card, 1.0 if self._is_hot(spots, number) else 0.0)
        for number, (option, rect) in enumerate(zip(self.options, self.button_rects(), strict=True)):
            is_card, key, detail = number < len(self.cards), str(number + 1), option.detail
            face = ButtonFace(option.label, primary=is_card, style=theme.TEXT.button, second_line=detail, key=key)
            hot, pressed = self._is_hot(spots, number), spots.is_pressed(f"option.{number}")
            draw_button(canvas, rect, face, hovered=hot, pressed=pressed)


@dataclass
class HandSheet(_Sheet):
    """The viewer's special cards, to look at. Behaves like a ``Popup`` that is only closed; overlapped cards come
    forward."""

    cards: Sequence[str]
    close: Callable[[], object]
    title: str = YOUR_SPECIAL_CARDS
    rect: Rect = field(init=False)

    def __post_init__(self) -> None:
        row = len(self.cards) * (CARD[0] + _GAP) - _GAP
        self.rect = _on_board(min(_WIDEST_HAND, max(row, 640) + 2 * _PAD), 180 + CARD[1])

    @property
    def options(self) -> list[Option]:
        """The only answer."""
        return [Option(CLOSE, self.close)]

    def card_rects(self) -> list[Rect]:
        """Places of the cards, left to right; many overlap."""
        number, room = len(self.cards), self.rect.w - 2 * _PAD
        step = min(CARD[0] + _GAP, (room - CARD[0]) // max(1, number - 1))
        return _row(number, self.rect.centerx, self.rect.y + 104, CARD, step - CARD[0])

    def _button(self) -> Rect:
        return within(self.rect, bottom=14, width=240, height=50)

    def add_hotspots(self, spots: Hotspots) -> None:
        """A click anywhere beside the cards closes the sheet."""
        _add_ground(spots, self.rect, self.close)
        rects = self.card_rects()
        for rect, following in itertools.pairwise(rects):
            rect.w = min(rect.w, following.x - rect.x)  # the part of a card that is never covered
        for number, rect in enumerate(rects):
            spot = spots.add(Hotspot(f"hand.{number}", rect, on_click=lambda: None))
            spot.says = partial(card_said, self.cards[number], number + 1, len(rects))
        close = spots.add(Hotspot("option.0", self._button(), on_click=self.close, default=True, key="1"))
        close.says = saying(CLOSE, role=Role.BUTTON)

    def draw(self, canvas: Surface, spots: Hotspots) -> None:
        """The sheet with its cards; the one pointed at lies on top."""
        _draw_sheet(canvas, self.rect, self.title)
        place, room = (self.rect.centerx, self.rect.y + 78), self.rect.w - 2 * _PAD
        draw_text(canvas, HAND_NOTE, place, theme.TEXT.aside_plus, theme.PARCHMENT, "center", width=room)
        rects = self.card_rects()
        for number in sorted(range(len(rects)), key=lambda n: spots.is_hot(f"hand.{n}")):
            hot = spots.is_hot(f"hand.{number}")
            draw_special_card(canvas, rects[number], self.cards[number], 0.8 if hot else 0.0)
        draw_button(
            canvas,
            self._button(),
            ButtonFace(CLOSE, style=theme.TEXT.button, key="1"),
            hovered=spots.is_hot("option.0"),
        )


@dataclass
class CoveredCards(_Sheet):
    """Cards to choose from, with several people at one screen. Behaves like a ``Popup`` whose answer turns them up."""

    title: str
    label: str
    number: int
    colour: str
    show: Callable[[], object]
    close: Callable[[], object] | None = None
    rect: Rect = field(init=False)

    def __post_init__(self) -> None:
        row = self._backs * (_BACK[0] + _BACK_GAP) - _BACK_GAP
        self.rect = _on_board(max(row + 2 * _PAD, 620), 192 + CARD[1])

    @property
    def _backs(self) -> int:
        return min(self.number, _MOST_BACKS)

    @property
    def options(self) -> list[Option]:
        """The only answer."""
        return [Option(self.label, self.show)]

    def card_rects(self) -> list[Rect]:
        """Places of the card backs."""
        return _row(self._backs, self.rect.centerx, self.rect.y + 104, _BACK, _BACK_GAP)

    def _button(self) -> Rect:
        return within(self.rect, bottom=18, width=460, height=54)

    def add_hotspots(self, spots: Hotspots) -> None:
        _add_ground(spots, self.rect, None)
        for number, rect in enumerate(self.card_rects()):
            spots.add(Hotspot(f"covered.{number}", rect, on_click=self.show, focusable=False))
        show = saying(self.label, role=Role.BUTTON)
        spots.add(Hotspot(SHOW, self._button(), on_click=self.show, default=True, says=show))

    def draw(self, canvas: Surface, spots: Hotspots) -> None:
        hot = spots.is_hot(SHOW) or any(spots.is_hot(f"covered.{number}") for number in range(self._backs))
        _draw_sheet(canvas, self.rect, self.title)
        write_line(
            canvas, LOOK_AWAY, within(self.rect, top=62, height=30), theme.TEXT.aside_large, theme.PARCHMENT, "center"
        )
        for rect in self.card_rects():
            if hot:
                draw_glow_around(canvas, rect, (255, 196, 90), 0.9, blur=13, radius=14)
            draw_assignment_back(canvas, rect, self.colour)
        pressed = spots.is_pressed(SHOW)
        draw_button(
            canvas,
            self._button(),
            ButtonFace(self.label, primary=True, style=theme.TEXT.button),
            hovered=hot,
            pressed=pressed,
        )
