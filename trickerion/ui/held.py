"""Held, a thing in the hand, and where it would be dropped."""

from dataclasses import dataclass

from trickerion.ui.hotspot import Point
from trickerion.ui.spot_layout import SNAP, SpotLayout

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


class Landing:
    """Targets of a drop, found in a layout of spots; the last answer is remembered while nothing changes."""

    def __init__(self, layout: SpotLayout) -> None:
        self._layout = layout
        self._found: tuple[tuple[object, ...], str | None] | None = None  # when, and where

    def target(self, held: Held, pointer: Point, focused: str | None) -> str | None:
        """Target on which the held thing would be dropped now: in focus, near the pointer, or the panel's best.

        None at home, and on a target that says why it refuses: no neighbour gets what was meant for that one.
        """
        layout = self._layout
        laid_out = (layout.number, len(layout.spots), len(layout.catches), layout.open_to, layout.is_shielded(pointer))
        now = (held, pointer, focused, *laid_out)
        if self._found is None or self._found[0] != now:
            self._found = now, self._target(held, pointer, focused)
        return self._found[1]

    def _target(self, held: Held, pointer: Point, focused: str | None) -> str | None:
        layout, payload = self._layout, held.payload
        here = layout.at(pointer)
        if layout.is_shielded(pointer):
            return None
        if (here is not None and (here.name == held.source or here.why_refused(payload))) or layout.is_on_closed(
            pointer, payload
        ):
            return None
        near, spots = [focused] if pointer == NOWHERE else layout.near(pointer), layout.spots
        return next((name for name in near if name in spots and spots[name].takes(payload)), None)

    def missed(self, held: Held, pointer: Point) -> str:
        """Target meant by a drop that nothing takes: the one below the pointer, or that of the panel; else ""."""
        layout, here = self._layout, self._layout.at(pointer)
        if layout.is_shielded(pointer) or layout.is_on_closed(pointer, held.payload):
            return ""
        return here.name if here is not None and here.on_drop is not None else next(iter(layout.caught(pointer)), "")

    def is_home(self, held: Held, pointer: Point) -> bool:
        """True if the held thing is let go at home: near its place, or in the same area, which takes it back."""
        home = self._layout.spots.get(held.source)
        if home is None or pointer == NOWHERE or home.distance(pointer) <= SNAP:
            return True
        areas = (spot for spot in self._layout.open.values() if spot.on_drop is not None and spot.contains(pointer))
        return any(spot.contains(home.rect.center) for spot in areas)
