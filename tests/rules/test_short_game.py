"""The short game of several players, a house variant: the base game in three turns (ruling 161)."""

from typing import Any

import pytest

from trickerion.bots.registry import make_bot
from trickerion.rules.game import Game
from trickerion.rules.options import GameOptions, OptionsError, Seat

SEATS = (Seat("Ada"), Seat("Ben"), Seat("Cleo"))
SHORT = GameOptions(SEATS, small_game=True)


def _played(options: GameOptions) -> tuple[Game, set[int]]:
    """A game that Assistants have played to its end, and the turns with a Performance phase in which one was asked."""
    game, bots = Game.new(options, "short"), [make_bot("assistant", seat) for seat in range(3)]
    shows = set()
    while game.decision is not None:
        seat = game.decision.seat
        if game.state.phase == "performance":
            shows.add(game.state.turn)
        game.apply(bots[seat].choose(game.view_for(seat)).move)
    return game, shows


def test_161_the_short_game_ends_after_three_turns_and_is_scored_as_printed() -> None:
    game, shows = _played(SHORT)
    assert game.state.turn == 3 == SHORT.turns
    assert shows <= {1, 2, 3}
    assert shows
    best = game.result()[0]
    assert best.fame >= 10
    assert SHORT.terms.points == GameOptions(SEATS).terms.points


def test_161_the_first_performance_phase_is_that_of_turn_1() -> None:
    """Somebody who stands on stage in turn 1 with a marker on a card performs in turn 1."""
    for number in range(20):
        game = Game.new(SHORT, f"first shows {number}")
        bots = [make_bot("greedy", seat) for seat in range(3)]
        while game.decision is not None and game.state.turn == 1:
            if game.state.phase == "performance":
                return
            seat = game.decision.seat
            game.apply(bots[seat].choose(game.view_for(seat)).move)
    pytest.fail("nobody was asked for a show in the first turn of any game")


def test_only_a_short_game_is_saved_with_its_name() -> None:
    whole = GameOptions(SEATS)
    assert "small_game" not in whole.to_json()
    assert SHORT.to_json()["small_game"] is True
    assert GameOptions.from_json(SHORT.to_json()) == SHORT
    assert GameOptions.from_json(whole.to_json()) == whole
    assert (SHORT.terms.mode, whole.terms.mode) == ("short", "base")


@pytest.mark.parametrize("more", [{"modules": ("dark_alley",)}, {"setup": "full"}], ids=["module", "full set-up"])
def test_the_short_game_is_the_base_game_with_the_beginners_set_up(more: dict[str, Any]) -> None:
    with pytest.raises(OptionsError):
        GameOptions(SEATS, small_game=True, **more)
