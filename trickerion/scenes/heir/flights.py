"""What the Heir's steps move: disks fly to their slots, markers to the cards, chips to the Order slots."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

import pygame

from trickerion.rules import events as e
from trickerion.rules.events import Event
from trickerion.table.view import TableView
from trickerion.ui.components import draw_component
from trickerion.ui.hotspots import Hotspots
from trickerion.ui.layout import heir as at
from trickerion.ui.markers import draw_marker
from trickerion.ui.performance_card import grid_of
from trickerion.ui.performance_grid import slot_center
from trickerion.ui.tokens import draw_disk
from trickerion.ui.tween import Timeline, arc

FLIGHT: Final = 0.34  # seconds

Paint = Callable[[pygame.Surface, at.Point], object]


@dataclass(slots=True)
class _Sprite:
    paint: Paint
    at: at.Point


class Flights:
    """Everything that is in the air over the scene."""

    def __init__(self, timeline: Timeline) -> None:
        self._timeline = timeline
        self._sprites: list[_Sprite] = []

    def draw(self, canvas: pygame.Surface) -> None:
        """The things in the air."""
        for sprite in self._sprites:
            sprite.paint(canvas, sprite.at)

    def show(self, events: list[Event], table: TableView, spots: Hotspots) -> None:
        """Start the motion of the events."""
        for event in events:
            show = _SHOWN.get(type(event))
            if show is not None:
                show(self, event, table, spots)

    def _fly(self, start: at.Point, end: at.Point, paint: Paint, hidden: str, table: TableView) -> None:
        """Send something on its way; its place stays empty until it lands."""
        table.hidden.add(hidden)
        sprite = _Sprite(paint, start)
        self._sprites.append(sprite)

        def step(t: float) -> None:
            sprite.at = arc(start, end, t)

        def land() -> None:
            if sprite in self._sprites:
                self._sprites.remove(sprite)
            table.hidden.discard(hidden)

        self._timeline.add(FLIGHT, step, done=land)

    def _place(self, event: Any, table: TableView, spots: Hotspots) -> None:
        slot = f"slot.{event.slot}"
        if slot not in spots:
            return
        colour = table.colours[event.seat]

        def paint(surface: pygame.Surface, center: at.Point) -> None:
            draw_disk(surface, center, 56, colour, event.character)

        self._fly(_from(f"character.{event.character}", spots), spots.rect(slot).center, paint, slot, table)

    def _set_up(self, event: Any, table: TableView, spots: Hotspots) -> None:
        row = [card.id for card in table.state.row]
        if event.card not in row or event.slot < 0:
            return
        card = table.state.row[row.index(event.card)]
        marker = card.marker_at(event.slot)
        if marker is None:
            return
        grid = grid_of(at.card_rects(len(row))[row.index(event.card)])
        end = slot_center(grid.origin, grid.half, card.card.slots[event.slot])
        colour, suit = table.colours[event.seat], marker.suit

        def paint(surface: pygame.Surface, center: at.Point) -> None:
            draw_marker(surface, center, grid.half, colour, suit, event.turns)

        self._fly(_from(f"trick.{event.trick}", spots), end, paint, f"marker.{event.card}.{event.slot}", table)

    def _order(self, event: Any, table: TableView, spots: Hotspots) -> None:
        def paint(surface: pygame.Surface, center: at.Point) -> None:
            draw_component(surface, center, 42, event.component)

        self._fly(at.SHOPPING.center, at.order_center(event.slot), paint, f"order.{event.slot}", table)


def _from(name: str, spots: Hotspots) -> at.Point:
    """Where a flight begins: at that piece, or somewhere on the Heir's board."""
    return (spots.rect(name) if name in spots else at.BOARD).center


_SHOWN: Final[dict[type, Callable[[Flights, Any, TableView, Hotspots], None]]] = {
    e.CharacterPlaced: Flights._place,
    e.TrickSetUp: Flights._set_up,
    e.ComponentOrdered: Flights._order,
}
