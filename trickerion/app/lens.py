"""The reading lens: a round magnifier at the pointer, at the canvas's own resolution, for small windows."""

from __future__ import annotations

import functools

import pygame

from trickerion.app.canvas import CANVAS_RECT, Letterbox

RADIUS = 0.19  # of the window's height
_RIM = (pygame.Color("#7a5522"), pygame.Color("#f4dc9a"), pygame.Color("#c79a4b"))


@functools.lru_cache(maxsize=4)
def _mask(diameter: int) -> pygame.Surface:
    disk = pygame.Surface((diameter, diameter), pygame.SRCALPHA)
    pygame.draw.aacircle(disk, (255, 255, 255, 255), (diameter / 2, diameter / 2), diameter / 2 - 2)
    return disk


def draw_lens(
    screen: pygame.Surface, letterbox: Letterbox, canvas: pygame.Surface, at: tuple[int, int], zoom: float
) -> None:
    """Draw the lens over the point ``at`` of the canvas, showing what lies there ``zoom`` times as large."""
    diameter = max(120, round(letterbox.window_size[1] * RADIUS * 2))
    side = max(8, round(diameter / (letterbox.scale * zoom)))
    source = pygame.Rect(0, 0, side, side)
    source.center = at
    source.clamp_ip(CANVAS_RECT)
    glass = pygame.transform.smoothscale(canvas.subsurface(source), (diameter, diameter)).convert_alpha()
    glass.blit(_mask(diameter), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    place = glass.get_rect(center=letterbox.to_window(at))
    place.clamp_ip(screen.get_rect())
    screen.blit(glass, place)
    for width, colour in ((7, _RIM[0]), (5, _RIM[2]), (2, _RIM[1])):
        pygame.draw.aacircle(screen, colour, place.center, diameter / 2 - 1, width)
