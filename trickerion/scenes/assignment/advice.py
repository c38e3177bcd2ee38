"""The hint at the Assignment: what each Character is to do with a card, and the sheet that holds ways side by side."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import pygame
from pygame import Rect, Surface

from trickerion.bots.bot import Outline, added
from trickerion.language.speech import begins
from trickerion.rules.catalog import Yields
from trickerion.rules.state import Character
from trickerion.scenes.assignment import layout as at
from trickerion.scenes.assignment.hand import draw_card
from trickerion.scenes.assignment.what_if import OTHER, OWN, WhatIf
from trickerion.ui import theme
from trickerion.ui.hotspots import Drawn, Hotspots
from trickerion.ui.said import Zone
from trickerion.ui.shapes import draw_plate
from trickerion.ui.surface_cache import cached_surface
from trickerion.ui.text_block import block_height, draw_block
from trickerion.ui.tokens import draw_badge
from trickerion.words import names
from trickerion.words.screens import assignment as words
from trickerion.words.screens.what_if import gains

_GHOST: Final = 165  # alpha of a card that is only proposed


@dataclass(frozen=True)
class Advice(Drawn):
    """The sheet of a hint, and below each Character of the ``columns`` its errand in the way that is looked at."""

    zone = Zone.TOLD
    sheet: WhatIf
    columns: Sequence[tuple[Character, Rect]]

    @property
    def plan(self) -> Outline:
        """The hint's own plan."""
        return self.sheet.found.hint.plan

    def add_hotspots(self, spots: Hotspots) -> None:
        self.sheet.add_hotspots(spots)

    def draw(self, canvas: Surface, spots: Hotspots) -> None:
        shown, found = self.sheet.cards_shown(spots), self.sheet.found
        for character, column in self.columns:
            if shown == OWN and found.own is not None:
                self._draw_own(canvas, character, column, found.own.plan)
            elif shown != OWN:
                plan = found.other.plan if shown == OTHER and found.other is not None else found.hint.plan
                self._draw_proposal(canvas, character, column, plan)
        self.sheet.draw(canvas, spots)

    def _draw_own(self, canvas: Surface, character: Character, column: Rect, plan: Outline) -> None:
        """Errand of a Character with the card that lies there; nothing while that is another one than was judged."""
        if self.sheet.found.cards.get(character.id, "") != character.card:
            return
        if character.id in plan.cards:
            _draw_number(canvas, column, plan, character.id)
        said = begins(plan.errands.get(character.id, ""))
        self._draw_errand(canvas, at.advice_caption(column), character.card, said, _gain(plan, character))

    def _draw_proposal(self, canvas: Surface, character: Character, column: Rect, plan: Outline) -> None:
        """The proposed card, beside one that lies there; its number in the order of the work, and what it is for."""
        place, card = at.place_rect(column), plan.cards.get(character.id, "")
        if card and card != character.card:
            rect = at.beside_card(place) if character.card else place
            draw_plate(canvas, rect, (24, 14, 22), 8)
            canvas.blit(_ghost(card, rect.size, 255 if character.card else _GHOST), rect)
            draw_plate(canvas, rect, (0, 0, 0, 0), 8, 3, theme.GLOW)
        if card:
            _draw_number(canvas, column, plan, character.id)
        what = plan.errands.get(character.id, "")
        told = words.errand(card=names.card(card), what=what) if card else begins(what)
        self._draw_errand(canvas, at.advice_caption(column), card, told, _gain(plan, character))

    def _draw_errand(self, canvas: Surface, usual: Rect, card: str, text: str, gain: Yields) -> None:
        """Draw an errand with its gain in a caption that grows upwards over the card: no name in it is cut."""
        text = "\n".join(filter(None, (text, gains(gain))))
        height = block_height(text, usual.w - 12, theme.TEXT.body) + 2
        caption = usual.union(Rect(usual.x, usual.bottom - height - 8, usual.w, height + 8))
        draw_plate(canvas, caption, (22, 12, 20, 232), 8, 2 if card else 1, theme.GLOW if card else theme.BRASS_LO)
        room = Rect(caption.x + 6, caption.centery - height // 2, caption.w - 12, 0)
        draw_block(canvas, text, room, theme.TEXT.body, theme.CREAM if card else theme.PARCHMENT, align="center")


def _draw_number(canvas: Surface, column: Rect, plan: Outline, character: str) -> None:
    """The number of a Character in the order of the work, at the corner of its card."""
    number = list(plan.cards).index(character) + 1
    draw_badge(canvas, at.place_rect(column).topleft, str(number), 34, theme.INK, theme.BRASS_HI)


def _gain(plan: Outline, character: Character) -> Yields:
    """Gain of a Character in a plan: by its work, the Magician by the show, too."""
    own = plan.sums.gains.get(character.id, Yields())
    return added(own, plan.sums.show) if character.kind == "magician" else own


@cached_surface
def _ghost(card: str, size: tuple[int, int], alpha: int) -> Surface:
    """An Assignment card that is only proposed."""
    image = Surface(size, pygame.SRCALPHA)
    draw_card(image, image.get_rect(), card)
    image.set_alpha(alpha)
    return image
