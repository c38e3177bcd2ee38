"""Challenges: each laid table opens, is solved by its solution, and by nothing that a rival or chance decides."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from rows import one_in

from trickerion.bots.registry import make_bot
from trickerion.bots.still import still_answer
from trickerion.play.challenges import goals as g
from trickerion.play.challenges.attempt import Attempt
from trickerion.play.challenges.shelf import (
    FOLDER,
    SHELVES,
    Challenge,
    ChallengeError,
    challenges,
    is_rightly_seated,
    read_challenge,
    solved,
)
from trickerion.play.session import Session
from trickerion.rules.game import Game
from trickerion.rules.moves import LeaveIdle, PlaceCharacter
from trickerion.rules.returns import RETURNS
from trickerion.screens.challenges.poster import state_of
from trickerion.storage.challenge_results import WATCHED, Tried, add_try, read_results
from trickerion.words.challenges import SAID

ALL = list(challenges().values())
AFTER_RIVALS = (g.SHOW, g.GAME)
LONGEST_BRIEF, LONGEST_HELP = 130, 200


def test_every_file_that_comes_with_the_game_is_read() -> None:
    assert {one.id for one in ALL} == {path.stem for path in FOLDER.glob("*.toml")} == set(SAID)
    assert {one.shelf for one in ALL} == set(SHELVES)


@pytest.mark.parametrize("challenge", one_in(3, ALL), ids=lambda one: one.id)
def test_a_challenge_holds_what_it_says(challenge: Challenge) -> None:
    game, task, said = challenge.table("Ada"), challenge.task, SAID[challenge.id]
    assert is_rightly_seated(challenge, game)
    assert game.decision is not None
    assert game.decision.seat == task.seat
    assert len(said.brief) <= LONGEST_BRIEF
    assert all(0 < len(text) <= LONGEST_HELP for text in said[-3:])
    assert solved(challenge, game.clone()).solves(task)
    if task.until in AFTER_RIVALS:
        assert all(tally.solves(task) for tally in against_every_answer(challenge, game.clone()))
    view = game.view_for(task.seat)
    for number in range(5):
        assert solved(challenge, Game.from_view(view, Random(number))).solves(task)
    if challenge.grade >= 3:
        assert not by_the_assistant(challenge, game).solves(task)


def against_every_answer(challenge: Challenge, game: Game) -> Iterator[g.Reached]:
    """The tally of the known solution for every way that its rivals may answer."""
    waiting = [(game, challenge.tally(game), list(challenge.solution))]
    while waiting:
        game, tally, moves = waiting.pop()
        if tally.ends(challenge.task):
            yield tally
            continue
        assert game.decision is not None
        own = game.decision.seat == challenge.task.seat
        answers = [moves[0]] if own else [move for move in game.legal_moves() if not isinstance(move, RETURNS)]
        for answer in answers:
            after = game.clone()
            told = g.counted(challenge.task, after.apply(answer), tally)
            waiting.append((after, told, moves[own:]))


def by_the_assistant(challenge: Challenge, game: Game) -> g.Reached:
    """What the Assistant makes of it, who does not know the goal."""
    task, tally, bot = challenge.task, challenge.tally(game), make_bot("assistant")
    while not tally.ends(task) and game.decision is not None:
        view = game.view_for(game.decision.seat)
        allowed = tuple(move for move in view.moves if getattr(move, "character", task.character) == task.character)
        if isinstance(view.moves[0], (PlaceCharacter, LeaveIdle)) and task.character:
            view = replace(view, moves=allowed)
        move = bot.choose(view).move if view.seat == task.seat else still_answer(view.moves)
        tally = g.counted(task, game.apply(move), tally)
    return tally


def test_facts_that_are_damaged_are_refused(tmp_path: Path) -> None:
    facts = (FOLDER / "three-lamps.toml").read_text(encoding="utf-8")
    path = tmp_path / "three-lamps.toml"
    for old, new in (("links", "lamps"), ("at_least = 3", "at_least = 0"), ("grade = 4", "grade = 6"), ("you = 0", "")):
        path.write_text(facts.replace(old, new), encoding="utf-8")
        with pytest.raises(ChallengeError):
            read_challenge(path)
    with pytest.raises(ChallengeError):
        replace(challenges()["three-lamps"], digest="").laid()


def test_an_attempt_begins_at_the_cut_and_ends_with_its_goal() -> None:
    challenge = challenges()["same-lamp-twice"]
    attempt = Attempt(challenge, "Ada")
    session = Session.of_attempt(attempt, pace=0)
    assert not session.log
    assert not session.undoing.can_undo
    assert not session.record
    assert {move.character for move in session.legal if isinstance(move, (PlaceCharacter, LeaveIdle))} == {"assistant"}
    for move in challenge.solution:
        assert not attempt.is_done
        session.play(move)
    assert attempt.is_solved
    assert not session.legal
    while session.undoing.can_undo:
        session.undo()
    assert session.made == attempt.cut
    assert attempt.tally.number == 0
    session.close()


@pytest.mark.parametrize(
    ("helps", "said"),
    [
        ([0], "solved by yourself"),
        ([1], "solved with one help"),
        ([3], "solved with 3 helps"),
        ([2, 0], "solved with 2 helps"),
        ([0, 0], "solved by yourself"),
    ],
)
def test_a_challenge_that_was_solved_with_help_says_so(helps: list[int], said: str) -> None:
    result = Tried()
    for number, helped in enumerate(helps, 1):
        result = result.after(0, number == len(helps), helped)
    assert state_of(result) == said
    assert state_of(result.after(0, True, 3).after_help(WATCHED)) == said, "what is read later takes nothing away"


def test_results_are_kept_and_a_damaged_file_is_laid_aside(tmp_path: Path) -> None:
    path = tmp_path / "challenges.json"
    assert add_try(path, "three-lamps", 2, False) == Tried(1, 0, 2)
    assert add_try(path, "three-lamps", 3, True) == Tried(2, 2, 3) == read_results(path)["three-lamps"]
    path.unlink()
    assert add_try(path, "three-lamps", 2, False, 3) == Tried(1, 0, 2, 3) == read_results(path)["three-lamps"]
    path.write_text('{"format": 1, "results": {"a": {"tries": -1}, "b": {"tries": 3}}}')
    assert read_results(path) == {"b": Tried(3)}
    assert Tried(3).may_be_shown
    path.write_text("nonsense")
    assert not read_results(path)
    assert add_try(path, "a", 0, False) == Tried(1)
    assert path.with_name("challenges.json.damaged").read_text() == "nonsense"
