"""What a Workshop holds and what its Tricks pay follows from what its owner sees."""

import pytest
from played_games import game_until

from trickerion.rules.ask.team import team_of
from trickerion.rules.ask.tricks import lacking, outlook, workshop_of
from trickerion.rules.game import Game
from trickerion.rules.options import GameOptions, Seat
from trickerion.rules.state import GameState

SEATS = (Seat("Ada"), Seat("Bela"))
KINDS = ((), ("dark_alley", "prophecies"), ("dark_alley", "prophecies", "academy"), ("dark_alley", "powers"))


def _facts(state: GameState, seat: int) -> list[object]:
    places = [place for place, owned in enumerate(state.players[seat].tricks) if owned]
    of_tricks = [ask(state, seat, place) for ask in (lacking, outlook) for place in places]
    return [workshop_of(state, seat), team_of(state, seat), *of_tricks]


@pytest.mark.parametrize("modules", KINDS)
def test_the_facts_of_a_workshop_follow_from_its_owners_view(modules: tuple[str, ...]) -> None:
    def agrees(game: Game) -> bool:
        for seat in game.state.seats:
            assert _facts(game.view_for(seat).state, seat) == _facts(game.state, seat)
        return game.state.turn == 3

    assert game_until(GameOptions(SEATS, modules=modules), "facts", [("assistant", 1)] * 2, agrees)
