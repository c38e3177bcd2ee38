"""A program killed at any moment loses the last decision at most."""

import os
import subprocess
import sys
import time
from pathlib import Path
from random import Random

import pytest
from given import there

from trickerion.play.session import Session
from trickerion.storage.data_paths import find_data_paths
from trickerion.storage.in_progress import to_resume
from trickerion.storage.saves import SavedGames

ROOT = Path(__file__).resolve().parents[2]

PLAYER = """
import sys
from pathlib import Path
from random import Random
from trickerion.play.session import Session
from trickerion.rules.options import GameOptions, Seat
from trickerion.storage import autosave
from trickerion.storage.data_paths import find_data_paths

autosave.LONGEST_WAIT = 60.0  # nobody looks on here, and the disk of a busy machine is slow

if __name__ == "__main__":
    places, lots = find_data_paths(Path(sys.argv[1])), Random(sys.argv[2])
    session = None
    while True:
        if session is None or session.is_over:
            session = Session.new(GameOptions((Seat("Ada"), Seat("Cy"))), sys.argv[2], places)
        session.lift_curtain() if session.screen.needs_curtain else None
        session.play(lots.choice(session.legal))
        print(len(session.game.moves), session.game.digest(), flush=True)
"""


def kill_once(script: Path, folder: Path, seed: str, seconds: float) -> None:
    env = {**os.environ, "PYTHONPATH": str(ROOT)}
    command = [sys.executable, str(script), str(folder), seed]
    player = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=env)
    told = [there(player.stdout).readline()]
    time.sleep(seconds)
    player.kill()
    told += there(player.stdout).readlines()
    there(player.stdout).close()
    player.wait()
    check(folder, [line.split() for line in told if line.endswith("\n")])


def check(folder: Path, told: list[list[str]]) -> None:
    places = find_data_paths(folder)
    opened = SavedGames(places).open(to_resume(places).path)
    assert opened.note == ""
    made, last = len(opened.game.moves), int(told[-1][0])
    assert made in (last - 1, last, last + 1) or made == 0, (made, last)
    assert made == 0 or [str(made), opened.game.digest()] in told[-2:] or made == last + 1
    session = Session.resume(places)
    assert len(session.game.moves) == made
    session.close()


def kill_often(tmp_path: Path, times: int) -> None:
    script = tmp_path / "player.py"
    script.write_text(PLAYER)
    lots = Random(9)
    for number in range(times):
        kill_once(script, tmp_path / str(number), f"kill {number}", lots.uniform(0.0, 0.25))


def test_killed_a_few_times_the_game_goes_on_from_the_last_decision_or_the_one_before(tmp_path: Path) -> None:
    kill_often(tmp_path, 5)


@pytest.mark.slow
def test_killed_two_hundred_times(tmp_path: Path) -> None:
    kill_often(tmp_path, 200)
