"""The week: a row for each bill, a card for each day, and a click on one sees it again."""

from collections.abc import Callable, Mapping
from datetime import date, datetime, timedelta
from functools import partial
from typing import Final

from pygame import Rect, Surface

from trickerion.language.verbatim import verbatim
from trickerion.play.tonight import Tonight
from trickerion.rules.catalog import MAGICIANS
from trickerion.scenes.daily import layout as at
from trickerion.scenes.daily.playbill import SIGNS
from trickerion.storage.evening import last_seven
from trickerion.storage.evenings import Night, days_in_a_row
from trickerion.ui import theme
from trickerion.ui.controls import draw_resource, resource_width
from trickerion.ui.flow import Column, Passage, within, write_line
from trickerion.ui.hotspots import Drawn, Hotspot, Hotspots, Tip, tip_words
from trickerion.ui.icons import draw_icon
from trickerion.ui.said import Zone
from trickerion.ui.scenery import rays
from trickerion.ui.shapes import draw_glow_around, draw_plate, rounded_clip
from trickerion.ui.surface_cache import cached_surface
from trickerion.ui.surfaces import draw_brass_frame, draw_panel_head, draw_paper, draw_pill, draw_wood_panel, pill_width
from trickerion.words import names
from trickerion.words.evening import KIND, WEEKDAYS_SHORT, date_words
from trickerion.words.screens import daily as words

_MINUTES_OF_A_DAY: Final = 24 * 60
_EMPTY: Final = "#1c1014"


class YourWeek(Drawn):
    """The upper panel on the right. ``open_day`` sees a first attempt again, or goes on with it."""

    zone = Zone.TOLD

    def __init__(self, shows: Mapping[str, Tonight], open_day: Callable[[Tonight, date], object]) -> None:
        self._shows, self._open_day = list(shows.values()), open_day
        self._today = self._shows[0].today
        self._days = last_seven(self._today)

    def _can_open(self, show: Tonight, day: date) -> bool:
        return show.record(day) is not None or show.on_table(day) is not None

    def add_hotspots(self, spots: Hotspots) -> None:
        """A card for each day, the names of the rows, and what is said of the row of days and of midnight."""
        for row, show in enumerate(self._shows):
            for number, day in enumerate(self._days):
                open_it = partial(self._open_day, show, day) if self._can_open(show, day) else None
                place, tip = at.day(row, number), partial(self.tip, show, day)
                spots.add(Hotspot(f"{show.bill}.day.{number}", place, open_it, tip=tip))
            about = partial(self._row_tip, show)
            spots.add(Hotspot(f"{show.bill}.days", at.row_head(row), tip=about, focusable=False))
        aside = within(at.WEEK, right=0, top=0, width=at.WEEK.w // 2, height=50)
        row_of_days = tip_words(words.EVENINGS, words.IN_A_ROW_TIP, words.ZONES_TIP)
        spots.add(Hotspot("tonight.row", aside, tip=row_of_days, focusable=False))

    def _row_tip(self, show: Tonight) -> Tip:
        """The own numbers of a bill: the best, and the days in a row."""
        row = show.known.streak(self._today)
        best = max((night.best.fame for night in show.known.nights.values() if night.best is not None), default=None)
        lines = [words.ABOUT_BILL[show.bill], *([words.in_a_row(row)] if row else [])]
        return Tip(words.BILLS[show.bill], (*lines, *([words.best_ever(fames=best)] if best is not None else [])))

    def tip(self, show: Tonight, day: date) -> Tip:
        """What was played on a day, what came of it, and what a click does."""
        night = show.known.nights.get(day)
        if night is None:
            return Tip(date_words(day), (words.NOT_PLAYED,))
        lines = [words.day_kind(kind=KIND[night.kind], magician=names.magician(night.magician))]
        first = night.first
        if first is not None:
            lines.append(words.day_result(fames=first.fame, place=words.PLACES[first.place], of=words.OF[first.of]))
        else:
            lines.append(words.GOING_ON if show.on_table(day) is not None else words.NOT_FINISHED)
        if night.version != show.evening.version:
            lines.append(words.day_version(version=verbatim(night.version)))
        note = words.CLICK_TO_WATCH if first is not None else words.CLICK_TO_RESUME
        return Tip(date_words(day), tuple(lines), note=note if self._can_open(show, day) else "")

    # ------------------------------------------------------------------ how it looks

    def draw(self, canvas: Surface, spots: Hotspots) -> None:
        draw_wood_panel(canvas, at.WEEK)
        draw_panel_head(canvas, at.WEEK.move(6, 4), words.EVENINGS, icon_name="ui.trophy", note=self.aside())
        draw_glow_around(canvas, at.today(), theme.GLOW, 0.8, blur=12)
        draw_plate(canvas, at.today(), "#3a2418", 10, 2, theme.BRASS)
        for number, day in enumerate(self._days):
            is_today = day == self._today
            name = words.TODAY if is_today else WEEKDAYS_SHORT[day.weekday()]
            ink = theme.CREAM if is_today else theme.BRASS_HI
            write_line(canvas, name, at.head(number), theme.TEXT.head, ink, "center")
        for row, show in enumerate(self._shows):
            self._draw_row(canvas, spots, row, show)

    def _draw_row(self, canvas: Surface, spots: Hotspots, row: int, show: Tonight) -> None:
        named = Column(within(at.row_head(row), top=18, bottom=10), 6)
        draw_icon(canvas, SIGNS[show.bill], named.take(48).center, 44, theme.BRASS_HI)
        Passage(words.BILLS[show.bill], theme.TEXT.strong, theme.CREAM, "center").draw(canvas, named.rest)
        for number, day in enumerate(self._days):
            night, rect = show.known.nights.get(day), at.day(row, number)
            if night is None:
                draw_empty(canvas, rect, words.WAITING[show.bill] if day == self._today else "")
            else:
                hot = spots.is_hot(f"{show.bill}.day.{number}") and self._can_open(show, day)
                _draw_night(canvas, rect, night, show, hot)

    def aside(self) -> str:
        """Number of days in a row, and the time until the next bills go up."""
        row = days_in_a_row(self._today, [show.known for show in self._shows])
        rest, is_new = minutes_left(datetime.now()), not any(show.known.nights for show in self._shows)
        midnight = words.until_midnight(hours=rest // 60, minutes=rest % 60)
        first = words.in_a_row(row) if row else words.NOTHING_YET if is_new else ""
        return words.BOTH(one=first, other=midnight) if first else midnight


def _draw_night(canvas: Surface, rect: Rect, night: Night, show: Tonight, hot: bool) -> None:
    draw_paper(canvas, rect, 8)
    draw_brass_frame(canvas, rect, 8, 3 if hot else 2)
    parts = Column(within(rect, left=8, right=8, top=8, bottom=8), 4)
    art = parts.take(rect.h * 44 // 100)
    canvas.blit(_art(night.magician, art.size, theme.palette()), art)
    draw_brass_frame(canvas, art, 6, 1)
    first = night.first
    if first is None:
        said = words.GOING_ON if show.on_table(night.date) is not None else words.NOT_FINISHED
        if " " in said:
            Passage(said, theme.TEXT.aside, theme.INK2, "center").fitting(*parts.rest.size).draw(canvas, parts.rest)
        else:  # a long word of its own is not broken
            write_line(canvas, said, parts.rest, theme.TEXT.aside, theme.INK2, "center")
        return
    amount = parts.take(parts.rest.h // 2)
    wide = resource_width(first.fame, 26)
    draw_resource(canvas, within(amount, width=wide).midleft, "fame", first.fame, 26)
    is_other = night.version != show.evening.version
    label = verbatim(night.version) if is_other else words.PLACES[first.place]
    pill = within(parts.rest, width=min(parts.rest.w, pill_width(label, theme.TEXT.label)), height=26)
    colour = theme.VELVET if first.place == 1 else "#5a4632"
    draw_pill(canvas, pill, label, colour, theme.CREAM, theme.TEXT.label)


def draw_empty(canvas: Surface, rect: Rect, said: str) -> None:
    """A day without a game; today's place has the poster's sign and what waits."""
    draw_plate(canvas, rect, _EMPTY, 8, 2, theme.BRASS if said else theme.BRASS_LO)
    if said:
        draw_icon(canvas, "ui.poster", within(rect, top=34, height=44).center, 40, theme.BRASS)
        below = within(rect, left=6, right=6, bottom=14, height=28)
        write_line(canvas, said, below, theme.TEXT.aside, theme.PARCHMENT2, "center")


def minutes_left(now: datetime) -> int:
    """Whole minutes to the next midnight of this computer, at least one."""
    midnight = datetime.combine(now.date() + timedelta(days=1), datetime.min.time())
    return min(_MINUTES_OF_A_DAY, max(1, int((midnight - now.replace(tzinfo=None)).total_seconds()) // 60))


@cached_surface
def _art(magician: str, size: tuple[int, int], palette: str) -> Surface:
    colour = theme.category_colour(MAGICIANS[magician].category)
    card = rounded_clip(rays(*size, colour, (size[0] // 2, size[1] // 2)), 6)
    draw_icon(card, f"magician.{magician}", (size[0] // 2, size[1] // 2), min(size) - 10, theme.CREAM, shadow=True)
    return card
