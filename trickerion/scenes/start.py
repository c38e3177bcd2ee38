"""From nothing to the title on the screen, and back."""

from __future__ import annotations

from pathlib import Path

import pygame

from trickerion.app.logfile import start_logging
from trickerion.app.loop import App, run
from trickerion.app.registry import open_scene
from trickerion.app.trouble import Trouble
from trickerion.scenes import load_scenes
from trickerion.storage.places import find_places


def play(data_dir: Path | None = None, size: tuple[int, int] | None = None) -> None:
    """Open the window on the title and run until somebody quits.

    Raises Trouble with one sentence when no window can be opened (there is no display, say).
    """
    places = find_places(data_dir)
    start_logging(places.logs)
    try:
        app = App(places, size=size)
    except pygame.error as error:
        raise Trouble(f"No window could be opened: {error}.") from error
    load_scenes()
    open_scene(app, "title")
    run(app)
