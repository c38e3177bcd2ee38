"""Buttons of the title: a tile with a sign, a name and a sentence about now; words with a sign, without a box."""

from pygame import Rect, Surface

from trickerion.ui import theme
from trickerion.ui.buttons import Button
from trickerion.ui.controls import ButtonFace, draw_button
from trickerion.ui.hotspots import Hotspots
from trickerion.ui.icons import draw_icon
from trickerion.ui.shapes import draw_plate
from trickerion.ui.text import Shaded, draw_text

_SIGN, _WORDS = 44, 84
"""Pixels from the left edge of a tile to the middle of its sign, and to its words."""


class Tile(Button):
    """A large button whose words begin beside its sign; ``second_line`` is a sentence."""

    def draw(self, canvas: Surface, spots: Hotspots) -> None:
        hot = spots.hovered == self.name
        draw_button(
            canvas, self.rect, ButtonFace(primary=self.primary), hovered=hot, pressed=spots.is_pressed(self.name)
        )
        rect = self.rect.move(0, 1) if spots.is_pressed(self.name) else self.rect
        if self.icon is not None:
            draw_icon(canvas, self.icon, (rect.x + _SIGN, rect.centery), 40, theme.BRASS_HI, shadow=True)
        left, room, below = rect.x + _WORDS, rect.w - _WORDS - 14, (rect.x + _WORDS, rect.y + 55)
        name = (left, rect.y + (28 if self.second_line else rect.h // 2))
        draw_text(canvas, self.label, name, self.style, Shaded(theme.CREAM), "midleft", width=room)
        draw_text(canvas, self.second_line, below, theme.TEXT.aside, theme.PARCHMENT, "midleft", width=room)


class QuietWords(Button):
    """A sign and a word on the bare ground."""

    def draw(self, canvas: Surface, spots: Hotspots) -> None:
        hot = spots.hovered == self.name
        colour = theme.GLOW if hot else theme.PARCHMENT
        wide = self.rect.w - 46
        drawn = draw_text(
            canvas,
            self.label,
            (self.rect.centerx + 17, self.rect.centery),
            self.style,
            Shaded(colour),
            "center",
            width=wide,
        )
        if self.icon is not None:
            draw_icon(canvas, self.icon, (drawn.x - 20, self.rect.centery), 26, theme.BRASS_HI, shadow=True)


def draw_quiet_ground(canvas: Surface, rect: Rect) -> None:
    """Draw the ground below quiet words."""
    draw_plate(canvas, rect, (20, 12, 24, 150), rect.h // 2, 1, theme.BRASS_LO)
