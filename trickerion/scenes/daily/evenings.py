"""The seven evenings: what was played, and a click on one sees it again."""

from collections.abc import Callable
from datetime import date, datetime, timedelta
from functools import partial

from pygame import Rect, Surface

from trickerion.language.verbatim import verbatim
from trickerion.play.tonight import Tonight
from trickerion.rules.catalog import MAGICIANS
from trickerion.scenes.daily import layout as at
from trickerion.storage.evening import last_seven
from trickerion.storage.evenings import Night
from trickerion.ui import theme
from trickerion.ui.controls import draw_resource, resource_width
from trickerion.ui.flow import ends, within, write_line
from trickerion.ui.hotspots import Drawn, Hotspot, Hotspots, Tip, tip_words
from trickerion.ui.icons import draw_icon
from trickerion.ui.said import Zone
from trickerion.ui.scenery import rays
from trickerion.ui.shapes import draw_glow_around, draw_plate, draw_rule, rounded_clip
from trickerion.ui.surface_cache import cached_surface
from trickerion.ui.surfaces import draw_brass_frame, draw_panel_head, draw_paper, draw_pill, draw_wood_panel, pill_width
from trickerion.ui.text import draw_text
from trickerion.ui.text_block import draw_block
from trickerion.words import names
from trickerion.words.evening import KIND, WEEKDAYS_SHORT, date_words
from trickerion.words.screens import daily as words

_MINUTES_OF_A_DAY = 24 * 60


class SevenEvenings(Drawn):
    """The upper panel on the right. ``open_day`` sees an evening again, or goes on with it."""

    zone = Zone.TOLD

    def __init__(self, tonight: Tonight, open_day: Callable[[date], object]) -> None:
        self._tonight, self._open_day = tonight, open_day
        self._days = last_seven(tonight.today)
        self._can_open = [tonight.record(day) is not None or tonight.on_table(day) is not None for day in self._days]

    def add_hotspots(self, spots: Hotspots) -> None:
        """A card for each evening, and what is said of the row and of midnight."""
        for number, day in enumerate(self._days):
            open_it = partial(self._open_day, day) if self._can_open[number] else None
            tip = partial(self._tip, number, day)
            spots.add(Hotspot(f"tonight.day.{number}", at.day(number), open_it, tip=tip))
        head = Rect(at.EVENINGS.centerx, at.EVENINGS.y, at.EVENINGS.w // 2, 50)
        row = tip_words(words.EVENINGS, words.IN_A_ROW_TIP, words.ZONES_TIP)
        spots.add(Hotspot("tonight.row", head, tip=row, focusable=False))

    def _tip(self, number: int, day: date) -> Tip:
        night = self._tonight.known.nights.get(day)
        if night is None:
            return Tip(date_words(day), (words.NOT_PLAYED,))
        lines = [words.day_kind(kind=KIND[night.kind], magician=names.magician(night.magician))]
        first = night.first
        if first is not None:
            lines.append(words.day_result(fames=first.fame, place=words.PLACES[first.place], of=words.OF[first.of]))
        else:
            lines.append(words.GOING_ON if self._tonight.on_table(day) is not None else words.NOT_FINISHED)
        if night.version != self._tonight.evening.version:
            lines.append(words.day_version(version=verbatim(night.version)))
        note = words.CLICK_TO_WATCH if first is not None else words.CLICK_TO_RESUME
        return Tip(date_words(day), tuple(lines), note=note if self._can_open[number] else "")

    def draw(self, canvas: Surface, spots: Hotspots) -> None:
        draw_wood_panel(canvas, at.EVENINGS)
        draw_panel_head(canvas, at.EVENINGS.move(6, 4), words.EVENINGS, icon_name="ui.trophy", note=self._aside())
        for number, day in enumerate(self._days):
            night, rect = self._tonight.known.nights.get(day), at.day(number)
            is_tonight = day == self._tonight.today
            if is_tonight:
                draw_glow_around(canvas, rect, theme.GLOW, 1.0, blur=12)
            hot = spots.is_hot(f"tonight.day.{number}") and self._can_open[number]
            if night is None:
                _draw_empty(canvas, rect, self._head(day), is_tonight, hangs=not self._tonight.known.nights)
            else:
                self._draw_night(canvas, rect, night, hot)

    def _aside(self) -> str:
        """Number of evenings in a row, and the time until the next bill goes up."""
        row, rest = self._tonight.known.streak(self._tonight.today), minutes_left(datetime.now())
        midnight = words.until_midnight(hours=rest // 60, minutes=rest % 60)
        first = words.in_a_row(row) if row else words.NOTHING_YET if not self._tonight.known.nights else ""
        return words.BOTH(one=first, other=midnight) if first else midnight

    def _head(self, day: date) -> str:
        return words.TONIGHT if day == self._tonight.today else WEEKDAYS_SHORT[day.weekday()]

    def _draw_night(self, canvas: Surface, rect: Rect, night: Night, hot: bool) -> None:
        draw_paper(canvas, rect, 10)
        draw_brass_frame(canvas, rect, 10, 4 if hot else 3)
        place, middle = (rect.centerx, rect.y + 26), rect.centerx
        draw_text(
            canvas, self._head(night.date), place, theme.TEXT.head_large, theme.VELVET, "center", width=rect.w - 16
        )
        draw_rule(canvas, *ends(rect, 14), rect.y + 46)
        art = Rect(rect.x + 10, rect.y + 54, rect.w - 20, rect.h * 34 // 100)
        canvas.blit(_art(night.magician, art.size, theme.palette()), art)
        draw_brass_frame(canvas, art, 8, 2)
        room = rect.bottom - art.bottom
        first, y = night.first, art.bottom + room * 22 // 100
        if first is None:
            text = words.GOING_ON if self._tonight.on_table(night.date) is not None else words.NOT_FINISHED
            draw_block(
                canvas, text, Rect(rect.x + 8, y - 14, rect.w - 16, 56), theme.TEXT.aside, theme.INK2, align="center"
            )
        else:
            left = middle - resource_width(first.fame, 30) // 2
            draw_resource(canvas, (left, y), "fame", first.fame, 30)
            label, icon = words.PLACES[first.place], "ui.first_player" if first.place == 1 else None
            pill = Rect(0, 0, min(rect.w - 16, pill_width(label, theme.TEXT.label, icon_name=icon)), 28)
            pill.center = (middle, art.bottom + room * 53 // 100)
            colour = theme.VELVET if first.place == 1 else "#5a4632"
            draw_pill(canvas, pill, label, colour, theme.CREAM, theme.TEXT.label, icon_name=icon)
        is_other = night.version != self._tonight.evening.version
        below = verbatim(night.version) if is_other else words.OF[first.of] if first is not None else ""
        spot = (middle, rect.bottom - room * 18 // 100)
        draw_text(canvas, below, spot, theme.TEXT.aside, theme.INK2, "center", width=rect.w - 14)


def minutes_left(now: datetime) -> int:
    """Whole minutes to the next midnight of this computer, at least one."""
    midnight = datetime.combine(now.date() + timedelta(days=1), datetime.min.time())
    return min(_MINUTES_OF_A_DAY, max(1, int((midnight - now.replace(tzinfo=None)).total_seconds()) // 60))


@cached_surface
def _art(magician: str, size: tuple[int, int], palette: str) -> Surface:
    colour = theme.category_colour(MAGICIANS[magician].category)
    card = rounded_clip(rays(*size, colour, (size[0] // 2, size[1] // 2)), 8)
    draw_icon(card, f"magician.{magician}", (size[0] // 2, size[1] // 2), min(size) - 12, theme.CREAM, shadow=True)
    return card


def _draw_empty(canvas: Surface, rect: Rect, head: str, is_tonight: bool, *, hangs: bool) -> None:
    """An evening without a game: a dark place for a bill; tonight's has the poster's sign."""
    draw_plate(canvas, rect, "#1c1014", 10, 3 if is_tonight else 2, theme.BRASS if is_tonight else theme.BRASS_LO)
    write_line(
        canvas,
        head,
        within(rect, left=8, right=8, top=12, height=30),
        theme.TEXT.head_large,
        theme.PARCHMENT3,
        "center",
    )
    if is_tonight or hangs:
        draw_icon(canvas, "ui.poster", (rect.centerx, rect.centery - 14), 48, theme.BRASS if is_tonight else "#5d4838")
    if not hangs:
        room = Rect(rect.x + 8, rect.centery + (20 if is_tonight else -14), rect.w - 16, 60)
        draw_block(canvas, words.NOT_PLAYED, room, theme.TEXT.aside, theme.PARCHMENT3, align="center")
