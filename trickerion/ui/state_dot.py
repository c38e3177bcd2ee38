"""The small sign at a player's emblem that says where somebody is: never by its colour alone."""

from typing import Final

import pygame
from pygame import Surface

from trickerion.ui import theme
from trickerion.ui.icons import draw_icon
from trickerion.ui.shapes import Point, draw_glow, draw_ring, draw_round
from trickerion.ui.theme import mix

AWAY, COMPUTER, DECIDES, CHOOSING = "away", "computer", "decides", "choosing"
_RED: Final = "#e0524a"
_GROUND: Final = "#140c12"


def draw_state_dot(surface: Surface, center: Point, stands: str, diameter: int = 15) -> None:
    """A green disc for who is there, a lit one for who decides, a barred ring for away, a head for a computer."""
    x, y = round(center[0]), round(center[1])
    if stands == AWAY:
        draw_round(surface, (x, y), diameter + 2, _GROUND)
        draw_ring(surface, (x, y), diameter // 2, 2, _RED)
        reach = diameter // 4
        pygame.draw.line(surface, _RED, (x - reach, y - reach), (x + reach, y + reach), 3)
    elif stands == COMPUTER:
        draw_round(surface, (x, y), diameter + 6, _GROUND, 1, theme.BRASS_LO)
        draw_icon(surface, "ui.computer", (x, y), diameter, theme.PARCHMENT)
    else:
        lit = stands == DECIDES
        if lit:
            draw_glow(surface, (x, y), diameter, theme.GLOW, 0.7)
        fill = theme.GLOW if lit else mix(theme.GOOD, "#ffffff", 0.15)
        draw_round(surface, (x, y), diameter, fill, 2, _GROUND)
