"""Opponents think in another process; one that fails or hangs is replaced, and the game goes on."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from trickerion.app import opponents
from trickerion.app.brains import Answer, Brains, Request, answer
from trickerion.app.opponents import Opponents
from trickerion.app.session import Session
from trickerion.rules.game import Game
from trickerion.rules.moves import FinishCharacter
from trickerion.rules.options import GameOptions, Seat

BOTS = GameOptions((Seat("One", "random"), Seat("Two", "random")))
MIXED = GameOptions((Seat("Ada"), Seat("Two", "random")))


def run(session: Session, seconds: float = 60.0) -> None:
    end = time.monotonic() + seconds
    while session.is_thinking and time.monotonic() < end:
        session.update()
        session.wait(0.2)
    assert not session.is_thinking


class FakeBrains(Brains):
    """Answers as the test wants, in this process."""

    def __init__(self, behaviour: dict[str, str]) -> None:
        super().__init__()
        self.behaviour = behaviour
        self.asked: list[str] = []
        self.closed = 0
        self.answers: list[Answer] = []

    def start(self) -> None:
        pass

    def ask(self, request: Request) -> None:
        self.asked.append(request.brain)
        how = self.behaviour.get(request.brain, "moves")
        if how == "moves":
            self.answers.append(Answer(request.ticket, request.view.moves[0], "Because."))
        elif how == "fails":
            self.answers.append(Answer(request.ticket, None, "ValueError: no idea"))
        elif how == "cheats":
            self.answers.append(Answer(request.ticket, FinishCharacter(), "Mine!"))
        elif how == "cannot start":
            raise OSError("no processes left")

    def poll(self) -> list[Answer]:
        if self.asked and self.behaviour.get(self.asked[-1]) == "dies":
            raise ConnectionError("gone")
        answers, self.answers = self.answers, []
        return answers

    def close(self) -> None:
        self.closed += 1


class Clock:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def game() -> Game:
    return Game.new(BOTS, "x")


def asked(game: Game, brains: FakeBrains, name: str = "clever") -> tuple[Opponents, list[str], Clock]:
    told: list[str] = []
    clock = Clock()
    opponent = Opponents([name, name], "x", told.append, clock=clock, brains=brains)
    assert game.decision is not None
    opponent.ask(game.view_for(game.decision.seat), 0)
    return opponent, told, clock


def test_an_answer_is_taken_once(game: Game) -> None:
    opponent, told, _ = asked(game, FakeBrains({}))
    suggestion = opponent.take()
    assert suggestion is not None and suggestion.move in game.legal_moves() and suggestion.reason == "Because."
    assert opponent.take() is None and not told


@pytest.mark.parametrize("how", ["fails", "cheats", "cannot start", "dies"])
def test_a_bot_that_fails_is_replaced_by_the_greedy_one_with_a_note(game: Game, how: str) -> None:
    brains = FakeBrains({"clever": how})
    opponent, told, _ = asked(game, brains)
    suggestion = opponent.take() or opponent.take()
    assert suggestion is not None and brains.asked == ["clever", "greedy"]
    assert len(told) == 1 and "greedy" in told[0]


def test_a_bot_that_hangs_is_replaced_after_a_while(game: Game) -> None:
    brains = FakeBrains({"clever": "hangs"})
    opponent, told, clock = asked(game, brains)
    clock.now = opponents.PATIENCE - 1
    assert opponent.take() is None and not told
    clock.now = opponents.PATIENCE + 1
    assert (opponent.take() or opponent.take()) is not None
    assert brains.asked == ["clever", "greedy"] and brains.closed == 1 and len(told) == 1


def test_when_nothing_works_lots_are_drawn_without_the_process(game: Game) -> None:
    brains = FakeBrains(dict.fromkeys(("clever", "greedy", "random"), "fails"))
    opponent, told, _ = asked(game, brains)
    suggestion = next(filter(None, (opponent.take() for _ in range(9))))
    assert suggestion.move in game.legal_moves() and brains.asked == ["clever", "greedy", "random"] and len(told) == 3
    assert game.decision is not None
    opponent.ask(game.view_for(game.decision.seat), 1)
    assert opponent.take() is not None and len(brains.asked) == 3


def test_an_answer_to_a_forgotten_question_is_dropped(game: Game) -> None:
    brains = FakeBrains({})
    opponent, _, _ = asked(game, brains)
    opponent.forget()
    assert opponent.take() is None
    brains.behaviour["clever"] = "hangs"
    assert game.decision is not None
    opponent.ask(game.view_for(game.decision.seat), 1)
    assert opponent.take() is None, "the old answer has the old ticket"


def test_a_bot_that_does_not_exist_fails_with_a_reason(game: Game) -> None:
    assert game.decision is not None
    told = answer(Request(1, "nobody", 1, game.view_for(game.decision.seat)))
    assert told.move is None and "nobody" in told.reason


# ------------------------------------------------------------------ the real process


@pytest.fixture
def bots() -> Iterator[Session]:
    session = Session.new(BOTS, "bots", pace=0.0)
    yield session
    session.close()


def test_bots_play_a_whole_game_in_their_process(bots: Session) -> None:
    run(bots)
    assert bots.is_over and len(bots.result()) == 2 and bots.take_notices() == []
    assert any(line.reason for line in bots.log)


def test_the_same_seed_gives_the_same_game_of_bots(bots: Session) -> None:
    run(bots)
    again = Session.new(BOTS, "bots", pace=0.0)
    run(again)
    again.close()
    assert again.game.digest() == bots.game.digest()


def test_a_process_that_was_killed_is_started_again(bots: Session) -> None:
    for _ in range(50):
        bots.update()
        bots.wait(0.2)
    process = bots._opponents._brains._process
    assert process is not None and process.pid is not None
    os.kill(process.pid, signal.SIGTERM)
    process.join(5)
    run(bots)
    assert bots.is_over


def test_opponents_keep_the_pace_and_wait_for_people() -> None:
    clock = Clock()
    session = Session(Game.new(MIXED, "pace"), None, pace=2.0, clock=clock)
    session._opponents._brains = FakeBrains({})
    while session.legal:
        session.play(session.legal[0])
    made = len(session.game.moves)
    session.update()
    clock.now += 1.0
    session.update()
    assert len(session.game.moves) == made and session.is_thinking and session.legal == ()
    clock.now += 1.1
    session.update()
    assert len(session.game.moves) == made + 1
    session.close()


def test_undo_takes_the_move_back_while_an_opponent_thinks() -> None:
    session = Session(Game.new(MIXED, "pace"), None, pace=2.0, clock=Clock())
    session._opponents._brains = FakeBrains({"random": "hangs"})
    before = session.game.digest()
    while session.legal:
        before = session.game.digest()
        session.play(session.legal[0])
    session.update()
    if session.can_undo:
        session.undo()
        assert session.game.digest() == before and not session.is_thinking and session.legal
    session.close()


def test_a_hint_comes_with_its_reason_and_goes_with_the_next_move() -> None:
    session = Session(Game.new(GameOptions((Seat("Ada"), Seat("Béla"))), "hint"), None)
    session._opponents._brains = FakeBrains({})
    assert session.hint_ready is None
    session.hint()
    session.update()
    assert session.hint_ready == (session.legal[0], "Because.")
    session.play(session.legal[0])
    assert session.hint_ready is None
    session.close()


PARENT = """
import sys, time
from trickerion.app.brains import Brains
if __name__ == "__main__":
    brains = Brains()
    brains.start()
    print(brains._process.pid, flush=True)
    time.sleep(60)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="signals")
def test_the_process_ends_when_the_window_is_killed(tmp_path: Path) -> None:
    script = tmp_path / "parent.py"
    script.write_text(PARENT)
    env = {**os.environ, "PYTHONPATH": str(Path(__file__).resolve().parents[2])}
    parent = subprocess.Popen([sys.executable, str(script)], stdout=subprocess.PIPE, text=True, env=env)
    assert parent.stdout is not None
    child = int(parent.stdout.readline())
    time.sleep(0.5)
    parent.kill()
    parent.wait()
    parent.stdout.close()
    for _ in range(100):
        if not is_running(child):
            return
        time.sleep(0.1)
    os.kill(child, signal.SIGKILL)
    raise AssertionError("the process of the opponents has outlived the window")


def is_running(process: int) -> bool:
    try:
        os.kill(process, 0)
        state = Path(f"/proc/{process}/stat")
        return not state.exists() or state.read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except (ProcessLookupError, FileNotFoundError):
        return False
