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
from typing import ClassVar

import pygame
from pygame import Rect, Surface

from trickerion.ui import theme
from trickerion.ui.held import NOWHERE, Held, Landing
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
from trickerion.ui.said import Zone
from trickerion.ui.spot_input import Mouse
from trickerion.ui.spot_keys import Keyboard
from trickerion.ui.spot_layout import SpotLayout
from trickerion.ui.spot_tips import ShownTip, SpotTips
from trickerion.words.drawing import NOTHING_TAKES_IT, ONLY_LIT

__all__ = [
    "NOWHERE",
    "Circle",
    "Drawn",
    "Held",
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
"""Names for other parts of the screen, some of them handed on from `hotspot` and `held`."""


class Hotspots:
    """The spots of one scene, and the hand on them.

    Parts: ``layout`` (which spots there are, and which answer), ``tips``, ``mouse``, ``keyboard``. Callbacks (all
    optional): ``on_pick_up(held)``, ``on_put_back(held)`` when something goes back without being dropped,
    ``on_refused(spot, reason)`` when a drop or a click is not possible there, ``on_wheeled()`` when something was
    scrolled, ``on_others(spot)`` when the list of what else can be done with a spot is wanted.
    """

    layout: SpotLayout
    tips: SpotTips
    pointer: Point
    hovered: str | None
    focused: str | None
    held: Held | None
    on_wheeled: Callable[[], object]

    def __init__(self) -> None:
        self.layout = SpotLayout()
        self.tips = SpotTips(self.layout)
        self._landing = Landing(self.layout)
        self.pointer = NOWHERE
        self.hovered = self.focused = None
        self.held = None
        self.returning: Held | None = None  # on its way back to where it was taken
        self.is_unaimed = False
        """True while Enter presses the usual spot, on which neither the pointer nor the focus need be."""
        self.mouse, self.keyboard = Mouse(self), Keyboard(self)
        self.on_pick_up: Callable[[Held], object] | None = None
        self.on_put_back: Callable[[Held], object] | None = None
        self.on_refused: Callable[[Hotspot, str], object] | None = None
        self.on_others: Callable[[Hotspot], object] | None = None
        self.on_wheeled = lambda: None
        self.spotlit: Sequence[Rect] = ()  # what a guide shows and where it speaks: tips leave it visible
        self.keep_clear: list[Rect] = []  # what tips had better not cover, besides the spots
        self.zone = Zone.NOW  # of what is added
        self.panels: list[Rect] = []  # what lies in one of these is explained beside the whole of it

    # --- layout -------------------------------------------------------------------------------------------------

    def clear(self) -> None:
        """Forget all spots, to add those of the new layout."""
        self.layout.clear()

    def add(self, spot: Hotspot) -> Hotspot:
        """Add a spot on top of those before, in the zone of its panel. Raises ValueError if its name is taken."""
        spot.zone = spot.zone or self.zone
        self.layout.add(spot)
        return spot

    def add_all(self, spots: Iterable[Hotspot]) -> None:
        """Add several spots, in order."""
        for spot in spots:
            self.add(spot)

    def add_parts(self, *parts: "Drawn") -> None:
        """Add the spots of some parts of the screen, each in its zone."""
        before = self.zone
        for part in parts:
            self.zone = part.zone if part.zone is not None else before
            part.add_hotspots(self)
        self.zone = before

    def names(self) -> list[str]:
        """All names, bottom to top."""
        return list(self.layout.spots)

    def __contains__(self, name: str) -> bool:
        return name in self.layout.spots

    def get(self, name: str) -> Hotspot:
        """The spot of that name. Raises KeyError."""
        return self.layout.spots[name]

    def rect(self, name: str) -> Rect:
        """Rectangle of a spot on the canvas. Raises KeyError."""
        return self.layout.spots[name].rect

    def meaning(self, name: str | None) -> object | None:
        """Meaning of the spot of that name; None if there is no such spot or the spot has no meaning."""
        spot = self.layout.spots.get(name) if name is not None else None
        return spot.means if spot is not None else None

    # --- what the scene draws -----------------------------------------------------------------------------------

    def offered(self) -> object | None:
        """Payload that could be dropped now: the held thing's, else that of the spot under the pointer or the focus."""
        if self.held is not None:
            return self.held.payload
        for name in (self.hovered, self.focused):
            spot = self.layout.spots.get(name) if name else None
            if spot is not None and spot.enabled and spot.payload is not None:
                return spot.payload
        return None

    def lit_targets(self) -> list[str]:
        """The names of the spots that would take what is held, hovered or focused."""
        payload = self.offered()
        return [] if payload is None else [name for name, spot in self.layout.spots.items() if spot.takes(payload)]

    @property
    def in_air(self) -> Held | None:
        """Thing drawn above the table: the held one, or one that flies back."""
        return self.held or self.returning

    @property
    def landing(self) -> str | None:
        """Target on which the held thing would be dropped now, or None."""
        return self._landing.target(self.held, self.pointer, self.focused) if self.held is not None else None

    @property
    def hot(self) -> tuple[str | None, ...]:
        """The names of what is under the pointer, in focus, and where the held thing would be dropped."""
        return self.hovered, self.focused, self.landing

    def is_hot(self, name: str) -> bool:
        """True while the pointer, the keyboard focus or the held thing's target is on a spot."""
        return name in self.hot

    def is_pressed(self, name: str) -> bool:
        """True while the button is down on a spot and the pointer still there."""
        press = self.mouse.press
        return press is not None and press.name == name == self.hovered

    def tip(self) -> ShownTip | None:
        """The tooltip to show now, if any."""
        return self.tips.due(self.held)

    @property
    def moving(self) -> bool:
        """True while a tip is about to come."""
        return self.tips.moving

    @property
    def look(self) -> object:
        """State of the picture that a moment can change: the layout, the spot under the pointer, the refusal."""
        return self.layout.number, self.hovered, self.focused, self.tips.refusal

    # --- time and input -----------------------------------------------------------------------------------------

    def update(self, dt: float) -> None:
        """Let ``dt`` seconds pass: hover and focus follow a changed layout, tips become due."""
        self.hover()
        self.keyboard.follow()
        is_pointed = self.hovered is not None
        self.tips.update(dt, self.hovered or self.focused, self.pointer, is_pointed=is_pointed)

    def handle_event(self, event: pygame.event.Event) -> bool:
        """Use an event whose ``pos`` is on the canvas; False when it is not for the spots."""
        if event.type == pygame.KEYDOWN:
            return self.keyboard.handle_key(event)
        return self.mouse.handle_event(event)

    def hover(self) -> None:
        """Look what is under the pointer."""
        spot = self.layout.at(self.pointer)
        self.hovered = spot.name if spot else None

    # --- what the hand does -------------------------------------------------------------------------------------

    def take(self, spot: Hotspot, at: Point, *, carried: bool) -> None:
        """Take the payload of a spot into the hand, which points at ``at``."""
        center = spot.rect.center
        grip = (at[0] - center[0], at[1] - center[1])
        self.tips.refusal = None
        self.held = Held(spot.payload, spot.name, at, grip, carried)
        if self.on_pick_up is not None:
            self.on_pick_up(self.held)

    def put_back(self) -> None:
        """Let go of whatever is held without dropping it."""
        held, self.held, self.mouse.press = self.held, None, None
        if held is not None and self.on_put_back is not None:
            self.on_put_back(held)

    def activate(self, spot: Hotspot, at: Point) -> bool:
        """Click a spot, or take up what lies there; False when nothing happens."""
        if not spot.enabled:
            self._refuse(spot, spot.why_not, spot.explanation(None))
            return True
        if spot.on_click is not None:
            self.tips.filled = spot.name
            spot.on_click()
        elif spot.payload is not None:
            self.take(spot, at, carried=True)
        else:
            return False
        return True

    def let_go(self) -> None:
        """Drop what is held where it would land, or say why nothing takes it."""
        if self.held is not None:
            self.drop(self.layout.spots.get(self.landing or self._landing.missed(self.held, self.pointer)))

    def drop(self, spot: Hotspot | None) -> None:
        """Drop what is held on a spot, or say why not."""
        held = self.held
        assert held is not None
        if spot is not None and spot.takes(held.payload) and spot.on_drop is not None:
            self.held, self.tips.filled = None, spot.name
            spot.on_drop(held.payload)
            return
        reason = spot.why_refused(held.payload) if spot is not None and spot.name != held.source else ""
        if spot is not None and reason:
            self._refuse(spot, reason, None if spot.is_told else Tip(reason, tint=theme.rgba(theme.WARN)))
            if held.carried:
                return  # it stays in the hand: another click may find a place that takes it
        elif not self._landing.is_home(held, self.pointer):
            reason = self.layout.why_closed or (ONLY_LIT if self.lit_targets() else NOTHING_TAKES_IT)
            self.say(Rect(self.pointer, (1, 1)).inflate(40, 40), Tip(reason, tint=theme.rgba(theme.WARN)))
        self.put_back()

    def _refuse(self, spot: Hotspot, reason: str, tip: Tip | None) -> None:
        """Say why not, at once and at the place."""
        self.say(spot.rect, tip)
        if self.on_refused is not None:
            self.on_refused(spot, reason)

    def say(self, place: Rect, tip: Tip | None) -> None:
        """Say a reason at once, at a place."""
        self.tips.say(place, tip, self.hovered or self.focused, self.pointer)


class Drawn:
    """A part of the screen: it adds its hotspots and draws itself, by what the hand does with them.

    ``zone`` is the part of the screen to which its hotspots belong; None: that of whoever adds it.
    """

    zone: ClassVar[Zone | None] = None

    def add_hotspots(self, spots: Hotspots) -> None:
        """Add the hotspots."""

    def draw(self, canvas: Surface, spots: Hotspots) -> None:
        """Draw it as it is now."""
