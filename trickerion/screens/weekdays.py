"""The row of the weekdays: whose day it is, who works backstage, who performs, and what may still be done there."""

from pygame import Rect, Surface

from trickerion.language.speech import Player, signed
from trickerion.language.voice import you_or_name
from trickerion.rules.ask.board import day_facts
from trickerion.rules.catalog import DAYS, SLOTS
from trickerion.rules.facts.board import DayFacts, SlotFacts
from trickerion.table.grounds import draw_lid
from trickerion.table.panel import Panel
from trickerion.table.view import TableView
from trickerion.ui import theme, tokens
from trickerion.ui.controls import draw_reward, reward_width
from trickerion.ui.flow import ends
from trickerion.ui.giving_way import longer_or_shorter
from trickerion.ui.hotspots import Circle, Hotspot, Hotspots, Point, Tip, always, spoken
from trickerion.ui.layout import theater as at
from trickerion.ui.said import Role, Zone, saying
from trickerion.ui.shapes import draw_glow, draw_plate, draw_ring, draw_rule, draw_shaded
from trickerion.ui.text import draw_text
from trickerion.words import names, place_tooltips
from trickerion.words.said import own_slot
from trickerion.words.screens import theater as words

SLOT, DISK = 60, 54
_SHORT_NAME = 12  # letters that fit beside the slot
_HEAD = ((0.0, theme.BRASS_HI), (0.5, theme.BRASS), (1.0, "#a47a34"))
_CLOSED_HEADS = {
    "blocked": ((0.0, "#8e8a8c"), (0.5, "#6c686b"), (1.0, "#4c494d")),
    "covered_this_turn": ((0.0, "#6a4c34"), (0.5, "#54392a"), (1.0, "#3d291e")),
}
"""Iron below a Configuration die, wood below a Turn Setup card."""


class Weekdays(Panel):
    """The row of the weekdays; ``acting`` is the slot of the Character at work."""

    zone = Zone.STAGE

    acting = ""

    @property
    def days(self) -> dict[str, DayFacts]:
        """The weekdays by their ids."""
        return {day: day_facts(self.table.state, day, self.table.viewer) for day in DAYS}

    def outlook(self, day: str) -> str:
        """Words on the things that are going to happen on a day, or may still happen."""
        table, days = self.table, self.days
        facts = days[day]
        if facts.stage.closed:
            return words.CLOSED_DAY[facts.stage.closed]
        if facts.stage.character:
            shows = [other.id for other in days.values() if other.stage.character]
            place = "last" if day == shows[-1] else str(shows.index(day))
            return words.PERFORMS[place if len(shows) > 1 else "alone"](table.voice, facts.stage.seat)
        if not facts.may_come:
            return words.NO_SHOW
        if facts.owner < 0:
            return words.NOBODY_YET
        if facts.owner == table.viewer:
            return words.YOUR_MAGICIAN
        name = table.names[facts.owner]
        return words.only_may(who=Player(name)) if len(name) <= _SHORT_NAME else words.ONLY_OWNER

    def add_hotspots(self, spots: Hotspots) -> None:
        for day in self.days.values():
            spots.add(Hotspot(day.id, at.day_rect(day.id), tip=always(_day_tip(self.table, day)), focusable=False))
            for slot, center in _slots(day):
                name, area = slot.id.replace(".", "_"), Circle(*center, SLOT // 2)
                says, tip = saying(own_slot(slot.id), role=Role.PLACE), always(_slot_tip(self.table, slot))
                spots.add(Hotspot(name, area, tip=tip, focusable=False, says=says))

    def draw(self, canvas: Surface, spots: Hotspots) -> None:
        for day in self.days.values():
            _draw_day(canvas, self.table, day, self.outlook(day.id))
            rect, (*backstage, stage) = at.day_rect(day.id), _slots(day)
            for slot, center in backstage:
                self._draw_slot(canvas, slot, center)
            draw_rule(canvas, *ends(rect, 16), rect.y + 133, theme.BRASS_LO)
            self._draw_slot(canvas, *stage)

    def _draw_slot(self, canvas: Surface, slot: SlotFacts, center: Point) -> None:
        table, place, is_taken = self.table, SLOTS[slot.id], bool(slot.character)
        label = signed(place.modifier)
        if slot.id == self.acting:
            draw_glow(canvas, center, 42 if place.is_performance else 40, strength=0.9)
        if draw_lid(canvas, table.state, slot.id, center, SLOT):
            return
        if place.is_performance:
            tokens.draw_slot(canvas, center, SLOT, picture="" if is_taken else "character.magician")
            draw_ring(canvas, center, SLOT // 2 + 1, 3, "#e9c46a")
        else:
            tokens.draw_slot(canvas, center, SLOT, label)
        if is_taken:
            tokens.draw_disk(canvas, (center[0], center[1] - 4), DISK, table.colours[slot.seat], slot.character)
            if not place.is_performance:
                tokens.draw_slot_tag(canvas, center, SLOT, label)
        elif slot.price:
            tokens.draw_slot_price(canvas, center, SLOT, slot.price)


def draw_head_ground(canvas: Surface, rect: Rect, height: int, closed: str) -> theme.ColourValue:
    """The head of a weekday in brass, or as what closes it has it; returns the ink that can be read on it."""
    head = Rect(rect.x + 3, rect.y + 3, rect.w - 6, height)
    draw_shaded(canvas, head, _CLOSED_HEADS[closed] if closed else _HEAD, 8)
    return theme.CREAM if closed else theme.INK


def _slots(day: DayFacts) -> list[tuple[SlotFacts, Point]]:
    """The slots of a day, and where they lie."""
    backstage = [(slot, at.backstage_center(day.id, number)) for number, slot in enumerate(day.backstage)]
    return [*backstage, (day.stage, at.perform_center(day.id))]


def _day_tip(table: TableView, day: DayFacts) -> Tip:
    if day.stage.closed:
        return spoken(place_tooltips.weekday(day, table.voice))
    claim = words.day_claimed(table.voice, day.owner) if day.owner >= 0 else words.NOBODY_CLAIMED
    how = "more" if day.modifier > 0 else "less" if day.modifier < 0 else "as_printed"
    return Tip(names.DAY_ALONE[day.id], (words.DAY_PAYS[how](change=signed(day.modifier)), claim), "ui.day")


def _slot_tip(table: TableView, slot: SlotFacts) -> Tip:
    if slot.closed:
        return spoken(place_tooltips.slot(slot, table.voice))
    place = SLOTS[slot.id]
    backstage = f"{place_tooltips.POINTS_HERE[place.modifier]} {words.BACKSTAGE_USE}"
    body = [words.MAGICIANS_ONLY if place.is_performance else backstage]
    if slot.character:
        who = you_or_name(slot.seat, table.names, table.viewer)
        body.append(words.stands_here(name=who, character=names.character(slot.character)))
    elif slot.price:
        body.append(words.prophecy_asks(price=slot.price))
    return Tip(names.slot(slot.id), tuple(body))


def _draw_day(canvas: Surface, table: TableView, day: DayFacts, outlook: str) -> None:
    rect, owner, closed = at.day_rect(day.id), day.owner, day.stage.closed
    left = rect.x + 18
    edge = theme.player_look(table.colours[owner]).fill if owner >= 0 else theme.BRASS_LO
    draw_plate(canvas, rect, (28, 12, 12, 225), 12, 3 if owner == table.viewer else 2, edge)
    ink = draw_head_ground(canvas, rect, 34, closed)
    _draw_head(canvas, table, rect, day, ink)
    if closed:
        place, room = (left, rect.y + 53), rect.w - 32
        draw_text(canvas, words.CLOSED_BY[closed], place, theme.TEXT.label, theme.PARCHMENT, "midleft", width=room)
    else:
        _draw_yields(canvas, (left, rect.y + 53), rect.right, day.modifier)
    draw_text(canvas, words.BACKSTAGE, (left, rect.y + 98), theme.TEXT.label, theme.BRASS_HI, "midleft", width=118)
    draw_text(canvas, words.PERFORM, (left, rect.y + 157), theme.TEXT.caption, theme.BRASS_HI, "midleft")
    draw_text(canvas, outlook, (left, rect.y + 179), theme.TEXT.aside, theme.PARCHMENT, "midleft", width=172)


def _draw_head(canvas: Surface, table: TableView, rect: Rect, day: DayFacts, ink: theme.ColourValue) -> None:
    is_free, y = day.owner < 0, rect.y + 20
    left = rect.x + (18 if is_free else 50)
    drawn = draw_text(canvas, names.DAY_ALONE[day.id], (left, y), theme.TEXT.number_lead, ink, "midleft")
    style, text = theme.TEXT.aside_plus, words.DAY_NOW[day.stage.closed]
    if not is_free:
        tokens.draw_emblem(canvas, (rect.x + 27, rect.y + 21), 30, table.colours[day.owner])
        style, text = theme.TEXT.strong_plus, you_or_name(day.owner, table.names, table.viewer)
    room = rect.right - 30 - drawn.right
    draw_text(canvas, text, (rect.right - 16, y), style, ink, "midright", width=room)


def _draw_yields(canvas: Surface, place: Point, right: int, modifier: int) -> None:
    amounts = {"fame": modifier, "coins": modifier} if modifier else {}
    said = longer_or_shorter(*(words.DAY_HEAD if modifier else words.DAY_HEAD_AS_PRINTED))
    room = right - place[0] - 14 - (reward_width(amounts, 19, gap=12) + 14 if modifier else 0)
    drawn = draw_text(canvas, said, place, theme.TEXT.label, theme.PARCHMENT, "midleft", width=room)
    if modifier:
        draw_reward(canvas, (drawn.right + 14, place[1]), amounts, 19, on_dark=True, gap=12)
