"""Hotspots: the named places of a scene, and everything a hand can do with them.

A scene adds its spots (later ones lie on top), again whenever its layout changes: hover, focus and the held thing are
kept by name. Mouse and keyboard come in through ``handle_event`` with positions on the canvas; it returns whether the
event was used. Three ways lead to every drop: drag; click, then click; Tab or arrows and Enter. A drop need not hit: it
lands on the nearest target in reach, else on the best one of the area that catches it (``landing``, before and after).

    spots = Hotspots()
    spots.clear()
    spots.add(Hotspot("character.manager", disk_rect, payload=character))
    spots.add(Hotspot("downtown.slot_1", Circle(80, 140, 34), accepts=is_legal, on_drop=place, refuses=why_not))
    spots.handle_event(event); spots.update(dt)
    for name in spots.lit_targets(): ...          # let them glow
    spots.rect("downtown.slot_1")                 # tests and animations ask by name
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from trickerion.ui import focus as focus_order
from trickerion.ui import theme
from trickerion.ui.hotspot import (
    Circle,
    Hotspot,
    Point,
    Tip,
    Tips,
    always,
    explained,
    plain,
    spoken,
    tip_in,
    tip_of,
    tip_words,
)
from trickerion.ui.keys import key_text
from trickerion.words.drawing import NOTHING_TAKES_IT, ONLY_LIT

__all__ = [
    "Circle",
    "Drawn",
    "Hotspot",
    "Hotspots",
    "Point",
    "Tip",
    "Tips",
    "always",
    "explained",
    "plain",
    "spoken",
    "tip_in",
    "tip_of",
    "tip_words",
]
"""Names for other parts of the screen, some of them handed on from `hotspot`."""

TIP_DELAY = 0.28  # seconds of hovering
TIP_FADE = 0.12
DRAG_THRESHOLD = 6  # canvas pixels the pointer moves before a press becomes a drag
SNAP = 80  # canvas pixels from the pointer to the edge of a target that still takes the drop
REFUSAL_STAYS = 5.0  # seconds that a reason is shown unless the pointer goes elsewhere
NOWHERE: Point = (-1, -1)  # the pointer while the keyboard is in use


@dataclass(slots=True)
class Held:
    """A thing in the hand.

    ``carried`` is True after a click (the next click drops it) and False while the button is down. ``grip`` is where
    on the thing it was taken, from its centre, so that it does not jump under the pointer.
    """

    payload: object
    source: str
    position: Point
    grip: Point
    carried: bool

    @property
    def center(self) -> Point:
        """Middle of the held thing now."""
        return self.position[0] - self.grip[0], self.position[1] - self.grip[1]


@dataclass(slots=True)
class Press:
    """A button pressed on a hotspot and not yet released."""

    name: str
    at: Point

    def moved_to(self, point: Point) -> bool:
        """True once the pointer has gone far enough for a drag."""
        return (point[0] - self.at[0]) ** 2 + (point[1] - self.at[1]) ** 2 > DRAG_THRESHOLD**2


@dataclass(frozen=True, slots=True)
class ShownTip:
    """A tip that is due: its text, the rectangle it explains, and how far it has faded in (0..1)."""

    tip: Tip
    anchor: Rect
    opacity: float


class Hotspots:
    """The spots of one scene. Callbacks (all optional): ``on_pick_up(held)``, ``on_put_back(held)`` when something goes
    back without being dropped, ``on_refused(spot, reason)`` when a drop or a click is not possible there,
    ``on_wheeled()`` when something was scrolled."""

    def __init__(self) -> None:
        self._own: dict[str, Hotspot] = {}
        self.guests: dict[str, Hotspot] = {}  # of what lies over the scene: they stay when its layout changes
        self.shield: Rect | None = None  # a bubble over the scene: nothing below it is pointed at or pressed
        self.spotlit: Sequence[Rect] = ()  # what a guide shows and where it speaks: tips leave it visible
        self.open_to: Callable[[str], bool] | None = None  # which of the scene's spots answer; None: all of them
        self.why_closed = ""  # what is said to whoever uses one of the others
        self._layouts = 0
        self.pointer: Point = NOWHERE
        self.hovered: str | None = None
        self.focused: str | None = None
        self.held: Held | None = None
        self.returning: Held | None = None  # on its way back to where it was taken
        self.on_pick_up: Callable[[Held], object] | None = None
        self.on_put_back: Callable[[Held], object] | None = None
        self.on_refused: Callable[[Hotspot, str], object] | None = None
        self.on_wheeled: Callable[[], object] = lambda: None
        self.keep_clear: list[Rect] = []  # what tips had better not cover, besides the spots
        self.catches: list[tuple[Rect, str]] = []  # areas, and the target that gets what is dropped there: best first
        self.panels: list[Rect] = []  # what lies in one of these is explained beside the whole of it
        self._press: Press | None = None
        self._explained: str | None = None
        self._rested = 0.0
        self._refusal: ShownTip | None = None
        self._refused_at, self._refused_while = NOWHERE, ""
        self.is_unaimed = False
        """True while Enter presses the usual spot, on which neither the pointer nor the focus need be."""
        self._landed: tuple[tuple[object, ...], str | None] | None = None  # when, and where
        self._filled: str | None = None  # dropped on, or clicked: quiet until the pointer was elsewhere

    # --- layout -------------------------------------------------------------------------------------------------

    def clear(self) -> None:
        """Forget all spots, to add those of the new layout."""
        self._own.clear()
        self.catches.clear()
        self._layouts += 1

    def add(self, spot: Hotspot) -> Hotspot:
        """Add a spot on top of those before. Raises ValueError if its name is taken."""
        if spot.name in self._own:
            raise ValueError(f"two hotspots are named {spot.name!r}")
        self._own[spot.name] = spot
        return spot

    def add_all(self, spots: Iterable[Hotspot]) -> None:
        """Add several spots, in order."""
        for spot in spots:
            self.add(spot)

    @property
    def _spots(self) -> dict[str, Hotspot]:
        return {**self._own, **self.guests} if self.guests else self._own

    @property
    def _open(self) -> dict[str, Hotspot]:
        """Those that answer."""
        spots, is_open = self._spots, self.open_to
        if is_open is None:
            return spots
        return {name: spot for name, spot in spots.items() if name in self.guests or is_open(name)}

    def names(self) -> list[str]:
        """All names, bottom to top."""
        return list(self._spots)

    def __contains__(self, name: str) -> bool:
        return name in self._spots

    def get(self, name: str) -> Hotspot:
        """The spot of that name. Raises KeyError."""
        return self._spots[name]

    def rect(self, name: str) -> Rect:
        """Rectangle of a spot on the canvas. Raises KeyError."""
        return self._spots[name].rect

    def meaning(self, name: str | None) -> object | None:
        """Meaning of the spot of that name; None if there is no such spot or the spot has no meaning."""
        return self._spots[name].means if name in self._spots else None

    def at(self, point: Point) -> Hotspot | None:
        """The topmost spot at a point that answers."""
        is_shielded = self.shield is not None and self.shield.collidepoint(point)
        there = self.guests if is_shielded else self._open
        return next((spot for spot in reversed(there.values()) if spot.contains(point)), None)

    @property
    def _is_shielded(self) -> bool:
        """True while the pointer is on a bubble that lets nothing through."""
        is_on = self.shield is not None and self.shield.collidepoint(self.pointer)
        return is_on and self.at(self.pointer) is None

    # --- what the scene draws -----------------------------------------------------------------------------------

    def offered(self) -> object | None:
        """Payload that could be dropped now: the held thing's, else that of the spot under the pointer or the focus."""
        if self.held is not None:
            return self.held.payload
        for name in (self.hovered, self.focused):
            spot = self._spots.get(name) if name else None
            if spot is not None and spot.enabled and spot.payload is not None:
                return spot.payload
        return None

    def lit_targets(self) -> list[str]:
        """The names of the spots that would take what is held, hovered or focused."""
        payload = self.offered()
        return [] if payload is None else [name for name, spot in self._spots.items() if spot.takes(payload)]

    @property
    def in_air(self) -> Held | None:
        """Thing drawn above the table: the held one, or one that flies back."""
        return self.held or self.returning

    @property
    def landing(self) -> str | None:
        """Target on which the held thing would be dropped now: in focus, near the pointer, or the panel's best.

        None at home, and on a target that says why it refuses: no neighbour gets what was meant for that one.
        """
        if self.held is None:
            return None
        laid_out = (self._layouts, len(self._spots), len(self.catches), self.open_to, self._is_shielded)
        now = (self.held, self.pointer, self.focused, *laid_out)
        if self._landed is None or self._landed[0] != now:
            self._landed = now, self._landing(self.held)
        return self._landed[1]

    def _landing(self, held: Held) -> str | None:
        payload, here = held.payload, self.at(self.pointer)
        if self._is_shielded:
            return None
        if (here is not None and (here.name == held.source or here.why_refused(payload))) or self._is_on_closed(
            payload
        ):
            return None
        near, spots = [self.focused] if self.pointer == NOWHERE else self._in_reach(), self._spots
        return next((name for name in near if name in spots and spots[name].takes(payload)), None)

    def _in_reach(self) -> list[str]:
        """The spots near the pointer, nearest and topmost first; in an area that catches those of the area alone."""
        gaps = [(spot.distance(self.pointer), name) for name, spot in reversed(self._open.items())]
        near = [name for gap, name in sorted(gaps, key=lambda near: near[0]) if gap <= SNAP]
        caught = self._catching()
        return [*(name for name in near if name in caught), *caught] if caught else near

    def _catching(self) -> list[str]:
        is_open = self._open
        return [name for area, name in self.catches if name in is_open and area.collidepoint(self.pointer)]

    @property
    def hot(self) -> tuple[str | None, ...]:
        """The names of what is under the pointer, in focus, and where the held thing would be dropped."""
        return self.hovered, self.focused, self.landing

    def is_hot(self, name: str) -> bool:
        """True while the pointer, the keyboard focus or the held thing's target is on a spot."""
        return name in self.hot

    def is_pressed(self, name: str) -> bool:
        """True while the button is down on a spot and the pointer still there."""
        return self._press is not None and self._press.name == name == self.hovered

    def focus_rect(self) -> Rect | None:
        """The rectangle to ring when the keyboard is in use."""
        spot = self._spots.get(self.focused) if self.focused else None
        return spot.rect if spot else None

    def tip(self) -> ShownTip | None:
        """The tooltip to show now, if any."""
        if self._refusal is not None:
            return self._refusal
        spot = self._spots.get(self._explained) if self._explained else None
        if spot is None or self._rested < TIP_DELAY or self._is_dragging() or spot.name == self._filled:
            return None
        tip = spot.explanation(self.held.payload if self.held else None)
        if tip is None:
            return None
        return ShownTip(tip, spot.anchor or spot.rect, min(1.0, (self._rested - TIP_DELAY) / TIP_FADE + 0.05))

    def _is_dragging(self) -> bool:
        """A drag shows no tips, except the reason of a place that refuses."""
        if self.held is None:
            return False
        spot = self._spots.get(self._explained) if self._explained else None
        return spot is None or spot.on_drop is None

    @property
    def moving(self) -> bool:
        """True while a tip is about to come."""
        return self._explained in self._spots and self._rested < TIP_DELAY + TIP_FADE

    @property
    def look(self) -> object:
        """State of the picture that a moment can change: the layout, the spot under the pointer, the refusal."""
        return self._layouts, self.hovered, self.focused, self._refusal

    # --- time and input -----------------------------------------------------------------------------------------

    def update(self, dt: float) -> None:
        """Let ``dt`` seconds pass: hover follows a changed layout, tips become due."""
        self._hover()
        wanted = self.hovered or self.focused
        is_elsewhere = wanted != self._explained
        if is_elsewhere:
            self._explained, self._rested, self._filled = wanted, 0.0, None
        else:
            self._rested += dt
        is_old = self._refused_while != self.why_closed or self._rested >= REFUSAL_STAYS
        if is_old or (is_elsewhere and self.pointer != self._refused_at):
            self._refusal = None

    def handle_event(self, event: pygame.event.Event) -> bool:
        """Use an event whose ``pos`` is on the canvas; False when it is not for the spots."""
        if event.type == pygame.MOUSEMOTION:
            return self._moved(event.pos)
        if event.type == pygame.MOUSEBUTTONDOWN and event.button in (1, 3):
            self._moved(event.pos)
            self.focused = self._refusal = None
            return self._pressed() if event.button == 1 else self._right_clicked()
        if event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            self._moved(event.pos)
            return self._released()
        if event.type == pygame.MOUSEWHEEL:
            return self._wheeled(event.y)
        if event.type == pygame.KEYDOWN:
            return self._key(event)
        if event.type == pygame.WINDOWLEAVE:
            self.pointer = NOWHERE
            self._hover()
        return False

    def put_back(self) -> None:
        """Let go of whatever is held without dropping it."""
        held, self.held, self._press = self.held, None, None
        if held is not None and self.on_put_back is not None:
            self.on_put_back(held)

    def _hover(self) -> None:
        spot = self.at(self.pointer)
        self.hovered = spot.name if spot else None

    def _moved(self, point: Point) -> bool:
        self.pointer = point
        self._hover()
        if self.held is not None:
            self.held.position = point
            if self._press is not None and self._press.moved_to(point):
                self.held.carried = False  # picked up by a click, and now dragged: the release drops it
            return True
        if self._press is not None and self._press.moved_to(point):
            spot = self._spots.get(self._press.name)
            at, self._press = self._press.at, self._press
            if spot is not None and spot.enabled and spot.payload is not None and spot.name in self._open:
                self._press = None
                self._pick_up(spot, at, carried=False)
                self._moved(point)
                return True
        return False

    def _pick_up(self, spot: Hotspot, at: Point, *, carried: bool) -> None:
        center = spot.rect.center
        grip = (at[0] - center[0], at[1] - center[1])
        self._refusal = None
        self.held = Held(spot.payload, spot.name, at, grip, carried)
        if self.on_pick_up is not None:
            self.on_pick_up(self.held)

    def _pressed(self) -> bool:
        if self._is_shielded:
            self._press = None
            return True
        if self.held is not None:
            self._press = Press(self.held.source, self.pointer)
            return True
        spot = self.at(self.pointer) or self._closed_at(self.pointer)
        self._press = Press(spot.name, self.pointer) if spot is not None and spot.reacts else None
        return self._press is not None

    def _closed_at(self, point: Point) -> Hotspot | None:
        """Closed spot at a point, where a reason can be given; None where there is none."""
        spots = reversed(self._own.values()) if self.why_closed else ()
        return next((spot for spot in spots if spot.reacts and spot.contains(point)), None)

    def _released(self) -> bool:
        press, self._press = self._press, None
        if self.held is not None:
            if press is not None or not self.held.carried:
                self._drop(self._spots.get(self.landing or self._missed()))
            return True
        spot = self.at(self.pointer)
        if press is not None and self.why_closed and press.name not in self._open:
            self._say(Rect(self.pointer, (1, 1)).inflate(40, 40), Tip(self.why_closed, tint=theme.rgba(theme.WARN)))
            return True
        if press is None or spot is None or spot.name != press.name:
            return False
        return self._activate(spot, self.pointer)

    def _activate(self, spot: Hotspot, at: Point) -> bool:
        if not spot.enabled:
            self._refuse(spot, spot.why_not, spot.explanation(None))
            return True
        if spot.on_click is not None:
            self._filled = spot.name
            spot.on_click()
        elif spot.payload is not None:
            self._pick_up(spot, at, carried=True)
        else:
            return False
        return True

    def _missed(self) -> str:
        """Target meant by a drop that nothing takes: the one below the pointer, or that of the panel; else ""."""
        here = self.at(self.pointer)
        if self._is_shielded or (self.held is not None and self._is_on_closed(self.held.payload)):
            return ""
        return here.name if here is not None and here.on_drop is not None else next(iter(self._catching()), "")

    def _is_on_closed(self, payload: object) -> bool:
        """True while the pointer is on a closed target that would take the payload if it were open."""
        there = self._closed_at(self.pointer)
        return there is not None and there.name not in self._open and there.takes(payload)

    def _drop(self, spot: Hotspot | None) -> None:
        held = self.held
        assert held is not None
        if spot is not None and spot.takes(held.payload) and spot.on_drop is not None:
            self.held, self._filled = None, spot.name
            spot.on_drop(held.payload)
            return
        reason = spot.why_refused(held.payload) if spot is not None and spot.name != held.source else ""
        if spot is not None and reason:
            self._refuse(spot, reason, None if spot.is_told else Tip(reason, tint=theme.rgba(theme.WARN)))
            if held.carried:
                return  # it stays in the hand: another click may find a place that takes it
        elif not self._is_home(held):
            reason = self.why_closed or (ONLY_LIT if self.lit_targets() else NOTHING_TAKES_IT)
            self._say(Rect(self.pointer, (1, 1)).inflate(40, 40), Tip(reason, tint=theme.rgba(theme.WARN)))
        self.put_back()

    def _is_home(self, held: Held) -> bool:
        """True if the held thing is let go at home: near its place, or in the same area, which takes it back."""
        home = self._spots.get(held.source)
        if home is None or self.pointer == NOWHERE or home.distance(self.pointer) <= SNAP:
            return True
        areas = (spot for spot in self._open.values() if spot.on_drop is not None and spot.contains(self.pointer))
        return any(spot.contains(home.rect.center) for spot in areas)

    def _refuse(self, spot: Hotspot, reason: str, tip: Tip | None) -> None:
        """Say why not, at once and at the place."""
        self._say(spot.rect, tip)
        if self.on_refused is not None:
            self.on_refused(spot, reason)

    def _say(self, place: Rect, tip: Tip | None) -> None:
        self._explained, self._rested, self._refused_at = self.hovered or self.focused, TIP_DELAY, self.pointer
        self._refusal, self._refused_while = ShownTip(tip, place, 1.0) if tip is not None else None, self.why_closed

    def _right_clicked(self) -> bool:
        if self.held is not None:
            self.put_back()
            return True
        spot = self.at(self.pointer)
        if self._is_shielded:
            return True
        if spot is None or spot.on_right_click is None or not spot.enabled:
            return False
        spot.on_right_click()
        return True

    def _wheeled(self, notches: int) -> bool:
        spot = self.at(self.pointer)
        if spot is None or spot.on_wheel is None or not notches:
            return False
        spot.on_wheel(notches)
        self.on_wheeled()
        return True

    # --- keyboard -----------------------------------------------------------------------------------------------

    def _key(self, event: pygame.event.Event) -> bool:
        key = key_text(event)
        if key in ("tab", "shift+tab"):
            step = 1 if key == "tab" else -1
            return self._focus(focus_order.next_in_order(list(self._reachable()), self.focused, step))
        if event.key in focus_order.DIRECTIONS and key in ("left", "right", "up", "down"):
            direction = focus_order.DIRECTIONS[event.key]
            spot = self._spots.get(self.focused) if self.focused and self.held is None else None
            if spot is not None and spot.on_step is not None and spot.enabled and direction[0]:
                spot.on_step(direction[0])
                return True
            return self._focus(focus_order.nearest(self._reachable(), self.focused or self.hovered, direction))
        if key == "escape" and self.held is not None:
            self.put_back()
            return True
        if key in ("return", "space"):
            return self._confirm()
        spot = next((spot for spot in self._open.values() if spot.key and spot.key == key), None)
        return spot is not None and self._activate(spot, spot.rect.center)

    def _reachable(self) -> dict[str, Rect]:
        """Rectangles that Tab visits: with something in the hand the places that take it, else all usable spots."""
        if self.held is not None:
            payload = self.held.payload
            return {name: spot.rect for name, spot in self._open.items() if spot.takes(payload)}
        return {
            name: spot.rect
            for name, spot in self._open.items()
            if spot.focusable and (spot.on_click or spot.on_step or spot.payload is not None)
        }

    def _focus(self, name: str | None) -> bool:
        if name is None:
            return False
        self.focused = name
        self.pointer, self.hovered = NOWHERE, None
        if self.held is not None:
            self.held.position = self._spots[name].rect.center
            self.held.grip = (0, 0)
        return True

    def go_to(self, name: str) -> None:
        """Go to a spot as the keyboard does, with whatever is in the hand."""
        if name in self._spots:
            self._focus(name)

    def pick_up(self, name: str, target: str) -> None:
        """Take what lies on a spot into the hand in place of what is there, and go to where it may be laid."""
        spot = self._spots[name]
        if spot.payload is not None:
            self._pick_up(spot, spot.rect.center, carried=True)
            self.go_to(target)

    def focus(self, name: str | None) -> None:
        """Put the keyboard focus on a spot, or take it away."""
        self.focused = name

    def _confirm(self) -> bool:
        spot = self._open.get(self.focused) if self.focused else None
        if self.held is not None:
            spot = spot or self._spots.get(self.landing or "")
            if spot is not None:
                self._drop(spot)
            return spot is not None
        if spot is None:
            usual = [spot for spot in reversed(self._open.values()) if spot.default]
            spot = next((spot for spot in usual if spot.enabled), next(iter(usual), None))
            self.is_unaimed = True
        try:
            return spot is not None and self._activate(spot, spot.rect.center)
        finally:
            self.is_unaimed = False


class Drawn:
    """A part of the screen: it adds its hotspots and draws itself, by what the hand does with them."""

    def add_hotspots(self, spots: Hotspots) -> None:
        """Add the hotspots."""

    def draw(self, canvas: Surface, spots: Hotspots) -> None:
        """Draw it as it is now."""
