"""A file that was double-clicked is opened by the window that is there, and no other message moves it."""

import json
import os
import time
from pathlib import Path

import pytest

from trickerion.storage.data_paths import find_data_paths
from trickerion.storage.handed_over import LARGEST, STALE, hand_over, handed_over

NAME = f"{'a' * 32}.json"


def left(folder: Path, said: object, name: str = NAME) -> Path:
    """A message that somebody has left."""
    message = folder / "to_open" / name
    message.parent.mkdir(exist_ok=True)
    message.write_text(said if isinstance(said, str) else json.dumps(said), encoding="utf-8")
    return message


@pytest.fixture
def save(tmp_path: Path) -> Path:
    path = tmp_path / "évening.trickerion.json"
    path.write_text("{}")
    return path


def test_a_file_is_handed_over_once(tmp_path: Path, save: Path) -> None:
    message = left(tmp_path, {"open": str(save)})
    assert handed_over(find_data_paths(tmp_path)) == [save]
    assert not message.exists()
    assert handed_over(find_data_paths(tmp_path)) == []


def test_nothing_is_handed_over_where_no_window_is_open(tmp_path: Path, save: Path) -> None:
    assert not hand_over(find_data_paths(tmp_path), save)
    assert not (tmp_path / "to_open").exists()


@pytest.mark.parametrize(
    "said",
    [
        *("", "no JSON", "[]", "{}", "1", "null", "\ufeff{", "[" * 5000, "x" * (LARGEST + 1)),
        *({"open": no_path} for no_path in (None, 1, [1], {"a": 1})),
        *({"open": path} for path in ("", "a\0b", "saved.json", "~/saved.json", "/", "/dev/null")),
        *({"open": path} for path in ("/nowhere/at/all.json", "file:///etc/passwd", "x" * 5000)),
        {"run": "/bin/sh"},
        {"open": "/etc/passwd", "run": "/bin/sh"},
    ],
    ids=lambda said: str(said)[:30],
)
def test_a_message_that_names_no_file_alone_is_passed_over(tmp_path: Path, said: object) -> None:
    message = left(tmp_path, said)
    assert handed_over(find_data_paths(tmp_path)) == []
    assert not message.exists()


def test_a_message_that_comes_too_late_is_passed_over(tmp_path: Path, save: Path) -> None:
    message = left(tmp_path, {"open": str(save)})
    os.utime(message, (time.time() - 2 * STALE,) * 2)
    assert handed_over(find_data_paths(tmp_path)) == []
    assert not message.exists()


@pytest.mark.parametrize("name", ["readme.txt", "x.json", f"{'g' * 32}.json", f"{'a' * 32}.json.tmp"])
def test_other_files_in_the_folder_are_let_alone(tmp_path: Path, save: Path, name: str) -> None:
    message = left(tmp_path, {"open": str(save)}, name)
    assert handed_over(find_data_paths(tmp_path)) == []
    assert message.exists()
