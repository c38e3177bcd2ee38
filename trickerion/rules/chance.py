"""Randomness that replays: the n-th random event of a game draws from a generator seeded with (seed, n).

Only ``Random.random()`` is used, the one method whose sequence Python guarantees across versions.
"""

from collections.abc import Iterable, Sequence
from functools import cache
from hashlib import sha256
from random import Random as Random  # handed on: whoever samples a table brings the dice
from typing import TypeVar

T = TypeVar("T")

UNSEEN_SEED = 0
"""The seed of a table as a seat sees it."""


class Unseen(Exception):
    """Chance, or a card that lies face down on this table as a seat sees it, decides what comes now."""


def seed_number(seed: str) -> int:
    """A 64 bit number for a seed text, the same on every machine."""
    return int.from_bytes(sha256(seed.encode()).digest()[:8], "big")


def shuffle(random: Random, items: list[T]) -> None:
    """Bring items into the order that ``random.shuffle`` brings them to, with the same draws; quicker."""
    draw = random.getrandbits
    for last, bits in _places(len(items)):
        other = draw(bits)
        while other > last:
            other = draw(bits)
        items[last], items[other] = items[other], items[last]


@cache
def _places(number: int) -> Sequence[tuple[int, int]]:
    """The places of so many items from the last one on, each with the bits that a draw for it takes."""
    return [(place, (place + 1).bit_length()) for place in range(number - 1, 0, -1)]


class Chance:
    """One random event: a few draws that belong together."""

    __slots__ = ("_random",)

    def __init__(self, seed: int, event: int) -> None:
        self._random = Random((seed << 32) + event).random

    def below(self, limit: int) -> int:
        """A number from 0 to ``limit`` - 1."""
        return int(self._random() * limit)

    def shuffled(self, items: Iterable[T]) -> list[T]:
        """The items in a new random order."""
        rest = list(items)
        for last in range(len(rest) - 1, 0, -1):
            other = self.below(last + 1)
            rest[last], rest[other] = rest[other], rest[last]
        return rest
