"""A game pad that SDL pretends is plugged in, a true one to pygame; a hand that plays with it as ``Driver`` does."""

import ctypes
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pygame
import pytest
from driver import Driver, Point
from pygame import Rect
from pygame._sdl2 import controller

from trickerion.app.loop import App
from trickerion.ui.focus import DIRECTIONS, nearest
from trickerion.ui.said import Zone

BUTTONS = ("a", "b", "x", "y", "select", "guide", "start", "leftstick", "rightstick", "leftshoulder", "rightshoulder")
CROSS = ("dpup", "dpdown", "dpleft", "dpright")
AXES = ("leftx", "lefty", "rightx", "righty", "lefttrigger", "righttrigger")
WAYS = {(-1, 0): "dpleft", (1, 0): "dpright", (0, -1): "dpup", (0, 1): "dpdown"}
GAME_PAD = 1  # SDL_JOYSTICK_TYPE_GAMECONTROLLER
FARTHEST = 80  # presses from a thing to any other


def sdl() -> Any:
    """SDL as pygame has loaded it; the test is skipped where there is none that pretends."""
    files = sorted(Path(pygame.__file__).parent.parent.glob("pygame*.libs/libSDL2-2*"))
    if not files:
        pytest.skip("no SDL beside pygame")
    library = ctypes.CDLL(str(files[0]))
    if not hasattr(library, "SDL_JoystickAttachVirtual"):
        pytest.skip("SDL pretends no pads")
    library.SDL_JoystickFromInstanceID.restype = ctypes.c_void_p
    library.SDL_JoystickSetVirtualButton.argtypes = [ctypes.c_void_p, ctypes.c_int, ctypes.c_uint8]
    library.SDL_JoystickSetVirtualAxis.argtypes = [ctypes.c_void_p, ctypes.c_int, ctypes.c_int16]
    return library


class VirtualPad:
    """A pad that is plugged in now. ``presses`` counts the buttons that went down."""

    def __init__(self, library: Any) -> None:
        self._sdl = library
        self._index = library.SDL_JoystickAttachVirtual(GAME_PAD, len(AXES), len(BUTTONS) + len(CROSS), 0)
        if self._index < 0:
            pytest.skip("SDL pretends no pads here")
        self._pad = controller.Controller(self._index)
        self._stick = library.SDL_JoystickFromInstanceID(self._pad.as_joystick().get_instance_id())
        self.presses = 0

    def set(self, button: str, *, is_down: bool) -> None:
        """Hold a button, or let it go."""
        self.presses += is_down
        self._sdl.SDL_JoystickSetVirtualButton(self._stick, (*BUTTONS, *CROSS).index(button), int(is_down))

    def push(self, axis: str, value: int) -> None:
        """Push a stick or a trigger so far."""
        self._sdl.SDL_JoystickSetVirtualAxis(self._stick, AXES.index(axis), value)

    def pull_out(self) -> None:
        """Unplug it."""
        self._sdl.SDL_JoystickDetachVirtual(self._index)


@contextmanager
def plugged_in(app: App) -> Iterator[VirtualPad]:
    """A pad for this program for a while."""
    library = sdl()
    app.hands.pads.begin()
    pad = VirtualPad(library)
    yield pad
    pad.pull_out()
    pygame.event.get()


class PadHand(Driver):
    """A driver whose clicks and drags are presses of a pad: it walks to the thing, presses, walks on, presses."""

    def __init__(self, driver: Driver, pad: VirtualPad) -> None:
        super().__init__(driver.app)
        self.is_watched, self.pad = driver.is_watched, pad

    def tap(self, button: str, wait: int = 0) -> None:
        """A button down and up, by a person who looks at a new screen first."""
        self._look_up(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode=""))
        self.pad.set(button, is_down=True)
        self._live()
        self.pad.set(button, is_down=False)
        self.frames(1 + wait)

    def click(self, *places: str | Point, button: int = 1, wait: int = 0) -> None:
        for place in places:
            if isinstance(place, str) and not self.walk(place):
                return
            self.tap("a" if button == 1 else "rightstick")
        self.frames(wait)

    def drag(self, start: str | Point, end: str | Point) -> None:
        assert isinstance(start, str)
        assert isinstance(end, str)
        self.click(start)
        if self.top.spots.held is not None:
            self.click(end)

    def walk(self, name: str) -> bool:
        """Walk to a thing by arrows, from another part of the screen where they do not lead there.

        False when keys never go there, or no longer do: what only the mouse presses there is pressed elsewhere, too.
        """
        for _ in range(FARTHEST):
            if self.top.spots.focused == name or name not in self.reachable:
                return name in self.reachable
            self.tap(next(iter(self._way(name)), "rightshoulder"))
        raise AssertionError(f"no way to {name} from {self.top.spots.focused}: {sorted(self.reachable)}")

    @property
    def reachable(self) -> dict[str, Rect]:
        """Whatever arrows may come to."""
        spots, held = self.top.spots.layout.open, self.top.spots.held
        usable = {
            name: spot.takes(held.payload) if held is not None else spot.is_walked for name, spot in spots.items()
        }
        return {name: spots[name].rect for name, is_usable in usable.items() if is_usable}

    def _way(self, goal: str) -> list[str]:
        """Arrows to a thing, the fewest; none where no arrows lead there."""
        everything, start = self.reachable, self.top.spots.focused
        if start not in everything:
            return ["dpdown"]
        ways: dict[str, list[str]] = {start: []}
        waiting = deque([start])
        while waiting and goal not in ways:
            here = waiting.popleft()
            for direction in DIRECTIONS.values():
                there = self._beside(everything, here, direction)
                if there not in ways:
                    ways[there] = [*ways[here], WAYS[direction]]
                    waiting.append(there)
        return ways.get(goal, [])

    def _beside(self, everything: dict[str, Rect], here: str, direction: tuple[int, int]) -> str:
        zones = {name: self.top.spots.get(name).zone or Zone.NOW for name in everything}
        same = {name: rect for name, rect in everything.items() if zones[name] is zones[here]}
        there = nearest(same, here, direction)
        return (there if there != here else nearest(everything, here, direction)) or here
