"""The Fame turn by turn: the own line, the band of a Manager in this chair, and where the decisions named lie."""

from collections.abc import Sequence
from functools import partial
from itertools import accumulate
from typing import Final

import pygame
from pygame import Rect, Surface

from trickerion.rules.facts.looking_back import LookedBack
from trickerion.rules.game import Game
from trickerion.scenes.looking_back import layout as at
from trickerion.scenes.looking_back.card import SEAL, Seal
from trickerion.storage.courses import courses_of
from trickerion.ui import theme
from trickerion.ui.flow import write_line
from trickerion.ui.hotspots import Drawn, Hotspot, Hotspots, Tip
from trickerion.ui.shapes import draw_plate, draw_round
from trickerion.ui.surfaces import draw_dark_panel, draw_panel_head
from trickerion.ui.text import draw_text
from trickerion.words.screens import looking_back as words
from trickerion.words.screens.scoring import FINAL, START

_STEPS: Final = (5, 10, 20, 40, 80)
_BAND: Final = (169, 214, 205, 70)
_EDGE: Final = "#a9d6cd"


class FameCurve(Drawn):
    """The chart of a finished game; ``seat`` is the one that is looked back at, ``found`` what is known so far.

    ``seals``: the numbers of the decisions, each with its turn.
    """

    def __init__(self, game: Game) -> None:
        self._turns = game.options.turns
        self._courses = [tuple(accumulate(course.turns)) for course in courses_of(game)]
        self.found, self.seat = LookedBack(0), 0
        self.seals: list[tuple[int, Seal]] = []

    @property
    def own(self) -> Sequence[int]:
        """The own Fame at the start, after each turn, and at the end."""
        return self._courses[self.seat]

    def _name(self, moment: int) -> str:
        return {0: START, self._turns + 1: FINAL}.get(moment, str(moment))

    def _x(self, moment: int) -> int:
        return at.PLOT.x + round(moment * at.PLOT.w / (self._turns + 1))

    def add_hotspots(self, spots: Hotspots) -> None:
        half = at.PLOT.w // (self._turns + 1) // 2
        for moment in range(self._turns + 2):
            column = Rect(self._x(moment) - half, at.PLOT.y, 2 * half, at.PLOT.h)
            tip = partial(self._tip, moment)
            spots.add(Hotspot(f"looking_back.turn.{moment}", column, tip=tip, focusable=False))

    def _tip(self, moment: int) -> Tip:
        band = self.found.par_band
        par = (words.par_then(least=band[moment][0], most=band[moment][1]),) if band else ()
        title = words.TURN(turn=moment) if 0 < moment <= self._turns else self._name(moment)
        return Tip(title, (words.you_had(points=self.own[moment]), *par), icon="resource.fame", width=320)

    def draw(self, canvas: Surface, spots: Hotspots) -> None:
        draw_dark_panel(canvas, at.CHART, 12, 3)
        games = words.games(len(self.found.par)) if self.found.par else ""
        draw_panel_head(canvas, at.CHART.move(6, 4), words.CHART, icon_name="resource.fame", note=games)
        band = self.found.par_band
        curve = self.found.par_curve
        top = max(10, *self.own, *map(round, curve), *(most for _, most in band))
        self._draw_scale(canvas, top)
        if band:
            self._draw_band(canvas, band, top)
        if curve:
            pygame.draw.aalines(canvas, _EDGE, False, [(self._x(n), _y(fame, top)) for n, fame in enumerate(curve)])
            self._draw_key(canvas)
        points = [(self._x(moment), _y(fame, top)) for moment, fame in enumerate(self.own)]
        pygame.draw.lines(canvas, theme.GLOW, False, points, 4)
        for moment, point in enumerate(points):
            is_hot = spots.hovered == f"looking_back.turn.{moment}"
            draw_round(canvas, point, 18 if is_hot else 12, theme.GLOW, 2, "#22161f")
        self._draw_decisions(canvas, top)
        end = (points[-1][0] + 12, points[-1][1] - 1)
        draw_text(canvas, str(self.own[-1]), end, theme.TEXT.number_large, theme.GLOW, "midleft")

    def _draw_scale(self, canvas: Surface, top: int) -> None:
        step = next((step for step in _STEPS if top / step <= 6), _STEPS[-1])
        for fame in range(0, top + 1, step):
            y = _y(fame, top)
            pygame.draw.line(canvas, theme.BRASS if not fame else "#5a4038", (at.PLOT.x, y), (at.PLOT.right, y))
            draw_text(canvas, str(fame), (at.PLOT.x - 10, y - 1), theme.TEXT.number, theme.PARCHMENT2, "midright")
        for moment in range(self._turns + 2):
            place = (self._x(moment), at.MOMENTS_Y)
            draw_text(canvas, self._name(moment), place, theme.TEXT.label, theme.PARCHMENT, "center")

    def _draw_band(self, canvas: Surface, band: Sequence[tuple[int, int]], top: int) -> None:
        lower, upper = ([(self._x(moment), _y(ends[end], top)) for moment, ends in enumerate(band)] for end in (0, 1))
        sheet = Surface(canvas.get_size(), pygame.SRCALPHA)
        pygame.draw.polygon(sheet, _BAND, [*upper, *reversed(lower)])
        canvas.blit(sheet, at.CHART, at.CHART)
        for edge in (lower, upper):
            pygame.draw.aalines(canvas, _EDGE, False, edge)

    def _draw_key(self, canvas: Surface) -> None:
        band = self.found.par_band
        told = words.par_about(points=round(self.found.par_curve[-1]))
        if band:
            told = words.par_in_chart(least=band[-1][0], most=band[-1][1])
        draw_plate(canvas, at.BAND_KEY, _BAND, 3, 1, _EDGE)
        write_line(canvas, told, at.BAND_TEXT, theme.TEXT.aside, _EDGE)

    def _draw_decisions(self, canvas: Surface, top: int) -> None:
        """A seal below the own line at the turn of each decision on a card; several of a turn side by side."""
        placed: dict[int, int] = {}
        for turn, seal in self.seals:
            already = placed.setdefault(turn, 0)
            placed[turn] += 1
            y = min(at.PLOT.bottom - SEAL // 2, _y(self.own[turn], top) + SEAL)
            seal.draw_at(canvas, (self._x(turn) + SEAL * already, y))


def _y(fame: float, top: int) -> int:
    return at.PLOT.bottom - round(fame / top * at.PLOT.h)
