"""A game seen again: every moment as it was, and to each seat only what it knew then."""

from functools import cache
from pathlib import Path
from random import Random

import pytest
from played_games import play_until
from saved_games import play_on

from trickerion.play.privacy import is_secret
from trickerion.play.replay import STEP, Replay
from trickerion.play.session import Session
from trickerion.rules.game import Game
from trickerion.rules.options import GameOptions, Seat
from trickerion.rules.view import EVERYBODY, hide
from trickerion.storage.reader import read_game

SAVES = Path(__file__).parent.parent / "saves"
KINDS = ("base", "dark-alley", "solo")


@cache
def saved(kind: str, how: str) -> Game:
    return read_game(SAVES / f"1-{kind}-{how}.trickerion.json").game


@cache
def moments(kind: str) -> tuple[Game, ...]:
    """The game after each of its moves."""
    whole = saved(kind, "finished")
    games = [Game.new(whole.options, whole.seed)]
    for move in whole.moves:
        games.append(games[-1].clone())
        games[-1].apply(move)
    return tuple(games)


@pytest.mark.parametrize("kind", KINDS)
def test_every_moment_is_found_in_any_order_as_it_was(kind: str) -> None:
    replay, games = Replay(saved(kind, "finished")), moments(kind)
    replay.look_at_all()
    numbers = [*range(len(games)), *reversed(range(len(games)))]
    Random(3).shuffle(numbers)
    for number in numbers[:160]:
        replay.go_to(number)
        assert replay.game().digest() == games[number].digest()
        assert replay.mark.turn == games[number].state.turn
        assert len(replay.view.state.deck) == len(games[number].state.deck)


@pytest.mark.parametrize("kind", KINDS)
def test_a_seat_sees_what_it_knew_then_and_no_more(kind: str) -> None:
    replay, games = Replay(saved(kind, "finished")), moments(kind)
    for number in range(0, len(games), 23):
        replay.go_to(number)
        for seat in replay.seats:
            replay.look_as(seat)
            assert replay.view.state.digest() == games[number].view_for(seat).state.digest()
            assert replay.view.moves == () == replay.legal


def test_everything_lies_open_only_when_the_game_is_over() -> None:
    replay = Replay(saved("dark-alley", "unfinished"))
    replay.look_at_all()
    assert not replay.sees_all
    finished = Replay(saved("dark-alley", "finished"))
    finished.look_at_all()
    assert finished.sees_all
    assert finished.view.state.deck == moments("dark-alley")[0].state.deck
    # an unfinished game is seen from the own seat alone
    game = Game.new(GameOptions((Seat("Bot", "greedy"), Seat("Ada"), Seat("Cy", "random"))), "own seat")
    replay = Replay(play_on(game, Random(2), lambda one: one.state.turn == 2))
    assert replay.seats == (1,)
    replay.look_as(0)
    assert replay.viewer == 1


def test_with_several_people_an_unfinished_game_gives_no_secret_of_theirs_away() -> None:
    game = Game.new(GameOptions((Seat("Ada"), Seat("Béla")), modules=("dark_alley",)), "two people")
    play_on(game, Random(2), lambda one: one.state.turn == 2 and one.state.phase == "place_characters")
    replay, secrets = Replay(game), 0
    for number in range(replay.last):
        replay.go_to(number)
        assert replay.view.state.digest() == hide(replay.game().state, EVERYBODY).digest()
        hides = is_secret(replay.game())
        replay.go_to(number + 1)
        assert (replay.known_move is None) is hides
        secrets += hides
    assert 0 < secrets < replay.last


def test_what_a_rival_did_openly_is_known_and_what_was_decided_in_secret_is_not() -> None:
    replay = Replay(saved("dark-alley", "finished"))
    rivals: dict[str, set[bool]] = {}
    for number in range(1, replay.last + 1):
        replay.go_to(number - 1)
        question = replay.decision.question if replay.decision is not None else ""
        replay.go_to(number)
        if replay.mover != replay.viewer:
            rivals.setdefault(question, set()).add(replay.known_move is not None)
    assert rivals["CharacterActs"] == {True}
    assert rivals["Assigning"] == {False}


@pytest.mark.parametrize("kind", KINDS)
def test_the_chart_ends_with_the_fame_before_the_final_scoring(kind: str) -> None:
    game = saved(kind, "finished")
    before = {standing.seat: standing.fame_before_scoring for standing in game.result()}
    assert dict(enumerate(Replay(game).marks[-1].fame)) == before


def test_turns_are_stepped_through_from_one_beginning_to_the_next() -> None:
    replay = Replay(saved("solo", "finished"))
    turns = [replay.mark.turn]
    while replay.number < replay.last:
        replay.turn_on()
        turns.append(replay.mark.turn)
    assert turns == [1, 2, 3, 4, 5, 6, 7, 7]
    replay.turn_back()
    assert replay.number == replay.turn_starts[-1]
    for _ in turns:
        replay.turn_back()
    assert replay.number == 0
    # the log tells what had happened by then
    game = saved("dark-alley", "finished")
    replay, session = Replay(game), Session.of_opened(read_game(SAVES / "1-dark-alley-finished.trickerion.json"))
    for number in (0, 1, 200, 199, replay.last):
        replay.go_to(number)
        assert replay.log == [line for line in session.log if line.move_index <= number and not line.note]
    session.close()


def test_the_table_as_it_was_is_right_after_a_move_was_taken_back_and_another_made() -> None:
    def is_before_a_kept_moment(game: Game) -> bool:
        return len(game.moves) % STEP == STEP - 1 and len(game.legal_moves()) > 3 and game.state.turn > 1

    session = play_until(2, "taken back", is_before_a_kept_moment)
    session.lift_curtain()
    one, other = session.legal[:2]
    session.play(one)
    made = len(session.game.moves)
    assert session.sight.view_at(made).state.digest() == session.view.state.digest()
    session.undo()
    session.lift_curtain()
    session.play(other)
    assert session.sight.view_at(made).state.digest() == session.view.state.digest()
