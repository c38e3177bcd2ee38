"""Tonight's Show: the evening of a date, what is kept of it, and the line that is shared."""

import errno
import json
import os
from datetime import date, timedelta
from itertools import count
from pathlib import Path
from random import Random

import pytest
from rows import one_in
from saved_games import play_on
from thinking import ThinksHere

from trickerion.bots.registry import make_bot
from trickerion.play import keeper, tonight
from trickerion.play.session import Session
from trickerion.play.tonight import Tonight
from trickerion.rules.game import Game
from trickerion.rules.options import HEIR
from trickerion.storage import evenings as kept
from trickerion.storage.data_paths import DataPaths, find_data_paths
from trickerion.storage.evening import MATINEE, PLAYER, WEEK, DatedEvening, evening_in, evening_of, last_seven
from trickerion.storage.evening import TONIGHT as TONIGHT_PURPOSE
from trickerion.storage.evening_line import shared_line, verdict_on
from trickerion.storage.evenings import Night, Result, read_evenings
from trickerion.storage.in_progress import GamePlace, GamesInProgress
from trickerion.storage.player_error import SaveError
from trickerion.storage.record import Record
from trickerion.storage.replays import list_replays
from trickerion.storage.saves import OpenedGame, SavedGames
from trickerion.storage.statistics import read_statistics
from trickerion.storage.writer import backup_of
from trickerion.words.evening import date_words

MONDAY = date(2026, 11, 23)
VERSION = "0.1.0-3f2a1b"
NAMES = ("Bela", "Csilla", "Dora")
TONIGHT = evening_of(MONDAY, VERSION)
NIGHT = Night(MONDAY, VERSION, TONIGHT.kind.id, TONIGHT.magician, "table")
RESULT = Result(64, 1, 3, 7, "Bela", 5, 8, "0123abcd")


def _game(evening: DatedEvening, player: str = "Ada") -> Game:
    return Game.new(evening.options(player, NAMES), evening.seed)


def _to_the_end(evening: DatedEvening) -> Game:
    game, bot = _game(evening), make_bot("random", 3)
    while (decision := game.decision) is not None:
        game.apply(bot.choose(game.view_for(decision.seat)).move)
    return game


def test_the_evening_follows_from_date_and_version() -> None:
    """Every weekday has its kind; what players are called changes nothing; another version deals another evening."""
    week = [evening_of(day, VERSION) for day in last_seven(MONDAY + timedelta(6))]
    assert [evening.kind for evening in week] == list(WEEK)
    assert week[0] == TONIGHT
    assert TONIGHT.number == 23
    assert evening_of(date(1970, 1, 1), VERSION).number == 0
    for evening in week:
        game = _game(evening)
        assert evening_in(game) == evening == evening_in(_game(evening, "Édith"))
        assert game.opening == _game(evening, "Édith").opening
        assert game.state.initiative[evening.place_at_start - 1] == PLAYER
        assert (HEIR in evening.kind.modules) == (evening.rivals[0].level == HEIR)
        assert evening.options("Ada", NAMES) != evening_of(evening.date, "0.1.0-3f2a1c").options("Ada", NAMES)
    assert evening_in(Game.new(week[1].options("Ada", NAMES), TONIGHT.seed)) is None  # another game by its seed
    assert date_words(MONDAY) == "Monday, 23 November"


def _moves(evening: DatedEvening, player: str, tick: float, most: int) -> list[str]:
    """The moves of an evening whose player is a bot, by a clock that goes on so many seconds at each look."""
    ticks = (tick * number for number in count())
    session = Session(_game(evening, player), None, pace=0, clock=lambda: next(ticks), brains=ThinksHere())
    hand = make_bot("random", 5)
    while len(session.game.moves) < most and not session.is_over:
        if session.pace.is_thinking:
            session.update()
        else:
            session.play(hand.choose(session.game.view_for(PLAYER)).move)
    session.close()
    return list(map(str, session.game.moves))


def _first_with(level: str, most: int) -> DatedEvening:
    days = (evening_of(MONDAY + timedelta(day), VERSION) for day in range(60))
    return next(one for one in days if {rival.level for rival in one.rivals} == {level} and len(one.rivals) == most)


def test_a_matinee_is_the_short_base_game_with_two_gentle_rivals_on_every_date() -> None:
    days = [MONDAY + timedelta(number) for number in range(7)]
    matinees = [evening_of(day, VERSION, MATINEE) for day in days]
    assert {tuple(rival.level for rival in one.rivals) for one in matinees} == {("apprentice", "apprentice")}
    assert {one.options("Ada", NAMES).turns for one in matinees} == {3}
    assert {one.options("Ada", NAMES).modules for one in matinees} == {()}
    assert len({one.seed for one in matinees} | {evening_of(day, VERSION).seed for day in days}) == 14
    game = _game(matinees[0])
    assert evening_in(game) == matinees[0]
    assert evening_in(Game.new(matinees[0].options("Ada", NAMES), TONIGHT.seed)) is None, "another bill's seed"


def test_a_matinee_and_an_evening_of_one_date_do_not_touch_each_other(tmp_path: Path) -> None:
    places, matinee = find_data_paths(tmp_path), evening_of(MONDAY, VERSION, MATINEE)
    played = _to_the_end(matinee)
    kept.begin(places.matinees, matinee, "by day")
    kept.add_end(places, "by day", played, "{}")
    night = read_evenings(places.matinees).nights[MONDAY]
    assert night.first == Result.of_game(played)
    assert not read_evenings(places.evenings).nights
    assert kept.record_path(places, MONDAY, MATINEE).is_file()
    assert not kept.record_path(places, MONDAY).exists()
    line = shared_line(night, night.first)
    assert "Matinee" in line
    assert verdict_on(line, played) == "belongs"
    assert [game.mode for game in read_statistics(places.statistics).games] == ["short"]


def test_a_day_counts_with_either_of_its_bills(tmp_path: Path) -> None:
    places = find_data_paths(tmp_path)
    for back, bill in ((0, MATINEE), (1, "tonight"), (3, MATINEE)):
        evening = evening_of(MONDAY - timedelta(back), VERSION, bill)
        kept.finish(kept.file_of(places, bill), evening, "table", RESULT)
    known = [read_evenings(kept.file_of(places, bill)) for bill in (MATINEE, "tonight")]
    assert kept.days_in_a_row(MONDAY, known) == 3
    assert [one.streak(MONDAY) for one in known] == [1, 1]


@pytest.mark.parametrize("bill", ["tonight", MATINEE])
def test_neither_a_slow_clock_nor_a_name_changes_a_move_of_a_rival(bill: str) -> None:
    evening = _first_with("assistant", 2) if bill == "tonight" else evening_of(MONDAY, VERSION, MATINEE)
    assert _moves(evening, "Ada", 0.05, 40) == _moves(evening, "Édith", 30.0, 40)


@pytest.mark.slow
def test_neither_changes_a_move_of_a_manager() -> None:
    evening = _first_with("manager", 2)
    assert _moves(evening, "Ada", 0.05, 120) == _moves(evening, "Édith", 30.0, 120)


def test_the_first_attempt_counts_and_nothing_is_compared_silently(tmp_path: Path) -> None:
    path = tmp_path / "evenings.json"
    kept.begin(path, TONIGHT, "one")
    assert kept.begin(path, TONIGHT, "one").attempts == 1  # taken up again
    assert kept.begin(path, TONIGHT, "two").attempts == 2
    better = Result(71, 1, 3, 9, "Bela", 6, 9, "0123abce")
    assert kept.finish(path, TONIGHT, "two", better).first is None  # practice beside an open first
    night = kept.finish(path, TONIGHT, "one", RESULT)
    assert (night.first, night.best) == (RESULT, better)
    assert kept.finish(path, TONIGHT, "one", better).first == RESULT  # undo, and another end
    newer = evening_of(MONDAY, "0.2.0-3f2a1b")
    assert kept.finish(path, newer, "three", Result(99, 1, 3, 9, "Bela", 6, 9, "0123abcf")) == night
    before = evening_of(MONDAY - timedelta(1), VERSION)  # the clock is set back: each date has its own first
    kept.begin(path, before, "four")
    kept.give_up(path, before.date)
    assert kept.finish(path, before, "four", RESULT).first is None
    known = read_evenings(path)
    assert known.nights[MONDAY] == night
    assert known.later_than(before.date) == MONDAY
    assert known.later_than(MONDAY) is None


def _ended(game: Game, place: GamePlace | None, lots: int) -> Result:
    """The game is played to an end at its place."""
    over = play_on(game.clone(), Random(lots), lambda _: False)
    Session.of_opened(OpenedGame(over), place).close()
    return Result.of_game(over)


@pytest.mark.parametrize("copy_ends_first", one_in(2, [False, True]))
def test_an_evening_that_was_saved_and_opened_again_counts_once(tmp_path: Path, copy_ends_first: bool) -> None:
    """It is the same game, whichever of the two is over first; and practice stays practice."""
    places, alone = find_data_paths(tmp_path), evening_of(MONDAY + timedelta(2), VERSION)
    first = tonight.begin(places, alone, "Ada")
    saved = first.save("before the end")
    copy = Session.load(places, saved)
    for session in (first, copy):
        session.close()
    assert copy.is_tonight
    assert [game.place for game in GamesInProgress(places).list()] == [copy.place]
    both = (copy, first) if copy_ends_first else (first, copy)
    ends = [_ended(one.game, one.place, lots) for lots, one in enumerate(both)]
    night = read_evenings(places.evenings).nights[alone.date]
    assert (night.first, night.attempts) == (ends[0], 1)
    assert ends[0] != ends[1]
    assert [game.persons[0].fame for game in read_statistics(places.statistics).games] == [ends[0].fame]
    if copy_ends_first:
        return
    again = tonight.begin(places, alone, "Ada")
    again.close()
    practice = Session.load(places, again.save("practice"))
    practice.close()
    _ended(practice.game, practice.place, 3)
    seen_again = SavedGames(places).write(Record(again.options, again.seed).text(again.game), "from a replay")
    as_ever = Session.load(places, seen_again)  # its file does not say so, its cards do
    as_ever.close()
    _ended(as_ever.game, as_ever.place, 4)
    assert len(read_statistics(places.statistics).games) == 1
    assert len(list_replays(places)) == 4
    assert read_evenings(places.evenings).nights[alone.date].first == ends[0]


def test_a_row_of_evenings_forgives_one_day(tmp_path: Path) -> None:
    path = tmp_path / "evenings.json"
    for back in (1, 2, 4, 7):
        evening = evening_of(MONDAY - timedelta(back), VERSION)
        kept.begin(path, evening, "table")
        kept.finish(path, evening, "table", RESULT)
    assert read_evenings(path).streak(MONDAY) == 3  # tonight may still be played; two days were left out before
    assert read_evenings(path).streak(MONDAY + timedelta(2)) == 0 == read_evenings(tmp_path / "none").streak(date.min)


def test_a_damaged_file_is_said_and_set_aside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path, other = tmp_path / "evenings.json", evening_of(MONDAY + timedelta(1), VERSION)
    for evening in (TONIGHT, other):
        kept.begin(path, evening, "table")
        kept.finish(path, evening, "table", RESULT)
    whole = path.read_text(encoding="utf-8")
    path.write_text(whole.replace('"fame": 64', '"fame": 99', 1), encoding="utf-8")
    read = read_evenings(path)
    assert read.nights[MONDAY].first == RESULT, "the backup knows it"
    assert "damaged" in read.note, "the backup knows it"
    backup_of(path).unlink()
    read = read_evenings(path)
    assert list(read.nights) == [other.date]
    assert "damaged" in read.note
    kept.give_up(path, other.date)  # is finished: changes nothing
    kept.begin(path, evening_of(MONDAY + timedelta(2), VERSION), "table")
    assert '"fame": 99' in (tmp_path / "evenings.json.damaged").read_text(encoding="utf-8")
    assert len(read_evenings(path).nights) == 2
    assert not read_evenings(path).note
    data = json.loads(whole)
    backup_of(path).unlink(missing_ok=True)
    crafted: list[tuple[str, object]] = [("date", "x"), ("magician", []), ("kind", 3), ("attempts", True), ("first", 5)]
    for name, value in [*crafted, ("table", "\n"), ("version", ""), ("first", {**data["nights"][0]["first"], "of": 9})]:
        line = kept._with_sum({**{k: v for k, v in data["nights"][0].items() if k != "sum"}, name: value, "new": 1})
        path.write_text(json.dumps({"format": 1, "nights": [line, data["nights"][1]]}), encoding="utf-8")
        assert list(read_evenings(path).nights) == [other.date], name
    path.write_text('{"format": 9}', encoding="utf-8")
    with pytest.raises(SaveError, match="newer version"):
        kept.begin(path, TONIGHT, "table")

    def refuse(*_: object) -> None:
        raise OSError(errno.ENOSPC, "No space left")

    path.write_text(whole, encoding="utf-8")
    monkeypatch.setattr(os, "replace", refuse)
    with pytest.raises(SaveError, match="No space left"):
        kept.begin(path, TONIGHT, "another")
    assert path.read_text(encoding="utf-8") == whole


SPOILT = {"garbage": b"{", "no evenings": b"[]", "nothing": b""}


def first_in_progress(places: DataPaths, day: date, turn: int = 1) -> GamePlace:
    """A first of an earlier date, left in a turn."""
    evening = evening_of(day, tonight.version_here())
    place = GamesInProgress(places).free(TONIGHT_PURPOSE, day.isoformat())
    game = play_on(_game(evening), Random(1), lambda now: now.state.turn >= turn and now.state.phase != "setup")
    session = Session.of_opened(OpenedGame(game), place)
    session.close()
    kept.begin(places.evenings, evening, place.known_by)
    return place


@pytest.mark.parametrize("spoilt", SPOILT.values(), ids=SPOILT)
@pytest.mark.parametrize("turn", [1, 2])
def test_evenings_that_cannot_be_read_lose_no_first_of_another_date(tmp_path: Path, spoilt: bytes, turn: int) -> None:
    places, day, today = find_data_paths(tmp_path), MONDAY, MONDAY + timedelta(1)
    place = first_in_progress(places, day, turn)
    for path in (places.evenings, backup_of(places.evenings)):
        path.write_bytes(spoilt)
    show = Tonight.read(places, today)
    assert "damaged" in show.known.note
    assert show.clear() == ()
    kept.begin(places.evenings, evening_of(today, tonight.version_here()), "tonight's")
    show = Tonight.read(places, today)
    assert not show.known.note
    assert show.clear() == []
    found = show.on_table(day)
    assert found is not None
    assert found.place.path == place.path
    session = tonight.take_up(found.place)
    session.close()
    night = read_evenings(places.evenings).nights[day]
    assert night.table == place.known_by
    assert night.is_open


@pytest.mark.skipif(os.name == "nt" or os.geteuid() == 0, reason="files that cannot be read are of another kind there")
def test_evenings_that_may_not_be_read_lose_nothing(tmp_path: Path) -> None:
    places = find_data_paths(tmp_path)
    place = first_in_progress(places, MONDAY)
    places.evenings.chmod(0)
    assert Tonight.read(places, MONDAY + timedelta(1)).clear() == ()
    places.evenings.chmod(0o600)
    assert place.path.exists()


def test_evenings_in_whose_place_is_a_folder_lose_nothing(tmp_path: Path) -> None:
    places = find_data_paths(tmp_path)
    place = first_in_progress(places, MONDAY)
    places.evenings.unlink()
    places.evenings.mkdir()
    show = Tonight.read(places, MONDAY + timedelta(1))
    assert show.known.is_closed
    assert show.clear() == ()
    assert place.path.exists()


def test_a_first_whose_end_could_not_be_written_down_is_before_its_game_goes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    places, evening = find_data_paths(tmp_path), evening_of(MONDAY, tonight.version_here())
    place = GamesInProgress(places).free(TONIGHT_PURPOSE, MONDAY.isoformat())
    kept.begin(places.evenings, evening, place.known_by)

    def refuse(*_: object) -> None:
        raise SaveError("The disk refuses.")

    with monkeypatch.context() as broken:
        broken.setattr(keeper, "add_end", refuse)
        session = Session.of_opened(OpenedGame(_to_the_end(evening)), place)
        session.flush()
        assert "The disk refuses." in session.news.take_notices()
        session.close()
    assert read_evenings(places.evenings).nights[MONDAY].first is None
    Tonight.read(places, MONDAY + timedelta(1)).clear()
    assert not place.path.exists()
    assert read_evenings(places.evenings).nights[MONDAY].first == Result.of_game(session.game)


def test_a_first_that_is_played_in_another_window_cannot_be_given_up_here(tmp_path: Path) -> None:
    places = find_data_paths(tmp_path)
    evening = evening_of(MONDAY, tonight.version_here())
    seen_before = Tonight.read(places, MONDAY)
    playing = tonight.begin(places, evening, "Ada")
    playing.flush()
    for show in (Tonight.read(places, MONDAY), seen_before):
        with pytest.raises(SaveError, match="in another window"):
            show.give_up()
        assert read_evenings(places.evenings).nights[MONDAY].is_open
    playing.close()
    assert not playing.news.take_notices()
    Tonight.read(places, MONDAY).give_up()
    assert read_evenings(places.evenings).nights[MONDAY].given_up
    assert Tonight.read(places, MONDAY).first is None


def test_a_record_belongs_to_its_line_and_to_no_other() -> None:
    game = _to_the_end(TONIGHT)
    result = Result.of_game(game)
    line = shared_line(NIGHT, result)
    assert line.startswith(f"Trickerion, 23 Nov 2026: {result.fame} Fame, ")
    assert VERSION in line
    assert verdict_on(f"  {line}\n", game) == "belongs"
    for told, verdict in (
        (line.replace(f"{result.fame} Fame", f"{result.fame + 9} Fame"), "another"),
        (shared_line(NIGHT, Result.of_game(_to_the_end(TONIGHT))), "belongs"),
        (shared_line(NIGHT, RESULT), "another"),
        (line[:-6], "no_line"),
        (line.replace(VERSION, "0.2.0-3f2a1b"), "other_version"),
    ):
        assert verdict_on(told, game) == verdict
    assert verdict_on(line, _game(TONIGHT)) == "not_over"
    assert verdict_on(line, Game.new(TONIGHT.options("Ada", NAMES), "crimson-hat-4127")) == "no_evening"
