"""Things of an X11 display that SDL 2 does not do: monitors that show other pixels than before, a dark title bar.

Each is asked for by a connection of its own, since that of SDL keeps what was so when it began.
"""

import contextlib
import ctypes
import functools
import logging
import os
from collections.abc import Iterator
from typing import Any, Final

from pygame import Rect

LOG = logging.getLogger(__name__)
_MOST: Final = 64


class _Monitor(ctypes.Structure):
    """XRRMonitorInfo of libXrandr."""

    _fields_ = (
        *(("name", ctypes.c_ulong), ("primary", ctypes.c_int), ("automatic", ctypes.c_int), ("outputs", ctypes.c_int)),
        *(("x", ctypes.c_int), ("y", ctypes.c_int), ("width", ctypes.c_int), ("height", ctypes.c_int)),
        *(("mm_wide", ctypes.c_int), ("mm_high", ctypes.c_int), ("output_ids", ctypes.c_void_p)),
    )


def monitors() -> list[Rect]:
    """The monitors, that at the origin first; none where the display tells nothing of them."""
    with _connection() as (xlib, randr, display):
        if not display:
            return []
        count = ctypes.c_int(0)
        told = randr.XRRGetMonitors(display, xlib.XDefaultRootWindow(display), 1, ctypes.byref(count))
        if not told:
            return []
        number = min(count.value, _MOST)
        found = [Rect(told[n].x, told[n].y, told[n].width, told[n].height) for n in range(number)]
        randr.XRRFreeMonitors(told)
    return sorted(found, key=lambda monitor: (monitor.topleft != (0, 0), monitor.x, monitor.y))


def darken_title_bar(window: int) -> None:
    """Ask the window manager for a dark frame, as GTK's programs do; some know no such wish."""
    with _connection() as (xlib, _, display):
        if display:
            name, kind = (xlib.XInternAtom(display, atom, 0) for atom in (b"_GTK_THEME_VARIANT", b"UTF8_STRING"))
            xlib.XChangeProperty(display, window, name, kind, 8, 0, b"dark", 4)
            xlib.XSync(display, 0)


@contextlib.contextmanager
def _connection() -> Iterator[tuple[Any, Any, Any]]:
    """The libraries with a connection to the display; None for it where there is none."""
    libraries = _libraries()
    if libraries is None:
        yield None, None, None
        return
    xlib, randr = libraries
    display = xlib.XOpenDisplay(os.environ.get("DISPLAY", "").encode() or None)
    try:
        yield xlib, randr, display
    finally:
        if display:
            xlib.XCloseDisplay(display)


@functools.cache
def _libraries() -> tuple[Any, Any] | None:
    """The libraries libX11 and libXrandr, which SDL uses, too."""
    try:
        xlib, randr = ctypes.CDLL("libX11.so.6"), ctypes.CDLL("libXrandr.so.2")
        xlib.XOpenDisplay.restype, xlib.XOpenDisplay.argtypes = ctypes.c_void_p, [ctypes.c_char_p]
        xlib.XDefaultRootWindow.restype, xlib.XDefaultRootWindow.argtypes = ctypes.c_ulong, [ctypes.c_void_p]
        xlib.XInternAtom.restype = ctypes.c_ulong
        xlib.XInternAtom.argtypes = [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_int]
        xlib.XChangeProperty.argtypes = [
            *(ctypes.c_void_p, ctypes.c_ulong, ctypes.c_ulong, ctypes.c_ulong, ctypes.c_int, ctypes.c_int),
            *(ctypes.c_char_p, ctypes.c_int),
        ]
        xlib.XSync.argtypes = [ctypes.c_void_p, ctypes.c_int]
        xlib.XCloseDisplay.argtypes = [ctypes.c_void_p]
        randr.XRRGetMonitors.restype = ctypes.POINTER(_Monitor)
        randr.XRRGetMonitors.argtypes = [*(ctypes.c_void_p, ctypes.c_ulong, ctypes.c_int), ctypes.POINTER(ctypes.c_int)]
        randr.XRRFreeMonitors.argtypes = [ctypes.POINTER(_Monitor)]
    except (OSError, AttributeError) as error:
        LOG.info("the monitors are as SDL knows them: %s", error)
        return None
    return xlib, randr
