"""Choosing a show: the viewer's cards lit, what each would pay to whom, and the chosen one in detail."""

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial

from pygame import Rect, Surface

from trickerion.language.speech import listed
from trickerion.language.voice import you_or_name
from trickerion.rules.catalog import number_in
from trickerion.rules.moves import Perform
from trickerion.rules.state import Performance
from trickerion.screens.playbill import Playbill
from trickerion.screens.show.terms import draw_term, shortened, term_width
from trickerion.screens.show.told import ToldAct, told_bill
from trickerion.screens.theater_cards import SHEET, ShownCard, card_rects, draw_card
from trickerion.screens.weekdays import Weekdays
from trickerion.table.panel import Deeds
from trickerion.table.to_come import ToCome
from trickerion.table.view import TableView
from trickerion.ui import prophecy_pill, theme
from trickerion.ui.controls import draw_reward, reward_width
from trickerion.ui.flow import ends, within, write_line
from trickerion.ui.hotspots import Circle, Drawn, Hotspot, Hotspots, tip_words
from trickerion.ui.icons import draw_icon
from trickerion.ui.layout import theater as at
from trickerion.ui.layout import to_come
from trickerion.ui.markers import draw_marker
from trickerion.ui.performance_card import draw_number
from trickerion.ui.said import Role, Said, Zone
from trickerion.ui.scenery import backdrop, draw_stage
from trickerion.ui.shapes import draw_glow_around, draw_plate, draw_round, draw_rule, draw_shadow
from trickerion.ui.surfaces import draw_brass_frame, draw_dark_panel, draw_paper, draw_ribbon
from trickerion.ui.text import draw_note, draw_text, gold_text, text_width
from trickerion.ui.text_block import draw_block
from trickerion.ui.tokens import draw_disk, draw_emblem
from trickerion.words import names
from trickerion.words import said as said_words
from trickerion.words.screens import performance as words

_LINES_SHOWN = 8
_TERM_ROOM = 200
_TERMS_SHOWN = 3  # changes of a Trick side by side; of more there is one sum
_LEFT, _BONUS, _TOTAL = SHEET.part(18, 760), SHEET.part(812, 244, rule=18), SHEET.part(1082, 264, rule=20)


@dataclass(frozen=True)
class Programme(Drawn):
    """Choices of the viewer: the table, the weekday ("": nothing to choose), card -> its forecast."""

    table: TableView
    day: str = ""
    forecasts: dict[str, Playbill] = field(default_factory=dict)
    chosen: str = ""
    choose: Callable[[str], object] = str
    light: float = 0.0

    @property
    def bill(self) -> Playbill | None:
        """Playbill of the chosen card, or None."""
        return self.forecasts.get(self.chosen)

    @property
    def told(self) -> list[ToldAct]:
        """The Tricks of the chosen card, line by line."""
        tricks = [] if self.bill is None else [act for act in told_bill(self.bill, self.table) if act.trick]
        return tricks[:_LINES_SHOWN]

    @property
    def row(self) -> list[tuple[Performance, Rect]]:
        """The Performance cards, and where they lie."""
        return list(zip(self.table.on_board.row, card_rects(self.table.state).values(), strict=True))

    @property
    def days(self) -> Weekdays:
        """The weekdays below the cards."""
        days = Weekdays(self.table, Deeds())
        days.acting = f"{self.day}.perform" if self.day else ""
        return days

    @property
    def to_come(self) -> ToCome:
        """The theaters that are still to come, beside the cards."""
        return ToCome(self.table, Deeds(), to_come.close_up)

    def who(self, seat: int) -> str:
        """A player in words."""
        return you_or_name(seat, self.table.names, self.table.viewer)

    def add_hotspots(self, spots: Hotspots) -> None:
        """Cards and rows choose; closed cards say why."""
        spots.add_parts(self.days)
        spots.add_parts(self.to_come)
        for number, (card, rect) in enumerate(self.row, start=1):
            can = card.id in self.forecasts
            is_shown = card.id == self.chosen
            text = (words.SHOWN_CARD if is_shown else words.OPEN_CARD) if can else words.CLOSED_CARD
            tip = tip_words(names.performance(card.id, self.table.state.row_ids), text, icon="action.perform")
            spots.add(
                Hotspot(f"performance_{number}", rect, on_click=partial(self.choose, card.id) if can else None, tip=tip)
            )
            spots.get(f"performance_{number}").zone = Zone.STAGE
        prophecy_pill.add_spot(spots, at.PROPHECY, self.table.prophecy)
        spots.add(Hotspot("tally", at.PREVIEW, focusable=False))
        for number, line in enumerate(self.told):
            tip = tip_words(line.name, line.owner, *line.explained, icon=line.icon)
            rect = at.forecast_rect(number, len(self.told))
            spots.add(Hotspot(f"tally.{number + 1}", rect, tip=tip, focusable=False))
        causes = self.bill.causes if self.bill is not None else ()
        for number, cause in enumerate(causes):
            tip = tip_words(cause.named(self.who), cause.text, icon=cause.icon, note=words.CAUSE_NOTE)
            spots.add(
                Hotspot(
                    f"cause_{number + 1}", Circle(*_cause_center(number, len(causes)), 16), tip=tip, focusable=False
                )
            )
        for number, card_id in enumerate(self.forecasts):
            click, key = partial(self.choose, card_id), str(number + 1)
            spots.add(Hotspot(f"offer_{key}", at.offer_rect(number), on_click=click, key=key, means=Perform(card_id)))
            spots.get(f"offer_{key}").says = partial(self._offer_said, card_id, number)

    def _offer_said(self, card_id: str, number: int) -> Said:
        """A show before it is chosen: what it brings to each seat."""
        bill, state = self.forecasts[card_id], self.table.state
        own = said_words.show_for_you(gains=names.yields(bill.total(bill.performer)))
        rest = (
            said_words.show_for(who=self.table.names[seat], gains=names.yields(bill.total(seat)))
            for seat in bill.seats[1:]
        )
        name, is_on = names.performance(card_id, state.row_ids), card_id == self.chosen
        return Said(name, listed([own, *rest]), Role.CARD, is_on, number + 1, len(self.forecasts))

    def draw(self, canvas: Surface, spots: Hotspots) -> None:
        table = self.table
        prophecy_pill.draw(canvas, at.PROPHECY, table.prophecy, spots)
        self.to_come.draw(canvas, spots)
        if not self.day:
            return
        for card, rect in self.row:
            can, chosen = card.id in self.forecasts, card.id == self.chosen
            closed = "" if can else words.CLOSED
            picture = ShownCard(rect, card, card, closed=closed, light=self.light if chosen else 0.45 if can else 0.0)
            draw_card(canvas, picture, table.colours)
            draw_number(canvas, rect, number_in(table.state.row_ids, card.id))
        _draw_forecast(canvas, spots, self)
        _draw_offers(canvas, spots, self, self.light)
        _draw_dock(canvas, table.colours[table.viewer], self.day)


def draw_still(canvas: Surface, spots: Hotspots, programme: Programme) -> None:
    """Draw the parts that only change with the table: city, stage, ribbon, weekdays."""
    canvas.blit(backdrop(120), (0, 0))
    draw_stage(canvas, at.STAGE)
    title = words.your_show(day=names.DAY[programme.day]) if programme.day else names.LOCATION["theater"]
    draw_ribbon(canvas, at.RIBBON, theme.RIBBON_COLOURS["theater"], title, theme.TEXT.title_large, "action.perform")
    programme.days.draw(canvas, spots)


def _draw_forecast(canvas: Surface, spots: Hotspots, programme: Programme) -> None:
    bill, table = programme.bill, programme.table
    if bill is None:
        SHEET.draw_ground(canvas, None)
        return
    SHEET.draw_ground(canvas, next(rect.centerx for card, rect in programme.row if card.id == bill.card))
    _LEFT.draw_head(canvas, words.TRICKS, words.WEEKDAYS["one" if bill.one_day else "own"])
    for number, line in enumerate(programme.told):
        _draw_trick(canvas, table, at.forecast_rect(number, len(bill.tricks)), line)
    _draw_bonuses(canvas, bill)
    for number, cause in enumerate(bill.causes):
        edge = theme.GLOW if spots.is_hot(f"cause_{number + 1}") else theme.BRASS_LO
        center = _cause_center(number, len(bill.causes))
        draw_round(canvas, center, 30, (52, 36, 82), 1, edge)
        draw_icon(canvas, cause.icon, center, 20, theme.BRASS_HI)
    _draw_totals(canvas, table, bill)


def _draw_trick(canvas: Surface, table: TableView, rect: Rect, line: ToldAct) -> None:
    draw_plate(canvas, rect, (46, 30, 38), 8, 1, theme.BRASS_LO)
    draw_marker(canvas, (rect.x + 22, rect.centery), min(15, rect.h // 2), table.colours[line.seat], line.suit)
    right = _draw_pay(canvas, (rect.right - 12, rect.centery), line, rect.w == at.FORECAST_WIDTH)
    place, room = (rect.x + 46, rect.centery - 1), right - rect.x - 56
    drawn = draw_text(canvas, line.name, place, theme.TEXT.strong, theme.CREAM, "midleft", width=room)
    spot, rest = (drawn.right + 10, rect.centery - 1), right - drawn.right - 22
    if rest > 60:
        draw_text(canvas, line.owner, spot, theme.TEXT.aside, theme.PARCHMENT, "midleft", width=rest)


def _draw_pay(canvas: Surface, midright: tuple[int, int], line: ToldAct, has_room: bool) -> int:
    """Draw a Trick's payment, with room after the printed one and all that changes it; return the left end."""
    left, y = midright[0] - reward_width(line.yields, 18, gap=10), midright[1]
    if any(line.yields):
        draw_reward(canvas, midright, line.yields, 18, on_dark=True, align="right", gap=10)
    else:
        left = draw_text(canvas, words.NOTHING, midright, theme.TEXT.aside, theme.PARCHMENT, "midright").left
    terms = [term for term in line.terms if any(term.amounts)]
    if not terms or not has_room:
        return left
    left = draw_text(canvas, "=", (left - 10, y - 1), theme.TEXT.number, theme.PARCHMENT, "midright").left
    for term in reversed(shortened(terms, _TERMS_SHOWN)):
        wide = min(term_width(term, 16), _TERM_ROOM)
        draw_term(canvas, (left - 12 - wide // 2, y - 1), term, 16, wide, on_dark=True)
        left -= 12 + wide
    if any(line.printed):
        draw_reward(canvas, (left - 14, y), line.printed, 18, on_dark=True, align="right", gap=8, plus=False)
        left -= 14 + reward_width(line.printed, 18, gap=8, plus=False)
    return left


def _draw_bonuses(canvas: Surface, bill: Playbill) -> None:
    _BONUS.draw_head(canvas, words.FOR_PERFORMER)
    if not bill.bonuses:
        draw_text(canvas, words.NO_BONUS, _BONUS.place(0, 60), theme.TEXT.aside, theme.PARCHMENT, "midleft")
    for number, line in enumerate(bill.bonuses[:4]):
        x, y = _BONUS.place(0, 62 + 36 * number)
        draw_icon(canvas, line.icon, (x + 12, y), 22, theme.BRASS_HI)
        draw_reward(canvas, (x + 232, y), line.yields, 18, on_dark=True, align="right", gap=8)
        place, room = (x + 32, y - 1), 232 - 40 - reward_width(line.yields, 18, gap=8)
        draw_text(canvas, line.name, place, theme.TEXT.body, theme.CREAM, "midleft", width=room)


def _cause_center(number: int, count: int) -> tuple[int, int]:
    """Place of the sign of a card or ability that changes the show: beside the head of the sums; many overlap."""
    head = _TOTAL.box.x + text_width(words.TOTAL, theme.TEXT.head)
    right = at.PREVIEW.right - 34
    step = min(36, (right - head - 26) // max(1, count - 1))
    return right - step * number, at.PREVIEW.y + 26


def _draw_totals(canvas: Surface, table: TableView, bill: Playbill) -> None:
    _TOTAL.draw_head(canvas, words.TOTAL)
    for number, seat in enumerate(bill.seats):
        (x, y), total = _TOTAL.place(0, 62 + 36 * number), bill.total(seat)
        draw_emblem(canvas, (x + 13, y), 26, table.colours[seat])
        if any(total):
            draw_reward(canvas, (x + 38, y), total, 22 if seat == bill.performer else 18, on_dark=True, gap=10)
        else:
            draw_text(canvas, words.NOTHING, (x + 38, y - 1), theme.TEXT.aside, theme.PARCHMENT, "midleft")


def _draw_offers(canvas: Surface, spots: Hotspots, programme: Programme, light: float) -> None:
    panel, (title, aside) = at.OFFERS, words.OFFERS
    draw_dark_panel(canvas, panel, 12, 3)
    head = draw_text(canvas, title, (panel.x + 20, panel.y + 10), theme.TEXT.title_large, theme.BRASS_HI)
    draw_note(canvas, aside, (panel.right - 18, panel.y + 20), colour=theme.PARCHMENT, beside=head)
    for number, bill in enumerate(programme.forecasts.values()):
        rect, chosen = at.offer_rect(number), bill.card == programme.chosen
        if chosen or spots.is_hot(f"offer_{number + 1}"):
            draw_glow_around(canvas, rect, theme.AMBER if chosen else theme.GLOW, light if chosen else 0.7, blur=7)
        _draw_offer(canvas, rect, programme, bill, 4 if chosen else 2)


def _draw_offer(canvas: Surface, rect: Rect, programme: Programme, bill: Playbill, frame: int) -> None:
    draw_shadow(canvas, rect, 10, 6, 150)
    draw_paper(canvas, rect, 10)
    draw_brass_frame(canvas, rect, 10, frame)
    bar, state = within(rect, left=4, right=4, top=4, height=38), programme.table.state
    draw_plate(canvas, bar, theme.THEATER_COLOURS[state.performance(bill.card).card.theater], 7)
    gold_text(
        canvas, names.performance(bill.card, state.row_ids), (bar.x + 14, bar.centery), theme.TEXT.title, "midleft"
    )
    _draw_offer_sums(canvas, rect, programme.table.colours, bill)


def _draw_offer_sums(canvas: Surface, rect: Rect, colours: tuple[str, ...], bill: Playbill) -> None:
    draw_emblem(canvas, (rect.x + 28, rect.y + 66), 30, colours[bill.performer])
    write_line(canvas, words.YOU, within(rect, left=52, top=51, height=30), theme.TEXT.strong_large, theme.INK)
    draw_reward(canvas, (rect.right - 16, rect.y + 66), bill.total(bill.performer), 24, align="right", gap=14)
    guests = bill.seats[1:]
    draw_rule(canvas, *ends(rect, 14), rect.y + 88)
    if not guests:
        write_line(canvas, words.NO_GUESTS, within(rect, left=16, top=98, height=30), theme.TEXT.aside, theme.INK2)
    for number, seat in enumerate(guests):
        x = rect.x + 16 + number % 2 * ((rect.w - 24) // 2)
        y = rect.y + (112 if len(guests) <= 2 else 100 + number // 2 * 21)
        draw_emblem(canvas, (x + 12, y), 22, colours[seat])
        total = bill.total(seat)
        if any(total):
            draw_reward(canvas, (x + 30, y), total, 17, gap=6)
        else:
            draw_text(canvas, words.NOTHING, (x + 30, y - 1), theme.TEXT.aside, theme.INK2, "midleft")


def _draw_dock(canvas: Surface, colour: str, day: str) -> None:
    panel = at.DOCK
    draw_dark_panel(canvas, panel, 12, 3)
    draw_disk(canvas, (panel.x + 50, panel.y + 58), 66, colour, "magician")
    text, place = words.on_stage(day=names.DAY[day]), (panel.x + 98, panel.y + 20)
    draw_block(canvas, text, Rect(place, (panel.w - 116, 96)), theme.TEXT.body_large, theme.CREAM)
