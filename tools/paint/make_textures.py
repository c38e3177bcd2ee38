"""Make the textures: paper, wood and the dark panel, out of value noise.

    python tools/paint/make_textures.py OUTDIR

Each picture is noise at several scales added to one colour of the palette; the same seeds give the same pictures.
Needs numpy, which the program itself never does.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import numpy as np
import pygame

Scale = tuple[int, int, float]  # width and height of a grain in pixels, strength
# name, size, colour, scales, seed
TEXTURES: tuple[tuple[str, tuple[int, int], str, tuple[Scale, ...], int], ...] = (
    ("paper", (1440, 1040), "#ecdcb8", ((220, 220, 0.10), (40, 40, 0.05), (7, 7, 0.04), (1, 1, 0.05)), 3),
    ("wood", (1920, 1080), "#3a2318", ((900, 5, 0.50), (300, 2, 0.28), (160, 40, 0.22), (1, 1, 0.06)), 5),
    ("dark", (1440, 1040), "#2b1a22", ((200, 200, 0.25), (30, 30, 0.10), (1, 1, 0.08)), 9),
)


def noise(size: tuple[int, int], scales: tuple[Scale, ...], seed: int) -> Any:
    """Smooth random numbers around 0, one per pixel, as an array of height x width."""
    width, height = size
    generator = np.random.default_rng(seed)
    total = np.zeros((height, width), np.float32)
    for grain_x, grain_y, strength in scales:
        cells = generator.random((max(2, height // grain_y + 2), max(2, width // grain_x + 2)), dtype=np.float32)
        grey = (np.dstack([cells] * 3) * 255).astype("uint8")
        small = pygame.surfarray.make_surface(grey.swapaxes(0, 1))
        large = pygame.transform.smoothscale(small, size)
        total += (pygame.surfarray.array3d(large)[:, :, 0].T / 255.0 - 0.5) * strength
    return total


def texture(size: tuple[int, int], colour: str, scales: tuple[Scale, ...], seed: int) -> pygame.Surface:
    """The colour, made lighter and darker by the noise."""
    base = np.array(pygame.Color(colour)[:3], np.float32)
    pixels = np.clip(base[None, None, :] * (1 + noise(size, scales, seed)[:, :, None]), 0, 255).astype("uint8")
    return pygame.surfarray.make_surface(pixels.swapaxes(0, 1))


def main() -> None:
    """Write every texture to the output folder."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("out", type=Path, metavar="OUTDIR")
    out = parser.parse_args().out
    out.mkdir(parents=True, exist_ok=True)
    for name, size, colour, scales, seed in TEXTURES:
        path = out / f"{name}.jpg"
        pygame.image.save(texture(size, colour, scales, seed), str(path))
        print(path.name, path.stat().st_size)


if __name__ == "__main__":
    main()
