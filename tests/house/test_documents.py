"""What CONTRIBUTING, the README's recipes and the plan of the Academy name is there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

TREE = Path(__file__).resolve().parents[2]
BELOW = ("", "trickerion", "trickerion/rules", "trickerion/words", "trickerion/bots", "tests")
"""Where a path may begin."""

MOST_OUTSIDE = 15
"""Files outside its own that the rules of a module may touch."""


def text_of(document: str) -> str:
    text = (TREE / document).read_text(encoding="utf-8")
    return text.partition("## For developers")[2] or text


@pytest.mark.parametrize("document", ["CONTRIBUTING.md", "README.md", "docs/academy-plan.md"])
def test_every_path_that_a_developer_is_told_exists(document: str) -> None:
    text = text_of(document)
    paths = {
        *re.findall(r"`([\w./]+(?:/|\.py|\.toml|\.md|/run))`", text),
        *re.findall(r"(?:tools|tests)/[\w./]+\w", text),
    }
    missing = {path for path in paths if not any((TREE / start / path).exists() for start in BELOW)}
    assert not missing and len(paths) > 10


def test_contributing_is_one_page() -> None:
    assert len(text_of("CONTRIBUTING.md").splitlines()) <= 60


def test_the_academy_touches_few_files_outside_its_own() -> None:
    rows = re.findall(r"^\| `", text_of("docs/academy-plan.md"), re.MULTILINE)
    assert 10 < len(rows) <= MOST_OUTSIDE
