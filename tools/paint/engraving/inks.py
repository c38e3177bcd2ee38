"""Inks of the engravings: a key block for all, stones of each category of Tricks and of each kind of other cards."""

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
    "theater": {"mid": (198, 100, 138), "deep": (76, 18, 50), "accent": (238, 182, 80)},
    "workshop": {"mid": (220, 138, 66), "deep": (98, 44, 16), "accent": (104, 146, 150)},
    "downtown": {"mid": (208, 100, 92), "deep": (92, 20, 36), "accent": (108, 146, 170)},
    "market_row": {"mid": (100, 170, 122), "deep": (20, 74, 48), "accent": (222, 116, 66)},
    "academy": {"mid": (98, 152, 194), "deep": (22, 58, 94), "accent": (226, 172, 84)},
    "dark_alley": {"mid": (132, 120, 184), "deep": (44, 30, 84), "accent": (112, 190, 200)},
    "any": {"mid": (196, 152, 104), "deep": (74, 46, 24), "accent": (104, 152, 164)},
    "prophecy": {"mid": (138, 116, 202), "deep": (46, 30, 98), "accent": (112, 190, 200)},
    "level_1": {"mid": (208, 170, 78), "deep": (96, 68, 16), "accent": (96, 146, 156)},
    "level_2": {"mid": (222, 130, 70), "deep": (108, 46, 16), "accent": (96, 146, 156)},
    "level_3": {"mid": (206, 88, 100), "deep": (92, 18, 38), "accent": (96, 146, 156)},
}
"""Category of a Trick, Location of a special card or a secret, prophecy, level of a Power -> its inks: the ground, the
shade, and what stands out."""

OFF_REGISTER: Final = {
    "flesh": (0.5, 0.3),
    "gold": (0.4, -0.4),
    "mid": (-0.7, 0.6),
    "accent": (0.8, -0.4),
    "deep": (0.3, 0.5),
}
"""Stone -> how far beside the key block it is printed, in parts of the usual error; in the order of print."""


def inks_of(category: str) -> dict[str, Rgb]:
    """The colours of all stones of a category or a kind."""
    return STONES[category] | {"flesh": FLESH, "gold": GOLD}
