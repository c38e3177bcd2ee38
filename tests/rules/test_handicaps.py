"""The handicap of a seat, a house rule: what the seat begins with, what is kept of it, who may have one."""

import json

import pytest
from rows import each_of
from wanderer import wander

from trickerion.bots.playing import play_game
from trickerion.bots.registry import make_bot
from trickerion.rules.catalog import START
from trickerion.rules.game import Game
from trickerion.rules.options import HANDICAP_COINS, HANDICAPS, HEIR, GameOptions, OptionsError, Seat
from trickerion.storage.record import Summary
from trickerion.storage.statistics import FinishedGame
from trickerion.storage.strength import strength


def begun(*handicaps: str, edition: str = "2019") -> Game:
    seats = tuple(Seat(f"Player {n}", "random", handicap=handicap) for n, handicap in enumerate(handicaps))
    return Game.new(GameOptions(seats, edition), "a handicap")


def test_a_seat_begins_with_fewer_coins_and_without_a_shard() -> None:
    usual, harder = begun("", "", "").state, begun("", "coins,shard", "").state
    for seat, fewer in enumerate((0, HANDICAP_COINS, 0)):
        assert harder.players[seat].coins == usual.players[seat].coins - fewer
    assert [player.shards for player in harder.players] == [START["shards"], 0, START["shards"]]
    assert harder.initiative == usual.initiative


@each_of(("2015", "2019"))
def test_a_seat_is_last_in_the_first_initiative_order_and_gets_no_coins_for_that(edition: str) -> None:
    for seat in range(3):
        state = begun(*("initiative" if n == seat else "" for n in range(3)), edition=edition).state
        assert state.initiative[-1] == seat
        assert state.players[seat].coins == state.options.terms.coins
        others = [state.players[other].coins for other in state.initiative[:-1]]
        more = START["coins_by_initiative_slot"]
        assert others == [state.options.terms.coins + more["1"], state.options.terms.coins + more["2"]]


def test_saves_keep_handicaps_and_games_without_are_written_as_before() -> None:
    game = begun("", ",".join(HANDICAPS))
    read = GameOptions.from_json(json.loads(json.dumps(game.options.to_json())))
    assert read == game.options
    assert Game.new(read, game.seed).digest() == game.digest()
    assert "handicap" not in json.dumps(begun("", "").options.to_json())
    told = Summary.of(game)
    assert told.has_handicap
    assert Summary.from_json(told.to_json()) == told


@each_of(("fewer", "shard,coins", "coins,coins", "coins,"))
def test_what_is_no_handicap_is_refused(handicap: str) -> None:
    with pytest.raises(OptionsError):
        begun("", handicap)


def test_the_heir_has_none() -> None:
    with pytest.raises(OptionsError):
        GameOptions((Seat("Ada"), Seat("The Heir", HEIR, handicap="coins")), modules=("dark_alley", HEIR))


def test_bots_play_such_a_game_to_its_end() -> None:
    seats = (Seat("Manager", "assistant", handicap=",".join(HANDICAPS)), Seat("Apprentice", "apprentice"))
    played = play_game(GameOptions(seats), "with a handicap", [make_bot("assistant", 1), make_bot("apprentice", 2)])
    assert len(played.fame) == 2


def test_the_records_name_a_handicap_and_the_rating_leaves_such_games_out() -> None:
    def finished(handicap: str, number: int) -> FinishedGame:
        seats = (Seat("Ada", "person", handicap=handicap), Seat("Bela", "apprentice"))
        game = Game.new(GameOptions(seats), f"rated {number}")
        for _ in wander(game, f"rated {number}"):
            pass
        return FinishedGame.of(game)

    usual, marked = [finished("", number) for number in range(5)], finished("shard", 9)
    assert FinishedGame.from_json(json.loads(json.dumps(marked.to_json()))) == marked
    assert marked.scores[0].handicaps == ("shard",)
    assert strength([*usual, marked]) == strength(usual) is not None
