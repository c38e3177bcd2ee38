"""What the Heir's steps move: disks fly to their slots, markers to the cards, chips to the Order slots."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Final, NamedTuple

from pygame import Surface

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


class _Flight(NamedTuple):
    """``place``: what it flies to, as the table names it; ``paint`` draws it on a surface round a point."""

    place: str
    start: at.Point
    end: at.Point
    paint: Callable[[Surface, at.Point], object]


class Flights:
    """Everything that is in the air over the scene."""

    def __init__(self, timeline: Timeline) -> None:
        self._timeline = timeline
        self._air: dict[_Flight, at.Point] = {}

    def draw(self, canvas: Surface) -> None:
        """The things in the air."""
        for flight, center in self._air.items():
            flight.paint(canvas, center)

    def show(self, events: list[Event], table: TableView, spots: Hotspots) -> None:
        """Start the motion of the events."""
        for event in events:
            make = _MAKE.get(type(event))
            flight = make(event, table, spots) if make is not None else None
            if flight is not None:
                self._send(flight, table)

    def _send(self, flight: _Flight, table: TableView) -> None:
        """Send something on its way; its place stays empty until it lands."""
        table.hidden.add(flight.place)
        self._air[flight] = flight.start

        def step(t: float) -> None:
            self._air[flight] = arc(flight.start, flight.end, t)

        def land() -> None:
            self._air.pop(flight, None)
            table.hidden.discard(flight.place)

        self._timeline.add(FLIGHT, step, done=land)


def _place(event: Any, table: TableView, spots: Hotspots) -> _Flight | None:
    slot, colour = f"slot.{event.slot}", table.colours[event.seat]
    if slot not in spots:
        return None
    paint = partial(draw_disk, diameter=56, player_colour=colour, character=event.character)
    return _Flight(slot, _from(f"character.{event.character}", spots), spots.rect(slot).center, paint)


def _set_up(event: Any, table: TableView, spots: Hotspots) -> _Flight | None:
    row = table.state.row
    number = next((number for number, card in enumerate(row) if card.id == event.card), -1)
    marker = row[number].marker_at(event.slot) if number >= 0 and event.slot >= 0 else None
    if marker is None:
        return None
    grid = grid_of(at.card_rects(len(row))[number])
    end = slot_center(grid.origin, grid.half, row[number].card.slots[event.slot])
    colour = table.colours[event.seat]
    paint = partial(draw_marker, half=grid.half, colour=colour, suit=marker.suit, turns=event.turns)
    return _Flight(f"marker.{event.card}.{event.slot}", _from(f"trick.{event.trick}", spots), end, paint)


def _order(event: Any, table: TableView, spots: Hotspots) -> _Flight:
    paint = partial(draw_component, size=42, component=event.component)
    return _Flight(f"order.{event.slot}", at.SHOPPING.center, at.order_center(event.slot), paint)


def _from(name: str, spots: Hotspots) -> at.Point:
    """Where a flight begins: at that piece, or somewhere on the Heir's board."""
    return (spots.rect(name) if name in spots else at.BOARD).center


_MAKE: Final[dict[type, Callable[[Any, TableView, Hotspots], _Flight | None]]] = {
    e.CharacterPlaced: _place,
    e.TrickSetUp: _set_up,
    e.ComponentOrdered: _order,
}
