"""The hint at the Assignment: a card proposed for every Character, and the sheet that says what each is for."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from trickerion.bots.bot import Outline
from trickerion.language.speech import begins
from trickerion.rules.moves import Move
from trickerion.rules.state import Character
from trickerion.scenes.assignment import layout as at
from trickerion.scenes.assignment.hand import draw_card
from trickerion.ui import theme
from trickerion.ui.buttons import Button
from trickerion.ui.flow import ends, within, write_line
from trickerion.ui.hotspots import Drawn, Hotspots
from trickerion.ui.icons import draw_icon
from trickerion.ui.shapes import draw_double_rule, draw_plate
from trickerion.ui.surface_cache import cached_surface
from trickerion.ui.surfaces import draw_paper_panel
from trickerion.ui.text import draw_text
from trickerion.ui.text_block import block_height, draw_block
from trickerion.ui.tokens import draw_badge, draw_disk
from trickerion.words import names
from trickerion.words.screens import assignment as words

_GHOST = 165  # alpha of a card that is only proposed
_ROW, _LEAST_ROW = 40, 26


@dataclass(frozen=True)
class Advice(Drawn):
    """A plan for the whole team. ``moves`` lay its cards, none when they lie; ``lay`` makes them, ``close`` ends it.

    ``weighing`` says that it is held beside another way; "" when that is done.
    """

    plan: Outline
    columns: Sequence[tuple[Character, Rect]]
    colour: str
    sheet: Rect
    moves: Sequence[Move]
    lay: Callable[[], object]
    close: Callable[[], object]
    weighing: str = ""

    @property
    def _buttons(self) -> tuple[Button, Button]:
        take, leave = at.advice_buttons(self.sheet)
        return (
            Button("advice.close", leave, words.PUT_AWAY, self.close, style=theme.TEXT.label_large),
            Button(
                *("advice.lay", take, words.LAY_THESE, self.lay),
                primary=True,
                icon="ui.confirm",
                enabled=bool(self.moves),
                why_not=words.THEY_LIE,
            ),
        )

    def add_hotspots(self, spots: Hotspots) -> None:
        spots.add_all(button.spot() for button in self._buttons)

    def draw(self, canvas: Surface, spots: Hotspots) -> None:
        order = list(self.plan.cards)
        for character, column in self.columns:
            self._draw_proposal(canvas, character, column, order)
        self._draw_sheet(canvas, order)
        for button in self._buttons:
            button.draw(canvas, spots)

    def _draw_proposal(self, canvas: Surface, character: Character, column: Rect, order: list[str]) -> None:
        """The proposed card, beside one that lies there; its number in the order of the work, and what it is for."""
        place, card = at.place_rect(column), self.plan.cards.get(character.id, "")
        if card and card != character.card:
            rect = at.beside_card(place) if character.card else place
            draw_plate(canvas, rect, (24, 14, 22), 8)
            canvas.blit(_ghost(card, rect.size, 255 if character.card else _GHOST), rect)
            draw_plate(canvas, rect, (0, 0, 0, 0), 8, 3, theme.GLOW)
        if card:
            draw_badge(canvas, place.topleft, str(order.index(character.id) + 1), 34, theme.INK, theme.BRASS_HI)
        what = self.plan.errands.get(character.id, "")
        told = words.errand(card=names.card(card), what=what) if card else begins(what)
        self._draw_errand(canvas, at.advice_caption(column), card, told)

    def _draw_errand(self, canvas: Surface, usual: Rect, card: str, text: str) -> None:
        """Draw the Character's errand in a caption that grows upwards over the card: no name in it is cut."""
        height = block_height(text, usual.w - 12, theme.TEXT.body) + 2
        caption = usual.union(Rect(usual.x, usual.bottom - height - 8, usual.w, height + 8))
        draw_plate(canvas, caption, (22, 12, 20, 232), 8, 2 if card else 1, theme.GLOW if card else theme.BRASS_LO)
        room = Rect(caption.x + 6, caption.centery - height // 2, caption.w - 12, 0)
        draw_block(canvas, text, room, theme.TEXT.body, theme.CREAM if card else theme.PARCHMENT, align="center")

    def _draw_sheet(self, canvas: Surface, order: list[str]) -> None:
        sheet, bottom = self.sheet, at.advice_buttons(self.sheet)[0].y - 10
        draw_paper_panel(canvas, sheet, 12, 3)
        write_line(canvas, words.ADVICE, within(sheet, top=9, height=30), theme.TEXT.title, theme.INK, "center")
        draw_double_rule(canvas, *ends(sheet, 20), sheet.y + 41)
        x, y, width = sheet.x + 22, sheet.y + 54, sheet.w - 44
        draw_icon(canvas, "ui.hint", (x + 14, y + 16), 30, theme.REASON_ON_PAPER)
        y = draw_block(canvas, self.plan.goal, Rect(x + 40, y, width - 40, 0), theme.TEXT.strong_large, theme.INK) + 8
        y = draw_block(canvas, self.plan.expects, Rect(x, y, width, 0), theme.TEXT.body_plus, theme.INK) + 12
        if self.plan.instead:
            draw_text(canvas, words.INSTEAD[self.plan.is_second], (x, y), theme.TEXT.aside, theme.INK2)
            y = (
                draw_block(canvas, self.plan.instead, Rect(x, y + 24, width, 0), theme.TEXT.body, theme.INK, line=22)
                + 10
            )
        elif self.weighing:
            y = draw_block(canvas, self.weighing, Rect(x, y, width, 0), theme.TEXT.aside, theme.INK2) + 10
        kinds = {character.id: character.kind for character, _ in self.columns}
        step = min(_ROW, (bottom - y - 26) // max(1, len(order)))
        if not order or step < _LEAST_ROW:
            return
        draw_text(canvas, words.WORK_ORDER, (x, y), theme.TEXT.aside, theme.INK2)
        for number, name in enumerate(order):
            middle = y + 26 + number * step + step // 2
            draw_badge(canvas, (x + 12, middle), str(number + 1), 24, theme.INK, theme.BRASS_HI)
            draw_disk(canvas, (x + 46, middle), min(32, step - 2), self.colour, kinds[name], badge=False)
            told = words.goes_to(character=names.character(name), place=names.card(self.plan.cards[name]))
            draw_text(canvas, told, (x + 72, middle - 1), theme.TEXT.body_plus, theme.INK, "midleft", width=width - 72)


@cached_surface
def _ghost(card: str, size: tuple[int, int], alpha: int) -> Surface:
    """An Assignment card that is only proposed."""
    image = Surface(size, pygame.SRCALPHA)
    draw_card(image, image.get_rect(), card)
    image.set_alpha(alpha)
    return image
