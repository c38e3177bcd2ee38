"""The sheet at the lower right: what the selected Trick lacks, every way to get it, and the cheapest plan."""

from dataclasses import dataclass
from functools import partial

import pygame
from pygame import Rect

from trickerion.rules.ask import (
    Lacking,
    Missing,
    Way,
    changed_yields,
    day_modifier,
    lacking,
    missing_components,
    own_yields,
    weekday_change,
)
from trickerion.rules.catalog import DAYS, Yields
from trickerion.rules.state import OwnedTrick
from trickerion.scenes.workshop import academy, powers
from trickerion.scenes.workshop.academy import is_taught
from trickerion.scenes.workshop.shop import Shop
from trickerion.ui import theme
from trickerion.ui.components import draw_component
from trickerion.ui.controls import draw_reward
from trickerion.ui.icons import draw_icon
from trickerion.ui.layout import workshop as at
from trickerion.ui.shapes import draw_plate, draw_rule
from trickerion.ui.surfaces import draw_paper_panel, draw_round_badge
from trickerion.ui.text import draw_name, draw_text, text_width
from trickerion.ui.text_block import block_height, draw_block
from trickerion.ui.theme import mix
from trickerion.words import names, ways
from trickerion.words.academy.workshop import PAYS_BY_ITSELF

_TOP, _FOOT = 76, 70
_ENTRY, _WAY, _NOTE_LINE, _GAP = 46, 30, 21, 6
_PREPARE = 66
_DAY = 32
_LEFT, _RIGHT = at.LACKS.x + 70, at.LACKS.right - 20
_NOTE_WIDTH = at.LACKS.w - 92
_COSTS_WIDTH = 124
_POINTS_WIDTH, _COINS_WIDTH = 18, 16  # what there is room for, before the signs move to the left


def most_telling(shop: Shop) -> int:
    """The place of the Trick to begin with: one that lacks something, else the first; -1 without Tricks."""
    owned = {place: trick for place, trick in enumerate(shop.player.tricks) if trick is not None}
    needy = {place: trick for place, trick in owned.items() if not is_taught(shop, trick)}
    short = [place for place, trick in needy.items() if missing_components(shop.player, trick.id)]
    return next(iter([*short, *owned]), -1)


@dataclass(slots=True)
class _Entry:
    """A missing Component with the ways that there is room for."""

    missing: Missing
    ways: list[Way]
    notes: dict[Way, str]
    with_notes: bool = True

    @property
    def height(self) -> int:
        """Pixels that the entry takes."""
        notes = sum(_note_height(self.notes[way]) for way in self.ways) if self.with_notes else 0
        return _ENTRY + max(1, len(self.ways)) * _WAY + notes + _GAP


def _note_height(note: str) -> int:
    return block_height(note, _NOTE_WIDTH, theme.ITALIC, 17, _NOTE_LINE) + 4 if note else 0


def _fitting(shop: Shop, short: Lacking, room: int) -> list[_Entry]:
    """As many ways and notes as there is room for; the dearest go first."""
    entries = [
        _Entry(m, list(m.ways), {way: ways.way_note(way, m.component, shop.state, shop.seat) for way in m.ways})
        for m in short.missing
    ]
    for drop in (partial(_drop_way, keep=2), _drop_note, partial(_drop_way, keep=1)):
        while sum(entry.height for entry in entries) > room and drop(entries):
            pass
    return entries


def _drop_way(entries: list[_Entry], keep: int) -> bool:
    """Take away one way of the entry that has the most, if it has more than ``keep``."""
    longest = max(entries, key=lambda entry: len(entry.ways))
    if len(longest.ways) <= keep:
        return False
    longest.ways.pop()
    return True


def _drop_note(entries: list[_Entry]) -> bool:
    noted = [entry for entry in entries if entry.with_notes]
    if noted:
        noted[-1].with_notes = False
    return bool(noted)


def draw(canvas: pygame.Surface, shop: Shop, place: int) -> None:
    """The sheet for the Trick on a place (-1: none)."""
    sheet = at.LACKS
    draw_paper_panel(canvas, sheet, 12, 4, rivets=True)
    owned = shop.player.tricks[place] if place >= 0 else None
    short = lacking(shop.state, shop.seat, place) if owned is not None else None
    if owned is None or short is None:
        _draw_nothing(canvas)
        return
    if shop.has_academy and academy.has_outlook(shop, owned):
        academy.draw_outlook(canvas, shop, owned, short)
    else:
        _draw_ways(canvas, shop, short, owned)
    is_unprepared = shop.player.is_unprepared(owned) and not is_taught(shop, owned)
    _draw_sum(canvas, shop, short, is_unprepared, PAYS_BY_ITSELF if is_taught(shop, owned) else "")


def _draw_ways(canvas: pygame.Surface, shop: Shop, short: Lacking, owned: OwnedTrick) -> None:
    """What it lacks, with all ways to get that; else what follows."""
    sheet = at.LACKS
    draw_name(canvas, names.trick(owned.id), (sheet.centerx, sheet.y + 28), 24, theme.INK, "center", sheet.w - 60)
    aside, spot = ways.lacks_head(short), (sheet.centerx, sheet.y + 54)
    draw_text(canvas, aside, spot, theme.ITALIC, 18, theme.INK2, "center", width=sheet.w - 40)
    draw_rule(canvas, sheet.x + 18, sheet.right - 18, sheet.y + 70, theme.INK2)
    y = sheet.y + _TOP
    for entry in _fitting(shop, short, sheet.h - _TOP - _FOOT - _PREPARE):
        y = _draw_entry(canvas, shop, entry, y)
    y = _draw_prepare(canvas, short, y)
    if not short.missing:
        _draw_complete(canvas, shop, short, owned, y)


def _draw_nothing(canvas: pygame.Surface) -> None:
    sheet = at.LACKS
    draw_icon(canvas, "ui.trick", (sheet.centerx, sheet.centery - 40), 60, theme.PARCHMENT3)
    room = Rect(sheet.x + 40, sheet.centery + 8, sheet.w - 80, 0)
    draw_block(canvas, ways.NOTHING_LEARNED, room, theme.ITALIC, 19, theme.INK2, align="center")


def _draw_costs(canvas: pygame.Surface, y: int, points: int, coins: int, size: int = 20, aside: int = 0) -> None:
    right = at.LACKS.right - aside - max(0, text_width(str(coins), theme.NUM, size) - _COINS_WIDTH)
    left = right - 106 - max(0, text_width(str(points), theme.NUM, size) - _POINTS_WIDTH)
    draw_icon(canvas, "resource.action_point", (left, y), size - 1, theme.ACTION_POINT_ON_PAPER)
    draw_text(canvas, str(points), (left + 14, y - 1), theme.NUM, size, theme.INK, "midleft")
    draw_icon(canvas, "resource.coin", (right - 54, y), size, theme.COIN_ON_PAPER)
    draw_text(canvas, str(coins), (right - 38, y - 1), theme.NUM, size, theme.INK, "midleft")


def _draw_entry(canvas: pygame.Surface, shop: Shop, entry: _Entry, y: int) -> int:
    """One missing Component with its ways; returns the y below."""
    missing, place, room = entry.missing, (_LEFT, y + 19), _RIGHT - _LEFT
    draw_component(canvas, (at.LACKS.x + 38, y + 19), 40, missing.component)
    draw_text(canvas, ways.short_line(missing), place, theme.BODY_BOLD, 20, theme.INK, "midleft", width=room)
    y += _ENTRY
    if not entry.ways:
        why = ways.no_way(shop.player, missing.component)
        draw_text(canvas, why, (_LEFT, y + 12), theme.ITALIC, 17, theme.REASON_ON_PAPER, "midleft")
        return y + _WAY + _GAP
    for way in entry.ways:
        y = _draw_way(canvas, way, entry.notes[way] if entry.with_notes else "", y)
    return y + _GAP


def _draw_way(canvas: pygame.Surface, way: Way, note: str, y: int) -> int:
    draw_rule(canvas, _LEFT, _RIGHT, y)
    room = at.LACKS.right - _COSTS_WIDTH - _LEFT
    text = ways.way_line(way) + (" {character.manager}" if way.goes_to_manager else "")
    draw_block(canvas, text, Rect(_LEFT, y + 3, room, 26), theme.BODY, 18, theme.INK)
    _draw_costs(canvas, y + 15, way.points, way.coins)
    y += _WAY
    if not note:
        return y
    box = Rect(_LEFT, y - 2, _NOTE_WIDTH, 0)
    return draw_block(canvas, note, box, theme.ITALIC, 17, theme.INK2, line=_NOTE_LINE) + 4


def _draw_prepare(canvas: pygame.Surface, short: Lacking, y: int) -> int:
    if short.missing:
        draw_rule(canvas, _LEFT, _RIGHT, y)
    y += 8
    center = (at.LACKS.x + 38, y + 20)
    draw_round_badge(canvas, center, "action.prepare", 40, theme.INK, rim=(theme.INK, 1), share=0.7)
    draw_text(canvas, ways.PREPARE, (_LEFT, y + 20), theme.BODY_BOLD, 20, theme.INK, "midleft")
    _draw_costs(canvas, y + 20, short.prepare_points, 0)
    who, place = ways.who_prepares(short.prepare_points), (_LEFT, y + 48)
    draw_text(canvas, who, place, theme.ITALIC, 17, theme.INK2, "midleft", width=_RIGHT - _LEFT)
    return y + _PREPARE


def _draw_complete(canvas: pygame.Surface, shop: Shop, short: Lacking, owned: OwnedTrick, y: int) -> None:
    """What follows when no Component is missing, and what a marker on stage pays."""
    sheet = at.LACKS
    draw_rule(canvas, sheet.x + 18, sheet.right - 18, y + 4)
    advice, place = ways.advice(short, shop.on_stage(owned)), (sheet.x + 22, y + 14)
    y = draw_block(canvas, advice, Rect(place, (sheet.w - 44, 0)), theme.BODY, 18, theme.INK, line=23) + 6
    draw_text(canvas, ways.PAYS, (sheet.x + 22, y + 16), theme.BODY_BOLD, 19, theme.INK, "midleft")
    for number, day in enumerate(DAYS):
        _draw_day(canvas, shop, short.trick, day, y + 36 + number * _DAY)
    powers.draw_helpers(canvas, shop, short.trick, y + 50 + len(DAYS) * _DAY, sheet.bottom - _FOOT - 6)


def _draw_day(canvas: pygame.Surface, shop: Shop, trick: str, day: str, y: int) -> None:
    sheet, modifier = at.LACKS, day_modifier(shop.state, day)
    draw_rule(canvas, sheet.x + 22, sheet.right - 22, y)
    middle = y + _DAY // 2
    draw_text(canvas, names.DAY[day], (sheet.x + 22, middle - 1), theme.BODY, 18, theme.INK, "midleft")
    if modifier:
        place = (sheet.x + 128, middle - 1)
        draw_text(canvas, names.signed(modifier), place, theme.ITALIC, 18, theme.INK2, "midleft")
    change = weekday_change(shop.state, shop.seat, day, Yields(modifier, modifier))
    payout = changed_yields(own_yields(shop.state, shop.seat, trick), powers.with_added(shop, trick, day, change))
    draw_reward(canvas, (sheet.right - 24, middle), payout, 19, align="right", gap=14, plus=False)


def _draw_sum(canvas: pygame.Surface, shop: Shop, short: Lacking, is_unprepared: bool, instead: str = "") -> None:
    sheet, plan = at.LACKS, short.plan if is_unprepared else None
    plate = Rect(sheet.x + 14, sheet.bottom - 66, sheet.w - 28, 52)
    fill = mix(theme.PARCHMENT2, theme.GLOW, 0.4) if plan is not None else theme.PARCHMENT2
    draw_plate(canvas, plate, fill, 9, 2, theme.BRASS if plan is not None else theme.PARCHMENT3)
    foot, place = instead or ways.lacks_foot(short, shop.state, shop.seat), (plate.x + 14, plate.centery - 1)
    if plan is None:
        draw_text(canvas, foot, place, theme.BODY_BOLD, 19, theme.INK2, "midleft", width=plate.w - 28)
        return
    aside = 12 if plan.coins > 9 else 0  # a long number keeps off the edge of its plate
    room = plate.w - _COSTS_WIDTH - 8 - aside
    draw_text(canvas, foot, place, theme.BODY_BOLD, 20, theme.INK, "midleft", width=room)
    _draw_costs(canvas, plate.centery, plan.points, plan.coins, 24, aside)
