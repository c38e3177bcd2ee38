"""The left panel: the search field, and below it the contents or what has been found."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import NamedTuple

from pygame import Rect, Surface

from trickerion.language.page import Page
from trickerion.language.verbatim import verbatim
from trickerion.scenes.workbook import layout as at
from trickerion.scenes.workbook.book import Topic
from trickerion.scenes.workbook.setting import draw_sign
from trickerion.ui import theme
from trickerion.ui.controls import draw_round_button
from trickerion.ui.flow import ends, within, write_line
from trickerion.ui.hotspots import Circle, Drawn, Hotspot, Hotspots, Tip
from trickerion.ui.icons import draw_icon
from trickerion.ui.said import Role, Zone, saying
from trickerion.ui.scrolling import Scrolling
from trickerion.ui.shapes import draw_plate, draw_rule
from trickerion.ui.surfaces import draw_wood_panel
from trickerion.ui.text import draw_name, draw_text
from trickerion.ui.text_block import draw_block
from trickerion.words.screens import workbook as words


class _Line(NamedTuple):
    """A line of the list: its place in it, and the page, the entry found, or the part's name that it shows."""

    rect: Rect
    name: str
    page: Page | None = None
    entry: Topic | None = None
    part: str = ""

    @property
    def said(self) -> str:
        """The line in words."""
        return self.page.title if self.page is not None else self.entry.name if self.entry is not None else self.part


@dataclass
class Contents(Drawn):
    """Lists the pages by parts; with a search, what was found. ``open`` gets a page's id and an anchor."""

    zone = Zone.TOWN

    book: tuple[Page, ...]
    open: Callable[[str, str], object]
    clear: Callable[[], object]
    matches: list[Topic] = field(default_factory=list)
    query: str = ""
    current: str = ""
    scroll: Scrolling = field(default_factory=lambda: Scrolling(at.LIST, at.LIST_BAR))

    def show(self, query: str, matches: list[Topic]) -> None:
        """Show what was found, or with an empty query the contents."""
        self.query, self.matches = query, matches
        self.scroll.offset = 0.0

    def lines(self) -> list[_Line]:
        """All lines of the list, at their places in it."""
        lines = self._match_lines() if self.query else self._page_lines()
        self.scroll.height = lines[-1].rect.bottom if lines else 0
        return lines

    def _match_lines(self) -> list[_Line]:
        height, width = at.FOUND_HEIGHT, at.LIST.w
        return [
            _Line(Rect(0, number * height, width, height - 4), f"found.{number}", entry=entry)
            for number, entry in enumerate(self.matches)
        ]

    def _page_lines(self) -> list[_Line]:
        lines: list[_Line] = []
        y, part = 0, ""
        for page in self.book:
            if page.part != part:
                part = page.part
                lines.append(_Line(Rect(0, y, at.LIST.w, at.PART_HEIGHT), "", part=part))
                y += at.PART_HEIGHT
            lines.append(_Line(Rect(0, y, at.LIST.w, at.ENTRY_HEIGHT), f"page.{page.id}", page=page))
            y += at.ENTRY_HEIGHT
        return lines

    def reveal(self, page_id: str) -> None:
        """Scroll so that a page's line can be seen."""
        for line in self.lines():
            if line.page is not None and line.page.id == page_id:
                self.scroll.show(line.rect.y, line.rect.bottom, at.ENTRY_HEIGHT)

    def _on_canvas(self, line: _Line) -> Rect:
        return line.rect.move(at.LIST.x, at.LIST.y - round(self.scroll.offset))

    def add_hotspots(self, spots: Hotspots) -> None:
        """The visible lines, the wheel, and the cross that empties the search."""
        ground = Hotspot("contents", at.CONTENTS, on_wheel=lambda n: self.scroll.move(-60 * n), focusable=False)
        spots.add(ground)
        if self.query:
            spots.add(Hotspot("clear", Circle(*at.CLEAR, 17), on_click=self.clear, tip=lambda: Tip(words.EMPTY)))
        for line in self.lines():
            rect = self._on_canvas(line).clip(at.LIST)
            if line.name and rect.h >= 12:
                spot = spots.add(Hotspot(line.name, rect, on_click=self._opener(line), on_wheel=ground.on_wheel))
                is_on = line.page is not None and line.page.id == self.current
                spot.says = saying(line.said, role=Role.LINE, on=is_on)

    def _opener(self, line: _Line) -> Callable[[], object]:
        page = line.page.id if line.page is not None else line.entry.page if line.entry is not None else ""
        anchor = line.entry.anchor if line.entry is not None else ""
        return lambda: self.open(page, anchor)

    def draw(self, canvas: Surface, spots: Hotspots) -> None:
        draw_wood_panel(canvas, at.CONTENTS, 12, 4, seed=5)
        draw_icon(canvas, "ui.zoom", at.SEARCH_ICON, 28, theme.BRASS_HI)
        if self.query:
            draw_round_button(canvas, at.CLEAR, "ui.cross", 34, hovered=spots.is_hot("clear"))
        canvas.set_clip(at.LIST)
        for line in self.lines():
            rect = self._on_canvas(line)
            if rect.colliderect(at.LIST):
                self._draw_line(canvas, rect, line, spots)
        canvas.set_clip(None)
        if self.query and not self.matches:
            self._draw_nothing(canvas)
        self.scroll.draw_bar(canvas, on_dark=True)

    def _draw_nothing(self, canvas: Surface) -> None:
        text = words.nothing_found(query=verbatim(self.query))
        room = within(at.LIST, left=16, right=16, top=24, height=0)
        draw_block(canvas, text, room, theme.TEXT.aside_large, theme.PARCHMENT)

    def _draw_line(self, canvas: Surface, rect: Rect, line: _Line, spots: Hotspots) -> None:
        if line.part:
            draw_text(canvas, line.part, (rect.x + 8, rect.bottom - 14), theme.TEXT.label, theme.BRASS, "midleft")
            draw_rule(canvas, *ends(rect, 8), rect.bottom - 2, theme.BRASS_LO)
            return
        is_current = line.page is not None and line.page.id == self.current
        if is_current or spots.is_hot(line.name):
            fill = theme.with_alpha(theme.VELVET, 255 if is_current else 130)
            draw_plate(canvas, rect.inflate(0, -2), fill, 7, 1, theme.BRASS if is_current else theme.BRASS_LO)
        if line.page is not None:
            draw_icon(canvas, line.page.icon, within(rect, left=14, width=24).center, 24, theme.BRASS_HI)
            colour = theme.BRASS_HI if is_current else theme.CREAM
            name = (rect.x + 50, rect.centery)
            draw_text(canvas, line.page.title, name, theme.TEXT.body_lead, colour, "midleft", width=rect.w - 60)
        elif line.entry is not None:
            self._draw_match(canvas, rect, line.entry)

    def _draw_match(self, canvas: Surface, rect: Rect, entry: Topic) -> None:
        draw_sign(canvas, (rect.x + 28, rect.centery), 36, entry.icon)
        name = (rect.x + 56, rect.y + 16)
        draw_name(canvas, entry.name, name, theme.TEXT.title_small, theme.CREAM, "midleft", rect.w - 66)
        write_line(
            canvas, entry.detail, within(rect, left=56, right=10, top=23, height=30), theme.TEXT.aside, theme.PARCHMENT2
        )
