"""The records of finished games: each counts once, and a damaged file is told in one sentence."""

import dataclasses
import errno
import json
import os
import threading
from datetime import UTC, datetime
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
from saved_games import play_on

from trickerion.play.session import Session
from trickerion.rules.game import Game
from trickerion.rules.options import GameOptions, Seat
from trickerion.storage import replays
from trickerion.storage.data_paths import DataPaths, find_data_paths
from trickerion.storage.player_error import SaveError
from trickerion.storage.reader import read_game
from trickerion.storage.record import Record, next_sum
from trickerion.storage.replays import delete_replay, keep_replay, list_replays, replay_of
from trickerion.storage.saves import OpenedGame, SavedGames
from trickerion.storage.statistics import (
    LARGEST_FILE,
    MOST_GAMES,
    FinishedGame,
    FinishedGames,
    Score,
    Statistics,
    add_game,
    mark_of,
    read_statistics,
    tally,
    tally_of_magician,
)

WITH_A_PERSON = GameOptions((Seat("Ada"), Seat("“Cy”", "random")))
SOLO = GameOptions((Seat("Ada"), Seat("The Heir", "heir")), modules=("dark_alley", "heir"), difficulty="hard")


@cache
def _finished(options_number: int, seed: str) -> Game:
    options = (WITH_A_PERSON, SOLO)[options_number]
    return play_on(Game.new(options, seed), Random(seed), lambda _: False)


def test_the_academy_is_a_mode_of_its_own_for_company_and_alone() -> None:
    seats = (Seat("Ada"), Seat("Cy", "random"))
    assert GameOptions(seats, modules=("dark_alley", "academy")).terms.mode == "academy"
    assert GameOptions(seats, modules=("dark_alley",)).terms.mode == "dark_alley"
    assert dataclasses.replace(SOLO, modules=("dark_alley", "heir", "academy")).terms.mode == "solo_academy"
    game = FinishedGame(
        "m", datetime(2026, 11, 1, tzinfo=UTC), "solo_academy", "hard", FinishedGame.of(_finished(1, "a")).scores
    )
    assert FinishedGame.from_json(json.loads(json.dumps(game.to_json()))) == game
    assert Statistics((game,)).has_beaten_the_heir == game.is_won


@cache
def finished(seed: str = "a") -> FinishedGame:
    return FinishedGame.of(_finished(0, seed))


def write(path: Path, games: list[dict[str, object]]) -> None:
    """A file that is as it was written, whatever the games in it are."""
    proved = [{**game, "sum": f"{next_sum(0, game):08x}"} for game in games]
    path.write_text(json.dumps({"format": 1, "games": proved}))


def made_up(mark: str, *scores: tuple[str, str, str, int]) -> FinishedGame:
    """A game of (name, player, Magician, Fame), the best first."""
    places = tuple(Score(*score, place) for place, score in enumerate(scores, 1))
    return FinishedGame(mark, datetime(2026, 11, 1, tzinfo=UTC), "base", "", places)


def test_a_finished_game_comes_back_as_it_was(tmp_path: Path) -> None:
    path, game = tmp_path / "deep" / "statistics.json", finished()
    assert read_statistics(path).games == ()
    assert read_statistics(path).note == ""
    assert add_game(path, game)
    read = read_statistics(path)
    assert read.games == (game,)
    assert read.note == ""
    results = _finished(0, "a").result()
    assert [(score.fame, score.place) for score in sorted(game.scores, key=lambda s: s.place)] == [
        (standing.fame, place) for place, standing in enumerate(results, 1)
    ]


def test_a_game_counts_once_however_often_it_is_added(tmp_path: Path) -> None:
    path = tmp_path / "statistics.json"
    assert add_game(path, finished())
    assert not add_game(path, finished())
    assert not add_game(path, dataclasses.replace(finished(), when=datetime.now(UTC)))
    assert add_game(path, finished("b"))
    assert len(read_statistics(path).games) == 2


def test_a_solo_game_is_kept_with_its_difficulty(tmp_path: Path) -> None:
    game = FinishedGame.of(_finished(1, "solo"))
    assert (game.mode, game.difficulty) == ("solo", "hard")
    add_game(tmp_path / "s.json", game)
    assert read_statistics(tmp_path / "s.json").games == (game,)


def test_games_without_a_person_are_no_records(tmp_path: Path) -> None:
    bots = made_up("x", ("One", "greedy", "electra", 9), ("Two", "random", "the_red_lotus", 3))
    assert not add_game(tmp_path / "s.json", bots)
    assert not (tmp_path / "s.json").exists()


def test_the_session_keeps_the_result_once(tmp_path: Path) -> None:
    places, lots = find_data_paths(tmp_path), Random(1)
    session, last = Session.new(GameOptions((Seat("Ada"), Seat("Béla"))), "records", places), ""
    while not session.is_over:
        if session.screen.needs_curtain:
            session.lift_curtain()
        if session.game.state.turn == 5 and not last:
            last = str(session.save("before the end"))
        session.play(lots.choice(session.legal))
    session.save("the end")
    session.close()
    (kept,) = read_statistics(places.statistics).games
    assert [score.fame for score in kept.scores] == [player.fame for player in session.game.state.players]
    Session.resume(places).close()
    (end,) = [save for save in SavedGames(places).list() if save.name == "the end"]
    Session.load(places, end.path).close()
    again = Session.load(places, Path(last))
    for move in session.game.moves[len(again.game.moves) :]:
        if again.screen.needs_curtain:
            again.lift_curtain()
        again.play(move)
    again.close()
    assert again.is_over
    assert len(read_statistics(places.statistics).games) == 1
    copy = Session.load(places, Path(last))
    copy.close()
    other = play_on(copy.game.clone(), Random(2), lambda _: False)
    Session.of_opened(OpenedGame(other), copy.place).close()
    assert [game.mark for game in read_statistics(places.statistics).games] == [kept.mark] != [mark_of(other)]


def test_the_window_waits_for_no_record_and_a_kill_before_it_is_written_loses_the_last_decision_at_most(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    places, over = find_data_paths(tmp_path), _finished(0, "a")
    before = Game.new(over.options, over.seed)
    for move in over.moves[:-1]:
        before.apply(move)
    session = Session(before, places)
    may_write, threads = threading.Event(), []

    def waits(*given: Any) -> bool:
        threads.append(threading.current_thread())
        assert may_write.wait(60)
        return add_game(*given)

    monkeypatch.setattr("trickerion.play.keeper.add_game", waits)
    session.autosave()
    session.flush()
    session.make(session.preview.foresight.course(over.moves[-1:]).steps)
    assert session.is_over, "the window goes on"
    assert session.place is not None, "the window goes on"
    path = session.place.path
    assert len(SavedGames(places).open(path).game.moves) == len(over.moves) - 1, "the end is not saved yet"
    may_write.set()
    session.close()
    assert threading.main_thread() not in threads
    assert len(threads) == 1
    assert SavedGames(places).open(path).game.is_over
    assert len(read_statistics(places.statistics).games) == 1
    assert len(list_replays(places)) == 1


def test_what_games_come_to() -> None:
    games = [
        made_up("1", ("Ada", "person", "electra", 50), ("Bot", "greedy", "the_red_lotus", 30)),
        made_up("2", ("Bot", "greedy", "electra", 44), ("Ada", "person", "the_red_lotus", 20)),
        made_up("3", ("Ada", "person", "electra", 41), ("Cy", "person", "the_gentleman", 9)),
    ]
    assert tally(games) == FinishedGames(games=3, won=2, best=50, mean=30.0)
    assert tally([]) == FinishedGames()
    assert tally_of_magician(games, "electra") == FinishedGames(2, 2, 50, 45.5)
    assert tally_of_magician(games, "the_red_lotus") == FinishedGames(1, 0, 20, 20.0)
    assert tally_of_magician(games, "the_mechaniker") == FinishedGames()


def test_the_list_has_an_end(tmp_path: Path) -> None:
    path = tmp_path / "s.json"
    games = [made_up(str(n), ("Ada", "person", "electra", 5), ("B", "heir", "electra", 3)) for n in range(MOST_GAMES)]
    write(path, [game.to_json() for game in games])
    add_game(path, finished())
    kept = read_statistics(path)
    assert len(kept.games) == MOST_GAMES
    assert kept.games[-1] == finished()
    assert kept.games[0] == games[1]
    assert path.stat().st_size < LARGEST_FILE / 2


# ------------------------------------------------------------------ damage
def test_cut_off_or_scribbled_on_it_never_raises_and_holds_nothing_wrong(tmp_path: Path) -> None:
    path, lots = tmp_path / "s.json", Random(4)
    for seed in ("a", "b"):
        add_game(path, finished(seed))
    whole, right = path.read_bytes(), {finished("a"), finished("b")}
    (tmp_path / "s.json.bak").unlink()
    for length in {*range(0, len(whole) - 2, 3), *range(len(whole) - 12, len(whole) - 2)}:
        path.write_bytes(whole[:length])
        read = read_statistics(path)
        assert set(read.games) <= right
        assert read.note
    for _ in range(150):
        place = lots.randrange(len(whole))
        path.write_bytes(whole[:place] + bytes([lots.randrange(256)]) + whole[place + 1 :])
        assert set(read_statistics(path).games) <= right


@pytest.mark.parametrize("mark", [["a"], "", "x" * 999, 7], ids=str)
def test_a_game_with_an_impossible_mark_is_left_out(tmp_path: Path, mark: object) -> None:
    path = tmp_path / "s.json"
    write(path, [finished().to_json() | {"mark": mark}, finished("b").to_json()])
    read = read_statistics(path)
    assert read.games == (finished("b"),)
    assert "damaged" in read.note


@pytest.mark.parametrize(
    "broken",
    [
        {"fame": -1},
        {"fame": True},
        {"fame": 10**9},
        {"place": 7},
        {"magician": ["electra"]},
        {"name": "x" * 999},
        {"name": "\n"},
        {"player": "god"},
        {"more": 1},
    ],
    ids=str,
)
def test_a_game_with_impossible_values_is_left_out(tmp_path: Path, broken: dict[str, object]) -> None:
    path, data = tmp_path / "s.json", finished().to_json()
    data["scores"][0] |= broken
    write(path, [data, finished("b").to_json()])
    read = read_statistics(path)
    assert read.games == (finished("b"),)
    assert "damaged" in read.note


def test_the_backup_stands_in_for_a_damaged_file_which_is_kept(tmp_path: Path) -> None:
    path = tmp_path / "s.json"
    add_game(path, finished("a"))
    add_game(path, finished("b"))
    path.write_text("{")
    assert read_statistics(path).games == (finished("a"),)
    assert add_game(path, finished("b"))
    assert read_statistics(path).games == (finished("a"), finished("b"))
    assert read_statistics(path).note == ""
    assert (tmp_path / "s.json.damaged").read_text() == "{"


@pytest.mark.parametrize("text", ['{"format": 3, "games": []}', '{"format": 3, "pages": {}}'])
def test_what_a_newer_version_wrote_is_not_written_over(tmp_path: Path, text: str) -> None:
    path = tmp_path / "s.json"
    path.write_text(text)
    assert "newer version" in read_statistics(path).note
    with pytest.raises(SaveError, match="newer version"):
        add_game(path, finished())
    assert path.read_text() == text


def test_a_disk_that_refuses_is_told_at_the_table_and_the_game_ends_well(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    places, lots = find_data_paths(tmp_path), Random(1)
    session = Session.new(GameOptions((Seat("Ada"), Seat("Béla"))), "records", places)

    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, "fsync", full)
    while not session.is_over:
        if session.screen.needs_curtain:
            session.lift_curtain()
        session.play(lots.choice(session.legal))
    session.flush()
    assert any("records" in notice and "No space left" in notice for notice in session.news.take_notices())
    assert len(session.game.result()) == 2
    session.close()


# ---- Finished games are kept for seeing them again: the newest hundred, without harm to anything else.
TWO = GameOptions((Seat("Ada"), Seat("Béla")))


def played_out(seed: str) -> Game:
    return play_on(Game.new(TWO, seed), Random(seed), lambda _: False)


def play_to_the_end(places: DataPaths, seed: str) -> Session:
    """The last decision of a game is made in a session."""
    whole, before = played_out(seed), Game.new(TWO, seed)
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
    assert opened.note == ""
    assert opened.game.moves == session.game.moves
    assert opened.game.digest() == session.game.digest()


def test_the_same_game_is_kept_once(tmp_path: Path) -> None:
    places = find_data_paths(tmp_path)
    for _ in range(2):
        play_to_the_end(places, "once")
    assert len(list_replays(places)) == 1


def test_the_oldest_make_room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replays, "MOST_REPLAYS", 3)
    places, game = find_data_paths(tmp_path), played_out("room")
    text = Record(game.options, game.seed).text(game)
    for number in range(5):
        when = f'"when": "2026-11-0{number + 1}T10:00:00+00:00"'
        lines = [when + "," if line.startswith('"when"') else line for line in text.split("\n")]
        keep_replay(places, f"mark-{number}", "\n".join(lines))
    assert [game.path.name.split(".")[0] for game in list_replays(places)] == ["mark-4", "mark-3", "mark-2"]


def test_a_clock_set_back_and_put_right_takes_no_new_game_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replays, "MOST_REPLAYS", 3)
    places, game = find_data_paths(tmp_path), played_out("clock")
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
    assert any("as a replay" in notice for notice in session.news.take_notices())


def test_deleting_one_leaves_the_records_and_touches_nothing_outside(tmp_path: Path) -> None:
    places = find_data_paths(tmp_path)
    play_to_the_end(places, "gone")
    with pytest.raises(SaveError):
        delete_replay(places, places.statistics)
    delete_replay(places, list_replays(places)[0].path)
    assert list_replays(places) == []
    assert len(read_statistics(places.statistics).games) == 1


def test_a_mark_from_a_crafted_file_leads_nowhere_else(tmp_path: Path) -> None:
    places = find_data_paths(tmp_path)
    assert replay_of(places, f"..{os.sep}statistics") is None
    game = played_out("crafted")
    keep_replay(places, "../../evil", Record(game.options, game.seed).text(game))
    assert [path.parent for path in tmp_path.rglob("*evil*")] == [places.replays]
    assert FinishedGame.of(game).mark.isascii()
