"""R spells the code: a sheet with its letters, a word for each, one line lit at a time."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Protocol

import pygame
from pygame import Rect, Surface

from trickerion.app.crash_report import copy_to_clipboard
from trickerion.app.loop import App
from trickerion.app.registry import scene
from trickerion.language.speech import join
from trickerion.language.verbatim import verbatim
from trickerion.play.tables.far_way import OtherWay
from trickerion.screens.sheet import SheetScene
from trickerion.together.code import letters_in
from trickerion.together.keeping import KEPT, NameAtRelay
from trickerion.ui import theme
from trickerion.ui.buttons import Button
from trickerion.ui.flow import ends, within
from trickerion.ui.hotspots import Hotspot
from trickerion.ui.layout import together as at
from trickerion.ui.said import Role, saying
from trickerion.ui.shapes import draw_plate, draw_rule
from trickerion.ui.text import draw_text
from trickerion.ui.text_block import block_height, draw_block, fit_block
from trickerion.words.screens import menus
from trickerion.words.screens import together as words


class FarLine(Protocol):
    """The way through a relay: its line, how it stands, and the name there."""

    @property
    def line(self) -> str:
        """Address of the relay, and the code; or ""."""

    @property
    def stands(self) -> str:
        """State of the name."""

    @property
    def at(self) -> NameAtRelay | None:
        """The name that this window keeps, if it does."""


class SpelledTable(Protocol):
    """A table whose code is spelled: its line, other ways to it, and the way through a relay, if there is one."""

    @property
    def far(self) -> FarLine:
        """The way through a relay."""

    @property
    def invitation(self) -> str:
        """Line that leads to the table."""

    @property
    def ways(self) -> Sequence[OtherWay]:
        """Ways that no letters say."""

    @property
    def port(self) -> int:
        """Port at which the table listens; 0 for one at another machine."""

    @property
    def secret(self) -> str:
        """Text behind the address for those who come from another network."""


@scene("spelled_code")
class SpelledCode(SheetScene):
    """Space goes on to the next line; below is what those need who come from elsewhere, and other ways to come."""

    title = words.INVITATION

    def __init__(self, app: App, hosting: SpelledTable) -> None:
        super().__init__(app)
        self._hosting, self._groups = hosting, letters_in(hosting.invitation).split("-")
        self._ways = hosting.ways
        self._lit, self._copied, self._looks = 0, -1, False

    @property
    def panel(self) -> Rect:
        return at.SPELLED

    def layout(self) -> None:
        self.spots.clear()
        for number in range(len(self._groups)):
            says = saying(self._spelled(number), role=Role.LINE, at=(number + 1, len(self._groups)))
            self.spots.add(Hotspot(f"spell.{number}", at.spelled_line(number), partial(self._light, number), says=says))
        close, rect = self.close, at.SPELLED_CLOSE
        buttons = [Button("spell.close", rect, menus.CLOSE, close, primary=True, key="escape", default=True)]
        for number, way in enumerate(self._ways):
            rect, name = within(at.spelled_way(number), right=0, top=0, width=160, height=48), f"spell.copy.{number}"
            copy, about = partial(self._copy, number), words.WAYS[way.kind](line=verbatim(way.line))
            buttons.append(Button(name, rect, words.COPY, copy, icon="ui.copy", style=theme.TEXT.label, about=about))
        if self._hosting.far.stands == KEPT:
            look, rect = words.LOOK_FROM_OUTSIDE, at.SPELLED_LOOK
            buttons.append(Button("spell.look", rect, look, self._look, icon="ui.globe", style=theme.TEXT.label))
        self.lay_buttons(buttons)

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
        return super().look, self._lit, self._copied, self._below, self._seen

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
        for number, way in enumerate(self._ways):
            row = at.spelled_way(number)
            text = words.COPIED if number == self._copied else words.WAYS[way.kind](line=verbatim(way.line))
            style, high = fit_block(text, 900, 30, theme.TEXT.body_large)
            draw_block(canvas, text, Rect(row.x, row.centery - high // 2, 900, 0), style, theme.INK)
        if self._hosting.far.stands == KEPT:
            draw_block(canvas, self._seen, at.SPELLED_SEEN, theme.TEXT.body_large, theme.INK2, line=27)

    @property
    def _below(self) -> str:
        hosting = self._hosting
        if hosting.far.line:
            return words.from_elsewhere(relay=verbatim(hosting.far.line.partition(" ")[0]))
        return words.from_outside(port=hosting.port, secret=hosting.secret)

    @property
    def _seen(self) -> str:
        """Sentence on what the relay has seen of this computer."""
        at_relay = self._hosting.far.at
        seen = at_relay.seen if at_relay is not None else None
        if seen is None:
            return words.LOOKING if self._looks else words.LOOK_NOTE
        return words.SEEN[seen.how](address=verbatim(seen.address), port=seen.port)

    def _look(self) -> None:
        at_relay = self._hosting.far.at
        self.app.sounds.play("click")
        if at_relay is not None:
            at_relay.seen = None
            self._looks = at_relay.look(self._hosting.port)

    def _copy(self, number: int) -> None:
        self.app.sounds.play("click")
        self._copied = number if copy_to_clipboard(self._ways[number].line) else -1
