"""What the window is told of the Heir: the same from the seat of the player, but for a card that lies face down."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import count
from typing import Any

import pytest
from played_games import game_until
from solo import MODULES, PLAYER, solo_options

from trickerion.rules.ask.heir import coming_step, configurations, heir_facts, whose_turn
from trickerion.rules.facts.heir import HeirFacts
from trickerion.rules.game import Game
from trickerion.rules.state import GameState


def told(state: GameState, hidden: HeirFacts) -> list[object]:
    """All that the player is told; what lies face down for the player is left out."""
    heir = heir_facts(state)
    pairs = zip(heir.characters, hidden.characters, strict=True)
    characters = tuple(one if one.card == other.card else replace(one, card="") for one, other in pairs)
    places = {location: sides[PLAYER] for location, sides in heir.waiting.items()}
    seen: Any = heir.waiting if heir.is_placing else places
    return [replace(heir, characters=characters, waiting=seen), configurations(state), whose_turn(state, PLAYER)]


@pytest.mark.parametrize("modules", [MODULES, (*MODULES, "academy")])
def test_the_view_of_the_player_is_enough_for_all_that_is_told(modules: tuple[str, ...]) -> None:
    decisions = count()

    def compared(game: Game, decisions: Iterator[int] = decisions) -> bool:
        view = game.view_for(PLAYER).state
        if game.state.phase != "setup" and next(decisions) % 4 == 0:
            there, here = heir_facts(view), heir_facts(game.state)
            assert told(view, here) == told(game.state, there)
            steps = {coming_step(game.view_for(seat)) for seat in game.state.seats}
            assert len(steps) == 1, "its hand decides, and the backs of its special cards tell enough of that"
        return game.state.turn == 3

    options = solo_options(setup="full", modules=modules)
    assert game_until(options, "facts", [("assistant", 1), ("heir", 0)], compared).state.turn == 3
    assert next(decisions) > 50
