"""The one pygame_gui manager, at canvas size and never rebuilt, and the layer of widgets that a scene owns in it.

Text entry and sliders are pygame_gui's; whatever lies on the table is drawn by the kit.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pygame
import pygame_gui
from pygame import Rect, Surface
from pygame_gui.core import BlockingThreadedResourceLoader, UIContainer, UIElement
from pygame_gui.core.utility import get_default_manager, set_default_manager
from pygame_gui.elements import UIHorizontalSlider

from trickerion.ui import theme
from trickerion.ui.surfaces import draw_dark_panel
from trickerion.ui.text_block import block_height, block_width, draw_block
from trickerion.ui.typing_line import TypingLine

Point = tuple[int, int]
_REFUSAL = 420  # pixels of a line of the sentence that refuses a letter
_THEME: list[Any] = []


class WidgetManager(pygame_gui.UIManager):
    """pygame_gui's manager, with the mouse mapped through the letterbox and taken from events, not from the system."""

    def __init__(self, canvas_size: tuple[int, int], fonts: Path, to_canvas: Callable[[Point], Point]) -> None:
        self._to_canvas = to_canvas
        self._pointer: Point = (-1, -1)
        loader = BlockingThreadedResourceLoader()  # type: ignore[no-untyped-call]
        loader.num_loading_threads = 0  # what there is to load is read at once
        loader.start()  # type: ignore[no-untyped-call]
        super().__init__(canvas_size, enable_live_theme_updates=False, resource_loader=loader)
        if _THEME:
            return
        _THEME.append(self.ui_theme)
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

    def create_new_theme(self, theme_path: Any = None) -> Any:
        """Share the theme, read once, among all managers: nothing of it changes."""
        return _THEME[0] if _THEME else super().create_new_theme(theme_path)

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

    def close(self) -> None:
        """Let the window go: pygame_gui holds on to its first manager."""
        self._to_canvas = lambda point: point
        if get_default_manager() is self:  # type: ignore[no-untyped-call]
            set_default_manager(None)


class WidgetLayer:
    """The widgets of one scene. Hidden while another scene lies on top; their picture stays."""

    def __init__(self, manager: WidgetManager) -> None:
        self.manager = manager
        self._root: UIContainer | None = None
        self._picture: list[tuple[Surface, Rect]] = []
        self._elements: list[UIElement] = []
        self.frozen = False

    @property
    def root(self) -> UIContainer:
        """Container of all widgets of the layer, made when the first one is."""
        if self._root is None:
            self._root = UIContainer(Rect((0, 0), self.manager.window_resolution), self.manager, starting_height=1)
        return self._root

    @property
    def is_used(self) -> bool:
        """True when the layer has, or has had, a widget."""
        return self._root is not None

    def add(self, element: UIElement) -> UIElement:
        """Own an element that was made with ``container=layer.root``."""
        self._elements.append(element)
        return element

    def entry(self, rect: Rect, text: str = "", placeholder: str = "", limit: int = 40) -> TypingLine:
        """A line to type in."""
        line = TypingLine(rect, self.manager, self.root, placeholder)
        line.set_text_length_limit(limit)
        if text:
            line.set_text(text)
        self.add(line)
        return line

    def slider(self, rect: Rect, value: float, limits: tuple[float, float], step: float) -> UIHorizontalSlider:
        """A horizontal slider."""
        slider = UIHorizontalSlider(rect, value, limits, self.manager, self.root, click_increment=step)
        slider.enable_arrow_buttons = False
        slider.rebuild()  # type: ignore[no-untyped-call]
        self.add(slider)
        return slider

    @property
    def typed_in(self) -> TypingLine | None:
        """The line of this layer that has the keyboard."""
        lines = (element for element in self._elements if isinstance(element, TypingLine))
        return next((line for line in lines if line.is_focused), None)

    @property
    def typing(self) -> bool:
        """True while a line of text of this layer has the keyboard."""
        return self.typed_in is not None

    @property
    def composing(self) -> bool:
        """True while an input method composes a letter, which Enter, Esc and the arrows then are for."""
        return self.typed_in is not None and bool(self.typed_in.composed)

    @property
    def typed_at(self) -> Rect:
        """Place of the line that has the keyboard; the whole canvas while none has."""
        line = self.typed_in
        return Rect(line.rect) if line is not None else Rect((0, 0), self.manager.window_resolution)

    @property
    def cursor(self) -> Rect:
        """Place of the cursor in the line that has the keyboard; the middle of the canvas while none has."""
        line = self.typed_in
        return line.cursor if line is not None else Rect(Rect((0, 0), self.manager.window_resolution).center, (2, 32))

    def lies_at(self, point: Point) -> bool:
        """True if a widget of this layer is seen at a point of the canvas."""
        return any(element.visible and element.rect.collidepoint(point) for element in self._elements)

    @property
    def caret(self) -> bool:
        """True while the cursor in a line of text, which blinks, is to be seen."""
        line = self.typed_in
        return line is not None and line.cursor_on

    def type_in(self, line: TypingLine) -> None:
        """Give the keyboard to a line, with the cursor behind its text."""
        self.manager.set_focus_set(line.get_focus_set())
        line.go_to_end()

    def stop_typing(self) -> None:
        """Take the keyboard from the line that has it."""
        self.manager.set_focus_set(None)

    def handles(self, event: pygame.event.Event) -> bool:
        """Give the widgets an event of the window; True when one of them used it."""
        return self.is_used and self.manager.process_events(event)

    def freeze(self) -> None:
        """Another scene comes on top: keep the picture, hide the widgets."""
        if self.frozen or self._root is None:
            return
        self.frozen = True
        # Every other layer is frozen already, so whatever is visible is ours.
        shown = [s for s in self.manager.get_sprite_group().sprites() if s.visible and s.image is not None]
        self._picture = [(sprite.image.copy(), sprite.rect.copy()) for sprite in shown]
        self.manager.set_focus_set(None)
        self._root.hide()

    def thaw(self) -> None:
        """The scene is on top again."""
        if self.frozen:
            self.frozen = False
            self._picture.clear()
            self.root.show()

    def draw(self, canvas: Surface, is_top: bool) -> None:
        """Draw the widgets; of a scene that shows through below the top one the picture that was kept."""
        if is_top and self.is_used:
            self.manager.draw_ui(canvas)
            if self.typed_in is not None and self.typed_in.refused:
                _draw_refusal(canvas, self.typed_in)
        for image, rect in () if is_top else self._picture:
            canvas.blit(image, rect, special_flags=pygame.BLEND_PREMULTIPLIED)

    def kill(self) -> None:
        """Remove every widget for good."""
        self._picture.clear()
        self._elements.clear()
        self.frozen = False
        if self._root is not None:
            self._root.kill()  # type: ignore[no-untyped-call]
            self._root = None


def _draw_refusal(canvas: Surface, line: TypingLine) -> None:
    """Say beside a line why a letter has not been written there."""
    width = block_width(line.refused, _REFUSAL, theme.TEXT.body)
    room = Rect(0, 0, width, block_height(line.refused, _REFUSAL, theme.TEXT.body))
    panel, around = room.inflate(32, 20), line.rect.inflate(0, 12)
    panel.midtop = around.midbottom
    if panel.bottom > canvas.get_height():
        panel.midbottom = around.midtop
    panel.clamp_ip(canvas.get_rect())
    draw_dark_panel(canvas, panel, 8, 2)
    draw_block(canvas, line.refused, room.move_to(center=panel.center), theme.TEXT.body, theme.CREAM)


FONT_FILES: dict[str, tuple[str, str, str, str]] = {  # name -> regular, bold, italic, bold italic
    "body": ("body.ttf", "body-bold.ttf", "body-italic.ttf", "body-bolditalic.ttf"),
    "label": ("label.ttf", "label.ttf", "label.ttf", "label.ttf"),
}

_COLOURS = {
    "normal_bg": "#2b1a22",
    "hovered_bg": "#3d2530",
    "disabled_bg": "#221620",
    "selected_bg": "#6e1726",
    "active_bg": "#6e1726",
    "dark_bg": "#1a1018",
    "disabled_dark_bg": "#1a1018",
    "normal_text": "#fbf2dc",
    "hovered_text": "#fff6e1",
    "disabled_text": "#a8957c",
    "selected_text": "#fff6e1",
    "active_text": "#fff6e1",
    "normal_text_shadow": "#00000000",
    "hovered_text_shadow": "#00000000",
    "disabled_text_shadow": "#00000000",
    "selected_text_shadow": "#00000000",
    "active_text_shadow": "#00000000",
    "normal_border": "#7a5522",
    "hovered_border": "#c79a4b",
    "disabled_border": "#4a3a2c",
    "selected_border": "#f4dc9a",
    "active_border": "#f4dc9a",
    "filled_bar": "#c79a4b",
    "unfilled_bar": "#3a2318",
    "text_cursor": "#f4dc9a",
}
_BODY = {"name": "body", "size": "20", "style": "regular", "antialiased": "1"}
_ROUNDED = {"shape": "rounded_rectangle", "shape_corner_radius": "8", "border_width": "2", "shadow_width": "0"}


def widget_theme() -> dict[str, Any]:
    """The theme as pygame_gui reads it."""
    knob = {"misc": _ROUNDED, "colours": {"normal_bg": "#c79a4b", "hovered_bg": "#f4dc9a", "active_bg": "#f4dc9a"}}
    return {
        "defaults": {"colours": _COLOURS},
        "button": {"font": _BODY, "misc": _ROUNDED},
        "label": {"font": _BODY},
        "horizontal_slider": {"misc": {**_ROUNDED, "enable_arrow_buttons": "0", "sliding_button_width": "22"}},
        "horizontal_slider.#sliding_button": knob,
    }
