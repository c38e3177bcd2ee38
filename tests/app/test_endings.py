"""However the program ends, nothing of it is left: the processes in which opponents think end with it."""

import contextlib
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest
from driver import Driver
from given import there
from rows import one_in
from thinking import is_running

from trickerion.play.signals import ending_on_signals

ROOT = Path(__file__).resolve().parents[2]
HEADS = 2
"""Processes that share the thinking, however many cores the machine has."""

PATIENCE = 20.0
"""Seconds on a busy machine; it takes a fraction of one."""

BEGIN = """
import sys
from multiprocessing import active_children
from pathlib import Path
from trickerion.app.loop import App
from trickerion.play.session import Session
from trickerion.rules.options import GameOptions, Seat
from trickerion.play.opponents import brains
from trickerion.storage.data_paths import find_data_paths

brains.to_spare = lambda: 2
app = App(find_data_paths(Path(sys.argv[1])), size=(640, 360))
session = Session.new(GameOptions((Seat("One", "magician"), Seat("Two", "magician"))), "x", app.places, pace=0.0)
while len(session.game.moves) < 2:
    session.update()
    session.opponents.wait(0.1)
print(*(child.pid for child in active_children()), flush=True)
"""
"""No guard against being imported, no ``app.close()``: the careless script of somebody who tries things out."""

WAIT = "\nimport time\nwhile True:\n    time.sleep(1)\n"
Started = tuple[subprocess.Popen[str], list[int]]
"""A program, and the numbers of the processes in which its opponents think."""

ENDS = {"by itself": "", "by an error": "\nraise ValueError('a bad day')\n", "in a loop": WAIT}


@pytest.mark.parametrize("told", [pygame.QUIT, pygame.APP_TERMINATING])
def test_the_system_may_end_it(driver: Driver, told: int) -> None:
    driver.open("title", how="reset")
    pygame.event.post(pygame.event.Event(told))
    driver.frames(1)
    assert not driver.app.running


@pytest.fixture
def started(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Started]:
    """The script that ends as the parameter says, and the numbers of its opponents' processes."""
    script = tmp_path / "script.py"
    script.write_text(BEGIN + ENDS[request.param])
    with start(str(script), str(tmp_path / "data")) as program:
        children = [int(child) for child in there(program.stdout).readline().split()]
        assert len(children) == 1 + HEADS
        yield program, children


@contextlib.contextmanager
def start(*arguments: str) -> Iterator[subprocess.Popen[str]]:
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    command, out, silent = [sys.executable, *arguments], subprocess.PIPE, subprocess.DEVNULL
    program = subprocess.Popen(command, text=True, env=environment, stdout=out, stderr=silent)
    try:
        yield program
    finally:
        program.kill()
        program.communicate()


def end(processes: list[int]) -> bool:
    """Whether they all end in good time."""
    until = time.monotonic() + PATIENCE
    while any(map(is_running, processes)) and time.monotonic() < until:
        time.sleep(0.05)
    return not any(map(is_running, processes))


posix = pytest.mark.skipif(sys.platform == "win32", reason="signals are sent another way there")


@pytest.mark.slow
@posix
@pytest.mark.parametrize("started", [pytest.param("by itself", marks=pytest.mark.slow), "by an error"], indirect=True)
def test_a_program_that_closes_nothing_ends_and_leaves_nothing(started: Started) -> None:
    program, children = started
    program.wait(PATIENCE)
    assert end(children)


@posix
@pytest.mark.parametrize("started", ["in a loop"], indirect=True)
@pytest.mark.parametrize("how", one_in(3, ["SIGTERM", "SIGINT", "SIGKILL"]))
def test_a_program_that_is_ended_from_outside_leaves_nothing(started: Started, how: str) -> None:
    program, children = started
    program.send_signal(getattr(signal, how))
    program.wait(PATIENCE)
    assert end(children)


@posix
@pytest.mark.parametrize("how", [pytest.param("SIGTERM", marks=pytest.mark.slow), "SIGINT"])
def test_the_game_closes_in_order_when_the_system_asks(tmp_path: Path, how: str) -> None:
    with start("-m", "trickerion", "--data-dir", str(tmp_path)) as program:
        log, end = tmp_path / "logs" / "trickerion.log", time.monotonic() + PATIENCE
        while time.monotonic() < end and not (log.exists() and "first frame" in log.read_text()):
            time.sleep(0.05)
        assert (tmp_path / "running").exists()
        program.send_signal(getattr(signal, how))
        assert program.wait(PATIENCE) == 0
    assert (tmp_path / "settings.json").exists()
    assert not (tmp_path / "running").exists(), "the next start asks nothing"


@posix
def test_the_first_signal_asks_and_the_second_is_the_system_s_own() -> None:
    asked: list[str] = []
    before = signal.getsignal(signal.SIGTERM)
    with ending_on_signals(lambda: asked.append("end")):
        signal.raise_signal(signal.SIGTERM)
        assert asked == ["end"]
        assert signal.getsignal(signal.SIGTERM) == signal.SIG_DFL
    assert signal.getsignal(signal.SIGTERM) == before


@posix
def test_a_signal_that_is_ignored_stays_ignored() -> None:
    asked: list[str] = []
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        with ending_on_signals(lambda: asked.append("end")):
            signal.raise_signal(signal.SIGINT)
            assert not asked
            assert signal.getsignal(signal.SIGINT) == signal.SIG_IGN
        assert signal.getsignal(signal.SIGINT) == signal.SIG_IGN
    finally:
        signal.signal(signal.SIGINT, before)


IN_THE_BACKGROUND = """
import signal, subprocess, sys
signal.signal(signal.SIGINT, signal.SIG_IGN)
sys.path.insert(0, sys.argv[1])
from conftest import start_with_default_signals
start_with_default_signals()
child = "import signal; print(signal.getsignal(signal.SIGINT) is signal.default_int_handler)"
print(subprocess.run([sys.executable, "-c", child], capture_output=True, text=True).stdout)
"""


@posix
def test_what_the_tests_start_has_the_default_signals_also_in_the_background() -> None:
    with start("-c", IN_THE_BACKGROUND, str(ROOT / "tests")) as program:
        assert program.stdout is not None
        assert "True" in program.stdout.read()
