"""What the window is told of a Duel: the same from each seat, and no more than its card on top of the deck."""

from played_games import game_until

from trickerion.rules.ask.duel import duel
from trickerion.rules.game import Game
from trickerion.rules.options import GameOptions, Seat

OPTIONS = GameOptions((Seat("Ada"), Seat("Boris")), modules=("duel",))


def test_a_view_is_enough_for_all_that_is_told() -> None:
    left = set[int]()

    def compared(game: Game) -> bool:
        if game.state.phase != "setup":
            facts = duel(game.state)
            left.add(facts.left)
            assert all(duel(game.view_for(seat).state) == facts for seat in game.state.seats)
            assert bool(facts.coming) is bool(facts.covered_next) is bool(facts.left)
        return game.state.turn == 3

    game_until(OPTIONS, "facts", [("assistant", 1)] * 2, compared)
    assert len(left) == 3
