"""The two panels below: Fame by turn, a line for each player; where the points came from, a bar for each."""

import math
from functools import partial

import pygame

from trickerion.rules.catalog import FAME_THRESHOLDS
from trickerion.scenes.scoring import layout as at
from trickerion.scenes.scoring.sheet import Scores, ScoreSheet
from trickerion.screens.fame_sources import LOOKS, by_kind
from trickerion.ui import theme
from trickerion.ui.flow import write_line
from trickerion.ui.hotspots import Drawn, Hotspot, Hotspots, Tip
from trickerion.ui.icons import draw_icon
from trickerion.ui.said import Zone
from trickerion.ui.shapes import draw_plate, draw_round, draw_shaded, enlarged, reduced
from trickerion.ui.surface_cache import cached_surface
from trickerion.ui.surfaces import draw_dark_panel, draw_panel_head, draw_paper_panel, draw_pill
from trickerion.ui.text import draw_text
from trickerion.ui.tokens import draw_emblem
from trickerion.words import names
from trickerion.words.screens import scoring as words

_LABEL_GAP = 32
_SMALLEST_NUMBER = 18
Points = tuple[tuple[int, int], ...]


@cached_surface
def _line(points: Points, colour: theme.Rgba, size: tuple[int, int]) -> pygame.Surface:
    """A smooth line through points, with a margin of 10."""
    large, k = enlarged(size[0] + 20, size[1] + 20, 3)
    scaled = [((x + 10) * k, (y + 10) * k) for x, y in points]
    pygame.draw.lines(large, colour, False, scaled, 3 * k)
    for point in scaled:
        pygame.draw.circle(large, colour, point, 3 * k // 2)
    return reduced(large, k)


class FameChart(Drawn):
    """The panel at the lower left; pointing at a turn tells what happened in it."""

    zone = Zone.TOLD

    def __init__(self, sheet: ScoreSheet) -> None:
        self._sheet, self.grown = sheet, 0.0
        self._last = sheet.turns + 1
        self._top = max(20, math.ceil((sheet.fame.highest + 4) / 20) * 20)

    def _x(self, turn: int) -> int:
        return at.PLOT.x + round(turn / self._last * at.PLOT.w)

    def _y(self, fame: int) -> int:
        return at.PLOT.bottom - round(fame / self._top * at.PLOT.h)

    def add_hotspots(self, spots: Hotspots) -> None:
        half = at.PLOT.w // self._last // 2
        for turn in range(self._last + 1):
            band = pygame.Rect(self._x(turn) - half, at.PLOT.y - 10, 2 * half, at.PLOT.h + 50)
            spots.add(Hotspot(f"scoring.turn.{turn}", band, tip=partial(self._tip, turn), focusable=False))

    def _tip(self, turn: int) -> Tip:
        gains = self._sheet.fame.gains[turn]
        lines = [words.turn_line(column.name, by_kind(gains[column.seat])) for column in self._sheet.by_seat]
        return Tip(words.turn_title(turn, self._sheet.turns), tuple(lines), icon="resource.fame", width=360)

    def draw(self, canvas: pygame.Surface, spots: Hotspots) -> None:
        """The chart; the lines have ``grown`` to that share of their length."""
        panel = at.CHART
        draw_dark_panel(canvas, panel, 12, 3)
        draw_panel_head(canvas, panel.move(6, 4), words.CHART, icon_name="resource.fame", note=words.CHART_NOTE)
        self._draw_turns(canvas, spots)
        self._draw_heights(canvas)
        self._draw_names(canvas)
        if self.grown <= 0:
            return
        clip = canvas.get_clip()
        width = at.PLOT.x - panel.x + round(at.PLOT.w * self.grown) + 14
        canvas.set_clip(pygame.Rect(panel.x, panel.y, width, panel.h))
        for position, column in enumerate(reversed(self._sheet.columns)):
            self._draw_line(canvas, column, position)
        canvas.set_clip(clip)
        if self.grown >= 1:
            self._draw_ends(canvas)

    def _draw_turns(self, canvas: pygame.Surface, spots: Hotspots) -> None:
        """The final scoring stands apart; the turn that is pointed at is lit."""
        plot, before = at.PLOT, self._x(self._last - 1)
        draw_plate(canvas, pygame.Rect(before, plot.y, plot.right - before, plot.h), (255, 217, 138, 26), 2)
        for turn in range(self._last + 1):
            if spots.hovered == f"scoring.turn.{turn}":
                draw_plate(canvas, pygame.Rect(self._x(turn) - 16, plot.y, 32, plot.h), (255, 217, 138, 44), 6)

    def _draw_heights(self, canvas: pygame.Surface) -> None:
        plot = at.PLOT
        for value in range(0, self._top + 1, 20 if self._top <= 160 else 40):
            y = self._y(value)
            pygame.draw.line(canvas, "#5a4038", (plot.x, y), (plot.right, y))
            draw_text(canvas, str(value), (plot.x - 12, y - 1), theme.TEXT.number, theme.PARCHMENT2, "midright")
        for level, threshold in FAME_THRESHOLDS.items():
            if level > 1 and level in self._sheet.levels and threshold < self._top:
                self._draw_threshold(canvas, threshold, level)

    def _draw_names(self, canvas: pygame.Surface) -> None:
        for turn in range(self._last + 1):
            x, bottom = self._x(turn), at.PLOT.bottom
            pygame.draw.line(canvas, theme.BRASS_LO, (x, bottom), (x, bottom + 6), 2)
            name = {0: words.START, self._last: words.FINAL}.get(turn, str(turn))
            style = theme.TEXT.number if name.isdigit() else theme.TEXT.label
            draw_text(canvas, name, (x, bottom + 22), style, theme.PARCHMENT, "center")

    def _draw_threshold(self, canvas: pygame.Surface, fame: int, level: int) -> None:
        y = self._y(fame)
        for x in range(at.PLOT.x, at.PLOT.right, 12):
            pygame.draw.line(canvas, theme.VELVET_HI, (x, y), (x + 6, y))
        are_close = self._y(FAME_THRESHOLDS[2]) - self._y(FAME_THRESHOLDS[3]) < 24
        aside = 98 if level == 3 and are_close else 0
        pill = pygame.Rect(at.PLOT.x + 6 + aside, y - 23, 92, 22)
        draw_pill(canvas, pill, words.level(roman=names.ROMAN[level]), "#4e0f1c", theme.CREAM, theme.TEXT.label)

    @staticmethod
    def _colour(column: Scores) -> theme.Rgba:
        look = theme.player_look(column.colour)
        return look.fill if look.dark_glyph else theme.rgba(theme.mix(look.fill, "#ffffff", 0.22))

    def _draw_line(self, canvas: pygame.Surface, column: Scores, position: int) -> None:
        """The emblem on only some of the points, so that those of several players do not hide each other."""
        colour, plot = self._colour(column), at.PLOT
        points = [(self._x(turn), self._y(fame)) for turn, fame in enumerate(self._sheet.fame.points[column.seat])]
        shifted = tuple((x - plot.x, y - plot.y) for x, y in points)
        canvas.blit(_line(shifted, colour, plot.size), (plot.x - 10, plot.y - 10))
        for turn, point in enumerate(points[:-1]):
            if turn and turn % len(self._sheet.columns) == position:
                draw_emblem(canvas, point, 24, column.colour)
            else:
                draw_round(canvas, point, 10, colour, 1, (30, 18, 20, 255))

    def _draw_ends(self, canvas: pygame.Surface) -> None:
        """Emblem, name and total at the end of each line, spread so that they do not touch."""
        heights: list[int] = []
        for column in self._sheet.columns:
            wanted = self._y(column.total)
            heights.append(max(wanted, heights[-1] + _LABEL_GAP) if heights else max(at.PLOT.y, wanted))
        over = max(0, heights[-1] - (at.PLOT.bottom - 4))
        for column, y in zip(self._sheet.columns, heights, strict=True):
            self._draw_end(canvas, column, y - over)

    def _draw_end(self, canvas: pygame.Surface, column: Scores, y: int) -> None:
        left, end = at.PLOT.right + 10, (at.PLOT.right, self._y(column.total))
        pygame.draw.aaline(canvas, self._colour(column), end, (left + 8, y))
        draw_emblem(canvas, (left + 22, y), 28, column.colour)
        spot = (at.CHART.right - 18, y - 1)
        total = draw_text(canvas, str(column.total), spot, theme.TEXT.number_large, theme.CREAM, "midright")
        room = at.end_name(y, total.w)
        draw_text(canvas, column.name, (room.x, y - 1), theme.TEXT.strong, theme.CREAM, "midleft", width=room.w)


class Bars(Drawn):
    """The panel at the lower right; the legend counts the points of the player pointed at last."""

    zone = Zone.OTHERS

    def __init__(self, sheet: ScoreSheet) -> None:
        self._columns, self._kinds, self.grown = sheet.by_seat, sheet.kinds, 0.0
        most = max(sum(column.sources.gained.values()) for column in self._columns)
        self._scale = at.BAR_WIDTH / max(1, most)
        self._shown = sheet.column_of(sheet.viewer)

    def add_hotspots(self, spots: Hotspots) -> None:
        for number, column in enumerate(self._columns):
            row = at.bar_row(number, len(self._columns))
            spots.add(Hotspot(f"scoring.bar.{column.seat}", row, focusable=False))

    def draw(self, canvas: pygame.Surface, spots: Hotspots) -> None:
        """Bars ``grown`` to that share of their length, and the legend."""
        panel = at.SOURCES
        draw_paper_panel(canvas, panel, rivets=True, seed=1)
        draw_panel_head(canvas, panel.move(4, 2), words.BARS, colour=theme.INK, note=words.BARS_NOTE)
        self._shown = next((c for c in self._columns if spots.hovered == f"scoring.bar.{c.seat}"), self._shown)
        for number, column in enumerate(self._columns):
            self._draw_bar(canvas, at.bar_row(number, len(self._columns)), column, self.grown)
        self._draw_legend(canvas)

    def _draw_bar(self, canvas: pygame.Surface, row: pygame.Rect, column: Scores, share: float) -> None:
        if column is self._shown:
            draw_plate(canvas, row, theme.with_alpha(theme.PARCHMENT2, 160), 8)
        left, y = at.SOURCES.x, row.centery
        draw_emblem(canvas, (left + 40, y), 30, column.colour)
        draw_text(canvas, column.name, (left + 62, y - 1), theme.TEXT.strong_plus, theme.INK, "midleft", width=128)
        x = float(at.BAR_X)
        for source, amount in column.sources.gained.items():
            width = amount * self._scale * share
            if amount:
                segment = pygame.Rect(round(x), row.y + 4, max(3, round(x + width) - round(x)), row.h - 8)
                _draw_segment(canvas, segment, LOOKS[source][1], amount, share >= 1)
            x += width
        if column.sources.lost and share >= 1:
            lost = words.lost(number=column.sources.lost)
            draw_text(canvas, lost, (x + 10, y - 1), theme.TEXT.aside, theme.SHORT_NUMBER, "midleft")

    def _draw_legend(self, canvas: pygame.Surface) -> None:
        x, y = at.LEGEND_NOTE
        draw_emblem(canvas, (x, y), 24, self._shown.colour)
        note = words.YOUR_POINTS if self._shown.is_you else words.legend(self._shown.name)
        draw_text(canvas, note, (x + 20, y - 1), theme.TEXT.aside, theme.INK2, "midleft", width=800)
        right = at.legend_number(len(self._kinds))
        for number, source in enumerate(self._kinds):
            (left, middle), (icon, colour) = at.legend(number, len(self._kinds)), LOOKS[source]
            plate = pygame.Rect(left, middle - 12, 26, 24)
            draw_plate(canvas, plate, colour, 6, 1, theme.BRASS_LO)
            draw_icon(canvas, icon, plate.center, 17, theme.CREAM)
            name, gained = words.SOURCES[source], str(self._shown.sources.gained[source])
            draw_text(canvas, name, (left + 36, middle - 1), theme.TEXT.body, theme.INK, "midleft", width=right - 64)
            draw_text(canvas, gained, (left + right, middle - 1), theme.TEXT.number, theme.VELVET, "midright")


def _draw_segment(canvas: pygame.Surface, rect: pygame.Rect, colour: str, amount: int, numbered: bool) -> None:
    light, dark = theme.mix(colour, "#ffffff", 0.16), theme.mix(colour, "#000000", 0.15)
    draw_shaded(canvas, rect, ((0.0, light), (1.0, dark)), 0)
    pygame.draw.rect(canvas, theme.PARCHMENT, rect, 1)
    if numbered and rect.w >= _SMALLEST_NUMBER + (10 if amount > 9 else 0):
        write_line(canvas, str(amount), rect, theme.TEXT.number, theme.CREAM, "center")
