"""Sticks and triggers of a game pad as something that is pressed or not: an edge to go over, a lower one to go back."""

from typing import Final

import pygame

ON, OFF = 18_000, 11_000
"""Positions beyond which a stick or trigger counts as pressed, and below which no longer; the end is 32,767."""

_LEFT: Final = (pygame.CONTROLLER_AXIS_LEFTX, pygame.CONTROLLER_AXIS_LEFTY)
_RIGHT: Final = (pygame.CONTROLLER_AXIS_RIGHTX, pygame.CONTROLLER_AXIS_RIGHTY)
_TRIGGERS: Final = {
    pygame.CONTROLLER_AXIS_TRIGGERLEFT: "lefttrigger",
    pygame.CONTROLLER_AXIS_TRIGGERRIGHT: "righttrigger",
}
_STICKS: Final = {_LEFT: (("dpleft", "dpright"), ("dpup", "dpdown")), _RIGHT: (("", ""), ("scrollup", "scrolldown"))}
"""Axes of a stick -> what each does to either side: the left one is another cross of arrows, the right one scrolls."""


class Sticks:
    """Axes of one pad, and what is pressed on them."""

    def __init__(self) -> None:
        self._at: dict[int, int] = {}
        self.pressed: frozenset[str] = frozenset()

    def would_change(self, axis: int, value: int) -> bool:
        """Take a new position of an axis; True when something is pressed now that was not, or the other way round."""
        self._at[axis] = value
        return self._pressed_now() != self.pressed

    def settle(self) -> list[tuple[str, bool]]:
        """Take over where the axes are: what has been let go (False), then what has been pressed (True)."""
        before, self.pressed = self.pressed, self._pressed_now()
        gone, come = sorted(before - self.pressed), sorted(self.pressed - before)
        return [*((name, False) for name in gone), *((name, True) for name in come)]

    def _pressed_now(self) -> frozenset[str]:
        triggers = {name for axis, name in _TRIGGERS.items() if self._is_beyond(self._at.get(axis, 0), name)}
        sticks = {self._side(*axes) for axes in _STICKS}
        return frozenset((triggers | sticks) - {""})

    def _side(self, across: int, along: int) -> str:
        """Side to which a stick is pressed: one at a time, that of the axis which is farther out."""
        x, y = self._at.get(across, 0), self._at.get(along, 0)
        number, value = (0, x) if abs(x) > abs(y) else (1, y)
        name = _STICKS[across, along][number][value > 0]
        return name if self._is_beyond(abs(value), name) else ""

    def _is_beyond(self, value: int, name: str) -> bool:
        return value > (OFF if name in self.pressed else ON)
