"""Mouse and keyboard on hotspots: what a press, a drag or a key means to the hand."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

import pygame
from pygame import Rect

from trickerion.ui import focus as focus_order
from trickerion.ui import theme
from trickerion.ui.held import NOWHERE, Held
from trickerion.ui.hotspot import Hotspot, Point, Tip
from trickerion.ui.keys import key_text
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


class Keyboard:
    """The keyboard on the spots: Tab and arrows go from one to the next, Enter presses, a spot's own key clicks it."""

    def __init__(self, hand: SpotHand) -> None:
        self._hand = hand

    def handle_key(self, event: pygame.event.Event) -> bool:
        """Use a key that went down; False when it is not for the spots."""
        key, hand = key_text(event), self._hand
        if key in ("tab", "shift+tab"):
            step = 1 if key == "tab" else -1
            return self._focus(focus_order.next_in_order(list(self._reachable()), hand.focused, step))
        if event.key in focus_order.DIRECTIONS and key in ("left", "right", "up", "down"):
            return self._go(focus_order.DIRECTIONS[event.key])
        if key == "escape" and hand.held is not None:
            hand.put_back()
            return True
        if key in ("return", "space"):
            return self._confirm()
        spot = next((spot for spot in hand.layout.open.values() if spot.key and spot.key == key), None)
        return spot is not None and hand.activate(spot, spot.rect.center)

    def go_to(self, name: str) -> None:
        """Go to a spot, with whatever is in the hand."""
        if name in self._hand.layout.spots:
            self._focus(name)

    def pick_up(self, name: str, target: str) -> None:
        """Take what lies on a spot into the hand in place of what is there, and go to where it may be laid."""
        spot = self._hand.layout.spots[name]
        if spot.payload is not None:
            self._hand.take(spot, spot.rect.center, carried=True)
            self.go_to(target)

    def _go(self, direction: tuple[int, int]) -> bool:
        """Go in a direction, or step what is in focus."""
        hand = self._hand
        spot = hand.layout.spots.get(hand.focused) if hand.focused and hand.held is None else None
        if spot is not None and spot.on_step is not None and spot.enabled and direction[0]:
            spot.on_step(direction[0])
            return True
        return self._focus(focus_order.nearest(self._reachable(), hand.focused or hand.hovered, direction))

    def _reachable(self) -> dict[str, Rect]:
        """Rectangles that Tab visits: with something in the hand the places that take it, else all usable spots."""
        spots = self._hand.layout.open
        if self._hand.held is not None:
            payload = self._hand.held.payload
            return {name: spot.rect for name, spot in spots.items() if spot.takes(payload)}
        return {
            name: spot.rect
            for name, spot in spots.items()
            if spot.focusable and (spot.on_click or spot.on_step or spot.payload is not None)
        }

    def _focus(self, name: str | None) -> bool:
        if name is None:
            return False
        hand = self._hand
        hand.focused, hand.pointer, hand.hovered = name, NOWHERE, None
        if hand.held is not None:
            hand.held.position = hand.layout.spots[name].rect.center
            hand.held.grip = (0, 0)
        return True

    def _confirm(self) -> bool:
        hand, layout = self._hand, self._hand.layout
        spot = layout.open.get(hand.focused) if hand.focused else None
        if hand.held is not None:
            spot = spot or layout.spots.get(hand.landing or "")
            if spot is not None:
                hand.drop(spot)
            return spot is not None
        if spot is None:
            usual = [spot for spot in reversed(layout.open.values()) if spot.default]
            spot = next((spot for spot in usual if spot.enabled), next(iter(usual), None))
            hand.is_unaimed = True
        try:
            return spot is not None and hand.activate(spot, spot.rect.center)
        finally:
            hand.is_unaimed = False
