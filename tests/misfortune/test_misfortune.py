"""A gate of misfortune: in an evening of each kind calls of the system fail once, or the program is killed there.

No decision is lost, a sentence tells of what is not on disk, nothing freezes. ``misfortune.py`` says how it is done.
"""

import subprocess
import sys
from pathlib import Path

import pytest

HERE = Path(__file__).parent
EVENINGS = ("base", "dark_alley", "academy_powers", "duel", "solo", "tonight", "challenge", "hosted")
LINUX = pytest.mark.skipif(sys.platform != "linux", reason="processes and locks of another kind")


def wrongs(*asked: str) -> str:
    """What is not as it must be, a line for each."""
    command = [sys.executable, str(HERE / "misfortune.py"), *asked]
    return subprocess.run(command, stdout=subprocess.PIPE, text=True, check=False).stdout.strip()


@LINUX
def test_a_challenge_in_which_one_call_of_each_kind_fails_or_kills() -> None:
    assert wrongs("challenge", "--most", "1") == ""


@LINUX
@pytest.mark.slow
@pytest.mark.parametrize("evening", EVENINGS)
def test_an_evening_in_which_calls_of_each_kind_fail_or_kill(evening: str) -> None:
    assert wrongs(evening, "--most", "8") == ""
