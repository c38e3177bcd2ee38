"""One line that says why, in the words of the game."""

from trickerion.bots.weights import Weights
from trickerion.rules.moves import Move
from trickerion.rules.view import View


def reason_for(view: View, move: Move, weights: Weights) -> str:
    """Why this move."""
    return str(move)
