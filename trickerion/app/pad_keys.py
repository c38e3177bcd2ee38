"""The pad as keys: what goes down on it becomes the press of a key that exists, a scroll, or a letter that is typed."""

from collections.abc import Iterable, Iterator
from typing import Protocol

import pygame

from trickerion.app.guard import Guard
from trickerion.app.letters import Letters
from trickerion.app.pacing import Pacing
from trickerion.app.pad import ARROWS, NOTCHES, Pads, PadTurn
from trickerion.app.stack import SceneStack
from trickerion.app.stacked_scene import StackedScene
from trickerion.storage.settings import Settings
from trickerion.ui.caps import use_pad
from trickerion.ui.hotspots import Hotspot, Hotspots
from trickerion.ui.keys import key_label, key_press
from trickerion.words.pad import PAD_DEED, PAD_DEEDS, WHEEL, PadDeed

Event = pygame.event.Event


class PadProgram(Protocol):
    """The program as a pad knows it."""

    stack: SceneStack
    settings: Settings
    guard: Guard
    pacing: Pacing

    def show_caps(self) -> None:
        """Have everything laid anew: other caps are shown."""


class PadKeys:
    """Turns what pads do into events. ``letters``: what a text is typed with, while it is."""

    def __init__(self, program: PadProgram) -> None:
        self._program = program
        self.pads = Pads()
        self.letters: Letters | None = None
        self._spelling: tuple[StackedScene, bool] | None = None  # for whom, and whether in a line
        self._make: str | None = None  # of the pad whose caps are shown

    # --- events -------------------------------------------------------------------------------------------------

    def turned(self, turns: Iterable[PadTurn]) -> Iterator[Event]:
        """Events that the turns of a pad's buttons stand for."""
        for turn in turns:
            if turn.is_down:
                self.show(self.pads.make)
            yield from self._turned(turn)

    def _turned(self, turn: PadTurn) -> Iterator[Event]:
        top, deed = self._program.stack.top, self._deed(turn.button)
        if top is None or (turn.is_down and top.takes_button(turn.button)):
            return
        is_back = deed is not None and deed.key == "escape"
        if turn.is_down and self.letters is None and top.widgets.typing and not is_back:
            self._spell(top, top.widgets.typed_at, is_line=True)
            return
        if self.letters is not None:
            if turn.is_down:
                yield from self.letters.take(turn.button, ARROWS.get(turn.button, ""))
                self._program.pacing.touch()
            return
        yield from self._keyed(top, turn, deed)

    def _keyed(self, top: StackedScene, turn: PadTurn, deed: PadDeed | None) -> Iterator[Event]:
        notches = NOTCHES.get(turn.button, 0) or int(deed is not None and deed.key == WHEEL)
        if notches:
            yield from self._scroll(top, notches) if turn.is_down else ()
            return
        key = ARROWS.get(turn.button) or (deed.key or self._program.settings.keys[deed.command] if deed else "")
        if not key:
            return
        spot = top.spots.layout.open.get(top.spots.focused or "")
        yield key_press(key, pygame.KEYDOWN if turn.is_down else pygame.KEYUP)
        if turn.is_down and key == "return" and self._program.stack.top is top:
            if top.widgets.typing:
                self._spell(top, top.widgets.typed_at, is_line=True)
            elif spot is not None and spot.is_spelled:
                self._spell(top, spot.rect, is_line=False)

    def _deed(self, button: str) -> PadDeed | None:
        buttons = self._program.settings.pad
        return next((PAD_DEED[deed] for deed, given in buttons.items() if given == button), None)

    def _scroll(self, top: StackedScene, notches: int) -> Iterator[Event]:
        """Turn the wheel over what is in focus, else over the largest thing that it turns; else for the whole scene."""
        spot = _wheeled(top.spots)
        if spot is None or spot.on_wheel is None:
            yield Event(pygame.MOUSEWHEEL, x=0, y=notches, flipped=False)
            return
        wheel = spot.on_wheel
        self._program.guard.call(top, lambda: wheel(notches))
        self._program.guard.call(top, top.spots.on_wheeled)
        self._program.pacing.touch()

    # --- typing -------------------------------------------------------------------------------------------------

    def _spell(self, top: StackedScene, beside: pygame.Rect, *, is_line: bool) -> None:
        self.letters, self._spelling = Letters(beside, is_line=is_line), (top, is_line)
        self._program.pacing.touch()

    def follow(self) -> None:
        """Take the letters away when they are done, or nothing takes them any longer."""
        if self.letters is None or self._spelling is None:
            return
        top, is_line = self._spelling
        if self.letters.is_done or self._program.stack.top is not top or (is_line and not top.widgets.typing):
            self.letters = self._spelling = None
            self._program.pacing.touch()

    # --- caps ---------------------------------------------------------------------------------------------------

    def show(self, make: str | None) -> None:
        """Show the buttons of a pad of this make instead of keys; None: keys."""
        if make == self._make:
            return
        self._make = make
        self.look_anew()
        if make is None:
            self.letters = None
        self._program.show_caps()

    def look_anew(self) -> None:
        """Find out again which button presses which key."""
        settings, buttons = self._program.settings, dict[str, str]()
        for deed in reversed(PAD_DEEDS):  # of two buttons for one key the first one is shown
            key = deed.key or settings.keys[deed.command]
            if key != WHEEL:
                buttons[key_label(key)] = settings.pad[deed.id]
        use_pad(buttons if self._make is not None else None, self._make or "")


def _wheeled(spots: Hotspots) -> Hotspot | None:
    """Thing that the wheel turns: what is in focus, or the largest one on the screen."""
    focused = spots.layout.open.get(spots.focused or "")
    if focused is not None and focused.on_wheel is not None:
        return focused
    turned = [spot for spot in spots.layout.open.values() if spot.on_wheel is not None]
    return max(turned, key=lambda spot: spot.rect.w * spot.rect.h, default=None)
