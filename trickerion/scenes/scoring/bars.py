"""Where the points came from: a bar for each player, a legend for the one pointed at."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from trickerion.scenes.scoring.ledger import SOURCES, Sources, sources_of
from trickerion.ui import theme
from trickerion.ui.icons import draw_icon
from trickerion.ui.layout import scoring as places
from trickerion.ui.shapes import draw_plate, draw_shaded
from trickerion.ui.spots import Hotspot
from trickerion.ui.surfaces import draw_panel_head, draw_paper_panel
from trickerion.ui.text import draw_text
from trickerion.ui.tokens import draw_emblem

if TYPE_CHECKING:
    from trickerion.scenes.scoring.scene import ScoringScene

_SMALLEST_NUMBER = 18


class Bars:
    """The panel at the lower right."""

    def __init__(self, scene: ScoringScene) -> None:
        self._scene = scene
        standings = {standing.seat: standing for standing in scene.standings}
        self._sources: dict[int, Sources] = {
            column.seat: sources_of(standings[column.seat].fame_by_source) for column in scene.table.columns
        }
        most = max(sum(sources.gained.values()) for sources in self._sources.values())
        self._scale = places.BAR_WIDTH / max(1, most)
        self._shown = scene.viewer
        self._players = len(scene.table.columns)

    def spots(self) -> list[Hotspot]:
        """One for each bar."""
        return [
            Hotspot(f"scoring.bar.{column.seat}", places.bar_row(number, self._players), focusable=False)
            for number, column in enumerate(self._scene.table.by_seat)
        ]

    def draw(self, canvas: pygame.Surface, share: float) -> None:
        """Bars grown to ``share`` of their length, and the legend."""
        panel = places.SOURCES
        draw_paper_panel(canvas, panel, rivets=True, seed=1)
        note = "Fame of the turns, and the final scoring"
        draw_panel_head(canvas, panel.move(4, 2), "Where the points came from", colour=theme.INK, note=note)
        hovered = self._scene.spots.hovered or ""
        if hovered.startswith("scoring.bar."):
            self._shown = int(hovered.rsplit(".", 1)[1])
        for number, column in enumerate(self._scene.table.by_seat):
            self._draw_bar(canvas, number, column.seat, share)
        self._draw_legend(canvas)

    def _draw_bar(self, canvas: pygame.Surface, number: int, seat: int, share: float) -> None:
        row = places.bar_row(number, self._players)
        if seat == self._shown:
            draw_plate(canvas, row, theme.with_alpha(theme.PARCHMENT2, 160), 8)
        middle = row.centery
        draw_emblem(canvas, (places.SOURCES.x + 40, middle), 30, self._scene.colours[seat])
        name = self._scene.names[seat]
        draw_text(
            canvas, name, (places.SOURCES.x + 62, middle - 1), theme.BODY_BOLD, 19, theme.INK, "midleft", width=128
        )
        sources, x = self._sources[seat], float(places.BAR_X)
        for source, amount in sources.gained.items():
            width = amount * self._scale * share
            if amount:
                segment = pygame.Rect(round(x), row.y + 4, max(3, round(x + width) - round(x)), row.h - 8)
                _draw_segment(canvas, segment, SOURCES[source].colour, amount, share >= 1)
            x += width
        if sources.lost and share >= 1:
            words = f"lost {sources.lost}"
            draw_text(canvas, words, (x + 10, middle - 1), theme.ITALIC, 17, theme.SHORT_NUMBER, "midleft")

    def _draw_legend(self, canvas: pygame.Surface) -> None:
        x, y = places.LEGEND_NOTE
        draw_emblem(canvas, (x, y), 24, self._scene.colours[self._shown])
        name = self._scene.names[self._shown]
        words = f"The points of {name} by source; point at another bar to see its own."
        draw_text(canvas, words, (x + 20, y - 1), theme.ITALIC, 18, theme.INK2, "midleft", width=800)
        gained = self._sources[self._shown].gained
        for number, (key, source) in enumerate(SOURCES.items()):
            left, middle = places.legend(number)
            plate = pygame.Rect(left, middle - 12, 26, 24)
            draw_plate(canvas, plate, source.colour, 6, 1, theme.BRASS_LO)
            draw_icon(canvas, source.icon, plate.center, 17, theme.CREAM)
            draw_text(canvas, source.name, (left + 36, middle - 1), theme.BODY, 18, theme.INK, "midleft", width=190)
            spot = (left + 270, middle - 1)
            draw_text(canvas, str(gained[key]), spot, theme.NUM, 18, theme.VELVET, "midright")


def _draw_segment(canvas: pygame.Surface, rect: pygame.Rect, colour: str, amount: int, numbered: bool) -> None:
    light, dark = theme.mix(colour, "#ffffff", 0.16), theme.mix(colour, "#000000", 0.15)
    draw_shaded(canvas, rect, ((0.0, light), (1.0, dark)), 0)
    pygame.draw.rect(canvas, theme.PARCHMENT, rect, 1)
    if numbered and rect.w >= _SMALLEST_NUMBER + (10 if amount > 9 else 0):
        draw_text(canvas, str(amount), (rect.centerx, rect.centery - 1), theme.NUM, 17, theme.CREAM, "center")
