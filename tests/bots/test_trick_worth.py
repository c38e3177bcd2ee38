"""What level 3 Tricks are worth to computer players while Components are missing (ruling 94)."""

import pytest

from trickerion.bots.trick_worth import end_game_worth
from trickerion.bots.weights import WEIGHTS
from trickerion.rules.catalog import SPECIALS, TRICKS
from trickerion.rules.game import Game
from trickerion.rules.options import GameOptions, Seat
from trickerion.rules.state import OwnedTrick

HELLHOUND = OwnedTrick("hellhound", "hearts")
"""2 Fame for each special card in the hand, with 3 Fabric, 2 Animals, 1 Petroleum and 2 Padlocks."""


def worth(lacking: tuple[str, ...], left: int, stock: tuple[str, ...] = (), cards: int = 10) -> float:
    """What it is worth to a player who lacks these Components and has so many special cards."""
    options = GameOptions((Seat("A"), Seat("B")), modules=("dark_alley", "prophecies"))
    state = Game.new(options, "level 3").state
    player, needs = state.players[0], TRICKS["hellhound"].components
    player.components = {name: number for name, number in needs.items() if name not in lacking}
    player.hand = list(SPECIALS)[:cards]
    state.stock, state.orders = [*stock, *[""] * (4 - len(stock))], [""] * 4
    return end_game_worth(state, player, HELLHOUND, left, WEIGHTS)


@pytest.mark.parametrize("left", [0, 1, 3])
def test_a_level_3_trick_with_all_components_is_worth_what_it_scores(left: int) -> None:
    assert worth((), left) == 20


def test_missing_components_cost_what_they_cost_and_come_too_late_in_the_end() -> None:
    absent, on_sale = ("animal", "petroleum", "padlock"), ("padlock",)
    assert worth(on_sale, 0) == 0 and worth(absent, 1) == 0
    assert 0 < worth(on_sale, 1) < worth(on_sale, 1, stock=("padlock",)) < 20 and worth(on_sale, 1) < worth(on_sale, 2)
    assert worth(("padlock",), 2, cards=1) == 0
