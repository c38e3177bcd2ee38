"""The poster of one evening: its picture, what it is about, and what the player has made of it."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import date
from functools import partial
from typing import Final

import pygame
from pygame import Rect, Surface

from trickerion.scenes.week.art import poster_of
from trickerion.scenes.week.layout import EveningPlaces
from trickerion.screens.challenges.poster import draw_seal
from trickerion.screens.first_evening.progress import OwnShow
from trickerion.ui import theme
from trickerion.ui.flow import ends
from trickerion.ui.hotspots import Drawn, Hotspot, Hotspots, Tip
from trickerion.ui.said import Role, Said
from trickerion.ui.shapes import draw_double_rule, draw_glow_around
from trickerion.ui.surfaces import draw_brass_frame, draw_paper_panel, draw_pill, pill_width
from trickerion.ui.text import draw_text
from trickerion.ui.text_block import draw_block, fit_block
from trickerion.words import opening_week as words
from trickerion.words.evening import date_words

MINUTES: Final = {"stage": 20, "corners": 20, "hands": 20, "alley": 20, "solo": 20, "saturday": 45}
_SEAL: Final = 96
_VEIL: Final = (20, 14, 28, 56)


@dataclass(frozen=True)
class EveningPoster(Drawn):
    """``choose`` shows what the evening is about; ``show`` is the best one that was given in it."""

    evening: str
    at: EveningPlaces
    is_chosen: bool
    is_next: bool
    is_done: bool
    show: OwnShow | None
    choose: Callable[[], object]

    def add_hotspots(self, spots: Hotspots) -> None:
        tip = partial(Tip, words.EVENINGS[self.evening].name)
        spots.add(Hotspot(f"week.{self.evening}", self.at.rect, self.choose, tip=tip, says=self._said))

    def _said(self) -> Said:
        """The evening with its subject, whether it is chosen, and how it stands."""
        said = words.EVENINGS[self.evening]
        return Said(said.name, self._state, Role.CHOICE, self.is_chosen, more=(said.when, said.subject))

    @property
    def _state(self) -> str:
        minutes = MINUTES[self.evening]
        if self.is_next:
            return words.next_minutes(minutes)
        return state_words(self.show) if self.is_done else words.about_minutes(minutes)

    def draw(self, canvas: Surface, spots: Hotspots) -> None:
        at, said = self.at, words.EVENINGS[self.evening]
        if self.is_chosen or spots.is_hot(f"week.{self.evening}"):
            draw_glow_around(canvas, at.rect, theme.GLOW, 1.0 if self.is_chosen else 0.5)
        draw_paper_panel(canvas, at.rect, 12, 3, rivets=self.is_chosen)
        canvas.blit(poster_of(self.evening, *at.art.size, theme.palette()), at.art)
        draw_brass_frame(canvas, at.art, 10, 3)
        room = at.subject.w
        draw_text(canvas, said.when, at.when, theme.TEXT.label, theme.INK2, "center", width=room)
        draw_text(canvas, said.name, at.title, theme.TEXT.title_large, theme.VELVET, "center", width=room)
        draw_double_rule(canvas, *ends(at.rect, 36), at.rule_y)
        style, line = fit_block(said.subject, at.subject.w, at.subject.h, theme.TEXT.body_lead)
        draw_block(canvas, said.subject, at.subject, style, theme.INK, line=line, align="center")
        self._draw_state(canvas)
        if not (self.is_done or self.is_next or self.is_chosen):
            veil = Surface(at.rect.size, pygame.SRCALPHA)
            pygame.draw.rect(veil, _VEIL, veil.get_rect(), border_radius=12)
            canvas.blit(veil, at.rect)
        if self.is_done:
            draw_seal(canvas, at.seal, _SEAL)

    def _draw_state(self, canvas: Surface) -> None:
        told = self._state
        if self.is_next:
            pill = Rect(0, 0, pill_width(told, height=32), 32).move_to(center=self.at.state)
            draw_pill(canvas, pill, told, theme.GLOW, theme.INK)
            return
        draw_text(canvas, told, self.at.state, theme.TEXT.aside, theme.INK2, "center", width=self.at.subject.w)


def state_words(show: OwnShow | None) -> str:
    """Account of an evening that is played."""
    if show is None:
        return words.PLAYED
    try:
        return words.show_on(number=show.fame, date=date_words(date.fromisoformat(show.day)))
    except ValueError:
        return words.best_show(number=show.fame)
