"""R spells the code: a sheet with its letters, a word for each, one line lit at a time."""

from __future__ import annotations

from functools import partial

import pygame
from pygame import Rect, Surface

from trickerion.app.loop import App
from trickerion.app.registry import scene
from trickerion.language.speech import join
from trickerion.screens.sheet import SheetScene
from trickerion.ui import theme
from trickerion.ui.buttons import Button
from trickerion.ui.flow import ends
from trickerion.ui.hotspots import Hotspot
from trickerion.ui.layout import together as at
from trickerion.ui.said import Role, saying
from trickerion.ui.shapes import draw_plate, draw_rule
from trickerion.ui.text import draw_text
from trickerion.ui.text_block import block_height, draw_block
from trickerion.words.screens import menus
from trickerion.words.screens import together as words


@scene("spelled_code")
class SpelledCode(SheetScene):
    """Space goes on to the next line; below is what those need who come from elsewhere."""

    title = words.INVITATION

    def __init__(self, app: App, code: str, below: str) -> None:
        super().__init__(app)
        self._groups, self._below = code.split("-"), below
        self._lit = 0

    @property
    def panel(self) -> Rect:
        return at.SPELLED

    def layout(self) -> None:
        self.spots.clear()
        for number in range(len(self._groups)):
            says = saying(self._spelled(number), role=Role.LINE, at=(number + 1, len(self._groups)))
            self.spots.add(Hotspot(f"spell.{number}", at.spelled_line(number), partial(self._light, number), says=says))
        close, rect = self.close, at.SPELLED_CLOSE
        self.lay_buttons([Button("spell.close", rect, menus.CLOSE, close, primary=True, key="escape", default=True)])

    def _spelled(self, number: int) -> str:
        """A group of the code letter by letter."""
        return join(words.SPELLED.get(letter, letter) for letter in self._groups[number])

    def _light(self, number: int) -> None:
        self._lit = number % len(self._groups)

    def handle_first(self, event: pygame.event.Event) -> bool:
        """Space goes on."""
        if event.type == pygame.KEYDOWN and event.key == pygame.K_SPACE:
            self._light(self._lit + 1)
            return True
        return super().handle_first(event)

    @property
    def look(self) -> object:
        return super().look, self._lit

    def draw_page(self, canvas: Surface) -> None:
        for number, group in enumerate(self._groups):
            line, lit = at.spelled_line(number), number == self._lit
            if lit:
                draw_plate(canvas, line, theme.PARCHMENT2, 10, 2, theme.BRASS)
            ink = theme.INK if lit else theme.INK2
            draw_text(canvas, group, (line.x + 24, line.centery - 2), theme.TEXT.number_huge, ink, "midleft", width=210)
            said = self._spelled(number)
            style, width = theme.TEXT.body_lead, line.w - 270
            top = line.centery - block_height(said, width, style) // 2
            draw_block(canvas, said, Rect(line.x + 250, top, width, 0), style, ink)
        draw_rule(canvas, *ends(at.SPELLED, 40), at.SPELLED_BELOW.y - 14)
        draw_block(canvas, self._below, at.SPELLED_BELOW, theme.TEXT.body_large)
