"""What the Academy puts beside the players' other things: Banners left, the rooms of Tricks; its rooms made small."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from pygame import Rect, Surface

from trickerion.rules.academy.catalog import SPACES
from trickerion.rules.ask.academy import Room, academy_of, lesson_of
from trickerion.rules.events import Event, RoomRenovated, SecretLearned, TrickPractised, TrickTaught
from trickerion.table.panel import Panel
from trickerion.table.view import TableView, others
from trickerion.ui.academy import MarkerLook, draw_academy_marker, draw_numbered_pennant, draw_pennant, draw_planks
from trickerion.ui.academy_rooms import TYPE_COLOURS, SlotLook, draw_room_small
from trickerion.ui.academy_secrets import draw_secret_disk
from trickerion.ui.hotspot import Circle, Hotspot, Point
from trickerion.ui.hotspots import Hotspots
from trickerion.ui.layout import board as board_at
from trickerion.ui.layout import board_academy as at
from trickerion.ui.surfaces import draw_round_badge
from trickerion.ui.tips import tip_of
from trickerion.words.academy import tips

_SIGN = 28


class AcademyPieces(Panel):
    """Banners left as a numbered pennant with every player; the sign of its room on a Trick of the strip."""

    def _pennants(self) -> dict[int, Rect]:
        """Seat -> its pennant."""
        table = self.table
        seats = others(table.state, table.viewer)
        rects = zip(seats, table.column.opponents(len(seats)), strict=True)
        return {table.viewer: at.own_pennant(), **{seat: at.opponent_pennant(rect) for seat, rect in rects}}

    def _signs(self) -> dict[int, tuple[str, board_at.Point]]:
        """Trick place -> the type of its room, and where the sign lies."""
        signs = {}
        for place, owned in enumerate(self.table.me.tricks):
            lesson = lesson_of(self.table.state, self.table.viewer, owned.id) if owned is not None else None
            if lesson is not None:
                signs[place] = lesson.room.type, at.lesson_center(board_at.TRICKS[place])
        return signs

    def add_hotspots(self, spots: Hotspots) -> None:
        for seat, rect in self._pennants().items():
            tip = tip_of(tips.banners, self.table.state, seat)
            spots.add(Hotspot(f"banners.{seat}", rect, tip=tip, focusable=False))
        table = self.table
        for place, (_, center) in self._signs().items():
            tip = tip_of(
                tips.academy_marker, table.state, table.viewer, table.me.trick_at(place).id, table.names, table.viewer
            )
            spots.add(Hotspot(f"lesson.{place}", Circle(*center, _SIGN // 2), tip=tip, focusable=False))

    def draw(self, canvas: Surface, spots: Hotspots) -> None:
        left = academy_of(self.table.state).banners
        for seat, rect in self._pennants().items():
            draw_numbered_pennant(canvas, rect, self.table.colours[seat], left[seat])
        for kind, center in self._signs().values():
            draw_round_badge(canvas, center, f"room.{kind}", _SIGN, TYPE_COLOURS[kind])


def marker_looks(table: TableView, room: Room) -> list[SlotLook]:
    """The two slots of a room as the kit draws them; what is still on its way does not lie there."""
    looks = []
    for slot, marker in enumerate(room.markers):
        lies = marker is not None and f"lesson.{room.space}.{slot}" not in table.hidden
        looks.append(SlotLook(MarkerLook(table.colours[marker.owner], marker.suit) if marker and lies else None))
    return looks


def stands(table: TableView, room: Room) -> bool:
    """Whether a room is there, and its Banners have come."""
    return bool(room.tile) and f"space.{room.space}" not in table.hidden


def draw_small_room(surface: Surface, table: TableView, room: Room, rect: Rect) -> None:
    """A room of the building on the board: planks, an empty space, or a tile with its two slots."""
    space, board = SPACES[room.space], academy_of(table.state)
    if board.is_closed(space):
        draw_planks(surface, rect, space.closed)
    else:
        draw_room_small(surface, rect, room.type, marker_looks(table, room), built=stands(table, room))


# ---- what moves ----------------------------------------------------------------------------------------------------

_FLYING = 16
Paint = Callable[[Surface, Point, int], object]


class Flight(NamedTuple):
    """From the first of these anchors that there is to the first of those, and what flies."""

    start: Sequence[str]
    end: Sequence[str]
    paint: Paint


def flight_of(event: Event, table: TableView) -> Flight | None:
    """What an event of the Academy sends over the table: a marker to its room, Banners to theirs, a secret home."""
    match event:
        case TrickPractised(seat, trick, space, slot) | TrickTaught(seat, trick, space, slot):
            return Flight([f"trick.{trick}", f"player.{seat}"], [f"lesson.{space}.{slot}"], _marker(table, seat, trick))
        case RoomRenovated(seat=seat, space=space):
            return Flight([f"player.{seat}"], [f"space.{space}"], _pennant(table.colours[seat]))
        case SecretLearned(seat, secret) if "" in (display := academy_of(table.state).display):
            return Flight([f"secret.{display.index('')}"], [f"player.{seat}"], _secret(secret))
    return None


def _marker(table: TableView, seat: int, trick: str) -> Paint:
    lesson = lesson_of(table.state, seat, trick)
    look = MarkerLook(table.colours[seat], lesson.marker.suit if lesson is not None else "", trick)
    return lambda surface, center, size: draw_academy_marker(surface, center, _FLYING, look)


def _pennant(colour: str) -> Paint:
    return lambda surface, center, size: draw_pennant(surface, Rect(0, 0, 26, 44).move_to(center=center), colour)


def _secret(secret: str) -> Paint:
    return lambda surface, center, size: draw_secret_disk(surface, center, at.SECRET, secret)
