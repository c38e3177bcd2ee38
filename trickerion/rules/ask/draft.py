"""Choices at the start, and the starting Components that prepare a Trick for free (rulings 69, 70, 106)."""

import functools
from collections import Counter
from itertools import combinations_with_replacement
from typing import NamedTuple

from trickerion.rules.catalog import PRICE, TRICKS
from trickerion.rules.setup import STARTING_COMPONENTS_VALUE, StartingComponents, StartingSuit
from trickerion.rules.state import USUAL_STORAGE, GameState, PlayerState

Pieces = tuple[str, ...]


class FreePrepare(NamedTuple):
    """Starting Components that prepare a Trick, with the Manager's gift when that is needed."""

    pieces: Pieces
    gift: Pieces = ()


class Starting(NamedTuple):
    """Choice at the start: the suit of a Trick on a place, or Components for a board and so many Coins more."""

    trick: str = ""
    place: int = -1
    board: str = ""
    left: int = 0


def starting(state: GameState) -> Starting:
    """Choice that is open at the start; an empty one at other questions."""
    match state.stack[-1] if state.stack else None:
        case StartingSuit(trick=trick, place=place):
            return Starting(trick, place)
        case StartingComponents(board=board, value_left=left):
            return Starting(board=board, left=left)
    return Starting()


@functools.cache
def purchases(value: int = STARTING_COMPONENTS_VALUE) -> tuple[Pieces, ...]:
    """All Components worth exactly that many Coins."""
    return tuple(
        pieces
        for number in range(1, value + 1)
        for pieces in combinations_with_replacement(PRICE, number)
        if sum(PRICE[piece] for piece in pieces) == value
    )


@functools.cache
def ways_to_prepare(trick: str) -> tuple[FreePrepare, ...]:
    """The starting Components with which the Trick is prepared for free; with the Manager's gift if needed."""
    alone = [FreePrepare(pieces) for pieces in purchases()]
    with_gift = [FreePrepare(p, gift) for p in purchases() for gift in purchases() if not set(p) & set(gift)]
    return _that_prepare(trick, alone) or _that_prepare(trick, with_gift)


def _that_prepare(trick: str, ways: list[FreePrepare]) -> tuple[FreePrepare, ...]:
    return tuple(way for way in ways if _player_with(way).meets(TRICKS[trick]))


def _player_with(way: FreePrepare) -> PlayerState:
    player = PlayerState()
    player.components = dict(Counter(way.pieces + way.gift))
    player.manager_piles = list(dict.fromkeys(way.gift))
    player.storage = USUAL_STORAGE
    return player
