"""The mouse on hotspots, and the hand that mouse and keyboard lead: what a press or a drag means to it."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

import pygame
from pygame import Rect

from trickerion.ui import theme
from trickerion.ui.held import NOWHERE, Held
from trickerion.ui.hotspot import Hotspot, Point, Tip
from trickerion.ui.spot_layout import SpotLayout
from trickerion.ui.spot_tips import SpotTips

DRAG_THRESHOLD = 6  # canvas pixels the pointer moves before a press becomes a drag


class SpotHand(Protocol):
    """The hand that mouse and keyboard lead: where it points, what it holds, and what it can do."""

    layout: SpotLayout
    tips: SpotTips
    pointer: Point
    hovered: str | None
    focused: str | None
    held: Held | None
    is_unaimed: bool
    on_wheeled: Callable[[], object]
    on_others: Callable[[Hotspot], object] | None

    @property
    def landing(self) -> str | None:
        """Target on which the held thing would be dropped now."""
        ...

    def hover(self) -> None:
        """Look what is under the pointer."""

    def take(self, spot: Hotspot, at: Point, *, carried: bool) -> None:
        """Take the payload of a spot into the hand."""

    def drop(self, spot: Hotspot | None) -> None:
        """Drop what is held on a spot, or say why not."""

    def let_go(self) -> None:
        """Drop what is held where it would land, or say why nothing takes it."""

    def put_back(self) -> None:
        """Let go of whatever is held without dropping it."""

    def activate(self, spot: Hotspot, at: Point) -> bool:
        """Click a spot, or take up what lies there; False when nothing happens."""
        ...

    def say(self, place: Rect, tip: Tip | None) -> None:
        """Say a reason at once."""


@dataclass(slots=True)
class Press:
    """A button pressed on a hotspot and not yet released."""

    name: str
    at: Point

    def moved_to(self, point: Point) -> bool:
        """True once the pointer has gone far enough for a drag."""
        return (point[0] - self.at[0]) ** 2 + (point[1] - self.at[1]) ** 2 > DRAG_THRESHOLD**2


class Mouse:
    """The mouse on the spots: hover, click, drag, right click and wheel. ``press``: the button that is down."""

    def __init__(self, hand: SpotHand) -> None:
        self._hand = hand
        self.press: Press | None = None

    def handle_event(self, event: pygame.event.Event) -> bool:
        """Use an event of the mouse; False when it is not for the spots."""
        if event.type == pygame.MOUSEMOTION:
            return self._moved(event.pos)
        if event.type == pygame.MOUSEBUTTONDOWN and event.button in (1, 3):
            self._moved(event.pos)
            self._hand.focused = self._hand.tips.refusal = None
            return self._pressed() if event.button == 1 else self._right_clicked()
        if event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            self._moved(event.pos)
            return self._released()
        if event.type == pygame.MOUSEWHEEL:
            return self._wheeled(event.y)
        if event.type == pygame.WINDOWLEAVE:
            self._hand.pointer = NOWHERE
            self._hand.hover()
        return False

    def _moved(self, point: Point) -> bool:
        hand, press = self._hand, self.press
        hand.pointer = point
        hand.hover()
        if hand.held is not None:
            hand.held.position = point
            if press is not None and press.moved_to(point):
                hand.held.carried = False  # picked up by a click, and now dragged: the release drops it
            return True
        if press is not None and press.moved_to(point):
            spot = hand.layout.open.get(press.name)
            if spot is not None and spot.enabled and spot.payload is not None:
                self.press = None
                hand.take(spot, press.at, carried=False)
                self._moved(point)
                return True
        return False

    def _pressed(self) -> bool:
        hand, layout = self._hand, self._hand.layout
        if layout.is_shielded(hand.pointer):
            self.press = None
            return True
        if hand.held is not None:
            self.press = Press(hand.held.source, hand.pointer)
            return True
        spot = layout.at(hand.pointer) or layout.closed_at(hand.pointer)
        self.press = Press(spot.name, hand.pointer) if spot is not None and spot.reacts else None
        return self.press is not None

    def _released(self) -> bool:
        press, self.press = self.press, None
        hand, layout = self._hand, self._hand.layout
        if hand.held is not None:
            if press is not None or not hand.held.carried:
                hand.let_go()
            return True
        spot = layout.at(hand.pointer)
        if press is not None and layout.why_closed and press.name not in layout.open:
            place = Rect(hand.pointer, (1, 1)).inflate(40, 40)
            hand.say(place, Tip(layout.why_closed, tint=theme.rgba(theme.WARN)))
            return True
        if press is None or spot is None or spot.name != press.name:
            return False
        return hand.activate(spot, hand.pointer)

    def _right_clicked(self) -> bool:
        hand = self._hand
        if hand.held is not None:
            hand.put_back()
            return True
        spot = hand.layout.at(hand.pointer)
        if hand.layout.is_shielded(hand.pointer):
            return True
        if spot is None or spot.on_right_click is None or not spot.enabled:
            return False
        spot.on_right_click()
        return True

    def _wheeled(self, notches: int) -> bool:
        spot = self._hand.layout.at(self._hand.pointer)
        if spot is None or spot.on_wheel is None or not notches:
            return False
        spot.on_wheel(notches)
        self._hand.on_wheeled()
        return True
