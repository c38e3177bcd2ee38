"""Painted Magicians: engraved posters that tools/paint/make_pictures.py has painted ahead, one file for each place.

A picture is read when it is first seen.
"""

from typing import Final

import pygame
from pygame import Rect, Surface

from trickerion.ui.assets import asset_path
from trickerion.ui.shapes import rounded_clip
from trickerion.ui.surface_cache import cached_surface

SIZES: Final = {"poster": (356, 112), "side": (92, 262), "portrait": (292, 150)}
"""Place -> the size of its pictures: across a poster, at the side of a low one, at the head of a card."""

HEIR: Final = "heir"
"""Dahlgaard's Heir, who has pictures like a Magician."""
DIRECTOR: Final = "director"
"""The stage director of the guided evenings."""
OTHERS_SIZES: Final[dict[str, dict[str, tuple[int, int]]]] = {
    HEIR: {"portrait": (292, 150), "face": (74, 68)},
    DIRECTOR: {"medallion": (62, 62), "badge": (40, 40), "bust": (150, 168)},
}
"""Who is no Magician of the catalogue -> place -> the size of its picture: the Heir's board, Set-up, a bubble."""


def file_name(magician: str, place: str) -> str:
    """Name of a file in ``assets/magicians``."""
    return f"{magician}-{place}.jpg"


@cached_surface
def magician_picture(magician: str, place: str) -> Surface:
    """The picture of a Magician at a place: shared, blit it and never draw on it; MissingAsset without its file."""
    return pygame.image.load(asset_path("magicians", file_name(magician, place))).convert()


@cached_surface
def magician_part(magician: str, place: str, size: tuple[int, int]) -> Surface:
    """The part of a picture that has room: of one at the side the upper part, of any other the middle."""
    whole = magician_picture(magician, place)
    part = Rect((0, 0), size).move_to(center=whole.get_rect().center)
    if place == "side":
        part.top = 0
    return rounded_clip(whole.subsurface(part.clip(whole.get_rect())), 7)
