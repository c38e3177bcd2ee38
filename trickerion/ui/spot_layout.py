"""The hotspots of one layout: which there are, which of them answer, and which lies at a point."""

from collections.abc import Callable

from pygame import Rect

from trickerion.ui.hotspot import Hotspot, Point

SNAP = 80  # canvas pixels from the pointer to the edge of a target that still takes the drop


class SpotLayout:
    """Spots by name, bottom to top.

    ``guests`` are those of what lies over the scene: they stay when the scene's layout changes. ``shield`` is a bubble
    over the scene: nothing below it is pointed at or pressed. ``open_to`` says which of the scene's spots answer (None:
    all of them), ``why_closed`` what is said to whoever uses one of the others. ``catches`` are areas, each with the
    target that gets what is dropped there, best first. ``number`` counts the layouts.
    """

    def __init__(self) -> None:
        self._own: dict[str, Hotspot] = {}
        self.guests: dict[str, Hotspot] = {}
        self.shield: Rect | None = None
        self.open_to: Callable[[str], bool] | None = None
        self.why_closed = ""
        self.catches: list[tuple[Rect, str]] = []
        self.number = 0

    def clear(self) -> None:
        """Forget all spots of the scene, and what catches drops."""
        self._own.clear()
        self.catches.clear()
        self.number += 1

    def add(self, spot: Hotspot) -> None:
        """Add a spot of the scene on top. Raises ValueError if its name is taken."""
        if spot.name in self._own:
            raise ValueError(f"two hotspots are named {spot.name!r}")
        self._own[spot.name] = spot

    @property
    def spots(self) -> dict[str, Hotspot]:
        """All spots, those of guests on top."""
        return {**self._own, **self.guests} if self.guests else self._own

    @property
    def open(self) -> dict[str, Hotspot]:
        """Spots that answer."""
        spots, is_open = self.spots, self.open_to
        if is_open is None:
            return spots
        return {name: spot for name, spot in spots.items() if name in self.guests or is_open(name)}

    def at(self, point: Point) -> Hotspot | None:
        """Topmost spot at a point that answers."""
        there = self.guests if self.shield is not None and self.shield.collidepoint(point) else self.open
        return next((spot for spot in reversed(there.values()) if spot.contains(point)), None)

    def is_shielded(self, point: Point) -> bool:
        """True when a bubble that lets nothing through lies at a point."""
        is_on = self.shield is not None and self.shield.collidepoint(point)
        return is_on and self.at(point) is None

    def closed_at(self, point: Point) -> Hotspot | None:
        """Closed spot at a point, where a reason can be given; None where there is none."""
        spots = reversed(self._own.values()) if self.why_closed else ()
        return next((spot for spot in spots if spot.reacts and spot.contains(point)), None)

    def is_on_closed(self, point: Point, payload: object) -> bool:
        """True when a closed target lies at a point that would take the payload if it were open."""
        there = self.closed_at(point)
        return there is not None and there.name not in self.open and there.takes(payload)

    def caught(self, point: Point) -> list[str]:
        """Targets of the areas at a point that catch what is dropped there, best first."""
        is_open = self.open
        return [name for area, name in self.catches if name in is_open and area.collidepoint(point)]

    def near(self, point: Point) -> list[str]:
        """Spots in reach of a point, nearest and topmost first; in an area that catches those of the area alone."""
        gaps = [(spot.distance(point), name) for name, spot in reversed(self.open.items())]
        near = [name for gap, name in sorted(gaps, key=lambda near: near[0]) if gap <= SNAP]
        caught = self.caught(point)
        return [*(name for name in near if name in caught), *caught] if caught else near
