"""Small things that fly: many alike, each on its own way, all at the place where the moment finds them."""

import functools
import math
import random
from collections.abc import Iterator
from dataclasses import dataclass

import pygame
from pygame import Surface

from trickerion.ui.shapes import Point, enlarged, reduced
from trickerion.ui.stage.painted import painted
from trickerion.ui.surface_cache import cached_surface
from trickerion.ui.theme import Rgba


@dataclass(frozen=True, slots=True)
class Mote:
    """One of them: which it is, when it sets out (0 to 1), its way (turns), and four lots of its own, 0 to 1."""

    number: int
    start: float
    turn: float
    far: float
    size: float
    spin: float
    hue: float


@functools.cache
def motes(count: int, seed: int) -> tuple[Mote, ...]:
    """So many of them, always the same."""
    dice = random.Random(seed)
    return tuple(
        Mote(number, (number + dice.random()) / count, *(dice.random() for _ in range(5))) for number in range(count)
    )


def living(count: int, seed: int, ms: float, life: float, every: float) -> Iterator[tuple[Mote, float]]:
    """Those that are under way, and how much of their life is over: each lives ``life`` ms and returns ``every`` ms."""
    for mote in motes(count, seed):
        age = ms - mote.start * every
        share = age % every / life
        if age >= 0 and share < 1:
            yield mote, share


@cached_surface
def streak(length: int, angle: int, colour: Rgba) -> Surface:
    """A spark on its way: a short line of light, to be added."""
    side = length + 4
    large, k = enlarged(side, side, 2)
    x, y = math.cos(math.radians(angle)) * length / 2, math.sin(math.radians(angle)) * length / 2
    middle = side / 2
    pygame.draw.line(large, colour, ((middle - x) * k, (middle - y) * k), ((middle + x) * k, (middle + y) * k), 3)
    return reduced(large, k)


@cached_surface
def dot(radius: int, colour: Rgba) -> Surface:
    """A drop or a light of a few pixels."""
    large, k = enlarged(2 * radius + 2, 2 * radius + 2, 3)
    pygame.draw.circle(large, colour, (large.get_width() / 2, large.get_height() / 2), radius * k)
    return reduced(large, k)


@cached_surface
def turned(name: str, size: int, angle: int, width: int = 100, colour: Rgba = (255, 255, 255, 255)) -> Surface:
    """A painted thing ``size`` px high, ``width`` per cent of its own width, in a colour, turned by so many degrees."""
    picture = painted(name)
    wide, high = picture.get_size()
    picture = pygame.transform.smoothscale(picture, (max(1, wide * size * width // (high * 100)), size))
    if colour[:3] != (255, 255, 255):
        picture.fill(colour, special_flags=pygame.BLEND_RGBA_MULT)
    return pygame.transform.rotozoom(picture, angle, 1) if angle else picture


def put(canvas: Surface, picture: Surface, spot: Point, alpha: int = 255) -> None:
    """A picture with its middle on a spot, paler when ``alpha`` says so."""
    rect = picture.get_rect(center=(round(spot[0]), round(spot[1])))
    if alpha >= 255:
        canvas.blit(picture, rect)
    elif alpha > 0:
        picture.set_alpha(alpha)
        canvas.blit(picture, rect)
        picture.set_alpha(255)
