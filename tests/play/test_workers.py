"""A deep thought is shared out among the cores; that saves time and changes nothing."""

import os
import pickle
import signal
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache

import pytest
from given import of_kind, there
from played_games import game_until
from rows import one_in
from thinking import is_running

from trickerion.bots.manager import HEEDFUL
from trickerion.bots.turn_rollouts import Line, TurnRollout
from trickerion.play.opponents import brains as module
from trickerion.play.opponents.brains import Answer, Brains, Minds, Request
from trickerion.play.opponents.workers import MOST, dealt, gathered, to_spare
from trickerion.rules.game import Game
from trickerion.rules.moves import LeaveIdle
from trickerion.rules.options import GameOptions, Seat

BOTH = GameOptions((Seat("One", "magician"), Seat("Two", "magician")), setup="full")
HEADS = (1, 2, 3)


def at(question: str) -> Game:
    """A game of Assistants at the first such question of its second turn."""
    assistants = [("assistant", 0), ("assistant", 1)]
    return game_until(
        BOTH, "heads", assistants, lambda game: game.state.turn == 2 and there(game.decision).question == question
    )


def request_of(game: Game) -> Request:
    return Request(1, "magician", there(game.decision).seat, game.view_for(there(game.decision).seat))


def answer_of(brains: Brains, request: Request) -> Answer:
    brains.ask(request)
    while not (answers := brains.poll()):
        brains.wait(5.0)
    return answers[0]


@pytest.fixture
def many(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[Brains]:
    """The opponents with so many workers beside the first."""
    monkeypatch.setattr(module, "to_spare", lambda: request.param)
    brains = Brains()
    brains.start()
    brains._lend()
    yield brains
    brains.close()


def workers_of(brains: Brains) -> list[int]:
    return [worker.pid for worker in brains._workers if worker.pid is not None]


ENOUGH = ((3, "Placing"),)
"""Many who share the work."""


@pytest.mark.slow
@pytest.mark.parametrize(
    ("many", "question"),
    [
        pytest.param(many, question, marks=[pytest.mark.slow] * ((many, question) not in ENOUGH))
        for question in ("Assigning", "Placing")
        for many in (0, *HEADS)
    ],
    indirect=["many"],
)
def test_many_workers_answer_as_one(many: Brains, question: str) -> None:
    request = request_of(at(question))
    assert answer_of(many, request) == _alone(question)


@cache
def _alone(question: str) -> Answer:
    return Minds().answer(request_of(at(question)))


@pytest.mark.slow
def test_more_workers_come_with_the_first_thought_that_is_shared(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "to_spare", lambda: 2)
    brains, request = Brains(), request_of(at("Placing"))
    found = []
    for level in ("manager", "magician", "magician"):
        answer_of(brains, replace(request, brain=level))
        found.append(len(workers_of(brains)))
    brains.close()
    assert found == [0, 2, 2]


@pytest.mark.skipif(sys.platform == "win32", reason="signals")
@pytest.mark.parametrize("many", [2], indirect=True)
@pytest.mark.parametrize("lost", one_in(2, [1, 2]))
def test_a_worker_that_is_lost_changes_no_answer(many: Brains, lost: int) -> None:
    request = request_of(at("Placing"))
    for worker in workers_of(many)[:lost]:
        os.kill(worker, signal.SIGKILL)
    assert [answer_of(many, request) for _ in range(2)] == [_alone("Placing")] * 2


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="signals")
@pytest.mark.parametrize("many", [1], indirect=True)
def test_a_worker_lost_in_the_middle_of_its_thought_changes_no_answer(many: Brains) -> None:
    request, worker = request_of(at("Assigning")), workers_of(many)[0]
    os.kill(worker, signal.SIGSTOP)  # it is asked, and does not answer
    many.ask(request)
    time.sleep(1.0)
    assert not many.poll(), "the thought waits for it"
    os.kill(worker, signal.SIGKILL)
    while not (answers := many.poll()):
        many.wait(5.0)
    assert answers == [_alone("Assigning")]


@pytest.mark.skipif(sys.platform == "win32", reason="signals")
@pytest.mark.parametrize("many", [2], indirect=True)
def test_a_thought_that_is_dropped_leaves_no_worker(many: Brains) -> None:
    workers = workers_of(many)
    assert len(workers) == 2
    assert all(map(is_running, workers))
    many.ask(request_of(at("Assigning")))
    many.close()
    assert not any(map(is_running, workers))


def test_a_machine_lends_a_worker_for_each_core_but_the_first(monkeypatch: pytest.MonkeyPatch) -> None:
    found = {}
    for cores in (1, 2, 4, 64):
        monkeypatch.setattr(sys, "platform", "somewhere")
        monkeypatch.setattr(os, "cpu_count", lambda cores=cores: cores)
        found[cores] = to_spare()
    assert found == {1: 0, 2: 1, 4: MOST, 64: MOST}


def rollouts_with(*numbers: int) -> list[TurnRollout]:
    """Trials with so many lines each."""
    table = Game.new(BOTH, "heads").state
    return [TurnRollout(0, HEEDFUL, table, [()] * number) for number in numbers]


LOADS = (
    ((4, 4), 1, (8,)),
    ((4, 4), 2, (4, 4)),
    ((5,), 2, (3, 2)),
    ((4, 4), 4, (2, 2, 2, 2)),
    ((4, 4, 4), 2, (6, 6)),
    ((2,), 4, (1, 1, 0, 0)),
)
"""Lines of each rollout, workers, and how many lines each worker gets."""


@pytest.mark.parametrize(("lines", "workers", "loads"), LOADS)
def test_work_is_dealt_out_evenly(lines: tuple[int, ...], workers: int, loads: tuple[int, ...]) -> None:
    assert tuple(sum(len(part.job.lines) for part in own) for own in dealt(rollouts_with(*lines), workers)) == loads


@pytest.mark.parametrize(("lines", "workers"), [case[:2] for case in LOADS])
def test_what_is_found_comes_back_in_the_order_of_the_lines(lines: tuple[int, ...], workers: int) -> None:
    rollouts = [
        rollout._replace(lines=[(LeaveIdle(f"{number}{i}"),) for i in range(len(rollout.lines))])
        for number, rollout in enumerate(rollouts_with(*lines))
    ]

    def found(lines: Sequence[Line]) -> list[float]:
        return [float(move.character) for (move,) in lines if isinstance(move, LeaveIdle)]

    done = [(part, found(of_kind(TurnRollout, part.job).lines)) for own in dealt(rollouts, workers) for part in own]
    assert gathered(rollouts, done) == [found(rollout.lines) for rollout in rollouts]


def test_a_table_of_which_a_part_was_lost_tells_nothing_and_the_others_still_do() -> None:
    rollouts = rollouts_with(4, 4)
    done = [(part, [1.0] * (len(part.job.lines) - (part.number == 1))) for own in dealt(rollouts, 4) for part in own]
    assert gathered(rollouts, done) == [[1.0] * 4, []]


def test_beliefs_sent_again_arrive_as_the_same_ones() -> None:
    first, again = (pickle.loads(pickle.dumps(replace(HEEDFUL, coin=0.5))) for _ in range(2))
    assert first is again
    assert pickle.loads(pickle.dumps(HEEDFUL)) is not first
