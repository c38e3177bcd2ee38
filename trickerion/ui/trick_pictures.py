"""Painted Tricks: engravings that tools/paint/make_pictures.py has painted ahead, one file for each place.

A picture is read when it is first seen. Below ``LEAST`` pixels it would be mud: there the sign of the Trick stands.
"""

from typing import Final

import pygame
from pygame import Rect, Surface

from trickerion.ui.assets import asset_path
from trickerion.ui.shapes import rounded_clip
from trickerion.ui.surface_cache import cached_surface
from trickerion.ui.surfaces import draw_brass_frame

LEAST: Final = 60
"""Pixels from which on a Trick has its picture; anything smaller has its sign."""
SIZES: Final = {
    "card": (142, 74),
    "sheet": (272, 154),
    "row": (84, 84),
    "easel": (226, 150),
    "stage": (540, 432),
    "link": (264, 211),
}
"""Place -> the size of its pictures: small card, large card, row of the wings, easel, stage, Links."""
CUT_OUT: Final = ("stage", "link")
"""Places where a Trick stands cut out on its ledge."""


def file_name(trick: str, place: str) -> str:
    """Name of a file in ``assets/tricks``."""
    return f"{trick}-{place}.{'png' if place in CUT_OUT else 'jpg'}"


@cached_surface
def trick_picture(trick: str, place: str) -> Surface:
    """The picture of a Trick at a place: shared, blit it and never draw on it; MissingAsset without its file."""
    picture = pygame.image.load(asset_path("tricks", file_name(trick, place)))
    return picture.convert_alpha() if place in CUT_OUT else picture.convert()


@cached_surface
def trick_part(trick: str, place: str, size: tuple[int, int]) -> Surface:
    """The middle of a picture, as large as what frames it."""
    picture = trick_picture(trick, place)
    return picture.subsurface(Rect((0, 0), size).move_to(center=picture.get_rect().center).clip(picture.get_rect()))


@cached_surface
def framed_trick(trick: str, side: int = 0) -> Surface:
    """The picture on the easel in a brass frame; or a square of it, at most as high as that."""
    picture = trick_picture(trick, "easel")
    if side:
        square = trick_part(trick, "easel", (picture.get_height(), picture.get_height()))
        picture = pygame.transform.smoothscale(square, (min(side, square.get_height()),) * 2)
    framed = rounded_clip(picture, 6)
    draw_brass_frame(framed, framed.get_rect(), 6, 3 if side else 5)
    return framed
