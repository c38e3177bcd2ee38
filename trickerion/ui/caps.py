"""Caps: what stands on a button for its key. While a game pad is used that is the button of the pad.

The four buttons at the right of a pad are drawn as four places, below, right, left and above, since every make writes
something else on them; the others have the names of the make, where that is known.
"""

from collections.abc import Mapping
from typing import Final

from pygame import Rect, Surface

from trickerion.ui import theme
from trickerion.ui.flow import write_line
from trickerion.ui.shapes import Point, draw_plate, draw_round
from trickerion.ui.text import text_width
from trickerion.words.pad import BUTTONS

_HEIGHT: Final = 24
_PLACES: Final = {"a": (0, 1), "b": (1, 0), "x": (-1, 0), "y": (0, -1)}
"""The four buttons at the right -> where each lies among them."""

_pad: Mapping[str, str] | None = None
_make = ""


def use_pad(buttons: Mapping[str, str] | None, make: str = "") -> None:
    """Show the buttons of a pad, by the labels of the keys that they press; None: the keys themselves."""
    global _pad, _make
    _pad, _make = buttons, make


def shows_pad() -> bool:
    """True while the caps are those of a pad."""
    return _pad is not None


def key_cap_width(key: str) -> int:
    """Width of the cap that shows a key; 0 where the pad has no button for it."""
    if _pad is None:
        return _width(key)
    return button_width(_pad[key]) if key in _pad else 0


def draw_key_cap(surface: Surface, midright: Point, key: str, *, dim: bool = False) -> Rect:
    """A key as a small cap whose right end lies at `midright`. Returns its rectangle."""
    if _pad is None:
        return _draw_cap(surface, midright, key, dim)
    if key in _pad:
        return draw_pad_button(surface, midright, _pad[key], dim=dim)
    return Rect(0, 0, 0, _HEIGHT).move_to(midright=(round(midright[0]), round(midright[1])))


def button_width(button: str) -> int:
    """Width of the cap of a pad's button."""
    return 30 if button in _PLACES else _width(BUTTONS[_make][button])


def draw_pad_button(surface: Surface, midright: Point, button: str, *, dim: bool = False) -> Rect:
    """A button of the pad as a small cap whose right end lies at `midright`. Returns its rectangle."""
    if button not in _PLACES:
        return _draw_cap(surface, midright, BUTTONS[_make][button], dim)
    rect = Rect(0, 0, 30, 30).move_to(midright=(round(midright[0]), round(midright[1])))
    draw_round(surface, rect.center, 30, (20, 12, 16, 225), 1, theme.BRASS_LO)
    for name, (across, down) in _PLACES.items():
        is_meant = name == button
        lit = theme.MUTED if dim else theme.BRASS_HI
        center = (rect.centerx + 8 * across, rect.centery + 8 * down)
        draw_round(surface, center, 10 if is_meant else 7, lit if is_meant else theme.INK2, 0)
    return rect


def _draw_cap(surface: Surface, midright: Point, text: str, dim: bool) -> Rect:
    rect = Rect(0, 0, _width(text), _HEIGHT).move_to(midright=(round(midright[0]), round(midright[1])))
    draw_plate(surface, rect, (20, 12, 16, 225), 5, 1, theme.BRASS_LO)
    colour = theme.MUTED if dim else theme.PARCHMENT2
    write_line(surface, text, rect, theme.TEXT.label, colour, "center")
    return rect


def _width(text: str) -> int:
    return max(24, text_width(text, theme.TEXT.label) + 14)
