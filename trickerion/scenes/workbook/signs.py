"""The sign before a heading or a term, in the dress of what it stands for."""

from __future__ import annotations

import pygame

from trickerion.rules.catalog import MAGICIANS, TRICKS
from trickerion.ui import theme
from trickerion.ui.components import draw_component
from trickerion.ui.icons import draw_icon
from trickerion.ui.shapes import draw_round
from trickerion.ui.surfaces import draw_category_badge, draw_location_badge, draw_round_badge
from trickerion.ui.tokens import draw_coin, draw_disk, draw_fame, draw_prophecy, draw_shard

_GROUND = "#3a2218"


def draw_sign(surface: pygame.Surface, center: tuple[int, int], size: int, icon: str) -> None:
    """The icon of a concept ("component.wood", "action.buy" ...) as the table shows it, ``size`` pixels wide."""
    kind, _, name = icon.partition(".")
    if kind == "category":
        draw_category_badge(surface, center, name, size)
    elif kind == "location":
        draw_location_badge(surface, center, name, size)
    elif kind == "component":
        draw_component(surface, center, size, name)
    elif kind == "prophecy":
        draw_prophecy(surface, center, size, name)
    elif kind == "character":
        draw_disk(surface, center, size - 4, "crimson", name, badge=False)
    elif kind in ("magician", "trick"):
        category = MAGICIANS[name].category if kind == "magician" else TRICKS[name].category
        draw_round_badge(surface, center, icon, size, theme.category_colour(category), theme.CREAM, width=2)
    elif kind == "suit":
        draw_round(surface, center, size, theme.CREAM, 2, theme.BRASS_LO)
        draw_icon(surface, icon, center, round(size * 0.6), theme.INK)
    else:
        _draw_resource(surface, center, size, icon)


def _draw_resource(surface: pygame.Surface, center: tuple[int, int], size: int, icon: str) -> None:
    if icon == "resource.fame":
        draw_fame(surface, center, size, paper=True)
    elif icon == "resource.coin":
        draw_coin(surface, center, size - 6)
    elif icon == "resource.shard":
        draw_shard(surface, center, size, paper=True)
    else:
        draw_round_badge(surface, center, icon, size, _GROUND, width=2)
