"""With whom computer players begin."""

from collections import Counter

import pytest
from given import there

from trickerion.bots.levels import LEVELS
from trickerion.bots.registry import make_bot
from trickerion.rules.catalog import MAGICIANS, printed_for
from trickerion.rules.chance import seed_number
from trickerion.rules.game import Game
from trickerion.rules.moves import ChooseMagician
from trickerion.rules.options import GameOptions, Seat


@pytest.mark.parametrize(
    ("players", "modules", "engineers"), [(2, (), 0), (3, (), 0), (4, (), 1), (4, ("dark_alley", "prophecies"), 0)]
)
def test_one_of_four_in_the_base_game_begins_with_the_engineer(
    players: int, modules: tuple[str, ...], engineers: int
) -> None:
    options = GameOptions(tuple(Seat(f"P{i}") for i in range(players)), setup="full", modules=modules)
    game, bots = Game.new(options, "opening"), [make_bot("assistant", seat) for seat in range(players)]
    while game.state.phase == "setup":
        decision = there(game.decision)
        game.apply(bots[decision.seat].choose(game.view_for(decision.seat)).move)
    teams = [set(player.characters) for player in game.state.players]
    assert sum("engineer" in team for team in teams) == engineers
    assert sum("assistant" in team for team in teams) == players - engineers


ACADEMY = ("dark_alley", "prophecies", "academy")


def drafted(level: str, seed: str, modules: tuple[str, ...], players: int) -> list[str]:
    """The Magicians of a full set-up whose players are all of a level, in the order in which they were chosen."""
    seats = tuple(Seat(f"P{seat}", level) for seat in range(players))
    game, chosen = Game.new(GameOptions(seats, setup="full", modules=modules), seed), list[str]()
    while game.decision is not None and len(chosen) < players:
        seat = game.decision.seat
        move = make_bot(level, seed_number(f"{seed}/{seat}"), 0.1).choose(game.view_for(seat)).move
        chosen += [move.magician] if isinstance(move, ChooseMagician) else []
        game.apply(move)
    return chosen


@pytest.mark.parametrize("modules", [(), ACADEMY], ids=["base", "academy"])
@pytest.mark.parametrize("level", [level.id for level in LEVELS])
def test_all_magicians_are_drawn_alike(level: str, modules: tuple[str, ...]) -> None:
    printed = [card.id for card in printed_for(MAGICIANS, modules)]
    first = Counter(drafted(level, f"draft {number}", modules, 2)[0] for number in range(10 * len(printed)))
    assert set(first) == set(printed)
    assert min(first.values()) >= 3
    assert max(first.values()) <= 20


def test_the_same_seed_draws_the_same_magicians() -> None:
    draws = [[drafted("manager", seed, ACADEMY, 4) for seed in ("one", "two", "three")] for _ in range(2)]
    assert draws[0] == draws[1]
    assert len({tuple(draw) for draw in draws[0]}) == 3
    assert all(len({MAGICIANS[magician].category for magician in draw}) == 4 for draw in draws[0])
