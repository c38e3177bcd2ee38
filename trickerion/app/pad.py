"""Game pads: their buttons, crosses, sticks and triggers as names of what goes down and up, whoever holds the pad.

Only the events of SDL's controllers count. Those of its joysticks come for the same press and are dropped here: if SDL
kept them back, the controllers would be silent, too. A stick that trembles is no event at all.
"""

import logging
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

import pygame
from pygame._sdl2 import controller

from trickerion.app.sticks import Sticks

LOG = logging.getLogger(__name__)
REPEATS_AFTER, REPEATS_EACH = 0.4, 0.12  # seconds that an arrow is held before another press, and between two

JOYSTICKS: Final = frozenset(
    {
        *(pygame.JOYAXISMOTION, pygame.JOYBALLMOTION, pygame.JOYHATMOTION, pygame.JOYBUTTONDOWN, pygame.JOYBUTTONUP),
        *(pygame.JOYDEVICEADDED, pygame.JOYDEVICEREMOVED),
    }
)
_CODES: Final = {
    pygame.CONTROLLER_BUTTON_A: "a",
    pygame.CONTROLLER_BUTTON_B: "b",
    pygame.CONTROLLER_BUTTON_X: "x",
    pygame.CONTROLLER_BUTTON_Y: "y",
    pygame.CONTROLLER_BUTTON_START: "start",
    pygame.CONTROLLER_BUTTON_BACK: "select",
    pygame.CONTROLLER_BUTTON_LEFTSTICK: "leftstick",
    pygame.CONTROLLER_BUTTON_RIGHTSTICK: "rightstick",
    pygame.CONTROLLER_BUTTON_LEFTSHOULDER: "leftshoulder",
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: "rightshoulder",
    pygame.CONTROLLER_BUTTON_DPAD_UP: "dpup",
    pygame.CONTROLLER_BUTTON_DPAD_DOWN: "dpdown",
    pygame.CONTROLLER_BUTTON_DPAD_LEFT: "dpleft",
    pygame.CONTROLLER_BUTTON_DPAD_RIGHT: "dpright",
}
ARROWS: Final = {"dpup": "up", "dpdown": "down", "dpleft": "left", "dpright": "right"}
"""Names of the cross of arrows, which the left stick has, too -> the key of each."""
NOTCHES: Final = {"scrollup": 1, "scrolldown": -1}
"""Sides of the right stick -> notches of the wheel."""
_REPEATED: Final = frozenset({*ARROWS, *NOTCHES})
_MAKES: Final = {
    "xbox": ("xbox", "x-box", "xinput"),
    "playstation": ("playstation", "dualshock", "dualsense", "ps3", "ps4", "ps5"),
    "nintendo": ("nintendo", "switch", "joy-con"),
}


class PadTurn(NamedTuple):
    """A button that goes down or up, or an arrow that is still held and counts once more."""

    button: str
    is_down: bool = True


def make_of(name: str) -> str:
    """Make of a pad by what its driver calls it; "" where that tells nothing."""
    told = name.lower()
    return next((make for make, names in _MAKES.items() if any(part in told for part in names)), "")


class Pads:
    """Pads that are plugged in, and what is held on them. ``make`` is that of the pad used last."""

    def __init__(self) -> None:
        self._open: dict[int, controller.Controller] = {}
        self._sticks: dict[int, Sticks] = {}
        self._held, self._left = "", 0.0  # what repeats, and the seconds until then
        self._is_begun = False
        self.make = ""

    def begin(self) -> None:
        """Look for pads from now on. Those that are there come as events."""
        if self._is_begun:
            return
        try:
            controller.init()
        except pygame.error as error:
            LOG.info("no game pads: %s", error)
            return
        self._is_begun = True

    def end(self) -> None:
        """Let go of all pads."""
        self._open.clear()
        self._sticks.clear()
        if self._is_begun:
            controller.quit()
        self._is_begun = False

    @property
    def is_there(self) -> bool:
        """True while a pad is plugged in."""
        return bool(self._open)

    @property
    def due(self) -> float | None:
        """Seconds until what is held counts once more; None while nothing is."""
        return max(0.0, self._left) if self._held else None

    def is_noise(self, event: pygame.event.Event) -> bool:
        """True for an event of a pad that presses and lets go of nothing."""
        if event.type == pygame.CONTROLLERAXISMOTION:
            sticks = self._sticks.setdefault(event.instance_id, Sticks())
            return not sticks.would_change(event.axis, event.value)
        return event.type in JOYSTICKS

    def take(self, event: pygame.event.Event) -> Sequence[PadTurn] | None:
        """Use an event of a pad: what it presses and lets go of. None for an event of something else."""
        if event.type == pygame.CONTROLLERDEVICEADDED:
            self._plug_in(event.device_index)
        elif event.type == pygame.CONTROLLERDEVICEREMOVED:
            self._open.pop(event.instance_id, None)
            self._sticks.pop(event.instance_id, None)
            self._held = ""
        elif event.type in (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP):
            name = _CODES.get(event.button, "")
            return self._note(event, [PadTurn(name, event.type == pygame.CONTROLLERBUTTONDOWN)] if name else [])
        elif event.type == pygame.CONTROLLERAXISMOTION:
            return [] if self.is_noise(event) else self._note(event, self._sticks[event.instance_id].settle())
        elif event.type not in JOYSTICKS and event.type != pygame.CONTROLLERDEVICEREMAPPED:
            return None
        return []

    def _plug_in(self, index: int) -> None:
        try:
            pad = controller.Controller(index)
        except pygame.error as error:
            LOG.warning("a game pad does not open: %s", error)
            return
        LOG.info("a game pad: %s", pad.name)
        self._open[pad.as_joystick().get_instance_id()] = pad  # its own id is the place in the list

    def _note(self, event: pygame.event.Event, turned: Sequence[tuple[str, bool]]) -> list[PadTurn]:
        """Remember who turned what, and what repeats from now on."""
        if event.instance_id in self._open:
            self.make = make_of(self._open[event.instance_id].name)
        turns = [PadTurn(*turn) for turn in turned]
        for turn in turns:
            if turn.is_down:
                self._held, self._left = (turn.button if turn.button in _REPEATED else ""), REPEATS_AFTER
            elif turn.button == self._held:
                self._held = ""
        return turns

    def pass_time(self, seconds: float) -> Iterator[PadTurn]:
        """Let time pass: an arrow that is held counts again, once at most."""
        if not self._held:
            return
        self._left -= seconds
        if self._left <= 0:
            self._left = REPEATS_EACH
            yield PadTurn(self._held)
