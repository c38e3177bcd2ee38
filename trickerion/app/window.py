"""The window: resizable, full screen and back, with the canvas scaled into it."""

import logging
import time
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

import pygame

from trickerion.app.canvas import CANVAS_SIZE, Bands, Letterbox
from trickerion.app.display import UNSEEN, insist
from trickerion.app.pane import desktop_sizes, opened_pane
from trickerion.app.place import BELOW_FRAME, WindowPlace
from trickerion.storage.player_error import PlayerError
from trickerion.words.screens.program import TITLE, YOUR_TURN
from trickerion.words.trouble import NO_REASON, full_screen_refused

LOG = logging.getLogger(__name__)
NIGHT = pygame.Color("#140e1c")
Painter = Callable[[pygame.Surface, Letterbox], None]
SMALLEST = (640, 360)
SETTLING = 0.25  # seconds until a window that has left full screen can be resized
STANDING = 0.5  # and until it can be moved
LOOKS_EVERY = 3.0  # seconds
NEEDED = (1280, 720)
"""Pixels of a screen on which the smallest letters can be read."""


def fitting_size(desktop: tuple[int, int]) -> tuple[int, int]:
    """The largest 16:9 window on a desktop of that size, frame and task bar left free."""
    scale = min(desktop[0] / CANVAS_SIZE[0], int(desktop[1] * BELOW_FRAME) / CANVAS_SIZE[1])
    return max(SMALLEST[0], round(CANVAS_SIZE[0] * scale)), max(SMALLEST[1], round(CANVAS_SIZE[1] * scale))


def still_fitting(size: tuple[int, int] | None, desktops: Sequence[tuple[int, int]]) -> tuple[int, int] | None:
    """The size of an earlier window, or None when no desktop of today has room for it with its frame."""
    return size if size is not None and _homes(size, desktops) else None


def is_too_large(size: tuple[int, int] | None, desktops: Sequence[tuple[int, int]], driver: str) -> bool:
    """Whether a window that is asked for would lie outside every desktop with its foot, below the title bar."""
    return size is not None and driver not in UNSEEN and not _homes(size, desktops)


def home(size: tuple[int, int], desktops: Sequence[tuple[int, int]]) -> int:
    """The number of the first desktop that has room for a window; the first one where none has."""
    return next(iter(_homes(size, desktops)), 0)


def _homes(size: tuple[int, int], desktops: Sequence[tuple[int, int]]) -> list[int]:
    return [
        n for n, (width, height) in enumerate(desktops) if size[0] <= width and size[1] <= round(height * BELOW_FRAME)
    ]


def too_few(screens: Sequence[tuple[int, int]]) -> tuple[int, int] | None:
    """The largest of these screens, in pixels, if the table can be read on none of them."""
    if not screens or any(width >= NEEDED[0] and height >= NEEDED[1] for width, height in screens):
        return None
    return max(screens, key=lambda screen: screen[0] * screen[1])


class Window:
    """Owns the display surface and the canvas."""

    def __init__(
        self,
        size: tuple[int, int] | None = None,
        fullscreen: bool = False,
        icon: Path | None = None,
        maximised: bool = False,
    ) -> None:
        desktops = desktop_sizes()
        self._size = self._before = size or fitting_size(desktops[0] if desktops else CANVAS_SIZE)
        self._large = (0, 0)  # the size while it is maximised
        self.fullscreen = fullscreen
        self.maximised = maximised
        self._goes_back = False
        self._shrink_at = self._stand_at = 0.0
        self._looked_at = time.monotonic()
        self._bands = Bands()
        self.forget = self._bands.forget
        insist(partial(self._begin, icon, home(self.size, desktops)))
        self._place = WindowPlace(self._pane)
        self._place.desktops = desktops
        self.canvas = pygame.Surface(CANVAS_SIZE)  # of the window's own kind, now that there is one

    def _begin(self, icon: Path | None, desktop: int) -> None:
        self._pane = opened_pane()
        self._pane.call(TITLE, pygame.image.load(icon) if icon is not None and icon.is_file() else None)
        self._open(desktop)

    def _open(self, desktop: int | None = None) -> None:
        self._pane.open(self.size, self.fullscreen, desktop)
        if not self.fullscreen:
            self._maximise()
        self._look_at_pane()

    def _look_at_pane(self) -> None:
        """Take the surface as the system now has it: its size, and the pixels of a point."""
        self.screen = self._pane.surface
        self.letterbox = Letterbox(self.screen.get_size(), self._pane.density)
        self.forget()
        LOG.info("the window has %d x %d pixels", *self.letterbox.window_size)

    def _maximise(self) -> None:
        """Have the system make the window as large as it was; its size below stays remembered."""
        if self.maximised:
            self._pane.maximise()

    @property
    def position(self) -> tuple[int, int]:
        """Place of the window on the desktops."""
        return self._pane.position

    @property
    def handle(self) -> int:
        """The system's own name of the window, where readers hang on it; else 0."""
        return self._pane.handle

    def reveal(self) -> None:
        """Show the window, if it has been opened hidden."""
        self._pane.reveal()

    def say_turn(self, *, is_own: bool) -> bool:
        """The title says whether the player's turn has come; the task bar asks for attention when nobody looks here.

        Returns whether nobody does.
        """
        self._pane.call(YOUR_TURN if is_own else TITLE)
        is_elsewhere = is_own and not pygame.key.get_focused()
        if is_elsewhere:
            self._pane.flash()
        return is_elsewhere

    def come_to_front(self) -> None:
        """Show the window before the others, where the system allows it; an icon is opened."""
        self._pane.come_to_front()

    def toggle_fullscreen(self) -> None:
        """To the whole screen, or back to the window's remembered size and place.

        Raises PlayerError where the display refuses, and all stays as it is.
        """
        if not (self.fullscreen or self.maximised or self.settling):
            self._place.remember()
        if self.fullscreen and self._place.leave_full_screen(self._pane.size):
            self._fit(self._place.desktops)
        self.fullscreen = not self.fullscreen
        try:
            self._open()
        except pygame.error as error:
            self.fullscreen = not self.fullscreen
            self._open()
            raise PlayerError(full_screen_refused(why=str(error) or NO_REASON)) from error
        now = time.monotonic()
        self._shrink_at, self._stand_at = (0.0, 0.0) if self.fullscreen else (now + SETTLING, now + STANDING)

    def _fit(self, desktops: Sequence[tuple[int, int]]) -> None:
        """Make the remembered size one for which the desktops of now have room."""
        if is_too_large(self.size, desktops, pygame.display.get_driver()):
            self._size = self._before = fitting_size(desktops[0])

    def look_at_screens(self) -> None:
        """Have the window brought into sight soon if a screen has gone or become smaller under it; no icon is moved."""
        if self.fullscreen or self.maximised or self.settling or not self._pane.is_active:
            return
        if self._place.screens_have_shrunk():
            self._fit(self._place.desktops)
            now = time.monotonic()
            self._shrink_at, self._stand_at = now + SETTLING, now + STANDING

    def pass_time(self) -> None:
        """Look after the screens of X11 now and then: no event tells that one has other pixels than before."""
        now = time.monotonic()
        if now - self._looked_at >= LOOKS_EVERY and pygame.display.get_driver() == "x11":
            self._looked_at = now
            self.look_at_screens()

    @property
    def cramped(self) -> tuple[int, int] | None:
        """The pixels of the largest screen where none has as many as the table needs to be read."""
        density = self.letterbox.density
        screens = [(round(width * density), round(height * density)) for width, height in desktop_sizes()]
        return too_few(screens) if pygame.display.get_driver() not in UNSEEN else None

    @property
    def settling(self) -> bool:
        """Whether the window has to be shown again soon, at another size or elsewhere."""
        return self._shrink_at > 0 or self._stand_at > 0

    def _settle(self) -> None:
        """Window managers of X11 leave the window as large as the screen it filled, and move it by its frame.

        Ask again once that is over.
        """
        if self._shrink_at and time.monotonic() >= self._shrink_at:
            self._shrink_at = 0.0
            if self.maximised:
                self._maximise()
            elif self._pane.size != self.size:
                self._open()
        if self._stand_at and time.monotonic() >= self._stand_at:
            self._stand_at = 0.0
            if not self.maximised:
                self._place.put_back(self.size)

    def resize(self, size: tuple[int, int]) -> None:
        """Open the window at ``size`` (or remember it for when full screen ends)."""
        self._size = (max(SMALLEST[0], size[0]), max(SMALLEST[1], size[1]))
        self.maximised = False
        if not self.fullscreen:
            self._open()

    def was_resized(self) -> None:
        """The player or the system has changed the window: take note of the new size."""
        self._look_at_pane()
        if self._is_changing:
            return
        now = self._pane.size
        if self.maximised and self._goes_back and now != self._large:
            self.maximised = False
        if self.maximised:
            self._large = max(self._large, now)
        elif now != self._size:
            self._before, self._size = self._size, now

    @property
    def size(self) -> tuple[int, int]:
        """Of the window when it is neither maximised nor full screen; remembered through both.

        Systems report the size of a maximised window before or after they report that it is maximised.
        """
        return self._before if self.maximised and self._size == self._large else self._size

    @property
    def _is_changing(self) -> bool:
        """Whether the window's size is not its own: it fills the screen, or has just ceased to."""
        return self.fullscreen or bool(self._shrink_at)

    def was_maximised(self) -> None:
        """The player has maximised the window."""
        self._goes_back = False
        if not self._is_changing and not self.maximised:
            self.maximised = True
            self._large = (0, 0)
            self.was_resized()

    def was_restored(self) -> None:
        """The maximised window goes back to its size, which was reported before or is still to come.

        Until it has another size it is maximised: X11 reports this, too, when it was only an icon meanwhile.
        """
        self._goes_back = True
        self.was_resized()

    def present(
        self, beside: Painter | None = None, over: Painter | None = None, parts: Sequence[pygame.Rect] | None = None
    ) -> None:
        """Scale the canvas into the window and show it; ``over`` may draw on the window at its true resolution.

        ``beside`` draws what the canvas does not cover, in a window of another shape; ``parts``: where the canvas may
        have changed, None when that is not known.
        """
        self._settle()
        if self._pane.surface.get_size() != self.letterbox.window_size:
            self._look_at_pane()  # on a screen with other pixels
        rect, bars = self.letterbox.rect, self.letterbox.bars
        for bar in bars:
            self.screen.set_clip(bar)
            self.screen.fill(NIGHT)
            if beside is not None:
                beside(self.screen, self.letterbox)
        self.screen.set_clip(None)
        if over is not None:
            self.forget()
        changed = self._bands.show(self.canvas, self.screen.subsurface(rect), parts)
        if over is not None:
            over(self.screen, self.letterbox)
            self.forget()
        self._pane.show([*bars, *(part.move(rect.topleft) for part in changed)])

    def close(self) -> None:
        """Nothing is shown any more: the canvas goes; the screen itself is pygame's."""
        self.canvas = pygame.Surface((1, 1))
