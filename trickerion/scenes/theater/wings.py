"""In the wings: the viewer's Tricks with the Trick Markers that are ready, and what the others lack."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from trickerion.rules.ask import LINK_BONUS
from trickerion.rules.state import ENGINEER_PLACE, GameState
from trickerion.scenes.theater.reasons import WingState, on_stage, wing_tip
from trickerion.ui import theme
from trickerion.ui.bubble import Tip
from trickerion.ui.layout import theater as at
from trickerion.ui.shapes import draw_glow_around
from trickerion.ui.surfaces import draw_dark_panel
from trickerion.ui.text import draw_text
from trickerion.ui.trick_card import Owned, draw_trick_place, draw_trick_row
from trickerion.words import names as words


@dataclass(frozen=True)
class Wings:
    """What the panel shows: the rows of one seat by place; ``light`` lets the chosen row breathe."""

    state: GameState
    seat: int
    colour: str
    rows: dict[int, WingState]

    @property
    def places(self) -> list[int]:
        """The places to show: the player board's, and the Engineer's if there is one."""
        has_engineer = self.state.players[self.seat].has("engineer")
        return [place for place in range(len(self.state.players[self.seat].tricks)) if place < 3 or has_engineer]

    def tip(self, place: int) -> Tip:
        """What a row says when asked."""
        owned = self.state.players[self.seat].tricks[place]
        assert owned is not None
        sentence = wing_tip(self.state, self.seat, place, self.rows[place])
        pays = owned.trick.yields
        level = owned.trick.level
        link = f"Level {level}: each Link it makes pays {LINK_BONUS[level]} {{fame}} or {{coin}}"
        higher = self.state.options.ruling("link_bonus_level") == "highest" and level < max(LINK_BONUS)
        link += ", more with a Trick of a higher level." if higher else "."
        body = (f"Pays {words.yields(pays)} when performed.", link, sentence)
        return Tip(owned.trick.name, body, f"trick.{owned.id}")


def draw(canvas: pygame.Surface, wings: Wings, hovered: str | None, light: float) -> None:
    """Draw the panel."""
    draw_dark_panel(canvas, at.WINGS, 12, 3)
    draw_text(canvas, "In the wings", (at.WINGS.x + 20, at.WINGS.y + 10), theme.HEAD, 26, theme.BRASS_HI)
    place = (at.WINGS.right - 18, at.WINGS.y + 20)
    draw_text(canvas, "your Tricks and their markers", place, theme.ITALIC, 17, theme.PARCHMENT, "topright")
    for number in wings.places:
        _draw_row(canvas, wings, number, light, hovered == f"wing_{number + 1}")


def _draw_row(canvas: pygame.Surface, wings: Wings, place: int, light: float, hovered: bool) -> None:
    rect = at.wing_rect(place)
    owned = wings.state.players[wings.seat].tricks[place]
    if owned is None:
        where = "no Trick on the Engineer’s board" if place == ENGINEER_PLACE else "no Trick here"
        draw_trick_place(canvas, rect, where)
        return
    row = wings.rows[place]
    if hovered and row.state == "ready":
        draw_glow_around(canvas, rect, theme.GLOW, 0.8, blur=7, radius=10)
    shown = Owned(wings.colour, owned.suit, owned.markers, on_stage(wings.state, wings.seat, owned))
    draw_trick_row(canvas, rect, owned.trick, shown, state=row.state, label=row.label, reason=row.reason, light=light)
