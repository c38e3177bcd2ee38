"""A box of the system, for what has to be said when there is no window: whoever clicked an icon sees no terminal."""

import contextlib
import logging
import os
import shutil
import subprocess
from collections.abc import Callable, Sequence
from typing import Final

import pygame

from trickerion.app.display import UNSEEN
from trickerion.console import one_line
from trickerion.ui.quiet import silent_libraries
from trickerion.words.screens.menus import GAME

LOG = logging.getLogger(__name__)
NOTHING_CHOSEN: Final = -1
DISPLAYS: Final = ("DISPLAY", "WAYLAND_DISPLAY")
BUS: Final = ("DBUS_SESSION_BUS_ADDRESS",)

BOXES: Final[tuple[tuple[Callable[[str, str], tuple[str, ...]], Sequence[str]], ...]] = (
    (lambda title, text: ("zenity", "--error", "--no-markup", f"--title={title}", f"--text={text}"), DISPLAYS),
    (lambda title, text: ("kdialog", "--title", title, "--error", text), DISPLAYS),
    (lambda title, text: ("xmessage", "-center", "-title", title, text), DISPLAYS[:1]),
    (lambda title, text: ("notify-send", "--urgency=critical", title, text), BUS),
)
"""Programs of Linux desktops that say a sentence, each with the variables of which it needs one."""

_PLAIN: Final = str.maketrans({"<": "‹", ">": "›", "&": "+"})
"""Some of them take a text for markup, whatever they are told."""


def say_in_a_box(text: str, buttons: Sequence[str]) -> int:
    """Show a sentence and wait for one of the buttons: its number, or NOTHING_CHOSEN.

    SDL asks Windows, macOS and the desktop; where it fails (Wayland without zenity, say) other programs of the desktop
    show the sentence. Nothing happens where SDL draws unseen, as in tests.
    """
    if os.environ.get("SDL_VIDEODRIVER") in UNSEEN:
        return NOTHING_CHOSEN
    try:
        with silent_libraries():
            if not pygame.display.get_init():
                pygame.display.init()
            if pygame.display.get_driver() not in UNSEEN:  # without a display SDL crashes beside a deaf zenity
                return pygame.display.message_box(GAME, text, "error", None, tuple(buttons), 0, 0)
    except pygame.error as error:
        LOG.info("no box of SDL: %s", error)
    plain = one_line(text).translate(_PLAIN)
    if not any(_shows(command(GAME, plain), needs) for command, needs in BOXES):
        LOG.warning("nobody could be told: %s", text)
    return NOTHING_CHOSEN


def _shows(command: Sequence[str], needs: Sequence[str]) -> bool:
    """Whether a program of the desktop has shown its text; without any display there is no use in trying."""
    program = shutil.which(command[0])
    if program is None or not any(os.environ.get(variable) for variable in needs):
        return False
    call = [program, *command[1:]]
    with contextlib.suppress(OSError):
        done = subprocess.run(call, stdin=subprocess.DEVNULL, capture_output=True, check=False)
        return done.returncode in (0, 1)  # 1: the box was closed without its button
    return False
