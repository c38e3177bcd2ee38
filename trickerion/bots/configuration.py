"""Which Configuration die is worth rolling again, and why: the one that blocks more than a roll does on average."""

from __future__ import annotations

from typing import Final

from trickerion.rules.catalog import SLOTS
from trickerion.rules.heir.catalog import BLOCKED
from trickerion.rules.moves import Move, RerollConfiguration
from trickerion.rules.state import GameState
from trickerion.rules.view import View

ORDER: Final = ("downtown", "market_row", "dark_alley")
"""Of equal dice the first: Tricks and Characters come before Components, those before special cards."""


def best_reroll(state: GameState, moves: tuple[Move, ...]) -> Move:
    """The die that blocks the most Action Points above what a roll blocks on average; never the Theater's is asked."""
    rerolls = [move for move in moves if isinstance(move, RerollConfiguration)]
    return max(rerolls, key=lambda move: (expected_gain(state, move.location), -ORDER.index(move.location)))


def expected_gain(state: GameState, location: str) -> float:
    """Action Points of the slots blocked now, less those that a roll blocks on average."""
    faces = BLOCKED[location]
    return _points(_blocked(state, location)) - sum(map(_points, faces)) / len(faces)


def why_reroll(view: View, move: Move) -> str:
    """What the chosen die blocks now, and what the others do."""
    assert isinstance(move, RerollConfiguration)
    state = view.state
    other = [m.location for m in view.moves if isinstance(m, RerollConfiguration) and m.location != move.location]
    gains = expected_gain(state, move.location) > 0
    chance = "a roll blocks less on average" if gains else "no other die has more to win"
    rest = ", ".join(f"{_name(place)} {_modifiers(state, place)}" for place in other)
    compared = f" Blocked elsewhere: {rest}." if rest else ""
    return f"{_name(move.location)} {_modifiers(state, move.location)} are blocked now; {chance}.{compared}"


def _blocked(state: GameState, location: str) -> tuple[str, ...]:
    assert state.heir is not None
    return BLOCKED[location][dict(state.heir.dice)[location]]


def _points(slots: tuple[str, ...]) -> int:
    return sum(SLOTS[slot].modifier for slot in slots)


def _name(location: str) -> str:
    return location.replace("_", " ").title()


def _modifiers(state: GameState, location: str) -> str:
    numbers = [SLOTS[slot].modifier for slot in _blocked(state, location)]
    return " and ".join(f"{number:+d}" if number else "0" for number in numbers)
