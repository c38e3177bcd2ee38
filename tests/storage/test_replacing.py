"""A file takes the place of another also while a program looks at it that does not let it be replaced."""

import os
import re
from pathlib import Path

import pytest

import trickerion
from trickerion import replacing
from trickerion.storage.writer import backup_of, write_with_backup

REPLACE = os.replace


def scanned(monkeypatch: pytest.MonkeyPatch, times: int) -> list[str]:
    """A scanner looks so many times at what is to be replaced, as on Windows."""
    tried: list[str] = []

    def replace(source: str, target: Path) -> None:
        tried.append(Path(target).name)
        if len(tried) <= times:
            raise PermissionError(13, "The process cannot access the file")
        REPLACE(source, target)

    monkeypatch.setattr(os, "replace", replace)
    monkeypatch.setattr(replacing, "PAUSE", 0.0)
    return tried


def test_a_save_is_written_although_a_scanner_holds_its_file_for_a_while(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "save.json"
    write_with_backup(path, "one")
    monkeypatch.setattr(replacing, "SCANNED", True)
    tried = scanned(monkeypatch, 3)
    write_with_backup(path, "two")
    assert (path.read_text(), backup_of(path).read_text()) == ("two", "one")
    assert len([name for name in tried if name.startswith("save.json")]) > 3


def test_a_file_that_stays_held_is_refused_and_left_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "save.json"
    path.write_text("one")
    monkeypatch.setattr(replacing, "SCANNED", True)
    monkeypatch.setattr(replacing, "PATIENCE", -1.0)
    scanned(monkeypatch, 1_000_000)
    with pytest.raises(PermissionError):
        write_with_backup(path, "two")
    assert [file.read_text() for file in tmp_path.iterdir()] == ["one"]


def test_elsewhere_a_refusal_is_one_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replacing, "SCANNED", False)
    tried = scanned(monkeypatch, 1_000_000)
    with pytest.raises(PermissionError):
        write_with_backup(tmp_path / "save.json", "one")
    assert len(tried) == 1


def test_all_files_are_replaced_in_that_one_place() -> None:
    package = Path(trickerion.__file__).parent
    found = re.compile(r"\bos\.(replace|rename)\(|\bshutil\.move\(|\b\w*path\.(replace|rename)\(")
    files = [path for path in package.rglob("*.py") if found.search(path.read_text(encoding="utf-8"))]
    assert [path.name for path in files] == ["replacing.py"]
