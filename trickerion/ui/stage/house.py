"""The house of a theater: walls, frame, stage and backcloth, bright or dark; and its footlights."""

import pygame
from pygame import Rect, Surface

from trickerion.ui import theme
from trickerion.ui.shapes import draw_glow
from trickerion.ui.stage.layout import EDGE, OPENING
from trickerion.ui.stage.painted import blit_share, enlarged_to, painted
from trickerion.ui.surface_cache import cached_surface

DARK = 0.35
"""The light at which the house is as dark as in a show."""
_LAMPS = {"riverside": 7, "grand_magorian": 11, "magnus_pantheon": 15}
_GLOW = {"riverside": (255, 190, 100), "grand_magorian": (255, 200, 114), "magnus_pantheon": (255, 216, 146)}
_ROUND_STAGE = (
    Rect(0, 0, theme.CANVAS_SIZE[0], OPENING.y),
    Rect(0, OPENING.y, OPENING.x, OPENING.h),
    Rect(OPENING.right, OPENING.y, theme.CANVAS_SIZE[0] - OPENING.right, OPENING.h),
    Rect(0, OPENING.bottom, theme.CANVAS_SIZE[0], theme.CANVAS_SIZE[1] - OPENING.bottom),
)
_STEPS = 8  # of footlights that grow bright
_SHELL, _LANTERN = "footlight-shell.png", "footlight-lantern.png"


@cached_surface
def dark_house(theater: str) -> Surface:
    """The whole canvas in the dark of a show."""
    picture = painted(f"house-{theater}.jpg").copy()
    picture.blit(enlarged_to(f"dark-{theater}.png", theme.CANVAS_SIZE), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    return picture


def draw_house(canvas: Surface, theater: str, light: float, *, with_stage: bool = True) -> None:
    """The whole canvas: the house of a theater. ``light``: 1 with the house lights on, ``DARK`` and less in a show.

    Without its stage where a beam is about to show that.
    """
    share = max(0.0, min(1.0, (light - DARK) / (1 - DARK)))
    if share < 1:
        for part in [canvas.get_rect()] if with_stage else _ROUND_STAGE:
            canvas.blit(dark_house(theater), part, part)
    blit_share(canvas, painted(f"house-{theater}.jpg"), canvas.get_rect(), share)


def draw_footlights(canvas: Surface, theater: str, light: float) -> None:
    """The lamps at the edge of the stage. ``light``: 0 when they are out, 1 when they burn."""
    canvas.blit(_footlights(theater, round(max(0.0, min(1.0, light)) * _STEPS)), (OPENING.x - 60, EDGE - 80))


@cached_surface
def _footlights(theater: str, step: int) -> Surface:
    picture = Surface((OPENING.w + 120, 150), pygame.SRCALPHA)
    lamp = painted(_LANTERN if theater == "riverside" else _SHELL)
    count = _LAMPS[theater]
    for number in range(count):
        x = 100 + (OPENING.w - 80) * number // (count - 1)
        picture.blit(lamp, lamp.get_rect(midbottom=(x, 104)))
        draw_glow(picture, (x, 76), 24, _GLOW[theater], 0.62 * step / _STEPS)
    return picture
