"""The ticket of a bill that was played: what the first attempt came to, and the line to share."""

from pygame import Surface

from trickerion.language.verbatim import verbatim
from trickerion.play.tonight import Tonight
from trickerion.scenes.daily.layout import BillPlaces
from trickerion.screens.challenges.poster import draw_seal
from trickerion.storage.evening_line import shared_line
from trickerion.storage.evenings import Night, Result, record_path
from trickerion.ui import theme
from trickerion.ui.controls import draw_resource, resource_width
from trickerion.ui.flow import Column, within, write_line
from trickerion.ui.hotspots import Drawn, Hotspot, Hotspots, Tip
from trickerion.ui.surfaces import draw_inset
from trickerion.ui.text_block import draw_block
from trickerion.words.evening import date_words
from trickerion.words.screens import daily as words

_SEAL = 72


class FirstResult(Drawn):
    """Result of the shown date: today's, or the one whose final table was just left."""

    def __init__(self, at: BillPlaces, tonight: Tonight, shown: Night | None) -> None:
        self._at, self._tonight, self.night = at, tonight, shown

    @property
    def first(self) -> Result | None:
        """The first attempt, if it was played to its end."""
        return self.night.first if self.night is not None else None

    @property
    def line(self) -> str:
        """The line to share; "" where there is none."""
        return shared_line(self.night, self.first) if self.night is not None and self.first is not None else ""

    def add_hotspots(self, spots: Hotspots) -> None:
        """The ticket, with the line and where its record lies."""
        if self.first is not None:
            name = f"{self._tonight.bill}.ticket"
            spots.add(Hotspot(name, self._at.ticket, tip=self._tip, focusable=False))

    def _tip(self) -> Tip:
        night = self.night
        assert night is not None
        path = record_path(self._tonight.places, night.date, self._tonight.bill)
        lies = words.record_lies(file=verbatim(path.name), folder=verbatim(str(path.parent)))
        return Tip(words.THE_LINE, (verbatim(self.line), *words.COPY_TIP, lies), width=460)

    def remark(self) -> str:
        """The date where it is not today's, the best of all attempts, or what can still be done."""
        night = self.night
        assert night is not None
        if night.date != self._tonight.today:
            return words.evening_of(date=date_words(night.date))
        if night.attempts > 1 and night.best is not None:
            return words.best(night.attempts, fames=night.best.fame)
        return words.ONLY_ONE

    def draw(self, canvas: Surface, spots: Hotspots) -> None:
        first, rect = self.first, self._at.ticket
        if first is None:
            return
        draw_inset(canvas, rect, paper=True)
        draw_resource(canvas, within(rect, left=16, width=90).midleft, "fame", first.fame, 40)
        beside = 30 + resource_width(first.fame, 40)
        lines = Column(within(rect, left=beside, right=82, top=16, bottom=16), 4)
        place = words.place_of(place=words.PLACES[first.place], of=words.OF[first.of])
        write_line(canvas, place, lines.take(28), theme.TEXT.strong_plus, theme.VELVET)
        write_line(canvas, _beside(first), lines.take(28), theme.TEXT.aside, theme.INK2)
        draw_seal(canvas, within(rect, right=8, width=_SEAL).center, _SEAL)
        draw_block(canvas, self.remark(), self._at.remark, theme.TEXT.aside, theme.INK2)


def _beside(first: Result) -> str:
    """ "7 ahead of Lantern Jack"."""
    name = verbatim(first.against)
    if first.ahead == 0:
        return words.level_with(name=name)
    return (words.ahead if first.ahead > 0 else words.behind)(abs(first.ahead), name=name)
