"""What the starting Components make possible: how a Trick could be prepared before the first turn.

This explains choices; what may be chosen, the rules say.
"""

from __future__ import annotations

import functools
from collections.abc import Mapping
from itertools import combinations_with_replacement
from typing import NamedTuple

from trickerion.rules.ask import STARTING_COMPONENTS_VALUE
from trickerion.rules.catalog import PRICE, TRICKS
from trickerion.ui.components import component_name

Pieces = tuple[str, ...]


class Way(NamedTuple):
    """Starting Components that prepare a Trick, with the Manager's gift when that is needed."""

    pieces: Pieces
    gift: Pieces = ()


@functools.cache
def purchases(value: int = STARTING_COMPONENTS_VALUE) -> tuple[Pieces, ...]:
    """All Components worth exactly so many Coins."""
    found: list[Pieces] = []
    for number in range(1, value + 1):
        for pieces in combinations_with_replacement(PRICE, number):
            if sum(PRICE[piece] for piece in pieces) == value:
                found.append(pieces)
    return tuple(found)


def _amounts(pieces: Pieces, gift: Pieces) -> dict[str, int]:
    """What counts as owned: each kind on the Manager's slots counts once more."""
    have: dict[str, int] = {}
    for piece in pieces:
        have[piece] = have.get(piece, 0) + 1
    for piece in gift:
        have[piece] = have.get(piece, 0) + 1
    for kind in set(gift):
        have[kind] += 1
    return have


def covers(have: Mapping[str, int], needed: Mapping[str, int]) -> bool:
    """Whether the Components meet what a Trick asks for."""
    return all(have.get(component, 0) >= number for component, number in needed.items())


@functools.cache
def ways_to_prepare(trick: str) -> tuple[Way, ...]:
    """The starting Components with which the Trick is prepared for free; with the Manager's gift if needed."""
    needed = TRICKS[trick].components
    alone = [Way(pieces) for pieces in purchases() if covers(_amounts(pieces, ()), needed)]
    if alone:
        return tuple(alone)
    return tuple(
        Way(pieces, gift)
        for pieces in purchases()
        for gift in purchases()
        if not set(pieces) & set(gift) and covers(_amounts(pieces, gift), needed)
    )


def missing(have: Mapping[str, int], needed: Mapping[str, int]) -> dict[str, int]:
    """Component -> pieces that are still missing."""
    return {c: number - have.get(c, 0) for c, number in needed.items() if have.get(c, 0) < number}


def price_of(pieces: Mapping[str, int]) -> int:
    """What the pieces cost in Coins."""
    return sum(PRICE[component] * number for component, number in pieces.items())


def list_of(pieces: Mapping[str, int]) -> str:
    """ "2 Glass, 1 Rope"."""
    return ", ".join(f"{number} {component_name(component)}" for component, number in pieces.items())
