"""Beside the Academy's house: the viewer's Tricks, the room in sight in words, Enhance Character and counters."""

from collections.abc import Iterator
from functools import partial
from typing import NamedTuple

import pygame
from pygame import Rect, Surface

from trickerion.language.speech import signed
from trickerion.rules.academy.catalog import CLASSROOMS, PRACTICE_ROOMS
from trickerion.rules.ask.academy import lesson
from trickerion.rules.ask.actions import action_statuses, points_of, shard_facts
from trickerion.rules.ask.powers import powers_that_close
from trickerion.rules.catalog import ENHANCE_SHARDS, SLOTS, Yields
from trickerion.rules.facts.academy import PRACTICE_ACTION, TEACH_ACTION
from trickerion.rules.facts.actions import ActingFacts
from trickerion.rules.moves import Enhance
from trickerion.rules.state import OwnedTrick
from trickerion.scenes.academy import layout as academy_at
from trickerion.scenes.academy.deeds import AcademyDeeds
from trickerion.scenes.academy.view import ACTION_OF, AcademyView, LiftedAcademyMarker, RoomSlot
from trickerion.screens.closeup.panels import Dock, Side, Wings
from trickerion.table.move_pictures import deltas
from trickerion.table.pointed import shard_tip
from trickerion.ui import theme
from trickerion.ui.academy import MarkerLook, draw_academy_marker, draw_marker_slot
from trickerion.ui.academy_rooms import type_of
from trickerion.ui.academy_signs import class_line, draw_row, either_row, practice_line, row_width
from trickerion.ui.controls import draw_check_box, draw_resource
from trickerion.ui.flow import ends
from trickerion.ui.hotspots import Hotspot, Hotspots, Tip, always
from trickerion.ui.layout import close_up as at
from trickerion.ui.markers import draw_marker, draw_marker_place
from trickerion.ui.shapes import draw_diamond, draw_glow_around, draw_rule
from trickerion.ui.text import draw_text
from trickerion.ui.text_block import draw_block
from trickerion.ui.tokens import action_points_width, draw_action_points
from trickerion.ui.trick_card import Owned, draw_trick_row
from trickerion.words import names
from trickerion.words.academy import screen as words
from trickerion.words.academy.names import tile as tile_name
from trickerion.words.screens.board import ENHANCE_BOX


class Wing(NamedTuple):
    """State of a Trick's row, the text of its pill, the words beside its marker, and its payments."""

    state: str
    pill: str
    aside: str
    pays: tuple[Yields, ...] = ()


def wing_of(table: AcademyView, owned: OwnedTrick, place: int) -> Wing:
    """Place of the Academy marker of a Trick, and the words on whether the marker can be taken."""
    there = lesson(table.state, table.viewer, owned.id)
    ready = words.ready(markers=owned.markers)
    if place == table.place and table.is_held:
        return Wing("chosen", words.IN_HAND, ready)
    if there is None:
        return Wing("idle", words.SUPPLY, ready)
    pill = tile_name(there.tile)
    if not there.is_taught:
        return Wing("ready", pill, ready)
    return Wing("ready", pill, words.PAYS if len(there.pays) == 1 else "", there.pays)


class AcademyWings(Wings):
    """The rows of the viewer's Tricks by place: drag one, or click it and then a slot."""

    table: AcademyView
    title = words.WINGS

    @property
    def note(self) -> str:
        aside = self.table.set_aside
        return words.set_aside(len(aside)) if aside else words.WINGS_NOTE

    def add_hotspots(self, spots: Hotspots) -> None:
        table = self.table
        for place, owned in enumerate(table.me.tricks):
            if owned is None:
                continue
            spot = Hotspot(f"wing_{place + 1}", at.wing(place), tip=partial(_wing_tip, table, place, owned))
            if table.lessons.get(place) and table.asked_place is None:
                spot.payload = LiftedAcademyMarker(place)
            spots.add(spot)

    def draw_row(self, canvas: Surface, spots: Hotspots, place: int, owned: OwnedTrick) -> None:
        table, rect = self.table, at.wing(place)
        wing, colour = wing_of(table, owned, place), table.colours[table.viewer]
        if spots.is_hot(f"wing_{place + 1}") and table.lessons.get(place):
            draw_glow_around(canvas, rect, theme.GLOW, 0.8, blur=7, radius=10)
        there = lesson(table.state, table.viewer, owned.id)
        practised = there.practising.yields if there is not None else Yields()
        plain = Owned(colour, owned.suit, shards=owned.shards, practised=practised)
        draw_trick_row(canvas, rect, owned.trick, plain, state=wing.state, label=wing.pill, light=table.light)
        center = academy_at.wing_marker(place)
        if wing.state == "idle" and f"wing.{place}" not in table.hidden:
            draw_marker(canvas, center, 19, colour, owned.suit)
        else:
            draw_marker_place(canvas, center, 19, owned.suit, paper=True)
        spot = (center[0] + 28, center[1] - 1)
        drawn = draw_text(canvas, wing.aside, spot, theme.TEXT.label, theme.INK2, "midleft")
        if wing.pays:
            row = either_row(wing.pays)
            left = drawn.right + 8 if wing.aside else spot[0]
            draw_row(canvas, (left + row_width(row, 16) // 2, center[1]), row, 16)
        _draw_wing_cost(canvas, table, owned, (place, rect))


def _wing_tip(table: AcademyView, place: int, owned: OwnedTrick) -> Tip:
    body = [words.TAKE_IT if table.asked_place is None else words.LAY_IT] if table.lessons.get(place) else []
    if not body and table.acting_here is not None and table.legal:
        reasons = [table.lesson_reason(action, place) for action in (PRACTICE_ACTION, TEACH_ACTION)]
        body = list(dict.fromkeys(filter(None, map(table.said, reasons))))
    there = lesson(table.state, table.viewer, owned.id)
    if there is not None:
        action = names.ACTION[ACTION_OF[there.type]]
        body.insert(0, words.lies_in(who=table.who(table.viewer), action=action, room=tile_name(there.tile)))
    return Tip(names.trick(owned.id), tuple(body) or (words.NOBODY_ACTS,), f"trick.{owned.id}")


def _draw_wing_cost(canvas: Surface, table: AcademyView, owned: OwnedTrick, at_place: tuple[int, Rect]) -> None:
    place, rect = at_place
    there = lesson(table.state, table.viewer, owned.id)
    cost, printed, *_ = table.cost(TEACH_ACTION if there is not None and there.is_taught else PRACTICE_ACTION, place)
    half = action_points_width(cost, 26) // 2
    pill = draw_action_points(canvas, (rect.right - 12 - half, rect.y + 65), cost)
    if cost != printed:
        old = draw_text(
            canvas, str(printed), (pill.left - 12, pill.centery - 1), theme.TEXT.number, "#6b5a44", "center"
        )
        pygame.draw.line(canvas, theme.BAD, (old.x - 3, old.centery + 4), (old.right + 3, old.centery - 4), 2)


class RoomInWords(Side):
    """The room in sight, or the Academy."""

    table: AcademyView
    name, shows, folds = "words", words.SHOW_WORDS, words.FOLD_WORDS

    @property
    def _tile(self) -> str:
        table = self.table
        space = table.target.space if table.target is not None else table.pointed
        return table.tile or (table.board.spaces[space].tile if space else "")

    @property
    def title(self) -> str:
        return tile_name(self._tile) if self._tile else words.ACADEMY_WORDS

    def draw_sheet(self, canvas: Surface) -> None:
        panel, tile = at.SIDE, self._tile
        y = panel.y + 56
        if tile:
            for number, line in enumerate(_slot_lines(self.table, tile)):
                _draw_slot_line(canvas, self.table, tile, number, line)
                y = panel.y + 110 + 54 * number
            draw_rule(canvas, *ends(panel, 20), y + 8, theme.PARCHMENT3)
            y += 18
        for sentence in words.ABOUT[type_of(tile)] if tile else words.ABOUT_ALL:
            draw_diamond(canvas, (panel.x + 30, y + 12), 6, theme.VELVET, theme.VELVET, 1)
            room = Rect(panel.x + 48, y, panel.w - 68, 0)
            y = draw_block(canvas, sentence, room, theme.TEXT.body_plus, theme.INK, line=22) + 5


def _slot_lines(table: AcademyView, tile: str) -> Iterator[tuple[str, str]]:
    """For each slot of a room: what it does, and who is there."""
    room = next((room for room in table.board.rooms if room.tile == tile), None)
    for number in range(2):
        marker = room.markers[number] if room is not None else None
        is_target = room is not None and table.target == RoomSlot(room.space, number)
        who = words.GOES_HERE if is_target else words.FREE_SLOT
        who = words.taken(who=table.who(marker.owner), trick=names.trick(marker.trick)) if marker is not None else who
        if tile in CLASSROOMS:
            yield class_line(CLASSROOMS[tile]), who
        else:
            yield practice_line(PRACTICE_ROOMS[tile].slots[number]), who


def _draw_slot_line(canvas: Surface, table: AcademyView, tile: str, number: int, text: tuple[str, str]) -> None:
    panel, room = at.SIDE, next((room for room in table.board.rooms if room.tile == tile), None)
    center = (panel.x + 52, panel.y + 80 + 54 * number)
    marker = room.markers[number] if room is not None else None
    if marker is None:
        draw_marker_slot(canvas, center, 21, lit=room is not None and RoomSlot(room.space, number) in table.targets)
    else:
        draw_academy_marker(canvas, center, 21, MarkerLook(table.colours[marker.owner], marker.suit))
    left = panel.x + 88
    draw_block(
        canvas, text[0], Rect(left, center[1] - 24, panel.right - 20 - left, 25), theme.TEXT.body_plus, theme.INK
    )
    below = (left, center[1] + 12)
    draw_text(canvas, text[1], below, theme.TEXT.aside, theme.INK2, "midleft", width=panel.right - 20 - left)


class AcademyDock(Dock):
    """Between points and buttons Enhance Character, and what the viewer has."""

    table: AcademyView
    deeds: AcademyDeeds
    looking_on = words.LOOKING_ON
    rise = 2

    def where(self, acting: ActingFacts) -> str:
        points = points_of(self.table.state, acting.seat, acting.character, acting.slot)
        return words.stands_on(
            character=names.character(acting.character),
            location=names.LOCATION[SLOTS[acting.slot].location],
            base=points.total - points.slot,
            modifier=signed(points.slot),
        )

    def add_deeds(self, spots: Hotspots) -> None:
        table, actor = self.table, self.table.actor
        if actor is None:
            return
        may = Enhance() in table.legal
        tip = always(shard_tip(table.state, table.viewer, actor.card))
        box = Hotspot("dock.enhance", academy_at.ENHANCE, on_click=self.deeds.enhance, tip=tip, enabled=may)
        status = next((s for s in action_statuses(table.state, table.viewer) if s.action == "enhance"), None)
        box.why_not = "" if may else table.said(status.reason) if status is not None else words.NOT_NOW
        spots.add(box)

    def draw_deeds(self, canvas: Surface, spots: Hotspots) -> None:
        table, actor = self.table, self.table.actor
        if table.is_at_work and actor is not None:
            may, hot = spots.get("dock.enhance").enabled, spots.is_hot("dock.enhance")
            text = ENHANCE_BOX(points=shard_facts(table.state, table.viewer, actor.card, actor.character).points)
            warns = may and bool(powers_that_close(table.state, table.viewer, ENHANCE_SHARDS))
            off = not (may or actor.enhanced)
            draw_check_box(canvas, academy_at.ENHANCE, text, actor.enhanced, disabled=off, hovered=hot, warns=warns)
        _draw_counters(canvas, table)


def _draw_counters(canvas: Surface, table: AcademyView) -> None:
    """Draw the viewer's Fame, Coins and Shards, and their changes by the deed in sight."""
    me, changes = table.me, deltas(table.sure, table.viewer)
    for number, (kind, amount) in enumerate((("fame", me.fame), ("coins", me.coins), ("shards", me.shards))):
        x, y = academy_at.counter(number)
        right = draw_resource(canvas, (x, y), kind, amount - table.due[number], 23, on_dark=True)
        if changes[number]:
            ink = theme.GOOD if changes[number] > 0 else "#ffb4a6"
            text = signed(changes[number])
            draw_text(canvas, text, (right, y - 21), theme.TEXT.number, ink, "midright")
