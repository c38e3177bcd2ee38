"""The small solo game for beginners, a house variant: five turns, no prophecies; what is saved tells it."""

import pytest

from trickerion.bots.registry import make_bot
from trickerion.rules.catalog import PERFORMANCES
from trickerion.rules.game import Game
from trickerion.rules.options import HEIR, PERSON, GameOptions, OptionsError, Seat

SEATS = (Seat("Ada", PERSON), Seat("The Heir", HEIR))
SMALL = GameOptions(SEATS, modules=("dark_alley", HEIR), difficulty="easy", small_game=True)


def test_the_small_game_ends_after_five_turns_in_the_theaters_of_the_base_game() -> None:
    game, bots = Game.new(SMALL, "small"), [make_bot("random", 1), make_bot(HEIR, 1)]
    theaters = [PERFORMANCES[card].theater for card in game.state.deck]
    while game.decision is not None:
        seat = game.decision.seat
        game.apply(bots[seat].choose(game.view_for(seat)).move)
    assert game.state.turn == 5 == SMALL.turns
    assert game.state.active_prophecy == ""
    assert "magnus_pantheon" not in theaters
    assert len(theaters) == 4


def test_only_a_small_game_is_saved_with_its_name_and_earlier_saves_stay_as_they_were() -> None:
    whole = GameOptions(SEATS, modules=("dark_alley", HEIR), difficulty="easy")
    assert "small_game" not in whole.to_json()
    assert whole.turns == 7
    assert GameOptions.from_json(whole.to_json()) == whole
    assert SMALL.to_json()["small_game"] is True
    assert GameOptions.from_json(SMALL.to_json()) == SMALL


@pytest.mark.parametrize("modules", [("dark_alley", "prophecies", HEIR), ("dark_alley", "academy", HEIR)])
def test_the_small_game_has_no_other_modules(modules: tuple[str, ...]) -> None:
    with pytest.raises(OptionsError):
        GameOptions(SEATS, modules=modules, small_game=True)
    with pytest.raises(OptionsError):
        GameOptions((Seat("Ada"), Seat("Ben")), modules=("dark_alley",), small_game=True)
