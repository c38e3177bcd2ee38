"""The row of the weekdays: whose day it is, who works backstage, who performs, and what may still be done there."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame
from pygame import Rect

from trickerion.rules.ask import slot_price
from trickerion.rules.catalog import DAYS, SLOTS
from trickerion.rules.state import GameState
from trickerion.table.view import is_blocked, is_day_blocked, shown_modifier
from trickerion.ui import theme
from trickerion.ui.bubble import Tip
from trickerion.ui.controls import draw_reward
from trickerion.ui.hotspots import Hotspots
from trickerion.ui.layout import theater as at
from trickerion.ui.shapes import draw_glow, draw_plate, draw_ring, draw_rule, draw_shaded
from trickerion.ui.spots import Circle, Hotspot
from trickerion.ui.text import draw_text
from trickerion.ui.tips import always, spoken
from trickerion.ui.tokens import (
    draw_blocked_slot,
    draw_disk,
    draw_emblem,
    draw_slot,
    draw_slot_price,
    draw_slot_tag,
    signed,
)
from trickerion.words import names as words
from trickerion.words import place_tooltips
from trickerion.words.names import Names
from trickerion.words.screens import theater as said

SLOT, DISK = 66, 60
STAGE_SLOT = 68
_HEAD = ((0.0, theme.BRASS_HI), (0.5, theme.BRASS), (1.0, "#a47a34"))
_IRON_HEAD = ((0.0, "#8e8a8c"), (0.5, "#6c686b"), (1.0, "#4c494d"))


@dataclass(frozen=True)
class Days:
    """What the row shows: the table, who looks, colours and names by seat, the slot of the acting Character."""

    state: GameState
    viewer: int
    colours: Sequence[str]
    names: Names
    acting: str = ""

    def owner(self, day: str) -> int | None:
        """The seat that has claimed the day."""
        return self.state.days.get(day)

    def performer(self, day: str) -> int | None:
        """The seat whose Magician performs that day."""
        taken = self.state.occupants.get(f"{day}.perform")
        return taken[0] if taken else None

    def outlook(self, day: str) -> str:
        """What is going to happen on a day, or may still happen."""
        performer, owner = self.performer(day), self.owner(day)
        if is_day_blocked(self.state, day):
            return said.BLOCKED
        if performer is not None:
            shows = [other for other in DAYS if self.performer(other) is not None]
            return said.performs(shows.index(day), len(shows), performer == self.viewer)
        if owner is None:
            return said.NOBODY_YET
        return said.YOUR_MAGICIAN if owner == self.viewer else said.only_may(self.names[owner])


def draw_head_ground(canvas: pygame.Surface, rect: Rect, height: int, *, blocked: bool) -> theme.ColourValue:
    """The head of a weekday in brass, or in iron when it is blocked; the ink that can be read on it."""
    head = Rect(rect.x + 3, rect.y + 3, rect.w - 6, height)
    draw_shaded(canvas, head, _IRON_HEAD if blocked else _HEAD, 8)
    return theme.CREAM if blocked else theme.INK


def add_spots(spots: Hotspots, days: Days) -> None:
    """The days and their slots explain themselves."""
    for day in DAYS:
        spots.add(Hotspot(day, at.day_rect(day), tip=always(_day_tip(days, day)), focusable=False))
        for slot, center in _slot_centers(day):
            name, area = slot.replace(".", "_"), Circle(*center, SLOT // 2)
            spots.add(Hotspot(name, area, tip=always(_slot_tip(days, slot)), focusable=False))


def _slot_centers(day: str) -> list[tuple[str, tuple[int, int]]]:
    found = [(f"{day}.backstage.{n}", at.backstage_center(day, n)) for n in range(2)]
    return [*found, (f"{day}.perform", at.perform_center(day))]


def _day_tip(days: Days, day: str) -> Tip:
    if is_day_blocked(days.state, day):
        return spoken(place_tooltips.weekday(days.state, day, days.names, days.viewer))
    owner = days.owner(day)
    claim = said.day_claimed(words.who(owner, days.names, days.viewer)) if owner is not None else said.NOBODY_CLAIMED
    return Tip(words.DAY[day], (said.day_pays(shown_modifier(days.state, day)), claim), "ui.day")


def _slot_tip(days: Days, slot: str) -> Tip:
    if is_blocked(days.state, slot):
        return spoken(place_tooltips.slot(days.state, slot, days.names, days.viewer))
    taken = days.state.occupants.get(slot)
    facts = SLOTS[slot]
    body = [said.MAGICIANS_ONLY if facts.is_performance else said.backstage_use(facts.modifier)]
    if taken is not None:
        body.append(said.stands_here(days.names[taken[0]], taken[1]))
    price = slot_price(days.state, facts)
    if price and taken is None:
        body.append(said.prophecy_asks(price))
    return Tip(words.slot(slot), tuple(body))


def draw(canvas: pygame.Surface, days: Days) -> None:
    """Draw the four days."""
    for day in DAYS:
        _draw_day(canvas, days, day)


def _draw_day(canvas: pygame.Surface, days: Days, day: str) -> None:
    rect, owner = at.day_rect(day), days.owner(day)
    edge = theme.player_look(days.colours[owner]).fill if owner is not None else theme.BRASS_LO
    draw_plate(canvas, rect, (28, 12, 12, 225), 12, 3 if owner == days.viewer else 2, edge)
    blocked = is_day_blocked(days.state, day)
    ink = draw_head_ground(canvas, rect, 36, blocked=blocked)
    _draw_head(canvas, days, rect, day, owner, ink)
    if blocked:
        place = (rect.x + 18, rect.y + 60)
        draw_text(canvas, said.NOBODY_MAY, place, theme.LABEL, 18, theme.PARCHMENT, "midleft")
    else:
        _draw_yields(canvas, days, rect, day)
    draw_text(canvas, said.BACKSTAGE, (rect.x + 18, rect.y + 116), theme.LABEL, 19, theme.BRASS_HI, "midleft")
    for number in range(2):
        _draw_slot(canvas, days, f"{day}.backstage.{number}", at.backstage_center(day, number))
    draw_rule(canvas, rect.x + 16, rect.right - 16, rect.y + 168, theme.BRASS_LO)
    draw_text(canvas, said.PERFORM, (rect.x + 18, rect.y + 199), theme.LABEL, 19, theme.BRASS_HI, "midleft")
    place = (rect.x + 18, rect.y + 222)
    draw_text(canvas, days.outlook(day), place, theme.ITALIC, 18, theme.PARCHMENT, "midleft", width=172)
    _draw_stage_slot(canvas, days, day)


def _draw_head(
    canvas: pygame.Surface, days: Days, rect: Rect, day: str, owner: int | None, ink: theme.ColourValue
) -> None:
    left = rect.x + (50 if owner is not None else 18)
    y = rect.y + 20
    drawn = draw_text(canvas, words.DAY[day], (left, y), theme.HEAD2, 24, ink, "midleft")
    role, text = theme.ITALIC, said.DAY_BLOCKED if is_day_blocked(days.state, day) else said.DAY_FREE
    if owner is not None:
        draw_emblem(canvas, (rect.x + 27, rect.y + 21), 30, days.colours[owner])
        role, text = theme.BODY_BOLD, words.who(owner, days.names, days.viewer)
    room = rect.right - 30 - drawn.right
    draw_text(canvas, text, (rect.right - 16, y), role, 19, ink, "midright", width=room)


def _draw_yields(canvas: pygame.Surface, days: Days, rect: Rect, day: str) -> None:
    modifier = shown_modifier(days.state, day)
    place = (rect.x + 18, rect.y + 60)
    drawn = draw_text(canvas, said.day_yields(not modifier), place, theme.LABEL, 18, theme.PARCHMENT, "midleft")
    if modifier:
        spot = (drawn.right + 16, rect.y + 60)
        draw_reward(canvas, spot, {"fame": modifier, "coins": modifier}, 19, on_dark=True, gap=12)


def _draw_slot(canvas: pygame.Surface, days: Days, slot: str, center: tuple[int, int]) -> None:
    label = signed(SLOTS[slot].modifier)
    if slot == days.acting:
        draw_glow(canvas, center, 40, strength=0.9)
    if is_blocked(days.state, slot):
        draw_blocked_slot(canvas, center, SLOT)
        return
    draw_slot(canvas, center, SLOT, label)
    taken = days.state.occupants.get(slot)
    if taken is None:
        price = slot_price(days.state, SLOTS[slot])
        if price:
            draw_slot_price(canvas, center, SLOT, price)
        return
    seat, character = taken
    draw_disk(canvas, (center[0], center[1] - 4), DISK, days.colours[seat], character)
    draw_slot_tag(canvas, center, SLOT, label)


def _draw_stage_slot(canvas: pygame.Surface, days: Days, day: str) -> None:
    center, slot = at.perform_center(day), f"{day}.perform"
    if slot == days.acting:
        draw_glow(canvas, center, 42, strength=0.9)
    if is_blocked(days.state, slot):
        draw_blocked_slot(canvas, center, STAGE_SLOT)
        return
    taken = days.state.occupants.get(slot)
    draw_slot(canvas, center, STAGE_SLOT, picture="" if taken else "character.magician")
    draw_ring(canvas, center, STAGE_SLOT // 2 + 1, 3, "#e9c46a")
    if taken is not None:
        draw_disk(canvas, (center[0], center[1] - 4), DISK, days.colours[taken[0]], taken[1])
