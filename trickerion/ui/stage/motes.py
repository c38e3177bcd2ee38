"""Small things that fly: many alike, each on its own way, all at the place where the moment finds them."""

import functools
import math
import random
from collections.abc import Iterator
from dataclasses import dataclass

import pygame
from pygame import Surface

from trickerion.ui.shapes import Point, enlarged, reduced
from trickerion.ui.stage.painted import blit_share, painted
from trickerion.ui.surface_cache import cached_surface
from trickerion.ui.theme import Rgba


@dataclass(frozen=True, slots=True)
class Mote:
    """Small thing that flies: its number, start (0 to 1) and way (turns), and four random values of its own, 0 to 1."""

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
def light(name: str, width: int, colour: Rgba) -> Surface:
    """A painted thing as light of a colour and so many pixels wide."""
    painting = painted(name)
    picture = Surface((width, painting.get_height() * width // painting.get_width()))
    picture.blit(pygame.transform.smoothscale(painting, picture.get_size()), (0, 0))
    picture.fill(colour, special_flags=pygame.BLEND_RGB_MULT)
    return picture.convert()


def dimmed(colour: Rgba, share: float, steps: int = 8) -> Rgba:
    """A colour of light, weaker: as few shades as there are ``steps``."""
    level = round(max(0.0, min(1.0, share)) * steps)
    return colour[0] * level // steps, colour[1] * level // steps, colour[2] * level // steps, 255


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
    blit_share(canvas, picture, picture.get_rect(center=(round(spot[0]), round(spot[1]))), alpha / 255)


def shine(canvas: Surface, name: str, width: int, colour: Rgba, spot: Point) -> None:
    """A painted thing as ``light``, its middle on a spot: black adds nothing."""
    if any(colour[:3]):
        picture = light(name, width, colour)
        place = picture.get_rect(center=(round(spot[0]), round(spot[1])))
        canvas.blit(picture, place, special_flags=pygame.BLEND_RGB_ADD)
