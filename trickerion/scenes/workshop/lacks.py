"""The sheet below on the right: what the selected Trick lacks, every way to get it, and the cheapest plan."""

from __future__ import annotations

from dataclasses import dataclass

import pygame
from pygame import Rect

from trickerion.rules.ask import Lacking, Missing, Way, day_modifier, lacking, modified, own_yields
from trickerion.rules.catalog import DAYS, TRICKS
from trickerion.scenes.workshop.shop import Shop
from trickerion.ui import theme
from trickerion.ui.components import draw_component
from trickerion.ui.controls import draw_reward
from trickerion.ui.icons import draw_icon
from trickerion.ui.layout import workshop as at
from trickerion.ui.shapes import draw_plate, draw_rule
from trickerion.ui.surfaces import draw_paper_panel, draw_round_badge
from trickerion.ui.text import draw_name, draw_text
from trickerion.ui.text_block import block_height, draw_block
from trickerion.ui.theme import mix
from trickerion.words import names, ways

_TOP, _FOOT = 76, 70
_ENTRY, _WAY, _NOTE_LINE, _GAP = 46, 30, 21, 6
_PREPARE = 66
_DAY = 32
_TEXT_X = 70
_COSTS_WIDTH = 124


def most_telling(shop: Shop) -> int:
    """The place of the Trick to begin with: one that lacks something, else the first; -1 without Tricks."""
    owned = [place for place, trick in enumerate(shop.player.tricks) if trick is not None]
    short = [place for place in owned if (found := lacking(shop.state, shop.seat, place)) and found.missing]
    return next(iter(short + owned), -1)


# ---- what is shown --------------------------------------------------------------------------------------------------


@dataclass(slots=True)
class _Entry:
    """A missing Component with the ways that there is room for."""

    missing: Missing
    ways: list[Way]
    notes: dict[Way, str]
    with_notes: bool = True

    def height(self, width: int) -> int:
        """Pixels that the entry takes."""
        notes = sum(_note_height(self.notes[way], width) for way in self.ways) if self.with_notes else 0
        return _ENTRY + max(1, len(self.ways)) * _WAY + notes + _GAP


def _note_height(note: str, width: int) -> int:
    return block_height(note, width, theme.ITALIC, 17, _NOTE_LINE) + 4 if note else 0


def _fitting(shop: Shop, found: Lacking, room: int, width: int) -> list[_Entry]:
    """As many ways and notes as there is room for; the dearest go first."""
    entries = [
        _Entry(m, list(m.ways), {way: ways.way_note(way, m.component, shop.state, shop.seat) for way in m.ways})
        for m in found.missing
    ]
    for drop in (_drop_ways, _drop_notes, _drop_last_ways):
        while sum(entry.height(width) for entry in entries) > room and drop(entries):
            pass
    return entries


def _drop_ways(entries: list[_Entry], keep: int = 2) -> bool:
    """Take away one way of the entry that has most, if it has more than ``keep``."""
    longest = max(entries, key=lambda entry: len(entry.ways))
    if len(longest.ways) <= keep:
        return False
    longest.ways.pop()
    return True


def _drop_notes(entries: list[_Entry]) -> bool:
    noted = [entry for entry in entries if entry.with_notes]
    if noted:
        noted[-1].with_notes = False
    return bool(noted)


def _drop_last_ways(entries: list[_Entry]) -> bool:
    return _drop_ways(entries, 1)


# ---- drawing --------------------------------------------------------------------------------------------------------


def draw_lacks(canvas: pygame.Surface, shop: Shop, place: int) -> None:
    """The sheet for the Trick on a place (-1: none)."""
    sheet = at.LACKS
    draw_paper_panel(canvas, sheet, 12, 4, rivets=True)
    found = lacking(shop.state, shop.seat, place) if place >= 0 else None
    if found is None:
        _draw_nothing(canvas, shop)
        return
    spot = (sheet.centerx, sheet.y + 28)
    draw_name(canvas, TRICKS[found.trick].name, spot, 24, theme.INK, "center", sheet.w - 60)
    aside = "what it lacks, and what that costs" if found.missing else _complete(found)
    draw_text(canvas, aside, (sheet.centerx, sheet.y + 54), theme.ITALIC, 18, theme.INK2, "center", width=sheet.w - 40)
    draw_rule(canvas, sheet.x + 18, sheet.right - 18, sheet.y + 70, theme.INK2)
    room = sheet.h - _TOP - _FOOT - _PREPARE
    y = sheet.y + _TOP
    for entry in _fitting(shop, found, room, sheet.w - _TEXT_X - 22):
        y = _draw_entry(canvas, shop, entry, y)
    y = _draw_prepare(canvas, found, y)
    if not found.missing:
        _draw_complete(canvas, shop, found, y)
    _draw_sum(canvas, shop, found)


def _draw_nothing(canvas: pygame.Surface, shop: Shop) -> None:
    sheet = at.LACKS
    draw_icon(canvas, "ui.trick", (sheet.centerx, sheet.centery - 40), 60, theme.PARCHMENT3)
    words = "No Trick yet.\nTricks are learned Downtown; what they need is listed here."
    place = (sheet.x + 40, sheet.centery + 8)
    draw_block(canvas, words, place, sheet.w - 80, theme.ITALIC, 19, theme.INK2, align="center")


def _complete(found: Lacking) -> str:
    return "nothing is missing" if not found.markers else "prepared already"


def _draw_costs(canvas: pygame.Surface, y: int, points: int, coins: int, size: int = 20) -> None:
    """Action Points and Coins in two columns."""
    right = at.LACKS.right
    draw_icon(canvas, "resource.action_point", (right - 106, y), size - 1, theme.ACTION_POINT_ON_PAPER)
    draw_text(canvas, str(points), (right - 92, y - 1), theme.NUM, size, theme.INK, "midleft")
    draw_icon(canvas, "resource.coin", (right - 54, y), size, theme.COIN_ON_PAPER)
    draw_text(canvas, str(coins), (right - 38, y - 1), theme.NUM, size, theme.INK, "midleft")


def _draw_entry(canvas: pygame.Surface, shop: Shop, entry: _Entry, y: int) -> int:
    """One missing Component with its ways; returns the y below."""
    sheet, missing = at.LACKS, entry.missing
    draw_component(canvas, (sheet.x + 38, y + 19), 40, missing.component)
    words = ways.short_line(missing)
    left = sheet.x + _TEXT_X
    draw_text(canvas, words, (left, y + 19), theme.BODY_BOLD, 20, theme.INK, "midleft", width=sheet.right - 20 - left)
    y += _ENTRY
    if not entry.ways:
        draw_text(canvas, _no_way(shop, missing), (left, y + 12), theme.ITALIC, 17, theme.REASON_ON_PAPER, "midleft")
        return y + _WAY + _GAP
    for way in entry.ways:
        y = _draw_way(canvas, entry, way, y)
    return y + _GAP


def _no_way(shop: Shop, missing: Missing) -> str:
    full = not shop.player.free_pile_boards() and missing.component not in shop.player.components
    return "no free slot for a new type" if full else "not to be had this turn"


def _draw_way(canvas: pygame.Surface, entry: _Entry, way: Way, y: int) -> int:
    sheet, left = at.LACKS, at.LACKS.x + _TEXT_X
    draw_rule(canvas, left, sheet.right - 20, y)
    words = ways.way_line(way) + (" {character.manager}" if ways.goes_to_manager(way) else "")
    room = sheet.right - _COSTS_WIDTH - left
    draw_block(canvas, words, (left, y + 3), room, theme.BODY, 18, theme.INK, height=26)
    _draw_costs(canvas, y + 15, way.points, way.coins)
    y += _WAY
    note = entry.notes[way] if entry.with_notes else ""
    if note:
        width = sheet.w - _TEXT_X - 22
        y = draw_block(canvas, note, (left, y - 2), width, theme.ITALIC, 17, theme.INK2, line=_NOTE_LINE) + 4
    return y


def _draw_prepare(canvas: pygame.Surface, found: Lacking, y: int) -> int:
    """The Action itself."""
    sheet, left = at.LACKS, at.LACKS.x + _TEXT_X
    if found.missing:
        draw_rule(canvas, left, sheet.right - 20, y)
    y += 8
    draw_round_badge(canvas, (sheet.x + 38, y + 20), "action.prepare", 40, theme.INK, border=theme.INK, share=0.7)
    draw_text(canvas, "Prepare", (left, y + 20), theme.BODY_BOLD, 20, theme.INK, "midleft")
    _draw_costs(canvas, y + 20, found.prepare_points, 0)
    who = _WHO[min(found.prepare_points, 3)]
    draw_text(canvas, who, (left, y + 48), theme.ITALIC, 17, theme.INK2, "midleft", width=sheet.right - 20 - left)
    return y + 66


_WHO = {
    0: "anybody in the Workshop",
    1: "any Character in the Workshop",
    2: "a Specialist, or an Apprentice and a Shard",
    3: "the Magician, or a Specialist and a Shard",
}


def _draw_complete(canvas: pygame.Surface, shop: Shop, found: Lacking, y: int) -> None:
    """What follows when no Component is missing, and what a marker on stage pays."""
    sheet = at.LACKS
    draw_rule(canvas, sheet.x + 18, sheet.right - 18, y + 4)
    place = (sheet.x + 22, y + 14)
    y = draw_block(canvas, _advice(shop, found), place, sheet.w - 44, theme.BODY, 18, theme.INK, line=23) + 6
    draw_text(canvas, "One marker pays on stage", (sheet.x + 22, y + 16), theme.BODY_BOLD, 19, theme.INK, "midleft")
    for number, day in enumerate(DAYS):
        _draw_day(canvas, shop, found.trick, day, y + 36 + number * _DAY)


def _draw_day(canvas: pygame.Surface, shop: Shop, trick: str, day: str, y: int) -> None:
    """What one Trick Marker pays on a weekday, and what the day adds."""
    sheet, modifier = at.LACKS, day_modifier(shop.state, day)
    draw_rule(canvas, sheet.x + 22, sheet.right - 22, y)
    middle = y + _DAY // 2
    draw_text(canvas, names.DAY[day], (sheet.x + 22, middle - 1), theme.BODY, 18, theme.INK, "midleft")
    if modifier:
        place = (sheet.x + 128, middle - 1)
        draw_text(canvas, names.signed(modifier), place, theme.ITALIC, 18, theme.INK2, "midleft")
    pays = modified(own_yields(shop.state, shop.seat, trick), modifier)
    draw_reward(canvas, (sheet.right - 24, middle), pays, 19, align="right", gap=14, plus=False)


def _advice(shop: Shop, found: Lacking) -> str:
    owned = next(o for o in shop.player.tricks if o is not None and o.id == found.trick)
    on_stage = shop.on_stage(owned)
    if found.markers:
        lie = "lies" if found.markers == 1 else "lie"
        words = f"*{names.plural(found.markers, 'Trick Marker')}* {lie} on the card, to be set up in the Theater."
        rest = "It can be prepared again when the card is empty." if found.supply else ""
        return f"{words}\n{rest}".rstrip()
    if not found.supply:
        return f"All {names.plural(on_stage, 'Trick Marker')} are in the Theater: they come back after the show."
    return "Components are never used up: they only have to be here at the moment of Prepare."


def _draw_sum(canvas: pygame.Surface, shop: Shop, found: Lacking) -> None:
    """The foot: the cheapest full plan and the turn in which it is ready."""
    sheet = at.LACKS
    plate = Rect(sheet.x + 14, sheet.bottom - 66, sheet.w - 28, 52)
    good = found.plan is not None and not found.markers and found.supply > 0
    fill = mix(theme.PARCHMENT2, theme.GLOW, 0.4) if good else theme.PARCHMENT2
    draw_plate(canvas, plate, fill, 9, 2, theme.BRASS if good else theme.PARCHMENT3)
    place = (plate.x + 14, plate.centery - 1)
    if not good or found.plan is None:
        words = ways.plan_line(None, shop.state, shop.seat) if found.plan is None else _complete_foot(found)
        draw_text(canvas, words, place, theme.BODY_BOLD, 19, theme.INK2, "midleft", width=plate.w - 28)
        return
    if not found.missing:
        draw_text(canvas, "Ready to prepare", place, theme.BODY_BOLD, 20, theme.INK, "midleft")
        _draw_costs(canvas, plate.centery, found.plan.points, found.plan.coins, 24)
        return
    words = ways.plan_line(found.plan, shop.state, shop.seat)
    draw_text(canvas, words, place, theme.BODY_BOLD, 20, theme.INK, "midleft", width=plate.w - _COSTS_WIDTH)
    _draw_costs(canvas, plate.centery, found.plan.points, found.plan.coins, 24)


def _complete_foot(found: Lacking) -> str:
    return "Nothing to do before the show" if not found.supply and not found.markers else "Ready to be set up"
