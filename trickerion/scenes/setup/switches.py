"""What the panels of the Set-up have in common, and its switches: one of several values, each with its label."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from pygame import Rect

from trickerion.scenes.setup.plan import Change, SetUpPlan
from trickerion.ui.buttons import Segments
from trickerion.ui.hotspots import Drawn
from trickerion.words.editions import Point


@dataclass(frozen=True, slots=True)
class SetupDeeds:
    """Deeds of the panels: change the plan, open another set-up or the points, and leave.

    ``has_manners``: computer players lean as their Magicians do; ``has_last``: a game has been started before.
    """

    change: Change
    change_table: Callable[[str], object]
    open_points: Callable[[], object]
    start: Callable[[], object]
    restore: Callable[[], object]
    back: Callable[[], object]
    has_manners: Callable[[], bool]
    has_last: Callable[[], bool]


class PlanPanel(Drawn):
    """A panel: what it shows of the ``plan``; ``light`` is how bright what breathes is."""

    light = 0.0

    def __init__(self, plan: SetUpPlan, deeds: SetupDeeds) -> None:
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
