"""The Fame chart of a replay, by which any moment is found: a line for each player, the shows above, turns as bands."""

import math
from collections.abc import Sequence
from functools import partial

import pygame
from pygame import Rect, Surface

from trickerion.language.verbatim import Verbatim
from trickerion.play.replay import Replay, SeenShow
from trickerion.scenes.replay import layout as at
from trickerion.scenes.replay.playback import Playback
from trickerion.ui import theme
from trickerion.ui.hotspots import Circle, Drawn, Hotspot, Hotspots, Point, Tip, always
from trickerion.ui.said import Zone
from trickerion.ui.shapes import draw_diamond, draw_plate, draw_round, enlarged, reduced
from trickerion.ui.surface_cache import cached_surface
from trickerion.ui.surfaces import draw_dark_panel, draw_pill, draw_round_badge, pill_width
from trickerion.ui.text import draw_text
from trickerion.ui.tokens import draw_emblem
from trickerion.words.screens import replay as words

_STEPS_OF_SCALE = (10, 20, 40, 80)
_BAND, _NOW, _VEIL = (255, 217, 138, 10), (255, 217, 138, 40), (14, 8, 12, 120)


class ReplayChart(Drawn):
    """Chart of the whole game: a click on a show plays it, the wheel makes moves; the scene follows a drag."""

    zone = Zone.TOLD

    def __init__(self, replay: Replay, people: tuple[Sequence[str], Sequence[Verbatim]], playback: Playback) -> None:
        self._replay = replay
        self._colours, self._names = people
        self._playback = playback
        self._starts = [*replay.turn_starts, replay.last]
        most = max(max(mark.fame) for mark in replay.marks)
        self._step = next((step for step in _STEPS_OF_SCALE if most <= 4 * step), _STEPS_OF_SCALE[-1])
        self._top = max(self._step, math.ceil(most / self._step) * self._step)
        self._show_places = _spread([self.x(show.number) for show in replay.shows])
        self._ground: Surface | None = None

    def x(self, number: int) -> int:
        """Horizontal position of a moment."""
        return at.PLOT.x + round(number / max(1, self._replay.last) * at.PLOT.w)

    def number_at(self, x: int) -> int:
        """The moment that lies there; the nearest there is."""
        share = (x - at.PLOT.x) / at.PLOT.w
        return round(min(1.0, max(0.0, share)) * self._replay.last)

    def _y(self, fame: int) -> int:
        return at.PLOT.bottom - round(fame / self._top * at.PLOT.h)

    def add_hotspots(self, spots: Hotspots) -> None:
        spots.add(Hotspot("replay.chart", at.CHART, on_wheel=self._playback.wheel, focusable=False))
        for number, (show, x) in enumerate(zip(self._replay.shows, self._show_places, strict=True)):
            area, play = Circle(x, at.SHOW_Y, at.SHOW_SIZE // 2 + 1), partial(self._playback.play_from, show.number - 1)
            told = Tip(words.show_of(name=self._names[show.seat]), note=words.SHOW_NOTE)
            spots.add(Hotspot(f"replay.show.{number}", area, play, on_wheel=self._playback.wheel, tip=always(told)))

    def draw(self, canvas: Surface, spots: Hotspots) -> None:
        """The chart with the part to come veiled."""
        if self._ground is None or self._ground.get_size() != at.CHART.size:
            self._ground = self._painted()
        draw_dark_panel(canvas, at.CHART, 10, 3)
        self._draw_turn(canvas)
        canvas.blit(self._ground, at.CHART)
        now = self.x(self._replay.number)
        if now < at.PLOT.right:
            draw_plate(canvas, Rect(now, at.PLOT.y, at.PLOT.right - now, at.PLOT.h), _VEIL, 0)
        self._draw_turn_numbers(canvas)
        for number, (show, x) in enumerate(zip(self._replay.shows, self._show_places, strict=True)):
            self._draw_show(canvas, show, (x, at.SHOW_Y), is_hot=spots.is_hot(f"replay.show.{number}"))
        pygame.draw.line(canvas, theme.CREAM, (now, at.PLOT.y - 2), (now, at.PLOT.bottom), 3)
        draw_diamond(canvas, (now, at.PLOT.bottom), 9, theme.GLOW, theme.BRASS_LO)
        for seat, fame in enumerate(self._replay.mark.fame):
            draw_round(canvas, (now, self._y(fame)), 11, _colour(self._colours[seat]), 2, theme.CREAM)

    def draw_pointed(self, canvas: Surface, spots: Hotspots) -> None:
        """Draw the line and the words of the moment below the pointer."""
        if spots.hovered != "replay.chart":
            return
        number = self.number_at(spots.pointer[0])
        x, mark = self.x(number), self._replay.marks[number]
        pygame.draw.line(canvas, theme.BRASS, (x, at.PLOT.y), (x, at.PLOT.bottom))
        text = words.pointed_at(moment=words.moment(mark.turn, mark.phase), number=number)
        pill = Rect(0, 0, pill_width(text, theme.TEXT.label, height=26) + 8, 26).move_to(midtop=(x, at.PLOT.y + 4))
        draw_pill(canvas, pill.clamp(at.PLOT), text, theme.NIGHT, style=theme.TEXT.label)

    def forget(self) -> None:
        """The colours have changed."""
        self._ground = None

    def _turn_now(self) -> int:
        """The place of the turn of the moment among the starts."""
        return max(n for n, start in enumerate(self._starts[:-1]) if start <= self._replay.number)

    def _draw_turn(self, canvas: Surface) -> None:
        for number, (start, end) in enumerate(zip(self._starts, self._starts[1:], strict=False)):
            band = Rect(self.x(start), at.PLOT.y, self.x(end) - self.x(start), at.PLOT.h)
            if number == self._turn_now():
                draw_plate(canvas, band, _NOW, 0)
            elif number % 2:
                draw_plate(canvas, band, _BAND, 0)

    def _draw_turn_numbers(self, canvas: Surface) -> None:
        for number, (start, end) in enumerate(zip(self._starts, self._starts[1:], strict=False)):
            center, is_now = ((self.x(start) + self.x(end)) // 2, at.TURN_Y), number == self._turn_now()
            if self.x(end) - self.x(start) >= 22:
                fill, ink = (theme.BRASS_HI, theme.INK) if is_now else ("#22161f", theme.PARCHMENT)
                draw_round(canvas, center, 24, fill, 1, theme.BRASS)
                turn = str(self._replay.marks[start].turn)
                draw_text(canvas, turn, (center[0], center[1] - 1), theme.TEXT.number, ink, "center")

    def _draw_show(self, canvas: Surface, show: SeenShow, center: Point, *, is_hot: bool) -> None:
        fill = theme.player_look(self._colours[show.seat])
        draw_round_badge(canvas, center, "phase.perform", at.SHOW_SIZE + 4 * is_hot, fill.fill, fill.glyph)

    def _painted(self) -> Surface:
        """Picture of the lasting parts: the scale, the lines, an emblem on each."""
        image, home = Surface(at.CHART.size, pygame.SRCALPHA), (-at.CHART.x, -at.CHART.y)
        plot = at.PLOT.move(home)
        for fame in range(0, self._top + 1, self._step):
            y = self._y(fame) - at.CHART.y
            pygame.draw.line(image, "#5a4038", (plot.x, y), (plot.right, y))
            draw_text(image, str(fame), (plot.x - 10, y - 1), theme.TEXT.number, theme.PARCHMENT2, "midright")
        for seat, colour in enumerate(self._colours):
            points = tuple((x - plot.x - at.CHART.x, y - plot.y - at.CHART.y) for x, y in self._line_of(seat))
            image.blit(_line(points, theme.rgba(_colour(colour)), plot.size), (plot.x - 4, plot.y - 4))
        for seat, (x, y) in enumerate(self._emblems()):
            draw_emblem(image, (x - at.CHART.x, y - at.CHART.y), 22, self._colours[seat])
        return image

    def _line_of(self, seat: int) -> list[Point]:
        """The steps of a player's Fame, each as two points."""
        points: list[Point] = []
        before = -1
        for number, mark in enumerate(self._replay.marks):
            if mark.fame[seat] != before:
                points += [(self.x(number), self._y(max(0, before)))] if points else []
                points.append((self.x(number), self._y(mark.fame[seat])))
                before = mark.fame[seat]
        return [*points, (at.PLOT.right, points[-1][1])]

    def _emblems(self) -> list[Point]:
        """Place of each line's emblem that is best told from the other lines: far from them, and from other emblems."""
        places: list[Point] = []
        marks = self._replay.marks
        for seat in range(len(self._colours)):
            choices = range(len(marks) // 4, len(marks), max(1, len(marks) // 80))
            places.append(max((self._place(n, seat) for n in choices), key=partial(self._room, places, seat)))
        return places

    def _place(self, number: int, seat: int) -> Point:
        return self.x(number), self._y(self._replay.marks[number].fame[seat])

    def _room(self, taken: list[Point], seat: int, place: Point) -> float:
        fame = self._replay.marks[self.number_at(place[0])].fame
        lines = [abs(place[1] - self._y(other)) for number, other in enumerate(fame) if number != seat]
        emblems = [math.dist(place, other) for other in taken]
        return min([*lines, 24.0]) + 2 * min([*emblems, 26.0])


def _colour(colour: str) -> theme.ColourValue:
    look = theme.player_look(colour)
    return look.fill if look.dark_glyph else theme.mix(look.fill, "#ffffff", 0.22)


def _spread(wanted: list[int]) -> list[int]:
    """Places in a row, none upon another, as near as possible to those that are wanted."""
    places: list[int] = []
    for x in wanted:
        places.append(max(x, places[-1] + at.SHOW_SIZE + 2) if places else x)
    limit = at.PLOT.right
    for number in reversed(range(len(places))):
        places[number] = min(places[number], limit)
        limit = places[number] - at.SHOW_SIZE - 2
    return places


@cached_surface
def _line(points: tuple[Point, ...], colour: theme.Rgba, size: Point) -> Surface:
    """A line through points, smooth, with a margin of 4."""
    large, k = enlarged(size[0] + 8, size[1] + 8, 2)
    scaled = [((x + 4) * k, (y + 4) * k) for x, y in points]
    pygame.draw.lines(large, (20, 10, 14, 160), False, [(x, y + k) for x, y in scaled], 4 * k)
    pygame.draw.lines(large, colour, False, scaled, 3 * k)
    return reduced(large, k)
