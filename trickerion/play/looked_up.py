"""Moves that come from another computer: looked up among the legal ones, never taken as they are."""

from collections.abc import Mapping
from typing import Any

from trickerion.rules.game import Game, IllegalMove
from trickerion.rules.moves import Move
from trickerion.rules.state import Choice


def looked_up(game: Game, seat: int, told: Mapping[str, Any]) -> Move:
    """The answer of a seat that reads like this, to the open question or to one below it. Raises IllegalMove."""
    for frame in reversed(game.state.stack):
        if isinstance(frame, Choice) and frame.seat == seat:
            for move in frame.legal_moves(game.state):
                if move.to_json() == told:
                    return move
    raise IllegalMove(told)
