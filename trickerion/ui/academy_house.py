"""The Academy's house by night as tools/make_scenery.py has painted it, with its words and its lamps."""

import pygame
from pygame import Surface

from trickerion.rules.academy.catalog import CLASSROOM, PRACTICE
from trickerion.ui import theme
from trickerion.ui.icons import draw_icon
from trickerion.ui.layout import academy as at
from trickerion.ui.scenery import painted
from trickerion.ui.shapes import draw_glow, draw_shadow
from trickerion.ui.surfaces import draw_brass_frame
from trickerion.ui.text import draw_text, text_width
from trickerion.ui.theme import mix
from trickerion.words.academy import screen as words


def draw_grounds(surface: Surface, rows: int) -> None:
    """The stage: the house under the night sky, empty."""
    draw_shadow(surface, at.STAGE, 12, 8, 190)
    surface.blit(painted(f"academy-{rows}"), at.STAGE)
    for kind, text in ((CLASSROOM, words.CLASSROOMS_PAY), (PRACTICE, words.PRACTICE_HELPS)):
        space = at.room(kind, 0, 5)
        left = space.centerx - text_width(text, theme.LABEL, 18) // 2
        draw_icon(surface, f"room.{kind}", (left - 18, at.FRIEZE.centery), 22, theme.BRASS_HI)
        draw_text(surface, text, (left, at.FRIEZE.centery - 1), theme.LABEL, 18, theme.BRASS_HI, "midleft")
    draw_brass_frame(surface, at.STAGE, 12, 4)


def draw_lamp(surface: Surface, center: tuple[int, int], strength: float = 1.0) -> None:
    """A lamp in a stairwell; below 1 it is going on."""
    pygame.draw.line(surface, theme.BRASS_LO, (center[0], center[1] - 20), center, 2)
    if strength > 0:
        draw_glow(surface, center, 20, (255, 196, 96), 0.75 * strength)
    pygame.draw.aacircle(surface, mix("#5a4630", "#ffe0a0", strength), center, 7)
