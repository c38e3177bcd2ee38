"""The row of the weekdays: whose day it is, who works backstage, who performs, and what may still be done there."""

from typing import NamedTuple

import pygame
from pygame import Rect

from trickerion.language.speech import Player
from trickerion.language.voice import Voice, you_or_name
from trickerion.rules.ask.board import day_facts, slot_facts
from trickerion.rules.catalog import DAYS, SLOTS
from trickerion.rules.state import WAITING
from trickerion.table.grounds import draw_lid
from trickerion.table.view import TableView, closed_because, day_closed_because, shown_modifier
from trickerion.ui import theme, tokens
from trickerion.ui.bubble import Tip
from trickerion.ui.controls import draw_reward
from trickerion.ui.hotspot import Circle, Hotspot
from trickerion.ui.hotspots import Hotspots
from trickerion.ui.layout import theater as at
from trickerion.ui.shapes import draw_glow, draw_plate, draw_ring, draw_rule, draw_shaded
from trickerion.ui.text import draw_text
from trickerion.ui.tips import always, spoken
from trickerion.words import names, place_tooltips
from trickerion.words.screens import theater as words

SLOT, DISK = 60, 54
_SHORT_NAME = 12  # letters that fit beside the slot
STAGE_SLOT = 60
_HEAD = ((0.0, theme.BRASS_HI), (0.5, theme.BRASS), (1.0, "#a47a34"))
_CLOSED_HEADS = {
    "blocked": ((0.0, "#8e8a8c"), (0.5, "#6c686b"), (1.0, "#4c494d")),
    "covered_this_turn": ((0.0, "#6a4c34"), (0.5, "#54392a"), (1.0, "#3d291e")),
}
"""Iron below a Configuration die, wood below a Turn Setup card."""


class Days(NamedTuple):
    """What the row shows: the table, and the slot of the acting Character."""

    table: TableView
    acting: str = ""

    def owner(self, day: str) -> int | None:
        """The seat that has claimed the day."""
        return self.table.state.days.get(day)

    def who(self, seat: int) -> str:
        """A player in words."""
        return you_or_name(seat, self.table.names, self.table.viewer)

    def performer(self, day: str) -> int | None:
        """The seat whose Magician performs that day."""
        taken = self.table.state.occupants.get(f"{day}.perform")
        return taken[0] if taken else None

    def _may_perform(self, seat: int) -> bool:
        """Whether the Magician of a seat can still be placed this turn."""
        magician = self.table.state.players[seat].characters.get("magician")
        return magician is None or magician.status == WAITING

    def outlook(self, day: str) -> str:
        """What is going to happen on a day, or may still happen."""
        performer, owner = self.performer(day), self.owner(day)
        if closed := day_closed_because(self.table.state, day):
            return words.CLOSED_DAY[closed]
        if performer is not None:
            shows = [other for other in DAYS if self.performer(other) is not None]
            place = "last" if day == shows[-1] else str(shows.index(day))
            reader = Voice(self.table.names, self.table.viewer)
            return words.PERFORMS[place if len(shows) > 1 else "alone"](reader, performer)
        if not any(self._may_perform(seat) for seat in (self.table.state.seats if owner is None else [owner])):
            return words.NO_SHOW
        if owner is None:
            return words.NOBODY_YET
        if owner == self.table.viewer:
            return words.YOUR_MAGICIAN
        name = self.table.names[owner]
        return words.only_may(who=Player(name)) if len(name) <= _SHORT_NAME else words.ONLY_OWNER


def draw_head_ground(canvas: pygame.Surface, rect: Rect, height: int, closed: str) -> theme.ColourValue:
    """The head of a weekday in brass, or as what closes it has it; returns the ink that can be read on it."""
    head = Rect(rect.x + 3, rect.y + 3, rect.w - 6, height)
    draw_shaded(canvas, head, _CLOSED_HEADS[closed] if closed else _HEAD, 8)
    return theme.CREAM if closed else theme.INK


def add_hotspots(spots: Hotspots, days: Days) -> None:
    """The days and their slots explain themselves."""
    for day in DAYS:
        spots.add(Hotspot(day, at.day_rect(day), tip=always(_day_tip(days, day)), focusable=False))
        for slot, center in _slot_centers(day):
            name, area = slot.replace(".", "_"), Circle(*center, SLOT // 2)
            spots.add(Hotspot(name, area, tip=always(_slot_tip(days, slot)), focusable=False))


def _slot_centers(day: str) -> list[tuple[str, tuple[int, int]]]:
    centers = [(f"{day}.backstage.{n}", at.backstage_center(day, n)) for n in range(2)]
    return [*centers, (f"{day}.perform", at.perform_center(day))]


def _day_tip(days: Days, day: str) -> Tip:
    if day_closed_because(days.table.state, day):
        return spoken(place_tooltips.weekday(day_facts(days.table.state, day, days.table.viewer), days.table.voice))
    owner = days.owner(day)
    reader, modifier = Voice(days.table.names, days.table.viewer), shown_modifier(days.table.state, day)
    claim = words.day_claimed(reader, owner) if owner is not None else words.NOBODY_CLAIMED
    how = "more" if modifier > 0 else "less" if modifier < 0 else "as_printed"
    return Tip(names.DAY[day], (words.DAY_PAYS[how](change=names.signed(modifier)), claim), "ui.day")


def _slot_tip(days: Days, slot: str) -> Tip:
    if closed_because(days.table.state, slot):
        return spoken(place_tooltips.slot(slot_facts(days.table.state, slot), days.table.voice))
    taken = days.table.state.occupants.get(slot)
    facts = SLOTS[slot]
    backstage = f"{place_tooltips.points_here(facts.modifier)} {words.BACKSTAGE_USE}"
    body = [words.MAGICIANS_ONLY if facts.is_performance else backstage]
    if taken is not None:
        body.append(words.stands_here(name=days.who(taken[0]), character=names.character(taken[1])))
    price = slot_facts(days.table.state, slot).price
    if price and taken is None:
        body.append(words.prophecy_asks(price=price))
    return Tip(names.slot(slot), tuple(body))


def draw(canvas: pygame.Surface, days: Days) -> None:
    """Draw the four days."""
    for day in DAYS:
        _draw_day(canvas, days, day)


def _draw_day(canvas: pygame.Surface, days: Days, day: str) -> None:
    rect, owner = at.day_rect(day), days.owner(day)
    edge = theme.player_look(days.table.colours[owner]).fill if owner is not None else theme.BRASS_LO
    draw_plate(canvas, rect, (28, 12, 12, 225), 12, 3 if owner == days.table.viewer else 2, edge)
    closed = day_closed_because(days.table.state, day)
    ink = draw_head_ground(canvas, rect, 34, closed)
    _draw_head(canvas, days, rect, day, owner, ink)
    if closed:
        place = (rect.x + 18, rect.y + 53)
        room = rect.w - 32
        draw_text(canvas, words.CLOSED_BY[closed], place, theme.LABEL, 18, theme.PARCHMENT, "midleft", width=room)
    else:
        _draw_yields(canvas, days, rect, day)
    draw_text(canvas, words.BACKSTAGE, (rect.x + 18, rect.y + 98), theme.LABEL, 19, theme.BRASS_HI, "midleft")
    *backstage, stage = _slot_centers(day)
    for slot, center in backstage:
        _draw_slot(canvas, days, slot, center)
    draw_rule(canvas, rect.x + 16, rect.right - 16, rect.y + 133, theme.BRASS_LO)
    draw_text(canvas, words.PERFORM, (rect.x + 18, rect.y + 157), theme.LABEL, 19, theme.BRASS_HI, "midleft")
    place = (rect.x + 18, rect.y + 179)
    draw_text(canvas, days.outlook(day), place, theme.ITALIC, 18, theme.PARCHMENT, "midleft", width=172)
    _draw_slot(canvas, days, *stage)


def _draw_head(
    canvas: pygame.Surface, days: Days, rect: Rect, day: str, owner: int | None, ink: theme.ColourValue
) -> None:
    left = rect.x + (50 if owner is not None else 18)
    y = rect.y + 20
    drawn = draw_text(canvas, names.DAY[day], (left, y), theme.HEAD2, 24, ink, "midleft")
    role, text = theme.ITALIC, words.DAY_NOW[day_closed_because(days.table.state, day)]
    if owner is not None:
        tokens.draw_emblem(canvas, (rect.x + 27, rect.y + 21), 30, days.table.colours[owner])
        role, text = theme.BODY_BOLD, days.who(owner)
    room = rect.right - 30 - drawn.right
    draw_text(canvas, text, (rect.right - 16, y), role, 19, ink, "midright", width=room)


def _draw_yields(canvas: pygame.Surface, days: Days, rect: Rect, day: str) -> None:
    modifier = shown_modifier(days.table.state, day)
    place = (rect.x + 18, rect.y + 53)
    said = words.DAY_YIELDS if modifier else words.DAY_YIELDS_AS_PRINTED
    drawn = draw_text(canvas, said, place, theme.LABEL, 18, theme.PARCHMENT, "midleft")
    if modifier:
        spot = (drawn.right + 16, rect.y + 53)
        draw_reward(canvas, spot, {"fame": modifier, "coins": modifier}, 19, on_dark=True, gap=12)


def _draw_slot(canvas: pygame.Surface, days: Days, slot: str, center: tuple[int, int]) -> None:
    table, facts = days.table, SLOTS[slot]
    taken, on_stage, label = table.state.occupants.get(slot), facts.is_performance, tokens.signed(facts.modifier)
    size = STAGE_SLOT if on_stage else SLOT
    if slot == days.acting:
        draw_glow(canvas, center, 42 if on_stage else 40, strength=0.9)
    if draw_lid(canvas, table.state, slot, center, size):
        return
    if on_stage:
        tokens.draw_slot(canvas, center, size, picture="" if taken else "character.magician")
        draw_ring(canvas, center, size // 2 + 1, 3, "#e9c46a")
    else:
        tokens.draw_slot(canvas, center, size, label)
    if taken is not None:
        tokens.draw_disk(canvas, (center[0], center[1] - 4), DISK, table.colours[taken[0]], taken[1])
        if not on_stage:
            tokens.draw_slot_tag(canvas, center, size, label)
    elif price := slot_facts(table.state, slot).price:
        tokens.draw_slot_price(canvas, center, size, price)
