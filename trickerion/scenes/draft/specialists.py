"""Choosing the Specialist of the start: the three with all that they bring."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

import pygame

from trickerion.rules.catalog import BASE_POINTS, PERFORMER_BONUS, SPECIALISTS, WAGE
from trickerion.rules.moves import ChooseSpecialist, Move
from trickerion.scenes.draft.question import Question
from trickerion.ui import theme
from trickerion.ui.layout import draft as places
from trickerion.ui.scenery import poster_scene
from trickerion.ui.shapes import breathe, draw_glow_around, draw_plate, draw_rule, rounded_clip
from trickerion.ui.spots import Hotspot
from trickerion.ui.surfaces import draw_brass_frame, draw_paper_panel, draw_round_badge, draw_title_bar
from trickerion.ui.text import draw_text
from trickerion.ui.text_block import draw_block
from trickerion.ui.tokens import draw_disk

_PICTURE = 190
_SCENE_COLOURS = {"assistant": "#7a4a80", "engineer": "#7a5a2a", "manager": "#2f6a5a"}


@dataclass(frozen=True)
class _Text:
    epithet: str
    now: str
    board: str
    best: str


_TEXTS = {
    "assistant": _Text(
        "keeps the house and charms the gallery",
        "An *Apprentice* at once: a second pair of hands from the first turn.",
        "A place for an Apprentice who needs no wage.",
        "Good for many small deeds, and for Fame in every own show.",
    ),
    "engineer": _Text(
        "builds what nobody believes",
        "A second *Trick* at once, of any category, with Fame Threshold 1.",
        "A fourth place for a Trick, which gets 1 marker more whenever it is prepared.",
        "Good for variety on the stage and for long shows.",
    ),
    "manager": _Text(
        "knows a man who knows a man",
        "More *Components* at once, worth 2 {coin}, on the Manager's board.",
        "Two places for Components, each of which counts once more than lies there.",
        "Good for a free Prepare now and for demanding Tricks later.",
    ),
}


class SpecialistQuestion(Question):
    """Three tall cards."""

    title = "chooses a Specialist"
    aside = "The other two can be hired at the Inn in the game, without what they bring now."

    def spots(self) -> list[Hotspot]:
        """One for each card."""
        return [
            Hotspot(
                f"draft.specialist.{specialist}",
                places.specialist(number),
                on_click=partial(self.scene.select, ChooseSpecialist(specialist)),
                enabled=self.is_own,
                why_not=self.waiting,
            )
            for number, specialist in enumerate(SPECIALISTS)
        ]

    def draw(self, canvas: pygame.Surface) -> None:
        """The cards."""
        for number, specialist in enumerate(SPECIALISTS):
            self._draw_card(canvas, places.specialist(number), specialist)

    def _draw_card(self, canvas: pygame.Surface, rect: pygame.Rect, specialist: str) -> None:
        move = ChooseSpecialist(specialist)
        chosen = self.scene.selected is move
        hot = self.is_own and self.scene.spots.is_hot(f"draft.specialist.{specialist}")
        if chosen or hot:
            draw_glow_around(canvas, rect, theme.GLOW, breathe(self.scene.seconds) if chosen else 0.7, blur=11)
        draw_paper_panel(canvas, rect, 12, 0, shadow=not (chosen or hot), seed=len(specialist))
        picture = poster_scene(rect.w - 8, _PICTURE, _SCENE_COLOURS[specialist])
        canvas.blit(rounded_clip(picture, 9), (rect.x + 4, rect.y + 4))
        draw_disk(canvas, (rect.centerx, rect.y + 96), 132, self.scene.colours[self.seat], specialist)
        bar = pygame.Rect(rect.x + 2, rect.y + _PICTURE + 4, rect.w - 4, 48)
        draw_title_bar(canvas, bar, theme.SPECIALIST_PLATE, specialist.title(), 28)
        self._draw_text(canvas, rect, specialist, bar.bottom)
        draw_brass_frame(canvas, rect, 12, 5 if chosen else 3)

    def _draw_text(self, canvas: pygame.Surface, rect: pygame.Rect, specialist: str, top: int) -> None:
        text = _TEXTS[specialist]
        spot = (rect.centerx, top + 26)
        draw_text(canvas, text.epithet, spot, theme.ITALIC, 20, theme.INK2, "center", width=rect.w - 40)
        draw_rule(canvas, rect.x + 80, rect.right - 80, top + 46)
        points, wage = BASE_POINTS[specialist], WAGE[specialist]
        rows = (
            ("ui.play", "Now", text.now, True),
            (f"character.{specialist}", "The board", text.board, False),
            ("action.perform", "In your show", f"{_show_bonus(specialist)} when standing behind the Magician.", False),
            ("resource.action_point", "At work", f"{points} {{ap}} a turn for a wage of {wage} {{coin}}.", False),
        )
        y = top + 56
        for icon, head, words, lit in rows:
            y = _draw_row(canvas, rect, y, icon, head, words, lit)
        place = (rect.x + 30, y + 4)
        draw_block(canvas, text.best, place, rect.w - 60, theme.ITALIC, 19, theme.INK2, line=24, align="center")

    def sentence(self, move: Move | None) -> str:
        """What the Specialist brings now."""
        if not isinstance(move, ChooseSpecialist):
            return "A Specialist works with 2 {ap}, opens a board of the Workshop, and brings something at once."
        return f"*{move.specialist.title()}.* {_TEXTS[move.specialist].now} {_TEXTS[move.specialist].best}"

    def sign(self, move: Move | None) -> str:
        """The Specialist's sign."""
        return f"character.{move.specialist}" if isinstance(move, ChooseSpecialist) else "character.assistant"


def _show_bonus(specialist: str) -> str:
    amounts = zip(PERFORMER_BONUS[specialist], ("{fame}", "{coin}", "{shard}"), strict=True)
    return ", ".join(f"{number} {sign}" for number, sign in amounts if number)


def _draw_row(canvas: pygame.Surface, card: pygame.Rect, y: int, icon: str, head: str, words: str, lit: bool) -> int:
    """A row with an icon, a head and a sentence; returns the y of the next one."""
    rect = pygame.Rect(card.x + 18, y, card.w - 36, 98)
    draw_plate(canvas, rect, "#fbe6ae" if lit else theme.PARCHMENT2, 10, 2 if lit else 1, "#b8862f")
    draw_round_badge(canvas, (rect.x + 42, rect.centery), icon, 56, theme.VELVET if lit else theme.INK)
    draw_text(canvas, head, (rect.x + 86, rect.y + 20), theme.BODY_BOLD, 20, theme.INK, "midleft")
    place = (rect.x + 86, rect.y + 34)
    draw_block(canvas, words, place, rect.w - 100, theme.BODY, 19, theme.INK, line=24, height=rect.h - 40)
    return rect.bottom + 8
