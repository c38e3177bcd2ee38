"""What the window is told of Powers: the same from each seat."""

from itertools import count

from played_games import game_until

from trickerion.rules.ask.powers import powers, powers_that_close
from trickerion.rules.game import Game
from trickerion.rules.options import GameOptions, Seat

OPTIONS = GameOptions((Seat("Ada"), Seat("Boris"), Seat("Chris")), modules=("dark_alley", "prophecies", "powers"))


def test_a_view_is_enough_for_all_that_is_told() -> None:
    decisions = count()

    def compared(game: Game) -> bool:
        if game.state.phase != "setup" and next(decisions) % 9 == 0:
            for seat in game.state.seats:
                state = game.view_for(seat).state
                assert powers(state, seat) == powers(game.state, seat)
                assert powers_that_close(state, seat, 1) == powers_that_close(game.state, seat, 1)
                assert all(powers(state, one).rack == powers(game.state, one).rack for one in game.state.seats)
        return game.state.turn == 3

    assert game_until(OPTIONS, "facts", [("assistant", 1)] * 3, compared).state.turn == 3
    assert next(decisions) > 50
