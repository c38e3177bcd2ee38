"""Fingers: a press that lasts, a drag that is meant, two that scroll, and targets that need not be hit.

SDL makes a mouse of the first finger (``touch`` of the event is true); what is different about a finger is done to
these events here, before anything else sees them.
"""

from collections.abc import Iterator
from typing import Final, Protocol

import pygame

from trickerion.app.guard import Guard
from trickerion.app.pacing import Pacing
from trickerion.app.stack import SceneStack
from trickerion.app.window import Window
from trickerion.ui.hotspot import Hotspot, Point

LONG: Final = 0.5  # seconds that a finger rests until the press is a long one
DRAG: Final = 24  # canvas pixels that a finger moves before the press becomes a drag
REACH: Final = 40  # canvas pixels from a finger to the target that answers where nothing else lies
NOTCH: Final = 40  # canvas pixels that two fingers move for a notch of the wheel

Event = pygame.event.Event
_MOUSE: Final = (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)


class TouchProgram(Protocol):
    """The program as a finger knows it."""

    stack: SceneStack
    window: Window
    guard: Guard
    pacing: Pacing


class Touch:
    """Turns the mouse that SDL makes of a finger into what the finger means."""

    def __init__(self, program: TouchProgram) -> None:
        self._program = program
        self._down: Point | None = None  # where the finger went down, on the canvas
        self._pressed_at: Point = (0, 0)  # of the window, where the target lies that is meant
        self._rested = 0.0
        self._is_dragged = self._is_eaten = False
        self._fingers: dict[int, tuple[float, float]] = {}
        self._rolled = 0.0

    @property
    def due(self) -> float | None:
        """Seconds until a press is a long one; None while no finger rests."""
        return max(0.0, LONG - self._rested) if self._waits else None

    @property
    def _waits(self) -> bool:
        return self._down is not None and not (self._is_dragged or self._is_eaten)

    def take(self, event: Event) -> Iterator[Event]:
        """Turn an event of a finger into those that the program hears; others stay as they are."""
        if event.type in (pygame.FINGERDOWN, pygame.FINGERMOTION, pygame.FINGERUP):
            yield from self._fingered(event)
        elif event.type not in _MOUSE or not event.dict.get("touch"):
            yield event
        elif event.type == pygame.MOUSEBUTTONDOWN:
            yield from self._pressed(event)
        elif event.type == pygame.MOUSEMOTION:
            yield from self._moved(event)
        else:
            yield from self._released(event)

    def pass_time(self, seconds: float) -> Iterator[Event]:
        """Let time pass: a finger that rests long enough has pressed long."""
        if not self._waits:
            return
        self._rested += seconds
        top = self._program.stack.top
        if self._rested >= LONG and top is not None and top.spots.mouse.press is None and self._is_on_button:
            self._is_dragged = True  # somebody else has taken the press: a widget, or an answer that is held
        elif self._rested >= LONG:
            self._is_eaten = True
            yield Event(pygame.WINDOWLEAVE)
            self._press_long()

    # --- one finger ---------------------------------------------------------------------------------------------

    def _pressed(self, event: Event) -> Iterator[Event]:
        at = self._program.window.letterbox.to_canvas(event.pos)
        self._down, self._rested, self._is_dragged, self._is_eaten = at, 0.0, False, len(self._fingers) > 1
        meant = self._meant(at)
        self._pressed_at = event.pos if meant == at else self._program.window.letterbox.to_system(meant)
        if not self._is_eaten:
            yield Event(pygame.MOUSEMOTION, pos=self._pressed_at, rel=(0, 0), buttons=(0, 0, 0), touch=True)
            yield Event(event.type, {**event.dict, "pos": self._pressed_at})

    def _moved(self, event: Event) -> Iterator[Event]:
        at = self._program.window.letterbox.to_canvas(event.pos)
        if self._down is None or self._is_eaten:
            return
        x, y = self._down
        if self._is_dragged or (at[0] - x) ** 2 + (at[1] - y) ** 2 > DRAG**2:
            self._is_dragged = True
            yield event

    def _released(self, event: Event) -> Iterator[Event]:
        is_eaten, self._down = self._is_eaten or self._down is None, None
        if is_eaten:
            return
        place = event.pos if self._is_dragged else self._pressed_at
        spot = self._spot_at(self._program.window.letterbox.to_canvas(place))
        yield Event(event.type, {**event.dict, "pos": place})
        yield Event(pygame.WINDOWLEAVE)  # nothing stays lit where a finger was
        if spot is not None and not spot.reacts and not self._is_dragged:
            self._explain(spot)

    def _press_long(self) -> None:
        """Take the press back, and show what else can be done, or what the thing is."""
        top = self._program.stack.top
        if top is None or self._down is None:
            return
        spot = self._spot_at(self._meant(self._down))
        if top.spots.held is None:
            top.spots.put_back()  # the press is no longer one
        if spot is None or top.widgets.lies_at(self._down):
            return
        if top.spots.on_others is not None and top.spots.held is None and spot.enabled and spot.said().also:
            others = top.spots.on_others
            self._program.guard.call(top, lambda: others(spot))
        else:
            self._explain(spot)

    def _explain(self, spot: Hotspot) -> None:
        top = self._program.stack.top
        if top is not None:
            held = top.spots.held
            tip = spot.explanation(held.payload if held is not None else None)
            top.spots.say(spot.rect, tip)
            self._program.pacing.touch()

    # --- what is meant ------------------------------------------------------------------------------------------

    def _spot_at(self, point: Point) -> Hotspot | None:
        top = self._program.stack.top
        return top.spots.layout.at(point) if top is not None else None

    def _meant(self, point: Point) -> Point:
        """Point of the nearest thing that can be pressed, where nothing lies below the finger itself."""
        top = self._program.stack.top
        if top is None or top.spots.held is not None:
            return point
        layout = top.spots.layout
        is_shielded = layout.shield is not None and layout.shield.collidepoint(point)
        if is_shielded or layout.at(point) is not None or top.widgets.lies_at(point):
            return point
        near = [spot for spot in layout.open.values() if spot.reacts and spot.distance(point) <= REACH]
        spot = min(near, key=lambda spot: spot.distance(point), default=None)
        return _nearest(spot, point) if spot is not None else point

    @property
    def _is_on_button(self) -> bool:
        spot = self._spot_at(self._meant(self._down)) if self._down is not None else None
        return spot is not None and spot.reacts

    # --- two fingers --------------------------------------------------------------------------------------------

    def _fingered(self, event: Event) -> Iterator[Event]:
        before = len(self._fingers)
        if event.type == pygame.FINGERUP:
            self._fingers.pop(event.finger_id, None)
            if before == 2:
                yield Event(pygame.WINDOWLEAVE)
            return
        last = self._fingers.get(event.finger_id, (event.x, event.y))
        self._fingers[event.finger_id] = (event.x, event.y)
        if len(self._fingers) != 2:
            return
        if before == 1:
            yield from self._begin_to_scroll()
        letterbox = self._program.window.letterbox
        self._rolled += (event.y - last[1]) * letterbox.window_size[1] / letterbox.scale / 2
        notches = int(self._rolled / NOTCH)
        if notches:
            self._rolled -= notches * NOTCH
            yield Event(pygame.MOUSEWHEEL, x=0, y=notches, flipped=False, touch=True)

    def _begin_to_scroll(self) -> Iterator[Event]:
        """Take back what the first finger has begun; the wheel turns in the middle between the two."""
        self._rolled, self._is_eaten, top = 0.0, True, self._program.stack.top
        if top is not None:
            self._program.guard.call(top, top.spots.put_back)
        (x, y), (other_x, other_y) = self._fingers.values()
        wide, high = self._program.window.letterbox.points
        middle = round((x + other_x) / 2 * wide), round((y + other_y) / 2 * high)
        yield Event(pygame.MOUSEMOTION, pos=middle, rel=(0, 0), buttons=(0, 0, 0), touch=True)


def _nearest(spot: Hotspot, point: Point) -> Point:
    """Point inside a spot near another point; its middle where the nearest one is only just beside it."""
    rect = spot.rect
    x, y = (min(max(point[n], rect.topleft[n]), rect.bottomright[n] - 1) for n in (0, 1))
    return (x, y) if spot.contains((x, y)) else rect.center
