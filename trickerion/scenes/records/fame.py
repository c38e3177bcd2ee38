"""The page of the Fame: where it came from, how it grew, and the best that was done."""

from collections.abc import Sequence

from pygame import Rect, Surface

from trickerion.language.speech import decimal
from trickerion.scenes.records import layout as at
from trickerion.scenes.records.pictures import draw_bar, draw_lines
from trickerion.screens.fame_sources import LOOKS, sources_of
from trickerion.storage.courses import FameCourse
from trickerion.storage.statistics import FinishedGame
from trickerion.ui import theme
from trickerion.ui.flow import within, write_line
from trickerion.ui.hotspots import Hotspots
from trickerion.ui.icons import draw_icon
from trickerion.ui.shapes import draw_plate
from trickerion.ui.surfaces import draw_inset, draw_round_badge
from trickerion.ui.text import draw_text
from trickerion.ui.text_block import draw_block
from trickerion.words.screens import records as words
from trickerion.words.screens.scoring import SOURCES

MOST_LINES = 12


class FamePage:
    """Of the people in the games that tell how the Fame came."""

    def __init__(self, games: Sequence[FinishedGame], left: tuple[int, list[float]]) -> None:
        self._looked_back, self._left = left
        self._courses = [score.course for game in games for score in game.persons if score.course is not None]
        self._older = sum(score.course is None for game in games for score in game.persons)

    def add_hotspots(self, spots: Hotspots) -> None:
        """The pictures speak for themselves."""

    def draw(self, canvas: Surface) -> None:
        for rect, title in ((at.SOURCES, words.SOURCES), (at.LINES, words.LINES), (at.FEATS, words.FEATS)):
            draw_inset(canvas, rect, paper=True)
            draw_text(canvas, title, at.head(rect), theme.TEXT.head_large, theme.INK, "midleft")
        if not self._courses:
            draw_block(canvas, words.NOT_TOLD, at.NOT_TOLD, theme.TEXT.aside_large, theme.INK2)
            return
        self._draw_sources(canvas)
        grown = [_grown(course) for course in self._courses[-MOST_LINES:]]
        draw_lines(canvas, at.LINES_PLOT, grown)
        draw_text(
            canvas, words.LINES_NOTE, at.LINES_NOTE, theme.TEXT.aside, theme.INK2, "midleft", width=at.LINES.w - 40
        )
        self._draw_feats(canvas)
        _draw_left(canvas, self._looked_back, self._left)

    def _draw_sources(self, canvas: Surface) -> None:
        means = _means(self._courses)
        most = max(means.values(), default=0) or 1
        for number, (source, mean) in enumerate(means.items()):
            rect, (icon, colour) = at.source(number), LOOKS[source]
            draw_round_badge(canvas, within(rect, left=3, width=34).center, icon, 34, colour)
            write_line(canvas, SOURCES[source], within(rect, left=48, width=200), theme.TEXT.body_plus, theme.INK)
            draw_bar(canvas, within(rect, left=260, right=80, height=22), mean / most, colour)
            told = decimal(mean)
            write_line(canvas, told, within(rect, right=6), theme.TEXT.number_large, theme.INK, "right")
        if self._older:
            text = words.older(self._older)
            draw_text(canvas, text, at.OLDER, theme.TEXT.aside, theme.INK2, "midleft", width=at.SOURCES.w - 40)

    def _draw_feats(self, canvas: Surface) -> None:
        turn, fame = max((course.best_turn for course in self._courses), key=lambda best: best[1])
        links = max(course.links for course in self._courses)
        feats = [("resource.fame", words.best_turn(turn=turn, points=fame))]
        if links:
            feats.append(("ui.link", words.most_links(links)))
        for number, (icon, text) in enumerate(feats):
            rect = at.feat(number)
            draw_plate(canvas, rect, theme.PARCHMENT, 8, 1, theme.BRASS)
            draw_icon(canvas, icon, within(rect, left=15, width=30).center, 30, theme.FAME_ON_PAPER)
            draw_block(
                canvas, text, within(rect, left=60, right=16, top=12, bottom=8), theme.TEXT.body_large, theme.INK
            )


def _draw_left(canvas: Surface, games: int, left: Sequence[float]) -> None:
    """Bars by turn; a turn that was better than the computer's idea has none."""
    if not left:
        return
    draw_text(canvas, words.left(games), at.LEFT, theme.TEXT.strong_plus, theme.INK, "midleft", width=at.FEATS.w - 40)
    most, step = max(*left, 1.0), at.LEFT_BARS.w // len(left)
    for turn, fame in enumerate(left, 1):
        x, high = at.LEFT_BARS.x + step * (turn - 1), round(at.LEFT_BARS.h * max(0.0, fame) / most)
        draw_plate(canvas, Rect(x + 8, at.LEFT_BARS.bottom - high, min(46, step - 16), max(2, high)), theme.VELVET, 3)
        middle = x + 8 + min(46, step - 16) // 2
        told = decimal(fame)
        draw_text(canvas, told, (middle, at.LEFT_BARS.bottom - high - 11), theme.TEXT.number, theme.INK, "center")
        draw_text(canvas, str(turn), (middle, at.LEFT_BARS.bottom + 13), theme.TEXT.label, theme.INK2, "center")


def _grown(course: FameCourse) -> tuple[int, ...]:
    total, line = 0, []
    for gained in course.turns:
        total += gained
        line.append(total)
    return tuple(line)


def _means(courses: Sequence[FameCourse]) -> dict[str, float]:
    """The mean Fame of each kind of source, the largest first; what never brought any is left out."""
    gained = [sources_of(dict(course.sources)).gained for course in courses]
    means = {source: sum(one[source] for one in gained) / len(gained) for source in SOURCES}
    return dict(sorted(((s, mean) for s, mean in means.items() if mean), key=lambda one: -one[1]))
