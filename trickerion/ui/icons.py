"""Icons: one-colour pictures drawn at the exact size asked for, and cached.

`icon(name, size, colour)` takes a concept of the icon map ("component.wood", "ui.undo"), the name of a picture in
icons.json, or "own:..." for one of our drawings. Sizes are pixels of the square the picture fills.
"""

import functools
import io
import json
from typing import Any

import pygame
from pygame import Rect, Surface

from trickerion.ui import theme
from trickerion.ui.assets import MissingAsset, asset_path
from trickerion.ui.icon_map import concepts
from trickerion.ui.shapes import Point
from trickerion.ui.surface_cache import cached_surface
from trickerion.ui.theme import ColourValue, Rgba, rgba

_OWN = "own:"
_SHADOW: Rgba = (10, 5, 5, 140)


@functools.cache
def _bodies() -> dict[str, str]:
    """Every picture's SVG body by name; our own carry the prefix `own:`."""
    bodies: dict[str, str] = {}
    for file, prefix in (("icons.json", ""), ("own.json", _OWN)):
        data: dict[str, Any] = json.loads(asset_path("icons", file).read_text(encoding="utf-8"))
        bodies.update({prefix + name: str(entry["body"]) for name, entry in data["icons"].items()})
    return bodies


@functools.cache
def icon_authors() -> dict[str, tuple[str, ...]]:
    """Author -> names of the pictures by that author, for the credits. Pictures are from game-icons.net (CC BY 3.0)."""
    data: dict[str, Any] = json.loads(asset_path("icons", "icons.json").read_text(encoding="utf-8"))
    by_author: dict[str, list[str]] = {}
    for name, entry in data["icons"].items():
        by_author.setdefault(str(entry["author"]), []).append(name)
    return {author: tuple(sorted(names)) for author, names in sorted(by_author.items())}


def has_icon(name: str) -> bool:
    """True if there is a picture for a concept, or of that name."""
    return concepts().get(name, name) in _bodies()


def picture_name(name: str) -> str:
    """The picture behind a concept or a picture's own name; MissingAsset when there is none."""
    if not has_icon(name):
        raise MissingAsset(f"icons/{name}")
    return concepts().get(name, name)


@cached_surface
def _rasterised(picture: str, size: int, colour: Rgba) -> Surface:
    body = _bodies()[picture].replace("currentColor", f"#{colour[0]:02x}{colour[1]:02x}{colour[2]:02x}")
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512" width="512" height="512">{body}</svg>'
    with io.BytesIO(svg.encode()) as drawing:
        surface = pygame.image.load_sized_svg(drawing, (size, size))
    if colour[3] < 255:
        surface.set_alpha(colour[3])
    return surface


def icon(name: str, size: int, colour: ColourValue = theme.INK) -> Surface:
    """The icon as a shared surface of size x size pixels: blit it, never draw on it."""
    return _rasterised(picture_name(name), max(1, int(size)), rgba(colour))


def draw_icon(
    surface: Surface, name: str, center: Point, size: int, colour: ColourValue = theme.INK, *, shadow: bool = False
) -> Rect:
    """Draw an icon around `center`; with `shadow` a soft dark copy lies two pixels below it."""
    image = icon(name, size, colour)
    rect = image.get_rect(center=(round(center[0]), round(center[1])))
    if shadow:
        surface.blit(icon(name, size, _SHADOW), rect.move(0, 2))
    surface.blit(image, rect)
    return rect
