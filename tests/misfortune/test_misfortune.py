"""A gate of misfortune: in an evening of each kind calls of the system fail once, or the program is killed there.

No decision is lost, a sentence tells of what is not on disk, nothing freezes. ``misfortune.py`` says how it is done.
"""

import re
import subprocess
import sys
from pathlib import Path

import pytest

HERE = Path(__file__).parent
EVENINGS = ("base", "dark_alley", "academy_powers", "duel", "solo", "tonight", "challenge", "hosted")
LINUX = pytest.mark.skipif(sys.platform != "linux", reason="processes and locks of another kind")


def after(*asked: str) -> tuple[str, int]:
    """A line for each thing that is not as it must be, and how many mishaps there were."""
    command = [sys.executable, str(HERE / "misfortune.py"), *asked]
    ended = subprocess.run(command, capture_output=True, text=True, check=False)
    counted = re.search(r": (\d+) mishaps", ended.stderr)
    assert counted, f"the gate itself has broken: {ended.stderr}"
    return ended.stdout.strip(), int(counted[1])


@pytest.mark.slow
@LINUX
def test_a_challenge_in_which_one_call_of_each_kind_fails_or_kills() -> None:
    wrong, mishaps = after("challenge", "--most", "1")
    assert wrong == ""
    assert mishaps == 10, "a challenge starts no process"


@LINUX
@pytest.mark.slow
@pytest.mark.parametrize("evening", EVENINGS)
def test_an_evening_in_which_calls_of_each_kind_fail_or_kill(evening: str) -> None:
    wrong, mishaps = after(evening, "--most", "8")
    assert wrong == ""
    assert mishaps >= 40
