"""What cards and abilities offer in the Theater besides its Actions: in words, with what each pays for certain."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

import pygame

from trickerion.rules import moves as m
from trickerion.rules.moves import Move
from trickerion.table.move_pictures import deltas
from trickerion.table.tips import shard_tip, spoken
from trickerion.ui import theme
from trickerion.ui.action_row import draw_action_row
from trickerion.ui.bubble import Tip
from trickerion.ui.hotspots import Hotspots
from trickerion.ui.layout import theater as at
from trickerion.ui.surfaces import draw_dark_panel
from trickerion.ui.text import draw_text
from trickerion.words import card_tooltips, names
from trickerion.words.moves import say

if TYPE_CHECKING:
    from trickerion.scenes.theater.scene import TheaterScene


class Extra(NamedTuple):
    """One offer: the move, its sentence, what it changes for the viewer, and what it says when pointed at."""

    move: Move
    label: str
    detail: str
    tip: Tip | None


def extras_of(scene: TheaterScene) -> list[Extra]:
    """Every legal move that is none of the Theater's own, in the order of the rules."""
    return [_extra(scene, move) for move in scene.extra_moves]


def _extra(scene: TheaterScene, move: Move) -> Extra:
    viewer = scene.session.viewer
    change = deltas(scene.session.preview(move), viewer)
    return Extra(move, say(move, scene.state, viewer), names.change(*change), _tip(scene, move))


def _tip(scene: TheaterScene, move: Move) -> Tip | None:
    acting = scene.acting
    if isinstance(move, m.UseCard):
        return spoken(card_tooltips.special(move.card))
    if isinstance(move, m.UseAbility):
        return spoken(card_tooltips.magician_of(scene.state, scene.session.viewer))
    if isinstance(move, m.Enhance):
        return shard_tip(scene.state, scene.session.viewer, acting.card if acting is not None else "")
    if isinstance(move, m.ForgoBonus) and acting is not None:
        return spoken(card_tooltips.special(acting.card))
    return None


def draw_extras(canvas: pygame.Surface, extras: Sequence[Extra], spots: Hotspots) -> None:
    """The panel with a row for each."""
    panel = at.EXTRAS
    draw_dark_panel(canvas, panel, 12, 3)
    draw_text(canvas, "Cards and abilities", (panel.x + 20, panel.y + 10), theme.HEAD, 24, theme.BRASS_HI)
    for number, extra in enumerate(extras):
        hot = spots.is_hot(f"extra_{number}")
        rect = at.extra_rect(number, len(extras))
        detail = extra.detail if rect.h >= 44 else ""
        icon = "ui.cancel" if isinstance(extra.move, m.Skip) else "ui.special_card"
        draw_action_row(
            canvas, rect, extra.label, icon=icon, state="lit", detail=detail, size=19, hovered=hot, light=0.6
        )
