"""A reader at work: another process, of the system's own Python, that hears the game through the bus of readers.

Run by test_bus_of_readers in a session of its own: ``dbus-run-session python3 heard_reader.py PYTHON FOLDER``, PYTHON
being one that has the game. Prints a line for each thing that was heard; what is missing ends it with a failure.
"""

import contextlib
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from typing import Any

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, Gio, GLib  # noqa: E402

PATIENCE = 60.0  # seconds until the game counts as standing still
DEAF = 0.7  # seconds for which a screen that has come hears no press
QUITS = (
    20.0  # seconds on a busy machine; a third of one on an idle one, and for ever where two locks wait for each other
)
TIMES = 12
heard: list[str] = []


def enable(is_on: bool) -> None:
    """Say on the bus that somebody listens, or nobody does any more."""
    values = GLib.Variant("(ssv)", ("org.a11y.Status", "IsEnabled", GLib.Variant("b", is_on)))
    bus = Gio.bus_get_sync(Gio.BusType.SESSION, None)
    bus.call_sync("org.a11y.Bus", "/org/a11y/bus", "org.freedesktop.DBus.Properties", "Set", values, None, 0, -1, None)


def until(find: Callable[[], Any], what: str) -> Any:
    """Look again until there is something."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        try:
            found = find()
        except GLib.Error:  # what has just gone answers no more
            found = None
        if found:
            return found
        context = GLib.MainContext.default()
        while context.pending():
            context.iteration(False)
        time.sleep(0.05)
    sys.exit(f"not heard: {what}")


def everything(part: Any) -> list[Any]:
    """A part and all in it."""
    part.clear_cache()
    children = [part.get_child_at_index(number) for number in range(part.get_child_count())]
    return [part, *(inner for child in children if child is not None for inner in everything(child))]


def of_the_game() -> list[Any]:
    """All parts of the game's screen; none while the game is not there."""
    desk = Atspi.get_desktop(0)
    programs = [desk.get_child_at_index(number) for number in range(desk.get_child_count())]
    return [part for program in programs if program is not None for part in everything(program)]


def named(name: str, role: str) -> Any:
    """The part of that name and role, once it is there."""

    def find() -> Any:
        return next((p for p in of_the_game() if p.get_name() == name and p.get_role_name() == role), None)

    return until(find, f"{role} {name}")


def press(name: str) -> None:
    """Press the button of that name."""
    named(name, "push button").do_action(0)


def listen(event: Any) -> None:
    """Keep what is announced."""
    heard.append(event.any_data)


@contextlib.contextmanager
def started(python: str, folder: str) -> Iterator[subprocess.Popen[bytes]]:
    """The game on a new computer, which asks how to begin; it does not outlive whoever listens."""
    game = subprocess.Popen([python, "-m", "trickerion", "--data-dir", folder])
    try:
        named("Welcome. How Shall We Begin?", "dialog")
        time.sleep(DEAF)
        yield game
    finally:
        game.kill()
        game.wait()


def announced() -> str:
    """The first thing that is announced; a sheet that lies over the board is put away."""
    sheet = next((part for part in of_the_game() if part.get_name() == "Continue"), None)
    if sheet is not None:
        sheet.do_action(0)
        time.sleep(DEAF)
    return next(iter(heard), "")


def hear_a_game_begin(python: str, folder: str) -> None:
    """Begin a game and hear a question, or what a rival does."""
    with started(python, f"{folder}/one"):
        press("Play a Short Game")
        print("announced:", until(announced, "an announcement"))
    until(lambda: not of_the_game(), "the end of the game")


def come_and_go(python: str, folder: str) -> None:
    """Hear the title, press *Settings*, leave and come back, and see the game end."""
    with started(python, f"{folder}/two") as game:
        press("Just the Title")
        named("Quit", "push button")
        time.sleep(DEAF)
        press("Settings")
        named("Settings", "dialog")
        print("settings")
        for _ in range(TIMES):
            enable(False)
            until(lambda: not of_the_game(), "the end of listening")
            enable(True)
            named("Settings", "dialog")
        print("came and went")
        press("Done")
        named("Quit", "push button")
        time.sleep(DEAF)
        press("Quit")
        print("ended:", game.wait(timeout=QUITS))


def main(python: str, folder: str) -> None:
    """Listen to two games."""
    enable(True)
    Atspi.init()
    Atspi.EventListener.new(listen).register("object:announcement")
    hear_a_game_begin(python, folder)
    come_and_go(python, folder)


if __name__ == "__main__":
    main(*sys.argv[1:])
