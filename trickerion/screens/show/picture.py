"""Picture of a show: the stage, the panels beside and below it, kept from frame to frame as far as nothing changes."""

import math
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Protocol

import pygame
from pygame import Rect

from trickerion.app.canvas import CANVAS_RECT
from trickerion.app.loop import App
from trickerion.screens.evening import Evening
from trickerion.screens.playbill import Running
from trickerion.screens.show import account, caption, playing
from trickerion.screens.show import layout as at
from trickerion.screens.show.house import Step, build, draw_flying, draw_show, ends_soon, rehearse
from trickerion.screens.show.lessons import PaidLessons
from trickerion.screens.show.playing import OnStage
from trickerion.screens.show.told import ToldAct
from trickerion.table.grounds import Sheet
from trickerion.table.top_bar import TopBar
from trickerion.ui import theme
from trickerion.ui.boxes import draw_inset_plate
from trickerion.ui.buttons import Button, Segments
from trickerion.ui.flow import within, write_line
from trickerion.ui.hotspots import Hotspots
from trickerion.ui.shapes import clipped
from trickerion.ui.text import setting_of_type
from trickerion.words.screens import performance as words

_SPARE: int = 1
"""Panels that are drawn anew in one frame while something moves."""
_Panel = tuple[Rect, object, Callable[[pygame.Surface], object]]
"""Rectangle of a panel, the state that it shows, its painter."""


class PlayedShow(Protocol):
    """Show of which the picture is. ``news`` counts how often it was laid anew; ``told`` are its acts in words."""

    app: App
    stage: OnStage
    told: list[ToldAct]
    news: int
    buttons: list[Button]

    @property
    def plays(self) -> Running | PaidLessons | None:
        """Part that is told act by act."""

    @property
    def pace(self) -> Segments:
        """Switch of the pace."""

    @property
    def stay_share(self) -> float:
        """Share of the stay that is left."""


class ShowPicture:
    """Picture of a ``show``, drawn anew only where it moves or has changed."""

    def __init__(self, show: PlayedShow) -> None:
        self._show, self._sheet = show, Sheet()
        self._rows = self._accounts = 0
        self._look: object = None
        self._moment: object = None

    def build(self) -> Iterator[Step]:
        """Paint all that is seen first, step by step."""
        yield from build(self._show.stage, self._show.told)
        for panel in self._panels(Hotspots()):
            yield partial(self._sheet.paint, CANVAS_RECT.size, *panel)

    def rehearse(self, evening: Evening) -> Iterator[Step]:
        """Paint what comes after the act that is seen, step by step: what stands on the stage, the sheet at the end."""
        yield from rehearse(self._show.stage, self._show.told, evening)
        if ends_soon(evening):
            yield partial(self._sheet.paint, CANVAS_RECT.size, *self._account())

    def let_go(self) -> None:
        """Give back the room of the panels; they are drawn anew when the stage is."""
        self._sheet.let_go()

    def draw_on(self, canvas: pygame.Surface, spots: Hotspots, bar: TopBar, *, is_kept: bool) -> list[Rect] | None:
        """The stage, the columns beside it, the buttons, the bar.

        ``is_kept``: the canvas shows what was drawn last; then only what moves or has changed is drawn anew, and
        where that is is returned.
        """
        evening = self._show.plays.evening if self._show.plays is not None else None
        self._sheet.spare = _SPARE if evening is not None and evening.is_lively else math.inf
        look, panels = self._look_beside(canvas, spots, bar), list(self._panels(spots))
        parts = self._parts(evening, panels) if is_kept and evening is not None and look == self._look else None
        self._look, self._moment = look, evening and evening.moment
        for part in [canvas.get_rect()] if parts is None else parts:
            with clipped(canvas, part):
                draw_show(canvas, self._show.stage, self._show.told)
                self._draw_panels(canvas, panels, part)
                draw_flying(canvas, self._show.stage)
                self._draw_beside(canvas, spots, bar, part)
        return parts

    def _look_beside(self, canvas: pygame.Surface, spots: Hotspots, bar: TopBar) -> object:
        """All that is seen beside the stage and the panels; the house lights, too."""
        evening, labels = self._show.plays and self._show.plays.evening, [button.label for button in self._show.buttons]
        hot = spots.hovered, spots.focused, [spots.is_pressed(button.name) for button in self._show.buttons]
        lights = evening and (evening.is_lit, evening.is_before, evening.is_applauded)
        chosen = self._show.app.settings.show_pace, theme.palette(), setting_of_type()
        return canvas, lights, self._show.news, labels, hot, chosen, bar.look(spots)

    def _parts(self, evening: Evening, panels: Sequence[_Panel]) -> list[Rect]:
        """Rectangles in which something moves, and panels with a new state, as many as there is time for."""
        news = [rect for rect, key, _ in panels if self._sheet.is_news(rect, key)]
        parts = news[: int(min(len(news), self._sheet.spare))]
        if self._moment != evening.moment:
            parts += _moving(evening)
        return parts + [at.NEXT] * (self._show.stay_share > 0)

    def _draw_beside(self, canvas: pygame.Surface, spots: Hotspots, bar: TopBar, part: Rect) -> None:
        """The bar and the buttons, if they are in that part of the canvas."""
        if part.y < at.STAGE.y:
            bar.draw(canvas, spots)
        if part.bottom <= at.CAPTION.bottom and part != at.NEXT:
            return
        if self._show.plays is not None:
            draw_inset_plate(canvas, at.PACE)
            write_line(canvas, words.PACE, within(at.PACE, left=18, width=50), theme.TEXT.label, theme.PARCHMENT2)
            self._show.pace.draw(canvas, spots)
        for button in self._show.buttons:
            button.draw(canvas, spots)
        playing.draw_stay(canvas, self._show.stay_share)

    def _draw_panels(self, canvas: pygame.Surface, panels: Sequence[_Panel], part: Rect) -> None:
        evening = self._show.plays.evening if self._show.plays is not None else None
        show: Callable[..., object] = self._sheet.show
        if evening is None or evening.is_lit:
            show = partial(self._sheet.show_solid, ground=(self._show.news, evening and evening.is_before))
        for panel in panels:
            if panel[0].colliderect(part):
                show(canvas, *panel)
        if evening is not None and evening.is_applauded:
            self._draw_account(canvas, evening)

    def _draw_account(self, canvas: pygame.Surface, evening: Evening) -> None:
        """The sheet, on which one line after the other is written; a new one when the show was seen again."""
        count, rows, spare = (
            len(self._show.told),
            account.rows_written(evening, len(self._show.told)),
            self._sheet.spare,
        )
        if rows < self._rows:
            self._accounts += 1
        self._rows, self._sheet.spare = rows, math.inf
        room, sheet, told = self._account()
        self._sheet.paint(canvas.get_size(), room, sheet, told)
        for number in range(rows):
            line = partial(account.draw_account_row, stage=self._show.stage, told=self._show.told, number=number)
            self._sheet.write(at.account_row(number, count).inflate(6, 6), sheet, line)
        self._sheet.show(canvas, room, sheet, told)
        self._sheet.spare = spare

    def _account(self) -> _Panel:
        """Sheet of the account, on which nothing is written yet."""
        told = self._show.told
        sheet = self._show.news, theme.palette(), self._accounts
        return at.account_room(len(told)), sheet, partial(account.draw_account, stage=self._show.stage, told=told)

    def _panels(self, spots: Hotspots) -> Iterator[_Panel]:
        """The panels beside and below the stage: where each is, what it shows, how it is painted."""
        stage, told, plays = self._show.stage, self._show.told, self._show.plays
        evening = plays.evening if plays is not None else None
        circle = stage.running.circle if stage.running is not None else None
        hot = [name for name in spots.hot if name]
        always = self._show.news, theme.palette(), evening and (evening.is_before, evening.is_applauded)
        now = always, evening and (evening.number, evening.is_one), circle
        yield at.LEFT, now, partial(playing.draw_left, stage=stage)
        boxes = always, playing.shown_in_boxes(stage), [name for name in hot if name.startswith(playing.SPOTS)]
        yield at.RIGHT, boxes, partial(playing.draw_right, stage=stage, told=told, spots=spots)
        if evening is None:
            return
        said = (now, caption.terms_shown(stage, told))
        yield at.CAPTION, said, partial(caption.draw_caption, stage=stage, told=told)
        come = [(evening.has_come(number), evening.is_done(number)) for number in range(len(told))]
        programme = partial(caption.draw_programme, table=stage.table, evening=evening, told=told, spots=spots)
        acts = [name for name in hot if name.startswith(caption.SPOTS)]
        yield at.PROGRAMME, (now, come, acts), programme


def _moving(evening: Evening) -> list[Rect]:
    """Rectangles that time changes: while the house lights go down, everywhere; the playbill comes from above."""
    if evening.is_applauded:
        return [at.UPPER_STAGE, at.STALLS]
    if not evening.is_lit:
        return [CANVAS_RECT]
    return [at.BEFORE if evening.is_before else at.STAGE.union(at.FLIGHTS)]
