"""Files that somebody has opened in an editor and saved again: with a byte order mark, in UTF-16, with other ends."""

import codecs
from collections.abc import Callable
from datetime import UTC, date, datetime
from pathlib import Path

import pytest
from saved_games import middle_game

from trickerion import start
from trickerion.play.session import Session
from trickerion.rules.options import GameOptions, Seat
from trickerion.storage.challenge_results import add_try, read_results
from trickerion.storage.data_paths import DataPaths, find_data_paths
from trickerion.storage.evening import evening_of
from trickerion.storage.evenings import begin, read_evenings
from trickerion.storage.in_progress import GamesInProgress
from trickerion.storage.player_error import SaveError
from trickerion.storage.reader import read_game
from trickerion.storage.record import Record
from trickerion.storage.saves import SavedGames
from trickerion.storage.settings import Settings, load_settings, save_settings
from trickerion.storage.statistics import FinishedGame, Score, add_game, read_statistics
from trickerion.storage.tables import KeptTable, SeatElsewhere, keep_table, kept_table, remember_seat, seats_elsewhere
from trickerion.words import trouble

EDITORS: dict[str, Callable[[str], bytes]] = {
    "utf-8 with a mark": lambda text: codecs.BOM_UTF8 + text.encode("utf-8"),
    "utf-8 with a mark and other ends": lambda text: codecs.BOM_UTF8 + text.replace("\n", "\r\n").encode("utf-8"),
    "utf-16 little": lambda text: codecs.BOM_UTF16_LE + text.encode("utf-16-le"),
    "utf-16 big": lambda text: codecs.BOM_UTF16_BE + text.encode("utf-16-be"),
    "utf-32": lambda text: codecs.BOM_UTF32_LE + text.encode("utf-32-le"),
}

edited = pytest.mark.parametrize("editor", EDITORS.values(), ids=EDITORS)


def edit(path: Path, editor: Callable[[str], bytes]) -> None:
    path.write_bytes(editor(path.read_text(encoding="utf-8")))


@pytest.fixture
def places(tmp_path: Path) -> DataPaths:
    return find_data_paths(tmp_path)


@edited
def test_a_save_opens_whole_and_is_listed(places: DataPaths, editor: Callable[[str], bytes]) -> None:
    game, shelf = middle_game(), SavedGames(places)
    path = shelf.write(Record(game.options, game.seed).text(game, "Evening"), "Evening")
    edit(path, editor)
    (listed,) = shelf.list()
    assert listed.name == "Evening"
    assert listed.summary.is_known
    assert not listed.is_damaged
    opened = shelf.open(path)
    assert opened.note == ""
    assert opened.game.digest() == game.digest()
    assert shelf.open(shelf.rename(path, "Another")).game.digest() == game.digest()


@edited
def test_a_save_of_an_editor_that_is_cut_off_opens_to_its_last_whole_move(
    tmp_path: Path, editor: Callable[[str], bytes]
) -> None:
    game, path = middle_game(), tmp_path / "game.json"
    whole = editor(Record(game.options, game.seed).text(game, "Evening"))
    path.write_bytes(whole[: len(whole) * 3 // 4 + 1])
    opened = read_game(path)
    assert opened.note
    assert 0 < len(opened.game.moves) < len(game.moves)


@edited
def test_a_game_in_progress_goes_on_and_is_ours_again_after_a_decision(
    places: DataPaths, editor: Callable[[str], bytes]
) -> None:
    session = Session.new(GameOptions((Seat("Ada"), Seat("Béla"))), "edited", places)
    session.close()
    assert session.place is not None
    edit(session.place.path, editor)
    (listed,) = GamesInProgress(places).list()
    again = Session.resume(listed.place)
    assert again.game.digest() == session.game.digest()
    assert not again.news.take_notices()
    again.close()
    assert session.place.path.read_bytes().startswith(b"{\n")


@edited
def test_settings_tables_seats_records_evenings_and_challenges_are_read(
    places: DataPaths, editor: Callable[[str], bytes]
) -> None:
    day = date(2026, 11, 27)
    save_settings(places.settings, Settings(language="fr", effects_volume=0.25))
    kept = KeptTable(7, 47600, "Ádám", "start", {"token": 1}, (1,))
    keep_table(places.data / "one.table", kept)
    seat = SeatElsewhere("127.0.0.1", 47600, 7, "", False, "token", "Ádám", "Zoë")
    remember_seat(places.seats, seat)
    scores = (Score("Zoë", "person", "electra", 5, 1), Score("Béla", "person", "the_gentleman", 4, 2))
    add_game(places.statistics, FinishedGame("mark", datetime(2026, 11, 1, tzinfo=UTC), "base", "", scores))
    begin(places.evenings, evening_of(day, "1.0"), "table")
    add_try(places.challenges, "one", 3, True)
    for path in (
        places.settings,
        places.data / "one.table",
        places.seats,
        places.statistics,
        places.evenings,
        places.challenges,
    ):
        edit(path, editor)
    loaded = load_settings(places.settings)
    assert loaded.notes == ()
    assert (loaded.settings.language, loaded.settings.effects_volume) == ("fr", 0.25)
    assert start._of_settings(places.data) == "fr"
    assert kept_table(places.data / "one.table") == kept
    assert seats_elsewhere(places.seats) == [seat]
    assert read_statistics(places.statistics).games[0].scores == scores
    assert list(read_evenings(places.evenings).nights) == [day]
    assert not read_evenings(places.evenings).note
    assert read_results(places.challenges)["one"].is_solved


def test_a_save_in_letters_of_another_kind_is_the_sentence_of_its_kind(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(codecs.BOM_UTF16_LE + b"\x00")
    with pytest.raises(SaveError, match="is not a saved game"):
        read_game(path)
    path.write_bytes(b"\xfe\xff\xd8")
    assert load_settings(path).notes == (trouble.SETTINGS_UNREADABLE,)
