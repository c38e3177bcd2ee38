"""The Theater's panel: the row of Performance cards and the weekdays."""

from collections.abc import Callable, Sequence
from functools import partial

import pygame
from pygame import Rect, Surface

from trickerion.rules import moves as m
from trickerion.rules.catalog import DAYS, SLOTS, number_in
from trickerion.rules.moves import Move
from trickerion.rules.state import Performance
from trickerion.screens.theater_cards import center_of, draw_guests, draw_piles, half_of, placed, row_note
from trickerion.screens.weekdays import draw_head_ground
from trickerion.table import pointed, stops
from trickerion.table.grounds import draw_character_slot, draw_stage_slot
from trickerion.table.panel import Anchor, LiftedMarker, Panel, Place, square
from trickerion.table.view import TableView
from trickerion.ui import giving_way, theme
from trickerion.ui.controls import draw_reward
from trickerion.ui.flow import within, write_line
from trickerion.ui.hotspots import Hotspot, Hotspots, tip_of
from trickerion.ui.layout import board as at
from trickerion.ui.markers import draw_marker
from trickerion.ui.performance_card import draw_number, draw_performance_card
from trickerion.ui.performance_grid import Cell, Placed
from trickerion.ui.said import Role, Said, Zone
from trickerion.ui.shapes import draw_plate
from trickerion.ui.surface_cache import cached_surface
from trickerion.ui.text import draw_text
from trickerion.ui.tokens import draw_emblem
from trickerion.words.names import DAY_ALONE
from trickerion.words.screens import board as words
from trickerion.words.screens.theater import CLOSED_DAY_ALONE, NEW, NOBODY

_OWNER = 34  # pixels at the head of a day for the sign of its owner
_CARD_ROOM = 30  # pixels round a card for its shadow and its note


class Stage(Panel):
    """Cards and weekdays on the stage; the Action rows are drawn with all the others."""

    zone = Zone.STAGE

    id = "theater"

    @property
    def slots(self) -> dict[str, at.Point]:
        return {slot.id: at.day_slot_center(slot.id) for slot in SLOTS.values() if slot.day}

    @property
    def rows(self) -> dict[str, Rect]:
        return at.THEATER_ROWS

    def way(self, action: str) -> Callable[[Sequence[Move]], object] | None:
        return self._open

    def _open(self, moves: Sequence[Move]) -> None:
        if len(moves) == 1:
            self.deeds.answer(moves[0])  # nothing to choose: the marker is in the hand at once
        self.deeds.open_theater()

    @property
    def anchors(self) -> dict[str, Anchor]:
        return marker_anchors(self.table, card_rects(self.table))

    def places_of(self, move: Move) -> list[Place]:
        """Trick Markers and Performance cards."""
        if isinstance(move, (m.ChooseMarker, m.Reschedule)):
            return self._markers(move.card, move.slot)
        if isinstance(move, m.StealTrick):
            card = self.table.show_card
            return [*self._markers(card, move.own_slot), *self._markers(card, move.other_slot)]
        if isinstance(move, m.SwapCards):
            return [*self._cards(move.card), *self._cards(move.other)]
        return self._cards(move.card) if isinstance(move, m.Perform) else []

    def _cards(self, card: str) -> list[Place]:
        rect = card_rects(self.table).get(card)
        return [Place(f"card.{card}", rect)] if rect is not None else []

    def _markers(self, card: str, slot: int) -> list[Place]:
        rect = marker_rect(self.table, card, slot)
        return [Place(f"marker.{card}.{slot}", rect)] if rect is not None else []

    def add_hotspots(self, spots: Hotspots) -> None:
        table = self.table
        rects = card_rects(table)
        for card in table.on_board.row:
            tip = tip_of(pointed.performance_card, table, card)
            name, click = f"card.{card.id}", self.deeds.open_theater
            take, refuse = self._takes, self._why_not
            spot = Hotspot(name, rects[card.id], click, tip=tip, accepts=take, on_drop=self._set_up, refuses=refuse)
            spot.says, spot.now = partial(self._said, card), False
            spots.add(spot)
        for day in DAYS:
            tip = tip_of(pointed.weekday, table, day)
            spots.add(Hotspot(f"day.{day}", at.DAYS[day], tip=tip, focusable=False))

    def _said(self, card: Performance) -> Said:
        """A Performance card with its place in the row, and what lies on each of its slots."""
        row = self.table.on_board.row
        slots = tuple(stops.card_slots(self.table, card))
        return Said("", card_note(self.table, card), Role.CARD, None, row.index(card) + 1, len(row), slots)

    def _takes(self, held: object) -> bool:
        return isinstance(held, LiftedMarker) and m.SetUpTrick(held.place) in self.table.legal

    def _set_up(self, held: object) -> None:
        """The marker of a Trick was dropped on a card: Set Up begins, which asks for the slot."""
        if isinstance(held, LiftedMarker):
            self.deeds.answer(m.SetUpTrick(held.place))

    def _why_not(self, held: object) -> str:
        """Reason why a marker is not set up from the hand."""
        if not isinstance(held, LiftedMarker) or self._takes(held):
            return ""
        acting = self.table.own_acting
        return words.CANNOT_SET_UP[acting is not None and SLOTS[acting.slot].location == "theater"]

    def draw(self, canvas: Surface, spots: Hotspots) -> None:
        for card in self.table.on_board.row:
            if f"card.{card.id}" not in self.table.hidden:
                _draw_card(canvas, self.table, card, card_rects(self.table)[card.id])
        for day in DAYS:
            _draw_day(canvas, self.table, day)


def draw_lifted_marker(canvas: Surface, spots: Hotspots, colour: str) -> None:
    """The Trick Marker in the hand, and the cards that take it."""
    held = spots.in_air
    if held is None or not isinstance(held.payload, LiftedMarker):
        return
    for name in spots.lit_targets():
        if name.startswith("card."):
            draw_plate(canvas, spots.rect(name).inflate(8, 8), (0, 0, 0, 0), 12, 4, theme.GLOW)
    if not (spots.landing or "").startswith("lay."):  # it is seen on the slot where it would lie
        draw_marker(canvas, held.position, 24, colour, held.payload.suit)


def card_rects(table: TableView) -> dict[str, Rect]:
    """Performance card -> its rectangle on the board."""
    row = table.on_board.row
    return {card.id: rect for card, rect in zip(row, at.performance_rects(len(row)), strict=True)}


def marker_anchors(table: TableView, rects: dict[str, Rect]) -> dict[str, Anchor]:
    """Anchors of the Trick Markers on the slots of the cards."""
    slots = [(card, slot) for card in table.on_board.row for slot in range(len(card.markers))]
    return {
        f"marker.{card.id}.{slot}": Anchor(center_of(rects[card.id], card.card, slot), half_of(rects[card.id], slot))
        for card, slot in slots
    }


def marker_rect(table: TableView, card: str, slot: int) -> Rect | None:
    """Place of a Trick Marker; slots below 0 are beside the printed ones."""
    rect, shown = card_rects(table).get(card), table.on_board.card(card)
    if rect is None or shown is None:
        return None
    return square(center_of(rect, shown.card, slot), 2 * half_of(rect, slot) - 10)


def placed_markers(table: TableView, card: Performance) -> dict[Cell, Placed]:
    """The Trick Markers of a card as the kit draws them."""
    markers = {}
    for cell, (slot, marker) in zip(card.card.slots, enumerate(card.markers), strict=True):
        if marker is not None and f"marker.{card.id}.{slot}" not in table.hidden:
            markers[cell] = placed(marker, table.colours)
    return markers


def card_note(table: TableView, card: Performance) -> str:
    """Note below the card: that it is new, or that it will leave."""
    return row_note(table.on_board, card) or (NEW if card.id in table.fresh else "")


def _draw_card(surface: Surface, table: TableView, card: Performance, rect: Rect) -> None:
    markers = tuple(placed_markers(table, card).items())
    image = _card(rect.size, card, markers, tuple(table.colours), card_note(table, card), theme.palette())
    surface.blit(image, (rect.x - _CARD_ROOM, rect.y - _CARD_ROOM))
    draw_number(surface, rect, number_in(table.state.row_ids, card.id))


@cached_surface
def _card(
    size: tuple[int, int],
    card: Performance,
    markers: tuple[tuple[Cell, Placed], ...],
    colours: tuple[str, ...],
    note: str,
    palette: str,
) -> Surface:
    """A card with its shadow and its note."""
    image = Surface((size[0] + 2 * _CARD_ROOM, size[1] + 2 * _CARD_ROOM), pygame.SRCALPHA)
    rect = Rect((_CARD_ROOM, _CARD_ROOM), size)
    draw_performance_card(image, rect, card.card, dict(markers), note=note)
    draw_guests(image, rect, card, colours)
    draw_piles(image, rect, card, colours)
    return image


def _draw_day(surface: Surface, table: TableView, day: str) -> None:
    """A weekday: whose it is, what it does to Yields, its three slots."""
    rect = at.DAYS[day]
    facts = table.on_board.days[day]
    owner, closed = facts.owner, facts.stage.closed
    edge = theme.player_look(table.colours[owner]).fill if owner >= 0 else theme.BRASS_LO
    draw_plate(surface, rect, (28, 12, 12, 215), 10, 2, edge)
    ink = draw_head_ground(surface, rect, 30, closed)
    aside = _OWNER if owner >= 0 else 0
    room = within(rect, left=aside, right=aside, top=3, height=30)
    write_line(surface, DAY_ALONE[day], room, theme.TEXT.number_large, ink, "center")
    if owner >= 0:
        draw_emblem(surface, (rect.x + 20, rect.y + 18), 24, table.colours[owner])
    if closed:
        text, place = CLOSED_DAY_ALONE[closed], (rect.x + 16, rect.y + 47)
        draw_text(surface, text, place, theme.TEXT.label, theme.PARCHMENT, "midleft", width=rect.w - 24)
    else:
        _draw_yields(surface, rect, facts.modifier)
    for number in range(2):
        slot = f"{day}.backstage.{number}"
        draw_character_slot(surface, table, slot, at.day_slot_center(slot))
    pygame.draw.line(surface, theme.BRASS_LO, (rect.x + 14, rect.y + 132), (rect.right - 14, rect.y + 132))
    write_line(
        surface,
        words.PERFORM,
        within(rect, left=16, top=142, width=rect.w - 102, height=30),
        theme.TEXT.caption,
        theme.BRASS_HI,
    )
    if closed or giving_way.stays(giving_way.WHO):
        who, cell = NOBODY if closed else words.MAGICIAN_ONLY, within(rect, left=16, right=84, top=163, height=30)
        write_line(surface, who, cell, theme.TEXT.aside, theme.PARCHMENT)
    slot = f"{day}.perform"
    center = at.day_slot_center(slot)
    draw_stage_slot(surface, table, slot, center, at.PERFORM_SLOT, at.PERFORM_DISK, at.PERFORM_SLOT, ring=31)


def _draw_yields(surface: Surface, rect: Rect, modifier: int) -> None:
    place, amounts = (rect.x + 16, rect.y + 47), {"fame": modifier, "coins": modifier}
    if not giving_way.stays(giving_way.YIELDS):
        if modifier:
            draw_reward(surface, (rect.centerx, place[1]), amounts, 17, on_dark=True, gap=8, align="center")
        else:
            middle = (rect.centerx, place[1])
            draw_text(surface, words.AS_PRINTED, middle, theme.TEXT.label, theme.PARCHMENT, "center", width=180)
    elif not modifier:
        draw_text(surface, words.PLAIN_YIELDS, place, theme.TEXT.label, theme.PARCHMENT, "midleft", width=174)
    else:
        draw_text(surface, words.YIELDS, place, theme.TEXT.label, theme.PARCHMENT, "midleft", width=56)
        draw_reward(surface, (rect.x + 76, rect.y + 47), amounts, 17, on_dark=True, gap=8)
