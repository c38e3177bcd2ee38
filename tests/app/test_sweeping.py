"""Files that a killed program has left half-written go at a later start; what is written now or not ours stays."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from driver import open_driver
from given import there

from trickerion.storage.data_paths import find_data_paths
from trickerion.storage.settings import Settings, load_settings, save_settings
from trickerion.storage.writer import write_atomic, write_with_backup

ROOT = Path(__file__).resolve().parents[2]

DYING = """
import os, sys
from pathlib import Path
from trickerion.storage.writer import write_atomic, write_with_backup
os.replace = lambda *paths: os._exit(9)
(write_with_backup if sys.argv[2] == "backup" else write_atomic)(Path(sys.argv[1]), "half")
"""

WRITING = """
import os, sys
from pathlib import Path
from trickerion.storage import writer
real = os.replace
def wait(*paths):
    print("here", flush=True)
    sys.stdin.readline()
    real(*paths)
os.replace = wait
writer.write_atomic(Path(sys.argv[1]), "whole")
"""


def env() -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": str(ROOT)}


def killed_while_writing(path: Path, kind: str) -> None:
    command = [sys.executable, "-c", DYING, str(path), kind]
    assert subprocess.run(command, env=env(), check=False).returncode == 9


@contextmanager
def another_writes(path: Path) -> Iterator[None]:
    command = [sys.executable, "-c", WRITING, str(path)]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, env=env(), text=True, stdin=pipe, stdout=pipe) as program:
        assert there(program.stdout).readline() == "here\n"
        yield
        program.communicate("go on\n")


def parts(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.rglob("*") if path.suffix in (".part", ".old"))


def test_halves_of_every_kind_of_file_are_gone_at_the_next_start(tmp_path: Path) -> None:
    places = find_data_paths(tmp_path)
    save_settings(places.settings, Settings(effects_volume=0.25))
    write_with_backup(places.saves / "evening.trickerion.json", "one")
    for path in (places.settings, places.seats, places.data / "records.csv", places.games / "0a.table"):
        killed_while_writing(path, "atomic")
    for path in (places.saves / "evening.trickerion.json", places.statistics, places.evenings):
        killed_while_writing(path, "backup")
    killed_while_writing(places.replays / "0a.trickerion.json", "atomic")
    assert len(parts(tmp_path)) >= 8
    foreign = [tmp_path / "film.part", tmp_path / "letter.json12345678.part", places.saves / "thesis.old"]
    for path in foreign:
        path.write_text("somebody's own")
    with another_writes(places.saves / "now.trickerion.json"):
        driver = open_driver(tmp_path)
        left = parts(tmp_path)
        assert [name for name in left if name.startswith("now.")]
        assert len(left) == 1 + len(foreign)
        driver.app.close()
    assert (places.saves / "now.trickerion.json").read_text() == "whole"
    assert parts(tmp_path) == sorted(path.name for path in foreign)
    assert load_settings(places.settings).settings.effects_volume == 0.25


def test_a_part_that_was_swept_too_early_is_written_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    real, swept = os.replace, list[str]()

    def replace(one: str, other: str) -> None:
        if not swept:
            os.unlink(one)
            swept.append(one)
        real(one, other)

    monkeypatch.setattr(os, "replace", replace)
    write_atomic(tmp_path / "settings.json", "whole")
    assert swept
    assert (tmp_path / "settings.json").read_text() == "whole"
    assert len(list(tmp_path.iterdir())) == 1
