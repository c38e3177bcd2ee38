"""Finished games are kept for seeing them again: the newest hundred, without harm to anything else."""

import json
import os
from pathlib import Path
from random import Random

import pytest
from saved_games import play_on

from trickerion.app.session import Session
from trickerion.rules.game import Game
from trickerion.rules.options import GameOptions, Seat
from trickerion.storage import replays
from trickerion.storage.data_paths import DataPaths, find_data_paths
from trickerion.storage.player_error import SaveError
from trickerion.storage.reader import read_game
from trickerion.storage.record import Record
from trickerion.storage.replays import delete_replay, keep_replay, list_replays, replay_of
from trickerion.storage.statistics import FinishedGame, read_statistics

TWO = GameOptions((Seat("Ada"), Seat("Béla")))


def finished(seed: str) -> Game:
    return play_on(Game.new(TWO, seed), Random(seed), lambda _: False)


def play_to_the_end(places: DataPaths, seed: str) -> Session:
    """The last decision of a game is made in a session."""
    whole, before = finished(seed), Game.new(TWO, seed)
    for move in whole.moves[:-1]:
        before.apply(move)
    session = Session(before, places)
    session.lift_curtain()
    session.play(whole.moves[-1])
    session.close()
    return session


def test_a_game_that_is_played_to_its_end_is_kept_with_all_its_moves(tmp_path: Path) -> None:
    places = find_data_paths(tmp_path)
    session = play_to_the_end(places, "kept")
    (record,) = read_statistics(places.statistics).games
    path = replay_of(places, record.mark)
    assert path is not None
    opened = read_game(path)
    assert opened.note == "" and opened.game.moves == session.game.moves
    assert opened.game.digest() == session.game.digest()


def test_the_same_game_is_kept_once(tmp_path: Path) -> None:
    places = find_data_paths(tmp_path)
    for _ in range(2):
        play_to_the_end(places, "once")
    assert len(list_replays(places)) == 1


def test_the_oldest_make_room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replays, "MOST_REPLAYS", 3)
    places, game = find_data_paths(tmp_path), finished("room")
    text = Record(game.options, game.seed).text(game)
    for number in range(5):
        when = f'"when": "2026-11-0{number + 1}T10:00:00+00:00"'
        lines = [when + "," if line.startswith('"when"') else line for line in text.split("\n")]
        keep_replay(places, f"mark-{number}", "\n".join(lines))
    assert [game.path.name.split(".")[0] for game in list_replays(places)] == ["mark-4", "mark-3", "mark-2"]


def test_a_clock_set_back_and_put_right_takes_no_new_game_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replays, "MOST_REPLAYS", 3)
    places, game = find_data_paths(tmp_path), finished("clock")
    text = Record(game.options, game.seed).text(game)
    stamp = json.loads(text)["when"]
    for number, year in enumerate((2026, 2026, 2026, 2001, 2001, 2026)):
        keep_replay(places, f"mark-{number}", text.replace(stamp, f"{year}-11-0{number + 1}T10:00:00+00:00"))
        assert list_replays(places)[0].path.name.startswith(f"mark-{number}."), "the newest first"
    kept = list_replays(places)
    assert [game.path.name.split(".")[0] for game in kept] == ["mark-5", "mark-4", "mark-3"]
    assert all(read_game(each.path).note == "" for each in kept)


def test_where_it_cannot_be_kept_the_records_are_written_all_the_same(tmp_path: Path) -> None:
    places = find_data_paths(tmp_path)
    places.replays.parent.mkdir(parents=True, exist_ok=True)
    places.replays.write_text("not a folder")
    session = play_to_the_end(places, "no folder")
    assert len(read_statistics(places.statistics).games) == 1
    assert any("seeing it again" in notice for notice in session.take_notices())


def test_deleting_one_leaves_the_records_and_touches_nothing_outside(tmp_path: Path) -> None:
    places = find_data_paths(tmp_path)
    play_to_the_end(places, "gone")
    with pytest.raises(SaveError):
        delete_replay(places, places.statistics)
    delete_replay(places, list_replays(places)[0].path)
    assert list_replays(places) == [] and len(read_statistics(places.statistics).games) == 1


def test_a_mark_from_a_crafted_file_leads_nowhere_else(tmp_path: Path) -> None:
    places = find_data_paths(tmp_path)
    assert replay_of(places, f"..{os.sep}statistics") is None
    game = finished("crafted")
    keep_replay(places, "../../evil", Record(game.options, game.seed).text(game))
    assert [path.parent for path in tmp_path.rglob("*evil*")] == [places.replays]
    assert FinishedGame.of(game).mark.isascii()
