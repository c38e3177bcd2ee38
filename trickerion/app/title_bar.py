"""The title bar of the window: dark, as the house is, where a system lets a program choose."""

import ctypes
import logging
import sys
from typing import Final

import pygame

from trickerion.app.x11 import darken_title_bar

LOG = logging.getLogger(__name__)
_DARK_MODE: Final = 20
"""DWMWA_USE_IMMERSIVE_DARK_MODE of Windows 10 and 11; earlier ones refuse the number, and nothing happens."""


def darken() -> None:
    """Ask for a dark title bar; elsewhere than on Windows and X11 it follows the setting of the system."""
    driver = pygame.display.get_driver()
    window = pygame.display.get_wm_info().get("window")
    if not isinstance(window, int):
        return
    if driver == "x11":
        darken_title_bar(window)
    if sys.platform == "win32" and driver == "windows":
        dark = ctypes.c_int(1)
        try:
            ctypes.windll.dwmapi.DwmSetWindowAttribute(
                ctypes.c_void_p(window), _DARK_MODE, ctypes.byref(dark), ctypes.sizeof(dark)
            )
        except OSError as error:
            LOG.info("the title bar stays as it is: %s", error)
