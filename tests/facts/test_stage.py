"""What is said of the Theater, of a turn and of the end: the View of a seat says the same as the whole table."""

import pytest
from played_games import game_until
from solo import solo_options

from trickerion.rules.ask.forecast import show_forecast
from trickerion.rules.ask.stage import hand_of, laying, show_facts, stage_of
from trickerion.rules.ask.team import scoring_facts
from trickerion.rules.game import Game
from trickerion.rules.moves import Perform
from trickerion.rules.options import GameOptions, Seat
from trickerion.rules.view import View

ALLEY = ("dark_alley", "prophecies")
TABLES = {
    "base": (),
    "duel": (*ALLEY, "duel"),
    "academy": (*ALLEY, "academy"),
    "powers": (*ALLEY, "powers"),
    "solo": (),
}


@pytest.mark.parametrize("table", TABLES)
def test_facts_of_the_stage_are_worked_out_from_a_view(table: str) -> None:
    seats = (Seat("Ada"), Seat("Bela"))
    options = solo_options() if table == "solo" else GameOptions(seats, setup="beginner", modules=TABLES[table])
    held = 0

    def compare(game: Game) -> bool:
        nonlocal held
        for view in map(game.view_for, game.state.seats):
            whole = View(view.seat, game.state, view.moves)
            hand = hand_of(view)
            assert hand == hand_of(whole)
            assert stage_of(view, hand) == stage_of(whole, hand)
            assert scoring_facts(view.state) == scoring_facts(game.state)
            if hand is not None:
                for spot, turns in hand.single.items():
                    held += 1
                    assert all(laying(view.state, hand, spot, n) == laying(game.state, hand, spot, n) for n in turns)
            for move in (move for move in view.moves if isinstance(move, Perform)):
                show = show_forecast(game.state, view.seat, "friday", move.card)
                told = view.seat, move.card, "friday", (*show.tricks, *show.bonuses)
                assert show_facts(view.state, *told) == show_facts(game.state, *told)
        return game.state.turn > 3

    game_until(options, "stage cards", [("assistant", 0), ("heir" if table == "solo" else "assistant", 1)], compare)
    assert held
