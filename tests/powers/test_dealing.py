"""The start of a game with Powers: 3 Shards, four cards of each colour, eight kept in secret."""

from collections import Counter
from random import Random

import pytest
from wanderer import options

from trickerion.rules.game import Game
from trickerion.rules.moves import GivePowerBack
from trickerion.rules.options import OptionsError
from trickerion.rules.powers.board import powers_of
from trickerion.rules.powers.catalog import POWERS, POWERS_OF_CUT
from trickerion.rules.powers.dealing import KeepingPowers
from trickerion.rules.state import UNKNOWN

MODULES = ("dark_alley", "prophecies", "powers")


def dealt(players: int = 3) -> Game:
    """A game in which the first player has to give Powers back."""
    return Game.new(options(players, modules=MODULES), "dealt")


def test_ninety_cards_thirty_of_each_colour() -> None:
    for powers in POWERS_OF_CUT.values():
        assert Counter(POWERS[power].color for power in powers) == {"yellow": 30, "orange": 30, "red": 30}
    assert {power.color: power.threshold for power in POWERS.values()} == {"yellow": 1, "orange": 16, "red": 36}


def test_everybody_starts_with_three_shards_and_four_powers_of_each_colour() -> None:
    state = dealt().state
    assert [player.shards for player in state.players] == [3, 3, 3]
    for hand in powers_of(state).hands:
        assert Counter(POWERS[power].color for power in hand) == {"yellow": 4, "orange": 4, "red": 4}
    dealt_cards = [power for hand in powers_of(state).hands for power in hand]
    assert len(set(dealt_cards)) == len(dealt_cards) == 36


def test_four_are_given_back_one_after_the_other_and_eight_are_kept() -> None:
    game = dealt(2)
    for seat in game.state.initiative:
        for left in range(12, 8, -1):
            assert isinstance(game.state.stack[-1], KeepingPowers) and game.state.stack[-1].seat == seat
            moves = game.legal_moves()
            assert len(moves) == left and all(isinstance(move, GivePowerBack) for move in moves)
            game.apply(moves[0])
    assert [len(hand) for hand in powers_of(game.state).hands] == [8, 8]
    assert not isinstance(game.state.stack[-1], KeepingPowers)


def test_hands_and_what_was_given_back_are_secret() -> None:
    game = dealt(2)
    first, other = game.state.initiative
    game.apply(game.legal_moves()[0])
    seen = powers_of(game.view_for(other).state)
    assert set(seen.hands[first]) == {UNKNOWN} and seen.given_back[first] == (UNKNOWN,)
    assert UNKNOWN not in seen.hands[other]
    assert powers_of(game.view_for(first).state).given_back[first] == powers_of(game.state).given_back[first]


def test_a_game_drawn_from_a_view_deals_four_of_each_colour() -> None:
    game = dealt(4)
    for _ in range(10):
        game.apply(game.legal_moves()[-1])
    drawn = powers_of(Game.from_view(game.view_for(2), Random("drawn")).state)
    for hand, given in zip(drawn.hands, drawn.given_back, strict=True):
        assert Counter(POWERS[power].color for power in (*hand, *given)) == {"yellow": 4, "orange": 4, "red": 4}
    assert drawn.hands[2] == powers_of(game.state).hands[2]


@pytest.mark.parametrize("modules", [("powers",), ("dark_alley", "powers", "heir")])
def test_powers_need_the_dark_alley_and_exclude_the_heir(modules: tuple[str, ...]) -> None:
    with pytest.raises(OptionsError):
        options(2, modules=modules)
