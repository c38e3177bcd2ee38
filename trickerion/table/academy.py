"""What the Academy puts beside the players' other things: Banners left, the rooms of Tricks; its rooms made small."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from pygame import Rect, Surface

from trickerion.rules.ask.academy import academy, lesson
from trickerion.rules.events import Event, RoomRenovated, SecretLearned, TrickPractised, TrickTaught
from trickerion.rules.facts.academy import LessonFacts, RoomFacts
from trickerion.table.panel import Panel
from trickerion.table.view import TableView, others
from trickerion.ui.academy import MarkerLook, draw_academy_marker, draw_numbered_pennant, draw_pennant, draw_planks
from trickerion.ui.academy_rooms import TYPE_COLOURS, SlotLook, draw_room_small
from trickerion.ui.academy_secrets import draw_secret_disk
from trickerion.ui.hotspots import Circle, Hotspot, Hotspots, Point, tip_of
from trickerion.ui.layout import board as board_at
from trickerion.ui.layout import board_academy as at
from trickerion.ui.said import Role, Zone, saying
from trickerion.ui.surfaces import draw_round_badge
from trickerion.words.academy import tips
from trickerion.words.said import part_of

_SIGN = 28


class AcademyPieces(Panel):
    """Banners left as a numbered pennant with every player; the sign of its room on a Trick of the strip."""

    zone = Zone.MINE

    def _pennants(self) -> dict[int, Rect]:
        """Seat -> its pennant."""
        table = self.table
        seats = others(table.state, table.viewer)
        rects = zip(seats, table.column.opponents(len(seats)), strict=True)
        return {table.viewer: at.own_pennant(), **{seat: at.opponent_pennant(rect) for seat, rect in rects}}

    def _signs(self) -> dict[int, tuple[LessonFacts, board_at.Point]]:
        """Trick place -> its lesson, and where the sign lies."""
        table = self.table
        tricks = {place: owned.id for place, owned in enumerate(table.me.tricks) if owned is not None}
        found = ((place, lesson(table.state, table.viewer, trick)) for place, trick in tricks.items())
        return {place: (there, at.lesson_center(board_at.TRICKS[place])) for place, there in found if there is not None}

    def add_hotspots(self, spots: Hotspots) -> None:
        table, seats = self.table, academy(self.table.state).seats
        for seat, rect in self._pennants().items():
            tip = tip_of(tips.banners, seats[seat], len(seats), table.state.turn)
            name = part_of(part=tips.banners(seats[seat], len(seats), table.state.turn).title, whole=table.names[seat])
            spots.add(Hotspot(f"banners.{seat}", rect, tip=tip, focusable=False, says=saying(name, role=Role.TEXT)))
        for place, (there, center) in self._signs().items():
            tip = tip_of(tips.academy_marker, there, table.names, table.viewer)
            spots.add(Hotspot(f"lesson.{place}", Circle(*center, _SIGN // 2), tip=tip, focusable=False))

    def draw(self, canvas: Surface, spots: Hotspots) -> None:
        seats = academy(self.table.state).seats
        for seat, rect in self._pennants().items():
            draw_numbered_pennant(canvas, rect, self.table.colours[seat], seats[seat].left)
        for there, center in self._signs().values():
            draw_round_badge(canvas, center, f"room.{there.type}", _SIGN, TYPE_COLOURS[there.type])


def marker_looks(table: TableView, room: RoomFacts) -> list[SlotLook]:
    """The two slots of a room as the kit draws them; what is still on its way does not lie there."""
    looks = []
    for slot, marker in enumerate(room.markers):
        lies = marker is not None and f"lesson.{room.space}.{slot}" not in table.hidden
        looks.append(SlotLook(MarkerLook(table.colours[marker.owner], marker.suit) if marker and lies else None))
    return looks


def stands(table: TableView, room: RoomFacts) -> bool:
    """True if a room is there, and its Banners have come."""
    return bool(room.tile) and f"space.{room.space}" not in table.hidden


def draw_small_room(surface: Surface, table: TableView, room: RoomFacts, rect: Rect) -> None:
    """A room of the building on the board: planks, an empty space, or a tile with its two slots."""
    if room.is_closed:
        draw_planks(surface, rect, room.letter)
    else:
        draw_room_small(surface, rect, room.type, marker_looks(table, room), built=stands(table, room))


_FLYING = 16
Paint = Callable[[Surface, Point, int], object]


class Flight(NamedTuple):
    """From the first of these anchors that there is to the first of those, and what flies."""

    start: Sequence[str]
    end: Sequence[str]
    paint: Paint


def flight_of(event: Event, table: TableView) -> Flight | None:
    """Flight over the table at an event of the Academy: a marker to its room, Banners to theirs, a secret home."""
    match event:
        case TrickPractised(seat, trick, space, slot) | TrickTaught(seat, trick, space, slot):
            return Flight([f"trick.{trick}", f"player.{seat}"], [f"lesson.{space}.{slot}"], _marker(table, seat, trick))
        case RoomRenovated(seat=seat, space=space):
            return Flight([f"player.{seat}"], [f"space.{space}"], _pennant(table.colours[seat]))
        case SecretLearned(seat, secret) if "" in (display := academy(table.state).display):
            return Flight([f"secret.{display.index('')}"], [f"player.{seat}"], _secret(secret))
    return None


def _marker(table: TableView, seat: int, trick: str) -> Paint:
    there = lesson(table.state, seat, trick)
    look = MarkerLook(table.colours[seat], there.suit if there is not None else "", trick)
    return lambda surface, center, size: draw_academy_marker(surface, center, _FLYING, look)


def _pennant(colour: str) -> Paint:
    return lambda surface, center, size: draw_pennant(surface, Rect(0, 0, 26, 44).move_to(center=center), colour)


def _secret(secret: str) -> Paint:
    return lambda surface, center, size: draw_secret_disk(surface, center, at.SECRET, secret)
