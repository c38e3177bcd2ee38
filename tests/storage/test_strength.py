"""What records say, and how sure they are of it."""

import csv
import io
import json
from datetime import UTC, datetime
from pathlib import Path

import pytest

from trickerion import __version__
from trickerion.storage.data_paths import find_data_paths
from trickerion.storage.looking_back import FORMAT, left_by_turn
from trickerion.storage.reader import read_game
from trickerion.storage.records_csv import table
from trickerion.storage.statistics import FinishedGame, Score, add_game, read_statistics
from trickerion.storage.strength import STRENGTHS, Share, hardest, strength

SAVES = Path(__file__).parents[1] / "saves"


def against(level: str, *, won: bool, number: int = 0, name: str = "Ada") -> FinishedGame:
    scores = (Score(name, "person", "electra", 40, 2 - won), Score("Bot", level, "electra", 30, 1 + won))
    return FinishedGame(str(number), datetime(2026, 11, 1, tzinfo=UTC), "base", "", scores)


def test_an_interval_is_wilsons() -> None:
    share = Share.of(8, 10)
    assert [share.low, share.high] == pytest.approx([0.490, 0.943], abs=0.001)
    assert Share.of(0, 0)[2:] == (0.0, 1.0)
    assert Share.of(3, 3).high == 1.0


def test_few_games_say_nothing_and_more_say_it_closer() -> None:
    even = [against("manager", won=number % 2 == 0, number=number) for number in range(40)]
    assert strength(even[:4]) is None
    few, many = strength(even[:6]), strength(even)
    assert few is not None
    assert many is not None
    assert many.nearest == "manager"
    assert few.low < many.low < STRENGTHS["manager"] < many.high < few.high
    better = strength([against("manager", won=True, number=number) for number in range(40)])
    assert better is not None
    assert better.value > many.value
    assert hardest(even[0]) == "manager"


def test_the_course_of_a_game_adds_up_and_is_kept(tmp_path: Path) -> None:
    finished = FinishedGame.of(read_game(SAVES / "1-base-finished.trickerion.json").game)
    for score in finished.persons:
        assert score.course is not None
        assert sum(score.course.turns) == sum(amount for _, amount in score.course.sources) == score.fame
    old = against("assistant", won=True)
    for game in (old, finished):
        add_game(tmp_path / "statistics.json", game)
    assert read_statistics(tmp_path / "statistics.json").games == (old, finished)


def test_a_table_for_other_programs_has_no_formula_and_no_zero_for_what_is_not_known() -> None:
    finished = FinishedGame.of(read_game(SAVES / "1-base-finished.trickerion.json").game)
    rows = list(csv.DictReader(io.StringIO(table([against("assistant", won=True, name="=1+1"), finished]))))
    assert rows[0]["name"] == "'=1+1"
    assert rows[0]["turn 1"] == rows[0]["fame: trick"] == rows[0]["links"] == ""
    assert rows[2]["turn 1"]
    assert len(rows) == 2 + len(finished.scores)


def test_what_was_left_on_the_table_is_told_by_turn_as_far_as_its_files_are_right(tmp_path: Path) -> None:
    places = find_data_paths(tmp_path)
    places.replays.mkdir(parents=True)
    held = [{"turn": turn, "loss": loss, "tables": 4} for turn, loss in ((1, 2.5), (3, 4), (3, -1))]
    data = {"format": FORMAT, "app": __version__, "decisions": held}
    for name, text in (("a", json.dumps(data)), ("b", "{"), ("c", json.dumps({**data, "app": "another"}))):
        (places.replays / f"{name}.seat-0.json").write_text(text)
    assert left_by_turn(places) == (1, [2.5, 0, 3])
