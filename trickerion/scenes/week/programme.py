"""The programme at the lower right: a leaf for each evening with the Trick of one's show, and the way to Saturday."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Final

from pygame import Rect, Surface

from trickerion.scenes.week import layout as at
from trickerion.screens.first_evening.lesson import EVENINGS, SATURDAY, WEEK
from trickerion.screens.first_evening.progress import OwnShow
from trickerion.ui import theme
from trickerion.ui.flow import within
from trickerion.ui.hotspots import Drawn, Hotspot, Hotspots, Tip
from trickerion.ui.icons import draw_icon
from trickerion.ui.said import Zone
from trickerion.ui.shapes import draw_glow_around, draw_plate
from trickerion.ui.surfaces import draw_paper, draw_wood_panel
from trickerion.ui.text import draw_text, gold_text
from trickerion.ui.text_block import draw_block, fit_block, in_two_lines
from trickerion.ui.trick_pictures import framed_trick
from trickerion.words import names as n
from trickerion.words import opening_week as words

_PICTURE: Final = 72
_DARK: Final = (20, 11, 14, 190)
_NOTE: Final = theme.TEXT.aside


@dataclass(frozen=True)
class WeekProgramme(Drawn):
    """``done``: the evenings that are played; ``shows``: the best show of those with a bow; ``choose`` shows one."""

    zone = Zone.TOLD

    done: frozenset[str]
    shows: Mapping[str, OwnShow]
    chosen: str
    choose: Callable[[str], object]

    def add_hotspots(self, spots: Hotspots) -> None:
        for number, evening in enumerate(EVENINGS):
            tip = partial(self._tip, evening)
            spots.add(Hotspot(f"week.leaf.{evening}", at.leaf(number), partial(self.choose, evening), tip=tip))
        spots.add(
            Hotspot("week.saturday", at.SATURDAY, partial(self.choose, SATURDAY), tip=partial(self._tip, SATURDAY))
        )

    def _tip(self, evening: str) -> Tip:
        show, name = self.shows.get(evening), words.EVENINGS[evening].name
        return Tip(name, (words.leaf_tip(name=n.trick(show.trick), number=show.fame),) if show is not None else ())

    def draw(self, canvas: Surface, spots: Hotspots) -> None:
        draw_wood_panel(canvas, at.PROGRAMME, seed=2)
        draw_icon(canvas, "ui.rules", at.PROGRAMME_SIGN, 28, theme.BRASS_HI)
        gold_text(canvas, words.PROGRAMME, at.PROGRAMME_HEAD, theme.TEXT.title, "midleft")
        note = words.pages_of(len(self.done))
        draw_text(canvas, note, at.PROGRAMME_NOTE, theme.TEXT.aside_large, theme.PARCHMENT2, "midright")
        for number, evening in enumerate(EVENINGS):
            self._draw_leaf(canvas, spots, evening, at.leaf(number))
        self._draw_saturday(canvas, spots)
        style, line = fit_block(words.NOTHING_LOCKED, at.NOTHING_LOCKED.w, at.NOTHING_LOCKED.h, theme.TEXT.aside_plus)
        draw_block(canvas, words.NOTHING_LOCKED, at.NOTHING_LOCKED, style, theme.PARCHMENT, line=line)

    def _draw_leaf(self, canvas: Surface, spots: Hotspots, evening: str, rect: Rect) -> None:
        if evening == self.chosen or spots.is_hot(f"week.leaf.{evening}"):
            draw_glow_around(canvas, rect, theme.GLOW, 0.5, blur=8)
        number, show = n.ROMAN[WEEK.index(evening) + 1], self.shows.get(evening)
        middle = within(rect, top=92, height=0).center
        if evening not in self.done:
            draw_plate(canvas, rect, _DARK, 6, 1, theme.BRASS_LO)
            draw_text(canvas, number, middle, theme.TEXT.title, theme.BRASS, "center")
            if evening == self.chosen:
                below = within(rect, left=4, right=4, top=122, height=0)
                draw_text(canvas, words.TONIGHT, below.center, _NOTE, theme.PARCHMENT2, "center", width=below.w)
            return
        draw_paper(canvas, rect, 6)
        top = within(rect, top=22, height=0).center
        draw_text(canvas, number, top, theme.TEXT.title_small, theme.VELVET, "center")
        if show is None:
            draw_icon(canvas, "ui.tick", middle, 48, theme.VELVET)
            return
        canvas.blit(framed_trick(show.trick, _PICTURE), within(rect, top=38, width=_PICTURE, height=_PICTURE))
        lines = in_two_lines(n.trick(show.trick), theme.TEXT.strong)
        for place, line in enumerate(lines):
            cell = within(rect, left=4, right=4, top=127 + 14 * (2 - len(lines)) + 28 * place, height=0)
            draw_text(canvas, line, cell.center, theme.TEXT.strong, theme.INK, "center", width=cell.w, has_tip=True)
        foot = within(rect, left=52, bottom=18, width=26, height=0)
        draw_icon(canvas, "resource.fame", foot.midleft, 26, theme.INK)
        draw_text(canvas, str(show.fame), foot.midright, theme.TEXT.number_lead, theme.INK, "midleft")

    def _draw_saturday(self, canvas: Surface, spots: Hotspots) -> None:
        rect, said = at.SATURDAY, words.EVENINGS[SATURDAY]
        is_lit = self.chosen == SATURDAY or spots.is_hot("week.saturday")
        if is_lit or set(EVENINGS) <= self.done:
            draw_glow_around(canvas, rect, theme.GLOW, 1.0 if self.chosen == SATURDAY else 0.6, blur=8)
        draw_plate(canvas, rect, _DARK, 8, 2 if is_lit else 1, theme.BRASS if is_lit else theme.BRASS_LO)
        sign = "ui.tick" if SATURDAY in self.done else "ui.stage"
        draw_icon(canvas, sign, within(rect, left=38, width=0).center, 38, theme.BRASS_HI)
        head, below = (within(rect, left=74, right=16, top=top, height=0) for top in (24, 53))
        draw_text(canvas, said.name, head.midleft, theme.TEXT.head_large, theme.BRASS_HI, "midleft", width=head.w)
        show = self.shows.get(SATURDAY)
        told = words.best_show(number=show.fame) if show is not None else said.subject
        draw_text(canvas, told, below.midleft, _NOTE, theme.PARCHMENT2, "midleft", width=below.w)
