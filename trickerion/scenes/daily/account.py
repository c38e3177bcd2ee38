"""The account of an evening, the line to share, and, before the curtain, how the rivals lean."""

from collections.abc import Callable

from pygame import Rect, Surface

from trickerion.app.tonight import Tonight, record_of, rivals_of
from trickerion.bots.manners import manner_at
from trickerion.language.verbatim import verbatim
from trickerion.rules.options import COLOURS, HEIR
from trickerion.storage.evening import Rival
from trickerion.storage.evening_line import shared_line
from trickerion.storage.evenings import Night, Result
from trickerion.ui import theme
from trickerion.ui.buttons import Button
from trickerion.ui.controls import draw_resource, resource_width
from trickerion.ui.hotspots import Drawn, Hotspot, Hotspots, Tip
from trickerion.ui.layout import daily as at
from trickerion.ui.shapes import draw_plate
from trickerion.ui.surfaces import draw_dark_panel, draw_inset, draw_panel_head, draw_wood_panel
from trickerion.ui.text import draw_text
from trickerion.ui.text_block import block_lines, draw_block, fit_block
from trickerion.ui.tokens import draw_disk
from trickerion.words.evening import date_words
from trickerion.words.heir.tables import GUIDE
from trickerion.words.screens import daily as words


class Account(Drawn):
    """What the shown evening came to: tonight's, or the one whose final table was just left."""

    def __init__(self, tonight: Tonight, shown: Night | None, player: str, place: at.EveningsPlace) -> None:
        self._tonight, self._night, self._at = tonight, shown, place
        self._names = rivals_of(tonight.evening, player)
        self._copy: Button | None = None

    @property
    def line(self) -> str:
        """The line to share; "" where there is none."""
        night = self._night
        return shared_line(night, night.first) if night is not None and night.first is not None else ""

    def give_copy(self, copy: Callable[[], object]) -> None:
        """What the button below the line does; without a line there is none."""
        if self.line:
            self._copy = Button("tonight.copy", self._at.copy, words.COPY, copy, icon="ui.copy", size=20, key="ctrl+c")

    def add_hotspots(self, spots: Hotspots) -> None:
        """The line with what it is, and the button that copies it."""
        if self._copy is not None:
            spots.add(Hotspot("tonight.line", self._at.line, tip=self._line_tip, focusable=False))
            spots.add(self._copy.spot())

    def _line_tip(self) -> Tip:
        night = self._night
        assert night is not None
        path = record_of(self._tonight.places, night.date)
        lies = words.record_lies(file=verbatim(path.name), folder=verbatim(str(path.parent)))
        return Tip(words.THE_LINE, (*words.COPY_TIP, lies))

    # ------------------------------------------------------------------ how it looks

    def draw(self, canvas: Surface, spots: Hotspots) -> None:
        rect, first = self._at.account, self._night.first if self._night is not None else None
        if self._at.is_large:
            self._draw_panel(canvas)
        else:
            draw_dark_panel(canvas, rect, 10, 2)
            spot = (rect.x + 16, rect.y + 24)
            draw_text(canvas, self._head, spot, theme.HEAD2, 20, theme.BRASS_HI, "midleft", width=rect.w - 28)
        below = rect
        if first is not None:
            self._draw_result(canvas, rect, first)
            self._draw_line(canvas)
            below = Rect(rect.x, rect.y + 216, rect.w, rect.h - 216)
        if first is None or self._at.is_large:
            self._draw_rivals(canvas, below)
        if self._copy is not None:
            self._copy.draw(canvas, spots)

    def _draw_panel(self, canvas: Surface) -> None:
        """With all the room: the line has a field of its own, and below it stands what holds every evening."""
        draw_wood_panel(canvas, at.ACCOUNT_PANEL, seed=1)
        draw_panel_head(canvas, at.ACCOUNT_PANEL.move(6, 4), self._head, icon_name="ui.poster")
        for room in (self._at.account, at.LINE_ROOM):
            draw_inset(canvas, room)
        spot = (at.LINE_ROOM.x + 24, at.LINE_ROOM.y + 30)
        draw_text(canvas, words.THE_LINE, spot, theme.HEAD2, 24, theme.BRASS_HI, "midleft")
        notes = at.NOTES
        if not self.line:
            draw_block(canvas, words.NO_LINE_YET, self._at.line, theme.ITALIC, 20, theme.PARCHMENT2)
            notes = notes.move(0, self._at.line.y + 50 - notes.y)
        for number, note in enumerate(words.SAME_TIP):
            room = Rect(notes.x, notes.y + notes.h * number // 4, notes.w, notes.h // 4)
            draw_block(canvas, note, room, theme.BODY, 18, theme.PARCHMENT)

    @property
    def _head(self) -> str:
        night = self._night
        if night is None or night.first is None:
            return words.BEFORE
        is_tonight = night.date == self._tonight.today
        return words.FIRST_EVENING if is_tonight else words.evening_of(date=date_words(night.date))

    def _remark(self) -> str:
        """What has to be said of the clock or of versions, or how it went beside the best."""
        tonight, night = self._tonight, self._night
        later = tonight.known.later_than(tonight.today)
        if later is not None:
            return words.clock_back(date=date_words(later), today=date_words(tonight.today))
        if night is not None and night.date != tonight.today:
            return words.was_yesterday(date=date_words(night.date))
        if tonight.is_dealt_otherwise and night is not None:
            return words.other_version(version=verbatim(night.version))
        if night is None:
            return ""
        if night.first is None:
            return words.WAITS if tonight.first is not None else words.LEFT
        if night.attempts > 1 and night.best is not None:
            return words.best(night.attempts, fames=night.best.fame)
        return words.ONLY_ONE

    def _draw_result(self, canvas: Surface, rect: Rect, first: Result) -> None:
        is_large = self._at.is_large
        size, top = (76, 96) if is_large else (44, 62)
        left = rect.x + (32 if is_large else 14)
        draw_resource(canvas, (left, rect.y + top), "fame", first.fame, size, on_dark=True)
        x = left + resource_width(first.fame, size) + 22
        room = rect.right - 14 - x
        step, text = (32, 24) if is_large else (24, 18)
        lines = [words.place_of(place=words.PLACES[first.place], of=words.OF[first.of]), _beside(first)]
        if is_large:
            lines.append(words.BOTH(one=words.shows(first.shows), other=words.links(first.links)))
        y = rect.y + top - step * (len(lines) - 1) // 2
        for number, line in enumerate(lines):
            spot = (x, y + step * number)
            draw_text(canvas, line, spot, theme.BODY, text, theme.CREAM, "midleft", width=room)
        below = Rect(
            left, rect.y + top + (70 if is_large else 24), rect.w - (left - rect.x) - 14, 120 if is_large else 26
        )
        draw_block(canvas, self._remark(), below, theme.ITALIC, 22 if is_large else 17, theme.PARCHMENT2)

    def _draw_line(self, canvas: Surface) -> None:
        rect = self._at.line
        draw_plate(canvas, rect, theme.PARCHMENT2, 8, 2, theme.PARCHMENT3)
        room, size = rect.inflate(-20, -10), 20 if self._at.is_large else 17
        draw_block(canvas, verbatim(self.line), room, theme.BODY, size, theme.INK)

    def _draw_rivals(self, canvas: Surface, rect: Rect) -> None:
        """A sentence of each rival; before the curtain also what has to be said."""
        rivals, is_large = self._tonight.evening.rivals, self._at.is_large
        remark = self._remark() if self._night is None or self._night.first is None else ""
        top, size, room = (14, 22, 74) if is_large else (42, 18, 66)
        height = rect.h - top - (room if remark else 12)
        step = min((160 if len(rivals) == 1 else 100) if is_large else 66, height // len(rivals))
        for number, rival in enumerate(rivals):
            row = Rect(rect.x + 12, rect.y + top + step * number, rect.w - 24, step - 4)
            draw_disk(canvas, (row.x + 30, row.centery), min(step - 8, 52), COLOURS[number + 1], "magician")
            text, place = self._leans(rival, number), Rect(row.x + 66, row.y, row.w - 72, row.h)
            size_now, line = fit_block(text, place.w, place.h, theme.BODY, size)
            high = block_lines(text, place.w, theme.BODY, size_now) * line
            place.move_ip(0, max(0, (row.h - high) // 2))
            draw_block(canvas, text, Rect(place.topleft, (place.w, high)), theme.BODY, size, theme.CREAM)
        if remark:
            place = Rect(rect.x + 20, rect.bottom - room + 2, rect.w - 36, room - 6)
            draw_block(canvas, remark, place, theme.ITALIC, 20 if is_large else 18, theme.GLOW)

    def _leans(self, rival: Rival, number: int) -> str:
        if rival.level == HEIR:
            return (
                f"{words.HEIR_LEANS} {GUIDE[self._tonight.evening.difficulty]}"
                if self._at.is_large
                else words.HEIR_LEANS
            )
        name, manner = verbatim(self._names[number]), manner_at(rival.level, rival.magician)
        return words.leans[manner](name=name) if manner else name


def _beside(first: Result) -> str:
    """ "7 ahead of Lantern Jack"."""
    name = verbatim(first.against)
    if first.ahead == 0:
        return words.level_with(name=name)
    return (words.ahead if first.ahead > 0 else words.behind)(abs(first.ahead), name=name)
