"""The tests named after a card fail when the card does nothing."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from trickerion.rules.catalog import RECUTS
from trickerion.rules.effects import load
from trickerion.rules.effects.registry import EFFECTS

assert load, "importing it registers every effect"
HERE = Path(__file__).parent
FILES = [
    str(path) for path in sorted(HERE.glob("test_*.py")) if path.stem.startswith(("test_cards", "test_pro", "test_mag"))
] + [str(HERE.parent / "heir" / name) for name in ("test_abilities.py", "test_academy.py")]
for folder in ("academy", "powers"):
    FILES += [str(path) for path in sorted((HERE.parent / folder).glob("test_*.py"))]
SOME_TESTS_FAILED = 1


@pytest.mark.slow
@pytest.mark.parametrize("effect", [effect for effect in EFFECTS if effect not in RECUTS])
def test_without_the_card_its_tests_fail(effect: str) -> None:
    name = effect.replace(".", "_")
    done = subprocess.run(
        [
            sys.executable,
            "-m",
            "pytest",
            "-p",
            "knockout",
            "-p",
            "no:cacheprovider",
            "-xq",
            *FILES,
            "-k",
            f"test_{name}",
        ],
        env={**os.environ, "KNOCKED_OUT": effect, "PYTHONPATH": os.pathsep.join(sys.path)},
        capture_output=True,
        cwd=HERE.parent.parent,
    )
    assert done.returncode == SOME_TESTS_FAILED, done.stdout.decode()[-500:]
