"""Beside the stage: the viewer's Tricks with their markers, the room in words or what cards offer, and the dock."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import NamedTuple

import pygame
from pygame import Rect

from trickerion.rules import ask
from trickerion.rules.ask import (
    CHOOSE,
    CLASSROOM,
    CLASSROOMS,
    PRACTICE_ACTION,
    PRACTICE_ROOMS,
    TEACH_ACTION,
    lesson_of,
)
from trickerion.rules.catalog import SLOTS, Yields
from trickerion.rules.moves import Enhance, Move, Skip
from trickerion.rules.state import ENGINEER_PLACE, OwnedTrick
from trickerion.scenes.academy.view import AcademyView, LiftedMarker, Slot
from trickerion.table.dock import DockButtons, DoneButton
from trickerion.table.log_panel import LogPanel
from trickerion.table.move_pictures import deltas
from trickerion.ui import theme
from trickerion.ui.academy import MarkerLook, draw_academy_marker, draw_marker_slot
from trickerion.ui.academy_rooms import type_of
from trickerion.ui.academy_signs import parts_of
from trickerion.ui.action_row import RowText, draw_action_row
from trickerion.ui.bubble import Tip
from trickerion.ui.controls import ButtonFace, draw_button, draw_check_box, draw_resource, draw_reward
from trickerion.ui.hotspots import Hotspots
from trickerion.ui.icons import draw_icon
from trickerion.ui.layout import academy as at
from trickerion.ui.markers import draw_marker, draw_marker_place
from trickerion.ui.shapes import draw_diamond, draw_double_rule, draw_glow_around, draw_rule
from trickerion.ui.spots import Hotspot
from trickerion.ui.surfaces import draw_dark_panel, draw_paper_panel
from trickerion.ui.text import draw_text
from trickerion.ui.text_block import draw_block
from trickerion.ui.tips import always, points_tip, shard_tip
from trickerion.ui.tokens import action_points_width, draw_action_points, draw_disk
from trickerion.ui.trick_card import Owned, draw_trick_place, draw_trick_row
from trickerion.words import names
from trickerion.words.academy.names import tile as tile_name
from trickerion.words.moves import say
from trickerion.words.screens import academy as words

# ---- in the Workshop -----------------------------------------------------------------------------------------------


class Wing(NamedTuple):
    """How a Trick stands: the state of its row, what its pill says, what stands beside its marker, what it pays."""

    state: str
    pill: str
    aside: str
    pays: Yields = Yields()


def wing_of(table: AcademyView, owned: OwnedTrick, place: int) -> Wing:
    """Where the Academy marker of a Trick is, and whether it can be taken."""
    lesson = lesson_of(table.state, table.viewer, owned.id)
    ready = words.ready(owned.markers)
    if place == table.place and table.is_held:
        return Wing("chosen", words.IN_HAND, ready)
    if lesson is None:
        return Wing("idle", words.SUPPLY, ready)
    pill = tile_name(lesson.room.tile)
    if lesson.room.type != CLASSROOM:
        return Wing("ready", pill, ready)
    choices = ask.resources_of(table.state, table.viewer, owned.id) or [""]
    return Wing("ready", pill, words.PAYS, ask.lesson_yields(table.state, table.viewer, owned.id, choices[0]))


@dataclass
class Wings:
    """The rows of the viewer's Tricks by place."""

    def add_hotspots(self, spots: Hotspots, table: AcademyView) -> None:
        """A row for each Trick: drag it, or click it and then a slot."""
        for place, owned in enumerate(table.me.tricks):
            if owned is None:
                continue
            spot = Hotspot(f"wing_{place + 1}", at.wing(place), tip=partial(_wing_tip, table, place, owned))
            if table.lessons.get(place) and table.asked_place is None:
                spot.payload = LiftedMarker(place)
            spots.add(spot)

    def draw(self, canvas: pygame.Surface, spots: Hotspots, table: AcademyView, light: float) -> None:
        """The panel; the Engineer's place only with an Engineer."""
        draw_dark_panel(canvas, at.WINGS, 12, 3)
        draw_text(canvas, words.WINGS, (at.WINGS.x + 20, at.WINGS.y + 10), theme.HEAD, 26, theme.BRASS_HI)
        place = (at.WINGS.right - 18, at.WINGS.y + 20)
        aside = words.set_aside(len(table.set_aside)) if table.set_aside else words.WINGS_NOTE
        draw_text(canvas, aside, place, theme.ITALIC, 17, theme.PARCHMENT, "topright", width=230)
        for number, owned in enumerate(table.me.tricks):
            if owned is not None:
                _draw_wing(canvas, spots, table, number, owned, light)
            elif number < ENGINEER_PLACE or table.me.has("engineer"):
                draw_trick_place(canvas, at.wing(number), words.no_trick(number == ENGINEER_PLACE))


def _wing_tip(table: AcademyView, place: int, owned: OwnedTrick) -> Tip:
    body = [words.take_it(table.asked_place is not None)] if table.lessons.get(place) else []
    if not body and table.acting_here is not None and table.legal:
        reasons = [ask.lesson_reason(table.state, table.acting_here, a, place) for a in (PRACTICE_ACTION, TEACH_ACTION)]
        body = list(dict.fromkeys(filter(None, map(table.said, reasons))))
    lesson = lesson_of(table.state, table.viewer, owned.id)
    if lesson is not None:
        body.insert(
            0,
            words.lies_in(
                table.who(table.viewer),
                names.ACTION[table.kind_of(Slot(lesson.room.space, 0))],
                tile_name(lesson.room.tile),
            ),
        )
    return Tip(names.trick(owned.id), tuple(body) or (words.NOBODY_ACTS,), f"trick.{owned.id}")


def _draw_wing(
    canvas: pygame.Surface, spots: Hotspots, table: AcademyView, place: int, owned: OwnedTrick, light: float
) -> None:
    rect, wing, colour = at.wing(place), wing_of(table, owned, place), table.colours[table.viewer]
    if spots.is_hot(f"wing_{place + 1}") and table.lessons.get(place):
        draw_glow_around(canvas, rect, theme.GLOW, 0.8, blur=7, radius=10)
    plain = Owned(colour, owned.suit)
    draw_trick_row(canvas, rect, owned.trick, plain, state=wing.state, label=wing.pill, light=light)
    center = (rect.x + 275, rect.y + 65)
    if wing.pill == words.SUPPLY:
        draw_marker(canvas, center, 19, colour, owned.suit)
    else:
        draw_marker_place(canvas, center, 19, owned.suit, paper=True)
    spot = (center[0] + 28, center[1] - 1)
    drawn = draw_text(canvas, wing.aside, spot, theme.LABEL, 17, theme.INK2, "midleft")
    if any(wing.pays):
        draw_reward(canvas, (drawn.right + 8, center[1]), wing.pays, 17, gap=5, plus=False)
    _draw_wing_cost(canvas, table, owned, rect)


def _draw_wing_cost(canvas: pygame.Surface, table: AcademyView, owned: OwnedTrick, rect: Rect) -> None:
    lesson = lesson_of(table.state, table.viewer, owned.id)
    action = TEACH_ACTION if lesson is not None and lesson.room.type == CLASSROOM else PRACTICE_ACTION
    cost, printed = table.cost(action, owned.trick), ask.POINTS_BY_LEVEL[action][owned.trick.level - 1]
    half = action_points_width(cost, 26) // 2
    pill = draw_action_points(canvas, (rect.right - 12 - half, rect.y + 65), cost)
    if cost != printed:
        old = draw_text(canvas, str(printed), (pill.left - 12, pill.centery - 1), theme.NUM, 18, "#6b5a44", "center")
        pygame.draw.line(canvas, theme.BAD, (old.x - 3, old.centery + 4), (old.right + 3, old.centery - 4), 2)


# ---- a room in words, or what cards and abilities offer --------------------------------------------------------------


class Extra(NamedTuple):
    """One offer: the move, its sentence, and what it changes for the viewer."""

    move: Move
    label: str
    detail: str


@dataclass
class Words:
    """``do`` makes the move of an offer, ``fold`` folds the words away or opens them, ``again`` lays out the log."""

    log: LogPanel
    do: Callable[[Move], object]
    fold: Callable[[], object]
    again: Callable[[], object]
    extras: Sequence[Extra] = field(default_factory=list)
    is_folded: bool = False

    def add_hotspots(self, spots: Hotspots) -> None:
        """The offers; or the head that folds, with the log below it."""
        for number, offer in enumerate(self.extras):
            rect = at.extra(number, len(self.extras))
            spots.add(Hotspot(f"extra_{number}", rect, on_click=partial(self.do, offer.move)))
        if not self.extras:
            tip = always(Tip(words.SHOW_WORDS if self.is_folded else words.FOLD_WORDS))
            spots.add(Hotspot("words.fold", at.WORDS_HEAD, on_click=self.fold, tip=tip))
            if self.is_folded:
                self.log.add_hotspots(spots, self.again)

    def draw(self, canvas: pygame.Surface, spots: Hotspots, table: AcademyView) -> None:
        """Whichever of the three it is now."""
        hot = not self.extras and spots.is_hot("words.fold")
        tile = table.tile or _tile_in_sight(table)
        title = tile_name(tile) if tile else words.ACADEMY_WORDS
        if not self.extras and not self.is_folded:
            draw_paper_panel(canvas, at.WORDS, 12, 3)
            _draw_head(canvas, title, hot, "ui.up")
            _draw_words(canvas, table, tile)
            return
        draw_paper_panel(canvas, at.WORDS_HEAD, 12, 3)
        _draw_head(canvas, title, hot, "" if self.extras else "ui.down")
        if self.extras:
            _draw_extras(canvas, self.extras, spots)
        else:
            self.log.draw(canvas, spots)


def extra(table: AcademyView, move: Move, change: tuple[int, int, int]) -> Extra:
    """The offer of a move."""
    return Extra(move, say(move, table.state, table.viewer), names.change(*change))


def _tile_in_sight(table: AcademyView) -> str:
    space = table.target.space if table.target is not None else table.pointed
    return table.board.room(space).tile if space else ""


def _draw_head(canvas: pygame.Surface, title: str, hovered: bool, sign: str) -> None:
    head = at.WORDS_HEAD
    draw_text(canvas, title, (head.centerx, head.y + 23), theme.HEAD, 24, theme.INK, "center", width=head.w - 110)
    if sign:
        draw_icon(canvas, sign, (head.right - 30, head.y + 23), 20, theme.VELVET if hovered else theme.INK2)


def _draw_words(canvas: pygame.Surface, table: AcademyView, tile: str) -> None:
    panel = at.WORDS
    draw_double_rule(canvas, panel.x + 20, panel.right - 20, panel.y + 42)
    y = panel.y + 56
    if tile:
        for number, (title, line) in enumerate(_slot_lines(table, tile)):
            _draw_slot_line(canvas, table, tile, number, (title, line))
            y = panel.y + 110 + 54 * number
        y += 8
        draw_rule(canvas, panel.x + 20, panel.right - 20, y, theme.PARCHMENT3)
        y += 10
    sentences = words.ABOUT[type_of(tile)] if tile else words.ABOUT_ALL
    for sentence in sentences:
        draw_diamond(canvas, (panel.x + 30, y + 12), 6, theme.VELVET, theme.VELVET, 1)
        room = Rect(panel.x + 48, y, panel.w - 68, 0)
        y = draw_block(canvas, sentence, room, theme.BODY, 19, theme.INK, line=22) + 5


def _slot_lines(table: AcademyView, tile: str) -> Iterator[tuple[str, str]]:
    """For each slot of a room: what it does, and who is there."""
    room = next((room for room in table.board.rooms if room.tile == tile), None)
    for number in range(2):
        marker = room.markers[number] if room is not None else None
        is_target = room is not None and table.target == Slot(room.space, number)
        who = words.GOES_HERE if is_target else words.FREE_SLOT
        who = words.taken(names.trick(marker.trick), table.who(marker.owner)) if marker is not None else who
        if tile in CLASSROOMS:
            facts = CLASSROOMS[tile]
            yield words.class_line(facts.keep, facts.is_half, facts.change, is_choice=CHOOSE in facts.keep), who
        else:
            parts = list(parts_of(PRACTICE_ROOMS[tile].slots[number]))
            yield words.practice_line(parts), who


def _draw_slot_line(canvas: pygame.Surface, table: AcademyView, tile: str, number: int, text: tuple[str, str]) -> None:
    panel, room = at.WORDS, next((room for room in table.board.rooms if room.tile == tile), None)
    center = (panel.x + 52, panel.y + 80 + 54 * number)
    marker = room.markers[number] if room is not None else None
    if marker is None:
        draw_marker_slot(canvas, center, 21, lit=room is not None and Slot(room.space, number) in table.targets)
    else:
        draw_academy_marker(canvas, center, 21, MarkerLook(table.colours[marker.owner], marker.suit))
    left = panel.x + 88
    draw_block(canvas, text[0], Rect(left, center[1] - 24, panel.right - 20 - left, 25), theme.BODY, 19, theme.INK)
    below = (left, center[1] + 12)
    draw_text(canvas, text[1], below, theme.ITALIC, 17, theme.INK2, "midleft", width=panel.right - 20 - left)


def _draw_extras(canvas: pygame.Surface, extras: Sequence[Extra], spots: Hotspots) -> None:
    panel = at.EXTRAS
    draw_dark_panel(canvas, panel, 12, 3)
    draw_text(canvas, words.EXTRAS, (panel.x + 20, panel.y + 10), theme.HEAD, 24, theme.BRASS_HI)
    for number, offer in enumerate(extras):
        hot, rect = spots.is_hot(f"extra_{number}"), at.extra(number, len(extras))
        icon = "ui.cancel" if isinstance(offer.move, Skip) else "ui.special_card"
        text = RowText(offer.label, icon=icon, detail=offer.detail if rect.h >= 44 else "", size=19)
        draw_action_row(canvas, rect, text, state="lit", hovered=hot, light=0.6)


# ---- the dock ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Dock:
    """Action Points, Enhance Character, what the viewer has, Undo to Done; ``back`` leads to the board."""

    buttons: DockButtons
    back: Callable[[], object]
    enhance: Callable[[], object]

    def add_hotspots(self, spots: Hotspots, table: AcademyView, done: DoneButton) -> None:
        """The points explain themselves, a Shard can be paid, the buttons work."""
        actor = table.actor
        if table.is_at_work and actor is not None:
            upper = Rect(at.DOCK.x, at.DOCK.y, at.DOCK.w, 78)
            spots.add(Hotspot("dock.points", upper, tip=partial(points_tip, table.state, actor), focusable=False))
            may = Enhance() in table.legal
            tip = always(shard_tip(table.state, table.viewer, actor.card))
            box = Hotspot("dock.enhance", at.ENHANCE, on_click=self.enhance, tip=tip, enabled=may)
            status = next((s for s in ask.action_statuses(table.state, table.viewer) if s.action == "enhance"), None)
            box.why_not = "" if may else table.said(status.reason) if status is not None else words.NOT_NOW
            spots.add(box)
        self.buttons.add_hotspots(spots, done)
        tip, rect = always(Tip(words.BACK_TO_BOARD)), at.dock_buttons()["back"]
        spots.add(Hotspot("dock.back", rect, on_click=self.back, tip=tip))

    def draw(self, canvas: pygame.Surface, spots: Hotspots, table: AcademyView, done: DoneButton) -> None:
        """The panel as it is now."""
        panel, actor = at.DOCK, table.actor
        draw_dark_panel(canvas, panel, 12, 3)
        if table.is_at_work and actor is not None:
            _draw_points(canvas, table)
            may = spots.get("dock.enhance").enabled
            on, hot = actor.enhanced, spots.is_hot("dock.enhance")
            draw_check_box(canvas, at.ENHANCE, words.ENHANCE, on, disabled=not (may or on), hovered=hot)
        else:
            title, line = _whose_turn(table)
            place = (panel.x + 20, panel.y + 16)
            draw_text(canvas, title, place, theme.BODY_BOLD, 21, theme.BRASS_HI, width=panel.w - 40)
            below = (panel.x + 20, panel.y + 46)
            draw_text(canvas, line, below, theme.BODY, 19, theme.CREAM, width=panel.w - 40)
        _draw_counters(canvas, table)
        self.buttons.draw(canvas, spots, done)
        rect, hot = at.dock_buttons()["back"], spots.is_hot("dock.back")
        face = ButtonFace(words.BACK, size=22)
        draw_button(canvas, rect, face, hovered=hot, pressed=spots.is_pressed("dock.back"))


def _whose_turn(table: AcademyView) -> tuple[str, str]:
    if table.choice is None:
        return words.IS_OVER, words.LOOKING_ON
    if table.legal:
        return words.YOUR_DECISION, words.ON_THE_BOARD
    return words.decides(table.who(table.decider)), words.LOOKING_ON


def _draw_points(canvas: pygame.Surface, table: AcademyView) -> None:
    panel, acting = at.DOCK, table.actor
    assert acting is not None
    draw_icon(canvas, "resource.action_point", (panel.x + 42, panel.y + 46), 52, theme.BRASS_HI, shadow=True)
    number = draw_text(canvas, str(acting.points), (panel.x + 76, panel.y + 42), theme.NUM, 50, theme.CREAM, "midleft")
    left, room = max(panel.x + 116, number.right + 14), panel.w - 200
    title = words.points_beside(acting.points)
    draw_text(canvas, title, (left, panel.y + 14), theme.BODY_BOLD, 21, theme.BRASS_HI, width=room)
    points = ask.points_of(table.state, acting.seat, acting.character, acting.slot)
    where = words.stands_on(acting.character, SLOTS[acting.slot].location, points.base, points.slot)
    draw_text(canvas, where, (left, panel.y + 44), theme.BODY, 19, theme.CREAM, width=room)
    draw_disk(canvas, (panel.right - 44, panel.y + 42), 52, table.colours[table.viewer], acting.character)


def _draw_counters(canvas: pygame.Surface, table: AcademyView) -> None:
    """What the viewer has, and how the deed in sight changes it."""
    me, y = table.me, at.ENHANCE.centery
    changes = deltas(table.sure, table.viewer)
    for number, (kind, amount) in enumerate((("fame", me.fame), ("coins", me.coins), ("shards", me.shards))):
        x = at.DOCK.x + 214 + 96 * number
        right = draw_resource(canvas, (x, y), kind, amount, 23, on_dark=True)
        if changes[number]:
            ink = theme.GOOD if changes[number] > 0 else "#ffb4a6"
            text = words.signed(changes[number])
            draw_text(canvas, text, (right + 5, y - 1), theme.NUM, 17, ink, "midleft")
