"""A show on the stage: the house is dark, the card is lit, the playbill fills, the sums grow."""

from collections.abc import Mapping
from typing import NamedTuple

import pygame
from pygame import Rect, Surface

from trickerion.language.speech import signed
from trickerion.language.voice import Voice, you_or_name
from trickerion.rules.ask.stage import performers_after
from trickerion.rules.catalog import DAYS, TRICKS, Yields, number_in
from trickerion.rules.state import Performance
from trickerion.scenes.performance.playbill import BillLine, BonusLine, Cause, Playbill, Running, TrickLine, printed
from trickerion.scenes.theater.cards import ShownCard, center_of, draw_card, half_of
from trickerion.table.view import TableView
from trickerion.ui import prophecy_pill, theme
from trickerion.ui.academy_signs import draw_row, practice_row, row_width
from trickerion.ui.controls import draw_reward
from trickerion.ui.hotspots import Hotspots
from trickerion.ui.icons import draw_icon
from trickerion.ui.layout import theater as at
from trickerion.ui.markers import draw_marker
from trickerion.ui.performance_card import draw_number
from trickerion.ui.performance_grid import draw_link_light
from trickerion.ui.scenery import backdrop, draw_stage
from trickerion.ui.shapes import draw_double_rule, draw_glow, draw_glow_around, draw_plate, draw_round, draw_veil
from trickerion.ui.surfaces import draw_dark_panel, draw_paper_panel, draw_ribbon
from trickerion.ui.text import draw_text, gold_text
from trickerion.ui.text_block import block_lines, draw_block
from trickerion.ui.tokens import draw_emblem
from trickerion.words import names
from trickerion.words.screens import performance as words

_DARK = 150  # how dark the house gets, of 255
_SLIDE = 46  # canvas pixels over which a line slides in
_MODIFIER_X, _PRINTED_X = 340, 500  # from a line's right end


class OnStage(NamedTuple):
    """What is on the stage: a show, or a ``note`` that there is none; ``table`` as it stood on that evening.

    ``before``: how the shows of the weekdays before it went; ``stay`` is how much of the time is left before it goes
    by itself (1 to 0; 0 when it waits).
    """

    table: TableView
    day: str
    before: dict[str, str]
    running: Running | None = None
    note: str = ""
    stay: float = 0.0

    def who(self, seat: int) -> str:
        """A player in words."""
        return you_or_name(seat, self.table.names, self.table.viewer)

    def turn_of(self, day: str) -> str:
        """Whose show a weekday is, and how far it has come."""
        performer, running = self.table.occupant(f"{day}.perform"), self.running
        if performer is None:
            return words.NO_SHOW
        can = performer[0] in performers_after(self.table.state, running.bill.card if running is not None else "")
        today, to_come = words.ON_STAGE if running else words.NO_SHOW, words.LATER if can else words.UNABLE
        return words.turn_of(
            who=self.who(performer[0]), standing=self.before.get(day, today if day == self.day else to_come)
        )

    def draw(self, canvas: Surface, spots: Hotspots) -> None:
        """All that happens in the house."""
        running = self.running
        title = names.DAY.get(self.day, words.THE_SHOW)
        if running is not None:
            title = words.title(Voice(self.table.names, self.table.viewer), running.bill.performer, show=title)
        draw_ribbon(canvas, at.HOUSE_RIBBON, theme.RIBBON_COLOURS["theater"], title, 30, "action.perform")
        prophecy_pill.draw(canvas, at.HOUSE_PROPHECY, self.table.prophecy, spots)
        if running is None:
            _draw_note(canvas, self.note)
        else:
            _draw_card(canvas, self.table.colours, running)
            _draw_bill(canvas, self, running)
            self._draw_received(canvas, running)
        _draw_order(canvas, self)
        draw_stay(canvas, self.stay)

    def _draw_received(self, canvas: Surface, running: Running) -> None:
        seats, performer = running.bill.seats, running.bill.performer
        roles = {seat: words.PERFORMER if seat == performer else words.GUEST for seat in seats}
        paid, lit = {seat: running.paid(seat) for seat in seats}, performer if running.is_over else None
        draw_received(canvas, self.table, paid, lit, roles)


def draw_house(canvas: Surface, curtain: float) -> None:
    """City and stage, darkened as far as the show has come."""
    canvas.blit(backdrop(150), (0, 0))
    draw_stage(canvas, at.HOUSE)
    draw_veil(canvas, at.HOUSE.inflate(-8, -8), (8, 4, 10), round(_DARK * curtain), 12)


def draw_stay(canvas: Surface, share: float) -> None:
    """How much of the time is left before it goes by itself: a thin line below the button."""
    if share > 0:
        bar = Rect(at.GO_ON.x + 20, at.GO_ON.bottom + 8, round((at.GO_ON.w - 40) * share), 4)
        pygame.draw.rect(canvas, theme.BRASS_HI, bar, border_radius=2)


def _draw_note(canvas: Surface, note: str) -> None:
    panel = Rect(0, 0, 860, 170)
    panel.center = (at.HOUSE.centerx, at.HOUSE.y + 420)
    draw_glow_around(canvas, panel, theme.GLOW, 0.5, blur=30)
    draw_paper_panel(canvas, panel, 12, 4, rivets=True)
    draw_icon(canvas, "location.theater", (panel.centerx, panel.y + 54), 54, theme.INK2)
    place = (panel.centerx, panel.y + 122)
    draw_text(canvas, note, place, theme.BODY_BOLD, 24, theme.INK, "center", width=panel.w - 60)


def _draw_card(canvas: Surface, colours: tuple[str, ...], running: Running) -> None:
    rect, card = at.SHOW_CARD, running.state.performance(running.bill.card)
    draw_glow_around(canvas, rect, theme.GLOW, 0.55 + 0.45 * running.curtain, blur=30)
    draw_card(canvas, ShownCard(rect, card, card, light=running.curtain), colours)
    draw_number(canvas, rect, number_in(running.state.row_ids, card.id))
    if running.lit_slot is not None:
        _draw_spot(canvas, rect, card, running.lit_slot, colours)
    for link, share in zip(card.links, running.rings, strict=True):
        if 0 < share < 1:
            a, b = center_of(rect, card.card, link.a), center_of(rect, card.card, link.b)
            draw_link_light(canvas, ((a[0] + b[0]) // 2, (a[1] + b[1]) // 2), half_of(rect, link.a), share)


def _draw_spot(canvas: Surface, rect: Rect, card: Performance, slot: int, colours: tuple[str, ...]) -> None:
    """The marker whose Yields are being paid, in full light."""
    marker = card.marker_at(slot)
    if marker is None:
        return
    center, half = center_of(rect, card.card, slot), half_of(rect, slot)
    draw_glow(canvas, center, round(half * 1.05), (255, 190, 80))
    draw_marker(canvas, center, half, colours[marker.owner], marker.suit, marker.turns, TRICKS[marker.trick].category)


def draw_paper(canvas: Surface, title: str) -> None:
    """The playbill, without its lines."""
    panel = at.PLAYBILL
    draw_paper_panel(canvas, panel, 12, 4, rivets=True)
    draw_text(canvas, title, (panel.centerx, panel.y + 34), theme.HEAD, 32, theme.INK, "center")
    draw_double_rule(canvas, panel.x + 30, panel.right - 30, panel.y + 60)


def _draw_bill(canvas: Surface, stage: OnStage, running: Running) -> None:
    bill = running.bill
    draw_paper(canvas, names.performance(bill.card, running.state.row_ids))
    count = len(bill.lines) + len(bill.causes)
    for number, (line, share) in enumerate(zip(bill.lines, running.arrived, strict=True)):
        if share > 0:
            _draw_line(canvas, at.bill_rect(number, count), stage, bill, line, share)
    for number, cause in enumerate(bill.causes, start=len(bill.lines)):
        _draw_cause(canvas, at.bill_rect(number, count), cause, stage)


def _draw_cause(canvas: Surface, rect: Rect, cause: Cause, stage: OnStage) -> None:
    draw_plate(canvas, rect, (52, 36, 82), 9, 1, theme.BRASS_LO)
    draw_icon(canvas, cause.icon, (rect.x + 34, rect.centery), min(30, rect.h - 12), theme.BRASS_HI)
    text, room, most = words.cause(name=cause.named(stage.who), text=cause.text), rect.w - 84, 2 if rect.h >= 44 else 1
    lines = min(most, block_lines(text, room, theme.BODY, 17))
    box = Rect(rect.x + 68, rect.centery - 10 * lines - 1, room, 20 * lines)
    draw_block(canvas, text, box, theme.BODY, 17, theme.CREAM, line=20)


def _draw_line(canvas: Surface, rect: Rect, stage: OnStage, bill: Playbill, line: BillLine, share: float) -> None:
    if share >= 1:
        _paint_line(canvas, rect, stage, bill, line)
        return
    sheet = Surface(rect.inflate(8, 8).size, pygame.SRCALPHA)
    _paint_line(sheet, Rect(4, 4, rect.w, rect.h), stage, bill, line)
    sheet.set_alpha(round(255 * share))
    canvas.blit(sheet, (rect.x - 4 - round(_SLIDE * (1 - share)), rect.y - 4))


def _paint_line(canvas: Surface, rect: Rect, stage: OnStage, bill: Playbill, line: BillLine) -> None:
    is_trick, plain = isinstance(line, TrickLine), printed(line, bill.card)
    fill = theme.PARCHMENT2 if is_trick else theme.mix(theme.PARCHMENT2, theme.GLOW, 0.55)
    draw_plate(canvas, rect, fill, 9, 1, "#b79a63")
    if plain != line.yields or (isinstance(line, TrickLine) and line.modifier):
        draw_reward(canvas, (rect.right - _PRINTED_X, rect.centery), plain, 18, gap=8, plus=False)
        if isinstance(line, TrickLine):
            _paint_changes(canvas, rect, line)
    if isinstance(line, TrickLine):
        _paint_trick(canvas, rect, stage, line)
    else:
        _paint_bonus(canvas, rect, line)
    draw_paid(canvas, rect, line.yields)


def draw_paid(canvas: Surface, rect: Rect, yields: Yields) -> None:
    """What a line pays, at its right end."""
    if any(yields):
        draw_reward(canvas, (rect.right - 16, rect.centery), yields, 22, align="right", gap=10)
    else:
        spot = (rect.right - 16, rect.centery - 1)
        draw_text(canvas, words.NOTHING, spot, theme.ITALIC, 20, theme.INK2, "midright")


def _paint_trick(canvas: Surface, rect: Rect, stage: OnStage, line: TrickLine) -> None:
    half, colour = min(24, rect.h // 2 - 2), stage.table.colours[line.owner]
    draw_marker(canvas, (rect.x + 34, rect.centery), half, colour, line.suit)
    name, x, room = names.trick(line.trick), rect.x + 68, rect.w - 78 - _PRINTED_X
    if rect.h >= 48:
        draw_text(canvas, name, (x, rect.y + 4), theme.BODY_BOLD, 21, theme.INK, width=room)
        draw_text(canvas, stage.who(line.owner), (x, rect.y + 29), theme.BODY, 18, theme.INK2, width=room)
    else:
        draw_text(canvas, name, (x, rect.centery), theme.BODY_BOLD, 19, theme.INK, "midleft", width=room)


def _paint_changes(canvas: Surface, rect: Rect, line: TrickLine) -> None:
    """What changes a Trick: its Practice Room in signs, then what lasts and the weekday."""
    count = len(line.changes) + any(line.practised)
    size, x = 19 if count == 1 else 17, rect.right - _MODIFIER_X + 20
    heights = [rect.centery - 1 + round((number - (count - 1) / 2) * 18) for number in range(count)]
    if any(line.practised):
        row = practice_row(line.practised)
        draw_row(canvas, (x + row_width(row, size - 1) // 2, heights.pop(0)), row, size - 1)
    for y, (name, more) in zip(heights, line.changes, strict=True):
        ink = "#2f6a24" if more > 0 else theme.SHORT_NUMBER
        draw_text(canvas, words.change(name=name, change=signed(more)), (x, y), theme.LABEL, size, ink, "midleft")


def _paint_bonus(canvas: Surface, rect: Rect, line: BonusLine) -> None:
    center, place = (rect.x + 34, rect.centery), (rect.x + 68, rect.centery - 1)
    draw_round(canvas, center, min(42, rect.h - 6), "#3a2218", 1, theme.BRASS)
    draw_icon(canvas, line.icon, center, min(26, rect.h - 18), theme.BRASS_HI)
    draw_text(canvas, line.name, place, theme.BODY_BOLD, 21, theme.INK, "midleft", width=rect.w - 320)
    spot = (rect.right - _MODIFIER_X + 20, rect.centery - 1)
    draw_text(canvas, words.PERFORMER, spot, theme.LABEL, 18, theme.INK2, "midleft")


def draw_received(
    canvas: Surface, table: TableView, paid: Mapping[int, Yields], lit: int | None, roles: Mapping[int, str]
) -> None:
    """The sums of the seats, in their order. ``lit`` is the seat that glows when it is over, None before."""
    panel = at.TOTALS
    draw_dark_panel(canvas, panel, 12, 3)
    draw_text(canvas, words.RECEIVED, (panel.x + 20, panel.y + 12), theme.HEAD, 26, theme.BRASS_HI)
    for number, (seat, yields) in enumerate(paid.items()):
        rect, colour, role = at.total_rect(number), table.colours[seat], roles.get(seat, "")
        if seat == lit:
            draw_glow_around(canvas, rect, theme.GLOW, 0.8, blur=8)
        draw_plate(canvas, rect, (46, 30, 38), 10, 2, theme.player_look(colour).fill)
        draw_emblem(canvas, (rect.x + 34, rect.y + 34), 40, colour)
        who, place, width = (
            you_or_name(seat, table.names, table.viewer),
            (rect.x + 64, rect.y + 33),
            220 if role else 320,
        )
        draw_text(canvas, who, place, theme.HEAD2, 22, theme.CREAM, "midleft", width=width)
        draw_text(canvas, role, (rect.right - 16, rect.y + 33), theme.ITALIC, 18, theme.PARCHMENT, "midright")
        center = (rect.centerx, rect.y + 86)
        if any(yields):
            draw_reward(canvas, center, yields, 34, on_dark=True, align="center", gap=18)
        elif lit is not None:
            draw_text(canvas, words.NOTHING, center, theme.ITALIC, 20, theme.PARCHMENT, "center")


def _draw_order(canvas: Surface, stage: OnStage) -> None:
    for number, day in enumerate(DAYS):
        rect, on = at.order_rect(number), day == stage.day
        if on:
            draw_glow_around(canvas, rect, theme.GLOW, 0.8, blur=8)
        fill = (70, 30, 36, 240) if on else (28, 12, 12, 235)
        draw_plate(canvas, rect, fill, 10, 2, theme.BRASS_HI if on else theme.BRASS_LO)
        left, taken = rect.x + 20, stage.table.occupant(f"{day}.perform")
        if taken is not None:
            left = rect.x + 80
            draw_emblem(canvas, (rect.x + 42, rect.centery), 50, stage.table.colours[taken[0]])
        gold_text(canvas, names.DAY[day], (left, rect.y + 32), 26, "midleft")
        said, place = stage.turn_of(day), (left, rect.y + 66)
        draw_text(canvas, said, place, theme.BODY, 20, theme.PARCHMENT, "midleft", width=330)
