"""The Classroom phase on the stage: the Classrooms, line by line what each Trick pays, and the sums."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from functools import partial
from typing import NamedTuple

from pygame import Rect, Surface

from trickerion.language.voice import you_or_name
from trickerion.rules.ask.academy import academy
from trickerion.rules.catalog import ACADEMY, SUITS, TRICKS, Yields
from trickerion.rules.events import LessonPaid
from trickerion.rules.facts.academy import LessonFacts, RoomFacts
from trickerion.scenes.performance.playing import draw_paid, draw_paper, draw_received
from trickerion.table.view import TableView
from trickerion.ui import theme
from trickerion.ui.academy import MarkerLook, draw_academy_marker
from trickerion.ui.academy_rooms import SlotLook, draw_room
from trickerion.ui.controls import draw_reward
from trickerion.ui.hotspots import Drawn, Hotspots, explained
from trickerion.ui.layout import theater as at
from trickerion.ui.shapes import draw_plate
from trickerion.ui.surfaces import draw_ribbon
from trickerion.ui.text import draw_text
from trickerion.ui.tween import Timeline
from trickerion.words import names
from trickerion.words.academy import tips
from trickerion.words.academy.names import tile
from trickerion.words.screens import performance as words

OPENING, LINE, SLIDE = 0.5, 0.6, 0.35  # seconds at speed 1


class PaidLesson(NamedTuple):
    """What one Trick pays, and the room in which it is taught."""

    paid: LessonPaid
    room: RoomFacts

    @property
    def yields(self) -> Yields:
        """What its owner receives."""
        return Yields(self.paid.fame, self.paid.coins, self.paid.shards)

    @property
    def suit(self) -> str:
        """The suit of its marker; "" when the Trick was set aside."""
        found = (marker.suit for marker in self.room.markers if marker is not None and marker.trick == self.paid.trick)
        return next(found, "")


@dataclass
class PaidLessons(Drawn):
    """The lessons that are being paid; ``arrived`` tells for each line how far it has come in (0 to 1)."""

    table: TableView
    lessons: tuple[PaidLesson, ...]
    arrived: list[float] = field(default_factory=list)
    is_over: bool = False

    @classmethod
    def told(cls, table: TableView, events: Iterable[LessonPaid]) -> PaidLessons:
        """What the events tell, on the table as it is now."""
        spaces = academy(table.state).spaces
        lessons = tuple(PaidLesson(event, spaces[event.space]) for event in events)
        return cls(table, lessons, [0.0] * len(lessons))

    @property
    def seats(self) -> list[int]:
        """Whose Tricks pay."""
        return list(dict.fromkeys(lesson.paid.seat for lesson in self.lessons))

    @property
    def rooms(self) -> list[RoomFacts]:
        """The Classrooms, from the top."""
        return list({lesson.room.space: lesson.room for lesson in self.lessons}.values())

    def received(self, seat: int) -> Yields:
        """What a seat has received so far."""
        shown = zip(self.lessons, self.arrived, strict=True)
        paid = [lesson.yields for lesson, share in shown if share >= 0.5 and lesson.paid.seat == seat]
        return Yields(*map(sum, zip(*paid, strict=True))) if paid else Yields()

    def start(self, timeline: Timeline, sound: Callable[[str], object], done: Callable[[], object]) -> None:
        """Set everything in motion; without motion it is all over at once."""
        for number in range(len(self.lessons)):
            delay = OPENING + LINE * number
            timeline.after(delay, partial(sound, "coins"))
            timeline.add(SLIDE, partial(self.arrived.__setitem__, number), delay=delay)
        timeline.after(OPENING + LINE * len(self.lessons), partial(self._end, done))

    def _end(self, done: Callable[[], object]) -> None:
        self.is_over = True
        done()

    def add_hotspots(self, spots: Hotspots) -> None:
        for number, room in enumerate(self.rooms):
            spots.add(explained(f"lesson.room.{number}", _tile_rect(number), tips.room, room.tile))

    def draw(self, canvas: Surface, spots: Hotspots) -> None:
        draw_ribbon(canvas, at.HOUSE_RIBBON, theme.RIBBON_COLOURS[ACADEMY], words.LESSONS, 30, "phase.classroom")
        for number, room in enumerate(self.rooms):
            draw_room(canvas, _tile_rect(number), room.tile, [_slot(self, marker) for marker in room.markers])
        _draw_bill(canvas, self)
        lit = self.table.viewer if self.is_over else None
        draw_received(canvas, self.table, {seat: self.received(seat) for seat in self.seats}, lit, {})


def _tile_rect(number: int) -> Rect:
    return Rect(at.SHOW_CARD.x + 4, at.SHOW_CARD.y + number * 138, 374, 128)


def _slot(shown: PaidLessons, marker: LessonFacts | None) -> SlotLook:
    return SlotLook() if marker is None else SlotLook(_look(shown, marker.owner, marker.trick, marker.suit))


def _look(shown: PaidLessons, owner: int, trick: str, suit: str) -> MarkerLook:
    return MarkerLook(shown.table.colours[owner], suit or SUITS[0], trick)


def _draw_bill(canvas: Surface, shown: PaidLessons) -> None:
    draw_paper(canvas, words.LESSONS_HEAD)
    for number, (lesson, share) in enumerate(zip(shown.lessons, shown.arrived, strict=True)):
        if share > 0:
            rect = at.bill_rect(number, len(shown.lessons))
            _draw_line(canvas, rect.move(-round(46 * (1 - share)), 0), shown, lesson)


def _draw_line(canvas: Surface, rect: Rect, shown: PaidLessons, lesson: PaidLesson) -> None:
    draw_plate(canvas, rect, theme.PARCHMENT2, 9, 1, "#b79a63")
    paid = lesson.paid
    half = min(24, rect.h // 2 - 2)
    draw_academy_marker(canvas, (rect.x + 34, rect.centery), half, _look(shown, paid.seat, paid.trick, lesson.suit))
    who = you_or_name(paid.seat, shown.table.names, shown.table.viewer)
    x, room, where = rect.x + 78, rect.w - 450, words.lesson_of(who=who, room=tile(lesson.room.tile))
    if rect.h >= 48:
        draw_text(canvas, names.trick(paid.trick), (x, rect.y + 4), theme.BODY_BOLD, 21, theme.INK, width=room)
        draw_text(canvas, where, (x, rect.y + 29), theme.BODY, 18, theme.INK2, width=room)
    else:
        title = words.lesson_line(trick=names.trick(paid.trick), where=where)
        draw_text(canvas, title, (x, rect.centery), theme.BODY_BOLD, 18, theme.INK, "midleft", width=room)
    printed = TRICKS[paid.trick].yields
    if printed != lesson.yields:
        draw_text(canvas, words.PRINTED, (rect.right - 290, rect.centery - 1), theme.LABEL, 17, theme.INK2, "midright")
        draw_reward(canvas, (rect.right - 278, rect.centery), printed, 18, gap=8, plus=False)
    draw_paid(canvas, rect, lesson.yields)
