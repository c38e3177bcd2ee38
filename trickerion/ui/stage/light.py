"""The light on the stage: what is seen of it in a spot of its category, and the beam with its dust."""

import random

import pygame
from pygame import Surface

from trickerion.ui.stage.house import dark_house
from trickerion.ui.stage.layout import OPENING
from trickerion.ui.stage.painted import blit_share, enlarged_to, painted, wall_mask
from trickerion.ui.surface_cache import lasting_surface, material_surface

LINKS = "links"
BOW = "bow"
"""Lights beside those of the four categories: for the Links of a show, and for the bow at its end."""
_SPECKS = 300
_DUST = (255, 236, 200)


def draw_beam(canvas: Surface, theater: str, category: str, strength: float) -> None:
    """The stage in the light of a category, of ``LINKS`` or of ``BOW``; ``strength`` 0 is none, 1 all of it.

    To be drawn straight on the house: it shows the stage of the theater as that light lets it be seen.
    """
    if strength > 0:
        blit_share(canvas, lit_stage(theater, category), OPENING, strength)


@lasting_surface
def lit_stage(theater: str, category: str) -> Surface:
    """The opening of a theater in the whole of a light."""
    stage = painted(f"house-{theater}.jpg").subsurface(OPENING).copy()
    stage.blit(enlarged_to(f"light-{category}.png", OPENING.size), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    stage.blit(stage.copy(), (0, 0), special_flags=pygame.BLEND_RGB_ADD)  # the light is kept at half its strength
    beam = enlarged_to(f"beam-{category}.png", OPENING.size)
    stage.blit(beam, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    _strew_dust(stage, beam)
    stage.blit(_wall(theater), (0, 0))
    return stage


@material_surface
def _wall(theater: str) -> Surface:
    """The wall round the opening, which no spot reaches."""
    wall = Surface(OPENING.size, pygame.SRCALPHA)
    wall.blit(dark_house(theater), (0, 0), OPENING)
    wall.blit(wall_mask(theater), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return wall


def _strew_dust(stage: Surface, beam: Surface) -> None:
    dice = random.Random(3)
    for _ in range(_SPECKS * 8):
        spot = dice.randrange(OPENING.w), dice.randrange(OPENING.h)
        share = max(beam.get_at(spot)[:3]) / 110
        if share > dice.random() * 1.1:
            size, glint = dice.choice((1, 1, 1, 2)), share * dice.uniform(0.1, 0.5)
            speck = Surface((size, size))
            speck.fill([min(255, int(part * glint)) for part in _DUST])
            stage.blit(speck, spot, special_flags=pygame.BLEND_RGB_ADD)
