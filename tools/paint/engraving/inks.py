"""Inks of the engravings: a key block for all, and stones of each category of Tricks."""

from __future__ import annotations

from typing import Final

Ink = str
"""Name of a stone, or "paper", or "key": a name that is none of them raises KeyError when it is printed."""
Rgb = tuple[int, int, int]

KEY: Final[Rgb] = (30, 17, 22)
PAPER: Final[Rgb] = (247, 236, 208)
FLESH: Final[Rgb] = (246, 206, 164)
GOLD: Final[Rgb] = (232, 190, 100)

STONES: Final[dict[str, dict[str, Rgb]]] = {
    "mechanical": {"mid": (222, 132, 52), "deep": (104, 44, 18), "accent": (96, 138, 146)},
    "optical": {"mid": (156, 104, 190), "deep": (66, 32, 98), "accent": (236, 178, 70)},
    "escape": {"mid": (104, 164, 102), "deep": (22, 70, 46), "accent": (214, 96, 58)},
    "spiritual": {"mid": (92, 152, 204), "deep": (22, 54, 104), "accent": (242, 186, 92)},
}
"""Category -> its inks: the ground, the shade, and what stands out."""

OFF_REGISTER: Final = {
    "flesh": (0.5, 0.3),
    "gold": (0.4, -0.4),
    "mid": (-0.7, 0.6),
    "accent": (0.8, -0.4),
    "deep": (0.3, 0.5),
}
"""Stone -> how far beside the key block it is printed, in parts of the usual error; in the order of print."""


def inks_of(category: str) -> dict[str, Rgb]:
    """The colours of all stones of a category."""
    return STONES[category] | {"flesh": FLESH, "gold": GOLD}
