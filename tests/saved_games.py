"""Games for the tests of files: played by lots, stopped where the test wants."""

from collections.abc import Callable
from functools import cache
from random import Random

from trickerion.rules.game import Game
from trickerion.rules.moves import ReturnComponent, ReturnTrick, TakeBack
from trickerion.rules.options import GameOptions, Seat

THREE = GameOptions((Seat("Ada"), Seat("Béla", "random"), Seat("“Cy”", "greedy")), setup="full")
DETOURS = (ReturnTrick, ReturnComponent, TakeBack)


def play_on(game: Game, lots: Random, until: Callable[[Game], bool]) -> Game:
    """Play at random until the game is over or the test is content."""
    while not game.is_over and not until(game):
        moves = [move for move in game.legal_moves() if not isinstance(move, DETOURS)]
        game.apply(lots.choice(moves or game.legal_moves()))
    return game


def new_game(seed: str = "a seed") -> Game:
    """The first decision."""
    return Game.new(THREE, seed)


@cache
def _middle() -> Game:
    return play_on(new_game(), Random(7), is_in_the_middle)


def middle_game() -> Game:
    """A game of some turns that stops in the middle of a Character's Actions."""
    return _middle().clone()


def is_in_the_middle(game: Game) -> bool:
    """Whether a Character has acted, can act on, and it is turn 3 or later."""
    decision = game.decision
    if decision is None or decision.question != "CharacterActs" or game.state.turn < 3:
        return False
    return getattr(decision.choice, "has_acted", False) and len(game.legal_moves()) > 4
