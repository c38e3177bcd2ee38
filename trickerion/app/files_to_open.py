"""Files to be opened: dropped on the window, double-clicked, or named on the command line of a second start."""

import time
from pathlib import Path
from typing import Final, Protocol

from trickerion.app.registry import SceneHost, has_scene, open_scene
from trickerion.app.window import Window
from trickerion.storage.data_paths import DataPaths
from trickerion.storage.handed_over import allowed, handed_over

_LOOKS_EVERY: Final = 0.4
"""Seconds between two looks for what another start has handed over."""


class Opening(SceneHost, Protocol):
    """The program as it opens files."""

    places: DataPaths
    window: Window


class FilesToOpen:
    """The files wait until the scene on top may be covered; one is opened at a time."""

    def __init__(self, program: Opening) -> None:
        self._program = program
        self._waiting: list[Path] = []
        self._looked_at = 0.0

    def add(self, said: object) -> None:
        """Open a file as soon as that can be done; what is no plain file with its whole path is passed over."""
        file = allowed(said)
        if file is not None and file not in self._waiting:
            self._waiting.append(file)

    def pass_time(self) -> None:
        """Look for files that were handed over, and open what waits."""
        program, now = self._program, time.monotonic()
        if program.places.window == 1 and now - self._looked_at >= _LOOKS_EVERY:
            self._looked_at = now
            if found := handed_over(program.places):
                program.window.come_to_front()
                for file in found:
                    self.add(str(file))
        top = program.stack.top
        if self._waiting and top is not None and top.may_be_covered and has_scene("open_file"):
            open_scene(program, "open_file", path=self._waiting.pop(0))
