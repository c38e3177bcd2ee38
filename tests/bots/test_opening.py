"""With whom computer players begin."""

import pytest

from trickerion.bots.registry import make_bot
from trickerion.rules.game import Game
from trickerion.rules.options import GameOptions, Seat


@pytest.mark.parametrize(
    ("players", "modules", "engineers"),
    [(2, (), 0), (3, (), 0), (4, (), 1), (4, ("dark_alley", "prophecies"), 0)],
)
def test_one_of_four_in_the_base_game_begins_with_the_engineer(
    players: int, modules: tuple[str, ...], engineers: int
) -> None:
    options = GameOptions(tuple(Seat(f"P{i}") for i in range(players)), setup="full", modules=modules)
    game, bots = Game.new(options, "opening"), [make_bot("assistant", seat) for seat in range(players)]
    while game.state.phase == "setup":
        decision = game.decision
        assert decision is not None
        game.apply(bots[decision.seat].choose(game.view_for(decision.seat)).move)
    teams = [set(player.characters) for player in game.state.players]
    assert sum("engineer" in team for team in teams) == engineers
    assert sum("assistant" in team for team in teams) == players - engineers
