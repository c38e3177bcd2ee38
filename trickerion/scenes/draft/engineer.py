"""Choosing the second Trick of a player with an Engineer."""

from __future__ import annotations

from functools import partial

import pygame

from trickerion.rules.ask import first_tricks
from trickerion.rules.catalog import CATEGORIES, TRICKS, Trick
from trickerion.rules.moves import ChooseTrick, Move
from trickerion.scenes.draft.question import Question
from trickerion.ui import theme
from trickerion.ui.components import draw_component
from trickerion.ui.controls import draw_reward
from trickerion.ui.hotspots import Hotspots
from trickerion.ui.icons import draw_icon
from trickerion.ui.layout import draft as places
from trickerion.ui.markers import draw_marker_place
from trickerion.ui.posters import draw_category_heads
from trickerion.ui.shapes import breathe, draw_glow_around, draw_plate, draw_rule
from trickerion.ui.spots import Hotspot
from trickerion.ui.surfaces import draw_paper_panel, draw_wood_panel
from trickerion.ui.text import draw_name, draw_text
from trickerion.ui.text_block import draw_block
from trickerion.ui.trick_card import draw_closed_card, draw_trick_large
from trickerion.words.screens import draft as words


def _cards() -> list[tuple[Trick, pygame.Rect]]:
    return [
        (trick, places.engineer_trick(column, line))
        for column, category in enumerate(CATEGORIES)
        for line, trick in enumerate(first_tricks(category))
    ]


class EngineerQuestion(Question):
    """All Tricks of Fame Threshold 1; the one pointed at in full on the right."""

    asked = words.ENGINEERS_TRICK

    def add_spots(self, spots: Hotspots) -> None:
        """One for each Trick."""
        for trick, rect in _cards():
            move = ChooseTrick(trick.id)
            spots.add(
                Hotspot(
                    f"draft.trick.{trick.id}",
                    rect,
                    on_click=partial(self.select, move),
                    enabled=move in self.table.legal,
                    why_not=self.waiting or self._owner(trick),
                )
            )

    def _owner(self, trick: Trick) -> str:
        """In whose Workshop a Trick is, in words."""
        for seat, player in enumerate(self.table.state.players):
            if any(owned is not None and owned.id == trick.id for owned in player.tricks):
                is_yours = seat == self.seat and self.is_own
                return words.YOUR_FIRST if is_yours else words.has_it(self.table.names[seat])
        return words.NOT_TO_BE_HAD

    def _shown(self, spots: Hotspots) -> Trick:
        """The Trick in full: the one pointed at, the selected one, or the first that is possible."""
        pointed = next((trick for trick, _ in _cards() if spots.is_hot(f"draft.trick.{trick.id}")), None)
        if pointed is not None:
            return pointed
        if isinstance(self.selected, ChooseTrick):
            return TRICKS[self.selected.trick]
        return next(TRICKS[m.trick] for m in self.possible if isinstance(m, ChooseTrick))

    # ------------------------------------------------------------------ drawing

    def draw(self, canvas: pygame.Surface, spots: Hotspots, seconds: float) -> None:
        """Columns of small cards, and one large card."""
        draw_category_heads(canvas, places.engineer_head)
        for trick, rect in _cards():
            move = ChooseTrick(trick.id)
            chosen, hot = self.selected is move, self.is_open(spots, f"draft.trick.{trick.id}", move)
            self._draw_card(canvas, rect, trick, chosen, breathe(seconds) if chosen else 0.7 if hot else 0.0)
        side, card = places.SIDE, places.SIDE_CARD
        draw_wood_panel(canvas, side, seed=4)
        draw_trick_large(canvas, card, self._shown(spots), have=self.owned, extra_markers=1)
        free = self.table.state.options.ruling("free_prepare_engineer")
        text, place = words.ENGINEER_TEXT_FREE if free else words.ENGINEER_TEXT, (side.x + 20, card.bottom + 18)
        room = side.bottom - 14 - place[1]
        draw_block(
            canvas, text, place, side.w - 40, theme.BODY, 19, theme.PARCHMENT, line=25, on_dark=True, height=room
        )

    def _draw_card(self, canvas: pygame.Surface, rect: pygame.Rect, trick: Trick, chosen: bool, light: float) -> None:
        if light:
            draw_glow_around(canvas, rect, theme.GLOW, light, blur=8)
        draw_paper_panel(canvas, rect, 10, 4 if chosen else 2, shadow=False, seed=len(trick.id))
        _draw_trick(canvas, rect, trick)
        for number, (component, count) in enumerate(trick.components.items()):
            short, spot = self.player.amount(component) < count, (rect.x + 40 + 58 * number, rect.y + 118)
            draw_component(canvas, spot, 44, component, count=count, short=short)
        for number in range(trick.markers + 1):
            draw_marker_place(canvas, (rect.x + 32 + number * 28, rect.bottom - 24), 13, paper=True)
        text = words.COMPONENTS_THERE if self.player.meets(trick) else words.markers(trick)
        aside = (rect.right - 14, rect.bottom - 25)
        draw_text(canvas, text, aside, theme.ITALIC, 17, theme.INK2, "midright", width=130)
        if ChooseTrick(trick.id) not in self.possible:
            draw_closed_card(canvas, rect, self._owner(trick))

    def sentence(self, move: Move | None) -> str:
        """What the Trick pays and asks for."""
        if not isinstance(move, ChooseTrick):
            return words.WHICH_SECOND
        trick = TRICKS[move.trick]
        return words.second_trick(trick, self.player.meets(trick))

    def sign(self, move: Move | None) -> str:
        """The Trick's picture."""
        return f"trick.{move.trick}" if isinstance(move, ChooseTrick) else "character.engineer"


def _draw_trick(canvas: pygame.Surface, rect: pygame.Rect, trick: Trick) -> None:
    """The head of a small card: picture, name and Yields."""
    plate = pygame.Rect(rect.x + 12, rect.y + 12, 64, 64)
    draw_plate(canvas, plate, theme.category_fill(trick.category), 9, 1, theme.BRASS)
    draw_icon(canvas, f"trick.{trick.id}", plate.center, 50, theme.CREAM, shadow=True)
    name = (plate.right + 12, rect.y + 30)
    draw_name(canvas, trick.name, name, 20, theme.INK, "midleft", rect.right - 12 - name[0])
    draw_reward(canvas, (name[0], rect.y + 60), trick.yields, 20, gap=12, plus=False)
    draw_rule(canvas, rect.x + 12, rect.right - 12, rect.y + 88)
