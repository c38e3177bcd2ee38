"""From nothing to the title on the screen, and back."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path

import pygame

from trickerion.app.crash_report import copy_to_clipboard, crash_report, write_report
from trickerion.app.logfile import start_logging
from trickerion.app.loop import App, Fallen, run
from trickerion.app.registry import open_scene
from trickerion.app.signals import ending_on_signals
from trickerion.app.trouble import Trouble
from trickerion.scenes import load_scenes
from trickerion.scenes.autoplay import Autoplay
from trickerion.storage.places import find_places

FALLEN = (
    "The program has failed and has to end. Your game was saved after the last decision; the next start offers to take "
    "it up again. What happened is written among the log files."
)


def play(data_dir: Path | None = None, size: tuple[int, int] | None = None, autoplay: Path | None = None) -> None:
    """Open the window on the title and run until somebody quits.

    With ``autoplay`` opponents play a game in the window, the final table is written to that picture, and the program
    ends. Raises Trouble with one sentence when no window can be opened (there is no display, say), and Fallen when the
    program has failed.
    """
    places = find_places(data_dir)
    start_logging(places.logs)
    try:
        app = App(places, size=size)
    except pygame.error as error:
        raise Trouble(f"No window could be opened: {error}.") from error
    app.ended_badly = app.ended_badly and autoplay is None  # nobody is there to be asked
    with ending_on_signals(app.quit):
        if autoplay is not None:
            _run(app, autoplay)
            return
        try:
            _run(app, None)
        except Fallen as fallen:
            tell_in_a_window(str(fallen))
            raise


def _run(app: App, autoplay: Path | None) -> None:
    """From the first scene to the end. Raises Fallen, also when there never was a first frame."""
    try:
        load_scenes()
        open_scene(app, "title")
        after_frame = Autoplay(app, autoplay).after_frame if autoplay is not None else lambda: None
    except Exception as error:
        report = crash_report(error, "the start", None)
        write_report(app.places.logs, report)
        raise Fallen(report) from error
    run(app, after_frame)


def tell_in_a_window(report: str) -> None:
    """The last word of a program whose own window is gone; nothing where there is no display."""
    if os.environ.get("SDL_VIDEODRIVER") == "dummy":
        return
    with contextlib.suppress(pygame.error):
        pygame.display.init()  # for the clipboard
        chosen = pygame.display.message_box("Trickerion", FALLEN, "error", None, ("Close", "Copy report"), 0, 0)
        if chosen == 1:
            pygame.display.set_mode((1, 1), pygame.HIDDEN)
            copy_to_clipboard(report)
