"""PNG files of few colours: a cut-out of sixty-four is a fifth of the whole, and nobody sees the difference.

Where the grain of the paper makes two colours nearly alike flicker, a pixel keeps that of the pixel above or before it:
a sixth less again, for an error of a twentieth more. zopfli looks for the shortest codes: a tenth.
"""

from __future__ import annotations

import struct
import zlib
from typing import TYPE_CHECKING

import numpy as np
import pygame
import zopfli.zlib

if TYPE_CHECKING:
    from pygame import Surface

    from tools.paint.engraving.fields import Array

_COLOURS = 64
_ROUNDS = 8
_NEARLY = 120.0
"""Squared distance of colours by which a pixel may be further from its own than it must, to be as its neighbour."""
_SEARCHES = 5
_SAMPLE = 20_000
"""Pixels from which the colours are chosen."""


def few_colours(picture: Surface, count: int = _COLOURS, nearly: float = _NEARLY) -> bytes:
    """A picture with its alpha as a PNG file of so many colours; ``nearly``: how far one may be off."""
    pixels = np.dstack([pygame.surfarray.array3d(picture), pygame.surfarray.array_alpha(picture)])
    pixels = pixels.transpose(1, 0, 2)
    pixels[pixels[:, :, 3] == 0] = 0
    flat = pixels.reshape(-1, 4).astype(np.float32)
    palette = _chosen(flat, count)
    palette = palette[np.lexsort((palette[:, :3].sum(1), palette[:, 3]))]
    indices = _settled(pixels.astype(np.float32), _nearest(flat, palette).reshape(pixels.shape[:2]), palette, nearly)
    return _png(indices, np.round(palette).astype(np.uint8))


def _chosen(flat: Array, count: int) -> Array:
    """The colours that stand for all: the cubes of a median cut, moved to the means of what is nearest to them."""
    step = max(1, len(flat) // _SAMPLE)
    sample = flat[::step]
    boxes = [sample]
    while len(boxes) < count:
        spreads = [np.ptp(box, axis=0).max() * len(box) ** 0.5 if len(box) > 1 else 0 for box in boxes]
        box = boxes.pop(int(np.argmax(spreads)))
        axis = int(np.argmax(np.ptp(box, axis=0)))
        box = box[np.argsort(box[:, axis], kind="stable")]
        boxes += [box[: len(box) // 2], box[len(box) // 2 :]]
    palette = np.array([box.mean(0) for box in boxes])
    for _ in range(_ROUNDS):
        own = _nearest(sample, palette)
        palette = np.array(
            [sample[own == number].mean(0) if (own == number).any() else palette[number] for number in range(count)]
        )
    palette[np.argmin(palette[:, 3])] = 0
    return palette


def _nearest(flat: Array, palette: Array) -> Array:
    """Number of the nearest colour of each pixel."""
    found = np.empty(len(flat), np.uint8)
    for start in range(0, len(flat), 50_000):
        part = flat[start : start + 50_000]
        far = (palette**2).sum(1)[None, :] - 2 * part @ palette.T
        found[start : start + 50_000] = far.argmin(1)
    return found


def _settled(pixels: Array, indices: Array, palette: Array, nearly: float) -> Array:
    """Numbers of the colours again, each that of its neighbour where that is nearly as good."""
    allowed = ((pixels - palette[indices]) ** 2).sum(2) + nearly
    for row in range(1, len(indices)):
        above = indices[row - 1]
        alike = ((pixels[row] - palette[above]) ** 2).sum(1) <= allowed[row]
        indices[row] = np.where(alike, above, indices[row])
    for column in range(1, indices.shape[1]):
        before = indices[:, column - 1]
        alike = ((pixels[:, column] - palette[before]) ** 2).sum(1) <= allowed[:, column] - nearly * 0.4
        indices[:, column] = np.where(alike, before, indices[:, column])
    return indices


def _png(indices: Array, palette: Array) -> bytes:
    high, wide = indices.shape
    rows = b"".join(b"\0" + row.tobytes() for row in indices)
    return b"".join(
        [
            b"\x89PNG\r\n\x1a\n",
            _chunk(b"IHDR", struct.pack(">IIBBBBB", wide, high, 8, 3, 0, 0, 0)),
            _chunk(b"PLTE", palette[:, :3].tobytes()),
            _chunk(b"tRNS", palette[:, 3].tobytes()),
            _chunk(b"IDAT", zopfli.zlib.compress(rows, numiterations=_SEARCHES)),
            _chunk(b"IEND", b""),
        ]
    )


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
