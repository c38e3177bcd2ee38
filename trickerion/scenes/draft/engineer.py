"""Choosing the second Trick of a player with an Engineer."""

from __future__ import annotations

from functools import partial

import pygame

from trickerion.rules.catalog import CATEGORIES, TRICKS, Trick
from trickerion.rules.moves import ChooseTrick, Move
from trickerion.scenes.draft.advice import covers, list_of
from trickerion.scenes.draft.magicians import first_tricks
from trickerion.scenes.draft.question import Question
from trickerion.scenes.setup.posters_panel import draw_category_head
from trickerion.ui import theme
from trickerion.ui.components import draw_component
from trickerion.ui.controls import draw_reward
from trickerion.ui.icons import draw_icon
from trickerion.ui.layout import draft as places
from trickerion.ui.markers import draw_marker_place
from trickerion.ui.shapes import breathe, draw_glow_around, draw_plate, draw_rule
from trickerion.ui.spots import Hotspot
from trickerion.ui.surfaces import draw_paper_panel, draw_wood_panel
from trickerion.ui.text import draw_name, draw_text
from trickerion.ui.text_block import draw_block
from trickerion.ui.trick_card import draw_closed_card, draw_trick_large

_TEXT = (
    "The Engineer's board takes a Trick of *any category*. "
    "Whenever it is prepared there, it gets *1 marker more*. It is not prepared at the start."
)
_TEXT_FREE = (
    "The Engineer's board takes a Trick of *any category*. "
    "Whenever it is prepared there, it gets *1 marker more*; it is prepared for free if its Components are there."
)


class EngineerQuestion(Question):
    """All Tricks of Fame Threshold 1; the one pointed at in full on the right."""

    title = "chooses a Trick for the Engineer"
    aside = "Any category, Fame Threshold 1."

    def _cards(self) -> list[tuple[Trick, pygame.Rect]]:
        return [
            (trick, places.engineer_trick(column, line))
            for column, category in enumerate(CATEGORIES)
            for line, trick in enumerate(first_tricks(category))
        ]

    def spots(self) -> list[Hotspot]:
        """One for each Trick."""
        return [
            Hotspot(
                f"draft.trick.{trick.id}",
                rect,
                on_click=partial(self.scene.select, ChooseTrick(trick.id)),
                enabled=ChooseTrick(trick.id) in self.scene.legal,
                why_not=self.waiting or self._owner(trick),
            )
            for trick, rect in self._cards()
        ]

    def _owner(self, trick: Trick) -> str:
        """In whose Workshop a Trick is, in words."""
        for seat, player in enumerate(self.scene.state.players):
            if any(owned is not None and owned.id == trick.id for owned in player.tricks):
                return "Your first Trick" if seat == self.seat and self.is_own else f"{self.scene.names[seat]} has it"
        return "Not to be had"

    @property
    def _shown(self) -> Trick:
        """The Trick in full: the one pointed at, the selected one, or the first that is possible."""
        for trick, _ in self._cards():
            if self.scene.spots.is_hot(f"draft.trick.{trick.id}"):
                return trick
        move = self.scene.selected
        if isinstance(move, ChooseTrick):
            return TRICKS[move.trick]
        return next(TRICKS[m.trick] for m in self.possible if isinstance(m, ChooseTrick))

    def _have(self) -> dict[str, int]:
        return {component: self.player.amount(component) for component in self.player.components}

    # ------------------------------------------------------------------ drawing

    def draw(self, canvas: pygame.Surface) -> None:
        """Columns of small cards, and one large card."""
        for column, category in enumerate(CATEGORIES):
            draw_category_head(canvas, places.engineer_head(column), category)
        for trick, rect in self._cards():
            self._draw_card(canvas, trick, rect)
        draw_wood_panel(canvas, places.SIDE, seed=4)
        draw_trick_large(canvas, places.SIDE_CARD, self._shown, have=self._have(), extra_markers=1)
        free = self.scene.state.options.ruling("free_prepare_engineer")
        place = (places.SIDE.x + 20, places.SIDE_CARD.bottom + 18)
        room = places.SIDE.bottom - 14 - place[1]
        width = places.SIDE.w - 40
        text = _TEXT_FREE if free else _TEXT
        draw_block(canvas, text, place, width, theme.BODY, 19, theme.PARCHMENT, line=25, on_dark=True, height=room)

    def _draw_card(self, canvas: pygame.Surface, trick: Trick, rect: pygame.Rect) -> None:
        move = ChooseTrick(trick.id)
        chosen = self.scene.selected is move
        hot = self.scene.spots.is_hot(f"draft.trick.{trick.id}") and move in self.scene.legal
        if chosen or hot:
            draw_glow_around(canvas, rect, theme.GLOW, breathe(self.scene.seconds) if chosen else 0.7, blur=8)
        draw_paper_panel(canvas, rect, 10, 4 if chosen else 2, shadow=False, seed=len(trick.id))
        plate = pygame.Rect(rect.x + 12, rect.y + 12, 64, 64)
        draw_plate(canvas, plate, theme.category_fill(trick.category), 9, 1, theme.BRASS)
        draw_icon(canvas, f"trick.{trick.id}", plate.center, 50, theme.CREAM, shadow=True)
        name = (plate.right + 12, rect.y + 30)
        draw_name(canvas, trick.name, name, 20, theme.INK, "midleft", rect.right - 12 - name[0])
        draw_reward(canvas, (name[0], rect.y + 60), trick.yields, 20, gap=12, plus=False)
        draw_rule(canvas, rect.x + 12, rect.right - 12, rect.y + 88)
        for number, (component, count) in enumerate(trick.components.items()):
            short = self._have().get(component, 0) < count
            spot = (rect.x + 40 + 58 * number, rect.y + 118)
            draw_component(canvas, spot, 44, component, count=count, short=short)
        for number in range(trick.markers + 1):
            spot = (rect.x + 32 + number * 28, rect.bottom - 24)
            draw_marker_place(canvas, spot, 13, paper=True)
        words = f"{trick.markers} + 1 markers" if not covers(self._have(), trick.components) else "Components there"
        aside = (rect.right - 14, rect.bottom - 25)
        draw_text(canvas, words, aside, theme.ITALIC, 17, theme.INK2, "midright", width=130)
        if move not in self.possible:
            draw_closed_card(canvas, rect, self._owner(trick))

    def sentence(self, move: Move | None) -> str:
        """What the Trick pays and asks for."""
        if not isinstance(move, ChooseTrick):
            return "A second Trick makes Links with the first. Look for one that needs Components you have or can buy."
        trick = TRICKS[move.trick]
        have = "all of which are there" if covers(self._have(), trick.components) else "not all of which are there yet"
        return f"*{trick.name}* asks for {list_of(trick.components)}, {have}, and gives {trick.markers + 1} markers."

    def sign(self, move: Move | None) -> str:
        """The Trick's picture."""
        return f"trick.{move.trick}" if isinstance(move, ChooseTrick) else "character.engineer"
