"""A box of the theater in the colour of a player: its curtains, its parapet, and room for what the player receives."""

import math

import pygame
from pygame import Rect, Surface

from trickerion.ui import theme
from trickerion.ui.shapes import draw_plate, draw_shadow, enlarged, reduced, rounded_clip, vertical_gradient
from trickerion.ui.surface_cache import cached_surface
from trickerion.ui.surfaces import draw_brass_frame
from trickerion.ui.theme import Rgba, mix, rgba

PARAPET = 45
"""Height of the parapet, on which the name stands."""
_SIDE, _TIED, _SCALLOPS, _DROP, _FOLDS = 52, 17, 4, 30, 5


def draw_box(canvas: Surface, rect: Rect, colour: str, *, lit: bool = False) -> tuple[int, int]:
    """Draw a player's box; the middle of what is seen between its curtains."""
    draw_shadow(canvas, rect, 10, 6, 190, (0, 4))
    canvas.blit(_box(rect.size, rgba(theme.player_look(colour).fill), lit), rect)
    draw_brass_frame(canvas, rect, 10, 3 if lit else 2)
    return rect.centerx, rect.y + (rect.h - PARAPET) // 2 + 12


@cached_surface
def _box(size: tuple[int, int], colour: Rgba, lit: bool) -> Surface:
    width, height = size
    inner = height - PARAPET
    image = vertical_gradient(width, height, ((0.0, (20, 8, 14, 255)), (1.0, (52, 22, 30, 255))))
    if lit:
        glow, middle = Surface(size, pygame.SRCALPHA), (width // 2, inner // 2 + 12)
        pygame.draw.ellipse(glow, (226, 142, 66, 120), Rect(0, 0, 190, 80).move_to(center=middle))
        image.blit(pygame.transform.box_blur(glow, 26), (0, 0))
    side = _drape(inner, colour)
    image.blit(side, (0, 0))
    image.blit(pygame.transform.flip(side, True, False), (width - side.get_width(), 0))
    image.blit(_scallops(width, colour), (0, 0))
    bar = Rect(0, inner, width, PARAPET)
    stops = ((0.0, rgba(mix(colour, "#000000", 0.34))), (1.0, rgba(mix(colour, "#000000", 0.7))))
    image.blit(vertical_gradient(*bar.size, stops), bar)
    pygame.draw.rect(image, theme.BRASS_HI, (0, inner - 2, width, 2))
    pygame.draw.rect(image, theme.BRASS_LO, (0, inner, width, 1))
    return rounded_clip(image, 10)


def _drape(height: int, colour: Rgba) -> Surface:
    """The curtain at the left side, tied back at its foot: folds between lines that run together."""
    large, k = enlarged(_SIDE, height, 3)
    strips = _FOLDS * 8
    for strip in range(strips):
        shade = 0.5 + 0.5 * math.cos(math.tau * _FOLDS * (strip + 0.5) / strips)
        edges = [
            [(_edge(part / strips, y / 12) * k, y * height * k / 12) for y in range(13)] for part in (strip, strip + 1)
        ]
        ink = mix(mix(colour, "#000000", 0.7), mix(colour, "#ffffff", 0.04), shade)
        pygame.draw.polygon(large, ink, [*edges[0], *reversed(edges[1])])
    return reduced(large, k)


def _edge(share: float, down: float) -> float:
    """Distance between a fold and the wall, with the curtain ``down`` from 0 to 1."""
    width = _TIED + (_SIDE - _TIED) * float((1 - down**0.8) ** 1.4)
    return share * width


def _scallops(width: int, colour: Rgba) -> Surface:
    """The valance: scallops with a brass edge."""
    large, k = enlarged(width, _DROP + 4, 3)
    step = width * k / _SCALLOPS
    for number in range(_SCALLOPS):
        for ring in range(14, 0, -1):
            share = ring / 14
            ink = mix(mix(colour, "#000000", 0.14), mix(colour, "#000000", 0.68), share)
            wide, high = step * (0.25 + 0.78 * share), _DROP * k * (0.3 + 0.7 * share)
            middle = (number + 0.5) * step
            pygame.draw.ellipse(large, ink, Rect(round(middle - wide / 2), round(-high), round(wide), round(2 * high)))
        middle, wide = (number + 0.5) * step, step * 1.03
        turns = [math.pi * part / 24 for part in range(25)]
        edge = [(middle + wide / 2 * math.cos(turn), _DROP * k * math.sin(turn)) for turn in turns]
        pygame.draw.lines(large, theme.BRASS, False, edge, 2 * k)
    return reduced(large, k)


def draw_inset_plate(canvas: Surface, rect: Rect, border: int = 2) -> None:
    """The dark ground of what stands beside a stage."""
    draw_plate(canvas, rect, (22, 11, 18, 234), 14, border, theme.BRASS)
