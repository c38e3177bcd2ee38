"""Beside the Performance cards: the last show."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from pygame import Rect, Surface

from trickerion.language.speech import headed
from trickerion.play import narration
from trickerion.play.chronicle import LogLine
from trickerion.play.replay import Replay
from trickerion.play.running_game import RunningGame
from trickerion.rules import events as e
from trickerion.rules.catalog import Yields
from trickerion.rules.events import Event
from trickerion.rules.state import GameState
from trickerion.screens.playbill import Playbill, told_show
from trickerion.table.panel import Deeds, Panel
from trickerion.table.to_come import GROUND
from trickerion.table.view import TableView
from trickerion.ui import theme
from trickerion.ui.controls import draw_reward, draw_round_button, reward_width
from trickerion.ui.flow import within
from trickerion.ui.hotspots import Hotspot, Hotspots, tip_of
from trickerion.ui.icons import draw_icon
from trickerion.ui.layout.board_since import BesideCards
from trickerion.ui.said import Zone
from trickerion.ui.shapes import draw_plate
from trickerion.ui.text import draw_text
from trickerion.ui.tokens import draw_emblem
from trickerion.words import names
from trickerion.words.screens import replay as words


def _places(table: TableView) -> BesideCards:
    return BesideCards(len(table.on_board.row), len(table.on_board.theaters))


class Shown(NamedTuple):
    """A show that is over: its events, what it paid to whom, and the table before it."""

    events: tuple[Event, ...]
    bill: Playbill
    before: GameState


def last_show(log: Sequence[LogLine]) -> tuple[tuple[Event, ...], int]:
    """The events of the last show that has ended, and how many moves had been made before it; none: no events."""
    parts = [(line.move_index, event) for line in log for event in line.events]
    ends = [n for n, (_, event) in enumerate(parts) if isinstance(event, e.PerformanceEnded)]
    if not ends:
        return (), 0
    before = [n for n in range(ends[-1]) if isinstance(parts[n][1], (e.PerformanceEnded, e.PhaseBegan))]
    own = parts[(before[-1] + 1 if before else 0) : ends[-1] + 1]
    began = next((index for index, event in own if isinstance(event, e.PerformanceBegan)), own[0][0])
    return tuple(event for _, event in own), began - 1


class LastShow(Panel):
    """Last show: the performer, the weekday, the viewer's gain; a click plays the show again."""

    zone = Zone.OTHERS

    def __init__(
        self, table: TableView, deeds: Deeds, session: RunningGame | Replay, see: Callable[[Shown], object]
    ) -> None:
        super().__init__(table, deeds)
        self._session, self._see = session, see
        self._key = (-1, -1)
        self._last: Shown | None = None

    @property
    def show(self) -> Shown | None:
        """The last show; looked for anew when the table has changed."""
        key = (self._session.changes, self._session.viewer)
        if key != self._key:
            self._key = key
            events, number = last_show(self._session.log)
            if not self._last or self._last.events != events:
                before = self._session.sight.view_at(number).state
                bill = told_show(before, events) if events else None
                self._last = Shown(events, bill, before) if bill is not None else None
        return self._last

    def add_hotspots(self, spots: Hotspots) -> None:
        show = self.show
        if show is not None:
            tip = tip_of(narration.last_show, show.events, self.table.names, self.table.viewer, show.before.row_ids)
            spots.add(Hotspot("last_show", _places(self.table).show, self._see_again, tip=tip))

    def _see_again(self) -> None:
        if self.show is not None:
            self._see(self.show)

    def look(self, spots: Hotspots) -> object:
        return self.show is not None, spots.is_hot("last_show")

    def draw(self, canvas: Surface, spots: Hotspots) -> None:
        if self.show is None:
            return
        at, bill, is_hot = _places(self.table), self.show.bill, spots.is_hot("last_show")
        edge = theme.BRASS_HI if is_hot else theme.player_look(self.table.colours[bill.performer]).fill
        draw_plate(canvas, at.show, GROUND, 10, 2, edge)
        (self._draw_small if at.is_small else self._draw_large)(canvas, at.show, bill, is_hot)

    def _draw_large(self, canvas: Surface, rect: Rect, bill: Playbill, is_hot: bool) -> None:
        title = _places(self.table).title(rect)
        draw_text(canvas, words.LAST_SHOW, title, theme.TEXT.label, theme.PARCHMENT, "center")
        draw_emblem(canvas, (rect.x + 22, rect.y + 22), 26, self.table.colours[bill.performer])
        place, room = (rect.x + 41, rect.y + 21), rect.w - 47
        draw_text(canvas, names.DAY_ALONE[bill.day], place, theme.TEXT.number, theme.CREAM, "midleft", width=room)
        whose, got = self._of_whom(bill)
        place, room = (rect.x + 12, rect.y + 52), rect.w - 76
        draw_text(canvas, whose, place, theme.TEXT.aside, theme.PARCHMENT, "midleft", width=room)
        if any(got):
            draw_reward(canvas, (rect.right - 10, rect.y + 52), (got.fame, 0, 0), 18, on_dark=True, align="right")
            rest = (0, got.coins, got.shards)
            draw_reward(canvas, (rect.centerx, rect.y + 78), rest, 18, on_dark=True, align="center", gap=8)
        else:
            spot, below = (rect.centerx, rect.y + 78), rect.w - 20
            draw_text(canvas, words.NOTHING, spot, theme.TEXT.aside, theme.PARCHMENT, "center", width=below)
        pill = within(rect, left=8, right=8, bottom=8, height=28)
        draw_plate(canvas, pill, theme.VELVET if is_hot else (28, 12, 18), 14, 1, theme.BRASS)
        draw_icon(canvas, "ui.play", within(pill, left=8, width=15).center, 15, theme.BRASS_HI)
        spot, room = (pill.x + 27, pill.centery - 1), pill.w - 34
        draw_text(canvas, words.SEE_AGAIN, spot, theme.TEXT.label, theme.CREAM, "midleft", width=room)

    def _of_whom(self, bill: Playbill) -> tuple[str, Yields]:
        """Name and gain of the viewer; for a viewer who looks on, those of the performer."""
        table = self.table
        if table.looks_on:
            return table.names[bill.performer], bill.total(bill.performer)
        return words.YOU, bill.total(table.viewer)

    def _draw_small(self, canvas: Surface, rect: Rect, bill: Playbill, is_hot: bool) -> None:
        draw_emblem(canvas, within(rect, left=9, width=26).center, 26, self.table.colours[bill.performer])
        y, (whose, got) = rect.centery - 1, self._of_whom(bill)
        day = draw_text(canvas, names.DAY_SHORT[bill.day], (rect.x + 40, y), theme.TEXT.number, theme.CREAM, "midleft")
        if any(got):
            room = rect.right - 40 - day.right - 9
            plus = reward_width(got, 16, gap=4) <= room
            size = next((each for each in range(16, 10, -1) if reward_width(got, each, gap=4, plus=plus) <= room), 10)
            draw_reward(canvas, (day.right + 9, rect.centery), got, size, on_dark=True, gap=4, plus=plus)
        else:
            nothing = headed(head=whose, text=words.NOTHING)
            place, room = (day.right + 12, y), rect.right - 52 - day.right
            draw_text(canvas, nothing, place, theme.TEXT.aside, theme.PARCHMENT, "midleft", width=room)
        draw_round_button(canvas, within(rect, right=6, width=28).center, "ui.play", 28, hovered=is_hot)
