"""The seats of a table with guests: at the host's all can be changed, at a guest's the own one."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from pygame import Rect, Surface

from trickerion.rules.options import PERSON
from trickerion.scenes.together.plan import TogetherPlan
from trickerion.screens.seats import COMPUTER, GUEST, OFFERED
from trickerion.screens.setup.seats_panel import SeatsPanel, draw_colours, draw_empty, draw_level, draw_magician
from trickerion.screens.setup.switches import PlanDeeds
from trickerion.table.company import duration
from trickerion.together.seating import AWAY, CHOOSING, FREE, READY
from trickerion.ui import theme
from trickerion.ui.flow import within, write_line
from trickerion.ui.hotspots import Hotspots
from trickerion.ui.icons import draw_icon
from trickerion.ui.layout import setup as at
from trickerion.ui.shapes import draw_dashed_ring, draw_glow_around
from trickerion.ui.state_dot import draw_state_dot
from trickerion.ui.surfaces import draw_dark_panel, draw_panel_head, draw_pill, draw_wood_panel, pill_width
from trickerion.ui.text import draw_text
from trickerion.ui.tokens import draw_disk
from trickerion.words import names
from trickerion.words.screens import setup
from trickerion.words.screens import together as words

PILLS: dict[str, tuple[theme.ColourValue, str | None]] = {
    FREE: ("#3a2c34", None),
    CHOOSING: ("#3a2c34", None),
    READY: ("#2c6b3c", "ui.confirm"),
    AWAY: ("#7a1b22", "ui.wire_cut"),
    "host": (theme.VELVET, "ui.first_player"),
    "head": (theme.VELVET, "ui.first_player"),
}
"""State of a guest -> fill and sign of the pill."""


class SeatSeen(NamedTuple):
    """Facts of a seat besides the plan: seconds of its present state, milliseconds of its wire, host or head."""

    seconds: int = 0
    latency: int = 0
    rank: str = ""


class LobbySeats(SeatsPanel):
    """``own`` is the seat of a guest, None at the host's; ``head`` that of the head of a served table."""

    plan: TogetherPlan

    def __init__(
        self,
        plan: TogetherPlan,
        deeds: PlanDeeds,
        facts: Callable[[int], SeatSeen],
        own: int | None = None,
        *,
        open_handicap: Callable[[int], object] | None = None,
    ) -> None:
        super().__init__(plan, deeds, open_handicap=open_handicap)
        self.facts, self.own, self.head = facts, own, -1

    def _can_be_turned(self, number: int) -> bool:
        """True if another kind of player can be set there."""
        return self.own is None and number != self.head

    def has_line(self, number: int) -> bool:
        """True if the name of a seat is typed here."""
        return self.plan.seats[number].is_taken and number in self.plan.own

    @property
    def look(self) -> object:
        """State of the seats that time alone changes."""
        return [(duration(self.facts(n).seconds), self.facts(n).latency) for n in self.plan.guests]

    def add_hotspots(self, spots: Hotspots) -> None:
        for number in self.plan.rows:
            if number in self.plan.own:
                self._add_taken(spots, number)
            if self._can_be_turned(number):
                spots.add_parts(self._kind(number))
            if self.plan.seats[number].is_taken:
                self._add_handicap(spots, number)
        self.add_colours(spots)

    def _add_handicap(self, spots: Hotspots, number: int) -> None:
        """Whoever arranges the table can change the handicap of each seat; all others are told it."""
        if self.open_handicap is None:
            self.tell_handicap(spots, number)
        elif number not in self.plan.own:  # else it is there already
            spots.add(self.handicap(number, self.open_handicap).spot())

    def draw(self, canvas: Surface, spots: Hotspots) -> None:
        draw_wood_panel(canvas, at.SEATS)
        plan = self.plan
        sitting = [number for number in plan.taken if plan.stands[number] != FREE]
        note = words.seats_taken(taken=len(sitting), seats=len(plan.taken))
        draw_panel_head(canvas, at.SEATS.move(6, 4), setup.SEATS, icon_name="ui.person", note=note)
        for number in plan.rows:
            self._draw_row(canvas, spots, number)
        draw_colours(canvas, spots, plan)

    def _draw_row(self, canvas: Surface, spots: Hotspots, number: int) -> None:
        plan, row = self.plan, at.seat_row(number)
        seat, stands, is_own = plan.seats[number], plan.stands[number], number in plan.own
        lit = is_own and number == plan.choosing
        if lit:
            draw_glow_around(canvas, row, theme.GLOW, self.light, blur=8)
        draw_dark_panel(canvas, row, 10, 4 if lit else 2, shadow=not lit)
        if not seat.is_taken:
            draw_empty(canvas, row, at.seat_disk(number), len(plan.taken), is_duel="duel" in plan.modules)
        elif stands == FREE:
            self._draw_free(canvas, row, number)
        else:
            self._draw_taken(canvas, spots, number)
        if seat.is_taken:
            self.draw_handicap(canvas, spots, number)
        if self._can_be_turned(number):
            self._kind(number).draw(canvas, spots)
        elif seat.is_taken:
            write_line(
                canvas,
                self._note(number),
                within(row, left=120, right=16, bottom=8, height=30),
                theme.TEXT.aside,
                theme.PARCHMENT,
            )

    def _draw_free(self, canvas: Surface, row: Rect, number: int) -> None:
        center = at.seat_disk(number)
        draw_dashed_ring(canvas, center, 84)
        draw_icon(canvas, "ui.wire", center, 46, theme.BRASS_LO)
        place = (row.x + 116, row.y + 28)
        draw_text(canvas, words.STANDS[FREE], place, theme.TEXT.head, theme.PARCHMENT3, "midleft", width=300)
        if (seconds := self.facts(number).seconds) >= 0:
            note, place = words.open_for(time=duration(seconds)), (row.x + 116, row.y + 68)
            draw_text(canvas, note, place, theme.TEXT.aside_plus, theme.PARCHMENT2, "midleft", width=row.w - 130)
        _draw_pill(canvas, row, row.y + 28, FREE)

    def _draw_taken(self, canvas: Surface, spots: Hotspots, number: int) -> None:
        plan, row, facts = self.plan, at.seat_row(number), self.facts(number)
        seat, stands = plan.seats[number], plan.stands[number]
        draw_disk(canvas, at.seat_disk(number), 84, seat.colour, "magician")
        if number not in plan.own:
            room = row.w - 130 - (220 if stands else 0)
            write_line(
                canvas,
                seat.name,
                within(row, left=116, top=13, width=room, height=30),
                theme.TEXT.strong_lead,
                theme.BRASS_HI,
            )
        draw_magician(canvas, spots, plan, number)
        if seat.kind == COMPUTER and self.own is None:
            self._level(seat, number).draw(canvas, spots)
            draw_level(canvas, spots, number, plan)
        if seat.kind == GUEST:
            y = row.y + (67 if number in plan.own else 27)
            pill = _draw_pill(canvas, row, y, facts.rank if facts.rank and stands != AWAY else stands)
            draw_state_dot(canvas, (pill.x - 18, y), stands, 15)
            if facts.latency and number not in plan.own:
                told = words.milliseconds(number=facts.latency)
                draw_text(canvas, told, (pill.x - 34, y), theme.TEXT.label, theme.PARCHMENT2, "midright")
        elif facts.rank:
            _draw_pill(canvas, row, row.y + 67, facts.rank)

    def _note(self, number: int) -> str:
        """Note below a seat at a guest's, where nothing can be switched."""
        seat = self.plan.seats[number]
        if number in (self.own, self.head):
            return words.YOUR_SEAT
        if seat.kind == GUEST:
            return words.AWAY_SINCE if self.plan.stands[number] == AWAY else setup.KINDS[GUEST]
        if seat.kind == PERSON:
            return words.AT_HOST
        level = self.plan.level_words(seat.level)
        return words.level_and_what(level=names.ROMAN[OFFERED.index(seat.level) + 1], text=level.short)


def _draw_pill(canvas: Surface, row: Rect, y: int, stands: str) -> Rect:
    """The pill that says how a seat stands, at the right end of its row. Returns its rectangle."""
    (fill, sign), text = PILLS[stands], words.PILLS[stands]
    width = pill_width(text, theme.TEXT.label, height=30, icon_name=sign) + 6
    rect = Rect(row.right - 14 - width, y - 15, width, 30)
    draw_pill(canvas, rect, text, fill, icon_name=sign)
    return rect
