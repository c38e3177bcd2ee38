"""The display: what SDL is asked for before it, finding one, and another try where it refuses the window."""

import logging
import os
from collections.abc import Callable, Sequence
from typing import Final

import pygame

from trickerion.storage.player_error import PlayerError
from trickerion.ui.quiet import silent_libraries
from trickerion.words.trouble import NO_SCREEN, no_screen

LOG = logging.getLogger(__name__)
UNSEEN = ("offscreen", "dummy", "evdev")
"""Drivers of SDL that draw where nobody looks."""

DESKTOP_NAME = "unofficial.trickerion.FanEdition"
"""What Linux desktops call our windows; the desktop entry of packaging/linux has the same name, and so its icon."""

PLAIN_FRAMEBUFFER: Final = "SDL_FRAMEBUFFER_ACCELERATION"
HINTS: Final = {
    "SDL_WINDOWS_DPI_AWARENESS": "permonitorv2",
    PLAIN_FRAMEBUFFER: "0",
    "SDL_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR": "0",
    "SDL_VIDEO_ALLOW_SCREENSAVER": "1",
    "SDL_IME_SHOW_UI": "1",
}
"""True pixels, the cheaper way to the screen where there is no GPU, a screen that may go dark as the system is set, and
the list of an input method where it composes a letter.

Whoever has set one of them otherwise keeps it, as long as the display opens a window with it.
"""

IMPOSSIBLE: Final = {"wayland": PLAIN_FRAMEBUFFER}
"""The hint with which a driver opens no window: Wayland knows no framebuffer but that of a renderer."""


SMALL_SCREEN: Final = (1280, 800)
"""Size of a screen that is held in the hand: on one no larger the program proposes larger text."""
SESSION_SIGNS: Final = ("SteamDeck", "SteamGamepadUI", "GAMESCOPE_WAYLAND_DISPLAY")
"""Variables of a session that is made of one game alone."""


def is_games_session() -> bool:
    """True in a session that shows one game alone, such as gamescope: there is no desktop to be seen beside it."""
    is_named = "gamescope" in os.environ.get("XDG_CURRENT_DESKTOP", "").lower()
    return is_named or any(os.environ.get(sign, "0") not in ("", "0") for sign in SESSION_SIGNS)


def is_held_in_hand() -> bool:
    """True if every screen is as small as that of a handheld. After `open_screen`."""
    desktops = pygame.display.get_desktop_sizes()
    is_seen = pygame.display.get_driver() not in UNSEEN
    return is_seen and all(size[0] <= SMALL_SCREEN[0] and size[1] <= SMALL_SCREEN[1] for size in desktops)


def set_display_hints() -> None:
    """Ask SDL for what we wish. Before pygame.init().

    Signals stay Python's: SDL would turn SIGTERM into an event that nobody reads while the program ends.
    """
    for name, value in HINTS.items():
        os.environ.setdefault(name, value)
    os.environ["SDL_VIDEO_X11_WMCLASS"] = DESKTOP_NAME  # pygame has put the name of the script there
    os.environ["SDL_VIDEO_WAYLAND_WMCLASS"] = DESKTOP_NAME
    os.environ.setdefault("SDL_NO_SIGNAL_HANDLERS", "1")
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")


def open_screen() -> None:
    """Find a screen, before pygame.init(). Raises PlayerError, with one sentence, when there is none.

    SDL would then take a driver that shows nothing. It may when SDL_VIDEODRIVER asks for that, as tests do.
    """
    asked = bool(os.environ.get("SDL_VIDEODRIVER"))
    if not asked:
        os.environ.pop("SDL_VIDEODRIVER", None)  # an empty name would be looked for
    try:
        _begin()
    except pygame.error as error:
        raise PlayerError(no_screen(why=error)) from error
    if not asked and pygame.display.get_driver() in UNSEEN:
        pygame.display.quit()
        raise PlayerError(NO_SCREEN)


def insist(open_window: Callable[[], None]) -> None:
    """Open the window; where the display refuses it, once more without each of the hints, in the end without any.

    The display is begun anew for each try, so ``open_window()`` sets icon and title, too. Raises the first refusal, a
    pygame.error, when all tries are in vain.
    """
    try:
        open_window()
        return
    except pygame.error as error:
        refusal = error
    hints = {name: os.environ[name] for name in HINTS if name in os.environ}
    for left_out in (*([name] for name in hints), list(hints)):
        if _opens_without(left_out, open_window):
            LOG.warning("no window with %s: %s", ", ".join(left_out), refusal)
            return
        os.environ.update(hints)
    raise refusal


def _opens_without(hints: Sequence[str], open_window: Callable[[], None]) -> bool:
    for name in hints:
        os.environ.pop(name, None)
    try:
        pygame.display.quit()
        _begin()
        open_window()
    except pygame.error:
        return False
    return True


def _begin() -> None:
    """Let SDL find its driver, and take back what that driver cannot do."""
    with silent_libraries():
        pygame.display.init()
    os.environ.pop(IMPOSSIBLE.get(pygame.display.get_driver(), ""), None)
