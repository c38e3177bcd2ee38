"""The window as the system gives it: what pygame's display opens or, where it would be blurred, one of true pixels.

Wayland and macOS count in points, of which each may be two pixels, or one and a half. A window of pygame's display has
one pixel for each point there, and the system enlarges it; `TruePane` has all pixels of the screen.
"""

import contextlib
import ctypes
import warnings
from collections.abc import Sequence
from typing import Final

import pygame
from pygame import Rect, Surface

from trickerion.app.title_bar import darken
from trickerion.app.x11 import monitors

Size = tuple[int, int]
Point = tuple[int, int]
WAITS_HIDDEN: Final = ("cocoa", "windows")
"""Drivers of SDL whose windows readers have to know before they are shown."""
_GETS_SCREEN_READER: Final = 0x0046
"""Question to Windows: SPI_GETSCREENREADER."""
COUNT_IN_POINTS: Final = ("wayland", "cocoa")
"""Drivers of SDL whose windows are larger in pixels than they say."""


def opened_pane() -> "Pane":
    """The kind of window for the display at hand; none is opened yet.

    Under Windows a screen reader hangs on the window that was there first, and `pygame.display` opens a new one for
    each size: where one speaks, the window is another kind.
    """
    driver = pygame.display.get_driver()
    return TruePane() if driver in COUNT_IN_POINTS or (driver == "windows" and speaks_on_windows()) else Pane()


def speaks_on_windows() -> bool:
    """True if a screen reader has told Windows that it is there."""
    library = getattr(ctypes, "windll", None)
    found = ctypes.c_int(0)
    return library is not None and bool(
        library.user32.SystemParametersInfoW(_GETS_SCREEN_READER, 0, ctypes.byref(found), 0) and found.value
    )


def desktop_sizes() -> list[Size]:
    """The desktops as they are now, in points; on X11 the system itself is asked."""
    known = pygame.display.get_desktop_sizes()
    if pygame.display.get_driver() != "x11":
        return known
    return [monitor.size for monitor in monitors()] or known


class Pane:
    """The window of pygame's display. Sizes and places are in points, the surface is in pixels."""

    @property
    def surface(self) -> Surface:
        """The picture of the window. Raises pygame.error while there is no window."""
        surface = pygame.display.get_surface()
        if surface is None:
            raise pygame.error("")
        return surface

    @property
    def size(self) -> Size:
        """The size of the window within its frame."""
        return self.surface.get_size()

    @property
    def density(self) -> float:
        """Pixels for each point."""
        return 1.0

    def open(self, size: Size, fullscreen: bool, desktop: int | None) -> None:
        """Open the window, or give the one that is open another size; None: it stays on its desktop."""
        where = {} if desktop is None else {"display": desktop}
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", RuntimeWarning)  # a window manager may insist on another size
            if fullscreen:
                pygame.display.set_mode((0, 0), pygame.FULLSCREEN, **where)
            else:
                pygame.display.set_mode(size, pygame.RESIZABLE, **where)
        darken()

    def show(self, parts: Sequence[Rect]) -> None:
        """Bring these parts of the surface to the screen."""
        pygame.display.update(parts)

    def call(self, title: str, icon: Surface | None = None) -> None:
        """Give the window its title, and before it is opened its icon."""
        if icon is not None:
            pygame.display.set_icon(icon)
        pygame.display.set_caption(title)

    @property
    def window(self) -> pygame.Window:
        """The open window."""
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", DeprecationWarning)  # pygame.display has no other way
            return pygame.Window.from_display_module()

    @property
    def handle(self) -> int:
        """The system's own name of the window; 0 where another one may take its place."""
        return 0

    def reveal(self) -> None:
        """Show the window, if it has been opened hidden."""

    def maximise(self) -> None:
        """Have the system make the window as large as the desktop allows."""
        self.window.maximize()

    def come_to_front(self) -> None:
        """Show the window before the others; a system that does not allow that marks it."""
        with contextlib.suppress(pygame.error):
            self.window.restore()
            self.window.focus()
            if not pygame.key.get_focused():
                self.flash()

    def flash(self) -> None:
        """Ask for attention, where the system has a sign for that."""
        with contextlib.suppress(pygame.error):
            self.window.flash(pygame.FLASH_UNTIL_FOCUSED)

    @property
    def is_active(self) -> bool:
        """True while the window is no icon."""
        return pygame.display.get_active()

    @property
    def position(self) -> Point:
        """Place of the window on the desktops."""
        return pygame.display.get_window_position()

    def move(self, to: Point) -> None:
        """Move the window on the desktops."""
        pygame.display.set_window_position(to)


class TruePane(Pane):
    """A window that has all pixels of the screen on which it stands, however the desktop is scaled."""

    def __init__(self) -> None:
        self._window: pygame.Window | None = None
        self._waits = pygame.display.get_driver() in WAITS_HIDDEN  # until readers know the window
        self._title, self._icon = "", Surface((1, 1))

    @property
    def window(self) -> pygame.Window:
        if self._window is None:
            raise pygame.error("")
        return self._window

    @property
    def surface(self) -> Surface:
        return self.window.get_surface()

    @property
    def size(self) -> Size:
        return self.window.size

    @property
    def density(self) -> float:
        return self.surface.get_width() / max(1, self.size[0])

    def open(self, size: Size, fullscreen: bool, desktop: int | None) -> None:
        if self._window is None:
            self._window = pygame.Window(
                self._title,
                size,
                resizable=True,
                allow_high_dpi=True,
                fullscreen_desktop=fullscreen,
                hidden=self._waits,
            )
            self._window.set_icon(self._icon)
            self._window.minimum_size = (1, 1)
        elif fullscreen:
            self._window.set_fullscreen(desktop=True)
        else:
            self._window.set_windowed()
            self._window.size = size

    def show(self, parts: Sequence[Rect]) -> None:
        self.window.flip()

    def call(self, title: str, icon: Surface | None = None) -> None:
        self._title, self._icon = title, icon or self._icon
        if self._window is not None:
            self._window.title = title

    @property
    def handle(self) -> int:
        return self.window.handle if self._waits else 0

    def reveal(self) -> None:
        if self._waits:
            self.window.show()

    @property
    def is_active(self) -> bool:
        return self._window is not None

    @property
    def position(self) -> Point:
        return self.window.position

    def move(self, to: Point) -> None:
        self.window.position = to
