"""Games in progress: a place for each; what earlier versions left comes along."""

import shutil
from dataclasses import asdict, replace
from pathlib import Path

import pytest

from trickerion.play.session import Session
from trickerion.rules.options import GameOptions, Seat
from trickerion.storage.data_paths import DataPaths, find_data_paths
from trickerion.storage.evening import TONIGHT
from trickerion.storage.in_progress import CHALLENGE, GamesInProgress, take_in
from trickerion.storage.lock import take
from trickerion.storage.player_error import SaveError
from trickerion.storage.saves import SavedGames
from trickerion.storage.tables import KeptTable, keep_table, kept_table
from trickerion.storage.writer import backup_of

SAVES = Path(__file__).parents[1] / "saves"
EARLIER = SAVES / "1-base-unfinished.trickerion.json"
TWO = GameOptions((Seat("Ada"), Seat("Bela")))


@pytest.fixture
def places(tmp_path: Path) -> DataPaths:
    return find_data_paths(tmp_path)


def begun(places: DataPaths, seed: str, purpose: str = "ordinary", about: str = "") -> Session:
    session = Session.new(TWO, seed, GamesInProgress(places).free(purpose, about))
    session.play(session.legal[0])
    session.close()
    return session


def test_each_game_has_a_place_and_the_one_sat_down_to_last_goes_on(places: DataPaths) -> None:
    games = GamesInProgress(places)
    digests = [begun(places, seed).game.digest() for seed in "abc"]
    begun(places, "t", TONIGHT, "2026-11-27")
    begun(places, "c", CHALLENGE, "two_links")
    assert [game.saved.digest for game in games.list()] == digests[::-1], "others have lists of their own"
    assert [game.saved.digest for game in games.list(TONIGHT, "2026-11-27")]
    assert not games.list(TONIGHT, "2026-11-28")
    Session.resume(games.list()[2].place).close()
    assert games.list()[0].saved.digest == digests[0]
    assert games.list()[0].saved.summary.decides >= 0
    again = Session.resume(places)
    assert again.game.digest() == digests[0]
    last = games.last()
    assert last is not None
    assert last.saved.digest == digests[2], "what is played is not taken up"
    with pytest.raises(SaveError):
        games.put_away(games.list()[0])
    again.close()
    name = games.put_away(games.list()[0])
    assert len(games.list()) == 2
    kept = SavedGames(places).named(name)
    assert kept is not None
    assert kept.digest == digests[0]


def test_a_damaged_file_is_shown_by_its_backup_and_put_away_as_it_is(places: DataPaths) -> None:
    games, session = GamesInProgress(places), begun(places, "a")
    session = Session.resume(places)
    session.close()
    (game,) = games.list()
    game.place.path.write_text("garbage", encoding="utf-8")
    again = Session.resume(games.list()[0].place)
    again.close()
    assert again.game.digest() == session.game.digest()
    (game,) = games.list()
    for path in (game.place.path, backup_of(game.place.path)):
        path.write_text("garbage", encoding="utf-8")
    games.put_away(games.list()[0])
    assert not games.list()
    assert [save.is_damaged for save in SavedGames(places).list()] == [True]


def test_games_in_progress_of_earlier_versions_come_along_once(places: DataPaths) -> None:
    places.data.mkdir(parents=True, exist_ok=True)
    second, third = replace(places, window=2), replace(places, window=3)
    for window in (places, second, third):
        shutil.copy(EARLIER, window.autosave)
    shutil.copy(EARLIER, backup_of(places.autosave))
    digest = SavedGames(places).open(EARLIER).game.digest()
    start = next(line for line in EARLIER.read_text(encoding="utf-8").split("\n") if line.startswith('"start"'))
    keep_table(places.data / "table.json", KeptTable(7, 8, "Ada", start.split('"')[3], {"x": 1}, (1,)))
    with third.running.open("ab") as file:
        assert take(file)
        take_in(places)
        take_in(places)
        games = GamesInProgress(places)
        assert [game.saved.digest for game in games.list()] == [digest] * 2
        assert third.autosave.is_file()
    assert not places.autosave.exists()
    assert not second.autosave.exists()
    assert not backup_of(places.autosave).exists()
    assert [asdict(found)["host"] for game in games.list() if (found := kept_table(game.place.table))] == ["Ada"]
    take_in(places)
    assert len(games.list()) == 3
    Session.resume(places).close()
    assert len(games.list()) == 3
    assert games.list()[0].place.order == 1


def test_an_earlier_game_of_which_only_the_backup_is_left_comes_along(places: DataPaths) -> None:
    places.data.mkdir(parents=True, exist_ok=True)
    shutil.copy(EARLIER, backup_of(places.autosave))
    take_in(places)
    assert Session.resume(places).game.moves
