"""Downtown's panel: slots, six dice in three labelled pairs."""

from __future__ import annotations

import pygame

from trickerion.rules.catalog import DICE
from trickerion.scenes.board.panels import draw_panel, draw_side_slots
from trickerion.table.view import TableView
from trickerion.ui import theme
from trickerion.ui.dice import draw_die
from trickerion.ui.layout import board as at
from trickerion.ui.surfaces import draw_tray
from trickerion.ui.text import draw_text

AREAS = {"residence": "Residence", "inn": "Inn", "bank": "Bank"}


def die_places() -> dict[str, at.Point]:
    """Die id -> centre."""
    seen: dict[str, int] = {}
    places = {}
    for die in DICE.values():
        number = seen.get(die.area, 0)
        seen[die.area] = number + 1
        places[die.id] = at.die_center(die.area, number)
    return places


def draw_downtown(surface: pygame.Surface, table: TableView) -> None:
    """The panel with slots and dice; the Action rows are drawn with the others."""
    draw_panel(surface, at.DOWNTOWN, "downtown")
    draw_side_slots(surface, table, "downtown")
    draw_tray(surface, at.DICE_TRAY, (58, 28, 28))
    for area, label in AREAS.items():
        draw_text(surface, label, at.dice_title(area), theme.LABEL, 17, theme.BRASS_HI, "center")
    for x in (at.DICE_TRAY.x + 99, at.DICE_TRAY.right - 99):
        pygame.draw.line(surface, theme.BRASS_LO, (x, at.DICE_TRAY.y + 6), (x, at.DICE_TRAY.bottom - 6))
    for die, center in die_places().items():
        if f"die.{die}" not in table.hidden:
            draw_die(surface, center, at.DIE, DICE[die].area, table.face(die))
