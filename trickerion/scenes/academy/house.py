"""The house: rooms with their slots, empty spaces with their prices, planks before closed ones, Banners outside.

It stands at night as tools/paint/make_scenery.py has painted it, with its words and its lamps.
"""

from collections.abc import Callable, Iterator
from functools import partial
from typing import Final

import pygame
from pygame import Rect, Surface

from trickerion.rules.academy.catalog import CLASSROOM, PRACTICE, PRACTICE_ROOMS, SPACES
from trickerion.rules.facts.academy import LessonFacts, RoomFacts
from trickerion.rules.moves import TakeBackMarker
from trickerion.scenes.academy import layout as at
from trickerion.scenes.academy.deeds import AcademyDeeds
from trickerion.scenes.academy.places import banner_rects, price_name, room_name, room_rect, slot_name
from trickerion.scenes.academy.view import ACTION_OF, AcademyView, LiftedAcademyMarker, RoomSlot, Site
from trickerion.table.panel import Panel
from trickerion.ui import theme
from trickerion.ui.academy import MarkerLook, draw_pennant, draw_pennant_place, draw_planks
from trickerion.ui.academy_rooms import Price, SlotLook, draw_room, draw_space, price_rects, slot_centers, slot_half
from trickerion.ui.academy_signs import practice_line
from trickerion.ui.hotspots import Circle, Hotspot, Hotspots, Tip
from trickerion.ui.icons import draw_icon
from trickerion.ui.said import Role, Said, Zone, saying
from trickerion.ui.scenery import painted
from trickerion.ui.shapes import draw_glow, draw_plate, draw_shadow
from trickerion.ui.surfaces import draw_brass_frame
from trickerion.ui.text import draw_text, drawn_width
from trickerion.ui.theme import mix
from trickerion.ui.tokens import draw_badge
from trickerion.words import names
from trickerion.words.academy import names as on_rooms
from trickerion.words.academy import screen as words
from trickerion.words.academy.names import EMPTY as EMPTY_ROOM
from trickerion.words.academy.names import tile as tile_name
from trickerion.words.said import EMPTY, NEXT_SLOT, SLOT_BEFORE, TAKE_MARKER_BACK, numbered, part_of

_FRIEZE_SIGN: Final = 40


class House(Panel):
    """Rooms, and on them slots or prices."""

    zone = Zone.STAGE

    table: AcademyView
    deeds: AcademyDeeds

    def __init__(self, table: AcademyView, deeds: AcademyDeeds) -> None:
        super().__init__(table, deeds)
        self._slots: dict[str, RoomSlot] = {}
        self._spaces: dict[str, str] = {}

    def slot_at(self, name: str | None) -> RoomSlot | None:
        """The slot behind a hotspot."""
        return self._slots.get(name or "")

    def space_at(self, name: str | None) -> str:
        """The space behind a hotspot, its own or that of a slot or a price; "" for none."""
        return self._spaces.get(name or "", "")

    def add_hotspots(self, spots: Hotspots) -> None:
        table, self._slots, self._spaces = self.table, {}, {}
        for room in table.board.rooms:
            rect = room_rect(table, room.space)
            whole = Hotspot(room_name(room.space), rect, focusable=False)
            name = tile_name(room.tile) if room.tile else EMPTY_ROOM[room.type]
            whole.says = saying(numbered(name=name, number=table.board.rooms.index(room) + 1), role=Role.PLACE)
            self._add(spots, room.space, whole)
            if room.tile:
                self._add_slots(spots, room)
                continue
            _refuse(whole, table, room)
            if not room.is_closed:
                for spot in self._prices(room, rect):
                    _refuse(spot, table, room)
                    self._add(spots, room.space, spot)

    def _add(self, spots: Hotspots, space: str, spot: Hotspot) -> None:
        self._spaces[spot.name] = space
        spots.add(spot)

    def _add_slots(self, spots: Hotspots, room: RoomFacts) -> None:
        table = self.table
        rect = room_rect(table, room.space)
        centers, radius = slot_centers(rect, room.type), round(slot_half(rect) * 0.86)
        for number, center in enumerate(centers):
            slot, area = RoomSlot(room.space, number), Circle(*center, radius)
            hotspot = Hotspot(slot_name(slot), area, tip=partial(_slot_tip, table, slot))
            hotspot.says = partial(self._slot_said, slot)
            self._take_drops(hotspot, slot)
            self._lift(hotspot, slot)
            self._slots[hotspot.name] = slot
            self._add(spots, room.space, hotspot)
            spots.layout.catches.append((rect, hotspot.name))

    def _slot_said(self, slot: RoomSlot) -> Said:
        """A slot of a room with the marker in it, and what else can be done there."""
        table, room = self.table, self.table.board.spaces[slot.space]
        marker, place = room.markers[slot.number], own_place(table, slot)
        who = part_of(part=names.trick(marker.trick), whole=table.who(marker.owner)) if marker is not None else EMPTY
        where = numbered(name=tile_name(room.tile), number=slot.number + 1)
        may_leave = place is not None and TakeBackMarker(place) in table.legal and table.asked_place is None
        back = ((TAKE_MARKER_BACK, partial(self.deeds.take_back, place)),) if may_leave and place is not None else ()
        go_on = self.deeds.go_on
        wheel = ((NEXT_SLOT, partial(go_on, 1)), (SLOT_BEFORE, partial(go_on, -1))) if table.place is not None else ()
        return Said(where, who, Role.PLACE, also=(*back, *wheel))

    def _take_drops(self, spot: Hotspot, slot: RoomSlot) -> None:
        """The slot takes a marker from the hand, or says why not; the wheel goes on to the next slot."""
        table = self.table
        spot.accepts = lambda held: isinstance(held, LiftedAcademyMarker) and slot in table.lessons.get(held.place, {})
        spot.on_drop = lambda held: self.deeds.lay(held.place, slot) if isinstance(held, LiftedAcademyMarker) else None
        spot.refuses = lambda held: table.slot_reason(slot) if isinstance(held, LiftedAcademyMarker) else ""
        asked = table.asked_place
        if asked is not None:
            legal = slot in table.targets
            spot.on_click, spot.enabled, spot.focusable = partial(self.deeds.lay, asked, slot), legal, legal
            spot.why_not, spot.default = "" if legal else table.slot_reason(slot), slot == table.target
        if table.place is not None:
            spot.on_wheel = lambda notches: self.deeds.go_on(-1 if notches > 0 else 1)

    def _lift(self, spot: Hotspot, slot: RoomSlot) -> None:
        """Let the viewer's own markers be moved, or taken back from a Practice Room."""
        table = self.table
        place = own_place(table, slot)
        if place is None or table.asked_place is not None:
            return
        if table.lessons.get(place):
            spot.payload = LiftedAcademyMarker(place)
        if TakeBackMarker(place) in table.legal:
            spot.on_right_click = partial(self.deeds.take_back, place)

    def _prices(self, room: RoomFacts, rect: Rect) -> Iterator[Hotspot]:
        table, renovations = self.table, SPACES[room.space].renovations
        for renovation, area in zip(renovations, price_rects(rect, len(renovations)), strict=True):
            site = Site(room.space, renovation.threshold)
            reason, spaces = table.site_reason(site), [space.space for space in table.board.rooms]
            place = numbered(name=EMPTY_ROOM[room.type], number=spaces.index(site.space) + 1)
            yield Hotspot(
                price_name(site),
                area,
                on_click=partial(self.deeds.choose, site),
                enabled=not reason,
                why_not=reason,
                tip=partial(_price_tip, table, site),
                focusable=not reason,
                says=saying(part_of(part=place, whole=names.yields({"fame": site.threshold})), role=Role.CHOICE),
            )

    def draw(self, canvas: Surface, spots: Hotspots) -> None:
        table = self.table
        for number, room in enumerate(table.board.rooms):
            if room.is_closed:
                _draw_closed(canvas, table, room, number)
                continue
            if room.tile:
                _draw_built(canvas, table, room)
            else:
                _draw_empty(canvas, spots, table, room)
            _draw_banners(canvas, table, room)
            if f"planks.{room.space}" in table.unrolled:
                _draw_closed(canvas, table, room, number)


def draw_lamps(canvas: Surface, rows: int, lamp: Callable[[int], float]) -> None:
    """The lamps in the stairwells."""
    for row in range(rows):
        draw_lamp(canvas, at.lamp(row, rows), lamp(row))


def _draw_closed(canvas: Surface, table: AcademyView, room: RoomFacts, number: int) -> None:
    fallen = table.unrolled.get(f"planks.{room.space}", 0.0)
    line = on_rooms.opens_in(turn=room.opens) if room.opens else on_rooms.CLOSED_NOW
    rect = room_rect(table, room.space)
    draw_planks(canvas, rect, room.letter, line, fallen=fallen, seed=number)


def _draw_built(canvas: Surface, table: AcademyView, room: RoomFacts) -> None:
    rect, share = room_rect(table, room.space), table.unrolled.get(f"tile.{room.space}", 1.0)
    if share < 1:  # it drops from the stack
        draw_plate(canvas, rect, (20, 14, 24), 8, 2, theme.BRASS_LO)
        rect = rect.move(0, -round(90 * (1 - share)))
    is_hot = table.pointed == room.space or (table.target is not None and table.target.space == room.space)
    looks = [_look(table, RoomSlot(room.space, slot)) for slot in range(len(room.markers))]
    draw_room(canvas, rect, room.tile, looks, light=table.light, chosen=is_hot)


def _draw_empty(canvas: Surface, spots: Hotspots, table: AcademyView, room: RoomFacts) -> None:
    prices = [
        _price(spots, table, Site(room.space, price.threshold), price.coins) for price in SPACES[room.space].renovations
    ]
    banners = on_rooms.banners_this_turn(table.mine.due)
    rect = room_rect(table, room.space)
    draw_space(canvas, rect, room.type, prices, banners, light=table.light)


def _refuse(spot: Hotspot, table: AcademyView, room: RoomFacts) -> None:
    """Send a marker that is dropped where no room stands back, with a word."""
    reason = _closed(room) if room.is_closed else words.NO_ROOM_YET
    spot.on_drop, spot.accepts = (lambda _held: None), (lambda _held: False)
    spot.refuses = lambda held: reason if isinstance(held, LiftedAcademyMarker) else ""


def _closed(room: RoomFacts) -> str:
    return words.closed_until(turn=room.opens) if room.opens else words.CLOSED


def own_place(table: AcademyView, slot: RoomSlot) -> int | None:
    """The place of the viewer's Trick whose marker lies on a slot."""
    marker = table.board.spaces[slot.space].markers[slot.number]
    if marker is None or marker.owner != table.viewer:
        return None
    tricks = enumerate(table.me.tricks)
    return next((place for place, owned in tricks if owned is not None and owned.id == marker.trick), None)


def _look(table: AcademyView, slot: RoomSlot) -> SlotLook:
    marker, owned = table.board.spaces[slot.space].markers[slot.number], table.owned
    if slot == table.target and owned is not None and slot in table.targets:
        return SlotLook(MarkerLook(table.colours[table.viewer], owned.suit, owned.id), lifted=True)
    if marker is None or f"marker.{slot.space}.{slot.number}" in table.hidden:
        return SlotLook(lit=slot in table.targets)
    is_away = table.target is not None and table.place is not None and own_place(table, slot) == table.place
    look = MarkerLook(table.colours[marker.owner], marker.suit, marker.trick)
    return SlotLook(look, alpha=80 if is_away else 255)


def _price(spots: Hotspots, table: AcademyView, site: Site, printed: int) -> Price:
    price, name = table.price(site), price_name(site)
    note = words.PRICE_NOTES[price.note](number=price.missing or price.short) if price.note else ""
    can = name in spots and spots.get(name).enabled
    is_bright = price.reason is None and (can or not table.legal or table.acting_here is None)
    is_lit = can and (site == table.site or spots.is_hot(name) or spots.is_hot("action.renovate"))
    return Price(price.threshold, price.coins, price.fame, note, is_bright, printed, is_lit)


def _price_tip(table: AcademyView, site: Site) -> Tip:
    price = table.price(site)
    banners = words.banners_due(table.mine.due)
    say = words.price_with_missing if price.missing else words.price
    means = say(total=price.total, missing=price.missing, gain=price.fame, banners=banners)
    return Tip(names.ACTION["renovate"], (means, words.price_opens(threshold=price.threshold)), "action.renovate")


def _slot_tip(table: AcademyView, slot: RoomSlot) -> Tip | None:
    room = table.board.spaces[slot.space]
    marker = room.markers[slot.number]
    if marker is None:
        return None
    who, place = table.who(marker.owner), own_place(table, slot)
    body = [words.lies_in(who=who, action=names.ACTION[ACTION_OF[room.type]], room=tile_name(room.tile))]
    body.append(_worth(marker))
    body += [] if marker.suit else [words.SET_ASIDE]
    if place is not None and table.lessons.get(place):
        body.append(words.MAY_MOVE)
    if place is not None and TakeBackMarker(place) in table.legal:
        body.append(words.RIGHT_CLICK)
    return Tip(names.trick(marker.trick), tuple(body), f"trick.{marker.trick}")


def _worth(lesson: LessonFacts) -> str:
    """Worth of a marker where it lies."""
    if lesson.is_taught:
        return words.pays_here(lesson.pays)
    return f"{practice_line(PRACTICE_ROOMS[lesson.tile].slots[lesson.slot])}."


def _draw_banners(canvas: Surface, table: AcademyView, room: RoomFacts) -> None:
    rects, due = banner_rects(table, room.space), table.mine.due
    is_site = table.site is not None and table.site.space == room.space
    for number, rect in enumerate(rects):
        if room.tile and number < room.banners:
            share = table.unrolled.get(f"banner.{room.space}.{number}", 1.0)
            if share > 0:
                draw_pennant(canvas, rect, table.colours[room.builder], unrolled=share)
        elif not room.tile:
            draw_pennant_place(canvas, rect, due=number < due)
            if is_site and number < table.mine.due:
                draw_pennant(canvas, rect, table.colours[table.viewer], alpha=130)
    if room.banners > len(rects):
        draw_badge(canvas, rects[-1].bottomright, str(room.banners), 24)


def draw_grounds(surface: Surface, rows: int) -> None:
    """The stage: the house under the night sky, empty."""
    draw_shadow(surface, at.STAGE, 12, 8, 190)
    surface.blit(painted(f"academy-{rows}"), at.STAGE)
    for kind, text in ((CLASSROOM, words.CLASSROOMS_PAY), (PRACTICE, words.PRACTICE_HELPS)):
        space = at.room(kind, 0, 5)
        room = space.w - _FRIEZE_SIGN
        left = space.centerx - drawn_width(text, theme.TEXT.label, room) // 2
        draw_icon(surface, f"room.{kind}", (left - 18, at.FRIEZE.centery), 22, theme.BRASS_HI)
        draw_text(surface, text, (left, at.FRIEZE.centery - 1), theme.TEXT.label, theme.BRASS_HI, "midleft", width=room)
    draw_brass_frame(surface, at.STAGE, 12, 4)


def draw_lamp(surface: Surface, center: tuple[int, int], strength: float = 1.0) -> None:
    """A lamp in a stairwell; below 1 it is going on."""
    pygame.draw.line(surface, theme.BRASS_LO, (center[0], center[1] - 20), center, 2)
    if strength > 0:
        draw_glow(surface, center, 20, (255, 196, 96), 0.75 * strength)
    pygame.draw.aacircle(surface, mix("#5a4630", "#ffe0a0", strength), center, 7)
