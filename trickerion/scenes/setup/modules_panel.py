"""The modules, and the phases of a turn in small."""

from __future__ import annotations

from functools import partial

import pygame

from trickerion.rules.options import terms_of
from trickerion.scenes.setup.plan import Change, Plan, why_closed
from trickerion.ui import theme
from trickerion.ui.action_row import draw_closed_row
from trickerion.ui.controls import draw_toggle
from trickerion.ui.hotspots import Hotspots
from trickerion.ui.icons import draw_icon
from trickerion.ui.layout import setup as places
from trickerion.ui.shapes import draw_plate
from trickerion.ui.spots import Hotspot, Tip
from trickerion.ui.surfaces import draw_panel_head, draw_wood_panel
from trickerion.ui.text import draw_text
from trickerion.words.screens import setup as words
from trickerion.words.screens.setup import MODULES, Module

_MOST_WITH_TILES = 3
_DARK, _LIT, _END = (20, 11, 14, 190), (60, 36, 30, 210), (60, 18, 26, 200)


class ModulesPanel:
    """The panel at the lower left."""

    def __init__(self, change: Change) -> None:
        self._change = change

    def add_spots(self, spots: Hotspots, plan: Plan) -> None:
        """A row for each module, a tile for each phase."""
        for number, module in enumerate(MODULES):
            reason = why_closed(module, plan.modules) or plan.always.get(module.id, "")
            body = f"{module.detail[0].upper()}{module.detail[1:]}."
            spots.add(
                Hotspot(
                    f"setup.module.{module.id}",
                    places.module_row(number),
                    on_click=partial(self._change, plan.switch_module, module.id),
                    enabled=not reason,
                    why_not=reason,
                    tip=partial(Tip, module.name, (body,), icon=module.icon),
                )
            )
        for number, (tile, (icon, name, text)) in enumerate(_tiles(plan)):
            tip = partial(Tip, name, (text,), icon=icon)
            spots.add(Hotspot(f"setup.phase.{number}", tile, tip=tip, focusable=False))

    def draw(self, canvas: pygame.Surface, spots: Hotspots, plan: Plan) -> None:
        """The rows, and the phases of a turn."""
        draw_wood_panel(canvas, places.MODULES, seed=1)
        draw_panel_head(canvas, places.MODULES.move(6, 4), words.MODULES_HEAD, icon_name="ui.choice")
        for number, module in enumerate(MODULES):
            _draw_module(canvas, places.module_row(number), module, plan, spots.is_hot(f"setup.module.{module.id}"))
        tiles = _tiles(plan)
        for number, (tile, (icon, name, _)) in enumerate(tiles):
            hot = spots.is_hot(f"setup.phase.{number}")
            fill = _END if number == len(tiles) - 1 else _LIT if hot else _DARK
            draw_plate(canvas, tile, fill, 8, 1, theme.BRASS_LO)
            draw_icon(canvas, icon, (tile.centerx, tile.y + 28), 34, theme.BRASS_HI)
            spot = (tile.centerx, tile.bottom - 17)
            draw_text(canvas, name, spot, theme.LABEL, 17, theme.PARCHMENT, "center", width=tile.w - 10)


def _tiles(plan: Plan) -> list[tuple[pygame.Rect, tuple[str, str, str]]]:
    """Where there is room below the modules: the game in a minute."""
    if len(MODULES) > _MOST_WITH_TILES:
        return []
    phases = words.game_in_a_minute(terms_of(tuple(plan.modules)).turns)
    return [(places.phase_tile(number, len(MODULES)), phase) for number, phase in enumerate(phases)]


def _draw_module(canvas: pygame.Surface, row: pygame.Rect, module: Module, plan: Plan, hot: bool) -> None:
    reason, always = why_closed(module, plan.modules), plan.always.get(module.id, "")
    if reason:
        draw_closed_row(canvas, row, module.name, reason)
        return
    hot = hot and not always
    draw_plate(canvas, row, _LIT if hot else _DARK, 8, 1, theme.BRASS_LO)
    draw_icon(canvas, module.icon, (row.x + 28, row.centery), 30, theme.BRASS_HI)
    x, room = row.x + 56, row.w - 140
    draw_text(canvas, module.name, (x, row.y + 14), theme.BODY_BOLD, 18, theme.CREAM, "midleft", width=room)
    detail = always or module.detail
    draw_text(canvas, detail, (x, row.y + 36), theme.ITALIC, 17, theme.PARCHMENT2, "midleft", width=room)
    draw_toggle(canvas, (row.right - 40, row.centery), module.id in plan.modules, hovered=hot)
