"""Components as objects: their signs, embossed and lit, in the colours of what they are."""

import math

import pygame
from pygame import Surface

from trickerion.ui import theme
from trickerion.ui.icons import icon
from trickerion.ui.stage.painted import load
from trickerion.ui.surface_cache import cached_surface
from trickerion.ui.theme import Rgba, mix, rgba, with_alpha

Faces = tuple[Rgba, Rgba, Rgba]  # the colours of a thing from its middle outwards
_EDGE = "#22100e"
_SHADOW = (6, 14)  # how far its shadow falls from a thing of 290 px


def room_round(size: int) -> int:
    """The pixels round a picture of that size that its shadow takes."""
    return max(6, size // 7)


@cached_surface
def component_picture(component: str, size: int) -> Surface:
    """A Component as an object of that size, with ``room_round`` about it: put its middle where it belongs."""
    colour = theme.COMPONENT_COLOURS[component]
    faces = rgba(mix(colour, "#ffffff", 0.62)), rgba(mix(colour, "#ffffff", 0.16)), rgba(mix(colour, "#000000", 0.28))
    return _object(f"component.{component}", f"component-{component}.jpg", size, faces)


def _object(sign: str, file: str, size: int, faces: Faces) -> Surface:
    room = room_round(size)
    picture = Surface((size + 2 * room, size + 2 * room), pygame.SRCALPHA)
    dark = icon(sign, size, with_alpha(_EDGE, 255))
    shade = Surface(picture.get_size(), pygame.SRCALPHA)
    shade.blit(dark, (room + _SHADOW[0] * size // 290, room + _SHADOW[1] * size // 290))
    picture.blit(pygame.transform.box_blur(shade, max(1, size // 32)), (0, 0))
    reach = size / 120
    for angle in range(0, 360, 45):
        turn = math.radians(angle)
        picture.blit(dark, (room + round(math.cos(turn) * reach), room + round(math.sin(turn) * reach) + 1))
    picture.blit(_lit(sign, file, size, faces), (room, room))
    return picture


def _lit(sign: str, file: str, size: int, faces: Faces) -> Surface:
    """The sign itself: its colours, times the light on them, with what shines."""
    pair = load(file)
    side = pair.get_height()
    light, gleam = (
        pygame.transform.smoothscale(pair.subsurface((left, 0, side, side)), (size, size)) for left in (0, side)
    )
    face = pygame.transform.smoothscale(_rings(faces), (size, size))
    face.blit(light, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    face.blit(gleam, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    picture = icon(sign, size, "white").copy()
    picture.blit(face, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    return picture


def _rings(faces: Faces, side: int = 96) -> Surface:
    """The three colours from the middle outwards."""
    first, second, third = faces
    picture, middle = Surface((side, side)), (side // 2, side // 2)
    picture.fill(third)
    for radius in range(int(side * 0.56), 0, -1):
        share = radius / (side * 0.56)
        colour = mix(first, second, share * 2) if share < 0.5 else mix(second, third, share * 2 - 1)
        pygame.draw.circle(picture, colour, middle, radius)
    return picture
