"""Files that the window does not wait for: whatever fails in their threads is told once and tried again."""

import errno
import json
import os
import threading
from collections.abc import Callable
from pathlib import Path

import pytest

from trickerion.app import loop
from trickerion.play.session import Session
from trickerion.rules.options import GameOptions, Seat
from trickerion.storage import autosave
from trickerion.storage.autosave import Autosaver, Later, is_still_written, wait_for_last
from trickerion.storage.data_paths import find_data_paths
from trickerion.storage.in_progress import GamesInProgress, to_resume
from trickerion.storage.player_error import PlayerError, SaveError
from trickerion.storage.saves import SavedGames

OPTIONS = GameOptions((Seat("Ada"), Seat("Béla")))
FAILURES = [OSError(errno.EIO, "Input/output error"), ValueError("odd"), MemoryError(), RecursionError(), SystemExit(3)]


def failing(times: int, error: BaseException, real: Callable[..., object]) -> Callable[..., object]:
    """A call of the system that fails so often at first."""
    left = [times]

    def call(*given: object, **named: object) -> object:
        if left[0] > 0:
            left[0] -= 1
            raise error
        return real(*given, **named)

    return call


@pytest.mark.parametrize("error", FAILURES, ids=lambda error: type(error).__name__)
def test_whatever_fails_is_told_once_and_the_next_decision_is_saved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: BaseException
) -> None:
    monkeypatch.setattr(os, "replace", failing(3, error, os.replace))
    session = Session.new(OPTIONS, "fails", find_data_paths(tmp_path))
    session.flush()
    said = session.news.take_notices()
    for _ in range(6):
        session.lift_curtain() if session.screen.needs_curtain else None
        session.play(session.legal[0])
        session.flush()
        said += session.news.take_notices()
    assert len(said) == 1
    assert "could not be saved" in said[0]
    assert "you can play on" in said[0]
    assert session.place is not None
    assert SavedGames(session.place.places).open(session.place.path).game.digest() == session.game.digest()
    session.close()


def test_what_the_last_decision_could_not_write_is_written_at_the_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.json"
    autosaver = Autosaver(path)
    monkeypatch.setattr(os, "replace", failing(2, OSError(errno.EIO, "Input/output error"), os.replace))
    autosaver.put("the last")
    autosaver.flush()
    assert not path.exists()
    assert len(autosaver.take_troubles()) == 1
    autosaver.close()
    assert path.read_text() == "the last"


def test_what_fails_only_while_the_game_is_being_left_is_written_once_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, is_at_it, may_fail, real = tmp_path / "game.json", threading.Event(), threading.Event(), os.replace

    def slow_and_refused(*_: object) -> None:
        monkeypatch.setattr(os, "replace", real)
        is_at_it.set()
        may_fail.wait(5)
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "replace", slow_and_refused)
    saver = Autosaver(path)
    saver.put("the last decision")
    assert is_at_it.wait(5)
    threading.Timer(0.2, may_fail.set).start()
    saver.close()
    assert wait_for_last()
    assert path.read_text() == "the last decision"


def test_a_deed_that_fails_is_told_once_and_done_with_the_next_version(tmp_path: Path) -> None:
    done: list[str] = []

    def deed() -> None:
        done.append("tried")
        if len(done) < 3:
            raise SaveError("Not yet.")

    autosaver = Autosaver(tmp_path / "game.json")
    autosaver.put("1", [deed])
    autosaver.flush()
    assert autosaver.take_troubles() == ["Not yet."]
    autosaver.put("2")
    autosaver.flush()
    assert autosaver.take_troubles() == []
    assert len(done) == 2
    autosaver.close()
    assert len(done) == 3


def test_where_no_thread_can_be_begun_it_is_told_and_the_next_decision_tries_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.json"
    autosaver = Autosaver(path)
    no_room = failing(1, RuntimeError("can't start new thread"), threading.Thread.start)
    monkeypatch.setattr(threading.Thread, "start", lambda thread: no_room(thread))
    autosaver.put("1")
    autosaver.flush()
    assert not path.exists()
    (said,) = autosaver.take_troubles()
    assert "could not be saved" in said
    autosaver.put("2")
    autosaver.flush()
    assert path.read_text() == "2"
    assert autosaver.take_troubles() == []
    autosaver.close()


def test_where_no_thread_is_ever_begun_the_end_writes_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuses(_: threading.Thread) -> None:
        raise RuntimeError("can't start new thread")

    monkeypatch.setattr(threading.Thread, "start", refuses)
    autosaver, later = Autosaver(tmp_path / "game.json"), Later()
    for number in range(3):
        autosaver.put(str(number))
        later.put(tmp_path / "settings.json", str(number))
    assert len(autosaver.take_troubles()) == 1
    autosaver.close()
    assert later.flush()
    assert (tmp_path / "game.json").read_text() == (tmp_path / "settings.json").read_text() == "2"


def test_small_files_are_written_after_one_that_fails(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "replace", failing(1, ValueError("odd"), os.replace))
    later = Later()
    later.put(tmp_path / "a", "1")
    assert later.flush()
    later.put(tmp_path / "a", "2")
    assert later.flush()
    assert (tmp_path / "a").read_text() == "2"


class SlowDisk:
    """A disk that writes nothing until it may."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.may_write, real = threading.Event(), os.fsync
        monkeypatch.setattr(os, "fsync", lambda number: (self.may_write.wait(60), real(number)))


def test_a_disk_that_takes_long_is_not_waited_for_and_catches_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing is written before all has been put: whoever waited for the disk would wait for ever."""
    assert vars(loop)["LONGEST_WAIT"] <= 0.1, "as the program has it, before a test sets it"
    monkeypatch.setattr(autosave, "LONGEST_WAIT", 0.01)
    disk, path, deeds = SlowDisk(monkeypatch), tmp_path / "game.json", []
    autosaver = Autosaver(path)
    for number in range(20):
        autosaver.put(str(number), [lambda number=number: deeds.append(number)])  # type: ignore[misc]
    assert not path.exists()
    disk.may_write.set()
    assert autosaver.flush()
    assert path.read_text() == "19"
    assert deeds == list(range(20))
    autosaver.close()


def test_a_game_that_is_left_while_the_disk_is_slow_is_written_and_can_be_opened_then(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    places = find_data_paths(tmp_path)
    session = Session.new(OPTIONS, "slow", places)
    session.flush()
    monkeypatch.setattr(autosave, "LONGEST_WAIT", 0.01)
    disk = SlowDisk(monkeypatch)
    session.lift_curtain()
    session.play(session.legal[0])
    session.close()
    place = session.place
    assert place is not None
    assert is_still_written(place.path)
    assert not wait_for_last(0.01)
    last = GamesInProgress(places).last()
    assert last is not None
    assert last.place.path == place.path
    with pytest.raises(PlayerError, match="on their way to the disk"):
        Session.resume(place)
    with pytest.raises(SaveError):
        GamesInProgress(places).forget(place)
    disk.may_write.set()
    assert wait_for_last()
    again = Session.resume(to_resume(places))
    assert again.game.digest() == session.game.digest()
    again.close()


def test_settings_are_whole_after_a_slow_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    disk, later = SlowDisk(monkeypatch), Later()
    later.put(tmp_path / "settings.json", json.dumps({"motion": 1}))
    assert not later.flush(0.01)
    disk.may_write.set()
    assert later.flush()
    assert json.loads((tmp_path / "settings.json").read_text()) == {"motion": 1}
