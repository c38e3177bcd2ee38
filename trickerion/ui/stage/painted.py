"""Pictures that tools/make_stage.py has painted ahead, and how they are put together."""

import pygame
from pygame import Color, Rect, Surface

from trickerion.ui.assets import asset_path
from trickerion.ui.layout.stage import ARCHES, CORNER, OPENING
from trickerion.ui.shapes import enlarged, reduced
from trickerion.ui.surface_cache import cached_surface
from trickerion.ui.theme import Rgba


def load(name: str) -> Surface:
    """A new copy of a picture of ``assets/stage`` by its file's name; MissingAsset without the file."""
    picture = pygame.image.load(asset_path("stage", name))
    return picture.convert_alpha() if picture.get_flags() & pygame.SRCALPHA else picture.convert()


painted = cached_surface(load)
"""The same, shared: blit it and never draw on it."""


def enlarged_to(name: str, size: tuple[int, int]) -> Surface:
    """A map of light in the size in which it is used."""
    return pygame.transform.smoothscale(load(name), size)


@cached_surface
def tinted(name: str, colour: Rgba) -> Surface:
    """A white picture in a colour."""
    picture = painted(name).copy()
    picture.fill(colour, special_flags=pygame.BLEND_RGBA_MULT)
    return picture


@cached_surface
def wall_mask(theater: str) -> Surface:
    """White where ``OPENING`` shows the wall of a theater, clear where it shows the stage."""
    straight, arch = ARCHES[theater]
    large, k = enlarged(OPENING.w, OPENING.h, 2)
    large.fill("white")
    clear = Color(255, 255, 255, 0)
    box = straight.move(-OPENING.x, -OPENING.y)
    hole = Rect(box.x * k, box.y * k, box.w * k, box.h * k)
    pygame.draw.rect(large, clear, hole, border_radius=0 if arch else CORNER * k)
    if arch:
        oval = arch.move(-OPENING.x, -OPENING.y)
        pygame.draw.ellipse(large, clear, Rect(oval.x * k, oval.y * k, oval.w * k, oval.h * k))
    return reduced(large, k)
