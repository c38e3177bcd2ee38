"""What is said of the Heir's strength: the same in the window and in the README."""

import re
from pathlib import Path

import pytest

from trickerion.rules.options import DIFFICULTIES
from trickerion.words.heir.tables import guide

README = (Path(__file__).resolve().parents[2] / "README.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("difficulty", DIFFICULTIES)
def test_the_guide_lies_within_what_was_measured(difficulty: str) -> None:
    row = next(line for line in README.splitlines() if line.startswith(f"| {difficulty} |"))
    fame, won = (
        [int(number) for number in re.findall(r"\d+", cell.replace("of 100", ""))] for cell in row.split("|")[2:4]
    )
    said = [int(number) for number in re.findall(r"\d+", guide(difficulty))]
    assert fame[0] <= said[0] <= fame[-1]
    assert (won[0] <= said[1] <= won[-1]) if won else "never beaten" in guide(difficulty)
