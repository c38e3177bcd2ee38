"""Names that players get before they type their own, and seeds that can be read aloud."""

from __future__ import annotations

import random
from collections.abc import Collection

PERSONS = ("Ada", "Jasper", "Iris", "Edgar")
COMPUTERS = (
    "Lantern Jack",
    "Madame Vesper",
    "Silas Quill",
    "Dora Finch",
    "Old Barnaby",
    "Lady Marlowe",
    "Felix Crane",
    "Violet Ashby",
)
_COLOURS = ("crimson", "velvet", "silver", "golden", "midnight", "ivory", "amber", "scarlet", "misty", "emerald")
_THINGS = ("hat", "dove", "lantern", "mirror", "raven", "candle", "curtain", "wand", "rabbit", "mask", "clock", "key")


def free_name(kind: str, taken: Collection[str]) -> str:
    """The first pleasant name that nobody has; ``kind`` is "person" or "computer"."""
    first, second = (COMPUTERS, PERSONS) if kind == "computer" else (PERSONS, COMPUTERS)
    lower = {name.casefold() for name in taken}
    free: list[str] = [name for name in (*first, *second) if name.casefold() not in lower]
    return free[0]


def new_seed() -> str:
    """A seed such as "crimson-hat-4127"."""
    chance = random.SystemRandom()
    return f"{chance.choice(_COLOURS)}-{chance.choice(_THINGS)}-{chance.randint(1000, 9999)}"
