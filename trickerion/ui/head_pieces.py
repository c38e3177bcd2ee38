"""Head-pieces of special cards, prophecies, Powers and secrets: engravings by kind.

tools/paint/make_pictures.py paints them ahead.

A picture is read when it is first seen. Where there are fewer than 60 pixels for one, a sign stands.
"""

import tomllib
from functools import cache
from typing import Final

import pygame
from pygame import Rect, Surface

from trickerion.rules.academy.catalog import SECRETS
from trickerion.rules.catalog import SPECIALS
from trickerion.rules.powers.catalog import POWERS
from trickerion.ui.assets import asset_path
from trickerion.ui.shapes import rounded_clip
from trickerion.ui.surface_cache import cached_surface

SIZES: Final = {
    "large": (168, 112),
    "small": (98, 66),
    "laid": (136, 64),
    "token": (84, 84),
    "upright": (242, 118),
    "side": (110, 214),
    "held": (150, 96),
}
"""Place -> the size of its pictures: a special card with room and one with a long text, one that is laid, a
prophecy's plate, a Power's card upright and lying, a secret in the hand."""
PLACES: Final = {
    "special": ("large", "small", "laid"),
    "prophecy": ("token",),
    "power": ("upright", "side"),
    "secret": ("held",),
}
"""Kind of card -> the places where it has a picture."""


@cache
def kinds(of: str) -> dict[str, str]:
    """Id of a "prophecy", or mechanism of a "power" -> what its picture shows: from ``assets/heads/kinds.toml``."""
    shown = tomllib.loads(asset_path("heads", "kinds.toml").read_text(encoding="utf-8"))[of]
    return {which: picture for picture, alike in shown.items() for which in alike}


def of_special(card: str) -> str:
    """Name of a special card's picture: the Action that it helps, in the inks of its Location."""
    return f"{SPECIALS[card].location}-{SPECIALS[card].action}"


def of_prophecy(prophecy: str) -> str:
    """Name of a prophecy's picture."""
    return f"prophecy-{kinds('prophecy')[prophecy]}"


def of_secret(secret: str) -> str:
    """Name of a secret's picture: a thing of the Location that it is about."""
    return f"{SECRETS[secret].location}-secret"


def of_power(power: str) -> str:
    """Name of a Power's picture: what it is about, in the inks of its level."""
    return f"level_{POWERS[power].level}-{kinds('power')[POWERS[power].kind]}"


def file_name(name: str, place: str) -> str:
    """Name of a file in ``assets/heads``."""
    return f"{name}-{place}.jpg"


@cached_surface
def head_picture(name: str, place: str) -> Surface:
    """A picture at a place: shared, blit it and never draw on it; MissingAsset without its file."""
    return pygame.image.load(asset_path("heads", file_name(name, place))).convert()


@cached_surface
def head_part(name: str, place: str, size: tuple[int, int], radius: int = 6) -> Surface:
    """The middle of a picture, as large as what frames it, with round corners."""
    picture = head_picture(name, place)
    part = Rect((0, 0), size).move_to(center=picture.get_rect().center).clip(picture.get_rect())
    return rounded_clip(picture.subsurface(part), radius)
