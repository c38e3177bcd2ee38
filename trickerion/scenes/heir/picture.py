"""How the scene is drawn: the table on one still layer, the explanation on another, lights and buttons above them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
from pygame import Rect

from trickerion.scenes.heir.explanation import draw_list, draw_panel, draw_you
from trickerion.scenes.heir.identity import draw_identity, draw_stances
from trickerion.scenes.heir.locations import draw_locations
from trickerion.scenes.heir.stage import draw_theater
from trickerion.scenes.heir.team import draw_team
from trickerion.scenes.heir.things import draw_things
from trickerion.storage.settings import HEIR_PACES
from trickerion.ui import theme
from trickerion.ui.controls import draw_button, draw_round_button, draw_segments
from trickerion.ui.layout import heir as at
from trickerion.ui.scenery import backdrop
from trickerion.ui.shapes import draw_plate
from trickerion.ui.surfaces import draw_wood_panel
from trickerion.ui.text import draw_text
from trickerion.words.screens.settings import CHOICES

if TYPE_CHECKING:
    from trickerion.scenes.heir.scene import HeirScene

_SEGMENTS = [f"heir.pace.{pace}" for pace in HEIR_PACES]


class Picture:
    """Draws the Heir's scene. ``forget`` has everything drawn again."""

    def __init__(self, scene: HeirScene) -> None:
        self._scene = scene
        self._table: pygame.Surface | None = None
        self._whole: pygame.Surface | None = None
        self._table_key: object = None
        self._whole_key: object = None

    def forget(self) -> None:
        """Something has changed."""
        self._table_key = self._whole_key = None

    def draw(self, canvas: pygame.Surface) -> None:
        """The whole scene."""
        canvas.blit(self._with_words(canvas), (0, 0))
        self._draw_lights(canvas)
        self._scene.flights.draw(canvas)
        self._draw_buttons(canvas)

    # --- layers -------------------------------------------------------------------------------------------------

    def _still(self, canvas: pygame.Surface) -> pygame.Surface:
        """The table, kept as long as nothing on it changes."""
        key = (self._scene.session.changes, theme.palette(), frozenset(self._scene.table.hidden))
        if self._table is None or self._table_key != key:
            self._table = self._table or pygame.Surface(canvas.get_size()).convert(canvas)
            self._paint(self._table)
            self._table_key, self._whole_key = key, None
        return self._table

    def _paint(self, layer: pygame.Surface) -> None:
        table = self._scene.table
        layer.blit(backdrop(120), (0, 0))
        draw_locations(layer, table)
        draw_theater(layer, table)
        draw_wood_panel(layer, at.BOARD, 12, 4, seed=9)
        draw_identity(layer, table)
        draw_stances(layer, table)
        draw_team(layer, table)
        draw_things(layer, table, self._scene.fresh)

    def _with_words(self, canvas: pygame.Surface) -> pygame.Surface:
        """The table with the explanation, kept as long as neither changes."""
        scene, still = self._scene, self._still(canvas)
        key = (scene.version, scene.scroll.offset, scene.hot_row(), scene.spots.hovered, scene.spots.focused)
        if self._whole is None or self._whole_key != key:
            self._whole = self._whole or pygame.Surface(canvas.get_size()).convert(canvas)
            self._whole.blit(still, (0, 0))
            draw_panel(self._whole, *scene.title())
            colour = scene.table.colours[scene.session.viewer]
            draw_list(self._whole, scene.placed, round(scene.scroll.offset), scene.hot_row(), colour)
            scene.scroll.draw_bar(self._whole)
            draw_you(self._whole, scene.table, scene.last_placement())
            scene.bar.draw(self._whole, scene.spots)
            self._whole_key = key
        return self._whole

    # --- every frame --------------------------------------------------------------------------------------------

    def _draw_lights(self, canvas: pygame.Surface) -> None:
        """Round the pieces that the entry under the pointer, or else the present one, speaks of."""
        for rect in self._scene.lit():
            _draw_light(canvas, rect)

    def _draw_buttons(self, canvas: pygame.Surface) -> None:
        scene, spots = self._scene, self._scene.spots
        for button in scene.buttons:
            button.draw(canvas, spots)
        for name, center, sign in (("heir.earlier", at.EARLIER, "ui.left"), ("heir.later", at.LATER, "ui.right")):
            if name in spots.names():
                draw_round_button(canvas, center, sign, 40, hovered=spots.is_hot(name))
        can = spots.get("dock.undo").enabled
        draw_button(canvas, at.UNDO, icon="ui.undo", disabled=not can, hovered=spots.is_hot("dock.undo"))
        draw_text(canvas, "Pace", at.PACE_LABEL, theme.LABEL, 18, theme.INK, "midleft")
        hovered = _SEGMENTS.index(spots.hovered) if spots.hovered in _SEGMENTS else None
        chosen = HEIR_PACES.index(scene.app.settings.heir_pace)
        draw_segments(canvas, at.PACE, CHOICES["heir_pace"], chosen, hovered=hovered)


def _draw_light(canvas: pygame.Surface, rect: Rect) -> None:
    draw_plate(canvas, rect.inflate(12, 12), (0, 0, 0, 0), 13, 2, (60, 26, 4, 230))
    draw_plate(canvas, rect.inflate(9, 9), (0, 0, 0, 0), 12, 4, theme.GLOW)
