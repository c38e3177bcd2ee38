"""A Trick Marker is moved where the next one then lights several Links at once, by those who think so far."""

from pathlib import Path

from playthrough_text import replay

from trickerion.bots.double_links import double_links
from trickerion.bots.registry import make_bot
from trickerion.rules.events import Linked
from trickerion.rules.game import Game
from trickerion.rules.moves import Reschedule

GAMES = Path(__file__).parent.parent / "playthroughs"


def at(name: str, move: int) -> Game:
    return next(game for game in replay((GAMES / f"{name}.txt").read_text("utf-8")) if len(game.moves) == move).clone()


def test_a_marker_moves_so_that_the_next_one_lights_two_links_and_a_manager_sees_it() -> None:
    game = at("base-4-greedy-beginner-2015", 292)
    assert game.decision is not None
    seat, tried = game.decision.seat, game.clone()
    way = double_links(game.state, seat)[0]
    lit = [[event for event in tried.apply(move) if isinstance(event, Linked)] for move in way.moves]
    assert list(map(len, lit)) == [0, 0, 0, 2]
    assert sum(event.pays for event in lit[-1]) == way.pays

    assert not isinstance(make_bot("assistant", 1).choose(game.view_for(seat)).move, Reschedule)
    most, moves = 0, list[object]()
    while most < 2:
        assert game.decision is not None, moves
        assert game.decision.seat == seat, moves
        assert len(moves) < 6, moves
        moves.append(move := make_bot("manager", 1).choose(game.view_for(seat)).move)
        most = max(most, sum(isinstance(event, Linked) for event in game.apply(move)))
    assert isinstance(moves[0], Reschedule)


def test_without_a_prepared_trick_or_an_own_marker_no_marker_moves() -> None:
    assert double_links(at("base-4-greedy-beginner-2015", 40).state, 0) == []
