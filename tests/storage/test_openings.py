"""How games began, kept with the finished ones; the rating that each game moves."""

import json
from datetime import UTC, datetime

from wanderer import wander

from trickerion.rules.catalog import BEGINNER, MAGICIANS
from trickerion.rules.game import Game
from trickerion.rules.options import GameOptions, Seat
from trickerion.storage.courses import FameCourse, courses_of
from trickerion.storage.statistics import FinishedGame, Score
from trickerion.storage.strength import rated


def played(seed: str, setup: str = "beginner") -> Game:
    game = Game.new(GameOptions((Seat("Ada"), Seat("Bela", "apprentice")), setup=setup), seed)
    for _ in wander(game, seed):
        pass
    return game


def test_a_course_tells_the_first_trick_and_specialist() -> None:
    game = played("openings")
    for player, course in zip(game.state.players, courses_of(game), strict=True):
        start = BEGINNER[MAGICIANS[player.magician].category]
        assert (course.trick, course.specialist) == (start.trick, start.specialist)
        assert FameCourse.from_json(json.loads(json.dumps(course.to_json()))) == course


def test_chosen_openings_are_told_too() -> None:
    game = played("chosen", setup="full")
    chosen = [move.to_json() for move in game.moves[:30]]
    for seat, course in enumerate(courses_of(game)):
        assert course.trick in [move.get("trick") for move in chosen], seat
        assert course.specialist in [move.get("specialist") for move in chosen], seat


def test_the_fame_after_a_turn_and_games_of_earlier_versions() -> None:
    course = FameCourse((), (5, 3, 2, 4, 6, 0, 9), 0)
    assert course.fame_by(3) == 14
    assert FameCourse((), (5, 3, 2, 4, 9), 0).fame_by(3) is None, "a short game is over by then"
    assert FameCourse.from_json({"sources": {}, "turns": [5, 1], "links": 0}).trick == ""


def against_manager(number: int, *, won: bool) -> FinishedGame:
    ada = Score("Ada", "person", "electra", 60, 1 if won else 2)
    other = Score("Jack", "manager", "the_gentleman", 50, 2 if won else 1)
    return FinishedGame(str(number), datetime(2026, 11, 1, tzinfo=UTC), "base", "", (ada, other))


def test_each_game_moves_the_rating_and_more_games_make_it_surer() -> None:
    games = [against_manager(number, won=number % 2 == 0) for number in range(30)]
    assert rated(games[:4]) is None
    first = rated(games[:5])
    assert first is not None
    assert first.change is None
    moved = [rated([*games[:9], against_manager(99, won=won)]) for won in (True, False)]
    up, down = (found.change for found in moved if found is not None and found.change is not None)
    assert up > 0 > down
    late = rated(games)
    assert late is not None
    assert late.now.error < first.now.error
    assert late.now.nearest == "manager"
