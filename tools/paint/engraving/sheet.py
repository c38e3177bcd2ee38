"""A sheet in work: the plates, the light on it, and the part of the scene that is seen."""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import numpy as np
import pygame
from pygame import Surface

from tools.paint.engraving.fields import Array, noise
from tools.paint.engraving.inks import OFF_REGISTER

if TYPE_CHECKING:
    from tools.paint.engraving.geometry import Outline

View = tuple[float, float, float, float]
"""The part of a scene that is seen: left, top, width, height, in units."""
Size = tuple[int, int]

_PITCH = (60, 90, 130, 300, 500, 800), (2.5, 2.7, 2.9, 3.5, 4.3, 5.6)
"""Widths of a picture, and the pitch of its hatching there: always in pixels of the result, never scaled."""
_SMALL = 150
"""Below this width a picture is half line, half wash, and has neither border nor rule."""


@dataclass(frozen=True)
class Patch:
    """The pixels of a shape: where they are, how much of each it covers, its size with what is not seen."""

    box: tuple[slice, slice]
    mask: Array
    wide: float
    high: float

    @property
    def least(self) -> float:
        """The shorter side, in pixels."""
        return max(6.0, min(self.wide, self.high))


@dataclass
class Sheet:
    """Plates on which a scene is cut, several times as large as the picture that is printed."""

    size: Size
    category: str
    view: View
    seed: int = 7
    in_ground: bool = True
    """True while the ground is cut; what comes after is the subject, which a cut-out keeps."""
    ledge: Array | None = None
    """Pixels of the ledge below a cut-out."""
    plates: dict[str, Array] = field(init=False)
    key: Array = field(init=False)
    solid: Array = field(init=False)
    """Pixels that belong to the subject."""
    light: Array = field(init=False)

    def __post_init__(self) -> None:
        """Lay out clean plates."""
        self.fine = 3 if self.size[0] <= 340 else 2
        self.scale = self.size[0] / self.view[2] * self.fine
        self.width, self.height = self.size[0] * self.fine, self.size[1] * self.fine
        self.small = self.size[0] < _SMALL
        self.pitch = float(np.interp(self.size[0], *_PITCH)) * self.fine
        self.ys, self.xs = np.mgrid[0 : self.height, 0 : self.width].astype(np.float32)
        self.plates = {name: self.field() for name in OFF_REGISTER}
        self.key, self.solid, self.light = self.field(), self.field(), self.field() + 1
        self.wobble = self.noise(26 * self.scale, self.seed) - 0.5
        self.grain = self.noise(2 * self.fine, self.seed + 1)

    def field(self) -> Array:
        """Zeros for all pixels."""
        return np.zeros((self.height, self.width), np.float32)

    def noise(self, cell: float, seed: int) -> Array:
        """Noise for all pixels."""
        return noise(self.width, self.height, max(4, int(cell)), seed)

    def by_width(self, *values: float, widths: tuple[int, ...] = (90, 300, 500)) -> float:
        """Pixels of the plates for a measure that grows with the picture."""
        return float(np.interp(self.size[0], widths, values)) * self.fine

    def spot(self, x: float, y: float) -> tuple[float, float]:
        """Pixel of a point of the scene."""
        return (x - self.view[0]) * self.scale, (y - self.view[1]) * self.scale

    def distance(self, x: float, y: float, wide: float, high: float) -> Array:
        """Distance of each pixel from a point of the scene, in parts of these two reaches."""
        px, py = self.spot(x, y)
        return np.hypot((self.xs - px) / (wide * self.scale), (self.ys - py) / (high * self.scale))

    def patch(self, outline: Outline) -> Patch | None:
        """The pixels of an outline, or None when none is seen."""
        spots = [self.spot(point[0], point[1]) for points, filled in outline if filled for point in points]
        xs, ys = [x for x, _ in spots], [y for _, y in spots]
        left, top = max(0, math.floor(min(xs)) - 2), max(0, math.floor(min(ys)) - 2)
        right, bottom = min(self.width, int(max(xs)) + 3), min(self.height, int(max(ys)) + 3)
        if right - left < 2 or bottom - top < 2:
            return None
        picture = self._drawn(outline, (left, top, right - left, bottom - top))
        mask = (pygame.surfarray.array2d(picture).T > 127).astype(np.float32)
        return Patch((slice(top, bottom), slice(left, right)), mask, max(xs) - min(xs), max(ys) - min(ys))

    def _drawn(self, outline: Outline, box: tuple[int, int, int, int]) -> Surface:
        left, top, wide, high = box
        picture = Surface((wide, high), 0, 8)
        picture.set_palette([(value, value, value) for value in range(256)])
        for points, filled in outline:
            spots = [self.spot(point[0], point[1]) for point in points]
            if len(spots) > 2:
                pygame.draw.polygon(picture, 255 if filled else 0, [(x - left, y - top) for x, y in spots])
        return picture

    def lay(self, patch: Patch, key: Array | float, shares: dict[str, Array | float], alpha: float = 1.0) -> None:
        """Print over what is there: ink of the stones (missing ones leave none) and of the key block."""
        if not shares.keys() <= self.plates.keys():
            raise KeyError(*(shares.keys() - self.plates.keys()))
        mask, box = patch.mask * alpha, patch.box
        for name, plate in self.plates.items():
            plate[box] = plate[box] * (1 - mask) + mask * shares.get(name, 0.0)
        self.key[box] = self.key[box] * (1 - mask) + mask * key
        self.keep(patch, mask)

    def keep(self, patch: Patch, mask: Array) -> None:
        """Count pixels to the subject."""
        if not self.in_ground:
            self.solid[patch.box] = np.maximum(self.solid[patch.box], mask)

    def bare(self, field: Array, box: tuple[slice, slice] = (slice(None), slice(None))) -> None:
        """Take ink away: 1 leaves bare paper."""
        kept = 1 - np.clip(field, 0, 1)
        for plate in self.plates.values():
            plate[box] *= kept
        self.key[box] *= kept
