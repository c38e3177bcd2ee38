"""Games set up to be looked at: played to a moment by Moves that are known beforehand."""

from collections.abc import Mapping, Sequence

from trickerion.rules.game import Game
from trickerion.rules.moves import Move
from trickerion.rules.options import GameOptions


def after_set_up(options: GameOptions, seed: str, starts: Mapping[int, Sequence[Move]]) -> Game:
    """The table after the Player Setup; ``starts``: what each seat chooses in it, in order."""
    game = Game.new(options, seed)
    choices = {seat: iter(moves) for seat, moves in starts.items()}
    while game.decision is not None and game.state.phase == "setup":
        game.apply(next(choices[game.decision.seat]))
    return game


def at_first_assignment(options: GameOptions, seed: str) -> Game:
    """The table in its first Assignment, with all posters hung."""
    game = Game.new(options, seed)
    while game.state.phase == "advertise":
        game.apply(game.legal_moves()[0])
    return game
