"""Files that somebody has made by hand: one sentence, an empty summary or the usual settings; never anything else."""

import json
import os
import re
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from saved_games import middle_game

from trickerion.storage.data_paths import find_data_paths
from trickerion.storage.lock import held
from trickerion.storage.plain import DEEPEST
from trickerion.storage.player_error import SaveError
from trickerion.storage.reader import read_game
from trickerion.storage.record import Record, Summary
from trickerion.storage.saves import ENDING, SavedGames
from trickerion.storage.settings import Settings, load_settings, save_settings
from trickerion.storage.statistics import FinishedGame, Score, add_game, read_statistics

ROOT = Path(__file__).resolve().parents[2]
NUMBER = "9" * 5000
DEEP = "[" * 900 + "]" * 900
"""Deep enough to be read in a shallow place and to fail in a deep one."""

UNREADABLE = [NUMBER, DEEP, "[" * 200_000, '{"a":' * 200_000, "\x00", "NaN", "1e999", "", '"\\ud800"', "[[[]]]"]
SEAT = {"name": "Ada", "player": "person", "fame": 7}
HEIR = {"name": "The Heir", "player": "heir", "fame": 7}


def text_of(game: Any, name: str = "Evening") -> str:
    return Record(game.options, game.seed).text(game, name)


def saved_with(tmp_path: Path, **head: Any) -> SavedGames:
    """A good game, its head written over."""
    lines = text_of(middle_game()).split("\n")
    changed = [next((f'"{k}": {v},' for k, v in head.items() if line.startswith(f'"{k}":')), line) for line in lines]
    folder = tmp_path / "saves"
    folder.mkdir(exist_ok=True)
    (folder / f"evening{ENDING}").write_text("\n".join(changed), encoding="utf-8")
    return SavedGames(find_data_paths(tmp_path))


def summary(**changed: Any) -> str:
    whole = {"turn": 3, "phase": "assignment", "moves": 9, "seats": [SEAT, SEAT], "is_over": False}
    return json.dumps(whole | changed)


@pytest.mark.parametrize(
    "crafted",
    [
        summary(seats=[]),
        summary(seats=[HEIR]),
        summary(seats=[HEIR, HEIR]),
        summary(seats=[SEAT] * 5),
        summary(seats={"0": SEAT}),
        summary(seats=[SEAT, {**SEAT, "player": "a\0b"}]),
        summary(seats=[SEAT, {**SEAT, "player": [[]]}]),
        summary(seats=[SEAT, {**SEAT, "fame": 10**4000}]),
        summary(seats=[SEAT, {**SEAT, "fame": float("nan")}]),
        summary(phase="assign\0ment"),
        summary(phase="\ud800"),
        summary(phase="x" * 4000),
        summary(phase=7),
        summary(turn=10**4000),
        summary(turn=-1),
        summary(turn=True),
        summary(turn="3"),
        summary(moves=float("inf")),
        summary(is_over="no"),
        "[]",
        "null",
        NUMBER,
        DEEP,
    ],
    ids=lambda text: text[:60],
)
def test_a_summary_that_cannot_be_is_empty_and_the_game_opens_all_the_same(tmp_path: Path, crafted: str) -> None:
    shelf = saved_with(tmp_path, summary=crafted)
    (listed,) = shelf.list()
    assert listed.summary == Summary()
    assert not listed.summary.is_known
    assert not listed.is_damaged
    assert shelf.open(listed.path).game.digest() == middle_game().digest()


def test_a_summary_that_can_be_is_shown(tmp_path: Path) -> None:
    (listed,) = saved_with(tmp_path, summary=summary(seats=[SEAT, HEIR])).list()
    assert listed.summary.is_known
    assert listed.summary.seats == (("Ada", "person", 7), ("The Heir", "heir", 7))


@pytest.mark.parametrize(
    "when",
    ["0001-01-01T00:00:00+23:59", "9999-12-31T23:59:59-23:59", "9999-12-31T23:59:59", "0001-01-01", "yes", "\\u0000"],
)
def test_dates_at_the_ends_of_the_calendar_are_listed(tmp_path: Path, when: str) -> None:
    shelf = saved_with(tmp_path, when=f'"{when}"')
    shelf.write(text_of(middle_game(), "Today"), "Today")
    assert {save.name for save in shelf.list()} == {"Evening", "Today"}


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere a file cannot be called so")
def test_file_names_that_cannot_be_shown_are_not(tmp_path: Path) -> None:
    (tmp_path / "saves").mkdir()
    for name in (b"a\x1b[2Jb", b"\xff\xfe", b"line\nbreak"):
        (tmp_path / "saves" / (os.fsdecode(name) + ENDING)).write_text("no game")
    shelf = SavedGames(find_data_paths(tmp_path))
    for save in shelf.list():
        assert save.is_damaged
        assert save.name
        assert save.name.isprintable()
        with pytest.raises(SaveError) as refused:
            shelf.open(save.path)
        assert str(refused.value).isprintable()


def refused(path: Path) -> None:
    with pytest.raises(SaveError) as told:
        read_game(path)
    assert re.fullmatch(r"[^\n]{10,300}\.", str(told.value))


@pytest.mark.parametrize("text", UNREADABLE, ids=lambda text: text[:20])
def test_what_no_program_has_written_is_refused_in_every_file(tmp_path: Path, text: str) -> None:
    path = tmp_path / "file.json"
    path.write_text(text, encoding="utf-8")
    refused(path)
    assert load_settings(path).settings == Settings()
    assert load_settings(path).notes
    assert read_statistics(path).games == ()
    assert "damaged" in read_statistics(path).note


@pytest.mark.skipif(sys.platform == "win32", reason="links and pipes of another kind")
def test_what_is_no_plain_file_is_refused_and_not_waited_for(tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "circle").symlink_to("circle")
    os.mkfifo(tmp_path / "pipe")
    for name in ("folder", "circle", "pipe"):
        refused(tmp_path / name)
        assert load_settings(tmp_path / name).notes
        assert read_statistics(tmp_path / name).note


@pytest.mark.parametrize(
    "deep", [f'{{"memory": {{"x": {DEEP}}}}}', f'{{"hologram": {DEEP}}}'], ids=["known", "unknown"]
)
def test_settings_that_were_read_can_be_written(tmp_path: Path, deep: str) -> None:
    path = tmp_path / "settings.json"
    path.write_text(deep, encoding="utf-8")
    save_settings(path, load_settings(path).settings)
    assert load_settings(path).notes == ()


def test_what_we_write_is_never_too_deep() -> None:
    def depth(value: Any) -> int:
        inner = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
        return 1 + max(map(depth, inner), default=0)

    assert depth(json.loads(text_of(middle_game()))) < DEEPEST / 2


ADDING = """
import sys
from datetime import UTC, datetime
from pathlib import Path
from trickerion.storage.statistics import FinishedGame, Score, add_game

scores = (Score("Ada", "person", "electra", 5, 1), Score("Bela", "person", "the_gentleman", 4, 2))
for number in range(int(sys.argv[3])):
    mark = f"{sys.argv[2]} {number}"
    assert add_game(Path(sys.argv[1]), FinishedGame(mark, datetime(2026, 11, 1, tzinfo=UTC), "base", "", scores))
"""
DYING = """
import os, sys
from pathlib import Path
from trickerion.storage.lock import held

with held(Path(sys.argv[1])):
    os._exit(9)
"""
GAMES_EACH = 60


@pytest.mark.slow
def test_games_that_two_programs_add_at_once_are_all_kept(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "statistics.json"
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    command = [sys.executable, "-c", ADDING, str(path)]
    programs = [subprocess.Popen([*command, name, str(GAMES_EACH)], env=environment) for name in ("one", "two")]
    assert [program.wait(120) for program in programs] == [0, 0]
    read = read_statistics(path)
    assert read.note == ""
    assert len(read.games) == 2 * GAMES_EACH
    assert {game.mark for game in read.games} == {f"{name} {n}" for name in ("one", "two") for n in range(GAMES_EACH)}
    assert not list(tmp_path.rglob("*.part"))
    assert not list(tmp_path.rglob("*.old"))


FINISHED = FinishedGame(
    "mark",
    datetime(2026, 11, 1, tzinfo=UTC),
    "base",
    "",
    (Score("Ada", "person", "electra", 5, 1), Score("Bela", "person", "the_gentleman", 4, 2)),
)


def test_who_waits_for_a_program_that_does_not_let_go_is_told(tmp_path: Path) -> None:
    path = tmp_path / "statistics.json"
    with held(path), pytest.raises(TimeoutError, match="another program"), held(path, patience=0.0):
        pass
    with held(path, patience=0.0):
        pass


def test_a_program_that_dies_lets_go(tmp_path: Path) -> None:
    path = tmp_path / "statistics.json"
    command = [sys.executable, "-c", DYING, str(path)]
    assert subprocess.run(command, env={**os.environ, "PYTHONPATH": str(ROOT)}, check=False).returncode == 9
    assert add_game(path, FINISHED)


def test_records_that_cannot_be_locked_are_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "statistics.json.lock").mkdir()
    with pytest.raises(SaveError, match="could not be added"):
        add_game(tmp_path / "statistics.json", FINISHED)
