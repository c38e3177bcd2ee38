"""An ear: the program without a picture, told as a screen reader is told, and the sentences that one would speak.

What is heard is the tree of `heard` alone: kinds, names, states, what can be done; no rectangle, and no game.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import pygame

from trickerion.app.heard import OFF, QUESTION, Heard, Part
from trickerion.app.loop import App
from trickerion.app.reading import DIALOG, SCENE, WINDOW, ZONE
from trickerion.storage.data_paths import find_data_paths
from trickerion.ui.keys import key_press

if TYPE_CHECKING:
    from pathlib import Path

    from trickerion.app.window import Window

STEP = 0.1  # seconds that a frame lasts for the program
WAITS = 0.01  # seconds that one lasts in truth, while others think
AROUND = (SCENE, DIALOG, ZONE)
"""Kinds of a part that is named when the focus comes into it."""


class Voice:
    """The system's side of a reader: keeps what was handed over, and the sentences that would be spoken of it."""

    def __init__(self) -> None:
        self.heard: Heard | None = None
        self.spoken: list[str] = []
        self._around: tuple[int, ...] = ()

    def tell(self, heard: Heard, before: Heard | None, window: Window) -> None:
        """Speak what is announced, then what has come into focus, with the groups that were entered."""
        del window
        last, self.heard = self.heard, heard
        for number, part in heard.news_since(before).items():
            known = last.parts.get(number) if last is not None else None
            if part.live != OFF and (known is None or known.name != part.name):
                self.spoken.append(f"! {part.name}")
        if last is None or last.focus != heard.focus or _told(last, heard.focus) != _told(heard, heard.focus):
            self._speak_focus(heard)

    def tell_focus(self, is_ours: bool) -> None:
        """Say nothing of the keyboard of the window."""

    def _speak_focus(self, heard: Heard) -> None:
        around, self._around = self._around, heard_around(heard)
        for number in self._around:
            part = heard.parts[number]
            if number not in around and number != heard.focus and part.name:
                self.spoken.append(f"  [{in_line(part) if part.kind != ZONE else part.name}]")
        self.spoken.append(f"  {in_line(heard.parts[heard.focus])}")


def heard_around(heard: Heard) -> tuple[int, ...]:
    """Numbers of the scene and the zone that the focus is in, the outer one first."""
    parents = {child: number for number, part in heard.parts.items() for child in part.children}
    way = [heard.focus]
    while way[-1] in parents:
        way.append(parents[way[-1]])
    return tuple(number for number in reversed(way) if heard.parts[number].kind in AROUND)


def _told(heard: Heard, number: int) -> str:
    """The words that a reader repeats by itself when they change."""
    part = heard.parts.get(number)
    return f"{part.name} {part.on} {part.is_enabled}" if part is not None else ""


def in_line(part: Part) -> str:
    """A part as it is spoken: name, kind, state, third of five, the rest."""
    number, of = part.place
    words = [part.name, f"<{part.kind}>"]
    words += ["closed"] if not part.is_enabled else []
    words += [{True: "on", False: "off"}[part.on]] if part.on is not None else []
    words += [f"{number} of {of}"] if of else []
    words += ["has a list"] if part.has_list else []
    words += [part.about.replace("\n", " | ")] if part.about else []
    return " ; ".join(words)


class Ear:
    """Somebody at the keys who hears the program. ``lines`` is all that was pressed and spoken."""

    def __init__(self, folder: Path, settings: dict[str, object] | None = None) -> None:
        self.app = App(find_data_paths(folder), size=(1280, 720))
        for name, value in (settings or {}).items():
            setattr(self.app.settings, name, value)
        self.voice = Voice()
        self.lines: list[str] = []
        listening = self.app.listening
        listening._reader = self.voice  # the adapter of a system is another one
        listening.is_on = True

    def close(self) -> None:
        """Leave."""
        self.app.close()

    @property
    def heard(self) -> Heard:
        """The screen as it was told last."""
        assert self.voice.heard is not None
        return self.voice.heard

    @property
    def focus(self) -> Part:
        """The part in focus."""
        return self.heard.parts[self.heard.focus]

    @property
    def title(self) -> str:
        """Name of the screen: its heading, or the open question."""
        found = [part.name for part in self.heard.parts.values() if part.kind in (SCENE, DIALOG)]
        return found[0] if found else ""

    @property
    def question(self) -> str:
        """The open question as it is told as a line."""
        return next((part.name for part in self.heard.parts.values() if part.kind == QUESTION), "")

    @property
    def texts(self) -> str:
        """Sentences that the screen says of itself."""
        return "\n".join(p.about for p in self.heard.parts.values() if p.kind in (SCENE, DIALOG, WINDOW))

    def press(self, key: str, frames: int = 2) -> list[str]:
        """Press a key, let some frames pass; what is spoken then."""
        while self.app.deafness.holds(key_press(key)):
            self.wait(1)
        before = len(self.lines)
        self.lines.append(f"> {key}")
        pygame.event.post(key_press(key))
        pygame.event.post(key_press(key, pygame.KEYUP))
        self.wait(frames)
        return self.lines[before + 1 :]

    def write(self, text: str) -> None:
        """Type a text in the line that has the keyboard, in the place of what stands there."""
        self.lines.append(f"> {text}")
        pygame.event.post(key_press("ctrl+a"))
        for letter in text:
            pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text=letter))
        self.wait(2)

    def wait(self, frames: int = 1) -> None:
        """Let frames pass."""
        for _ in range(frames):
            self.app.live(pygame.event.get(), STEP)
            self.lines += self.voice.spoken
            self.voice.spoken.clear()

    def let_others_think(self) -> None:
        """Let a frame pass, and some time in truth."""
        self.wait(1)
        time.sleep(WAITS)
