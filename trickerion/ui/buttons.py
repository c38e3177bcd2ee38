"""Buttons: a hotspot and its picture in one."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from trickerion.ui import theme
from trickerion.ui.controls import draw_button
from trickerion.ui.hotspots import Hotspots
from trickerion.ui.icons import draw_icon
from trickerion.ui.keys import key_label
from trickerion.ui.spots import Hotspot, Tip


@dataclass(frozen=True)
class Button:
    """A button of a scene: make it in ``layout``, add ``spot()`` to the hotspots, ``draw`` it every frame.

    ``primary`` ones are velvet, the others dark; ``key`` presses it (and stands on its cap); ``default`` is pressed by
    Enter; a closed one (``enabled`` False) says ``why_not``.
    """

    name: str
    rect: pygame.Rect
    label: str
    on_click: Callable[[], object]
    primary: bool = False
    icon: str | None = None
    icon_at_edge: bool = False  # icons of a column of buttons stand below each other
    second_line: str = ""
    size: int = 22
    key: str = ""
    enabled: bool = True
    why_not: str = ""
    default: bool = False
    tip: Callable[[], Tip | None] | None = None

    def spot(self) -> Hotspot:
        """The hotspot that presses it."""
        return Hotspot(
            self.name,
            self.rect,
            on_click=self.on_click,
            tip=self.tip,
            enabled=self.enabled,
            why_not=self.why_not,
            key=self.key,
            default=self.default,
        )

    def draw(self, canvas: pygame.Surface, spots: Hotspots) -> None:
        """Draw it as it is now: idle, hot, pressed or closed."""
        draw_button(
            canvas,
            self.rect,
            self.label,
            primary=self.primary,
            icon=None if self.icon_at_edge else self.icon,
            second_line=self.second_line,
            key=key_label(self.key) if self.key else "",
            size=self.size,
            disabled=not self.enabled,
            hovered=spots.hovered == self.name,
            pressed=spots.is_pressed(self.name),
        )
        if self.icon is not None and self.icon_at_edge:
            center = (self.rect.x + 46, self.rect.centery)
            colour = theme.BRASS_HI if self.enabled else theme.MUTED
            draw_icon(canvas, self.icon, center, min(36, self.rect.h - 28), colour, shadow=self.enabled)
