"""Monitors of an X11 display as they are now: SDL 2 does not notice that one shows another number of pixels."""

import ctypes
import functools
import logging
import os
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
    """The monitors, that at the origin first; none where the display tells nothing of them.

    They are asked for by a connection of its own, since that of SDL keeps what was so when it began.
    """
    libraries = _libraries()
    if libraries is None:
        return []
    xlib, randr = libraries
    display = xlib.XOpenDisplay(os.environ.get("DISPLAY", "").encode() or None)
    if not display:
        return []
    try:
        count = ctypes.c_int(0)
        told = randr.XRRGetMonitors(display, xlib.XDefaultRootWindow(display), 1, ctypes.byref(count))
        if not told:
            return []
        number = min(count.value, _MOST)
        found = [Rect(told[n].x, told[n].y, told[n].width, told[n].height) for n in range(number)]
        randr.XRRFreeMonitors(told)
    finally:
        xlib.XCloseDisplay(display)
    return sorted(found, key=lambda monitor: (monitor.topleft != (0, 0), monitor.x, monitor.y))


@functools.cache
def _libraries() -> tuple[Any, Any] | None:
    """The libraries libX11 and libXrandr, which SDL uses, too."""
    try:
        xlib, randr = ctypes.CDLL("libX11.so.6"), ctypes.CDLL("libXrandr.so.2")
        xlib.XOpenDisplay.restype, xlib.XOpenDisplay.argtypes = ctypes.c_void_p, [ctypes.c_char_p]
        xlib.XDefaultRootWindow.restype, xlib.XDefaultRootWindow.argtypes = ctypes.c_ulong, [ctypes.c_void_p]
        xlib.XCloseDisplay.argtypes = [ctypes.c_void_p]
        randr.XRRGetMonitors.restype = ctypes.POINTER(_Monitor)
        randr.XRRGetMonitors.argtypes = [*(ctypes.c_void_p, ctypes.c_ulong, ctypes.c_int), ctypes.POINTER(ctypes.c_int)]
        randr.XRRFreeMonitors.argtypes = [ctypes.POINTER(_Monitor)]
    except (OSError, AttributeError) as error:
        LOG.info("the monitors are as SDL knows them: %s", error)
        return None
    return xlib, randr
