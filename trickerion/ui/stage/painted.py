"""Pictures that tools/paint/make_stage.py has painted ahead, and how they are put together."""

import pygame
from pygame import Color, Rect, Surface

from trickerion.ui.assets import asset_path
from trickerion.ui.shapes import enlarged, reduced
from trickerion.ui.stage.layout import ARCHES, CORNER, OPENING
from trickerion.ui.surface_cache import PICTURES, cached_surface, lasting_surface


def load(name: str) -> Surface:
    """A new copy of a picture of ``assets/stage`` by its file's name; MissingAsset without the file."""
    picture = pygame.image.load(asset_path("stage", name))
    return picture.convert_alpha() if picture.get_flags() & pygame.SRCALPHA else picture.convert()


painted = cached_surface(load)
"""The same, shared: blit it and never draw on it."""


@cached_surface
def mirrored(name: str) -> Surface:
    """The same, facing the other way."""
    return pygame.transform.flip(load(name), True, False)


def leave_stage() -> None:
    """The curtain has fallen: no picture of the stage is kept any longer."""
    PICTURES.let_go(str(__package__))


def enlarged_to(name: str, size: tuple[int, int]) -> Surface:
    """A map of light in the size in which it is used."""
    return pygame.transform.smoothscale(load(name), size)


def blit_share(canvas: Surface, picture: Surface, place: Rect, share: float) -> None:
    """Put a shared picture on the canvas: not at all at 0, wholly at 1, between as if it were clear."""
    if share >= 1:
        canvas.blit(picture, place)
    elif share > 0:
        is_clear = bool(picture.get_flags() & pygame.SRCALPHA)
        picture.set_alpha(round(255 * share))
        canvas.blit(picture, place)
        # an opaque picture with an alpha of 255 would be put down pixel by pixel, a clear one without any be opaque
        picture.set_alpha(255 if is_clear else None)


@lasting_surface
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
