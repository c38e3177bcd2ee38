"""The switches of the Set-up: one of several values, each with its label."""

from collections.abc import Callable, Mapping
from typing import Any

import pygame

from trickerion.scenes.setup.plan import Plan
from trickerion.ui.buttons import Segments
from trickerion.words.points import Point


def switch(
    name: str, rect: pygame.Rect, labels: Mapping[str, str], chosen: str, choose: Callable[[str], object], **look: Any
) -> Segments:
    """The values that have labels; ``choose`` gets the one that is clicked."""
    values = list(labels)
    return Segments(
        name, rect, values, list(labels.values()), values.index(chosen), lambda part: choose(values[part]), **look
    )


def point_switch(
    name: str, rect: pygame.Rect, plan: Plan, point: Point, choose: Callable[[str, object], object], **look: Any
) -> Segments:
    """The values of a point of the rules; ``choose`` gets the point and the value."""
    values, labels = zip(*point.values, strict=True)
    chosen = values.index(plan.ruling(point.id))
    return Segments(name, rect, range(len(values)), labels, chosen, lambda part: choose(point.id, values[part]), **look)
