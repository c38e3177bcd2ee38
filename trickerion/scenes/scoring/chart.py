"""Fame by turn: one line for each player."""

from __future__ import annotations

import functools
import math
from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from trickerion.rules.catalog import FAME_THRESHOLDS
from trickerion.scenes.scoring.ledger import source_name
from trickerion.ui import theme
from trickerion.ui.layout import scoring as places
from trickerion.ui.shapes import draw_plate, draw_round, supersampled
from trickerion.ui.spots import Hotspot, Tip
from trickerion.ui.surfaces import draw_dark_panel, draw_panel_head, draw_pill
from trickerion.ui.text import draw_text
from trickerion.ui.tokens import draw_emblem

if TYPE_CHECKING:
    from trickerion.scenes.scoring.scene import ScoringScene

_LEVELS = {2: "II", 3: "III"}
_LABEL_GAP = 32
Points = tuple[tuple[int, int], ...]


@functools.lru_cache(maxsize=16)
def _line(points: Points, colour: theme.Rgba, size: tuple[int, int]) -> pygame.Surface:
    """A smooth line through points, with a margin of 10."""

    def paint(large: pygame.Surface, k: int) -> None:
        scaled = [((x + 10) * k, (y + 10) * k) for x, y in points]
        pygame.draw.lines(large, colour, False, scaled, 3 * k)
        for point in scaled:
            pygame.draw.circle(large, colour, point, 3 * k // 2)

    return supersampled(size[0] + 20, size[1] + 20, 3, paint)


class Chart:
    """The panel at the lower left; pointing at a turn tells what happened in it."""

    def __init__(self, scene: ScoringScene) -> None:
        self._scene = scene
        self._data = scene.fame
        self._columns = len(scene.fame.gains)
        self._top = max(20, math.ceil((scene.fame.highest + 4) / 20) * 20)

    def _x(self, column: int) -> int:
        return places.PLOT.x + round(column / (self._columns - 1) * places.PLOT.w)

    def _y(self, fame: int) -> int:
        return places.PLOT.bottom - round(fame / self._top * places.PLOT.h)

    def spots(self) -> list[Hotspot]:
        """A band for each turn."""
        half = places.PLOT.w // (self._columns - 1) // 2
        found = []
        for column in range(self._columns):
            band = pygame.Rect(self._x(column) - half, places.PLOT.y - 10, 2 * half, places.PLOT.h + 50)
            found.append(Hotspot(f"scoring.turn.{column}", band, tip=self._tip(column), focusable=False))
        return found

    def _name(self, column: int) -> str:
        if column == 0:
            return "Start"
        return "Final" if column == self._columns - 1 else str(column)

    def _tip(self, column: int) -> Callable[[], Tip]:
        def tip() -> Tip:
            lines = []
            for standing in self._scene.table.by_seat:
                gains = self._data.gains[column][standing.seat]
                total = sum(gains.values())
                parts = self._parts(gains)
                lines.append(
                    f"*{self._scene.names[standing.seat]}* {total:+d} {{fame}}" + (f": {parts}" if parts else "")
                )
            name = self._name(column)
            title = {"Start": "The start", "Final": "The final scoring"}.get(name, f"Turn {name}")
            return Tip(title, tuple(lines), icon="resource.fame", width=360)

        return tip

    @staticmethod
    def _parts(gains: dict[str, int]) -> str:
        summed: dict[str, int] = {}
        for source, amount in gains.items():
            summed[source_name(source)] = summed.get(source_name(source), 0) + amount
        ordered = sorted(summed.items(), key=lambda item: -item[1])
        return ", ".join(f"{name} {amount}" for name, amount in ordered)

    # ------------------------------------------------------------------ drawing

    def draw(self, canvas: pygame.Surface, share: float) -> None:
        """The chart; the lines have grown to ``share`` of their length."""
        panel = places.CHART
        draw_dark_panel(canvas, panel, 12, 3)
        note = "point at a turn to see what happened in it"
        draw_panel_head(canvas, panel.move(6, 4), "Fame by turn", icon_name="resource.fame", note=note)
        self._draw_grid(canvas)
        if share <= 0:
            return
        clip = canvas.get_clip()
        canvas.set_clip(
            pygame.Rect(panel.x, panel.y, places.PLOT.x - panel.x + round(places.PLOT.w * share) + 14, panel.h)
        )
        order = [column.seat for column in reversed(self._scene.table.columns)]
        for position, seat in enumerate(order):
            self._draw_line(canvas, seat, position)
        canvas.set_clip(clip)
        if share >= 1:
            self._draw_ends(canvas)

    def _draw_grid(self, canvas: pygame.Surface) -> None:
        plot = places.PLOT
        last = pygame.Rect(self._x(self._columns - 2), plot.y, plot.right - self._x(self._columns - 2), plot.h)
        draw_plate(canvas, last, (255, 217, 138, 26), 2)
        hovered = self._scene.spots.hovered or ""
        if hovered.startswith("scoring.turn."):
            x = self._x(int(hovered.rsplit(".", 1)[1]))
            draw_plate(canvas, pygame.Rect(x - 16, plot.y, 32, plot.h), (255, 217, 138, 44), 6)
        step = 20 if self._top <= 160 else 40
        for value in range(0, self._top + 1, step):
            y = self._y(value)
            pygame.draw.line(canvas, "#5a4038", (plot.x, y), (plot.right, y))
            draw_text(canvas, str(value), (plot.x - 12, y - 1), theme.NUM, 16, theme.PARCHMENT2, "midright")
        highest = self._scene.session.options.terms.highest_level
        for level, threshold in FAME_THRESHOLDS.items():
            if level in _LEVELS and level <= highest and threshold < self._top:
                self._draw_threshold(canvas, threshold, _LEVELS[level])
        for column in range(self._columns):
            x, name = self._x(column), self._name(column)
            pygame.draw.line(canvas, theme.BRASS_LO, (x, plot.bottom), (x, plot.bottom + 6), 2)
            role = theme.NUM if name.isdigit() else theme.LABEL
            draw_text(canvas, name, (x, plot.bottom + 22), role, 17, theme.PARCHMENT, "center")

    @property
    def _are_close(self) -> bool:
        """Whether the words of the two thresholds would lie on each other."""
        return self._y(FAME_THRESHOLDS[2]) - self._y(FAME_THRESHOLDS[3]) < 24

    def _draw_threshold(self, canvas: pygame.Surface, fame: int, level: str) -> None:
        y = self._y(fame)
        for x in range(places.PLOT.x, places.PLOT.right, 12):
            pygame.draw.line(canvas, theme.VELVET_HI, (x, y), (x + 6, y))
        aside = 98 if level == "III" and self._are_close else 0
        pill = pygame.Rect(places.PLOT.x + 6 + aside, y - 23, 92, 22)
        draw_pill(canvas, pill, f"level {level}", "#4e0f1c", theme.CREAM, 16)

    def _colour(self, seat: int) -> theme.Rgba:
        look = theme.player_look(self._scene.colours[seat])
        return look.fill if look.dark_glyph else theme.rgba(theme.mix(look.fill, "#ffffff", 0.22))

    def _draw_line(self, canvas: pygame.Surface, seat: int, position: int) -> None:
        colour, plot = self._colour(seat), places.PLOT
        spots = [(self._x(column), self._y(fame)) for column, fame in enumerate(self._data.points[seat])]
        shifted = tuple((x - plot.x, y - plot.y) for x, y in spots)
        canvas.blit(_line(shifted, colour, plot.size), (plot.x - 10, plot.y - 10))
        players = len(self._scene.table.columns)
        for column, spot in enumerate(spots[:-1]):
            if column and column % players == position:
                draw_emblem(canvas, spot, 24, self._scene.colours[seat])
            else:
                draw_round(canvas, spot, 10, colour, 1, (30, 18, 20, 255))

    def _draw_ends(self, canvas: pygame.Surface) -> None:
        """Emblem, name and total at the end of each line, spread so that they do not touch."""
        heights: list[int] = []
        for column in self._scene.table.columns:
            wanted = self._y(column.total)
            heights.append(max(wanted, heights[-1] + _LABEL_GAP) if heights else max(places.PLOT.y, wanted))
        over = heights[-1] - (places.PLOT.bottom - 4)
        heights = [height - max(0, over) for height in heights]
        left = places.PLOT.right + 10
        for column, y in zip(self._scene.table.columns, heights, strict=True):
            pygame.draw.aaline(
                canvas, self._colour(column.seat), (places.PLOT.right, self._y(column.total)), (left + 8, y)
            )
            draw_emblem(canvas, (left + 22, y), 28, self._scene.colours[column.seat])
            name = self._scene.names[column.seat]
            draw_text(canvas, name, (left + 44, y - 1), theme.BODY_BOLD, 18, theme.CREAM, "midleft", width=118)
            spot = (places.CHART.right - 18, y - 1)
            draw_text(canvas, str(column.total), spot, theme.NUM, 20, theme.CREAM, "midright")
