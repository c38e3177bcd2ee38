"""Saved games of every earlier format open in this version, with every move and the Fame that was written then."""

import json
from pathlib import Path

import pytest
from wanderer import options, wander

from trickerion.rules.game import Game
from trickerion.rules.options import EARLIER_RULINGS
from trickerion.storage.data_paths import find_data_paths
from trickerion.storage.reader import read_game
from trickerion.storage.record import FORMAT, Record, Summary
from trickerion.storage.saves import SavedGames

EXAMPLES = sorted((Path(__file__).parents[1] / "saves").glob("*.json"))


def test_there_are_examples_of_every_format() -> None:
    assert {int(path.name.split("-")[0]) for path in EXAMPLES} == set(range(1, FORMAT + 1))


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.name.removesuffix(".trickerion.json"))
def test_it_opens_whole(path: Path, tmp_path: Path) -> None:
    written, copy = json.loads(path.read_text(encoding="utf-8")), tmp_path / path.name
    copy.write_bytes(path.read_bytes())
    opened = SavedGames(find_data_paths(tmp_path)).open(copy)
    assert opened.name == written["name"] and len(opened.game.moves) == len(written["moves"])
    assert Summary.of(opened.game) == Summary.from_json(written["summary"])
    assert opened.game.is_over == ("-finished" in path.name)


@pytest.mark.parametrize("modules", [("dark_alley", "academy"), ("dark_alley", "powers")], ids=lambda ids: ids[-1])
def test_a_game_that_was_begun_before_rulings_154_and_157_goes_on_as_it_was(
    modules: tuple[str, ...], tmp_path: Path
) -> None:
    """Its save does not tell the last ruling; it opens whole, and is saved again as it was."""
    game = Game.new(options(2, modules=modules, last_ruling=EARLIER_RULINGS), "before")
    for _ in zip(range(400), wander(game, "before"), strict=False):
        pass
    text = Record(game.options, game.seed).text(game)
    assert "last_ruling" not in json.loads(text)["options"]
    (tmp_path / "game.json").write_text(text, encoding="utf-8")
    opened = read_game(tmp_path / "game.json")
    assert opened.note == "" and opened.game.moves == game.moves and opened.game.digest() == game.digest()
    assert opened.game.options == game.options != opened.game.options.anew()
