"""A table for the bots to think about."""

import pytest

from trickerion.rules.game import Game
from trickerion.rules.options import GameOptions, Seat


@pytest.fixture
def game() -> Game:
    """A beginners' game of four at its first decision."""
    return Game.new(GameOptions(tuple(Seat(f"P{i}") for i in range(4))), "bots")
