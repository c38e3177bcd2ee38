"""What the panels of the Set-up have in common, and its switches: one of several values, each with its label."""

from collections.abc import Callable, Mapping
from typing import Any, Protocol

from pygame import Rect

from trickerion.screens.setup.plan import SetUpPlan
from trickerion.ui.buttons import Segments
from trickerion.ui.hotspots import Drawn
from trickerion.words.editions import Point


class PlanDeeds(Protocol):
    """Deeds of the panels: those of the Set-up at one screen, and of the lobby."""

    @property
    def has_manners(self) -> bool:
        """True if computer players lean as their Magicians do."""

    def change(self, do: Callable[..., object], *arguments: object, sound: str = "click") -> None:
        """Do something to the plan and show what it changed."""

    def open_points(self) -> None:
        """Open the points of the rules, one by one."""


class PlanPanel(Drawn):
    """A panel: what it shows of the ``plan``; ``light`` is how bright what breathes is."""

    light = 0.0

    def __init__(self, plan: SetUpPlan, deeds: PlanDeeds) -> None:
        self.plan, self.deeds, self._change = plan, deeds, deeds.change


def switch(
    name: str, rect: Rect, labels: Mapping[str, str], chosen: str, choose: Callable[[str], object], **look: Any
) -> Segments:
    """The values that have labels; ``choose`` gets the one that is clicked."""
    values = list(labels)
    return Segments(
        name, rect, values, list(labels.values()), values.index(chosen), lambda part: choose(values[part]), **look
    )


def point_switch(
    name: str, rect: Rect, plan: SetUpPlan, point: Point, choose: Callable[[str, object], object], **look: Any
) -> Segments:
    """The values of a point of the rules; ``choose`` gets the point and the value."""
    values, labels = zip(*point.values, strict=True)
    chosen = values.index(plan.ruling(point.id))
    return Segments(name, rect, range(len(values)), labels, chosen, lambda part: choose(point.id, values[part]), **look)
