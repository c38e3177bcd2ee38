"""What was given away, turn by turn, with its bracket; what a Manager makes in this chair."""

from functools import partial

import pygame
from pygame import Rect, Surface

from trickerion.rules.facts.looking_back import LookedBack, roundly
from trickerion.scenes.looking_back import layout as at
from trickerion.ui import theme
from trickerion.ui.hotspots import Drawn, Hotspot, Hotspots, Tip
from trickerion.ui.shapes import draw_plate, draw_round, draw_shaded
from trickerion.ui.surfaces import draw_dark_panel, draw_panel_head
from trickerion.ui.text import draw_text
from trickerion.words.screens import looking_back as words

_LEAST_TOP = 10
_STEPS = (5, 10, 20, 50)
_LOST, _WON = ("#c2475a", "#7c1f30"), ("#d8b35c", "#8a6526")


class LossChart(Drawn):
    """A bar for each turn, downwards for what was better than the Manager's ideas."""

    def __init__(self, turns: int) -> None:
        self._turns, self.found = turns, LookedBack(0)

    def add_hotspots(self, spots: Hotspots) -> None:
        for turn in range(1, self._turns + 1):
            band = self._band(turn)
            spots.add(Hotspot(f"looking_back.turn.{turn}", band, tip=partial(self._tip, turn), focusable=False))

    def _band(self, turn: int) -> Rect:
        width = at.PLOT.w / self._turns
        return Rect(at.PLOT.x + round((turn - 1) * width), at.PLOT.y, round(width), at.PLOT.h)

    def _tip(self, turn: int) -> Tip:
        loss, error = self.found.of_turn(turn)
        band = 2 * error
        if abs(loss) <= max(1.0, band):
            line = words.EVEN
        else:
            line = (words.gave_away if loss > 0 else words.made_more)(points=roundly(abs(loss)))
        sure = (words.give_or_take(points=round(band)),) if round(band) else ()
        return Tip(words.TURN(turn=turn), (line, *sure), icon="resource.fame", width=320)

    def draw(self, canvas: Surface, spots: Hotspots) -> None:
        draw_dark_panel(canvas, at.CHART, 12, 3)
        draw_panel_head(canvas, at.CHART.move(6, 4), words.CHART, icon_name="resource.fame", note=words.CHART_NOTE)
        turns = [self.found.of_turn(turn) for turn in range(1, self._turns + 1)]
        top = max([float(_LEAST_TOP), *(loss + 2 * error for loss, error in turns)])
        low = min([-_LEAST_TOP / 2, *(loss - 2 * error for loss, error in turns)])
        self._draw_scale(canvas, low, top)
        for turn, (loss, error) in enumerate(turns, 1):
            if spots.hovered == f"looking_back.turn.{turn}":
                draw_plate(canvas, self._band(turn), (255, 217, 138, 34), 6)
            self._draw_turn(canvas, turn, (loss, error), (low, top))

    def _draw_scale(self, canvas: Surface, low: float, top: float) -> None:
        step = next((step for step in _STEPS if (top - low) / step <= 6), _STEPS[-1])
        for fame in range(round(low / step) * step, round(top) + 1, step):
            if low <= fame <= top:
                y = _y(fame, low, top)
                pygame.draw.line(canvas, theme.BRASS if not fame else "#5a4038", (at.PLOT.x, y), (at.PLOT.right, y))
                draw_text(canvas, str(fame), (at.PLOT.x - 10, y - 1), theme.TEXT.number, theme.PARCHMENT2, "midright")

    def _draw_turn(self, canvas: Surface, turn: int, found: tuple[float, float], ends: tuple[float, float]) -> None:
        (loss, error), band = found, self._band(turn)
        x, zero, y = band.centerx, _y(0, *ends), _y(loss, *ends)
        width = min(44, band.w - 16)
        if abs(y - zero) > 1:
            light, dark = _LOST if loss > 0 else _WON
            rect = Rect(x - width // 2, min(y, zero), width, abs(y - zero))
            draw_shaded(canvas, rect, ((0.0, light), (1.0, dark)), 3)
        if error:
            upper, lower = _y(loss + 2 * error, *ends), _y(loss - 2 * error, *ends)
            pygame.draw.line(canvas, theme.CREAM, (x, upper), (x, lower), 2)
            for end in (upper, lower):
                pygame.draw.line(canvas, theme.CREAM, (x - 7, end), (x + 7, end), 2)
        place = (x, at.PLOT.bottom + 26)
        draw_round(canvas, place, 28, "#22161f", 1, theme.BRASS)
        draw_text(canvas, str(turn), (x, place[1] - 1), theme.TEXT.number, theme.PARCHMENT, "center")


def _y(fame: float, low: float, top: float) -> int:
    return at.PLOT.bottom - round((fame - low) / (top - low) * at.PLOT.h)


def draw_par(canvas: Surface, par: tuple[int, ...], made: int) -> None:
    """From the least to the most that a Manager made here, and what was made."""
    draw_dark_panel(canvas, at.PAR, 12, 3)
    note = words.games(len(par)) if par else ""
    draw_panel_head(canvas, at.PAR.move(6, 4), words.PAR, icon_name="ui.trophy", note=note)
    if not par:
        return
    low, top = min(*par, made) - 4, max(*par, made) + 4
    line = at.PAR_LINE

    def x(fame: int) -> int:
        return line.x + round((fame - low) / (top - low) * line.w)

    draw_plate(canvas, line, (24, 14, 20, 235), 6, 1, theme.BRASS_LO)
    draw_plate(canvas, Rect(x(min(par)), line.y, max(6, x(max(par)) - x(min(par))), line.h), theme.BRASS, 6)
    draw_round(canvas, (x(made), line.centery), 24, theme.VELVET_HI, 2, theme.CREAM)
    told, mine = words.par(least=min(par), most=max(par)), words.you_made(points=made)
    y = line.bottom + 26
    draw_text(canvas, told, (at.PAR.x + 24, y), theme.TEXT.body_large, theme.BRASS_HI, "midleft", width=300)
    draw_text(canvas, mine, (at.PAR.right - 24, y), theme.TEXT.strong_large, theme.CREAM, "midright", width=240)
