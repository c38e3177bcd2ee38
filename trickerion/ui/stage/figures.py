"""The people on the stage: dark outlines with a rim of light; what has a player's colour is small."""

import pygame
from pygame import Surface

from trickerion.ui import theme
from trickerion.ui.shapes import Point, around, blit_round
from trickerion.ui.stage.painted import load
from trickerion.ui.surface_cache import cached_surface, lasting_surface
from trickerion.ui.theme import Rgba, mix, rgba

POSES = ("cast", "bow")
"""A Magician at a Trick, facing right; and at the end, facing left."""
_DRAWN = 400  # height of a figure, up to the hat, in its picture
_DIM = 0.14  # so much darker is a player's colour in the light of the stage
HEIR = "heir"
"""Performer in the place of a Magician in a game for one."""


def draw_performer(canvas: Surface, magician: str, pose: str, foot: Point, height: int, colour: str) -> None:
    """A Magician (or ``HEIR``) in a pose, ``height`` px from the foot to the hat, in a player's colour."""
    _stand(
        canvas,
        _performer(magician, pose, height, rgba(mix(theme.player_look(colour).fill, "#000000", _DIM))),
        foot,
        height,
    )


def draw_helper(canvas: Surface, kind: str, foot: Point, height: int) -> None:
    """An Assistant, engineer, manager or apprentice who earns backstage, facing left."""
    _stand(canvas, _helper(kind, height), foot, height)


def _stand(canvas: Surface, figure: Surface, foot: Point, height: int) -> None:
    blit_round(canvas, _shadow(height), (foot[0], foot[1] - height // 90))
    canvas.blit(figure, figure.get_rect(midbottom=(round(foot[0]), round(foot[1]))))


@lasting_surface
def _performer(magician: str, pose: str, height: int, colour: Rgba) -> Surface:
    figure = load(f"figure-{magician}-{pose}.png")
    worn = load(f"figure-{magician}-{pose}-colour.png")
    worn.fill(colour, special_flags=pygame.BLEND_RGBA_MULT)
    figure.blit(worn, (0, 0))
    return _sized(figure, height, faces_left=pose == "bow")


@cached_surface
def _helper(kind: str, height: int) -> Surface:
    return _sized(load(f"helper-{kind}.png"), height, faces_left=True)


def _sized(figure: Surface, height: int, *, faces_left: bool) -> Surface:
    wide, high = (side * height // _DRAWN for side in figure.get_size())
    return pygame.transform.flip(pygame.transform.smoothscale(figure, (wide, high)), faces_left, False)


@cached_surface
def _shadow(height: int) -> Surface:
    wide, high = height * 3 // 4, height // 8
    shade = Surface((wide, high), pygame.SRCALPHA)
    pygame.draw.ellipse(shade, (0, 0, 0, 160), around((wide // 2, high // 2), wide * 4 // 5, high // 2))
    return pygame.transform.box_blur(shade, max(2, height // 45))
