"""The one pygame_gui manager, at canvas size and never rebuilt, and the layer of widgets that a scene owns in it.

Text entry, sliders, drop-downs and scrolling lists are pygame_gui's; whatever lies on the table is drawn by the kit.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Sequence
from pathlib import Path

import pygame
import pygame_gui
from pygame_gui.core import UIContainer, UIElement
from pygame_gui.elements import UIHorizontalSlider, UISelectionList, UITextEntryLine

from trickerion.ui.widget_theme import FONT_FILES, widget_theme
from trickerion.words.verbatim import writable

Point = tuple[int, int]


class WidgetManager(pygame_gui.UIManager):
    """pygame_gui's manager, with the mouse mapped through the letterbox and taken from events, not from the system."""

    def __init__(self, canvas_size: tuple[int, int], fonts: Path, to_canvas: Callable[[Point], Point]) -> None:
        self._to_canvas = to_canvas
        self._pointer: Point = (-1, -1)
        super().__init__(canvas_size, enable_live_theme_updates=False)
        for name, files in FONT_FILES.items():
            self.add_font_paths(name, *(str(fonts / file) for file in files))
        self.preload_fonts(
            [
                {"name": name, "point_size": size, "style": style, "antialiased": "1"}
                for name, size in (("body", 20), ("label", 19))
                for style in ("regular", "bold", "italic", "bold_italic")
            ]
        )
        self.get_theme().load_theme(widget_theme())

    def calculate_scaled_mouse_position(self, position: Point) -> Point:
        """A point of the window as a point of the canvas (pygame_gui asks this for every event)."""
        return self._to_canvas(position)

    def _update_mouse_position(self) -> None:
        self.mouse_position = self._pointer

    def process_events(self, event: pygame.event.Event) -> bool:
        """Give the widgets an event of the window; True when one of them used it."""
        if "pos" in event.dict:
            self._pointer = self._to_canvas(event.pos)
        return bool(super().process_events(event))


class TypingLine(UITextEntryLine):
    """A line to type in that takes any text, typed, pasted or read from a file, as far as it can be drawn."""

    def __init__(self, rect: pygame.Rect, manager: WidgetManager, root: UIContainer, placeholder: str) -> None:
        # The text comes later: pygame_gui would look up the first one as the name of a translation.
        super().__init__(rect, manager, root, placeholder_text=placeholder or None)

    def set_text(self, text: str | None) -> None:
        """Show a text instead of what is there."""
        super().set_text(writable(text or "")[: self.length_limit])

    def process_event(self, event: pygame.event.Event) -> bool:
        """What is typed, without letters that cannot be drawn; what is pasted goes in as if it were typed."""
        if event.type == pygame.TEXTINPUT:
            event = pygame.event.Event(pygame.TEXTINPUT, text=writable(event.text))
        return bool(super().process_event(event))

    def _do_paste(self) -> None:
        text = ""
        with contextlib.suppress(pygame.error, UnicodeError):
            text = writable(pygame.scrap.get_text()).strip()
        for letter in text:
            self._process_entered_character(letter)


class WidgetLayer:
    """The widgets of one scene. Hidden while another scene lies on top; their picture stays."""

    def __init__(self, manager: WidgetManager) -> None:
        self.manager = manager
        self.root = UIContainer(pygame.Rect((0, 0), manager.window_resolution), manager, starting_height=1)
        self._picture: list[tuple[pygame.Surface, pygame.Rect]] = []
        self._elements: list[UIElement] = []
        self.frozen = False

    def add(self, element: UIElement) -> UIElement:
        """Own an element that was made with ``container=layer.root``."""
        self._elements.append(element)
        return element

    def entry(self, rect: pygame.Rect, text: str = "", placeholder: str = "", limit: int = 40) -> UITextEntryLine:
        """A line to type in."""
        line = TypingLine(rect, self.manager, self.root, placeholder)
        line.set_text_length_limit(limit)
        if text:
            line.set_text(text)
        self.add(line)
        return line

    def slider(self, rect: pygame.Rect, value: float, limits: tuple[float, float], step: float) -> UIHorizontalSlider:
        """A horizontal slider."""
        slider = UIHorizontalSlider(rect, value, limits, self.manager, self.root, click_increment=step)
        slider.enable_arrow_buttons = False
        slider.rebuild()  # type: ignore[no-untyped-call]
        self.add(slider)
        return slider

    def list(self, rect: pygame.Rect, rows: Sequence[str]) -> UISelectionList:
        """A scrolling list to choose one row from."""
        chosen = UISelectionList(rect, list(rows), self.manager, container=self.root)
        self.add(chosen)
        return chosen

    @property
    def typing(self) -> bool:
        """Whether a line of text of this layer has the keyboard."""
        return any(isinstance(element, UITextEntryLine) and element.is_focused for element in self._elements)

    @property
    def caret(self) -> bool:
        """Whether the cursor in a line of text, which blinks, is to be seen now."""
        lines = (element for element in self._elements if isinstance(element, UITextEntryLine))
        return any(line.is_focused and line.cursor_on for line in lines)

    def type_in(self, line: UITextEntryLine) -> None:
        """Give the keyboard to a line, with the cursor behind its text."""
        self.manager.set_focus_set(line.get_focus_set())
        line.edit_position = len(line.get_text())

    def stop_typing(self) -> None:
        """Take the keyboard from the line that has it."""
        self.manager.set_focus_set(None)

    def freeze(self) -> None:
        """Another scene comes on top: keep the picture, hide the widgets."""
        if self.frozen:
            return
        self.frozen = True
        # Every other layer is frozen already, so whatever is visible is ours.
        shown = [s for s in self.manager.get_sprite_group().sprites() if s.visible and s.image is not None]
        self._picture = [(sprite.image.copy(), sprite.rect.copy()) for sprite in shown]
        self.manager.set_focus_set(None)
        self.root.hide()

    def thaw(self) -> None:
        """The scene is on top again."""
        if self.frozen:
            self.frozen = False
            self._picture.clear()
            self.root.show()

    def draw_frozen(self, canvas: pygame.Surface) -> None:
        """The picture of the hidden widgets, for a scene that shows through."""
        for image, rect in self._picture:
            canvas.blit(image, rect, special_flags=pygame.BLEND_PREMULTIPLIED)

    def kill(self) -> None:
        """Remove every widget for good."""
        self._picture.clear()
        self.root.kill()  # type: ignore[no-untyped-call]
