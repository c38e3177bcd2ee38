"""Settings survive a round trip and any damage."""

import json
import os
import threading
from pathlib import Path

import pytest

from trickerion.storage.autosave import Later
from trickerion.storage.data_paths import find_data_paths
from trickerion.storage.settings import DEFAULT_KEYS, Settings, load_settings, save_settings


def test_settings_come_back_as_they_were(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "settings.json"
    changed = Settings(window_size=(1000, 700), fullscreen=True, motion=4.0, thinking_time=0.5, mute=True)
    changed.keys["undo"] = "u"
    changed.memory["setup"] = {"seats": [1, 2]}
    save_settings(path, changed)
    loaded = load_settings(path)
    assert loaded.settings == changed
    assert not loaded.notes


def test_without_a_file_there_are_defaults_and_no_note(tmp_path: Path) -> None:
    loaded = load_settings(tmp_path / "none.json")
    assert loaded.settings == Settings()
    assert not loaded.notes


def test_twice_the_thinking_time_of_earlier_versions_is_the_usual_without_a_note(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text('{"thinking_time": 2.0, "mute": true}', encoding="utf-8")
    loaded = load_settings(path)
    assert loaded.settings == Settings(mute=True)
    assert not loaded.notes


@pytest.mark.parametrize(
    "text", ["", "{", "[]", '"x"', "nul\0", '{"motion": 1', "[" * 100_000, "{}" + " " * 2_000_000], ids=range(8)
)
def test_a_damaged_file_gives_defaults_and_a_note(tmp_path: Path, text: str) -> None:
    path = tmp_path / "settings.json"
    path.write_text(text, encoding="utf-8")
    loaded = load_settings(path)
    assert loaded.settings == Settings()
    assert len(loaded.notes) == 1


def test_a_file_cut_off_anywhere_never_raises(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    save_settings(path, Settings(mute=True))
    whole = path.read_bytes()
    for length in range(len(whole)):
        path.write_bytes(whole[:length])
        load_settings(path)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("motion", 3.7),
        ("motion", "fast"),
        ("mute", 1),
        ("effects_volume", 7),
        ("effects_volume", None),
        ("window_size", [1]),
        ("window_size", ["a", "b"]),
        ("window_size", [-5, 100]),
        ("palette", "mauve"),
        ("keys", {"undo": 5}),
        ("keys", 3),
        ("keys", {"undo": "x" * 100}),
        ("keys", {"undo": "\ud800"}),
        ("opponents_pace", 8.0),
        ("thinking_time", 3),
        ("motion", True),
        ("opponents_pace", float("nan")),
        ("memory", []),
    ],
)
def test_one_damaged_setting_spares_the_others(tmp_path: Path, name: str, value: object) -> None:
    path = tmp_path / "settings.json"
    path.write_text(json.dumps({"confirm": False, name: value}), encoding="utf-8")
    loaded = load_settings(path)
    assert getattr(loaded.settings, name) == getattr(Settings(), name)
    assert loaded.settings.confirm is False
    assert len(loaded.notes) == 1


def test_what_a_newer_version_wrote_is_kept(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text(json.dumps({"hologram": [1], "keys": {"undo": "u"}}), encoding="utf-8")
    settings = load_settings(path).settings
    assert settings.keys == {**DEFAULT_KEYS, "undo": "u"}
    save_settings(path, settings)
    assert json.loads(path.read_text(encoding="utf-8"))["hologram"] == [1]


def test_a_failed_write_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "settings.json"
    save_settings(path, Settings(mute=True))
    monkeypatch.setattr("os.replace", lambda *_: (_ for _ in ()).throw(OSError("full")))
    with pytest.raises(OSError, match="full"):
        save_settings(path, Settings())
    assert load_settings(path).settings.mute
    assert [p.name for p in tmp_path.iterdir()] == ["settings.json"]


def test_a_data_folder_of_ones_own_holds_everything(tmp_path: Path) -> None:
    places = find_data_paths(tmp_path)
    for path in (places.autosave, places.saves, places.settings, places.logs, places.screenshots):
        assert path.is_relative_to(tmp_path)


def test_the_window_does_not_wait_for_the_disk_and_the_last_text_is_the_one_that_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    later, may_write, real = Later(), threading.Event(), os.fsync
    written: list[threading.Thread] = []

    def waits(descriptor: int) -> None:
        written.append(threading.current_thread())
        assert may_write.wait(60)
        real(descriptor)

    monkeypatch.setattr(os, "fsync", waits)
    for number in range(20):
        later.put(tmp_path / "settings.json", str(number))
    assert not (tmp_path / "settings.json").exists(), "nobody waits"
    may_write.set()
    later.flush()
    assert (tmp_path / "settings.json").read_text() == "19"
    assert threading.main_thread() not in written
    assert len(written) <= 2
    later.put(tmp_path / "settings.json", "again")
    later.flush()
    assert (tmp_path / "settings.json").read_text() == "again"
