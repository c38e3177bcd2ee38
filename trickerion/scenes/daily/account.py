"""The account of an evening, the line to share, and, before the curtain, how the rivals lean."""

from collections.abc import Callable

from pygame import Rect, Surface

from trickerion.bots.manners import manner_at
from trickerion.language.verbatim import verbatim
from trickerion.play.tonight import Tonight, record_of, rivals_of
from trickerion.rules.options import COLOURS, HEIR
from trickerion.scenes.daily import layout as at
from trickerion.storage.evening import Rival
from trickerion.storage.evening_line import shared_line
from trickerion.storage.evenings import Night, Result
from trickerion.ui import theme
from trickerion.ui.buttons import Button
from trickerion.ui.controls import draw_resource, resource_width
from trickerion.ui.flow import within, write_line
from trickerion.ui.hotspots import Drawn, Hotspot, Hotspots, Tip
from trickerion.ui.said import Zone
from trickerion.ui.shapes import draw_plate
from trickerion.ui.surfaces import draw_dark_panel
from trickerion.ui.text import draw_text
from trickerion.ui.text_block import block_lines, draw_block, fit_block
from trickerion.ui.tokens import draw_disk
from trickerion.words.evening import date_words
from trickerion.words.screens import daily as words


class Account(Drawn):
    """Result of the shown evening: tonight's, or the one whose final table was just left."""

    zone = Zone.TOLD

    def __init__(self, tonight: Tonight, shown: Night | None, player: str) -> None:
        self._tonight, self._night = tonight, shown
        self._names = rivals_of(tonight.evening, player)
        self._copy: Button | None = None

    @property
    def line(self) -> str:
        """The line to share; "" where there is none."""
        night = self._night
        return shared_line(night, night.first) if night is not None and night.first is not None else ""

    def give_copy(self, copy: Callable[[], object]) -> None:
        """Set the deed of the button below the line; without a line there is none."""
        if self.line:
            self._copy = Button(
                "tonight.copy", at.COPY, words.COPY, copy, icon="ui.copy", style=theme.TEXT.label_large, key="ctrl+c"
            )

    def add_hotspots(self, spots: Hotspots) -> None:
        """The line with what it is, and the button that copies it."""
        if self._copy is not None:
            spots.add(Hotspot("tonight.line", at.LINE, tip=self._line_tip, focusable=False))
            spots.add(self._copy.spot())

    def _line_tip(self) -> Tip:
        night = self._night
        assert night is not None
        path = record_of(self._tonight.places, night.date)
        lies = words.record_lies(file=verbatim(path.name), folder=verbatim(str(path.parent)))
        return Tip(words.THE_LINE, (*words.COPY_TIP, lies))

    # ------------------------------------------------------------------ how it looks

    def draw(self, canvas: Surface, spots: Hotspots) -> None:
        rect, first = at.ACCOUNT, self._night.first if self._night is not None else None
        draw_dark_panel(canvas, rect, 10, 2)
        write_line(
            canvas, self._head, within(rect, left=16, right=12, top=10, height=30), theme.TEXT.head, theme.BRASS_HI
        )
        if first is not None:
            self._draw_result(canvas, rect, first)
            self._draw_line(canvas)
        else:
            self._draw_rivals(canvas, rect)
        if self._copy is not None:
            self._copy.draw(canvas, spots)

    @property
    def _head(self) -> str:
        night = self._night
        if night is None or night.first is None:
            return words.BEFORE
        is_tonight = night.date == self._tonight.today
        return words.FIRST_EVENING if is_tonight else words.evening_of(date=date_words(night.date))

    def _remark(self) -> str:
        """Comparison with the best evening, or a remark on what can be done."""
        tonight, night = self._tonight, self._night
        if night is None:
            return ""
        if night.first is None:
            return words.WAITS if tonight.first is not None else words.LEFT
        if night.attempts > 1 and night.best is not None:
            return words.best(night.attempts, fames=night.best.fame)
        return words.ONLY_ONE

    def _draw_result(self, canvas: Surface, rect: Rect, first: Result) -> None:
        left, y = rect.x + 14, rect.y + 62
        draw_resource(canvas, (left, y), "fame", first.fame, 44, on_dark=True)
        x = left + resource_width(first.fame, 44) + 22
        place = words.place_of(place=words.PLACES[first.place], of=words.OF[first.of])
        for number, line in enumerate((place, _beside(first))):
            spot = (x, y - 12 + 24 * number)
            draw_text(canvas, line, spot, theme.TEXT.body, theme.CREAM, "midleft", width=rect.right - 14 - x)
        draw_block(canvas, self._remark(), Rect(left, y + 24, rect.w - 28, 28), theme.TEXT.aside, theme.PARCHMENT2)

    def _draw_line(self, canvas: Surface) -> None:
        draw_plate(canvas, at.LINE, theme.PARCHMENT2, 8, 2, theme.PARCHMENT3)
        draw_block(canvas, verbatim(self.line), at.LINE.inflate(-20, -10), theme.TEXT.body, theme.INK)

    def _draw_rivals(self, canvas: Surface, rect: Rect) -> None:
        """Before the curtain: a sentence of each rival, and what has to be said."""
        rivals, remark, top = self._tonight.evening.rivals, self._remark(), 42
        step = min(66, (rect.h - top - (62 if remark else 10)) // len(rivals))
        for number, rival in enumerate(rivals):
            row = Rect(rect.x + 12, rect.y + top + step * number, rect.w - 24, step - 4)
            draw_disk(canvas, (row.x + 26, row.centery), min(step - 8, 48), COLOURS[number + 1], "magician")
            text, place = self._leans(rival, number), within(row, left=60, right=4)
            style, line = fit_block(text, place.w, place.h, theme.TEXT.body)
            high = block_lines(text, place.w, style) * line
            place.move_ip(0, max(0, (row.h - high) // 2))
            draw_block(canvas, text, Rect(place.topleft, (place.w, high)), theme.TEXT.body, theme.CREAM)
        if remark:
            place = within(rect, left=16, right=16, bottom=4, height=58)
            draw_block(canvas, remark, place, theme.TEXT.aside, theme.GLOW)

    def _leans(self, rival: Rival, number: int) -> str:
        if rival.level == HEIR:
            return words.HEIR_LEANS
        name, manner = verbatim(self._names[number]), manner_at(rival.level, rival.magician)
        return words.leans[manner](name=name) if manner else name


def _beside(first: Result) -> str:
    """ "7 ahead of Lantern Jack"."""
    name = verbatim(first.against)
    if first.ahead == 0:
        return words.level_with(name=name)
    return (words.ahead if first.ahead > 0 else words.behind)(abs(first.ahead), name=name)
