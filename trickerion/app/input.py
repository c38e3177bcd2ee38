"""Input: an event of the window on its way to the keys that work everywhere, to what lies over, to the scene on top."""

from typing import Protocol

import pygame
from pygame import Rect

from trickerion.app.call_queue import WAKE
from trickerion.app.canvas import CANVAS_RECT, to_canvas_event
from trickerion.app.commands import Commanded, obey
from trickerion.app.deafness import Deafness
from trickerion.app.files_to_open import FilesToOpen
from trickerion.app.guard import Guard
from trickerion.app.pacing import Pacing
from trickerion.app.stacked_scene import StackedScene
from trickerion.app.text_input import TextInput
from trickerion.app.window import Window
from trickerion.play.running_game import RunningGame
from trickerion.ui.hotspot import Tip
from trickerion.ui.keys import WHERE, is_press, key_text
from trickerion.ui.music import Music

ENDS_TYPING = (pygame.K_TAB, pygame.K_RETURN, pygame.K_KP_ENTER)
LOOKS_AT_SCREENS = (
    pygame.WINDOWDISPLAYCHANGED,
    pygame.WINDOWEXPOSED,
    pygame.WINDOWFOCUSGAINED,
    pygame.WINDOWRESTORED,
    pygame.WINDOWSHOWN,
)
"""Events of the window after which a screen may have gone or become smaller: nothing tells of the screen itself."""
MUCH = 500
"""Letters after which nothing more is told of where one is."""
REPEATS = (400, 40)  # milliseconds before a key held down repeats, and between two repeats


class Controlled(Commanded, Protocol):
    """The program as its input knows it."""

    window: Window
    music: Music
    pacing: Pacing
    files: FilesToOpen

    def quit(self) -> None:
        """End the program."""


class Input:
    """Events, one after the other. ``pointer``: the mouse on the canvas, as the last event told."""

    def __init__(self, program: Controlled, deafness: Deafness, guard: Guard) -> None:
        self._program, self._deafness, self._guard = program, deafness, guard
        self._text_input = TextInput()
        self.pointer = (-1, -1)

    def take(self, event: pygame.event.Event) -> None:
        """Handle an event, unless a screen that has just come is still deaf to it."""
        self._deafness.notice(self._program.stack.top)
        is_heard = self._deafness.hears(event)
        waiting = self._waits_for(event) if is_heard else None
        self._offer(event, is_heard=is_heard)
        if waiting is not None:
            waiting.pace.go_on()

    def repeat_keys(self) -> None:
        """Let a key held down repeat while a text is typed, and only then: a held Enter must not end three turns."""
        top = self._program.stack.top
        self._text_input.follow(top, self._program.window.letterbox)
        wanted = REPEATS if top is not None and top.widgets.typing else (0, 0)
        if pygame.key.get_repeat() != wanted:
            pygame.key.set_repeat(*wanted)

    def _waits_for(self, event: pygame.event.Event) -> RunningGame | None:
        """The game that waits for a press like this one, for which a mouse button counts when it is let go."""
        session = self._program.session if is_press(event) else None
        return session if session is not None and session.pace.waits_for_undo else None

    def _offer(self, event: pygame.event.Event, *, is_heard: bool) -> None:
        if event.type == WAKE:
            return
        program, stack = self._program, self._program.stack
        program.pacing.touch()
        if "pos" in event.dict and event.type != pygame.MOUSEWHEEL:
            self.pointer = program.window.letterbox.to_canvas(event.pos)
        if self._is_of_the_window(event):
            return
        top = stack.top
        if event.type in (pygame.KEYDOWN, pygame.KEYUP) and top is not None and top.widgets.composing:
            return  # the key is the input method's
        if event.type == pygame.KEYDOWN and self._guard.call(top, lambda: obey(program, event)):
            return  # the keys that work everywhere, whatever the scene does
        top = stack.top
        if not is_heard:
            return
        if event.type == pygame.MOUSEBUTTONDOWN:
            stack.skip_fade()
        if top is None:
            return
        translated = to_canvas_event(event, program.window.letterbox, self.pointer)
        if not self._guard.call_overlay(lambda overlay: overlay.keeps(translated)):
            self._guard.call(top, lambda: self._dispatch(top, event, translated))

    def _is_of_the_window(self, event: pygame.event.Event) -> bool:
        """Handle an event of the window itself or of the system; True when it was one."""
        window = self._program.window
        if event.type in (pygame.WINDOWSHOWN, pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED):
            window.forget()
        if event.type in LOOKS_AT_SCREENS:
            window.look_at_screens()
        if event.type in (pygame.QUIT, pygame.APP_TERMINATING):
            self._program.quit()
        elif event.type == pygame.DROPFILE:
            self._program.files.add(event.file)
        elif event.type in (pygame.VIDEORESIZE, pygame.WINDOWSIZECHANGED, pygame.WINDOWRESIZED):
            window.was_resized()
        elif event.type == pygame.WINDOWMAXIMIZED:
            window.was_maximised()
        elif event.type == pygame.WINDOWRESTORED:
            window.was_restored()
        elif event.type == pygame.AUDIODEVICEREMOVED:
            if event.which and not event.iscapture:  # 0: one that was not in use
                self._program.music.lose_device()
        else:
            return False
        return True

    def _dispatch(self, scene: StackedScene, raw: pygame.event.Event, event: pygame.event.Event) -> bool:
        """Offer an event (``raw`` of the window, ``event`` on the canvas) to widgets, hotspots and the scene."""
        if scene.handle_first(event):
            return True
        key = event.key if event.type == pygame.KEYDOWN else None
        used = scene.spots.held is None and scene.widgets.handles(raw)
        if used and event.type != pygame.MOUSEMOTION and key not in ENDS_TYPING:
            return True
        if key is not None and scene.widgets.typing:
            if key not in (*ENDS_TYPING, pygame.K_ESCAPE):
                return True
            scene.widgets.stop_typing()
            if key != pygame.K_TAB:
                return True
        if scene.spots.handle_event(event) or scene.handle_event(event):
            return True
        if key is not None and key_text(event) == WHERE:
            return _tell_where(scene)
        action = self._program.keys.action(event) if key is not None else ""
        return bool(action) and scene.handle_action(action)


def _tell_where(scene: StackedScene) -> bool:
    """Tell the heading of a scene and the first sentences on it; a table has told more by itself."""
    told, lines = scene.told(), list[str]()
    for line in filter(None, told.written):
        if sum(map(len, lines)) < MUCH:
            lines.append(line)
    scene.spots.say(Rect(CANVAS_RECT.center, (0, 0)).inflate(40, 40), Tip(told.heading, tuple(lines)))
    return True
