"""Tricks on the stage: cut out as the figures of a toy theater are, on a ledge that rises from a trap."""

import pygame
from pygame import Rect, Surface

from trickerion.ui.curves import ease_out
from trickerion.ui.shapes import Point, blit_round, clipped
from trickerion.ui.stage.layout import LEDGE
from trickerion.ui.surface_cache import cached_surface
from trickerion.ui.trick_pictures import trick_picture

_DEEP = 18
"""Depth of the trap, seen from the stalls."""


def draw_toy(canvas: Surface, trick: str, risen: float, foot: Point = LEDGE, place: str = "stage") -> None:
    """Draw a Trick whose ledge stands on ``foot``, so far risen (0 to 1) from the trap, and its shadow."""
    picture = trick_picture(trick, place)
    rect = picture.get_rect(midbottom=foot)
    blit_round(canvas, _shadow(rect.w), rect.move(0, rect.w // 54).midbottom)
    if risen >= 1:
        canvas.blit(picture, rect)
        return
    trap = rect.inflate(-rect.w // 8, 0)
    near = trap.inflate(_DEEP, 0).move(0, round(_DEEP * min(1.0, 4 * risen, 4 * (1 - risen))))
    pygame.draw.polygon(canvas, (14, 7, 8), (trap.bottomleft, trap.bottomright, near.bottomright, near.bottomleft))
    with clipped(canvas, rect):
        canvas.blit(picture, rect.move(0, round(rect.h * (1 - ease_out(risen)))))


@cached_surface
def _shadow(width: int) -> Surface:
    """A soft shadow on the boards of a ledge that wide."""
    shade = Rect(0, 0, width * 28 // 27, width // 15)
    room = shade.inflate(shade.h, shade.h)
    picture = Surface(room.size, pygame.SRCALPHA)
    pygame.draw.ellipse(picture, (0, 0, 0, 170), shade.move(shade.h // 2, shade.h // 2))
    return pygame.transform.box_blur(picture, shade.h // 3)
