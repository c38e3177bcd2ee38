"""What is said of the Heir's strength: the same in the window and in docs/opponents.md."""

import re
from pathlib import Path

import pytest

from trickerion.rules.options import DIFFICULTIES
from trickerion.words.heir.tables import GAMES, GUIDE, MEASURED

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "opponents.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("difficulty", DIFFICULTIES)
def test_the_set_up_and_the_page_tell_what_was_measured(difficulty: str) -> None:
    measured = MEASURED[difficulty]
    assert f"| {difficulty} | {measured.heirs_fame} | {measured.fame} | {measured.won} of {GAMES} |" in PAGE
    said = [int(number) for number in re.findall(r"\d+", GUIDE[difficulty])]
    assert said == [measured.heirs_fame, measured.fame, *([measured.won] if measured.won else []), GAMES]
