"""Listening: whether a screen reader is there, what it is told between two frames, and what it asks for.

The system's side has a thread of its own. While that thread wakes us up it keeps a lock of its own and wants Python's;
whoever called it then, with Python's lock in the hand, would wait for ever. Hence nothing is called before that thread
has left Python again, nor while nobody listens; what it asks for is posted.
"""

import logging
import sys
import threading
from collections.abc import Callable
from importlib import import_module
from typing import Protocol

import pygame

from trickerion.app.heard import Ear, Heard
from trickerion.app.input import Input
from trickerion.app.reading import reading
from trickerion.app.registry import SceneHost
from trickerion.app.window import Window

LOG = logging.getLogger(__name__)
_SPACE = {"key": pygame.K_SPACE, "mod": 0, "unicode": " ", "scancode": 0}
"""Space presses what is in focus wherever Enter does; on some screens Enter presses the usual button whatever is."""


class ReadersSide(Protocol):
    """The system's side, as `reader` makes it."""

    def tell(self, heard: Heard, before: Heard | None, window: Window) -> None:
        """Hand over what has changed; everything without a ``before``."""

    def tell_focus(self, is_ours: bool) -> None:
        """Tell whether the window has the keyboard."""


class AskedByReader(Protocol):
    """Whoever is woken, asked and left by the system's side, in a thread of that side."""

    def wake(self) -> None:
        """Somebody begins to listen."""

    def sleep(self) -> None:
        """Nobody listens any more."""

    def press(self, part: int) -> None:
        """A part is to be pressed, as a key does."""

    def go_to(self, part: int) -> None:
        """A part is to have the focus."""


class HeardProgram(SceneHost, Protocol):
    """The program as a reader's side knows it."""

    window: Window
    input: Input

    def post(self, call: Callable[[], object]) -> None:
        """Have a call made between two frames; from any thread."""


class Listening:
    """The program's side. ``is_on`` while somebody listens and can be told."""

    def __init__(self, program: HeardProgram) -> None:
        self._program = program
        self._reader: ReadersSide | None = None
        self._telling = threading.Lock()  # so that nobody leaves between a look at ``is_on`` and a call
        self._waker: int | None = None  # the thread that has just woken us, until it has left Python
        self._ear = Ear()
        self._heard: Heard | None = None
        self._seen: object = None
        self._box: pygame.Rect | None = None  # where the canvas lies in the window
        self._has_keyboard: bool | None = None
        self.is_on = self._has_failed = False

    def meet(self, window: Window) -> None:
        """Let readers know a window that has not been shown yet, where the system wants that; then it is shown."""
        try:
            if window.handle:
                self._open(window.handle)
        finally:
            window.reveal()

    def begin(self) -> None:
        """Let readers find the program, where there is a way to; called when the first frame is there."""
        if self._reader is None:
            self._open()

    def _open(self, handle: int = 0) -> None:
        try:
            self._reader = import_module("trickerion.app.reader").open_reader(self, handle)
        except BaseException as error:
            self._give_up(error)

    def end(self) -> None:
        """Tell nobody anything from now on."""
        with self._telling:
            self.is_on, self._waker, self._reader = False, None, None

    # --- in the thread of the other side ----------------------------------------------------------------------------

    def wake(self) -> None:
        """Somebody begins to listen: what is on the screen is told in a frame to come."""
        self._waker = threading.get_ident()
        self._program.post(lambda: None)  # a frame comes at once

    def sleep(self) -> None:
        """Nobody listens any more."""
        with self._telling:
            self.is_on = False

    def press(self, part: int) -> None:
        """Press a part."""
        self._program.post(lambda: self._press(part))

    def go_to(self, part: int) -> None:
        """Go to a part."""
        self._program.post(lambda: self._reach(part))

    # --- in the window's thread ---------------------------------------------------------------------------------------

    def follow(self, look: object) -> None:
        """Tell what has changed, if anything has: ``look`` is that of the program."""
        if self._waker is None and not self.is_on:
            return
        waker = self._waker
        # the thread that woke us no longer waits for us; on Windows and macOS it is the window's own
        if waker is not None and (waker == threading.get_ident() or waker not in sys._current_frames()):
            self.is_on, self._waker = self._reader is not None and not self._has_failed, None
            self._heard = self._seen = self._has_keyboard = None  # whoever listens now has heard nothing
        try:
            with self._telling:
                if self.is_on and self._reader is not None:
                    self._tell(self._reader, look)
        except BaseException as error:
            self._give_up(error)

    def _tell(self, reader: ReadersSide, look: object) -> None:
        """Tell it: the reader is asked nothing while the same is to be seen, in focus and in the hand."""
        program, top = self._program, self._program.stack.top
        held = top.spots.held.source if top is not None and top.spots.held is not None else ""
        focused = top.spots.focused if top is not None else None
        seen, box = (look, focused, held), program.window.letterbox.rect
        if (seen, box) != (self._seen, self._box):
            heard = self._ear.hear(reading(program), top, self._heard)
            heard.check()
            reader.tell(heard, self._heard if box == self._box else None, program.window)
            self._seen, self._box, self._heard = seen, box, heard
        if self._has_keyboard != (has_keyboard := pygame.key.get_focused()):
            reader.tell_focus(has_keyboard)
            self._has_keyboard = has_keyboard

    def _press(self, part: int) -> None:
        """Press Space at a part: pacing, Undo and the guide see what they see of a key."""
        if self._reach(part):
            self._program.input.take(pygame.event.Event(pygame.KEYDOWN, _SPACE))

    def _reach(self, part: int) -> bool:
        """Go to a part if that is a place of the screen that answers now."""
        top, heard = self._program.stack.top, self._heard
        name = heard.spots.get(part, "") if heard is not None and heard.scene == self._ear.number_of(top) else ""
        if top is None or name not in top.spots.layout.open:
            return False
        if top.widgets.typing:
            top.widgets.stop_typing()
        top.spots.keyboard.go_to(name)
        return True

    def _give_up(self, error: BaseException) -> None:
        """No reader for this run: what failed on the other side fails at every call from now on."""
        self.is_on, self._waker, self._has_failed = False, None, True
        if isinstance(error, KeyboardInterrupt | SystemExit):
            raise error
        LOG.error("no screen reader is told anything in this run", exc_info=error)
