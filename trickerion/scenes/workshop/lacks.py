"""The sheet at the lower right: what the selected Trick lacks, every way to get it, and the cheapest plan."""

from dataclasses import dataclass
from functools import partial

from pygame import Rect, Surface

from trickerion.language.speech import join
from trickerion.rules.ask.tricks import lacking, outlook
from trickerion.rules.facts.tricks import Lacking, Missing, TrickFacts, Way
from trickerion.scenes.workshop import academy
from trickerion.scenes.workshop import layout as at
from trickerion.scenes.workshop.deeds import ShopPanel
from trickerion.scenes.workshop.shop import Shop
from trickerion.ui import theme
from trickerion.ui.components import draw_component
from trickerion.ui.flow import ends, within, write_line
from trickerion.ui.hotspots import Hotspots
from trickerion.ui.icons import draw_icon
from trickerion.ui.said import Zone
from trickerion.ui.shapes import draw_plate, draw_rule
from trickerion.ui.surfaces import draw_paper_panel, draw_round_badge
from trickerion.ui.text import draw_name, draw_text, fits_closely, text_width
from trickerion.ui.text_block import block_height, draw_block
from trickerion.ui.theme import mix
from trickerion.words import lacking as words
from trickerion.words import names
from trickerion.words.academy.names import tile
from trickerion.words.academy.workshop import PAYS_BY_ITSELF, WHERE
from trickerion.words.powers.names import power
from trickerion.words.screens.powers import in_own_show

_TOP, _FOOT = 76, 70
_ENTRY, _WAY, _NOTE_LINE, _GAP = 46, 30, 21, 6
_PREPARE = 66
_DAY, _PAID_HEAD = 32, 36
_LEFT, _RIGHT = at.LACKS_LEFT, at.LACKS_RIGHT
_NOTE_WIDTH = at.LACKS.w - 92
_COSTS_WIDTH = 124
_POINTS_WIDTH, _COINS_WIDTH = 18, 16  # what there is room for, before the signs move to the left


def most_telling(shop: Shop) -> int:
    """The place of the Trick to begin with: one that lacks something, else the first; -1 without Tricks."""
    owned = shop.workshop.owned
    short = [trick for trick in owned if trick.missing and not trick.is_taught]
    return next((trick.place for trick in [*short, *owned]), -1)


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
    return block_height(note, _NOTE_WIDTH, theme.TEXT.aside, _NOTE_LINE) + 4 if note else 0


def way_note(way: Way, component: str) -> str:
    """Side effect of Move Components; "" for other ways."""
    if way.kind != "move_components":
        return ""
    name, pile = names.component(component), names.component(way.exchanged) if way.exchanged else ""
    tricks = join(map(names.trick, way.harms))
    moved = words.COUNTS if not way.exchanged else words.EXCHANGED[min(len(way.harms), 2)]
    return moved(component=name, pile=pile, then=way.then, left=way.left, tricks=tricks)


def _fitting(short: Lacking, room: int) -> list[_Entry]:
    """As many ways and notes as there is room for; the dearest go first."""
    entries = [_Entry(m, list(m.ways), {way: way_note(way, m.component) for way in m.ways}) for m in short.missing]
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


class Lacks(ShopPanel):
    """The sheet for the selected Trick."""

    zone = Zone.TOLD

    def draw(self, canvas: Surface, spots: Hotspots) -> None:
        shop, place = self.table, self.table.selected
        sheet = at.LACKS
        draw_paper_panel(canvas, sheet, 12, 4, rivets=True)
        trick = shop.workshop.tricks[place] if place >= 0 else None
        short = lacking(shop.state, shop.seat, place) if trick is not None else None
        if trick is None or short is None:
            _draw_nothing(canvas)
            return
        _draw_title(canvas, trick)
        if shop.workshop.has_academy and (trick.is_taught or not trick.missing):
            academy.draw_outlook(canvas, trick, outlook(shop.state, shop.seat, place))
        else:
            _draw_ways(canvas, shop, short, trick)
        foot = PAYS_BY_ITSELF if trick.is_taught else foot_line(trick, short)
        _draw_sum(canvas, short if trick.is_unprepared and not trick.is_taught else None, foot)


def _draw_title(canvas: Surface, trick: TrickFacts) -> None:
    """Draw the name of the Trick and its room, else the sheet's remark on the Trick."""
    sheet, room = at.LACKS, trick.room
    draw_name(
        canvas,
        names.trick(trick.id),
        (sheet.centerx, sheet.y + 28),
        theme.TEXT.title,
        theme.INK,
        "center",
        sheet.w - 60,
    )
    aside = words.LACKS if trick.missing else words.COMPLETE[bool(trick.markers.ready)]
    if room is not None and (room.is_taught or not trick.missing):
        aside = WHERE[room.type](room=tile(room.tile))
    write_line(
        canvas, aside, within(sheet, left=20, right=20, top=40, height=30), theme.TEXT.aside, theme.INK2, "center"
    )
    draw_rule(canvas, *ends(sheet, 18), sheet.y + 70, theme.INK2)


def _draw_ways(canvas: Surface, shop: Shop, short: Lacking, trick: TrickFacts) -> None:
    """Draw the Components that the Trick lacks, with all ways to get them; else the advice."""
    sheet = at.LACKS
    y = sheet.y + _TOP
    for entry in _fitting(short, sheet.h - _TOP - _FOOT - _PREPARE):
        y = _draw_entry(canvas, entry, y)
    y = _draw_prepare(canvas, short, y)
    if not short.missing:
        _draw_complete(canvas, shop, trick, y)


def _draw_nothing(canvas: Surface) -> None:
    sheet = at.LACKS
    draw_icon(canvas, "ui.trick", (sheet.centerx, sheet.centery - 40), 60, theme.PARCHMENT3)
    room = Rect(sheet.x + 40, sheet.centery + 8, sheet.w - 80, 0)
    draw_block(canvas, words.NOTHING_LEARNED, room, theme.TEXT.aside_plus, theme.INK2, align="center")


def _draw_costs(canvas: Surface, y: int, points: int, coins: int, size: int = 20, aside: int = 0) -> None:
    right = at.LACKS.right - aside - max(0, text_width(str(coins), theme.TEXT.number.of(size)) - _COINS_WIDTH)
    left = right - 106 - max(0, text_width(str(points), theme.TEXT.number.of(size)) - _POINTS_WIDTH)
    draw_icon(canvas, "resource.action_point", (left, y), size - 1, theme.ACTION_POINT_ON_PAPER)
    draw_text(canvas, str(points), (left + 14, y - 1), theme.TEXT.number.of(size), theme.INK, "midleft")
    draw_icon(canvas, "resource.coin", (right - 54, y), size, theme.COIN_ON_PAPER)
    draw_text(canvas, str(coins), (right - 38, y - 1), theme.TEXT.number.of(size), theme.INK, "midleft")


def _draw_entry(canvas: Surface, entry: _Entry, y: int) -> int:
    """One missing Component with its ways; returns the y below."""
    missing, place, room = entry.missing, (_LEFT, y + 19), _RIGHT - _LEFT
    draw_component(canvas, (at.LACKS_ICON_X, y + 19), 40, missing.component)
    draw_text(canvas, short_line(missing), place, theme.TEXT.strong_large, theme.INK, "midleft", width=room)
    y += _ENTRY
    if not entry.ways:
        why = words.NO_WAY[missing.has_room]
        draw_text(canvas, why, (_LEFT, y + 12), theme.TEXT.aside, theme.REASON_ON_PAPER, "midleft")
        return y + _WAY + _GAP
    for way in entry.ways:
        y = _draw_way(canvas, way, entry.notes[way] if entry.with_notes else "", y)
    return y + _GAP


def _draw_way(canvas: Surface, way: Way, note: str, y: int) -> int:
    draw_rule(canvas, _LEFT, _RIGHT, y)
    room = at.LACKS.right - _COSTS_WIDTH - _LEFT
    text = words.WAYS[way.kind] + (" {character.manager}" if way.goes_to_manager else "")
    draw_block(canvas, text, Rect(_LEFT, y + 3, room, 26), theme.TEXT.body, theme.INK)
    _draw_costs(canvas, y + 15, way.points, way.coins)
    y += _WAY
    if not note:
        return y
    box = Rect(_LEFT, y - 2, _NOTE_WIDTH, 0)
    return draw_block(canvas, note, box, theme.TEXT.aside, theme.INK2, line=_NOTE_LINE) + 4


def _draw_prepare(canvas: Surface, short: Lacking, y: int) -> int:
    if short.missing:
        draw_rule(canvas, _LEFT, _RIGHT, y)
    y += 8
    center = (at.LACKS_ICON_X, y + 20)
    draw_round_badge(canvas, center, "action.prepare", 40, theme.INK, rim=(theme.INK, 1), share=0.7)
    draw_text(canvas, words.PREPARE, (_LEFT, y + 20), theme.TEXT.strong_large, theme.INK, "midleft")
    _draw_costs(canvas, y + 20, short.prepare_points, 0)
    who, place = words.WHO_PREPARES[min(short.prepare_points, 3)], (_LEFT, y + 48)
    draw_text(canvas, who, place, theme.TEXT.aside, theme.INK2, "midleft", width=_RIGHT - _LEFT)
    return y + _PREPARE


def short_line(missing: Missing) -> str:
    """The head of a missing Component."""
    pieces = names.PIECES[missing.component](missing.short)
    return words.short_line(pieces=pieces, have=missing.have, need=missing.need)


def _draw_complete(canvas: Surface, shop: Shop, trick: TrickFacts, y: int) -> None:
    """Draw the advice when no Component is missing, and the payment of a marker on stage."""
    sheet, markers = at.LACKS, trick.markers
    draw_rule(canvas, *ends(sheet, 18), y + 4)
    found = outlook(shop.state, shop.seat, trick.place)
    advice = words.ADVICE[trick.standing](markers.ready or len(markers.on_stage))
    again = f"{advice}\n{words.AGAIN}" if markers.ready and markers.supply else advice
    room = Rect(sheet.x + 22, y + 14, sheet.w - 44, sheet.bottom - _FOOT - _PAID_HEAD - len(found.days) * _DAY - y - 20)
    if block_height(again, room.w, theme.TEXT.body, 23) <= room.h:  # the payments have the room first
        advice = again
    y = draw_block(canvas, advice, room, theme.TEXT.body, theme.INK, line=23) + 6
    pays = Rect(sheet.x + 22, y + 1, sheet.w - 44, 30)
    write_line(canvas, words.PAYS, pays, theme.TEXT.strong_plus, theme.INK)
    for number, day in enumerate(found.days):
        top = y + _PAID_HEAD + number * _DAY
        draw_rule(canvas, *ends(sheet, 22), top)
        academy.draw_day(canvas, day, top + _DAY // 2)
    y += 50 + len(found.days) * _DAY
    if found.powers and y < sheet.bottom - _FOOT - 6:  # there is room for the Powers that have a share in it
        said = in_own_show(powers=join(map(power, found.powers)))
        draw_text(canvas, said, (sheet.x + 22, y), theme.TEXT.aside, theme.INK2, "midleft", width=sheet.w - 44)


def foot_line(trick: TrickFacts, short: Lacking) -> str:
    """At the foot: the cheapest plan, or what is to be done."""
    plan = short.plan
    if plan is None:
        return words.NOT_NOW
    if trick.standing != "ready" or not short.missing:
        return words.FOOT[trick.standing]
    if plan.short:
        return words.CHEAPEST_SHORT[plan.is_now](plan.short, turn=plan.turn)
    return words.CHEAPEST[plan.is_now](turn=plan.turn)


def _draw_sum(canvas: Surface, short: Lacking | None, foot: str) -> None:
    sheet, plan = at.LACKS, short.plan if short is not None else None
    plate = within(sheet, left=14, right=14, bottom=14, height=52)
    fill = mix(theme.PARCHMENT2, theme.GLOW, 0.4) if plan is not None else theme.PARCHMENT2
    draw_plate(canvas, plate, fill, 9, 2, theme.BRASS if plan is not None else theme.PARCHMENT3)
    place = (plate.x + 14, plate.centery - 1)
    if plan is None:
        draw_text(canvas, foot, place, theme.TEXT.strong_plus, theme.INK2, "midleft", width=plate.w - 28)
        return
    aside = 12 if plan.coins > 9 else 0  # a long number keeps off the edge of its plate
    room = plate.w - _COSTS_WIDTH - 8 - aside
    if fits_closely(foot, theme.TEXT.strong_large, room):
        draw_text(canvas, foot, place, theme.TEXT.strong_large, theme.INK, "midleft", width=room)
    else:
        draw_block(canvas, foot, within(plate, left=14, top=2, width=room, bottom=2), theme.TEXT.strong, theme.INK)
    _draw_costs(canvas, plate.centery, plan.points, plan.coins, 24, aside)
