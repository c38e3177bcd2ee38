"""What moves in the Academy: rooms drop, Banners unroll, markers fly, planks fall; lessons pay under their lamps."""

from collections.abc import Sequence
from functools import partial

import pygame

from trickerion.rules import events as e
from trickerion.rules.catalog import ACADEMY
from trickerion.scenes.academy import layout as at
from trickerion.scenes.academy.places import banner_rects, by_banners, room_rect, slot_center
from trickerion.scenes.academy.view import AcademyView, RoomSlot
from trickerion.table.animator import SOUND, Air, PaintAt
from trickerion.table.move_pictures import deltas
from trickerion.table.view import side_slots
from trickerion.ui import theme
from trickerion.ui.academy import MARKER_HALF, MarkerLook, draw_academy_marker, draw_pennant
from trickerion.ui.controls import draw_reward, reward_width
from trickerion.ui.curves import arc, ease_out, linear
from trickerion.ui.hotspots import Point
from trickerion.ui.shapes import draw_glow, draw_plate
from trickerion.ui.sound import Sounds
from trickerion.ui.tween import Timeline

FLIGHT, DROP, UNROLL, FALL, RISE, FLIP = 0.25, 0.25, 0.09, 0.4, 1.1, 0.2  # seconds
LESSON = 0.45  # from one lesson's pay to the next
_HEARD = (e.RoomRenovated, e.RoomsOpened, e.TrickPractised, e.TrickTaught)


class Motion(Air):
    """Everything that moves over the scene; what is on its way is hidden, or only partly there, in the ``table``."""

    def __init__(self, timeline: Timeline, table: AcademyView, sounds: Sounds) -> None:
        super().__init__(timeline)
        self._table, self._sounds = table, sounds
        self._lit: set[int] | None = None
        self._laid: RoomSlot | None = None
        self._homes: dict[tuple[int, str], Point] = {}

    @property
    def lit(self) -> frozenset[int] | None:
        """The storeys whose lamps burn while lessons pay; None: all."""
        return frozenset(self._lit) if self._lit is not None else None

    def lamp(self, row: int) -> float:
        """Brightness of the lamp of a storey: all burn but while lessons pay, which light theirs one by one."""
        return 1.0 if self._lit is None or row in self._lit else 0.0

    def remember(self, laid: RoomSlot | None = None) -> None:
        """Remember the places of all markers before a deed of the viewer's: markers that leave fly off from there.

        ``laid``: the slot on which the hand lays one, which lies there and does not fly there once more.
        """
        self._laid = laid
        self._homes = {
            (lesson.owner, lesson.trick): slot_center(self._table, RoomSlot(lesson.space, lesson.slot))
            for lesson in self._table.board.lessons
        }

    def show(self, events: Sequence[e.Event]) -> None:
        """Start the motion of the events; without motion nothing of it is seen."""
        if self._timeline.speed <= 0:
            return
        lessons = [event for event in events if isinstance(event, e.LessonPaid)]
        for event in events:
            if isinstance(event, e.RoomRenovated):
                self._build(event)
            elif isinstance(event, (e.TrickPractised, e.TrickTaught)):
                self._fly(event)
            elif isinstance(event, e.RoomsOpened):
                self._open(event.letter)
            elif isinstance(event, e.AcademyMarkerReturned):
                self._return(event)
            elif isinstance(event, (e.SecretLearned, e.SecretRevealed, e.SecretsExchanged)):
                self._turn_up(event)
        self._pay(lessons)
        self._fill_purse(events)
        self._laid, self._homes = None, {}

    def show_others(self, events: Sequence[e.Event], viewer: int) -> None:
        """The same for what the viewer has not done here: that was shown when it was done."""
        own = (e.RoomRenovated, e.TrickPractised, e.TrickTaught, e.SecretRevealed)
        theirs = [event for event in events if not (isinstance(event, own) and event.seat == viewer)]
        for event in theirs:
            if isinstance(event, _HEARD):
                self._sounds.play(SOUND[type(event)])
        self.show(theirs)

    def _build(self, event: e.RoomRenovated) -> None:
        """The room drops; the Banners fly from their owner's to the outer wall and unroll."""
        table = self._table
        start = at.banner_count(by_banners(table).index(event.seat)).move(0, 2).topleft
        self._run(f"tile.{event.space}", DROP, 0.0)
        for number, rect in enumerate(banner_rects(table, event.space)[: event.banners]):
            delay = DROP + UNROLL * number
            self._run(f"banner.{event.space}.{number}", UNROLL, delay + FLIGHT)
            self.send(partial(_draw_banner, start, rect, table.colours[event.seat]), FLIGHT, delay, ease=linear)

    def _turn_up(self, event: e.SecretLearned | e.SecretRevealed | e.SecretsExchanged) -> None:
        """Secrets turn over where they lie now: on the display, or on the Protégé's board."""
        shown, seats = self._table.board.display, self._table.board.seats
        if isinstance(event, e.SecretLearned):
            own = seats[event.seat].secrets
            if event.secret in own:
                self._run(f"learned.{event.seat}.{own.index(event.secret)}", FLIP, 0.0)
            return
        self._sounds.play("card_flick")
        fresh = event.display if isinstance(event, e.SecretsExchanged) else (event.secret,)
        for number, secret in enumerate(shown):
            if secret and secret in fresh:
                self._run(f"secret.{number}", FLIP, FLIP / 2 * number)

    def _return(self, event: e.AcademyMarkerReturned) -> None:
        """The marker flies from its room to the Workshop; other players' leave the picture."""
        table, start = self._table, self._homes.get((event.seat, event.trick))
        place = next((n for n, owned in enumerate(table.me.tricks) if owned and owned.id == event.trick), None)
        if start is None or place is None or event.seat != table.viewer:
            return
        look = MarkerLook(table.colours[event.seat], table.me.trick_at(place).suit, event.trick)
        table.hidden.add(f"wing.{place}")
        painter = _marker_flight(start, at.wing_marker(place), look)
        self.send(painter, FLIGHT, 0.0, partial(table.hidden.discard, f"wing.{place}"))

    def _run(self, name: str, seconds: float, delay: float) -> None:
        """Let a thing arrive gradually."""
        shares = self._table.unrolled
        shares[name] = 0.0
        done = partial(shares.pop, name, None)
        self._timeline.add(seconds, partial(shares.__setitem__, name), delay=delay, done=done)

    def _open(self, letter: str) -> None:
        rooms = [room for room in self._table.board.rooms if room.letter == letter]
        for number, room in enumerate(rooms):
            self._run(f"planks.{room.space}", FALL, FALL / 2 * number)

    def _fly(self, event: e.TrickPractised | e.TrickTaught) -> None:
        """The marker comes from the Character at work."""
        table, slot = self._table, RoomSlot(event.space, event.slot)
        marker = table.board.spaces[event.space].markers[event.slot]
        if marker is None or slot == self._laid:
            return
        name = f"marker.{slot.space}.{slot.number}"
        look = MarkerLook(table.colours[event.seat], marker.suit, marker.trick)
        table.hidden.add(name)
        painter = _marker_flight(self._start_of(event), slot_center(table, slot), look)
        self.send(painter, FLIGHT, 0.0, partial(table.hidden.discard, name))

    def _start_of(self, event: e.TrickPractised | e.TrickTaught) -> Point:
        """Start of a marker's flight: the viewer's Workshop, else the Character at work."""
        table, acting = self._table, self._table.acting
        if event.seat == table.viewer:
            place = next((n for n, owned in enumerate(table.me.tricks) if owned and owned.id == event.trick), 0)
            return at.wing_marker(place)
        slots = [place.id for place in side_slots(ACADEMY, table.viewer)]
        return at.slot_center(slots.index(acting.slot) if acting is not None and acting.slot in slots else 0)

    def _fill_purse(self, events: Sequence[e.Event]) -> None:
        """Let the viewer's gains fly from their room to the counters, which count them then; payments rise there."""
        table, paid = self._table, [0, 0, 0]
        source, delay = None, 0.0
        for event in events:
            if isinstance(event, e.RoomRenovated):
                source, delay = room_rect(table, event.space).center, DROP
            elif isinstance(event, (e.TrickPractised, e.TrickTaught)):
                slot = RoomSlot(event.space, event.slot)
                source, delay = slot_center(table, slot), 0.0 if slot == self._laid else FLIGHT
            elif getattr(event, "source", "classroom") != "classroom":
                for number, amount in enumerate(deltas([event], table.viewer)):
                    if amount > 0 and source is not None:
                        self._gain(number, amount, source, delay)
                    else:
                        paid[number] += amount
        for number, amount in enumerate(paid):
            if amount:
                self.send(partial(_draw_rising, at.counter(number), _amounts(number, amount)), RISE)

    def _gain(self, number: int, amount: int, source: Point, delay: float) -> None:
        due, counter = self._table.due, at.counter(number)
        due[number] += amount

        def paint(canvas: pygame.Surface, share: float) -> None:
            _draw_amounts(canvas, arc(source, counter, share), _amounts(number, amount), 255)

        def land() -> None:
            due[number] -= amount

        self.send(paint, 2 * FLIGHT, delay, land, linear if delay else ease_out)

    def _pay(self, lessons: Sequence[e.LessonPaid]) -> None:
        """One lesson after the other: its lamp goes on, and what it pays rises from its marker."""
        if lessons:
            self._lit = set()
            self._timeline.after(LESSON * (len(lessons) - 1) + RISE, self._put_out)
        for number, lesson in enumerate(lessons):
            self._timeline.after(LESSON * number, partial(self._light, lesson))
            paint = partial(self._paint_pay, lesson)
            self.send(paint, RISE, LESSON * number, ease=linear if number else ease_out)

    def _light(self, lesson: e.LessonPaid) -> None:
        if self._lit is not None:
            self._lit.add(self._table.rooms[lesson.space][0])
        self._sounds.play("coins")

    def _put_out(self) -> None:
        self._lit = None

    def _paint_pay(self, lesson: e.LessonPaid, canvas: pygame.Surface, share: float) -> None:
        markers = enumerate(self._table.board.spaces[lesson.space].markers)
        number = next((n for n, one in markers if one is not None and one.trick == lesson.trick), 0)
        x, y = slot_center(self._table, RoomSlot(lesson.space, number))
        draw_glow(canvas, (x, y), 40, strength=max(0.0, 1 - share))
        paid = (lesson.fame, lesson.coins, lesson.shards)
        _draw_rising((x, y), paid, canvas, share)


def _draw_banner(start: Point, end: pygame.Rect, colour: str, canvas: pygame.Surface, share: float) -> None:
    draw_pennant(canvas, pygame.Rect(arc(start, end.topleft, share), end.size), colour, alpha=200)


def _marker_flight(start: Point, end: Point, look: MarkerLook) -> PaintAt:
    return lambda canvas, share: draw_academy_marker(canvas, arc(start, end, share), MARKER_HALF, look)


def _amounts(number: int, amount: int) -> tuple[int, int, int]:
    """An amount of Fame (0), Coins (1) or Shards (2)."""
    return (amount, 0, 0) if number == 0 else (0, amount, 0) if number == 1 else (0, 0, amount)


def _draw_rising(start: Point, amounts: tuple[int, int, int], canvas: pygame.Surface, share: float) -> None:
    center = (start[0], start[1] - round(64 * share))
    _draw_amounts(canvas, center, amounts, round(255 * min(1.0, 2.4 * (1 - share))))


def _draw_amounts(canvas: pygame.Surface, center: Point, amounts: tuple[int, int, int], alpha: int) -> None:
    """Fame, Coins and Shards on a dark plate, as they fly."""
    box = pygame.Surface((reward_width(amounts, 28, gap=8) + 36, 48), pygame.SRCALPHA)
    draw_plate(box, box.get_rect(), theme.DARK_INSET, 24, 2, theme.BRASS_HI)
    draw_reward(box, (box.get_width() // 2, 24), amounts, 28, on_dark=True, align="center", gap=8)
    box.set_alpha(alpha)
    canvas.blit(box, box.get_rect(center=center))
