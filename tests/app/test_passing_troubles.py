"""Troubles that may be over at once cost nothing: what fails once is tried again, what cannot be read is not lost."""

import errno
import io
import json
import os
from pathlib import Path
from typing import Any

import pytest
from driver import Driver, open_driver

from trickerion.scenes.challenges.panel import ChallengePanel
from trickerion.storage.challenge_results import read_results
from trickerion.storage.data_paths import find_data_paths
from trickerion.storage.settings import Settings, load_settings, save_settings
from trickerion.storage.statistics import read_statistics
from trickerion.storage.tables import (
    KeptTable,
    SeatElsewhere,
    carry_table,
    keep_table,
    kept_table,
    remember_seat,
    seats_elsewhere,
)
from trickerion.words.trouble import SETTINGS_UNREADABLE

SEAT = SeatElsewhere("127.0.0.1", 47600, 7, "", False, "token", "Ádám", "Zoë")
TABLE = KeptTable(7, 47600, "Ádám", "start", {"token": 1}, (1,))


def unreadable(monkeypatch: pytest.MonkeyPatch, name: str, times: int = 10**6, code: int = errno.EMFILE) -> None:
    """A file of this name cannot be opened so often."""
    real, left = io.open, [times]

    def opens(file: Any, mode: str = "r", *more: Any, **named: Any) -> Any:
        if not isinstance(file, int) and Path(file).name == name and "r" in mode and left[0] > 0:
            left[0] -= 1
            raise OSError(code, os.strerror(code))
        return real(file, mode, *more, **named)

    monkeypatch.setattr(io, "open", opens)


def test_a_file_that_cannot_be_opened_once_is_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "settings.json"
    save_settings(path, Settings(effects_volume=0.25))
    unreadable(monkeypatch, path.name, 1)
    assert load_settings(path).settings.effects_volume == 0.25
    assert not load_settings(path).notes


def test_settings_that_cannot_be_read_are_not_written_over(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    save_settings(path, Settings(effects_volume=0.25))
    with pytest.MonkeyPatch.context() as broken:
        unreadable(broken, path.name)
        driver = open_driver(tmp_path)
        assert driver.app.notes == [SETTINGS_UNREADABLE]
        driver.app.change_settings(effects_volume=1.0)
        driver.app.close()
    assert load_settings(path).settings.effects_volume == 0.25


@pytest.mark.parametrize("text", ['{"confirm": fals', "[]"])
def test_settings_of_which_nothing_can_be_read_are_set_aside(tmp_path: Path, text: str) -> None:
    (tmp_path / "settings.json").write_text(text)
    driver = open_driver(tmp_path)
    assert len(driver.app.notes) == 1
    driver.app.close()
    assert (tmp_path / "settings.json.damaged").read_text() == text
    assert load_settings(tmp_path / "settings.json").notes == ()


def test_seats_that_cannot_be_read_just_now_are_not_written_over(tmp_path: Path) -> None:
    path = tmp_path / "seats.json"
    remember_seat(path, SEAT)
    with pytest.MonkeyPatch.context() as broken:
        unreadable(broken, path.name)
        remember_seat(path, SeatElsewhere("127.0.0.1", 47601, 8, "", False, "token", "Bo", "Zoë"))
    assert seats_elsewhere(path) == [SEAT]


def test_a_table_that_cannot_be_read_just_now_stays_beside_its_game(tmp_path: Path) -> None:
    table, game = tmp_path / "one.table", tmp_path / "two.trickerion.json"
    keep_table(table, TABLE)
    keep_table(tmp_path / "two.table", TABLE)
    with pytest.MonkeyPatch.context() as broken:
        unreadable(broken, table.name)
        carry_table(table, game)
    assert kept_table(tmp_path / "two.table") == TABLE


def test_a_try_at_a_challenge_that_cannot_be_written_is_told(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    driver.open("title")
    driver.open("challenges", left="same-lamp-twice")
    driver.click("challenge.three-lamps")
    driver.frames(6)
    panel, session = driver.app.overlay, driver.app.session
    assert isinstance(panel, ChallengePanel)
    assert session is not None
    real = os.replace

    def full(*_paths: Any) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "replace", full)
    panel._tell()
    assert any("could not be added to your results" in note for note in session.news.take_notices())
    monkeypatch.setattr(os, "replace", real)
    panel._tell()
    assert read_results(driver.app.places.challenges)["three-lamps"].tries == 1
    assert json.loads(driver.app.places.challenges.read_text())["format"] == 1
    assert read_statistics(find_data_paths(driver.app.places.data).statistics).games == ()
