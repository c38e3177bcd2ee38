"""Sounds of a house that come in sizes: its murmur, its applause, and a tone for each Link more."""

from typing import Final

LINKS: Final = 6  # tones; further Links have the highest
SIZES: Final = 4
FAME: Final = (4, 9, 15)
"""Fame of a show from which its applause is of the second size, the third, the fourth."""


def link_sound(number: int) -> str:
    """Tone of the first Link of a show, the second ...: each is higher than the one before."""
    return f"link_{min(number, LINKS)}"


def murmur(tricks: int) -> str:
    """Murmur after so many Tricks that have paid in a row: it grows with each."""
    return f"murmur_{min(tricks, SIZES)}"


def applause(size: int) -> str:
    """Applause of a size from 1 to 4."""
    return f"applause_{size}"


def applause_for(fame: int) -> str:
    """Applause for a show that has paid so much Fame."""
    return applause(1 + sum(fame >= least for least in FAME))
