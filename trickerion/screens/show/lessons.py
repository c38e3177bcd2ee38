"""The Classroom phase on the stage: the Classrooms, line by line what each Trick pays, and the sums."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import NamedTuple

from pygame import Rect, Surface

from trickerion.rules.ask.academy import academy
from trickerion.rules.catalog import SUITS, Yields
from trickerion.rules.events import LessonPaid
from trickerion.rules.facts.academy import LessonFacts, RoomFacts
from trickerion.screens.evening import Act, Evening
from trickerion.screens.show import layout as at
from trickerion.table.view import TableView
from trickerion.ui import theme
from trickerion.ui.academy import MarkerLook
from trickerion.ui.academy_rooms import SlotLook, draw_room
from trickerion.ui.hotspots import Hotspots, explained
from trickerion.ui.shapes import draw_glow_around
from trickerion.words.academy import tips


class PaidLesson(NamedTuple):
    """Payment of one Trick, and the room in which the Trick is taught."""

    paid: LessonPaid
    room: RoomFacts

    @property
    def yields(self) -> Yields:
        """Yields that the Trick's owner receives."""
        return Yields(self.paid.fame, self.paid.coins, self.paid.shards)

    @property
    def suit(self) -> str:
        """The suit of its marker; "" when the Trick was set aside."""
        found = (marker.suit for marker in self.room.markers if marker is not None and marker.trick == self.paid.trick)
        return next(found, "")


@dataclass
class PaidLessons:
    """The lessons that are being paid, one act for each."""

    table: TableView
    lessons: tuple[PaidLesson, ...]
    evening: Evening

    @classmethod
    def told(cls, table: TableView, events: Iterable[LessonPaid], pace: str) -> PaidLessons:
        """Lessons that the events tell of, on the table as it is now."""
        spaces = academy(table.state).spaces
        lessons = tuple(PaidLesson(event, spaces[event.space]) for event in events)
        return cls(table, lessons, Evening([_act(lesson) for lesson in lessons], pace, has_bill=False))

    @property
    def seats(self) -> list[int]:
        """Seats whose Tricks pay."""
        return list(dict.fromkeys(lesson.paid.seat for lesson in self.lessons))

    @property
    def rooms(self) -> list[RoomFacts]:
        """The Classrooms, from the top."""
        return list({lesson.room.space: lesson.room for lesson in self.lessons}.values())

    @property
    def room(self) -> RoomFacts | None:
        """The one in which the Trick on the stage is taught."""
        return self.lessons[self.evening.number].room if self.evening.act is not None else None

    @property
    def is_over(self) -> bool:
        """True if the account stands."""
        return self.evening.is_over

    def received(self, seat: int) -> Yields:
        """Yields that a seat has received so far."""
        return self.evening.received(seat)

    def add_hotspots(self, spots: Hotspots) -> None:
        """The Classrooms at the left explain themselves."""
        for number, room in enumerate(self.rooms):
            spots.add(explained(f"lesson.room.{number}", at.tile_rect(number, len(self.rooms)), tips.room, room.tile))

    def draw_rooms(self, canvas: Surface) -> None:
        """All of them at the left, that of the Trick on the stage lit."""
        for number, room in enumerate(self.rooms):
            rect = at.tile_rect(number, len(self.rooms))
            if self.room is not None and room.space == self.room.space:
                draw_glow_around(canvas, rect, theme.GLOW, 0.9, blur=10)
            self.draw_room(canvas, rect, room)

    def draw_room(self, canvas: Surface, rect: Rect, room: RoomFacts) -> None:
        """A Classroom with the Tricks that are taught in it."""
        draw_room(canvas, rect, room.tile, [self._slot(marker) for marker in room.markers])

    def _slot(self, marker: LessonFacts | None) -> SlotLook:
        if marker is None:
            return SlotLook()
        return SlotLook(MarkerLook(self.table.colours[marker.owner], marker.suit or SUITS[0], marker.trick))


def _act(lesson: PaidLesson) -> Act:
    return Act("lesson", lesson.paid.seat, lesson.yields, lesson.paid.trick)
