"""What moves in the Academy: rooms drop, Banners unroll, markers fly, planks fall; lessons pay under their lamps."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

import pygame

from trickerion.rules.ask import SPACES
from trickerion.rules.catalog import ACADEMY
from trickerion.rules.events import (
    Event,
    LessonPaid,
    RoomRenovated,
    RoomsOpened,
    SecretRevealed,
    TrickPractised,
    TrickTaught,
)
from trickerion.scenes.academy.house import BANNER_PLACES, slot_center
from trickerion.scenes.academy.view import AcademyView, Slot
from trickerion.table.animator import SOUND
from trickerion.table.view import side_slots
from trickerion.ui import theme
from trickerion.ui.academy import MARKER_HALF, MarkerLook, draw_academy_marker
from trickerion.ui.controls import draw_reward, reward_width
from trickerion.ui.layout import academy as at
from trickerion.ui.shapes import draw_glow, draw_plate
from trickerion.ui.sound import Sounds
from trickerion.ui.tween import Timeline, arc, ease_out, linear

FLIGHT, DROP, UNROLL, FALL, RISE = 0.25, 0.25, 0.09, 0.4, 1.1  # seconds
LESSON = 0.45  # from one lesson's pay to the next
_HEARD = (RoomRenovated, RoomsOpened, TrickPractised, TrickTaught)


@dataclass(slots=True)
class Sprite:
    """Something on its way, from 0 to 1."""

    paint: Callable[[pygame.Surface, float], object]
    share: float = 0.0


class Motion:
    """Everything that moves over the scene; what is on its way is hidden, or only partly there, in the ``table``."""

    def __init__(self, timeline: Timeline, table: AcademyView, sounds: Sounds) -> None:
        self._timeline, self._table, self._sounds = timeline, table, sounds
        self._sprites: list[Sprite] = []
        self._lit: set[int] | None = None

    @property
    def lit(self) -> frozenset[int] | None:
        """The storeys whose lamps burn while lessons pay; None: all."""
        return frozenset(self._lit) if self._lit is not None else None

    def lamp(self, row: int) -> float:
        """How bright the lamp of a storey is: all burn but while lessons pay, which light theirs one by one."""
        return 1.0 if self._lit is None or row in self._lit else 0.0

    def show(self, events: Sequence[Event]) -> None:
        """Start the motion of the events; without motion nothing of it is seen."""
        if self._timeline.speed <= 0:
            return
        lessons = [event for event in events if isinstance(event, LessonPaid)]
        for event in events:
            if isinstance(event, RoomRenovated):
                self._build(event)
            elif isinstance(event, (TrickPractised, TrickTaught)):
                self._fly(event)
            elif isinstance(event, RoomsOpened):
                self._open(event.letter)
            elif isinstance(event, SecretRevealed):
                self._sounds.play("card_flick")
        self._pay(lessons)

    def show_others(self, events: Sequence[Event], viewer: int) -> None:
        """The same for what the viewer has not done here: that was shown when it was done."""
        own = (RoomRenovated, TrickPractised, TrickTaught, SecretRevealed)
        theirs = [event for event in events if not (isinstance(event, own) and event.seat == viewer)]
        for event in theirs:
            if isinstance(event, _HEARD):
                self._sounds.play(SOUND[type(event)])
        self.show(theirs)

    def _build(self, event: RoomRenovated) -> None:
        self._run(f"tile.{event.space}", DROP, 0.0)
        for number in range(min(event.banners, BANNER_PLACES)):
            self._run(f"banner.{event.space}.{number}", UNROLL, DROP + UNROLL * number)

    def _run(self, name: str, seconds: float, delay: float) -> None:
        """Let a thing come by and by."""
        shares = self._table.unrolled
        shares[name] = 0.0
        done = partial(shares.pop, name, None)
        self._timeline.add(seconds, partial(shares.__setitem__, name), delay=delay, done=done)

    def _open(self, letter: str) -> None:
        rooms = [room for room in self._table.board.rooms if SPACES[room.space].closed == letter]
        for number, room in enumerate(rooms):
            self._run(f"planks.{room.space}", FALL, FALL / 2 * number)

    def _fly(self, event: TrickPractised | TrickTaught) -> None:
        """The marker comes from the Character at work."""
        table, slot = self._table, Slot(event.space, event.slot)
        marker = table.board.room(event.space).markers[event.slot]
        if marker is None:
            return
        acting = table.acting
        slots = [place.id for place in side_slots(ACADEMY, table.viewer)]
        number = slots.index(acting.slot) if acting is not None and acting.slot in slots else 0
        start, end, name = at.slot_center(number), slot_center(table, slot), f"marker.{slot.space}.{slot.number}"
        look = MarkerLook(table.colours[event.seat], marker.suit, marker.trick)
        table.hidden.add(name)

        def paint(canvas: pygame.Surface, share: float) -> None:
            draw_academy_marker(canvas, arc(start, end, share), MARKER_HALF, look)

        self._start(paint, FLIGHT, 0.0, partial(table.hidden.discard, name))

    def _pay(self, lessons: Sequence[LessonPaid]) -> None:
        """One lesson after the other: its lamp goes on, and what it pays rises from its marker."""
        if lessons:
            self._lit = set()
        for number, lesson in enumerate(lessons):
            self._timeline.after(LESSON * number, partial(self._light, lesson))
            paint = partial(self._paint_pay, lesson)
            self._start(paint, RISE, LESSON * number, self._put_out if number == len(lessons) - 1 else None)

    def _light(self, lesson: LessonPaid) -> None:
        if self._lit is not None:
            self._lit.add(self._table.rooms[lesson.space][0])
        self._sounds.play("coins")

    def _put_out(self) -> None:
        self._lit = None

    def _paint_pay(self, lesson: LessonPaid, canvas: pygame.Surface, share: float) -> None:
        markers = enumerate(self._table.board.room(lesson.space).markers)
        number = next((n for n, one in markers if one is not None and one.trick == lesson.trick), 0)
        x, y = slot_center(self._table, Slot(lesson.space, number))
        draw_glow(canvas, (x, y), 40, strength=max(0.0, 1 - share))
        paid = (lesson.fame, lesson.coins, lesson.shards)
        box = pygame.Surface((reward_width(paid, 28, gap=8) + 36, 48), pygame.SRCALPHA)
        draw_plate(box, box.get_rect(), theme.DARK_INSET, 24, 2, theme.BRASS_HI)
        draw_reward(box, (box.get_width() // 2, 24), paid, 28, on_dark=True, align="center", gap=8)
        box.set_alpha(round(255 * min(1.0, 2.4 * (1 - share))))
        canvas.blit(box, box.get_rect(center=(x, y - round(64 * share))))

    def _start(
        self,
        paint: Callable[[pygame.Surface, float], object],
        seconds: float,
        delay: float,
        done: Callable[[], object] | None = None,
    ) -> None:
        sprite = Sprite(paint)
        self._sprites.append(sprite)

        def end() -> None:
            self._sprites.remove(sprite)
            if done is not None:
                done()

        ease = ease_out if delay == 0 else linear
        self._timeline.add(seconds, lambda share: setattr(sprite, "share", share), ease=ease, delay=delay, done=end)

    def draw(self, canvas: pygame.Surface) -> None:
        """What is in the air now."""
        for sprite in self._sprites:
            if sprite.share > 0:
                sprite.paint(canvas, sprite.share)
