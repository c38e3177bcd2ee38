"""PNG files of few colours: a cut-out of sixty-four is a fifth of the whole, and nobody sees the difference."""

from __future__ import annotations

import struct
import zlib
from typing import TYPE_CHECKING

import numpy as np
import pygame

if TYPE_CHECKING:
    from pygame import Surface

    from tools.paint.engraving.fields import Array

_COLOURS = 64
_ROUNDS = 8
_SAMPLE = 20_000
"""Pixels from which the colours are chosen."""


def few_colours(picture: Surface, count: int = _COLOURS) -> bytes:
    """A picture with its alpha as a PNG file of so many colours."""
    pixels = np.dstack([pygame.surfarray.array3d(picture), pygame.surfarray.array_alpha(picture)])
    pixels = pixels.transpose(1, 0, 2)
    pixels[pixels[:, :, 3] == 0] = 0
    flat = pixels.reshape(-1, 4).astype(np.float32)
    palette = _chosen(flat, count)
    return _png(_nearest(flat, palette).reshape(pixels.shape[:2]), np.round(palette).astype(np.uint8))


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


def _png(indices: Array, palette: Array) -> bytes:
    high, wide = indices.shape
    rows = b"".join(b"\0" + row.tobytes() for row in indices)
    return b"".join(
        [
            b"\x89PNG\r\n\x1a\n",
            _chunk(b"IHDR", struct.pack(">IIBBBBB", wide, high, 8, 3, 0, 0, 0)),
            _chunk(b"PLTE", palette[:, :3].tobytes()),
            _chunk(b"tRNS", palette[:, 3].tobytes()),
            _chunk(b"IDAT", zlib.compress(rows, 9)),
            _chunk(b"IEND", b""),
        ]
    )


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
