"""The window: resizable, full screen and back, with the canvas scaled into it."""

from __future__ import annotations

import os
import time
import warnings
from collections.abc import Callable, Sequence
from pathlib import Path

import pygame

from trickerion.app.canvas import CANVAS_SIZE, Letterbox

TITLE = "Trickerion - Legends of Illusion"
NIGHT = pygame.Color("#140e1c")
SMALLEST = (640, 360)
SETTLING = 0.25  # seconds until a window that has left full screen can be resized


def set_display_hints() -> None:
    """Ask SDL for true pixels and, where there is no GPU, for the cheaper way to the screen. Before pygame.init().

    Signals stay Python's: SDL would turn SIGTERM into an event that nobody reads while the program ends.
    """
    os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
    os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
    os.environ.setdefault("SDL_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR", "0")
    os.environ.setdefault("SDL_NO_SIGNAL_HANDLERS", "1")
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")


def fitting_size(desktop: tuple[int, int]) -> tuple[int, int]:
    """The largest comfortable 16:9 window on a desktop of that size, frame and task bar left free."""
    room = (round(desktop[0] * 0.94), round(desktop[1] * 0.86))
    scale = min(room[0] / CANVAS_SIZE[0], room[1] / CANVAS_SIZE[1], 1.0)
    return max(SMALLEST[0], round(CANVAS_SIZE[0] * scale)), max(SMALLEST[1], round(CANVAS_SIZE[1] * scale))


def still_fitting(size: tuple[int, int] | None, desktops: Sequence[tuple[int, int]]) -> tuple[int, int] | None:
    """The size of an earlier window, or None when no desktop of today has room for it."""
    if size is None or not any(size[0] <= width and size[1] <= height for width, height in desktops):
        return None
    return size


class Window:
    """Owns the display surface and the canvas. ``size`` is the windowed size, remembered through full screen."""

    def __init__(self, size: tuple[int, int] | None = None, fullscreen: bool = False, icon: Path | None = None) -> None:
        self.size = size or fitting_size(self._desktop())
        self.fullscreen = fullscreen
        self._shrink_at = 0.0
        self.canvas = pygame.Surface(CANVAS_SIZE)
        if icon is not None and icon.is_file():
            pygame.display.set_icon(pygame.image.load(icon))
        pygame.display.set_caption(TITLE)
        self._open()
        self.canvas = self.canvas.convert()

    @staticmethod
    def _desktop() -> tuple[int, int]:
        sizes = pygame.display.get_desktop_sizes()
        return sizes[0] if sizes else CANVAS_SIZE

    def _open(self) -> None:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", RuntimeWarning)  # a window manager may insist on another size
            if self.fullscreen:
                self.screen = pygame.display.set_mode((0, 0), pygame.FULLSCREEN)
            else:
                self.screen = pygame.display.set_mode(self.size, pygame.RESIZABLE)
        self.letterbox = Letterbox(self.screen.get_size())

    def toggle_fullscreen(self) -> None:
        """To the whole screen, or back to the window's remembered size."""
        self.fullscreen = not self.fullscreen
        self._open()
        self._shrink_at = 0.0 if self.fullscreen else time.monotonic() + SETTLING

    @property
    def settling(self) -> bool:
        """Whether the window has to be shown again soon, at another size."""
        return self._shrink_at > 0

    def _shrink(self) -> None:
        """X11 window managers leave the window as large as the screen it filled: ask again once that is over."""
        if self._shrink_at and time.monotonic() >= self._shrink_at:
            self._shrink_at = 0.0
            if self.screen.get_size() != self.size:
                self._open()

    def resize(self, size: tuple[int, int]) -> None:
        """Open the window at ``size`` (or remember it for when full screen ends)."""
        self.size = (max(SMALLEST[0], size[0]), max(SMALLEST[1], size[1]))
        if not self.fullscreen:
            self._open()

    def was_resized(self) -> None:
        """The player or the system has changed the window: take note of the new size."""
        self.screen = pygame.display.get_surface() or self.screen
        if self.screen.get_size() != self.letterbox.window_size:
            self.letterbox = Letterbox(self.screen.get_size())
        if not self.fullscreen and not self._shrink_at:
            self.size = self.screen.get_size()

    def present(self, over: Callable[[pygame.Surface, Letterbox], None] | None = None) -> None:
        """Scale the canvas into the window and show it; ``over`` may draw on the window at its true resolution."""
        self._shrink()
        rect = self.letterbox.rect
        if rect.size != self.screen.get_size():
            self.screen.fill(NIGHT)
        if rect.size == CANVAS_SIZE:
            self.screen.blit(self.canvas, rect)
        else:
            pygame.transform.smoothscale(self.canvas, rect.size, self.screen.subsurface(rect))
        if over is not None:
            over(self.screen, self.letterbox)
        pygame.display.flip()
