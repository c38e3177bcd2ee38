"""Saved games of every earlier format open in this version, with every move and the Fame that was written then."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from trickerion.storage.data_paths import find_data_paths
from trickerion.storage.record import FORMAT, Summary
from trickerion.storage.saves import SavedGames

EXAMPLES = sorted((Path(__file__).parents[1] / "saves").glob("*.json"))


def test_there_are_examples_of_every_format() -> None:
    assert {int(path.name.split("-")[0]) for path in EXAMPLES} == set(range(1, FORMAT + 1))


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.name.removesuffix(".trickerion.json"))
def test_it_opens_whole(path: Path, tmp_path: Path) -> None:
    written = json.loads(path.read_text(encoding="utf-8"))
    copy = tmp_path / path.name
    copy.write_bytes(path.read_bytes())
    opened = SavedGames(find_data_paths(tmp_path)).open(copy)
    assert opened.name == written["name"]
    assert len(opened.game.moves) == len(written["moves"])
    assert Summary.of(opened.game) == Summary.from_json(written["summary"])
    assert opened.game.is_over == ("-finished" in path.name)
