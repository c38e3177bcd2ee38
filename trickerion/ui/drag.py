"""What the player's hand holds: something dragged with the button down, or carried after a click."""

from __future__ import annotations

from dataclasses import dataclass

Point = tuple[int, int]

DRAG_THRESHOLD = 6  # canvas pixels the pointer moves before a press becomes a drag


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
    by_keyboard: bool = False

    @property
    def center(self) -> Point:
        """Where the middle of the held thing is now."""
        return self.position[0] - self.grip[0], self.position[1] - self.grip[1]


@dataclass(slots=True)
class Press:
    """A button pressed on a hotspot and not yet released."""

    name: str
    at: Point

    def moved_to(self, point: Point) -> bool:
        """Whether the pointer has gone far enough for a drag."""
        return (point[0] - self.at[0]) ** 2 + (point[1] - self.at[1]) ** 2 > DRAG_THRESHOLD**2
