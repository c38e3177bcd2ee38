"""A law for each kind of file that the program reads: hostile contents cost that file alone, with a sentence."""

import json
import os
import tracemalloc
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import UTC, date, datetime
from pathlib import Path
from typing import Any

import pytest
from rows import one_in
from saved_games import middle_game

from trickerion.play.session import Session
from trickerion.rules.options import GameOptions, Seat
from trickerion.storage.challenge_results import add_try, read_results
from trickerion.storage.data_paths import DataPaths, find_data_paths
from trickerion.storage.evening import evening_of
from trickerion.storage.evenings import begin, read_evenings
from trickerion.storage.in_progress import GamesInProgress, take_in
from trickerion.storage.looking_back import left_by_turn
from trickerion.storage.player_error import PlayerError
from trickerion.storage.record import Record, next_sum
from trickerion.storage.replays import keep_replay, list_replays
from trickerion.storage.saves import SavedGames
from trickerion.storage.settings import Settings, load_settings, save_settings
from trickerion.storage.statistics import FinishedGame, Score, add_game, read_statistics
from trickerion.storage.tables import KeptTable, SeatElsewhere, keep_table, kept_table, remember_seat, seats_elsewhere
from trickerion.storage.unreadable import unreadable

DAY = date(2026, 11, 27)
TWO = GameOptions((Seat("Ada"), Seat("Béla")))
SCORES = (Score("Zoë", "person", "electra", 5, 1), Score("Béla", "person", "the_gentleman", 4, 2))
FINISHED = FinishedGame("mark", datetime(2026, 11, 1, tzinfo=UTC), "base", "", SCORES)
SEAT = SeatElsewhere("127.0.0.1", 47600, 7, "", False, "token", "Ádám", "Zoë", turn=2)
TABLE = KeptTable(7, 47600, "Ádám", "start", {"token": 1}, (1,), TWO.to_json())
HUGE = 100_000_000


@dataclass
class Home:
    """A folder with a file of every kind."""

    places: DataPaths
    files: dict[str, Path]


def furnished(folder: Path) -> Home:
    places = find_data_paths(folder)
    save_settings(places.settings, Settings(effects_volume=0.25))
    session = Session.new(TWO, "in progress", places)
    session.close()
    assert session.place is not None
    keep_table(session.place.table, TABLE)
    remember_seat(places.seats, SEAT)
    add_game(places.statistics, FINISHED)
    begin(places.evenings, evening_of(DAY, "1.0"), "table")
    add_try(places.challenges, "one", 3, True)
    game = middle_game()
    save = SavedGames(places).write(Record(game.options, game.seed).text(game, "Evening"), "Evening")
    keep_replay(places, "first", Record(game.options, game.seed).text(game))
    looked = places.replays / "first.seat-0.json"
    from trickerion import __version__

    held = [{"tables": 3, "turn": 1, "loss": 0.5}]
    looked.write_text(json.dumps({"format": 1, "app": __version__, "decisions": held}))
    (replay,) = list_replays(places)
    return Home(
        places,
        {
            "settings": places.settings,
            "game": session.place.path,
            "table": session.place.table,
            "seats": places.seats,
            "records": places.statistics,
            "evenings": places.evenings,
            "challenges": places.challenges,
            "save": save,
            "replay": replay.path,
            "looked back": looked,
        },
    )


def told(places: DataPaths) -> dict[str, Any]:
    """What is known of each kind, as the program reads it; whatever cannot be read is one sentence."""
    kinds: dict[str, Callable[[], Any]] = {
        "settings": lambda: load_settings(places.settings).settings,
        "game": lambda: [game.saved.start for game in GamesInProgress(places).list()],
        "table": lambda: [kept_table(path) for path in sorted(places.games.glob("*.table"))],
        "seats": lambda: seats_elsewhere(places.seats),
        "records": lambda: read_statistics(places.statistics).games,
        "evenings": lambda: dict(read_evenings(places.evenings).nights),
        "challenges": lambda: dict(read_results(places.challenges)),
        "save": lambda: [(save.name, save.is_damaged) for save in SavedGames(places).list()],
        "replay": lambda: [(replay.digest, replay.is_damaged) for replay in list_replays(places)],
        "looked back": lambda: left_by_turn(places),
    }
    return {kind: sentence_or(read) for kind, read in kinds.items()}


def sentence_or(read: Callable[[], Any]) -> Any:
    try:
        return read()
    except PlayerError as error:
        said = str(error)
        assert said.endswith((".", "…"))
        assert said.isprintable()
        assert len(said) < 500
        return said


def goes_on(places: DataPaths) -> None:
    """Everything that a player may do with what is there: open it, add to it, begin a game."""
    for save in SavedGames(places).list():
        sentence_or(lambda path=save.path: SavedGames(places).open(path))  # type: ignore[misc]
    for replay in list_replays(places):
        sentence_or(lambda path=replay.path: SavedGames(places).open(path))  # type: ignore[misc]
    take_in(places)
    session = Session.new(TWO, "another", places)
    session.lift_curtain() if session.screen.needs_curtain else None
    session.play(session.legal[0])
    session.flush()
    assert not session.news.take_notices()
    assert session.place is not None
    made = SavedGames(places).open(session.place.path)
    assert made.note == ""
    assert made.game.digest() == session.game.digest()
    session.close()
    last = GamesInProgress(places).last()
    assert last is not None
    assert last.place.path == session.place.path
    for path in (session.place.path, session.place.table):
        path.unlink(missing_ok=True)
    save_settings(places.settings, load_settings(places.settings).settings)
    unreadable(places)


HOSTILE: list[Any] = [
    None,
    True,
    -1,
    0,
    3,
    70_000,
    10**29,
    1e300,
    "",
    "x" * 9000,
    "\0",
    "\ud800",
    [],
    {},
    [[]],
    {"a": 1},
]


def spoilt(value: Any) -> Iterator[Any]:
    """The same with each part of it taken away, or replaced by what does not belong there."""
    yield from HOSTILE
    if isinstance(value, dict):
        for key, part in list(value.items())[:14]:
            yield {name: other for name, other in value.items() if name != key}
            yield from ({**value, key: odd} for odd in HOSTILE)
            if isinstance(part, dict | list) and part:
                yield from ({**value, key: odd} for odd in spoilt(part))
    elif isinstance(value, list) and value:
        yield from ([odd, *value[1:]] for odd in spoilt(value[0]))
        yield value[:1] * 3000


def sealed(data: Any) -> Any:
    """With sums that are right, as one would make them who means harm."""
    if isinstance(data, dict) and "sum" in data:
        plain = {key: value for key, value in data.items() if key != "sum"}
        return {**plain, "sum": f"{next_sum(0, plain):08x}"}
    if isinstance(data, dict):
        return {key: sealed(value) if key in ("games", "nights") else value for key, value in data.items()}
    return [sealed(part) for part in data] if isinstance(data, list) else data


RAW: list[bytes] = [
    b"",
    b"\x00" * 5000,
    b"\xff\xfe",
    b"\xff\xfe" + b"\x00\xd8" * 40,
    b"[" * 200_000,
    b'{"a":' * 100_000,
    b"9" * 5000,
    b'{"format": ' + b"9" * 4300 + b"}",
    b'{"port": ' + b"9" * 4300 + b', "sat_down": ' + b"9" * 4299 + b"}",
]

KINDS = ["settings", "game", "table", "seats", "records", "evenings", "challenges", "save", "replay", "looked back"]


def written(data: Any) -> bytes:
    """As our own files are: a field a line."""
    if not isinstance(data, dict):
        return json.dumps(data).encode()
    return ("{\n" + ",\n".join(f"{json.dumps(k)}: {json.dumps(v)}" for k, v in data.items()) + "\n}\n").encode()


def others(of: dict[str, Any], kind: str) -> dict[str, Any]:
    """What a file has nothing to do with; the list of tables and the games stand beside each other."""
    return {name: value for name, value in of.items() if name != kind}


def check(home: Home, kind: str, whole: dict[str, Any], content: bytes) -> None:
    path = home.files[kind]
    before = path.read_bytes()
    backup = path.with_name(f"{path.name}.bak")
    backup.unlink(missing_ok=True)
    path.write_bytes(content)
    kept = {name: file.read_bytes() for name, file in home.files.items() if name != kind}
    now = told(home.places)
    assert others(now, kind) == others(whole, kind), content[:300]
    goes_on(home.places)
    assert {name: home.files[name].read_bytes() for name in kept if name != "settings"} == {
        name: text for name, text in kept.items() if name != "settings"
    }
    path.write_bytes(before)


@pytest.mark.parametrize("kind", one_in(4, KINDS))
def test_contents_that_are_nothing_cost_that_file_alone(tmp_path: Path, kind: str) -> None:
    home = furnished(tmp_path)
    whole = told(home.places)
    for content in RAW:
        check(home, kind, whole, content)


def parts(home: Home, kind: str, every: int) -> list[bytes]:
    data = json.loads(home.files[kind].read_text(encoding="utf-8"))
    if "moves" in data:
        data = {**data, "moves": data["moves"][:2]}
    return [written(sealed(odd)) for odd in spoilt(data)][::every]


@pytest.mark.parametrize("kind", one_in(4, KINDS))
def test_a_part_that_does_not_belong_there_costs_that_file_alone(tmp_path: Path, kind: str) -> None:
    home = furnished(tmp_path)
    whole = told(home.places)
    for content in parts(home, kind, 23):
        check(home, kind, whole, content)


@pytest.mark.slow
@pytest.mark.parametrize("kind", KINDS)
def test_every_part_that_does_not_belong_there(tmp_path: Path, kind: str) -> None:
    home = furnished(tmp_path)
    whole = told(home.places)
    for content in parts(home, kind, 1):
        check(home, kind, whole, content)


@pytest.mark.parametrize("kind", one_in(4, KINDS))
def test_a_file_of_a_hundred_megabytes_is_not_read(tmp_path: Path, kind: str) -> None:
    home = furnished(tmp_path)
    whole, path = told(home.places), home.files[kind]
    with path.open("r+b") as file:
        file.truncate(HUGE)
    tracemalloc.start()
    now = told(home.places)
    goes_on(home.places)
    most = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert others(now, kind) == others(whole, kind)
    assert most < HUGE


def test_a_huge_number_of_sitting_down_lets_the_next_game_begin(tmp_path: Path) -> None:
    home = furnished(tmp_path)
    for digits in (4300, 4299, 300, 30, 13, 12):
        text = home.files["game"].read_text(encoding="utf-8")
        line = next(line for line in text.split("\n") if line.startswith('"sat_down"'))
        home.files["game"].write_text(text.replace(line, f'"sat_down": {"9" * digits},'), encoding="utf-8")
        goes_on(home.places)


def test_a_port_that_is_none_is_a_table_that_cannot_be_read_and_the_game_says_so(tmp_path: Path) -> None:
    from trickerion.play.tables.hosting import take_up

    home = furnished(tmp_path)
    data = json.loads(home.files["table"].read_text())
    for port in (65_536, 10**29, -1, "47600"):
        home.files["table"].write_text(json.dumps({**data, "port": port}))
        session = take_up(home.places)
        assert session.company is None
        assert any("nobody elsewhere can come back to it" in note for note in session.news.take_notices())
        session.close()


def test_seats_and_results_that_cannot_be_read_are_told_and_set_aside(tmp_path: Path) -> None:
    home = furnished(tmp_path)
    for kind in ("seats", "challenges"):
        home.files[kind].write_text("[")
    said = unreadable(home.places)
    assert len(said) == 2
    assert "tables elsewhere" in said[0]
    assert "challenges" in said[1]
    remember_seat(home.places.seats, SEAT)
    add_try(home.places.challenges, "one", 3, True)
    assert unreadable(home.places) == []
    for kind in ("seats", "challenges"):
        path = home.files[kind]
        assert path.with_name(f"{path.name}.damaged").read_text() == "["


def test_a_finished_game_with_a_huge_number_among_the_replays_keeps_their_order(tmp_path: Path) -> None:
    places, game = find_data_paths(tmp_path), middle_game()
    text = Record(game.options, game.seed).text(game)
    keep_replay(places, "first", text)
    (first,) = list_replays(places)
    huge = first.path.read_text().replace('"order": 1,', f'"order": {"9" * 4300},')
    first.path.write_text(huge)
    keep_replay(places, "second", text)
    assert len(list_replays(places)) == 2
    assert os.path.getsize(first.path) > 4300
