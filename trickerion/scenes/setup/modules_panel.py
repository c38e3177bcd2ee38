"""The modules; while there is none, the game in a minute."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

import pygame

from trickerion.scenes.setup.modules import AVAILABLE_MODULES, missing_for
from trickerion.ui import theme
from trickerion.ui.action_row import draw_closed_row
from trickerion.ui.controls import draw_toggle
from trickerion.ui.icons import draw_icon
from trickerion.ui.layout import setup as places
from trickerion.ui.shapes import draw_plate
from trickerion.ui.spots import Hotspot, Tip
from trickerion.ui.surfaces import draw_panel_head, draw_round_badge, draw_wood_panel
from trickerion.ui.text import draw_text
from trickerion.ui.text_block import draw_block

if TYPE_CHECKING:
    from trickerion.scenes.setup.scene import SetupScene

PHASES_IN_WORDS = (
    ("phase.roll_dice", "Dice", "Downtown shows which Tricks, hands and Coins there are."),
    ("phase.initiative", "Initiative", "Whoever has less {fame} goes first; ties turn round."),
    ("phase.advertise", "Advertise", "A poster for some {coin} brings 2 {fame} at once."),
    ("phase.assign", "Assignment", "A card in secret says where each Character works."),
    ("phase.place", "Place Characters", "In turn, one by one: learn, hire, buy, prepare, set up."),
    ("phase.perform", "Performance", "Thursday to Sunday: Tricks pay their owners."),
    ("phase.end_turn", "End Turn", "Wages are paid, orders arrive, cards move on."),
    ("ui.trophy", "After five turns", "Coins, Shards and the team become {fame}: most wins."),
)

MOST_MODULES_WITH_TILES = 3


class ModulesPanel:
    """The panel at the lower left."""

    def __init__(self, scene: SetupScene) -> None:
        self._scene = scene

    def spots(self) -> list[Hotspot]:
        """A row for each module."""
        found = []
        for number, module in enumerate(AVAILABLE_MODULES):
            always = self._scene.plan.always.get(module.id, "")
            reason = missing_for(module, self._scene.plan.modules) or always
            found.append(
                Hotspot(
                    f"setup.module.{module.id}",
                    places.module_row(number),
                    on_click=partial(self._scene.switch_module, module.id),
                    enabled=not reason,
                    why_not=reason,
                    tip=_tip(module.name, module.detail, module.icon),
                )
            )
        if len(AVAILABLE_MODULES) <= MOST_MODULES_WITH_TILES:
            for number, (icon, name, words) in enumerate(PHASES_IN_WORDS if AVAILABLE_MODULES else ()):
                area = places.phase_tile(number, len(AVAILABLE_MODULES))
                tip = partial(Tip, self._name(name), (words,), icon=icon)
                found.append(Hotspot(f"setup.phase.{number}", area, tip=tip, focusable=False))
        return found

    def _name(self, name: str) -> str:
        return name.replace("five", "seven") if "dark_alley" in self._scene.plan.modules else name

    def draw(self, canvas: pygame.Surface) -> None:
        """The rows, or the phases of a turn."""
        draw_wood_panel(canvas, places.MODULES, seed=1)
        head = places.MODULES.move(6, 4)
        if AVAILABLE_MODULES:
            draw_panel_head(canvas, head, "Modules", icon_name="ui.choice")
            for number in range(len(AVAILABLE_MODULES)):
                self._draw_module(canvas, number)
            if len(AVAILABLE_MODULES) <= MOST_MODULES_WITH_TILES:
                self._draw_tiles(canvas)
        else:
            note = "five turns of seven phases"
            draw_panel_head(canvas, head, "The game in a minute", icon_name="ui.rules", note=note)
            for number in range(len(PHASES_IN_WORDS)):
                _draw_phase(canvas, number)

    def _draw_module(self, canvas: pygame.Surface, number: int) -> None:
        module, row = AVAILABLE_MODULES[number], places.module_row(number)
        reason = missing_for(module, self._scene.plan.modules)
        if reason:
            draw_closed_row(canvas, row, module.name, reason)
            return
        always = self._scene.plan.always.get(module.id, "")
        hot = self._scene.spots.is_hot(f"setup.module.{module.id}") and not always
        draw_plate(canvas, row, (60, 36, 30, 210) if hot else (20, 11, 14, 190), 8, 1, theme.BRASS_LO)
        draw_icon(canvas, module.icon, (row.x + 28, row.centery), 30, theme.BRASS_HI)
        room = row.w - 140
        draw_text(
            canvas, module.name, (row.x + 56, row.y + 14), theme.BODY_BOLD, 18, theme.CREAM, "midleft", width=room
        )
        spot = (row.x + 56, row.y + 36)
        draw_text(canvas, always or module.detail, spot, theme.ITALIC, 17, theme.PARCHMENT2, "midleft", width=room)
        on = module.id in self._scene.plan.modules
        draw_toggle(canvas, (row.right - 40, row.centery), on, hovered=hot)

    def _draw_tiles(self, canvas: pygame.Surface) -> None:
        """The phases of a turn in small, where there is room."""
        for number, (icon, name, _) in enumerate(PHASES_IN_WORDS):
            tile = places.phase_tile(number, len(AVAILABLE_MODULES))
            last = number == len(PHASES_IN_WORDS) - 1
            hot = self._scene.spots.is_hot(f"setup.phase.{number}")
            fill = (60, 18, 26, 200) if last else (60, 36, 30, 210) if hot else (20, 11, 14, 190)
            draw_plate(canvas, tile, fill, 8, 1, theme.BRASS_LO)
            draw_icon(canvas, icon, (tile.centerx, tile.y + 28), 34, theme.BRASS_HI)
            spot = (tile.centerx, tile.bottom - 17)
            draw_text(canvas, self._name(name), spot, theme.LABEL, 17, theme.PARCHMENT, "center", width=tile.w - 10)


def _draw_phase(canvas: pygame.Surface, number: int) -> None:
    cell = places.phase_cell(number)
    icon, name, words = PHASES_IN_WORDS[number]
    last = number == len(PHASES_IN_WORDS) - 1
    draw_plate(canvas, cell, (60, 18, 26, 200) if last else (20, 11, 14, 190), 8, 1, theme.BRASS_LO)
    draw_round_badge(canvas, (cell.x + 29, cell.centery), icon, 42, theme.VELVET if last else theme.DARK_PANEL)
    title = name if last else f"{number + 1}  {name}"
    draw_text(canvas, title, (cell.x + 58, cell.y + 13), theme.BODY_BOLD, 18, theme.BRASS_HI, "midleft")
    place = (cell.x + 58, cell.y + 24)
    draw_block(canvas, words, place, cell.w - 64, theme.BODY, 16, theme.PARCHMENT, line=19, on_dark=True, max_lines=2)


def _tip(name: str, detail: str, icon: str) -> Callable[[], Tip]:
    return lambda: Tip(name, (detail[0].upper() + detail[1:] + ".",), icon=icon)
