"""Promises of a scene to the window: all that the stack, the keys and the loop ask of one, whichever it is."""

from collections.abc import Callable, Sequence
from typing import Protocol

import pygame

from trickerion.app.breath import Breath
from trickerion.ui.hotspots import Hotspots
from trickerion.ui.said import SceneTold
from trickerion.ui.tween import Timeline
from trickerion.ui.widgets import WidgetLayer


class StackedScene(Protocol):
    """One scene as the window knows it. ``Scene`` keeps these promises and says more about each."""

    spots: Hotspots
    widgets: WidgetLayer
    timeline: Timeline
    breath: Breath
    told: Callable[[], SceneTold]
    drawn: Sequence[pygame.Rect] | None

    opaque: bool
    is_title: bool
    is_finale: bool
    is_last_word: bool
    fades: bool
    is_interval: bool
    may_be_covered: bool
    toggled_by: str
    hides_game: bool
    lights_hz: int
    skips_on_click: bool

    def on_enter(self) -> None:
        """Begin: the scene has been put on the stack."""

    def on_exit(self) -> None:
        """End: the scene has left the stack for good."""

    def on_cover(self) -> None:
        """Give way to another scene that has been put on top."""

    def on_reveal(self) -> None:
        """Go on: the scene on top has gone."""

    def on_hidden(self) -> None:
        """Give back what can be painted again: nothing of the scene is seen any longer."""

    def on_settings(self) -> None:
        """Follow the settings, which have changed."""

    def handle_first(self, event: pygame.event.Event) -> bool:
        """See an event before widgets and hotspots do; True when used."""
        ...

    def handle_event(self, event: pygame.event.Event) -> bool:
        """Take an event that neither widgets nor hotspots used; True when used."""
        ...

    def handle_action(self, action: str) -> bool:
        """Take a key of the player's key map; True when used."""
        ...

    def carry_out(self, command: str) -> bool:
        """Carry out a global command of the game; True when that is the scene's business."""
        ...

    def takes_button(self, button: str) -> bool:
        """Take a button of a game pad for itself; True when used."""
        ...

    def help_place(self) -> tuple[str, str]:
        """Page of the Workbook, and the anchor on it."""
        ...

    def update(self, dt: float) -> None:
        """Let ``dt`` seconds pass."""

    def draw_beside(self, screen: pygame.Surface, canvas: pygame.Rect) -> None:
        """Draw beside the canvas."""

    def paint(self, canvas: pygame.Surface, is_top: bool) -> None:
        """Draw the scene with its widgets; the topmost one also with what lies above them."""

    @property
    def moving(self) -> bool:
        """True while frames are wanted at full rate."""
        ...

    @property
    def breathing(self) -> bool:
        """True when the scene has lights that breathe."""
        ...

    @property
    def look(self) -> object:
        """Everything of the picture that time alone can change."""
        ...

    @property
    def due(self) -> float | None:
        """Seconds until the next thing that waits for its time."""
        ...

    @property
    def screen_number(self) -> int:
        """Number of the screen that is shown, in a scene of several."""
        ...

    @property
    def is_plain(self) -> bool:
        """True when ``draw`` draws all that is seen of the scene."""
        ...

    @property
    def music(self) -> str:
        """Piece of music; "" for that of the game."""
        ...

    @property
    def takes_letters(self) -> bool:
        """True while letters are text and not keys of the program."""
        ...

    @property
    def takes_text(self) -> bool:
        """True while what is typed goes to a text."""
        ...

    @property
    def awaits_key(self) -> bool:
        """True while the next key is wanted for itself."""
        ...
