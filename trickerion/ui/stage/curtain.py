"""The curtains: the main one, which rises, its halves drawn aside, and the valance that hides its rail."""

import math
from functools import partial

import pygame
from pygame import Rect, Surface

from trickerion.ui import theme
from trickerion.ui.shapes import clipped, enlarged, reduced
from trickerion.ui.stage.house import dark_house
from trickerion.ui.stage.layout import ARCHES, EDGE, OPENING
from trickerion.ui.stage.painted import load, painted, wall_mask
from trickerion.ui.surface_cache import cached_surface, lasting_surface

_HUNG = EDGE + 38 - OPENING.h - 40  # the upper end of the main curtain while it is down
_CORNER = 270  # how far down an arch cuts off the corners of the opening


def draw_curtain(canvas: Surface, theater: str, opened: float, *, in_the_dark: bool = True) -> None:
    """The curtains before the stage: the main one is down at 0 and up at 1; the valance always hangs.

    ``in_the_dark``: the house has the light of a show.
    """
    side = painted(f"swag-{theater}.png")
    canvas.blit(side, OPENING)
    canvas.blit(_right_side(theater), (OPENING.right - side.get_width(), OPENING.y))
    if opened < 1:
        _draw_main(canvas, theater, round(OPENING.h * max(0.0, opened)), in_the_dark=in_the_dark)
    canvas.blit(painted(f"valance-{theater}.png"), OPENING)


@cached_surface
def _right_side(theater: str) -> Surface:
    return pygame.transform.flip(painted(f"swag-{theater}.png"), True, False)


def _draw_main(canvas: Surface, theater: str, rise: int, *, in_the_dark: bool) -> None:
    """Draw the hanging part of the main curtain, behind the corners of the arch."""
    straight, arch = ARCHES[theater]
    top = (arch or straight).y
    place = Rect(OPENING.x, top, OPENING.w, EDGE + 40 - top)
    if rise == 0:
        with clipped(canvas, place):
            canvas.blit(_closed(theater), (OPENING.x, _HUNG))
        return
    corners = [Rect(x, top, OPENING.w // 2, OPENING.y + _CORNER - top) for x in (OPENING.x, OPENING.centerx)]
    cut_out = partial(_dark_wall, theater) if in_the_dark else partial(_cut_out, canvas, theater)
    kept = [cut_out(tuple(corner)) for corner in corners]
    cloth = main_curtain(theater)
    with clipped(canvas, place):
        canvas.blit(cloth, (OPENING.x, _HUNG - rise))
    for corner, wall in zip(corners, kept, strict=True):
        canvas.blit(wall, corner)


def _cut_out(canvas: Surface, theater: str, corner: tuple[int, ...]) -> Surface:
    """The wall that is seen in a corner of the opening."""
    place = Rect(corner)
    wall = Surface(place.size, pygame.SRCALPHA)
    wall.blit(canvas, (0, 0), place)
    wall.blit(wall_mask(theater), (0, 0), place.move(-OPENING.x, -OPENING.y), special_flags=pygame.BLEND_RGBA_MULT)
    return wall


@cached_surface
def _dark_wall(theater: str, corner: tuple[int, ...]) -> Surface:
    """The same in the dark of a show."""
    return _cut_out(dark_house(theater), theater, corner)


@cached_surface
def _closed(theater: str) -> Surface:
    """The main curtain as it hangs, without its corners, which the wall hides."""
    picture, wall = main_curtain(theater).copy(), Surface((OPENING.w, _CORNER), pygame.SRCALPHA)
    wall.blit(wall_mask(theater), (0, 0))
    wall.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MULT)
    picture.blit(wall, (0, OPENING.y - _HUNG), special_flags=pygame.BLEND_RGBA_SUB)
    return picture


@lasting_surface
def main_curtain(theater: str) -> Surface:
    """The main curtain with its waving hem, fringe, and the shadow below it."""
    width, height = OPENING.w, OPENING.h
    cloth = load(f"curtain-{theater}.jpg")
    picture, k = enlarged(width, height + 40, 1)
    hem = []
    for x in range(0, width + 4, 4):
        lift = 12 * math.exp(-(((x - width / 2) / 330) ** 2))
        hem.append((x, height - 14 + 5 * math.sin(x / 47) + 4 * math.sin(x / 113 + 1) - lift))
    shade = Surface((width, height + 40), pygame.SRCALPHA)
    pygame.draw.polygon(shade, (8, 2, 6, 200), [(0, height - 80), (width, height - 80), *reversed(hem)])
    shade = pygame.transform.box_blur(shade, 12)
    picture.blit(shade, (0, 18))
    mask, k = enlarged(width, height, 2)
    pygame.draw.polygon(mask, "white", [(0, 0), (width * k, 0), *((x * k, y * k) for x, y in reversed(hem))])
    body = reduced(mask, k)
    body.blit(cloth, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    picture.blit(body, (0, 0))
    for x, y in hem:
        for at, colour in ((0, theme.BRASS_HI), (2, theme.BRASS_LO)):
            pygame.draw.line(picture, colour, (x + at, y - 4), (x + at, y + 13), 2)
        pygame.draw.line(picture, theme.BRASS, (x, y - 5), (x + 4, y - 5), 3)
    return picture
