"""The pygame_gui theme in our palette. ``defaults`` carries only colours, so font and shape stand by each element."""

from __future__ import annotations

from typing import Any

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
_ARROW = {"name": "fira_code_symbols", "size": "14", "style": "regular", "antialiased": "1"}  # our faces have no arrows
_ROUNDED = {"shape": "rounded_rectangle", "shape_corner_radius": "8", "border_width": "2", "shadow_width": "0"}
_PLAIN = {"shape": "rectangle", "border_width": "0", "shadow_width": "0"}


def widget_theme() -> dict[str, Any]:
    """The theme as pygame_gui reads it."""
    knob = {"misc": _ROUNDED, "colours": {"normal_bg": "#c79a4b", "hovered_bg": "#f4dc9a", "active_bg": "#f4dc9a"}}
    row = {"font": _BODY, "misc": {**_PLAIN, "text_horiz_alignment": "left", "text_horiz_alignment_padding": "14"}}
    return {
        "defaults": {"colours": _COLOURS},
        "button": {"font": _BODY, "misc": _ROUNDED},
        "label": {"font": _BODY},
        "text_entry_line": {"font": _BODY, "misc": {**_ROUNDED, "padding": "10,6"}, "colours": {"dark_bg": "#1a1018"}},
        "horizontal_slider": {"misc": {**_ROUNDED, "enable_arrow_buttons": "0", "sliding_button_width": "22"}},
        "horizontal_slider.#sliding_button": knob,
        "drop_down_menu": {"misc": {**_ROUNDED, "expand_direction": "down"}},
        "drop_down_menu.#selected_option": row,
        "drop_down_menu.#expand_button": {"font": _ARROW, "misc": _PLAIN, "colours": {"normal_text": "#c79a4b"}},
        "selection_list": {"misc": {**_ROUNDED, "list_item_height": "38"}},
        "selection_list.@selection_list_item": row,
        "drop_down_menu.#drop_down_options_list": {"misc": {**_ROUNDED, "list_item_height": "38"}},
        "drop_down_menu.#drop_down_options_list.button": row,
        "drop_down_menu.selection_list.button": row,
        "selection_list.button": row,
        "vertical_scroll_bar": {"misc": {**_PLAIN, "enable_arrow_buttons": "0"}},
        "vertical_scroll_bar.#sliding_button": knob,
    }
